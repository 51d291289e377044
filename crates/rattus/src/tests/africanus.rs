//! Africanus: its set-up, what Islam cards do to one another, the end and the score.

use crate::testing::{Table, africa, begin, table, table_of};
use crate::{Boxes, CardChoice, CardId, Cards, Class, Region, Setup, What};
use game::{Event as _, Eye, Game as _, Seat, Setup as _};

const AFRICA: Boxes = Boxes { pied_piper: false, africanus: true };

/// Africanus without the Pied Piper, seat 0 to start.
fn setup(players: u8) -> Setup {
    let mut setup = Setup { boxes: AFRICA, ..Setup::standard(players) };
    setup.house.set("first_player", "seat").expect("an option");
    setup
}

/// The same with these cards and others to fill it up.
fn picked(players: u8, cards: &[CardId]) -> Setup {
    let mut cards: Cards = cards.iter().copied().collect();
    let setup = setup(players);
    for card in setup.pool().iter() {
        if Some(cards.len()) < setup.card_count() {
            cards = cards.with(card);
        }
    }
    Setup { cards: CardChoice::Picked(cards), ..setup }
}

/// In the middle of such a game.
fn islam(players: u8, cards: &[CardId]) -> Table {
    table_of(picked(players, cards))
}

/// Everything that chance has to say at the start, the first of each.
fn dealt(setup: &Setup) -> Table {
    let mut t = begin(setup);
    t.draw();
    t
}

/// As many diplomats for each seat, one in each of so many regions.
fn with_diplomats(mut t: Table, counts: &[u8]) -> Table {
    for (place, region) in (0..).zip(["anglia", "gallia", "germania", "hispania", "hungaria"]) {
        let cubes: Vec<u8> = counts.iter().map(|&count| u8::from(count > place)).collect();
        t = t.cubes(region, &cubes);
        for (seat, _) in (0..).zip(&cubes).filter(|(_, here)| **here == 1) {
            t = t.load(seat, region, 0, true);
        }
    }
    t
}

// --- set-up ---

#[test]
fn af_01_two_to_six_play_with_twenty_cubes_each() {
    for players in 2..=6 {
        let t = dealt(&setup(players));
        let supplies: Vec<u8> = t.game.view(Eye::Watcher).seats.iter().map(|seat| seat.supply).collect();
        assert_eq!(supplies, vec![20; usize::from(players)]);
    }
    for players in [0, 1, 7] {
        assert!(!setup(players).faults().is_empty(), "{players} players");
    }
    assert!(!Setup { boxes: Boxes { pied_piper: true, africanus: false }, ..setup(5) }.faults().is_empty());
}

#[test]
fn af_02_five_and_six_play_on_north_africa_too() {
    let africa = ["mauretania", "numidia", "ifriqiya", "libya", "aegyptus"];
    for (players, count, in_africa) in [(2, 8, 0), (3, 10, 0), (4, 12, 0), (5, 15, 5), (6, 17, 5)] {
        let mut t = dealt(&setup(players));
        let regions: Vec<&str> = t.game.view(Eye::Watcher).regions.iter().map(|region| region.id).collect();
        assert_eq!(regions.len(), count);
        assert_eq!(regions.iter().filter(|id| africa.contains(id)).count(), in_africa);
        assert_eq!(regions.contains(&"russia"), [4, 6].contains(&players), "{players} players");
        assert_eq!(regions.contains(&"tartaria"), [4, 6].contains(&players), "{players} players");
        if in_africa == 0 {
            t.refuses("region libya", "RB-02");
        }
    }
    let t = dealt(&setup(5));
    let neighbours = |id: &str| {
        let ids = t.game.neighbours(t.region(id)).iter().map(|region| t.game.components.regions[region.index()].id);
        ids.collect::<Vec<_>>()
    };
    assert_eq!(neighbours("libya"), ["ifriqiya", "aegyptus"]);
    assert_eq!(neighbours("mauretania"), ["hispania", "numidia"]);
    assert_eq!(neighbours("bulgaria"), ["hungaria", "turcia"], "Tartaria is not in play");
}

