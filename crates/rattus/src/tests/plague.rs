//! The plague part of a turn, RB-17 to RB-32 and RB-34.

use crate::class::Class;
use crate::components::Components;
use crate::event::EventKind;
use crate::setup::Setup;
use crate::testing::{Table, table, table_of};
use crate::token::{Face, Symbol};
use game::{Event as _, Eye, Game as _, Seat, Setup as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;

/// Places all new rats of a spread in one region, whatever they are.
fn spread_to(t: &mut Table, region: &str) {
    while t.game.question().is_some_and(|question| question.prompt == "spread") {
        t.play(&format!("region {region}"));
        if t.game.question().is_some_and(|question| question.prompt == "draw-rat") {
            let words = t.options()[0].clone();
            t.play(&words);
        }
    }
}

/// Cubes as given in Gallia, of each seat, and these tokens there; the plague piece comes, both new rats go to
/// Hispania, and the tokens are turned up in this order. The last is forced.
fn ravage(table: Table, cubes: &[u8], tokens: &[&str]) -> Table {
    let mut t = table.cubes("gallia", cubes).rats("gallia", tokens);
    t.play("plague gallia");
    spread_to(&mut t, "hispania");
    for token in &tokens[..tokens.len() - 1] {
        if t.question().prompt == "ravage-next" {
            t.turn_up(token);
        }
    }
    t
}

#[test]
fn rb_17_one_rat_spreads_one_token_and_two_or_three_spread_two() {
    let all = ["b13", "b14", "b15"];
    for (rats, new) in [(0, 0), (1, 1), (2, 2), (3, 2)] {
        let mut t = table(4).rats("gallia", &all[..rats]);
        let bag = t.game.board.bag.len();
        t.play("plague gallia");
        spread_to(&mut t, "italia");
        t.asks(1, "turn").sees_rats("italia", new).sees_rats("gallia", rats as u8).sees_bag(bag - new);
    }
}

#[test]
fn rb_18_the_player_on_turn_puts_each_new_rat_into_a_neighbour_of_the_plague_region() {
    let start = || table(4).turn(2).rats("gallia", &["b13", "b14"]);
    let mut t = start();
    t.play("plague gallia").asks(2, "spread");
    assert_eq!(t.offered("region"), ["anglia", "germania", "hispania", "italia"]);
    t.refuses("region gallia", "RB-18").refuses("region polonia", "RB-18").refuses("pass", "RB-18");
    t.play("region italia").draw().sees_rats("italia", 1).asks(2, "spread");
    t.refuses("pass", "RB-18").play("region italia").draw().sees_rats("italia", 2).asks(3, "turn");
    let mut t = start();
    t.play("plague gallia").play("region italia").draw().play("region anglia").draw();
    t.sees_rats("italia", 1).sees_rats("anglia", 1);
}

#[test]
fn rb_19_a_region_with_three_rats_takes_no_more_and_the_rest_stays_in_the_bag() {
    let start = |scandia: &[&str]| {
        let t = table(2).plague("scandia").rats("anglia", &["b13", "b14"]).rats("scandia", scandia);
        t.rats("gallia", &["b18", "b19", "b20"])
    };
    let mut t = start(&["b15", "b16"]);
    let bag = t.game.board.bag.len();
    t.play("plague anglia").asks_chance("draw-rat").play("token b40");
    t.asks(1, "turn").sees_rats("scandia", 3).sees_bag(bag - 1);
    let mut t = start(&["b15", "b16", "b17"]);
    t.play("plague anglia").asks(1, "turn").sees_rats("gallia", 3).sees_rats("scandia", 3).sees_bag(bag - 1);

    let mut t = table(2).rats("gallia", &["b13"]).rats("italia", &["b18", "b19", "b20"]);
    t.play("plague gallia").refuses("region italia", "RB-19").offers("region anglia");
}

#[test]
fn rb_20_with_too_few_rats_in_the_bag_the_rest_is_placed_and_the_turn_played_to_its_end() {
    let start = table(2).bag(&["b40"]).cubes("gallia", &[2, 1]).hold(1, "king");
    let mut t = start.rats("gallia", &["b01", "b02"]);
    t.play("plague gallia").asks(0, "spread").play("region italia");
    t.sees_bag(0).sees_rats("italia", 1).asks_chance("ravage-next");
    assert_eq!(t.game.view(Eye::Spectator).ended_by, None, "the ravage comes first");
    t.turn_up("b01").sees_rats("gallia", 0);
    let place = |test: fn(&EventKind) -> bool| t.events.iter().position(|event| test(&event.kind));
    let ended = place(|kind| matches!(kind, EventKind::RegularEnded { by: crate::End::Bag }));
    assert!(ended.is_some() && place(|kind| matches!(kind, EventKind::RatRevealed { .. })) < ended);
}

#[test]
fn rb_21_new_rats_lie_face_down_and_nobody_knows_them() {
    let mut t = table(3).rats("gallia", &["b13"]);
    t.plays(&["plague gallia", "region italia", "token b49"]).asks(1, "turn");
    for eye in Eye::limited(3) {
        assert_eq!(t.face_to(eye, "b49"), None, "{eye:?}");
        let told: Vec<_> = t.events.iter().filter_map(|event| event.seen_by(eye)).collect();
        assert!(told.iter().any(|event| matches!(event.kind, EventKind::RatPlaced { token: None, .. })));
        assert!(!told.iter().any(|event| matches!(event.kind, EventKind::RatPlaced { token: Some(_), .. })));
    }
    assert_eq!(t.face_to(Eye::Open, "b49"), Some("b49"));
    let mark = t.mark("b49") - 1;
    let eye = Eye::Seat(Seat(0));
    let mut faces: Vec<u8> = (0..200)
        .map(|seed| {
            let other = t.game.determinize(eye, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
            assert_eq!(other.view(eye), t.game.view(eye));
            other.board.find_rat(mark).expect("the rat is on the board").1.token.0
        })
        .collect();
    faces.sort_unstable();
    faces.dedup();
    assert!(faces.len() > 20, "to the one who placed it, it may be any token of the bag");
}

#[test]
fn rb_22_the_plague_region_is_ravaged_if_it_has_a_cube_and_a_rat() {
    let began = |kind: &EventKind| matches!(kind, EventKind::RavageBegan { .. });
    let mut t = table(2).rats("gallia", &["b13"]);
    t.plays(&["plague gallia", "region italia", "token b40"]).asks(1, "turn").sees_rats("gallia", 1);
    assert!(!t.happened(began), "no cube");
    let mut t = table(2).cubes("gallia", &[3, 1]);
    t.play("plague gallia").asks(1, "turn").sees_cubes("gallia", &[3, 1]);
    assert!(!t.happened(began), "no rat");
    let mut t = table(2).cubes("gallia", &[0, 1]).rats("gallia", &["b13"]).cubes("italia", &[2, 2]);
    t = t.rats("italia", &["b14"]);
    t.plays(&["plague gallia", "region anglia", "token b40"]).sees_rats("gallia", 0).sees_rats("italia", 1);
    assert!(t.happened(began), "one of each is enough, and no other region is touched");
}

#[test]
fn rb_22_one_rat_after_the_other_until_no_rat_or_no_cube_is_left() {
    let mut t = ravage(table(2), &[5, 0], &["b13", "b14", "b15"]);
    t.asks(1, "turn").sees_rats("gallia", 0).sees_cubes("gallia", &[5, 0]);
    let mut t = table(2).hold(0, "monk").cubes("gallia", &[1, 0]).rats("gallia", &["b13", "b14", "b15"]);
    t.play("plague gallia");
    spread_to(&mut t, "hispania");
    t.turn_up("b13").asks(1, "turn").sees_cubes("gallia", &[0, 0]).sees_rats("gallia", 2);
}

#[test]
fn rb_23_a_revealed_token_leaves_the_game_and_all_have_seen_it() {
    let mut t = table(3).hold(0, "monk").cubes("gallia", &[2, 0]).rats("gallia", &["b13", "b47", "b14"]);
    t.play("plague gallia");
    spread_to(&mut t, "hispania");
    for token in ["b13", "b47"] {
        let mark = t.mark(token) - 1;
        t.turn_up(token);
        let id = t.game.tokens().token(token).expect("a token");
        assert!(t.happened(|kind| matches!(*kind, EventKind::RatRevealed { token, .. } if token == id)));
        for eye in Eye::limited(3) {
            assert!(t.game.view(eye).used_tokens.contains(&token), "with effect or without");
        }
        assert!(!t.game.board.bag.has(id) && t.game.board.find_rat(mark).is_none());
        if token == "b13" {
            t.sees_cubes("gallia", &[1, 0, 0]).sees_rats("gallia", 2);
            assert_eq!(t.face_to(Eye::Seat(Seat(0)), "b14"), None, "the others stay face down");
        }
    }
}

#[test]
fn rb_24_the_next_rat_is_drawn_at_random_whatever_anybody_knows() {
    let start = table(2).hold(0, "witch").cubes("gallia", &[3, 3]);
    let mut t = start.rats("gallia", &["b40", "b45", "b47"]);
    t.play("use witch").play_rat("b45").play_rat("b47").play("plague gallia");
    spread_to(&mut t, "hispania");
    t.asks_chance("ravage-next");
    let marks = |tokens: &[&str]| tokens.iter().map(|token| t.mark(token).to_string()).collect::<Vec<_>>();
    assert_eq!(t.offered("rat"), marks(&["b40", "b45", "b47"]), "all three, known or not, each as likely");
    t.turn_up("b45").asks_chance("ravage-next");
    assert_eq!(t.offered("rat").len(), 2);
}

#[test]
fn rb_25_a_token_breaks_out_when_the_population_reaches_its_limit() {
    let checked = |t: &Table, limit: u8, population: u8, out: bool| {
        t.happened(|kind| {
            let EventKind::LimitChecked { limit: l, population: p, breaks_out, .. } = *kind else {
                return false;
            };
            (l, p, breaks_out) == (limit, population, out)
        })
    };
    let mut t = ravage(table(2), &[1, 1], &["b25"]);
    assert!(checked(&t, 2, 2, true), "equal is enough");
    t.sees_cubes("gallia", &[0, 0]);
    let mut t = ravage(table(2), &[2, 1], &["b25"]);
    assert!(checked(&t, 2, 3, true), "so is more");
    t.sees_cubes("gallia", &[1, 0]);
    let mut t = ravage(table(2), &[0, 1], &["b25"]);
    assert!(checked(&t, 2, 1, false), "less is not");
    t.sees_cubes("gallia", &[0, 1]).sees_rats("gallia", 0);
}

#[test]
fn rb_25_the_limit_is_checked_once_a_token_and_then_all_symbols_apply() {
    // Limit 6; M, A, A: after the first loss there are five.
    ravage(table(3), &[3, 2, 1], &["b49"]).sees_cubes("gallia", &[0, 0, 0]);
    ravage(table(3), &[3, 1, 1], &["b49"]).sees_cubes("gallia", &[3, 1, 1]);
    // The second token meets the population that the first has left.
    ravage(table(2), &[2, 2], &["b25", "b33"]).sees_cubes("gallia", &[1, 1]);
    ravage(table(2), &[2, 2], &["b33", "b25"]).sees_cubes("gallia", &[0, 0]);
}

#[test]
fn rb_26_every_m_first_then_every_a_then_the_classes() {
    let class = Symbol::Class;
    let (m, a) = (Symbol::Majority, Symbol::All);
    let face = Face::new(4, &[class(Class::Magic), a, class(Class::Church), m, a, m]);
    assert_eq!(face.symbols(), [m, m, a, a, class(Class::Magic), class(Class::Church)]);

    let losses = |t: &Table| -> Vec<(u8, &str)> {
        let lost = t.events.iter().filter_map(|event| match event.kind {
            EventKind::CubeLost { seat, .. } => Some((seat.0, event.rule.0)),
            _ => None,
        });
        lost.collect()
    };
    let t = ravage(table(3), &[1, 4, 2], &["b49"]);
    let (m, a) = ("RB-27", "RB-28");
    assert_eq!(losses(&t), [(1, m), (0, a), (1, a), (2, a), (1, a), (2, a)]);
    // A, Church, Magic at limit 5: the Monk's holder has lost the only cube to the A.
    let t = ravage(table(3).hold(0, "monk").hold(2, "witch"), &[1, 2, 2], &["b44"]);
    assert_eq!(losses(&t), [(0, a), (1, a), (2, a), (2, "RB-29")]);
}

#[test]
fn rb_27_whoever_has_most_loses_a_cube_and_in_a_tie_each_does() {
    // Limit 3; M and a class nobody has.
    ravage(table(4), &[1, 3, 2, 0], &["b07"]).sees_cubes("gallia", &[1, 2, 2, 0]);
    ravage(table(4), &[2, 3, 3, 0], &["b07"]).sees_cubes("gallia", &[2, 2, 2, 0]);
    ravage(table(4), &[1, 1, 1, 1], &["b07"]).sees_cubes("gallia", &[0, 0, 0, 0]);
    ravage(table(4), &[0, 0, 0, 4], &["b07"]).sees_cubes("gallia", &[0, 0, 0, 3]);
}

#[test]
fn rb_27_the_majority_is_that_of_the_moment_before_the_token() {
    // The first token brings the second player down to a tie, the second meets that tie.
    ravage(table(3), &[2, 3, 0], &["b07", "b08"]).sees_cubes("gallia", &[1, 1, 0]);
    // M and A, A: the M looks at 3, 2, 1, whatever the A's leave.
    ravage(table(3), &[3, 2, 1], &["b49"]).sees_cubes("gallia", &[0, 0, 0]);
}

/// A table with a token of limit 2, M M A, and one of limit 2, Church Church, in place of b25 and b26.
fn doubled() -> Table {
    let text = include_str!("../../../../data/rattus/rats_base.toml");
    let mut text = text.to_owned();
    for (id, symbols) in [("b25", r#"["M", "M", "A"]"#), ("b26", r#"["church", "church"]"#)] {
        let start = text.find(&format!("id = \"{id}\"")).expect("the token");
        let line = start + text[start..].find("symbols = ").expect("its symbols");
        let end = line + text[line..].find('\n').expect("the end of the line");
        text.replace_range(line..end, &format!("symbols = {symbols}"));
    }
    let components = Components::load(&[("rats_base.toml".to_owned(), text)]).expect("a sound pack");
    table_of(Setup { components, ..Setup::standard(3) })
}

#[test]
fn rb_27_a_second_m_costs_the_same_players_another_cube() {
    ravage(doubled(), &[3, 2, 1], &["b25"]).sees_cubes("gallia", &[0, 1, 0]);
    ravage(doubled(), &[4, 4, 0], &["b25"]).sees_cubes("gallia", &[1, 1, 0]);
    ravage(doubled(), &[1, 1, 0], &["b25"]).sees_cubes("gallia", &[0, 0, 0]);
}

#[test]
fn rb_28_every_player_there_loses_a_cube_for_each_a() {
    ravage(table(4), &[2, 0, 1, 3], &["b25"]).sees_cubes("gallia", &[1, 0, 0, 2]);
    ravage(table(4), &[3, 2, 2, 0], &["b49"]).sees_cubes("gallia", &[0, 0, 0, 0]);
    ravage(table(4), &[2, 5, 2, 0], &["b49"]).sees_cubes("gallia", &[0, 2, 0, 0]).sees_supply(1, 18);
}

#[test]
fn rb_29_the_holder_of_the_class_loses_a_cube_if_there_is_one_there() {
    // Limit 1; Bourgeoisie, Church.
    ravage(table(3).hold(1, "merchant").hold(2, "monk"), &[2, 2, 2], &["b13"])
        .sees_cubes("gallia", &[2, 1, 1]);
    ravage(table(3).hold(1, "merchant,monk"), &[2, 3, 2], &["b13"]).sees_cubes("gallia", &[2, 1, 2]);
    ravage(table(3).hold(1, "merchant"), &[2, 0, 2], &["b13"]).sees_cubes("gallia", &[2, 0, 2]);
    ravage(table(3), &[2, 2, 2], &["b13"]).sees_cubes("gallia", &[2, 2, 2]);
    ravage(table(3).hold(1, "king,peasant,witch,knight"), &[2, 2, 2], &["b13"])
        .sees_cubes("gallia", &[2, 2, 2]);
}

#[test]
fn rb_29_a_class_that_stands_twice_on_a_token_costs_two_cubes() {
    ravage(doubled().hold(1, "monk"), &[1, 3, 0], &["b26"]).sees_cubes("gallia", &[1, 1, 0]);
    ravage(doubled().hold(1, "monk"), &[1, 1, 0], &["b26"]).sees_cubes("gallia", &[1, 0, 0]);
}

#[test]
fn rb_30_a_removed_cube_goes_back_to_its_owners_supply() {
    let mut t = ravage(table(3).hold(2, "monk"), &[2, 0, 3], &["b13", "b25"]);
    t.sees_cubes("gallia", &[1, 0, 1]).sees_supply(0, 19).sees_supply(1, 20).sees_supply(2, 19);
}

#[test]
fn rb_31_without_rats_or_cubes_left_the_turn_ends_and_the_next_player_begins() {
    ravage(table(3).turn(2), &[2, 2, 2], &["b47"]).asks(0, "turn").sees_rats("gallia", 0);
    ravage(table(3), &[1, 1, 0], &["b25"]).asks(1, "turn").sees_cubes("gallia", &[0, 0, 0]);
    table(3).turn(1).play("plague gallia").asks(2, "turn");
    let mut t = ravage(table(3).turn(1).supply(2, 1).hold(0, "king"), &[2, 2, 1], &["b47"]);
    assert_eq!(t.game.view(Eye::Spectator).ended_by, Some(crate::End::Cubes), "RB-60 is checked");
    t.asks(0, "final-turn");
}

#[test]
fn rb_32_the_worked_example_of_the_plague_in_gallia() {
    let (red, yellow, green, blue) = (0, 1, 2, 3);
    let t = table(4).hold(yellow, "knight").hold(green, "peasant,merchant").hold(blue, "monk,witch,king");
    let mut t = t.turn(red).cubes("gallia", &[0, 1, 2, 0]).rats("gallia", &["b13", "b27", "b20"]);
    t.play("plague gallia").asks(red, "spread").plays(&["region hispania", "token b40"]);
    t.asks(red, "spread").plays(&["region hispania", "token b41"]).sees_rats("hispania", 2);
    t.turn_up("b13").sees_cubes("gallia", &[0, 1, 1, 0]).sees_supply(blue, 20);
    t.turn_up("b27").sees_cubes("gallia", &[0, 0, 0, 0]).sees_rats("gallia", 0);
    let lost: Vec<(u8, &str)> = t
        .events
        .iter()
        .filter_map(|event| match event.kind {
            EventKind::CubeLost { seat, .. } => Some((seat.0, event.rule.0)),
            _ => None,
        })
        .collect();
    assert_eq!(
        lost,
        [(yellow, "RB-27"), (green, "RB-27")],
        "none to the second token, one each to the third"
    );
    t.asks(yellow, "turn").sees_supply(yellow, 20).sees_supply(green, 20);
}

#[test]
fn rb_34_move_then_spread_then_the_knight_then_the_ravage_then_the_end() {
    let t = table(2).hold(0, "knight").cubes("gallia", &[1, 1]).rats("gallia", &["b25", "b40"]);
    let mut t = t.rats("germania", &["b13"]);
    t.play("plague gallia").sees_plague("gallia").asks(0, "spread");
    t.plays(&["region italia", "token b47"]).asks(0, "spread").sees_rats("gallia", 2);
    t.plays(&["region anglia", "token b48"]).asks(0, "knight-counts").sees_rats("gallia", 2);
    assert!(!t.happened(|kind| matches!(kind, EventKind::RatRevealed { .. })));
    t.play("no").asks_chance("ravage-next").turn_up("b40").asks(1, "turn").sees_cubes("gallia", &[0, 0]);
}

#[test]
fn rb_34_what_leaves_no_choice_is_done_without_a_question() {
    // One neighbour of Anglia is full, so the two new rats go to the other; one rat alone is no draw.
    let t = table(2).plague("gallia").bag(&["b48"]).rats("scandia", &["b01", "b02", "b03"]);
    let mut t = t.rats("anglia", &["b04"]).cubes("anglia", &[1, 1]).hold(1, "king").cubes("italia", &[0, 1]);
    t.play("plague anglia").asks(1, "final-turn");
    t.sees_rats("gallia", 1).sees_rats("anglia", 0).sees_bag(0);
}
