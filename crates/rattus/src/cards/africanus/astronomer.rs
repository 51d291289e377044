//! Astronomer (Islam): draws three region cards, keeps one and discards the others (AF-31).

use crate::cards::{Card, CardNext};
use crate::choice::{Choice, family};
use crate::hands::RegionCardId;
use crate::procedures::deck;
use crate::rattus::Rattus;
use crate::refusal;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Astronomer;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Draw { drawn: deck::Drawn },
    Keep { drawn: deck::Drawn },
}

impl Card for Astronomer {
    type Step = Step;
    const RULE: &'static str = "AF-31";

    fn usable(game: &Rattus, _: Seat) -> bool {
        deck::has_card(game, 0)
    }

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("card-astronomer-no-target", "AF-24")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Draw { drawn: deck::Drawn::NONE }
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        match step {
            Step::Draw { drawn } => deck::ask_next(game, drawn),
            Step::Keep { drawn } => {
                let options = Options::none().with(family::region_card, drawn.set().into());
                Some(Question::to(me, "astronomer-keep", "AF-31", options))
            }
        }
    }

    /// The hand is full of them, or the deck is empty: on with what there is.
    fn go(step: Step, turn: &mut Turn<'_>, _: Seat) -> CardNext<Step> {
        let Step::Draw { drawn } = step else { unreachable!("{step:?} asks") };
        if deck::renew(turn, drawn, 0) {
            return CardNext::Step(step);
        }
        CardNext::Step(Step::Keep { drawn })
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Draw { drawn }, Choice::RegionCard(card)) => {
                turn.draw_region_card(me, card, "AF-31");
                CardNext::Step(Step::Draw { drawn: drawn.with(card) })
            }
            (Step::Keep { drawn }, Choice::RegionCard(kept)) => {
                drawn.iter().filter(|&card| card != kept).for_each(|card| turn.discard_region_card(me, card));
                CardNext::Done
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, _: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Keep { .. }, Choice::RegionCard(RegionCardId(_))) => {
                Phrase::new("refused-not-drawn", "AF-31")
            }
            _ => refusal::not_asked("AF-31"),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::EventKind;
    use crate::testing::africa;
    use game::{Event as _, Eye, Game as _, Seat};

    #[test]
    fn af_31_astronomer_draws_three_cards_keeps_one_and_discards_the_others() {
        let mut t = africa(4, "astronomer").hold(0, "astronomer").hand(0, &["c04"]);
        t.play("use astronomer").asks_chance("draw-region-card").sees_deck(35);
        t.plays(&["region-card c01", "region-card c02", "region-card c10"]).asks(0, "astronomer-keep");
        assert_eq!(t.options(), ["region-card c01", "region-card c02", "region-card c10"]);
        t.refuses("region-card c04", "AF-31").refuses("region-card c05", "AF-31").refuses("pass", "AF-31");
        t.play("region-card c02").asks(0, "turn");
        t.sees_hand(0, &["c02", "c04"]).sees_discards(&["c01", "c10"]).sees_deck(32);
    }

    #[test]
    fn af_31_only_the_player_sees_the_three_before_the_discard() {
        let mut t = africa(3, "astronomer").hold(0, "astronomer");
        t.play("use astronomer");
        let drawn = ["c01", "c02", "c10"];
        for (number, card) in (1..).zip(drawn) {
            t.play(&format!("region-card {card}"));
            for eye in Eye::limited(3) {
                let mine = eye == Eye::Seat(Seat(0));
                let shown = t.events.iter().filter_map(|event| event.seen_by(eye)).any(|event| {
                    matches!(
                        event.kind,
                        EventKind::RegionCardDrawn { card: Some(_), .. } | EventKind::RegionCardShown { .. }
                    )
                });
                assert_eq!(shown, mine, "{eye:?}");
                let view = t.game.view(eye);
                assert_eq!((view.seats[0].hand, view.discards.len()), (number, 0), "sizes are public");
                assert_eq!(view.seats[0].hand_cards, if mine { &drawn[..usize::from(number)] } else { &[] });
            }
        }
        t.play("region-card c02");
        let view = t.game.view(Eye::Spectator);
        assert_eq!((view.discards, view.seats[0].hand), (vec!["c01", "c10"], 1));
        assert!(t.is_final, "what was shown can't be taken back");
    }

    #[test]
    fn af_24_astronomer_draws_from_a_new_deck_when_the_old_one_is_empty() {
        let mut t = africa(2, "astronomer").hold(0, "astronomer").hand(1, &["c09"]).deck(&["c01"]);
        t.sees_deck(1).play("use astronomer").asks_chance("draw-region-card");
        assert_eq!(
            t.offered("region-card").len(),
            22,
            "all discards, but neither the card just drawn nor a hand's"
        );
        t.refuses("region-card c01", "AF-31").refuses("region-card c09", "AF-31").sees_discards(&[]);
        t.plays(&["region-card c02", "region-card c03"]).asks(0, "astronomer-keep");
        t.play("region-card c01").sees_hand(0, &["c01"]).sees_discards(&["c02", "c03"]).sees_deck(20);
    }

    #[test]
    fn af_24_astronomer_draws_what_there_is_and_needs_something() {
        let mut t = africa(2, "astronomer").hold(0, "astronomer").deck(&["c01", "c02"]).hand_discards(1);
        t.play("use astronomer").play("region-card c02").asks(0, "astronomer-keep");
        assert_eq!(t.offered("region-card"), ["c01", "c02"]);
        t.play("region-card c02").sees_hand(0, &["c02"]).sees_discards(&["c01"]).sees_deck(0);
        let mut t = africa(2, "astronomer").hold(0, "astronomer").deck(&["c01"]).hand_discards(1);
        t.play("use astronomer").asks(0, "turn").sees_hand(0, &["c01"]).sees_discards(&[]);
        let mut t = africa(2, "astronomer").hold(0, "astronomer").deck(&[]).hand_discards(1);
        t.refuses("use astronomer", "AF-24").offers_no("use");
    }

    #[test]
    fn af_30_astronomer_is_used_once_a_turn_before_c_by_its_holder_alone() {
        let mut t = africa(3, "astronomer").hold(0, "astronomer").rats("gallia", &["n18"]);
        t.play("use astronomer").draw().play("region-card c01").refuses("use astronomer", "RB-40");
        t.play("plague gallia").asks(0, "spread").refuses("use astronomer", "RB-18");
        t.play("region anglia").draw().asks(1, "turn").refuses("use astronomer", "RB-12");
        let mut t = africa(3, "sultan");
        t.refuses("use astronomer", "PP-02");
    }

    #[test]
    fn af_30_astronomer_works_as_usual_in_the_final_round() {
        let mut t = africa(3, "astronomer").hold(2, "astronomer,peasant").finale(0);
        t.asks(2, "final-turn")
            .play("use astronomer")
            .draw()
            .asks(2, "astronomer-keep")
            .play("region-card c02");
        t.sees_hand(2, &["c02"]).asks(2, "final-turn").refuses("use astronomer", "RB-62");
    }
}
