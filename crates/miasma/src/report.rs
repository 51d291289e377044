//! Reports: what the things of a game, such as its cards, came to over many games.
//!
//! A report is a sheet of subjects (a card) and measures (how often its holder won). Each game adds one observation
//! to a cell: how many cases there were and what they came to. Sums of whole numbers are all that is kept, so the
//! order of the games makes no difference, and table, JSON and plot are the same code for every game.

mod plot;
mod table;

use crate::failure::Failure;
use crate::games::{Title, for_every_game};
use crate::tally::{Z, wilson};
use crate::texts::Texts;
use game::{Journal, Setup as _, Standing};
use serde_json::{Map, Value, json};

pub use plot::{check_target, write_plot};
pub use table::write_table;

/// What can be reported of each game, for the help of `simulate`.
pub fn help() -> String {
    let mut help = String::new();
    for_every_game!(G => help.push_str(&help_of::<G>()));
    help.trim_end().to_owned()
}

fn help_of<G: Title>() -> String {
    let texts = Texts::of::<G>(&G::Setup::standard(4));
    let one = |report: &Report<G>| {
        let title = texts.own(&format!("report-{}", report.name), &[]);
        format!("{} --report {}: {title}\n{}\n", G::NAME, report.name, table::legend(report, &texts))
    };
    G::REPORTS.iter().map(one).collect()
}

/// One report that a game can give.
pub struct Report<G: Title> {
    /// Its name on the command line and its key in JSON; its texts begin with `report-NAME`.
    pub name: &'static str,
    /// What its subjects are: a kind of the texts, and their key in JSON.
    pub subject: &'static str,
    /// What they are grouped by, likewise.
    pub group: &'static str,
    /// What is measured of each.
    pub measures: &'static [Measure],
    /// The subjects of a set-up, those of a group together.
    pub subjects: fn(&G::Setup) -> Vec<Subject>,
    /// Begins to watch a game.
    pub watch: fn(&G::Setup) -> Box<dyn Watch<G>>,
}

/// One thing that is counted for each subject.
pub struct Measure {
    /// Its key in JSON; its heading is the text `report-NAME-KEY`, what it means `report-NAME-KEY-about`.
    pub key: &'static str,
    /// What kind of number it is.
    pub kind: Kind,
    /// What it is compared with in the plot.
    pub reference: Reference,
    /// Where it is shown.
    pub shown: Shown,
}

/// What kind of number a measure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// So many of the cases: between 0 and 1, shown in per cent.
    Share,
    /// So much a case.
    Mean,
}

/// What a measure is compared with in the plot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reference {
    /// What everybody would have if all were alike: one of so many players.
    EvenShare,
    /// All subjects taken together.
    Together,
}

/// Where a measure is shown; JSON has all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// In the table and in the plot.
    InThePlotToo,
    /// In the table alone.
    InTheTable,
}

/// What a row of the sheet is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Subject {
    /// Its stable id.
    pub id: &'static str,
    /// The stable id of its group.
    pub group: &'static str,
}

/// Watches one game.
pub trait Watch<G: Title> {
    /// Sees the game as it was just before an event, and the event.
    fn see(&mut self, game: &G, event: &G::Event);

    /// Enters what the game came to.
    fn close(&mut self, game: &G, standing: &Standing, sheet: &mut Sheet);
}

/// A whole is counted in sixtieths: shared by any number up to six it stays a whole number.
pub const WHOLE: u64 = 60;

/// The sums of a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    measures: usize,
    cells: Vec<Sums>,
}

/// The sums of one cell over the games in which it had a case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Sums {
    games: u64,
    cases: u64,
    /// In sixtieths, as below.
    got: u64,
    cases_squared: u64,
    cases_by_got: u64,
    got_squared: u64,
}

/// A number out of a sample, with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The number.
    pub value: f64,
    /// Where the interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
}

