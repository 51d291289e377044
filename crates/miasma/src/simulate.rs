//! `miasma simulate`: bots play many games, and the results are counted.

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::jobs::{self, grouped};
use crate::packs::{Pack, with_game};
use crate::report::{self, Observation, check_target};
use crate::setup;
use crate::tally::Tally;
use crate::texts::{self, Texts};
use ::bots::{Bot, BotPlayer, BotRng, Evaluated, Method};
use game::{Actor, Dealer, Entry, EntryKind, Journal, Question, Random as _, Record, Seed, Setup as _};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;
use title::Title;
use title::report::{Report, Statistics};

/// Games that a thread takes at a time: few enough that all threads finish together, enough to avoid contention.
const BATCH: u64 = 64;

/// Let bots play many games and print statistics
///
/// Game k of a run, counted from 0, has the seed SHA-256("miasma seed", N, k), so the same N gives the same
/// games with any number of jobs.
#[derive(clap::Args)]
#[command(after_long_help = format!("Reports:\n{}\n\n{}", report::help(), setup::help()))]
pub struct Args {
    /// The game
    game: String,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Seed of all draws
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Level of the bots: random, novice, apprentice, greedy, expert or master, optionally with a budget such as
    /// expert@200
    #[arg(long, value_name = "NAME", default_value = "random", value_parser = Bot::named)]
    bot: Bot,
    /// Number of games played in parallel [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Write the record of every game to this directory
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Add a report with 95 % intervals; --help lists the reports of each game
    #[arg(long, value_name = "NAME")]
    report: Option<String>,
    /// Write the report as an SVG plot to this file
    #[arg(long, value_name = "FILE", requires = "report")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    setup: setup::Args,
}

/// The output of `--json`. The rows of a report are added under its name.
#[derive(Serialize)]
struct Figures<'a> {
    games: u64,
    decisions: u64,
    draws: u64,
    turns: u64,
    seconds: f64,
    games_per_s: f64,
    decisions_per_s: f64,
    wins_by_seat: Vec<serde_json::Number>,
    mean_score_by_seat: Vec<f64>,
    ended_by: &'a BTreeMap<&'static str, u64>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    titles: &'a BTreeMap<&'static str, u64>,
    #[serde(flatten)]
    report: Map<String, Value>,
}

/// The results of a run.
struct Run {
    tally: Tally,
    statistics: Option<Statistics>,
}

/// Runs the command.
pub fn run(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    with_game!(&args.game, G => simulate::<G>(args, pack, out))
}

fn simulate<G: Title>(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let setup = args.setup.setup::<G>(None, pack)?;
    let report = args.report.as_deref().map(report::named::<G>).transpose()?;
    args.svg.as_deref().map_or(Ok(()), check_target)?;
    let texts = texts::of::<G>(&setup);
    for advice in setup.advice() {
        let _ = writeln!(std::io::stderr(), "{}", texts::warning(&texts, &advice));
    }
    if let Some(directory) = &args.records {
        std::fs::create_dir_all(directory)
            .map_err(|error| Failure::cannot(format!("make the directory {}", directory.display()), error))?;
    }
    let jobs = jobs::count(args.jobs);
    let start = Instant::now();
    let Run { tally, statistics } = play_all::<G>(args, &setup, report, jobs)?;
    let seconds = start.elapsed().as_secs_f64();
    let seats = usize::from(setup.players());
    let report = report.zip(statistics.as_ref());
    let mut what =
        format!("{} games of {seats}, seed {}, {} bots", grouped(tally.games), args.seed, args.bot);
    what.extend(non_default::<G>(&setup).map(|(name, value)| format!(", {name} {value}")));
    if args.json {
        let rows = report
            .map(|(report, statistics)| (report.name.to_owned(), report::json(report, &setup, statistics)));
        let figures = Figures {
            games: tally.games,
            decisions: tally.decisions,
            draws: tally.draws,
            turns: tally.turns,
            seconds,
            games_per_s: tally.games as f64 / seconds,
            decisions_per_s: tally.decisions as f64 / seconds,
            wins_by_seat: tally.seats[..seats].iter().map(|seat| whole(seat.wins())).collect(),
            mean_score_by_seat: tally.seats[..seats].iter().map(|seat| seat.mean(tally.games)).collect(),
            ended_by: &tally.ended_by,
            titles: &tally.titles,
            report: rows.into_iter().collect(),
        };
        writeln!(out, "{}", serde_json::to_string(&figures)?)?;
    } else {
        let many = if jobs == 1 { "" } else { "s" };
        let heading = format!("{}: {what}; {jobs} job{many} in {seconds:.2} s", G::NAME);
        write_table(&heading, &tally, seats, seconds, &texts, out)?;
        if let Some((report, statistics)) = report {
            writeln!(out)?;
            report::write_table(report, &setup, statistics, &texts, out)?;
        }
    }
    if let (Some((report, statistics)), Some(path)) = (report, &args.svg) {
        let sample = format!("{}: {what}. {}", texts.name("game", G::NAME), texts.own("report-bars", &[]));
        report::write_plot(report, &setup, statistics, &sample, &texts, path)?;
    }
    Ok(Outcome::Success)
}

