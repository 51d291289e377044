//! The closed lists of words that the files of a pack use.

use crate::class::Class;
use crate::token::Symbol;
use serde::Deserialize;
use serde::de::{Deserializer, Error};

/// How sure it is that two regions are neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Certainty {
    /// Nothing else is possible.
    Certain,
    /// Everything else would be odd.
    NearCertain,
    /// The geography says so.
    Likely,
    /// A guess that makes the map playable.
    Assumed,
}

/// What joins two neighbours, RB-03.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BorderKind {
    /// A common border.
    Land,
    /// An arrow.
    Sea,
    /// One of the two.
    Unknown,
}

/// The board a region lies on, AF-02.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Continent {
    /// The base game's.
    Europe,
    /// The North African one.
    Africa,
}

impl Continent {
    /// Its word.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Europe => "europe",
            Self::Africa => "africa",
        }
    }
}

/// The shade of a region, which says from how many players on it is used, RB-02.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tier {
    /// Always.
    Light,
    /// From three.
    Middle,
    /// With four, and with six.
    Dark,
    /// From five.
    Africa,
}

/// The part of the turn a class card belongs to, RB-40.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum When {
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

/// Every sign there is: those of tokens, the classes, and the wild sign of region cards.
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
