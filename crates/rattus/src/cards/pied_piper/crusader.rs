//! Crusader (Chivalry): two steps by its class; may turn up all rats of the plague region together and name their
//! order (PP-10, PP-11, PP-15, PP-16); in the final round a march and such a ravage at once (PP-73).

use crate::cards::{Card, CardId, CardNext, March, Moment};
use crate::choice::Choice;
use crate::rattus::{Rattus, Stage};
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Crusader;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Wanted,
    /// In the final round joining the march was wanting it.
    TurnUp,
}

impl Card for Crusader {
    type Step = Step;
    const RULE: &'static str = "PP-10";
    const MORE_RULES: &'static [&'static str] = &["PP-11", "PP-15", "PP-16", "PP-73"];

    const LISTENS: &'static [Moment] = &[Moment::Ravage];

    const MARCH: Option<March> = Some(March { rule: "PP-73", chivalry: true, ravages: true, counts: false });

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("refused-acts-in-c", "PP-10").with("card", refusal::card(CardId::Crusader))
    }

    fn usable_finally(_: &Rattus, _: Seat) -> bool {
        true
    }

    /// A single rat is turned up anyway: there is no order to name, so nothing to ask (RB-53).
    fn at(moment: Moment, game: &Rattus, _: Seat) -> Option<Step> {
        let several = game.board.rat_count(game.ravage.region) > 1;
        let step = if game.progress.stage == Stage::Regular { Step::Wanted } else { Step::TurnUp };
        (moment == Moment::Ravage && several).then_some(step)
    }

    fn ask(step: Step, _: &Rattus, me: Seat) -> Option<Question<Choice>> {
        (step == Step::Wanted).then(|| {
            Question::to(me, "crusader-turn-up", "PP-10", Options::none().and(Choice::Yes).and(Choice::No))
        })
    }

    fn go(_: Step, turn: &mut Turn<'_>, _: Seat) -> CardNext<Step> {
        turn_up(turn);
        CardNext::Done
    }

    fn take(_: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        if choice == Choice::Yes {
            turn.use_ability(me, CardId::Crusader);
            turn_up(turn);
        }
        CardNext::Done
    }

    fn refuse(_: Step, _: &Rattus, _: Seat, _: Choice) -> Phrase {
        refusal::yes_or_no("PP-10")
    }
}

fn turn_up(turn: &mut Turn<'_>) {
    turn.order_rats();
    let mut face_down = turn.board.marks(crate::Regions::only(turn.ravage.region));
    while face_down != 0 {
        turn.turn_up(face_down.trailing_zeros() as u8);
        face_down &= face_down - 1;
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::piper;
    use game::Eye;

    #[test]
    fn pp_10_crusader_takes_the_plague_one_or_two_steps() {
        let mut t = piper(4, "crusader").hold(0, "crusader");
        t.refuses("use crusader", "PP-10").refuses("plague polonia", "RB-45").offers("plague gallia");
        t.play("plague hispania").sees_plague("hispania").asks(1, "turn");
        t.refuses("plague anglia", "RB-16");
    }

    #[test]
    fn pp_10_crusader_turns_up_all_rats_together_and_sets_the_order() {
        let mut t = piper(4, "crusader").hold(0, "crusader").cubes("gallia", &[0, 2, 1]);
        t = t.rats("gallia", &["b25", "b13", "b10"]).rats("italia", &["b26"]);
        t.plague_into("gallia").asks(0, "crusader-turn-up").refuses("pass", "PP-10");
        assert_eq!(t.face_to(Eye::Spectator, "b10"), None);
        t.play("yes").asks(0, "ravage-order");
        assert!(t.used("crusader"));
        for token in ["b25", "b13", "b10"] {
            assert_eq!(t.face_to(Eye::Spectator, token), Some(token), "it lies open to everybody");
        }
        let elsewhere = format!("rat {}", t.mark("b26"));
        t.refuses(&elsewhere, "PP-10").refuses("pass", "RB-24");
        // M of limit 3 takes one of seat 1's two; then the population is 2, and A takes one of both.
        t.play_rat("b10").sees_cubes("gallia", &[0, 1, 1]).play_rat("b25").sees_cubes("gallia", &[0, 0, 0]);
    }

    #[test]
    fn pp_10_crusader_is_not_asked_for_a_single_rat() {
        let mut t =
            piper(4, "crusader").hold(0, "crusader").cubes("gallia", &[0, 1]).rats("gallia", &["b25"]);
        t.plague_into("gallia").asks(1, "turn").sees_rats("gallia", 0);
        assert!(t.is_used("b25"));
    }

    #[test]
    fn pp_11_rats_that_crusader_turned_up_and_nobody_reached_leave_the_game() {
        let ravaged = |wanted: &str| {
            let mut t = piper(4, "crusader").hold(0, "crusader").cubes("gallia", &[0, 1, 1]);
            t = t.rats("gallia", &["b25", "b13"]);
            t.plague_into("gallia").play(wanted);
            t
        };
        let mut open = ravaged("yes");
        open.play_rat("b25").sees_cubes("gallia", &[0, 0, 0]).sees_rats("gallia", 0).asks(1, "turn");
        assert!(open.is_used("b13"));
        let mut hidden = ravaged("no");
        hidden.turn_up("b25").sees_cubes("gallia", &[0, 0, 0]).sees_rats("gallia", 1);
        assert!(!hidden.is_used("b13") && hidden.face_to(Eye::Seat(game::Seat(0)), "b13").is_none());
    }

    #[test]
    fn pp_15_limit_and_majority_are_those_of_the_moment_a_token_is_evaluated() {
        // All four cubes would reach the limit of b10; after b17 has taken two of seat 1, three still do, but the
        // majority is seat 2's by then.
        let mut t = piper(4, "crusader,knight,king").hold(0, "crusader").hold(1, "knight,king");
        t = t.cubes("gallia", &[0, 3, 2]).rats("gallia", &["b10", "b17", "b25"]);
        t.plague_into("gallia").play("yes").play_rat("b17").sees_cubes("gallia", &[0, 1, 2]);
        t.asks(0, "ravage-order").play_rat("b10").sees_cubes("gallia", &[0, 0, 1]);
        // One cube is left: the limit of b25, reached at the common reveal, is so no more.
        t.asks(1, "turn").sees_cubes("gallia", &[0, 0, 1]);
        assert!(t.is_used("b25"));
    }

    #[test]
    fn pp_16_crusader_turns_up_rats_only_where_there_is_a_ravage() {
        let mut t = piper(4, "crusader").hold(0, "crusader").rats("gallia", &["b25", "b26"]);
        t.plague_into("gallia").asks(1, "turn").sees_rats("gallia", 2);
        assert_eq!(t.face_to(Eye::Seat(game::Seat(0)), "b25"), None);
        let mut t = piper(4, "crusader").hold(0, "crusader").cubes("gallia", &[1, 1]);
        t.play("plague gallia").asks(1, "turn").sees_cubes("gallia", &[1, 1]);
    }
}
