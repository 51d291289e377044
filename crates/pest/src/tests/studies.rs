//! PE-90 to PE-113.

use crate::choice::Space;
use crate::components::Tech;
use crate::table::Options;
use crate::testing::{Test, table};

fn researching(t: Test) -> Test {
    t.act("move-research", "research")
}

fn curing(t: Test) -> Test {
    t.act("move-cure", "cure")
}

fn assigning(t: Test) -> Test {
    t.act("move-assign", "assign")
}

#[test]
fn pe_90_one_open_technology_for_its_price_into_a_slot_it_fits() {
    let mut t = researching(table(3).research(0, 3).decree(1, 10));
    t.refuses("technology syringe", "PE-90", "no-not-open").play("technology quarantine-cabin");
    assert_eq!(t.asks().1, "draw-technology", "the middle slot is the only one, so nothing was asked");
    assert_eq!(
        (t.player(0).research, t.player(0).slots[1], t.player(0).tasks[0]),
        (1, Tech::QUARANTINE_CABIN, 0)
    );
    t.play("technology tuition");
    assert_eq!(t.player(0).tasks[0], 1, "the task comes after the market is filled");
    t.refuses("technology quarantine-checkpoint", "PE-90", "no-bought");
    let mut t = researching(table(3).research(0, 1));
    t.refuses("technology quarantine-cabin", "PE-90", "no-research").play("technology quarantine-checkpoint");
    assert_eq!(t.offers("slot"), ["top", "middle", "bottom"]);
    let mut t = researching(table(3).research(0, 2).tech(0, 18).market(&[9, 10, 24, 26, 27]));
    t.play("technology loading-crane");
    assert_eq!(t.player(0).slots[2], Tech::LOADING_CRANE);
    let mut t = researching(table(3).research(0, 2).market(&[24, 9, 10, 26, 27]));
    t.play("technology quarantine-checkpoint").play("slot bottom");
    t.draw();
    assert!(t.player(0).has(Tech::QUARANTINE_CHECKPOINT));
}

#[test]
fn pe_91_a_card_in_a_taken_slot_goes_back_into_the_deck_for_its_prestige() {
    let mut t = researching(table(3).research(0, 2).tech(0, 14));
    t.play("technology quarantine-cabin");
    assert_eq!((t.player(0).prestige, t.player(0).slots[1]), (2, Tech::QUARANTINE_CABIN));
    assert!(t.can("technology hospital-tent"), "it can be drawn at once");
    let mut held = table(3).research(0, 2).tech(0, 14);
    held.seat(0).treated[1] = 2;
    held.seat(0).recovered = 12;
    let mut held = researching(held);
    held.refuses("technology quarantine-cabin", "PE-91", "no-slot-occupied");
    let tent = table(3).research(0, 2).tech(0, 18).keep(0, Space::TENT, 1).market(&[19, 24, 9, 26, 27]);
    let mut t = researching(tent);
    t.refuses("technology quarantine-cabin", "PE-91", "no-slot-occupied");
    t.plays(&["shift tent-quarantine", "technology quarantine-cabin"]);
    assert!(t.player(0).has(Tech::QUARANTINE_CABIN));
    let mut any =
        researching(table(3).research(0, 1).tech(0, 18).keep(0, Space::TENT, 1).market(&[19, 24, 9, 26, 27]));
    any.play("technology quarantine-checkpoint").refuses("slot middle", "PE-91", "no-slot-occupied");
}

#[test]
fn pe_92_one_research_lays_out_five_new_cards_once_an_action() {
    let mut t = researching(table(3).research(0, 3));
    t.play("refresh");
    assert_eq!(
        (t.asks().1, t.offers("technology").len(), t.player(0).research),
        ("draw-technology", usize::from(Tech::COUNT), 2)
    );
    t.draw();
    assert_eq!(t.game.table.market.count_ones(), 5);
    t.refuses("refresh", "PE-92", "no-refresh-twice");
    researching(table(3).castle(0, "orlin").goods(0, [2, 0, 0, 0, 0])).refuses(
        "refresh",
        "PE-92",
        "no-research",
    );
    let two = Options { refresh_two: true, ..Options::default() };
    let mut t = researching(table(3).options(two).research(0, 1));
    t.play("refresh");
    t.refuses("technology syringe", "PE-92", "no-not-open");
    t.plays(&["technology quarantine-tent", "technology loading-crane"]);
    assert_eq!((t.asks().1, t.game.table.market.count_ones()), ("draw-technology", 3));
    let mut after = researching(table(3).research(0, 2));
    after.plays(&["technology quarantine-tent"]).draw();
    after.play("refresh");
}

