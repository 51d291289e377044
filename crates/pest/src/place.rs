//! Places, roads, and what is printed on them.

use game::{indexed, set_of};
use serde::{Deserialize, Serialize};

/// Maximum number of places on a map; the box has 45.
pub const MAX_PLACES: usize = 48;
/// Maximum number of roads on a map.
pub const MAX_ROADS: usize = 96;

indexed! {
    /// A place of the map, by its line in `map.toml`.
    Place below 48,
    /// A road of the map, by its line in `map.toml`.
    Road below 96,
}

impl Place {
    /// No place: for a camp on its board, or a building that is not built.
    pub const NONE: Self = Self(u8::MAX);

    /// Whether this is not [`Place::NONE`].
    #[inline]
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.0 != u8::MAX
    }
}

set_of! {
    /// A set of places, in the order of the map's file; `Place::NONE` is never one of them.
    pub struct Places(u64) of Place, place => if place.is_some() { 1 << place.0 } else { 0 }
}

/// The kinds of place, PE-71.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Size {
    /// Holds one building.
    Village,
    /// Holds two buildings.
    Town,
    /// Holds three buildings.
    City,
}

impl Size {
    /// All sizes, smallest first.
    pub const ALL: [Self; 3] = [Self::Village, Self::Town, Self::City];

    /// The number of buildings that fit, including castles (PE-71).
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
    /// Used for building.
    Wood,
    /// Used for building.
    Stone,
    /// Pays for taking in people on the way.
    Food,
    /// Used for curing.
    Herbs,
    /// Replaces any other resource when paying (PE-45).
    Coin,
}

impl Resource {
    /// All resources.
    pub const ALL: [Self; 5] = [Self::Wood, Self::Stone, Self::Food, Self::Herbs, Self::Coin];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["wood", "stone", "food", "herbs", "coin"][self as usize]
    }
}

game::listed! { Resource }

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
    /// All colours.
    pub const ALL: [Self; 3] = [Self::Red, Self::Blue, Self::Black];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["red", "blue", "black"][self as usize]
    }
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
