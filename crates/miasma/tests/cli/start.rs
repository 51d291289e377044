//! Help, and unknown commands and options.

use crate::tools::miasma;

#[test]
fn every_command_has_help() {
    assert!(miasma(&["--version"]).fine().starts_with("miasma "));
    assert!(miasma(&["--help"]).fine().contains("simulate"));
    for command in ["play", "simulate", "replay", "verify", "retro", "bench"] {
        let help = miasma(&[command, "--help"]).fine();
        assert!(help.contains("Usage: miasma") && help.contains("--data-pack"), "{help}");
    }
}

#[test]
fn unknown_commands_and_options_are_refused() {
    for words in [&["dance"][..], &["simulate", "rattus", "--speed", "9"], &["verify"], &["play"]] {
        let run = miasma(words);
        assert_eq!(run.status, 2, "{words:?}");
        assert!(run.err.starts_with("error: "), "{}", run.err);
        assert_eq!(run.out, "");
    }
}

#[test]
fn unknown_games_are_refused_with_those_there_are() {
    miasma(&["simulate", "chess"]).refused("choose rattus or pest");
    miasma(&["play", "chess"]).refused("choose rattus");
}
