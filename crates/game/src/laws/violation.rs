//! The laws by name, and violations of them.

use crate::{Game, Setup};
use std::fmt;

/// One of the laws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// No operation makes the game panic.
    Survives,
    /// A set-up without faults starts a game with one seat per player.
    Begins,
    /// Every question goes to an actor of the game, has at least one option and no duplicates, and equals the one that
    /// `play` returned.
    Asks,
    /// Every option is accepted. Every other choice is refused with a rule, and the game stays unchanged.
    Answers,
    /// `hear(say(choice)) == choice`, and every sentence has a key and a rule.
    Says,
    /// Every game ends.
    Ends,
    /// Every seat has one place, ranks start at 1, and the ending has a name.
    Ranks,
    /// A record replays to the same game.
    Replays,
    /// A snapshot restores the same game.
    Saves,
    /// `determinize(eye)` returns a valid game that `eye` cannot distinguish from the original.
    Imagines,
    /// What an eye is sent does not depend on what it cannot know.
    Hides,
    /// Every change that an eye sees belongs to an event, and the patches of the events turn its old view into the new one.
    Follows,
    /// No piece is lost or duplicated, and no limit is exceeded.
    Conserves,
    /// Undo restores the earlier state, an answer that revealed something cannot be undone, and what is repeated after an undo
    /// has the same outcome.
    Undoes,
}

impl Law {
    /// All laws.
    pub const ALL: [Self; 14] = [
        Self::Survives,
        Self::Begins,
        Self::Asks,
        Self::Answers,
        Self::Says,
        Self::Ends,
        Self::Ranks,
        Self::Replays,
        Self::Saves,
        Self::Imagines,
        Self::Hides,
        Self::Follows,
        Self::Conserves,
        Self::Undoes,
    ];
}

/// A violation of a law, with everything needed to reproduce it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The violated law.
    pub law: Law,
    /// The fields of the set-up.
    pub setup: String,
    /// The seed of the games.
    pub seed: u64,
    /// The number of the game among those of the seed.
    pub game: u64,
    /// The record entry at which it occurred, counted from 1; 0 if it belongs to no entry.
    pub entry: usize,
    /// What is wrong.
    pub words: String,
    /// The record up to the violation.
    pub record: String,
}

impl Violation {
    /// A violation that does not belong to a certain game.
    pub(super) fn of_setup<G: Game>(setup: &G::Setup, law: Law, seed: u64, words: impl Into<String>) -> Self {
        Self {
            law,
            setup: fields(setup),
            seed,
            game: 0,
            entry: 0,
            words: words.into(),
            record: String::new(),
        }
    }
}

/// The fields of a set-up in one line.
pub(super) fn fields(setup: &impl Setup) -> String {
    let fields: Vec<String> = setup.fields().iter().map(|(name, value)| format!("{name} {value}")).collect();
    fields.join(", ")
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "law {:?} is broken: {}", self.law, self.words)?;
        writeln!(
            f,
            "at entry {} of game {}, seed {}, set-up: {}",
            self.entry, self.game, self.seed, self.setup
        )?;
        f.write_str(&self.record)
    }
}

impl std::error::Error for Violation {}
