//! `cargo xtask bench`: the speed of random play, next to random chess.

use std::process::Command;

/// Runs the example of the crate `arena`. Returns whether it ran.
pub(crate) fn run(seconds: Option<u32>) -> bool {
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--profile", "dist", "--package", "arena", "--example", "chess", "--"]);
    cargo.args(seconds.map(|seconds| seconds.to_string()));
    cargo.current_dir(crate::root()).status().is_ok_and(|status| status.success())
}
