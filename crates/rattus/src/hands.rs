//! The region cards of Africanus: who holds which.

use game::Seat;
use serde::{Deserialize, Serialize};

/// A region card, by its line in `region_cards.toml`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct RegionCardId(pub u8);

impl game::Member for RegionCardId {
    #[inline]
    fn at(index: u8) -> Self {
        Self(index)
    }

    #[inline]
    fn index(self) -> u8 {
        self.0
    }
}

/// Where each region card is, in three bit planes: a card's three bits name its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Hands {
    planes: [u64; 3],
    /// The cards in the game; the rest went out at set-up (AF-06).
    pub(crate) in_game: u64,
    /// The cards of the deck when it was last shuffled: those drawn since are among these (AF-24).
    pub(crate) shuffled: u64,
}

/// Where a region card can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pile {
    Deck,
    Hand(Seat),
    Discard,
}

impl Pile {
    const fn code(self) -> u8 {
        match self {
            Self::Deck => 0,
            Self::Hand(seat) => 1 + seat.0,
            Self::Discard => 7,
        }
    }
}

impl Hands {
    pub(crate) const NONE: Self = Self { planes: [0; 3], in_game: 0, shuffled: 0 };

    /// All of `cards` in the deck.
    pub(crate) const fn all_in_deck(cards: u64) -> Self {
        Self { planes: [0; 3], in_game: cards, shuffled: cards }
    }

    /// The cards in a pile.
    #[inline]
    pub(crate) fn pile(&self, pile: Pile) -> u64 {
        let code = pile.code();
        (0..3).fold(self.in_game, |cards, bit| {
            cards & if code >> bit & 1 == 1 { self.planes[bit] } else { !self.planes[bit] }
        })
    }

    /// The cards in `seat`'s hand.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> u64 {
        self.pile(Pile::Hand(seat))
    }

    /// Puts `cards` onto a pile, wherever they were.
    pub(crate) fn put(&mut self, cards: u64, pile: Pile) {
        let code = pile.code();
        for (bit, plane) in self.planes.iter_mut().enumerate() {
            if code >> bit & 1 == 1 {
                *plane |= cards;
            } else {
                *plane &= !cards;
            }
        }
    }

    /// Shuffles the discards into a new deck, but those `drawn` just now (AF-24).
    pub(crate) fn reshuffle(&mut self, drawn: u64) {
        let discards = self.pile(Pile::Discard) & !drawn;
        self.put(discards, Pile::Deck);
        self.shuffled = discards;
    }
}
