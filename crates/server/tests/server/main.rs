//! The server as its clients meet it: a real one on a real port over a real store, spoken to over HTTP and sockets. What is
//! promised whatever the store is tested on SQLite and on PostgreSQL alike.

mod bots;
mod broken;
mod capsules;
mod clocks;
mod commands;
mod config;
mod flaky;
mod nodes;
mod packs;
mod people;
mod pest;
mod play;
mod restart;
mod secrets;
#[path = "../support/mod.rs"]
#[allow(dead_code, reason = "shared with the suite `hostile`")]
mod support;
mod tables;
mod today;
mod undo;

use std::time::Duration;
use store::testing::Suite;
use support::{Test, client, cluster, run, run_for, tests};

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

/// Maximum duration of opening a capsule, which has many games.
const CAPSULE_TIME: Duration = Duration::from_secs(600);
