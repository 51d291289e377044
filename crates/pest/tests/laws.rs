//! The laws of `game::laws` over every variant, player count and option.

use pest::Game;

/// How many games each set-up plays: `MIASMA_LAW_GAMES` in all, split evenly.
fn games(setups: u64) -> u64 {
    let all = std::env::var("MIASMA_LAW_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(2000);
    (all / setups).max(1)
}

#[test]
fn the_laws_hold_on_random_play() {
    let rounds = 4;
    let setups = <pest::Setup as game::Setup>::samples(0).len() as u64;
    for round in 0..rounds {
        game::laws::hold::<Game>(round * 7, games(setups * rounds), round);
    }
}
