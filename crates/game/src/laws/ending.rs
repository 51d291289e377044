//! Law: the ranking is complete, and a finished game says what ended it.

use crate::{Game, Seats};

/// Checks that every seat has exactly one place, and that ranks start at 1.
pub(super) fn every_seat_has_a_place<G: Game>(game: &G) -> Result<(), String> {
    let standing = game.standing();
    let mut placed = Seats::NONE;
    for place in &standing.places {
        if place.seat.0 >= game.seats() || placed.has(place.seat) {
            return Err(format!("{} has a place too many: {standing:?}", place.seat));
        }
        placed = placed.with(place.seat);
    }
    if placed != Seats::first(game.seats()) {
        return Err(format!("not every seat has a place: {standing:?}"));
    }
    let mut shared = 0;
    for (rank, place) in (1..).zip(&standing.places) {
        if place.rank != rank && place.rank != shared {
            return Err(format!("{} can't have rank {}: {standing:?}", place.seat, place.rank));
        }
        shared = place.rank;
    }
    Ok(())
}

/// Checks that a game without a question says what ended it.
pub(super) fn has_ended<G: Game>(game: &G) -> Result<&'static str, String> {
    game.standing()
        .ended_by
        .filter(|name| !name.is_empty())
        .ok_or_else(|| "nothing is asked, but nothing ended the game".to_owned())
}
