//! King (Royalty): moves one own cube from a region without rats to the palace, safe to the end (RB-50, RB-51).

use crate::cards::{Card, CardId, CardNext};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct King;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    From,
    /// Which cube, where they carry different things (PP-66).
    Cube {
        from: Region,
    },
}

impl Card for King {
    type Step = Step;

    fn usable(game: &Rattus, me: Seat) -> bool {
        !sources(game, me).is_empty()
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        refusal::no_target(CardId::King, "RB-53")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::From
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(match step {
            Step::From => {
                Question::to(me, "king-from", Options::none().with(family::region, sources(game, me).set()))
            }
            Step::Cube { from } => Question::to(
                me,
                "king-cube",
                Options::none().with(family::cube, game.board.loads_of(me, from)),
            ),
        })
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::From, Choice::Region(from)) => CardNext::Step(Step::Cube { from }),
            (Step::Cube { from }, Choice::Cube(load)) => {
                turn.palace_cube(me, from, load);
                CardNext::Done
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, me: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::From, Choice::Region(from)) if !refusal::exists(game, from) => {
                refusal::not_in_play(game, from, "RB-50")
            }
            (Step::From, Choice::Region(from)) if game.board.cubes_of(me, from) == 0 => {
                Phrase::new("refused-no-own-cube", "RB-50").with("region", refusal::region(game, from))
            }
            (Step::From, Choice::Region(from)) => {
                Phrase::new("refused-king-rats", "RB-50").with("region", refusal::region(game, from))
            }
            (Step::Cube { .. }, Choice::Cube(_)) => Phrase::new("refused-no-such-cube", "PP-67"),
            _ => refusal::not_asked("RB-50"),
        }
    }
}

/// The rat-free regions with an own cube.
fn sources(game: &Rattus, me: Seat) -> Regions {
    game.board.regions_of(me).filter(|region| game.board.rat_count(region) == 0)
}
