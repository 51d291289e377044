//! Region cards that protect class cards, and who is asked for them.

use super::{gallia, opened};
use crate::testing::africa;
use crate::{CardId, EventKind};
use game::{Eye, Game as _};

#[test]
fn af_20_a_region_card_protects_a_class_card_for_the_rest_of_the_ravage() {
    for on_turn in 0..3 {
        let mut t = gallia().turn(on_turn).hand(1, &["c04"]).cubes("gallia", &[1, 2]);
        t.plague_into("gallia").turn_up("n18").asks(1, "protect");
        assert_eq!(t.options(), ["region-card c04", "pass"]);
        t.play("region-card c04").asks_chance("ravage-next").sees_cubes("gallia", &[1, 2]);
        assert_eq!(opened(&t), [("c04", CardId::Peasant)]);
        t.turn_up("n23").sees_cubes("gallia", &[1, 2]).sees_rats("gallia", 0);
    }
}

#[test]
fn af_20_without_a_card_played_the_symbol_strikes_and_one_may_play_it_later() {
    let mut t = gallia().hand(1, &["c04"]).cubes("gallia", &[2, 2]);
    t.plague_into("gallia").turn_up("n18").play("pass").sees_cubes("gallia", &[2, 1]).sees_hand(1, &["c04"]);
    t.turn_up("n23")
        .asks(1, "protect")
        .play("region-card c04")
        .sees_cubes("gallia", &[2, 1])
        .sees_hand(1, &[]);
}

#[test]
fn af_20_a_card_must_be_in_hand_and_show_the_class_whatever_region_it_names() {
    let mut t = gallia().hand(1, &["c02", "c05", "c22"]).hand(2, &["c04"]);
    t.plague_into("gallia").turn_up("n18").asks(1, "protect");
    assert_eq!(t.options(), ["region-card c22", "pass"], "it names Scandia");
    t.refuses("region-card c02", "AF-20")
        .refuses("region-card c04", "AF-20")
        .refuses("region-card c10", "AF-20");
    t.refuses("yes", "AF-28").refuses("card peasant", "AF-28");
}

#[test]
fn af_21_a_wild_card_protects_any_one_class_card() {
    for (holds, onto) in [("peasant", CardId::Peasant), ("monk", CardId::Monk)] {
        let t = africa(3, "peasant,monk").hold(1, holds).cubes("gallia", &[0, 2]).rats("gallia", &["n18"]);
        let mut t = t.hand(1, &["c06"]);
        t.plague_into("gallia").play("region-card c06").sees_cubes("gallia", &[0, 2]);
        assert_eq!(opened(&t), [("c06", onto)]);
    }
    let t =
        africa(3, "peasant,monk").hold(1, "peasant,monk").cubes("gallia", &[0, 3]).rats("gallia", &["n18"]);
    let mut t = t.hand(1, &["c06"]);
    t.plague_into("gallia").play("region-card c06").asks(1, "protect").refuses("region-card c06", "AF-23");
    t.play("pass").sees_cubes("gallia", &[0, 2]);
}

#[test]
fn af_22_nothing_protects_against_majority_and_area() {
    let t = africa(3, "peasant").hold(1, "peasant").cubes("gallia", &[0, 3]).rats("gallia", &["n25"]);
    let mut t = t.hand(1, &["c04"]);
    t.plague_into("gallia").play("region-card c04").sees_cubes("gallia", &[0, 2]);
    let t = africa(3, "peasant").hold(1, "peasant").cubes("gallia", &[1, 3]).rats("gallia", &["n41"]);
    let mut t = t.hand(1, &["c04"]);
    t.plague_into("gallia").play("region-card c04").sees_cubes("gallia", &[0, 2]);
}

#[test]
fn af_22_a_protected_loss_takes_no_potion() {
    let start = || gallia().cubes("gallia", &[0, 2]).potions(1, "gallia", 1).hand(1, &["c04"]);
    let mut t = start();
    t.plague_into("gallia").turn_up("n18").play("region-card c04").sees_loads(1, "gallia", &[(1, false)]);
    let mut t = start();
    t.plague_into("gallia")
        .turn_up("n18")
        .play("pass")
        .sees_loads(1, "gallia", &[])
        .sees_cubes("gallia", &[0, 2]);
}

#[test]
fn af_22_a_protected_loss_brings_no_serf_cube() {
    let mut t = gallia().hold(0, "serf").hand(1, &["c04"]);
    t.plague_into("gallia")
        .turn_up("n18")
        .play("region-card c04")
        .asks_chance("ravage-next")
        .sees_cubes("gallia", &[0, 2]);
    let mut t = gallia().hold(0, "serf").hand(1, &["c04"]);
    t.plague_into("gallia").turn_up("n18").play("pass").asks(0, "serf-cube");
}

