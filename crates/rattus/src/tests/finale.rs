//! The end of the game, RB-60 to RB-62 and RB-65 to RB-69.

use crate::event::{End, EventKind};
use crate::rattus::{Rattus, Stage};
use crate::setup::Setup;
use crate::testing::{Table, begin, piper, table};
use game::{Eye, Game as _, Journal, Random as _, Seat, Setup as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;

fn ended(t: &Table) -> Option<End> {
    t.game.view(Eye::Spectator).ended_by
}

#[test]
fn rb_60_an_empty_bag_at_the_end_of_a_turn_ends_the_regular_game() {
    let start = |bag: &[&str]| table(2).bag(bag).rats("gallia", &["b01"]).hold(1, "witch");
    let mut t = start(&["b40"]);
    t.play("plague gallia").play("region italia").asks(1, "final-turn");
    assert_eq!(ended(&t), Some(End::Bag));
    let mut t = start(&["b40", "b41"]);
    t.play("plague gallia").play("region italia").draw().asks(1, "turn");
    assert_eq!(ended(&t), None, "one token is left");
}

#[test]
fn rb_60_twenty_cubes_on_the_board_end_it_the_palace_included() {
    let start = || table(2).cubes("italia", &[18, 0]).rats("gallia", &["b13", "b14"]).hold(1, "witch");
    let mut t = start();
    t.play("place gallia").sees_supply(0, 0).asks(0, "turn").play("plague scandia").asks(1, "final-turn");
    assert_eq!(ended(&t), Some(End::Cubes));
    let mut t = table(2).cubes("italia", &[15, 0]).palace(0, 4).rats("gallia", &["b13"]).hold(1, "witch");
    t.plays(&["place gallia", "plague scandia"]).asks(1, "final-turn");
    assert_eq!(ended(&t), Some(End::Cubes));
    let mut t = start();
    t.play("plague scandia").asks(1, "turn");
    assert_eq!(ended(&t), None, "eighteen");
}

#[test]
fn rb_60_twenty_in_mid_turn_end_nothing_when_some_die_in_the_plague() {
    let mut t = table(2).cubes("italia", &[17, 0]).cubes("gallia", &[2, 0]).rats("gallia", &["b25"]);
    t.play("place gallia").sees_supply(0, 0).plays(&["plague gallia", "region italia", "token b40"]);
    t.sees_supply(0, 1).asks(1, "turn");
    assert_eq!(ended(&t), None);
}

#[test]
fn rb_60_any_players_twenty_cubes_count_not_only_those_of_the_player_on_turn() {
    let mut t = table(3).cubes("italia", &[3, 0, 20]).hold(1, "king").cubes("gallia", &[0, 1, 0]);
    t.play("plague scandia");
    assert_eq!(ended(&t), Some(End::Cubes));
}

#[test]
fn rb_60_own_turn_asks_for_twenty_cubes_at_the_end_of_that_players_turn() {
    let start = || table(3).option("all_cubes_out", "own_turn").cubes("italia", &[3, 0, 20]);
    let mut t = start();
    t.play("plague scandia").asks(1, "turn");
    assert_eq!(ended(&t), None, "the cubes of seat 2 end nothing in the turn of seat 0");
    let mut t = start().hold(1, "king").cubes("gallia", &[0, 1, 0]).turn(2);
    t.play("plague scandia");
    assert_eq!(ended(&t), Some(End::Cubes));
}

#[test]
fn rb_60_where_bag_and_cubes_end_it_together_the_bag_is_named() {
    let mut t = table(2).bag(&["b40"]).rats("gallia", &["b01"]).supply(1, 0).hold(1, "witch");
    t.play("plague gallia").play("region italia").asks(1, "final-turn");
    assert_eq!(ended(&t), Some(End::Bag));
}

/// Four players who could all do something in the final round.
fn able() -> Table {
    let t = table(4).hold(0, "king").hold(1, "knight").hold(2, "merchant").hold(3, "peasant");
    t.cubes("gallia", &[2, 2, 2, 2])
}

#[test]
fn rb_61_the_final_round_goes_anticlockwise_without_the_player_of_the_last_turn() {
    let mut t = able().finale(2);
    for seat in [1, 0, 3] {
        assert_eq!(t.game.stage(), Stage::FinalRound);
        t.asks(seat, "final-turn").play("pass");
    }
    t.is_over();
    able()
        .finale(0)
        .asks(3, "final-turn")
        .play("pass")
        .asks(2, "final-turn")
        .play("pass")
        .asks(1, "final-turn");
}

#[test]
fn rb_61_it_starts_at_the_right_of_the_last_turn_also_where_another_players_cubes_ended_the_game() {
    let mut t = able().turn(3).supply(1, 0);
    t.play("plague scandia").asks(2, "final-turn").play("pass").asks(1, "final-turn").play("pass");
    t.asks(0, "final-turn").play("pass").is_over();
}

#[test]
fn rb_61_who_ended_sits_out_the_player_whose_cubes_brought_the_end_about() {
    let mut t = able().option("sits_out", "who_ended").turn(3).supply(1, 0);
    t.play("plague scandia").asks(0, "final-turn").play("pass").asks(3, "final-turn").play("pass");
    t.asks(2, "final-turn").play("pass").is_over();
    // Ended by the bag, it is the player of the last turn.
    let t = able().option("sits_out", "who_ended").turn(3).bag(&["b40"]).rats("germania", &["b01"]);
    let mut t = t.plague("gallia");
    t.play("plague germania").play("region italia").asks(2, "final-turn").play("pass");
    t.asks(1, "final-turn").play("pass").asks(0, "final-turn").play("pass").is_over();
}

#[test]
fn rb_62_only_abilities_each_once_in_any_order_or_none() {
    let start = || {
        let t = table(2).hold(1, "king,merchant,monk,peasant").hold(0, "witch").cubes("gallia", &[0, 3]);
        t.cubes("anglia", &[1, 1]).rats("polonia", &["b13"]).finale(0)
    };
    let mut t = start();
    assert_eq!(t.options(), ["use peasant", "use merchant", "use monk", "use king", "pass"]);
    t.refuses("take witch", "RB-62").refuses("place polonia", "RB-62").refuses("plague gallia", "RB-62");
    t.refuses("use witch", "RB-12");
    t.plays(&["use king", "region gallia"]).refuses("use king", "RB-62").sees_palace(1, 1);
    t.plays(&["use monk", "region germania"]).refuses("use monk", "RB-62").sees_rats("germania", 1);
    t.plays(&["use peasant", "region scandia"])
        .refuses("use peasant", "RB-62")
        .sees_cubes("scandia", &[0, 1]);
    t.plays(&["use merchant", "region gallia", "region italia", "count 2"]);
    t.is_over();
    let mut t = start();
    t.plays(&["use merchant", "region gallia", "region italia", "count 3", "use peasant", "region italia"]);
    t.play("pass").is_over();
    let mut t = start();
    t.play("pass").is_over();
    assert_eq!(t.game.board.bag.len(), start().game.board.bag.len(), "no spread");
    t.sees_plague("anglia");
}

#[test]
fn rb_62_the_player_of_the_last_turn_and_one_without_a_usable_card_are_not_asked() {
    let mut t = table(3).hold(0, "witch").hold(2, "king").rats("gallia", &["b13"]).finale(0);
    t.is_over();
    let mut t = table(3).hold(1, "witch").hold(2, "king").rats("gallia", &["b13"]).finale(0);
    t.asks(1, "final-turn");
}

#[test]
fn rb_65_the_final_plague_ravages_every_region_with_cubes_and_rats_in_the_order_of_the_map() {
    let t = table(3).hold(0, "knight,monk").cubes("scandia", &[1, 1, 0]).rats("scandia", &["b25"]);
    let t = t.cubes("anglia", &[2, 1, 0]).rats("anglia", &["b13"]).rats("italia", &["b14", "b15"]);
    let t = t.cubes("turcia", &[0, 0, 2]).cubes("gallia", &[1, 2, 0]).rats("gallia", &["b26"]);
    let bag = t.game.board.bag.len();
    let mut t = t.finale(0);
    t.is_over();
    assert_eq!(t.ravaged(), ["anglia", "gallia", "scandia"]);
    t.sees_cubes("anglia", &[1, 1, 0]).sees_cubes("gallia", &[0, 1, 0]).sees_cubes("scandia", &[0, 0, 0]);
    t.sees_cubes("turcia", &[0, 0, 2]).sees_rats("italia", 2).sees_bag(bag);
    assert!(!t.happened(|kind| matches!(kind, EventKind::RatPlaced { .. } | EventKind::AbilityUsed { .. })));
}

#[test]
fn rb_65_in_the_final_plague_too_chance_names_the_next_rat_and_nobody_else_is_asked() {
    let t = table(2).hold(0, "knight").cubes("gallia", &[3, 3]).rats("gallia", &["b45", "b13", "b40"]);
    let mut t = t.plague("gallia").finale(0);
    t.asks_chance("ravage-next").turn_up("b45").asks_chance("ravage-next").turn_up("b40");
    t.is_over().sees_rats("gallia", 0);
    assert_eq!(t.game.stage(), Stage::Over);
}

#[test]
fn rb_66_most_cubes_on_the_board_win_the_palace_included() {
    let t = table(3).cubes("gallia", &[5, 4, 1]).cubes("anglia", &[0, 0, 3]).palace(1, 2).finale(0);
    let standing = t.game.standing();
    assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(
        standing.places.iter().map(|place| (place.seat.0, place.score)).collect::<Vec<_>>(),
        [(1, 6), (0, 5), (2, 4)]
    );
}

#[test]
fn rb_66_of_tied_players_the_soonest_clockwise_after_the_last_turn_wins() {
    for (last, order) in [(0, [1, 2, 3, 0]), (1, [2, 3, 0, 1]), (2, [3, 0, 1, 2]), (3, [0, 1, 2, 3])] {
        let t = table(4).cubes("gallia", &[3, 3, 3, 3]).finale(last);
        let places = t.game.standing().places;
        assert_eq!(places.iter().map(|place| place.seat.0).collect::<Vec<_>>(), order);
    }
    let t = table(4).cubes("gallia", &[2, 4, 3, 4]).finale(1);
    assert_eq!(t.game.standing().winners().collect::<Vec<_>>(), [Seat(3)], "the last turn's comes last");
}

#[test]
fn rb_67_the_result_is_a_full_ranking_with_scores_and_their_parts() {
    let mut t = table(3).cubes("gallia", &[2, 1, 0]).cubes("italia", &[1, 0, 2]).palace(2, 1).finale(0);
    t.is_over().refuses("pass", "RB-67");
    let standing = t.game.standing();
    let all: Vec<_> = standing.places.iter().map(|place| (place.seat.0, place.rank, place.score)).collect();
    assert_eq!(all, [(2, 1, 3), (0, 2, 3), (1, 3, 1)]);
    assert_eq!(standing.of(Seat(2)).parts, [("cubes", 2), ("palace", 1)]);
    assert_eq!(standing.of(Seat(0)).parts, [("cubes", 3), ("palace", 0)]);
    assert_eq!(standing.ended_by, Some("bag"));
    assert_eq!(table(2).game.standing().ended_by, None);
}

/// All cubes of a seat and all tokens, counted from the view of the open eye alone.
fn counted(game: &Rattus) -> (Vec<u8>, usize) {
    let view = game.view(Eye::Open);
    let seats = view.seats.iter().enumerate().map(|(seat, own)| {
        own.supply + own.palace + view.regions.iter().map(|region| region.cubes[seat]).sum::<u8>()
    });
    let on_board: usize = view.regions.iter().map(|region| region.rats.len()).sum();
    let tokens = view.bag_tokens.len() + on_board + view.used_tokens.len() + view.removed_tokens.len();
    assert_eq!(view.bag_tokens.len(), usize::from(view.bag));
    assert_eq!(view.removed_tokens.len(), usize::from(view.removed));
    (seats.collect(), tokens)
}

#[test]
fn rb_68_cubes_and_tokens_are_conserved_through_whole_games() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(68);
    for round in 0..12 {
        let players = 2 + round % 3;
        let mut t = begin(&Setup::standard(players));
        while let Some(question) = t.game.question() {
            let choice = question.options.nth(random.below(question.options.len()));
            t.game.play_unchecked(choice, &mut Journal::off());
            assert_eq!(counted(&t.game), (vec![20; usize::from(players)], 49));
            assert_eq!(t.game.broken(), None);
        }
    }
}

