//! The end with the cards of the Pied Piper, PP-70 to PP-80: marches, ravages of the final round, conditions.

use crate::event::EventKind;
use crate::testing::{Table, africa, piper};
use game::Eye;

/// Seat 2 is first in the final round; seat 1 with the Peasant comes after it.
fn marchers(cards: &str) -> Table {
    piper(4, &format!("{cards},peasant")).hold(2, cards).hold(1, "peasant")
}

fn limit_checks(t: &Table) -> Vec<u8> {
    let population = |kind: &EventKind| match *kind {
        EventKind::LimitChecked { population, .. } => Some(population),
        _ => None,
    };
    t.events.iter().filter_map(|event| population(&event.kind)).collect()
}

#[test]
fn pp_70_in_the_final_round_the_cards_keep_their_abilities() {
    let mut t = piper(4, "nun,bishop,emperor,courier,pied_piper,wizard");
    t = t.hold(2, "nun,bishop,emperor,courier,pied_piper,wizard").cubes("gallia", &[0, 0, 2]);
    t = t.cubes("russia", &[1]).finale(3);
    t.asks(2, "final-turn").plays(&["use nun", "region gallia", "pass"]).refuses("use nun", "RB-62");
    t.plays(&["use bishop", "region gallia", "use emperor", "border gallia italia", "pass"]);
    t.plays(&["use wizard"]).sees_loads(2, "gallia", &[(1, false)]);
    t.plays(&["use pied_piper"]).refuses("region italia", "PP-34").plays(&["region anglia", "cube 0"]);
    t.sees_cubes("anglia", &[0, 0, 1]);
    t.plays(&["use courier", "region anglia", "region russia"]).sees_cubes("russia", &[0, 0, 1]).is_over();
}

#[test]
fn pp_73_crusader_finally_marches_up_to_two_steps_and_ravages_at_once_in_order() {
    let mut t = marchers("crusader").cubes("hispania", &[1, 1]).rats("hispania", &["b25", "b16"]).finale(3);
    t.play("use crusader")
        .asks_by(2, "march-to", "PP-73")
        .refuses("region polonia", "PP-73")
        .refuses("yes", "PP-73");
    t.play("region hispania").sees_plague("hispania").asks(2, "ravage-order");
    assert_eq!(t.rules()[0], "PP-73");
    assert_eq!(t.face_to(Eye::Spectator, "b16"), Some("b16"), "all rats are turned up");
    t.play_rat("b16").sees_cubes("hispania", &[1, 0]).sees_rats("hispania", 0).asks(1, "final-turn");
}

#[test]
fn pp_73_crusader_finally_may_stay_and_at_a_large_table_goes_three_steps() {
    let mut t = marchers("crusader").cubes("anglia", &[1, 1]).rats("anglia", &["b25"]).finale(3);
    t.plays(&["use crusader", "region anglia"]).sees_cubes("anglia", &[0, 0]).asks(1, "final-turn");
    assert!(!t.happened(|kind| matches!(kind, EventKind::PlagueMoved { .. })));
    let mut five = africa(5, "crusader").hold(2, "crusader").finale(3);
    five.play("use crusader").offers("region polonia").refuses("region bulgaria", "PP-73");
    let mut walled = marchers("crusader,emperor").walls(&[("gallia", "hispania"), ("anglia", "scandia")]);
    walled = walled.finale(3);
    walled.play("use crusader").refuses("region scandia", "PP-34").refuses("region hispania", "PP-35");
}

#[test]
fn pp_74_the_serfs_step_stays_one_at_a_large_table() {
    let mut t = africa(5, "serf").hold(2, "serf").finale(3);
    t.play("use serf");
    assert_eq!(t.options(), ["region gallia", "region scandia"]);
}

#[test]
fn pp_76_knight_crusader_and_serf_make_one_move_and_one_ravage() {
    // M and Chivalry, of limit 3: the one cube there and the Knight's two.
    let mut t =
        marchers("knight,crusader,serf").cubes("hispania", &[1, 0, 0]).rats("hispania", &["b10", "b16"]);
    t = t.finale(3);
    t.play("use serf").asks(2, "march-join").refuses("pass", "PP-76").play("yes");
    t.asks(2, "march-join").play("yes").asks_by(2, "march-to", "PP-76").refuses("region anglia", "PP-76");
    t.refuses("region polonia", "PP-76").play("region hispania").asks(2, "ravage-order");
    t.play_rat("b10").sees_cubes("hispania", &[0, 0, 0]);
    assert_eq!(limit_checks(&t), [3]);
    // The Serf's cube keeps it going: Peasantry and Chivalry, and both Chivalry cards are seat 2's.
    t.asks(2, "serf-cube").play("yes").sees_cubes("hispania", &[0, 0, 0]).sees_supply(2, 20);
    t.asks(1, "final-turn");
    assert!(t.game.progress.counts_finally);
}

