//! The cards that make room, for resources and for sick people.

use crate::choice::Space;
use crate::components::{Components, Tech};
use crate::table::Player;

/// PE-218, Quarantine tent, and PE-219, Quarantine cabin: how many sick people each takes.
#[inline]
pub(crate) fn quarantine(pack: &Components, player: &Player, space: Space) -> u8 {
    let card = if space == Space::TENT { Tech::QUARANTINE_TENT } else { Tech::QUARANTINE_CABIN };
    if player.has(card) { pack.technology(card).amount } else { 0 }
}

/// PE-226, Loading crane: what the track holds of each kind.
#[inline]
pub(crate) fn limit(pack: &Components, player: &Player) -> u8 {
    if player.sick[Space::TRACK.index()] > 0 {
        pack.numbers.blocked_cap
    } else if player.has(Tech::LOADING_CRANE) {
        pack.technology(Tech::LOADING_CRANE).amount.max(pack.numbers.cap)
    } else {
        pack.numbers.cap
    }
}

/// PE-227, Storage crates: what the track holds of one kind at a time.
#[inline]
pub(crate) fn high_limit(pack: &Components, player: &Player) -> u8 {
    let limit = limit(pack, player);
    if player.has(Tech::STORAGE_CRATES) && player.sick[Space::TRACK.index()] == 0 {
        limit.max(pack.technology(Tech::STORAGE_CRATES).amount)
    } else {
        limit
    }
}