#[test]
fn rb_68_a_lost_cube_or_a_doubled_token_is_noticed() {
    let t = table(2).cubes("gallia", &[2, 0]).rats("gallia", &["b13"]);
    assert_eq!(t.game.broken(), None);
    let mut game = t.game;
    game.board.supply.remove(Seat(0), 1);
    assert!(game.broken().is_some(), "a cube is lost");
    let mut game = t.game;
    game.board.bag = game.board.bag.with(game.tokens().token("b13").expect("a token"));
    assert!(game.broken().is_some(), "a token lies twice");
    let mut game = t.game;
    game.board.used = game.board.used.with(game.board.bag.iter().next().expect("a token"));
    assert!(game.broken().is_some(), "a used token is in the bag");
}

/// Seat 3 has the Knight, seat 2 the Crusader, seat 1 the Monk. Anglia has a rat of limit 3, Gallia one of limit 4,
/// each with two cubes; Hispania has one of limit 3.
fn knight_then_crusader(option: &str) -> Table {
    let t = piper(4, "knight,crusader,monk").option("final_knight", option);
    let t = t.hold(3, "knight").hold(2, "crusader").hold(1, "monk").plague("anglia");
    let t = t.cubes("anglia", &[2, 0, 0, 0]).rats("anglia", &["b07"]).rats("hispania", &["b09"]);
    t.cubes("gallia", &[2, 0, 0, 0]).rats("gallia", &["b39"]).finale(0)
}

