//! Reads and writes records, with the result at the end of a finished one.

use crate::failure::Failure;
use crate::packs::Pack;
use game::{Record, Seed, Standing};
use std::fs;
use std::path::Path;
use title::Title;

/// The file extension of records.
pub const EXTENSION: &str = "record";

/// The field of the tail with the final ranking.
const RESULT: &str = "result";
/// The field of the tail with what ended the game.
const ENDED_BY: &str = "ended_by";

/// Reads a file.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::cannot(format!("read {}", path.display()), error))
}

/// The name of the game of a record.
pub fn game_of(path: &Path, text: &str) -> Result<String, Failure> {
    game::game_of(text).map_err(|error| unreadable(path, error))
}

/// Parses the text of a record, after loading the data pack that it may use.
pub fn parse<G: Title>(path: &Path, text: &str, pack: &Pack) -> Result<Record<G>, Failure> {
    pack.load_what_there_is::<G>()?;
    Record::read(text).map_err(|error| unreadable(path, error))
}

fn unreadable(path: &Path, why: impl std::fmt::Display) -> Failure {
    // Set-ups report one fault per line; errors are one sentence.
    let why = why.to_string().replace('\n', "; ");
    Failure::new(format!("{} is not a readable record: {why}", path.display()))
}

/// Writes a record. Overwrites other records, but no other files.
pub fn write<G: Title>(path: &Path, record: &Record<G>) -> Result<(), Failure> {
    let cannot = |why: &dyn std::fmt::Display| Failure::cannot(format!("write {}", path.display()), why);
    if path.exists() && !fs::read_to_string(path).is_ok_and(|text| text.starts_with("miasma-record ")) {
        return Err(cannot(&"the file exists and is not a record, so choose another name"));
    }
    // A failed write must not destroy the old record.
    let draft = path.with_extension("record-draft");
    fs::write(&draft, record.write()).and_then(|()| fs::rename(&draft, path)).map_err(|error| {
        let _ = fs::remove_file(&draft);
        cannot(&error)
    })
}

/// Adds the seed to a record, and the result if the game is over.
pub fn close<G: Title>(record: &mut Record<G>, seed: Seed, standing: &Standing) {
    record.seed = Some(seed);
    record.tail.retain(|(name, _)| name != RESULT && name != ENDED_BY);
    record.tail.extend(result_of(standing));
}

/// The result fields of a finished game; none while it is running.
pub fn result_of(standing: &Standing) -> Vec<(String, String)> {
    let Some(ended_by) = standing.ended_by else { return Vec::new() };
    let places: Vec<String> = standing
        .places
        .iter()
        .map(|place| format!("{} {} {}", place.rank, place.seat, place.score))
        .collect();
    vec![(ENDED_BY.to_owned(), ended_by.to_owned()), (RESULT.to_owned(), places.join(", "))]
}

/// The result fields that a record contains.
pub fn claimed<G: Title>(record: &Record<G>) -> Vec<(String, String)> {
    record.tail.iter().filter(|(name, _)| name == ENDED_BY || name == RESULT).cloned().collect()
}

/// Describes the first result field of a record that differs from the real result.
pub fn contradiction<G: Title>(record: &Record<G>, standing: &Standing) -> Option<String> {
    let actual = result_of(standing);
    claimed(record).into_iter().find(|claim| !actual.contains(claim)).map(|(name, value)| {
        match actual.iter().find(|(other, _)| *other == name) {
            Some((_, real)) => {
                format!("the record says \"{name} {value}\", but the real result is \"{name} {real}\"")
            }
            None => format!("the record says \"{name} {value}\", but the game is not over there"),
        }
    })
}
