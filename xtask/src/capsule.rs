//! Makes a capsule: a database with every kind of table, and what each of them shows.

use crate::root;
use std::process::Command;

/// Makes a capsule with this build, or with another binary and the folder `data` it was built with. Returns whether it succeeded.
pub(crate) fn run(name: &str, other: Option<(&str, &str)>) -> Result<bool, String> {
    let cargo = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO"));
        // The client is not part of a capsule.
        command.args(args).current_dir(root()).env("MIASMA_WEB", "skip");
        let status = command.status().map_err(|error| format!("cargo can't be started: {error}"))?;
        Ok::<bool, String>(status.success())
    };
    let (binary, data) = match other {
        Some(given) => given,
        None if cargo(&["build", "--package", "miasma"])? => ("target/debug/miasma", "data"),
        None => return Ok(false),
    };
    cargo(&["run", "--quiet", "--package", "capsule", "--", name, binary, data])
}
