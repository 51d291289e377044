//! Development tasks of the project; `cargo xtask help` lists them.

mod bench;
mod capsule;
mod command;
mod dist;
mod fuzz;
mod laws;
mod ledger;
mod report;
mod source;
mod suite;
mod test;
mod tidy;
mod tool;
mod trial;

use command::Command;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let command = match Command::parse(std::env::args().skip(1)) {
        Ok(command) => command,
        Err(fault) => return usage_error(&fault),
    };
    let done = match command {
        Command::Help => {
            print!("{}", command::HELP);
            Ok(true)
        }
        Command::List => {
            test::list();
            Ok(true)
        }
        Command::Test { suites } => test::run(&suites),
        Command::Bench { seconds } => Ok(bench::run(seconds)),
        Command::Laws { games } => Ok(laws::run(games)),
        Command::Fuzz { cases, target } => fuzz::run(cases, target.as_deref()),
        Command::Ledger { prefixes } => ledger::run(&prefixes),
        Command::Tidy => tidy::run(),
        Command::Trial => trial::run(),
        Command::Dist => dist::build().map(|folder| folder.is_some()),
        Command::Screenshots => Ok(test::run_commands(suite::SCREENSHOTS)),
        Command::Measure => Ok(test::run_commands(suite::MEASURE)),
        Command::Capsule { name, other } => {
            capsule::run(&name, other.as_ref().map(|(binary, data)| (binary.as_str(), data.as_str())))
        }
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(fault) => usage_error(&fault),
    }
}

/// Prints a usage error and exits with status 2.
fn usage_error(fault: &str) -> ExitCode {
    eprintln!("cargo xtask: {fault}");
    ExitCode::from(2)
}

/// The workspace's root, independent of the current directory.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a directory of the workspace's root")
}

/// The crates that contain the rules of a game: those whose `tests/laws.rs` plays it under `game::laws`.
fn rules_crates() -> Vec<String> {
    let crates = std::fs::read_dir(root().join("crates")).expect("the workspace has the folder `crates`");
    let crates = crates.map(|entry| entry.expect("the folder can be listed"));
    let rules = crates.filter(|entry| entry.path().join("tests/laws.rs").exists());
    let mut names: Vec<String> =
        rules.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}
