//! Records on disk: reading, writing, and the result a finished one ends with.

use crate::failure::Failure;
use crate::packs::Pack;
use game::{Record, Seed, Standing};
use std::fs;
use std::path::Path;
use title::Title;

/// What the name of a record's file ends with.
pub const EXTENSION: &str = "record";

/// The field after the entries that keeps the final ranking.
const RESULT: &str = "result";
/// The field after the entries that keeps what ended the game.
const ENDED_BY: &str = "ended_by";

/// The text of a file.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::cannot(format!("read {}", path.display()), error))
}

/// The name of the game that the record in `path` is of.
pub fn game_of(path: &Path, text: &str) -> Result<String, Failure> {
    game::game_of(text).map_err(|error| unreadable(path, error))
}

/// The record in a text read from `path`, with the data pack's components known.
pub fn parse<G: Title>(path: &Path, text: &str, pack: &Pack) -> Result<Record<G>, Failure> {
    pack.load_what_there_is::<G>()?;
    Record::read(text).map_err(|error| unreadable(path, error))
}

fn unreadable(path: &Path, why: impl std::fmt::Display) -> Failure {
    // Faults of a set-up come one a line; here they are one sentence.
    let why = why.to_string().replace('\n', "; ");
    Failure::because(format!("{} is no record that can be read here: {why}", path.display()))
}

/// Writes a record. Another record may be overwritten, any other file is left alone.
pub fn write<G: Title>(path: &Path, record: &Record<G>) -> Result<(), Failure> {
    let cannot = |why: &dyn std::fmt::Display| Failure::cannot(format!("write {}", path.display()), why);
    if path.exists() && !fs::read_to_string(path).is_ok_and(|text| text.starts_with("miasma-record ")) {
        return Err(cannot(&"it is there already and is no record, so choose another name"));
    }
    // A full disk must not cost the record that was there before.
    let draft = path.with_extension("record-draft");
    fs::write(&draft, record.write()).and_then(|()| fs::rename(&draft, path)).map_err(|error| {
        let _ = fs::remove_file(&draft);
        cannot(&error)
    })
}

/// Closes a record: the seed, and the result if the game is over.
pub fn close<G: Title>(record: &mut Record<G>, seed: Seed, standing: &Standing) {
    record.seed = Some(seed);
    record.tail.retain(|(name, _)| name != RESULT && name != ENDED_BY);
    record.tail.extend(result_of(standing));
}

/// The fields that a finished game's record ends with; none while the game runs.
pub fn result_of(standing: &Standing) -> Vec<(String, String)> {
    let Some(ended_by) = standing.ended_by else { return Vec::new() };
    let places: Vec<String> = standing
        .places
        .iter()
        .map(|place| format!("{} {} {}", place.rank, place.seat, place.score))
        .collect();
    vec![(ENDED_BY.to_owned(), ended_by.to_owned()), (RESULT.to_owned(), places.join(", "))]
}

/// The fields of its result that a record ends with.
pub fn claimed<G: Title>(record: &Record<G>) -> Vec<(String, String)> {
    record.tail.iter().filter(|(name, _)| name == ENDED_BY || name == RESULT).cloned().collect()
}

/// The first field of a record's result that is not what the game came to, said in words.
pub fn contradiction<G: Title>(record: &Record<G>, standing: &Standing) -> Option<String> {
    let actual = result_of(standing);
    claimed(record).into_iter().find(|claim| !actual.contains(claim)).map(|(name, value)| {
        match actual.iter().find(|(other, _)| *other == name) {
            Some((_, real)) => {
                format!("the record says \"{name} {value}\", the game came to \"{name} {real}\"")
            }
            None => format!("the record says \"{name} {value}\", but the game is not over there"),
        }
    })
}
