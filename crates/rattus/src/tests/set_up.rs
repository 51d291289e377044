//! The set-up, RB-01 to RB-09.

use crate::components::Components;
use crate::rattus::{Rattus, Stage};
use crate::setup::{Boxes, Setup};
use crate::testing::{Table, begin, table};
use game::{Eye, Game as _, Setup as _};

const LIGHT: [&str; 8] =
    ["anglia", "gallia", "germania", "hispania", "hungaria", "italia", "polonia", "scandia"];

/// The plain game with one option set.
fn with_option(players: u8, option: &str, value: &str) -> Setup {
    let mut setup = Setup::standard(players);
    setup.options.set(option, value).expect("an option and its value");
    setup
}

/// The table when the first initial cubes are asked for, chance having answered with its first options.
fn dealt(setup: &Setup) -> Table {
    let mut t = begin(setup);
    t.draw_until("begin-cubes");
    t
}

/// Whether the token with this id is a starting one.
fn starts(id: &str) -> bool {
    let set = &Components::builtin().base;
    set.start.has(set.token(id).expect("a token"))
}

#[test]
fn rb_01_each_of_two_to_four_players_has_twenty_cubes_and_the_six_cards_lie_open() {
    for players in 2..=4 {
        let t = dealt(&Setup::standard(players));
        let view = t.game.view(Eye::Spectator);
        assert_eq!(view.seats.len(), usize::from(players));
        assert!(view.seats.iter().all(|seat| seat.supply == 20 && seat.cards.is_empty()));
        assert!(view.regions.iter().all(|region| region.cubes.iter().sum::<u8>() == 0));
        assert_eq!(view.display, ["peasant", "merchant", "monk", "knight", "witch", "king"]);
    }
}

#[test]
fn rb_01_one_player_or_five_can_not_play() {
    for players in [0, 1, 5, 6] {
        let faults = Rattus::new(&Setup::standard(players)).expect_err("it can't begin");
        assert_eq!(faults.0[0].place, "players", "{players} players");
    }
}

#[test]
fn rb_02_regions_come_into_play_with_the_players() {
    let added = [&[][..], &["bulgaria", "turcia"], &["bulgaria", "turcia", "russia", "tartaria"]];
    for (players, added) in (2..).zip(added) {
        let view = dealt(&Setup::standard(players)).game.view(Eye::Spectator);
        let ids: Vec<&str> = view.regions.iter().map(|region| region.id).collect();
        assert_eq!(ids, [&LIGHT[..], added].concat());
    }
}

#[test]
fn rb_02_a_region_that_is_not_in_play_is_no_neighbour_and_no_target() {
    let mut t = table(3).plague("polonia").rats("hungaria", &["b13"]).hold(0, "peasant");
    assert_eq!(t.offered("plague"), ["germania", "hungaria"]);
    t.refuses("plague russia", "RB-02").refuses("place tartaria", "RB-02").refuses("place libya", "RB-02");
    t.play("plague hungaria").asks(0, "spread");
    assert_eq!(t.offered("region"), ["germania", "italia", "polonia", "bulgaria"]);
    t.refuses("region tartaria", "RB-02");

    let mut t = table(2).plague("hungaria").hold(0, "knight");
    assert_eq!(
        t.offered("plague"),
        ["gallia", "germania", "hispania", "italia", "polonia", "scandia"],
        "and no way leads through it"
    );
    t.refuses("plague bulgaria", "RB-02");
}

#[test]
fn rb_03_neighbours_share_a_border_or_an_arrow_and_both_ways() {
    let next_to = |region: &str| table(4).plague(region).offered("plague");
    assert_eq!(next_to("gallia"), ["anglia", "germania", "hispania", "italia"]);
    assert_eq!(next_to("anglia"), ["gallia", "scandia"], "both over the sea");
    assert_eq!(next_to("hispania"), ["gallia", "italia"], "one over land, one over the sea");
    let all = [&LIGHT[..], &["bulgaria", "turcia", "russia", "tartaria"]].concat();
    for here in &all {
        for there in next_to(here) {
            assert!(next_to(&there).iter().any(|back| back == here), "{here} and {there}");
        }
    }
}

#[test]
fn rb_04_a_random_starting_token_lies_face_down_in_each_region_in_play() {
    for players in 2..=4 {
        let mut t = begin(&Setup::standard(players));
        t.draw_until("begin-start-token");
        let mut left: Vec<String> = (1..=12).map(|number| format!("b{number:02}")).collect();
        for _ in 0..t.game.board.in_play.len() {
            if left.len() > 1 {
                t.asks_chance("begin-start-token");
                assert_eq!(t.offered("token"), left, "each as likely as the next, and none of the other 37");
                let drawn = left.remove(left.len() / 2);
                t.play(&format!("token {drawn}"));
            }
        }
        t.draw_until("begin-cubes");
        let open = t.game.view(Eye::Open);
        assert!(open.regions.iter().all(|region| region.rats.len() == 1));
        assert!(open.regions.iter().all(|region| region.rats[0].token.is_some_and(starts)));
        for eye in Eye::limited(players) {
            let view = t.game.view(eye);
            assert!(view.regions.iter().all(|region| region.rats[0].token.is_none()), "face down");
        }
    }
}

/// Deals, and counts how many tokens chance has put out of the game.
fn removed(setup: &Setup) -> (usize, Table) {
    let mut t = begin(setup);
    let mut removed = 0;
    while t.question().prompt != "begin-cubes" {
        if t.question().prompt == "begin-remove" {
            removed += 1;
            assert!(t.offered("token").iter().all(|id| !starts(id)), "no starting token goes out");
        }
        let words = t.options().last().cloned().expect("an option");
        t.play(&words);
    }
    (removed, t)
}

