//! PE-201 to PE-234.

use crate::choice::{Room, Space};
use crate::components::Tech;
use crate::place::Resource;
use crate::table::Options;
use crate::testing::{Test, table};
use game::Edition;

fn moving(t: Test) -> Test {
    t.act("move-cure", "move")
}

fn building(t: Test) -> Test {
    t.act("construct-cure", "construct")
}

fn researching(t: Test) -> Test {
    t.act("move-research", "research")
}

fn curing(t: Test) -> Test {
    t.act("move-cure", "cure")
}

#[test]
fn pe_201_breathing_apparatus_heals_one_person_in_two_actions() {
    let mut t = moving(table(3).tech(0, 1).doctor(0, "orlin").sick("tamsen", 2).goods(0, [0, 0, 1, 0, 0]));
    t.plays(&["move tamsen", "enter pay"]);
    assert_eq!(t.asks().1, "ask-treat");
    t.refuses("put hospital", "PE-214", "no-treat").play("put apparatus");
    assert_eq!(
        (t.player(0).treated[0], t.player(0).sick[0], t.player(0).goods[2]),
        (1, 1, 0),
        "food as usual"
    );
    let t = researching(t);
    assert_eq!((t.player(0).treated[0], t.player(0).recovered), (2, 0));
    let mut t = t.turn(0);
    t.seat(0).goods = [0, 0, 0, 3, 0];
    t.seat(0).sick = [2, 0, 0, 0, 0, 0, 0, 0];
    t.seat(0).recovered = 3;
    t.plays(&["cell produce-cure", "do cure", "cure quarantine"]);
    assert_eq!(t.player(0).goods[3], 2, "the paid one takes the cheap space");
    t.play("use breathing-apparatus");
    assert_eq!((t.player(0).recovered, t.player(0).goods[3]), (5, 2), "free");
    t.play("cure quarantine");
    assert_eq!((t.player(0).recovered, t.player(0).goods[3]), (6, 0));
    let mut busy = table(3).tech(0, 1).doctor(0, "orlin").sick("tamsen", 1);
    busy.seat(0).treated[0] = 1;
    let mut busy = moving(busy);
    busy.play("move tamsen");
    assert_eq!(busy.player(0).sick[0], 1, "one at a time");
}

#[test]
fn pe_202_blast_furnace_gives_one_more_influence_in_a_village() {
    let mut t = building(table(3).tech(0, 2).doctor(0, "orlin").goods(0, [1, 1, 0, 0, 0]));
    t.play("construct quarter-1");
    assert_eq!(t.player(0).influence, 2);
    let mut t = building(table(3).tech(0, 2).doctor(0, "sennet").goods(0, [1, 1, 0, 0, 0]));
    t.play("construct quarter-1");
    assert_eq!(t.player(0).influence, 2, "a town is no village");
}

#[test]
fn pe_203_examination_desk_gives_a_coin_when_anothers_doctor_enters() {
    let t = table(3).tech(1, 3).built(1, "quarter_1", "tamsen").built(1, "quarter_2", "jorvane");
    let mut t = moving(t.doctor(0, "orlin"));
    t.play("move tamsen");
    assert_eq!(t.player(1).goods[4], 1, "passing is enough");
    t.play("move jorvane");
    assert_eq!(t.player(1).goods[4], 2);
    let mut own = moving(table(3).tech(0, 3).built(0, "quarter_1", "tamsen").doctor(0, "orlin"));
    own.play("move tamsen");
    assert_eq!(own.player(0).goods[4], 0);
}

#[test]
fn pe_204_medical_mask_may_leave_one_behind_in_every_place() {
    let t = moving(
        table(3).tech(0, 4).doctor(0, "orlin").sick("tamsen", 1).sick("jorvane", 3).goods(0, [0, 0, 1, 0, 0]),
    );
    let mut leave = t.clone();
    leave.play("move tamsen");
    assert_eq!(leave.offers("enter"), ["pay", "pay-leave-one"]);
    leave.plays(&["enter pay-leave-one", "move jorvane", "enter pay-leave-one"]);
    assert_eq!((leave.sick_at("tamsen"), leave.sick_at("jorvane")), (1, 1));
    assert_eq!((leave.player(0).sick[0], leave.player(0).goods[2]), (2, 0));
    let mut without = moving(table(3).doctor(0, "orlin").sick("tamsen", 3).goods(0, [0, 0, 2, 0, 0]));
    without.play("move tamsen").refuses("enter pay-leave-one", "PE-204", "no-mask");
}

