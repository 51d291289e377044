//! King (Royalty): moves one own cube from a region without rats to the palace, safe to the end (RB-50, RB-51).

use crate::cards::{Card, CardNext};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct King;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    From,
    /// Which cube, where they carry different things (PP-66).
    Cube {
        from: Region,
    },
}

impl Card for King {
    type Step = Step;
    const RULE: &'static str = "RB-50";
    const MORE_RULES: &'static [&'static str] = &["RB-51"];

    fn usable(game: &Rattus, me: Seat) -> bool {
        !sources(game, me).is_empty()
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("card-king-no-target", "RB-53")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::From
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(match step {
            Step::From => Question::to(
                me,
                "king-from",
                "RB-50",
                Options::none().with(family::region, sources(game, me).set()),
            ),
            Step::Cube { from } => Question::to(
                me,
                "king-cube",
                "PP-66",
                Options::none().with(family::cube, game.board.loads_of(me, from)),
            ),
        })
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::From, Choice::Region(from)) => CardNext::Step(Step::Cube { from }),
            (Step::Cube { from }, Choice::Cube(load)) => {
                turn.palace_cube(me, from, load);
                CardNext::Done
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, me: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::From, Choice::Region(from)) if !refusal::exists(game, from) => {
                refusal::not_in_play(game, from, "RB-50")
            }
            (Step::From, Choice::Region(from)) if game.board.cubes_of(me, from) == 0 => {
                Phrase::new("refused-no-own-cube", "RB-50").with("region", refusal::region(game, from))
            }
            (Step::From, Choice::Region(from)) => {
                Phrase::new("refused-king-rats", "RB-50").with("region", refusal::region(game, from))
            }
            (Step::Cube { .. }, Choice::Cube(_)) => Phrase::new("refused-no-such-cube", "PP-67"),
            _ => refusal::not_asked("RB-50"),
        }
    }
}

/// The rat-free regions with an own cube.
fn sources(game: &Rattus, me: Seat) -> Regions {
    game.board.regions_of(me).minus(game.board.ratty())
}

#[cfg(test)]
mod tests {
    use crate::event::EventKind;
    use crate::testing::table;
    use game::{Eye, Game as _, Seat};

    #[test]
    fn rb_50_king_moves_one_own_cube_from_a_region_without_rats_to_the_palace() {
        let t = table(2)
            .hold(0, "king")
            .cubes("gallia", &[2, 1])
            .cubes("anglia", &[3, 0])
            .rats("anglia", &["b13"]);
        let mut t = t.cubes("italia", &[1, 0]).cubes("polonia", &[0, 2]);
        t.play("use king").asks(0, "king-from");
        assert_eq!(t.offered("region"), ["gallia", "italia"]);
        t.refuses("region anglia", "RB-50")
            .refuses("region polonia", "RB-50")
            .refuses("region russia", "RB-02");
        t.play("region gallia").sees_cubes("gallia", &[1, 1]).sees_palace(0, 1).sees_palace(1, 0);
        t.sees_supply(0, 14).asks(0, "turn").refuses("use king", "RB-40");
    }

    #[test]
    fn rb_50_palace_cubes_stay_safe_to_the_end_and_count_in_the_score() {
        let t = table(2)
            .hold(1, "king")
            .cubes("gallia", &[0, 1])
            .cubes("anglia", &[2, 2])
            .rats("anglia", &["b25"]);
        let mut t = t.finale(0);
        t.asks(1, "final-turn").play("use king").is_over();
        t.sees_palace(1, 1).sees_cubes("anglia", &[1, 1]);
        let standing = t.game.standing();
        assert_eq!(standing.places.iter().map(|place| place.score).collect::<Vec<_>>(), [2, 1]);
        assert_eq!(standing.of(Seat(1)).parts, [("cubes", 1), ("palace", 1)]);
    }

    #[test]
    fn rb_51_the_palace_is_no_region() {
        let t = table(2).hold(0, "king,merchant,monk").palace(0, 5).palace(1, 1).cubes("gallia", &[1, 2]);
        let mut t = t.rats("gallia", &["b07"]).rats("anglia", &["b13"]);
        assert!(t.game.hear("region palace").is_err());
        assert_eq!(t.game.view(Eye::Spectator).regions.len(), 8);
        // The Merchant and the King see Gallia alone, and M counts what stands there.
        t.refuses("use king", "RB-53").play("use merchant").asks(0, "merchant-to").play("region italia");
        t.play("use king").sees_palace(0, 6).sees_palace(1, 1);
        let mut t = table(2).palace(0, 5).palace(1, 1).cubes("gallia", &[1, 2]).rats("gallia", &["b07"]);
        t.plays(&["plague gallia", "region italia", "token b40"]).sees_cubes("gallia", &[1, 1]);
        assert!(t.happened(|kind| matches!(kind, EventKind::LimitChecked { population: 3, .. })));
        t.sees_palace(0, 5).sees_palace(1, 1);
    }

    #[test]
    fn rb_53_king_without_a_cube_in_a_region_without_rats_can_not_act() {
        let t = table(2)
            .hold(0, "king")
            .cubes("gallia", &[2, 0])
            .rats("gallia", &["b13"])
            .cubes("italia", &[0, 1]);
        let mut t = t.palace(0, 3);
        t.refuses("use king", "RB-53").offers_no("use");
    }
}
