//! What a position is worth: the one thing about a game that its bots must be told.

use crate::Dice;
use game::{Game, MAX_SEATS, Phrase, Question, Random as _, Seat};

/// A number for each seat.
pub type Scores = [f32; MAX_SEATS];

/// How much of a position a bot sees. Weak bots are short-sighted; they don't throw dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sight {
    /// What lies on the table now.
    Pieces,
    /// And what is about to happen to it.
    Near,
    /// Everything the judge knows how to look for.
    Full,
}

/// Judges positions of one game as one seat knows them.
///
/// It is made anew for every decision, out of a game in which everything the seat can't know has been dealt anew, and
/// may work out then whatever it needs often.
pub trait Judge<G: Game>: Send {
    /// The judge for a decision of `eye` in `game`.
    fn new(game: &G, eye: Seat, sight: Sight) -> Self;

    /// The final score each seat can expect.
    fn scores(&self, game: &G) -> Scores;

    /// The value of the position for each seat, from 0 to 1: about its chance to win.
    fn chances(&self, game: &G) -> Scores;

    /// Whether the position can be judged while this is asked; where not, one looks on.
    fn settled(&self, question: &Question<G::Choice>) -> bool;

    /// What a player would do at a glance: the answers in playouts.
    fn glance(&self, game: &G, question: &Question<G::Choice>, dice: &mut Dice) -> G::Choice {
        let _ = game;
        question.options.nth(dice.below(question.options.len()))
    }

    /// Why `choice` is played: the most important reasons first, each with its numbers. `after` are tables that may
    /// come of it.
    fn reasons(&self, before: &G, choice: G::Choice, after: &[G]) -> Vec<Phrase>;
}

/// A game whose positions can be judged.
pub trait Judged: Game {
    /// Who judges them.
    type Judge: Judge<Self>;
}
