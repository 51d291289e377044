//! Peasant (Peasantry): one cube more in B, rats or not (RB-41); in the final round one cube anywhere (RB-63).

use crate::cards::{Card, CardId, CardNext};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Peasant;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// In the final round: where to?
    Region,
}

impl Card for Peasant {
    type Step = Step;

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("refused-acts-in-b", "RB-41").with("card", refusal::card(CardId::Peasant))
    }

    fn bonus(_: &Rattus, _: Seat) -> u8 {
        1
    }

    fn usable_finally(game: &Rattus, me: Seat) -> bool {
        game.board.supply(me) > 0
    }

    fn unusable_finally(_: &Rattus, _: Seat) -> Phrase {
        refusal::empty_supply(CardId::Peasant)
    }

    fn begin_finally(_: &Rattus, _: Seat) -> Step {
        Step::Region
    }

    fn ask(_: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(Question::to(
            me,
            "peasant-region",
            Options::none().with(family::region, game.board.in_play.set()),
        ))
    }

    fn take(_: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        let Choice::Region(region) = choice else { unreachable!("{choice:?} is no region") };
        turn.place_cubes(me, region, 1, "RB-63");
        CardNext::Done
    }

    fn refuse(_: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match choice {
            Choice::Region(region) => refusal::not_in_play(game, region, "RB-63"),
            _ => refusal::not_asked("RB-63"),
        }
    }
}
