//! Components that somebody brings along.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A data pack to play with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPack {
    /// For which game.
    pub game: String,
    /// What to call it.
    pub name: String,
    /// The text of each file by its name, `map.toml`; the files left out are the built-in ones.
    pub files: BTreeMap<String, String>,
}

/// A data pack that can be played with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PackMade {
    /// The hash that names it at new tables.
    pub hash: String,
    /// What it is called.
    pub name: String,
    /// For which game.
    pub game: String,
}