#[test]
fn rb_05_twelve_six_or_no_tokens_go_out_unseen_and_the_bag_holds_29_33_or_37() {
    for (players, out, bag) in [(2, 12, 29), (3, 6, 33), (4, 0, 37)] {
        let (removed, t) = removed(&Setup::standard(players));
        let view = t.game.view(Eye::Spectator);
        assert_eq!((removed, view.removed, view.bag), (out, out as u8, bag));
        assert_eq!(view.removed_tokens, Vec::<&str>::new(), "unseen");
        let open = t.game.view(Eye::Open);
        assert!(open.removed_tokens.iter().all(|id| !starts(id)));
        let unplaced = open.bag_tokens.iter().filter(|id| starts(id)).count();
        assert_eq!(unplaced, 12 - open.regions.len(), "the starting tokens left over are in the bag");
    }
}

#[test]
fn rb_05_removed_with_three_can_be_eight_which_changes_no_other_table() {
    for (players, out, bag) in [(2, 12, 29), (3, 8, 31), (4, 0, 37)] {
        let (removed, t) = removed(&with_option(players, "removed_with_three", "8"));
        assert_eq!((removed, t.game.view(Eye::Spectator).bag), (out, bag));
    }
    let (removed, _) = removed(&with_option(3, "removed_with_three", "6"));
    assert_eq!(removed, 6);
    let africanus = Boxes { africanus: true, pied_piper: false };
    let three = Setup { boxes: africanus, ..with_option(3, "removed_with_three", "8") };
    assert_eq!(dealt(&three).game.view(Eye::Spectator).removed, 20, "AF-05 keeps its own number");
}

#[test]
fn rb_06_the_plague_piece_starts_in_a_random_region_before_any_cube() {
    let mut t = begin(&with_option(3, "plague_start", "random"));
    assert_eq!(t.game.view(Eye::Spectator).plague, None);
    t.draw_until("begin-plague").asks_chance("begin-plague");
    assert_eq!(t.offered("region"), [&LIGHT[..], &["bulgaria", "turcia"]].concat());
    assert_eq!(t.game.view(Eye::Spectator).seats[0].supply, 20);
    t.play("region turcia").sees_plague("turcia");
    assert_eq!(t.question().prompt, "begin-cubes");
}

#[test]
fn rb_06_by_plague_start_the_start_player_chooses_where() {
    let mut t = begin(&with_option(3, "plague_start", "start_player_chooses"));
    t.draw_until("begin-first-player").play("seat 2").draw_until("begin-plague").asks(1, "begin-plague");
    assert_eq!(t.offered("region").len(), 10);
    t.refuses("region russia", "RB-02").play("region scandia").sees_plague("scandia").asks(1, "begin-cubes");
}

#[test]
fn rb_07_chance_names_the_start_player() {
    let mut t = begin(&with_option(4, "first_player", "random"));
    assert_eq!(t.game.view(Eye::Spectator).first, None);
    t.draw_until("begin-first-player").asks_chance("begin-first-player");
    assert_eq!(t.offered("seat"), ["1", "2", "3", "4"]);
    t.play("seat 3").draw_until("begin-cubes").asks(2, "begin-cubes");
}

#[test]
fn rb_07_by_first_player_the_first_seat_starts() {
    let mut t = begin(&with_option(4, "first_player", "seat"));
    while t.question().prompt != "begin-cubes" {
        assert_ne!(t.question().prompt, "begin-first-player", "nothing is drawn");
        let words = t.options().last().cloned().expect("an option");
        t.play(&words);
    }
    t.asks(0, "begin-cubes");
}

#[test]
fn rb_08_two_cubes_each_clockwise_and_two_more_anticlockwise() {
    let mut t = begin(&Setup::standard(3));
    t.draw_until("begin-first-player").play("seat 2").draw_until("begin-cubes");
    t.asks(1, "begin-cubes").refuses("region russia", "RB-02").refuses("pass", "RB-08");
    assert_eq!(t.options().len(), 10, "any region in play");
    t.play("region gallia").sees_cubes("gallia", &[0, 2, 0]);
    t.asks(2, "begin-cubes").play("region gallia");
    t.asks(0, "begin-cubes").play("region italia");
    t.asks(0, "begin-cubes").play("region italia").sees_cubes("italia", &[4, 0, 0]);
    t.asks(2, "begin-cubes").play("region turcia");
    t.asks(1, "begin-cubes").play("region anglia");
    t.sees_cubes("gallia", &[0, 2, 2]).sees_cubes("turcia", &[0, 0, 2]).sees_cubes("anglia", &[0, 2, 0]);
    t.sees_supply(0, 16).sees_supply(1, 16).sees_supply(2, 16);
}

#[test]
fn rb_09_the_start_player_takes_the_first_turn_and_turns_go_clockwise() {
    let mut t = begin(&Setup::standard(4));
    t.draw_until("begin-first-player").play("seat 4").draw_until("begin-plague").play("region anglia");
    for _ in 0..8 {
        assert_eq!(t.game.stage(), Stage::SetUp);
        t.play("region turcia");
    }
    assert_eq!(t.game.stage(), Stage::Regular);
    for (seat, to) in [(3, "gallia"), (0, "anglia"), (1, "gallia"), (2, "anglia"), (3, "gallia")] {
        t.asks(seat, "turn").play(&format!("plague {to}"));
        while t.question().prompt != "turn" {
            let words = t.options()[0].clone();
            t.play(&words);
        }
    }
}
