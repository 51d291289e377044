//! Nun (Church): places or moves the nuns, each of which lowers the population by one for limits (PP-50, PP-51).

use crate::board::{NOWHERE, distinct_pieces};
use crate::cards::{Card, CardNext};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Nun;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Which nun next; those in `done` have had their move (PP-50).
    Which {
        done: u8,
    },
    To {
        nun: u8,
        done: u8,
    },
}

impl Card for Nun {
    type Step = Step;

    fn usable(_: &Rattus, _: Seat) -> bool {
        true
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        unreachable!("a nun can always be placed or moved")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Which { done: 0 }
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(match step {
            Step::Which { done } => {
                let mut options =
                    Options::none().with(family::piece, distinct_pieces(&game.board.nuns, done));
                if done != 0 {
                    options.add(family::pass, 1);
                }
                Question::to(me, "nun-which", options)
            }
            Step::To { nun, .. } => {
                Question::to(me, "nun-to", Options::none().with(family::region, targets(game, nun).set()))
            }
        })
    }

    fn take(step: Step, turn: &mut Turn<'_>, _: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Which { done }, Choice::Piece(nun)) => CardNext::Step(Step::To { nun, done }),
            (Step::Which { .. }, Choice::Pass) => CardNext::Done,
            (Step::To { nun, done }, Choice::Region(region)) => {
                turn.set_nun(nun, region);
                CardNext::Step(Step::Which { done: done | 1 << nun })
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Which { done: 0 }, Choice::Pass) => Phrase::new("refused-must-use", "RB-53"),
            (Step::Which { .. }, Choice::Piece(_)) => Phrase::new("refused-piece", "PP-50"),
            (Step::To { nun, .. }, Choice::Region(region))
                if game.board.nuns[usize::from(nun)] == region.0 =>
            {
                Phrase::new("refused-piece-stays", "RB-53").with("region", refusal::region(game, region))
            }
            (Step::To { .. }, Choice::Region(region)) => refusal::not_in_play(game, region, "PP-50"),
            _ => refusal::not_asked("PP-50"),
        }
    }
}

fn targets(game: &Rattus, nun: u8) -> Regions {
    match game.board.nuns[usize::from(nun)] {
        NOWHERE => game.board.in_play,
        place => game.board.in_play.without(Region(place)),
    }
}
