//! Attacks on the server, over HTTP and sockets. Each test is a finding that worked once, or a way in that must stay shut;
//! `docs/security.md` lists them with what they protect.

mod bodies;
mod connections;
mod identity;
mod leaks;
mod limits;
mod matrix;
mod moderation;
mod seats;
mod secrets;
#[path = "../support/mod.rs"]
#[allow(dead_code, reason = "shared with the suite `server`")]
mod support;

use store::testing::Suite;
use support::{Test, client, cluster, run, tests};

/// All tests. None depends on the engine of the store, so they run on SQLite only.
const TESTS: &[&[(&str, Test)]] = &[
    bodies::TESTS,
    connections::TESTS,
    identity::TESTS,
    leaks::TESTS,
    limits::TESTS,
    matrix::TESTS,
    moderation::TESTS,
    seats::TESTS,
    secrets::TESTS,
];

fn main() {
    let mut suite = Suite::start();
    for (name, test) in TESTS.iter().copied().flatten() {
        suite.on_sqlite(name, |database| run(*test, database));
    }
    suite.run();
}
