//! The laws every game must keep, tried on random play.
//!
//! A rules crate tries them all in one line of a test, on every set-up it names as a sample:
//!
//! ```text
//! #[test]
//! fn the_laws_hold() {
//!     game::laws::hold::<Rattus>(0, 100, 1);
//! }
//! ```
//!
//! Cheap laws are tried at every answer, costly ones at one answer in [`Terms::costly`]. A [`Breach`] names the
//! seed and the game, so that [`Terms::game`] plays the same again, and brings the record up to the breach.

mod answers;
mod breach;
mod difference;
mod ending;
mod memory;
mod questions;
mod report;
mod secrecy;
mod trial;
mod undo;
mod views;
mod words;

pub use breach::{Breach, Law};
pub use report::Report;

use crate::{Game, Setup};
use std::panic::{AssertUnwindSafe, catch_unwind};
use trial::Trial;

/// How strictly the laws are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Maximum entries of a game; a longer one counts as endless.
    pub most_entries: usize,
    /// Answers per check of a costly law, on average.
    pub costly: u32,
    /// A law that is not tried, for rules that are not finished.
    pub without: Option<Law>,
}

impl Default for Terms {
    fn default() -> Self {
        Self { most_entries: 20_000, costly: 64, without: None }
    }
}

impl Terms {
    /// Plays `games` random games of one set-up and tries every law on them.
    pub fn check<G: Game>(&self, setup: &G::Setup, games: u64, seed: u64) -> Result<Report, Breach> {
        let mut report = Report::default();
        for number in 0..games {
            self.game::<G>(setup, seed, number, &mut report)?;
        }
        if self.without != Some(Law::Imagines) && report.imagines_nothing() {
            let words = "some events are hidden, but determinization never changed anything";
            return Err(Breach::of_setup::<G>(setup, Law::Imagines, seed, words));
        }
        Ok(report)
    }

    /// Plays game `number` of those of `seed` and tries every law on it.
    pub fn game<G: Game>(
        &self,
        setup: &G::Setup,
        seed: u64,
        number: u64,
        report: &mut Report,
    ) -> Result<(), Breach> {
        let mut trial = Trial::<G>::new(self, setup, seed, number, report)?;
        let run = catch_unwind(AssertUnwindSafe(|| trial.run()));
        run.unwrap_or_else(|panic| trial.panicked(panic.as_ref()))
    }
}

/// Plays `games` random games of one set-up and tries every law on them, on the usual [`Terms`].
pub fn check<G: Game>(setup: &G::Setup, games: u64, seed: u64) -> Result<Report, Breach> {
    Terms::default().check::<G>(setup, games, seed)
}

/// Tries every law on `games` random games of each sample set-up of this round, and panics at the first breach.
pub fn hold<G: Game>(round: u64, games: u64, seed: u64) -> Report {
    let mut report = Report::default();
    for setup in G::Setup::samples(round) {
        match check::<G>(&setup, games, seed) {
            Ok(more) => report.add(&more),
            Err(breach) => panic!("{breach}"),
        }
    }
    report
}
