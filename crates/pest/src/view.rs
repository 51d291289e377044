//! What one eye sees of the table: all of it, for nothing that is on it is hidden.

use crate::components::Pack;
use crate::event::Event;
use crate::game::Game;
use crate::table::Table;
use serde::Serialize;

/// The table as everybody sees it, with ids in place of numbers once it is written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pack: Pack,
    table: Table,
}

impl View {
    pub(crate) fn of(game: &Game) -> Self {
        Self { pack: game.pack, table: game.table }
    }

    /// The components it is played with.
    #[must_use]
    pub fn pack(&self) -> Pack {
        self.pack
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }
}

impl game::View for View {
    type Event = Event;

    fn apply(&mut self, event: &Event) {
        self.table.apply(&event.fact);
    }
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        crate::sheet::Sheet::of(self.pack, &self.table).serialize(serializer)
    }
}
