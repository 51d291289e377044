//! `miasma retro`: do recorded games still come out as they did?

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::packs::{Pack, with_game};
use crate::proof::prove;
use crate::texts::Texts;
use game::Record;
use std::io::Write;
use std::path::{Path, PathBuf};
use title::Title;

/// Replay many records under this build and say which came out differently.
///
/// Each is the same, differs, or is refused at an entry. Ends with status 0 when all are the same, with 1 when any differs, is refused or can't be read.
#[derive(clap::Args)]
pub struct Args {
    /// The directory; files that end in ".record" are read, those in folders too
    directory: PathBuf,
}

/// What became of a record.
enum Fate {
    /// It replays, to the result it says.
    Same,
    /// It replays, but says no result to compare.
    Silent,
    /// It replays to another result.
    Differs(String),
    /// This build refuses an entry.
    Refused(String),
    /// This build can't read it.
    Unreadable(String),
}

/// Runs the command.
pub fn run(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let mut paths = Vec::new();
    collect(&args.directory, &mut paths)?;
    paths.sort();
    if paths.is_empty() {
        let place = args.directory.display();
        return Err(Failure::because(format!(
            "{place} holds no records: no file in it ends in .{}",
            files::EXTENSION
        )));
    }
    let mut counts = [0; 5];
    for path in &paths {
        let (place, line) = match fate(path, pack)? {
            Fate::Same => (0, None),
            Fate::Silent => (1, None),
            Fate::Differs(how) => (2, Some(format!("differs: {how}"))),
            Fate::Refused(why) => (3, Some(format!("refused at {why}"))),
            Fate::Unreadable(why) => (4, Some(format!("unreadable: {why}"))),
        };
        counts[place] += 1;
        if let Some(line) = line {
            writeln!(out, "{}: {line}", path.display())?;
        }
    }
    let [same, silent, differ, refused, unreadable] = counts;
    writeln!(
        out,
        "{} records: {same} same, {silent} replayed without a result to compare, {differ} differ, {refused} refused, \
         {unreadable} unreadable",
        paths.len(),
    )?;
    Ok(if differ + refused + unreadable == 0 { Outcome::Fine } else { Outcome::Failed })
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

/// What becomes of one record; only a bad data pack is a failure here.
fn fate(path: &Path, pack: &Pack) -> Result<Fate, Failure> {
    let replayed = files::read_text(path)
        .and_then(|text| with_game!(&files::game_of(path, &text)?, G => replayed::<G>(path, &text, pack)));
    match replayed {
        Err(Failure::Because(why)) => Ok(Fate::Unreadable(why)),
        other => other,
    }
}

fn replayed<G: Title>(path: &Path, text: &str, pack: &Pack) -> Result<Fate, Failure> {
    let mut record: Record<G> = files::parse(path, text, pack)?;
    // Whether the draws were fair is for `verify` to say: a new build must replay them as they were.
    record.seed = None;
    Ok(match prove(&record, &Texts::of::<G>(&record.setup))? {
        Err(flaw) => Fate::Refused(flaw.to_string()),
        Ok(proof) => match files::contradiction(&record, &proof.sitting.game().standing()) {
            Some(how) => Fate::Differs(how),
            None if files::claimed(&record).is_empty() => Fate::Silent,
            None => Fate::Same,
        },
    })
}