impl<G: Title> Report<G> {
    /// The report of this name.
    pub fn named(name: &str) -> Result<&'static Self, Failure> {
        G::REPORTS.iter().find(|report| report.name == name).ok_or_else(|| {
            let game = G::NAME;
            let names: Vec<&str> = G::REPORTS.iter().map(|report| report.name).collect();
            Failure::because(match names.as_slice() {
                [] => format!("there is no report \"{name}\": {game} has none yet, so leave --report out"),
                names => format!("{game} has no report \"{name}\": choose {}", names.join(" or ")),
            })
        })
    }

    /// The empty sheet for a set-up.
    pub fn sheet(&self, setup: &G::Setup) -> Sheet {
        let cells = (self.subjects)(setup).len() * self.measures.len();
        Sheet { measures: self.measures.len(), cells: vec![Sums::default(); cells] }
    }

    /// The sheet as JSON: one object for each subject, in order.
    pub fn json(&self, setup: &G::Setup, sheet: &Sheet) -> Value {
        let row = |(place, subject): (usize, Subject)| {
            let mut row = Map::new();
            row.insert(self.subject.to_owned(), subject.id.into());
            row.insert(self.group.to_owned(), subject.group.into());
            row.insert("games".to_owned(), sheet.games(place).into());
            for (number, measure) in self.measures.iter().enumerate() {
                let cell = sheet.estimate(place, number, measure.kind).map(|estimate| {
                    let cases = sheet.cell(place, number).cases;
                    json!({ "value": estimate.value, "low": estimate.low, "high": estimate.high, "cases": cases })
                });
                row.insert(measure.key.to_owned(), cell.into());
            }
            Value::Object(row)
        };
        (self.subjects)(setup).into_iter().enumerate().map(row).collect()
    }
}

/// One game being watched, event by event.
pub struct Watching<G: Title> {
    game: G,
    watch: Box<dyn Watch<G>>,
}

impl<G: Title> Watching<G> {
    /// Begins to watch a game that begins.
    pub fn begin(report: &Report<G>, setup: &G::Setup, fresh: &G) -> Self {
        Self { game: *fresh, watch: (report.watch)(setup) }
    }

    /// Sees what an answer made happen.
    pub fn see(&mut self, journal: &mut Journal<G>) {
        for (event, position) in journal.events().iter().zip(journal.positions()) {
            self.watch.see(&self.game, event);
            self.game = *position;
        }
        journal.take();
    }

    /// Enters what the game came to.
    pub fn close(mut self, end: &G, sheet: &mut Sheet) {
        self.watch.close(end, &end.standing(), sheet);
    }
}

impl Sheet {
    /// Enters one game's observation: so many cases, and what they came to together in sixtieths.
    pub fn enter(&mut self, subject: usize, measure: usize, cases: u64, got: u64) {
        if cases > 0 {
            let cell = &mut self.cells[subject * self.measures + measure];
            cell.games += 1;
            cell.cases += cases;
            cell.got += got;
            cell.cases_squared += cases * cases;
            cell.cases_by_got += cases * got;
            cell.got_squared += got * got;
        }
    }

    /// Both together.
    pub fn and(mut self, other: &Self) -> Self {
        for (cell, more) in self.cells.iter_mut().zip(&other.cells) {
            cell.games += more.games;
            cell.cases += more.cases;
            cell.got += more.got;
            cell.cases_squared += more.cases_squared;
            cell.cases_by_got += more.cases_by_got;
            cell.got_squared += more.got_squared;
        }
        self
    }

    /// In how many games a subject had a case at all.
    pub fn games(&self, subject: usize) -> u64 {
        (0..self.measures).map(|measure| self.cell(subject, measure).games).max().unwrap_or(0)
    }

    /// What a cell comes to; nothing where there was no case.
    pub fn estimate(&self, subject: usize, measure: usize, kind: Kind) -> Option<Estimate> {
        self.cell(subject, measure).estimate(kind)
    }

    /// What a measure comes to for all subjects together.
    pub fn together(&self, measure: usize) -> Option<f64> {
        let cells = self.cells.iter().skip(measure).step_by(self.measures);
        let (cases, got) = cells.fold((0, 0), |(cases, got), cell| (cases + cell.cases, got + cell.got));
        (cases > 0).then(|| got as f64 / WHOLE as f64 / cases as f64)
    }

