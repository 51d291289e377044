//! One suite for both engines: the promises of a store are tested on SQLite and on PostgreSQL, and on each engine what can
//! only go wrong there.

mod both_engines;
mod dumps;
mod fixtures;
mod kill;
mod migrations;
mod people;
mod postgres;
mod sqlite;

use store::testing::{Suite, TestDatabase};

/// A test, which gets an empty database.
type Test = fn(TestDatabase) -> std::pin::Pin<Box<dyn Future<Output = ()>>>;

/// Lists tests with the names of their functions.
macro_rules! tests {
    ($($module:ident::{$($name:ident),* $(,)?}),* $(,)?) => {
        &[$($((stringify!($name), (|database| Box::pin(crate::$module::$name(database))) as Test)),*),*]
    };
}
pub(crate) use tests;

fn main() {
    if kill::is_child() {
        return kill::child();
    }
    let mut suite = Suite::start();
    let shared = || {
        both_engines::TESTS
            .iter()
            .chain(people::TESTS)
            .chain(dumps::TESTS)
            .chain(kill::TESTS)
            .chain(migrations::TESTS)
    };
    for (name, test) in shared().chain(sqlite::TESTS) {
        suite.on_sqlite(name, |database| run(*test, database));
    }
    for (name, test) in shared().chain(postgres::TESTS) {
        suite.on_postgres(name, |database| run(*test, database));
    }
    suite.run();
}

fn run(test: Test, database: TestDatabase) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime starts").block_on(test(database));
}
