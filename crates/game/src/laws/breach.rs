//! The laws by name, and how one was broken.

use crate::{Game, Setup};
use std::fmt;

/// One of the laws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Law {
    /// Nothing that is asked of a game makes it panic.
    Survives,
    /// A set-up without faults begins, with a seat for each player.
    Begins,
    /// Every question is asked of somebody, offers something, each thing once, and is the one last returned.
    Asks,
    /// What is offered is accepted; all else is refused by a rule, with the game untouched.
    Answers,
    /// `hear(say(choice)) == choice`; every sentence has a key and a rule.
    Says,
    /// Play always ends.
    Ends,
    /// Every seat has one place, places count from 1, and the end has a name.
    Ranks,
    /// A record replays to the same game.
    Replays,
    /// A snapshot opens to the same game.
    Saves,
    /// `determinize(eye)` gives a sound game that `eye` cannot tell from the original.
    Imagines,
    /// What an eye is sent does not depend on what it can't know.
    Hides,
    /// Every change an eye sees belongs to an event, and the events' patches turn its old view into its new one.
    Follows,
    /// No piece is lost, doubled or over its limit.
    Conserves,
    /// Going back gives the earlier game, and nothing that showed something is taken back.
    Undoes,
}

impl Law {
    /// All of them.
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

/// How a law was broken, and all that is needed to see it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// Which law.
    pub law: Law,
    /// The fields of the set-up.
    pub setup: String,
    /// The seed of the games.
    pub seed: u64,
    /// Which of its games.
    pub game: u64,
    /// At which entry of the record, counted from 1; 0 when no entry is to blame.
    pub entry: usize,
    /// What went wrong.
    pub words: String,
    /// The record so far.
    pub record: String,
}

impl Breach {
    /// A breach that belongs to no game in particular.
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

impl fmt::Display for Breach {
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

impl std::error::Error for Breach {}