#[test]
fn af_23_of_two_cards_of_one_class_the_unprotected_one_still_loses_cubes() {
    let t = gallia().hold(1, "baker").cubes("gallia", &[0, 4]).hand(1, &["c04", "c02"]);
    let mut t = t;
    t.plague_into("gallia").turn_up("n18").play("region-card c04").asks(1, "protect");
    assert_eq!(t.options(), ["pass"]);
    t.refuses("region-card c04", "AF-23").refuses("region-card c02", "AF-20").play("pass");
    t.sees_cubes("gallia", &[0, 3]).turn_up("n23").asks(1, "protect").play("pass");
    assert!(t.events.is_empty() || !t.happened(|kind| matches!(kind, EventKind::RegionCardPlayed { .. })));
    t.sees_cubes("gallia", &[0, 2]);
}

#[test]
fn af_23_of_two_symbols_on_a_region_card_one_is_used() {
    let start = || {
        let t = africa(3, "peasant,knight").hold(1, "peasant,knight").cubes("gallia", &[5, 4]);
        t.rats("gallia", &["n25"]).hand(1, &["c04"])
    };
    let mut t = start();
    t.plague_into("gallia").play("region-card c04").play("pass").sees_cubes("gallia", &[4, 3]);
    assert_eq!(opened(&t), [("c04", CardId::Peasant)]);
    let mut t = start();
    t.plague_into("gallia").play("pass").play("region-card c04").sees_cubes("gallia", &[4, 3]);
    assert_eq!(opened(&t), [("c04", CardId::Knight)]);
}

#[test]
fn af_23_several_region_cards_may_be_played() {
    let t = africa(3, "peasant,knight")
        .hold(1, "peasant,knight")
        .cubes("gallia", &[5, 4])
        .rats("gallia", &["n25"]);
    let mut t = t.hand(1, &["c04", "c06", "c11"]);
    t.plague_into("gallia").play("region-card c04").play("region-card c11").sees_cubes("gallia", &[4, 4]);
    assert_eq!(opened(&t), [("c04", CardId::Peasant), ("c11", CardId::Knight)]);
    t.sees_hand(1, &["c06"]);
}

#[test]
fn af_24_played_cards_lie_on_their_class_cards_until_the_rats_are_done() {
    let mut t = gallia().hand(1, &["c04"]);
    t.plague_into("gallia").turn_up("n18").play("region-card c04").sees_discards(&[]).sees_hand(1, &[]);
    assert_eq!(t.game.view(Eye::Spectator).ravage.expect("it goes on").protected, [("c04", "peasant")]);
    t.turn_up("n23").sees_discards(&["c04"]);
    assert!(t.game.view(Eye::Spectator).ravage.is_none());
    let done = |kind: &EventKind| matches!(kind, EventKind::GuardDiscarded { onto: CardId::Peasant, .. });
    assert!(t.happened(done));
    assert!(t.rules().contains(&"AF-24"));
}

#[test]
fn af_26_the_example_a_peasantry_card_keeps_red_from_every_peasantry_symbol_of_the_ravage() {
    let red = 1;
    let t = africa(3, "peasant,monk,king").hold(red, "peasant").hand(red, &["c01"]).cubes("gallia", &[0, 1]);
    let mut t = t.rats("gallia", &["n18", "n23"]);
    t.plague_into("gallia").turn_up("n18");
    assert!(t.happened(|kind| matches!(kind, EventKind::LimitChecked { limit: 1, breaks_out: true, .. })));
    t.asks(red, "protect").play("region-card c01").sees_cubes("gallia", &[0, 1]).sees_rats("gallia", 0);
    assert_eq!(t.game.board.used.len(), 10 + 2, "the later token was turned up too, and cost nothing");
    assert!(!t.happened(|kind| matches!(kind, EventKind::CubeLost { .. })));
}

