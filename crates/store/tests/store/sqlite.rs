//! What can go wrong only with a file.

use crate::fixtures::{bodies, execute, file, person, person_id, table_id, unkeyed};
use crate::{Test, tests};
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;
use store::testing::{SmallDisk, TestDatabase};
use store::{AppendError, Location, Person, Store, StoreError, TableFilter};

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
    a_deleted_or_replaced_file_is_noticed,
    a_deleted_log_is_noticed_and_nothing_is_lost,
    a_file_that_begins_with_nonsense_fails_the_ping,
    damage_that_was_read_fails_the_ping,
    files_of_root_belong_to_the_owner_of_the_folder,
    a_refused_restore_leaves_nothing_behind,
    a_salvaged_database_keeps_bans_ends_of_links_and_blocks,
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
    assert!(why.contains("miasma.db.probe") || why.contains("disk is full"), "{why}");
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

fn unavailable<T: std::fmt::Debug>(result: Result<T, StoreError>) -> String {
    match result {
        Err(StoreError::Unavailable(why)) => why,
        other => panic!("{other:?}"),
    }
}

async fn a_deleted_or_replaced_file_is_noticed(database: TestDatabase) {
    let store = database.open().await;
    store.append(unkeyed("t", 0, "a")).await.unwrap();
    store.ping().await.unwrap();
    let (path, aside) = (file(&database), file(&database).with_extension("aside"));
    fs::rename(&path, &aside).unwrap();
    let lost = store.append(unkeyed("t", 1, "written to a file that nobody finds")).await;
    assert!(matches!(lost, Err(AppendError::Store(StoreError::Unavailable(_)))), "{lost:?}");
    let why = unavailable(store.ping().await);
    assert!(why.contains("miasma.db"), "{why}");
    fs::copy(&aside, &path).unwrap();
    let why = unavailable(store.ping().await);
    assert!(why.contains("miasma.db was replaced while the server runs"), "{why}");
    fs::rename(&aside, &path).unwrap();
    store.ping().await.unwrap();
    store.append(unkeyed("t", 1, "b")).await.unwrap();
    store.close().await;
    let store = database.open().await;
    assert_eq!(bodies(&*store, "t").await, ["a", "b"]);
    store.close().await;
}

async fn a_deleted_log_is_noticed_and_nothing_is_lost(database: TestDatabase) {
    let store = database.open().await;
    store.append(unkeyed("t", 0, "a")).await.unwrap();
    fs::remove_file(file(&database).with_file_name("miasma.db-wal")).unwrap();
    for _ in 0..2 {
        let why = unavailable(store.ping().await);
        assert!(why.contains("miasma.db-wal was deleted"), "{why}");
        let lost = store.append(unkeyed("t", 1, "b")).await;
        assert!(matches!(lost, Err(AppendError::Store(StoreError::Unavailable(_)))), "{lost:?}");
    }
    store.close().await;
    let store = database.open().await;
    assert_eq!(bodies(&*store, "t").await, ["a"]);
    store.append(unkeyed("t", 1, "b")).await.unwrap();
    store.close().await;
}

async fn a_file_that_begins_with_nonsense_fails_the_ping(database: TestDatabase) {
    let store = database.open().await;
    store.ping().await.unwrap();
    let mut opened = fs::OpenOptions::new().write(true).open(file(&database)).unwrap();
    std::io::Write::write_all(&mut opened, &[0xa5; 4096]).unwrap();
    let pinged = store.ping().await;
    assert!(matches!(&pinged, Err(StoreError::Corrupt(why)) if why.contains("miasma.db")), "{pinged:?}");
    store.close().await;
}

