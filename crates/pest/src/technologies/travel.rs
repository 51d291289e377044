//! The cards of the doctor on the way.

use crate::components::Tech;
use crate::game::Game;
use crate::place::{Place, Places};
use crate::turn::Turn;
use game::Seat;

/// Without cards, two steps.
const STEPS: u8 = 2;

/// PE-203, Examination desk: a coin for the owner of a building that another's doctor comes to.
pub(crate) fn examine(turn: &mut Turn<'_>, visitor: Seat, at: Place) {
    let gain = turn.pack().technology(Tech::EXAMINATION_DESK).gain;
    for host in turn.table().in_order().filter(|&host| host != visitor) {
        let player = turn.player(host);
        if player.has(Tech::EXAMINATION_DESK) && player.own.has(at) {
            turn.gain(203, host, gain);
        }
    }
}

/// PE-204, Medical mask: whether one of `people` may be left behind.
pub(crate) fn may_leave_one(game: &Game, seat: Seat, people: u8) -> bool {
    people > 0 && game.table.player(seat).has(Tech::MEDICAL_MASK)
}

/// PE-205, Disinfectant: the resource of a place with buildings of others.
pub(crate) fn disinfect(turn: &mut Turn<'_>, seat: Seat, at: Place) {
    if disinfects(turn.game, seat, at) {
        turn.harvest(205, seat, at);
    }
}

/// PE-205: whether entering a place gives its resource.
pub(crate) fn disinfects(game: &Game, seat: Seat, at: Place) -> bool {
    game.table.player(seat).has(Tech::DISINFECTANT) && game.table.others(seat).has(at)
}

/// PE-206, Cloning experiment: the steps a jump costs.
pub(crate) fn jump_steps(game: &Game) -> u8 {
    game.pack.technology(Tech::CLONING_EXPERIMENT).amount
}

/// PE-206: whether one may jump now, first of all and with the steps it costs.
pub(crate) fn may_jump(game: &Game, seat: Seat) -> bool {
    let walk = &game.scratch.walk;
    game.table.player(seat).has(Tech::CLONING_EXPERIMENT)
        && walk.entered.is_empty()
        && walk.steps >= jump_steps(game)
}

/// PE-206: the other places of the kind of the present one.
pub(crate) fn jumps(game: &Game, seat: Seat) -> Places {
    let here = game.table.player(seat).doctor;
    let map = &game.pack.map;
    map.of_size[map.size[here.index()] as usize].without(here)
}

/// PE-208, Patient transport: how many of a place come free.
pub(crate) fn free_people(game: &Game, seat: Seat) -> u8 {
    let card = Tech::PATIENT_TRANSPORTER;
    1 + if game.table.player(seat).has(card) { game.pack.technology(card).amount } else { 0 }
}

/// PE-216, Travel permit: the places besides the own ones that cost no step.
pub(crate) fn permitted(game: &Game, seat: Seat) -> Places {
    if game.table.player(seat).has(Tech::TRAVEL_PERMIT) { game.table.others(seat) } else { Places::NONE }
}

/// PE-222, Steel horseshoes: the steps of a Move before restriction and improvement.
pub(crate) fn steps(game: &Game, seat: Seat) -> u8 {
    let card = Tech::STEEL_HORSESHOES;
    if game.table.player(seat).has(card) { game.pack.technology(card).amount } else { STEPS }
}
