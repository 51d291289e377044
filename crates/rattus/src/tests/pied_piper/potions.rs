//! Potions meet the other cards, PP-08 and PP-64 to PP-69.

use crate::testing::{africa, piper};

#[test]
fn pp_08_potions_serve_the_owner_of_the_cube_whoever_holds_the_wizard() {
    let mut t = piper(4, "wizard").hold(0, "wizard").cubes("gallia", &[1, 1]).potions(1, "gallia", 1);
    t = t.rats("gallia", &["b25"]);
    t.plague_into("gallia").sees_cubes("gallia", &[0, 1]).sees_loads(1, "gallia", &[]);
}

#[test]
fn pp_64_a_potion_removed_gives_the_serf_nothing() {
    let mut t = piper(4, "wizard,serf").hold(0, "serf").cubes("gallia", &[0, 2]).potions(1, "gallia", 1);
    t = t.rats("gallia", &["b25"]);
    t.plague_into("gallia").asks(1, "turn").sees_cubes("gallia", &[0, 2]);
    let mut also = piper(4, "wizard,serf").hold(0, "serf").cubes("gallia", &[0, 2, 1]);
    also = also.potions(1, "gallia", 1).rats("gallia", &["b25"]);
    also.plague_into("gallia").asks(0, "serf-cube").sees_cubes("gallia", &[0, 2, 0]);
}

#[test]
fn pp_65_without_a_limit_more_than_ten_potions_are_in_play() {
    let mut t = piper(4, "wizard").option("potions_limited", "no").hold(0, "wizard").cubes("gallia", &[1]);
    t = t.potions(0, "gallia", 25);
    t.play("use wizard").sees_loads(0, "gallia", &[(26, false)]);
}

#[test]
fn pp_65_without_a_limit_the_table_has_room_for_so_many_laden_cubes() {
    let full = |mine: &[u8]| {
        let t = piper(4, "wizard").option("potions_limited", "no").hold(0, "wizard");
        let mut t = t
            .cubes("russia", &[0, 20])
            .cubes("italia", &[0, 0, 20])
            .cubes("gallia", mine)
            .cubes("anglia", mine);
        for (seat, region, count) in
            [(1, "russia", 20), (2, "italia", crate::load::MOST_LOADS - 20 - mine.len())]
        {
            t = (0..count).fold(t, |t, _| t.potions(seat, region, 1));
        }
        mine.iter().fold(t, |t, _| t.potions(0, "gallia", 1))
    };
    full(&[]).refuses("use wizard", "RB-53");
    let mut laden = full(&[2]);
    laden.play("use wizard").sees_loads(0, "gallia", &[(2, false)]).sees_loads(0, "anglia", &[]);
    let mut plain = full(&[]).cubes("polonia", &[1]);
    plain.refuses("use wizard", "PP-65");
}

#[test]
fn pp_66_the_king_chooses_the_cube_the_one_with_fewest_first_and_its_potions_go_back() {
    let mut t = piper(4, "wizard,king").hold(0, "king,wizard").cubes("gallia", &[3]);
    t = t.potions(0, "gallia", 8).potions(0, "gallia", 2);
    t.refuses("use wizard", "PP-62").play("use king").asks(0, "king-cube").refuses("cube 1", "PP-67");
    assert_eq!(t.options(), ["cube 0", "cube 2", "cube 8"]);
    t.play("cube 8").sees_palace(0, 1).sees_loads(0, "gallia", &[(2, false)]);
    assert_eq!(t.game.board.potions(), 2);
    t.offers("use wizard");
}

#[test]
fn pp_66_a_diplomat_stays_under_the_cube_in_the_palace() {
    let mut t = africa(4, "wizard,king,sultan")
        .hold(0, "king")
        .cubes("gallia", &[1])
        .potions_and_diplomat(0, "gallia", 2);
    t.play("use king").sees_palace(0, 1);
    assert_eq!((t.game.board.potions(), t.game.board.diplomats_of(game::Seat(0))), (0, 1));
}

