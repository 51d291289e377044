//! One game played to its end, as fast as the rules allow.

use game::{Game, Journal, Question};

/// Plays `game` to its end, every question answered by `answer`; nothing is kept and nothing allocated.
#[inline]
pub fn playout<G: Game>(mut game: G, mut answer: impl FnMut(&Question<G::Choice>) -> G::Choice) -> G {
    let mut journal = Journal::off();
    let mut next = game.question();
    while let Some(question) = next {
        next = game.play_unchecked(answer(&question), &mut journal);
    }
    game
}
