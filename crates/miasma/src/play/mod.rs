//! `miasma play`: a game in the terminal, people and bots on one screen.

mod commands;
mod dialog;
mod input;
mod lines;
mod parse;
mod seating;
mod session;

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::packs::{Pack, with_game};
use crate::setup;
use ::bots::Bot;
use game::{Record, Seed, Setup as _};
use seating::Seating;
use session::Session;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use title::Title;

/// The field of a record's head that lists who plays each seat.
const SEATED: &str = "seated";

/// The default level of bots.
const DEFAULT_LEVEL: &str = "apprentice";

/// Play a game in the terminal, people and bots on one screen.
///
/// On a terminal it asks for the set-up, unless options give it; Enter takes the default. In the game, answer by number
/// or in words; "help" lists the commands. One line is one answer, so a file can be piped in.
#[derive(clap::Args)]
#[command(after_long_help = setup::help())]
pub struct Args {
    /// The game; not needed with --resume
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    /// Continue a saved game
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Ask for the set-up even if the input is not a terminal
    #[arg(long, conflicts_with_all = ["resume", "bots", "seats", "players", "set"])]
    ask: bool,
    /// Number of bots, who get the last seats [default: all seats but one]
    #[arg(long, value_name = "N", conflicts_with = "seats")]
    bots: Option<u8>,
    /// Level of the bots: random, novice, apprentice, greedy, expert or master, optionally with a budget such as
    /// master@200ms
    #[arg(long, value_name = "NAME", conflicts_with = "seats", default_value = DEFAULT_LEVEL, value_parser = Bot::named)]
    level: Bot,
    /// The players in the order of seats: "human", a name, or the level of a bot, separated by commas
    #[arg(long, value_name = "LIST")]
    seats: Option<String>,
    /// Seed of all draws: a number or 64 hexadecimal digits [default: from the operating system]
    #[arg(long, value_name = "SEED", value_parser = seed)]
    seed: Option<Seed>,
    /// Write the record to this file at the end or on quitting
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[command(flatten)]
    setup: setup::Args,
}

impl Args {
    /// Whether neither set-up nor players are given.
    fn is_empty(&self) -> bool {
        self.setup.is_empty() && self.bots.is_none() && self.seats.is_none()
    }
}

fn seed(text: &str) -> Result<Seed, String> {
    match text.parse::<u64>() {
        Ok(number) => Ok(Seed::numbered(number, 0)),
        Err(_) => text.parse().map_err(|_| "write a number, or 64 hexadecimal digits".to_owned()),
    }
}

/// Runs the command.
pub fn run(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let Some(file) = &args.resume else {
        let name = args.game.as_deref().expect("clap requires a game or a file");
        return with_game!(name, G => begin::<G>(args, pack, out));
    };
    if args.seed.is_some() || !args.setup.is_empty() {
        return Err(Failure::new("a resumed game keeps its set-up and seed: leave those options out"));
    }
    let text = files::read_text(file)?;
    let name = files::game_of(file, &text)?;
    if args.game.as_ref().is_some_and(|game| *game != name) {
        return Err(Failure::new(format!("{} is a game of {name}: resume it as that", file.display())));
    }
    with_game!(&name, G => resume::<G>(args, file, pack, out))
}

fn begin<G: Title>(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    if args.ask || (args.is_empty() && io::stdin().is_terminal() && io::stdout().is_terminal()) {
        let Some(answers) = dialog::ask::<G>(&pack.load::<G>()?, out)? else { return Ok(Outcome::Success) };
        let seating = Seating::with_bots(answers.setup.players(), answers.bots, &args.level)?;
        return start::<G>(args, answers.setup, seating, pack, out);
    }
    let listed = args.seats.as_deref().map(Seating::listed).transpose()?;
    let players = listed.as_ref().map(|seating| seating.len().min(255) as u8);
    let setup = args.setup.setup::<G>(players, pack)?;
    let seating = match listed {
        Some(seating) => seating,
        None => Seating::with_bots(setup.players(), args.bots.unwrap_or(setup.players() - 1), &args.level)?,
    };
    check_count(&seating, setup.players())?;
    start::<G>(args, setup, seating, pack, out)
}

fn start<G: Title>(
    args: &Args,
    setup: G::Setup,
    seating: Seating,
    pack: &Pack,
    out: &mut impl Write,
) -> Result<Outcome, Failure> {
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let mut record = Record::new(setup, Some(seed.commitment()));
    record.head.push((SEATED.to_owned(), seating.to_string()));
    record.seed = Some(seed);
    Session::<G, _>::new(&record, seating, pack, out)?.play(args.record.as_deref())
}

fn resume<G: Title>(args: &Args, file: &Path, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let (mut record, seated) = open::<G>(file, pack)?;
    let players = record.setup.players();
    let seating = match (&args.seats, args.bots) {
        (Some(list), _) => Seating::listed(list)?,
        (None, Some(bots)) => Seating::with_bots(players, bots, &args.level)?,
        (None, None) => seated,
    };
    check_count(&seating, players)?;
    record.head.retain(|(name, _)| name != SEATED);
    record.head.push((SEATED.to_owned(), seating.to_string()));
    Session::<G, _>::new(&record, seating, pack, out)?.play(args.record.as_deref())
}

/// Reads a saved game and its players.
fn open<G: Title>(file: &Path, pack: &Pack) -> Result<(Record<G>, Seating), Failure> {
    let record: Record<G> = files::parse(file, &files::read_text(file)?, pack)?;
    let players = record.setup.players();
    let seated = record.head.iter().find(|(name, _)| name == SEATED);
    let seating = match seated {
        Some((_, list)) => Seating::listed(list)?,
        None => Seating::with_bots(players, players - 1, &default_level())?,
    };
    check_count(&seating, players)?;
    if record.seed.is_none() {
        let file = file.display();
        return Err(Failure::new(format!("{file} has no seed, so nothing more can be drawn")));
    }
    Ok((record, seating))
}

fn default_level() -> Bot {
    Bot::named(DEFAULT_LEVEL).expect("the default level exists")
}

fn check_count(seating: &Seating, players: u8) -> Result<(), Failure> {
    if seating.len() == usize::from(players) {
        return Ok(());
    }
    Err(Failure::new(format!("{} seats are listed for a game of {players}: list each once", seating.len())))
}

fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::cannot("get a seed from the operating system", error))?;
    Ok(Seed(bytes))
}
