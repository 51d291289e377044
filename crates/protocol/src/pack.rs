//! Data packs: components of a game that a person uploads.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A data pack to upload.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPack {
    /// The game it is for.
    pub game: String,
    /// The name to show at tables, at most 40 characters.
    pub name: String,
    /// The text of each file by its name, such as `map.toml`. Files that are left out are the built-in ones.
    pub files: BTreeMap<String, String>,
}

/// The response after a data pack was accepted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct UploadedPack {
    /// The hash of the pack. New tables name the pack by it.
    pub hash: String,
    /// The name of the pack.
    pub name: String,
    /// The game it is for.
    pub game: String,
}
