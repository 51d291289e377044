//! What a position is worth: the one thing about a game that its bots must be told.

use crate::Dice;
use game::{Eye, Game, MAX_SEATS, Options, Phrase, Question, Random as _, Seat};

/// A number for each seat.
pub type Scores = [f32; MAX_SEATS];

/// How much of a position a bot sees. Weak bots are short-sighted; they don't throw dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sight {
    /// What a beginner sees.
    Beginner,
    /// What somebody sees who has played a few games.
    Learner,
    /// Everything the judge knows how to look for.
    Full,
}

/// Judges positions of one game as one seat knows them.
///
/// It is made anew for every decision, out of a game in which everything the seat can't know has been dealt anew, and
/// may work out then whatever it needs often.
pub trait Judge<G: Game>: Send {
    /// About how many positions are judged for one answer where a search or a reason begins, while the questions it leads
    /// to are followed up.
    const LOOK: u32;

    /// Whether a turn is a long row of answers whose worth shows only at its end: such a turn is planned as a whole,
    /// where others are searched answer by answer.
    const PLANS: bool = false;

    /// The judge for a decision of `eye` in `game`.
    fn new(game: &G, eye: Seat, sight: Sight) -> Self;

    /// A table that `eye` can't tell from `game`, both those the judge was made for. A search deals one for every iteration.
    #[inline]
    fn deal(&self, game: &G, eye: Seat, dice: &mut Dice) -> G {
        game.determinize(Eye::Seat(eye), dice)
    }

    /// The final score each seat can expect.
    fn scores(&self, game: &G) -> Scores;

    /// The value of the position for each seat, from 0 to 1: about its chance to win.
    fn chances(&self, game: &G) -> Scores;

    /// Whose turn it is.
    fn on_turn(&self, game: &G) -> Seat;

    /// Whether the position can be judged while this is asked; where not, one looks on.
    fn settled(&self, question: &Question<G::Choice>) -> bool;

    /// The answers worth a thought: all of them, unless some only say in another order what others say too. Never none.
    fn worth(&self, game: &G, question: &Question<G::Choice>) -> Options<G::Choice> {
        let _ = game;
        question.options
    }

    /// What a player would do at a glance: the answers in playouts.
    fn glance(&self, game: &G, question: &Question<G::Choice>, dice: &mut Dice) -> G::Choice {
        let _ = game;
        question.options.nth(dice.below(question.options.len()))
    }

    /// Why `choice` is played: the most important reasons first, each with its numbers. `after` are tables that may
    /// come of it, at the end of the turn where turns are planned.
    fn reasons(&self, before: &G, choice: G::Choice, after: &[G]) -> Vec<Phrase>;
}

/// A game whose positions can be judged.
pub trait Judged: Game {
    /// Who judges them.
    type Judge: Judge<Self>;
}

/// Shares of one that fall to the scores, the best getting most; `heat` is how far two must lie apart for the better one
/// to get about three times as much.
#[inline]
pub(crate) fn shares(scores: &[f32], heat: f32) -> Scores {
    let best = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut shares = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (share, score) in shares.iter_mut().zip(scores) {
        *share = quick_exp((score - best) / heat);
        sum += *share;
    }
    for share in &mut shares[..scores.len()] {
        *share /= sum;
    }
    shares
}

/// About `e` to the `x` for `x` up to 0, a few percent off.
#[inline]
fn quick_exp(x: f32) -> f32 {
    let y = 1.0 + x.max(-40.0) / 16.0;
    let y = if y > 0.0 { y } else { return 0.0 };
    y.powi(16)
}
