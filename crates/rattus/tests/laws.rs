//! The laws of `game::laws` on every combination of boxes and players, under many options and card sets.
//!
//! `MIASMA_LAW_GAMES` says how many games each combination plays; `cargo xtask laws` asks for many more.

use game::laws::{self, Report, Terms};
use game::{Game, Random, Setup as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rattus::{Boxes, CardChoice, CardId, Cards, Rattus, Setup};
use std::collections::HashSet;
use std::ops::RangeInclusive;

/// The games of a combination are spread over so many rounds of options, the first with the defaults.
const ROUNDS: u64 = 16;

/// So many card sets are picked at random, beside those that chance draws in every game of the other tests.
const CARD_SETS: usize = 400;

const BASE: Boxes = Boxes { pied_piper: false, africanus: false };
const PIPER: Boxes = Boxes { pied_piper: true, africanus: false };
const AFRICA: Boxes = Boxes { pied_piper: false, africanus: true };
const BOTH: Boxes = Boxes { pied_piper: true, africanus: true };

#[test]
fn the_laws_hold_in_the_base_game() {
    hold(BASE, 2..=4);
}

#[test]
fn the_laws_hold_with_the_pied_piper() {
    hold(PIPER, 2..=4);
}

#[test]
fn the_laws_hold_with_africanus_and_few_players() {
    hold(AFRICA, 2..=4);
}

#[test]
fn the_laws_hold_with_africanus_and_five_players() {
    hold(AFRICA, 5..=5);
}

#[test]
fn the_laws_hold_with_africanus_and_six_players() {
    hold(AFRICA, 6..=6);
}

#[test]
fn the_laws_hold_with_everything_and_few_players() {
    hold(BOTH, 2..=4);
}

#[test]
fn the_laws_hold_with_everything_and_five_players() {
    hold(BOTH, 5..=5);
}

#[test]
fn the_laws_hold_with_everything_and_six_players() {
    hold(BOTH, 6..=6);
}

#[test]
fn the_laws_hold_for_card_sets_picked_at_random() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut sets = HashSet::new();
    let mut report = Report::default();
    let games = games().div_ceil(1000);
    for number in 0.. {
        if sets.len() == CARD_SETS {
            break;
        }
        let boxes = [PIPER, AFRICA, BOTH][number % 3];
        let players = 2 + random.below(u32::from(boxes.most_players()) - 1) as u8;
        let mut setup = Setup { boxes, ..Setup::standard(players) };
        let mut pool: Vec<CardId> = setup.pool().iter().collect();
        random.shuffle(&mut pool);
        pool.truncate(usize::from(setup.card_count().expect("so many can play")));
        let cards: Cards = pool.into_iter().collect();
        setup.cards = CardChoice::Picked(cards);
        sets.insert((boxes, cards));
        report.add(&check(&setup, games, number as u64));
    }
    println!("{CARD_SETS} card sets: {report}");
    assert_every_law_was_tried(&report);
}

/// Tries every law on the games of these combinations.
fn hold(boxes: Boxes, players: RangeInclusive<u8>) {
    let games = games();
    let mut report = Report::default();
    let mut expected = 0;
    for round in 0..ROUNDS {
        // The first rounds play one game more where the rounds do not share evenly.
        let share = games / ROUNDS + u64::from(round < games % ROUNDS);
        for setup in Setup::samples(round) {
            if setup.boxes == boxes && players.contains(&setup.players()) {
                report.add(&check(&setup, share, round));
                expected += share;
            }
        }
    }
    println!("{boxes:?}, {players:?} players: {report}");
    assert_eq!(report.games, expected);
    assert_eq!(expected, games * players.count() as u64, "every combination is among the samples");
    assert_every_law_was_tried(&report);
}

fn check(setup: &Setup, games: u64, seed: u64) -> Report {
    laws::check::<Rattus>(setup, games, seed).unwrap_or_else(|breach| panic!("{breach}"))
}

/// A law that was never put to the test proves nothing.
fn assert_every_law_was_tried(report: &Report) {
    let tried = [report.undos, report.hidden, report.redealt, report.paired, report.varied, report.sweeps];
    assert!(tried.iter().all(|&count| count > report.games / 10), "{report}");
    assert!(report.longest < Terms::default().most_entries, "{report}");
    for ending in ["bag", "cubes"] {
        assert!(
            report.endings.contains_key(ending) || report.games < 100,
            "no game ended by {ending}: {report}"
        );
    }
}

/// How many games each combination plays.
fn games() -> u64 {
    let asked = std::env::var("MIASMA_LAW_GAMES").ok();
    asked.map_or(2000, |games| games.parse().expect("MIASMA_LAW_GAMES is a number"))
}

#[test]
fn a_game_fits_into_a_small_value() {
    assert!(size_of::<Rattus>() <= 1024, "{}", size_of::<Rattus>());
    assert_eq!(Rattus::NAME, "rattus");
}
