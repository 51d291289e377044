//! Who sits at the table, who is asked, and who looks on.

use serde::{Deserialize, Serialize};
use std::fmt;

/// No game of ours seats more.
pub const MAX_SEATS: usize = 6;

/// A seat at the table, counted from 0 clockwise; people read it from 1.
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

/// Whose answer a question waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// A draw, each option as likely as the next, out of the stream of this purpose.
    Chance(crate::Purpose),
}

impl Actor {
    /// The seat asked, if it is one.
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

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// A player, who knows what their seat was shown.
    Seat(Seat),
    /// Somebody without a seat.
    Watcher,
    /// Everything lies open: for replays of finished games and for tools, never for a player.
    Open,
}

impl Eye {
    /// Whether this eye may see what only `seats` know.
    #[inline]
    #[must_use]
    pub fn among(self, seats: Seats) -> bool {
        match self {
            Self::Seat(seat) => seats.has(seat),
            Self::Watcher => false,
            Self::Open => true,
        }
    }

    /// Every eye that must not see everything: each of `seats`, and the watcher.
    pub fn limited(seats: u8) -> impl Iterator<Item = Self> {
        (0..seats).map(|seat| Self::Seat(Seat(seat))).chain([Self::Watcher])
    }
}
