//! Reasons that several rules give when they refuse a choice.

use crate::board::NOWHERE;
use crate::cards::CardId;
use crate::load::Load;
use crate::rattus::Rattus;
use crate::region::Region;
use game::{Phrase, Seat, Value};

/// A region as an argument of a sentence.
pub(crate) fn region(game: &Rattus, region: Region) -> Value {
    Value::Id("region", game.components.regions.get(region.index()).map_or("none", |info| info.id))
}

/// A class card as an argument of a sentence.
pub(crate) fn card(card: CardId) -> Value {
    Value::Id("card", card.id())
}

/// Whether the region is in play. Other regions do not exist in the game (RB-02).
pub(crate) fn exists(game: &Rattus, region: Region) -> bool {
    region.0 < 32 && game.board.in_play.has(region)
}

/// The region is not in play, or there is none with that number. `rule` refuses regions that are in play.
pub(crate) fn not_in_play(game: &Rattus, place: Region, rule: &'static str) -> Phrase {
    if exists(game, place) {
        return Phrase::new("refused-region", rule).with("region", region(game, place));
    }
    Phrase::new("refused-not-in-play", "RB-02").with("region", region(game, place))
}

/// The choice answers another question.
pub(crate) fn not_asked(rule: &'static str) -> Phrase {
    Phrase::new("refused-not-asked", rule)
}

/// The answer must be yes or no.
pub(crate) fn yes_or_no(rule: &'static str) -> Phrase {
    Phrase::new("refused-yes-or-no", rule)
}

/// The class card is not in play.
pub(crate) fn card_not_in_play(which: CardId) -> Phrase {
    Phrase::new("refused-card-not-in-play", "PP-02").with("card", card(which))
}

/// The card is not in play, or another player holds it: only the holder can use an ability (RB-12).
pub(crate) fn cannot_hold(game: &Rattus, which: CardId) -> Option<Phrase> {
    if !game.board.cards.has(which) {
        return Some(card_not_in_play(which));
    }
    if !game.board.held(game.me()).has(which) {
        return Some(Phrase::new("refused-not-held", "RB-12").with("card", card(which)));
    }
    None
}

/// Why a rat can't move from `from` to `to`: not in play, not adjacent, walled off, full, or with a bishop. `rule` asks for
/// a neighbour.
pub(crate) fn no_rat_there(game: &Rattus, from: Region, to: Region, rule: &'static str) -> Phrase {
    if let Some(phrase) = no_way(game, from, to, rule) {
        return phrase;
    }
    full_or_blessed(game, to)
}

/// Why a region takes in no rat.
fn full_or_blessed(game: &Rattus, to: Region) -> Phrase {
    if game.board.has_bishop(to) {
        return Phrase::new("refused-bishop", "PP-53").with("region", region(game, to));
    }
    Phrase::new("refused-three-rats", "RB-19").with("region", region(game, to))
}

/// Why no new rat can come from `from` to `to`. Walls may let it pass (PP-34).
pub(crate) fn no_new_rat_there(game: &Rattus, from: Region, to: Region, rule: &'static str) -> Phrase {
    if exists(game, to) && game.rat_neighbours(from).has(to) {
        full_or_blessed(game, to)
    } else {
        no_rat_there(game, from, to, rule)
    }
}

/// Why nothing can step from `from` to `to`: not in play, not adjacent, or walled off. `None` if it can.
pub(crate) fn no_way(game: &Rattus, from: Region, to: Region, rule: &'static str) -> Option<Phrase> {
    if !exists(game, to) {
        return Some(not_in_play(game, to, rule));
    }
    let (from, to, between) = (region(game, from), region(game, to), (from, to));
    if !game.neighbours(between.0).has(between.1) {
        return Some(Phrase::new("refused-not-next", rule).with("from", from).with("region", to));
    }
    if !game.open_neighbours(between.0).has(between.1) {
        return Some(Phrase::new("refused-walled", "PP-34").with("from", from).with("region", to));
    }
    None
}

/// Why the plague piece can't move this number of steps from `from` to `to`, if walls are the only reason (PP-34, PP-35).
pub(crate) fn plague_walled(game: &Rattus, from: Region, to: Region, steps: u8) -> Option<Phrase> {
    let mut unwalled = *game;
    unwalled.board.walls = [NOWHERE; 3];
    unwalled.within(from, steps).has(to).then(|| {
        let rule = if game.neighbours(from).has(to) { "PP-34" } else { "PP-35" };
        Phrase::new("refused-plague-walled", rule)
            .with("from", region(game, from))
            .with("region", region(game, to))
            .with("steps", steps)
    })
}

/// Why `me` has no cube in this region: it is not in play, or there is none. `None` if there is one. `rule` asks for a
/// cube.
pub(crate) fn no_own_cube(game: &Rattus, me: Seat, place: Region, rule: &'static str) -> Option<Phrase> {
    if !exists(game, place) {
        return Some(not_in_play(game, place, rule));
    }
    let none = game.board.cubes_of(me, place) == 0;
    none.then(|| Phrase::new("refused-no-own-cube", rule).with("region", region(game, place)))
}

/// The supply is empty, and the ability needs a cube from it (RB-53).
pub(crate) fn empty_supply(which: CardId) -> Phrase {
    Phrase::new("refused-no-supply", "RB-53").with("card", card(which))
}

/// No rat on the board has that mark.
pub(crate) fn no_such_rat(mark: u8, rule: &'static str) -> Phrase {
    Phrase::new("refused-no-such-rat", rule).with("rat", Value::Number(i64::from(mark) + 1))
}

/// The region would get a second diplomat of the same player (AF-33).
pub(crate) fn second_diplomat(game: &Rattus, to: Region) -> Phrase {
    Phrase::new("refused-second-diplomat", "AF-33").with("region", region(game, to))
}

/// No cube of `seat` in `from` carries this, or it may not move to `to` because of its diplomat (PP-67, AF-33).
pub(crate) fn no_such_cube(game: &Rattus, seat: Seat, from: Region, to: Region, load: Load) -> Phrase {
    if load.diplomat && game.board.loads.of(seat, from).any(|carried| carried == load) {
        return second_diplomat(game, to);
    }
    Phrase::new("refused-no-such-cube", "PP-67")
}
