//! The components of the box: read from data files, checked, and never changed after.
//!
//! A pack is the fourteen files together, and its hash names it. The same files are read once and stay in memory
//! until the process ends, so that a game can point to them and still be a plain value.

mod boards;
mod build;
mod cards;
mod check;
mod files;
mod kinds;
mod map;
mod pieces;

pub use kinds::*;

use crate::place::{MAX_PLACES, MAX_ROADS};
use game::packs::{BuiltIn, FromPack, Registry};
use game::{Edition, Faults};

/// Components that are loaded, compared and saved by their hash.
#[derive(Clone, Copy)]
pub struct Pack(&'static Components);

/// The files of the newest components, in the order in which they are hashed.
pub const FILES: [(&str, &str); 14] = [
    ("map.toml", include_str!("../../../../data/pest/map.toml")),
    ("pest_cards.toml", include_str!("../../../../data/pest/pest_cards.toml")),
    ("support_cards.toml", include_str!("../../../../data/pest/support_cards.toml")),
    ("start_cards.toml", include_str!("../../../../data/pest/start_cards.toml")),
    ("capital_cards.toml", include_str!("../../../../data/pest/capital_cards.toml")),
    ("capital_buildings.toml", include_str!("../../../../data/pest/capital_buildings.toml")),
    ("capital_rewards.toml", include_str!("../../../../data/pest/capital_rewards.toml")),
    ("decrees.toml", include_str!("../../../../data/pest/decrees.toml")),
    ("influence_track.toml", include_str!("../../../../data/pest/influence_track.toml")),
    ("task_tracks.toml", include_str!("../../../../data/pest/task_tracks.toml")),
    ("player_board.toml", include_str!("../../../../data/pest/player_board.toml")),
    ("technologies.toml", include_str!("../../../../data/pest/technologies.toml")),
    ("location_markers.toml", include_str!("../../../../data/pest/location_markers.toml")),
    ("setup.toml", include_str!("../../../../data/pest/setup.toml")),
];

/// The files of edition 1. Only those that changed since have a copy of their own.
const FIRST_FILES: [(&str, &str); 14] = {
    let mut files = FILES;
    files[0].1 = include_str!("../../../../data/pest/edition-1/map.toml");
    files[12].1 = include_str!("../../../../data/pest/edition-1/location_markers.toml");
    files
};

/// The components of every edition. The alias is the hash of builds that hashed the texts.
const EDITIONS: [BuiltIn; 2] = [
    BuiltIn {
        since: Edition(1),
        files: &FIRST_FILES,
        aliases: &["sha256:0c2c2625530caac81b76048cd558fa1d1d7f9664c8e9777554dad0d6dee6a646"],
    },
    BuiltIn { since: Edition(2), files: &FILES, aliases: &[] },
];

static PACKS: Registry<Components> = Registry::new();

impl FromPack for Components {
    const BUILTIN: &'static [BuiltIn] = &EDITIONS;

    fn check(texts: &[String]) -> Faults {
        build::faults(texts)
    }

    fn build(texts: &[String], hash: String) -> Self {
        build::components(hash, texts)
    }

    fn hash(&self) -> &str {
        self.hash
    }
}

impl Pack {
    /// The newest components compiled in.
    #[must_use]
    pub fn standard() -> Self {
        Self(PACKS.builtin())
    }

    /// The components compiled in for an edition of the rules.
    #[must_use]
    pub fn standard_of(edition: Edition) -> Self {
        Self(PACKS.builtin_of(edition))
    }

    /// The components with these files, names and texts, in the place of those compiled in. Reports everything
    /// that is wrong at once, with file and line.
    pub fn load(files: &[(impl AsRef<str>, impl AsRef<str>)]) -> Result<Self, Faults> {
        PACKS.load(files).map(Self)
    }

    /// Loads components that were stored under this hash, with the built-in ones of an edition where a file is missing.
    pub fn restore(
        hash: &str,
        edition: Edition,
        files: &[(impl AsRef<str>, impl AsRef<str>)],
    ) -> Result<Self, Faults> {
        PACKS.restore(hash, edition, files).map(Self)
    }

    /// The pack with this hash, if it is compiled in or loaded.
    #[must_use]
    pub fn named(hash: &str) -> Option<Self> {
        PACKS.by_hash(hash).map(Self)
    }

    /// All files of the pack with this hash, if it is compiled in or loaded.
    #[must_use]
    pub fn files_of(hash: &str) -> Option<Vec<(&'static str, String)>> {
        PACKS.files_of(hash)
    }

    /// The components.
    #[inline]
    #[must_use]
    pub fn get(self) -> &'static Components {
        self.0
    }
}

impl std::ops::Deref for Pack {
    type Target = Components;

    #[inline]
    fn deref(&self) -> &Components {
        self.0
    }
}

impl PartialEq for Pack {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.hash == other.0.hash
    }
}

impl Eq for Pack {}

impl std::hash::Hash for Pack {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash.hash(state);
    }
}

impl std::fmt::Debug for Pack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Pack({})", self.0.hash)
    }
}

impl serde::Serialize for Pack {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.hash)
    }
}

impl<'de> serde::Deserialize<'de> for Pack {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hash = String::deserialize(deserializer)?;
        Self::named(&hash)
            .ok_or_else(|| serde::de::Error::custom(format!("the components {hash} are not loaded")))
    }
}

const _: () = assert!(MAX_ROADS <= 128 && MAX_PLACES <= 64, "sets of roads and places are words");
