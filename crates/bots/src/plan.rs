//! A turn planned as a whole.
//!
//! Where a turn is a long row of one's own answers and hardly any chance, its end is what counts: every answer is
//! followed up to the end of the turn as widely as the budget allows, and gets the value of the best end found.

use crate::{Budget, Dice, Judged, Thought, greedy};
use game::{Choice, Question, Seat};
use std::time::Instant;

/// So many positions are judged for each answer in the first pass of a plan that is bounded by time.
const FIRST: u32 = 16;

/// Every further pass judges so many times more.
const WIDER: u32 = 4;

/// What a plan comes to. An iteration is a position to be judged.
pub(crate) fn plan<G: Judged>(
    world: &G,
    seat: Seat,
    question: &Question<G::Choice>,
    judge: &G::Judge,
    budget: Budget,
    dice: &mut Dice,
) -> Thought<G::Choice> {
    let answers = question.options.len();
    let most = (budget.iterations() / answers).max(1);
    let mut pass = |look: u32| (look, greedy::values(world, seat, question, judge, look, dice));
    let (look, values) = match budget.deadline() {
        None => pass(most),
        Some(deadline) => {
            let mut look = FIRST.min(most);
            loop {
                let began = Instant::now();
                let found = pass(look);
                // The next pass takes longer by as much as it is wider.
                let needed = began.elapsed() * WIDER;
                if look == most || Instant::now() + needed > deadline {
                    break found;
                }
                look = look.saturating_mul(WIDER).min(most);
            }
        }
    };
    let weighed = ranked(question, &values, look);
    Thought { choice: weighed[0].0, iterations: look.saturating_mul(answers), weighed }
}

/// The answers with their values, best first; each was looked at so many times.
pub(crate) fn ranked<C: Choice>(question: &Question<C>, values: &[f32], tried: u32) -> Vec<(C, u32, f32)> {
    let mut weighed: Vec<_> =
        question.options.iter().zip(values).map(|(choice, value)| (choice, tried, *value)).collect();
    weighed.sort_by(|one, other| other.2.partial_cmp(&one.2).expect("finite values"));
    weighed
}
