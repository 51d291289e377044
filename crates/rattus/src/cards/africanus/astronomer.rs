//! Astronomer (Islam): draws three region cards, keeps one and discards the others (AF-31).

use crate::cards::{Card, CardId, CardNext};
use crate::choice::{Choice, family};
use crate::hands::RegionCardId;
use crate::procedures::deck;
use crate::rattus::Rattus;
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Purpose, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Astronomer;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Draw { drawn: deck::Drawn },
    Keep { drawn: deck::Drawn },
}

impl Card for Astronomer {
    type Step = Step;

    fn usable(game: &Rattus, _: Seat) -> bool {
        deck::has_card(game, 0)
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        refusal::no_target(CardId::Astronomer, "AF-24")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Draw { drawn: deck::Drawn::NONE }
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        match step {
            Step::Draw { drawn } if drawn.is_full() => None,
            Step::Draw { .. } => deck::ask(game, Purpose::Draw),
            Step::Keep { drawn } => {
                let options = Options::none().with(family::region_card, drawn.set().into());
                Some(Question::to(me, "astronomer-keep", options))
            }
        }
    }

    /// The hand is full of them, or the deck is empty: on with what there is.
    fn go(step: Step, turn: &mut Turn<'_>, _: Seat) -> CardNext<Step> {
        let Step::Draw { drawn } = step else { unreachable!("{step:?} asks") };
        if !drawn.is_full() && deck::renew(turn, 0) {
            return CardNext::Step(step);
        }
        CardNext::Step(Step::Keep { drawn })
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Draw { drawn }, Choice::RegionCard(card)) => {
                turn.draw_region_card(me, card, "AF-31");
                CardNext::Step(Step::Draw { drawn: drawn.with(card) })
            }
            (Step::Keep { drawn }, Choice::RegionCard(kept)) => {
                drawn.iter().filter(|&card| card != kept).for_each(|card| turn.discard_region_card(me, card));
                CardNext::Done
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, _: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Keep { .. }, Choice::RegionCard(RegionCardId(_))) => {
                Phrase::new("refused-not-drawn", "AF-31")
            }
            _ => refusal::not_asked("AF-31"),
        }
    }
}
