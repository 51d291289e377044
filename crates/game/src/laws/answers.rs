//! What is offered is accepted, all else refused.

use super::words::well_said;
use crate::{Choice, Game, Illegal, Journal, Question, Random};

/// Refused choices that are also played, one in so many: playing mostly repeats the refusal.
const PLAYED: u32 = 16;

/// Whether exactly the choices that are offered are accepted, out of all there are, those too that name nothing
/// on this table.
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
                    well_said(&because).map_err(|why| format!("{choice:?} is refused badly: {why}"))?;
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

/// Whether playing `choice` is refused for the same reason and leaves no trace.
fn is_refused<G: Game>(
    game: &G,
    question: Option<Question<G::Choice>>,
    choice: G::Choice,
) -> Result<(), String> {
    let because = game.refusal(choice).expect("only refused choices are tried");
    let mut after = *game;
    let mut journal = Journal::kept();
    match after.play(choice, &mut journal) {
        Ok(_) => return Err(format!("{choice:?} is refused, but can be played")),
        Err(illegal) if illegal != (Illegal { choice, question, because }) => {
            return Err(format!("{choice:?} is refused as {illegal:?}"));
        }
        Err(_) => {}
    }
    if after != *game || !journal.events().is_empty() || journal.barred() {
        return Err(format!("{choice:?} is refused, but leaves its mark"));
    }
    Ok(())
}
