//! Drawing a rat from the bag (RB-20, RB-21).

use crate::choice::{Choice, family};
use crate::frame::Next;
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::Region;
use crate::turn::Turn;
use game::{Options, Phrase, Purpose, Question};
use serde::{Deserialize, Serialize};

/// A rat is drawn for `region`. The bag must not be empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Step {
    pub(crate) region: Region,
}

impl Step {
    pub(crate) fn ask(self, game: &Rattus) -> Option<Question<Choice>> {
        Some(Question::draw(
            Purpose::Draw,
            "draw-rat",
            "RB-21",
            Options::none().with(family::token, game.board.bag.set()),
        ))
    }

    pub(crate) fn go(self, _: &mut Turn<'_>) -> Next {
        unreachable!("a draw asks chance")
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        let Choice::Token(token) = choice else { unreachable!("{choice:?} is no draw") };
        turn.place_rat(self.region, token, "RB-18");
        Next::Done
    }

    pub(crate) fn refuse(self, _: &Rattus, _: Choice) -> Phrase {
        refusal::not_asked("RB-21")
    }
}
