//! What can go wrong only with a file.

use crate::fixtures::{bodies, execute, file, unkeyed};
use crate::{Test, tests};
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;
use store::testing::{SmallDisk, TestDatabase};
use store::{AppendError, Location, Store, StoreError, TableFilter};

pub(crate) const TESTS: &[(&str, Test)] = tests![sqlite::{
    a_second_server_is_refused,
    a_file_can_be_read_while_a_server_uses_it,
    only_the_owner_may_read_the_file,
    a_file_that_is_not_a_database_is_refused,
    a_database_of_another_program_is_refused,
    a_directory_that_cannot_be_written_is_refused,
    an_empty_file_is_not_read,
    a_full_disk_is_reported_to_every_caller_and_survived,
    a_full_or_read_only_disk_fails_the_ping,
    damage_in_the_log_is_reported_and_everything_else_is_saved,
    damage_in_the_file_is_found_and_other_tables_are_saved,
    queries_use_their_indexes,
}];

fn refusal(result: Result<impl Sized, StoreError>) -> String {
    match result {
        Err(StoreError::Refused(why)) => why,
        Err(other) => panic!("{other:?}"),
        Ok(_) => panic!("nothing was refused"),
    }
}

async fn a_second_server_is_refused(database: TestDatabase) {
    let store = database.open().await;
    let why = refusal(store::open(&database.location).await);
    assert!(why.contains("another miasma") && why.contains("miasma.db"), "{why}");
    store.append(unkeyed("t", 0, "undisturbed")).await.unwrap();
    store.close().await;
    database.open().await.close().await;
}

async fn a_file_can_be_read_while_a_server_uses_it(database: TestDatabase) {
    let why = refusal(store::open_read_only(&database.location).await);
    assert!(why.contains("cannot read"), "{why}");
    let store = database.open().await;
    store.append(unkeyed("t", 0, "a")).await.unwrap();
    let reader = store::open_read_only(&database.location).await.unwrap();
    store.append(unkeyed("t", 1, "b")).await.unwrap();
    assert_eq!(bodies(&*reader, "t").await, ["a", "b"]);
    assert_eq!(reader.tables(&TableFilter::All(None), 0, 9).await.unwrap().len(), 1);
    let mut lines = 0;
    let mut line = |_: &str| {
        lines += 1;
        Ok(())
    };
    reader.dump(&mut line).await.unwrap();
    assert_eq!(lines, 5);
    let refused = reader.append(unkeyed("t", 2, "c")).await;
    assert!(matches!(refused, Err(AppendError::Store(StoreError::Refused(_)))), "{refused:?}");
    assert!(refusal(reader.ping().await).contains("read only"));
    reader.close().await;
    store.append(unkeyed("t", 2, "c")).await.unwrap();
    store.close().await;
    let reader = store::open_read_only(&database.location).await.unwrap();
    assert_eq!(bodies(&*reader, "t").await, ["a", "b", "c"]);
    reader.close().await;
}

async fn only_the_owner_may_read_the_file(database: TestDatabase) {
    let store = database.open().await;
    store.append(unkeyed("t", 0, "secret")).await.unwrap();
    let folder = file(&database).parent().unwrap().to_owned();
    assert_eq!(fs::metadata(&folder).unwrap().permissions().mode() & 0o777, 0o700);
    for file in fs::read_dir(folder).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{file:?}");
    }
    store.close().await;
}

async fn a_file_that_is_not_a_database_is_refused(database: TestDatabase) {
    let file = file(&database);
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    let letter = "Dear diary, ".repeat(1_000);
    fs::write(&file, &letter).unwrap();
    let why = refusal(store::open(&database.location).await);
    assert!(why.contains("not a database") && why.contains("miasma.db"), "{why}");
    assert_eq!(fs::read_to_string(&file).unwrap(), letter);
}

async fn a_database_of_another_program_is_refused(database: TestDatabase) {
    let file = file(&database);
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    execute(&database, "CREATE TABLE recipes (name TEXT)").await;
    let why = refusal(store::open(&database.location).await);
    assert!(why.contains("another program"), "{why}");
}

