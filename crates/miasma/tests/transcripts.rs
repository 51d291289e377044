//! Whole games told in sentences, one for each combination of boxes or variants and players, as they were told before.
//!
//! A transcript is what `miasma replay` makes of the record of the same name in `records/rattus`, or in `records/pest`
//! for those that begin with `pest-`. Where a change of rules, texts or records is meant, look at the difference after
//! making them anew:
//! `MIASMA_WRITE_TRANSCRIPTS=1 cargo test -p miasma --test transcripts`.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The boxes, as records are called, and how many can play them.
const TABLES: [(&str, u8); 4] = [("base", 4), ("pied_piper", 4), ("africanus", 6), ("all", 6)];

/// The tables of Pest, as records are called.
const VARIANTS: [&str; 6] = ["solo-1p", "duel-2p", "base-2p", "base-3p", "base-4p", "base-5p"];

#[test]
fn every_table_has_a_game_that_is_told_as_before() {
    let names = TABLES
        .iter()
        .flat_map(|(boxes, most)| (2..=*most).map(move |players| format!("{boxes}-{players}p")))
        .map(|name| (name.clone(), told("rattus", &name)));
    compare(names);
}

#[test]
fn every_table_of_pest_has_a_game_that_is_told_as_before() {
    let names = VARIANTS.iter().flat_map(|table| [(*table).to_owned(), format!("{table}-variable")]);
    compare(names.map(|name| (format!("pest-{name}"), told("pest", &name))));
}

/// Compares what is told now with the transcripts of these names, or writes them.
fn compare(games: impl Iterator<Item = (String, String)>) {
    let write = std::env::var_os("MIASMA_WRITE_TRANSCRIPTS").is_some();
    let mut differences = Vec::new();
    for (name, told) in games {
        let path = here().join(format!("tests/transcripts/{name}.txt"));
        if write {
            std::fs::create_dir_all(path.parent().expect("it is in a folder")).expect("it can be made");
            std::fs::write(&path, &told).expect("a transcript can be written");
        }
        let before = std::fs::read_to_string(&path).unwrap_or_default();
        differences.extend(difference(&name, &before, &told));
    }
    assert!(
        differences.is_empty(),
        "{}\nWhere that is meant, make them anew and look at the difference:\n\
         MIASMA_WRITE_TRANSCRIPTS=1 cargo test -p miasma --test transcripts",
        differences.join("\n")
    );
}

/// A record as the program tells it.
fn told(game: &str, name: &str) -> String {
    let record = here().join(format!("../../records/{game}/{name}.record"));
    let output = Command::new(env!("CARGO_BIN_EXE_miasma")).arg("replay").arg(&record).output();
    let output = output.expect("the program starts");
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the program writes UTF-8")
}

/// The first line that is not as before.
fn difference(name: &str, before: &str, told: &str) -> Option<String> {
    if before == told {
        return None;
    }
    let (mut old, mut new) = (before.lines(), told.lines());
    for number in 1.. {
        match (old.next(), new.next()) {
            (None, None) => break,
            (was, is) if was == is => {}
            (was, is) => {
                let [was, is] = [was, is].map(|line| line.unwrap_or("nothing"));
                return Some(format!("{name}.txt, line {number}:\n  was {was}\n  is  {is}"));
            }
        }
    }
    Some(format!("{name}.txt: the lines are the same, their ends are not"))
}

fn here() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}
