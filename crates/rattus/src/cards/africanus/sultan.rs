//! Sultan (Islam): puts a diplomat under one own cube; most of them score at the end (AF-33 to AF-35).

use crate::cards::{Card, CardId, CardNext};
use crate::choice::{Choice, family};
use crate::load::Load;
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::turn::Turn;
use game::{Member, Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Sultan;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Region,
    Cube { region: Region },
}

impl Card for Sultan {
    type Step = Step;

    fn usable(game: &Rattus, me: Seat) -> bool {
        has_diplomat(game) && !targets(game, me).is_empty()
    }

    fn unusable(game: &Rattus, _: Seat) -> Phrase {
        if has_diplomat(game) {
            refusal::no_target(CardId::Sultan, "RB-53")
        } else {
            Phrase::new("refused-no-diplomat", "AF-33")
        }
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Region
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(match step {
            Step::Region => Question::to(
                me,
                "sultan-region",
                Options::none().with(family::region, targets(game, me).set()),
            ),
            Step::Cube { region } => {
                Question::to(me, "sultan-cube", Options::none().with(family::cube, cubes(game, me, region)))
            }
        })
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Region, Choice::Region(region)) => CardNext::Step(Step::Cube { region }),
            (Step::Cube { region }, Choice::Cube(load)) => {
                turn.send_diplomat(me, region, load);
                CardNext::Done
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, me: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Region, Choice::Region(region)) if !refusal::exists(game, region) => {
                refusal::not_in_play(game, region, "AF-33")
            }
            (Step::Region, Choice::Region(region)) if game.board.cubes_of(me, region) == 0 => {
                Phrase::new("refused-no-own-cube", "AF-33").with("region", refusal::region(game, region))
            }
            (Step::Region, Choice::Region(region)) => refusal::second_diplomat(game, region),
            (Step::Cube { .. }, Choice::Cube(_)) => Phrase::new("refused-no-such-cube", "PP-67"),
            _ => refusal::not_asked("AF-33"),
        }
    }
}

fn has_diplomat(game: &Rattus) -> bool {
    let out = (0..game.players).map(|seat| game.board.diplomats_of(Seat(seat))).sum::<u8>();
    out < game.components.numbers.sultan.diplomats
}

/// The cubes of a region that can take one; a table without a limit on potions may be out of laden cubes.
fn cubes(game: &Rattus, me: Seat, region: Region) -> u128 {
    let kinds = game.board.loads_of(me, region);
    if game.board.loads.has_room() { kinds } else { kinds & !(1 << Load::PLAIN.index()) }
}

fn targets(game: &Rattus, me: Seat) -> Regions {
    game.board.in_play.filter(|region| cubes(game, me, region) != 0 && !game.board.has_diplomat(me, region))
}
