//! What only a file can get wrong.

use crate::ground::{Ground, bodies, says};
use crate::{Test, tests};
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::process::Command;
use store::{AppendError, Location, Sqlite, Store, StoreError, TableFilter};

pub(crate) const TESTS: &[(&str, Test)] = tests![sqlite::{
    a_second_server_is_refused,
    one_may_look_while_a_server_runs,
    nobody_else_may_read_the_file,
    a_file_that_is_no_database_is_refused,
    a_database_of_another_program_is_refused,
    a_folder_that_can_t_be_written_is_refused,
    an_old_file_is_brought_up_to_date,
    a_newer_file_is_refused,
    a_full_disk_is_told_to_everyone_and_survived,
    lists_use_their_indexes,
}];

fn refusal(result: Result<impl Sized, StoreError>) -> String {
    match result {
        Err(StoreError::Refused(why)) => why,
        Err(other) => panic!("{other:?}"),
        Ok(_) => panic!("it was not refused"),
    }
}

async fn a_second_server_is_refused(ground: Ground) {
    let store = ground.open().await;
    let why = refusal(store::open(&ground.place).await);
    assert!(why.contains("another miasma") && why.contains("miasma.db"), "{why}");
    store.append(says("t", 0, "undisturbed")).await.unwrap();
    store.close().await;
    ground.open().await.close().await;
}

async fn one_may_look_while_a_server_runs(ground: Ground) {
    let why = refusal(store::open_read_only(&ground.place).await);
    assert!(why.contains("can't read"), "{why}");
    let store = ground.open().await;
    store.append(says("t", 0, "a")).await.unwrap();
    let guest = store::open_read_only(&ground.place).await.unwrap();
    store.append(says("t", 1, "b")).await.unwrap();
    assert_eq!(bodies(&*guest, "t").await, ["a", "b"]);
    assert_eq!(guest.tables(&TableFilter::All(None), 0, 9).await.unwrap().len(), 1);
    let mut lines = 0;
    let mut line = |_: &str| {
        lines += 1;
        Ok(())
    };
    guest.dump(&mut line).await.unwrap();
    assert_eq!(lines, 5);
    let refused = guest.append(says("t", 2, "c")).await;
    assert!(matches!(refused, Err(AppendError::Store(StoreError::Refused(_)))), "{refused:?}");
    guest.ping().await.unwrap();
    guest.close().await;
    store.append(says("t", 2, "c")).await.unwrap();
    store.close().await;
    let guest = store::open_read_only(&ground.place).await.unwrap();
    assert_eq!(bodies(&*guest, "t").await, ["a", "b", "c"]);
    guest.close().await;
}

async fn nobody_else_may_read_the_file(ground: Ground) {
    let store = ground.open().await;
    store.append(says("t", 0, "secret")).await.unwrap();
    let folder = ground.file().parent().unwrap().to_owned();
    assert_eq!(fs::metadata(&folder).unwrap().permissions().mode() & 0o777, 0o700);
    for file in fs::read_dir(folder).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{file:?}");
    }
    store.close().await;
}

async fn a_file_that_is_no_database_is_refused(ground: Ground) {
    let file = ground.file();
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    let letter = "Dear diary, ".repeat(1_000);
    fs::write(&file, &letter).unwrap();
    let why = refusal(store::open(&ground.place).await);
    assert!(why.contains("not a database") && why.contains("miasma.db"), "{why}");
    assert_eq!(fs::read_to_string(&file).unwrap(), letter);
}

async fn a_database_of_another_program_is_refused(ground: Ground) {
    let file = ground.file();
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    sql(&file, "CREATE TABLE recipes (name TEXT)").await;
    let why = refusal(store::open(&ground.place).await);
    assert!(why.contains("another program"), "{why}");
}

async fn a_folder_that_can_t_be_written_is_refused(ground: Ground) {
    let folder = ground.file().parent().unwrap().to_owned();
    fs::write(&folder, "a file where the folder should be").unwrap();
    let why = refusal(store::open(&ground.place).await);
    assert!(why.contains("cannot create the directory"), "{why}");
    // Root may write everywhere but here.
    let why = refusal(store::open(&Location::Directory("/proc/self".into())).await);
    assert!(why.contains("can't write /proc/self"), "{why}");
}

async fn an_old_file_is_brought_up_to_date(ground: Ground) {
    let file = ground.file();
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    sql(&file, include_str!("../../migrations/sqlite/0001_tables_and_people.sql")).await;
    sql(
        &file,
        "PRAGMA user_version = 1; PRAGMA application_id = 0x4d696173;
         INSERT INTO tables VALUES ('t', 1, 5, 5, 'open', 'pest', 1, NULL, NULL, '{}');
         INSERT INTO entries VALUES ('t', 1, 5, 'k', 'from the old days')",
    )
    .await;
    let why = refusal(Sqlite::open_read_only(&file).await);
    assert!(why.contains("older"), "{why}");
    let store = ground.open().await;
    assert_eq!(bodies(&*store, "t").await, ["from the old days"]);
    store.append(says("t", 1, "from the new")).await.unwrap();
    assert_eq!(store.add_report(1, None, "reports came later").await, Ok(1));
    assert_eq!(store.count_documents("came later still").await, Ok(0));
    store.close().await;
}

