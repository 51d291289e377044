//! What a bot decides, and why.

use game::Phrase;

/// The outcome of thinking about one question.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<C> {
    /// The answer.
    pub choice: C,
    /// Iterations of the search; 0 for a bot that doesn't search, and where there was only one option.
    pub iterations: u32,
    /// The options considered, best first.
    pub ranking: Vec<Ranked<C>>,
}

/// One option and its value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked<C> {
    /// The option.
    pub choice: C,
    /// How often it was tried.
    pub visits: u32,
    /// Its value for the seat, from 0 to 1.
    pub value: f32,
}

/// A decision with its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<C> {
    /// The decision.
    pub decision: Decision<C>,
    /// The most important reasons first, each with its numbers.
    pub reasons: Vec<Phrase>,
}

/// An answer of a foreseen turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<C> {
    /// The name of the question.
    pub name: &'static str,
    /// The text of the question.
    pub prompt: Phrase,
    /// The answer.
    pub choice: C,
}

impl<C> Decision<C> {
    /// A decision that needed no thought.
    pub(crate) fn immediate(choice: C) -> Self {
        Self { choice, iterations: 0, ranking: Vec::new() }
    }
}
