//! `miasma hint`: what a bot would play at a point of a recorded game, and why.

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::packs::{Pack, with_game};
use crate::proof::refusal;
use crate::texts;
use ::bots::{Bot, BotPlayer, BotRng, Budget};
use game::{Actor, Journal, Record, RecordedGame};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;
use title::Title;

/// Show what a bot would play at a point of a recorded game, and why
///
/// The bot knows only what the seat to move knows.
#[derive(clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// The point after this entry [default: the last]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Level of the bot, optionally with a budget: master@200ms, master@4000
    #[arg(long, value_name = "NAME", default_value = "master")]
    level: String,
    /// Number of iterations; the same number gives the same hint
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The output of `--json`.
#[derive(Serialize)]
struct HintOutput {
    seat: u8,
    prompt: String,
    choice: String,
    iterations: u32,
    reasons: Vec<Reason>,
    weighed: Vec<Weighed>,
}

#[derive(Serialize)]
struct Reason {
    key: &'static str,
    rule: &'static str,
    text: String,
}

#[derive(Serialize)]
struct Weighed {
    choice: String,
    tried: u32,
    value: f32,
}

/// Number of answers that are listed with their values.
const SHOWN: usize = 5;

/// Runs the command.
pub fn run(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let text = files::read_text(&args.file)?;
    with_game!(&files::game_of(&args.file, &text)?, G => hint::<G>(args, &text, pack, out))
}

fn hint<G: Title>(args: &Args, text: &str, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let bot = Bot::named(&args.level).map_err(Failure::new)?;
    let bot = args.iterations.map_or(bot.clone(), |iterations| bot.within(Budget::Iterations(iterations)));
    let record: Record<G> = files::parse(&args.file, text, pack)?;
    let last = record.entries.len();
    let at = args.at.unwrap_or(last);
    if at > last {
        return Err(Failure::new(format!("the record has {last} entries: choose 0 to {last} with --at")));
    }
    let texts = texts::of::<G>(&record.setup);
    let broken = |why: String| Failure::new(format!("{} can't be replayed: {why}", args.file.display()));
    let mut recorded = RecordedGame::new(record.clone()).map_err(|faults| broken(faults.to_string()))?;
    for (entry, line) in (1..).zip(&record.entries).take(at) {
        recorded
            .enter(*line, &mut Journal::off())
            .map_err(|refused| broken(format!("entry {entry}: {}", refusal::<G>(&refused, &texts))))?;
    }
    let game = recorded.game();
    let nothing = |why: &str| Failure::new(format!("there is nothing to advise after entry {at}: {why}"));
    let question = game.question().ok_or_else(|| nothing("the game is over"))?;
    let Actor::Seat(seat) = question.who else {
        return Err(nothing("chance is asked, choose another entry"));
    };
    let advice = BotPlayer::<G>::new(bot, BotRng::numbered(at as u64)).advise(game);
    let report = HintOutput {
        seat: seat.0 + 1,
        prompt: texts.phrase(&game.prompt(&question)),
        choice: game.say(advice.decision.choice),
        iterations: advice.decision.iterations,
        reasons: advice
            .reasons
            .iter()
            .map(|reason| Reason { key: reason.key, rule: reason.rule.0, text: texts.phrase(reason) })
            .collect(),
        weighed: advice
            .decision
            .ranking
            .iter()
            .take(SHOWN)
            .map(|option| Weighed {
                choice: game.say(option.choice),
                tried: option.visits,
                value: option.value,
            })
            .collect(),
    };
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
        return Ok(Outcome::Success);
    }
    writeln!(out, "{}: {}", texts.seat(seat), report.prompt)?;
    writeln!(out, "{} plays: {}", args.level, report.choice)?;
    for reason in &report.reasons {
        writeln!(out, "  {} ({})", reason.text, reason.rule)?;
    }
    for Weighed { choice, tried, value } in &report.weighed {
        writeln!(out, "{:>6.1} %  {choice} (tried {tried} times)", 100.0 * value)?;
    }
    Ok(Outcome::Success)
}
