//! What the test suites of the server share: clients, servers over empty databases, and how a test runs.

pub(crate) mod client;
pub(crate) mod cluster;
pub(crate) mod knowledge;

use cluster::Cluster;
use std::time::Duration;
use store::testing::TestDatabase;

/// A test, given an empty place to serve from.
pub(crate) type Test = fn(Cluster) -> std::pin::Pin<Box<dyn Future<Output = ()>>>;

/// Names tests after their functions.
macro_rules! tests {
    ($($module:ident::{$($name:ident),* $(,)?}),* $(,)?) => {
        &[$($((stringify!($name), (|cluster| Box::pin(crate::$module::$name(cluster))) as crate::support::Test)),*),*]
    };
}
pub(crate) use tests;

/// Maximum duration of a test. It only ends tests that hang: most take a second, and the longest half a minute.
const TEST_TIME: Duration = Duration::from_secs(900);

/// Maximum duration of a test when `cargo xtask fuzz` runs it with many cases.
const LONG_RUN: Duration = Duration::from_secs(24 * 3600);

/// Runs a test on a database.
pub(crate) fn run(test: Test, database: TestDatabase) {
    let limit = if std::env::var_os("MIASMA_FUZZ_CASES").is_some() { LONG_RUN } else { TEST_TIME };
    run_for(limit, test(Cluster::new(database)));
}

/// Runs a test that may take this long.
pub(crate) fn run_for(limit: Duration, test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.expect("a runtime starts");
    runtime.block_on(async {
        tokio::time::timeout(limit, test).await.expect("the test ends");
    });
    runtime.shutdown_background();
}
