//! Queen (Royalty): two cubes more in B for the player with the largest connected area (PP-30 to PP-32); in the final
//! round two cubes into one region (PP-71).

use crate::cards::{Card, CardId, CardNext, placing};
use crate::choice::{Choice, family};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::Regions;
use crate::turn::Turn;
use game::{Options, Phrase, Question, Seat};
use serde::{Deserialize, Serialize};

pub(crate) struct Queen;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// In the final round: where to?
    Region,
}

impl Card for Queen {
    type Step = Step;
    const RULE: &'static str = "PP-30";
    const MORE_RULES: &'static [&'static str] = &["PP-31", "PP-32", "PP-71"];

    const ADDS_CUBES: bool = true;

    fn unusable(_: &Rattus, _: Seat) -> Phrase {
        Phrase::new("refused-acts-in-b", "PP-30").with("card", refusal::card(CardId::Queen))
    }

    fn bonus(game: &Rattus, me: Seat) -> u8 {
        if has_largest_area(game, me) { 2 } else { 0 }
    }

    fn usable_finally(game: &Rattus, me: Seat) -> bool {
        game.board.supply(me) > 0 && has_largest_area(game, me)
    }

    fn unusable_finally(game: &Rattus, me: Seat) -> Phrase {
        if game.board.supply(me) == 0 {
            refusal::empty_supply(CardId::Queen)
        } else {
            Phrase::new("refused-no-largest-area", "PP-71")
        }
    }

    fn begin_finally(_: &Rattus, _: Seat) -> Step {
        Step::Region
    }

    fn ask(_: Step, game: &Rattus, me: Seat) -> Option<Question<Choice>> {
        Some(Question::to(
            me,
            "queen-region",
            "PP-71",
            Options::none().with(family::region, game.board.in_play.set()),
        ))
    }

    fn prompt(_: Step, game: &Rattus, me: Seat, prompt: Phrase) -> Phrase {
        placing(game, me, 2, prompt)
    }

    fn take(_: Step, turn: &mut Turn<'_>, me: Seat, choice: Choice) -> CardNext<Step> {
        let Choice::Region(region) = choice else { unreachable!("{choice:?} is no region") };
        turn.place_cubes(me, region, 2, "PP-71");
        CardNext::Done
    }

    fn refuse(_: Step, game: &Rattus, _: Seat, choice: Choice) -> Phrase {
        match choice {
            Choice::Region(region) => refusal::not_in_play(game, region, "PP-71"),
            _ => refusal::not_asked("PP-71"),
        }
    }
}

/// Whether `me`'s largest area has more regions than any other player's.
fn has_largest_area(game: &Rattus, me: Seat) -> bool {
    let mine = largest_area(game, me);
    (0..game.players).map(Seat).all(|seat| seat == me || largest_area(game, seat) < mine)
}

/// The size of the largest connected area of `seat`; walls don't cut it.
fn largest_area(game: &Rattus, seat: Seat) -> u8 {
    let mut open = game.board.regions_of(seat);
    let mut largest = 0;
    while let Some(first) = open.iter().next() {
        let mut area = Regions::only(first);
        loop {
            let grown = area.iter().fold(area, |all, region| all.or(game.neighbours(region))).and(open);
            if grown == area {
                break;
            }
            area = grown;
        }
        largest = largest.max(area.len());
        open = open.minus(area);
    }
    largest
}

#[cfg(test)]
mod tests {
    use crate::testing::{Table, piper};

    /// Seat 0 with the Queen and an area of two regions, joined by an arrow.
    fn realm() -> Table {
        piper(4, "queen")
            .hold(0, "queen")
            .cubes("anglia", &[1])
            .cubes("gallia", &[1])
            .cubes("italia", &[0, 1])
    }

    #[test]
    fn pp_30_queen_adds_two_cubes_in_b_also_where_no_rat_lies() {
        let mut t = realm();
        t.refuses("use queen", "PP-30").play("place russia").sees_cubes("russia", &[2]).asks(0, "turn");
        assert!(t.used("queen"));
        let mut rats = realm().rats("russia", &["b25"]);
        rats.play("place russia").asks(0, "place-bonus").refuses("pass", "RB-15").play("yes");
        rats.sees_cubes("russia", &[3]);
        let mut without = realm().rats("russia", &["b25"]);
        without.plays(&["place russia", "no"]).sees_cubes("russia", &[1]);
        let mut small = realm().supply(0, 1);
        small.play("place russia").sees_cubes("russia", &[1]);
    }