/// The fields of the set-up that differ from their defaults.
fn non_default<G: Title>(setup: &G::Setup) -> impl Iterator<Item = (String, String)> {
    let default = G::Setup::standard(setup.players()).fields();
    setup.fields().into_iter().filter(move |field| !default.contains(field))
}

/// Plays all games of a run in `jobs` threads.
fn play_all<G: Title>(
    args: &Args,
    setup: &G::Setup,
    report: Option<&Report<G>>,
    jobs: usize,
) -> Result<Run, Failure> {
    let fresh = G::new(setup)?;
    let progress = jobs::progress_bar(args.games);
    let next = AtomicU64::new(0);
    let blank = || Run {
        tally: Tally::default(),
        statistics: report.map(|report| report::empty_statistics(report, setup)),
    };
    let work = || {
        let mut run = blank();
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= args.games {
                return Ok(run);
            }
            let last = args.games.min(first + BATCH);
            for number in first..last {
                let seed = Seed::numbered(args.seed, number);
                if args.records.is_none() && report.is_none() {
                    play_one(fresh, &seed, &args.bot, &mut run.tally, &mut Journal::off(), |_, _| ());
                } else {
                    let path =
                        args.records.as_ref().map(|place| place.join(file_name::<G>(args, setup, number)));
                    let recorder = Recorder { setup, report, path };
                    recorder.play(fresh, &seed, &args.bot, &mut run).inspect_err(|_| {
                        // Stops the other threads.
                        next.store(args.games, Ordering::Relaxed);
                    })?;
                }
            }
            progress.inc(last - first);
        }
    };
    let runs: Result<Vec<Run>, Failure> = thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().expect("a worker does not panic")).collect()
    });
    progress.finish_and_clear();
    Ok(runs?.into_iter().fold(blank(), |all, run| Run {
        tally: all.tally.and(&run.tally),
        statistics: all.statistics.zip(run.statistics).map(|(all, more)| all.and(&more)),
    }))
}

/// Plays one game and counts it. Calls `note` with every entry and its events.
#[inline]
fn play_one<G: Title>(
    fresh: G,
    seed: &Seed,
    bot: &Bot,
    tally: &mut Tally,
    journal: &mut Journal<G>,
    mut note: impl FnMut(Entry<G::Choice>, &mut Journal<G>),
) -> G {
    let mut dealer = Dealer::new(seed);
    let mut bots = Bots::new(bot, seed, game::Game::seats(&fresh));
    let mut game = fresh;
    let mut turn = None;
    let mut asked = game.question();
    while let Some(question) = asked {
        let choice = match question.who {
            Actor::Seat(_) => {
                tally.decisions += 1;
                bots.answer(&game, &question)
            }
            Actor::Chance(purpose) => {
                tally.draws += 1;
                question.options.nth(dealer.pick(purpose, question.options.len()))
            }
        };
        asked = game.play_unchecked(choice, journal);
        note(Entry { who: question.who.seat(), kind: EntryKind::Choose(choice) }, journal);
        let now = game.turn();
        tally.turns += u64::from(now.is_some() && now != turn);
        turn = now;
    }
    tally.count(&game.standing());
    game
}

/// The bots of one game.
enum Bots<G: Evaluated> {
    /// All bots play at random and share one generator, which is fastest.
    Random(BotRng),
    /// One bot per seat.
    Players(Vec<BotPlayer<G>>),
}

impl<G: Evaluated> Bots<G> {
    fn new(bot: &Bot, seed: &Seed, seats: u8) -> Self {
        let mut rng = BotRng::for_game(seed);
        if bot.method == Method::Random {
            return Self::Random(rng);
        }
        Self::Players((0..seats).map(|_| BotPlayer::new(bot.clone(), rng.fork())).collect())
    }

