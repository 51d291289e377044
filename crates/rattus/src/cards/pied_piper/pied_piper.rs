//! Pied Piper (Magic): moves one own cube to a neighbouring region, and as many rats as fit go along (PP-60, PP-61).

use crate::board::MAX_RATS;
use crate::cards::{Card, CardId, CardNext};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct PiedPiper;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    From,
    To {
        from: Region,
    },
    Cube {
        from: Region,
        to: Region,
    },
    /// So many rats still go along; which is asked only where not all do.
    Rats {
        from: Region,
        to: Region,
        left: u8,
    },
}

impl Card for PiedPiper {
    type Step = Step;

    fn usable(game: &Rattus, me: Seat) -> bool {
        game.board.regions_of(me).iter().any(|from| !targets(game, me, from).is_empty())
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        refusal::no_target(CardId::PiedPiper, "RB-53")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::From
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        let none = Options::none();
        match step {
            Step::From => {
                let from = game.board.regions_of(me).filter(|from| !targets(game, me, from).is_empty());
                Some(Question::to(me, "pied-piper-from", none.with(family::region, from.set())))
            }
            Step::To { from } => Some(Question::to(
                me,
                "pied-piper-to",
                none.with(family::region, targets(game, me, from).set()),
            )),
            Step::Cube { from, to } => {
                Some(Question::to(me, "pied-piper-cube", none.with(family::cube, game.movable(me, from, to))))
            }
            Step::Rats { from, left, .. } => (left > 0 && left < game.board.rat_count(from)).then(|| {
                let rats = game.board.marks(Regions::only(from));
                Question::to(me, "pied-piper-rat", none.with(family::rat, rats))
            }),
        }
    }

    fn go(step: Step, turn: &mut Turn<'_>, _: Seat) -> CardNext<Step> {
        let Step::Rats { from, to, left } = step else { unreachable!("{step:?} asks") };
        for _ in 0..left {
            let mark = turn.board.marks(Regions::only(from)).trailing_zeros() as u8;
            turn.move_rat(mark, to, "PP-60");
        }
        CardNext::Done
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        CardNext::Step(match (step, choice) {
            (Step::From, Choice::Region(from)) => Step::To { from },
            (Step::To { from }, Choice::Region(to)) => Step::Cube { from, to },
            (Step::Cube { from, to }, Choice::Cube(load)) => {
                turn.move_cube(me, from, to, load, "PP-60");
                Step::Rats { from, to, left: fitting(turn, from, to) }
            }
            (Step::Rats { from, to, left }, Choice::Rat(mark)) => {
                turn.move_rat(mark, to, "PP-61");
                Step::Rats { from, to, left: left - 1 }
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        })
    }

    fn refuse(step: Step, game: &Rattus, me: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::From, Choice::Region(from)) if !refusal::exists(game, from) => {
                refusal::not_in_play(game, from, "PP-60")
            }
            (Step::From, Choice::Region(from)) if game.board.cubes_of(me, from) == 0 => {
                Phrase::new("refused-no-own-cube", "PP-60").with("region", refusal::region(game, from))
            }
            (Step::From, Choice::Region(from)) => {
                Phrase::new("refused-no-way-out", "PP-34").with("region", refusal::region(game, from))
            }
            (Step::To { from }, Choice::Region(to)) => {
                refusal::no_way(game, from, to, "PP-60").unwrap_or_else(|| refusal::second_diplomat(game, to))
            }
            (Step::Cube { .. }, Choice::Cube(_)) => Phrase::new("refused-no-such-cube", "PP-67"),
            (Step::Rats { .. }, Choice::Rat(mark)) => refusal::no_such_rat(mark, "PP-61"),
            _ => refusal::not_asked("PP-60"),
        }
    }
}

fn targets(game: &Rattus, me: Seat, from: Region) -> Regions {
    game.open_neighbours(from).filter(|to| game.movable_count(me, from, to) > 0)
}

/// How many rats come along: three at most in the new region, none into a bishop's.
fn fitting(game: &Rattus, from: Region, to: Region) -> u8 {
    if game.board.has_bishop(to) {
        return 0;
    }
    game.board.rat_count(from).min(MAX_RATS as u8 - game.board.rat_count(to))
}
