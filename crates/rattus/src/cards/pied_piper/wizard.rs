//! Wizard (Magic): gives one potion to an own cube in any region; it dies in the cube's place (PP-62 to PP-69).

use crate::cards::{Card, CardId, CardNext};
use crate::choice::{Choice, family};
use crate::house::PotionsLimited;
use crate::load::Load;
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::turn::Turn;
use game::{Member, Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Wizard;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Region,
    Cube { region: Region },
}

impl Card for Wizard {
    type Step = Step;

    fn usable(game: &Rattus, me: Seat) -> bool {
        has_potion(game) && !targets(game, me).is_empty()
    }

    fn unusable(game: &Rattus, _: Seat) -> Phrase {
        if has_potion(game) {
            refusal::no_target(CardId::Wizard, "RB-53")
        } else {
            Phrase::new("refused-no-potion", "PP-65")
        }
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Region
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(match step {
            Step::Region => Question::to(
                me,
                "wizard-region",
                Options::none().with(family::region, targets(game, me).set()),
            ),
            Step::Cube { region } => {
                Question::to(me, "wizard-cube", Options::none().with(family::cube, cubes(game, me, region)))
            }
        })
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Region, Choice::Region(region)) => CardNext::Step(Step::Cube { region }),
            (Step::Cube { region }, Choice::Cube(load)) => {
                turn.give_potion(me, region, load);
                CardNext::Done
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Region, Choice::Region(region)) if refusal::exists(game, region) => {
                Phrase::new("refused-no-own-cube", "PP-62").with("region", refusal::region(game, region))
            }
            (Step::Region, Choice::Region(region)) => refusal::not_in_play(game, region, "PP-62"),
            (Step::Cube { .. }, Choice::Cube(_)) => Phrase::new("refused-no-such-cube", "PP-67"),
            _ => refusal::not_asked("PP-62"),
        }
    }
}

fn has_potion(game: &Rattus) -> bool {
    let all = u32::from(game.components.numbers.pieces.potions);
    game.house.potions_limited == PotionsLimited::No || game.board.potions() < all
}

/// The cubes of a region that can take one: without a limit on potions the table still holds only so many laden
/// cubes, and a cube only so many potions.
fn cubes(game: &Rattus, me: Seat, region: Region) -> u128 {
    const FULL: u128 = 0b11 << (2 * Load::MOST_POTIONS);
    let plain = 1 << Load::PLAIN.index();
    let kinds = game.board.loads_of(me, region) & !FULL;
    if game.board.loads.has_room() { kinds } else { kinds & !plain }
}

fn targets(game: &Rattus, me: Seat) -> Regions {
    game.board.in_play.filter(|region| cubes(game, me, region) != 0)
}
