//! What the duel and the solo game count, PE-160 to PE-178.

use crate::game::Game;
use crate::table::Variant;
use game::Seat;

/// Sick people still on the influence track of the solo game, PE-170: passing a space sends its person off.
#[must_use]
pub(crate) fn sick_on_track(game: &Game) -> u8 {
    let influence = game.table.seats[0].influence;
    (game.pack.track.solo_sick >> (influence + 1)).count_ones() as u8
}

/// Sick people still on the task tracks of the solo game.
#[must_use]
pub(crate) fn sick_on_tasks(game: &Game) -> u8 {
    let tasks = game.table.seats[0].tasks;
    let tracks = game.pack.tasks.iter().zip(tasks);
    tracks.map(|(track, at)| track.solo_sick.iter().filter(|&&space| space > at).count() as u8).sum()
}

/// The number of sick people still next to capital buildings in the solo game.
#[must_use]
pub(crate) fn sick_beside_buildings(game: &Game) -> u8 {
    game.table.capital_buildings.count_ones() as u8
}

/// Covered spaces of the duel's influence track that `seat` has passed, PE-161.
#[must_use]
pub(crate) fn covered_passed(game: &Game, seat: Seat) -> usize {
    let influence = game.table.player(seat).influence;
    (game.pack.track.duel_covered & ((1u64 << influence) - 1)).count_ones() as usize
}

/// The capital reward of each player: 0 the first, 2 the third, none for the others, PE-132, PE-133, PE-165.
#[must_use]
pub(crate) fn capital_reward(game: &Game, seat: Seat) -> Option<u8> {
    let table = &game.table;
    let people = table.player(seat).capital;
    let enough = if table.variant == Variant::Duel { table.neutral.max(1) } else { 1 };
    let others =
        || table.all().iter().filter(|&other| other != seat).map(|other| table.player(other).capital);
    let literal = table.players == 2 && table.variant == Variant::Base && table.options.capital_literal;
    let more = others().filter(|&other| other > people).count() as u8;
    let tied = others().any(|other| other == people);
    if people == 0 && !literal {
        return None;
    }
    if table.players == 2 {
        return match (more, tied) {
            _ if people < enough && !literal => None,
            (0, false) => Some(0),
            (_, true) => Some(1),
            _ => Some(2),
        };
    }
    let reward = more + u8::from(tied);
    (reward < 3).then_some(reward)
}
