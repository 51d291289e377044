//! What can go wrong around a server, while people play: in every trial no acknowledged move is lost, none takes effect twice, and
//! `/readyz` tells the truth. `cargo xtask test faults` runs all of them, `cargo test --workspace --test faults NAME` one.

#![allow(unreachable_pub, reason = "a test exports nothing: `pub` means for the other files")]

mod disk;
mod player;
mod process;
mod proxy;

use disk::LoopDisk;
use player::Players;
use process::Server;
use proxy::Proxy;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use store::Location;
use store::testing::{SmallDisk, Suite, TestDatabase};

/// Kills and stops in one trial.
const REPEATS: usize = 20;

/// Players in a trial.
const PLAYERS: u64 = 8;

fn main() {
    let mut suite = Suite::start();
    suite.on_sqlite("server_killed", |database| run(server_killed(&database)));
    suite.on_postgres("server_killed", |database| run(server_killed(&database)));
    suite.on_sqlite("server_stopped", |database| run(server_stopped(&database)));
    suite.on_sqlite("disk_full", |_| run(disk_full()));
    suite.on_sqlite("disk_read_only", |_| run(disk_read_only()));
    suite.on_sqlite("log_damaged", |database| run(log_damaged(&database)));
    suite.on_sqlite("pages_damaged", |database| run(pages_damaged(&database)));
    suite.on_sqlite("file_moved_away", |database| run(file_moved_away(&database)));
    suite.on_postgres("node_killed", |database| run(node_killed(&database)));
    suite.on_postgres("node_frozen", |database| run(node_frozen(&database)));
    suite.on_postgres("node_cut_off", |database| run(node_cut_off(&database)));
    suite.on_postgres("database_away", |database| run(database_away(&database)));
    suite.on_postgres("clock_wrong", |database| run(clock_wrong(&database)));
    suite.run();
}

fn run(trial: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    runtime.expect("a runtime starts").block_on(trial);
}

/// A random time of at most a fifth of a second, so that a fault hits any moment of the work.
async fn any_moment() {
    let mut random = [0];
    getrandom::fill(&mut random).expect("random numbers");
    tokio::time::sleep(Duration::from_micros(u64::from(random[0]) * 800)).await;
}

/// Kills the server at random moments and starts it again.
async fn server_killed(database: &TestDatabase) {
    let mut server = Server::start(&database.location);
    let players = Players::start(PLAYERS, &[&server.host]);
    for _ in 0..REPEATS {
        players.until_moves(5).await;
        any_moment().await;
        server.kill();
        server = Server::start(&database.location);
        players.move_to(&[&server.host]);
    }
    players.until_moves(50).await;
    server.until_ready(200);
    assert!(players.verify(&database.location).await > 150);
}

/// Stops the server with SIGTERM under load and starts it again.
async fn server_stopped(database: &TestDatabase) {
    let mut server = Server::start(&database.location);
    let players = Players::start(PLAYERS, &[&server.host]);
    for _ in 0..REPEATS / 2 {
        players.until_moves(20).await;
        any_moment().await;
        let status = tokio::task::spawn_blocking(move || server.terminate()).await.expect("it ends");
        assert!(status.success(), "{status}");
        server = Server::start(&database.location);
        players.move_to(&[&server.host]);
    }
    players.until_moves(50).await;
    assert!(players.verify(&database.location).await > 200);
}

/// Fills the disk under load and frees it again. The server keeps running.
async fn disk_full() {
    let Some(disk) = SmallDisk::mount("192m") else { return };
    let place = Location::Directory(disk.path().join("data"));
    let server = Server::start(&place);
    let players = Players::start(PLAYERS, &[&server.host]);
    for _ in 0..3 {
        players.until_moves(50).await;
        server.until_ready(200);
        let ballast = disk.path().join("ballast");
        assert!(fs::write(&ballast, vec![0; 256 << 20]).is_err(), "the disk is small");
        server.until_ready(503);
        fs::remove_file(&ballast).expect("it can be deleted");
        server.until_ready(200);
    }
    players.until_moves(50).await;
    assert!(players.verify(&place).await > 200);
    drop(server);
}