    #[inline]
    fn answer(&mut self, game: &G, question: &Question<G::Choice>) -> G::Choice {
        match (self, question.who) {
            (Self::Players(players), Actor::Seat(seat)) => players[seat.index()].decide(game).choice,
            (Self::Random(rng), _) => question.options.nth(rng.below(question.options.len())),
            (Self::Players(_), Actor::Chance(_)) => unreachable!("chance is not asked of bots"),
        }
    }
}

/// Plays a game for its record or for a report.
struct Recorder<'a, G: Title> {
    setup: &'a G::Setup,
    report: Option<&'a Report<G>>,
    path: Option<PathBuf>,
}

impl<G: Title> Recorder<'_, G> {
    /// Plays one game, counts it, observes it for the report and writes its record.
    fn play(self, fresh: G, seed: &Seed, bot: &Bot, run: &mut Run) -> Result<(), Failure> {
        let mut record = Record::<G>::new(self.setup.clone(), Some(seed.commitment()));
        let mut observation = self.report.map(|report| Observation::begin(report, self.setup, &fresh));
        let mut journal = if observation.is_some() { Journal::with_positions() } else { Journal::off() };
        let end = play_one(fresh, seed, bot, &mut run.tally, &mut journal, |entry, journal| {
            record.entries.push(entry);
            if let Some(observation) = &mut observation {
                observation.see(journal);
            }
        });
        if let (Some(observation), Some(statistics)) = (observation, &mut run.statistics) {
            observation.close(&end, statistics);
        }
        let Some(path) = self.path else { return Ok(()) };
        files::close(&mut record, *seed, &end.standing());
        files::write(&path, &record)
    }
}

fn file_name<G: Title>(args: &Args, setup: &G::Setup, number: u64) -> String {
    format!("{}-{}p-{}-{number:06}.{}", G::NAME, setup.players(), args.seed, files::EXTENSION)
}

fn write_table(
    heading: &str,
    tally: &Tally,
    seats: usize,
    seconds: f64,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let games = tally.games as f64;
    let per_s = |count: u64| grouped((count as f64 / seconds) as u64);
    writeln!(out, "{heading}")?;
    writeln!(out, "{} games/s, {} decisions/s", per_s(tally.games), per_s(tally.decisions))?;
    let counts = [("decisions", tally.decisions), ("draws", tally.draws), ("turns", tally.turns)];
    let counts =
        counts.map(|(what, count)| format!("{} {what} ({:.1} a game)", grouped(count), count as f64 / games));
    writeln!(out, "{}\n", counts.join(", "))?;
    writeln!(out, "seat        wins   rate      95 % interval   mean score   deviation   lowest   highest")?;
    for (number, seat) in (1..).zip(&tally.seats[..seats]) {
        let (low, high) = ::arena::wilson(seat.wins(), games);
        writeln!(
            out,
            "{number:<4} {:>11} {:>5.2} %   {:>5.2} - {:>5.2} %   {:>10.3}   {:>9.3}   {:>6}   {:>7}",
            tidy(seat.wins()),
            100.0 * seat.wins() / games,
            100.0 * low,
            100.0 * high,
            seat.mean(tally.games),
            seat.deviation(tally.games),
            seat.lowest,
            seat.highest,
        )?;
    }
    writeln!(out)?;
    for (name, count) in &tally.ended_by {
        let (share, what) = (100.0 * *count as f64 / games, texts.name("end", name));
        writeln!(out, "{share:>6.2} %  {:>9}  {what}", grouped(*count))?;
    }
    for (name, count) in &tally.titles {
        let (share, what) = (100.0 * *count as f64 / games, texts.name("rank", name));
        writeln!(out, "{share:>6.2} %  {:>9}  {what}", grouped(*count))?;
    }
    Ok(())
}

/// A number of wins for JSON, as an integer if it is one.
fn whole(wins: f64) -> serde_json::Number {
    let exact = serde_json::Number::from_f64(wins).expect("a count of wins is finite");
    if wins.fract() == 0.0 { (wins as u64).into() } else { exact }
}

/// A number of wins for the table, without decimals if it is an integer.
fn tidy(wins: f64) -> String {
    if wins.fract() == 0.0 { grouped(wins as u64) } else { format!("{wins:.2}") }
}