#[test]
fn af_03_four_islam_cards_and_six_or_eight_cards_in_play() {
    use CardId::{Astronomer, CaravanLeader, Explorer, Sultan};
    let t = dealt(&setup(4));
    let islam: Vec<CardId> = t.game.of_class(Class::Islam).iter().collect();
    assert_eq!(islam, [Astronomer, Explorer, Sultan, CaravanLeader]);
    for (players, cards) in [(2, 6), (3, 6), (4, 6), (5, 8), (6, 8)] {
        assert_eq!(dealt(&setup(players)).game.board.cards.len(), cards);
        let mut wrong = picked(players, &islam);
        assert!(wrong.faults().is_empty());
        wrong.cards = CardChoice::Picked(islam.iter().copied().collect());
        assert!(!wrong.faults().is_empty(), "four are not enough for {players}");
    }
    let mut t = begin(&setup(6));
    t.asks_chance("begin-card").offers("card caravan_leader").offers("card king").refuses("card serf", "RB-36");
    assert_eq!(t.offered("card").len(), 10);
}

#[test]
fn af_04_one_of_seventeen_starting_tokens_lies_in_each_region_in_play() {
    for (players, regions) in [(2, 8), (5, 15), (6, 17)] {
        let mut t = begin(&setup(players));
        t.draw_until("begin-start-token");
        assert_eq!(t.offered("token").len(), 17, "the starting tokens of Africanus");
        t.draw();
        let tokens = t.game.tokens();
        assert_eq!((tokens.count, tokens.start.len()), (65, 17));
        let islam = |token| tokens.face(token).symbols().contains(&crate::Symbol::Class(Class::Islam));
        assert!(tokens.all.iter().any(islam));
        let on_board = t.game.board.tokens_on_board();
        assert_eq!((on_board.len(), on_board.minus(tokens.start).len()), (regions, 0));
        assert!(t.game.board.in_play.iter().all(|region| t.game.board.rat_count(region) == 1));
    }
}

#[test]
fn af_05_random_tokens_of_all_that_are_left_go_out_unseen() {
    for (players, out, bag) in [(2, 24, 33), (3, 20, 35), (4, 16, 37), (5, 8, 42), (6, 0, 48)] {
        let mut t = begin(&setup(players));
        if out > 0 {
            t.draw_until("begin-remove");
            assert_eq!(t.offered("token").len(), out + bag, "also those starting tokens that were not placed");
            t.play("token n17");
            for eye in Eye::limited(players) {
                let seen = t.events.iter().filter_map(|event| event.seen_by(eye));
                assert!(seen.clone().any(|event| matches!(event.what, What::TokenRemoved { token: None })));
                assert!(!seen.clone().any(|event| matches!(event.what, What::TokenRemoved { token: Some(_) })));
            }
        }
        t.draw().sees_bag(bag as u8);
        assert_eq!(usize::from(t.game.view(Eye::Watcher).removed), out);
        assert!(t.game.view(Eye::Watcher).removed_tokens.is_empty());
    }
}

#[test]
fn af_06_three_region_cards_are_dealt_to_each_and_the_rest_are_the_deck() {
    for (players, cards) in [(2, 24), (3, 30), (4, 36), (5, 45), (6, 51)] {
        let mut t = begin(&setup(players));
        t.draw_until("draw-region-card");
        assert_eq!(t.offered("region-card").len(), cards, "three for each region in play");
        t.draw().sees_deck(cards as u8 - 3 * players).sees_discards(&[]);
        for eye in Eye::limited(players) {
            for (seat, seen) in (0..).map(Seat).zip(&t.game.view(eye).seats) {
                assert_eq!(seen.hand, 3, "how many is public");
                assert_eq!(seen.hand_cards.len(), if eye == Eye::Seat(seat) { 3 } else { 0 }, "{eye:?}");
            }
        }
    }
    let mut t = begin(&setup(3));
    t.draw_until("draw-region-card").refuses("region-card c31", "RB-36").offers("region-card c30");
}

#[test]
fn af_07_with_five_or_six_players_chivalry_moves_the_plague_three_steps() {
    for (players, rule) in [(4, "RB-45"), (5, "AF-07"), (6, "AF-07")] {
        for card in ["knight", "crusader", "soldier"] {
            let mut t = africa(players, card).hold(0, card).plague("scandia");
            if players > 4 {
                t.offers("plague hispania").offers("plague turcia").refuses("plague aegyptus", rule);
                t.refuses("plague mauretania", rule);
            } else {
                t.offers("plague italia").refuses("plague hispania", rule);
            }
        }
    }
    africa(6, "knight").plague("anglia").refuses("plague hispania", "RB-16");
}

