//! `miasma replay`: shows a recorded game, entry by entry, as one eye saw it.

mod step;

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::packs::{Pack, with_game};
use crate::proof::refusal;
use crate::texts::{self, Texts};
use game::{Eye, Journal, Record, RecordedGame, Seat, Setup as _};
use std::io::Write;
use std::path::PathBuf;
use step::{Head, Step};
use title::Title;

/// Show a recorded game, entry by entry
///
/// Shows the whole game or the table at one entry, with everything visible or as one seat saw it. docs/replay-json.md describes
/// the JSON.
#[derive(clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Show only the table after this entry; 0 is the table before the first
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Show only what this seat (a number from 1), or a spectator, could see
    #[arg(long = "as", value_name = "SEAT|watcher", value_parser = eye)]
    eye: Option<Eye>,
    /// Print one JSON object per line: the table before the first entry, then one after every entry
    #[arg(long)]
    json: bool,
}

fn eye(text: &str) -> Result<Eye, String> {
    let number = text.strip_prefix("seat").unwrap_or(text).trim();
    match (text, number.parse::<u8>()) {
        ("watcher", _) => Ok(Eye::Spectator),
        (_, Ok(number @ 1..)) => Ok(Eye::Seat(Seat(number - 1))),
        _ => Err("write a seat's number, such as 2, or watcher".to_owned()),
    }
}

/// Runs the command.
pub fn run(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let text = files::read_text(&args.file)?;
    with_game!(&files::game_of(&args.file, &text)?, G => replay::<G>(args, &text, pack, out))
}

fn replay<G: Title>(args: &Args, text: &str, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let record: Record<G> = files::parse(&args.file, text, pack)?;
    let players = record.setup.players();
    let eye = args.eye.unwrap_or(Eye::Open);
    if let Eye::Seat(seat) = eye
        && seat.0 >= players
    {
        return Err(Failure::new(format!("the game has no {seat}: choose 1 to {players} with --as")));
    }
    let last = record.entries.len();
    if args.at.is_some_and(|at| at > last) {
        return Err(Failure::new(format!("the record has {last} entries: choose 0 to {last} with --at")));
    }
    let mut printer =
        Printer { json: args.json, at: args.at, last, texts: texts::of::<G>(&record.setup), out };
    let broken = |why: String| Failure::new(format!("{} can't be replayed: {why}", args.file.display()));
    let mut recorded = RecordedGame::new(record.clone()).map_err(|faults| broken(faults.to_string()))?;
    printer.step(&Step::first(Head::of(&record), recorded.game(), eye), recorded.game(), eye)?;
    for (entry, line) in (1..).zip(&record.entries).take(args.at.unwrap_or(last)) {
        let before = *recorded.game();
        let mut journal = Journal::recording();
        recorded.enter(*line, &mut journal).map_err(|refused| {
            broken(format!("entry {entry}: {}", refusal::<G>(&refused, &printer.texts)))
        })?;
        let step = Step::of(entry, &before, line, recorded.game(), journal.events(), eye);
        printer.step(&step, recorded.game(), eye)?;
    }
    Ok(Outcome::Success)
}

/// Prints steps as text or JSON.
struct Printer<'a, W> {
    json: bool,
    at: Option<usize>,
    last: usize,
    texts: Texts,
    out: &'a mut W,
}

impl<W: Write> Printer<'_, W> {
    fn step<G: Title>(&mut self, step: &Step<G>, game: &G, eye: Eye) -> Result<(), Failure> {
        if self.at.is_some_and(|at| at != step.entry) {
            return Ok(());
        }
        if self.json {
            writeln!(self.out, "{}", serde_json::to_string(step)?)?;
            return Ok(());
        }
        step.write(&self.texts, self.out)?;
        if self.at.unwrap_or(self.last) == step.entry {
            writeln!(self.out, "\n{}", game.screen(eye, &self.texts))?;
            step.write_question(&self.texts, self.out)?;
        }
        Ok(())
    }
}