#[test]
fn pe_205_disinfectant_gives_the_resource_of_a_place_with_others_buildings() {
    let t = table(3).tech(0, 5).castle(1, "tamsen").built(1, "quarter_1", "jorvane").built(
        2,
        "quarter_1",
        "jorvane",
    );
    let mut t = moving(t.doctor(0, "orlin"));
    t.play("move tamsen");
    assert_eq!(t.player(0).goods, [1, 0, 0, 0, 0]);
    t.plays(&["move jorvane", "done"]);
    assert_eq!(t.player(0).goods, [1, 2, 0, 0, 0], "one a place, and that of the end besides");
}

#[test]
fn pe_203_pe_205_entering_pays_once_even_if_the_camp_is_set_afterwards() {
    let paid = |options: Options| {
        let t = table(3).options(options).tech(0, 5).tech(1, 3).castle(1, "tamsen").doctor(0, "orlin");
        let mut t = moving(t);
        t.plays(&["move tamsen", "camp"]);
        (t.player(0).goods[0], t.player(1).goods[4])
    };
    assert_eq!(paid(Options::default()), (1, 1));
    assert_eq!(paid(Options::first_values(Edition(1))), (2, 2), "as edition 1 did");
}

#[test]
fn pe_205_one_per_place_gives_nothing_more_where_the_move_ends() {
    let options = Options { one_per_place: true, ..Options::default() };
    let mut t = moving(table(3).options(options).tech(0, 5).castle(1, "tamsen").doctor(0, "orlin"));
    t.plays(&["move tamsen", "move jorvane", "done"]);
    assert_eq!(t.player(0).goods, [1, 1, 0, 0, 0], "jorvane gives by the end of the move alone");
    let mut t = moving(table(3).options(options).tech(0, 5).castle(1, "tamsen").doctor(0, "orlin"));
    t.plays(&["move tamsen", "done"]);
    assert_eq!(t.player(0).goods, [1, 0, 0, 0, 0]);
}

#[test]
fn pe_206_after_the_jump_only_steps_lead_on_and_no_free_place() {
    let jumped = |options: Options| {
        let t = table(3).options(options).tech(0, 6).castle(0, "tamsen").doctor(0, "eskel").research(0, 1);
        let mut t = moving(t);
        t.play("jump orlin");
        t
    };
    let mut t = jumped(Options::default());
    assert!(t.offers("move").is_empty() && t.offers("through").is_empty());
    t.refuses("move tamsen", "PE-206", "no-steps").plays(&["improve", "move tamsen"]);
    assert_eq!(jumped(Options::first_values(Edition(1))).offers("move"), ["tamsen"], "as edition 1 did");
}

#[test]
fn pe_206_cloning_experiment_jumps_to_a_place_of_the_same_kind_first_of_all() {
    let mut t = moving(table(3).tech(0, 6).doctor(0, "orlin").destroy("ulvane").sick("eskel", 2));
    assert_eq!(t.offers("jump").len(), 19);
    t.refuses("jump ostrand", "PE-206", "no-jump-kind").play("jump ulvane");
    assert!(t.offers("move").is_empty(), "it cost both steps");
    let mut walked = moving(table(3).tech(0, 6).tech(0, 22).doctor(0, "orlin"));
    walked.play("move tamsen").refuses("jump orlin", "PE-206", "no-jump-first");
    let mut none = moving(table(3).doctor(0, "orlin").research(0, 1));
    none.refuses("jump eskel", "PE-206", "no-jump-card");
    let mut t = moving(table(3).tech(0, 6).doctor(0, "orlin").sick("eskel", 2));
    t.play("jump eskel");
    assert_eq!(t.player(0).camp, t.place("eskel"), "the rules of entering hold");
}

#[test]
fn pe_207_construction_crane_gives_one_more_influence_in_a_town() {
    let mut t =
        building(table(3).tech(0, 7).castle(1, "sennet").doctor(0, "sennet").goods(0, [1, 1, 0, 0, 0]));
    t.play("construct quarter-1");
    assert_eq!(t.player(0).influence, 2, "after the deduction");
}