/// The disk becomes read-only under load. After a repair and a restart the games go on.
async fn disk_read_only() {
    let Some(disk) = LoopDisk::mount() else { return };
    let place = Location::Directory(disk.path().join("data"));
    let server = Server::start(&place);
    let players = Players::start(PLAYERS, &[&server.host]);
    players.until_moves(100).await;
    server.until_ready(200);
    disk.fail();
    server.until_ready(503);
    server.kill();
    disk.repair();
    let server = Server::start(&place);
    players.move_to(&[&server.host]);
    server.until_ready(200);
    players.until_moves(50).await;
    assert!(players.verify(&place).await > 100);
    drop(server);
}

/// Damages the write-ahead log of a killed server. The next start reports it, and nothing that was acknowledged is lost by the rescue.
async fn log_damaged(database: &TestDatabase) {
    let Location::Directory(folder) = &database.location else { unreachable!("it is SQLite") };
    let server = Server::start(&database.location);
    let players = Players::start(PLAYERS, &[&server.host]);
    players.until_moves(300).await;
    server.kill();
    let path = folder.join("miasma.db-wal");
    let mut log = fs::read(&path).expect("a killed server leaves its log");
    // A frame is a page of 4096 bytes after a header of 24, which begins with the number of the page. One in the middle of the log
    // is damaged; the same page comes again later, so that nothing is lost but what SQLite would ignore.
    let frames: Vec<&[u8]> = log[32..].chunks_exact(4120).collect();
    let comes_again = |at: &usize| frames[at + 1..].iter().any(|frame| frame[..4] == frames[*at][..4]);
    let damaged =
        (frames.len() / 2..frames.len()).find(comes_again).expect("pages are written again and again");
    log[32 + damaged * 4120 + 2000] ^= 0x10;
    fs::write(&path, log).expect("it can be written");
    let said = Server::refuses_to_start(&database.location);
    assert!(said.contains("miasma.db-wal is damaged at byte") && said.contains("admin salvage"), "{said}");
    let rescued = tempfile::tempdir().expect("a temporary directory can be created");
    let backup = rescued.path().join("salvaged.jsonl.gz");
    admin(&["check"], folder, 1);
    admin(&["salvage", &backup.display().to_string()], folder, 0);
    let place = Location::Directory(rescued.path().join("data"));
    admin(&["restore", &backup.display().to_string()], &rescued.path().join("data"), 0);
    let server = Server::start(&place);
    players.move_to(&[&server.host]);
    players.until_moves(50).await;
    assert!(players.verify(&place).await > 300);
    drop(server);
}

