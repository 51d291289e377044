//! The cubes of all seats in one place, packed into one machine word.

use game::{MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

/// Bits per seat: a seat has at most twenty cubes, which fit into five bits.
const WIDTH: u32 = 5;
const MASK: u32 = (1 << WIDTH) - 1;
/// The bits of every other seat, so that sums of two seats do not overflow.
const EVEN: u32 = MASK | MASK << (2 * WIDTH) | MASK << (4 * WIDTH);

const _: () = assert!(MAX_SEATS as u32 * WIDTH <= u32::BITS, "six seats fit into a word");

/// The number of cubes of each seat in a region, in the supply, in the palace or on the Baker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Crowd(u32);

impl Crowd {
    pub(crate) const NONE: Self = Self(0);

    /// `count` cubes of each seat.
    pub(crate) const fn each(count: u8) -> Self {
        Self(count as u32 * (1 | 1 << WIDTH) * (1 | 1 << (2 * WIDTH) | 1 << (4 * WIDTH)))
    }

    /// The cubes of `seat`.
    #[inline]
    pub(crate) const fn of(self, seat: Seat) -> u8 {
        (self.0 >> (seat.0 as u32 * WIDTH) & MASK) as u8
    }

    /// Adds `count` cubes of `seat`.
    #[inline]
    pub(crate) fn add(&mut self, seat: Seat, count: u8) {
        debug_assert!(u32::from(self.of(seat) + count) <= MASK, "more cubes than a player has");
        self.0 += u32::from(count) << (u32::from(seat.0) * WIDTH);
    }

    /// Removes `count` cubes of `seat`.
    #[inline]
    pub(crate) fn remove(&mut self, seat: Seat, count: u8) {
        debug_assert!(self.of(seat) >= count, "a cube that is not there");
        self.0 -= u32::from(count) << (u32::from(seat.0) * WIDTH);
    }

    /// The number of all cubes.
    #[inline]
    pub(crate) const fn total(self) -> u8 {
        let pairs = (self.0 & EVEN) + (self.0 >> WIDTH & EVEN);
        let lane = (1 << (2 * WIDTH)) - 1;
        ((pairs & lane) + (pairs >> (2 * WIDTH) & lane) + (pairs >> (4 * WIDTH))) as u8
    }

    /// The seats with the most cubes; empty if there are none.
    pub(crate) fn majority(self) -> Seats {
        let mut most = 1;
        let mut seats = Seats::NONE;
        for seat in (0..MAX_SEATS as u8).map(Seat) {
            let count = self.of(seat);
            if count > most {
                most = count;
                seats = Seats::only(seat);
            } else if count == most {
                seats = seats.with(seat);
            }
        }
        seats
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crowd(counts: [u8; MAX_SEATS]) -> Crowd {
        let mut crowd = Crowd::NONE;
        for (seat, count) in (0..).zip(counts) {
            crowd.add(Seat(seat), count);
        }
        crowd
    }

    #[test]
    fn it_counts_each_seat_and_all_of_them() {
        let counts = [20, 0, 7, 20, 1, 20];
        let (crowd, all) = (crowd(counts), crowd([20; MAX_SEATS]));
        assert_eq!((0..).map(Seat).map(|seat| crowd.of(seat)).take(MAX_SEATS).collect::<Vec<_>>(), counts);
        assert_eq!(crowd.total(), 68);
        assert_eq!(Crowd::NONE.total(), 0);
        assert_eq!(all.total(), 120);
        assert_eq!(all, Crowd::each(20));
    }

    #[test]
    fn the_majority_may_be_tied_and_nobody_has_it_where_nobody_is() {
        assert_eq!(crowd([0, 3, 2, 3, 0, 0]).majority(), Seats(0b1010));
        assert_eq!(crowd([0, 1, 0, 0, 0, 0]).majority(), Seats(0b10));
        assert_eq!(Crowd::NONE.majority(), Seats::NONE);
    }

    #[test]
    fn cubes_go_as_they_came() {
        let mut one = crowd([1, 2, 3, 4, 5, 6]);
        one.remove(Seat(5), 6);
        one.remove(Seat(0), 1);
        assert_eq!(one, crowd([0, 2, 3, 4, 5, 0]));
    }
}