#[test]
fn af_07_three_steps_in_the_final_round_too_but_one_for_the_serf() {
    for (card, prompt) in [("knight", "RB-64"), ("crusader", "PP-73")] {
        let mut t = africa(5, card).hold(4, card).plague("scandia").finale(0);
        t.play(&format!("use {card}")).asks(4, "march-to").offers("region scandia").offers("region turcia");
        t.refuses("region aegyptus", prompt);
    }
    let mut t = africa(5, "serf").hold(4, "serf").plague("scandia").finale(0);
    t.play("use serf").asks(4, "march-to");
    assert_eq!(t.offered("region"), ["anglia", "germania"]);
    t.refuses("region gallia", "PP-74");
    let mut t = africa(4, "knight").hold(3, "knight").plague("scandia").finale(0);
    t.play("use knight").refuses("region hispania", "RB-64");
}

#[test]
fn af_08_five_and_six_place_three_times_two_cubes_back_and_forth() {
    let orders: [(u8, &[u8]); 3] = [
        (4, &[0, 1, 2, 3, 3, 2, 1, 0]),
        (5, &[0, 1, 2, 3, 4, 4, 3, 2, 1, 0, 0, 1, 2, 3, 4]),
        (6, &[0, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 0, 0, 1, 2, 3, 4, 5]),
    ];
    for (players, order) in orders {
        let mut t = dealt(&picked(players, &[CardId::Sultan]));
        for (number, &seat) in (0..).zip(order) {
            t.asks(seat, "begin-cubes").refuses("pass", "RB-08");
            t.play(if number < players { "region gallia" } else { "region italia" });
        }
        let each = order.len() as u8 / players * 2;
        t.asks(0, "turn").sees_supply(0, 20 - each).sees_supply(players - 1, 20 - each);
        t.sees_cubes("gallia", &vec![2; usize::from(players)]);
    }
}

#[test]
fn af_09_the_last_player_puts_the_caravan_into_a_region_in_play() {
    for players in [2, 5] {
        let mut t = dealt(&picked(players, &[CardId::CaravanLeader]));
        while t.question().prompt == "begin-cubes" {
            assert_eq!(t.game.board.caravan(), None, "after the initial cubes");
            t.play("region gallia");
        }
        t.asks(players - 1, "caravan-start").refuses("region tartaria", "RB-02").refuses("pass", "AF-09");
        assert_eq!(t.offered("region").len() as u32, t.game.board.in_play.len());
        t.play("region italia").sees_caravan("italia").asks(0, "turn");
    }
    let mut t = dealt(&picked(2, &[CardId::Sultan]));
    t.plays(&["region gallia"; 4]).asks(0, "turn");
    assert_eq!(t.game.view(Eye::Watcher).caravan, None);
}

#[test]
fn af_11_a_symbol_strikes_once_for_every_card_of_its_class_without_the_pied_piper() {
    let t = islam(3, &[CardId::Sultan, CardId::Astronomer]).hold(1, "sultan,astronomer").cubes("gallia", &[1, 3]);
    let mut t = t.rats("gallia", &["n22"]);
    t.strike("gallia").sees_cubes("gallia", &[1, 1]);
    let t = islam(3, &[CardId::Sultan, CardId::Astronomer]).hold(1, "sultan").hold(2, "astronomer");
    let mut t = t.cubes("gallia", &[1, 3, 3]).rats("gallia", &["n22"]);
    t.strike("gallia").sees_cubes("gallia", &[1, 2, 2]);
}