/// Damages pages of the database of a stopped server. The next server is not ready, salvage saves every other table, and the backup has
/// everything.
async fn pages_damaged(database: &TestDatabase) {
    let Location::Directory(folder) = &database.location else { unreachable!("it is SQLite") };
    let server = Server::start(&database.location);
    let players = Players::start(PLAYERS, &[&server.host]);
    players.until_moves(300).await;
    let status = tokio::task::spawn_blocking(move || server.terminate()).await.expect("it ends");
    assert!(status.success(), "{status}");
    let rescued = tempfile::tempdir().expect("a temporary directory can be created");
    let [backup, salvaged] =
        ["backup", "salvaged"].map(|name| rescued.path().join(name).display().to_string());
    admin(&["backup", &backup], folder, 0);

    // The pages with the key of the last entry: one of its log, and one of each index.
    let store = store::open_read_only(&database.location).await.expect("the data can be read");
    let tables = store.tables(&store::TableFilter::All(None), 0, 500).await.expect("it answers");
    let last = tables.iter().map(|row| &row.table).max().expect("there are tables");
    let entries = store.entries(last, 0, u32::MAX).await.expect("it answers");
    let key = entries.iter().rev().find_map(|entry| entry.key.clone()).expect("commands have keys");
    store.close().await;
    let path = folder.join("miasma.db");
    let mut bytes = fs::read(&path).expect("it can be read");
    let contains_key = |page: &[u8]| page.windows(key.len()).any(|window| window == key.as_bytes());
    let damaged: Vec<&mut [u8]> = bytes.chunks_exact_mut(4096).filter(|page| contains_key(page)).collect();
    assert!(!damaged.is_empty(), "{key} is in the file");
    damaged.into_iter().for_each(|page| page.fill(0xa5));
    fs::write(&path, bytes).expect("it can be written");

    let server = Server::start(&database.location);
    server.until_ready(503);
    server.kill();
    let said = admin(&["check"], folder, 1);
    assert!(said.contains("`miasma admin salvage FILE` saves every table that can be read"), "{said}");
    let said = admin(&["salvage", &salvaged], folder, 1);
    assert!(said.contains(&format!("Not saved: table {last}")), "{said}");
    let saved = rescued.path().join("saved");
    admin(&["restore", &salvaged], &saved, 0);
    let store = store::open_read_only(&Location::Directory(saved)).await.expect("the data can be read");
    let restored = store.tables(&store::TableFilter::All(None), 0, 500).await.expect("it answers");
    store.close().await;
    let lost = said.lines().filter(|line| line.starts_with("Not saved: table ")).count();
    assert_eq!(restored.len() + lost, tables.len(), "{said}");

    let place = Location::Directory(rescued.path().join("data"));
    admin(&["restore", &backup], &rescued.path().join("data"), 0);
    let server = Server::start(&place);
    server.until_ready(200);
    players.move_to(&[&server.host]);
    players.until_moves(50).await;
    assert!(players.verify(&place).await > 300);
    drop(server);
}

/// Moves the database away under a running server, as an administrator may do by mistake, and back.
async fn file_moved_away(database: &TestDatabase) {
    let Location::Directory(folder) = &database.location else { unreachable!("it is SQLite") };
    let mut server = Server::start(&database.location);
    let players = Players::start(PLAYERS, &[&server.host]);
    let (path, aside) = (folder.join("miasma.db"), folder.join("aside"));
    for _ in 0..3 {
        players.until_moves(50).await;
        server.until_ready(200);
        any_moment().await;
        fs::rename(&path, &aside).expect("it can be moved");
        server.until_ready(503);
        fs::rename(&aside, &path).expect("it can be moved back");
        server.until_ready(200);
    }
    // A write-ahead log that is gone is gone, but its contents are not. Only a new server gets a new one.
    players.until_moves(50).await;
    fs::remove_file(folder.join("miasma.db-wal")).expect("a running server has a log");
    server.until_ready(503);
    let status = tokio::task::spawn_blocking(move || server.terminate()).await.expect("it ends");
    assert!(status.success(), "{status}");
    server = Server::start(&database.location);
    players.move_to(&[&server.host]);
    server.until_ready(200);
    players.until_moves(50).await;
    assert!(players.verify(&database.location).await > 250);
    drop(server);
}

/// Runs `miasma admin`, which must end with this status, and returns what it says.
fn admin(words: &[&str], folder: &Path, status: i32) -> String {
    let run = Command::new(env!("CARGO_BIN_EXE_miasma"))
        .arg("admin")
        .args(words)
        .arg("--data")
        .arg(folder)
        .output()
        .expect("it starts");
    let said = String::from_utf8_lossy(&[run.stdout, run.stderr].concat()).into_owned();
    assert_eq!(run.status.code(), Some(status), "{words:?}: {said}");
    said
}

/// Kills one of two nodes again and again.
async fn node_killed(database: &TestDatabase) {
    let steady = Server::start(&database.location);
    let mut other = Server::start(&database.location);
    let players = Players::start(PLAYERS, &[&steady.host, &other.host]);
    for _ in 0..REPEATS / 2 {
        players.until_moves(20).await;
        any_moment().await;
        other.kill();
        players.move_to(&[&steady.host]);
        players.until_moves(20).await;
        other = Server::start(&database.location);
        players.move_to(&[&steady.host, &other.host]);
    }
    for node in [&steady, &other] {
        node.until_ready(200);
    }
    assert!(players.verify(&database.location).await > 300);
}