    #[test]
    fn pp_30_an_equal_area_is_not_enough() {
        let mut t = realm().cubes("hispania", &[0, 1]).rats("russia", &["b25"]);
        assert_eq!(t.offered("place"), ["russia"]);
        t.refuses("place gallia", "RB-13").play("place russia").sees_cubes("russia", &[1]).asks(0, "turn");
    }

    #[test]
    fn pp_30_walls_do_not_cut_an_area_and_regions_apart_make_none() {
        let mut walled = realm().walls(&[("anglia", "gallia")]);
        walled.play("place russia").sees_cubes("russia", &[2]);
        let mut apart = realm().cubes("gallia", &[0]).cubes("hispania", &[1]);
        apart.offers_no("place");
    }

    #[test]
    fn pp_30_the_area_is_measured_before_the_cubes_of_b_are_placed() {
        // Gallia would join Anglia and Hispania; but it comes with this very B.
        let mut t = realm().cubes("gallia", &[0]).cubes("hispania", &[1]).rats("gallia", &["b25"]);
        t.play("place gallia").sees_cubes("gallia", &[1]).asks(0, "turn");
        assert!(!t.used("queen"));
    }

    #[test]
    fn pp_31_of_the_example_only_red_can_use_the_queen() {
        for seat in 0..4 {
            let mut t = piper(4, "queen").hold(seat, "queen").turn(seat);
            t = t.cubes("anglia", &[1]).cubes("gallia", &[1]).cubes("hispania", &[1, 0, 1]);
            t = t.cubes("russia", &[0, 1]).cubes("tartaria", &[0, 1]);
            t = t.cubes("italia", &[0, 0, 1]).cubes("polonia", &[0, 0, 1]);
            t = t.cubes("germania", &[0, 0, 0, 1]).cubes("turcia", &[0, 0, 0, 1]);
            let areas = [3, 2, 2, 1];
            assert_eq!(super::largest_area(&t.game, game::Seat(seat)), areas[usize::from(seat)]);
            assert_eq!(t.offered("place").len(), if seat == 0 { 12 } else { 0 }, "seat {seat}");
        }
    }

    #[test]
    fn pp_32_queen_and_peasant_add_up_to_three_cubes_more() {
        let mut t = piper(4, "queen,peasant").hold(0, "queen,peasant").cubes("anglia", &[1]);
        t = t.rats("russia", &["b25"]);
        t.plays(&["place russia", "yes", "yes"]).sees_cubes("russia", &[4]).asks(0, "turn");
        let mut bare = piper(4, "queen,peasant").hold(0, "queen,peasant").cubes("anglia", &[1]);
        bare.plays(&["place russia", "yes", "yes"]).sees_cubes("russia", &[3]);
        // In a region without rats one of them is what the cubes come by.
        let mut queen = piper(4, "queen,peasant").hold(0, "queen,peasant").cubes("anglia", &[1]);
        queen.plays(&["place russia", "no"]).sees_cubes("russia", &[2]).asks(0, "turn");
        assert!(queen.used("queen") && !queen.used("peasant"));
    }

    #[test]
    fn pp_71_queen_finally_puts_two_cubes_into_any_one_region() {
        let mut t = realm().finale(1);
        t.asks(0, "final-turn").play("use queen").asks(0, "queen-region").refuses("pass", "PP-71");
        t.play("region russia").sees_cubes("russia", &[2]).is_over();
        let mut beaten =
            piper(4, "queen,peasant").hold(0, "queen,peasant").cubes("anglia", &[1, 1]).finale(1);
        beaten.refuses("use queen", "PP-71");
        let mut empty =
            piper(4, "queen,king").hold(0, "queen,king").cubes("anglia", &[1]).supply(0, 0).finale(1);
        empty.refuses("use queen", "RB-53");
    }

    #[test]
    fn pp_71_queen_and_peasant_finally_place_each_on_its_own() {
        let mut t = piper(4, "queen,peasant").hold(0, "queen,peasant").cubes("anglia", &[1]).finale(1);
        t.plays(&["use queen", "region russia", "use peasant", "region turcia"]).is_over();
        t.sees_cubes("russia", &[2]).sees_cubes("turcia", &[1]);
    }
}
