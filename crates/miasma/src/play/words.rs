//! From what a person typed to a choice of the game.

use game::Question;
use title::Title;

/// What typed words mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning<C> {
    /// One choice, whether it is offered or not.
    Choice(C),
    /// Several of those offered.
    Several(Vec<String>),
    /// None, though it is a number: there are not so many answers.
    TooMany,
    /// None; where the game knows what was meant, it says what is wrong with it.
    Nothing(Option<String>),
}

/// What `typed` means as an answer to `question`: a number of the list, the game's own words, or as much of
/// them as only one offered answer has.
pub fn meaning<G: Title>(game: &G, question: &Question<G::Choice>, typed: &str) -> Meaning<G::Choice> {
    let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    if let Ok(number) = typed.parse::<i64>() {
        let place = u32::try_from(number - 1).ok().filter(|&place| place < question.options.len());
        return place.map_or(Meaning::TooMany, |place| Meaning::Choice(question.options.nth(place)));
    }
    let why = match game.hear(&typed) {
        Ok(choice) => return Meaning::Choice(choice),
        Err(why) => why,
    };
    let alike: Vec<G::Choice> =
        question.options.iter().filter(|&option| matches(&game.say(option).to_lowercase(), &typed)).collect();
    let opening = |words: &str| words.split(' ').next().map(str::to_lowercase);
    match alike.as_slice() {
        [] => {
            let kind = question.options.iter().any(|option| opening(&game.say(option)) == opening(&typed));
            Meaning::Nothing(kind.then_some(why))
        }
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
