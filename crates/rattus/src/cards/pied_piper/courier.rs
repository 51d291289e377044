//! Courier (Bourgeoisie): swaps any two cubes in two different regions, whatever lies between (PP-20, PP-21).

use crate::cards::{Card, CardNext};
use crate::choice::{Choice, family};
use crate::load::Load;
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::turn::Turn;
use game::{Member, Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Courier;

/// One cube: where, whose, and what it carries.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Cube {
    region: Region,
    seat: Seat,
    /// What it carries, by its number: a paused rule is eight bytes.
    kind: u8,
}

impl Cube {
    fn load(self) -> Load {
        Load::at(self.kind)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    From,
    Whose { from: Region },
    Which { from: Region, seat: Seat },
    To { one: Cube },
    WhoseThere { one: Cube, to: Region },
    WhichThere { one: Cube, to: Region, seat: Seat },
}

impl Card for Courier {
    type Step = Step;
    const RULE: &'static str = "PP-20";
    const MORE_RULES: &'static [&'static str] = &["PP-21"];

    fn usable(game: &Rattus, _: Seat) -> bool {
        game.board.in_play.iter().any(|from| cubes_in(game, from).any(|one| has_partner(game, one)))
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("card-courier-no-target", "RB-53")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::From
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        let none = Options::none();
        let whose = |seats: u8| none.with(family::seat, seats.into());
        Some(match step {
            Step::From => {
                let regions =
                    game.board.in_play.filter(|from| cubes_in(game, from).any(|one| has_partner(game, one)));
                Question::to(me, "courier-from", "PP-20", none.with(family::region, regions.set()))
            }
            Step::Whose { from } => {
                let cubes = cubes_in(game, from).filter(|&one| has_partner(game, one));
                Question::to(
                    me,
                    "courier-whose",
                    "PP-21",
                    whose(cubes.fold(0, |seats, cube| seats | 1 << cube.seat.0)),
                )
            }
            Step::Which { from, seat } => {
                let cubes = cubes_in(game, from).filter(|&one| one.seat == seat && has_partner(game, one));
                Question::to(me, "courier-which", "PP-21", none.with(family::cube, loads(cubes)))
            }
            Step::To { one } => {
                let regions: Regions = partners(game, one).map(|other| other.region).collect();
                Question::to(me, "courier-to", "PP-20", none.with(family::region, regions.set()))
            }
            Step::WhoseThere { one, to } => {
                let cubes = partners(game, one).filter(|other| other.region == to);
                Question::to(
                    me,
                    "courier-whose",
                    "PP-21",
                    whose(cubes.fold(0, |seats, cube| seats | 1 << cube.seat.0)),
                )
            }
            Step::WhichThere { one, to, seat } => {
                let cubes = partners(game, one).filter(|other| other.region == to && other.seat == seat);
                Question::to(me, "courier-which", "PP-21", none.with(family::cube, loads(cubes)))
            }
        })
    }

    fn prompt(step: Step, _: &Rattus, _: Seat, prompt: Phrase) -> Phrase {
        match step {
            Step::Which { seat, .. } | Step::WhichThere { seat, .. } => prompt.with("owner", seat),
            Step::From | Step::Whose { .. } | Step::To { .. } | Step::WhoseThere { .. } => prompt,
        }
    }