/// Freezes one of two nodes, and thaws it when the other has played on.
async fn node_frozen(database: &TestDatabase) {
    let nodes = [Server::start(&database.location), Server::start(&database.location)];
    let players = Players::start(PLAYERS, &[&nodes[0].host, &nodes[1].host]);
    for _ in 0..2 {
        players.until_moves(50).await;
        any_moment().await;
        nodes[1].signal("STOP");
        let frozen = Instant::now();
        // A transaction of the frozen node may hold locks until the database ends it.
        players.until_moves(50).await;
        println!("50 moves after {:?}", frozen.elapsed());
        nodes[1].signal("CONT");
        nodes[1].until_ready(200);
    }
    players.until_moves(50).await;
    assert!(players.verify(&database.location).await > 200);
}

/// Cuts one of two nodes off from the database.
async fn node_cut_off(database: &TestDatabase) {
    let proxy = Proxy::start(database.url()).await;
    let nodes = [Server::start(&database.location), Server::start(&Location::Url(proxy.url()))];
    let players = Players::start(PLAYERS, &[&nodes[0].host, &nodes[1].host]);
    for _ in 0..2 {
        players.until_moves(50).await;
        any_moment().await;
        proxy.cut();
        let cut = nodes_readyz(&nodes[1]).await;
        assert_eq!(cut, 503);
        nodes[0].until_ready(200);
        players.until_moves(50).await;
        proxy.mend();
        ready(&nodes[1]).await;
    }
    players.until_moves(50).await;
    assert!(players.verify(&database.location).await > 200);
}

/// Takes the database away from all nodes, and brings it back.
async fn database_away(database: &TestDatabase) {
    let proxy = Proxy::start(database.url()).await;
    let place = Location::Url(proxy.url());
    let nodes = [Server::start(&place), Server::start(&place)];
    let players = Players::start(PLAYERS, &[&nodes[0].host, &nodes[1].host]);
    for _ in 0..2 {
        players.until_moves(50).await;
        proxy.cut();
        for node in &nodes {
            assert_eq!(nodes_readyz(node).await, 503);
        }
        proxy.mend();
        for node in &nodes {
            ready(node).await;
        }
        database.cluster().crash();
        for node in &nodes {
            ready(node).await;
        }
    }
    players.until_moves(50).await;
    assert!(players.verify(&database.location).await > 150);
}

/// The status of `/readyz`, without blocking the proxy's thread.
async fn nodes_readyz(node: &Server) -> u16 {
    let (status, took) =
        tokio::task::block_in_place(|| node.readyz()).expect("it answers without its database");
    println!("/readyz answered {status} after {took:?}");
    status
}

async fn ready(node: &Server) {
    tokio::task::block_in_place(|| node.until_ready(200));
}

/// One of two nodes has a clock that is 10 minutes fast.
async fn clock_wrong(database: &TestDatabase) {
    let library = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";
    if !Path::new(library).exists() {
        let why = "libfaketime is missing: install it with `apt-get install --yes libfaketime`";
        assert!(!std::env::var("CI").is_ok_and(|ci| ci == "true"), "{why}");
        return eprintln!("!!! NOT TESTED: {why}");
    }
    let fast = [
        ("LD_PRELOAD", library),
        ("FAKETIME", "+600s"),
        ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
        ("DONT_FAKE_MONOTONIC", "1"),
    ];
    let nodes = [Server::start(&database.location), Server::start_with(&database.location, &fast)];
    let players = Players::start(PLAYERS, &[&nodes[0].host, &nodes[1].host]);
    players.until_moves(300).await;
    for node in &nodes {
        node.until_ready(200);
    }
    // All entries have the time of the database, and so are in order.
    let store = database.open().await;
    let now = store.time().expect("a shared store has a time");
    for table in store.tables(&store::TableFilter::All(None), 0, 500).await.expect("it answers") {
        let entries = store.entries(&table.table, 0, u32::MAX).await.expect("it answers");
        let late = entries.iter().find(|entry| entry.at > now + 60_000);
        assert!(late.is_none(), "{}: {late:?} is in the future", table.table);
    }
    store.close().await;
    assert!(players.verify(&database.location).await > 250);
}
