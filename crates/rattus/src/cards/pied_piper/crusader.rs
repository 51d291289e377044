//! Crusader (Chivalry): two steps by its class; may turn up all rats of the plague region together and name their
//! order (PP-10, PP-11, PP-15, PP-16); in the final round a march and such a ravage at once (PP-73).

use crate::cards::{Card, CardId, CardNext, March, Moment};
use crate::choice::Choice;
use crate::rattus::{Rattus, Stage};
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Crusader;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Wanted,
    /// In the final round joining the march was wanting it.
    TurnUp,
}

impl Card for Crusader {
    type Step = Step;

    const MARCH: Option<March> = Some(March { chivalry: true, ravages: true, counts: false });

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("refused-acts-in-c", "PP-10").with("card", refusal::card(CardId::Crusader))
    }

    fn usable_finally(_: &Rattus, _: Seat) -> bool {
        true
    }

    fn at(moment: Moment, game: &Rattus, _: Seat) -> Option<Step> {
        let step = if game.progress.stage == Stage::Regular { Step::Wanted } else { Step::TurnUp };
        (moment == Moment::Ravage).then_some(step)
    }

    fn ask(step: Step, _: &Rattus, me: Seat) -> Option<Question<Choice>> {
        (step == Step::Wanted)
            .then(|| Question::to(me, "crusader-turn-up", Options::none().and(Choice::Yes).and(Choice::No)))
    }

    fn go(_: Step, turn: &mut Turn<'_>, _: Seat) -> CardNext<Step> {
        turn_up(turn);
        CardNext::Done
    }

    fn take(_: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        if choice == Choice::Yes {
            turn.use_ability(me, CardId::Crusader);
            turn_up(turn);
        }
        CardNext::Done
    }

    fn refuse(_: Step, _: &Rattus, _: Seat, _: Choice) -> Phrase {
        refusal::yes_or_no("PP-10")
    }
}

fn turn_up(turn: &mut Turn<'_>) {
    turn.order_rats();
    let mut face_down = turn.board.marks(crate::Regions::only(turn.ravage.region));
    while face_down != 0 {
        turn.turn_up(face_down.trailing_zeros() as u8);
        face_down &= face_down - 1;
    }
}
