//! `cargo xtask laws`: the laws on many more games than a test run has time for.

use std::process::Command;
use std::time::Instant;

/// The crates whose `tests/laws.rs` plays their game under `game::laws`.
const GAMES: &[&str] = &["rattus", "pest"];

/// How many games of each set-up the law tests play; they read it themselves and have a small default.
const VARIABLE: &str = "MIASMA_LAW_GAMES";

/// Plays so many games of every set-up of every game; says whether all laws held.
pub(crate) fn run(games: u64) -> bool {
    let broken: Vec<_> = GAMES.iter().filter(|package| !holds(package, games)).collect();
    for package in &broken {
        println!("{package}: a law was broken, or its tests could not run");
    }
    broken.is_empty()
}

fn holds(package: &str, games: u64) -> bool {
    let args = ["test", "--release", "--package", package, "--test", "laws", "--", "--nocapture"];
    println!("==> {VARIABLE}={games} cargo {}", args.join(" "));
    let began = Instant::now();
    let status =
        Command::new("cargo").args(args).env(VARIABLE, games.to_string()).current_dir(crate::root()).status();
    println!("    {:.1} s", began.elapsed().as_secs_f64());
    status.is_ok_and(|status| status.success())
}
