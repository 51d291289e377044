//! Explorer (Islam): draws and shows three region cards and places one cube in a region on them (AF-32).

use crate::cards::{Card, CardId, CardNext};
use crate::choice::{Choice, family};
use crate::procedures::deck;
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::Regions;
use crate::turn::Turn;
use game::{Options, Phrase, Purpose, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Explorer;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Draw { drawn: deck::Drawn },
    Place { drawn: deck::Drawn },
}

impl Card for Explorer {
    type Step = Step;

    fn usable(game: &Rattus, me: Seat) -> bool {
        game.board.supply(me) > 0 && deck::has_card(game, 0)
    }

    fn unusable(game: &Rattus, me: Seat) -> Phrase {
        if game.board.supply(me) == 0 {
            return refusal::empty_supply(CardId::Explorer);
        }
        refusal::no_target(CardId::Explorer, "AF-24")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Draw { drawn: deck::Drawn::NONE }
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        match step {
            Step::Draw { drawn } if drawn.is_full() => None,
            Step::Draw { .. } => deck::ask(game, Purpose::Draw),
            Step::Place { drawn } => {
                let options = Options::none().with(family::region, regions(game, drawn).set());
                Some(Question::to(me, "explorer-place", options))
            }
        }
    }

    /// Enough are shown, or the deck is empty: on with what there is.
    fn go(step: Step, turn: &mut Turn<'_>, _: Seat) -> CardNext<Step> {
        let Step::Draw { drawn } = step else { unreachable!("{step:?} asks") };
        if !drawn.is_full() && deck::renew(turn, drawn.set()) {
            return CardNext::Step(step);
        }
        CardNext::Step(Step::Place { drawn })
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Draw { drawn }, Choice::RegionCard(card)) => {
                turn.show_region_card(me, card);
                CardNext::Step(Step::Draw { drawn: drawn.with(card) })
            }
            (Step::Place { .. }, Choice::Region(region)) => {
                turn.place_cubes(me, region, 1, "AF-32");
                CardNext::Done
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Place { .. }, Choice::Region(region)) if refusal::exists(game, region) => {
                Phrase::new("refused-not-explored", "AF-32").with("region", refusal::region(game, region))
            }
            (Step::Place { .. }, Choice::Region(region)) => refusal::not_in_play(game, region, "AF-32"),
            _ => refusal::not_asked("AF-32"),
        }
    }
}

fn regions(game: &Rattus, drawn: deck::Drawn) -> Regions {
    drawn.iter().map(|card| game.components.region_cards[usize::from(card.0)].region).collect()
}
