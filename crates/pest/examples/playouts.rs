//! Random playouts: how many decisions a second, how large questions are, and how the scores come out by player count.

use game::{Game as _, Setup as _};
use pest::{Game, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::time::Instant;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2000);
    println!("size of a game: {} bytes", size_of::<Game>());
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut setups: Vec<Setup> = (1..=5).map(Setup::standard).collect();
    setups.push(Setup::of(pest::Variant::Duel, 2));
    for setup in setups {
        let fresh = Game::new(&setup).expect("a sound set-up");
        let (mut decisions, mut draws, mut score) = (0, 0, 0);
        let begun = Instant::now();
        for _ in 0..games {
            let mut game = fresh;
            let (asked, drawn) = game::playout(&mut game, &mut random);
            decisions += asked;
            draws += drawn;
            score += (0..setup.players).map(|seat| pest::score::score(&game, game::Seat(seat))).sum::<i32>();
        }
        let seconds = begun.elapsed().as_secs_f64();
        let (largest, mean) = question_sizes(fresh, &mut random);
        println!(
            "{:?} {} players: {:.2} M decisions/s ({:.0} a game, {:.0} draws), mean score {:.1}, options {mean:.1} on average, {largest} at most",
            setup.variant,
            setup.players,
            decisions as f64 / seconds / 1e6,
            decisions as f64 / games as f64,
            draws as f64 / games as f64,
            f64::from(score) / games as f64 / f64::from(setup.players),
        );
    }
}

/// The largest question asked of a player and the mean size of them, over a hundred games.
fn question_sizes(fresh: Game, random: &mut Xoshiro256PlusPlus) -> (u32, f64) {
    use game::{Actor, Journal, Random as _};
    let (mut largest, mut sum, mut count) = (0, 0u64, 0u64);
    for _ in 0..100 {
        let mut game = fresh;
        while let Some(question) = game.question() {
            let size = question.options.len();
            if let Actor::Seat(_) = question.who {
                largest = largest.max(size);
                sum += u64::from(size);
                count += 1;
            }
            game.play_unchecked(question.options.nth(random.below(size)), &mut Journal::off());
        }
    }
    (largest, sum as f64 / count as f64)
}
