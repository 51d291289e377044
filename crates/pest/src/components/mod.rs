//! The components of the box: read from data files, checked, and never changed after.
//!
//! A pack is the fourteen files together. Its hash names it; the same files are read once and then live for
//! the rest of the process, so that a game can point to them and still be a plain value.

mod boards;
mod cards;
mod check;
mod kinds;
mod map;
mod pieces;
mod raw;

pub use kinds::*;

use crate::place::{Color, MAX_PLACES, MAX_ROADS, Place, Places, Resource, Road, Size};
use game::Faults;
use sha2::{Digest, Sha256};
use std::sync::{Mutex, OnceLock};

/// Components that are loaded, compared and saved by their hash.
#[derive(Clone, Copy)]
pub struct Pack(&'static Components);

/// The files of a pack, and what is compiled in.
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

static LOADED: Mutex<Vec<&'static Components>> = Mutex::new(Vec::new());

impl Pack {
    /// The components compiled in.
    #[must_use]
    pub fn standard() -> Self {
        static STANDARD: OnceLock<&'static Components> = OnceLock::new();
        Self(STANDARD.get_or_init(|| Self::load(&[]).expect("the compiled-in components are sound").0))
    }

    /// The components compiled in, some of their files replaced; all that is wrong with them is told at once.
    pub fn load(replaced: &[(&str, &str)]) -> Result<Self, Faults> {
        let mut faults = Faults::none();
        for (name, _) in replaced {
            if !FILES.iter().any(|(file, _)| file == name) {
                faults.add(
                    *name,
                    format!("no file of this name: known are {}", FILES.map(|(file, _)| file).join(", ")),
                );
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let texts = FILES.map(|(name, text)| {
            let found = replaced.iter().find(|(other, _)| *other == name).map_or(text, |(_, other)| *other);
            // The line ends of Unix, so that a file has one hash everywhere.
            found.replace("\r\n", "\n")
        });
        let files: [(&str, &str); 14] = std::array::from_fn(|place| (FILES[place].0, texts[place].as_str()));
        let mut hash = Sha256::new();
        for (name, text) in files {
            hash.update(format!("{name}\0{}\0{text}", text.len()));
        }
        let hash =
            hash.finalize().iter().fold("sha256:".to_owned(), |hash, byte| hash + &format!("{byte:02x}"));
        if let Some(pack) = Self::named(&hash) {
            return Ok(pack);
        }
        let components: &'static Components = Box::leak(Box::new(check::components(hash, &files)?));
        LOADED.lock().expect("no holder panics").push(components);
        Ok(Self(components))
    }

    /// The loaded pack with this hash.
    #[must_use]
    pub fn named(hash: &str) -> Option<Self> {
        let loaded = LOADED.lock().expect("no holder panics");
        loaded.iter().find(|components| components.hash == hash).map(|components| Self(components))
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
        let standard = Self::standard();
        if hash == standard.hash {
            return Ok(standard);
        }
        Self::named(&hash)
            .ok_or_else(|| serde::de::Error::custom(format!("the components {hash} are not loaded")))
    }
}

const _: () = assert!(MAX_ROADS <= 128 && MAX_PLACES <= 64, "sets of roads and places are words");
