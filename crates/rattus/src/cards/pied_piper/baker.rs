//! Baker (Peasantry): once a turn one own cube onto the card (PP-42); the player who takes it from another empties it
//! into one region (PP-43); after the final round its holder's left neighbour does (PP-77).

use crate::cards::{Card, CardId, CardNext, Moment, interrupting};
use crate::choice::{Choice, family};
use crate::rattus::{Rattus, Stage};
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Baker;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Bake,
    /// `by` puts all of `owner`'s cubes on the card into one region.
    Empty {
        by: Seat,
        owner: Seat,
    },
}

impl Card for Baker {
    type Step = Step;
    const RULE: &'static str = "PP-42";
    const MORE_RULES: &'static [&'static str] = &["PP-43", "PP-77"];

    const LISTENS: &'static [Moment] = &[Moment::Taken, Moment::FinalRoundOver];

    fn usable(game: &Rattus, me: Seat) -> bool {
        game.board.supply(me) > 0
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        refusal::empty_supply(CardId::Baker)
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Bake
    }

    fn at(moment: Moment, game: &Rattus, me: Seat) -> Option<Step> {
        let owner = (0..game.players).map(Seat).find(|&seat| game.board.baked(seat) > 0)?;
        match moment {
            Moment::Taken => Some(Step::Empty { by: me, owner }),
            Moment::FinalRoundOver => Some(Step::Empty { by: owner.clockwise(1, game.players), owner }),
            _ => None,
        }
    }

    fn ask(step: Step, game: &Rattus, _: Seat) -> Option<Question<Choice>> {
        match step {
            Step::Bake => None,
            Step::Empty { by, .. } => Some(Question::to(
                by,
                "baker-empty",
                emptied_by(game),
                Options::none().with(family::region, game.board.in_play.set()),
            )),
        }
    }

    fn prompt(_: Step, _: &Rattus, _: Seat, prompt: Phrase) -> Phrase {
        interrupting(prompt)
    }

    fn go(_: Step, turn: &mut Turn<'_>, me: Seat) -> CardNext<Step> {
        turn.bake_cube(me);
        CardNext::Done
    }

    fn take(step: Step, turn: &mut Turn<'_>, _: Seat, choice: Choice) -> CardNext<Step> {
        let (Step::Empty { by, owner }, Choice::Region(region)) = (step, choice) else {
            unreachable!("{choice:?} was not offered by {step:?}")
        };
        let rule = emptied_by(turn);
        turn.empty_baker(by, owner, region, rule);
        CardNext::Done
    }

    fn refuse(_: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match choice {
            Choice::Region(region) => refusal::not_in_play(game, region, emptied_by(game)),
            _ => refusal::not_asked(emptied_by(game)),
        }
    }
}

/// By which rule the card is emptied: on being taken, or after the final round.
fn emptied_by(game: &Rattus) -> &'static str {
    if game.progress.stage == Stage::Regular { "PP-43" } else { "PP-77" }
}

#[cfg(test)]
mod tests {
    use crate::Stage;
    use crate::event::EventKind;
    use crate::testing::piper;
    use game::{Game as _, Seat};

    #[test]
    fn pp_42_baker_takes_one_own_cube_a_turn_from_the_supply() {
        let mut t = piper(4, "baker").hold(0, "baker");
        t.play("use baker").sees_baked(0, 1).sees_supply(0, 19).refuses("use baker", "RB-40");
        let mut empty = piper(4, "baker").hold(0, "baker").supply(0, 0);
        empty.refuses("use baker", "RB-53");
    }

    #[test]
    fn pp_43_whoever_takes_the_baker_empties_it_before_anything_else() {
        let mut t = piper(3, "baker,king").hold(1, "baker").baked(1, 3).cubes("gallia", &[2]);
        t.play("take baker").asks_by(0, "baker-empty", "PP-43").refuses("plague gallia", "PP-43");
        t.refuses("place gallia", "PP-43").refuses("use baker", "PP-43").refuses("pass", "PP-43");
        t.refuses("region russia", "RB-02").play("region turcia");
        t.sees_cubes("turcia", &[0, 3]).sees_baked(1, 0).sees_supply(1, 17).asks(0, "turn");
        assert_eq!(t.rules(), ["PP-43"]);
    }

