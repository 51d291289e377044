//! The speed of every game next to random chess, in one run: `cargo xtask bench`.
//!
//! Chess is played with shakmaty, which is GPL-3.0-or-later. It is a dependency of this example only, so that no binary of the
//! project contains it.

use arena::speed::{Contestant, measure};
use bots::BotRng;
use game::{Game as _, Random as _, Setup as _};
use registry::each_title;
use shakmaty::{Chess, Position};

/// Total time in seconds, unless the first argument is another number.
const SECONDS: f64 = 4.0;

fn main() {
    let seconds = std::env::args().nth(1).and_then(|argument| argument.parse().ok()).unwrap_or(SECONDS);
    let mut contestants = vec![Contestant::new("chess", chess)];
    contestants.extend(each_title!(G => {
        let setup = <G as game::Game>::Setup::standard(4);
        Contestant::game::<G>(G::NAME, &setup).expect("the standard set-up is valid")
    }));
    measure(&mut contestants, seconds);
    let reference = contestants[0].rate().decisions;
    println!("{:<12} {:>14} {:>10}", "", "decisions/s", "x chess");
    for contestant in &contestants {
        let decisions = contestant.rate().decisions;
        println!("{:<12} {decisions:>14.0} {:>10.2}", contestant.name, decisions / reference);
    }
}

/// Plays random chess. Mate, stalemate, insufficient material and the fifty-move rule end a game.
fn chess(rng: &mut BotRng) -> u64 {
    let mut position = Chess::default();
    let mut decisions = 0;
    loop {
        let moves = position.legal_moves();
        if moves.is_empty() || position.halfmoves() >= 100 || position.is_insufficient_material() {
            return decisions;
        }
        position.play_unchecked(moves[rng.below(moves.len() as u32) as usize]);
        decisions += 1;
    }
}
