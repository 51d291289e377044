//! Explorer (Islam): draws and shows three region cards and places one cube in a region on them (AF-32).

use crate::cards::{Card, CardId, CardNext, placing};
use crate::choice::{Choice, family};
use crate::procedures::deck;
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::Regions;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Explorer;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Draw { drawn: deck::Drawn },
    Place { drawn: deck::Drawn },
}

impl Card for Explorer {
    type Step = Step;
    const RULE: &'static str = "AF-32";

    fn usable(game: &Rattus, me: Seat) -> bool {
        game.board.supply(me) > 0 && deck::has_card(game, 0)
    }

    fn unusable(game: &Rattus, me: Seat) -> Phrase {
        if game.board.supply(me) == 0 {
            return Phrase::new("refused-no-supply", "AF-32").with("card", refusal::card(CardId::Explorer));
        }
        Phrase::new("card-explorer-no-target", "AF-24")
    }

    fn begin(_: &Rattus, _: Seat) -> Step {
        Step::Draw { drawn: deck::Drawn::NONE }
    }

    fn ask(step: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        match step {
            Step::Draw { drawn } => deck::ask_next(game, drawn),
            Step::Place { drawn } => {
                let options = Options::none().with(family::region, regions(game, drawn).set());
                Some(Question::to(me, "explorer-place", "AF-32", options))
            }
        }
    }

    fn prompt(step: Step, game: &Rattus, me: Seat, prompt: Phrase) -> Phrase {
        match step {
            Step::Draw { .. } => prompt,
            Step::Place { .. } => placing(game, me, 1, prompt),
        }
    }

    /// Enough are shown, or the deck is empty: on with what there is.
    fn go(step: Step, turn: &mut Turn<'_>, _: Seat) -> CardNext<Step> {
        let Step::Draw { drawn } = step else { unreachable!("{step:?} asks") };
        if deck::renew(turn, drawn, drawn.set()) {
            return CardNext::Step(step);
        }
        CardNext::Step(Step::Place { drawn })
    }

    fn take(step: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        match (step, choice) {
            (Step::Draw { drawn }, Choice::RegionCard(card)) => {
                turn.show_region_card(me, card);
                CardNext::Step(Step::Draw { drawn: drawn.with(card) })
            }
            (Step::Place { .. }, Choice::Region(region)) => {
                turn.place_cubes(me, region, 1, "AF-32");
                CardNext::Done
            }
            _ => unreachable!("{choice:?} was not offered by {step:?}"),
        }
    }

    fn refuse(step: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match (step, choice) {
            (Step::Place { .. }, Choice::Region(region)) if refusal::exists(game, region) => {
                Phrase::new("refused-not-explored", "AF-32").with("region", refusal::region(game, region))
            }
            (Step::Place { .. }, Choice::Region(region)) => refusal::not_in_play(game, region, "AF-32"),
            _ => refusal::not_asked("AF-32"),
        }
    }
}

fn regions(game: &Rattus, drawn: deck::Drawn) -> Regions {
    drawn.iter().map(|card| game.components.region_cards[usize::from(card.0)].region).collect()
}

#[cfg(test)]
mod tests {
    use crate::testing::africa;
    use game::{Eye, Game as _};

    #[test]
    fn af_32_explorer_shows_three_cards_and_places_a_cube_in_a_region_on_them() {
        let start = || africa(4, "explorer").hold(0, "explorer").rats("gallia", &["n18"]).supply(0, 5);
        for (region, rats) in [("anglia", 0), ("gallia", 1), ("hispania", 0)] {
            let mut t = start();
            t.play("use explorer").plays(&["region-card c01", "region-card c04", "region-card c10"]);
            t.asks(0, "explorer-place").sees_rats(region, rats);
            assert_eq!(t.options(), ["region anglia", "region gallia", "region hispania"]);
            t.refuses("region italia", "AF-32").refuses("region libya", "RB-02").refuses("no", "AF-32");
            t.play(&format!("region {region}")).sees_cubes(region, &[1]).sees_supply(0, 4).asks(0, "turn");
            t.sees_discards(&["c01", "c04", "c10"]).sees_hand(0, &[]).sees_deck(33);
            t.refuses("use explorer", "RB-40");
        }
    }

    #[test]
    fn af_32_everybody_sees_what_the_explorer_draws() {
        let mut t = africa(3, "explorer").hold(0, "explorer");
        t.play("use explorer").play("region-card c07");
        for eye in Eye::limited(3) {
            assert_eq!(t.game.view(eye).discards, ["c07"]);
        }
        assert!(t.is_final);
    }

    #[test]
    fn af_32_explorer_must_place_the_cube_once_the_cards_are_drawn() {
        let mut t =
            africa(3, "explorer").hold(0, "explorer").walls(&[("anglia", "gallia"), ("anglia", "scandia")]);
        t.play("use explorer").plays(&["region-card c01", "region-card c02", "region-card c04"]);
        t.refuses("pass", "AF-32").refuses("plague gallia", "AF-32");
        assert_eq!(t.offered("region"), ["anglia", "gallia"], "a region on two cards is one region");
        t.play("region anglia").sees_cubes("anglia", &[1]);
        let mut t = africa(3, "explorer").hold(0, "explorer");
        t.play("use explorer").plays(&["region-card c01", "region-card c02", "region-card c03"]);
        t.asks(0, "turn").sees_cubes("anglia", &[1]);
    }

    #[test]
    fn af_32_explorer_can_not_be_used_with_an_empty_supply() {
        let mut t = africa(3, "explorer").hold(0, "explorer").supply(0, 0);
        t.refuses("use explorer", "AF-32").offers_no("use");
    }

    #[test]
    fn af_24_explorer_leaves_the_cards_just_shown_out_of_a_new_deck() {
        let mut t = africa(2, "explorer").hold(0, "explorer").hand(1, &["c09"]).deck(&["c01"]);
        t.play("use explorer").asks_chance("draw-region-card").sees_discards(&["c01"]).sees_deck(22);
        t.refuses("region-card c01", "AF-32").refuses("region-card c09", "AF-32");
        t.plays(&["region-card c04", "region-card c07", "region germania"]);
        t.sees_discards(&["c01", "c04", "c07"]).sees_deck(20).sees_cubes("germania", &[1]);
    }

    #[test]
    fn af_24_explorer_shows_what_there_is_and_needs_something() {
        let mut t = africa(2, "explorer").hold(0, "explorer").deck(&["c01", "c04"]).hand_discards(1);
        t.play("use explorer").draw().asks(0, "explorer-place");
        assert_eq!(t.offered("region"), ["anglia", "gallia"]);
        let mut t = africa(2, "explorer").hold(0, "explorer").deck(&[]).hand_discards(1);
        t.refuses("use explorer", "AF-24");
    }

    #[test]
    fn af_30_explorer_works_as_usual_in_the_final_round() {
        let mut t = africa(3, "explorer").hold(2, "explorer,peasant").finale(0);
        t.play("use explorer").draw().sees_cubes("anglia", &[0, 0, 1]).asks(2, "final-turn");
        t.refuses("use explorer", "RB-62");
    }
}
