//! PE-50 to PE-59.

use crate::choice::Space;
use crate::table::Options;
use crate::testing::{Test, table};
use game::Edition;

fn moving(t: Test) -> Test {
    t.act("move-cure", "move")
}

#[test]
fn pe_50_two_steps_along_roads_and_none_for_own_buildings_or_the_capital() {
    let mut t = moving(table(3).doctor(0, "orlin").castle(0, "quennar"));
    assert_eq!(t.offers("move"), ["sennet", "ulmar", "tamsen"]);
    assert_eq!(t.offers("through"), ["ostrand", "strathen", "orlin"], "sennet and ulmar are next door");
    t.refuses("move blessir", "PE-50", "no-road");
    t.plays(&["move tamsen", "move jorvane"]);
    assert_eq!(t.offers("move"), ["quennar"], "no step left, but the castle costs none");
    t.refuses("move silvet", "PE-50", "no-steps").play("move quennar");
    let mut t = moving(table(3).doctor(0, "orlin"));
    t.plays(&["through ostrand", "move eskel"]);
    assert!(t.offers("move").is_empty(), "through the capital was one step");
    let mut t = moving(table(3).doctor(0, "corvel"));
    t.refuses("through ostrand", "PE-50", "no-capital-road");
}

#[test]
fn pe_51_no_place_is_entered_twice_but_the_place_of_departure_once() {
    let mut t = moving(table(3).doctor(0, "orlin").tech(0, 22));
    t.plays(&["move tamsen", "move orlin"]);
    t.refuses("move tamsen", "PE-51", "no-place-twice");
    t.plays(&["through ostrand", "move strathen"]);
    t.refuses("through orlin", "PE-51", "no-capital-twice");
    let mut t = moving(table(3).doctor(0, "orlin"));
    t.play("through orlin");
    assert_eq!(t.player(0).doctor, t.place("orlin"), "straight through the capital and back");
    t.play("done");
    assert_eq!(t.player(0).goods[3], 1, "it was entered, so it gives its herbs");
}

#[test]
fn pe_51_back_through_capital_no_forbids_the_way_back_to_the_place_of_departure() {
    let options = Options { no_way_back: true, ..Options::default() };
    let mut t = moving(table(3).options(options).doctor(0, "orlin"));
    assert!(!t.offers("through").contains(&"orlin".to_owned()));
    t.refuses("through orlin", "PE-51", "no-way-back").plays(&["move tamsen", "move orlin"]);
}

#[test]
fn pe_52_the_first_of_a_place_is_free_each_further_one_costs_food_or_the_camp_takes_all() {
    let mut t = moving(table(3).doctor(0, "orlin").sick("tamsen", 3).goods(0, [0, 0, 2, 0, 0]));
    t.play("move tamsen");
    assert_eq!(t.offers("enter"), ["pay", "camp"]);
    t.play("enter pay");
    assert_eq!((t.player(0).goods[2], t.player(0).sick[0], t.sick_at("tamsen")), (0, 3, 0));
    let mut t = moving(table(3).doctor(0, "orlin").sick("tamsen", 3));
    t.play("move tamsen");
    assert_eq!((t.player(0).camp, t.player(0).sick[0]), (t.place("tamsen"), 3), "only the camp would do");
    let mut t =
        moving(table(3).doctor(0, "orlin").sick("tamsen", 3).camp(0, "corvel").goods(0, [0, 0, 1, 0, 0]));
    t.refuses("move tamsen", "PE-52", "no-food-place");
    let mut t = moving(table(3).doctor(0, "orlin").sick("tamsen", 1));
    t.play("move tamsen");
    t.refuses("enter camp", "PE-50", "no-answer");
}

#[test]
fn pe_53_a_road_costs_a_food_for_each_and_the_camp_does_not_help() {
    let mut t = moving(table(3).doctor(0, "orlin").road("orlin", "sennet", 2).goods(0, [0, 0, 1, 0, 0]));
    t.refuses("move sennet", "PE-53", "no-food-road");
    let mut t = moving(
        table(3)
            .tech(0, 4)
            .tech(0, 8)
            .doctor(0, "orlin")
            .road("orlin", "sennet", 2)
            .goods(0, [0, 0, 1, 0, 0]),
    );
    t.refuses("move sennet", "PE-53", "no-food-road");
    let mut t = moving(table(3).doctor(0, "orlin").road("orlin", "sennet", 2).goods(0, [0, 0, 1, 0, 1]));
    t.play("move sennet");
    assert_eq!((t.player(0).goods, t.player(0).sick[0]), ([0; 5], 2));
}

#[test]
fn pe_54_a_road_with_three_then_a_city_with_three() {
    let options = Options { cemetery_all_full: false, ..Options::default() };
    let t = table(3).options(options).doctor(0, "strathen").road("strathen", "ostrand", 3).sick("ostrand", 3);
    let mut t = moving(t.camp(0, "corvel").goods(0, [0, 0, 5, 0, 0]));
    t.play("move ostrand");
    assert_eq!(t.player(0).goods[2], 0, "three food for the road, two for the city");
    assert_eq!(t.asks().1, "ask-put");
    t.plays(&["put cemetery", "put move", "put produce"]);
    assert_eq!(t.player(0).sick, [3, 0, 0, 1, 0, 1, 0, 1]);
}

