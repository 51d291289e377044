//! What the pure functions for screens and bots foresee.

use crate::choice::{Action, Cell, Space};
use crate::components::{Building, CapitalBuilding, PestCard, Tech};
use crate::forecast::{LeftPreview, TopPreview, forecast, preview};
use crate::place::Places;
use crate::testing::{Test, table};
use game::Seat;

fn places(t: &Test, ids: &[&str]) -> Places {
    ids.iter().map(|id| t.place(id)).collect()
}

#[test]
fn a_forecast_names_who_gets_sick_what_falls_and_whose_quarantine_overflows() {
    let mut t = table(3).castle(0, "gildra").sick("terras", 3).sick("blessir", 2).camp(1, "quennar");
    t.seat(0).sick = [3, 0, 0, 1, 1, 1, 1, 0];
    let seen = forecast(&t.game, PestCard(15));
    assert!(seen.hit.has(t.place("blessir")) && !seen.hit.has(t.place("quennar")));
    assert_eq!(seen.fall, places(&t, &["terras"]));
    assert_eq!(seen.spread, places(&t, &["blessir", "dunmar", "gildra"]));
    assert_eq!((seen.camps, seen.taken), ([false, true, false, false, false], [1, 0, 0, 0, 0]));
    assert_eq!((seen.harmful[0], seen.overflow[0]), (1, 1));
}

#[test]
fn the_forecast_equals_the_outcome() {
    for number in 1..=18 {
        let t = table(3).year(3).castle(0, "gildra").castle(1, "orlin").sick("terras", 3).sick("jorvane", 2);
        let t = t.sick("farrin", 2).camp(0, "meskar").built(2, "quarter_1", "sennet").sick("gollor", 3);
        let seen = forecast(&t.game, PestCard(number - 1));
        let before = t.clone();
        let after = t.pest(number);
        assert_eq!(after.game.table.destroyed, seen.fall, "card {number}");
        for seat in 0..3u8 {
            if after.asks().1 == "draw-support" {
                let taken = after.player(seat).in_quarantine() - before.player(seat).in_quarantine();
                assert_eq!(taken, seen.taken[usize::from(seat)], "card {number}");
            }
            let home = before.player(seat).camp.is_some() && !after.player(seat).camp.is_some();
            assert_eq!(home, seen.camps[usize::from(seat)], "card {number}");
        }
        let grew: Places = after
            .game
            .pack
            .map
            .all
            .iter()
            .filter(|&place| after.game.table.sick_at(place) > before.game.table.sick_at(place))
            .collect();
        let bare = seen.hit.or(seen.spread).minus(seen.fall).minus(after.game.table.built().0);
        assert_eq!(grew, bare, "card {number}");
    }
}

#[test]
fn a_preview_shows_the_gain_of_both_actions() {
    let t = table(3).castle(0, "orlin").doctor(0, "sennet").goods(0, [1, 1, 0, 2, 1]).research(0, 1);
    let t = t.recovered(0, 3).keep(0, Space::AREA, 3).keep(0, Space::CONSTRUCT, 1);
    let seen = preview(&t.game, Seat(0), Cell::of(Action::Construct, Action::Cure));
    assert!(seen.free && seen.restricted && seen.improvable);
    let TopPreview::Construct { buildings, places, capital } = seen.top else { panic!("a Construct") };
    assert!(buildings.contains(&Building(1)) && !buildings.contains(&Building(9)));
    assert_eq!(capital, [CapitalBuilding(1)], "the hospital, restricted and improved");
    assert_eq!(places, [(t.place("sennet"), 2)]);
    assert_eq!(seen.left, LeftPreview::Cure { people: 2, herbs: 2, coins: 1 }, "one at 1, one at 2");
    let seen = preview(&t.game, Seat(0), Cell::of(Action::Produce, Action::Research));
    assert_eq!(
        seen.top,
        TopPreview::Produce {
            gives: [0, 0, 0, 1, 0],
            gains: Some([0, 0, 0, 1, 0]),
            lost: [0; 5],
            research: 1
        }
    );
    let LeftPreview::Research { technologies } = seen.left else { panic!("a Research") };
    assert_eq!(technologies, [Tech(18), Tech(24), Tech(26)]);
    let seen = preview(&t.game, Seat(0), Cell::of(Action::Move, Action::Assign));
    assert!(matches!(seen.top, TopPreview::Move { steps: 2, .. }));
    assert_eq!(seen.left, LeftPreview::Assign { people: 3, rooms: 0, rewards: 8 });
}

#[test]
fn a_forecast_is_of_the_era_in_which_the_next_card_comes() {
    let people = |year: u8, drawn: u8| {
        let mut t = table(3).year(year);
        t.game.table.pests = (1 << drawn) - 1;
        forecast(&t.game, PestCard(15)).people
    };
    assert_eq!([people(1, 1), people(2, 1), people(2, 2), people(4, 4)], [1, 1, 2, 2]);
}

#[test]
fn no_pest_card_comes_after_that_of_the_last_year() {
    let cards = |drawn: u8| {
        let mut t = table(3).year(6);
        t.game.table.pests = (1 << drawn) - 1;
        crate::study::Study::of(&t.game, Seat(0)).cards_that_may_come()
    };
    assert_eq!((cards(5), cards(6)), (13, 0));
}
