//! Part C with the cards of the Pied Piper: who is struck, in which order cards speak up, what pieces change.

use crate::event::EventKind;
use crate::testing::{africa, piper, table_of};
use crate::{Boxes, CardChoice, CardId, Setup};
use game::Setup as _;

#[test]
fn pp_05_a_class_symbol_strikes_once_for_every_card_of_its_class_at_its_holder() {
    let mut one_hand = piper(4, "knight,crusader").hold(1, "knight,crusader").cubes("gallia", &[0, 3, 3]);
    one_hand = one_hand.rats("gallia", &["b16"]);
    one_hand.plague_into("gallia").sees_cubes("gallia", &[0, 1, 3]);
    let mut two_hands = piper(4, "knight,crusader").hold(1, "knight").hold(2, "crusader");
    two_hands = two_hands.cubes("gallia", &[0, 3, 3]).rats("gallia", &["b16"]);
    two_hands.plague_into("gallia").sees_cubes("gallia", &[0, 2, 2]);
    let mut last_cube = piper(4, "knight,crusader").hold(1, "knight,crusader").cubes("gallia", &[0, 1]);
    last_cube = last_cube.rats("gallia", &["b16"]);
    last_cube.plague_into("gallia").sees_cubes("gallia", &[0, 0]);
}

#[test]
fn pp_05_a_class_symbol_strikes_for_every_card_without_the_pied_piper_too() {
    let cards = ["sultan", "explorer", "peasant", "merchant", "monk", "knight"];
    let cards = CardChoice::Picked(cards.iter().map(|id| CardId::named(id).expect("a card")).collect());
    let boxes = Boxes { pied_piper: false, africanus: true };
    let mut t = table_of(Setup { boxes, cards, ..Setup::standard(4) }).hold(1, "sultan,explorer");
    t = t.cubes("gallia", &[0, 3]).rats("gallia", &["n22"]);
    t.plague_into("gallia").sees_cubes("gallia", &[0, 1]);
}

#[test]
fn pp_06_a_symbol_of_a_class_with_no_card_in_play_does_nothing() {
    let cards = "peasant,serf,merchant,courier,knight,crusader";
    let mut t = piper(4, cards).hold(1, cards).cubes("gallia", &[1, 3]).rats("gallia", &["b14"]);
    t.plague_into("gallia").sees_cubes("gallia", &[1, 3]).sees_rats("gallia", 0);
    assert!(t.happened(|kind| matches!(kind, EventKind::LimitChecked { breaks_out: true, .. })));
    assert!(!t.happened(|kind| matches!(kind, EventKind::CubeLost { .. })));
}

#[test]
fn pp_13_several_chivalry_cards_in_one_hand_still_give_two_steps() {
    let mut t = piper(4, "knight,crusader,soldier").hold(0, "knight,crusader,soldier");
    t.offers("plague hispania").refuses("plague polonia", "RB-45");
    let mut five = africa(5, "knight,crusader,soldier").hold(0, "knight,crusader,soldier");
    five.offers("plague polonia").refuses("plague bulgaria", "AF-07");
    let mut one = africa(5, "soldier").hold(0, "soldier");
    one.offers("plague polonia").refuses("plague bulgaria", "AF-07");
}

#[test]
fn pp_13_pp_14_in_c_the_cards_speak_up_in_order_and_all_work() {
    let cards = "knight,crusader,soldier,serf";
    let mut t = piper(4, cards).hold(0, cards).cubes("gallia", &[0, 2]).rats("gallia", &["b38", "b13"]);
    t.play("plague gallia").asks(0, "spread").plays(&["region italia", "token b14"]);
    t.asks(0, "spread").plays(&["region italia", "token b15"]);
    t.asks(0, "soldier-extra").plays(&["region italia", "token b16"]).sees_rats("italia", 3);
    t.asks(0, "knight-counts").play("yes").asks(0, "crusader-turn-up").play("yes").asks(0, "ravage-order");
    // Two cubes and the piece make the four of A's limit.
    t.play_rat("b38").sees_cubes("gallia", &[0, 1]).asks(0, "serf-cube").play("yes");
    t.sees_cubes("gallia", &[1, 1]).asks(1, "turn").sees_rats("gallia", 0);
}

#[test]
fn pp_14_each_of_the_cards_in_c_is_optional_by_itself() {
    let cards = "knight,crusader,soldier,serf";
    for used in ["", "knight", "crusader", "soldier", "serf"] {
        let mut t = piper(4, cards).hold(0, cards).cubes("gallia", &[0, 2]).rats("gallia", &["b25", "b13"]);
        t.plague_into("gallia").asks(0, "soldier-extra");
        t.play(if used == "soldier" { "region italia" } else { "pass" }).draw();
        t.asks(0, "knight-counts").play(if used == "knight" { "yes" } else { "no" });
        t.asks(0, "crusader-turn-up").play(if used == "crusader" { "yes" } else { "no" });
        if used == "crusader" {
            t.play_rat("b25")
        } else {
            t.turn_up("b25")
        };
        t.asks(0, "serf-cube").play(if used == "serf" { "yes" } else { "no" });
        t.asks(1, "turn").sees_cubes("gallia", &[u8::from(used == "serf"), 1]).sees_rats("gallia", 0);
    }
}

#[test]
fn pp_14_against_rb_40_these_four_act_in_c_and_not_before() {
    let cards = "knight,crusader,soldier,serf";
    let mut t = piper(4, cards).hold(0, cards).cubes("gallia", &[1, 1]).rats("gallia", &["b25"]);
    t.offers_no("use").refuses("use knight", "RB-46").refuses("use crusader", "PP-10");
    t.refuses("use soldier", "PP-12").refuses("use serf", "PP-40");
}

