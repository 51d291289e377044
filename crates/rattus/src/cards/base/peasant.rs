//! Peasant (Peasantry): one cube more in B, rats or not (RB-41); in the final round one cube anywhere (RB-63).

use crate::cards::{Card, CardId, CardNext, placing};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Peasant;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// In the final round: where to?
    Region,
}

impl Card for Peasant {
    type Step = Step;
    const RULE: &'static str = "RB-41";
    const MORE_RULES: &'static [&'static str] = &["RB-63"];

    const ADDS_CUBES: bool = true;

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("refused-acts-in-b", "RB-41").with("card", refusal::card(CardId::Peasant))
    }

    fn bonus(_: &Rattus, _: Seat) -> u8 {
        1
    }

    fn usable_finally(game: &Rattus, me: Seat) -> bool {
        game.board.supply(me) > 0
    }

    fn unusable_finally(_: &Rattus, _: Seat) -> Phrase {
        refusal::empty_supply(CardId::Peasant)
    }

    fn begin_finally(_: &Rattus, _: Seat) -> Step {
        Step::Region
    }

    fn ask(_: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(Question::to(
            me,
            "peasant-region",
            "RB-63",
            Options::none().with(family::region, game.board.in_play.set()),
        ))
    }

    fn prompt(_: Step, game: &Rattus, me: Seat, prompt: Phrase) -> Phrase {
        placing(game, me, 1, prompt)
    }

    fn take(_: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        let Choice::Region(region) = choice else { unreachable!("{choice:?} is no region") };
        turn.place_cubes(me, region, 1, "RB-63");
        CardNext::Done
    }

    fn refuse(_: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match choice {
            Choice::Region(region) => refusal::not_in_play(game, region, "RB-63"),
            _ => refusal::not_asked("RB-63"),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::table;

    #[test]
    fn rb_41_peasant_adds_a_cube_to_those_the_rats_allow() {
        let start = || table(2).hold(0, "peasant").rats("gallia", &["b13", "b14", "b15"]);
        let mut t = start();
        t.play("place gallia").asks(0, "place-bonus").play("yes").sees_cubes("gallia", &[4, 0]);
        t.asks(0, "turn").refuses("place italia", "RB-13").refuses("use peasant", "RB-40");
        start().plays(&["place gallia", "no"]).asks(0, "turn").sees_cubes("gallia", &[3, 0]);
    }

    #[test]
    fn rb_41_peasant_puts_one_cube_into_a_region_without_rats() {
        let mut t = table(2).hold(0, "peasant").rats("gallia", &["b13"]);
        assert_eq!(t.offered("place").len(), 8);
        t.play("place italia").asks(0, "turn").sees_cubes("italia", &[1, 0]).refuses("place gallia", "RB-13");
        table(2).refuses("place italia", "RB-13");
    }

    #[test]
    fn rb_41_peasant_acts_in_placing_alone_and_for_its_holder_alone() {
        let mut t = table(2).hold(0, "peasant").rats("gallia", &["b13"]);
        t.refuses("use peasant", "RB-41").offers_no("use").play("plague scandia");
        t.asks(1, "turn").play("place gallia").asks(1, "turn").sees_cubes("gallia", &[0, 1]);
    }

    #[test]
    fn rb_14_peasant_is_not_asked_for_a_cube_the_supply_lacks() {
        let start = |supply| table(2).hold(0, "peasant").rats("gallia", &["b13", "b14"]).supply(0, supply);
        start(2).play("place gallia").asks(0, "turn").sees_cubes("gallia", &[2, 0]);
        start(3).play("place gallia").asks(0, "place-bonus").play("yes").sees_cubes("gallia", &[3, 0]);
        start(1).play("place italia").sees_cubes("italia", &[1, 0]);
        start(0).offers_no("place").refuses("place italia", "RB-14");
    }

    #[test]
    fn rb_63_peasant_puts_one_cube_into_any_region_in_the_final_round() {
        for (region, cubes) in [("italia", [0, 1]), ("gallia", [0, 1])] {
            let mut t = table(2).hold(1, "peasant").rats("gallia", &["b45"]).finale(0);
            t.asks(1, "final-turn").play("use peasant").refuses("region russia", "RB-02");
            assert_eq!(t.offered("region").len(), 8);
            t.play(&format!("region {region}")).is_over().sees_cubes(region, &cubes).sees_supply(1, 19);
        }
    }

    #[test]
    fn rb_53_peasant_with_an_empty_supply_does_nothing_in_the_final_round() {
        let t = table(2).hold(1, "peasant,monk").rats("gallia", &["b45"]).supply(1, 0);
        t.finale(0).asks(1, "final-turn").refuses("use peasant", "RB-53").offers("use monk");
    }
}