#[test]
fn pe_208_patient_transport_takes_two_free_in_every_place() {
    let mut t = moving(table(3).tech(0, 8).doctor(0, "orlin").sick("tamsen", 2).sick("jorvane", 2));
    t.plays(&["move tamsen", "move jorvane"]);
    assert_eq!((t.player(0).in_quarantine() + t.player(0).sick[7], t.asks().1), (3, "ask-put"));
}

#[test]
fn pe_209_inhaler_sends_one_from_quarantine_to_the_stock() {
    let mut t = curing(table(3).tech(0, 9).keep(0, Space::AREA, 1).keep(0, Space::TRACK, 1));
    t.play("use inhaler");
    assert_eq!(t.offers("cure"), ["quarantine", "track"]);
    t.play("cure track");
    assert_eq!((t.player(0).sick[6], t.player(0).recovered), (0, 0));
    assert_eq!(t.asks().1, "ask-action", "once");
    let mut again = curing(table(3).tech(0, 9).keep(0, Space::AREA, 2).goods(0, [2, 0, 0, 1, 0]));
    again.plays(&["use inhaler"]).refuses("use inhaler", "PE-209", "no-card-used");
    let mut empty = curing(table(3).tech(0, 9).goods(0, [2, 0, 0, 0, 0]));
    empty.refuses("use inhaler", "PE-209", "no-card-nobody");
}

#[test]
fn pe_210_plague_experts_wait_on_the_card_for_a_later_research_or_cure() {
    let t = table(3).tech(0, 10).tech(0, 29).recovered(0, 2).built(0, "quarter_1", "orlin");
    let mut t = t.act("move-assign", "assign");
    t.plays(&["assign experts", "assign experts", "done"]);
    assert_eq!((t.player(0).experts, t.player(0).recovered), (2, 0));
    let mut t = curing(t);
    t.play("use plague-experts");
    assert_eq!(t.offers("assign"), ["quarter-1", "capital"]);
    t.play("assign capital");
    assert_eq!(t.asks().1, "ask-reward", "the capital gives its reward");
    t.play("reward reward-03");
    assert_eq!((t.player(0).goods[4], t.player(0).research), (0, 1), "but Tuition doesn't pay");
    t.plays(&["use plague-experts", "assign quarter-1"]);
    assert_eq!(t.player(0).experts, 0);
    let mut none = researching(table(3).tech(0, 10).goods(0, [2, 0, 0, 0, 0]));
    none.refuses("use plague-experts", "PE-210", "no-card-nobody");
}

#[test]
fn pe_211_scholars_come_back_from_the_capital_to_a_building_or_the_track() {
    let mut t = researching(table(3).tech(0, 11).capital(0, 2).built(0, "quarter_1", "orlin"));
    t.play("use scholars");
    t.refuses("assign capital", "PE-110", "no-room-kind").play("assign quarter-1");
    assert_eq!((t.player(0).capital, t.player(0).staffed(Room(1))), (1, true));
    assert_eq!(t.asks().1, "ask-action", "once");
    let mut none = researching(table(3).tech(0, 11).goods(0, [2, 0, 0, 0, 0]));
    none.refuses("use scholars", "PE-211", "no-card-nobody");
}

#[test]
fn pe_212_test_laboratory_gives_one_healthy_for_three_sick() {
    let mut t = researching(table(3).tech(0, 1).tech(0, 12).recovered(0, 2).keep(0, Space::AREA, 1));
    t.play("use test-laboratory");
    assert_eq!((t.player(0).recovered, t.player(0).sick[0], t.asks().1), (1, 3, "ask-put"));
    t.play("put produce");
    assert_eq!(t.asks().1, "ask-research", "not to a treatment card");
    t.refuses("use test-laboratory", "PE-212", "no-card-used");
}

#[test]
fn pe_213_conveyor_belt_makes_the_castle_give_two() {
    let t = table(3).tech(0, 13).castle(0, "orlin").act("produce-cure", "produce");
    assert_eq!(t.player(0).goods, [0, 0, 0, 2, 0]);
}

