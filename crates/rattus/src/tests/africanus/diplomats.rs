//! Diplomats, Islam symbols, and what cubes carry.

use crate::testing::{Table, africa};
use crate::{Cards, Class, EventKind};
use game::{Eye, Game as _};

/// A number of diplomats for each seat, one in each of as many regions.
fn with_diplomats(mut t: Table, counts: &[u8]) -> Table {
    for (place, region) in (0..).zip(["anglia", "gallia", "germania", "hispania", "hungaria"]) {
        let cubes: Vec<u8> = counts.iter().map(|&count| u8::from(count > place)).collect();
        t = t.cubes(region, &cubes);
        for (seat, _) in (0..).zip(&cubes).filter(|(_, here)| **here == 1) {
            t = t.diplomat(seat, region);
        }
    }
    t
}

#[test]
fn af_33_the_merchant_brings_no_two_diplomats_of_a_player_together() {
    let t =
        africa(3, "sultan,merchant,wizard").hold(0, "merchant").cubes("gallia", &[4]).cubes("italia", &[1]);
    let t = t.diplomat(0, "gallia").potions(0, "gallia", 1).diplomat(0, "italia");
    let mut t = t.cubes("polonia", &[1]);
    t.plays(&["use merchant", "region gallia", "region italia", "count 1"]);
    assert_eq!(t.options(), ["cube 0", "cube 1"]);
    t.refuses("cube 0 diplomat", "AF-33").refuses("cube 2", "PP-67").play("cube 1");
    t.sees_loads(0, "italia", &[(0, true), (1, false)]).sees_loads(0, "gallia", &[(0, true)]);
    let t = africa(3, "sultan,merchant").hold(0, "merchant").cubes("gallia", &[3]).cubes("italia", &[1]);
    let mut t = t.diplomat(0, "gallia").diplomat(0, "italia");
    t.plays(&["use merchant", "region gallia", "region italia"]).refuses("count 3", "RB-44").play("count 2");
    t.sees_cubes("italia", &[3]).sees_loads(0, "gallia", &[(0, true)]);
    let t = africa(3, "sultan,merchant").hold(0, "merchant").cubes("gallia", &[1]).cubes("italia", &[2]);
    let mut t = t.diplomat(0, "gallia").diplomat(0, "italia");
    t.plays(&["use merchant", "region gallia"]).refuses("region italia", "AF-33").offers("region hispania");
}

#[test]
fn af_33_the_pied_piper_brings_no_two_diplomats_of_a_player_together() {
    let t = africa(3, "sultan,pied_piper,wizard")
        .hold(0, "pied_piper")
        .cubes("gallia", &[3])
        .cubes("italia", &[1]);
    let mut t = t.diplomat(0, "gallia").potions(0, "gallia", 1).diplomat(0, "italia");
    t.plays(&["use pied_piper", "region gallia", "region italia"]).asks(0, "pied-piper-cube");
    t.refuses("cube 0 diplomat", "AF-33").play("cube 1");
    t.sees_loads(0, "italia", &[(0, true), (1, false)]);
}

#[test]
fn af_33_the_courier_swaps_no_two_diplomats_of_a_player_together() {
    let t =
        africa(3, "sultan,courier").hold(0, "courier").cubes("gallia", &[0, 1]).cubes("italia", &[0, 1, 1]);
    let mut t = t.diplomat(1, "gallia").diplomat(1, "italia").cubes("polonia", &[0, 0, 1]);
    t = t.cubes("turcia", &[0, 0, 1]);
    t.plays(&["use courier", "region gallia"]).refuses("region italia", "AF-33").play("region polonia");
    t.sees_loads(1, "polonia", &[(0, true)]).sees_cubes("gallia", &[0, 0, 1]);
    // One that takes the other's place is not brought together with it.
    let t = africa(3, "sultan,courier,wizard")
        .hold(0, "courier")
        .cubes("gallia", &[0, 1])
        .cubes("italia", &[0, 1]);
    let mut t = t.potions_and_diplomat(1, "gallia", 2).diplomat(1, "italia");
    t.plays(&["use courier", "region gallia"]);
    t.sees_loads(1, "gallia", &[(0, true)]).sees_loads(1, "italia", &[(2, true)]);
}

