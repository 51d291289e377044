//! What cubes carry: potions and diplomats.

use crate::region::Region;
use game::{Member, Seat};
use serde::{Deserialize, Serialize};

/// What one cube carries. Most carry nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Load {
    /// The number of potions on the cube (PP-62), below 64.
    pub potions: u8,
    /// Whether a diplomat is under the cube (AF-33).
    pub diplomat: bool,
}

impl Load {
    /// Nothing.
    pub const PLAIN: Self = Self { potions: 0, diplomat: false };

    /// Maximum number of potions on one cube.
    pub const MOST_POTIONS: u8 = 63;

    /// Whether the cube carries nothing.
    #[inline]
    #[must_use]
    pub const fn is_plain(self) -> bool {
        self.potions == 0 && !self.diplomat
    }
}

impl Member for Load {
    #[inline]
    fn at(index: u8) -> Self {
        Self { potions: index >> 1, diplomat: index & 1 == 1 }
    }

    #[inline]
    fn index(self) -> u8 {
        self.potions << 1 | u8::from(self.diplomat)
    }
}

/// Maximum number of cubes that carry something at once: ten potions and fifteen diplomats make 25. It is also the limit if
/// the number of potions is unlimited (PP-65).
pub(crate) const MOST_LOADS: usize = 25;

/// The place of a cube that carries something in the palace.
pub(crate) const PALACE: Region = Region(31);

/// The cubes that carry something, wherever they are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Loads {
    cubes: [u16; MOST_LOADS],
    count: u8,
}

impl Loads {
    pub(crate) const NONE: Self = Self { cubes: [0; MOST_LOADS], count: 0 };

    fn pack(seat: Seat, region: Region, load: Load) -> u16 {
        u16::from(seat.0) << 12 | u16::from(region.0) << 7 | u16::from(load.index())
    }

    /// Whether no cube carries anything, which is almost always so without the Wizard and the Sultan.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether one more cube can carry something.
    pub(crate) fn has_room(&self) -> bool {
        usize::from(self.count) < MOST_LOADS
    }

    /// All cubes that carry something.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, Region, Load)> + '_ {
        self.cubes[..usize::from(self.count)].iter().map(|&cube| {
            (Seat((cube >> 12) as u8), Region((cube >> 7 & 31) as u8), Load::at((cube & 127) as u8))
        })
    }

    /// What `seat`'s cubes in `region` carry.
    pub(crate) fn of(&self, seat: Seat, region: Region) -> impl Iterator<Item = Load> + '_ {
        self.iter()
            .filter(move |&(whose, place, _)| whose == seat && place == region)
            .map(|(_, _, load)| load)
    }

    /// Adds a cube with `load` to `region`.
    pub(crate) fn add(&mut self, seat: Seat, region: Region, load: Load) {
        if !load.is_plain() {
            debug_assert!(self.has_room(), "more laden cubes than can be");
            self.cubes[usize::from(self.count)] = Self::pack(seat, region, load);
            self.count += 1;
        }
    }

    /// Removes a cube with `load` from `region`.
    pub(crate) fn remove(&mut self, seat: Seat, region: Region, load: Load) {
        if !load.is_plain() {
            let gone = Self::pack(seat, region, load);
            let count = usize::from(self.count);
            let place =
                self.cubes[..count].iter().position(|&cube| cube == gone).expect("the laden cube is there");
            self.cubes[place] = self.cubes[count - 1];
            self.cubes[count - 1] = 0;
            self.count -= 1;
        }
    }
}
