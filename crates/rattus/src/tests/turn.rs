//! A turn, RB-10 to RB-16 and what holds throughout it.

use crate::rattus::Rattus;
use crate::setup::Setup;
use crate::testing::{Table, begin, piper, table};
use game::{Eye, Game as _, Journal, Setup as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;

#[test]
fn rb_10_card_and_cubes_come_in_either_order_and_the_plague_ends_the_turn() {
    let start = || table(2).rats("gallia", &["b13"]);
    start().plays(&["take king", "place gallia", "plague scandia"]).asks(1, "turn");
    start().plays(&["place gallia", "take king", "plague scandia"]).asks(1, "turn");
    start().play("plague scandia").asks(1, "turn").sees_supply(0, 20);
}

#[test]
fn rb_10_the_turn_goes_on_until_the_plague_has_moved() {
    let mut t = table(2).rats("gallia", &["b13"]);
    t.plays(&["take king", "place gallia"]).asks(0, "turn").refuses("pass", "RB-16");
    assert_eq!(t.options(), ["plague gallia", "plague scandia"]);
}

#[test]
fn rb_11_one_card_a_turn_is_taken_from_the_display_or_another_player() {
    let mut t = table(3).hold(1, "witch").hold(2, "king,monk").hold(0, "knight");
    assert_eq!(t.offered("take"), ["peasant", "merchant", "monk", "witch", "king"]);
    t.refuses("take knight", "RB-11").refuses("take baker", "PP-02");
    t.play("take witch").refuses("take king", "RB-11").refuses("take merchant", "RB-11").offers_no("take");
    assert!(t.held(1).is_empty());
    assert_eq!(cards(&t, 0), ["knight", "witch"]);
    assert_eq!(t.game.view(Eye::Spectator).display, ["peasant", "merchant"]);
    t.play("plague gallia").asks(1, "turn").play("take peasant");
    assert_eq!(cards(&t, 1), ["peasant"]);
}

fn cards(t: &Table, seat: usize) -> Vec<&'static str> {
    t.game.view(Eye::Spectator).seats[seat].cards.clone()
}

#[test]
fn rb_12_all_cards_of_a_hand_serve_those_taken_this_turn_included() {
    let start = table(2).hold(0, "monk,merchant,knight,king").cubes("gallia", &[2, 0]);
    let mut t = start.rats("italia", &["b13"]);
    for eye in Eye::limited(2) {
        assert_eq!(t.game.view(eye).seats[0].cards, ["merchant", "monk", "knight", "king"], "open to all");
    }
    assert_eq!(t.offered("use"), ["merchant", "monk", "king"]);
    t.offers("plague germania").refuses("use witch", "RB-12");
    t.play("take witch").offers("use witch");
}

#[test]
fn rb_12_a_card_stays_until_another_player_takes_it() {
    let mut t = table(2).hold(0, "king").cubes("gallia", &[1, 1]);
    t.play("plague scandia").asks(1, "turn").refuses("use king", "RB-12");
    assert_eq!(cards(&t, 0), ["king"]);
    t.plays(&["take king", "use king"]).sees_palace(1, 1);
    assert_eq!((cards(&t, 0), cards(&t, 1)), (vec![], vec!["king"]));
    t.play("plague anglia").asks(0, "turn").refuses("use king", "RB-12");
}

#[test]
fn rb_13_as_many_cubes_as_the_region_has_rats_and_once_a_turn() {
    let mut t = table(4).rats("gallia", &["b13", "b14"]).rats("russia", &["b15", "b16", "b17"]);
    assert_eq!(t.offered("place"), ["gallia", "russia"]);
    t.refuses("place italia", "RB-13").play("place russia");
    t.sees_cubes("russia", &[3, 0, 0, 0]).sees_supply(0, 17);
    t.refuses("place gallia", "RB-13").refuses("place russia", "RB-13").offers_no("place");
    t.play("plague scandia").asks(1, "turn").play("place gallia").sees_cubes("gallia", &[0, 2, 0, 0]);
}

#[test]
fn rb_14_a_small_supply_is_placed_as_a_whole() {
    let start = |supply| table(2).rats("gallia", &["b13", "b14", "b15"]).supply(0, supply);
    start(2).play("place gallia").sees_cubes("gallia", &[2, 0]).sees_supply(0, 0);
    start(3).play("place gallia").sees_cubes("gallia", &[3, 0]).sees_supply(0, 0);
    start(0).offers_no("place").refuses("place gallia", "RB-14");
}

