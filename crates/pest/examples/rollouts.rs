//! A simple greedy player: every answer is the one after which a few random playouts score best.

use game::{Actor, Game as _, Journal, Random as _, Seat, Setup as _};
use pest::{Game, Setup, score};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn main() {
    let argument = |place: usize, usual: u32| {
        std::env::args().nth(place).and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let (games, playouts) = (argument(1, 2), argument(2, 4));
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    for players in 1..=5u8 {
        let mut sum = 0;
        for _ in 0..games {
            let mut game = Game::new(&Setup::standard(players)).expect("a sound set-up");
            while let Some(question) = game.question() {
                let choice = match question.who {
                    Actor::Chance(_) => question.options.nth(random.below(question.options.len())),
                    Actor::Seat(seat) => best(&game, seat, playouts, &mut random),
                };
                game.play_unchecked(choice, &mut Journal::off());
            }
            sum += (0..players).map(|seat| score::score(&game, Seat(seat))).sum::<i32>();
        }
        println!(
            "{players} players: mean score {:.1}",
            f64::from(sum) / f64::from(games) / f64::from(players)
        );
    }
}

/// The answer after which `seat` scores best on average.
fn best(game: &Game, seat: Seat, playouts: u32, random: &mut Xoshiro256PlusPlus) -> pest::Choice {
    let question = game.question().expect("somebody is asked");
    let value = |choice: pest::Choice, random: &mut Xoshiro256PlusPlus| -> i32 {
        let mut after = *game;
        after.play_unchecked(choice, &mut Journal::off());
        let end = |random: &mut Xoshiro256PlusPlus| {
            let mut game = after;
            game::playout(&mut game, random);
            score::score(&game, seat)
        };
        (0..playouts).map(|_| end(random)).sum()
    };
    question.options.iter().max_by_key(|&choice| value(choice, random)).expect("an answer")
}
