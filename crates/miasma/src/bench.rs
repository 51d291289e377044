//! `miasma bench`: measures the speed of the rules, with chess as the reference.

use crate::failure::{Failure, Outcome};
use crate::jobs::grouped;
use crate::packs::{self, Pack, with_game};
use crate::setup;
use ::bots::BotRng;
use game::{Seed, Setup as _, playout};
use registry::each_title;
use serde_json::{Map, json};
use std::io::Write;
use std::time::{Duration, Instant};
use title::Title;

/// Length of a measurement. Games take turns, so that other load on the machine affects all of them equally.
const SLICE: Duration = Duration::from_millis(25);

/// Measure the speed of random play, next to random chess
///
/// Plays uniformly random games of 4 players on one core, and random chess with shakmaty in the same run (releases leave
/// chess out, because of its licence). With a game and a
/// set-up, that set-up is measured next to the default one. Only answers of seats count as decisions. Games and chess
/// take turns in slices of 25 ms; each figure is the upper quartile of its slices, which is robust against other load.
#[derive(clap::Args)]
#[command(after_long_help = setup::help())]
pub struct Args {
    /// The game [default: all]
    game: Option<String>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Total time in seconds
    #[arg(long, value_name = "S", default_value_t = 4.0)]
    seconds: f64,
    #[command(flatten)]
    setup: setup::Args,
}

/// The name of the game with the given set-up.
const AS_SET_UP: &str = "as set up";

/// The name of the reference.
const CHESS: &str = "shakmaty";

/// A game to measure: its name, its size in bytes, and a function that plays it once.
struct Contestant {
    name: &'static str,
    bytes: Option<usize>,
    /// Plays a game and returns the number of decisions.
    play: Box<dyn FnMut(&mut BotRng) -> u64>,
    rates: Vec<Rate>,
}

#[derive(Clone, Copy)]
struct Rate {
    decisions: f64,
    games: f64,
}

/// Runs the command.
pub fn run(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    if !(0.1..=86_400.0).contains(&args.seconds) {
        return Err(Failure::new("--seconds must be a number from 0.1 to 86400"));
    }
    let mut contestants = Vec::new();
    match (&args.game, args.setup.is_empty()) {
        (None, true) => contestants.extend(each_title!(G => default_setup::<G>(pack)?)),
        (None, false) => {
            return Err(Failure::new(format!(
                "a set-up belongs to one game: name it, such as miasma bench {}",
                packs::names()[0]
            )));
        }
        (Some(game), no_setup) => with_game!(game, G => {
            pack.load::<G>()?;
            contestants.push(default_setup::<G>(pack)?);
            if !no_setup {
                let setup = args.setup.setup::<G>(None, pack)?;
                contestants.push(contestant::<G>(AS_SET_UP, &setup)?);
            }
            Ok(())
        })?,
    }
    #[cfg(feature = "chess")]
    contestants.push(chess());
    let mut rng = BotRng::for_game(&Seed::numbered(0, 0));
    let slices = args.seconds / contestants.len() as f64 / SLICE.as_secs_f64();
    for _ in 0..(slices as usize).max(1) {
        for contestant in &mut contestants {
            contestant.measure(&mut rng);
        }
    }
    if args.json { write_json(&contestants, out) } else { write_table(&contestants, out) }
}

/// The default set-up for 4 players.
fn default_setup<G: Title>(pack: &Pack) -> Result<Contestant, Failure> {
    let components = pack.load_what_there_is::<G>()?;
    let standard = G::Setup::standard(4);
    let setup = G::Setup::from_fields(standard.edition(), &components, &standard.fields())?;
    contestant::<G>(G::NAME, &setup)
}

fn contestant<G: Title>(name: &'static str, setup: &G::Setup) -> Result<Contestant, Failure> {
    let fresh = G::new(setup)?;
    let play = move |rng: &mut BotRng| {
        let mut game = fresh;
        let (decisions, _draws) = playout(&mut game, rng);
        decisions
    };
    Ok(Contestant { name, bytes: Some(size_of::<G>()), play: Box::new(play), rates: Vec::new() })
}

/// Random chess. Mate, stalemate, insufficient material and the fifty-move rule end a game.
#[cfg(feature = "chess")]
fn chess() -> Contestant {
    use game::Random as _;
    use shakmaty::{Chess, Position as _};
    let play = |rng: &mut BotRng| {
        let mut position = Chess::default();
        let mut decisions = 0;
        loop {
            let moves = position.legal_moves();
            if moves.is_empty() || position.halfmoves() >= 100 || position.is_insufficient_material() {
                return decisions;
            }
            position.play_unchecked(moves[rng.below(moves.len() as u32) as usize]);
            decisions += 1;
        }
    };
    Contestant { name: CHESS, bytes: None, play: Box::new(play), rates: Vec::new() }
}

impl Contestant {
    fn measure(&mut self, rng: &mut BotRng) {
        let start = Instant::now();
        let mut decisions = 0;
        let mut games = 0;
        while start.elapsed() < SLICE {
            decisions += (self.play)(rng);
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        self.rates.push(Rate { decisions: decisions as f64 / seconds, games: f64::from(games) / seconds });
    }

    /// The upper quartile of the slices, by decisions.
    fn rate(&self) -> Rate {
        let mut rates = self.rates.clone();
        rates.sort_by(|one, other| one.decisions.total_cmp(&other.decisions));
        rates[rates.len() * 3 / 4]
    }
}

fn write_json(contestants: &[Contestant], out: &mut impl Write) -> Result<Outcome, Failure> {
    let mut report = Map::new();
    for contestant in contestants {
        let rate = contestant.rate();
        let (decisions, games) = (rate.decisions.round() as u64, rate.games.round() as u64);
        let figures = match contestant.bytes {
            Some(bytes) => json!({ "decisions_per_s": decisions, "games_per_s": games, "bytes": bytes }),
            None => json!({ "decisions_per_s": decisions }),
        };
        report.insert(contestant.name.replace(' ', "_"), figures);
    }
    writeln!(out, "{}", serde_json::to_string(&report)?)?;
    Ok(Outcome::Success)
}

fn write_table(contestants: &[Contestant], out: &mut impl Write) -> Result<Outcome, Failure> {
    let chess =
        contestants.iter().find(|contestant| contestant.name == CHESS).map(|chess| chess.rate().decisions);
    writeln!(out, "{:<12} {:>14} {:>12} {:>8} {:>10}", "", "decisions/s", "games/s", "bytes", "x chess")?;
    for contestant in contestants {
        let rate = contestant.rate();
        writeln!(
            out,
            "{:<12} {:>14} {:>12} {:>8} {:>10}",
            contestant.name,
            grouped(rate.decisions as u64),
            grouped(rate.games as u64),
            contestant.bytes.map_or_else(String::new, |bytes| bytes.to_string()),
            chess.map_or_else(String::new, |chess| format!("{:.2}", rate.decisions / chess)),
        )?;
    }
    Ok(Outcome::Success)
}
