//! Law: questions are well formed.

use crate::{Actor, Choice, Game, Purpose, Question, Seats};

/// Checks that `question` is addressed to a seat of the game or to chance, and that its options are not empty and have no
/// duplicates.
pub(super) fn well_asked<G: Game>(game: &G, question: &Question<G::Choice>) -> Result<(), String> {
    let table = Seats::first(game.seats());
    match question.who {
        Actor::Seat(seat) if !table.has(seat) => {
            return Err(format!("{seat} is asked, but not at the table"));
        }
        Actor::Seat(seat) if !question.waiting.has(seat) => {
            return Err(format!("{seat} is asked, but the game waits for {:?}", question.waiting));
        }
        Actor::Chance(Purpose::Bot) => return Err("a bot's stream is asked".to_owned()),
        _ => {}
    }
    if question.waiting.0 & !table.0 != 0 {
        return Err(format!("the game waits for {:?}, more than are at the table", question.waiting));
    }
    if question.secret.is_some_and(|unanswered| !question.options.allows(unanswered)) {
        return Err(format!("\"{}\" is secret, but its default answer is not offered", question.prompt));
    }
    if question.secret.is_none()
        && question.who.seat().is_some_and(|seat| question.waiting != Seats::only(seat))
    {
        return Err(format!("\"{}\" hides who is asked, but is not secret", question.prompt));
    }
    if question.options.is_empty() {
        return Err(format!("\"{}\" has no answer", question.prompt));
    }
    each_once(question)
}

fn each_once<C: Choice>(question: &Question<C>) -> Result<(), String> {
    let mut offered = [0u128; 32];
    for (place, choice) in (0..).zip(question.options.iter()) {
        let seen = &mut offered[usize::from(choice.family())];
        if *seen >> choice.member() & 1 == 1 {
            return Err(format!("{choice:?} is offered twice"));
        }
        *seen |= 1 << choice.member();
        if !question.options.allows(choice) || question.options.position(choice) != Some(place) {
            return Err(format!("{choice:?} is offered, but not found among the options"));
        }
    }
    Ok(())
}

/// Checks that the question `returned` by the last answer is the current question.
pub(super) fn agrees<G: Game>(game: &G, returned: Option<Question<G::Choice>>) -> Result<(), String> {
    let asked = game.question();
    if asked == returned {
        return Ok(());
    }
    Err(format!("the answer returned {returned:?}, but {asked:?} is asked"))
}