    fn take(step: Step, turn: &mut Turn<'_>, _: Seat, choice: Choice) -> CardNext<Step> {
        CardNext::Step(match (step, choice) {
            (Step::From, Choice::Region(from)) => Step::Whose { from },
            (Step::Whose { from }, Choice::Seat(seat)) => Step::Which { from, seat },
            (Step::Which { from: region, seat }, Choice::Cube(load)) => {
                Step::To { one: Cube { region, seat, kind: load.index() } }
            }
            (Step::To { one }, Choice::Region(to)) => Step::WhoseThere { one, to },
            (Step::WhoseThere { one, to }, Choice::Seat(seat)) => Step::WhichThere { one, to, seat },
            (Step::WhichThere { one, to, seat }, Choice::Cube(load)) => {
                turn.move_cube(one.seat, one.region, to, one.load(), "PP-20");
                turn.move_cube(seat, to, one.region, load, "PP-20");
                return CardNext::Done;
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        })
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::From | Step::To { .. }, Choice::Region(region)) if !refusal::exists(game, region) => {
                refusal::not_in_play(game, region, "PP-20")
            }
            (Step::To { one }, Choice::Region(region)) if one.region == region => {
                Phrase::new("refused-courier-same-region", "PP-20")
            }
            (Step::To { one }, Choice::Region(region))
                if cubes_in(game, region).any(|it| differs(one, it)) =>
            {
                refusal::second_diplomat(game, region)
            }
            (Step::From | Step::To { .. }, Choice::Region(region)) => {
                Phrase::new("refused-courier-nothing", "RB-53").with("region", refusal::region(game, region))
            }
            (Step::Whose { .. } | Step::WhoseThere { .. }, Choice::Seat(_)) => {
                Phrase::new("refused-courier-whose", "PP-21")
            }
            (Step::Which { .. } | Step::WhichThere { .. }, Choice::Cube(_)) => {
                Phrase::new("refused-no-such-cube", "PP-67")
            }
            _ => refusal::not_asked("PP-20"),
        }
    }
}

/// The different cubes of a region.
fn cubes_in(game: &Rattus, region: Region) -> impl Iterator<Item = Cube> + '_ {
    (0..game.players).map(Seat).flat_map(move |seat| {
        let mut kinds = game.board.loads_of(seat, region);
        std::iter::from_fn(move || {
            let kind = kinds.trailing_zeros() as u8;
            let cube = (kinds != 0).then_some(Cube { region, seat, kind });
            kinds &= kinds.wrapping_sub(1);
            cube
        })
    })
}

fn loads(cubes: impl Iterator<Item = Cube>) -> u128 {
    cubes.fold(0, |set, cube| set | 1 << cube.kind)
}

/// The cubes `one` could be swapped with.
fn partners(game: &Rattus, one: Cube) -> impl Iterator<Item = Cube> + '_ {
    let elsewhere = game.board.in_play.without(one.region);
    elsewhere
        .iter()
        .flat_map(move |region| cubes_in(game, region))
        .filter(move |&other| may_swap(game, one, other))
}

fn has_partner(game: &Rattus, one: Cube) -> bool {
    partners(game, one).next().is_some()
}

/// Cubes that are alike have nothing to swap (RB-53); no swap gives a player two diplomats in one region (AF-33).
fn may_swap(game: &Rattus, one: Cube, other: Cube) -> bool {
    let fits = |cube: Cube, for_cube: Cube| {
        let gives_way = for_cube.seat == cube.seat && for_cube.load().diplomat;
        !cube.load().diplomat || gives_way || !game.board.has_diplomat(cube.seat, for_cube.region)
    };
    differs(one, other) && fits(one, other) && fits(other, one)
}

fn differs(one: Cube, other: Cube) -> bool {
    (one.seat, one.kind) != (other.seat, other.kind)
}

#[cfg(test)]
mod tests {
    use crate::testing::{africa, piper};

    #[test]
    fn pp_20_courier_swaps_an_own_cube_with_anothers_however_far_and_walled_off() {
        let mut far = piper(4, "courier").hold(0, "courier").cubes("anglia", &[2]).cubes("turcia", &[0, 2]);
        far.plays(&["use courier", "region anglia"]).asks(0, "turn");
        far.sees_cubes("anglia", &[1, 1]).sees_cubes("turcia", &[1, 1]).refuses("use courier", "RB-40");
        let mut near = piper(4, "courier").hold(0, "courier").walls(&[("anglia", "gallia")]);
        near = near.cubes("anglia", &[1]).cubes("gallia", &[0, 1]);
        near.plays(&["use courier", "region gallia"])
            .sees_cubes("anglia", &[0, 1])
            .sees_cubes("gallia", &[1]);
    }

