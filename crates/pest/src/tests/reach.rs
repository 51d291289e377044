//! Where a Move could lead, and what a screen shows of it.

use crate::choice::{Action, Cell, Space};
use crate::reach::{Reach, reach};
use crate::study::Study;
use crate::testing::{Test, table};
use game::Seat;

/// The way to a place, if there is one.
fn way(t: &Test, place: &str) -> Option<Reach> {
    let place = t.place(place);
    reach(&t.game, Seat(0)).into_iter().find(|way| way.place == place)
}

fn path(t: &Test, place: &str) -> Vec<&'static str> {
    let way = way(t, place).unwrap_or_else(|| panic!("no way to {place}"));
    way.path.iter().map(|(place, _)| t.game.pack.get().map.places[place.index()].id).collect()
}

#[test]
fn pe_50_a_move_reaches_two_steps_and_on_through_own_buildings_and_the_capital() {
    let t = table(3).doctor(0, "orlin").castle(0, "quennar");
    assert_eq!(path(&t, "tamsen"), ["tamsen"]);
    assert_eq!(path(&t, "quennar"), ["tamsen", "quennar"]);
    let there = way(&t, "quennar").expect("a way");
    assert_eq!((there.steps, there.food, there.sick), (1, 0, 0), "the castle costs no step");
    assert_eq!(path(&t, "eskel"), ["ostrand", "eskel"], "through the capital is one step");
    assert!(way(&t, "karthune").is_none());
}

#[test]
fn pe_52_the_cheapest_way_is_the_one_with_the_least_food() {
    let t = table(3).doctor(0, "orlin").sick("tamsen", 3).goods(0, [0, 0, 1, 0, 1]);
    let there = way(&t, "tamsen").expect("a way");
    assert_eq!((there.steps, there.food, there.coins, there.sick), (1, 1, 1, 3), "the first is free");
    let broke = table(3).doctor(0, "orlin").sick("tamsen", 3);
    let there = way(&broke, "tamsen").expect("a way");
    assert!(there.camp && there.food == 0, "only the camp would do");
    let stuck = table(3).doctor(0, "orlin").sick("tamsen", 3).camp(0, "corvel");
    assert!(way(&stuck, "tamsen").is_none());
}

#[test]
fn pe_57_research_reaches_one_step_further_and_says_so() {
    let t = table(3).doctor(0, "orlin").keep(0, Space::MOVE, 1);
    assert!(way(&t, "jorvane").is_none(), "restricted to one step");
    let t = t.research(0, 1);
    assert!(way(&t, "jorvane").is_some_and(|way| way.improve && way.steps == 2));
    assert!(way(&t, "tamsen").is_some_and(|way| !way.improve));
}

#[test]
fn every_reachable_place_has_a_path() {
    let t = table(3).doctor(0, "orlin").castle(0, "quennar").sick("tamsen", 2).sick("sennet", 1);
    let t = t.road("orlin", "sennet", 1).goods(0, [0, 0, 2, 0, 1]).tech(0, 22);
    let ways = reach(&t.game, Seat(0));
    assert!(ways.len() > 15);
    for way in ways {
        let mut walk = t.clone().act("move-cure", "move");
        for (place, how) in &way.path {
            let id = t.game.pack.get().map.places[place.index()].id;
            let word = ["move", "through", "jump"][*how as usize];
            walk.play(&format!("{word} {id}"));
            if walk.can("enter pay") {
                walk.play("enter pay");
            }
            while let Some(coins) = walk.offers("coins").first().cloned() {
                walk.play(&format!("coins {coins}"));
            }
        }
        assert_eq!(walk.player(0).doctor, way.place);
        let paid = 3 - walk.player(0).goods[2] - walk.player(0).goods[4];
        assert_eq!((paid, walk.player(0).in_quarantine()), (way.food + way.coins, way.sick), "{way:?}");
    }
}

#[test]
fn a_study_foretells_the_stock_after_produce_and_cure() {
    let t = table(3).castle(0, "orlin").doctor(0, "sennet").goods(0, [1, 1, 0, 5, 1]).recovered(0, 3);
    let t = t.keep(0, Space::AREA, 2);
    let study = serde_json::to_value(Study::of(&t.game, Seat(0))).expect("it can be written");
    let cell = |top, left| &study["cells"][Cell::of(top, left).index()];
    let both = cell(Action::Produce, Action::Cure);
    assert_eq!(both["cell"], "produce-cure");
    assert_eq!(both["left"], serde_json::json!({ "action": "cure", "people": 2, "herbs": 3, "coins": 0 }));
    assert_eq!(
        (&both["after"]["herbs"], &both["after"]["research"]),
        (&2.into(), &1.into()),
        "five is the limit"
    );
    assert!(cell(Action::Move, Action::Assign)["after"].is_null(), "nothing of it can be foretold");
    assert_eq!(study["forecast"].as_array().map(Vec::len), Some(18));
    assert_eq!(study["market"][0]["buyers"], serde_json::json!([]));
}

#[test]
fn pe_06_of_each_stack_no_more_come_than_are_in_the_game() {
    let mut t = crate::testing::solo();
    let first = t.game.pack.stacks[0];
    t.game.table.pests = first & first.wrapping_sub(1);
    let study = serde_json::to_value(Study::of(&t.game, Seat(0))).expect("it can be written");
    assert_eq!(study["forecast"].as_array().map(Vec::len), Some(18 - 3), "the third of the stack is out");
}
