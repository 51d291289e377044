//! Reports as table, JSON and plot, the same for every game. The games define what is counted (`title::report`).

mod plot;
mod table;

use crate::failure::Failure;
use crate::texts;
use arena::{Z, wilson};
use game::{Journal, Setup as _};
use registry::each_title;
use serde_json::{Map, Value, json};
use title::Title;
use title::report::{Kind, Observer, Report, Statistics, Subject, Sums, WHOLE};

pub use plot::{check_target, write_plot};
pub use table::write_table;

/// The reports of each game, for the help of `simulate`.
pub fn help() -> String {
    let mut help = String::new();
    each_title!(G => help.push_str(&help_of::<G>()));
    help.trim_end().to_owned()
}

fn help_of<G: Title>() -> String {
    let texts = texts::of::<G>(&G::Setup::standard(4));
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

/// The empty statistics for a set-up.
pub fn empty_statistics<G: Title>(report: &Report<G>, setup: &G::Setup) -> Statistics {
    Statistics::new((report.subjects)(setup).len(), report.measures.len())
}

/// The statistics as JSON: one object for each subject, in order.
pub fn json<G: Title>(report: &Report<G>, setup: &G::Setup, statistics: &Statistics) -> Value {
    let row = |(place, subject): (usize, Subject)| {
        let mut row = Map::new();
        row.insert(report.subject.to_owned(), subject.id.into());
        row.insert(report.group.to_owned(), subject.group.into());
        row.insert("games".to_owned(), statistics.games(place).into());
        for (number, measure) in report.measures.iter().enumerate() {
            let cell = statistics.cell(place, number);
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
pub struct Observation<G: Title> {
    game: G,
    observer: Box<dyn Observer<G>>,
}

impl<G: Title> Observation<G> {
    /// Begins to observe a new game.
    pub fn begin(report: &Report<G>, setup: &G::Setup, fresh: &G) -> Self {
        Self { game: *fresh, observer: (report.observer)(setup) }
    }

    /// Observes the events of an answer.
    pub fn see(&mut self, journal: &mut Journal<G>) {
        for (event, position) in journal.events().iter().zip(journal.positions()) {
            self.observer.see(&self.game, event);
            self.game = *position;
        }
        journal.take();
    }

    /// Enters the observations of the finished game.
    pub fn close(mut self, end: &G, statistics: &mut Statistics) {
        self.observer.close(end, &end.standing(), statistics);
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
    let total = sums.total as f64 / whole;
    let value = total / cases;
    let squares = sums.total_squared as f64 / (whole * whole)
        - 2.0 * value * sums.cases_by_total as f64 / whole
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

    fn cell(observations: &[(u64, u64)]) -> Statistics {
        let mut statistics = Statistics::new(1, 1);
        for &(cases, total) in observations {
            statistics.enter(0, 0, cases, total * WHOLE);
        }
        statistics
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