#[test]
fn af_11_pieces_keep_their_place_when_their_card_changes_hands() {
    use CardId::{CaravanLeader, Sultan};
    let t = islam(3, &[CaravanLeader, Sultan]).hold(1, "caravan_leader,sultan").caravan("gallia");
    let mut t = t.cubes("italia", &[1, 1]).load(1, "italia", 0, true);
    t.play("take caravan_leader").sees_caravan("gallia").offers("use caravan_leader");
    let t = islam(3, &[Sultan]).hold(1, "sultan").cubes("italia", &[1, 1]).load(1, "italia", 0, true);
    let mut t = t;
    t.play("take sultan").play("use sultan");
    t.sees_loads(1, "italia", &[(0, true)]).sees_loads(0, "italia", &[(0, true)]).sees_points("diplomats", &[3, 3, 0]);
}

#[test]
fn af_11_players_choose_among_their_cubes_that_carry_different_things() {
    let t = islam(3, &[CardId::Sultan]).hold(0, "merchant").cubes("gallia", &[2]).load(0, "gallia", 0, true);
    let mut t = t;
    t.plays(&["use merchant", "region italia", "count 1"]).asks(0, "merchant-cube");
    assert_eq!(t.options(), ["cube 0", "cube 0 diplomat"]);
    t.play("cube 0 diplomat").sees_loads(0, "italia", &[(0, true)]);
}

#[test]
fn af_11_african_regions_are_like_any_other_for_the_cards_of_the_pied_piper() {
    let mut t = africa(5, "mayor").hold(0, "mayor").cubes("libya", &[2, 1]).cubes("aegyptus", &[1, 1]);
    t.play("use mayor").sees_cubes("libya", &[3, 1]).sees_cubes("aegyptus", &[1, 1]);
    let t = africa(5, "queen").hold(0, "queen").cubes("mauretania", &[1]).cubes("hispania", &[1]);
    let mut t = t.cubes("libya", &[0, 1]).cubes("gallia", &[0, 1]);
    t.play("place numidia").sees_cubes("numidia", &[2]);
    let mut t = africa(5, "emperor").hold(0, "emperor").plague("libya");
    t.plays(&["use emperor", "piece 1", "border libya aegyptus", "pass"]).refuses("plague aegyptus", "PP-34");
    let t = africa(5, "bishop").rats("ifriqiya", &["n18"]).plague("italia").bishops(&["libya"]);
    let mut t = t;
    t.play("plague ifriqiya").refuses("region libya", "PP-53").offers("region numidia");
    let t = africa(5, "nun,monk").hold(1, "monk").cubes("libya", &[0, 1]).rats("libya", &["n18"]).nuns(&["libya"]);
    let mut t = t.plague("ifriqiya");
    t.strike("libya").sees_cubes("libya", &[0, 1]).sees_rats("libya", 0);
}

// --- diplomats ---

#[test]
fn af_33_the_merchant_brings_no_two_diplomats_of_a_player_together() {
    let t = africa(3, "sultan,merchant,wizard").hold(0, "merchant").cubes("gallia", &[4]).cubes("italia", &[1]);
    let t = t.load(0, "gallia", 0, true).load(0, "gallia", 1, false).load(0, "italia", 0, true);
    let mut t = t.cubes("polonia", &[1]);
    t.plays(&["use merchant", "region gallia", "region italia", "count 1"]);
    assert_eq!(t.options(), ["cube 0", "cube 1"]);
    t.refuses("cube 0 diplomat", "AF-33").refuses("cube 2", "PP-67").play("cube 1");
    t.sees_loads(0, "italia", &[(0, true), (1, false)]).sees_loads(0, "gallia", &[(0, true)]);
    let t = africa(3, "sultan,merchant").hold(0, "merchant").cubes("gallia", &[3]).cubes("italia", &[1]);
    let mut t = t.load(0, "gallia", 0, true).load(0, "italia", 0, true);
    t.plays(&["use merchant", "region gallia", "region italia"]).refuses("count 3", "RB-44").play("count 2");
    t.sees_cubes("italia", &[3]).sees_loads(0, "gallia", &[(0, true)]);
    let t = africa(3, "sultan,merchant").hold(0, "merchant").cubes("gallia", &[1]).cubes("italia", &[2]);
    let mut t = t.load(0, "gallia", 0, true).load(0, "italia", 0, true);
    t.plays(&["use merchant", "region gallia"]).refuses("region italia", "AF-33").offers("region hispania");
}

