//! Packs: the built-in files, the files that replace them, and the hash of all.

use super::check::{Files, check};
use super::{Components, build};
use game::Faults;
use game::data::{File, Notes};
use game::packs::{FromPack, Registry};

/// The built-in files, in the order in which they are hashed.
pub(super) const BUILTIN: [(&str, &str); 7] = [
    ("adjacency.toml", include_str!("../../../../data/rattus/adjacency.toml")),
    ("class_cards.toml", include_str!("../../../../data/rattus/class_cards.toml")),
    ("rats_africanus.toml", include_str!("../../../../data/rattus/rats_africanus.toml")),
    ("rats_base.toml", include_str!("../../../../data/rattus/rats_base.toml")),
    ("region_cards.toml", include_str!("../../../../data/rattus/region_cards.toml")),
    ("regions.toml", include_str!("../../../../data/rattus/regions.toml")),
    ("setup.toml", include_str!("../../../../data/rattus/setup.toml")),
];

static PACKS: Registry<Components> = Registry::new();

impl Components {
    /// The files a pack may replace.
    pub const FILES: &[&str] = &{
        let mut names = [""; 7];
        let mut file = 0;
        while file < names.len() {
            names[file] = BUILTIN[file].0;
            file += 1;
        }
        names
    };

    /// The built-in components.
    pub fn builtin() -> &'static Self {
        PACKS.builtin()
    }

    /// The components made from these files (names and texts) and, for the others, the built-in ones. Reports all faults at
    /// once, with file and line.
    pub fn load(files: &[(impl AsRef<str>, impl AsRef<str>)]) -> Result<&'static Self, Faults> {
        PACKS.load(files)
    }

    /// The components with this hash, if they are built in or loaded.
    #[must_use]
    pub fn by_hash(hash: &str) -> Option<&'static Self> {
        PACKS.by_hash(hash)
    }
}

impl FromPack for Components {
    const FILES: &'static [(&'static str, &'static str)] = &BUILTIN;

    fn check(texts: &[String]) -> Faults {
        sound(texts).err().unwrap_or_default()
    }

    fn build(texts: &[String], hash: String) -> Self {
        build::build(&sound(texts).expect("the texts were checked"), hash)
    }

    fn hash(&self) -> &str {
        &self.hash
    }
}

/// Serializes the hash of a game's components instead of the components, for `#[serde(with)]`.
pub mod by_hash_serde {
    use super::Components;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes the hash.
    pub fn serialize<S: Serializer>(components: &&'static Components, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&components.hash)
    }

    /// Finds the components by their hash.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<&'static Components, D::Error> {
        let hash = String::deserialize(from)?;
        Components::by_hash(&hash)
            .ok_or_else(|| D::Error::custom(format!("the data pack {hash} is not loaded")))
    }
}

/// The files of a pack in which nothing is wrong.
pub(super) fn sound(texts: &[String]) -> Result<Files<'_>, Faults> {
    let mut notes = Notes::default();
    let files = Files {
        adjacency: File::read(BUILTIN[0].0, &texts[0], &mut notes),
        class_cards: File::read(BUILTIN[1].0, &texts[1], &mut notes),
        rats_africanus: File::read(BUILTIN[2].0, &texts[2], &mut notes),
        rats_base: File::read(BUILTIN[3].0, &texts[3], &mut notes),
        region_cards: File::read(BUILTIN[4].0, &texts[4], &mut notes),
        regions: File::read(BUILTIN[5].0, &texts[5], &mut notes),
        setup: File::read(BUILTIN[6].0, &texts[6], &mut notes),
    };
    check(&files, &mut notes);
    notes.faults().or(files)
}
