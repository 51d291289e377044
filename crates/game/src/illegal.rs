//! A choice that was refused.

use crate::{Choice, Phrase, Question};

/// The refused choice, the question it failed, the rule that refuses it and what would make it legal. The game
/// it was played in is untouched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal<C: Choice> {
    /// What was tried.
    pub choice: C,
    /// The question that was open; `None` when the game was over.
    pub question: Option<Question<C>>,
    /// The rule and the remedy.
    pub because: Phrase,
}

impl<C: Choice> std::fmt::Display for Illegal<C> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} is refused by {} ({})", self.choice, self.because.rule, self.because.key)
    }
}

impl<C: Choice> std::error::Error for Illegal<C> {}
