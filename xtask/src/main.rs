//! The project's chores: `cargo xtask help` names them.

mod command;
mod laws;
mod ledger;
mod report;
mod source;
mod suite;
mod test;
mod tool;

use command::Command;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let command = match Command::parse(std::env::args().skip(1)) {
        Ok(command) => command,
        Err(fault) => return refuse(&fault),
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
        Command::Laws { games } => Ok(laws::run(games)),
        Command::Ledger { prefixes } => ledger::run(&prefixes),
        Command::Screenshots => Ok(test::give(suite::SCREENSHOTS)),
        Command::Measure => Ok(test::give(suite::MEASURE)),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(fault) => refuse(&fault),
    }
}

/// Bad input is one clear sentence and status 2.
fn refuse(fault: &str) -> ExitCode {
    eprintln!("cargo xtask: {fault}");
    ExitCode::from(2)
}

/// The workspace's root, wherever the command was given.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace's root")
}