#[test]
fn pp_68_owners_are_asked_for_every_loss_in_the_order_of_symbols_and_seats() {
    // All, Peasantry, Chivalry, of limit 5; the turn is seat 2's.
    let mut t = piper(4, "wizard,serf,knight").option("potions", "ask_owner").turn(2).hold(1, "serf");
    t = t.hold(0, "knight").cubes("gallia", &[2, 2, 2]).rats("gallia", &["b42"]);
    t = t.potions(0, "gallia", 1).potions(1, "gallia", 1).potions(2, "gallia", 1);
    t.plague_into("gallia").asks(2, "ravage-owner").play("potion 1");
    t.asks(0, "ravage-owner").play("cube 1").sees_loads(0, "gallia", &[]);
    t.asks(1, "ravage-owner").play("cube 0").asks(1, "ravage-owner");
    assert_eq!((t.offered("potion"), t.offered("cube")), (vec!["1".to_owned()], vec!["1".to_owned()]));
    t.play("potion 1").asks(3, "turn");
    // Seat 0's last cube had none left to give up for Chivalry.
    t.sees_cubes("gallia", &[0, 1, 2]);
    assert_eq!(t.game.board.potions(), 0, "a dead cube's potions go back");
}

#[test]
fn pp_68_two_cards_of_a_class_ask_twice() {
    let mut t = piper(4, "wizard,knight,soldier").option("potions", "ask_owner").hold(1, "knight,soldier");
    t = t.cubes("gallia", &[0, 2]).potions(1, "gallia", 2).rats("gallia", &["b16"]);
    t.plague_into("gallia").asks(1, "ravage-owner").play("potion 2");
    t.asks(1, "ravage-owner").offers("potion 1").play("cube 0").sees_cubes("gallia", &[0, 1]);
    t.sees_loads(1, "gallia", &[(1, false)]).asks(1, "turn");
}

#[test]
fn pp_68_in_the_final_plague_the_player_of_the_last_regular_turn_is_asked_first() {
    let mut t = piper(4, "wizard").option("potions", "ask_owner").cubes("gallia", &[1, 1, 1, 1]);
    for seat in 0..4 {
        t = t.potions(seat, "gallia", 1);
    }
    t = t.rats("gallia", &["b25"]).finale(2);
    for seat in [2, 3, 0, 1] {
        t.asks(seat, "ravage-owner").play("potion 1");
    }
    t.is_over().sees_cubes("gallia", &[1, 1, 1, 1]);
}

#[test]
fn pp_68_cubes_without_a_diplomat_go_first_but_any_potion_may_be_given_up() {
    let mut t = africa(4, "wizard,sultan").option("potions", "ask_owner").cubes("gallia", &[0, 3]);
    t = t.potions_and_diplomat(1, "gallia", 2).potions(1, "gallia", 1).rats("gallia", &["n32", "n33"]);
    t.plague_into("gallia").turn_up("n32").asks(1, "ravage-owner").refuses("cube 2 diplomat", "AF-34");
    assert_eq!(t.offered("cube"), ["0", "1"]);
    t.play("potion 2 diplomat")
        .sees_loads(1, "gallia", &[(1, false), (1, true)])
        .sees_cubes("gallia", &[0, 3]);
}

#[test]
fn pp_69_potions_work_in_the_final_plague_and_in_ravages_of_the_final_round() {
    let mut end = piper(4, "wizard").cubes("gallia", &[0, 1, 1]).potions(1, "gallia", 1);
    end = end.rats("gallia", &["b25"]).finale(3);
    end.is_over().sees_cubes("gallia", &[0, 1, 0]);
    let mut round = piper(4, "wizard,serf,peasant").hold(2, "serf").hold(1, "peasant").cubes("gallia", &[2]);
    round = round.potions(0, "gallia", 1).rats("gallia", &["b25"]).finale(3);
    round.plays(&["use serf", "region gallia"]).asks(1, "final-turn").sees_cubes("gallia", &[2]);
    round.sees_loads(0, "gallia", &[]);
}
