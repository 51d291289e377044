//! The cards of building.

use crate::components::{Bundle, Tech};
use crate::game::Game;
use crate::place::{Place, Size};
use crate::turn::Turn;
use game::Seat;

/// PE-202, Blast furnace, and PE-207, Construction crane: more influence for a building in a place of this size.
pub(crate) fn influence(game: &Game, seat: Seat, size: Size) -> u8 {
    let cards = [Tech::BLAST_FURNACE, Tech::CONSTRUCTION_CRANE];
    let owned = cards.into_iter().filter(|&card| game.table.player(seat).has(card));
    owned
        .map(|card| game.pack.technology(card))
        .filter(|info| info.size == Some(size))
        .map(|info| info.amount)
        .sum()
}

/// PE-220, Tool cart: the resources of the places built in, after the action.
pub(crate) fn collect(turn: &mut Turn<'_>, seat: Seat, built: [Place; 2]) {
    if !turn.has(seat, Tech::TOOL_CART) {
        return;
    }
    let most = usize::from(turn.pack().technology(Tech::TOOL_CART).amount);
    let mut bundle = Bundle::NONE;
    for place in built.into_iter().filter(|place| place.is_some()).take(most) {
        bundle.goods[turn.table().resource(place) as usize] += 1;
    }
    turn.gain(220, seat, bundle);
}
