//! The laws of `game::laws` on every combination of boxes and players, under many options and card sets.
//!
//! `MIASMA_LAW_GAMES` says how many games each combination plays; `cargo xtask laws` asks for many more.

use game::laws::{Config, Report};
use game::{Random, Setup as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rattus::{Boxes, CardChoice, CardId, Cards, Rattus, Setup};
use std::collections::HashSet;

/// Number of rounds of options over which the games of a combination are spread, the first with the defaults.
const ROUNDS: u64 = 16;

/// So many card sets are picked at random, beside those that chance draws in every game of the other tests.
const CARD_SETS: usize = 400;

/// Many games are played, so the costly laws are tried less often in each.
const CONFIG: Config = Config { most_entries: 20_000, costly: 128, without: None };

const BASE: Boxes = Boxes { pied_piper: false, africanus: false };
const PIPER: Boxes = Boxes { pied_piper: true, africanus: false };
const AFRICA: Boxes = Boxes { pied_piper: false, africanus: true };
const BOTH: Boxes = Boxes { pied_piper: true, africanus: true };

/// One test for each combination, so that they share the cores.
macro_rules! combinations {
    ($($test:ident: $boxes:ident, $players:literal;)+) => {
        $(#[test]
        fn $test() {
            hold($boxes, $players);
        })+

        const COMBINATIONS: &[(Boxes, u8)] = &[$(($boxes, $players)),+];
    };
}

combinations! {
    base_with_two: BASE, 2;
    base_with_three: BASE, 3;
    base_with_four: BASE, 4;
    pied_piper_with_two: PIPER, 2;
    pied_piper_with_three: PIPER, 3;
    pied_piper_with_four: PIPER, 4;
    africanus_with_two: AFRICA, 2;
    africanus_with_three: AFRICA, 3;
    africanus_with_four: AFRICA, 4;
    africanus_with_five: AFRICA, 5;
    africanus_with_six: AFRICA, 6;
    everything_with_two: BOTH, 2;
    everything_with_three: BOTH, 3;
    everything_with_four: BOTH, 4;
    everything_with_five: BOTH, 5;
    everything_with_six: BOTH, 6;
}

#[test]
fn every_combination_of_boxes_and_players_is_tried() {
    for setup in Setup::samples(0) {
        assert!(COMBINATIONS.contains(&(setup.boxes, setup.players)), "{:?} {}", setup.boxes, setup.players);
    }
}

#[test]
fn card_sets_picked_at_random() {
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

#[test]
fn suggested_card_sets() {
    let mut report = Report::default();
    for boxes in [PIPER, BOTH] {
        for players in 2..=boxes.most_players() {
            for set in 0..3 {
                let cards = CardChoice::Suggested(set);
                let setup = Setup { boxes, cards, ..Setup::standard(players) };
                report.add(&check(&setup, games().div_ceil(200), set.into()));
            }
        }
    }
    println!("suggested card sets: {report}");
    assert_every_law_was_tried(&report);
}

/// Tries every law on the games of this combination.
fn hold(boxes: Boxes, players: u8) {
    let games = games();
    let mut report = Report::default();
    for round in 0..ROUNDS {
        // The first rounds play one game more where the rounds do not share evenly.
        let share = games / ROUNDS + u64::from(round < games % ROUNDS);
        let samples = Setup::samples(round);
        let setup = samples.iter().find(|setup| setup.boxes == boxes && setup.players == players);
        report.add(&check(setup.expect("every combination is among the samples"), share, round));
    }
    println!("{boxes:?}, {players} players: {report}");
    assert_eq!(report.games, games);
    assert_every_law_was_tried(&report);
}

fn check(setup: &Setup, games: u64, seed: u64) -> Report {
    CONFIG.check::<Rattus>(setup, games, seed).unwrap_or_else(|breach| panic!("{breach}"))
}

/// A law that was never put to the test proves nothing.
fn assert_every_law_was_tried(report: &Report) {
    let tried = [report.undos, report.hidden, report.redealt, report.paired, report.varied, report.sweeps];
    assert!(tried.iter().all(|&count| count > report.games / 10), "{report}");
    assert!(report.longest < CONFIG.most_entries, "{report}");
    assert!(report.endings.contains_key("bag"), "{report}");
}

/// How many games each combination plays.
fn games() -> u64 {
    let asked = std::env::var("MIASMA_LAW_GAMES").ok();
    asked.map_or(2000, |games| games.parse().expect("MIASMA_LAW_GAMES is a number"))
}
