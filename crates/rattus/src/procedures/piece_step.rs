//! Which of several pieces of a card is placed or moved next, PP-33 and PP-50.

use crate::board::distinct_pieces;
use crate::choice::{Choice, family};
use crate::refusal;
use game::{Options, Phrase, Question, Seat};

/// Asks which of the pieces in `places` is next; those in `done` have had their move. After the first the player may stop.
pub(crate) fn ask(
    me: Seat,
    places: &[u8],
    done: u8,
    prompt: &'static str,
    rule: &'static str,
) -> Question<Choice> {
    let mut options = Options::none().with(family::piece, distinct_pieces(places, done));
    if done != 0 {
        options.add(family::pass, 1);
    }
    Question::to(me, prompt, rule, options)
}

/// Why an answer that was not offered is refused.
pub(crate) fn refuse(done: u8, choice: Choice, rule: &'static str) -> Phrase {
    match choice {
        Choice::Pass if done == 0 => Phrase::new("refused-must-use", "RB-53"),
        Choice::Piece(_) => Phrase::new("refused-piece", rule),
        _ => refusal::not_asked(rule),
    }
}
