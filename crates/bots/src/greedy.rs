//! One-ply search: evaluates the position each option leads to.

use crate::{BotRng, Evaluated, Evaluator};
use game::{Actor, Choice, Game, Journal, Question, Random as _, Seat};

/// The width of a one-ply search: one position is evaluated for each option. Forced answers are followed, and where the
/// position is not quiet, the rollout policy answers until it is.
pub(crate) const ONE_PLY: u32 = 1;

/// Determinizations averaged over where an option leads to draws.
const WORLDS: usize = 12;

/// An upper bound on the decisions in one sensibly played turn.
const LONGEST_TURN: usize = 24;

/// The value of each option for `seat`, in order, averaged over determinizations of `world`. Evaluates about `width`
/// positions for each option; also returns how many were evaluated in all.
pub(crate) fn values<G: Evaluated>(
    world: &G,
    seat: Seat,
    question: &Question<G::Choice>,
    evaluator: &G::Evaluator,
    width: u32,
    rng: &mut BotRng,
) -> (Vec<f32>, u32) {
    let mut tables = vec![*world];
    let mut evaluated = 0;
    let values = question
        .options
        .iter()
        .map(|choice| {
            let mut sum = 0.0;
            let mut number = 0;
            while number < WORLDS {
                if tables.len() == number {
                    tables.push(world.determinize(game::Eye::Seat(seat), rng));
                }
                let mut table = tables[number];
                let (asked, drawn) = play_on(&mut table, choice, evaluator, rng);
                let mut left = width;
                sum += quiescence(&table, seat, asked.as_ref(), evaluator, &mut left, rng);
                evaluated += width - left;
                number += 1;
                // Without a draw all determinizations have the same value: the evaluator uses only what the seat knows.
                if !drawn {
                    break;
                }
            }
            sum / number as f32
        })
        .collect();
    (values, evaluated)
}

/// The option with the highest value for the seat that is asked: one ply, on this determinization alone.
pub(crate) fn best<G: Evaluated>(
    table: &G,
    question: &Question<G::Choice>,
    evaluator: &G::Evaluator,
    rng: &mut BotRng,
) -> G::Choice {
    let Actor::Seat(seat) = question.who else { unreachable!("chance has no preferences") };
    let mut highest = f32::MIN;
    let mut best = question.options.nth(0);
    for choice in question.options.iter() {
        let mut next = *table;
        let (asked, _) = play_on(&mut next, choice, evaluator, rng);
        let mut left = ONE_PLY;
        let value = quiescence(&next, seat, asked.as_ref(), evaluator, &mut left, rng);
        if value > highest {
            (highest, best) = (value, choice);
        }
    }
    best
}

/// The position at the end of the turn of `seat` that begins with `choice` and continues with its best options.
pub(crate) fn end_of_turn<G: Evaluated>(
    mut table: G,
    seat: Seat,
    choice: G::Choice,
    evaluator: &G::Evaluator,
    rng: &mut BotRng,
) -> G {
    let mut asked = play_on(&mut table, choice, evaluator, rng).0;
    for _ in 0..LONGEST_TURN {
        let Some(question) = unquiet::<G>(asked.as_ref(), seat, evaluator) else { break };
        let question = Question { options: evaluator.candidates(&table, question), ..*question };
        let (values, _) =
            values(&table, seat, &question, evaluator, G::Evaluator::EVALUATIONS_PER_OPTION, rng);
        let best = (0..).zip(&values).max_by(|one, other| one.1.total_cmp(other.1));
        let choice = question.options.nth(best.map_or(0, |(number, _)| number));
        asked = play_on(&mut table, choice, evaluator, rng).0;
    }
    table
}

