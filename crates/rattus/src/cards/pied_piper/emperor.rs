//! Emperor (Royalty): places or moves the walls, each of which shuts the way between two regions (PP-33, PP-34).

use crate::board::distinct_pieces;
use crate::cards::{Card, CardId, CardNext};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Emperor;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Which wall next; those in `done` have had their move (PP-33).
    Which {
        done: u8,
    },
    To {
        wall: u8,
        done: u8,
    },
}

impl Card for Emperor {
    type Step = Step;

    fn usable(game: &Rattus, _: Seat) -> bool {
        free_borders(game) != 0
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        refusal::no_target(CardId::Emperor, "RB-53")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Which { done: 0 }
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(match step {
            Step::Which { done } => {
                let mut options =
                    Options::none().with(family::piece, distinct_pieces(&game.board.walls, done));
                if done != 0 {
                    options.add(family::pass, 1);
                }
                Question::to(me, "emperor-which", options)
            }
            Step::To { .. } => {
                Question::to(me, "emperor-to", Options::none().with(family::border, free_borders(game)))
            }
        })
    }

    fn take(step: Step, turn: &mut Turn<'_>, _: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Which { done }, Choice::Piece(wall)) => CardNext::Step(Step::To { wall, done }),
            (Step::Which { .. }, Choice::Pass) => CardNext::Done,
            (Step::To { wall, done }, Choice::Border(border)) => {
                turn.set_wall(wall, border);
                CardNext::Step(Step::Which { done: done | 1 << wall })
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Which { done: 0 }, Choice::Pass) => Phrase::new("refused-must-use", "RB-53"),
            (Step::Which { .. }, Choice::Piece(_)) => Phrase::new("refused-piece", "PP-33"),
            (Step::To { .. }, Choice::Border(border)) if game.board.walls.contains(&border) => {
                Phrase::new("refused-wall-twice", "PP-33")
            }
            (Step::To { .. }, Choice::Border(_)) => Phrase::new("refused-border-not-in-play", "PP-33"),
            _ => refusal::not_asked("PP-33"),
        }
    }
}

/// The borders between two regions in play without a wall.
fn free_borders(game: &Rattus) -> u128 {
    let in_play = game.board.in_play;
    (0u8..)
        .zip(&game.components.borders)
        .filter(|(number, border)| {
            in_play.has(border.a) && in_play.has(border.b) && !game.board.walls.contains(number)
        })
        .fold(0, |set, (number, _)| set | 1 << number)
}