#[test]
fn rb_14_the_bonus_of_a_card_is_cut_by_the_supply_too() {
    let mut t = piper(2, "queen").hold(0, "queen").cubes("anglia", &[1, 0]).supply(0, 1);
    t.play("place italia").sees_cubes("italia", &[1, 0]).sees_supply(0, 0);
}

#[test]
fn rb_15_placing_may_be_declined_but_the_number_is_not_free() {
    let mut t = table(2).rats("gallia", &["b13", "b14", "b15"]);
    t.play("plague scandia").asks(1, "turn").sees_supply(0, 20);
    t.play("place gallia").asks(1, "turn").sees_cubes("gallia", &[0, 3]);
}

#[test]
fn rb_15_each_bonus_card_is_used_in_full_or_not_at_all() {
    let start = || {
        let t = piper(2, "peasant,queen").hold(0, "peasant,queen").cubes("anglia", &[1, 0]);
        t.rats("gallia", &["b13"])
    };
    for (peasant, queen, cubes) in [("no", "no", 1), ("yes", "no", 2), ("no", "yes", 3), ("yes", "yes", 4)] {
        let mut t = start();
        t.play("place gallia").asks(0, "place-bonus").refuses("count 1", "RB-15");
        assert_eq!(t.options(), ["yes", "no"]);
        t.plays(&[peasant, queen]).asks(0, "turn").sees_cubes("gallia", &[cubes, 0]);
    }
}

#[test]
fn rb_15_a_region_or_a_bonus_that_would_bring_no_cube_is_not_offered() {
    let start = |supply| {
        let t = piper(2, "peasant,queen").hold(0, "peasant,queen").cubes("anglia", &[1, 0]);
        t.rats("gallia", &["b13"]).supply(0, supply)
    };
    assert_eq!(start(9).offered("place").len(), 8, "with a bonus every region gets a cube");
    assert_eq!(table(2).rats("gallia", &["b13"]).offered("place"), ["gallia"], "without one only these");
    start(1).play("place gallia").asks(0, "turn").sees_cubes("gallia", &[1, 0]);
    start(2).plays(&["place gallia", "yes"]).asks(0, "turn").sees_cubes("gallia", &[2, 0]);
    start(9).plays(&["place italia", "no"]).asks(0, "turn").sees_cubes("italia", &[2, 0]);
    start(9).plays(&["place italia", "yes", "no"]).asks(0, "turn").sees_cubes("italia", &[1, 0]);
}

#[test]
fn rb_16_the_plague_piece_must_move_to_a_neighbouring_region() {
    let mut t = table(4).plague("italia");
    assert_eq!(t.offered("plague"), ["gallia", "germania", "hispania", "hungaria", "turcia"]);
    t.refuses("plague italia", "RB-16").refuses("plague scandia", "RB-16").refuses("pass", "RB-16");
    t.play("plague turcia").sees_plague("turcia");
}

#[test]
fn rb_33_three_one_or_no_cubes_by_the_rats_of_gallia_germania_and_italia() {
    let start = || table(4).rats("gallia", &["b13", "b14", "b15"]).rats("germania", &["b16"]);
    assert_eq!(start().offered("place"), ["gallia", "germania"]);
    start().play("place gallia").sees_cubes("gallia", &[3, 0, 0, 0]);
    start().play("place germania").sees_cubes("germania", &[1, 0, 0, 0]);
    start().refuses("place italia", "RB-13").play("plague gallia").sees_supply(0, 20);
}

#[test]
fn rb_35_what_has_begun_is_finished_before_anything_else() {
    let start = table(2).hold(0, "merchant,monk,peasant").cubes("gallia", &[2, 0]);
    let mut t = start.rats("gallia", &["b13"]).rats("italia", &["b14"]);
    t.play("use merchant").asks(0, "merchant-to");
    t.refuses("take king", "RB-44").refuses("place gallia", "RB-44").refuses("use monk", "RB-44");
    t.refuses("plague gallia", "RB-44").play("region italia").refuses("use monk", "RB-44").play("count 2");
    t.play("use monk").refuses("place gallia", "RB-42").play_rat("b13").play("region hispania");
    t.play("place italia").asks(0, "place-bonus").refuses("take king", "RB-15").play("yes").asks(0, "turn");
    t.play("plague gallia").asks(1, "turn");
}

