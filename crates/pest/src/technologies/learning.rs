//! The cards of Research, and Tuition.

use crate::choice::Room;
use crate::components::Tech;
use crate::game::Game;
use crate::turn::Turn;
use game::Seat;

/// PE-211, Scholars: where somebody out of the capital may go.
pub(crate) fn recall_rooms(game: &Game, seat: Seat) -> u128 {
    u128::from(game.table.player(seat).empty_rooms(&game.pack))
        | u128::from(game.has_recovery_room(seat)) << Room::RECOVERY.0
}

/// PE-211: whether somebody is there to come back, and where to.
pub(crate) fn scholars(game: &Game, seat: Seat) -> u128 {
    let player = game.table.player(seat);
    let usable = player.has(Tech::SCHOLARS) && player.capital > 0 && recall_rooms(game, seat) != 0;
    u128::from(usable) << Tech::SCHOLARS.0
}

/// PE-212, Test laboratory: whether somebody healthy is there to give.
pub(crate) fn laboratory(game: &Game, seat: Seat) -> u128 {
    let player = game.table.player(seat);
    u128::from(player.has(Tech::TEST_LABORATORY) && player.recovered > 0) << Tech::TEST_LABORATORY.0
}

/// PE-212: one healthy person to the stock; so many sick people come.
pub(crate) fn trade(turn: &mut Turn<'_>, seat: Seat) -> u8 {
    turn.assign(212, seat, Room::RECOVERY, Room::STOCK);
    turn.pack().technology(Tech::TEST_LABORATORY).amount
}

/// PE-229, Tuition: a reward for an Assign that sends people to the capital.
pub(crate) fn fees(turn: &mut Turn<'_>, seat: Seat) {
    if turn.has(seat, Tech::TUITION) {
        turn.gain(229, seat, turn.pack().technology(Tech::TUITION).gain);
    }
}
