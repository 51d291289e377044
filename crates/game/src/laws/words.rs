//! Law: `hear(say(choice)) == choice` for every choice, and every sentence has a key and a rule.

use crate::{Game, Phrase, Question};

/// Checks that the words of each option are parsed to the same choice, both by the current game and by a new game, which is
/// what reads a record.
pub(super) fn choices_round_trip<G: Game>(
    game: &G,
    start: &G,
    question: &Question<G::Choice>,
) -> Result<(), String> {
    check_phrase(&game.prompt(question))
        .map_err(|why| format!("the text of the question is invalid: {why}"))?;
    for choice in question.options.iter() {
        let words = game.say(choice);
        if words.is_empty() || words.trim() != words || words.contains(['\n', '\r']) {
            return Err(format!("{choice:?} is said as {words:?}, which is no line of a record"));
        }
        if words == "undo" || words.starts_with("undo ") {
            return Err(format!("{choice:?} is said as {words:?}, which means something else in a record"));
        }
        for game in [start, game] {
            let heard = game.hear(&words);
            if heard != Ok(choice) {
                return Err(format!("{choice:?} is said as {words:?}, but heard as {heard:?}"));
            }
        }
    }
    Ok(())
}

/// Checks the sentences of the events.
pub(super) fn events_have_texts<G: Game>(game: &G, events: &[G::Event]) -> Result<(), String> {
    events.iter().try_for_each(|event| {
        check_phrase(&game.tell(event)).map_err(|why| format!("the sentence of {event:?} is invalid: {why}"))
    })
}

/// Checks that a sentence has a key and a valid rule id.
pub(super) fn check_phrase(phrase: &Phrase) -> Result<(), String> {
    if phrase.key.is_empty() {
        return Err(format!("{phrase:?} has no key"));
    }
    let is_rule = phrase.rule.0.split_once('-').is_some_and(|(ledger, number)| {
        ledger.len() == 2
            && ledger.bytes().all(|letter| letter.is_ascii_uppercase())
            && (1..=4).contains(&number.len())
            && number.bytes().all(|digit| digit.is_ascii_digit())
    });
    if is_rule { Ok(()) } else { Err(format!("{:?} is no rule of the ledger, such as RB-44", phrase.rule.0)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_two_letters_and_a_number() {
        for rule in ["RB-44", "PE-316", concat!("AF-", 1)] {
            assert_eq!(check_phrase(&Phrase::new("key", rule)), Ok(()));
        }
        for rule in
            ["", "RB", "RB-", "RB44", "rb-44", "RBX-44", "RB-4x", "RB-44-1", "RB--44", concat!("RB-", 44444)]
        {
            assert!(check_phrase(&Phrase::new("key", rule)).is_err(), "{rule}");
        }
        assert!(check_phrase(&Phrase::new("", "RB-44")).is_err());
    }
}
