//! Drawing region cards, AF-24.

use crate::choice::{Choice, family};
use crate::hands::{Pile, RegionCardId};
use crate::rattus::Rattus;
use crate::turn::Turn;
use game::{Options, Purpose, Question};
use serde::{Deserialize, Serialize};

/// Asks chance for a card. `None` if the deck is empty.
pub(crate) fn ask(game: &Rattus, purpose: Purpose) -> Option<Question<Choice>> {
    let deck = game.board.hands.pile(Pile::Deck);
    (deck != 0).then(|| {
        Question::draw(
            purpose,
            "draw-region-card",
            "AF-24",
            Options::none().with(family::region_card, deck.into()),
        )
    })
}

/// Whether a card can be drawn, from the deck or from the discards other than those `drawn` just now.
pub(crate) fn has_card(game: &Rattus, drawn: u64) -> bool {
    game.board.hands.pile(Pile::Deck) != 0 || game.board.hands.pile(Pile::Discard) & !drawn != 0
}

/// Asks chance for the next of three cards; `None` when all are drawn or the deck is empty.
pub(crate) fn ask_next(game: &Rattus, drawn: Drawn) -> Option<Question<Choice>> {
    if drawn.is_full() { None } else { ask(game, Purpose::Draw) }
}

/// Runs when [`ask_next`] has nothing to ask: if a card is missing and there are discards other than `kept`, shuffles them into a
/// new deck. Says whether it did.
pub(crate) fn renew(turn: &mut Turn<'_>, drawn: Drawn, kept: u64) -> bool {
    let any = !drawn.is_full() && has_card(turn, kept);
    if any {
        turn.reshuffle(kept);
    }
    any
}

/// Up to three cards that were drawn one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Drawn([u8; 3]);

impl Drawn {
    pub(crate) const NONE: Self = Self([u8::MAX; 3]);

    /// Whether three cards are drawn.
    pub(crate) fn is_full(self) -> bool {
        self.0[2] != u8::MAX
    }

    /// Adds a card.
    pub(crate) fn with(mut self, card: RegionCardId) -> Self {
        if let Some(place) = self.0.iter_mut().find(|place| **place == u8::MAX) {
            *place = card.0;
        }
        self
    }

    /// The cards as a set.
    pub(crate) fn set(self) -> u64 {
        self.iter().fold(0, |cards, card| cards | 1 << card.0)
    }

    /// The cards in the order in which they were drawn.
    pub(crate) fn iter(self) -> impl Iterator<Item = RegionCardId> {
        self.0.into_iter().filter(|&card| card != u8::MAX).map(RegionCardId)
    }
}
