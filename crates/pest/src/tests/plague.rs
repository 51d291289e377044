//! PE-20 to PE-37.

use crate::choice::Space;
use crate::testing::{solo, table};

#[test]
fn pe_20_a_year_is_pest_and_support_then_actions_then_assistants_back_then_turn_order() {
    let mut t = table(3).doctor(0, "orlin").influence(0, 2);
    t = t.end_year();
    assert_eq!(t.asks(), (9, "draw-pest"));
    t.play("draw pest-16");
    assert_eq!(t.asks(), (9, "draw-support"));
    t.play("draw support-09");
    assert_eq!(t.asks(), (2, "ask-assistant"));
    t.play("cell move-cure").play("done");
    assert_eq!(t.player(2).grid.count_ones(), 1);
    let back = t.clone().end_year();
    assert_eq!((back.player(2).grid, back.game.table.order[2].0), (0, 0), "most influence last");
}

#[test]
fn pe_21_era_one_puts_one_person_on_each_place_and_road_and_later_eras_two() {
    let t = table(3).pest(8);
    assert_eq!((t.sick_at("gildra"), t.sick_at("orlin"), t.sick_at("mossal")), (1, 1, 0));
    let red = t.road_between("terras", "gildra");
    assert_eq!(t.game.table.sick_on(red), 1);
    let later = table(3).year(3).pest(8);
    assert_eq!((later.sick_at("gildra"), later.game.table.sick_on(red)), (2, 2));
    let ports = table(3).pest(16);
    assert_eq!((ports.sick_at("terras"), ports.sick_at("quennar"), ports.sick_at("sennet")), (1, 1, 1));
}

#[test]
fn pe_22_the_owner_of_a_lone_building_takes_them_into_quarantine() {
    let t = table(3).year(3).castle(1, "gildra").pest(8);
    assert_eq!((t.sick_at("gildra"), t.player(1).sick[Space::AREA.index()]), (0, 2));
}

#[test]
fn pe_23_two_buildings_or_a_doctor_or_a_camp_keep_all_away() {
    let t = table(3).built(0, "quarter_1", "terras").built(1, "quarter_1", "terras").doctor(2, "quennar");
    let t = t.camp(1, "sennet").pest(16);
    assert_eq!((t.sick_at("terras"), t.sick_at("quennar"), t.sick_at("sennet")), (0, 0, 0));
    assert_eq!(t.player(0).in_quarantine() + t.player(1).in_quarantine(), 0);
    let t = table(3).castle(0, "dunmar").doctor(2, "dunmar").pest(16);
    assert_eq!(t.player(0).in_quarantine(), 0, "another's doctor protects too");
}

#[test]
fn pe_24_camps_go_back_where_people_would_have_come_whatever_else_protects() {
    let t = table(3).camp(0, "terras").camp(1, "quennar").doctor(2, "quennar").camp(2, "meskar").pest(16);
    assert!(!t.player(0).camp.is_some() && !t.player(1).camp.is_some());
    assert!(t.player(2).camp.is_some(), "the card does not name meskar");
}

#[test]
fn pe_25_destroyed_places_get_none_and_roads_hold_any_number() {
    let t = table(3).destroy("gildra").road("terras", "gildra", 9).pest(8);
    assert_eq!(t.sick_at("gildra"), 0);
    assert_eq!(t.game.table.sick_on(t.road_between("terras", "gildra")), 10);
    let t = table(3).destroy("meskar").sick("blessir", 3).pest(16);
    assert!(t.destroyed("blessir"));
    assert_eq!(t.sick_at("meskar"), 0, "nor by spreading");
    let t = table(3).doctor(0, "terras").camp(0, "gildra").castle(0, "gildra").pest(7);
    assert_eq!(t.game.table.sick_on(t.road_between("terras", "gildra")), 1, "nothing protects a road");
}

#[test]
fn pe_26_a_place_with_four_after_the_card_falls_and_its_neighbours_get_one_each() {
    let t = table(3).sick("blessir", 3).pest(16);
    assert!(t.destroyed("blessir"));
    assert_eq!((t.sick_at("blessir"), t.sick_at("meskar"), t.sick_at("terras")), (0, 1, 2));
    let t = table(3).sick("blessir", 2).pest(16);
    assert!(!t.destroyed("blessir"));
    let t = table(3).sick("mossal", 5).pest(16);
    assert!(!t.destroyed("mossal"), "the card put nobody there");
}

#[test]
fn pe_27_spreading_never_destroys_another_place() {
    let t = table(3).sick("blessir", 3).sick("terras", 2).sick("meskar", 1).pest(16);
    assert!(t.destroyed("blessir") && !t.destroyed("terras"));
    assert_eq!((t.sick_at("terras"), t.sick_at("meskar")), (4, 2));
    let quiet = t.clone().pest(14);
    assert!(!quiet.destroyed("terras"), "only a card that puts somebody there");
    let next = t.pest(4);
    assert!(next.destroyed("terras"));
}

