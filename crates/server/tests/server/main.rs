//! The server as its clients meet it: a real one on a real port over a real store, spoken to over HTTP and sockets. What is
//! promised whatever the store is tested on SQLite and on PostgreSQL alike.

mod bots;
mod broken;
mod capsules;
mod client;
mod clocks;
mod commands;
mod config;
mod flaky;
mod ground;
mod nodes;
mod packs;
mod people;
mod pest;
mod play;
mod restart;
mod secrets;
mod tables;
mod today;
mod undo;

use ground::Ground;
use std::time::Duration;
use store::testing::{Suite, TestDatabase};

/// A test, given an empty place to serve from.
type Test = fn(Ground) -> std::pin::Pin<Box<dyn Future<Output = ()>>>;

/// Names tests after their functions.
macro_rules! tests {
    ($($module:ident::{$($name:ident),* $(,)?}),* $(,)?) => {
        &[$($((stringify!($name), (|ground| Box::pin(crate::$module::$name(ground))) as Test)),*),*]
    };
}
pub(crate) use tests;

/// Tests for both engines of the store.
const BOTH: &[&[(&str, Test)]] =
    &[play::TESTS, commands::TESTS, restart::TESTS, clocks::ON_BOTH, pest::TESTS, packs::TESTS, today::TESTS];

/// Tests that do not depend on the engine. They run on SQLite only.
const ONE: &[&[(&str, Test)]] = &[
    secrets::TESTS,
    undo::TESTS,
    bots::TESTS,
    clocks::TESTS,
    people::TESTS,
    config::TESTS,
    tables::TESTS,
    broken::TESTS,
    flaky::TESTS,
];

/// What only several nodes can get wrong.
const SEVERAL: &[&[(&str, Test)]] = &[nodes::TESTS];

fn main() {
    let mut suite = Suite::start();
    for (name, test) in BOTH.iter().chain(ONE).copied().flatten() {
        suite.on_sqlite(name, |database| run(*test, database));
    }
    for (name, test) in BOTH.iter().chain(SEVERAL).copied().flatten() {
        suite.on_postgres(name, |database| run(*test, database));
    }
    for capsule in capsule::Capsule::all() {
        let name = format!("capsule_{}", capsule.name);
        let (one, other) = (capsule.name.clone(), capsule.name);
        suite.on_sqlite(&name, move |database| run_for(CAPSULE_TIME, capsules::open(&one, database)));
        suite.on_postgres(&name, move |database| run_for(CAPSULE_TIME, capsules::open(&other, database)));
    }
    suite.run();
}

/// Maximum duration of a test.
const TEST_TIME: Duration = Duration::from_secs(60);

/// Maximum duration of opening a capsule, which has many games.
const CAPSULE_TIME: Duration = Duration::from_secs(600);

fn run(test: Test, database: TestDatabase) {
    run_for(TEST_TIME, test(Ground::new(database)));
}

fn run_for(limit: Duration, test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.expect("a runtime starts");
    runtime.block_on(async {
        tokio::time::timeout(limit, test).await.expect("the test ends");
    });
    runtime.shutdown_background();
}
