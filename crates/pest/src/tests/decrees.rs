//! PE-301 to PE-316: each agenda and each imperative.

use crate::choice::Space;
use crate::components::Decree;
use crate::testing::{Test, duel, table};

/// The prestige of seat 0's agenda.
fn agenda(t: &Test, number: u8) -> u8 {
    crate::decrees::agenda(&t.game, Decree(number - 1), game::Seat(0))
}

/// Whether seat 0 fulfils the imperative by building where the doctor is.
fn fulfils(t: Test, number: u8, place: &str) -> bool {
    let era = (number - 1) / 5 + 1;
    let mut t =
        t.year(2 * era - 1).decree(era, number).doctor(0, place).influence(0, 19).goods(0, [1, 1, 0, 0, 0]);
    t = t.act("construct-cure", "construct");
    t.play("construct quarter-1");
    t.player(0).tasks[usize::from(era) - 1] == 1
}

#[test]
fn pe_301_heal_the_people_and_farm_restoration() {
    let t = table(3).tech(0, 25).recovered(0, 3).capital(0, 2).built(0, "quarter_1", "orlin");
    assert_eq!(agenda(&t.staff(0, "quarter_1").staff(0, "workshop_card"), 1), 7);
    let mut t = table(3).tech(0, 10);
    t.seat(0).experts = 2;
    assert_eq!(agenda(&t, 1), 2);
    assert!(fulfils(table(3), 1, "ulmar") && !fulfils(table(3), 1, "orlin"));
}

#[test]
fn pe_302_shelter_the_sick_and_logging_camp_repair() {
    let mut t =
        table(3).tech(0, 1).keep(0, Space::AREA, 2).keep(0, Space::TRACK, 1).keep(0, Space::CEMETERY, 4);
    t.seat(0).treated[0] = 2;
    assert_eq!(agenda(&t, 2), 4);
    assert!(fulfils(table(3), 2, "tamsen") && !fulfils(table(3), 2, "ulmar"));
}

#[test]
fn pe_303_council_focus_and_quarry_reconstruction() {
    assert_eq!(agenda(&table(3).influence(0, 7), 3), 3);
    assert!(fulfils(table(3), 3, "sennet") && !fulfils(table(3), 3, "tamsen"));
}

#[test]
fn pe_304_political_war_by_place_and_grove_rehabilitation() {
    let all = |t: &Test| -> Vec<u8> {
        (0..3).map(|seat| crate::decrees::agenda(&t.game, Decree(3), game::Seat(seat))).collect()
    };
    assert_eq!(all(&table(3).influence(0, 2).influence(1, 9).influence(2, 4)), [3, 5, 4]);
    assert_eq!(all(&table(3).influence(1, 9)), [3, 5, 3], "tied at 0 both get the lowest of their places");
    assert!(fulfils(table(3), 4, "orlin") && !fulfils(table(3), 4, "sennet"));
}

#[test]
fn pe_305_political_war_for_food_and_rural_lord() {
    assert_eq!(agenda(&table(3).goods(0, [5, 5, 3, 5, 5]), 5), 3);
    assert!(fulfils(table(3), 5, "tamsen") && !fulfils(table(3), 5, "sennet"));
}

#[test]
fn pe_306_employment_program_and_collaboration() {
    let t = table(3)
        .tech(0, 25)
        .built(0, "quarter_1", "orlin")
        .built(0, "workshop", "sennet")
        .staff(0, "quarter_1");
    let mut t = t.staff(0, "workshop").staff(0, "workshop_card");
    t.seat(0).capital = 3;
    assert_eq!(agenda(&t, 6), 2);
    assert!(fulfils(table(3).castle(1, "sennet"), 6, "sennet") && !fulfils(table(3), 6, "sennet"));
}

#[test]
fn pe_307_infrastructure_and_ports_reconstruction() {
    let t = table(3).castle(0, "orlin").built(0, "quarter_1", "tamsen").built(0, "factory", "sennet");
    assert_eq!(agenda(&t, 7), 4, "the castle is not constructed");
    let counts = crate::table::Options { castle_counts: true, ..Default::default() };
    assert_eq!(agenda(&t.options(counts), 7), 6);
    assert!(
        fulfils(table(3), 7, "terras") && fulfils(table(3), 7, "lorrin") && !fulfils(table(3), 7, "orlin")
    );
}

#[test]
fn pe_308_quarantine_protocols_and_urban_planning() {
    let t = table(3).tech(0, 19).keep(0, Space::AREA, 2).keep(0, Space::PRODUCE, 1);
    assert_eq!(agenda(&t, 8), 3 + 3 + 1 + 2 - 3);
    assert!(fulfils(table(3), 8, "ostrand") && !fulfils(table(3), 8, "sennet"));
}

