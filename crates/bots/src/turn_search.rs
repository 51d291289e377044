//! Search to the end of the own turn.
//!
//! Where a turn is a long chain of own decisions with hardly any chance, the position at its end is what counts. Every
//! option is searched to the end of the turn, as widely as the budget allows, and gets the value of the best end found.

use crate::{BotRng, Budget, Decision, Evaluated, Ranked, greedy};
use game::{Choice, Question, Seat};
use std::time::Instant;

/// Positions evaluated for each option in the first pass of a search with a time limit.
const FIRST_PASS: u32 = 16;

/// Every further pass evaluates this many times as many positions.
const WIDENING: u32 = 4;

/// Decides `question` by iterative widening. An iteration is one evaluated position.
pub(crate) fn search<G: Evaluated>(
    world: &G,
    seat: Seat,
    question: &Question<G::Choice>,
    evaluator: &G::Evaluator,
    budget: Budget,
    rng: &mut BotRng,
) -> Decision<G::Choice> {
    let most = (budget.iterations() / question.options.len()).max(1);
    let deadline = budget.deadline();
    let mut width = deadline.map_or(most, |_| FIRST_PASS.min(most));
    let mut before = 0;
    loop {
        let began = Instant::now();
        let (values, evaluated) = greedy::values(world, seat, question, evaluator, width, rng);
        // The next pass takes longer in proportion to its width. A pass that pruned nothing can't be improved on.
        let needed = began.elapsed() * WIDENING;
        let late = deadline.is_none_or(|deadline| Instant::now() + needed > deadline);
        if late || width == most || evaluated == before {
            let ranking = ranking(question, &values, width);
            return Decision { choice: ranking[0].choice, iterations: evaluated, ranking };
        }
        before = evaluated;
        width = width.saturating_mul(WIDENING).min(most);
    }
}

/// The options with their values, best first; each was tried `visits` times.
pub(crate) fn ranking<C: Choice>(question: &Question<C>, values: &[f32], visits: u32) -> Vec<Ranked<C>> {
    let mut ranking: Vec<_> = question
        .options
        .iter()
        .zip(values)
        .map(|(choice, value)| Ranked { choice, visits, value: *value })
        .collect();
    ranking.sort_by(|one, other| other.value.partial_cmp(&one.value).expect("finite values"));
    ranking
}
