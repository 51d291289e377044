//! Data packs.

use crate::tools::{directory, miasma};
use std::path::Path;

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/rattus");

fn builtin(file: &str) -> String {
    std::fs::read_to_string(Path::new(DATA).join(file)).expect("the built-in data")
}

fn pack(name: &str, files: &[(&str, &str)]) -> String {
    let place = directory(name);
    for (file, text) in files {
        std::fs::write(place.join(file), text).expect("it can be written");
    }
    place.display().to_string()
}

/// A pack that changes one number: every token of limit 6 gets 5.
fn easier(name: &str) -> String {
    pack(name, &[("rats_base.toml", &builtin("rats_base.toml").replace("limit = 6", "limit = 5"))])
}

#[test]
fn a_pack_is_played_with_and_named_in_its_records() {
    let pack = easier("pack-good");
    let place = directory("pack-records").display().to_string();
    miasma(&["simulate", "rattus", "--games", "2", "--records", &place, "--data-pack", &pack]).fine();
    let record = format!("{place}/rattus-4p-1-000000.record");
    miasma(&["verify", &record]).refused("--data-pack");
    assert!(miasma(&["verify", &record, "--data-pack", &pack]).fine().starts_with("OK: "));
    assert!(miasma(&["retro", &place, "--data-pack", &pack]).fine().contains("2 same"));
}

#[test]
fn built_in_records_are_read_next_to_a_pack() {
    let place = directory("pack-plain").display().to_string();
    miasma(&["simulate", "rattus", "--games", "1", "--records", &place]).fine();
    miasma(&["retro", &place, "--data-pack", &easier("pack-beside")]).fine();
}

#[test]
fn a_bad_pack_has_all_its_faults_listed_with_file_and_line_and_nothing_starts() {
    let text = builtin("rats_base.toml").replacen("limit = 2", "limit = 99", 1).replacen(
        "\"church\"",
        "\"chess\"",
        1,
    );
    let pack = pack("pack-bad", &[("rats_base.toml", &text), ("rules.toml", "")]);
    let place = directory("pack-bad-records").display().to_string();
    let records = directory("pack-bad-retro").display().to_string();
    miasma(&["simulate", "rattus", "--games", "1", "--records", &records]).fine();
    for words in [
        &["retro", &records][..],
        &["simulate", "rattus", "--games", "1", "--records", &place],
        &["play", "rattus"],
        &["bench"],
        &[],
    ] {
        let words: Vec<&str> = words.iter().copied().chain(["--data-pack", &pack]).collect();
        let run = miasma(&words);
        assert_eq!(run.status, 2, "{words:?}");
        assert_eq!(run.out, "");
        assert!(run.err.starts_with("miasma: "), "{}", run.err);
        let faults = run.err.lines().skip(1);
        assert!(
            faults.clone().filter(|line| line.starts_with("rats_base.toml:")).count() >= 2,
            "{}",
            run.err
        );
        assert!(faults.clone().any(|line| line.starts_with("rules.toml")), "{}", run.err);
    }
    assert_eq!(std::fs::read_dir(place).expect("it is there").count(), 0);
}

#[test]
fn a_directory_that_is_no_pack_is_refused() {
    let empty = pack("pack-empty", &[]);
    miasma(&["simulate", "rattus", "--data-pack", &empty]).refused("not a data pack");
    miasma(&["simulate", "rattus", "--data-pack", &format!("{empty}/none")]).refused("can't read");
}
