//! The rollout policy: fast and plausible answers.

use super::candidates::candidates;
use crate::{Choice, Game, Room, Space, family};
use ::game::{Choice as _, Question, Random as _, nth_bit};
use bots::BotRng;

pub(super) fn rollout(game: &Game, question: &Question<Choice>, rng: &mut BotRng) -> Choice {
    let options = candidates(game, question);
    let mut any = |family: u8| {
        let set = options.members(family);
        (set != 0).then(|| Choice::of(family, nth_bit(set, rng.below(set.count_ones()))))
    };
    let favourite = match question.prompt {
        "ask-action" => any(family::act),
        "ask-cure" => any(family::cure),
        "ask-construct" => dearest(options.members(family::construct))
            .map(|building| Choice::of(family::construct, building))
            .or_else(|| any(family::raise)),
        "ask-research" => any(family::technology),
        "ask-assign" => {
            let rooms = options.members(family::assign) & !(1 << Room::CAPITAL.0);
            (rooms != 0).then(|| Choice::of(family::assign, rooms.trailing_zeros() as u8))
        }
        "ask-put" => {
            let spaces = options.members(family::put) & !(1 << Space::CEMETERY.0);
            (spaces != 0).then(|| Choice::of(family::put, 127 - spaces.leading_zeros() as u8))
        }
        _ => None,
    };
    favourite.unwrap_or_else(|| options.nth(rng.below(options.len())))
}

/// The last building on the board that can be afforded.
fn dearest(buildings: u128) -> Option<u8> {
    (buildings != 0).then(|| 127 - buildings.leading_zeros() as u8)
}
