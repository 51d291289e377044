//! Pied Piper (Magic): moves one own cube to a neighbouring region, and as many rats as fit go along (PP-60, PP-61).

use crate::board::MAX_RATS;
use crate::cards::{Card, CardNext};
use crate::choice::{Choice, family};
use crate::procedures::cube_step;
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
    /// The number of rats that still go along; which is asked only where not all do.
    Rats {
        from: Region,
        to: Region,
        left: u8,
    },
}

impl Card for PiedPiper {
    type Step = Step;
    const RULE: &'static str = "PP-60";
    const MORE_RULES: &'static [&'static str] = &["PP-61"];

    fn usable(game: &Rattus, me: Seat) -> bool {
        !cube_step::sources(game, me).is_empty()
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("card-pied_piper-no-target", "RB-53")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::From
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        let none = Options::none();
        match step {
            Step::From => {
                let from = cube_step::sources(game, me);
                Some(Question::to(me, "pied-piper-from", "PP-60", none.with(family::region, from.set())))
            }
            Step::To { from } => Some(Question::to(
                me,
                "pied-piper-to",
                "PP-60",
                none.with(family::region, cube_step::targets(game, me, from).set()),
            )),
            Step::Cube { from, to } => Some(Question::to(
                me,
                "pied-piper-cube",
                "PP-67",
                none.with(family::cube, game.movable(me, from, to)),
            )),
            Step::Rats { from, left, .. } => (left > 0 && left < game.board.rat_count(from)).then(|| {
                let rats = game.board.marks(Regions::only(from));
                Question::to(me, "pied-piper-rat", "PP-61", none.with(family::rat, rats))
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
            (Step::From, Choice::Region(from)) => cube_step::refuse_source(game, me, from, "PP-60"),
            (Step::To { from }, Choice::Region(to)) => cube_step::refuse_target(game, from, to, "PP-60"),
            (Step::Cube { from, to }, Choice::Cube(load)) => refusal::no_such_cube(game, me, from, to, load),
            (Step::Rats { .. }, Choice::Rat(mark)) => refusal::no_such_rat(mark, "PP-61"),
            _ => refusal::not_asked("PP-60"),
        }
    }
}

/// How many rats come along: three at most in the new region, none into a bishop's.
fn fitting(game: &Rattus, from: Region, to: Region) -> u8 {
    if game.board.has_bishop(to) {
        return 0;
    }
    game.board.rat_count(from).min(MAX_RATS as u8 - game.board.rat_count(to))
}

#[cfg(test)]
mod tests {
    use crate::testing::piper;
    use game::{Eye, Seat};

    #[test]
    fn pp_60_pied_piper_takes_along_as_many_rats_as_fit() {
        let mut t = piper(4, "pied_piper").hold(0, "pied_piper").cubes("gallia", &[2]);
        t = t.rats("gallia", &["b25", "b26"]).rats("italia", &["b13"]);
        t.play("use pied_piper").asks(0, "pied-piper-to").refuses("region russia", "PP-60");
        t.refuses("pass", "PP-60").play("region italia").asks(0, "turn");
        t.sees_cubes("gallia", &[1]).sees_cubes("italia", &[1]).sees_rats("gallia", 0).sees_rats("italia", 3);
        t.refuses("use pied_piper", "RB-40");
    }

    #[test]
    fn pp_60_pied_piper_may_move_though_no_rat_comes_along() {
        let mut bare = piper(4, "pied_piper").hold(0, "pied_piper").cubes("gallia", &[1]);
        bare.plays(&["use pied_piper", "region italia"]).sees_cubes("italia", &[1]).asks(0, "turn");
        let mut full = piper(4, "pied_piper").hold(0, "pied_piper").cubes("gallia", &[1]);
        full = full.rats("gallia", &["b25"]).rats("italia", &["b13", "b14", "b15"]);
        full.plays(&["use pied_piper", "region italia"]).sees_rats("gallia", 1).sees_cubes("italia", &[1]);
        let mut bishop = piper(4, "pied_piper,bishop").hold(0, "pied_piper").cubes("gallia", &[1]);
        bishop = bishop.rats("gallia", &["b25"]).bishops(&["italia"]);
        bishop.plays(&["use pied_piper", "region italia"]).sees_rats("italia", 0).sees_cubes("italia", &[1]);
    }

    #[test]
    fn pp_60_pied_piper_needs_an_own_cube_and_an_open_border() {
        let mut none = piper(4, "pied_piper").hold(0, "pied_piper").cubes("gallia", &[0, 1]);
        none.refuses("use pied_piper", "RB-53");
        let mut walls = piper(4, "pied_piper,emperor").hold(0, "pied_piper").cubes("anglia", &[1]);
        walls = walls.cubes("italia", &[1]).cubes("turcia", &[1, 1]);
        walls = walls.walls(&[("anglia", "gallia"), ("anglia", "scandia"), ("italia", "gallia")]);
        walls.play("use pied_piper").refuses("region anglia", "PP-34").refuses("region gallia", "PP-60");
        walls.play("region italia").refuses("region gallia", "PP-34").offers("region germania");
    }

    #[test]
    fn pp_61_the_player_picks_the_rats_when_not_all_fit_and_they_stay_face_down() {
        let mut t = piper(4, "pied_piper").hold(0, "pied_piper").cubes("gallia", &[1]);
        t = t.rats("gallia", &["b25", "b26", "b13"]).rats("italia", &["b14"]);
        t.plays(&["use pied_piper", "region italia"]).asks(0, "pied-piper-rat");
        let there = format!("rat {}", t.mark("b14"));
        t.refuses(&there, "PP-61").refuses("pass", "PP-60");
        t.play_rat("b13").asks(0, "pied-piper-rat").play_rat("b26").asks(0, "turn");
        t.sees_rats("italia", 3).sees_rats("gallia", 1);
        let left = t.game.board.rats(t.region("gallia"))[0];
        assert_eq!(left.mark + 1, t.mark("b25"));
        assert_eq!(t.face_to(Eye::Seat(Seat(0)), "b13"), None);
    }

    #[test]
    fn pp_61_what_a_player_knows_of_a_rat_goes_along_with_it() {
        let mut t = piper(4, "pied_piper,witch").hold(0, "pied_piper,witch").cubes("gallia", &[1]);
        t = t.rats("gallia", &["b25"]).rats("italia", &["b14"]);
        t.play("use witch").play_rat("b25").play("pass");
        t.plays(&["use pied_piper", "region italia"]).sees_rats("italia", 2);
        assert_eq!(t.face_to(Eye::Seat(Seat(0)), "b25"), Some("b25"));
        assert_eq!(t.face_to(Eye::Seat(Seat(1)), "b25"), None);
    }

    #[test]
    fn pp_67_pied_piper_moves_the_cube_the_player_names_with_what_it_carries() {
        let mut t = piper(4, "pied_piper,wizard").hold(0, "pied_piper").cubes("gallia", &[2]);
        t = t.potions(0, "gallia", 1);
        t.plays(&["use pied_piper", "region italia"]).asks(0, "pied-piper-cube").refuses("cube 2", "PP-67");
        t.play("cube 1").sees_loads(0, "italia", &[(1, false)]).sees_loads(0, "gallia", &[]);
    }
}