#[test]
fn pe_55_the_place_where_the_move_ends_gives_its_resource() {
    let mut t = moving(table(3).doctor(0, "orlin"));
    t.plays(&["move tamsen", "move jorvane", "done"]);
    assert_eq!(t.player(0).goods, [0, 1, 0, 0, 0], "stone of jorvane, nothing of tamsen");
    let mut t = moving(table(3).doctor(0, "orlin"));
    t.play("done");
    assert_eq!(t.player(0).goods, [0; 5], "who enters no place gains nothing");
}

#[test]
fn pe_56_the_camp_may_be_set_on_departure_passed_or_last_place() {
    let mut t = moving(table(3).doctor(0, "orlin"));
    t.play("camp");
    assert_eq!(t.asks().1, "ask-leave");
    t.refuses("done", "PE-56", "no-leave-first").play("move tamsen");
    assert_eq!(t.player(0).camp, t.place("orlin"));
    t.refuses("camp", "PE-56", "no-camp-out");
    let mut t = moving(table(3).doctor(0, "orlin"));
    t.plays(&["move tamsen", "camp", "move jorvane", "done"]);
    assert_eq!(t.player(0).camp, t.place("tamsen"));
    let mut t = moving(table(3).doctor(0, "orlin").destroy("tamsen"));
    t.play("move tamsen").refuses("camp", "PE-56", "no-camp-ruins");
    let mut t = moving(table(3).doctor(0, "corvel").sick("velmora", 2).sick("talvik", 2).sick("farrin", 2));
    t.refuses("camp", "PE-56", "no-camp-unmoved");
}

#[test]
fn pe_57_restricted_one_step_less_and_improved_one_more() {
    let mut t = moving(table(3).doctor(0, "orlin").keep(0, Space::MOVE, 1).research(0, 1));
    t.play("move tamsen");
    assert!(t.offers("move").is_empty());
    t.play("improve").play("move jorvane");
    assert!(t.offers("move").is_empty());
    let mut t = moving(table(3).doctor(0, "orlin").research(0, 1));
    t.plays(&["move tamsen", "move jorvane", "improve", "move silvet"]);
}

#[test]
fn pe_58_a_camp_takes_all_of_the_place_free_except_one_left_on_this_entry() {
    let mut t = moving(table(3).tech(0, 4).doctor(0, "orlin").sick("orlin", 1));
    t.plays(&["camp", "move tamsen"]);
    assert_eq!((t.sick_at("orlin"), t.player(0).sick[0]), (0, 1), "one the mask left earlier");
    let mut t = moving(table(3).tech(0, 4).doctor(0, "orlin").sick("tamsen", 1));
    t.plays(&["move tamsen", "enter pay-leave-one", "camp"]);
    assert_eq!((t.sick_at("tamsen"), t.player(0).sick[0]), (1, 0));
    let mut t = moving(table(3).doctor(0, "orlin").sick("orlin", 2));
    t.play("move tamsen");
    assert_eq!(t.sick_at("orlin"), 2, "who is at the place of departure is otherwise not taken");
}

#[test]
fn pe_58_back_at_the_place_of_departure_the_camp_has_taken_everybody() {
    let mut t = moving(table(3).tech(0, 4).doctor(0, "orlin").sick("orlin", 3));
    t.plays(&["camp", "through orlin"]);
    assert_eq!(t.asks().1, "ask-step", "nothing to pay, nobody to leave");
    assert_eq!((t.sick_at("orlin"), t.player(0).sick[0]), (0, 3));
    assert_eq!(t.player(0).camp, t.place("orlin"));
    let first = Options::first_values(Edition(1));
    let mut t = moving(table(3).options(first).tech(0, 4).doctor(0, "orlin").sick("orlin", 1));
    t.plays(&["camp", "through orlin", "enter pay-leave-one"]);
    assert_eq!((t.sick_at("orlin"), t.player(0).sick[0]), (0, 1), "the camp took the one to be left");
}

#[test]
fn pe_59_a_step_is_paid_as_one_whole_before_anybody_is_taken_in() {
    let t =
        table(3).doctor(0, "ostrand").capital_road("ostrand", 1).capital_road("sennet", 1).sick("sennet", 2);
    let mut t = moving(t.camp(0, "corvel").goods(0, [0, 0, 2, 0, 0]));
    t.refuses("through sennet", "PE-52", "no-food-place");
    let t =
        table(3).doctor(0, "ostrand").capital_road("ostrand", 1).capital_road("sennet", 1).sick("sennet", 2);
    let mut t = moving(t.camp(0, "corvel").goods(0, [0, 0, 3, 0, 0]));
    t.play("through sennet");
    assert_eq!((t.player(0).goods[2], t.player(0).sick[0], t.asks().1), (0, 3, "ask-put"));
}

#[test]
fn the_steps_offered_come_with_their_price() {
    let t = moving(
        table(3)
            .doctor(0, "orlin")
            .castle(0, "tamsen")
            .sick("sennet", 3)
            .road("orlin", "sennet", 1)
            .goods(0, [0, 0, 4, 0, 0]),
    );
    let offers = crate::forecast::steps(&t.game, game::Seat(0));
    let offer = |id: &str| *offers.iter().find(|offer| offer.to == t.place(id)).expect("offered");
    let sennet = offer("sennet").price;
    assert_eq!((sennet.steps, sennet.road_food, sennet.food, sennet.people, sennet.camp), (1, 1, 2, 3, true));
    assert_eq!(offer("tamsen").price.steps, 0);
}
