//! One look ahead: what each answer leads to, as the judge sees it.

use crate::{Dice, Judge, Judged};
use game::{Actor, Choice, Game, Journal, Question, Random as _, Seat};

/// One ply: one position is judged for each answer. Answers that leave no choice are followed, and where the position
/// can't be judged yet, what is open is answered at a glance.
pub(crate) const ONE_PLY: u32 = 1;

/// So many tables are imagined where an answer leads to draws.
const WORLDS: usize = 12;

/// No turn takes more answers, played sensibly.
const LONGEST: usize = 24;

/// The value of each option for `seat`, in their order, as the mean over some tables it can't tell from `world`. About
/// `look` positions are judged for each; says how many were in all.
pub(crate) fn values<G: Judged>(
    world: &G,
    seat: Seat,
    question: &Question<G::Choice>,
    judge: &G::Judge,
    look: u32,
    dice: &mut Dice,
) -> (Vec<f32>, u32) {
    let mut tables = vec![*world];
    let mut judged = 0;
    let values = question
        .options
        .iter()
        .map(|choice| {
            let mut sum = 0.0;
            let mut number = 0;
            while number < WORLDS {
                if tables.len() == number {
                    tables.push(world.determinize(game::Eye::Seat(seat), dice));
                }
                let mut table = tables[number];
                let (asked, drawn) = play_on(&mut table, choice, judge, dice);
                let mut left = look;
                sum += settle(&table, seat, asked.as_ref(), judge, &mut left, dice);
                judged += look - left;
                number += 1;
                // Without a draw every world looks the same to a judge that knows what the seat knows.
                if !drawn {
                    break;
                }
            }
            sum / number as f32
        })
        .collect();
    (values, judged)
}

/// The answer whose position is liked best by the one who is asked: one ply, on this table alone.
pub(crate) fn liked<G: Judged>(
    table: &G,
    question: &Question<G::Choice>,
    judge: &G::Judge,
    dice: &mut Dice,
) -> G::Choice {
    let Actor::Seat(seat) = question.who else { unreachable!("chance likes nothing") };
    let mut best = f32::MIN;
    let mut liked = question.options.nth(0);
    for choice in question.options.iter() {
        let mut next = *table;
        let (asked, _) = play_on(&mut next, choice, judge, dice);
        let mut left = ONE_PLY;
        let value = settle(&next, seat, asked.as_ref(), judge, &mut left, dice);
        if value > best {
            (best, liked) = (value, choice);
        }
    }
    liked
}

/// The table at the end of the turn of `seat` that begins with `choice` and goes on as it likes best.
pub(crate) fn end_of_turn<G: Judged>(
    mut table: G,
    seat: Seat,
    choice: G::Choice,
    judge: &G::Judge,
    dice: &mut Dice,
) -> G {
    let mut asked = play_on(&mut table, choice, judge, dice).0;
    for _ in 0..LONGEST {
        let Some(question) = open::<G>(asked.as_ref(), seat, judge) else { break };
        let question = Question { options: judge.worth(&table, question), ..*question };
        let (values, _) = values(&table, seat, &question, judge, G::Judge::LOOK, dice);
        let best = (0..).zip(&values).max_by(|one, other| one.1.total_cmp(other.1));
        let choice = question.options.nth(best.map_or(0, |(number, _)| number));
        asked = play_on(&mut table, choice, judge, dice).0;
    }
    table
}

/// Plays `choice` and lets chance answer until a seat is asked; says what is asked then.
#[inline]
pub(crate) fn play<G: Game>(
    table: &mut G,
    mut choice: G::Choice,
    dice: &mut Dice,
) -> Option<Question<G::Choice>> {
    let mut journal = Journal::off();
    loop {
        let asked = table.play_unchecked(choice, &mut journal);
        match asked.as_ref().and_then(|question| free(question, dice)) {
            Some(next) => choice = next,
            None => return asked,
        }
    }
}

/// The same, but chance is not asked where the position can be judged before the draw. Says whether chance was asked.
fn play_on<G: Judged>(
    table: &mut G,
    mut choice: G::Choice,
    judge: &G::Judge,
    dice: &mut Dice,
) -> (Option<Question<G::Choice>>, bool) {
    let mut journal = Journal::off();
    let mut drawn = false;
    loop {
        let asked = table.play_unchecked(choice, &mut journal);
        let chance = asked.as_ref().filter(|question| matches!(question.who, Actor::Chance(_)));
        if chance.is_some_and(|question| judge.settled(question)) {
            return (asked, drawn);
        }
        drawn |= chance.is_some();
        match asked.as_ref().and_then(|question| free(question, dice)) {
            Some(next) => choice = next,
            None => return (asked, drawn),
        }
    }
}

/// The answer to a question that needs nobody's thought: what chance says, and the only one a seat can give.
#[inline]
fn free<C: Choice>(question: &Question<C>, dice: &mut Dice) -> Option<C> {
    match question.who {
        Actor::Chance(_) => Some(question.options.nth(dice.below(question.options.len()))),
        Actor::Seat(_) => question.options.only(),
    }
}

/// The value of a position for `seat` once it has answered what can't be left open, each time as suits it best.
///
/// `left` is how many positions may be judged for that; each answer gets its share, and passes on what it does not need.
/// Where nothing is left, the open questions are answered at a glance: a position in the midst of a turn looks worse
/// than it is.
fn settle<G: Judged>(
    table: &G,
    seat: Seat,
    asked: Option<&Question<G::Choice>>,
    judge: &G::Judge,
    left: &mut u32,
    dice: &mut Dice,
) -> f32 {
    let Some(question) = open::<G>(asked, seat, judge) else {
        *left = left.saturating_sub(1);
        return judge.chances(table)[seat.index()];
    };
    let options = judge.worth(table, question);
    let count = options.len();
    if count > *left {
        *left = left.saturating_sub(1);
        return judge.chances(&finish(*table, seat, *question, judge, dice))[seat.index()];
    }
    let mut best = f32::MIN;
    for (number, choice) in (0..).zip(options.iter()) {
        let mut next = *table;
        let (asked, _) = play_on(&mut next, choice, judge, dice);
        let share = *left / (count - number);
        let mut rest = share;
        best = best.max(settle(&next, seat, asked.as_ref(), judge, &mut rest, dice));
        *left -= share - rest;
    }
    best
}

/// The table once `seat` has answered at a glance what can't be left open.
fn finish<G: Judged>(
    mut table: G,
    seat: Seat,
    question: Question<G::Choice>,
    judge: &G::Judge,
    dice: &mut Dice,
) -> G {
    let mut asked = Some(question);
    for _ in 0..LONGEST {
        let Some(question) = open::<G>(asked.as_ref(), seat, judge) else { break };
        let choice = judge.glance(&table, question, dice);
        asked = play_on(&mut table, choice, judge, dice).0;
    }
    table
}

/// The question, if it is one to `seat` that can't be left open.
fn open<'a, G: Judged>(
    asked: Option<&'a Question<G::Choice>>,
    seat: Seat,
    judge: &G::Judge,
) -> Option<&'a Question<G::Choice>> {
    asked.filter(|question| question.who == Actor::Seat(seat) && !judge.settled(question))
}