#[test]
fn af_34_cubes_without_a_diplomat_die_first_and_the_diplomat_goes_back_with_its_cube() {
    let t = africa(3, "sultan,peasant").hold(1, "peasant").cubes("gallia", &[0, 2]).diplomat(1, "gallia");
    let mut t = t.rats("gallia", &["n18", "n23"]);
    t.plague_into("gallia").turn_up("n18").sees_cubes("gallia", &[0, 0]);
    let lost: Vec<bool> = t
        .events
        .iter()
        .filter_map(|event| match event.kind {
            EventKind::CubeLost { load, .. } => Some(load.diplomat),
            _ => None,
        })
        .collect();
    assert_eq!(lost, [false, true]);
    t.sees_loads(1, "gallia", &[]).sees_supply(1, 20);
}

#[test]
fn af_34_a_diplomat_is_moved_and_swapped_with_its_cube() {
    let t = africa(3, "sultan,pied_piper").hold(0, "pied_piper").cubes("gallia", &[1]).diplomat(0, "gallia");
    let mut t = t;
    t.plays(&["use pied_piper", "region italia"]).sees_loads(0, "italia", &[(0, true)]).sees_loads(
        0,
        "gallia",
        &[],
    );
    let t =
        africa(3, "sultan,courier").hold(0, "courier").cubes("gallia", &[0, 1]).cubes("turcia", &[0, 0, 1]);
    let mut t = t.diplomat(1, "gallia");
    t.plays(&["use courier", "region gallia"])
        .sees_loads(1, "turcia", &[(0, true)])
        .sees_cubes("gallia", &[0, 0, 1]);
}

#[test]
fn af_34_a_diplomat_stays_under_its_cube_in_the_palace_where_several_may_be() {
    let t = africa(3, "sultan,king").hold(0, "king").cubes("gallia", &[1, 1]).cubes("italia", &[1, 1]);
    let mut t = t.diplomat(0, "gallia").diplomat(0, "italia").diplomat(1, "italia");
    t.plays(&["use king", "region gallia"]).sees_palace(0, 1).sees_points("diplomats", &[4, 2, 0]);
    let mut t = t.turn(0);
    t.game.progress.used = Cards::NONE;
    t.plays(&["use king"]).sees_palace(0, 2).sees_points("diplomats", &[4, 2, 0]);
    assert_eq!(t.game.view(Eye::Spectator).seats[0].palace_diplomats, 2);
}

#[test]
fn af_34_the_owner_may_not_let_the_diplomat_die_before_others() {
    let t = africa(3, "sultan,peasant,wizard").option("potions", "ask_owner").hold(1, "peasant");
    let t = t.cubes("gallia", &[0, 3]).potions_and_diplomat(1, "gallia", 1).potions(1, "gallia", 1);
    let mut t = t.rats("gallia", &["n18"]);
    t.plague_into("gallia").asks(1, "ravage-owner");
    assert_eq!(t.options(), ["potion 1", "potion 1 diplomat", "cube 0", "cube 1"]);
    t.refuses("cube 1 diplomat", "AF-34").play("cube 1").sees_loads(1, "gallia", &[(1, true)]);
}

