//! Plague experts, PE-210: people on the card go to the capital or to buildings in a Research or Cure.

use crate::choice::{Choice, Room, family};
use crate::components::Tech;
use crate::frame::{Next, Question};
use crate::game::Game;
use crate::procedures::reward;
use crate::turn::Turn;
use game::{Options, Seat};
use serde::{Deserialize, Serialize};

/// Where one of them goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Step {
    pub(crate) seat: Seat,
}

/// Whether somebody is there to go.
pub(crate) fn usable(game: &Game, seat: Seat) -> u128 {
    let player = game.table.player(seat);
    u128::from(player.has(Tech::PLAGUE_EXPERTS) && player.experts > 0) << Tech::PLAGUE_EXPERTS.0
}

impl Step {
    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        let rooms = u128::from(game.table.player(self.seat).empty_rooms(&game.pack)) | 1 << Room::CAPITAL.0;
        Some(Question::to(self.seat, "ask-expert", "PE-210", Options::none().with(family::assign, rooms)))
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        let Choice::Assign(room) = choice else { return Next::Done };
        turn.assign(210, self.seat, Room::EXPERTS, room);
        if room == Room::CAPITAL { reward::begin(turn, self.seat, None) } else { Next::Done }
    }

    pub(crate) fn go(self, _: &mut Turn<'_>) -> Next {
        Next::Done
    }
}
