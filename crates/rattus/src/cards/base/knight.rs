//! Knight (Chivalry): two steps of the plague piece (RB-45, by its class), which may count as two neutral cubes
//! in the ravage (RB-46); in the final round a march, and it counts in the final plague (RB-64, RB-69).

use crate::cards::{Card, CardId, CardNext, March, Moment};
use crate::choice::Choice;
use crate::rattus::{Rattus, Stage};
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Knight;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Counts,
}

impl Card for Knight {
    type Step = Step;

    const MARCH: Option<March> = Some(March { chivalry: true, ravages: false, counts: true });

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("refused-acts-in-c", "RB-46").with("card", refusal::card(CardId::Knight))
    }

    fn usable_finally(_: &Rattus, _: Seat) -> bool {
        true
    }

    /// In the final round it was settled when the Knight joined the march.
    fn at(moment: Moment, game: &Rattus, _: Seat) -> Option<Step> {
        (moment == Moment::Ravage && game.progress.stage == Stage::Regular).then_some(Step::Counts)
    }

    fn ask(_: Step, _: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(Question::to(me, "knight-counts", Options::none().and(Choice::Yes).and(Choice::No)))
    }

    fn take(_: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        if choice == Choice::Yes {
            turn.use_ability(me, CardId::Knight);
            turn.count_plague();
        }
        CardNext::Done
    }

    fn refuse(_: Step, _: &Rattus, _: Seat, _: Choice) -> Phrase {
        refusal::yes_or_no("RB-46")
    }
}
