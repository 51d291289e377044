//! The region cards of Africanus, and who holds them.

use game::{Seat, indexed};
use serde::{Deserialize, Serialize};

indexed! {
    /// A region card, by its line in `region_cards.toml`.
    RegionCardId below 128,
}

/// The place of each region card, in three bit planes: the three bits of a card are the number of its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Hands {
    planes: [u64; 3],
    /// The cards in the game. The others were removed at set-up (AF-06).
    in_game: u64,
    /// The generation of each card in a hand, in three bit planes: 0 for cards drawn since the last shuffle, another number
    /// for those of each earlier deck that are still held (AF-24).
    generations: [u64; 3],
}

/// Number of generations of cards that are distinguished.
pub(crate) const GENERATIONS: u8 = 8;

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
    pub(crate) const NONE: Self = Self { planes: [0; 3], in_game: 0, generations: [0; 3] };

    /// All of `cards` in the deck.
    pub(crate) const fn all_in_deck(cards: u64) -> Self {
        Self { in_game: cards, ..Self::NONE }
    }

    /// The cards in a pile.
    #[inline]
    pub(crate) fn pile(&self, pile: Pile) -> u64 {
        with_code(&self.planes, pile.code(), self.in_game)
    }

    /// The cards in `seat`'s hand.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> u64 {
        self.pile(Pile::Hand(seat))
    }

    /// The cards of a generation in hands and deck. Everybody knows how many of them each hand has, and which cards they
    /// are together. The deck is always generation 0.
    pub(crate) fn generation(&self, number: u8) -> u64 {
        with_code(&self.generations, number, self.in_game & !self.pile(Pile::Discard))
    }

    /// Moves `cards` to a pile, wherever they were.
    pub(crate) fn put(&mut self, cards: u64, pile: Pile) {
        set_code(&mut self.planes, pile.code(), cards);
        if !matches!(pile, Pile::Hand(_)) {
            set_code(&mut self.generations, 0, cards);
        }
    }

    /// Shuffles the discards into a new deck, except those `drawn` just now (AF-24). Cards that were drawn from the old
    /// deck and are still held become a generation.
    pub(crate) fn reshuffle(&mut self, drawn: u64) {
        let held = self.generation(0) & !self.pile(Pile::Deck);
        if held != 0 {
            // If the numbers run out, the last two generations are no longer distinguished.
            let free = (1..GENERATIONS).find(|&number| self.generation(number) == 0);
            set_code(&mut self.generations, free.unwrap_or(GENERATIONS - 1), held);
        }
        let discards = self.pile(Pile::Discard) & !drawn;
        self.put(discards, Pile::Deck);
    }
}

/// The `cards` whose bits in the planes form `code`.
#[inline]
fn with_code(planes: &[u64; 3], code: u8, cards: u64) -> u64 {
    (0..)
        .zip(planes)
        .fold(cards, |cards, (bit, plane)| cards & if code >> bit & 1 == 1 { *plane } else { !plane })
}

/// Sets the bits of `cards` in the planes to `code`.
fn set_code(planes: &mut [u64; 3], code: u8, cards: u64) {
    for (bit, plane) in (0..).zip(planes) {
        if code >> bit & 1 == 1 {
            *plane |= cards;
        } else {
            *plane &= !cards;
        }
    }
}