async fn a_directory_that_cannot_be_written_is_refused(database: TestDatabase) {
    let folder = file(&database).parent().unwrap().to_owned();
    fs::write(&folder, "a file where the folder should be").unwrap();
    let why = refusal(store::open(&database.location).await);
    assert!(why.contains("cannot create the directory"), "{why}");
    // Even root cannot write here.
    let why = refusal(store::open(&Location::Directory("/proc/self".into())).await);
    assert!(why.contains("cannot write /proc/self"), "{why}");
}

async fn an_empty_file_is_not_read(database: TestDatabase) {
    let file = file(&database);
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, "").unwrap();
    let why = refusal(store::open_read_only(&database.location).await);
    assert!(why.contains("is empty"), "{why}");
    assert_eq!(fs::metadata(&file).unwrap().len(), 0);
}

/// Set for the child process whose file size is limited.
pub(crate) const SMALL: &str = "MIASMA_STORE_TEST_SMALL";

async fn a_full_disk_is_reported_to_every_caller_and_survived(database: TestDatabase) {
    let Location::Directory(folder) = &database.location else { unreachable!("it is SQLite") };
    // A file size limit simulates a full disk; the signal that comes with it is ignored.
    let status = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -S -f 2000; exec \"$0\""])
        .arg(std::env::current_exe().unwrap())
        .env(crate::kill::LOCATION, folder)
        .env(SMALL, "yes")
        .status()
        .unwrap();
    assert!(status.success());
    let store = database.open().await;
    for table in ["t0", "t1", "t2", "t3"] {
        let log = bodies(&*store, table).await;
        assert_eq!(log.last().map(String::as_str), Some("there is room again"));
    }
    store.close().await;
}

async fn a_full_or_read_only_disk_fails_the_ping(_: TestDatabase) {
    let Some(disk) = SmallDisk::mount("8m") else { return };
    let folder = disk.path().join("data");
    let store = store::open(&Location::Directory(folder.clone())).await.unwrap();
    store.ping().await.unwrap();
    let ballast = disk.path().join("ballast");
    assert!(fs::write(&ballast, vec![0; 16 << 20]).is_err(), "the disk is small");
    let why = store.ping().await.unwrap_err().to_string();
    assert!(why.contains("miasma.db.probe"), "{why}");
    fs::remove_file(&ballast).unwrap();
    store.ping().await.unwrap();
    assert!(store.stats().errors >= 1);
    disk.cover_read_only(&folder);
    let why = store.ping().await.unwrap_err().to_string();
    assert!(why.contains("ead-only"), "{why}");
    disk.uncover(&folder);
    store.ping().await.unwrap();
    store.close().await;
}

/// A store with 40 tables, each written by a transaction of its own.
async fn forty_tables(database: &TestDatabase) -> std::sync::Arc<dyn Store> {
    let store = database.open().await;
    for number in 0..40 {
        let body = format!("the body of table {number:02} {}", "x".repeat(2000));
        store.append(unkeyed(&format!("t{number:02}"), 0, &body)).await.unwrap();
    }
    store
}

/// The position of the first entry of a table in a file.
fn position(bytes: &[u8], number: u32) -> usize {
    let text = format!("the body of table {number:02}");
    bytes.windows(text.len()).position(|window| window == text.as_bytes()).expect("it is in the file")
}

async fn salvage(folder: &Path) -> (store::Salvaged, Vec<String>) {
    let scratch = tempfile::tempdir().unwrap();
    let mut lines = Vec::new();
    let mut line = |line: &str| {
        lines.push(line.to_owned());
        Ok(())
    };
    let place = Location::Directory(folder.to_owned());
    let salvaged = store::salvage(&place, scratch.path(), &mut line).await.unwrap();
    (salvaged, lines)
}

