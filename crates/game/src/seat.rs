//! Seats, who is asked, and who looks at the game.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Maximum number of seats of any game.
pub const MAX_SEATS: usize = 6;

/// A seat, counted from 0 clockwise. Texts show it counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat `steps` to the left, that is clockwise, at a table of `seats`.
    #[inline]
    #[must_use]
    pub fn clockwise(self, steps: u8, seats: u8) -> Self {
        Self((self.0 + steps) % seats)
    }

    /// The next seat to the right, that is anticlockwise.
    #[inline]
    #[must_use]
    pub fn anticlockwise(self, seats: u8) -> Self {
        Self((self.0 + seats - 1) % seats)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0 + 1)
    }
}

crate::set_of! {
    /// A set of seats.
    pub struct Seats(u8) of Seat, seat => 1 << seat.0
}

impl Seats {
    /// The first `count` seats.
    #[inline]
    #[must_use]
    pub fn first(count: u8) -> Self {
        Self(((1u16 << count) - 1) as u8)
    }
}

/// Who has to answer a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// A draw. All options are equally likely. The purpose selects the random stream.
    Chance(crate::Purpose),
}

impl Actor {
    /// The seat, if the actor is one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Chance(_) => None,
        }
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Chance(_) => f.write_str("chance"),
        }
    }
}

/// Who looks at the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// A player, who knows what was shown to their seat.
    Seat(Seat),
    /// A spectator: somebody without a seat.
    Spectator,
    /// Sees everything: for replays of finished games and for tools, never for a player.
    Open,
}

impl Eye {
    /// Whether this eye may see what only `seats` may know.
    #[inline]
    #[must_use]
    pub fn among(self, seats: Seats) -> bool {
        match self {
            Self::Seat(seat) => seats.has(seat),
            Self::Spectator => false,
            Self::Open => true,
        }
    }

    /// All eyes that must not see everything: one for each seat, and the spectator.
    pub fn limited(seats: u8) -> impl Iterator<Item = Self> {
        (0..seats).map(|seat| Self::Seat(Seat(seat))).chain([Self::Spectator])
    }
}
