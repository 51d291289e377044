//! Reports: statistics about the components of a game, such as its cards, over many games.
//!
//! A report is a table with a row for each subject (a card) and a column for each measure (how often its holder won). Each
//! game adds one observation to a cell: the number of cases and their total. Only integer sums are stored, so the order of
//! the games makes no difference.

use game::{Game, Standing};

/// One report that a game can give.
pub struct Report<G: Game> {
    /// Its name on the command line and its key in JSON; its texts begin with `report-NAME`.
    pub name: &'static str,
    /// The kind of the subjects: their kind in the text files, and their key in JSON.
    pub subject: &'static str,
    /// The kind of the groups of subjects: their kind in the text files, and their key in JSON.
    pub group: &'static str,
    /// The columns.
    pub measures: &'static [Measure],
    /// The rows for a set-up. Subjects of a group are consecutive.
    pub subjects: fn(&G::Setup) -> Vec<Subject>,
    /// Creates the observer of one game.
    pub observer: fn(&G::Setup) -> Box<dyn Observer<G>>,
}

/// One thing that is measured for each subject.
pub struct Measure {
    /// Its key in JSON; its heading is the text `report-NAME-KEY`, its explanation `report-NAME-KEY-about`.
    pub key: &'static str,
    /// The type of number.
    pub kind: Kind,
    /// What it is compared with in the plot.
    pub reference: Reference,
    /// Where it is shown.
    pub shown: Shown,
}

/// The type of number that a measure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A proportion of the cases, between 0 and 1; shown as a percentage.
    Share,
    /// An average over the cases.
    Mean,
}

/// What a measure is compared with in the plot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reference {
    /// One divided by the number of players.
    EvenShare,
    /// The value over all subjects together.
    Together,
}

/// Where a measure is shown. JSON contains all measures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// In the table and in the plot.
    InThePlotToo,
    /// Only in the table.
    InTheTable,
}

/// A row of the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Subject {
    /// The stable id of the subject.
    pub id: &'static str,
    /// The stable id of its group.
    pub group: &'static str,
}

/// Observes one game and adds its observations to the statistics.
pub trait Observer<G: Game> {
    /// Called for every event, with the game before the event.
    fn see(&mut self, game: &G, event: &G::Event);

    /// Adds the observations of the finished game.
    fn close(&mut self, game: &G, standing: &Standing, statistics: &mut Statistics);
}

/// Totals are counted in sixtieths, so that a whole divided by any number up to six stays an integer.
pub const WHOLE: u64 = 60;

/// The sums of a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statistics {
    measures: usize,
    cells: Vec<Sums>,
}

/// The sums of one cell over the games in which it had a case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    /// Games with at least one case.
    pub games: u64,
    /// The number of cases.
    pub cases: u64,
    /// The total over the cases. This and the sums below are in sixtieths.
    pub total: u64,
    /// The sum over games of the squared number of cases.
    pub cases_squared: u64,
    /// The sum over games of the cases times their total.
    pub cases_by_total: u64,
    /// The sum over games of the squared total.
    pub total_squared: u64,
}

impl Statistics {
    /// Empty statistics with this many rows and columns.
    #[must_use]
    pub fn new(subjects: usize, measures: usize) -> Self {
        Self { measures, cells: vec![Sums::default(); subjects * measures] }
    }

    /// Adds the observation of one game: the number of cases, and their total in sixtieths.
    pub fn enter(&mut self, subject: usize, measure: usize, cases: u64, total: u64) {
        if cases > 0 {
            let cell = &mut self.cells[subject * self.measures + measure];
            cell.games += 1;
            cell.cases += cases;
            cell.total += total;
            cell.cases_squared += cases * cases;
            cell.cases_by_total += cases * total;
            cell.total_squared += total * total;
        }
    }

    /// Adds the sums of other statistics of the same shape.
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        for (cell, more) in self.cells.iter_mut().zip(&other.cells) {
            cell.games += more.games;
            cell.cases += more.cases;
            cell.total += more.total;
            cell.cases_squared += more.cases_squared;
            cell.cases_by_total += more.cases_by_total;
            cell.total_squared += more.total_squared;
        }
        self
    }

    /// The number of games in which a subject had a case of any measure.
    #[must_use]
    pub fn games(&self, subject: usize) -> u64 {
        (0..self.measures).map(|measure| self.cell(subject, measure).games).max().unwrap_or(0)
    }

    /// The sums of one cell.
    #[must_use]
    pub fn cell(&self, subject: usize, measure: usize) -> &Sums {
        &self.cells[subject * self.measures + measure]
    }

    /// The average of a measure over the cases of all subjects together; `None` without a case.
    #[must_use]
    pub fn together(&self, measure: usize) -> Option<f64> {
        let cells = self.cells.iter().skip(measure).step_by(self.measures);
        let (cases, total) =
            cells.fold((0, 0), |(cases, total), cell| (cases + cell.cases, total + cell.total));
        (cases > 0).then(|| total as f64 / WHOLE as f64 / cases as f64)
    }
}
