//! A player's own cubes step from one region into a neighbouring one, RB-44, PP-60.

use crate::rattus::Rattus;
use crate::refusal;
use crate::region::{Region, Regions};
use game::{Phrase, Seat};

/// The regions a cube of `me` can leave.
pub(crate) fn sources(game: &Rattus, me: Seat) -> Regions {
    game.board.regions_of(me).filter(|from| !targets(game, me, from).is_empty())
}

/// The regions that cubes from `from` may go to.
pub(crate) fn targets(game: &Rattus, me: Seat, from: Region) -> Regions {
    game.open_neighbours(from).filter(|to| game.movable_count(me, from, to) > 0)
}

/// Why no cube of `me` can leave `from`. `rule` is the rule that allows the step.
pub(crate) fn refuse_source(game: &Rattus, me: Seat, from: Region, rule: &'static str) -> Phrase {
    refusal::no_own_cube(game, me, from, rule).unwrap_or_else(|| {
        Phrase::new("refused-no-way-out", "PP-34").with("region", refusal::region(game, from))
    })
}

/// Why no cube can step from `from` to `to`. `rule` is the rule that allows the step.
pub(crate) fn refuse_target(game: &Rattus, from: Region, to: Region, rule: &'static str) -> Phrase {
    refusal::no_way(game, from, to, rule).unwrap_or_else(|| refusal::second_diplomat(game, to))
}
