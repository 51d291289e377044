//! The cards of Produce.

use crate::choice::Room;
use crate::components::{Components, Cost, Tech};
use crate::game::Game;
use crate::table::Player;
use game::Seat;

/// PE-213, Conveyor belt: how much the castle gives.
pub(crate) fn castle(pack: &Components, player: &Player) -> u8 {
    let card = Tech::CONVEYOR_BELT;
    if player.has(card) { pack.technology(card).amount } else { pack.buildings[0].output }
}

/// PE-225, Mobile workshop: one of its kind, with somebody assigned.
pub(crate) fn mobile_workshop(game: &Game, seat: Seat, goods: &mut Cost) {
    let player = game.table.player(seat);
    if player.staffed(Room::WORKSHOP_CARD)
        && let Some(kind) = player.workshop
    {
        goods[kind as usize] += game.pack.technology(Tech::MOBILE_WORKSHOP).amount;
    }
}

/// PE-230, Storage container: the resource of the doctor's place.
pub(crate) fn containers(game: &Game, seat: Seat, goods: &mut Cost) {
    let player = game.table.player(seat);
    if player.has(Tech::STORAGE_CONTAINER)
        && let Some(kind) = game.table.yields(player.doctor)
    {
        goods[kind as usize] += 1;
    }
}
