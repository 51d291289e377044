//! Cards and sets of them.

use super::Flaw;
use game::Member;
use serde::{Deserialize, Serialize, Serializer};

/// A card; it and the one with the lowest bit turned are twins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Card(pub u8);

impl Card {
    /// The other one of its kind.
    pub fn twin(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// What it scores.
    pub fn value(self) -> i32 {
        i32::from(self.0 / 2) + 1
    }
}

impl Member for Card {
    fn at(index: u8) -> Self {
        Self(index)
    }

    fn index(self) -> u8 {
        self.0
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Cards(pub u32);

impl Cards {
    /// None.
    pub const NONE: Self = Self(0);

    /// The first so many.
    pub fn first(count: u8) -> Self {
        Self((1 << count) - 1)
    }

    /// Whether `card` is one of them.
    pub fn has(self, card: Card) -> bool {
        card.0 < 32 && self.0 >> card.0 & 1 == 1
    }

    /// These and `card`.
    pub fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// These but `card`.
    pub fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// Those in both.
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either.
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These but those of `other`.
    pub fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// These, each card that is one of `from` exchanged for the one of `to` in its place.
    pub fn exchanged(self, from: &[Card], to: &[Card]) -> Self {
        let kept = from.iter().fold(self, |kept, card| kept.without(*card));
        from.iter().zip(to).filter(|(card, _)| self.has(**card)).fold(kept, |all, (_, card)| all.with(*card))
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The cards, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        (0..32).map(Card).filter(move |card| self.has(*card))
    }
}

/// How often each seat may still peek.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub(super) struct Peeks(pub(super) [u8; 4]);

impl Serialize for Peeks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let peeks = if Flaw::ForgetsPeeks.is_here() { [2; 4] } else { self.0 };
        serializer.serialize_newtype_struct("Peeks", &peeks)
    }
}