#[test]
fn pe_93_people_of_a_discarded_card_go_to_the_recovery_track_and_its_room_is_lost() {
    let mut t = table(3).research(0, 2).tech(0, 10);
    t.seat(0).experts = 2;
    t.seat(0).recovered = 11;
    let mut t = researching(t);
    t.play("technology quarantine-cabin");
    assert_eq!(
        (t.player(0).recovered, t.player(0).experts),
        (12, 0),
        "one found room, one went to the stock"
    );
    let t = table(3).research(0, 2).tech(0, 26).goods(0, [6, 6, 0, 0, 0]).market(&[27, 18, 9, 10, 24]);
    let mut t = researching(t);
    t.play("technology storage-crates");
    assert_eq!(t.player(0).goods, [5, 5, 0, 0, 0], "what its room held is lost, before the new card comes");
    let mut t = table(3).tech(0, 28).research(0, 9).market(&[18, 19, 24, 26, 27]).turn(0);
    t.seat(0).grid = 1;
    t.plays(&["use adrenaline-shot", "do research", "technology quarantine-checkpoint", "slot top"]);
    assert!(!t.player(0).has(Tech::ADRENALINE_SHOT));
    t.play("technology adrenaline-shot");
    let mut again = researching(t);
    again.plays(&["technology adrenaline-shot", "slot top"]).draw();
    let mut again = again.turn(0);
    again.refuses("use adrenaline-shot", "PE-228", "no-card-used");
}

#[test]
fn pe_100_any_number_are_cured_each_at_the_herbs_of_its_space() {
    let t =
        table(3).keep(0, Space::AREA, 2).keep(0, Space::TRACK, 1).recovered(0, 3).goods(0, [0, 0, 0, 3, 0]);
    let mut t = curing(t);
    assert_eq!(t.offers("cure"), ["quarantine", "track"]);
    t.refuses("cure move", "PE-100", "no-cure-nobody").refuses("cure cemetery", "PE-100", "no-cure-dead");
    t.play("cure track");
    assert_eq!((t.player(0).goods[3], t.player(0).recovered), (2, 4));
    t.play("cure quarantine");
    assert_eq!((t.player(0).goods[3], t.player(0).recovered), (0, 5), "the fifth space costs two");
    assert_eq!(t.asks().1, "ask-action");
    let mut poor = curing(table(3).keep(0, Space::MOVE, 1).recovered(0, 4).goods(0, [0, 0, 0, 1, 0]));
    poor.refuses("cure move", "PE-100", "no-herbs");
}

#[test]
fn pe_101_people_come_to_the_first_free_space_and_leave_from_the_right() {
    let t = table(3)
        .built(0, "quarter_1", "orlin")
        .recovered(0, 5)
        .keep(0, Space::AREA, 1)
        .goods(0, [0, 0, 0, 3, 0]);
    let mut t = assigning(t);
    t.play("assign quarter-1");
    assert_eq!((t.player(0).recovered, t.line(0, "recovery")), (4, 4));
    let mut t = curing(t);
    t.play("cure quarantine");
    assert_eq!((t.player(0).recovered, t.player(0).goods[3]), (5, 1), "back on the fifth, at two herbs");
}

#[test]
fn pe_102_with_the_recovery_track_full_nobody_is_cured_or_gained() {
    let mut t = curing(table(3).keep(0, Space::MOVE, 1).recovered(0, 12).goods(0, [0, 0, 0, 5, 0]));
    t.refuses("cure move", "PE-102", "no-recovery-room");
    let mut wait = table(3).tech(0, 1).recovered(0, 12).built(0, "quarter_1", "orlin");
    wait.seat(0).treated[0] = 2;
    let mut wait = curing(wait);
    assert_eq!((wait.player(0).treated[0], wait.player(0).recovered), (3, 12), "waits on its last space");
    wait.seat(0).recovered = 11;
    let later = researching(wait);
    assert_eq!((later.player(0).treated[0], later.player(0).recovered), (0, 12));
    let mut camp =
        table(3).tech(0, 21).recovered(0, 12).doctor(0, "orlin").sick("tamsen", 2).act("move-cure", "move");
    camp.play("move tamsen");
    assert_eq!((camp.player(0).recovered, camp.player(0).sick[0]), (12, 2));
    let back = table(3).year(2).recovered(0, 12).capital(0, 1).end_era();
    assert_eq!((back.player(0).recovered, back.player(0).prestige), (12, 3 + 1), "no choice but the marker");
    let mut scholar =
        researching(table(3).tech(0, 11).recovered(0, 12).capital(0, 1).goods(0, [2, 0, 0, 0, 0]));
    scholar.refuses("use scholars", "PE-102", "no-recovery-room");
}