#[test]
fn pp_76_knight_and_serf_go_a_chivalry_cards_steps_but_at_least_one() {
    let mut t = marchers("knight,serf").finale(3);
    t.plays(&["use knight", "yes"]).asks(2, "march-to").refuses("region anglia", "PP-76");
    assert_eq!(t.options().len(), 6);
    let mut alone = marchers("knight,serf").finale(3);
    alone.plays(&["use knight", "no"]).offers("region anglia");
    assert_eq!(alone.options().len(), 7);
}

#[test]
fn pp_76_knight_and_crusader_may_stay_where_the_piece_is() {
    let mut t = marchers("knight,crusader").cubes("anglia", &[1]).rats("anglia", &["b10"]).finale(3);
    t.plays(&["use crusader", "yes", "region anglia"]).sees_cubes("anglia", &[0]).asks(1, "final-turn");
    assert_eq!(limit_checks(&t), [3]);
}

#[test]
fn pp_76_one_that_was_not_named_is_not_used_any_more() {
    let cards = "knight,crusader,serf,king";
    let mut t =
        marchers(cards).cubes("gallia", &[0, 0, 1]).rats("hispania", &["b25"]).cubes("hispania", &[1, 1]);
    t = t.finale(3);
    t.plays(&["use knight", "no", "no", "region hispania"]).asks(2, "final-turn");
    t.refuses("use crusader", "PP-76").refuses("use serf", "PP-76").refuses("use knight", "RB-62");
    t.sees_rats("hispania", 1).sees_cubes("hispania", &[1, 1]).offers("use king");
}

#[test]
fn pp_76_one_that_was_not_named_does_nothing_in_the_ravage() {
    let mut t =
        marchers("knight,crusader,serf").cubes("gallia", &[1, 1]).rats("gallia", &["b25", "b13"]).finale(3);
    t.plays(&["use crusader", "no", "no", "region gallia"]).play_rat("b25").sees_cubes("gallia", &[0, 0]);
    assert_eq!(limit_checks(&t), [2], "no Knight");
    t.asks(1, "final-turn");
    let mut serf =
        marchers("crusader,serf").cubes("gallia", &[1, 1]).rats("gallia", &["b25", "b13"]).finale(3);
    serf.plays(&["use serf", "no", "region gallia"]).asks_chance("ravage-next").turn_up("b25");
    serf.asks(2, "serf-cube");
}

#[test]
fn pp_76_a_shut_in_serf_cannot_join_a_march_that_stays() {
    let mut t = marchers("crusader,serf,emperor").walls(&[("anglia", "gallia"), ("anglia", "scandia")]);
    t = t.cubes("anglia", &[1, 1]).rats("anglia", &["b25"]).finale(3);
    t.refuses("use serf", "PP-74").play("use crusader");
    t.sees_cubes("anglia", &[0, 0]).asks(2, "final-turn").refuses("use serf", "PP-76");
}

#[test]
fn pp_76_the_soldier_is_not_bound_to_that_region() {
    let mut t = marchers("crusader,soldier").finale(3);
    t.plays(&["use soldier", "region scandia", "token b13", "use crusader", "region hispania"]);
    t.sees_rats("scandia", 1).sees_plague("hispania");
    let mut after = marchers("crusader,soldier").finale(3);
    after.plays(&["use crusader", "region hispania", "use soldier"]).refuses("region scandia", "PP-72");
    after.play("region italia").draw().sees_rats("italia", 1);
}

#[test]
fn pp_76_rb_69_the_knights_two_go_with_the_piece_but_count_in_no_ravage_of_a_later_player() {
    // Seat 2 counts the piece; seat 1 takes it to Gallia, where one cube is short of limit 2; seat 0's Monk brings
    // another rat of limit 2 there, and in the final plague the piece counts.
    let mut t = piper(4, "knight,crusader,monk").hold(2, "knight").hold(1, "crusader").hold(0, "monk");
    t = t.cubes("gallia", &[0, 0, 0, 1]).rats("gallia", &["b25"]).rats("hispania", &["b26"]).finale(3);
    t.plays(&["use knight", "region anglia"]).asks(1, "final-turn");
    t.plays(&["use crusader", "region gallia"]).asks(0, "final-turn").sees_rats("gallia", 0);
    assert_eq!(limit_checks(&t), [1]);
    t.sees_cubes("gallia", &[0, 0, 0, 1]).plays(&["use monk", "region gallia"]).is_over();
    t.sees_cubes("gallia", &[0, 0, 0, 0]);
    assert_eq!(limit_checks(&t), [3]);
}

