//! `miasma simulate`: bots play many games, and what comes of it is counted.

use crate::failure::{Failure, Outcome};
use crate::files;
use crate::packs::{Pack, with_game};
use crate::report::{self, Watching, check_target};
use crate::setup;
use crate::tally::Tally;
use crate::texts::Texts;
use ::arena::wilson;
use ::bots::{Bot, BotPlayer, BotRng, Evaluated, Method};
use game::{Actor, Dealer, Deed, Entry, Journal, Question, Random as _, Record, Seed, Setup as _};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;
use title::Title;
use title::report::{Report, Sheet};

/// A worker takes so many games at a time: few enough that all finish together, enough to keep the counter cool.
const BATCH: u64 = 64;

/// Let bots play many games and count what comes of it.
///
/// Game k of a run, counted from 0, has the seed SHA-256("miasma seed", N, k), so the same N gives the same
/// games however many jobs play them.
#[derive(clap::Args)]
#[command(after_long_help = format!("Reports:\n{}\n\n{}", report::help(), setup::help()))]
pub struct Args {
    /// Which game
    game: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The number from which all chance follows
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Who plays: random, novice, apprentice, greedy, expert or master; a budget may follow, such as expert@200
    #[arg(long, value_name = "NAME", default_value = "random", value_parser = Bot::named)]
    bot: Bot,
    /// How many games to play at once [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Write the record of every game into this directory
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Count something else too, with 95 % intervals: "cards" of Rattus; "scores", "buildings", "technologies" or
    /// "decrees" of Pest; --help says what each tells
    #[arg(long, value_name = "NAME")]
    report: Option<String>,
    /// Draw the report into this file, as SVG
    #[arg(long, value_name = "FILE", requires = "report")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    setup: setup::Args,
}

/// What `--json` prints; a report's rows stand beside it under the report's name.
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
    #[serde(flatten)]
    report: Map<String, Value>,
}

/// What a run came to: the sums, and those of the report that was asked for.
struct Run {
    tally: Tally,
    sheet: Option<Sheet>,
}

/// Runs the command.
pub fn run(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    with_game!(&args.game, G => simulate::<G>(args, pack, out))
}

fn simulate<G: Title>(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let setup = args.setup.setup::<G>(None, pack)?;
    let report = args.report.as_deref().map(report::named::<G>).transpose()?;
    args.svg.as_deref().map_or(Ok(()), check_target)?;
    let texts = Texts::of::<G>(&setup);
    for advice in setup.advice() {
        let _ = writeln!(std::io::stderr(), "{}", texts.warning(&advice));
    }
    if let Some(directory) = &args.records {
        std::fs::create_dir_all(directory)
            .map_err(|error| Failure::cannot(format!("make the directory {}", directory.display()), error))?;
    }
    let jobs = args.jobs.map_or_else(|| thread::available_parallelism().map_or(1, NonZero::get), usize::from);
    let began = Instant::now();
    let Run { tally, sheet } = play_all::<G>(args, &setup, report, jobs)?;
    let seconds = began.elapsed().as_secs_f64();
    let seats = usize::from(setup.players());
    let report = report.zip(sheet.as_ref());
    let mut what =
        format!("{} games of {seats}, seed {}, {} bots", grouped(tally.games), args.seed, args.bot);
    what.extend(unusual::<G>(&setup).map(|(name, value)| format!(", {name} {value}")));
    if args.json {
        let rows =
            report.map(|(report, sheet)| (report.name.to_owned(), report::json(report, &setup, sheet)));
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
            report: rows.into_iter().collect(),
        };
        writeln!(out, "{}", serde_json::to_string(&figures)?)?;
    } else {
        let many = if jobs == 1 { "" } else { "s" };
        let heading = format!("{}: {what}; {jobs} job{many} in {seconds:.2} s", G::NAME);
        write_table(&heading, &tally, seats, seconds, &texts, out)?;
        if let Some((report, sheet)) = report {
            writeln!(out)?;
            report::write_table(report, &setup, sheet, &texts, out)?;
        }
    }
    if let (Some((report, sheet)), Some(path)) = (report, &args.svg) {
        let sample = format!("{}: {what}. {}", texts.name("game", G::NAME), texts.own("report-bars", &[]));
        report::write_plot(report, &setup, sheet, &sample, &texts, path)?;
    }
    Ok(Outcome::Fine)
}

/// The fields of the set-up that are not as they would be by themselves.
fn unusual<G: Title>(setup: &G::Setup) -> impl Iterator<Item = (String, String)> {
    let usual = G::Setup::standard(setup.players()).fields();
    setup.fields().into_iter().filter(move |field| !usual.contains(field))
}