#[test]
fn pe_110_healthy_people_go_to_empty_own_buildings_or_the_capital() {
    let t = table(3).castle(0, "orlin").built(0, "factory", "ulmar").built(0, "quarter_1", "tamsen");
    let t = t.built(0, "workshop", "sennet").staff(0, "workshop").recovered(0, 2);
    let mut t = assigning(t);
    assert_eq!(t.offers("assign"), ["quarter-1", "capital"]);
    t.refuses("assign castle", "PE-110", "no-room-nobody").refuses(
        "assign factory",
        "PE-110",
        "no-room-nobody",
    );
    t.refuses("assign workshop", "PE-110", "no-room-taken").refuses(
        "assign quarter-2",
        "PE-110",
        "no-room-missing",
    );
    t.play("transfer workshop");
    assert_eq!(
        (t.asks().1, t.player(0).staff),
        ("ask-assign", 0b10),
        "one empty building, so nothing was asked"
    );
    t.refuses("transfer factory", "PE-110", "no-transfer-nobody");
    t.plays(&["assign workshop", "assign capital"]);
    assert_eq!((t.player(0).recovered, t.player(0).capital), (0, 1));
    let mut none = assigning(table(3).built(0, "quarter_1", "tamsen").goods(0, [2, 0, 0, 0, 0]));
    none.refuses("assign quarter-1", "PE-110", "no-healthy");
    let mut full = assigning(table(3).built(0, "quarter_1", "tamsen").staff(0, "quarter_1").recovered(0, 1));
    full.refuses("transfer quarter-1", "PE-110", "no-transfer-room");
}

#[test]
fn pe_111_sending_people_to_the_capital_brings_one_open_reward_an_action() {
    let mut t = assigning(table(3).recovered(0, 3));
    t.play("assign capital");
    assert_eq!((t.asks().1, t.offers("reward").len()), ("ask-reward", 8));
    t.play("reward reward-05");
    assert_eq!((t.player(0).goods[4], t.game.table.open_rewards.count_ones()), (1, 7));
    t.play("assign capital");
    assert_eq!(t.asks().1, "ask-assign", "one an action");
    t.seat(0).grid = 0;
    let mut next = assigning(t.recovered(0, 1));
    next.play("assign capital").refuses("reward reward-05", "PE-111", "no-reward-closed");
    let each = Options { reward_per_person: true, ..Options::default() };
    let mut t = assigning(table(3).options(each).recovered(0, 2));
    t.plays(&["assign capital", "reward reward-05", "assign capital"]);
    assert_eq!(t.asks().1, "ask-reward");
    let mut none = table(3).recovered(0, 1);
    none.game.table.open_rewards = 0;
    let mut none = assigning(none);
    none.play("assign capital");
    assert_eq!((none.asks().1, none.player(0).capital), ("ask-action", 1));
}

#[test]
fn pe_112_what_the_rewards_give() {
    let reward = |id: &str| {
        let mut t = table(5).recovered(0, 1);
        t.game.table.open_rewards = 0x3fff;
        t.game.table.rewards = 0x3fff;
        let mut t = assigning(t);
        t.plays(&["assign capital", &format!("reward {id}")]);
        t
    };
    assert_eq!(reward("reward-01").player(0).influence, 1);
    assert_eq!(reward("reward-03").player(0).research, 1);
    assert_eq!(reward("reward-05").player(0).goods, [0, 0, 0, 0, 1]);
    assert_eq!(reward("reward-07").asks().1, "ask-crate");
    assert_eq!(reward("reward-09").player(0).prestige, 1);
    assert_eq!(reward("reward-11").player(0).goods, [1, 0, 0, 0, 0]);
    assert_eq!(reward("reward-14").player(0).goods, [0, 0, 0, 1, 0]);
}

#[test]
fn pe_113_the_mobile_workshop_is_a_room_and_the_experts_are_filled_by_assign_only() {
    let mut t = table(3).tech(0, 25).recovered(0, 2).built(0, "quarter_1", "orlin").staff(0, "quarter_1");
    t.seat(0).workshop = Some(crate::place::Resource::Food);
    let mut t = assigning(t);
    t.play("transfer quarter-1");
    assert!(t.player(0).staffed(crate::choice::Room::WORKSHOP_CARD));
    let mut t =
        assigning(table(3).tech(0, 10).recovered(0, 3).built(0, "quarter_1", "orlin").staff(0, "quarter_1"));
    t.refuses("transfer quarter-1", "PE-110", "no-transfer-room");
    t.plays(&["assign experts", "assign experts"]).refuses("assign experts", "PE-210", "no-room-taken");
    assert!(t.offers("transfer").is_empty(), "emptied by Research or Cure only");
    let mut t = researching(table(3).tech(0, 25).tech(0, 11).capital(0, 1));
    t.play("use scholars");
    assert_eq!(t.offers("assign"), ["workshop-card", "recovery"]);
}
