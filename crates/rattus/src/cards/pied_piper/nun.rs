//! Nun (Church): places or moves the nuns, each of which lowers the population by one for limits (PP-50, PP-51).

use crate::board::NOWHERE;
use crate::cards::{Card, CardNext};
use crate::choice::{Choice, family};
use crate::procedures::piece_step;
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Nun;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Which nun next; those in `done` have had their move (PP-50).
    Which {
        done: u8,
    },
    To {
        nun: u8,
        done: u8,
    },
}

impl Card for Nun {
    type Step = Step;
    const RULE: &'static str = "PP-50";
    const MORE_RULES: &'static [&'static str] = &["PP-51"];

    fn usable(_: &Rattus, _: Seat) -> bool {
        true
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        unreachable!("a nun can always be placed or moved")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Which { done: 0 }
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(match step {
            Step::Which { done } => piece_step::ask(me, &game.board.nuns, done, "nun-which", "PP-50"),
            Step::To { nun, .. } => Question::to(
                me,
                "nun-to",
                "PP-50",
                Options::none().with(family::region, targets(game, nun).set()),
            ),
        })
    }

    fn take(step: Step, turn: &mut Turn<'_>, _: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Which { done }, Choice::Piece(nun)) => CardNext::Step(Step::To { nun, done }),
            (Step::Which { .. }, Choice::Pass) => CardNext::Done,
            (Step::To { nun, done }, Choice::Region(region)) => {
                turn.set_nun(nun, region);
                CardNext::Step(Step::Which { done: done | 1 << nun })
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Which { done }, _) => piece_step::refuse(done, choice, "PP-50"),
            (Step::To { nun, .. }, Choice::Region(region))
                if game.board.nuns[usize::from(nun)] == region.0 =>
            {
                Phrase::new("refused-piece-stays", "RB-53").with("region", refusal::region(game, region))
            }
            (Step::To { .. }, Choice::Region(region)) => refusal::not_in_play(game, region, "PP-50"),
            _ => refusal::not_asked("PP-50"),
        }
    }
}

fn targets(game: &Rattus, nun: u8) -> Regions {
    match game.board.nuns[usize::from(nun)] {
        NOWHERE => game.board.in_play,
        place => game.board.in_play.without(Region(place)),
    }
}

#[cfg(test)]
mod tests {
    use crate::event::EventKind;
    use crate::testing::piper;

    #[test]
    fn pp_50_nun_places_up_to_three_nuns_several_in_one_region() {
        let mut t = piper(3, "nun").hold(0, "nun");
        t.play("use nun").asks(0, "nun-to").refuses("region russia", "RB-02").play("region gallia");
        t.asks(0, "nun-which").offers("pass").plays(&[
            "piece 2",
            "region gallia",
            "piece 3",
            "region turcia",
        ]);
        t.asks(0, "turn").refuses("use nun", "RB-40");
        assert_eq!(t.game.board.nuns_in(t.region("gallia")), 2);
        assert_eq!(t.game.board.nuns_in(t.region("turcia")), 1);
    }

    #[test]
    fn pp_50_each_nun_moves_at_most_once_in_a_use() {
        let mut t = piper(4, "nun").hold(0, "nun").nuns(&["gallia", "italia", "russia"]);
        t.play("use nun").refuses("pass", "RB-53").play("piece 1").refuses("region gallia", "RB-53");
        t.play("region turcia").refuses("piece 1", "PP-50").play("pass").asks(0, "turn");
        assert_eq!(t.game.board.nuns_in(t.region("turcia")), 1);
        assert_eq!(t.game.board.nuns_in(t.region("gallia")), 0);
    }

    #[test]
    fn pp_51_with_three_cubes_and_two_nuns_only_limit_1_breaks_out() {
        let checked = |token: &str| {
            let mut t = piper(4, "nun").cubes("gallia", &[0, 2, 1]).nuns(&["gallia", "gallia"]);
            t = t.rats("gallia", &[token]);
            t.plague_into("gallia");
            t.happened(|kind| matches!(kind, EventKind::LimitChecked { population: 1, breaks_out: true, .. }))
        };
        assert_eq!(["b16", "b25", "b10"].map(checked), [true, false, false]);
    }

    #[test]
    fn pp_51_nuns_protect_in_the_final_plague_too() {
        let mut t = piper(4, "nun").cubes("gallia", &[0, 1, 1]).rats("gallia", &["b25"]).nuns(&["gallia"]);
        t = t.finale(3);
        t.is_over().sees_cubes("gallia", &[0, 1, 1]).sees_rats("gallia", 0);
        let mut bare = piper(4, "nun").cubes("gallia", &[0, 1, 1]).rats("gallia", &["b25"]).finale(3);
        bare.is_over().sees_cubes("gallia", &[0, 0, 0]);
    }
}