    fn cell(&self, subject: usize, measure: usize) -> &Sums {
        &self.cells[subject * self.measures + measure]
    }
}

impl Sums {
    /// The ratio of what was got to the cases. The cases of one game hang together, so it is games that are
    /// taken as drawn independently: the error is that of a ratio of sums over games. A share has Wilson's
    /// interval for as many independent cases as would have that error.
    fn estimate(&self, kind: Kind) -> Option<Estimate> {
        if self.cases == 0 {
            return None;
        }
        let (games, cases, whole) = (self.games as f64, self.cases as f64, WHOLE as f64);
        let got = self.got as f64 / whole;
        let value = got / cases;
        let squares = self.got_squared as f64 / (whole * whole)
            - 2.0 * value * self.cases_by_got as f64 / whole
            + value * value * self.cases_squared as f64;
        let correction = if self.games > 1 { games / (games - 1.0) } else { 1.0 };
        let error = (squares.max(0.0) * correction).sqrt() / cases;
        let (low, high) = match kind {
            Kind::Mean => (value - Z * error, value + Z * error),
            Kind::Share => {
                let alike = value * (1.0 - value) / (error * error);
                // Where every game says the same there is no error to see, only that many games.
                wilson(value, if alike.is_finite() && alike > 0.0 { alike } else { games })
            }
        };
        // Rounding must not put a number beside its own interval.
        Some(Estimate { value, low: low.max(0.0).min(value), high: high.max(value) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(observations: &[(u64, u64)]) -> Sheet {
        let mut sheet = Sheet { measures: 1, cells: vec![Sums::default()] };
        for &(cases, got) in observations {
            sheet.enter(0, 0, cases, got * WHOLE);
        }
        sheet
    }

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 5e-4
    }

    #[test]
    fn single_cases_have_the_usual_intervals() {
        let shares: Vec<(u64, u64)> = (0..100).map(|game| (1, u64::from(game < 30))).collect();
        let share = cell(&shares).estimate(0, 0, Kind::Share).expect("there were cases");
        // Wilson's for 30 of 100, but for the correction by 100/99.
        assert!(close(share.value, 0.3) && (share.low - 0.2189).abs() < 2e-3, "{share:?}");
        let mean = cell(&[(1, 2), (1, 4), (1, 6), (1, 8)]).estimate(0, 0, Kind::Mean).expect("cases");
        let error = (20.0f64 / 3.0).sqrt() / 2.0;
        assert!(close(mean.value, 5.0) && close(mean.high, 5.0 + 1.959_964 * error), "{mean:?}");
    }

    #[test]
    fn cases_of_one_game_count_as_one_draw() {
        let alone: Vec<(u64, u64)> = (0..400).map(|case| (1, u64::from(case % 2 == 0))).collect();
        let bound: Vec<(u64, u64)> = (0..100).map(|game| (4, 4 * u64::from(game % 2 == 0))).collect();
        let width = |cells: &[(u64, u64)]| {
            let estimate = cell(cells).estimate(0, 0, Kind::Share).expect("there were cases");
            assert!(close(estimate.value, 0.5));
            estimate.high - estimate.low
        };
        assert!(
            close(width(&bound) / width(&alone), 2.0) || (width(&bound) / width(&alone) - 2.0).abs() < 0.05
        );
    }

    #[test]
    fn nothing_seen_is_nothing_said_and_certainty_has_an_interval_too() {
        assert_eq!(cell(&[]).estimate(0, 0, Kind::Share), None);
        let always = cell(&[(1, 1); 10]).estimate(0, 0, Kind::Share).expect("there were cases");
        assert!(always.value == 1.0 && close(always.low, 0.7225) && close(always.high, 1.0), "{always:?}");
    }

    #[test]
    fn the_order_of_the_games_makes_no_difference() {
        let observations = [(1, 0), (2, 1), (3, 3)];
        let parts = cell(&observations[2..]).and(&cell(&observations[..2]));
        assert_eq!(parts, cell(&observations));
        assert!(close(parts.together(0).expect("there were cases"), 4.0 / 6.0));
    }
}
