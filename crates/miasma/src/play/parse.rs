//! Parses a typed answer into a choice of the game.

use game::Question;
use title::Title;

/// The result of parsing an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Parsed<C> {
    /// A choice, legal or not.
    Choice(C),
    /// More than one legal choice matches.
    Ambiguous(Vec<String>),
    /// A number beyond the list of answers.
    OutOfRange,
    /// No choice; with the reason if the game knows one.
    Unknown(Option<String>),
}

/// Parses an answer to `question`: a number of the list, the game's own words, or word beginnings that only one
/// legal answer has.
pub fn parse_choice<G: Title>(game: &G, question: &Question<G::Choice>, typed: &str) -> Parsed<G::Choice> {
    let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    if let Ok(number) = typed.parse::<i64>() {
        let place = u32::try_from(number - 1).ok().filter(|&place| place < question.options.len());
        return place.map_or(Parsed::OutOfRange, |place| Parsed::Choice(question.options.nth(place)));
    }
    let why = match game.hear(&typed) {
        Ok(choice) => return Parsed::Choice(choice),
        Err(why) => why,
    };
    let alike: Vec<G::Choice> =
        question.options.iter().filter(|&option| matches(&game.say(option).to_lowercase(), &typed)).collect();
    let opening = |words: &str| words.split(' ').next().map(str::to_lowercase);
    match alike.as_slice() {
        [] => {
            let kind = question.options.iter().any(|option| opening(&game.say(option)) == opening(&typed));
            Parsed::Unknown(kind.then_some(why))
        }
        [one] => Parsed::Choice(*one),
        several => Parsed::Ambiguous(several.iter().map(|&option| game.say(option)).collect()),
    }
}

/// Whether every typed word is the beginning of a word of the answer.
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
