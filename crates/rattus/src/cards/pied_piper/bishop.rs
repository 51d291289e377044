//! Bishop (Church): places one of two bishops, or moves one once both are out; no rat comes into their regions
//! (PP-52, PP-53).

use crate::board::{NOWHERE, distinct_pieces};
use crate::cards::{Card, CardNext};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Bishop;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Which,
    To { bishop: u8 },
}

impl Card for Bishop {
    type Step = Step;
    const RULE: &'static str = "PP-52";
    const MORE_RULES: &'static [&'static str] = &["PP-53"];

    fn usable(_: &Rattus, _: Seat) -> bool {
        true
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        unreachable!("a bishop can always be placed or moved")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Which
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(match step {
            Step::Which => {
                Question::to(me, "bishop-which", "PP-52", Options::none().with(family::piece, movable(game)))
            }
            Step::To { bishop } => Question::to(
                me,
                "bishop-to",
                "PP-52",
                Options::none().with(family::region, targets(game, bishop).set()),
            ),
        })
    }

    fn take(step: Step, turn: &mut Turn<'_>, _: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Which, Choice::Piece(bishop)) => CardNext::Step(Step::To { bishop }),
            (Step::To { bishop }, Choice::Region(region)) => {
                turn.set_bishop(bishop, region);
                CardNext::Done
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Which, Choice::Piece(_)) => Phrase::new("refused-piece", "PP-52"),
            (Step::To { bishop }, Choice::Region(region))
                if game.board.bishops[usize::from(bishop)] == region.0 =>
            {
                Phrase::new("refused-piece-stays", "RB-53").with("region", refusal::region(game, region))
            }
            (Step::To { .. }, Choice::Region(region)) => refusal::not_in_play(game, region, "PP-52"),
            _ => refusal::not_asked("PP-52"),
        }
    }
}

/// A bishop that is not out yet goes first; only then may one that is be moved.
fn movable(game: &Rattus) -> u128 {
    match game.board.bishops.iter().position(|&place| place == NOWHERE) {
        Some(fresh) => 1 << fresh,
        None => distinct_pieces(&game.board.bishops, 0),
    }
}

fn targets(game: &Rattus, bishop: u8) -> Regions {
    match game.board.bishops[usize::from(bishop)] {
        NOWHERE => game.board.in_play,
        place => game.board.in_play.without(Region(place)),
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::piper;

    #[test]
    fn pp_52_bishop_places_one_of_two_rats_there_or_not() {
        let mut t = piper(3, "bishop").hold(0, "bishop").rats("gallia", &["b25"]);
        t.play("use bishop").asks(0, "bishop-to").refuses("region russia", "RB-02").refuses("pass", "PP-52");
        t.play("region gallia").asks(0, "turn").refuses("use bishop", "RB-40").sees_rats("gallia", 1);
        assert!(t.game.board.has_bishop(t.region("gallia")));
        let mut second = piper(3, "bishop").hold(0, "bishop").bishops(&["gallia"]);
        second.plays(&["use bishop", "region gallia"]).asks(0, "turn");
        assert_eq!(second.game.board.bishops, [second.region("gallia").0; 2], "both may share a region");
    }

    #[test]
    fn pp_52_one_moves_only_once_both_are_out() {
        let mut t = piper(4, "bishop").hold(0, "bishop").bishops(&["gallia", "italia"]);
        t.play("use bishop").asks(0, "bishop-which").refuses("piece 3", "PP-52").play("piece 2");
        t.refuses("region italia", "RB-53").play("region russia").asks(0, "turn");
        assert!(t.game.board.has_bishop(t.region("gallia")) && t.game.board.has_bishop(t.region("russia")));
        assert!(!t.game.board.has_bishop(t.region("italia")));
        // With one still beside the board, it is that one which is placed.
        let mut first = piper(4, "bishop").hold(0, "bishop").bishops(&["gallia"]);
        first.plays(&["use bishop", "region russia"]);
        assert!(first.game.board.has_bishop(first.region("gallia")));
    }

    #[test]
    fn pp_53_no_rat_of_a_spread_comes_into_a_bishops_region() {
        let mut t = piper(4, "bishop").bishops(&["gallia"]).plague("anglia").rats("scandia", &["b25"]);
        t = t.bishops(&["anglia", "russia"]);
        t.play("plague scandia").draw().sees_rats("germania", 1);
        let mut t = piper(4, "bishop").bishops(&["germania"]).rats("scandia", &["b25"]);
        t.play("plague scandia").asks(0, "spread").refuses("region germania", "PP-53");
        assert_eq!(t.options(), ["region anglia", "region russia"]);
    }

    #[test]
    fn pp_53_the_monk_moves_rats_out_of_a_bishops_region_but_none_in() {
        let mut t = piper(4, "bishop,monk").hold(0, "monk").bishops(&["gallia"]).rats("gallia", &["b25"]);
        t = t.rats("anglia", &["b26"]);
        t.play("use monk").play_rat("b26").sees_rats("scandia", 1).sees_rats("gallia", 1);
        let mut out = piper(4, "bishop,monk").hold(0, "monk").bishops(&["gallia"]).rats("gallia", &["b25"]);
        out.plays(&["use monk", "region italia"]).sees_rats("gallia", 0).sees_rats("italia", 1);
        let mut refused =
            piper(4, "bishop,monk").hold(0, "monk").bishops(&["gallia"]).rats("italia", &["b25"]);
        refused.play("use monk").refuses("region gallia", "PP-53");
    }

    #[test]
    fn pp_53_the_witch_swaps_nothing_with_a_bishops_region() {
        let looked = |bishops: &[&str]| {
            let mut t = piper(4, "bishop,witch").hold(0, "witch").bishops(bishops);
            t = t.rats("gallia", &["b25"]).rats("italia", &["b26"]);
            t.play("use witch").play_rat("b25").play_rat("b26");
            t
        };
        looked(&["russia"]).asks(0, "witch-swap").play("yes").sees_rats("gallia", 1);
        looked(&["gallia"]).asks(0, "turn");
        looked(&["italia"]).asks(0, "turn");
        looked(&["gallia", "italia"]).asks(0, "turn");
    }
}
