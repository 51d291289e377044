//! The cards of Cure.

use crate::components::Tech;
use crate::game::Game;
use crate::turn::Turn;
use game::Seat;

/// PE-209, Inhaler: one sick person from quarantine to the stock, once a Cure.
pub(crate) fn inhaler(game: &Game, seat: Seat) -> u128 {
    let player = game.table.player(seat);
    let usable = player.has(Tech::INHALER) && player.in_quarantine() > 0;
    u128::from(usable) << Tech::INHALER.0
}

/// PE-223, Syringe: a reward after a Cure that brought somebody to the recovery track.
pub(crate) fn syringe(turn: &mut Turn<'_>, seat: Seat) {
    if turn.has(seat, Tech::SYRINGE) {
        turn.gain(223, seat, turn.pack().technology(Tech::SYRINGE).gain);
    }
}
