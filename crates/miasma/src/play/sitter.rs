//! Who sits at the terminal's table: people and bots.

use crate::failure::Failure;
use crate::texts::Texts;
use ::bots::Bot;
use game::{Eye, Seat};
use std::fmt;

/// Who plays a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Sitter {
    /// A person, perhaps with a name.
    Human(Option<String>),
    /// A bot.
    Bot(Bot),
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human(None) => f.write_str("human"),
            Self::Human(Some(name)) => f.write_str(name),
            Self::Bot(bot) => bot.fmt(f),
        }
    }
}

impl Sitter {
    /// The sitter that a word means: a bot by its kind, "human", or a person's name.
    fn named(word: &str) -> Self {
        match (word, Bot::named(word)) {
            (_, Ok(bot)) => Self::Bot(bot),
            ("human", _) => Self::Human(None),
            (name, _) => Self::Human(Some(name.to_owned())),
        }
    }
}

/// Everybody at the table, seat by seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitters(Vec<Sitter>);

impl Sitters {
    /// Those of a list such as "Anna,random,human".
    pub fn listed(list: &str) -> Result<Self, Failure> {
        let words: Vec<&str> = list.split(',').map(str::trim).collect();
        if words.iter().any(|word| word.is_empty() || word.len() > 40) {
            return Err(Failure::because(
                "--seats wants names or kinds of bots with commas, such as human,random",
            ));
        }
        Ok(Self(words.into_iter().map(Sitter::named).collect()))
    }

    /// People first, then so many bots of one level.
    pub fn with_bots(players: u8, bots: u8, level: &Bot) -> Result<Self, Failure> {
        if bots > players {
            return Err(Failure::because(format!(
                "{bots} bots don't fit at a table of {players}: lower --bots"
            )));
        }
        let sitter =
            |seat| if seat < players - bots { Sitter::Human(None) } else { Sitter::Bot(level.clone()) };
        Ok(Self((0..players).map(sitter).collect()))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The bot at a seat, if one sits there.
    pub fn bot(&self, seat: Seat) -> Option<&Bot> {
        match &self.0[seat.index()] {
            Sitter::Bot(bot) => Some(bot),
            Sitter::Human(_) => None,
        }
    }

    /// The eyes before the screen: those of the people, or a watcher's when only bots play.
    pub fn eyes(&self) -> Vec<Eye> {
        let people: Vec<Eye> =
            (0..self.len() as u8).map(Seat).filter(|&seat| self.bot(seat).is_none()).map(Eye::Seat).collect();
        if people.is_empty() { vec![Eye::Watcher] } else { people }
    }

    /// Everybody with what they are, in words.
    pub fn told(&self, texts: &Texts) -> String {
        let told = |(seat, sitter): (u8, &Sitter)| {
            let seat = texts.seat(Seat(seat));
            match sitter {
                Sitter::Human(Some(_)) => seat,
                Sitter::Human(None) => texts.own("seat-human", &[("seat", seat.into())]),
                Sitter::Bot(bot) => {
                    texts.own("seat-bot", &[("seat", seat.into()), ("bot", bot.to_string().into())])
                }
            }
        };
        texts.list(&(0..).zip(&self.0).map(told).collect::<Vec<String>>())
    }

    /// The names of those who have one.
    pub fn names(&self) -> Vec<Option<String>> {
        let name = |sitter: &Sitter| match sitter {
            Sitter::Human(name) => name.clone(),
            Sitter::Bot(_) => None,
        };
        self.0.iter().map(name).collect()
    }
}

impl fmt::Display for Sitters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&words.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_sitters_reads_back() {
        let sitters = Sitters::listed("Anna, random,human").expect("a good list");
        assert_eq!(sitters.to_string(), "Anna,random,human");
        assert_eq!(sitters.eyes(), [Eye::Seat(Seat(0)), Eye::Seat(Seat(2))]);
        assert_eq!(sitters.names(), [Some("Anna".to_owned()), None, None]);
        assert!(Sitters::listed("human,,random").is_err());
    }

    #[test]
    fn people_sit_before_bots() {
        let level = Bot::named("expert@20").expect("a bot");
        let sitters = |players, bots| Sitters::with_bots(players, bots, &level);
        assert_eq!(sitters(3, 2).expect("they fit").to_string(), "human,expert@20,expert@20");
        assert_eq!(sitters(2, 2).expect("they fit").eyes(), [Eye::Watcher]);
        assert!(sitters(2, 3).is_err());
    }
}
