//! Regions and sets of them.

use game::{Member, nth_bit};
use serde::{Deserialize, Serialize};

/// Europe and North Africa together.
pub const MAX_REGIONS: usize = 17;

/// A region, by its line in `regions.toml`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Region(pub u8);

impl Region {
    /// The region as an index.
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Member for Region {
    #[inline]
    fn at(index: u8) -> Self {
        Self(index)
    }

    #[inline]
    fn index(self) -> u8 {
        self.0
    }
}

/// A set of regions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Regions(pub u32);

impl Regions {
    /// None.
    pub const NONE: Self = Self(0);

    /// One alone.
    #[inline]
    #[must_use]
    pub const fn only(region: Region) -> Self {
        Self(1 << region.0)
    }

    /// Whether `region` is one of them.
    #[inline]
    #[must_use]
    pub const fn has(self, region: Region) -> bool {
        self.0 >> region.0 & 1 == 1
    }

    /// These and `region`.
    #[inline]
    #[must_use]
    pub const fn with(self, region: Region) -> Self {
        Self(self.0 | 1 << region.0)
    }

    /// These but `region`.
    #[inline]
    #[must_use]
    pub const fn without(self, region: Region) -> Self {
        Self(self.0 & !(1 << region.0))
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
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The `n`-th, in the order of the map's file.
    #[inline]
    #[must_use]
    pub fn nth(self, n: u32) -> Region {
        Region(nth_bit(u128::from(self.0), n))
    }

    /// As members of a family of choices.
    #[inline]
    #[must_use]
    pub const fn set(self) -> u128 {
        self.0 as u128
    }

    /// All of them, in the order of the map's file.
    pub fn iter(self) -> impl Iterator<Item = Region> {
        Bits(self.0).map(Region)
    }

    /// Those for which `test` holds.
    #[inline]
    #[must_use]
    pub fn filter(self, test: impl Fn(Region) -> bool) -> Self {
        Self(self.iter().fold(0, |set, region| set | u32::from(test(region)) << region.0))
    }
}

impl FromIterator<Region> for Regions {
    fn from_iter<I: IntoIterator<Item = Region>>(regions: I) -> Self {
        regions.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The set bits of a word, lowest first.
#[derive(Clone, Copy)]
pub(crate) struct Bits(pub(crate) u32);

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
