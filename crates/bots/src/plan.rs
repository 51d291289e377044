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

/// What a plan comes to. An iteration is a position judged.
pub(crate) fn plan<G: Judged>(
    world: &G,
    seat: Seat,
    question: &Question<G::Choice>,
    judge: &G::Judge,
    budget: Budget,
    dice: &mut Dice,
) -> Thought<G::Choice> {
    let most = (budget.iterations() / question.options.len()).max(1);
    let deadline = budget.deadline();
    let mut look = deadline.map_or(most, |_| FIRST.min(most));
    let mut before = 0;
    loop {
        let began = Instant::now();
        let (values, judged) = greedy::values(world, seat, question, judge, look, dice);
        // The next pass takes longer by as much as it is wider; and where nothing was left out, it finds nothing new.
        let needed = began.elapsed() * WIDER;
        let late = deadline.is_none_or(|deadline| Instant::now() + needed > deadline);
        if late || look == most || judged == before {
            let weighed = ranked(question, &values, look);
            return Thought { choice: weighed[0].0, iterations: judged, weighed };
        }
        before = judged;
        look = look.saturating_mul(WIDER).min(most);
    }
}

/// The answers with their values, best first; each was looked at so many times.
pub(crate) fn ranked<C: Choice>(question: &Question<C>, values: &[f32], tried: u32) -> Vec<(C, u32, f32)> {
    let mut weighed: Vec<_> =
        question.options.iter().zip(values).map(|(choice, value)| (choice, tried, *value)).collect();
    weighed.sort_by(|one, other| other.2.partial_cmp(&one.2).expect("finite values"));
    weighed
}
