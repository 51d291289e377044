//! The server as its clients meet it: a real one on a real port over a real store, spoken to over HTTP and sockets. What is
//! promised whatever the store is tested on SQLite and on PostgreSQL alike.

mod bots;
mod broken;
mod client;
mod clocks;
mod commands;
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

use ground::{Engine, Ground};
use libtest_mimic::{Arguments, Failed, Trial};
use std::sync::Arc;
use store::testing::Cluster;

/// A test, given an empty place to serve from.
type Test = fn(Ground) -> std::pin::Pin<Box<dyn Future<Output = ()>>>;

/// Names tests after their functions.
macro_rules! tests {
    ($($module:ident::{$($name:ident),* $(,)?}),* $(,)?) => {
        &[$($((stringify!($name), (|ground| Box::pin(crate::$module::$name(ground))) as Test)),*),*]
    };
}
pub(crate) use tests;

/// What hangs on the store.
const BOTH: &[&[(&str, Test)]] =
    &[play::TESTS, commands::TESTS, restart::TESTS, clocks::ON_BOTH, pest::TESTS, packs::TESTS, today::TESTS];

/// What does not.
const ONE: &[&[(&str, Test)]] = &[
    secrets::TESTS,
    undo::TESTS,
    bots::TESTS,
    clocks::TESTS,
    people::TESTS,
    tables::TESTS,
    broken::TESTS,
    flaky::TESTS,
];

/// What only several nodes can get wrong.
const SEVERAL: &[&[(&str, Test)]] = &[nodes::TESTS];

fn main() {
    let arguments = Arguments::from_args();
    let cluster = if arguments.list { Err(String::new()) } else { Cluster::start().map(Arc::new) };
    let mut trials = Vec::new();
    for (name, test) in BOTH.iter().chain(ONE).copied().flatten() {
        trials.push(Trial::test(format!("sqlite::{name}"), || run(Engine::Sqlite, *test)));
    }
    if let Err(why) = cluster.as_ref().map(drop)
        && !arguments.list
    {
        eprintln!("\n!!! NOT TESTED: nothing of PostgreSQL. {why}\n");
    }
    let required = std::env::var("CI").is_ok_and(|ci| ci == "true");
    for (name, test) in BOTH.iter().chain(SEVERAL).copied().flatten() {
        let name = format!("postgres::{name}");
        trials.push(match &cluster {
            Ok(cluster) => {
                let engine = Engine::Postgres(cluster.clone());
                Trial::test(name, || run(engine, *test))
            }
            Err(why) if required => {
                let why = why.clone();
                Trial::test(name, || Err(Failed::from(why)))
            }
            Err(_) => Trial::test(name, || Ok(())).with_ignored_flag(true),
        });
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    // Leaving ends nothing by itself.
    drop(cluster);
    conclusion.exit();
}

fn run(engine: Engine, test: Test) -> Result<(), Failed> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(async {
        let test = test(Ground::new(engine));
        tokio::time::timeout(std::time::Duration::from_secs(60), test).await.expect("it comes to an end");
    });
    runtime.shutdown_background();
    Ok(())
}