#[test]
fn af_29_hands_have_no_limit_and_discards_lie_open() {
    let many: Vec<String> = (1..=24).map(|number| format!("c{number:02}")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    let mut t = africa(3, "astronomer").hold(0, "astronomer").hand(0, &many);
    t.play("use astronomer").draw().play("region-card c25");
    for eye in Eye::limited(3) {
        let view = t.game.view(eye);
        assert_eq!((view.seats[0].hand, view.discards), (25, vec!["c26", "c27"]));
    }
}

#[test]
fn af_28_one_is_asked_when_a_token_has_broken_out_and_not_earlier() {
    let mut t = gallia().hand(1, &["c04"]);
    t.play("plague gallia").asks(0, "spread").refuses("region-card c04", "RB-18");
    t.play("region anglia").draw_until("spread").play("region anglia").draw_until("ravage-next");
    t.refuses("region-card c04", "RB-24");
    t.turn_up("n34");
    assert!(t.happened(|kind| matches!(kind, EventKind::LimitChecked { breaks_out: false, .. })));
    t.asks_chance("ravage-next").turn_up("n18").asks(1, "protect").sees_cubes("gallia", &[0, 2]);
}

#[test]
fn af_28_only_class_cards_this_token_threatens_can_be_protected() {
    let t = gallia().hold(1, "monk,king").cubes("gallia", &[0, 4]).hand(1, &["c07", "c13"]);
    let mut t = t;
    t.plague_into("gallia").turn_up("n18").asks(1, "protect");
    assert_eq!(t.options(), ["region-card c07", "pass"], "for the Peasant");
    t.play("pass").asks(1, "protect");
    assert_eq!(t.options(), ["pass"], "for the Monk, but not for the King");
    t.play("pass").sees_cubes("gallia", &[0, 2]).turn_up("n23").play("pass").asks(1, "protect");
    assert_eq!(t.options(), ["region-card c07", "region-card c13", "pass"], "now for the King");
}

#[test]
fn af_28_at_risk_is_who_has_a_threatened_card_a_region_card_and_a_cube_that_can_be_left() {
    let start = || africa(3, "peasant,wizard").rats("gallia", &["n18"]);
    let mut t = start().hold(1, "peasant").cubes("gallia", &[1, 1]).hand(1, &["c04"]);
    t.plague_into("gallia").asks(1, "protect");
    let mut t = start().hold(1, "wizard").cubes("gallia", &[1, 1]).hand(1, &["c04"]);
    t.plague_into("gallia").asks(1, "turn");
    let mut t = start().hold(1, "peasant").cubes("gallia", &[1, 1]);
    t.plague_into("gallia").asks(1, "turn");
    let mut t = start().hold(1, "peasant").cubes("gallia", &[1, 0]).hand(1, &["c04"]);
    t.plague_into("gallia").asks(1, "turn");
}

#[test]
fn af_28_at_risk_is_nobody_whose_class_card_is_protected_already() {
    let mut t = gallia().hand(1, &["c04", "c01"]);
    t.plague_into("gallia").turn_up("n18").play("region-card c04").turn_up("n23").sees_rats("gallia", 0);
    t.sees_hand(1, &["c01"]);
}

#[test]
fn af_28_cubes_and_potions_must_outnumber_the_losses_by_majority_and_area() {
    // A and Peasantry, limit 4: one cube is lost to A.
    let area = |cubes: u8| {
        let t = africa(3, "peasant,wizard").hold(1, "peasant").cubes("gallia", &[9, cubes]);
        t.rats("gallia", &["n41"]).hand(1, &["c04"])
    };
    area(1).plague_into("gallia").asks(1, "turn").sees_cubes("gallia", &[8, 0]);
    area(2).plague_into("gallia").asks(1, "protect");
    area(1).potions(1, "gallia", 1).plague_into("gallia").asks(1, "protect");
    // M and Peasantry, limit 3: the majority loses one cube to M, others none.
    let majority = |cubes: &[u8]| {
        let t = africa(3, "peasant").hold(1, "peasant").cubes("gallia", cubes).rats("gallia", &["n08"]);
        t.hand(1, &["c04"])
    };
    majority(&[1, 1, 1]).plague_into("gallia").asks(1, "turn").sees_cubes("gallia", &[0, 0, 0]);
    majority(&[2, 1]).plague_into("gallia").asks(1, "protect");
    majority(&[1, 2]).plague_into("gallia").asks(1, "protect");
}

#[test]
fn af_41_in_the_final_plague_a_card_protects_in_one_region_only() {
    let t = africa(3, "peasant").hold(1, "peasant").option("final_order", "map").hand(1, &["c04", "c10"]);
    let t =
        t.cubes("anglia", &[1, 2]).cubes("gallia", &[1, 2]).rats("anglia", &["n18"]).rats("gallia", &["n23"]);
    let mut t = t.finale(0);
    t.asks(1, "final-turn")
        .play("pass")
        .asks(1, "protect")
        .play("region-card c04")
        .sees_cubes("anglia", &[1, 2]);
    t.asks(1, "protect")
        .refuses("region-card c04", "AF-20")
        .play("pass")
        .sees_cubes("gallia", &[1, 1])
        .is_over();
    t.sees_hand(1, &["c10"]).sees_discards(&["c04"]);
}

#[test]
fn af_41_region_cards_are_played_in_ravages_of_the_final_round_and_protect_there_alone() {
    let t = africa(3, "peasant,crusader").hold(1, "peasant").hold(2, "crusader").hand(1, &["c04", "c10"]);
    let t = t
        .cubes("gallia", &[1, 3])
        .cubes("anglia", &[1, 2])
        .rats("gallia", &["n18", "n23"])
        .rats("anglia", &["n40"]);
    let mut t = t.finale(0);
    t.plays(&["use crusader", "region gallia"]).asks(2, "ravage-order").play_rat("n18").asks(1, "protect");
    t.play("region-card c04").sees_cubes("gallia", &[1, 3]).asks(1, "final-turn").sees_discards(&["c04"]);
    t.play("pass").asks(1, "protect");
    assert_eq!(t.options(), ["region-card c10", "pass"], "in the final plague, against Anglia's rat");
    t.play("pass").sees_cubes("anglia", &[1, 1]).is_over();
}
