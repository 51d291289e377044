//! From what a person typed to a choice of the game.

use crate::games::Title;
use game::Question;

/// What typed words mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning<C> {
    /// One choice, whether it is offered or not.
    Choice(C),
    /// Several of those offered.
    Several(Vec<String>),
    /// None; the sentence says what would be understood.
    Nothing(String),
}

/// What `typed` means as an answer to `question`: a number of the list, the game's own words, or as much of
/// them as only one offered answer has.
pub fn meaning<G: Title>(game: &G, question: &Question<G::Choice>, typed: &str) -> Meaning<G::Choice> {
    let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    if let Ok(number) = typed.parse::<u32>()
        && (1..=question.options.len()).contains(&number)
    {
        return Meaning::Choice(question.options.nth(number - 1));
    }
    let why = match game.hear(&typed) {
        Ok(choice) => return Meaning::Choice(choice),
        Err(why) => why,
    };
    let alike: Vec<G::Choice> =
        question.options.iter().filter(|&option| matches(&game.say(option).to_lowercase(), &typed)).collect();
    match alike.as_slice() {
        [] => Meaning::Nothing(why),
        [one] => Meaning::Choice(*one),
        several => Meaning::Several(several.iter().map(|&option| game.say(option)).collect()),
    }
}

/// Whether every typed word begins a word of the answer.
fn matches(answer: &str, typed: &str) -> bool {
    typed.split(' ').all(|part| answer.split([' ', '-', '_']).any(|word| word.starts_with(part)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beginnings_of_words_are_enough() {
        assert!(matches("place gallia", "gal"));
        assert!(matches("take knight from seat-2", "kni 2"));
        assert!(!matches("place gallia", "allia"));
    }
}
