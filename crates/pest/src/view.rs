//! What one eye sees of the table: all of it, for nothing that is on it is hidden.

use crate::components::Pack;
use crate::game::Game;
use crate::sheet::Sheet;
use crate::table::Table;
use game::Diff;
use serde::{Serialize, Serializer};
use std::cell::OnceCell;

/// The table as everybody sees it, with ids in place of numbers once it is written.
#[derive(Clone, Debug)]
pub struct View {
    pack: Pack,
    table: Table,
    /// The table in ids, made when it is first written: a view may be written after and before another one.
    sheet: OnceCell<Box<Sheet>>,
}

impl View {
    pub(crate) fn of(game: &Game) -> Self {
        Self { pack: game.pack, table: game.table, sheet: OnceCell::new() }
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

    fn sheet(&self) -> &Sheet {
        self.sheet.get_or_init(|| Box::new(Sheet::of(self.pack, &self.table)))
    }
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        self.pack == other.pack && self.table == other.table
    }
}

impl Eq for View {}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.sheet().serialize(serializer)
    }
}

impl Diff for View {
    fn diff<S: Serializer>(&self, before: &Self, serializer: S) -> Result<S::Ok, S::Error> {
        self.sheet().diff(before.sheet(), serializer)
    }
}
