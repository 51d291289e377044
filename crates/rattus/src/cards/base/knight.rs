//! Knight (Chivalry): two steps of the plague piece (RB-45, by its class), which may count as two neutral cubes
//! in the ravage (RB-46); in the final round a march, and it counts in the final plague (RB-64, RB-69).

use crate::cards::{Card, CardId, CardNext, March, Moment};
use crate::choice::Choice;
use crate::rattus::{Rattus, Stage};
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Knight;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Counts,
}

impl Card for Knight {
    type Step = Step;
    const RULE: &'static str = "RB-45";
    const MORE_RULES: &'static [&'static str] = &["RB-46", "RB-64", "RB-69"];

    const LISTENS: &'static [Moment] = &[Moment::Ravage];

    const MARCH: Option<March> = Some(March { rule: "RB-64", chivalry: true, ravages: false, counts: true });

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("refused-acts-in-c", "RB-46").with("card", refusal::card(CardId::Knight))
    }

    fn usable_finally(_: &Rattus, _: Seat) -> bool {
        true
    }

    /// In the final round it was settled when the Knight joined the march.
    fn at(moment: Moment, game: &Rattus, _: Seat) -> Option<Step> {
        (moment == Moment::Ravage && game.progress.stage == Stage::Regular).then_some(Step::Counts)
    }

    fn ask(_: Step, _: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(Question::to(me, "knight-counts", "RB-46", Options::none().and(Choice::Yes).and(Choice::No)))
    }

    fn take(_: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        if choice == Choice::Yes {
            turn.use_ability(me, CardId::Knight);
            turn.count_plague();
        }
        CardNext::Done
    }

    fn refuse(_: Step, _: &Rattus, _: Seat, _: Choice) -> Phrase {
        refusal::yes_or_no("RB-46")
    }
}

#[cfg(test)]
mod tests {
    use crate::event::EventKind;
    use crate::testing::{Table, table};
    use game::{Eye, Game as _};

    #[test]
    fn rb_45_knight_moves_the_plague_piece_one_or_two_steps() {
        let mut t = table(2).hold(0, "knight").plague("anglia");
        assert_eq!(t.offered("plague"), ["gallia", "germania", "hispania", "italia", "scandia"]);
        t.refuses("plague anglia", "RB-16")
            .refuses("plague polonia", "RB-45")
            .refuses("plague turcia", "RB-02");
        table(2)
            .plague("anglia")
            .refuses("plague italia", "RB-16")
            .play("take knight")
            .offers("plague italia");
    }

    #[test]
    fn rb_45_the_region_passed_is_not_affected() {
        let t =
            table(2).hold(0, "knight").plague("anglia").cubes("scandia", &[2, 2]).rats("scandia", &["b25"]);
        let mut t = t.cubes("gallia", &[2, 2]).rats("gallia", &["b26"]).rats("germania", &["b13"]);
        let bag = t.game.board.bag.len();
        t.play("plague germania").sees_plague("germania").asks(0, "spread").play("region polonia").draw();
        t.asks(1, "turn").sees_bag(bag - 1).sees_cubes("scandia", &[2, 2]).sees_cubes("gallia", &[2, 2]);
        t.sees_rats("scandia", 1).sees_rats("gallia", 1);
    }

    /// The plague piece with the Knight comes to Gallia, where each seat has this number of cubes.
    fn arrived(cubes: &[u8], tokens: &[&str]) -> Table {
        let mut t = table(2).hold(0, "knight").cubes("gallia", cubes).rats("gallia", tokens);
        t.play("plague gallia");
        while t.question().prompt == "spread" {
            t.play("region hispania").draw();
        }
        t
    }