#[test]
fn pp_76_rb_69_at_once_the_knight_ravages_and_does_not_count_again() {
    let start = |cards| {
        let t =
            marchers(cards).option("final_knight", "at_once").hold(0, "monk").cubes("gallia", &[0, 0, 0, 1]);
        t.rats("gallia", &["b10"]).rats("hispania", &["b26"])
    };
    let mut t = start("knight,monk,king").cubes("gallia", &[0, 0, 0, 2]);
    t.game.board.held[2] = t.game.board.held[2].without(crate::CardId::Monk);
    t = t.finale(3);
    t.plays(&["use knight", "region gallia"]).asks(1, "final-turn").sees_cubes("gallia", &[0, 0, 0, 1]);
    assert_eq!(limit_checks(&t), [4]);
    assert!(!t.game.progress.counts_finally);
    t.play("pass").asks(0, "final-turn").plays(&["use monk", "region gallia"]).is_over();
    assert_eq!(limit_checks(&t), [1], "two neutral cubes no more");
}

#[test]
fn pp_78_in_the_final_plague_pieces_stay_and_no_ability_is_used() {
    let mut t = piper(4, "serf,crusader,nun,bishop,emperor").hold(3, "serf,crusader");
    t = t.cubes("gallia", &[2, 2]).rats("gallia", &["b25", "b26"]).nuns(&["gallia"]).bishops(&["gallia"]);
    t = t.walls(&[("gallia", "italia")]).finale(3);
    let pieces = |t: &Table| (t.game.board.nuns, t.game.board.bishops, t.game.board.walls);
    let before = pieces(&t);
    // Chance says which rat is next, and no Serf's cube comes; the nun makes two of the three that are left.
    t.asks_chance("ravage-next").turn_up("b25").is_over().sees_cubes("gallia", &[1, 1, 0, 0]);
    assert_eq!(pieces(&t), before);
    assert_eq!(limit_checks(&t), [3, 1]);
}

#[test]
fn pp_78_cards_of_a_march_are_silent_again_in_the_final_plague() {
    let mut t = piper(4, "serf,crusader").hold(2, "serf,crusader").cubes("gallia", &[2, 2, 1, 1]);
    t = t.rats("gallia", &["b25", "b26"]).finale(3);
    t.plays(&["use crusader", "yes", "region scandia"]).asks_chance("ravage-next");
    t.turn_up("b25").is_over().sees_cubes("gallia", &[0, 0, 0, 0]);
}

#[test]
fn pp_79_a_ravage_of_the_final_round_is_one_without_a_spread() {
    let mut t = marchers("serf").cubes("gallia", &[1, 1]).rats("gallia", &["b25", "b26"]).finale(3);
    let bag = t.game.board.bag;
    t.plays(&["use serf", "region gallia"]).asks_chance("ravage-next").turn_up("b25").asks(2, "serf-cube");
    t.play("no").sees_cubes("gallia", &[0, 0]).sees_rats("gallia", 1).asks(1, "final-turn");
    assert_eq!(t.game.board.bag, bag);
}

#[test]
fn pp_79_with_no_cube_or_no_rat_nothing_is_turned_up() {
    let mut no_cube = marchers("crusader").rats("gallia", &["b25", "b26"]).finale(3);
    no_cube.plays(&["use crusader", "region gallia"]).asks(1, "final-turn").sees_rats("gallia", 2);
    assert_eq!(no_cube.face_to(Eye::Spectator, "b25"), None);
    let mut no_rat = marchers("crusader").cubes("gallia", &[1, 1]).finale(3);
    no_rat.plays(&["use crusader", "region gallia"]).asks(1, "final-turn").sees_cubes("gallia", &[1, 1]);
    assert!(!no_rat.happened(|kind| matches!(kind, EventKind::RavageBegan { .. })));
}

#[test]
fn pp_79_who_uses_the_card_counts_as_the_player_on_turn() {
    let mut t = marchers("serf,wizard").option("potions", "ask_owner").cubes("gallia", &[1, 1, 1, 1]);
    for seat in 0..4 {
        t = t.potions(seat, "gallia", 1);
    }
    t = t.rats("gallia", &["b25"]).finale(3);
    t.plays(&["use serf", "region gallia"]);
    for seat in [2, 3, 0, 1] {
        t.asks(seat, "ravage-owner").play(if seat == 2 { "cube 1" } else { "potion 1" });
    }
    // Only the user's own cube has died: the Serf gets nothing for it.
    t.sees_cubes("gallia", &[1, 1, 0, 1]).asks(1, "final-turn");
}

#[test]
fn pp_80_in_the_final_round_an_earlier_ability_may_make_a_later_one_possible() {
    let mut t = piper(4, "queen,peasant,mayor").hold(2, "queen,peasant,mayor").cubes("gallia", &[1, 0, 1]);
    t = t.finale(3);
    t.refuses("use queen", "PP-71").refuses("use mayor", "PP-75");
    t.plays(&["use peasant", "region anglia"]).offers("use mayor");
    t.plays(&["use queen", "region gallia"]).sees_cubes("gallia", &[1, 0, 3]);
    t.play("use mayor")
        .refuses("region italia", "PP-75")
        .play("region gallia")
        .sees_cubes("gallia", &[1, 0, 4]);
}
