//! Filling the market from the deck, PE-07, PE-92, PE-164.

use crate::choice::{Choice, family};
use crate::components::Tech;
use crate::event::EventKind;
use crate::frame::{Next, Question};
use crate::game::Game;
use crate::turn::Turn;
use game::Bits;
use game::{Options, Purpose};
use serde::{Deserialize, Serialize};

/// Draws until so many lie open, then shuffles the old ones into the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Step {
    /// Until so many lie open.
    until: u8,
    /// The old ones that then go.
    old: u32,
    rule: u16,
}

impl Step {
    /// Fills up to five.
    pub(crate) fn fill(game: &Game, rule: u16) -> Self {
        Self { until: game.pack.numbers.market, old: 0, rule }
    }

    /// Five new ones, then the old ones go, PE-164.
    pub(crate) fn renew(game: &Game, rule: u16) -> Self {
        let old = game.table.market;
        Self { until: game.pack.numbers.market + old.count_ones() as u8, old, rule }
    }

    pub(crate) fn ask(self, game: &Game) -> Option<Question> {
        let table = &game.table;
        if table.market.count_ones() >= u32::from(self.until) || table.deck == 0 {
            return None;
        }
        let purpose = if table.year == 0 { Purpose::Deal } else { Purpose::Draw };
        Some(Question::draw(
            purpose,
            "draw-technology",
            "PE-07",
            Options::none().with(family::technology, u128::from(table.deck)),
        ))
    }

    pub(crate) fn take(self, turn: &mut Turn<'_>, choice: Choice) -> Next {
        if let Choice::Technology(tech) = choice {
            turn.reveal(self.rule, EventKind::Opened { tech });
        }
        Next::step(self)
    }

    pub(crate) fn go(self, turn: &mut Turn<'_>) -> Next {
        for tech in Bits(u64::from(self.old)).map(Tech) {
            turn.happen(self.rule, EventKind::Shuffled { tech });
        }
        Next::Done
    }
}