    #[test]
    fn rb_46_knight_may_make_the_piece_worth_two_neutral_cubes_for_the_limits() {
        // Limit 4; A and Bourgeoisie.
        arrived(&[1, 1], &["b34"]).asks(0, "knight-counts").play("yes").sees_cubes("gallia", &[0, 0]);
        arrived(&[1, 1], &["b34"]).asks(0, "knight-counts").play("no").sees_cubes("gallia", &[1, 1]);
        arrived(&[1, 0], &["b34"]).play("yes").sees_cubes("gallia", &[1, 0]).sees_rats("gallia", 0);
        arrived(&[1, 1], &["b34"]).refuses("pass", "RB-46").refuses("count 2", "RB-46");
        table(2).hold(0, "knight").refuses("use knight", "RB-46");
    }

    #[test]
    fn rb_46_the_piece_counts_in_every_limit_check_of_this_ravage_and_in_no_other() {
        // Limit 3; M and a class: two cubes and the piece, then one and the piece.
        let mut t = arrived(&[0, 2], &["b07", "b08"]);
        t.play("yes").turn_up("b07").sees_cubes("gallia", &[0, 0]);
        let t = table(2).hold(0, "knight").cubes("gallia", &[0, 2]).rats("gallia", &["b07"]);
        let mut t = t.cubes("scandia", &[0, 2]).rats("scandia", &["b08"]);
        t.plays(&["plague gallia", "region italia", "token b40", "yes"]).sees_cubes("gallia", &[0, 1]);
        t.asks(1, "turn").play("plague anglia").asks(0, "turn");
        t.plays(&["plague scandia", "region anglia", "token b41", "no"]).sees_cubes("scandia", &[0, 2]);
    }

    #[test]
    fn rb_46_the_piece_has_no_majority_and_neither_starts_a_ravage_nor_keeps_one_going() {
        // M: the piece is worth two, but the single cube has the majority.
        let mut t = arrived(&[0, 1], &["b07", "b13", "b14"]);
        t.play("yes").turn_up("b07").sees_cubes("gallia", &[0, 0]).sees_rats("gallia", 2).asks(1, "turn");
        arrived(&[0, 0], &["b07"]).asks(1, "turn").sees_rats("gallia", 1);
        table(2).hold(0, "knight").cubes("gallia", &[1, 1]).play("plague gallia").asks(1, "turn");
    }

    #[test]
    fn rb_46_only_the_holder_on_turn_is_asked() {
        let mut t = table(2).hold(1, "knight").cubes("gallia", &[1, 1]).rats("gallia", &["b34"]);
        t.plays(&["plague gallia", "region italia", "token b40"])
            .asks(1, "turn")
            .sees_cubes("gallia", &[1, 1]);
    }

    #[test]
    fn rb_47_from_italia_to_scandia_in_two_steps_limits_3_and_4_break_out_too() {
        let start = || {
            let t = table(4).hold(0, "knight").plague("italia").cubes("scandia", &[0, 2, 0, 0]);
            let mut t = t.rats("scandia", &["b39", "b07"]).cubes("germania", &[2, 0, 0, 0]);
            t = t.rats("germania", &["b25"]);
            t.play("plague scandia").asks(0, "spread").plays(&["region anglia", "token b40"]);
            t.plays(&["region russia", "token b41"]).asks(0, "knight-counts");
            t
        };
        let mut t = start();
        t.play("yes").turn_up("b39");
        let limits: Vec<(u8, u8, bool)> = t
            .events
            .iter()
            .filter_map(|event| match event.kind {
                EventKind::LimitChecked { limit, population, breaks_out, .. } => {
                    Some((limit, population, breaks_out))
                }
                _ => None,
            })
            .collect();
        assert_eq!(limits, [(4, 4, true), (3, 3, true)]);
        t.sees_cubes("scandia", &[0, 0, 0, 0]).sees_cubes("germania", &[2, 0, 0, 0]).sees_rats("germania", 1);
        start().play("no").turn_up("b39").sees_cubes("scandia", &[0, 2, 0, 0]).sees_rats("scandia", 0);
    }

