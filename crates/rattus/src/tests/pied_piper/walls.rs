//! What a wall stops, PP-34 and PP-35, and what it does not, PP-36.

use crate::event::EventKind;
use crate::testing::{africa, piper};

/// Both ways out of Anglia.
const ANGLIA: [(&str, &str); 2] = [("anglia", "gallia"), ("anglia", "scandia")];

#[test]
fn pp_34_no_plague_piece_crosses_a_wall() {
    let mut t = piper(4, "emperor").walls(&[("anglia", "gallia")]);
    t.refuses("plague gallia", "PP-34");
    assert_eq!(t.offered("plague"), ["scandia"]);
}

#[test]
fn pp_34_no_rat_of_a_spread_crosses_a_wall() {
    let mut t = piper(4, "emperor").walls(&[("gallia", "italia")]).rats("gallia", &["b25"]);
    t.play("plague gallia").asks(0, "spread").refuses("region italia", "PP-34").offers("region hispania");
}

#[test]
fn pp_34_no_rat_of_the_monk_and_no_cube_of_the_merchant_crosses_a_wall() {
    let mut monk = piper(4, "emperor,monk").hold(0, "monk").walls(&ANGLIA).rats("anglia", &["b25"]);
    monk.refuses("use monk", "RB-53");
    let mut monk = piper(4, "emperor,monk").hold(0, "monk").walls(&[("italia", "gallia")]);
    monk = monk.rats("gallia", &["b25"]);
    monk.play("use monk").refuses("region italia", "PP-34").offers("region germania");
    let mut merchant = piper(4, "emperor,merchant").hold(0, "merchant").walls(&[("italia", "gallia")]);
    merchant = merchant.cubes("gallia", &[1]);
    merchant.play("use merchant").refuses("region italia", "PP-34").offers("region germania");
    let mut shut = piper(4, "emperor,merchant").hold(0, "merchant").walls(&ANGLIA);
    shut = shut.cubes("anglia", &[1]).cubes("italia", &[1]).cubes("russia", &[1]);
    shut.play("use merchant").refuses("region anglia", "PP-34");
}

#[test]
fn pp_34_no_caravan_crosses_a_wall() {
    let mut t = africa(4, "emperor,caravan_leader").hold(0, "caravan_leader").caravan("gallia");
    t = t.walls(&[("gallia", "italia"), ("germania", "polonia")]);
    t.play("use caravan_leader").refuses("region italia", "PP-34").play("region germania");
    t.refuses("region polonia", "PP-34").offers("region italia");
    let mut shut = africa(4, "emperor,caravan_leader").hold(0, "caravan_leader").caravan("anglia");
    shut = shut.walls(&ANGLIA);
    shut.refuses("use caravan_leader", "AF-36");
}

#[test]
fn pp_35_a_plague_piece_that_is_shut_in_stays_and_c_has_no_effect() {
    let cards = "knight,crusader,soldier,serf,emperor";
    let mut t = piper(4, cards).hold(0, "knight,crusader,soldier,serf").walls(&ANGLIA);
    t = t.cubes("anglia", &[1, 2]).rats("anglia", &["b25", "b26"]);
    t.offers_no("plague").refuses("plague gallia", "PP-34").refuses("plague hispania", "PP-35");
    t.play("pass").asks(1, "turn").sees_plague("anglia").sees_rats("anglia", 2).sees_cubes("anglia", &[1, 2]);
    assert!(t.happened(|kind| matches!(kind, EventKind::PlagueStuck { .. })) && t.rules()[0] == "PP-35");
    let mut open = piper(4, "emperor").walls(&[("anglia", "gallia")]);
    open.refuses("pass", "RB-16");
}

#[test]
fn pp_35_a_shut_in_player_may_still_do_all_the_rest_and_open_the_way() {
    let mut t = piper(4, "emperor").hold(0, "emperor").walls(&ANGLIA).rats("russia", &["b25"]);
    t.offers("pass").play("place russia").play("take peasant");
    t.plays(&["use emperor", "piece 1", "border gallia italia", "pass"]);
    // That leaves one way and nothing else to do.
    t.asks(1, "turn").sees_plague("gallia");
}

#[test]
fn pp_35_two_or_three_steps_need_each_border_on_the_way_open() {
    let mut t = piper(4, "emperor,knight").hold(0, "knight").walls(&[("gallia", "hispania")]);
    t.refuses("plague hispania", "PP-35").offers("plague italia").refuses("plague polonia", "RB-45");
    let mut round = africa(5, "emperor,knight").hold(0, "knight").walls(&[("anglia", "gallia")]);
    // In three steps the piece goes round by Scandia and Germania.
    round.offers("plague gallia").refuses("plague hispania", "PP-35");
}

#[test]
fn pp_36_walls_stop_no_placing_from_the_supply() {
    let mut b = piper(4, "emperor").walls(&ANGLIA).plague("italia").rats("anglia", &["b25"]);
    b.play("place anglia").sees_cubes("anglia", &[1]);
    let mut mayor = piper(4, "emperor,mayor").hold(0, "mayor").walls(&ANGLIA).cubes("anglia", &[1]);
    mayor.play("use mayor").sees_cubes("anglia", &[2]);
    let mut baker = piper(4, "emperor,baker").hold(1, "baker").baked(1, 2).walls(&ANGLIA);
    baker.plays(&["take baker", "region anglia"]).sees_cubes("anglia", &[0, 2]);
    let shut = [("gallia", "hispania"), ("gallia", "italia"), ("gallia", "germania")];
    let mut serf = piper(4, "emperor,serf").hold(0, "serf").walls(&shut).cubes("gallia", &[0, 2]);
    serf = serf.rats("gallia", &["b25"]);
    serf.plague_into("gallia").play("yes").sees_cubes("gallia", &[1, 1]);
}

#[test]
fn pp_36_walls_stop_neither_explorer_nor_the_cubes_along_the_caravan() {
    let mut t = africa(4, "emperor,explorer").hold(0, "explorer").walls(&ANGLIA).plague("italia");
    t.plays(&["use explorer", "region-card c01", "region-card c02", "region-card c03"]);
    t.sees_cubes("anglia", &[1]);
    let mut caravan = africa(4, "emperor,caravan_leader").hold(0, "caravan_leader").caravan("gallia");
    caravan = caravan.walls(&[("gallia", "italia"), ("gallia", "hispania")]).cubes("gallia", &[0, 1]);
    caravan.plays(&["use caravan_leader", "region germania", "region polonia"]);
    caravan.asks(1, "caravan-offer").play("yes").sees_cubes("gallia", &[0, 2]);
}

#[test]
fn pp_36_walls_stop_no_swap_and_no_king() {
    let mut witch = piper(4, "emperor,witch").hold(0, "witch").walls(&ANGLIA).rats("anglia", &["b25"]);
    witch = witch.rats("gallia", &["b26"]);
    witch.play("use witch").play_rat("b25").play_rat("b26").play("yes");
    let there = witch.game.board.find_rat(witch.mark("b25") - 1).map(|(region, _)| region);
    assert_eq!(there, Some(witch.region("gallia")));
    let mut king = piper(4, "emperor,king").hold(0, "king").walls(&ANGLIA).cubes("anglia", &[1]);
    king.play("use king").sees_palace(0, 1);
    let mut courier = piper(4, "emperor,courier").hold(0, "courier").walls(&ANGLIA).cubes("anglia", &[1]);
    courier = courier.cubes("gallia", &[0, 1]);
    courier.plays(&["use courier", "region anglia"]).sees_cubes("anglia", &[0, 1]);
}
