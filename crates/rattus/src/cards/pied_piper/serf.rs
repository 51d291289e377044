//! Serf (Peasantry): in C, whenever a token has cost another player a cube, one own cube into the plague region
//! (PP-40, PP-41, PP-45); in the final round a march of one step and a ravage there (PP-74).

use crate::cards::{Card, CardId, CardNext, March, Moment};
use crate::choice::Choice;
use crate::rattus::Rattus;
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Serf;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Cube,
}

impl Card for Serf {
    type Step = Step;

    const MARCH: Option<March> = Some(March { chivalry: false, ravages: true, counts: false });

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("refused-acts-in-c", "PP-40").with("card", refusal::card(CardId::Serf))
    }

    fn usable_finally(game: &Rattus, _: Seat) -> bool {
        game.board.plague().is_some_and(|here| !game.open_neighbours(here).is_empty())
    }

    fn unusable_finally(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("refused-plague-shut-in", "PP-74")
    }

    fn at(moment: Moment, game: &Rattus, me: Seat) -> Option<Step> {
        (moment == Moment::Token && game.ravage.others_died && game.board.supply(me) > 0)
            .then_some(Step::Cube)
    }

    fn ask(_: Step, _: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(Question::to(me, "serf-cube", Options::none().and(Choice::Yes).and(Choice::No)))
    }

    fn take(_: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        if choice == Choice::Yes {
            turn.use_ability(me, CardId::Serf);
            turn.place_cubes(me, turn.ravage.region, 1, "PP-40");
        }
        CardNext::Done
    }

    fn refuse(_: Step, _: &Rattus, _: Seat, _: Choice) -> Phrase {
        refusal::yes_or_no("PP-40")
    }
}
