//! Who stands where.

use crate::Seat;
use serde::Serialize;

/// Each seat's score and what it came from, best first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// One for each seat, in the order of the ranking.
    pub places: Vec<Place>,
    /// The stable name of what ended the game, once something has.
    pub ended_by: Option<&'static str>,
}

/// One player's place in the ranking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    /// Who.
    pub seat: Seat,
    /// From 1; shared places have the same number and those after them count on as if they had not: 1, 1, 3.
    pub rank: u8,
    /// The score.
    pub score: i32,
    /// What the score came from, by stable name.
    pub parts: Vec<(&'static str, i32)>,
}

impl Standing {
    /// The place of `seat`.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &Place {
        self.places.iter().find(|place| place.seat == seat).expect("a place for every seat")
    }

    /// Those who share the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|place| place.rank == 1).map(|place| place.seat)
    }
}