#[test]
fn rb_36_everybody_sees_cubes_supplies_cards_numbers_of_rats_and_used_tokens() {
    let start = table(3).hold(0, "king").hold(2, "witch").cubes("gallia", &[2, 0, 1]);
    let mut t = start.rats("gallia", &["b13"]).rats("italia", &["b25", "b14"]).plague("hispania");
    t.play("plague gallia").play("region hispania").draw();
    for eye in Eye::limited(3) {
        let view = t.game.view(eye);
        let gallia = view.regions.iter().find(|region| region.id == "gallia").expect("in play");
        assert_eq!((&gallia.cubes[..], gallia.rats.len()), (&[2, 0, 1][..], 0));
        let rats: Vec<usize> = view.regions.iter().map(|region| region.rats.len()).collect();
        assert_eq!(rats, [0, 0, 0, 1, 0, 2, 0, 0, 0, 0]);
        assert_eq!(view.seats.iter().map(|seat| seat.supply).collect::<Vec<_>>(), [18, 20, 19]);
        assert_eq!((&view.seats[0].cards[..], &view.seats[2].cards[..]), (&["king"][..], &["witch"][..]));
        assert_eq!(view.bag, t.game.board.bag.len());
        assert!(view.used_tokens.contains(&"b13"), "revealed without effect, and seen by all");
    }
}

#[test]
fn rb_36_faces_in_the_bag_on_the_board_and_of_removed_tokens_are_hidden() {
    let mut t = begin(&Setup::standard(2));
    t.draw_until("begin-cubes");
    for eye in Eye::limited(2) {
        let view = t.game.view(eye);
        assert!(view.bag_tokens.is_empty() && view.removed_tokens.is_empty());
        assert!(view.regions.iter().flat_map(|region| &region.rats).all(|rat| rat.token.is_none()));
        let others = worlds(&t.game, eye, 40);
        assert!(others.iter().all(|other| other.view(eye) == view), "nothing the eye sees tells them apart");
        let open = |game: &Rattus| game.view(Eye::Open);
        let here = open(&t.game);
        assert!(others.iter().any(|other| open(other).bag_tokens != here.bag_tokens));
        assert!(others.iter().any(|other| open(other).removed_tokens != here.removed_tokens));
        assert!(others.iter().any(|other| open(other).regions[0].rats != here.regions[0].rats));
        for other in &others {
            let set = other.tokens();
            assert_eq!(other.broken(), None);
            assert!(other.board.all_rats().all(|(_, rat)| set.start.has(rat.token)), "RB-04 is public");
            let out = set.all.minus(other.board.bag).minus(other.board.tokens_on_board());
            assert!(out.len() == 12 && out.and(set.start).is_empty(), "and so is RB-05");
        }
    }
}

/// Games that `eye` can't tell from this one.
fn worlds(game: &Rattus, eye: Eye, count: u64) -> Vec<Rattus> {
    (0..count).map(|seed| game.determinize(eye, &mut Xoshiro256PlusPlus::seed_from_u64(seed))).collect()
}

#[test]
fn rb_40_each_ability_serves_once_a_turn_before_between_or_after_card_and_cubes() {
    let start = table(2).hold(0, "monk,king,merchant").cubes("anglia", &[3, 0]).cubes("hispania", &[2, 0]);
    let mut t = start.rats("gallia", &["b13", "b14"]);
    t.plays(&["use king", "region anglia"]).refuses("use king", "RB-40").play("take peasant");
    t.plays(&["use merchant", "region anglia", "region scandia", "count 1"]).refuses("use merchant", "RB-40");
    t.plays(&["place gallia", "no"]).play("use monk").play_rat("b13").play("region hispania");
    t.refuses("use monk", "RB-40").offers_no("use");
    t.play("plague scandia").asks(1, "turn").play("plague anglia").asks(0, "turn");
    assert_eq!(t.offered("use"), ["merchant", "monk", "king"], "in the next turn again");
}

#[test]
fn rb_40_a_card_that_changes_hands_serves_its_new_holder_in_the_new_turn() {
    let mut t = table(2).hold(0, "king").cubes("anglia", &[2, 2]);
    t.plays(&["use king", "plague scandia", "take king", "use king"]).sees_palace(0, 1).sees_palace(1, 1);
}

#[test]
fn rb_40_only_the_player_on_turn_uses_abilities_and_not_in_the_plague_part() {
    let start = table(2).hold(0, "monk").hold(1, "king").cubes("hispania", &[1, 1]);
    let mut t = start.rats("gallia", &["b13", "b14"]);
    t.refuses("use king", "RB-12").play("plague gallia").asks(0, "spread");
    t.refuses("use monk", "RB-18").play("region italia").draw().play("region italia").draw();
    t.asks(1, "turn").refuses("use monk", "RB-12");
}