#[test]
fn af_33_the_pied_piper_brings_no_two_diplomats_of_a_player_together() {
    let t = africa(3, "sultan,pied_piper,wizard").hold(0, "pied_piper").cubes("gallia", &[3]).cubes("italia", &[1]);
    let mut t = t.load(0, "gallia", 0, true).load(0, "gallia", 1, false).load(0, "italia", 0, true);
    t.plays(&["use pied_piper", "region gallia", "region italia"]).asks(0, "pied-piper-cube");
    t.refuses("cube 0 diplomat", "AF-33").play("cube 1");
    t.sees_loads(0, "italia", &[(0, true), (1, false)]);
}

#[test]
fn af_33_the_courier_swaps_no_two_diplomats_of_a_player_together() {
    let t = africa(3, "sultan,courier").hold(0, "courier").cubes("gallia", &[0, 1]).cubes("italia", &[0, 1, 1]);
    let mut t = t.load(1, "gallia", 0, true).load(1, "italia", 0, true).cubes("polonia", &[0, 0, 1]);
    t.plays(&["use courier", "region gallia"]).refuses("region italia", "AF-33").play("region polonia");
    t.sees_loads(1, "polonia", &[(0, true)]).sees_cubes("gallia", &[0, 0, 1]);
    // One that takes the other's place is not brought together with it.
    let t = africa(3, "sultan,courier,wizard").hold(0, "courier").cubes("gallia", &[0, 1]).cubes("italia", &[0, 1]);
    let mut t = t.load(1, "gallia", 2, true).load(1, "italia", 0, true);
    t.plays(&["use courier", "region gallia"]);
    t.sees_loads(1, "gallia", &[(0, true)]).sees_loads(1, "italia", &[(2, true)]);
}

#[test]
fn af_34_cubes_without_a_diplomat_die_first_and_the_diplomat_goes_back_with_its_cube() {
    let t = africa(3, "sultan,peasant").hold(1, "peasant").cubes("gallia", &[0, 2]).load(1, "gallia", 0, true);
    let mut t = t.rats("gallia", &["n18", "n23"]);
    t.strike("gallia").turn_up("n18").sees_cubes("gallia", &[0, 0]);
    let lost: Vec<bool> = t
        .events
        .iter()
        .filter_map(|event| match event.what {
            What::CubeLost { load, .. } => Some(load.diplomat),
            _ => None,
        })
        .collect();
    assert_eq!(lost, [false, true]);
    t.sees_loads(1, "gallia", &[]).sees_supply(1, 20);
}

#[test]
fn af_34_a_diplomat_is_moved_and_swapped_with_its_cube() {
    let t = africa(3, "sultan,pied_piper").hold(0, "pied_piper").cubes("gallia", &[1]).load(0, "gallia", 0, true);
    let mut t = t;
    t.plays(&["use pied_piper", "region italia"]).sees_loads(0, "italia", &[(0, true)]).sees_loads(0, "gallia", &[]);
    let t = africa(3, "sultan,courier").hold(0, "courier").cubes("gallia", &[0, 1]).cubes("turcia", &[0, 0, 1]);
    let mut t = t.load(1, "gallia", 0, true);
    t.plays(&["use courier", "region gallia"]).sees_loads(1, "turcia", &[(0, true)]).sees_cubes("gallia", &[0, 0, 1]);
}

#[test]
fn af_34_a_diplomat_stays_under_its_cube_in_the_palace_where_several_may_be() {
    let t = africa(3, "sultan,king").hold(0, "king").cubes("gallia", &[1, 1]).cubes("italia", &[1, 1]);
    let mut t = t.load(0, "gallia", 0, true).load(0, "italia", 0, true).load(1, "italia", 0, true);
    t.plays(&["use king", "region gallia"]).sees_palace(0, 1).sees_points("diplomats", &[4, 2, 0]);
    let mut t = t.turn(0);
    t.game.progress.used = Cards::NONE;
    t.plays(&["use king"]).sees_palace(0, 2).sees_points("diplomats", &[4, 2, 0]);
    assert_eq!(t.game.view(Eye::Watcher).seats[0].palace_diplomats, 2);
}