async fn damage_in_the_log_is_reported_and_everything_else_is_saved(database: TestDatabase) {
    let store = forty_tables(&database).await;
    // A copy while the server runs has everything in its log, as after a crash.
    let crashed = tempfile::tempdir().unwrap();
    let Location::Directory(folder) = &database.location else { unreachable!("it is SQLite") };
    for name in ["miasma.db", "miasma.db-wal"] {
        fs::copy(folder.join(name), crashed.path().join(name)).unwrap();
    }
    store.close().await;
    let log = crashed.path().join("miasma.db-wal");
    let mut bytes = fs::read(&log).unwrap();
    let damaged = position(&bytes, 20);
    bytes[damaged] ^= 1;
    fs::write(&log, bytes).unwrap();
    let place = Location::Directory(crashed.path().to_owned());
    for opened in [store::open(&place).await, store::open_read_only(&place).await] {
        let Err(StoreError::Corrupt(why)) = opened else { panic!("damage was not noticed") };
        assert!(why.contains("miasma.db-wal is damaged at byte") && why.contains("admin salvage"), "{why}");
    }
    // Later frames have the same page again, so nothing at all is lost.
    let (salvaged, lines) = salvage(crashed.path()).await;
    assert_eq!(salvaged, store::Salvaged { tables: 40, lost: Vec::new() });
    let copy = database.another();
    let store = copy.open().await;
    store.restore(&mut lines.into_iter().map(Ok)).await.unwrap();
    for number in 0..40 {
        let body = &bodies(&*store, &format!("t{number:02}")).await[0];
        assert!(body.starts_with(&format!("the body of table {number:02}")), "{body}");
    }
    store.close().await;
}

async fn damage_in_the_file_is_found_and_other_tables_are_saved(database: TestDatabase) {
    forty_tables(&database).await.close().await;
    let Location::Directory(folder) = &database.location else { unreachable!("it is SQLite") };
    let store = store::open_read_only(&database.location).await.unwrap();
    assert_eq!(store.check().await, Ok(Vec::new()));
    store.close().await;
    let path = folder.join("miasma.db");
    let mut bytes = fs::read(&path).unwrap();
    let page = position(&bytes, 20) / 4096 * 4096;
    bytes[page..page + 4096].fill(0xa5);
    fs::write(&path, bytes).unwrap();
    let store = store::open_read_only(&database.location).await.unwrap();
    assert!(!store.check().await.unwrap().is_empty());
    store.close().await;
    let (salvaged, lines) = salvage(folder).await;
    // A page has the entries of about ten tables.
    assert!(salvaged.tables >= 28 && salvaged.lost.iter().any(|lost| lost.contains("t20")), "{salvaged:?}");
    let copy = database.another();
    let store = copy.open().await;
    store.restore(&mut lines.into_iter().map(Ok)).await.unwrap();
    assert_eq!(store.tables(&TableFilter::All(None), 0, 99).await.unwrap().len() as u64, salvaged.tables);
    store.close().await;
}

/// What the child process does.
pub(crate) async fn fill_the_disk(store: &dyn Store) {
    let mut written = 0;
    let large = "x".repeat(30_000);
    loop {
        let (a, b, c, d) = tokio::join!(
            store.append(unkeyed("t0", written, &large)),
            store.append(unkeyed("t1", written, &large)),
            store.append(unkeyed("t2", written, &large)),
            store.append(unkeyed("t3", written, &large)),
        );
        let all = [a, b, c, d];
        if all.iter().all(Result::is_ok) {
            written += 1;
            assert!(written < 10_000, "the disk never filled up");
            continue;
        }
        // Appends that failed were not written, appends that succeeded were.
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
    // The space that is left is not enough for this.
    let after = bodies(store, "t0").await.len() as u64;
    let again = store.append(unkeyed("t0", after, &large.repeat(100))).await;
    assert!(matches!(again, Err(AppendError::Store(StoreError::Unavailable(_)))), "{again:?}");
    let pid = std::process::id().to_string();
    let freed = Command::new("prlimit").args(["--pid", &pid, "--fsize=unlimited"]).status();
    assert!(freed.unwrap().success());
    for table in ["t0", "t1", "t2", "t3"] {
        let after = bodies(store, table).await.len() as u64;
        store.append(unkeyed(table, after, "there is room again")).await.unwrap();
    }
    store.close().await;
}

async fn queries_use_their_indexes(database: TestDatabase) {
    database.open().await.close().await;
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
        let plan = execute(&database, &format!("EXPLAIN QUERY PLAN {query}")).await;
        assert!(plan.contains(index) && !plan.contains("B-TREE"), "{query}: {plan}");
    }
}