/// Plays all games of a run in so many threads.
fn play_all<G: Title>(
    args: &Args,
    setup: &G::Setup,
    report: Option<&Report<G>>,
    jobs: usize,
) -> Result<Run, Failure> {
    let fresh = G::new(setup).map_err(|faults| Failure::because(faults.to_string().replace('\n', "; ")))?;
    let progress = progress(args.games);
    let next = AtomicU64::new(0);
    let blank =
        || Run { tally: Tally::default(), sheet: report.map(|report| report::empty_sheet(report, setup)) };
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
                    let witness = Witness { setup, report, path };
                    witness.play(fresh, &seed, &args.bot, &mut run).inspect_err(|_| {
                        // The others need not go on.
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
        sheet: all.sheet.zip(run.sheet).map(|(all, more)| all.and(&more)),
    }))
}

/// Plays one game and counts it; `note` is told every entry and what it made happen.
#[inline]
fn play_one<G: Title>(
    fresh: G,
    seed: &Seed,
    bot: &Bot,
    tally: &mut Tally,
    journal: &mut Journal<G::Event>,
    mut note: impl FnMut(Entry<G::Choice>, &mut Journal<G::Event>),
) -> G {
    let mut dealer = Dealer::new(seed);
    let mut table = Table::new(bot, seed, game::Game::seats(&fresh));
    let mut game = fresh;
    let mut turn = None;
    let mut asked = game.question();
    while let Some(question) = asked {
        let choice = match question.who {
            Actor::Seat(_) => {
                tally.decisions += 1;
                table.answer(&game, &question)
            }
            Actor::Chance(purpose) => {
                tally.draws += 1;
                question.options.nth(dealer.pick(purpose, question.options.len()))
            }
        };
        asked = game.play_unchecked(choice, journal);
        note(Entry { who: question.who.seat(), deed: Deed::Choose(choice) }, journal);
        let now = game.turn();
        tally.turns += u64::from(now.is_some() && now != turn);
        turn = now;
    }
    tally.count(&game.standing());
    game
}

/// The bots of one game.
enum Table<G: Evaluated> {
    /// All choose at random, out of one generator: nothing is faster.
    Random(BotRng),
    /// Each thinks for itself.
    Players(Vec<BotPlayer<G>>),
}

impl<G: Evaluated> Table<G> {
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

/// What is kept of a game beside the count: its record, or what a report wants to know.
struct Witness<'a, G: Title> {
    setup: &'a G::Setup,
    report: Option<&'a Report<G>>,
    path: Option<PathBuf>,
}

impl<G: Title> Witness<'_, G> {
    /// Plays one game, counts it, watches it for the report and writes its record.
    fn play(self, fresh: G, seed: &Seed, bot: &Bot, run: &mut Run) -> Result<(), Failure> {
        let mut record = Record::<G>::new(self.setup.clone(), Some(seed.commitment()));
        let mut watching = self.report.map(|report| Watching::begin(report, self.setup, &fresh));
        let mut journal = if watching.is_some() { Journal::kept() } else { Journal::off() };
        let end = play_one(fresh, seed, bot, &mut run.tally, &mut journal, |entry, journal| {
            record.entries.push(entry);
            if let Some(watching) = &mut watching {
                watching.see(journal);
            }
        });
        if let (Some(watching), Some(sheet)) = (watching, &mut run.sheet) {
            watching.close(&end, sheet);
        }
        let Some(path) = self.path else { return Ok(()) };
        files::close(&mut record, *seed, &end.standing());
        files::write(&path, &record)
    }
}

fn file_name<G: Title>(args: &Args, setup: &G::Setup, number: u64) -> String {
    format!("{}-{}p-{}-{number:06}.{}", G::NAME, setup.players(), args.seed, files::EXTENSION)
}

/// A bar on a terminal, nothing anywhere else.
fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
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
        let (low, high) = wilson(seat.wins() / games, games);
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
    Ok(())
}

/// A count of wins as a number, without decimals where it needs none.
fn whole(wins: f64) -> serde_json::Number {
    let exact = serde_json::Number::from_f64(wins).expect("a count of wins is finite");
    if wins.fract() == 0.0 { (wins as u64).into() } else { exact }
}

/// A count of wins, without decimals where it needs none.
fn tidy(wins: f64) -> String {
    if wins.fract() == 0.0 { grouped(wins as u64) } else { format!("{wins:.2}") }
}

/// A number with its thousands apart.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