#[test]
fn af_34_the_owner_may_not_let_the_diplomat_die_before_others() {
    let t = africa(3, "sultan,peasant,wizard").option("potions", "ask_owner").hold(1, "peasant");
    let t = t.cubes("gallia", &[0, 3]).load(1, "gallia", 1, true).load(1, "gallia", 1, false);
    let mut t = t.rats("gallia", &["n18"]);
    t.strike("gallia").asks(1, "ravage-owner");
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
    let t = africa(3, "sultan,explorer,astronomer").hold(1, "sultan,explorer,astronomer").cubes("gallia", &[0, 5]);
    let mut t = t.rats("gallia", &["n24"]);
    t.strike("gallia").sees_cubes("gallia", &[0, 2]);
}

#[test]
fn af_38_without_an_islam_card_in_play_the_symbol_does_nothing() {
    let mut t = africa(3, "peasant,merchant").cubes("gallia", &[1, 1, 1]).rats("gallia", &["n22"]);
    assert!(t.game.board.cards.and(t.game.of_class(Class::Islam)).is_empty());
    t.strike("gallia").sees_cubes("gallia", &[1, 1, 1]).sees_rats("gallia", 0);
}

#[test]
fn af_39_diplomat_and_potion_on_one_cube_go_along_together() {
    let t = africa(3, "sultan,wizard,merchant").hold(0, "merchant").cubes("gallia", &[1]).load(0, "gallia", 2, true);
    let mut t = t;
    t.plays(&["use merchant", "region italia"]).sees_loads(0, "italia", &[(2, true)]).sees_loads(0, "gallia", &[]);
}

#[test]
fn af_39_a_potion_of_a_cube_with_a_diplomat_may_be_given_up_while_others_stand_there() {
    let start = || africa(3, "sultan,wizard,peasant").hold(1, "peasant").cubes("gallia", &[0, 2]);
    let mut t = start().load(1, "gallia", 1, true).rats("gallia", &["n18"]);
    t.strike("gallia").sees_cubes("gallia", &[0, 2]).sees_loads(1, "gallia", &[(0, true)]);
    let mut t = start().load(1, "gallia", 1, true).rats("gallia", &["n18"]).option("potions", "ask_owner");
    t.strike("gallia").asks(1, "ravage-owner").offers("cube 0").play("potion 1 diplomat");
    t.sees_cubes("gallia", &[0, 2]).sees_loads(1, "gallia", &[(0, true)]);
    // Of equals the potion of the cube without a diplomat goes.
    let mut t = start().load(1, "gallia", 1, true).load(1, "gallia", 1, false).rats("gallia", &["n18"]);
    t.strike("gallia").sees_loads(1, "gallia", &[(1, true)]);
}

// --- the end ---

#[test]
fn af_40_cubes_that_others_place_by_the_caravan_end_the_game_at_the_end_of_that_turn() {
    let t = africa(3, "caravan_leader").hold(0, "caravan_leader").caravan("gallia").cubes("gallia", &[0, 2]);
    let mut t = t.supply(1, 1);
    t.plays(&["use caravan_leader", "region germania", "region polonia", "yes"]).sees_supply(1, 0).asks(0, "turn");
    t.play("plague gallia");
    assert!(t.happened(|what| matches!(what, What::RegularEnded { by: crate::End::Cubes })));
    let began = t.events.iter().find_map(|event| match event.what {
        What::FinalTurnBegan { seat } => Some(seat),
        _ => None,
    });
    assert_eq!(began, Some(Seat(2)), "to the right of the one on turn, who brought it about");
}

#[test]
fn af_40_cubes_that_come_off_the_baker_in_anothers_turn_end_the_game_too() {
    let mut t = africa(3, "baker").hold(1, "baker").supply(1, 2).baked(1, 2);
    t.plays(&["take baker", "region gallia"]).sees_cubes("gallia", &[0, 2]).sees_supply(1, 0);
    t.play("plague scandia");
    assert!(t.happened(|what| matches!(what, What::RegularEnded { by: crate::End::Cubes })));
    let mut t = africa(3, "baker").hold(1, "baker").supply(1, 2).baked(1, 2);
    t.play("plague scandia").asks(1, "turn");
}

/// Cubes and rats in three regions, cubes or rats alone in two others.
fn last_days() -> Table {
    let t = africa(3, "peasant,monk").cubes("anglia", &[2]).cubes("gallia", &[2]).cubes("italia", &[2]);
    let t = t.cubes("polonia", &[2]);
    t.rats("anglia", &["n41"]).rats("gallia", &["n42"]).rats("italia", &["n43"]).rats("turcia", &["n44"])
}

