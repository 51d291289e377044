//! PE-70 to PE-82.

use crate::choice::Space;
use crate::table::Options;
use crate::testing::{Test, duel, table};

fn building(t: Test) -> Test {
    t.act("construct-cure", "construct")
}

fn producing(t: Test) -> Test {
    t.act("produce-cure", "produce")
}

#[test]
fn pe_70_on_the_map_or_in_the_capital() {
    let mut t = building(table(3).doctor(0, "ostrand").goods(0, [5, 5, 5, 5, 5]));
    assert!(t.can("construct quarter-1") && t.can("raise granary"));
    t.plays(&["construct quarter-1", "coins 0", "coins 0"]);
    assert_ne!(t.asks().1, "ask-construct");
    let t = table(3).doctor(0, "ostrand").camp(0, "sennet").influence(0, 19).goods(0, [5, 5, 5, 5, 0]);
    let mut t = building(t);
    t.plays(&["construct quarter-1", "at ostrand"]);
    t.refuses("raise granary", "PE-70", "no-capital-too");
}

#[test]
fn pe_71_up_to_two_buildings_where_doctor_and_camp_are() {
    let t = table(3).doctor(0, "ostrand").camp(0, "sennet").influence(0, 19).goods(0, [5, 5, 0, 0, 0]);
    let mut t = building(t);
    t.play("construct quarter-3");
    assert_eq!(t.offers("at"), ["ostrand", "sennet"]);
    t.refuses("at orlin", "PE-71", "no-site-away").play("at ostrand");
    t.refuses("construct quarter-3", "PE-71", "no-building-built").play("construct workshop");
    assert_eq!(t.player(0).own.len(), 2);
    assert_eq!(t.asks().1, "ask-action", "no third");
    let mut own = building(table(3).doctor(0, "ostrand").castle(0, "ostrand").goods(0, [5, 5, 0, 0, 0]));
    own.refuses("construct quarter-1", "PE-71", "no-site-own");
    let mut full = building(table(3).doctor(0, "orlin").castle(1, "orlin").goods(0, [5, 5, 0, 0, 0]));
    full.refuses("construct quarter-1", "PE-71", "no-site-full");
    let mut poor = building(table(3).doctor(0, "ostrand").goods(0, [2, 0, 0, 0, 0]));
    poor.refuses("construct quarter-1", "PE-71", "no-building-cost");
    let town = table(3).doctor(0, "sennet").castle(1, "sennet").goods(0, [1, 1, 0, 0, 0]);
    assert!(building(town.clone()).can("construct quarter-1"));
    assert!(!building(town.castle(2, "sennet")).can("construct quarter-1"), "a town holds two");
    let city =
        table(5).doctor(0, "ostrand").castle(1, "ostrand").castle(2, "ostrand").goods(0, [1, 1, 0, 0, 0]);
    assert!(building(city.clone()).can("construct quarter-1"));
    assert!(!building(city.castle(3, "ostrand")).can("construct quarter-1"), "a city holds three");
    let mut same =
        building(table(3).doctor(0, "ostrand").camp(0, "ostrand").influence(0, 19).goods(0, [5, 5, 0, 0, 0]));
    same.play("construct quarter-1");
    assert_eq!((same.asks().1, same.player(0).own.len()), ("ask-action", 1), "in the same place: one");
}

#[test]
fn pe_72_building_where_the_camp_is_brings_it_back() {
    let mut t = building(table(3).doctor(0, "ostrand").camp(0, "ostrand").goods(0, [1, 1, 0, 0, 0]));
    t.play("construct quarter-1");
    assert!(!t.player(0).camp.is_some(), "by right of the doctor");
    let mut t =
        building(table(3).doctor(0, "orlin").castle(0, "orlin").camp(0, "ostrand").goods(0, [1, 1, 0, 0, 0]));
    t.play("construct quarter-1");
    assert!(!t.player(0).camp.is_some(), "by right of the camp");
}

