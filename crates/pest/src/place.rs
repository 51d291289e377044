//! Places, roads, and what is printed on them.

use game::Member;
use serde::{Deserialize, Serialize};

/// So many places fit on a map; the box has 45.
pub const MAX_PLACES: usize = 48;
/// So many roads fit on a map.
pub const MAX_ROADS: usize = 96;

/// Makes a newtype over an index, usable as a member of a family of choices.
macro_rules! indexed {
    ($($(#[$doc:meta])* $name:ident below $count:literal),+ $(,)?) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub struct $name(pub u8);

        impl $name {
            /// As an index.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl game::Member for $name {
            const COUNT: u8 = $count;

            #[inline]
            fn at(index: u8) -> Self {
                Self(index)
            }

            #[inline]
            fn index(self) -> u8 {
                self.0
            }
        }
    )+ };
}
pub(crate) use indexed;

indexed! {
    /// A place of the map, by its line in `map.toml`.
    Place below 48,
    /// A road of the map, by its line in `map.toml`.
    Road below 96,
}

impl Place {
    /// No place at all: a camp on its board, a building not yet built.
    pub const NONE: Self = Self(u8::MAX);

    /// Whether this is a place.
    #[inline]
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.0 != u8::MAX
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Places(pub u64);

impl Places {
    /// None.
    pub const NONE: Self = Self(0);

    /// One alone; `Place::NONE` makes an empty set.
    #[inline]
    #[must_use]
    pub const fn only(place: Place) -> Self {
        if place.is_some() { Self(1 << place.0) } else { Self(0) }
    }

    /// Whether `place` is one of them.
    #[inline]
    #[must_use]
    pub const fn has(self, place: Place) -> bool {
        place.is_some() && self.0 >> place.0 & 1 == 1
    }

    /// These and `place`.
    #[inline]
    #[must_use]
    pub const fn with(self, place: Place) -> Self {
        Self(self.0 | 1 << place.0)
    }

    /// These but `place`.
    #[inline]
    #[must_use]
    pub const fn without(self, place: Place) -> Self {
        self.minus(Self::only(place))
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

    /// All of them, in the order of the map's file.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Place> {
        Bits(self.0).map(Place)
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        places.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The set bits of a word, lowest first.
#[derive(Clone, Copy)]
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

/// The kinds of place, PE-71.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Size {
    /// Holds one building.
    Village,
    /// Holds two.
    Town,
    /// Holds three.
    City,
}

impl Size {
    /// All of them, smallest first.
    pub const ALL: [Self; 3] = [Self::Village, Self::Town, Self::City];

    /// How many buildings fit, castles counted, PE-71.
    #[inline]
    #[must_use]
    pub const fn room(self) -> u8 {
        self as u8 + 1
    }

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["village", "town", "city"][self as usize]
    }
}

/// The four basic resources and the coin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// For building.
    Wood,
    /// For building.
    Stone,
    /// For taking people on the way.
    Food,
    /// For curing.
    Herbs,
    /// Stands for any of the others when paying, PE-45.
    Coin,
}

impl Resource {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Wood, Self::Stone, Self::Food, Self::Herbs, Self::Coin];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["wood", "stone", "food", "herbs", "coin"][self as usize]
    }
}

impl Member for Resource {
    const COUNT: u8 = 5;

    #[inline]
    fn at(index: u8) -> Self {
        Self::ALL[usize::from(index)]
    }

    #[inline]
    fn index(self) -> u8 {
        self as u8
    }
}

/// The colours of roads and ports.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Color {
    /// Redroad.
    Red,
    /// Blueroad.
    Blue,
    /// Greyroad.
    Black,
}

impl Color {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Red, Self::Blue, Self::Black];
}

/// A count for each place or road.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counts<const N: usize>(pub [u8; N]);

impl<const N: usize> Serialize for Counts<N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Counts<N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let listed = Vec::<u8>::deserialize(deserializer)?;
        let length = listed.len();
        listed
            .try_into()
            .map(Self)
            .map_err(|_| serde::de::Error::invalid_length(length, &"one count for each"))
    }
}
