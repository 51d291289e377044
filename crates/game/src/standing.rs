//! The ranking of a game.

use crate::Seat;
use serde::Serialize;

/// The score of each seat, best first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// One place for each seat, in the order of the ranking.
    pub places: Vec<Place>,
    /// The stable name of what ended the game. `None` while it runs.
    pub ended_by: Option<&'static str>,
    /// The stable name of the title that a player alone earns with their score. `None` if the game has no such titles.
    pub title: Option<&'static str>,
}

/// The place of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    /// The seat of the player.
    pub seat: Seat,
    /// The rank, from 1. Players who tie have the same rank, and the next rank is skipped: 1, 1, 3.
    pub rank: u8,
    /// The total score.
    pub score: i32,
    /// The parts of the score by stable name.
    pub parts: Vec<(&'static str, i32)>,
}

impl Standing {
    /// The place of a seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &Place {
        self.places.iter().find(|place| place.seat == seat).expect("a place for every seat")
    }

    /// The seats with rank 1.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|place| place.rank == 1).map(|place| place.seat)
    }
}