#[test]
fn af_35_most_diplomats_score_four_and_second_most_two_and_ties_share() {
    let cases: [(&[u8], &[i32]); 14] = [
        (&[3, 2, 1], &[4, 2, 0]),
        (&[1, 2, 3], &[0, 2, 4]),
        (&[2, 2, 1], &[3, 3, 0]),
        (&[2, 2, 2], &[2, 2, 2]),
        (&[2, 2, 2, 1], &[2, 2, 2, 0]),
        (&[1, 1, 1, 1], &[1, 1, 1, 1]),
        (&[2, 2, 2, 2, 2], &[1, 1, 1, 1, 1]),
        (&[1, 1, 1, 1, 1, 1], &[1, 1, 1, 1, 1, 1]),
        (&[3, 1, 1], &[4, 1, 1]),
        (&[3, 1, 1, 1], &[4, 0, 0, 0]),
        (&[3, 2, 1, 1], &[4, 2, 0, 0]),
        (&[2, 0, 0], &[4, 0, 0]),
        (&[1, 1, 0], &[3, 3, 0]),
        (&[0, 0, 0], &[0, 0, 0]),
    ];
    for (counts, points) in cases {
        with_diplomats(africa(counts.len() as u8, "sultan"), counts).sees_points("diplomats", points);
    }
}

#[test]
fn af_35_two_players_score_four_for_the_most_alone_and_share_four() {
    let cases = [([3, 1], [4, 0]), ([1, 2], [0, 4]), ([1, 0], [4, 0]), ([2, 2], [2, 2]), ([0, 0], [0, 0])];
    for (counts, points) in cases {
        with_diplomats(africa(2, "sultan"), &counts).sees_points("diplomats", &points);
    }
}

#[test]
fn af_38_several_islam_cards_in_one_hand_lose_one_cube_each_for_every_islam_symbol() {
    let t = africa(3, "sultan,explorer,astronomer")
        .hold(1, "sultan,explorer,astronomer")
        .cubes("gallia", &[0, 5]);
    let mut t = t.rats("gallia", &["n24"]);
    t.plague_into("gallia").sees_cubes("gallia", &[0, 2]);
}

#[test]
fn af_38_without_an_islam_card_in_play_the_symbol_does_nothing() {
    let mut t = africa(3, "peasant,merchant").cubes("gallia", &[1, 1, 1]).rats("gallia", &["n22"]);
    assert!(t.game.board.cards.and(t.game.of_class(Class::Islam)).is_empty());
    t.plague_into("gallia").sees_cubes("gallia", &[1, 1, 1]).sees_rats("gallia", 0);
}

#[test]
fn af_39_diplomat_and_potion_on_one_cube_go_along_together() {
    let t = africa(3, "sultan,wizard,merchant")
        .hold(0, "merchant")
        .cubes("gallia", &[1])
        .potions_and_diplomat(0, "gallia", 2);
    let mut t = t;
    t.plays(&["use merchant", "region italia"]).sees_loads(0, "italia", &[(2, true)]).sees_loads(
        0,
        "gallia",
        &[],
    );
}

#[test]
fn af_39_a_potion_of_a_cube_with_a_diplomat_may_be_given_up_while_others_stand_there() {
    let start = || africa(3, "sultan,wizard,peasant").hold(1, "peasant").cubes("gallia", &[0, 2]);
    let mut t = start().potions_and_diplomat(1, "gallia", 1).rats("gallia", &["n18"]);
    t.plague_into("gallia").sees_cubes("gallia", &[0, 2]).sees_loads(1, "gallia", &[(0, true)]);
    let mut t =
        start().potions_and_diplomat(1, "gallia", 1).rats("gallia", &["n18"]).option("potions", "ask_owner");
    t.plague_into("gallia").asks(1, "ravage-owner").offers("cube 0").play("potion 1 diplomat");
    t.sees_cubes("gallia", &[0, 2]).sees_loads(1, "gallia", &[(0, true)]);
    // Of equals the potion of the cube without a diplomat goes.
    let mut t = start().potions_and_diplomat(1, "gallia", 1).potions(1, "gallia", 1).rats("gallia", &["n18"]);
    t.plague_into("gallia").sees_loads(1, "gallia", &[(1, true)]);
}
