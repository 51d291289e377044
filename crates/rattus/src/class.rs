//! The classes of the class cards.

use serde::{Deserialize, Serialize};

/// A class of people. Tokens and region cards show its sign.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Farmers.
    Peasantry,
    /// Townspeople.
    Bourgeoisie,
    /// Clergy.
    Church,
    /// Knights.
    Chivalry,
    /// Practitioners of magic.
    Magic,
    /// The royal court.
    Royalty,
    /// North Africa (Africanus).
    Islam,
}

impl Class {
    /// All seven classes.
    pub const ALL: [Self; 7] = [
        Self::Peasantry,
        Self::Bourgeoisie,
        Self::Church,
        Self::Chivalry,
        Self::Magic,
        Self::Royalty,
        Self::Islam,
    ];

    /// The stable id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Peasantry => "peasantry",
            Self::Bourgeoisie => "bourgeoisie",
            Self::Church => "church",
            Self::Chivalry => "chivalry",
            Self::Magic => "magic",
            Self::Royalty => "royalty",
            Self::Islam => "islam",
        }
    }

    /// The class with this id.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.id() == id)
    }
}
