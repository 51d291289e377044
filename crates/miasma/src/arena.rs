//! `miasma arena`: matches between bots, with confidence intervals and ratings.

use crate::failure::{Failure, Outcome};
use crate::jobs::{self, grouped};
use crate::packs::{Pack, with_game};
use crate::setup;
use ::arena::{Contest, Line, Pairing, ratings, round_robin};
use ::bots::{Bot, Budget};
use game::Setup as _;
use serde::Serialize;
use std::io::Write;
use std::time::Duration;
use title::Title;

/// Let bots play each other and measure their strength
///
/// Every deal is played once per seat, with the bots rotated. The same seed and iteration budget give the same result
/// with any number of jobs.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// One bot per seat, or one for all, each optionally with a budget: master@200ms, expert@4000
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "master,greedy")]
    bots: Vec<String>,
    /// Number of games; with --round-robin, per pair
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Iterations per decision of bots that search
    #[arg(long, value_name = "N", conflicts_with = "time", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// Seconds per decision of bots that search
    #[arg(long, value_name = "S", value_parser = seconds)]
    time: Option<Duration>,
    /// Seed of all draws
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of games played in parallel [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Let every pair of bots play, and rate them
    #[arg(long)]
    round_robin: bool,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setup: setup::Args,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = text.parse().ok().filter(|seconds| *seconds > 0.0 && *seconds < 1e6);
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "write seconds, such as 0.2".to_owned())
}

/// The output of `--json`.
#[derive(Serialize)]
struct ArenaResult {
    game: &'static str,
    players: u8,
    games: u64,
    seed: u64,
    jobs: usize,
    seconds: f64,
    bots: Vec<BotReport>,
}

/// One bot in the output of `--json`.
#[derive(Serialize)]
struct BotReport {
    name: String,
    games: u64,
    wins: f64,
    win_rate: f64,
    low: f64,
    high: f64,
    mean_rank: f64,
    mean_score: f64,
    decisions: u64,
    iterations_per_s: f64,
    p50_ms: f64,
    p99_ms: f64,
}

impl From<&Line> for BotReport {
    fn from(line: &Line) -> Self {
        Self {
            name: line.name.clone(),
            games: line.games,
            wins: line.wins,
            win_rate: line.win_rate,
            low: line.low,
            high: line.high,
            mean_rank: line.mean_rank,
            mean_score: line.mean_score,
            decisions: line.decisions,
            iterations_per_s: line.iterations_per_s,
            p50_ms: line.p50_ms,
            p99_ms: line.p99_ms,
        }
    }
}

/// The output of `--round-robin --json`.
#[derive(Serialize)]
struct Tournament {
    game: &'static str,
    players: u8,
    games_a_pair: u64,
    seed: u64,
    ratings: Vec<Rating>,
    pairs: Vec<Pair>,
}

#[derive(Serialize)]
struct Rating {
    name: String,
    rating: f64,
}

#[derive(Serialize)]
struct Pair {
    first: String,
    second: String,
    wins: f64,
    losses: f64,
    win_rate: f64,
    low: f64,
    high: f64,
}

/// Runs the command.
pub fn run(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    with_game!(&args.game, G => arena::<G>(args, pack, out))
}

fn arena<G: Title>(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let mut bots = Vec::new();
    for name in &args.bots {
        let bot = Bot::named(name.trim()).map_err(Failure::new)?;
        bots.push(match (args.iterations, args.time) {
            _ if name.contains('@') => bot,
            (Some(iterations), _) => bot.within(Budget::Iterations(iterations)),
            (None, Some(time)) => bot.within(Budget::Time(time)),
            (None, None) => bot,
        });
    }
    let players = if args.round_robin { 2 } else { u8::try_from(bots.len()).unwrap_or(u8::MAX).max(2) };
    let setup = args.setup.setup::<G>(Some(players), pack)?;
    let seats = usize::from(setup.players());
    if bots.len() == 1 && !args.round_robin {
        bots = vec![bots[0].clone(); seats];
    }
    if !args.round_robin && bots.len() != seats {
        let (given, plural) = (bots.len(), if bots.len() == 1 { "" } else { "s" });
        return Err(Failure::new(format!(
            "{given} bot{plural} can't fill {seats} seats: name one for each seat with --bots"
        )));
    }
    if args.round_robin && bots.len() < 2 {
        return Err(Failure::new("a round robin needs two bots or more".to_owned()));
    }
    let jobs = jobs::count(args.jobs);
    let contest = Contest::<G> { setup, bots, games: args.games, seed: args.seed, jobs };
    if args.round_robin { tournament(args, &contest, seats, out) } else { single(args, &contest, seats, out) }
}

