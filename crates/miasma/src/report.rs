//! Reports as table, JSON and plot, the same for every game. The games define what is counted (`title::report`).

mod plot;
mod table;

use crate::failure::Failure;
use crate::texts::Texts;
use arena::{Z, wilson};
use game::{Journal, Setup as _};
use registry::each_title;
use serde_json::{Map, Value, json};
use title::Title;
use title::report::{Kind, Report, Sheet, Subject, Sums, WHOLE, Watch};

pub use plot::{check_target, write_plot};
pub use table::write_table;

/// The reports of each game, for the help of `simulate`.
pub fn help() -> String {
    let mut help = String::new();
    each_title!(G => help.push_str(&help_of::<G>()));
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

/// A sample average with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The number.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The report of this name.
pub fn named<G: Title>(name: &str) -> Result<&'static Report<G>, Failure> {
    G::REPORTS.iter().find(|report| report.name == name).ok_or_else(|| {
        let game = G::NAME;
        let names: Vec<&str> = G::REPORTS.iter().map(|report| report.name).collect();
        Failure::new(match names.as_slice() {
            [] => format!("there is no report \"{name}\": {game} has none yet, so leave --report out"),
            names => format!("{game} has no report \"{name}\": choose {}", names.join(" or ")),
        })
    })
}

/// The empty sheet for a set-up.
pub fn empty_sheet<G: Title>(report: &Report<G>, setup: &G::Setup) -> Sheet {
    Sheet::new((report.subjects)(setup).len(), report.measures.len())
}

/// The sheet as JSON: one object for each subject, in order.
pub fn json<G: Title>(report: &Report<G>, setup: &G::Setup, sheet: &Sheet) -> Value {
    let row = |(place, subject): (usize, Subject)| {
        let mut row = Map::new();
        row.insert(report.subject.to_owned(), subject.id.into());
        row.insert(report.group.to_owned(), subject.group.into());
        row.insert("games".to_owned(), sheet.games(place).into());
        for (number, measure) in report.measures.iter().enumerate() {
            let cell = sheet.cell(place, number);
            let value = estimate(cell, measure.kind).map(|estimate| {
                let Estimate { value, low, high } = estimate;
                json!({ "value": value, "low": low, "high": high, "cases": cell.cases })
            });
            row.insert(measure.key.to_owned(), value.into());
        }
        Value::Object(row)
    };
    (report.subjects)(setup).into_iter().enumerate().map(row).collect()
}

/// One game being observed, event by event.
pub struct Watching<G: Title> {
    game: G,
    watch: Box<dyn Watch<G>>,
}

impl<G: Title> Watching<G> {
    /// Begins to observe a new game.
    pub fn begin(report: &Report<G>, setup: &G::Setup, fresh: &G) -> Self {
        Self { game: *fresh, watch: (report.watch)(setup) }
    }

    /// Observes the events of an answer.
    pub fn see(&mut self, journal: &mut Journal<G>) {
        for (event, position) in journal.events().iter().zip(journal.positions()) {
            self.watch.see(&self.game, event);
            self.game = *position;
        }
        journal.take();
    }

    /// Enters the observations of the finished game.
    pub fn close(mut self, end: &G, sheet: &mut Sheet) {
        self.watch.close(end, &end.standing(), sheet);
    }
}

/// The average of a cell with its 95 % interval; `None` without a case.
///
/// The cases of one game are not independent, so games are taken as the independent draws: the error is that of a ratio
/// of sums over games. A share has Wilson's interval for the number of independent cases with the same error.
pub fn estimate(sums: &Sums, kind: Kind) -> Option<Estimate> {
    if sums.cases == 0 {
        return None;
    }
    let (games, cases, whole) = (sums.games as f64, sums.cases as f64, WHOLE as f64);
    let got = sums.got as f64 / whole;
    let value = got / cases;
    let squares = sums.got_squared as f64 / (whole * whole) - 2.0 * value * sums.cases_by_got as f64 / whole
        + value * value * sums.cases_squared as f64;
    let correction = if sums.games > 1 { games / (games - 1.0) } else { 1.0 };
    let error = (squares.max(0.0) * correction).sqrt() / cases;
    let (low, high) = match kind {
        Kind::Mean => (value - Z * error, value + Z * error),
        Kind::Share => {
            let alike = value * (1.0 - value) / (error * error);
            // Where all games agree there is no measurable error, only their number.
            let cases = if alike.is_finite() && alike > 0.0 { alike } else { games };
            wilson(value * cases, cases)
        }
    };
    // Rounding must not put a number outside its own interval.
    Some(Estimate { value, low: low.max(0.0).min(value), high: high.max(value) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(observations: &[(u64, u64)]) -> Sheet {
        let mut sheet = Sheet::new(1, 1);
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
        let share = estimate(cell(&shares).cell(0, 0), Kind::Share).expect("there were cases");
        // Wilson's for 30 of 100, but for the correction by 100/99.
        assert!(close(share.value, 0.3) && (share.low - 0.2189).abs() < 2e-3, "{share:?}");
        let mean = estimate(cell(&[(1, 2), (1, 4), (1, 6), (1, 8)]).cell(0, 0), Kind::Mean).expect("cases");
        let error = (20.0f64 / 3.0).sqrt() / 2.0;
        assert!(close(mean.value, 5.0) && close(mean.high, 5.0 + 1.959_964 * error), "{mean:?}");
    }

    #[test]
    fn cases_of_one_game_count_as_one_draw() {
        let alone: Vec<(u64, u64)> = (0..400).map(|case| (1, u64::from(case % 2 == 0))).collect();
        let bound: Vec<(u64, u64)> = (0..100).map(|game| (4, 4 * u64::from(game % 2 == 0))).collect();
        let width = |cells: &[(u64, u64)]| {
            let estimate = estimate(cell(cells).cell(0, 0), Kind::Share).expect("there were cases");
            assert!(close(estimate.value, 0.5));
            estimate.high - estimate.low
        };
        assert!(
            close(width(&bound) / width(&alone), 2.0) || (width(&bound) / width(&alone) - 2.0).abs() < 0.05
        );
    }

    #[test]
    fn no_cases_give_no_estimate_and_certainty_has_an_interval() {
        assert_eq!(estimate(cell(&[]).cell(0, 0), Kind::Share), None);
        let always = estimate(cell(&[(1, 1); 10]).cell(0, 0), Kind::Share).expect("there were cases");
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
