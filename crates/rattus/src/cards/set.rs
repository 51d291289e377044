//! Sets of class cards.

use super::CardId;
use crate::region::Bits;
use serde::{Deserialize, Serialize};

/// A set of class cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cards(pub u32);

impl Cards {
    /// None.
    pub const NONE: Self = Self(0);

    /// One alone.
    #[inline]
    #[must_use]
    pub const fn only(card: CardId) -> Self {
        Self(1 << card as u8)
    }

    /// Whether `card` is one of them.
    #[inline]
    #[must_use]
    pub const fn has(self, card: CardId) -> bool {
        self.0 >> card as u8 & 1 == 1
    }

    /// These and `card`.
    #[inline]
    #[must_use]
    pub const fn with(self, card: CardId) -> Self {
        Self(self.0 | 1 << card as u8)
    }

    /// These but `card`.
    #[inline]
    #[must_use]
    pub const fn without(self, card: CardId) -> Self {
        Self(self.0 & !(1 << card as u8))
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those of these that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// As members of a family of choices.
    #[inline]
    #[must_use]
    pub const fn set(self) -> u128 {
        self.0 as u128
    }

    /// All of them, in the order of the list.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        Bits(self.0).map(|index| CardId::ALL[usize::from(index)])
    }
}

impl FromIterator<CardId> for Cards {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}
