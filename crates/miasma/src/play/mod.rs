//! `miasma play`: a whole game in the terminal, people and bots on one screen.

mod dialog;
mod evening;
mod obey;
mod order;
mod sitter;
mod typed;
mod words;

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::packs::{Pack, with_game};
use crate::setup;
use ::bots::Bot;
use evening::Evening;
use game::{Record, Seed, Setup as _};
use sitter::Sitters;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use title::Title;

/// The field of a record's head that says who sat where.
const SEATED: &str = "seated";

/// How strong bots are of whom nothing was said.
const USUAL_LEVEL: &str = "apprentice";

/// Play a game in the terminal, people and bots on one screen.
///
/// On a terminal it asks how to set up, unless anything is said about that here; Enter takes what is usual.
/// In the game, answer by number or in words; "help" says what else can be typed. One line is one answer, so a file
/// of lines can play too.
#[derive(clap::Args)]
#[command(after_long_help = setup::help())]
pub struct Args {
    /// Which game; a resumed one knows it
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Ask how to set up, even where nobody sits at a terminal
    #[arg(long, conflicts_with_all = ["resume", "bots", "seats", "players", "boxes", "cards", "set"])]
    ask: bool,
    /// How many of the seats, the last ones, are played by bots [default: all but one]
    #[arg(long, value_name = "N", conflicts_with = "seats")]
    bots: Option<u8>,
    /// How strong they are: random, novice, apprentice, greedy, expert or master; a budget may follow, such as
    /// master@200ms
    #[arg(long, value_name = "NAME", conflicts_with = "seats", default_value = USUAL_LEVEL, value_parser = Bot::named)]
    level: Bot,
    /// Who plays, seat by seat: "human", somebody's name, or a level for a bot
    #[arg(long, value_name = "LIST")]
    seats: Option<String>,
    /// The number, or the 64 hexadecimal digits, from which all chance follows [default: from the operating system]
    #[arg(long, value_name = "SEED", value_parser = seed)]
    seed: Option<Seed>,
    /// Write the record into this file when the game ends or is left
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[command(flatten)]
    setup: setup::Args,
}

impl Args {
    /// Whether nothing was said about who plays what.
    fn says_nothing(&self) -> bool {
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
        let name = args.game.as_deref().expect("clap demands a game or a file");
        return with_game!(name, G => begin::<G>(args, pack, out));
    };
    if args.seed.is_some() || !args.setup.is_empty() {
        return Err(Failure::because("a resumed game keeps its set-up and seed: leave those options out"));
    }
    let text = files::read_text(file)?;
    let name = files::game_of(file, &text)?;
    if args.game.as_ref().is_some_and(|game| *game != name) {
        return Err(Failure::because(format!("{} is a game of {name}: resume it as that", file.display())));
    }
    with_game!(&name, G => resume::<G>(args, file, pack, out))
}

fn begin<G: Title>(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    if args.ask || (args.says_nothing() && io::stdin().is_terminal() && io::stdout().is_terminal()) {
        let Some(table) = dialog::ask::<G>(&pack.load::<G>()?, out)? else { return Ok(Outcome::Fine) };
        let sitters = Sitters::with_bots(table.setup.players(), table.bots, &args.level)?;
        return sit_down::<G>(args, table.setup, sitters, pack, out);
    }
    let listed = args.seats.as_deref().map(Sitters::listed).transpose()?;
    let players = listed.as_ref().map(|sitters| sitters.len().min(255) as u8);
    let setup = args.setup.setup::<G>(players, pack)?;
    let sitters = match listed {
        Some(sitters) => sitters,
        None => Sitters::with_bots(setup.players(), args.bots.unwrap_or(setup.players() - 1), &args.level)?,
    };
    fit(&sitters, setup.players())?;
    sit_down::<G>(args, setup, sitters, pack, out)
}

fn sit_down<G: Title>(
    args: &Args,
    setup: G::Setup,
    sitters: Sitters,
    pack: &Pack,
    out: &mut impl Write,
) -> Result<Outcome, Failure> {
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let mut record = Record::new(setup, Some(seed.commitment()));
    record.head.push((SEATED.to_owned(), sitters.to_string()));
    record.seed = Some(seed);
    Evening::<G, _>::sit_down(&record, sitters, pack, out)?.play(args.record.as_deref())
}

fn resume<G: Title>(args: &Args, file: &Path, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let (mut record, seated) = open::<G>(file, pack)?;
    let players = record.setup.players();
    let sitters = match (&args.seats, args.bots) {
        (Some(list), _) => Sitters::listed(list)?,
        (None, Some(bots)) => Sitters::with_bots(players, bots, &args.level)?,
        (None, None) => seated,
    };
    fit(&sitters, players)?;
    record.head.retain(|(name, _)| name != SEATED);
    record.head.push((SEATED.to_owned(), sitters.to_string()));
    Evening::<G, _>::sit_down(&record, sitters, pack, out)?.play(args.record.as_deref())
}

/// A saved game and who played it.
fn open<G: Title>(file: &Path, pack: &Pack) -> Result<(Record<G>, Sitters), Failure> {
    let record: Record<G> = files::parse(file, &files::read_text(file)?, pack)?;
    let players = record.setup.players();
    let seated = record.head.iter().find(|(name, _)| name == SEATED);
    let sitters = match seated {
        Some((_, list)) => Sitters::listed(list)?,
        None => Sitters::with_bots(players, players - 1, &usual_level())?,
    };
    fit(&sitters, players)?;
    if record.seed.is_none() {
        let file = file.display();
        return Err(Failure::because(format!("{file} has no seed, so nothing can be drawn in it any more")));
    }
    Ok((record, sitters))
}

fn usual_level() -> Bot {
    Bot::named(USUAL_LEVEL).expect("the usual level is one")
}

fn fit(sitters: &Sitters, players: u8) -> Result<(), Failure> {
    if sitters.len() == usize::from(players) {
        return Ok(());
    }
    Err(Failure::because(format!(
        "{} seats are named for a game of {players}: name each once",
        sitters.len()
    )))
}

fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::cannot("get a seed from the operating system", error))?;
    Ok(Seed(bytes))
}