#[test]
fn pe_309_cooperation_and_settlement_rebuilding() {
    let t = table(3).built(0, "quarter_1", "sennet").castle(1, "sennet").built(0, "quarter_2", "ostrand");
    assert_eq!(agenda(&t, 9), 2);
    assert!(fulfils(table(3), 9, "sennet") && !fulfils(table(3), 9, "ostrand"));
}

#[test]
fn pe_310_emissaries_before_the_clearing_and_invention() {
    let mut t = table(3).year(4).decree(2, 10).capital(0, 3).capital(1, 3).end_era();
    assert_eq!((t.player(0).prestige, t.player(0).capital), (3 + 2, 0));
    t = table(3).year(3).decree(2, 10).research(0, 1).act("move-research", "research");
    t.plays(&["technology loading-crane"]).draw();
    assert_eq!((t.player(0).tasks[1], t.player(0).influence), (1, 1));
}

#[test]
fn pe_311_push_for_progress_and_containment_protocols() {
    let t = table(3).tech(0, 18).tech(0, 23).tech(0, 17);
    assert_eq!(agenda(&t, 11), 3 + 1 + 1);
    let t = table(3).year(5).decree(3, 11).doctor(0, "ostrand").road("ostrand", "strathen", 3);
    let mut t = t.road("strathen", "farrin", 1).goods(0, [0, 0, 4, 0, 0]).act("move-cure", "move");
    t.play("move strathen");
    assert_eq!(t.player(0).tasks[2], 1, "once a road, however many");
    t.play("move farrin");
    if t.asks().1 == "ask-put" {
        t.play("put produce");
    }
    assert_eq!(t.player(0).tasks[2], 2);
}

#[test]
fn pe_312_vast_accumulation_and_quarantine_expertise() {
    assert_eq!(agenda(&table(3).goods(0, [3, 2, 2, 4, 5]), 12), 4);
    let take = |people: u8| {
        let t = table(3).year(5).decree(3, 12).doctor(0, "orlin").sick("tamsen", people);
        let mut t = t.camp(0, "corvel").goods(0, [0, 0, 5, 0, 0]).act("move-cure", "move");
        t.play("move tamsen");
        t.player(0).tasks[2]
    };
    assert_eq!((take(1), take(2), take(3)), (0, 1, 1));
    let road = table(3).year(5).decree(3, 12).doctor(0, "ostrand").road("ostrand", "strathen", 3);
    let mut road = road.goods(0, [0, 0, 4, 0, 0]).act("move-cure", "move");
    road.play("move strathen");
    assert_eq!(road.player(0).tasks[2], 0, "a road is no place");
}

#[test]
fn pe_313_building_mastery_and_black_routes_restoration() {
    let t = table(3).castle(0, "orlin").built(0, "workshop", "sennet").built(0, "treasury", "ulmar");
    assert_eq!(agenda(&t.built(0, "quarter_1", "tamsen"), 13), 4);
    assert!(fulfils(table(3), 13, "strathen") && !fulfils(table(3), 13, "sennet"));
}

#[test]
fn pe_314_push_for_progress_and_empire_network() {
    assert_eq!(agenda(&table(3).tech(0, 21), 14), 3);
    assert!(fulfils(table(3).castle(0, "orlin"), 14, "sennet"), "the castle counts");
    assert!(!fulfils(table(3).castle(0, "eskel"), 14, "sennet"));
    assert!(!fulfils(table(3).castle(1, "orlin"), 14, "sennet"), "another's building does not");
}

#[test]
fn pe_315_efficient_production_and_outposts() {
    assert_eq!(agenda(&table(3).goods(0, [3, 2, 2, 0, 5]), 15), 3);
    assert!(fulfils(table(3).castle(0, "eskel"), 15, "sennet"));
    assert!(!fulfils(table(3).castle(0, "orlin"), 15, "sennet"));
}

#[test]
fn pe_316_agendas_are_counted_before_any_capital_reward() {
    let mut t = duel().year(6).decree(3, 5).capital(0, 3);
    t.game.table.capital_card = Some(crate::components::CapitalCard(3));
    t.game.table.neutral = 1;
    let mut t = t.end_era();
    assert_eq!(t.asks().1, "ask-crate");
    t.plays(&["kind food", "kind food", "bonus 2"]);
    assert_eq!((t.player(0).goods[2], t.player(0).prestige), (2, 3), "the food of the capital came too late");
}
