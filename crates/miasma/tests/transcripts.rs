//! Golden transcripts: one game for each combination of boxes or variants and player count.
//!
//! A transcript is the output of `miasma replay` for the record with the same name in `records/rattus`, or in `records/pest`
//! if its name begins with `pest-`. After an intended change of rules, texts or records write them again and review the
//! difference:
//! `MIASMA_WRITE_TRANSCRIPTS=1 cargo test -p miasma --test transcripts`.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The boxes as in the names of records, and their maximum player count.
const TABLES: [(&str, u8); 4] = [("base", 4), ("pied_piper", 4), ("africanus", 6), ("all", 6)];

/// The set-ups of Pest as in the names of records.
const VARIANTS: [&str; 6] = ["solo-1p", "duel-2p", "base-2p", "base-3p", "base-4p", "base-5p"];

#[test]
fn transcripts_of_rattus_are_unchanged() {
    let names = TABLES
        .iter()
        .flat_map(|(boxes, most)| (2..=*most).map(move |players| format!("{boxes}-{players}p")))
        .map(|name| (name.clone(), transcript("rattus", &name)));
    compare(names.chain(of_later_editions("rattus").map(|name| (name.clone(), transcript("rattus", &name)))));
}

#[test]
fn transcripts_of_pest_are_unchanged() {
    let names = VARIANTS.iter().flat_map(|table| [(*table).to_owned(), format!("{table}-variable")]);
    let names = names.chain(of_later_editions("pest"));
    compare(names.map(|name| (format!("pest-{name}"), transcript("pest", &name))));
}

/// The names of all records of later editions than the first.
fn of_later_editions(game: &str) -> impl Iterator<Item = String> {
    let records = std::fs::read_dir(here().join("../../records").join(game)).expect("the folder is there");
    let names = records.map(|file| file.expect("a listed file").file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names
        .filter_map(|name| name.strip_suffix(".record").map(str::to_owned))
        .filter(|name| name.starts_with("edition-"))
        .collect();
    names.sort();
    names.into_iter()
}

/// Compares transcripts with the files of the same names, or writes the files.
fn compare(games: impl Iterator<Item = (String, String)>) {
    let write = std::env::var_os("MIASMA_WRITE_TRANSCRIPTS").is_some();
    let mut differences = Vec::new();
    for (name, text) in games {
        let path = here().join(format!("tests/transcripts/{name}.txt"));
        if write {
            std::fs::create_dir_all(path.parent().expect("it is in a folder")).expect("it can be made");
            std::fs::write(&path, &text).expect("a transcript can be written");
        }
        let before = std::fs::read_to_string(&path).unwrap_or_default();
        differences.extend(difference(&name, &before, &text));
    }
    assert!(
        differences.is_empty(),
        "{}\nIf that is intended, write them again and review the difference:\n\
         MIASMA_WRITE_TRANSCRIPTS=1 cargo test -p miasma --test transcripts",
        differences.join("\n")
    );
}

/// The output of `miasma replay` for a record.
fn transcript(game: &str, name: &str) -> String {
    let record = here().join(format!("../../records/{game}/{name}.record"));
    let output = Command::new(env!("CARGO_BIN_EXE_miasma")).arg("replay").arg(&record).output();
    let output = output.expect("the program starts");
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the program writes UTF-8")
}

/// The first line that differs.
fn difference(name: &str, before: &str, after: &str) -> Option<String> {
    if before == after {
        return None;
    }
    let (mut old, mut new) = (before.lines(), after.lines());
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
