//! Law: every option is accepted, and every other choice is refused.

use super::words::check_phrase;
use crate::{Choice, Game, Illegal, Journal, Question, Random};

/// One in this many refused choices is also played. Playing mostly repeats the refusal.
const PLAYED: u32 = 16;

/// Checks that of all possible choices exactly the options are accepted, including choices that name nothing in this game.
pub(super) fn only_the_offered<G: Game, R: Random>(game: &G, random: &mut R) -> Result<(), String> {
    let question = game.question();
    for (family, &members) in (0..).zip(G::Choice::MEMBERS) {
        for member in 0..members {
            let choice = G::Choice::of(family, member);
            let offered = question.as_ref().is_some_and(|question| question.options.allows(choice));
            match game.refusal(choice) {
                None if !offered => return Err(format!("{choice:?} is accepted, but was not offered")),
                Some(because) if offered => {
                    return Err(format!("{choice:?} is offered, but refused: {because:?}"));
                }
                Some(because) => {
                    check_phrase(&because)
                        .map_err(|why| format!("the refusal of {choice:?} is invalid: {why}"))?;
                    if random.below(PLAYED) == 0 {
                        is_refused(game, question, choice)?;
                    }
                }
                None => {}
            }
        }
    }
    Ok(())
}

/// Checks that playing `choice` is refused for the same reason and changes nothing.
fn is_refused<G: Game>(
    game: &G,
    question: Option<Question<G::Choice>>,
    choice: G::Choice,
) -> Result<(), String> {
    let because = game.refusal(choice).expect("only refused choices are tried");
    let mut after = *game;
    let mut journal = Journal::recording();
    match after.play(choice, &mut journal) {
        Ok(_) => return Err(format!("{choice:?} is refused, but can be played")),
        Err(illegal) if illegal != (Illegal { choice, question, because }) => {
            return Err(format!("{choice:?} is refused as {illegal:?}"));
        }
        Err(_) => {}
    }
    if after != *game || !journal.events().is_empty() || journal.is_final() {
        return Err(format!("{choice:?} is refused, but leaves its mark"));
    }
    Ok(())
}