/// Plays `choice`, answers for chance until a seat has a choice, and returns the question it has then.
#[inline]
pub(crate) fn play<G: Game>(
    table: &mut G,
    mut choice: G::Choice,
    rng: &mut BotRng,
) -> Option<Question<G::Choice>> {
    let mut journal = Journal::off();
    loop {
        let asked = table.play_unchecked(choice, &mut journal);
        match asked.as_ref().and_then(|question| forced(question, rng)) {
            Some(next) => choice = next,
            None => return asked,
        }
    }
}

/// Like [`play`], but stops before a draw where the position is quiet. Also returns whether chance was asked.
fn play_on<G: Evaluated>(
    table: &mut G,
    mut choice: G::Choice,
    evaluator: &G::Evaluator,
    rng: &mut BotRng,
) -> (Option<Question<G::Choice>>, bool) {
    let mut journal = Journal::off();
    let mut drawn = false;
    loop {
        let asked = table.play_unchecked(choice, &mut journal);
        let chance = asked.as_ref().filter(|question| matches!(question.who, Actor::Chance(_)));
        if chance.is_some_and(|question| evaluator.is_quiet(question)) {
            return (asked, drawn);
        }
        drawn |= chance.is_some();
        match asked.as_ref().and_then(|question| forced(question, rng)) {
            Some(next) => choice = next,
            None => return (asked, drawn),
        }
    }
}

/// The answer to a question without a decision: a draw, or the only option of a seat.
#[inline]
fn forced<C: Choice>(question: &Question<C>, rng: &mut BotRng) -> Option<C> {
    match question.who {
        Actor::Chance(_) => Some(question.options.nth(rng.below(question.options.len()))),
        Actor::Seat(_) => question.options.only(),
    }
}

/// Quiescence search: the value of a position for `seat` after its best answers up to a quiet position.
///
/// `left` is how many positions may still be evaluated. Each option gets an equal share and passes on what it does not
/// need. Where the share runs out, the rollout policy answers up to a quiet position: evaluated in the middle of a turn,
/// a position looks worse than it is.
fn quiescence<G: Evaluated>(
    table: &G,
    seat: Seat,
    asked: Option<&Question<G::Choice>>,
    evaluator: &G::Evaluator,
    left: &mut u32,
    rng: &mut BotRng,
) -> f32 {
    let Some(question) = unquiet::<G>(asked, seat, evaluator) else {
        *left = left.saturating_sub(1);
        return evaluator.values(table)[seat.index()];
    };
    let options = evaluator.candidates(table, question);
    let count = options.len();
    if count > *left {
        *left = left.saturating_sub(1);
        return evaluator.values(&roll_out(*table, seat, *question, evaluator, rng))[seat.index()];
    }
    let mut best = f32::MIN;
    for (number, choice) in (0..).zip(options.iter()) {
        let mut next = *table;
        let (asked, _) = play_on(&mut next, choice, evaluator, rng);
        let share = *left / (count - number);
        let mut rest = share;
        best = best.max(quiescence(&next, seat, asked.as_ref(), evaluator, &mut rest, rng));
        *left -= share - rest;
    }
    best
}

/// The quiet position that the rollout policy of `seat` reaches.
fn roll_out<G: Evaluated>(
    mut table: G,
    seat: Seat,
    question: Question<G::Choice>,
    evaluator: &G::Evaluator,
    rng: &mut BotRng,
) -> G {
    let mut asked = Some(question);
    for _ in 0..LONGEST_TURN {
        let Some(question) = unquiet::<G>(asked.as_ref(), seat, evaluator) else { break };
        let choice = evaluator.rollout(&table, question, rng);
        asked = play_on(&mut table, choice, evaluator, rng).0;
    }
    table
}

/// The question, if it is one to `seat` in a position that is not quiet.
fn unquiet<'a, G: Evaluated>(
    asked: Option<&'a Question<G::Choice>>,
    seat: Seat,
    evaluator: &G::Evaluator,
) -> Option<&'a Question<G::Choice>> {
    asked.filter(|question| question.who == Actor::Seat(seat) && !evaluator.is_quiet(question))
}