#[test]
fn pe_73_a_building_gets_the_resource_of_its_place() {
    let mut t = building(table(3).doctor(0, "sennet").goods(0, [5, 5, 0, 0, 0]));
    t.play("construct factory");
    t.play("exchange wood-wood");
    let mut t = t.turn(0);
    t.plays(&["cell produce-cure", "do produce"]);
    assert_eq!(t.player(0).goods[1], 3 + 1, "stone of sennet");
}

#[test]
fn pe_74_influence_by_size_less_one_for_each_building_of_others() {
    let influence = |t: Test| {
        let mut t = building(t.goods(0, [1, 1, 0, 0, 0]));
        t.play("construct quarter-1");
        t.player(0).influence
    };
    assert_eq!(influence(table(4).doctor(0, "ostrand")), 3);
    assert_eq!(influence(table(4).doctor(0, "sennet")), 2);
    assert_eq!(influence(table(4).doctor(0, "orlin")), 1);
    assert_eq!(influence(table(4).doctor(0, "ostrand").castle(1, "ostrand").castle(2, "ostrand")), 1);
    assert_eq!(influence(table(4).doctor(0, "sennet").castle(1, "sennet")), 1);
}

#[test]
fn pe_75_a_capital_building_from_anywhere_each_once() {
    let mut t = building(table(3).doctor(0, "orlin").castle(0, "orlin").goods(0, [4, 4, 0, 0, 0]));
    t.play("raise cathedral");
    if t.asks().1 == "ask-crate" {
        t.play("kind food");
    }
    assert_eq!((t.player(0).prestige, t.player(0).influence), (6, 4));
    assert_eq!(t.asks().1, "ask-action", "one an action");
    let mut next = building(t.goods(0, [5, 5, 5, 5, 0]));
    next.refuses("raise cathedral", "PE-75", "no-capital-built");
    let mut poor = building(table(3).goods(0, [4, 3, 0, 0, 0]));
    poor.refuses("raise cathedral", "PE-75", "no-building-cost");
}

#[test]
fn pe_76_restricted_one_more_wood_or_stone_once_and_improved_one_less() {
    let t = table(3).doctor(0, "ostrand").influence(0, 19).keep(0, Space::CONSTRUCT, 1);
    let mut poor = building(t.clone().goods(0, [1, 1, 0, 0, 0]));
    poor.refuses("construct quarter-1", "PE-71", "no-building-cost");
    let mut t = building(t.camp(0, "sennet").goods(0, [3, 2, 0, 0, 0]));
    t.plays(&["construct quarter-1", "at ostrand"]);
    assert_eq!((t.asks().1, t.offers("kind").len()), ("ask-more", 2));
    t.refuses("kind food", "PE-76", "no-kind-wood-stone").play("kind wood");
    assert_eq!(t.player(0).goods, [1, 1, 0, 0, 0]);
    t.play("construct quarter-2");
    assert_eq!(t.player(0).goods, [0, 0, 0, 0, 1], "the second pays nothing more, and space 23 gave a coin");
    let mut t = building(table(3).doctor(0, "ostrand").goods(0, [0, 1, 0, 0, 0]).research(0, 1));
    t.play("construct quarter-1");
    assert_eq!(
        (t.player(0).goods, t.player(0).research),
        ([0; 5], 0),
        "only the improvement makes it possible"
    );
    let mut t = building(table(3).doctor(0, "ostrand").goods(0, [2, 1, 0, 2, 0]).research(0, 1));
    t.play("raise hospital");
    assert_eq!((t.player(0).goods, t.player(0).research), ([1, 0, 0, 0, 0], 0), "in the capital too");
    let mut t = building(table(3).doctor(0, "ostrand").goods(0, [1, 0, 0, 0, 0]).research(0, 1));
    t.play("construct quarter-1");
    assert_eq!(t.player(0).goods, [0; 5]);
}

