//! The cards that take an assistant.

use crate::components::Tech;
use crate::event::EventKind;
use crate::game::Game;
use crate::procedures::pay;
use crate::turn::Turn;
use game::Seat;

/// Whether a card is there and has had no assistant this year.
fn ready(game: &Game, seat: Seat, tech: Tech) -> bool {
    let player = game.table.player(seat);
    player.has(tech) && player.cards >> tech.0 & 1 == 0
}

/// The cards of PE-217 and PE-228 that could take an assistant now.
pub(crate) fn usable(game: &Game, seat: Seat) -> u128 {
    u128::from(can_experiment(game, seat)) << Tech::MEDICAL_EXPERIMENTS.0
        | u128::from(can_repeat(game, seat)) << Tech::ADRENALINE_SHOT.0
}

/// PE-217, Medical experiments: only if it can be paid and somebody finds room.
fn can_experiment(game: &Game, seat: Seat) -> bool {
    let card = Tech::MEDICAL_EXPERIMENTS;
    ready(game, seat, card)
        && game.has_recovery_room(seat)
        && pay::can(game.table.player(seat), &game.pack.technology(card).pay)
}

/// PE-217: two people, or as many as find room.
pub(crate) fn experiment(turn: &mut Turn<'_>, seat: Seat) {
    let room = turn.pack().numbers.herbs.len() as u8 - turn.player(seat).recovered;
    let people = turn.pack().technology(Tech::MEDICAL_EXPERIMENTS).amount.min(room);
    turn.happen(217, EventKind::Healed { seat, people });
}

/// PE-228, Adrenaline shot: only if a space of the grid was used this year.
fn can_repeat(game: &Game, seat: Seat) -> bool {
    ready(game, seat, Tech::ADRENALINE_SHOT) && game.table.player(seat).grid != 0
}
