//! Databases of earlier and later builds.

use crate::fixtures::{bodies, execute, table_id, unkeyed};
use crate::{Test, tests};
use std::path::Path;
use store::testing::{Engine, TestDatabase};
use store::{AppendError, Location, Stage, StoreError, TableFilter};

pub(crate) const TESTS: &[(&str, Test)] = tests![migrations::{
    a_new_database_records_every_migration,
    a_database_of_an_earlier_build_is_migrated,
    a_database_of_an_earlier_build_is_read_without_a_change,
    a_database_of_a_later_build_is_refused,
    a_changed_migration_is_refused,
}];

const APPLIED: &str = "SELECT CAST(version AS TEXT) FROM _sqlx_migrations WHERE success ORDER BY version";

/// The SQL of all migrations of an engine.
fn files(engine: &Engine) -> Vec<String> {
    let directory = match engine {
        Engine::Sqlite => "sqlite",
        Engine::Postgres(_) => "postgres",
    };
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(directory);
    let entries = std::fs::read_dir(directory).expect("the directory is there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read_to_string(path).expect("a text file")).collect()
}

fn versions(last: usize) -> String {
    (1..=last).map(|version| version.to_string()).collect::<Vec<_>>().join("\n")
}

/// Creates a database as builds without sqlx's migrator did.
async fn create_by_hand(database: &TestDatabase, version: usize) {
    for file in &files(&database.engine)[..version] {
        execute(database, file).await;
    }
    let mark = match database.engine {
        Engine::Sqlite => format!("PRAGMA user_version = {version}; PRAGMA application_id = 0x4d696173;"),
        Engine::Postgres(_) => format!(
            "CREATE TABLE miasma_version (version BIGINT NOT NULL);
             INSERT INTO miasma_version SELECT * FROM generate_series(1, {version});"
        ),
    };
    execute(database, &mark).await;
    execute(
        database,
        "INSERT INTO tables VALUES ('t', 1, 5, 5, 'open', 'pest', TRUE, NULL, NULL, '{}');
         INSERT INTO entries VALUES ('t', 1, 5, 'k', 'old')",
    )
    .await;
}

async fn a_new_database_records_every_migration(database: TestDatabase) {
    let all = versions(files(&database.engine).len());
    database.open().await.close().await;
    assert_eq!(execute(&database, APPLIED).await, all);
    database.open().await.close().await;
    assert_eq!(execute(&database, APPLIED).await, all);
}

async fn a_database_of_an_earlier_build_is_migrated(database: TestDatabase) {
    let supported = files(&database.engine).len();
    for version in 1..=supported {
        let database = database.another();
        create_by_hand(&database, version).await;
        for after in 1..3 {
            let store = database.open().await;
            assert_eq!(bodies(&*store, "t").await.len() as u64, after);
            store.append(unkeyed("t", after, "new")).await.unwrap();
            assert_eq!(store.add_report(1, None, "a report").await, Ok(after));
            assert_eq!(store.count_documents("any").await, Ok(0));
            store.close().await;
        }
        assert_eq!(execute(&database, APPLIED).await, versions(supported), "from version {version}");
    }
}

async fn a_database_of_an_earlier_build_is_read_without_a_change(database: TestDatabase) {
    for version in 1..=files(&database.engine).len() {
        let database = database.another();
        create_by_hand(&database, version).await;
        let before = content(&database);
        let reader = store::open_read_only(&database.location).await.unwrap();
        assert_eq!(bodies(&*reader, "t").await, ["old"]);
        assert_eq!(reader.tables(&TableFilter::All(None), 0, 9).await.unwrap().len(), 1);
        assert_eq!(reader.tables(&TableFilter::All(Some(Stage::Running)), 0, 9).await, Ok(Vec::new()));
        assert_eq!(reader.snapshot(&table_id("t")).await, Ok(None));
        assert_eq!(reader.check().await, Ok(Vec::new()));
        assert_eq!((reader.reports(None, 0, 9).await, reader.report(1).await), (Ok(Vec::new()), Ok(None)));
        assert_eq!(
            (reader.count_documents("any").await, reader.document("any", "a").await),
            (Ok(0), Ok(None))
        );
        assert_eq!(reader.documents("any").await, Ok(Vec::new()));
        let mut lines = Vec::new();
        let mut line = |line: &str| {
            lines.push(Ok(line.to_owned()));
            Ok(())
        };
        reader.dump(&mut line).await.unwrap();
        // Nothing can be written, whichever way.
        let refused = Err(StoreError::Refused("the database was opened read only".to_owned()));
        assert_eq!(reader.append(unkeyed("t", 1, "new")).await, refused.clone().map_err(AppendError::Store));
        assert_eq!(reader.add_report(1, None, "a report").await, refused.clone().map(|()| 1));
        assert_eq!(reader.restore(&mut Vec::new().into_iter()).await, refused);
        reader.close().await;
        assert!(content(&database) == before, "version {version} was changed");
        // The earlier build can still open it, because no migration was recorded.
        let mark = match database.engine {
            Engine::Sqlite => "SELECT CAST(user_version AS TEXT) FROM pragma_user_version",
            Engine::Postgres(_) => "SELECT MAX(version) FROM miasma_version",
        };
        assert_eq!(execute(&database, mark).await, version.to_string());
        // The backup can be restored by this build.
        let other = database.another();
        let new = other.open().await;
        new.restore(&mut lines.into_iter()).await.unwrap();
        assert_eq!(bodies(&*new, "t").await, ["old"]);
        new.close().await;
    }
}

/// The whole content of a database: the bytes of the file, or the names of all columns and the number of all writes.
fn content(database: &TestDatabase) -> Vec<u8> {
    match &database.location {
        Location::Directory(directory) => {
            std::fs::read(directory.join("miasma.db")).expect("the file is there")
        }
        Location::Url(url) => {
            let columns = "SELECT table_name, column_name FROM information_schema.columns
                WHERE table_schema = 'public' ORDER BY 1, 2;
                SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1;
                SELECT xmin, id, last FROM tables; SELECT xmin, body FROM entries; SELECT xmin, version FROM miasma_version";
            database.cluster().execute(url, columns).into_bytes()
        }
    }
}

async fn a_database_of_a_later_build_is_refused(database: TestDatabase) {
    let supported = i64::try_from(files(&database.engine).len()).unwrap();
    let newer = Some(StoreError::Newer { found: 99, supported });
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        SELECT 99, description, success, checksum, execution_time FROM _sqlx_migrations WHERE version = 1";
    let later_by_hand = match database.engine {
        Engine::Sqlite => "PRAGMA user_version = 99",
        Engine::Postgres(_) => "INSERT INTO miasma_version VALUES (99)",
    };
    for mark in [later, later_by_hand] {
        let database = database.another();
        let store = database.open().await;
        store.append(unkeyed("t", 0, "a")).await.unwrap();
        store.close().await;
        execute(&database, mark).await;
        assert_eq!(store::open(&database.location).await.err(), newer);
        if mark == later_by_hand {
            assert_eq!(store::open_read_only(&database.location).await.err(), newer);
        }
    }
}

async fn a_changed_migration_is_refused(database: TestDatabase) {
    database.open().await.close().await;
    let change = "UPDATE _sqlx_migrations SET checksum =
        (SELECT checksum FROM _sqlx_migrations WHERE version = 2) WHERE version = 1";
    execute(&database, change).await;
    let refused = store::open(&database.location).await.err();
    assert!(matches!(&refused, Some(StoreError::Corrupt(why)) if why.contains("migration 1")), "{refused:?}");
}