#[test]
fn rb_53_an_ability_without_a_legal_target_or_a_cube_to_place_can_not_be_used() {
    let mut t = table(2).hold(0, "king,monk,merchant,witch");
    t.offers_no("use").refuses("use king", "RB-53").refuses("use monk", "RB-53");
    t.refuses("use merchant", "RB-53").refuses("use witch", "RB-53");
    let mut t = table(2).hold(1, "peasant,king").supply(1, 0).cubes("gallia", &[1, 0]).finale(0);
    t.is_over();
    let mut t = table(2).hold(1, "peasant,witch").supply(1, 0).rats("gallia", &["b13"]).finale(0);
    t.asks(1, "final-turn").refuses("use peasant", "RB-53");
}

#[test]
fn rb_70_what_showed_a_face_can_not_be_taken_back_but_a_hidden_draw_can() {
    let start = || {
        let t =
            table(2).hold(0, "merchant,monk,witch,king").cubes("italia", &[3, 0]).cubes("gallia", &[0, 2]);
        t.rats("gallia", &["b13", "b14"]).rats("hispania", &["b15"])
    };
    let is_final = |words: &[&str]| {
        let mut t = start();
        t.plays(words).is_final
    };
    assert!(!is_final(&["take knight"]) && !is_final(&["place gallia"]));
    assert!(!is_final(&["use king"]) && !is_final(&["use merchant", "region gallia", "count 3"]));
    let rat = format!("rat {}", start().mark("b13"));
    assert!(!is_final(&["use monk", &rat]) && !is_final(&["use monk", &rat, "region anglia"]));
    assert!(!is_final(&["use witch"]) && is_final(&["use witch", &rat]), "a look shows a face");
    assert!(!is_final(&["plague scandia"]) && !is_final(&["plague gallia", "region anglia"]));
    assert!(!is_final(&["plague gallia", "region anglia", "token b40"]), "nobody saw what was drawn");

    let mut t = table(2).cubes("gallia", &[2, 0]).rats("gallia", &["b13"]);
    t.plays(&["plague gallia", "region anglia", "token b40"]);
    assert!(t.is_final && t.happened(|kind| matches!(kind, crate::EventKind::RatRevealed { .. })));
    let mut t = table(2).bag(&["b40"]).rats("gallia", &["b01"]).cubes("italia", &[2, 0]).hold(1, "king");
    t.play("plague gallia").play("region anglia");
    assert!(!t.is_final, "the last token leaves the bag unseen");
}

#[test]
fn rb_21_rb_70_a_rat_placed_face_down_can_be_taken_back_and_the_same_one_comes_again() {
    use game::{Dealer, Random as _, Record, RecordedGame, Seed};
    let seed = Seed::numbered(1, 1);
    let (mut dealer, mut random) = (Dealer::new(&seed), seed.stream(game::Purpose::Bot));
    let mut recorded =
        RecordedGame::<Rattus>::new(Record::new(Setup::standard(2), None)).expect("it can begin");
    let place = |recorded: &mut RecordedGame<Rattus>, dealer: &mut Dealer, seat, choice| {
        recorded.play(seat, choice, &mut Journal::off()).expect("it is offered");
        let drawn = recorded.question().is_some_and(|next| next.prompt == "draw-rat");
        recorded.settle(dealer, &mut Journal::off());
        (*recorded.game(), drawn)
    };
    recorded.settle(&mut dealer, &mut Journal::off());
    let mut repeated = 0;
    while repeated < 10 {
        let question = recorded.question().expect("ten rats are placed before the end");
        let choice = question.options.nth(random.below(question.options.len()));
        let (seat, entry) = (question.who.seat(), recorded.record().entries.len() + 1);
        let (placed, drawn) = place(&mut recorded, &mut dealer, seat, choice);
        let owner = seat.expect("chance was settled");
        if drawn && recorded.undo(owner, entry).is_ok() {
            dealer.rewind(entry);
            let (again, _) = place(&mut recorded, &mut dealer, seat, choice);
            assert!(again == placed, "the same token comes again");
            repeated += 1;
        }
    }
}

