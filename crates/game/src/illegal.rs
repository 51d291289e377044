//! A choice that was refused.

use crate::{Choice, Phrase, Question};

/// A refused choice, with the question it was an answer to and the rule that refuses it. The game is unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal<C: Choice> {
    /// The choice that was tried.
    pub choice: C,
    /// The question that was open; `None` when the game was over.
    pub question: Option<Question<C>>,
    /// The rule that refuses the choice, and what would make it legal.
    pub because: Phrase,
}

impl<C: Choice> std::fmt::Display for Illegal<C> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} is refused by {} ({})", self.choice, self.because.rule, self.because.key)
    }
}

impl<C: Choice> std::error::Error for Illegal<C> {}