#[test]
fn pe_214_hospital_tent_has_a_shorter_row_and_one_move_may_fill_both_cards() {
    let mut t = moving(
        table(3).tech(0, 1).tech(0, 14).doctor(0, "orlin").sick("tamsen", 2).goods(0, [0, 0, 1, 0, 0]),
    );
    t.plays(&["move tamsen", "enter pay", "put hospital", "put apparatus"]);
    assert_eq!((t.player(0).treated, t.player(0).in_quarantine()), ([1, 1], 0));
    let t = researching(t);
    assert_eq!((t.player(0).treated, t.player(0).recovered), ([2, 0], 1), "one action moves both");
}

#[test]
fn pe_215_protective_clothing_spares_one_at_each_quarter() {
    let t = table(3)
        .year(3)
        .tech(0, 15)
        .built(0, "quarter_1", "terras")
        .built(0, "quarter_2", "quennar")
        .built(0, "factory", "sennet");
    let mut t = t.castle(0, "dunmar").pest(16);
    assert_eq!(
        (t.asks(), t.offers("at")),
        ((0, "ask-spare"), vec!["terras".to_owned(), "quennar".to_owned()])
    );
    t.play("at terras").play("at quennar");
    assert_eq!(
        t.player(0).in_quarantine() + t.player(0).sick[7],
        3,
        "castle 2, factory 2, quarters 1 each: asked on"
    );
    assert_eq!(t.asks().1, "ask-put");
    let shared = table(3).tech(0, 15).built(0, "quarter_1", "terras").castle(1, "terras").pest(16);
    assert_eq!(shared.asks().1, "draw-support", "where none are placed it does nothing");
    let spread = table(3).tech(0, 15).built(0, "quarter_1", "gildra").sick("terras", 3).pest(16);
    assert_eq!(spread.asks().1, "ask-spare", "by spreading too");
}

#[test]
fn pe_216_travel_permit_makes_places_with_others_buildings_cost_no_step() {
    let mut t = moving(table(3).tech(0, 16).castle(1, "tamsen").castle(2, "quennar").doctor(0, "orlin"));
    t.plays(&["move tamsen", "move quennar", "move jorvane", "move silvet"]);
    assert!(t.offers("move").is_empty());
}

#[test]
fn pe_217_medical_experiments_buy_two_healthy_people_for_an_assistant_and_three_coins() {
    let mut t = table(3).tech(0, 17).goods(0, [0, 0, 0, 0, 3]).recovered(0, 4).turn(0);
    t.play("use medical-experiments");
    assert_eq!((t.player(0).recovered, t.player(0).goods, t.player(0).assistants), (6, [0; 5], 1));
    assert_eq!(t.asks().0, 1, "the whole turn's action");
    let mut again = t.goods(0, [0, 0, 0, 0, 5]).turn(0);
    again.refuses("use medical-experiments", "PE-217", "no-card-used");
    let mut poor = table(3).tech(0, 17).goods(0, [5, 5, 5, 5, 2]).turn(0);
    poor.refuses("use medical-experiments", "PE-217", "no-experiment-pay");
    let mut full = table(3).tech(0, 17).goods(0, [0, 0, 0, 0, 3]).recovered(0, 12).turn(0);
    full.refuses("use medical-experiments", "PE-217", "no-recovery-room");
    let mut tight = table(3).tech(0, 17).goods(0, [0, 0, 0, 0, 3]).recovered(0, 11).turn(0);
    tight.play("use medical-experiments");
    assert_eq!(tight.player(0).recovered, 12, "one person with one free space");
    table(3).turn(0).refuses("use medical-experiments", "PE-217", "no-card-missing");
}

#[test]
fn pe_218_quarantine_tent_is_one_more_space() {
    let t = table(3).tech(0, 18).castle(0, "farrin").keep(0, Space::AREA, 3).pest(1);
    assert_eq!((t.player(0).sick[Space::TENT.index()], t.asks().1), (1, "draw-support"));
    let t = t.castle(0, "farrin").pest(14);
    assert_eq!(t.asks().1, "ask-put", "one space only");
}

