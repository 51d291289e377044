//! PE-221, Improved containment: the camp stays in the pest phase, and heals one where it is set.

use crate::components::Tech;
use crate::event::EventKind;
use crate::table::Player;
use crate::turn::Turn;
use game::Seat;

/// Whether the pest does not send the camp home.
pub(crate) fn stays(player: &Player) -> bool {
    player.has(Tech::IMPROVED_CONTAINMENT)
}

/// The camp was set where `people` are taken: one is healed, if the recovery track has room. Who is left.
pub(crate) fn heal(turn: &mut Turn<'_>, seat: Seat, people: u8) -> u8 {
    if people == 0 || !turn.has(seat, Tech::IMPROVED_CONTAINMENT) || !turn.has_recovery_room(seat) {
        return people;
    }
    turn.happen(221, EventKind::Healed { seat, people: 1 });
    people - 1
}
