//! Playing a game to its end at random.

use crate::{Actor, Game, Journal, Random};

/// Plays `game` to its end, every answer as likely as the next, and says how many answers seats and chance gave.
///
/// Nothing is allocated on the way: this is what searching bots and measurements of speed run.
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
