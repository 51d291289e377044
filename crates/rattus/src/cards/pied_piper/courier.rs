//! Courier (Bourgeoisie): swaps any two cubes in two different regions, whatever lies between (PP-20, PP-21).

use crate::cards::{Card, CardId, CardNext};
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
    load: Load,
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

    fn usable(game: &Rattus, _: Seat) -> bool {
        game.board.in_play.iter().any(|from| cubes_in(game, from).any(|one| has_partner(game, one)))
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        refusal::no_target(CardId::Courier, "RB-53")
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
                Question::to(me, "courier-from", none.with(family::region, regions.set()))
            }
            Step::Whose { from } => {
                let cubes = cubes_in(game, from).filter(|&one| has_partner(game, one));
                Question::to(
                    me,
                    "courier-whose",
                    whose(cubes.fold(0, |seats, cube| seats | 1 << cube.seat.0)),
                )
            }
            Step::Which { from, seat } => {
                let cubes = cubes_in(game, from).filter(|&one| one.seat == seat && has_partner(game, one));
                Question::to(me, "courier-which", none.with(family::cube, loads(cubes)))
            }
            Step::To { one } => {
                let regions: Regions = partners(game, one).map(|other| other.region).collect();
                Question::to(me, "courier-to", none.with(family::region, regions.set()))
            }
            Step::WhoseThere { one, to } => {
                let cubes = partners(game, one).filter(|other| other.region == to);
                Question::to(
                    me,
                    "courier-whose",
                    whose(cubes.fold(0, |seats, cube| seats | 1 << cube.seat.0)),
                )
            }
            Step::WhichThere { one, to, seat } => {
                let cubes = partners(game, one).filter(|other| other.region == to && other.seat == seat);
                Question::to(me, "courier-which", none.with(family::cube, loads(cubes)))
            }
        })
    }

    fn take(step: Step, turn: &mut Turn<'_>, _: Seat, choice: Choice) -> CardNext<Step> {
        CardNext::Step(match (step, choice) {
            (Step::From, Choice::Region(from)) => Step::Whose { from },
            (Step::Whose { from }, Choice::Seat(seat)) => Step::Which { from, seat },
            (Step::Which { from: region, seat }, Choice::Cube(load)) => {
                Step::To { one: Cube { region, seat, load } }
            }
            (Step::To { one }, Choice::Region(to)) => Step::WhoseThere { one, to },
            (Step::WhoseThere { one, to }, Choice::Seat(seat)) => Step::WhichThere { one, to, seat },
            (Step::WhichThere { one, to, seat }, Choice::Cube(load)) => {
                turn.move_cube(one.seat, one.region, to, one.load, "PP-20");
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
        let kinds = game.board.loads_of(seat, region);
        (0..128u8)
            .skip_while(move |_| kinds == 0)
            .filter(move |kind| kinds >> kind & 1 == 1)
            .map(move |kind| Cube { region, seat, load: Load::at(kind) })
    })
}

fn loads(cubes: impl Iterator<Item = Cube>) -> u128 {
    cubes.fold(0, |set, cube| set | 1 << cube.load.index())
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
        let gives_way = for_cube.seat == cube.seat && for_cube.load.diplomat;
        !cube.load.diplomat || gives_way || !game.board.has_diplomat(cube.seat, for_cube.region)
    };
    (one.seat, one.load) != (other.seat, other.load) && fits(one, other) && fits(other, one)
}