#[test]
fn pe_219_quarantine_cabin_is_two_more_spaces() {
    let t = table(3).year(3).tech(0, 19).castle(0, "farrin").keep(0, Space::AREA, 3).pest(1);
    assert_eq!((t.player(0).sick[Space::HUT.index()], t.asks().1), (2, "draw-support"));
}

#[test]
fn pe_220_tool_cart_gives_the_resources_of_the_places_built_in_after_the_action() {
    let t = table(3)
        .tech(0, 20)
        .doctor(0, "ostrand")
        .camp(0, "sennet")
        .influence(0, 19)
        .goods(0, [2, 2, 0, 0, 0]);
    let mut t = building(t);
    t.plays(&["construct quarter-1", "at ostrand"]);
    assert_eq!(t.player(0).goods, [1, 1, 0, 0, 0], "not yet");
    t.play("construct quarter-2");
    assert_eq!(
        t.player(0).goods,
        [1, 1, 0, 0, 1],
        "wood of ostrand, stone of sennet, and the coin of space 23"
    );
    let mut cut = building(
        table(3)
            .tech(0, 20)
            .doctor(0, "ostrand")
            .camp(0, "sennet")
            .influence(0, 19)
            .goods(0, [1, 1, 0, 0, 0]),
    );
    cut.plays(&["construct quarter-1", "at ostrand"]);
    assert_eq!(
        (cut.asks().1, cut.player(0).goods),
        ("ask-action", [1, 0, 0, 0, 0]),
        "it can't pay for the action"
    );
    let mut capital = building(table(3).tech(0, 20).goods(0, [2, 1, 2, 0, 0]));
    capital.play("raise granary");
    assert_eq!(capital.player(0).goods, [0; 5]);
}

#[test]
fn pe_221_improved_containment_keeps_the_camp_and_heals_one_where_it_is_set() {
    let t = table(3).tech(0, 21).camp(0, "terras").pest(16);
    assert_eq!((t.player(0).camp, t.sick_at("terras")), (t.place("terras"), 0));
    let mut t = moving(table(3).tech(0, 21).doctor(0, "orlin").sick("tamsen", 2).goods(0, [0, 0, 1, 0, 0]));
    t.plays(&["move tamsen", "enter camp"]);
    assert_eq!((t.player(0).recovered, t.player(0).sick[0], t.player(0).goods[2]), (1, 1, 1));
    let mut lone = moving(table(3).tech(0, 21).tech(0, 4).doctor(0, "orlin").sick("tamsen", 1));
    lone.plays(&["move tamsen", "enter pay-leave-one", "camp"]);
    assert_eq!((lone.player(0).recovered, lone.sick_at("tamsen")), (0, 1), "nobody if the only one is left");
    let mut behind = moving(table(3).tech(0, 21).doctor(0, "orlin").sick("orlin", 1));
    behind.plays(&["camp", "move tamsen"]);
    assert_eq!(behind.player(0).recovered, 1, "on the place of departure, too");
    let mut built =
        building(table(3).tech(0, 21).doctor(0, "ostrand").camp(0, "ostrand").goods(0, [1, 1, 0, 0, 0]));
    built.play("construct quarter-1");
    assert!(!built.player(0).camp.is_some());
}

#[test]
fn pe_222_steel_horseshoes_give_four_steps() {
    let mut t = moving(table(3).tech(0, 22).doctor(0, "orlin"));
    t.plays(&["move tamsen", "move jorvane", "move silvet", "move drevany"]);
    assert!(t.offers("move").is_empty());
    let mut t = moving(table(3).tech(0, 22).doctor(0, "orlin").keep(0, Space::MOVE, 1).research(0, 1));
    t.plays(&["move tamsen", "move jorvane", "move silvet"]);
    assert!(t.offers("move").is_empty(), "restricted three");
    t.plays(&["improve", "move drevany"]);
}

#[test]
fn pe_223_syringe_gives_a_coin_after_a_cure_that_healed_somebody() {
    let mut t = curing(table(3).tech(0, 23).keep(0, Space::AREA, 1).goods(0, [0, 0, 0, 1, 0]));
    t.play("cure quarantine");
    assert_eq!(t.player(0).goods, [0, 0, 0, 0, 1]);
    let none = curing(table(3).tech(0, 23));
    assert_eq!(none.player(0).goods, [0; 5]);
}

