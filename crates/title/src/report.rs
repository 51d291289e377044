//! Reports: what the components of a game, such as its cards, amounted to over many games.
//!
//! A report is a sheet with a row for each subject (a card) and a column for each measure (how often its holder won).
//! Each game adds one observation to a cell: the number of cases and their total. Only integer sums are kept, so the
//! order of the games makes no difference.

use game::{Game, Standing};

/// One report that a game can give.
pub struct Report<G: Game> {
    /// Its name on the command line and its key in JSON; its texts begin with `report-NAME`.
    pub name: &'static str,
    /// The kind of its subjects: their kind in the texts, and their key in JSON.
    pub subject: &'static str,
    /// The kind of the groups of subjects, likewise.
    pub group: &'static str,
    /// The columns.
    pub measures: &'static [Measure],
    /// The rows for a set-up, those of a group together.
    pub subjects: fn(&G::Setup) -> Vec<Subject>,
    /// Makes the observer of one game.
    pub watch: fn(&G::Setup) -> Box<dyn Watch<G>>,
}

/// One thing that is measured for each subject.
pub struct Measure {
    /// Its key in JSON; its heading is the text `report-NAME-KEY`, its explanation `report-NAME-KEY-about`.
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
    /// A proportion of the cases, between 0 and 1; shown in per cent.
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

/// Where a measure is shown; JSON has all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// In the table and in the plot.
    InThePlotToo,
    /// In the table alone.
    InTheTable,
}

/// A row of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Subject {
    /// Its stable id.
    pub id: &'static str,
    /// The stable id of its group.
    pub group: &'static str,
}

/// Observes one game.
pub trait Watch<G: Game> {
    /// Sees an event, and the game as it was just before the event.
    fn see(&mut self, game: &G, event: &G::Event);

    /// Enters the observations of the finished game.
    fn close(&mut self, game: &G, standing: &Standing, sheet: &mut Sheet);
}

/// Totals are counted in sixtieths, so that a whole divided by any number up to six stays an integer.
pub const WHOLE: u64 = 60;

/// The sums of a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    measures: usize,
    cells: Vec<Sums>,
}

/// The sums of one cell over the games in which it had a case.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    /// Games with at least one case.
    pub games: u64,
    /// Cases.
    pub cases: u64,
    /// The total over the cases, in sixtieths; so are the sums below.
    pub got: u64,
    /// The sum over games of the squared number of cases.
    pub cases_squared: u64,
    /// The sum over games of the cases times their total.
    pub cases_by_got: u64,
    /// The sum over games of the squared total.
    pub got_squared: u64,
}

impl Sheet {
    /// An empty sheet with this many rows and columns.
    #[must_use]
    pub fn new(subjects: usize, measures: usize) -> Self {
        Self { measures, cells: vec![Sums::default(); subjects * measures] }
    }

    /// Enters one game's observation: the number of cases, and their total in sixtieths.
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

    /// The sums of both sheets.
    #[must_use]
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
        let (cases, got) = cells.fold((0, 0), |(cases, got), cell| (cases + cell.cases, got + cell.got));
        (cases > 0).then(|| got as f64 / WHOLE as f64 / cases as f64)
    }
}
