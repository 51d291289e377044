//! `miasma retro`: checks that recorded games still have the same results.

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::packs::{Pack, with_game};
use crate::proof::prove;
use crate::texts;
use game::Record;
use std::io::Write;
use std::path::{Path, PathBuf};
use title::Title;

/// Replay records with this build and list those with other results
///
/// Exit status: 0 if all records have the same result, 1 if one differs, is refused at an entry or can't be read.
#[derive(clap::Args)]
pub struct Args {
    /// The directory; all files below it that end in ".record" are read
    directory: PathBuf,
}

/// The result of replaying a record.
enum Comparison {
    /// The result is the same.
    Same,
    /// The record replays, but contains no result to compare.
    NoResult,
    /// The result is another.
    Differs(String),
    /// This build refuses an entry.
    Refused(String),
    /// This build can't read the record.
    Unreadable(String),
}

/// Runs the command.
pub fn run(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let mut paths = Vec::new();
    collect(&args.directory, &mut paths)?;
    paths.sort();
    if paths.is_empty() {
        let place = args.directory.display();
        return Err(Failure::new(format!(
            "{place} contains no records: no file in it ends in .{}",
            files::EXTENSION
        )));
    }
    let mut counts = [0; 5];
    for path in &paths {
        let (place, line) = match compare(path, pack)? {
            Comparison::Same => (0, None),
            Comparison::NoResult => (1, None),
            Comparison::Differs(how) => (2, Some(format!("differs: {how}"))),
            Comparison::Refused(why) => (3, Some(format!("refused at {why}"))),
            Comparison::Unreadable(why) => (4, Some(format!("unreadable: {why}"))),
        };
        counts[place] += 1;
        if let Some(line) = line {
            writeln!(out, "{}: {line}", path.display())?;
        }
    }
    let [same, without_result, differ, refused, unreadable] = counts;
    writeln!(
        out,
        "{} records: {same} same, {without_result} replayed without a result to compare, {differ} differ, {refused} refused, \
         {unreadable} unreadable",
        paths.len(),
    )?;
    Ok(if differ + refused + unreadable == 0 { Outcome::Success } else { Outcome::Failed })
}

fn collect(directory: &Path, paths: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let unreadable = |error| Failure::cannot(format!("read the directory {}", directory.display()), error);
    for file in std::fs::read_dir(directory).map_err(unreadable)? {
        let path = file.map_err(unreadable)?.path();
        if path.is_dir() {
            collect(&path, paths)?;
        } else if path.extension().is_some_and(|extension| extension == files::EXTENSION) {
            paths.push(path);
        }
    }
    Ok(())
}

/// Replays one record. Only a bad data pack is a failure.
fn compare(path: &Path, pack: &Pack) -> Result<Comparison, Failure> {
    let replayed = files::read_text(path)
        .and_then(|text| with_game!(&files::game_of(path, &text)?, G => replayed::<G>(path, &text, pack)));
    match replayed {
        Err(Failure::Message(why)) => Ok(Comparison::Unreadable(why)),
        other => other,
    }
}

fn replayed<G: Title>(path: &Path, text: &str, pack: &Pack) -> Result<Comparison, Failure> {
    let mut record: Record<G> = files::parse(path, text, pack)?;
    // Only `verify` checks draws against the seed: a new build must replay them as they were.
    record.seed = None;
    Ok(match prove(&record, &texts::of::<G>(&record.setup))? {
        Err(flaw) => Comparison::Refused(flaw.to_string()),
        Ok(proof) => match files::contradiction(&record, &proof.recorded.game().standing()) {
            Some(how) => Comparison::Differs(how),
            None if files::claimed(&record).is_empty() => Comparison::NoResult,
            None => Comparison::Same,
        },
    })
}
