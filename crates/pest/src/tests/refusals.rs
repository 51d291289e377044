//! Refusals that belong to no rule alone.

use crate::choice::{Choice, Space};
use crate::components::CapitalBuilding;
use crate::testing::table;
use game::Game as _;

#[test]
fn unknown_components_are_refused() {
    let t = table(3).goods(0, [5; 5]).act("construct-cure", "construct");
    let because = t.game.refusal(Choice::Raise(CapitalBuilding(7))).expect("refused");
    assert_eq!((because.key, because.rule.0), ("no-such", "PE-70"));
}

#[test]
fn chance_answers_its_own_questions() {
    let mut t = table(3).pest(7);
    t.play("draw support-01");
    let mut t = t.end_year();
    t.refuses("draw pest-07", "PE-05", "no-draw");
}

#[test]
fn nothing_is_answered_once_the_game_is_over() {
    let t = table(2).year(6).end_year();
    let because = t.game.refusal(Choice::Done).expect("refused");
    assert_eq!((because.key, because.rule.0), ("no-game-over", "PE-140"));
}

#[test]
fn an_exchange_must_wait_while_people_are_taken_in() {
    let t = table(3).doctor(0, "orlin").sick("tamsen", 1).keep(0, Space::AREA, 3).goods(0, [2, 0, 0, 0, 0]);
    let mut t = t.act("move-cure", "move");
    t.play("move tamsen").refuses("exchange wood-wood", "PE-44", "no-exchange-now");
}

#[test]
fn a_camp_that_changes_nothing_on_the_way_in_is_set_afterwards() {
    let mut t = table(3).tech(0, 4).doctor(0, "orlin").sick("tamsen", 1).act("move-cure", "move");
    t.play("move tamsen").refuses("enter camp", "PE-56", "no-camp-later");
    t.plays(&["enter pay", "camp"]);
}

#[test]
fn the_way_through_the_capital_is_not_offered_next_to_an_equal_road() {
    let mut t = table(3).doctor(0, "orlin").act("move-cure", "move");
    t.refuses("through sennet", "PE-50", "no-detour");
    let t = table(3).doctor(0, "orlin").road("orlin", "sennet", 1).act("move-cure", "move");
    assert!(t.can("through sennet") && !t.can("move sennet"));
}

#[test]
fn cards_work_only_at_their_moment() {
    table(3).tech(0, 9).turn(0).refuses("use inhaler", "PE-40", "no-card-assistant");
    let mut t = table(3).tech(0, 22).research(0, 1).act("move-research", "research");
    t.refuses("use steel-horseshoes", "PE-222", "no-card-elsewhere");
    t.refuses("do move", "PE-90", "no-answer");
}