#[test]
fn pp_24_a_sole_owner_rules_while_palace_and_baker_give_no_majority_and_no_area() {
    let mut t = piper(4, "mayor,queen,baker").hold(0, "mayor,queen,baker").palace(0, 3).baked(0, 3);
    t.refuses("use mayor", "PP-22").offers_no("place");
    let mut sole = piper(4, "mayor,queen").hold(0, "mayor,queen").cubes("gallia", &[1]).palace(1, 5);
    sole.plays(&["use mayor", "no"]).sees_cubes("gallia", &[2]);
}

#[test]
fn pp_24_neutral_cubes_give_no_majority() {
    // The piece counts as two in the limit of 3, but seat 1's one cube is still the majority.
    let mut t = piper(4, "knight,monk").hold(0, "knight").cubes("gallia", &[0, 1]).rats("gallia", &["b09"]);
    t.plague_into("gallia").play("yes").sees_cubes("gallia", &[0, 0]);
}

#[test]
fn pp_54_walls_do_not_stop_nuns_and_bishops() {
    let mut t = piper(4, "nun,bishop,emperor").hold(0, "nun,bishop");
    t = t.walls(&[("anglia", "gallia"), ("anglia", "scandia")]).plague("italia");
    t.plays(&["use nun", "region anglia", "pass", "use bishop", "region anglia"]).asks(0, "turn");
    assert!(t.game.board.has_bishop(t.region("anglia")) && t.game.board.nuns_in(t.region("anglia")) == 1);
}

#[test]
fn pp_55_the_population_for_a_limit_is_cubes_and_the_knights_two_less_nuns() {
    let mut t = piper(4, "nun,knight,monk").hold(0, "knight").cubes("gallia", &[0, 2, 1]);
    t = t.nuns(&["gallia"]).rats("gallia", &["b39"]);
    t.plague_into("gallia").play("yes");
    assert!(
        t.happened(|kind| matches!(kind, EventKind::LimitChecked { population: 4, breaks_out: true, .. }))
    );
    t.sees_cubes("gallia", &[0, 1, 1]);
    let mut short = piper(4, "nun,knight,monk").hold(0, "knight").cubes("gallia", &[0, 2, 1]);
    short = short.nuns(&["gallia", "gallia"]).rats("gallia", &["b39"]);
    short.plague_into("gallia").play("yes").sees_cubes("gallia", &[0, 2, 1]);
}

#[test]
fn pp_55_below_a_population_of_one_nothing_breaks_out_but_the_tokens_leave_the_game() {
    let mut t = piper(4, "nun").hold(1, "peasant,knight").cubes("gallia", &[0, 2]);
    t = t.nuns(&["gallia", "gallia", "gallia"]).rats("gallia", &["b16", "b17"]);
    t.plague_into("gallia").turn_up("b16").sees_cubes("gallia", &[0, 2]).sees_rats("gallia", 0);
    assert!(t.is_used("b16") && t.is_used("b17"));
}

#[test]
fn pp_55_nuns_change_no_majority() {
    let mut t = piper(4, "nun").cubes("gallia", &[0, 3, 1]).nuns(&["gallia"]).rats("gallia", &["b10"]);
    t.plague_into("gallia").sees_cubes("gallia", &[0, 2, 1]);
}

#[test]
fn pp_56_a_bishop_stops_neither_cubes_nor_plague_nor_caravan_nor_ravage() {
    let mut t = africa(4, "bishop,merchant,caravan_leader").hold(0, "merchant,caravan_leader");
    t = t.bishops(&["gallia"]).cubes("hispania", &[2]).rats("gallia", &["n32"]).caravan("anglia");
    t.plays(&["use merchant", "region gallia", "count 2"]).sees_cubes("gallia", &[2]);
    t.plays(&["use caravan_leader", "region scandia", "region germania"]);
    t.play("place gallia").sees_cubes("gallia", &[3]);
    t.plague_into("gallia").sees_plague("gallia").sees_cubes("gallia", &[2]).sees_rats("gallia", 0);
    let mut through = africa(4, "bishop,caravan_leader").hold(0, "caravan_leader").caravan("anglia");
    through = through.bishops(&["gallia"]);
    through.plays(&["use caravan_leader", "region gallia", "region italia"]);
    assert_eq!(through.game.board.caravan(), Some(through.region("italia")));
}

#[test]
fn pp_67_merchant_moves_the_cubes_the_player_names_with_what_they_carry() {
    let mut t = piper(4, "merchant,wizard").hold(0, "merchant").cubes("gallia", &[4]);
    t = t.potions(0, "gallia", 1).potions(0, "gallia", 3);
    t.plays(&["use merchant", "region italia", "count 2"])
        .asks(0, "merchant-cube")
        .refuses("cube 2", "PP-67");
    t.plays(&["cube 3", "cube 0"]).asks(0, "turn").sees_cubes("italia", &[2]).sees_cubes("gallia", &[2]);
    t.sees_loads(0, "italia", &[(3, false)]).sees_loads(0, "gallia", &[(1, false)]);
}

#[test]
fn pp_80_a_condition_is_looked_at_when_the_ability_is_used() {
    // The Merchant breaks the tie, then the Mayor may act; and joins two regions, so that the Queen may.
    let mut t = piper(4, "merchant,mayor,queen").hold(0, "merchant,mayor,queen").cubes("gallia", &[1, 1]);
    t = t.cubes("anglia", &[2, 2]).cubes("italia", &[0, 1]);
    t.refuses("use mayor", "PP-22").offers_no("place");
    t.plays(&["use merchant", "region anglia", "region scandia", "count 1"]).offers("use mayor");
    t.play("use mayor").sees_cubes("scandia", &[2]);
}
