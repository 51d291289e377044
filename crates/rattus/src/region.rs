//! Regions and sets of them.

use game::{indexed, nth_bit, set_of};

/// The number of regions of Europe and North Africa together.
pub const MAX_REGIONS: usize = 17;

indexed! {
    /// A region, by its line in `regions.toml`.
    Region below 128,
}

set_of! {
    /// A set of regions, in the order of the map's file.
    pub struct Regions(u32) of Region, region => 1 << region.0
}

impl Regions {
    /// The `n`-th region of the set, in the order of the map's file.
    #[inline]
    #[must_use]
    pub fn nth(self, n: u32) -> Region {
        Region(nth_bit(u128::from(self.0), n))
    }

    /// The regions for which `test` is true.
    #[inline]
    #[must_use]
    pub fn filter(self, test: impl Fn(Region) -> bool) -> Self {
        Self(self.iter().fold(0, |set, region| set | u32::from(test(region)) << region.0))
    }
}