#[test]
fn pe_28_all_fall_together_and_a_place_between_two_gets_two_judged_once() {
    let t = table(3).sick("terras", 3).sick("dunmar", 3).sick("karthune", 1).pest(16);
    assert!(t.destroyed("terras") && t.destroyed("dunmar"));
    assert_eq!((t.sick_at("gildra"), t.sick_at("ondra"), t.sick_at("karthune")), (1, 1, 2));
    let t = table(3).sick("blessir", 3).sick("terras", 3).castle(0, "gildra").pest(16);
    assert_eq!((t.sick_at("blessir"), t.player(0).in_quarantine()), (0, 1), "fallen places get none");
    let t = table(3).sick("jorvane", 3).sick("quennar", 3).castle(0, "tamsen").pest(17);
    assert_eq!(t.player(0).in_quarantine(), 2, "tamsen lies between both");
}

#[test]
fn pe_29_a_destroyed_place_can_be_crossed_gives_nothing_and_takes_no_building() {
    let mut t = table(3).doctor(0, "orlin").destroy("tamsen").act("move-cure", "move");
    t.plays(&["move tamsen", "done"]);
    assert_eq!(t.player(0).goods, [0; 5]);
    let mut t =
        table(3).doctor(0, "tamsen").destroy("tamsen").goods(0, [5; 5]).act("construct-cure", "construct");
    t.refuses("construct quarter-1", "PE-29", "no-site-destroyed");
}

#[test]
fn pe_30_support_pays_the_card_of_the_year_before() {
    let mut t = table(2).pest(16);
    t.play("draw support-02");
    assert_eq!(t.player(0).goods, [0; 5], "year one gives none");
    let t = table(2).year(2).influence(0, 1).support(2);
    assert_eq!((t.player(0).goods, t.player(1).goods), ([0, 0, 1, 0, 0], [0, 0, 2, 0, 1]));
}

#[test]
fn pe_31_most_influence_left_least_right_others_middle_and_tied_at_0_right() {
    let t = table(3).influence(0, 3).influence(1, 2).influence(2, 1).support(2);
    assert_eq!([0, 1, 2].map(|seat| t.player(seat).goods[2]), [1, 2, 2]);
    assert_eq!([0, 1, 2].map(|seat| t.player(seat).goods[4]), [0, 0, 1]);
    let t = table(3).influence(0, 3).support(2);
    assert_eq!([0, 1, 2].map(|seat| t.player(seat).goods[4]), [0, 1, 1]);
    let t = table(3).support(2);
    assert_eq!([0, 1, 2].map(|seat| t.player(seat).goods[4]), [1, 1, 1]);
    let t = table(3).influence(0, 3).support(9);
    assert_eq!(t.player(1).goods, [0; 5]);
}

#[test]
fn pe_32_with_every_space_full_one_goes_to_the_cemetery_and_a_doctor_may_still_enter() {
    let mut t = table(3).castle(0, "farrin");
    t.seat(0).sick = [3, 0, 0, 1, 1, 1, 1, 0];
    let t = t.pest(1);
    assert_eq!(t.player(0).sick[Space::CEMETERY.index()], 1);
    let mut t = table(3).doctor(0, "orlin").sick("tamsen", 1);
    t.seat(0).sick = [3, 0, 0, 0, 1, 1, 1, 0];
    let mut t = t.act("move-cure", "move");
    t.plays(&["move tamsen", "put move"]);
    assert_eq!(t.player(0).sick[Space::MOVE.index()], 1);
}

#[test]
fn pe_33_a_place_named_twice_by_a_card_counts_once() {
    let t = table(3).pest(18);
    assert_eq!(t.sick_at("sarvess"), 1, "a red port and a city with herbs");
}

#[test]
fn pe_34_a_place_with_building_doctor_or_camp_never_falls() {
    for t in [
        table(3).castle(0, "terras"),
        table(3).doctor(0, "terras"),
        table(3).camp(0, "terras"),
        table(3).built(0, "quarter_1", "terras").built(1, "quarter_1", "terras"),
    ] {
        let t = t.sick("terras", 6).pest(16);
        assert!(!t.destroyed("terras"));
    }
}

#[test]
fn pe_35_a_camp_sent_home_by_the_card_does_not_stop_the_spreading() {
    let t = table(3).camp(0, "terras").sick("blessir", 3).pest(16);
    assert!(t.destroyed("blessir"));
    assert_eq!(t.sick_at("terras"), 1, "none by the card, one by the spreading");
}

#[test]
fn pe_36_shields_first_then_each_player_in_turn_order_spares_and_takes_in() {
    let t = table(3).tech(0, 15).built(0, "quarter_1", "terras").tech(1, 24).built(1, "factory", "quennar");
    let mut t = t.pest(16);
    assert_eq!(t.asks(), (1, "ask-waive"));
    t.play("at quennar");
    assert_eq!(t.asks(), (0, "ask-spare"));
    t.refuses("at quennar", "PE-36", "no-pest-place").play("done");
    assert_eq!(t.player(0).in_quarantine(), 1);
    assert_eq!(t.asks(), (9, "draw-support"));
}

#[test]
fn pe_37_support_goes_by_the_influence_before_and_what_goes_over_is_lost() {
    let t = table(3).order(&[2, 1, 0]).influence(0, 3).influence(1, 2).influence(2, 1);
    let t = t.goods(0, [0, 0, 5, 0, 0]).goods(2, [0, 0, 4, 0, 5]).support(2);
    assert_eq!(t.player(0).goods, [0, 0, 5, 0, 0]);
    assert_eq!(t.player(2).goods, [0, 0, 5, 0, 5]);
    let s = solo().influence(0, 4).support(2);
    assert_eq!(s.player(0).goods, [0, 0, 2, 0, 1]);
}
