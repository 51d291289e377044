//! Wizard (Magic): gives one potion to an own cube in any region; it dies in the cube's place (PP-62 to PP-69).

use crate::cards::{Card, CardNext};
use crate::choice::{Choice, family};
use crate::load::Load;
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::rule_options::Variation;
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
    const RULE: &'static str = "PP-62";
    const MORE_RULES: &'static [&'static str] =
        &["PP-63", "PP-64", "PP-65", "PP-66", "PP-67", "PP-68", "PP-69"];

    fn usable(game: &Rattus, me: Seat) -> bool {
        has_potion(game) && !targets(game, me).is_empty()
    }

    fn unusable(game: &Rattus, me: Seat) -> Phrase {
        if !has_potion(game) {
            return Phrase::new("refused-no-potion", "PP-62");
        }
        if game.board.on_map(me) > 0 {
            return Phrase::new("refused-no-potion", "PP-65");
        }
        Phrase::new("card-wizard-no-target", "RB-53")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Region
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(match step {
            Step::Region => Question::to(
                me,
                "wizard-region",
                "PP-62",
                Options::none().with(family::region, targets(game, me).set()),
            ),
            Step::Cube { region } => Question::to(
                me,
                "wizard-cube",
                "PP-67",
                Options::none().with(family::cube, cubes(game, me, region)),
            ),
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

    fn refuse(step: Step, game: &Rattus, me: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Region, Choice::Region(region)) => refusal::no_own_cube(game, me, region, "PP-62")
                .unwrap_or_else(|| Phrase::new("refused-no-potion", "PP-65")),
            (Step::Cube { .. }, Choice::Cube(_)) => Phrase::new("refused-no-such-cube", "PP-67"),
            _ => refusal::not_asked("PP-62"),
        }
    }
}

fn has_potion(game: &Rattus) -> bool {
    let all = u32::from(game.components.numbers.pieces.potions);
    game.options.has(Variation::UnlimitedPotions) || game.board.potions() < all
}

/// The cubes of a region that can take one: without a limit on potions the table still holds only so many laden
/// cubes, and a cube only a limited number of potions.
fn cubes(game: &Rattus, me: Seat, region: Region) -> u128 {
    const FULL: u128 = 0b11 << (2 * Load::MOST_POTIONS);
    let plain = 1 << Load::PLAIN.index();
    let kinds = game.board.loads_of(me, region) & !FULL;
    if game.board.loads.has_room() { kinds } else { kinds & !plain }
}

fn targets(game: &Rattus, me: Seat) -> Regions {
    game.board.in_play.filter(|region| cubes(game, me, region) != 0)
}

#[cfg(test)]
mod tests {
    use crate::event::EventKind;
    use crate::testing::{Table, africa, piper};

    #[test]
    fn pp_62_wizard_gives_one_potion_to_an_own_cube_which_may_hold_several() {
        let mut t = piper(4, "wizard").hold(0, "wizard").cubes("gallia", &[2, 1]).cubes("russia", &[1]);
        t = t.cubes("italia", &[0, 1]).potions(0, "gallia", 1);
        t.play("use wizard").refuses("region italia", "PP-62").refuses("pass", "PP-62").play("region gallia");
        t.asks(0, "wizard-cube").refuses("cube 2", "PP-67").play("cube 1").asks(0, "turn");
        t.sees_loads(0, "gallia", &[(2, false)]).refuses("use wizard", "RB-40");
        let mut none = piper(4, "wizard").hold(0, "wizard").cubes("gallia", &[0, 1]).palace(0, 1);
        none.refuses("use wizard", "RB-53");
    }

    /// Ten potions are in play, two of them where the plague will go.
    fn ten(limited: &str) -> Table {
        let t = piper(4, "wizard").option("potions_limited", limited).hold(0, "wizard");
        let t = t.cubes("gallia", &[0, 2]).cubes("russia", &[2]).potions(1, "gallia", 2);
        t.potions(0, "russia", 8).rats("gallia", &["b25"])
    }

    #[test]
    fn pp_62_pp_65_with_all_ten_potions_in_play_the_wizard_cannot_be_used() {
        ten("yes").refuses("use wizard", "PP-62");
        let mut endless = ten("no");
        endless.play("use wizard").play("cube 8").sees_loads(0, "russia", &[(9, false)]);
    }

    #[test]
    fn pp_65_a_potion_that_was_removed_can_be_placed_again() {
        let mut t = ten("yes");
        t.plague_into("gallia").sees_loads(1, "gallia", &[(1, false)]).sees_cubes("gallia", &[0, 2]);
        t.plays(&["take wizard", "use wizard"]).asks(1, "wizard-cube").play("cube 0");
        t.sees_loads(1, "gallia", &[(1, false), (1, false)]);
    }

    #[test]
    fn pp_63_by_itself_a_potion_goes_from_the_cube_with_most() {
        let mut t = piper(4, "wizard").cubes("gallia", &[0, 3]).potions(1, "gallia", 1);
        t = t.potions(1, "gallia", 2).rats("gallia", &["b25"]);
        t.plague_into("gallia").asks(1, "turn").sees_cubes("gallia", &[0, 3]);
        t.sees_loads(1, "gallia", &[(1, false), (1, false)]);
        assert!(t.rules().contains(&"PP-63"));
    }

    #[test]
    fn pp_63_of_equals_a_potion_goes_from_a_cube_without_a_diplomat() {
        let mut t = africa(4, "wizard,sultan").cubes("gallia", &[0, 2]).potions_and_diplomat(1, "gallia", 1);
        t = t.potions(1, "gallia", 1).rats("gallia", &["n32"]);
        t.plague_into("gallia").sees_cubes("gallia", &[0, 2]).sees_loads(1, "gallia", &[(1, true)]);
        let mut more =
            africa(4, "wizard,sultan").cubes("gallia", &[0, 2]).potions_and_diplomat(1, "gallia", 2);
        more = more.potions(1, "gallia", 1).rats("gallia", &["n32"]);
        more.plague_into("gallia").sees_loads(1, "gallia", &[(1, false), (1, true)]);
    }

    #[test]
    fn pp_63_an_owner_who_is_asked_may_give_up_a_potion_or_a_cube() {
        let asked = || {
            let mut t = piper(4, "wizard").option("potions", "ask_owner").cubes("gallia", &[0, 3]);
            t = t.potions(1, "gallia", 1).potions(1, "gallia", 2).rats("gallia", &["b25"]);
            t.plague_into("gallia").asks(1, "ravage-owner");
            t
        };
        let mut potion = asked();
        assert_eq!((potion.offered("potion").len(), potion.offered("cube").len()), (2, 3));
        potion.refuses("potion 3", "PP-68").refuses("pass", "PP-68").play("potion 1");
        potion.sees_cubes("gallia", &[0, 3]).sees_loads(1, "gallia", &[(2, false)]);
        let mut cube = asked();
        cube.play("cube 2").sees_cubes("gallia", &[0, 2]).sees_loads(1, "gallia", &[(1, false)]);
        assert!(cube.happened(|kind| matches!(kind, EventKind::CubeLost { .. })));
    }
}
