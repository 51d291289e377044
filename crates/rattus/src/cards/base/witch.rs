//! Witch (Magic): looks at one rat, then at a second, then may exchange the two (RB-48); what she showed stays
//! known to that player alone (RB-49).

use crate::cards::{Card, CardId, CardNext};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Witch;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    First,
    Second { first: u8 },
    Swap { first: u8, second: u8 },
}

impl Card for Witch {
    type Step = Step;

    fn usable(game: &Rattus, _: Seat) -> bool {
        game.board.all_rats().next().is_some()
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        refusal::no_target(CardId::Witch, "RB-53")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::First
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        let rats = game.board.marks(game.board.in_play);
        let none = Options::none();
        match step {
            Step::First => Some(Question::to(me, "witch-first", none.with(family::rat, rats))),
            Step::Second { first } => {
                let others = rats & !(1 << first);
                Some(Question::to(me, "witch-second", none.with(family::rat, others).and(Choice::Pass)))
            }
            Step::Swap { first, second } => can_swap(game, first, second)
                .then(|| Question::to(me, "witch-swap", none.and(Choice::Yes).and(Choice::No))),
        }
    }

    fn go(_: Step, _: &mut Turn<'_>, _: Seat) -> CardNext<Step> {
        CardNext::Done
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::First, Choice::Rat(first)) => {
                turn.peek(me, first);
                CardNext::Step(Step::Second { first })
            }
            (Step::Second { first }, Choice::Rat(second)) => {
                turn.peek(me, second);
                CardNext::Step(Step::Swap { first, second })
            }
            (Step::Swap { first, second }, Choice::Yes) => {
                turn.swap_rats(first, second);
                CardNext::Done
            }
            (Step::Second { .. } | Step::Swap { .. }, _) => CardNext::Done,
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, _: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::First, Choice::Pass) => Phrase::new("refused-witch-must-look", "RB-48"),
            (Step::Second { first }, Choice::Rat(mark)) if first == mark => {
                Phrase::new("refused-witch-same-rat", "RB-48")
            }
            (Step::First | Step::Second { .. }, Choice::Rat(mark)) => refusal::no_such_rat(mark, "RB-48"),
            (Step::Swap { .. }, _) => refusal::yes_or_no("RB-48"),
            _ => refusal::not_asked("RB-48"),
        }
    }
}

/// Rats of one region have nothing to exchange (RB-53), and none crosses into a bishop's region (PP-53). Their
/// marks tell any two rats apart, so two of the same face are not alike.
fn can_swap(game: &Rattus, first: u8, second: u8) -> bool {
    let place = |mark| game.board.find_rat(mark).expect("the rat lies still").0;
    let (here, there) = (place(first), place(second));
    here != there && !game.board.has_bishop(here) && !game.board.has_bishop(there)
}