#[test]
fn rb_70_a_sitting_takes_back_a_move_but_no_look_and_no_final_plague() {
    use game::{Dealer, Limit, NoUndo, Record, RecordedGame, Seed};
    let setup = Setup::standard(2);
    let seed = Seed::numbered(1, 1);
    let mut dealer = Dealer::new(&seed);
    let mut recorded = RecordedGame::<Rattus>::new(Record::new(setup, None)).expect("it can begin");
    let mut play = |recorded: &mut RecordedGame<Rattus>, words: &str| {
        let who = recorded.question().and_then(|question| question.who.seat());
        let choice = recorded.game().hear(words).expect("words of the game");
        recorded.play(who, choice, &mut Journal::off()).expect("it is offered");
        recorded.settle(&mut dealer, &mut Journal::off());
        who.expect("a player was asked")
    };
    recorded.settle(&mut Dealer::new(&seed), &mut Journal::off());
    for _ in 0..4 {
        let before = *recorded.game();
        let seat = play(&mut recorded, "region gallia");
        let (entries, _) = recorded.undoable(seat).expect("nobody else has acted");
        assert_eq!(recorded.undo(seat, *entries.last().expect("the last entry")), Ok(()));
        assert_eq!(*recorded.game(), before, "the first cubes can be placed elsewhere");
        play(&mut recorded, "region gallia");
    }
    let before = *recorded.game();
    let seat = play(&mut recorded, "take witch");
    let (entries, _) = recorded.undoable(seat).expect("a card can be put back");
    let last = *entries.last().expect("the last entry");
    assert_eq!(recorded.undo(seat, last), Ok(()));
    assert_eq!(*recorded.game(), before);
    play(&mut recorded, "take witch");
    play(&mut recorded, "use witch");
    play(&mut recorded, "rat 1");
    assert!(matches!(recorded.undoable(seat), Err(NoUndo::Limit(Limit::Learned { .. }))));
    assert_eq!(recorded.undoable(seat).expect_err("it showed a face").phrase::<Rattus>().rule.0, "RB-70");

    let mut t = table(2).hold(1, "king").cubes("gallia", &[2, 2]).rats("gallia", &["b13"]);
    t = t.cubes("italia", &[0, 1]).finale(0);
    t.asks(1, "final-turn").play("pass").is_over();
    assert!(t.is_final, "the final plague turned up a rat");
}

fn ended(t: &Table) -> Option<crate::End> {
    t.game.view(Eye::Spectator).ended_by
}

/// Moves the plague piece to and fro where there is no rat.
fn idle(t: &mut Table, turns: u32) {
    for _ in 0..turns {
        let to = if t.game.board.plague() == Some(t.region("anglia")) { "scandia" } else { "anglia" };
        t.play(&format!("plague {to}"));
    }
}

#[test]
fn rb_71_ten_rounds_in_which_nothing_stirs_end_the_regular_game() {
    for players in 2..=4 {
        let mut t =
            table(players).hold(0, "merchant,monk").cubes("gallia", &[2, 0]).rats("hispania", &["b13"]);
        let turns = u32::from(players) * 10;
        idle(&mut t, turns - u32::from(players));
        // Neither a cube that moves on the board nor a rat that does, nor a card, stirs anything.
        t.asks(0, "turn").play("take king").play("use monk").play("region italia");
        t.plays(&["use merchant", "region germania", "count 1"]);
        idle(&mut t, u32::from(players) - 1);
        let last = t.question().who.seat().expect("the last player of the round");
        assert_eq!((last.0 + 1, ended(&t)), (players, None));
        idle(&mut t, 1);
        assert_eq!(ended(&t), Some(crate::End::Quiet), "{players} players");
        assert!(t.rules().contains(&"RB-71"));
    }
}

#[test]
fn rb_71_a_rat_out_of_the_bag_or_a_cube_of_a_supply_starts_the_count_again() {
    let quiet = |t: &Table| t.game.progress.quiet;
    let mut t = table(2).rats("gallia", &["b13"]);
    idle(&mut t, 18);
    assert_eq!(quiet(&t), 18);
    t.play("place gallia");
    idle(&mut t, 2);
    assert_eq!((quiet(&t), ended(&t)), (1, None), "a cube left a supply");

    let mut t = table(2).rats("gallia", &["b13"]);
    idle(&mut t, 18);
    t.play("plague gallia").play("region italia").draw().sees_rats("gallia", 1);
    assert_eq!((quiet(&t), ended(&t)), (0, None), "a rat left the bag, and that was all");

    let t = table(2).rats("scandia", &["b13"]).cubes("scandia", &[0, 1]).hold(1, "monk");
    let mut t = t.rats("anglia", &["b14", "b15", "b16"]).rats("germania", &["b17", "b18", "b19"]);
    let bag = t.game.board.bag.len();
    t.play("plague scandia").sees_bag(bag).sees_supply(1, 20);
    assert_eq!(quiet(&t), 0, "a cube came back, and no rat left the bag");
}
