//! One suite for both engines: what is promised of a store is tested on SQLite and on PostgreSQL alike, and on each what
//! only it can get wrong.

mod both;
mod dumps;
mod ground;
mod kill;
mod postgres;
mod sqlite;

use ground::{Engine, Ground};
use libtest_mimic::{Arguments, Failed, Trial};
use std::sync::Arc;
use store::testing::Cluster;

/// A test, given a store of its own.
type Test = fn(Ground) -> std::pin::Pin<Box<dyn Future<Output = ()>>>;

/// Names tests after their functions.
macro_rules! tests {
    ($($module:ident::{$($name:ident),* $(,)?}),* $(,)?) => {
        &[$($((stringify!($name), (|ground| Box::pin(crate::$module::$name(ground))) as Test)),*),*]
    };
}
pub(crate) use tests;

fn main() {
    if kill::is_child() {
        return kill::child();
    }
    let arguments = Arguments::from_args();
    let cluster = if arguments.list { Err(String::new()) } else { Cluster::start().map(Arc::new) };
    let mut trials = Vec::new();
    for (name, test) in both::TESTS.iter().chain(dumps::TESTS).chain(kill::TESTS).chain(sqlite::TESTS) {
        trials.push(Trial::test(format!("sqlite::{name}"), || run(Engine::Sqlite, *test)));
    }
    let missing = cluster.as_ref().err().cloned();
    if let Some(why) = missing.as_ref().filter(|_| !arguments.list) {
        eprintln!("\n!!! NOT TESTED: nothing of PostgreSQL. {why}\n");
    }
    let required = std::env::var("CI").is_ok_and(|ci| ci == "true");
    for (name, test) in both::TESTS.iter().chain(dumps::TESTS).chain(kill::TESTS).chain(postgres::TESTS) {
        let name = format!("postgres::{name}");
        trials.push(match (&cluster, &missing) {
            (Ok(cluster), _) => {
                let engine = Engine::Postgres(cluster.clone());
                Trial::test(name, || run(engine, *test))
            }
            (Err(why), _) if required => {
                let why = why.clone();
                Trial::test(name, || Err(Failed::from(why)))
            }
            _ => Trial::test(name, || Ok(())).with_ignored_flag(true),
        });
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    // Leaving ends nothing by itself.
    drop(cluster);
    conclusion.exit();
}

fn run(engine: Engine, test: Test) -> Result<(), Failed> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(test(Ground::new(engine)));
    Ok(())
}
