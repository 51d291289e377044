//! Answers in the toy's words.

use super::Card;
use game::{Choice, Seat};

game::choices! {
    /// An answer.
    pub enum Answer {
        /// This seat begins: chance says so.
        Start(Seat) as start,
        /// Chance draws this card.
        Draw(Card) as draw,
        /// Lay a card open.
        Play as play,
        /// Hide a card.
        Hide as hide,
        /// Bury a card of the deck that nobody sees.
        Bury as bury,
        /// Look into this seat's stash.
        Peek(Seat) as peek,
        /// This card.
        Card(Card) as card,
        /// Let the card lie.
        Decline as decline,
        /// Snatch the card.
        Snatch as snatch,
    }
}

impl Answer {
    /// The answer in words.
    pub fn say(self) -> String {
        let word = family::WORDS[usize::from(self.family())];
        match Self::MEMBERS[usize::from(self.family())] {
            1 => word.to_owned(),
            _ => format!("{word} {}", self.member() + 1),
        }
    }

    /// The answer these words name.
    pub fn hear(words: &str) -> Result<Self, String> {
        let (word, number) = words.split_once(' ').unwrap_or((words, "1"));
        let family = family::WORDS.iter().position(|other| *other == word);
        let member = number.parse::<u8>().ok().filter(|number| (1..=32).contains(number));
        let (family, member) = family
            .zip(member)
            .ok_or_else(|| format!("\"{words}\" is none of {} with a number", family::WORDS.join(", ")))?;
        let answer = Self::of(family as u8, member - 1);
        if answer.say() == words {
            Ok(answer)
        } else {
            Err(format!("\"{words}\" is said \"{}\"", answer.say()))
        }
    }
}