#[test]
fn rb_69_at_the_end_the_two_neutral_cubes_go_with_the_piece_and_count_in_no_earlier_ravage() {
    let mut t = knight_then_crusader("at_the_end");
    t.asks(3, "final-turn").plays(&["use knight", "region anglia"]).sees_rats("anglia", 1);
    t.asks(2, "final-turn").plays(&["use crusader", "region gallia"]);
    t.sees_rats("gallia", 0).sees_cubes("gallia", &[2, 0, 0, 0]);
    t.asks(1, "final-turn").play("use monk").play_rat("b09").play("region gallia").is_over();
    t.sees_cubes("gallia", &[1, 0, 0, 0]).sees_cubes("anglia", &[2, 0, 0, 0]);
}

#[test]
fn rb_69_at_once_the_piece_counts_in_that_ravage_and_not_again() {
    let mut t = knight_then_crusader("at_once");
    t.asks(3, "final-turn").plays(&["use knight", "region anglia"]);
    t.sees_rats("anglia", 0).sees_cubes("anglia", &[1, 0, 0, 0]);
    t.asks(2, "final-turn").plays(&["use crusader", "region gallia"]);
    t.sees_rats("gallia", 0).sees_cubes("gallia", &[2, 0, 0, 0]);
    t.asks(1, "final-turn").plays(&["use monk", "region gallia"]).is_over();
    t.sees_rats("gallia", 0).sees_cubes("gallia", &[2, 0, 0, 0]);
}

#[test]
fn rb_69_in_their_own_players_joint_use_they_count_at_once() {
    for option in ["at_the_end", "at_once"] {
        let t = piper(2, "knight,crusader").option("final_knight", option).hold(1, "knight,crusader");
        let t = t.cubes("gallia", &[2, 0]).rats("gallia", &["b39"]).rats("italia", &["b13"]);
        let mut t = t.plague("anglia").finale(0);
        t.asks(1, "final-turn").play("use knight").asks(1, "march-join").play("yes").play("region gallia");
        t.is_over().sees_cubes("gallia", &[1, 0]);
    }
}