async fn damage_that_was_read_fails_the_ping(database: TestDatabase) {
    forty_tables(&database).await.close().await;
    let path = file(&database);
    let mut bytes = fs::read(&path).unwrap();
    let page = position(&bytes, 20) / 4096 * 4096;
    bytes[page..page + 4096].fill(0xa5);
    fs::write(&path, bytes).unwrap();
    let store = database.open().await;
    let read = store.entries(&table_id("t20"), 0, 9).await;
    let named = |error: &StoreError| matches!(error, StoreError::Corrupt(why) if why.contains("miasma.db: "));
    assert!(read.as_ref().is_err_and(named), "{read:?}");
    let pinged = store.ping().await;
    assert!(pinged.as_ref().is_err_and(named), "{pinged:?}");
    store.close().await;
}

async fn files_of_root_belong_to_the_owner_of_the_folder(database: TestDatabase) {
    use std::os::unix::fs::{MetadataExt as _, chown};
    let Location::Directory(folder) = &database.location else { unreachable!("it is SQLite") };
    fs::create_dir(folder).unwrap();
    if chown(folder, Some(12_345), Some(12_346)).is_err() {
        assert!(!std::env::var("CI").is_ok_and(|ci| ci == "true"), "run as root");
        return eprintln!("!!! NOT TESTED: only root can give a folder away. Run the test as root.");
    }
    let store = database.open().await;
    store.append(unkeyed("t", 0, "a")).await.unwrap();
    let owners = || {
        let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let owner = |path: std::path::PathBuf| {
            let file = fs::metadata(&path).unwrap();
            (path.file_name().unwrap().to_owned(), file.uid(), file.gid())
        };
        files.map(owner).collect::<Vec<_>>()
    };
    assert!(owners().len() >= 3, "{:?}", owners());
    assert!(owners().iter().all(|(_, user, group)| (*user, *group) == (12_345, 12_346)), "{:?}", owners());
    store.close().await;
}

async fn a_refused_restore_leaves_nothing_behind(database: TestDatabase) {
    let Location::Directory(folder) = &database.location else { unreachable!("it is SQLite") };
    let mut lines = ["no backup".to_owned()].into_iter().map(Ok);
    let why = refusal(store::restore(&database.location, &mut lines).await);
    assert!(why.contains("line 1 of the backup"), "{why}");
    assert!(!folder.exists(), "the folder was created for nothing");
    fs::create_dir(folder).unwrap();
    fs::write(folder.join("notes"), "mine").unwrap();
    let mut lines = ["no backup".to_owned()].into_iter().map(Ok);
    refusal(store::restore(&database.location, &mut lines).await);
    let names: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["notes"]);
    // A database that was there before stays.
    database.open().await.close().await;
    let mut lines = ["no backup".to_owned()].into_iter().map(Ok);
    refusal(store::restore(&database.location, &mut lines).await);
    assert!(file(&database).exists());
}

async fn a_salvaged_database_keeps_bans_ends_of_links_and_blocks(database: TestDatabase) {
    let store = database.open().await;
    let banned = Person { banned: Some(77), ..person("anna") };
    for person in [&banned, &person("ben")] {
        store.add_person(person).await.unwrap();
    }
    store.update_person(&banned).await.unwrap();
    let secret = [7; 32];
    store.set_recovery(&banned.id, Some((secret, 500))).await.unwrap();
    store.block(&person_id("ben"), &banned.id, 5).await.unwrap();
    let report = store.add_report(9, None, "a report").await.unwrap();
    store.set_report_state(report, "done").await.unwrap();
    store.close().await;
    let Location::Directory(folder) = &database.location else { unreachable!("it is SQLite") };
    let (_, lines) = salvage(folder).await;
    let copy = database.another();
    let store = copy.open().await;
    store.restore(&mut lines.into_iter().map(Ok)).await.unwrap();
    assert_eq!(store.person(&banned.id).await.unwrap().unwrap().banned, Some(77));
    assert!(store.person_by_recovery(&secret, 499).await.unwrap().is_some());
    assert!(store.person_by_recovery(&secret, 501).await.unwrap().is_none(), "the link has ended");
    assert_eq!(store.blockers_of(&banned.id).await.unwrap(), [person_id("ben")]);
    assert_eq!(store.report(report).await.unwrap().unwrap().state, "done");
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
