//! Emperor (Royalty): places or moves the walls, each of which shuts the way between two regions (PP-33, PP-34).

use crate::cards::{Card, CardNext};
use crate::choice::{Choice, family};
use crate::procedures::piece_step;
use crate::rattus::Rattus;
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Emperor;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Which wall next; those in `done` have had their move (PP-33).
    Which {
        done: u8,
    },
    To {
        wall: u8,
        done: u8,
    },
}

impl Card for Emperor {
    type Step = Step;
    const RULE: &'static str = "PP-33";
    const MORE_RULES: &'static [&'static str] = &["PP-34"];

    fn usable(game: &Rattus, _: Seat) -> bool {
        free_borders(game) != 0
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("card-emperor-no-target", "RB-53")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Which { done: 0 }
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(match step {
            Step::Which { done } => piece_step::ask(me, &game.board.walls, done, "emperor-which", "PP-33"),
            Step::To { .. } => Question::to(
                me,
                "emperor-to",
                "PP-33",
                Options::none().with(family::border, free_borders(game)),
            ),
        })
    }

    fn take(step: Step, turn: &mut Turn<'_>, _: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Which { done }, Choice::Piece(wall)) => CardNext::Step(Step::To { wall, done }),
            (Step::Which { .. }, Choice::Pass) => CardNext::Done,
            (Step::To { wall, done }, Choice::Border(border)) => {
                turn.set_wall(wall, border);
                CardNext::Step(Step::Which { done: done | 1 << wall })
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Which { done }, _) => piece_step::refuse(done, choice, "PP-33"),
            (Step::To { .. }, Choice::Border(border)) if game.board.walls.contains(&border) => {
                Phrase::new("refused-wall-twice", "PP-33")
            }
            (Step::To { .. }, Choice::Border(_)) => Phrase::new("refused-border-not-in-play", "PP-33"),
            _ => refusal::not_asked("PP-33"),
        }
    }
}

/// The borders between two regions in play without a wall.
fn free_borders(game: &Rattus) -> u128 {
    let in_play = game.board.in_play;
    (0u8..)
        .zip(&game.components.borders)
        .filter(|(number, border)| {
            in_play.has(border.a) && in_play.has(border.b) && !game.board.walls.contains(number)
        })
        .fold(0, |set, (number, _)| set | 1 << number)
}

#[cfg(test)]
mod tests {
    use crate::testing::piper;

    #[test]
    fn pp_33_emperor_places_up_to_three_walls_on_borders_and_arrows() {
        let mut t = piper(4, "emperor").hold(0, "emperor");
        t.play("use emperor").asks(0, "emperor-to").play("border anglia gallia").asks(0, "emperor-which");
        t.play("piece 2").refuses("border anglia gallia", "PP-33").play("border gallia hispania");
        t.play("piece 3").play("border russia tartaria").asks(0, "turn").refuses("use emperor", "RB-40");
        let mut one = piper(4, "emperor").hold(0, "emperor");
        one.plays(&["use emperor", "border anglia gallia", "pass"]).asks(0, "turn");
        one.refuses("plague gallia", "PP-34").offers("plague scandia");
    }

    #[test]
    fn pp_33_emperor_moves_walls_one_after_the_other_each_once() {
        let mut t = piper(4, "emperor").hold(0, "emperor");
        t = t.walls(&[("anglia", "gallia"), ("gallia", "hispania"), ("gallia", "italia")]);
        t.play("use emperor").refuses("pass", "RB-53").play("piece 1").refuses("pass", "PP-33");
        t.refuses("border anglia gallia", "PP-33").play("border germania gallia").offers("pass");
        // It has had its move; the place it left is free for another.
        t.refuses("piece 1", "PP-33").plays(&["piece 2", "border anglia gallia", "pass"]).asks(0, "turn");
        let walls: Vec<_> =
            t.game.board.walls.iter().map(|&wall| t.game.components.borders[usize::from(wall)]).collect();
        let ends: Vec<_> = walls.iter().map(|border| (border.a, border.b)).collect();
        let at = |a, b| (t.region(a), t.region(b));
        assert_eq!(ends, [at("gallia", "germania"), at("anglia", "gallia"), at("gallia", "italia")]);
    }

    #[test]
    fn pp_33_a_wall_stands_between_two_regions_in_play() {
        let mut t = piper(2, "emperor").hold(0, "emperor");
        t.play("use emperor").refuses("border polonia russia", "PP-33").offers("border polonia hungaria");
        assert_eq!(t.options().len(), 12, "the borders among the eight light regions");
    }
}