    #[test]
    fn pp_43_taking_an_empty_baker_asks_nothing() {
        let mut t = piper(4, "baker").hold(1, "baker");
        t.play("take baker").asks(0, "turn");
        let mut display = piper(4, "baker");
        display.play("take baker").asks(0, "turn");
    }

    #[test]
    fn pp_44_cubes_on_the_baker_end_nothing_and_score_nothing() {
        let last = |value| {
            let mut t = piper(4, "baker").option("end_by_cubes", value).hold(0, "baker").baked(0, 1);
            t = t.cubes("gallia", &[4]).supply(0, 0);
            assert_eq!(
                t.game.standing().places.iter().find(|place| place.seat == Seat(0)).unwrap().score,
                19
            );
            t.play("plague scandia");
            t
        };
        let mut on_board = last("on_board");
        on_board.asks(1, "turn");
        assert_eq!(on_board.game.stage(), Stage::Regular);
        let mut supply_empty = last("supply_empty");
        supply_empty.asks(1, "baker-empty");
        assert!(supply_empty.happened(|kind| matches!(kind, EventKind::RegularEnded { .. })));
    }

    #[test]
    fn pp_44_all_cubes_on_the_board_end_the_game_with_either_option() {
        for value in ["on_board", "supply_empty"] {
            let mut t = piper(4, "baker").option("end_by_cubes", value).hold(1, "baker");
            t = t.cubes("gallia", &[4]).supply(0, 0);
            t.play("plague scandia");
            assert!(t.happened(|kind| matches!(kind, EventKind::RegularEnded { .. })), "{value}");
        }
    }

    #[test]
    fn pp_46_nothing_touches_cubes_on_the_baker_and_who_emptied_it_may_use_it_at_once() {
        let mut t = piper(4, "baker,courier,merchant,wizard").hold(0, "courier,merchant,wizard");
        t = t.hold(1, "baker").baked(1, 2).cubes("gallia", &[0, 0, 1]);
        t.refuses("use courier", "RB-53").refuses("use merchant", "RB-53").refuses("use wizard", "RB-53");
        t.plays(&["take baker", "region gallia"]).sees_cubes("gallia", &[0, 2, 1]);
        t.play("use baker").sees_baked(0, 1).sees_baked(1, 0);
    }

    #[test]
    fn pp_70_pp_77_the_bakers_holder_may_still_use_it_and_the_left_neighbour_empties_it() {
        let mut t = piper(3, "baker").hold(1, "baker").baked(1, 2).cubes("gallia", &[1]);
        t = t.finale(2);
        t.asks(1, "final-turn").play("use baker").sees_baked(1, 3).asks_by(2, "baker-empty", "PP-77");
        t.refuses("pass", "PP-77").refuses("region russia", "RB-02");
        t.play("region turcia").sees_cubes("turcia", &[0, 3]).is_over();
        assert!(t.rules().contains(&"PP-77") && !t.rules().contains(&"PP-43"));
    }

    #[test]
    fn pp_77_the_baker_is_emptied_before_the_final_plague_strikes() {
        // The holder had the last regular turn; its left neighbour was the last one on turn in the final round.
        let mut t = piper(4, "baker").hold(3, "baker").baked(3, 2).rats("italia", &["b25"]).finale(3);
        t.asks(0, "baker-empty").play("region italia").sees_cubes("italia", &[0, 0, 0, 1]).is_over();
        assert!(t.rules().contains(&"PP-77") && !t.rules().contains(&"PP-43"));
        // In the display nothing lies on it.
        piper(4, "baker").finale(3).is_over();
    }
}