async fn a_newer_file_is_refused(ground: Ground) {
    let store = ground.open().await;
    store.append(says("t", 0, "a")).await.unwrap();
    store.close().await;
    sql(&ground.file(), "PRAGMA user_version = 99").await;
    let newer = Some(StoreError::Newer { found: 99, supported: 5 });
    assert_eq!(store::open(&ground.place).await.err(), newer);
    assert_eq!(store::open_read_only(&ground.place).await.err(), newer);
    sql(&ground.file(), "PRAGMA user_version = 5").await;
    let store = ground.open().await;
    assert_eq!(bodies(&*store, "t").await, ["a"]);
    store.close().await;
}

/// Tells the child that its files may not grow beyond a limit.
pub(crate) const SMALL: &str = "MIASMA_STORE_TEST_SMALL";

async fn a_full_disk_is_told_to_everyone_and_survived(ground: Ground) {
    let Location::Directory(folder) = &ground.place else { unreachable!("it is SQLite") };
    // A limit on the size of files stands for the full disk; the signal that comes with it must not kill.
    let status = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -S -f 2000; exec \"$0\""])
        .arg(std::env::current_exe().unwrap())
        .env(crate::kill::PLACE, folder)
        .env(SMALL, "yes")
        .status()
        .unwrap();
    assert!(status.success());
    let store = ground.open().await;
    for table in ["t0", "t1", "t2", "t3"] {
        let log = bodies(&*store, table).await;
        assert_eq!(log.last().map(String::as_str), Some("there is room again"));
    }
    store.close().await;
}

/// What the child does.
pub(crate) async fn fill_the_disk(store: &dyn Store) {
    let mut written = 0;
    let large = "x".repeat(30_000);
    loop {
        let (a, b, c, d) = tokio::join!(
            store.append(says("t0", written, &large)),
            store.append(says("t1", written, &large)),
            store.append(says("t2", written, &large)),
            store.append(says("t3", written, &large)),
        );
        let all = [a, b, c, d];
        if all.iter().all(Result::is_ok) {
            written += 1;
            assert!(written < 10_000, "the disk is never full");
            continue;
        }
        // They share a transaction or follow one another; none hangs, and each that failed is told why.
        for (table, outcome) in all.iter().enumerate() {
            let there = bodies(store, &format!("t{table}")).await.len() as u64;
            match outcome {
                Ok(()) => assert_eq!(there, written + 1),
                Err(AppendError::Store(StoreError::Unavailable(_))) => assert_eq!(there, written),
                other => panic!("{other:?}"),
            }
        }
        break;
    }
    // What little room is left does not do for this.
    let after = bodies(store, "t0").await.len() as u64;
    let again = store.append(says("t0", after, &large.repeat(100))).await;
    assert!(matches!(again, Err(AppendError::Store(StoreError::Unavailable(_)))), "{again:?}");
    let pid = std::process::id().to_string();
    let freed = Command::new("prlimit").args(["--pid", &pid, "--fsize=unlimited"]).status();
    assert!(freed.unwrap().success());
    for table in ["t0", "t1", "t2", "t3"] {
        let after = bodies(store, table).await.len() as u64;
        store.append(says(table, after, "there is room again")).await.unwrap();
    }
    store.close().await;
}

async fn lists_use_their_indexes(ground: Ground) {
    ground.open().await.close().await;
    for (query, index) in [
        (
            "SELECT id FROM tables WHERE stage = 'open' AND public = TRUE ORDER BY updated DESC, id DESC",
            "tables_public",
        ),
        ("SELECT stage, COUNT(*) FROM tables GROUP BY stage", "tables_by_stage"),
        ("SELECT id FROM tables WHERE due <= 5 AND (lease IS NULL OR lease <= 5) ORDER BY due", "tables_due"),
        ("SELECT number FROM entries WHERE table_id = 't' AND key = 'k'", "PRIMARY KEY (table_id=?)"),
        (
            "SELECT e.number FROM (VALUES ('t', 'k'), ('u', 'l')) AS asked CROSS JOIN entries e
             WHERE e.table_id = asked.column1 AND e.key = asked.column2 AND e.key IS NOT NULL",
            "PRIMARY KEY (table_id=?)",
        ),
    ] {
        let plan = sql(&ground.file(), &format!("EXPLAIN QUERY PLAN {query}")).await;
        assert!(plan.contains(index) && !plan.contains("B-TREE"), "{query}: {plan}");
    }
}

/// Has statements done behind the store's back, and returns what they print.
async fn sql(file: &std::path::Path, statements: &str) -> String {
    use sqlx::{Connection as _, Row as _};
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    let statements = sqlx::AssertSqlSafe(statements.to_owned());
    let rows = sqlx::raw_sql(statements).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    rows.iter().map(|row| row.try_get::<String, _>(row.len() - 1).unwrap_or_default() + "\n").collect()
}
