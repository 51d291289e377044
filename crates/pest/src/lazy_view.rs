//! The view of a game of Pest, built only when it is serialized. Pest hides nothing, so all eyes have the same view.

use crate::components::Pack;
use crate::game::Game;
use crate::pest_view::PestView;
use crate::table::Table;
use game::Diff;
use serde::{Serialize, Serializer};
use std::cell::OnceCell;

/// The view of a game. It holds a copy of the table, which is cheap, and converts it to a [`PestView`] only if it is
/// serialized.
#[derive(Clone, Debug)]
pub struct LazyView {
    pack: Pack,
    table: Table,
    /// The converted view. It is kept because a view is serialized twice: as the new one of a patch, and as the old one of
    /// the next.
    contents: OnceCell<Box<PestView>>,
}

impl LazyView {
    pub(crate) fn of(game: &Game) -> Self {
        Self { pack: game.pack, table: game.table, contents: OnceCell::new() }
    }

    /// The components of the game.
    #[must_use]
    pub fn pack(&self) -> Pack {
        self.pack
    }

    /// The table with all pieces.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    fn contents(&self) -> &PestView {
        self.contents.get_or_init(|| Box::new(PestView::of(self.pack, &self.table)))
    }
}

impl PartialEq for LazyView {
    fn eq(&self, other: &Self) -> bool {
        self.pack == other.pack && self.table == other.table
    }
}

impl Eq for LazyView {}

impl Serialize for LazyView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.contents().serialize(serializer)
    }
}

impl Diff for LazyView {
    fn diff<S: Serializer>(&self, before: &Self, serializer: S) -> Result<S::Ok, S::Error> {
        self.contents().diff(before.contents(), serializer)
    }
}