    /// Seat 1 has the Knight in the final round; two cubes and a rat of limit 4 are in Gallia and in Italia.
    fn finally(option: &str) -> Table {
        let t = table(2).option("final_knight", option).hold(1, "knight").plague("anglia");
        let t = t.cubes("gallia", &[1, 1]).rats("gallia", &["b34"]);
        t.cubes("italia", &[1, 1]).rats("italia", &["b33"]).finale(0)
    }

    #[test]
    fn rb_64_knight_moves_up_to_two_steps_and_counts_in_the_final_plague() {
        let mut t = finally("at_the_end");
        t.asks(1, "final-turn").play("use knight").asks_by(1, "march-to", "RB-64");
        assert_eq!(t.offered("region"), ["anglia", "gallia", "germania", "hispania", "italia", "scandia"]);
        t.refuses("region polonia", "RB-64")
            .refuses("region turcia", "RB-02")
            .play("region gallia")
            .is_over();
        t.sees_plague("gallia").sees_cubes("gallia", &[0, 0]).sees_cubes("italia", &[1, 1]);
        assert!(t.rules().contains(&"RB-64") && !t.rules().contains(&"RB-46"));
        finally("at_the_end").plays(&["use knight", "region italia"]).sees_cubes("italia", &[0, 0]);
        finally("at_the_end").plays(&["use knight", "region anglia"]).sees_cubes("gallia", &[1, 1]);
        finally("at_the_end")
            .play("pass")
            .is_over()
            .sees_cubes("gallia", &[1, 1])
            .sees_cubes("italia", &[1, 1]);
    }

    #[test]
    fn rb_64_knight_counts_without_a_step_too_but_only_when_used() {
        let start =
            || table(2).hold(1, "knight").plague("gallia").cubes("gallia", &[1, 1]).rats("gallia", &["b34"]);
        let mut t = start().finale(0);
        t.play("use knight")
            .offers("region gallia")
            .play("region gallia")
            .is_over()
            .sees_cubes("gallia", &[0, 0]);
        start().finale(0).play("pass").is_over().sees_cubes("gallia", &[1, 1]);
        // The last regular turn's player holds it: it is not used.
        start().finale(1).is_over().sees_cubes("gallia", &[1, 1]);
    }

    #[test]
    fn rb_64_by_choice_the_player_decides_whether_the_piece_counts() {
        let mut t = finally("at_the_end").option("final_knight_counts", "by_choice");
        t.plays(&["use knight", "region gallia"]).asks(1, "march-counts").refuses("pass", "RB-64");
        t.play("no").is_over().sees_plague("gallia").sees_cubes("gallia", &[1, 1]);
        let mut t = finally("at_the_end").option("final_knight_counts", "by_choice");
        t.plays(&["use knight", "region gallia", "yes"]).is_over().sees_cubes("gallia", &[0, 0]);
        let mut t = finally("at_once").option("final_knight_counts", "by_choice");
        t.plays(&["use knight", "region gallia", "no"]).sees_rats("gallia", 0).sees_cubes("gallia", &[1, 1]);
    }

    #[test]
    fn rb_64_at_once_the_region_is_ravaged_in_the_final_round() {
        let mut t = finally("at_once").hold(1, "king,monk").cubes("anglia", &[0, 1]);
        t.plays(&["use knight", "region gallia"]).asks(1, "final-turn");
        t.sees_cubes("gallia", &[0, 0]).sees_rats("gallia", 0);
        assert!(!t.game.view(Eye::Spectator).plague_counts, "and not again");
        t.play("use monk").play("region gallia").play("pass").is_over().sees_rats("gallia", 1);
        let mut t = finally("at_the_end").hold(1, "king").cubes("anglia", &[0, 1]);
        t.plays(&["use knight", "region gallia"]).asks(1, "final-turn").sees_rats("gallia", 1);
        assert!(t.game.view(Eye::Spectator).plague_counts);
    }
}
