//! The end of the game and the score.

use crate::testing::{Table, africa, table};
use crate::{EventKind, Region};
use game::{Game as _, Seat};

#[test]
fn af_40_cubes_that_others_place_by_the_caravan_end_the_game_at_the_end_of_that_turn() {
    let t = africa(3, "caravan_leader").hold(0, "caravan_leader").caravan("gallia").cubes("gallia", &[0, 2]);
    let mut t = t.supply(1, 1);
    t.plays(&["use caravan_leader", "region germania", "region polonia", "yes"])
        .sees_supply(1, 0)
        .asks(0, "turn");
    t.play("plague gallia");
    assert!(t.happened(|kind| matches!(kind, EventKind::RegularEnded { by: crate::End::Cubes })));
    let began = t.events.iter().find_map(|event| match event.kind {
        EventKind::FinalTurnBegan { seat } => Some(seat),
        _ => None,
    });
    assert_eq!(began, Some(Seat(2)), "to the right of the one on turn, who brought it about");
}

#[test]
fn af_40_cubes_that_come_off_the_baker_in_anothers_turn_end_the_game_too() {
    let mut t = africa(3, "baker").hold(1, "baker").supply(1, 2).baked(1, 2);
    t.plays(&["take baker", "region gallia"]).sees_cubes("gallia", &[0, 2]).sees_supply(1, 0);
    t.play("plague scandia");
    assert!(t.happened(|kind| matches!(kind, EventKind::RegularEnded { by: crate::End::Cubes })));
    let mut t = africa(3, "baker").hold(1, "baker").supply(1, 2).baked(1, 2);
    t.play("plague scandia").asks(1, "turn");
}

/// Cubes and rats in three regions, cubes or rats alone in two others.
fn last_days() -> Table {
    let t = africa(3, "peasant,monk").cubes("anglia", &[2]).cubes("gallia", &[2]).cubes("italia", &[2]);
    let t = t.cubes("polonia", &[2]);
    t.rats("anglia", &["n41"]).rats("gallia", &["n42"]).rats("italia", &["n43"]).rats("turcia", &["n44"])
}

#[test]
fn af_42_the_player_of_the_last_regular_turn_orders_the_regions_of_the_final_plague() {
    let mut t = last_days().finale(1);
    t.asks(1, "final-order");
    assert_eq!(t.options(), ["region anglia", "region gallia", "region italia"], "those with cubes and rats");
    t.refuses("region polonia", "AF-42").refuses("region turcia", "AF-42").refuses("region russia", "RB-02");
    t.refuses("pass", "AF-42").play("region gallia").asks(1, "final-order");
    assert_eq!(t.options(), ["region anglia", "region italia"]);
    t.refuses("region gallia", "AF-42").play("region italia").is_over();
    assert!(t.happened(|kind| matches!(kind, EventKind::RavageBegan { region } if *region == Region(0))));
}

#[test]
fn af_42_final_order_map_takes_the_regions_in_the_order_of_the_map() {
    let mut t = last_days().option("final_order", "map").finale(1);
    t.is_over();
    assert_eq!(t.ravaged(), ["anglia", "gallia", "italia"]);
    let mut t = last_days().option("final_order", "last_player").finale(1);
    t.asks(1, "final-order");
}

#[test]
fn af_42_without_africanus_nobody_orders_the_regions() {
    let t = table(3).option("final_order", "last_player").cubes("anglia", &[2]).cubes("gallia", &[2]);
    t.rats("anglia", &["b13"]).rats("gallia", &["b14"]).finale(1).is_over();
}

#[test]
fn af_27_a_region_card_in_hand_gives_a_point_where_its_holder_has_most() {
    let start =
        || africa(3, "peasant").cubes("anglia", &[2, 1]).cubes("gallia", &[1, 1, 1]).cubes("italia", &[0, 1]);
    start().hand(0, &["c01"]).sees_points("region_cards", &[1, 0, 0]);
    start().hand(0, &["c01", "c04"]).hand(1, &["c05"]).sees_points("region_cards", &[2, 1, 0]);
    start().hand(1, &["c02"]).hand(2, &["c16"]).sees_points("region_cards", &[0, 0, 0]);
}

#[test]
fn af_27_one_region_gives_one_point_and_an_empty_one_none() {
    let mut t = africa(3, "peasant")
        .cubes("anglia", &[2, 1])
        .hand(0, &["c01", "c02", "c03", "c07"])
        .hand(1, &["c10"]);
    t.sees_points("region_cards", &[1, 0, 0]);
}

#[test]
fn af_43_cubes_palace_region_cards_and_diplomats_add_up_after_the_final_plague() {
    let t = africa(3, "peasant,sultan").palace(1, 2).hand(1, &["c04", "c10"]);
    let t = t
        .cubes("gallia", &[1, 2])
        .cubes("hispania", &[0, 3])
        .cubes("italia", &[0, 0, 9])
        .diplomat(1, "hispania");
    let mut t = t.diplomat(0, "gallia").rats("gallia", &["n32"]).finale(0);
    t.is_over().sees_cubes("gallia", &[0, 1]);
    t.sees_points("cubes", &[0, 4, 9]).sees_points("palace", &[0, 2, 0]);
    t.sees_points("region_cards", &[0, 2, 0]).sees_points("diplomats", &[0, 4, 0]);
    let ranking: Vec<(u8, i32)> =
        t.game.standing().places.iter().map(|place| (place.seat.0, place.score)).collect();
    assert_eq!(ranking, [(1, 12), (2, 9), (0, 0)]);
}

#[test]
fn af_43_ties_go_to_the_one_soonest_after_the_last_regular_turn() {
    for (last, order) in [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])] {
        let t = africa(3, "peasant").cubes("gallia", &[2, 2, 2]).finale(last);
        let ranking: Vec<u8> = t.game.standing().places.iter().map(|place| place.seat.0).collect();
        assert_eq!(ranking, order);
    }
}
