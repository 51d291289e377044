//! `cargo xtask laws`: runs the law tests on many more games than the test suite does.

use std::process::Command;
use std::time::Instant;

/// The variable that tells the law tests how many games of each set-up to play.
const VARIABLE: &str = "MIASMA_LAW_GAMES";

/// Plays `games` games of every set-up of every game. Returns whether all laws held.
pub(crate) fn run(games: u64) -> bool {
    let packages = crate::rules_crates();
    let failed: Vec<_> = packages.iter().filter(|package| !holds(package, games)).collect();
    for package in &failed {
        println!("{package}: a law failed, or its tests could not run");
    }
    failed.is_empty()
}

fn holds(package: &str, games: u64) -> bool {
    let args = ["test", "--release", "--package", package, "--test", "laws", "--", "--nocapture"];
    println!("==> {VARIABLE}={games} cargo {}", args.join(" "));
    let start = Instant::now();
    let status =
        Command::new("cargo").args(args).env(VARIABLE, games.to_string()).current_dir(crate::root()).status();
    println!("    {:.1} s", start.elapsed().as_secs_f64());
    status.is_ok_and(|status| status.success())
}