#[test]
fn af_42_the_player_of_the_last_regular_turn_orders_the_regions_of_the_final_plague() {
    let mut t = last_days().finale(1);
    t.asks(1, "final-order");
    assert_eq!(t.options(), ["region anglia", "region gallia", "region italia"], "those with cubes and rats");
    t.refuses("region polonia", "AF-42").refuses("region turcia", "AF-42").refuses("region russia", "RB-02");
    t.refuses("pass", "AF-42").play("region gallia").asks(1, "final-order");
    assert_eq!(t.options(), ["region anglia", "region italia"]);
    t.refuses("region gallia", "AF-42").play("region italia").is_over();
    assert!(t.happened(|what| matches!(what, What::RavageBegan { region } if *region == Region(0))));
}

#[test]
fn af_42_final_order_map_takes_the_regions_in_the_order_of_the_map() {
    let mut t = last_days().option("final_order", "map").finale(1);
    t.is_over();
    let regions: Vec<&str> = t
        .events
        .iter()
        .filter_map(|event| match event.what {
            What::RavageBegan { region } => Some(t.game.components.regions[region.index()].id),
            _ => None,
        })
        .collect();
    assert_eq!(regions, ["anglia", "gallia", "italia"]);
    let mut t = last_days().option("final_order", "last_player").finale(1);
    t.asks(1, "final-order");
}

#[test]
fn af_42_without_africanus_nobody_orders_the_regions() {
    let t = table(3).option("final_order", "last_player").cubes("anglia", &[2]).cubes("gallia", &[2]);
    t.rats("anglia", &["b13"]).rats("gallia", &["b14"]).finale(1).is_over();
}

#[test]
fn af_27_a_region_card_in_hand_gives_a_point_where_its_holder_has_most() {
    let start = || africa(3, "peasant").cubes("anglia", &[2, 1]).cubes("gallia", &[1, 1, 1]).cubes("italia", &[0, 1]);
    start().hand(0, &["c01"]).sees_points("region_cards", &[1, 0, 0]);
    start().hand(0, &["c01", "c04"]).hand(1, &["c05"]).sees_points("region_cards", &[2, 1, 0]);
    start().hand(1, &["c02"]).hand(2, &["c16"]).sees_points("region_cards", &[0, 0, 0]);
}

#[test]
fn af_27_one_region_gives_one_point_and_an_empty_one_none() {
    let mut t = africa(3, "peasant").cubes("anglia", &[2, 1]).hand(0, &["c01", "c02", "c03", "c07"]).hand(1, &["c10"]);
    t.sees_points("region_cards", &[1, 0, 0]);
}

#[test]
fn af_43_cubes_palace_region_cards_and_diplomats_add_up_after_the_final_plague() {
    let t = africa(3, "peasant,sultan").palace(1, 2).hand(1, &["c04", "c10"]);
    let t = t.cubes("gallia", &[1, 2]).cubes("hispania", &[0, 3]).cubes("italia", &[0, 0, 9]).load(1, "hispania", 0, true);
    let mut t = t.load(0, "gallia", 0, true).rats("gallia", &["n32"]).finale(0);
    t.is_over().sees_cubes("gallia", &[0, 1]);
    t.sees_points("cubes", &[0, 4, 9]).sees_points("palace", &[0, 2, 0]);
    t.sees_points("region_cards", &[0, 2, 0]).sees_points("diplomats", &[0, 4, 0]);
    let ranking: Vec<(u8, i32)> = t.game.standing().places.iter().map(|place| (place.seat.0, place.score)).collect();
    assert_eq!(ranking, [(1, 12), (2, 9), (0, 0)]);
}

#[test]
fn af_43_ties_go_to_the_one_soonest_after_the_last_regular_turn() {
    for (last, order) in [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])] {
        let t = africa(3, "peasant").cubes("gallia", &[2, 2, 2]).finale(last);
        let ranking: Vec<u8> = t.game.standing().places.iter().map(|place| place.seat.0).collect();
        assert_eq!(ranking, order);
    }
}