#[test]
fn pe_77_the_first_building_may_pay_for_the_second() {
    let t = table(3).doctor(0, "ostrand").camp(0, "sennet").influence(0, 8).goods(0, [2, 1, 0, 0, 0]);
    let mut t = building(t);
    t.plays(&["construct quarter-1", "at ostrand"]);
    assert_eq!((t.player(0).influence, t.player(0).goods), (11, [1, 0, 0, 0, 1]), "the coin of space 11");
    t.play("construct quarter-2");
    assert_eq!(t.player(0).goods, [0; 5]);
    let t =
        table(3).decree(1, 5).decree(3, 14).year(5).doctor(0, "terras").camp(0, "blessir").influence(0, 19);
    let mut t = building(t.goods(0, [2, 2, 0, 0, 0]));
    t.plays(&["construct quarter-1", "at terras", "construct quarter-2"]);
    assert_eq!(t.player(0).tasks[2], 1, "the second sees the first as standing");
}

#[test]
fn pe_78_capital_buildings_and_the_castle_are_not_constructed_on_the_map() {
    let t = duel().castle(0, "orlin").castle(1, "eskel");
    assert_eq!(crate::decrees::constructed(&t.game, game::Seat(0)), 0);
    let t = t.options(Options { castle_counts: true, ..Options::default() });
    assert_eq!(crate::decrees::constructed(&t.game, game::Seat(0)), 1);
    let mut t = building(table(3).decree(1, 5).goods(0, [4, 4, 0, 0, 0]));
    t.play("raise cathedral");
    assert_eq!((t.player(0).tasks[0], crate::decrees::constructed(&t.game, game::Seat(0))), (0, 0));
    let t = table(3).castle(0, "orlin").castle(1, "sennet").doctor(0, "sennet").goods(0, [1, 1, 0, 0, 0]);
    let mut t = building(t);
    t.play("construct quarter-1");
    assert_eq!(t.player(0).influence, 1, "another's castle is a building of the map");
}

#[test]
fn pe_80_quarters_and_workshop_need_somebody_castle_and_factory_do_not() {
    let t = table(3).castle(0, "orlin").built(0, "quarter_1", "tamsen").built(0, "workshop", "sennet");
    let t = t.built(0, "factory", "ulmar").built(0, "treasury", "ostrand");
    assert_eq!(producing(t.clone()).player(0).goods, [0, 0, 1, 1, 0]);
    let t = t.staff(0, "quarter_1").staff(0, "workshop").staff(0, "treasury");
    assert_eq!(producing(t).player(0).goods, [1, 2, 1, 1, 1], "the treasury a coin instead");
}

#[test]
fn pe_81_a_research_for_each_person_on_a_laboratory_space() {
    for (people, research) in [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3), (12, 5)] {
        let t = producing(table(3).castle(0, "orlin").recovered(0, people));
        assert_eq!(t.player(0).research, research, "{people} healthy");
    }
}

#[test]
fn pe_82_restricted_one_resource_less_and_improved_one_more_of_a_buildings_kind() {
    let t = table(3)
        .castle(0, "orlin")
        .built(0, "factory", "ulmar")
        .tech(0, 30)
        .doctor(0, "sennet")
        .recovered(0, 2);
    let mut less = producing(t.clone().keep(0, Space::PRODUCE, 1));
    assert_eq!(
        (less.asks().1, less.offers("kind")),
        ("ask-produce-less", ["stone", "food", "herbs"].map(String::from).to_vec())
    );
    less.refuses("kind wood", "PE-82", "no-kind-not-given").play("kind food");
    assert_eq!(
        (less.player(0).goods, less.player(0).research),
        ([0, 1, 0, 1, 0], 1),
        "research is not touched"
    );
    let mut more = producing(t.clone().research(0, 1));
    more.play("improve");
    assert_eq!(more.offers("kind"), ["food", "herbs"], "card 30 is no building");
    more.play("kind herbs");
    assert_eq!(more.player(0).goods, [0, 1, 1, 2, 0]);
    let mut both = producing(t.research(0, 1).keep(0, Space::PRODUCE, 1));
    both.plays(&["improve", "kind food"]);
    assert!(both.can("kind food"), "a kind the restriction took away was given");
    let mut cut = producing(table(3).castle(0, "orlin").keep(0, Space::PRODUCE, 1).goods(0, [0, 0, 0, 5, 0]));
    assert_eq!(cut.play("do cure").player(0).goods[3], 5);
}
