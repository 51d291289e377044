//! Sultan (Islam): puts a diplomat under one own cube; most of them score at the end (AF-33 to AF-35).

use crate::cards::{Card, CardNext};
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
    const RULE: &'static str = "AF-33";
    const MORE_RULES: &'static [&'static str] = &["AF-34", "AF-35"];

    fn usable(game: &Rattus, me: Seat) -> bool {
        has_diplomat(game) && !targets(game, me).is_empty()
    }

    fn unusable(game: &Rattus, _: Seat) -> Phrase {
        if has_diplomat(game) {
            Phrase::new("card-sultan-no-target", "RB-53")
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
                "AF-33",
                Options::none().with(family::region, targets(game, me).set()),
            ),
            Step::Cube { region } => Question::to(
                me,
                "sultan-cube",
                "PP-67",
                Options::none().with(family::cube, cubes(game, me, region)),
            ),
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
            (Step::Region, Choice::Region(region)) => refusal::no_own_cube(game, me, region, "AF-33")
                .unwrap_or_else(|| refusal::second_diplomat(game, region)),
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

#[cfg(test)]
mod tests {
    use crate::testing::{Table, africa};

    /// Fifteen diplomats are out, five each of the seats 1 to 3.
    fn all_out(mut t: Table) -> Table {
        for region in ["gallia", "germania", "italia", "polonia", "turcia"] {
            t = t.cubes(region, &[0, 1, 1, 1]);
            for seat in 1..4 {
                t = t.diplomat(seat, region);
            }
        }
        t
    }

    #[test]
    fn af_33_sultan_puts_a_diplomat_under_an_own_cube_in_any_region() {
        let mut t = africa(3, "sultan").hold(0, "sultan").cubes("gallia", &[2, 1]).cubes("turcia", &[1, 0]);
        t.play("use sultan").asks(0, "sultan-region");
        assert_eq!(t.options(), ["region gallia", "region turcia"]);
        t.refuses("region italia", "AF-33").refuses("region russia", "RB-02").refuses("pass", "AF-33");
        t.play("region gallia").sees_loads(0, "gallia", &[(0, true)]).asks(0, "turn");
        t.refuses("use sultan", "RB-40");
        t.sees_cubes("gallia", &[2, 1]).sees_loads(1, "gallia", &[]);
    }

    #[test]
    fn af_33_a_player_never_has_two_diplomats_in_one_region() {
        let mut t = africa(3, "sultan").hold(0, "sultan").cubes("gallia", &[3, 1]).cubes("turcia", &[1, 0]);
        t = t.diplomat(0, "gallia").cubes("italia", &[1, 0]);
        t.play("use sultan").refuses("region gallia", "AF-33").play("region turcia");
        t.sees_loads(0, "turcia", &[(0, true)]).sees_loads(0, "gallia", &[(0, true)]);
        let mut t = africa(3, "sultan").hold(0, "sultan").cubes("gallia", &[3, 1]).diplomat(0, "gallia");
        t.refuses("use sultan", "RB-53");
    }

    #[test]
    fn af_33_cubes_of_different_players_with_diplomats_share_a_region() {
        let mut t = africa(3, "sultan").hold(0, "sultan").cubes("gallia", &[1, 1]).diplomat(1, "gallia");
        t.play("use sultan").sees_loads(0, "gallia", &[(0, true)]).sees_loads(1, "gallia", &[(0, true)]);
    }

    #[test]
    fn af_33_the_player_chooses_the_cube_where_they_carry_different_things() {
        let mut t =
            africa(3, "sultan,wizard").hold(0, "sultan").cubes("gallia", &[2]).potions(0, "gallia", 1);
        t.play("use sultan").asks(0, "sultan-cube");
        assert_eq!(t.options(), ["cube 0", "cube 1"]);
        t.refuses("cube 2", "PP-67").play("cube 1").sees_loads(0, "gallia", &[(1, true)]);
    }

    #[test]
    fn af_10_af_33_there_are_fifteen_diplomats_and_none_to_send_when_all_are_out() {
        let mut t = all_out(africa(4, "sultan").hold(0, "sultan").cubes("anglia", &[2]));
        t.refuses("use sultan", "AF-33").offers_no("use");
    }

    #[test]
    fn af_34_the_diplomat_of_a_killed_cube_can_be_sent_again() {
        let mut t = all_out(africa(4, "sultan").hold(0, "sultan").cubes("anglia", &[2]));
        t = t.hold(1, "monk").rats("gallia", &["n18"]);
        t.plague_into("gallia").sees_cubes("gallia", &[0, 0, 1, 1]).sees_loads(1, "gallia", &[]);
        let mut t = t.turn(0);
        t.play("use sultan").sees_loads(0, "anglia", &[(0, true)]).asks(0, "turn");
    }

    #[test]
    fn af_33_with_25_laden_cubes_only_one_that_carries_a_potion_can_take_a_diplomat() {
        let mut t = africa(4, "sultan,wizard").option("potions_limited", "no").hold(0, "sultan");
        t = t.cubes("gallia", &[1, 8, 8, 8]).cubes("italia", &[1]).potions(0, "italia", 1);
        for seat in 1..4 {
            for _ in 0..8 {
                t = t.potions(seat, "gallia", 1);
            }
        }
        t.play("use sultan").sees_loads(0, "italia", &[(1, true)]).sees_loads(0, "gallia", &[]);
    }

    #[test]
    fn af_30_sultan_works_as_usual_in_the_final_round() {
        let mut t = africa(3, "sultan").hold(2, "sultan,peasant").cubes("gallia", &[0, 0, 1]).finale(0);
        t.play("use sultan").sees_loads(2, "gallia", &[(0, true)]).refuses("use sultan", "RB-62");
    }
}