#[test]
fn pe_223_syringe_always_gives_a_coin_after_every_cure() {
    let options = Options { syringe_always: true, ..Options::default() };
    let none = curing(table(3).options(options).tech(0, 23));
    assert_eq!(none.player(0).goods, [0, 0, 0, 0, 1]);
}

#[test]
fn pe_224_quarantine_checkpoint_keeps_places_of_special_buildings_free() {
    let t = table(3)
        .tech(0, 24)
        .built(0, "workshop", "terras")
        .built(0, "quarter_1", "quennar")
        .camp(1, "terras");
    let mut t = t.pest(16);
    assert_eq!(t.offers("at"), ["terras"]);
    t.play("done");
    assert_eq!(
        (t.player(0).in_quarantine(), t.player(1).camp),
        (1, t.place("terras")),
        "the camp there stays"
    );
    let mut waived = table(3).tech(0, 24).built(0, "workshop", "terras").pest(16);
    waived.play("at terras");
    assert_eq!(waived.player(0).in_quarantine(), 1);
    let spread = table(3).tech(0, 24).built(0, "workshop", "gildra").sick("terras", 3).pest(16);
    assert_eq!(spread.asks(), (0, "ask-waive"), "from spreading too");
}

#[test]
fn pe_225_mobile_workshop_gives_one_of_a_kind_chosen_for_good() {
    let mut t = researching(table(3).research(0, 3).market(&[25, 18, 9, 10, 24]));
    t.play("technology mobile-workshop");
    assert_eq!((t.asks().1, t.offers("kind").len()), ("ask-dedicate", 4));
    t.play("kind herbs").draw();
    assert_eq!(t.player(0).workshop, Some(Resource::Herbs));
    let t = t.castle(0, "orlin").staff(0, "workshop_card").act("produce-cure", "produce");
    assert_eq!(t.player(0).goods, [0, 0, 0, 2, 0]);
    let empty = table(3).tech(0, 25).castle(0, "orlin").act("produce-cure", "produce");
    assert_eq!(empty.player(0).goods, [0, 0, 0, 1, 0]);
}

#[test]
fn pe_226_loading_crane_makes_room_for_six_but_four_with_a_sick_person() {
    let t = table(3).tech(0, 26).castle(0, "orlin").goods(0, [0, 0, 0, 5, 0]);
    assert_eq!(t.clone().act("produce-cure", "produce").player(0).goods[3], 6);
    let t = t.goods(0, [0, 0, 0, 4, 0]).keep(0, Space::TRACK, 1).act("produce-cure", "produce");
    assert_eq!(t.player(0).goods[3], 4);
}

#[test]
fn pe_227_storage_crates_let_one_kind_at_a_time_go_to_seven() {
    let t = table(3).tech(0, 27).castle(0, "orlin").built(0, "factory", "sennet");
    let mut both = t.clone().goods(0, [0, 5, 0, 5, 0]).act("produce-cure", "produce");
    assert_eq!(
        (both.asks().1, both.offers("kind")),
        ("ask-keep", vec!["stone".to_owned(), "herbs".to_owned()])
    );
    both.refuses("kind wood", "PE-227", "no-keep-kind").play("kind herbs");
    assert_eq!(both.player(0).goods, [0, 5, 0, 6, 0]);
    let one = t.clone().goods(0, [0, 5, 0, 6, 0]).act("produce-cure", "produce");
    assert_eq!(one.player(0).goods, [0, 5, 0, 7, 0], "while one is above, others stop");
    let full = t.clone().goods(0, [0, 2, 0, 7, 0]).act("produce-cure", "produce");
    assert_eq!(full.player(0).goods, [0, 3, 0, 7, 0]);
    let sick = t.goods(0, [0, 4, 0, 4, 0]).keep(0, Space::TRACK, 1).act("produce-cure", "produce");
    assert_eq!(sick.player(0).goods, [0, 4, 0, 4, 0]);
}

