//! Its set-up, and what it changes in the rest.

use crate::testing::{Table, africa, begin, table_of};
use crate::{Boxes, CardChoice, CardId, Cards, Class, EventKind, Setup};
use game::{Event as _, Eye, Game as _, Seat, Setup as _};

const AFRICA: Boxes = Boxes { pied_piper: false, africanus: true };

/// Africanus without the Pied Piper, seat 0 to start.
fn setup(players: u8) -> Setup {
    let mut setup = Setup { boxes: AFRICA, ..Setup::standard(players) };
    setup.options.set("first_player", "seat").expect("an option");
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

#[test]
fn af_01_two_to_six_play_with_twenty_cubes_each() {
    for players in 2..=6 {
        let t = dealt(&setup(players));
        let supplies: Vec<u8> = t.game.view(Eye::Spectator).seats.iter().map(|seat| seat.supply).collect();
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
        let regions: Vec<&str> = t.game.view(Eye::Spectator).regions.iter().map(|region| region.id).collect();
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
        let ids =
            t.game.neighbours(t.region(id)).iter().map(|region| t.game.components.regions[region.index()].id);
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
    t.asks_chance("begin-card")
        .offers("card caravan_leader")
        .offers("card king")
        .refuses("card serf", "RB-36");
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
            assert_eq!(
                t.offered("token").len(),
                out + bag,
                "also those starting tokens that were not placed"
            );
            t.play("token n17");
            for eye in Eye::limited(players) {
                let seen = t.events.iter().filter_map(|event| event.seen_by(eye));
                assert!(
                    seen.clone().any(|event| matches!(event.kind, EventKind::TokenRemoved { token: None }))
                );
                assert!(
                    !seen
                        .clone()
                        .any(|event| matches!(event.kind, EventKind::TokenRemoved { token: Some(_) }))
                );
            }
        }
        t.draw().sees_bag(bag as u8);
        assert_eq!(usize::from(t.game.view(Eye::Spectator).removed), out);
        assert!(t.game.view(Eye::Spectator).removed_tokens.is_empty());
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
        assert_eq!(t.offered("region").len() as u8, t.game.board.in_play.len());
        t.play("region italia").sees_caravan("italia").asks(0, "turn");
    }
    let mut t = dealt(&picked(2, &[CardId::Sultan]));
    t.plays(&["region gallia"; 4]).asks(0, "turn");
    assert_eq!(t.game.view(Eye::Spectator).caravan, None);
}

#[test]
fn af_11_a_symbol_strikes_once_for_every_card_of_its_class_without_the_pied_piper() {
    let t =
        islam(3, &[CardId::Sultan, CardId::Astronomer]).hold(1, "sultan,astronomer").cubes("gallia", &[1, 3]);
    let mut t = t.rats("gallia", &["n22"]);
    t.plague_into("gallia").sees_cubes("gallia", &[1, 1]);
    let t = islam(3, &[CardId::Sultan, CardId::Astronomer]).hold(1, "sultan").hold(2, "astronomer");
    let mut t = t.cubes("gallia", &[1, 3, 3]).rats("gallia", &["n22"]);
    t.plague_into("gallia").sees_cubes("gallia", &[1, 2, 2]);
}

#[test]
fn af_11_pieces_keep_their_place_when_their_card_changes_hands() {
    use CardId::{CaravanLeader, Sultan};
    let t = islam(3, &[CaravanLeader, Sultan]).hold(1, "caravan_leader,sultan").caravan("gallia");
    let mut t = t.cubes("italia", &[1, 1]).diplomat(1, "italia");
    t.play("take caravan_leader").sees_caravan("gallia").offers("use caravan_leader");
    let t = islam(3, &[Sultan]).hold(1, "sultan").cubes("italia", &[1, 1]).diplomat(1, "italia");
    let mut t = t;
    t.play("take sultan").play("use sultan");
    t.sees_loads(1, "italia", &[(0, true)])
        .sees_loads(0, "italia", &[(0, true)])
        .sees_points("diplomats", &[3, 3, 0]);
}

#[test]
fn af_11_players_choose_among_their_cubes_that_carry_different_things() {
    let t = islam(3, &[CardId::Sultan]).hold(0, "merchant").cubes("gallia", &[2]).diplomat(0, "gallia");
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
    t.plays(&["use emperor", "border libya aegyptus", "pass"]).refuses("plague aegyptus", "PP-34");
    let t = africa(5, "bishop").rats("ifriqiya", &["n18"]).plague("italia").bishops(&["libya"]);
    let mut t = t;
    t.play("plague ifriqiya").refuses("region libya", "PP-53").offers("region numidia");
    let t = africa(5, "nun,monk")
        .hold(1, "monk")
        .cubes("libya", &[0, 1])
        .rats("libya", &["n18"])
        .nuns(&["libya"]);
    let mut t = t.plague("ifriqiya");
    t.plague_into("libya").sees_cubes("libya", &[0, 1]).sees_rats("libya", 0);
}
