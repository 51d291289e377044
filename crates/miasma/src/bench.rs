//! `miasma bench`: measures the speed of the rules.

use crate::failure::{Failure, Outcome};
use crate::jobs::grouped;
use crate::packs::{self, Pack, with_game};
use crate::setup;
use arena::speed::{Contestant, measure};
use game::Setup as _;
use registry::each_title;
use serde_json::{Map, json};
use std::io::Write;
use title::Title;

/// Measure the speed of random play
///
/// Plays uniformly random games of 4 players on one core. With a game and a set-up, that set-up is measured next to the
/// default one. Only answers of seats count as decisions. Games take turns in slices of 25 ms; each figure is the upper quartile
/// of its slices, which is robust against other load.
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
                contestants.push(Contestant::game::<G>(AS_SET_UP, &setup)?);
            }
            Ok(())
        })?,
    }
    measure(&mut contestants, args.seconds);
    if args.json { write_json(&contestants, out) } else { write_table(&contestants, out) }
}

/// The default set-up for 4 players.
fn default_setup<G: Title>(pack: &Pack) -> Result<Contestant, Failure> {
    let components = pack.load_what_there_is::<G>()?;
    let standard = G::Setup::standard(4);
    let setup = G::Setup::from_fields(standard.edition(), &components, &standard.fields())?;
    Ok(Contestant::game::<G>(G::NAME, &setup)?)
}

fn write_json(contestants: &[Contestant], out: &mut impl Write) -> Result<Outcome, Failure> {
    let mut report = Map::new();
    for contestant in contestants {
        let rate = contestant.rate();
        let (decisions, games) = (rate.decisions.round() as u64, rate.games.round() as u64);
        let bytes = contestant.bytes;
        let figures = json!({ "decisions_per_s": decisions, "games_per_s": games, "bytes": bytes });
        report.insert(contestant.name.replace(' ', "_"), figures);
    }
    writeln!(out, "{}", serde_json::to_string(&report)?)?;
    Ok(Outcome::Success)
}

fn write_table(contestants: &[Contestant], out: &mut impl Write) -> Result<Outcome, Failure> {
    writeln!(out, "{:<12} {:>14} {:>12} {:>8}", "", "decisions/s", "games/s", "bytes")?;
    for contestant in contestants {
        let rate = contestant.rate();
        writeln!(
            out,
            "{:<12} {:>14} {:>12} {:>8}",
            contestant.name,
            grouped(rate.decisions as u64),
            grouped(rate.games as u64),
            contestant.bytes.map_or_else(String::new, |bytes| bytes.to_string()),
        )?;
    }
    Ok(Outcome::Success)
}