    #[test]
    fn pp_20_courier_swaps_the_cubes_of_two_other_players_in_two_regions() {
        let mut t = piper(4, "courier").hold(0, "courier").cubes("anglia", &[1, 1, 1]);
        t = t.cubes("turcia", &[0, 0, 0, 1]).cubes("russia", &[0, 1]);
        t.plays(&["use courier", "region anglia"]).asks(0, "courier-whose").refuses("seat 4", "PP-21");
        t.play("seat 3").asks(0, "courier-to").refuses("region anglia", "PP-20");
        t.refuses("region gallia", "RB-53").refuses("pass", "PP-20").play("region turcia");
        t.sees_cubes("anglia", &[1, 1, 0, 1]).sees_cubes("turcia", &[0, 0, 1, 0]);
    }

    #[test]
    fn pp_20_courier_leaves_palace_and_baker_alone_and_never_swaps_what_is_alike() {
        let mut t = piper(4, "courier,baker").hold(0, "courier").cubes("anglia", &[1]).cubes("gallia", &[1]);
        t = t.palace(1, 2).hold(2, "baker").baked(2, 2);
        t.refuses("use courier", "RB-53");
        let mut one_region = piper(4, "courier").hold(0, "courier").cubes("anglia", &[1, 1, 1]);
        one_region.refuses("use courier", "RB-53");
    }

    #[test]
    fn pp_21_courier_swaps_two_cubes_of_one_player_for_what_they_carry() {
        let mut t = piper(4, "courier,wizard").hold(0, "courier").cubes("anglia", &[1]).cubes("gallia", &[2]);
        t = t.potions(0, "gallia", 2);
        t.plays(&["use courier", "region anglia"]).asks(0, "turn");
        t.sees_loads(0, "anglia", &[(2, false)]).sees_loads(0, "gallia", &[]);
    }

    #[test]
    fn pp_21_pp_67_courier_names_the_very_cubes_of_whatever_colour_and_loads_go_along() {
        let mut t =
            piper(4, "courier,wizard").hold(0, "courier").cubes("anglia", &[2]).cubes("gallia", &[0, 3]);
        t = t.potions(0, "anglia", 1).potions(1, "gallia", 2).potions(1, "gallia", 3);
        t.plays(&["use courier", "region anglia"]).asks(0, "courier-which").refuses("cube 3", "PP-67");
        t.play("cube 1").asks(0, "courier-which");
        assert_eq!(t.options(), ["cube 0", "cube 2", "cube 3"]);
        t.play("cube 3").sees_cubes("anglia", &[1, 1]).sees_cubes("gallia", &[1, 2]);
        t.sees_loads(1, "anglia", &[(3, false)]).sees_loads(0, "gallia", &[(1, false)]);
        t.sees_loads(0, "anglia", &[]).sees_loads(1, "gallia", &[(2, false)]);
    }

    #[test]
    fn pp_21_courier_brings_no_player_two_diplomats_in_one_region() {
        let mut t =
            africa(4, "courier,sultan").hold(0, "courier").cubes("anglia", &[1]).cubes("gallia", &[1, 1]);
        t = t.cubes("russia", &[0, 1]).diplomat(0, "anglia").diplomat(0, "gallia");
        t.plays(&["use courier", "region anglia"]).asks(0, "turn").sees_cubes("russia", &[1, 0]);
        let mut t =
            africa(4, "courier,sultan").hold(0, "courier").cubes("anglia", &[1]).cubes("gallia", &[1, 1]);
        t = t.cubes("russia", &[0, 1]).cubes("turcia", &[0, 1]);
        t = t.diplomat(0, "anglia").diplomat(0, "gallia");
        t.plays(&["use courier", "region anglia"]).asks(0, "courier-to").refuses("region gallia", "AF-33");
    }
}
