//! Laws: properties that hold for every game, checked on random games (property-based tests).
//!
//! A rules crate checks all of them in one line of a test, on all its sample set-ups ([`crate::Setup::samples`]):
//!
//! ```text
//! #[test]
//! fn the_laws_hold() {
//!     game::laws::assert_laws::<Rattus>(0, 100, 1);
//! }
//! ```
//!
//! Cheap laws are checked at every answer, costly ones at one answer in [`Config::costly`]. A [`Violation`] contains the
//! seed and the number of the game, with which [`Config::game`] plays the same game again, and the record up to that point.

mod answers;
mod case;
mod difference;
mod ending;
mod memory;
mod questions;
mod report;
mod secrecy;
mod undo;
mod views;
mod violation;
mod words;

pub use report::Report;
pub use violation::{Law, Violation};

use crate::{Game, Setup};
use case::Case;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How thoroughly the laws are checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// Maximum entries of a game; a longer one counts as endless.
    pub most_entries: usize,
    /// Answers per check of a costly law, on average.
    pub costly: u32,
    /// A law that is not checked, for rules that are not finished.
    pub without: Option<Law>,
}

impl Default for Config {
    fn default() -> Self {
        Self { most_entries: 20_000, costly: 64, without: None }
    }
}

impl Config {
    /// Plays `games` random games of one set-up and checks every law on them.
    pub fn check<G: Game>(&self, setup: &G::Setup, games: u64, seed: u64) -> Result<Report, Violation> {
        let mut report = Report::default();
        for number in 0..games {
            self.game::<G>(setup, seed, number, &mut report)?;
        }
        if self.without != Some(Law::Imagines) && report.imagines_nothing() {
            let words = "some events are hidden, but determinization never changed anything";
            return Err(Violation::of_setup::<G>(setup, Law::Imagines, seed, words));
        }
        Ok(report)
    }

    /// Plays game `number` of those of `seed` and checks every law on it.
    pub fn game<G: Game>(
        &self,
        setup: &G::Setup,
        seed: u64,
        number: u64,
        report: &mut Report,
    ) -> Result<(), Violation> {
        let mut case = Case::<G>::new(self, setup, seed, number, report)?;
        let run = catch_unwind(AssertUnwindSafe(|| case.run()));
        run.unwrap_or_else(|panic| case.panicked(panic.as_ref()))
    }
}

/// Plays `games` random games of one set-up and checks every law on them, with the default [`Config`].
pub fn check<G: Game>(setup: &G::Setup, games: u64, seed: u64) -> Result<Report, Violation> {
    Config::default().check::<G>(setup, games, seed)
}

/// Checks every law on `games` random games of each sample set-up of this round, and panics at the first violation.
pub fn assert_laws<G: Game>(round: u64, games: u64, seed: u64) -> Report {
    let mut report = Report::default();
    for setup in G::Setup::samples(round) {
        match check::<G>(&setup, games, seed) {
            Ok(more) => report.add(&more),
            Err(violation) => panic!("{violation}"),
        }
    }
    report
}