#[test]
fn pe_228_adrenaline_shot_repeats_a_space_used_this_year() {
    let mut t = table(3).tech(0, 28).castle(0, "orlin").turn(0);
    t.refuses("use adrenaline-shot", "PE-228", "no-repeat-yet");
    t.plays(&["cell produce-cure", "done"]);
    let mut t = t.turn(0);
    t.play("use adrenaline-shot");
    assert_eq!(t.offers("do"), ["produce", "cure"], "both may be done, even if neither was");
    t.play("do produce");
    assert_eq!(t.player(0).goods[3], 1);
    let mut two = table(3).tech(0, 28).turn(0);
    two.seat(0).grid = 0b11;
    two.play("use adrenaline-shot").refuses("cell produce-assign", "PE-228", "no-cell-unused");
    let mut used = two;
    used.plays(&["cell move-research", "done"]);
    let mut used = used.turn(0);
    used.refuses("use adrenaline-shot", "PE-228", "no-card-used");
}

#[test]
fn pe_229_tuition_pays_once_an_assign_that_sends_people_to_the_capital() {
    let mut t = table(3).tech(0, 29).recovered(0, 3).act("move-assign", "assign");
    t.plays(&["assign capital", "reward reward-03"]);
    assert_eq!(t.player(0).goods[4], 1);
    t.play("assign capital");
    assert_eq!(t.player(0).goods[4], 1, "once an action");
}

#[test]
fn pe_230_storage_container_adds_the_resource_of_the_doctors_place() {
    let t = table(3).tech(0, 30).castle(0, "orlin").doctor(0, "ulmar");
    assert_eq!(t.clone().act("produce-cure", "produce").player(0).goods, [0, 0, 1, 1, 0]);
    assert_eq!(t.destroy("ulmar").act("produce-cure", "produce").player(0).goods, [0, 0, 0, 1, 0]);
}

#[test]
fn pe_231_a_restricted_move_jumps_only_improved_or_with_horseshoes() {
    let t = table(3).tech(0, 6).doctor(0, "orlin").keep(0, Space::MOVE, 1).research(0, 1);
    let mut t = moving(t);
    t.refuses("jump eskel", "PE-231", "no-jump-steps");
    t.plays(&["improve", "jump eskel"]);
    let mut shoes = moving(table(3).tech(0, 6).tech(0, 22).doctor(0, "orlin"));
    shoes.plays(&["jump eskel", "move ostrand", "move hestor"]);
    assert!(shoes.offers("move").is_empty(), "jumps and walks two");
}

#[test]
fn pe_232_with_mask_and_transport_of_n_people_n_less_three_cost_food() {
    let t = table(3).tech(0, 4).tech(0, 8).doctor(0, "orlin").sick("tamsen", 4).goods(0, [0, 0, 1, 0, 0]);
    let mut t = moving(t.camp(0, "corvel"));
    t.play("move tamsen");
    assert_eq!(
        (t.sick_at("tamsen"), t.player(0).goods[2], t.player(0).sick[0]),
        (1, 0, 3),
        "paying for two was too much"
    );
}

#[test]
fn pe_233_healed_or_treated_people_count_as_taken_but_not_the_one_left() {
    let t = table(3).year(5).decree(3, 12).doctor(0, "orlin").sick("tamsen", 2);
    let mut healed = moving(t.clone().tech(0, 21));
    healed.play("move tamsen");
    assert_eq!((healed.player(0).recovered, healed.player(0).tasks[2]), (1, 1));
    let mut treated = moving(t.clone().tech(0, 14).goods(0, [0, 0, 1, 0, 0]));
    treated.plays(&["move tamsen", "enter pay", "put hospital"]);
    assert_eq!(treated.player(0).tasks[2], 1);
    let mut left = moving(t.tech(0, 4));
    left.plays(&["move tamsen", "enter pay-leave-one"]);
    assert_eq!(left.player(0).tasks[2], 0);
}

#[test]
fn pe_234_free_people_take_the_next_space_and_change_the_price_of_the_next() {
    let mut t = table(3).tech(0, 14).keep(0, Space::AREA, 1).recovered(0, 3).goods(0, [0, 0, 0, 2, 0]);
    t.seat(0).treated[1] = 1;
    let mut t = curing(t);
    t.plays(&["use hospital-tent", "cure quarantine"]);
    assert_eq!((t.player(0).recovered, t.player(0).goods[3]), (5, 0), "the free one took the cheap space");
    assert!(t.player(0).has(Tech::HOSPITAL_TENT));
}
