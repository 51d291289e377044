//! Serf (Peasantry): in C, whenever a token has cost another player a cube, one own cube into the plague region
//! (PP-40, PP-41, PP-45); in the final round a march of one step and a ravage there (PP-74).

use crate::cards::{Card, CardId, CardNext, March, Moment, interrupting};
use crate::choice::Choice;
use crate::rattus::Rattus;
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Serf;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Cube,
}

impl Card for Serf {
    type Step = Step;
    const RULE: &'static str = "PP-40";
    const MORE_RULES: &'static [&'static str] = &["PP-41", "PP-45", "PP-74"];

    const LISTENS: &'static [Moment] = &[Moment::Token];

    const MARCH: Option<March> = Some(March { rule: "PP-74", chivalry: false, ravages: true, counts: false });

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("refused-acts-in-c", "PP-40").with("card", refusal::card(CardId::Serf))
    }

    fn usable_finally(game: &Rattus, _: Seat) -> bool {
        game.board.plague().is_some_and(|here| !game.open_neighbours(here).is_empty())
    }

    fn unusable_finally(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("refused-plague-shut-in", "PP-74")
    }

    fn at(moment: Moment, game: &Rattus, me: Seat) -> Option<Step> {
        (moment == Moment::Token && game.ravage.others_died && game.board.supply(me) > 0)
            .then_some(Step::Cube)
    }

    fn ask(_: Step, _: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(Question::to(me, "serf-cube", "PP-40", Options::none().and(Choice::Yes).and(Choice::No)))
    }

    fn prompt(_: Step, _: &Rattus, _: Seat, prompt: Phrase) -> Phrase {
        interrupting(prompt)
    }

    fn take(_: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        if choice == Choice::Yes {
            turn.use_ability(me, CardId::Serf);
            turn.place_cubes(me, turn.ravage.region, 1, "PP-40");
        }
        CardNext::Done
    }

    fn refuse(_: Step, _: &Rattus, _: Seat, _: Choice) -> Phrase {
        refusal::yes_or_no("PP-40")
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::piper;

    #[test]
    fn pp_40_serf_puts_a_cube_after_each_token_that_cost_another_player_one() {
        let mut t = piper(4, "serf").hold(0, "serf").cubes("gallia", &[0, 3]);
        t = t.rats("gallia", &["b25", "b26", "b49"]);
        t.refuses("use serf", "PP-40").plague_into("gallia").turn_up("b25");
        t.asks(0, "serf-cube").refuses("pass", "PP-40").play("yes").sees_cubes("gallia", &[1, 2]);
        // The second one counts it and kills it, too.
        t.turn_up("b26").sees_cubes("gallia", &[0, 1]).asks(0, "serf-cube").play("no");
        t.sees_cubes("gallia", &[0, 1]).asks(1, "turn");
    }

    #[test]
    fn pp_40_serf_gets_nothing_for_own_cubes_nor_for_tokens_without_effect_nor_in_anothers_turn() {
        let mut own = piper(4, "serf").hold(0, "serf").cubes("gallia", &[2]).rats("gallia", &["b25"]);
        own.plague_into("gallia").sees_cubes("gallia", &[1]).asks(1, "turn");
        let mut idle = piper(4, "serf").hold(0, "serf").cubes("gallia", &[0, 1]).rats("gallia", &["b25"]);
        idle.plague_into("gallia").sees_cubes("gallia", &[0, 1]).asks(1, "turn");
        let mut other = piper(4, "serf").hold(1, "serf").cubes("gallia", &[0, 0, 2]).rats("gallia", &["b25"]);
        other.plague_into("gallia").sees_cubes("gallia", &[0, 0, 1]).asks(1, "turn");
    }

    #[test]
    fn pp_41_serf_keeps_a_ravage_going_with_rats_face_down() {
        let mut t = piper(4, "serf").hold(0, "serf").cubes("gallia", &[0, 1, 1]);
        t = t.rats("gallia", &["b25", "b16"]);
        t.plague_into("gallia").turn_up("b25").sees_cubes("gallia", &[0, 0, 0]).asks(0, "serf-cube");
        // The other rat strikes Peasantry: the Serf's own cube dies of it.
        t.play("yes").sees_cubes("gallia", &[0, 0, 0]).sees_rats("gallia", 0).sees_supply(0, 20);
        assert!(t.is_used("b16"));
    }

    #[test]
    fn pp_41_serf_keeps_a_ravage_going_with_rats_face_up() {
        let turned_up = || {
            let mut t = piper(4, "serf,crusader").hold(0, "serf,crusader").cubes("gallia", &[0, 1, 1]);
            t = t.rats("gallia", &["b25", "b16", "b26"]);
            t.plague_into("gallia").play("yes").play_rat("b25").asks(0, "serf-cube");
            t
        };
        let mut goes_on = turned_up();
        goes_on.play("yes").asks(0, "ravage-order").sees_cubes("gallia", &[1, 0, 0]).sees_rats("gallia", 2);
        goes_on.play_rat("b26").sees_cubes("gallia", &[0, 0, 0]).asks(1, "turn");
        let mut ends = turned_up();
        ends.play("no").sees_rats("gallia", 0).asks(1, "turn");
        assert!(ends.is_used("b16") && ends.is_used("b26"));
    }

    #[test]
    fn pp_45_serf_places_one_cube_a_token_from_what_is_back_in_the_supply_by_then() {
        // A takes one of all three: the holder's only cube is in the supply again when the token is done.
        let mut t = piper(4, "serf").hold(0, "serf").cubes("gallia", &[1, 2, 2]).supply(0, 0);
        t = t.rats("gallia", &["b25", "b26"]);
        t.plague_into("gallia").turn_up("b25").sees_cubes("gallia", &[0, 1, 1]).asks(0, "serf-cube");
        t.play("yes").sees_cubes("gallia", &[0, 0, 0]).asks(0, "serf-cube");
        assert!(t.used("serf"), "all of it is one use");
        t.play("yes").sees_cubes("gallia", &[1, 0, 0]).sees_supply(0, 0);

        let mut empty = piper(4, "serf,baker").hold(0, "serf,baker").cubes("gallia", &[0, 2]).baked(0, 1);
        empty = empty.supply(0, 0).rats("gallia", &["b25"]);
        empty.plague_into("gallia").sees_cubes("gallia", &[0, 1]).asks(1, "turn");
    }

    #[test]
    fn pp_74_serf_finally_moves_one_step_ravages_at_once_and_works_there() {
        let mut t = piper(4, "serf,peasant").hold(2, "serf").hold(1, "peasant");
        t = t.cubes("gallia", &[2, 1]).rats("gallia", &["b25"]).finale(3);
        t.play("use serf").asks_by(2, "march-to", "PP-74");
        assert_eq!(t.options(), ["region gallia", "region scandia"]);
        t.refuses("region anglia", "PP-74").refuses("region hispania", "PP-74").refuses("pass", "PP-74");
        t.play("region gallia").sees_plague("gallia").sees_cubes("gallia", &[1, 0, 0]).asks(2, "serf-cube");
        t.play("yes").sees_cubes("gallia", &[1, 0, 1]).sees_rats("gallia", 0).asks(1, "final-turn");
    }

    #[test]
    fn pp_74_serf_cannot_be_used_finally_with_no_open_border() {
        let mut t = piper(4, "serf,peasant").hold(2, "serf,peasant");
        t = t.walls(&[("anglia", "gallia"), ("anglia", "scandia")]).finale(3);
        t.refuses("use serf", "PP-74");
    }
}