fn single<G: Title>(
    args: &Args,
    contest: &Contest<G>,
    seats: usize,
    out: &mut impl Write,
) -> Result<Outcome, Failure> {
    let bar = jobs::progress_bar(contest.games);
    let result = contest.play(|| bar.inc(1))?;
    bar.finish_and_clear();
    let (games, seconds, jobs) = (contest.games, result.seconds, contest.jobs);
    if args.json {
        let bots = result.lines.iter().map(BotReport::from).collect();
        let players = seats as u8;
        let report = ArenaResult { game: G::NAME, players, games, seed: args.seed, jobs, seconds, bots };
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
        return Ok(Outcome::Success);
    }
    writeln!(
        out,
        "{}: {} games of {seats}, seed {}, {jobs} at once, in {seconds:.1} s; par is {:.1} %\n",
        G::NAME,
        grouped(games),
        args.seed,
        100.0 / seats as f64
    )?;
    writeln!(
        out,
        "{:<16} {:>7} {:>8} {:>8}   {:<15} {:>9} {:>10} {:>12} {:>8} {:>8}",
        "bot",
        "games",
        "wins",
        "rate",
        "95 % interval",
        "mean rank",
        "mean score",
        "iterations/s",
        "p50 ms",
        "p99 ms"
    )?;
    for line in &result.lines {
        let interval = format!("{:.1} - {:.1} %", 100.0 * line.low, 100.0 * line.high);
        writeln!(
            out,
            "{:<16} {:>7} {:>8} {:>6.1} %   {interval:<15} {:>9.2} {:>10.2} {:>12} {:>8.2} {:>8.2}",
            line.name,
            grouped(line.games),
            line.wins,
            100.0 * line.win_rate,
            line.mean_rank,
            line.mean_score,
            grouped(line.iterations_per_s as u64),
            line.p50_ms,
            line.p99_ms,
        )?;
    }
    Ok(Outcome::Success)
}

fn tournament<G: Title>(
    args: &Args,
    contest: &Contest<G>,
    seats: usize,
    out: &mut impl Write,
) -> Result<Outcome, Failure> {
    let count = contest.bots.len();
    let bar = jobs::progress_bar(contest.games * (count * (count - 1) / 2) as u64);
    let pairings = round_robin(contest, seats, || bar.inc(1))?;
    bar.finish_and_clear();
    let name = |bot: usize| contest.bots[bot].name().to_owned();
    let mut rated: Vec<Rating> = ratings(count, &pairings)
        .into_iter()
        .enumerate()
        .map(|(bot, rating)| Rating { name: name(bot), rating })
        .collect();
    rated.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    let pair = |pairing: &Pairing| {
        let games = pairing.wins + pairing.losses;
        let (low, high) = ::arena::wilson(pairing.wins, games);
        let (first, second) = (name(pairing.first), name(pairing.second));
        Pair {
            first,
            second,
            wins: pairing.wins,
            losses: pairing.losses,
            win_rate: pairing.wins / games,
            low,
            high,
        }
    };
    let pairs: Vec<Pair> = pairings.iter().map(pair).collect();
    if args.json {
        let (players, games_a_pair) = (seats as u8, contest.games);
        let tournament =
            Tournament { game: G::NAME, players, games_a_pair, seed: args.seed, ratings: rated, pairs };
        writeln!(out, "{}", serde_json::to_string(&tournament)?)?;
        return Ok(Outcome::Success);
    }
    writeln!(
        out,
        "{}: {} games a pair at tables of {seats}, seed {}\n",
        G::NAME,
        grouped(contest.games),
        args.seed
    )?;
    for Rating { name, rating } in &rated {
        writeln!(out, "{rating:>+7.0}  {name}")?;
    }
    writeln!(out)?;
    for pair in &pairs {
        let (rate, low, high) = (100.0 * pair.win_rate, 100.0 * pair.low, 100.0 * pair.high);
        let (first, second) = (&pair.first, &pair.second);
        writeln!(
            out,
            "{first} against {second}: {} to {}, {rate:.1} % ({low:.1} - {high:.1})",
            pair.wins, pair.losses
        )?;
    }
    Ok(Outcome::Success)
}
