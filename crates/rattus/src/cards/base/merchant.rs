//! Merchant (Bourgeoisie): moves one to three own cubes from one region into one neighbouring region (RB-44).

use crate::cards::{Card, CardNext};
use crate::choice::{Choice, family};
use crate::procedures::cube_step;
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::Region;
use crate::turn::Turn;
use game::{Member, Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Merchant;

/// The most cubes it moves.
const MOST: u8 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    From,
    To {
        from: Region,
    },
    Count {
        from: Region,
        to: Region,
    },
    /// Which cube goes next, where they carry different things (PP-67).
    Cube {
        from: Region,
        to: Region,
        left: u8,
    },
}

impl Card for Merchant {
    type Step = Step;
    const RULE: &'static str = "RB-44";

    fn usable(game: &Rattus, me: Seat) -> bool {
        !cube_step::sources(game, me).is_empty()
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("card-merchant-no-target", "RB-53")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::From
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        let none = Options::none();
        match step {
            Step::From => {
                let from = cube_step::sources(game, me);
                Some(Question::to(me, "merchant-from", "RB-44", none.with(family::region, from.set())))
            }
            Step::To { from } => Some(Question::to(
                me,
                "merchant-to",
                "RB-44",
                none.with(family::region, cube_step::targets(game, me, from).set()),
            )),
            Step::Count { from, to } => {
                let most = game.movable_count(me, from, to).min(MOST);
                Some(Question::to(
                    me,
                    "merchant-count",
                    "RB-44",
                    none.with(family::count, (1 << (most + 1)) - 2),
                ))
            }
            Step::Cube { from, to, left } => {
                let all = left == game.movable_count(me, from, to);
                let kinds = game.movable(me, from, to);
                (left > 0 && !all && !kinds.is_power_of_two())
                    .then(|| Question::to(me, "merchant-cube", "PP-67", none.with(family::cube, kinds)))
            }
        }
    }

    fn go(step: Step, turn: &mut Turn<'_>, me: Seat) -> CardNext<Step> {
        let Step::Cube { from, to, left } = step else { unreachable!("{step:?} asks") };
        if left == 0 {
            return CardNext::Done;
        }
        let load = Member::at(turn.movable(me, from, to).trailing_zeros() as u8);
        turn.move_cube(me, from, to, load, "RB-44");
        CardNext::Step(Step::Cube { from, to, left: left - 1 })
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        CardNext::Step(match (step, choice) {
            (Step::From, Choice::Region(from)) => Step::To { from },
            (Step::To { from }, Choice::Region(to)) => Step::Count { from, to },
            (Step::Count { from, to }, Choice::Count(left)) => Step::Cube { from, to, left },
            (Step::Cube { from, to, left }, Choice::Cube(load)) => {
                turn.move_cube(me, from, to, load, "RB-44");
                Step::Cube { from, to, left: left - 1 }
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        })
    }

    fn refuse(step: Step, game: &Rattus, me: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::From, Choice::Region(from)) => cube_step::refuse_source(game, me, from, "RB-44"),
            (Step::To { from }, Choice::Region(to)) => cube_step::refuse_target(game, from, to, "RB-44"),
            (Step::Count { .. }, Choice::Count(_)) => Phrase::new("refused-merchant-count", "RB-44"),
            (Step::Cube { from, to, .. }, Choice::Cube(load)) => {
                refusal::no_such_cube(game, me, from, to, load)
            }
            _ => refusal::not_asked("RB-44"),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::table;

    #[test]
    fn rb_44_merchant_moves_up_to_three_cubes() {
        let start = || table(2).hold(0, "merchant").cubes("gallia", &[5, 2]).cubes("polonia", &[1, 0]);
        for count in 1..=3 {
            let mut t = start();
            t.play("use merchant").asks(0, "merchant-from").play("region gallia").play("region italia");
            t.asks(0, "merchant-count").refuses("count 4", "RB-44").refuses("count 0", "RB-44");
            assert_eq!(t.offered("count"), ["1", "2", "3"]);
            t.play(&format!("count {count}")).asks(0, "turn");
            t.sees_cubes("gallia", &[5 - count, 2]).sees_cubes("italia", &[count, 0]).sees_supply(0, 14);
        }
    }

    #[test]
    fn rb_44_merchant_moves_no_more_cubes_than_there_are() {
        let mut t = table(2).hold(0, "merchant").cubes("gallia", &[2, 3]).cubes("polonia", &[1, 0]);
        t.plays(&["use merchant", "region gallia", "region anglia"]).refuses("count 3", "RB-44");
        t.play("count 2").sees_cubes("gallia", &[0, 3]).sees_cubes("anglia", &[2, 0]);
        let mut t = table(2).hold(0, "merchant").cubes("gallia", &[2, 3]).cubes("polonia", &[1, 0]);
        t.plays(&["use merchant", "region polonia", "region germania"]).asks(0, "turn");
        t.sees_cubes("germania", &[1, 0]);
    }

    #[test]
    fn rb_44_merchant_goes_from_one_region_to_one_neighbour() {
        let mut t = table(2).hold(0, "merchant").cubes("gallia", &[2, 0]).cubes("polonia", &[1, 0]);
        t.play("use merchant").refuses("region russia", "RB-02").play("region gallia");
        assert_eq!(t.offered("region"), ["anglia", "germania", "hispania", "italia"]);
        t.refuses("region polonia", "RB-44")
            .refuses("region gallia", "RB-44")
            .refuses("region bulgaria", "RB-02");
    }

    #[test]
    fn rb_44_merchant_moves_own_cubes_alone() {
        let mut t = table(2).hold(0, "merchant").cubes("gallia", &[2, 3]).cubes("italia", &[0, 3]);
        t = t.cubes("anglia", &[1, 0]);
        t.play("use merchant");
        assert_eq!(t.offered("region"), ["anglia", "gallia"]);
        t.refuses("region italia", "RB-44");
    }

    #[test]
    fn rb_53_merchant_without_a_cube_on_the_map_can_not_act() {
        let mut t = table(2).hold(0, "merchant").palace(0, 3).cubes("gallia", &[0, 2]);
        t.refuses("use merchant", "RB-53").offers_no("use");
    }
}
