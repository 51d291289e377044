//! A test program whose tests run on both engines.
//!
//! Where PostgreSQL is missing, its tests are ignored with a visible message; with `CI=true` they fail.

use super::{Cluster, Engine, TestDatabase};
use libtest_mimic::{Arguments, Failed, Trial};
use std::sync::Arc;

/// The tests of a program, and the cluster they share.
pub struct Suite {
    arguments: Arguments,
    cluster: Result<Arc<Cluster>, String>,
    trials: Vec<Trial>,
}

impl Suite {
    /// Reads the command line and starts a cluster.
    pub fn start() -> Self {
        let arguments = Arguments::from_args();
        let cluster = if arguments.list { Err(String::new()) } else { Cluster::start().map(Arc::new) };
        if let (Err(why), false) = (&cluster, arguments.list) {
            eprintln!("\n!!! NOT TESTED: nothing ran on PostgreSQL. {why}\n");
        }
        Self { arguments, cluster, trials: Vec::new() }
    }

    /// Adds a test that runs on SQLite.
    pub fn on_sqlite(&mut self, name: &str, test: impl FnOnce(TestDatabase) + Send + 'static) {
        self.trials.push(trial(format!("sqlite::{name}"), Engine::Sqlite, test));
    }

    /// Adds a test that runs on PostgreSQL.
    pub fn on_postgres(&mut self, name: &str, test: impl FnOnce(TestDatabase) + Send + 'static) {
        let name = format!("postgres::{name}");
        let required = std::env::var("CI").is_ok_and(|ci| ci == "true");
        self.trials.push(match &self.cluster {
            Ok(cluster) => trial(name, Engine::Postgres(Arc::clone(cluster)), test),
            Err(why) if required => {
                let why = why.clone();
                Trial::test(name, || Err(Failed::from(why)))
            }
            Err(_) => Trial::test(name, || Ok(())).with_ignored_flag(true),
        });
    }

    /// Runs the tests, stops the cluster and exits.
    pub fn run(self) -> ! {
        let Self { arguments, cluster, trials } = self;
        let conclusion = libtest_mimic::run(&arguments, trials);
        // Exiting drops nothing.
        drop(cluster);
        conclusion.exit()
    }
}

fn trial(name: String, engine: Engine, test: impl FnOnce(TestDatabase) + Send + 'static) -> Trial {
    Trial::test(name, || {
        test(TestDatabase::new(engine));
        Ok(())
    })
}
