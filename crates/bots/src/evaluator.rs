//! The evaluation function: what a position is worth to each seat.

use crate::BotRng;
use game::{Eye, Game, MAX_SEATS, Options, Phrase, Question, Random as _, Seat};

/// A number for each seat.
pub type Scores = [f32; MAX_SEATS];

/// How much of a position an evaluator takes into account. Weak bots leave features out; they don't play at random.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Skill {
    /// What a beginner considers.
    Beginner,
    /// What somebody considers after a few games.
    Learner,
    /// Every feature the evaluator has.
    Full,
}

/// Evaluates positions of one game as one seat knows them.
///
/// An evaluator is made for one decision, from a determinized game. It may compute in advance what stays the same while
/// that decision is searched.
pub trait Evaluator<G: Game>: Send {
    /// About how many positions are evaluated for each option at the root of a search and when reasons are given.
    const EVALUATIONS_PER_OPTION: u32;

    /// Whether a turn is a long chain of decisions whose value shows only at its end. Such a turn is searched as a whole;
    /// the turns of other games are searched with ISMCTS.
    const SEARCHES_WHOLE_TURNS: bool = false;

    /// The evaluator for a decision of `seat` in `game`.
    fn new(game: &G, seat: Seat, skill: Skill) -> Self;

    /// A game that `seat` can't tell from `game`; both must be those the evaluator was made for. ISMCTS calls this once
    /// per iteration.
    #[inline]
    fn determinize(&self, game: &G, seat: Seat, rng: &mut BotRng) -> G {
        game.determinize(Eye::Seat(seat), rng)
    }

    /// The expected final score of each seat.
    fn expected_scores(&self, game: &G) -> Scores;

    /// The value of the position for each seat, from 0 to 1: about its probability of winning.
    fn values(&self, game: &G) -> Scores;

    /// The seat whose turn it is.
    fn active_seat(&self, game: &G) -> Seat;

    /// Whether the position is quiet while this is asked, so that it can be evaluated. A search continues from positions
    /// that are not.
    fn is_quiet(&self, question: &Question<G::Choice>) -> bool;

    /// The options worth searching: all, less those that reach the same positions in another order. Never empty.
    fn candidates(&self, game: &G, question: &Question<G::Choice>) -> Options<G::Choice> {
        let _ = game;
        question.options
    }

    /// The rollout policy: a fast, plausible answer. Uniformly random unless the game knows better.
    fn rollout(&self, game: &G, question: &Question<G::Choice>, rng: &mut BotRng) -> G::Choice {
        let _ = game;
        question.options.nth(rng.below(question.options.len()))
    }

    /// Why `choice` is played: the most important reasons first, each with its numbers. `after` is a sample of positions
    /// that may follow, at the end of the turn where turns are searched as a whole.
    fn reasons(&self, before: &G, choice: G::Choice, after: &[G]) -> Vec<Phrase>;
}

/// A game that bots can play.
pub trait Evaluated: Game {
    /// Its evaluation function.
    type Evaluator: Evaluator<Self>;
}

/// The softmax of the scores: positive shares that add up to 1. Of two scores `temperature` apart, the better one gets
/// about three times the share.
#[inline]
#[must_use]
pub fn softmax(scores: &[f32], temperature: f32) -> Scores {
    let best = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut shares = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (share, score) in shares.iter_mut().zip(scores) {
        *share = quick_exp((score - best) / temperature);
        sum += *share;
    }
    for share in &mut shares[..scores.len()] {
        *share /= sum;
    }
    shares
}

/// Approximates `e` to the `x` for `x` up to 0, within a few percent.
#[inline]
fn quick_exp(x: f32) -> f32 {
    let y = 1.0 + x.max(-40.0) / 16.0;
    let y = if y > 0.0 { y } else { return 0.0 };
    y.powi(16)
}
