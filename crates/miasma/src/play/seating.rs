//! Who plays each seat of a game in the terminal.

use crate::failure::Failure;
use crate::texts::Texts;
use ::bots::Bot;
use game::{Eye, Seat};
use std::fmt;

/// The player of a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Occupant {
    /// A person, with an optional name.
    Human(Option<String>),
    /// A bot.
    Bot(Bot),
}

impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human(None) => f.write_str("human"),
            Self::Human(Some(name)) => f.write_str(name),
            Self::Bot(bot) => bot.fmt(f),
        }
    }
}

impl Occupant {
    /// Parses a bot's level, "human", or the name of a person.
    fn named(word: &str) -> Self {
        match (word, Bot::named(word)) {
            (_, Ok(bot)) => Self::Bot(bot),
            ("human", _) => Self::Human(None),
            (name, _) => Self::Human(Some(name.to_owned())),
        }
    }
}

/// The players in the order of their seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Seating(Vec<Occupant>);

impl Seating {
    /// Parses a list such as "Anna,random,human".
    pub fn listed(list: &str) -> Result<Self, Failure> {
        let words: Vec<&str> = list.split(',').map(str::trim).collect();
        if words.iter().any(|word| word.is_empty() || word.len() > 40) {
            return Err(Failure::new(
                "--seats must be names or levels of bots, separated by commas, such as human,random",
            ));
        }
        Ok(Self(words.into_iter().map(Occupant::named).collect()))
    }

    /// People in the first seats, then `bots` bots of one level.
    pub fn with_bots(players: u8, bots: u8, level: &Bot) -> Result<Self, Failure> {
        if bots > players {
            return Err(Failure::new(format!(
                "{bots} bots do not fit at a table of {players}: lower --bots"
            )));
        }
        let occupant =
            |seat| if seat < players - bots { Occupant::Human(None) } else { Occupant::Bot(level.clone()) };
        Ok(Self((0..players).map(occupant).collect()))
    }

    /// The number of seats.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The bot of a seat, if it has one.
    pub fn bot(&self, seat: Seat) -> Option<&Bot> {
        match &self.0[seat.index()] {
            Occupant::Bot(bot) => Some(bot),
            Occupant::Human(_) => None,
        }
    }

    /// The eyes that look at the screen: those of the people, or a spectator's if only bots play.
    pub fn eyes(&self) -> Vec<Eye> {
        let people: Vec<Eye> =
            (0..self.len() as u8).map(Seat).filter(|&seat| self.bot(seat).is_none()).map(Eye::Seat).collect();
        if people.is_empty() { vec![Eye::Spectator] } else { people }
    }

    /// A sentence that lists all players.
    pub fn describe(&self, texts: &Texts) -> String {
        let describe = |(seat, occupant): (u8, &Occupant)| {
            let seat = texts.seat(Seat(seat));
            match occupant {
                Occupant::Human(Some(_)) => seat,
                Occupant::Human(None) => texts.own("seat-human", &[("seat", seat.into())]),
                Occupant::Bot(bot) => {
                    texts.own("seat-bot", &[("seat", seat.into()), ("bot", bot.to_string().into())])
                }
            }
        };
        texts.list(&(0..).zip(&self.0).map(describe).collect::<Vec<String>>())
    }

    /// The names of the players; `None` for those without.
    pub fn names(&self) -> Vec<Option<String>> {
        let name = |occupant: &Occupant| match occupant {
            Occupant::Human(name) => name.clone(),
            Occupant::Bot(_) => None,
        };
        self.0.iter().map(name).collect()
    }
}

impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&words.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_seats_round_trips() {
        let seating = Seating::listed("Anna, random,human").expect("a good list");
        assert_eq!(seating.to_string(), "Anna,random,human");
        assert_eq!(seating.eyes(), [Eye::Seat(Seat(0)), Eye::Seat(Seat(2))]);
        assert_eq!(seating.names(), [Some("Anna".to_owned()), None, None]);
        assert!(Seating::listed("human,,random").is_err());
    }

    #[test]
    fn people_come_before_bots() {
        let level = Bot::named("expert@20").expect("a bot");
        let with_bots = |players, bots| Seating::with_bots(players, bots, &level);
        assert_eq!(with_bots(3, 2).expect("they fit").to_string(), "human,expert@20,expert@20");
        assert_eq!(with_bots(2, 2).expect("they fit").eyes(), [Eye::Spectator]);
        assert!(with_bots(2, 3).is_err());
    }
}
