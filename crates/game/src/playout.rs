//! Random playouts.

use crate::{Actor, Game, Journal, Random};

/// Plays `game` to its end with uniformly random answers. Returns the number of answers by seats and by chance.
///
/// Allocates nothing: searching bots and benchmarks run it.
pub fn playout<G: Game, R: Random>(game: &mut G, random: &mut R) -> (u64, u64) {
    let mut journal = Journal::off();
    let (mut decisions, mut draws) = (0, 0);
    let mut asked = game.question();
    while let Some(question) = asked {
        match question.who {
            Actor::Seat(_) => decisions += 1,
            Actor::Chance(_) => draws += 1,
        }
        let choice = question.options.nth(random.below(question.options.len()));
        asked = game.play_unchecked(choice, &mut journal);
    }
    (decisions, draws)
}
