//! The cards against the pest.

use crate::components::{Components, Tech};
use crate::place::Places;
use crate::table::Player;
use game::Bits;

/// The places of a player's buildings among `buildings`.
fn sites(player: &Player, buildings: u16) -> Places {
    Bits(u64::from(player.built & buildings)).map(|building| player.sites[usize::from(building)]).collect()
}

/// PE-215, Protective clothing: the places of quarters, where one may be spared.
pub(crate) fn clothing(pack: &Components, player: &Player) -> Places {
    if player.has(Tech::PROTECTIVE_CLOTHING) { sites(player, pack.quarters) } else { Places::NONE }
}

/// PE-224, Quarantine checkpoint: the places of special buildings, where nobody comes.
pub(crate) fn checkpoint(pack: &Components, player: &Player) -> Places {
    if player.has(Tech::QUARANTINE_CHECKPOINT) { sites(player, pack.special) } else { Places::NONE }
}
