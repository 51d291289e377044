//! The fixed lists of words that the files of a pack use.

use crate::class::Class;
use crate::token::Symbol;
use serde::Deserialize;
use serde::de::{Deserializer, Error};

/// How certain it is that two regions are neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Certainty {
    /// No other map is possible.
    Certain,
    /// Another map would be strange.
    NearCertain,
    /// Supported by geography.
    Likely,
    /// A guess that makes the map playable.
    Assumed,
}

/// What connects two neighbours (RB-03).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BorderKind {
    /// A common border.
    Land,
    /// An arrow across the sea.
    Sea,
    /// It is not known which of the two.
    Unknown,
}

/// The board that a region is on (AF-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Continent {
    /// The base game's.
    Europe,
    /// The North African one.
    Africa,
}

impl Continent {
    /// The word in the file.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Europe => "europe",
            Self::Africa => "africa",
        }
    }
}

/// The shade of a region, which determines with how many players it is used (RB-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tier {
    /// With any number of players.
    Light,
    /// With three or more players.
    Middle,
    /// With four players, and with six.
    Dark,
    /// With five or more players.
    Africa,
}

/// The part of the turn a class card belongs to, RB-40.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub(super) enum When {
    /// Placing cubes.
    #[serde(rename = "B")]
    Placing,
    /// Any time before the plague moves.
    #[serde(rename = "before C")]
    BeforePlague,
    /// Moving the plague.
    #[serde(rename = "C")]
    Plague,
}

/// All signs: those of tokens, the classes, and the wild sign of region cards.
const SIGNS: [&str; 10] = {
    let mut signs = ["M", "A", "", "", "", "", "", "", "", WILD];
    let mut class = 0;
    while class < Class::ALL.len() {
        signs[2 + class] = Class::ALL[class].id();
        class += 1;
    }
    signs
};
const TOKEN_SIGNS: &[&str] = SIGNS.split_at(9).0;
const REGION_CARD_SIGNS: &[&str] = SIGNS.split_at(2).1;

/// The wild sign of a region card, AF-21.
pub(super) const WILD: &str = "?";

impl<'de> Deserialize<'de> for Symbol {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match String::deserialize(from)?.as_str() {
            "M" => Ok(Self::Majority),
            "A" => Ok(Self::All),
            word => {
                let class = Class::named(word).map(Self::Class);
                class.ok_or_else(|| D::Error::unknown_variant(word, TOKEN_SIGNS))
            }
        }
    }
}

/// A sign of a region card: a class, or `None` for the wild one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct CardSign(pub(super) Option<Class>);

impl<'de> Deserialize<'de> for CardSign {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match String::deserialize(from)?.as_str() {
            WILD => Ok(Self(None)),
            word => {
                let class = Class::named(word).map(|class| Self(Some(class)));
                class.ok_or_else(|| D::Error::unknown_variant(word, REGION_CARD_SIGNS))
            }
        }
    }
}
