//! Baker (Peasantry): once a turn one own cube onto the card (PP-42); whoever takes it from a player empties it
//! into one region (PP-43); after the final round its holder's left neighbour does (PP-77).

use crate::cards::{Card, CardId, CardNext, Moment};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Baker;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Bake,
    /// `by` puts all of `owner`'s cubes on the card into one region.
    Empty {
        by: Seat,
        owner: Seat,
    },
}

impl Card for Baker {
    type Step = Step;

    fn usable(game: &Rattus, me: Seat) -> bool {
        game.board.supply(me) > 0
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        refusal::empty_supply(CardId::Baker)
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Bake
    }

    fn at(moment: Moment, game: &Rattus, me: Seat) -> Option<Step> {
        let owner = (0..game.players).map(Seat).find(|&seat| game.board.baked(seat) > 0)?;
        match moment {
            Moment::Taken => Some(Step::Empty { by: me, owner }),
            Moment::FinalRoundOver => Some(Step::Empty { by: owner.clockwise(1, game.players), owner }),
            _ => None,
        }
    }

    fn ask(step: Step, game: &Rattus, _: Seat) -> Option<Question<Choice>> {
        match step {
            Step::Bake => None,
            Step::Empty { by, .. } => Some(Question::to(
                by,
                "baker-empty",
                Options::none().with(family::region, game.board.in_play.set()),
            )),
        }
    }

    fn go(_: Step, turn: &mut Turn<'_>, me: Seat) -> CardNext<Step> {
        turn.bake_cube(me);
        CardNext::Done
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        let (Step::Empty { by, owner }, Choice::Region(region)) = (step, choice) else {
            unreachable!("{choice:?} was not offered by {step:?}")
        };
        turn.empty_baker(by, owner, region, if by == me { "PP-43" } else { "PP-77" });
        CardNext::Done
    }

    fn refuse(_: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match choice {
            Choice::Region(region) => refusal::not_in_play(game, region, "PP-43"),
            _ => refusal::not_asked("PP-43"),
        }
    }
}
