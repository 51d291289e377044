//! Bishop (Church): places one of two bishops, or moves one once both are out; no rat comes into their regions
//! (PP-52, PP-53).

use crate::board::{NOWHERE, distinct_pieces};
use crate::cards::{Card, CardNext};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Bishop;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Which,
    To { bishop: u8 },
}

impl Card for Bishop {
    type Step = Step;

    fn usable(_: &Rattus, _: Seat) -> bool {
        true
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        unreachable!("a bishop can always be placed or moved")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Which
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(match step {
            Step::Which => {
                Question::to(me, "bishop-which", Options::none().with(family::piece, movable(game)))
            }
            Step::To { bishop } => Question::to(
                me,
                "bishop-to",
                Options::none().with(family::region, targets(game, bishop).set()),
            ),
        })
    }

    fn take(step: Step, turn: &mut Turn<'_>, _: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Which, Choice::Piece(bishop)) => CardNext::Step(Step::To { bishop }),
            (Step::To { bishop }, Choice::Region(region)) => {
                turn.set_bishop(bishop, region);
                CardNext::Done
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Which, Choice::Piece(_)) => Phrase::new("refused-piece", "PP-52"),
            (Step::To { bishop }, Choice::Region(region))
                if game.board.bishops[usize::from(bishop)] == region.0 =>
            {
                Phrase::new("refused-piece-stays", "RB-53").with("region", refusal::region(game, region))
            }
            (Step::To { .. }, Choice::Region(region)) => refusal::not_in_play(game, region, "PP-52"),
            _ => refusal::not_asked("PP-52"),
        }
    }
}

/// A bishop that is not out yet goes first; only then may one that is be moved.
fn movable(game: &Rattus) -> u128 {
    match game.board.bishops.iter().position(|&place| place == NOWHERE) {
        Some(fresh) => 1 << fresh,
        None => distinct_pieces(&game.board.bishops, 0),
    }
}

fn targets(game: &Rattus, bishop: u8) -> Regions {
    match game.board.bishops[usize::from(bishop)] {
        NOWHERE => game.board.in_play,
        place => game.board.in_play.without(Region(place)),
    }
}
