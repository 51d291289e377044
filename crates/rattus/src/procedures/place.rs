//! Part B after its region is chosen: which bonuses are used, then the cubes (RB-13 to RB-15).

use crate::cards::{BONUS_CARDS, CardId};
use crate::choice::Choice;
use crate::frame::{Frame, Next};
use crate::rattus::Rattus;
use crate::refusal;
use crate::region::Region;
use crate::turn::Turn;
use game::{Options, Phrase, Question};
use serde::{Deserialize, Serialize};

/// This number of cubes will go to `region`. Bonus cards before number `from` have been considered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Step {
    pub(crate) region: Region,
    pub(crate) count: u8,
    pub(crate) from: u8,
}

impl Step {
    /// Asks for the next bonus that would add a cube. If only one bonus is left that keeps the placement from being empty,
    /// it is used without a question: the player chose a region without rats because of it.
    pub(crate) fn ask(self, game: &Rattus) -> Option<Question<Choice>> {
        let card = self.bonus(game)?;
        let must = self.count == 0 && Self { from: card as u8 + 1, ..self }.bonus(game).is_none();
        let mut options = Options::none().and(Choice::Yes);
        if !must {
            options = options.and(Choice::No);
        }
        Some(Question::to(game.me(), "place-bonus", "RB-15", options))
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        let me = turn.me();
        turn.place_cubes(me, self.region, self.count, "RB-13");
        Next::Done
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        let me = turn.me();
        let card = self.bonus(turn).expect("a bonus was asked for");
        let mut next = Self { from: card as u8 + 1, ..self };
        if choice == Choice::Yes {
            next.count += card.bonus(turn, me);
            turn.use_ability(me, card);
        }
        Next::Step(Frame::Place(next))
    }

    pub(crate) fn refuse(self, _: &Rattus, _: Choice) -> Phrase {
        refusal::yes_or_no("RB-15")
    }

    /// The next bonus card of the player that would still add a cube.
    pub(crate) fn bonus(self, game: &Rattus) -> Option<CardId> {
        let me = game.me();
        if game.board.supply(me) <= self.count {
            return None;
        }
        let cards = game.board.held(me).and(BONUS_CARDS);
        cards.iter().find(|&card| card as u8 >= self.from && card.bonus(game, me) > 0)
    }
}
