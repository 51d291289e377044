//! Packs: the files compiled in, those given in their place, and the hash that names the whole.

use super::check::{Files, check};
use super::{Components, build};
use game::data::{File, Notes};
use game::packs::{BuiltIn, FromPack, Registry};
use game::{Edition, Faults};

/// The files of the newest components, in the order in which they are hashed.
pub(super) const NEWEST: [(&str, &str); 7] = [
    ("adjacency.toml", include_str!("../../../../data/rattus/adjacency.toml")),
    ("class_cards.toml", include_str!("../../../../data/rattus/class_cards.toml")),
    ("rats_africanus.toml", include_str!("../../../../data/rattus/rats_africanus.toml")),
    ("rats_base.toml", include_str!("../../../../data/rattus/rats_base.toml")),
    ("region_cards.toml", include_str!("../../../../data/rattus/region_cards.toml")),
    ("regions.toml", include_str!("../../../../data/rattus/regions.toml")),
    ("setup.toml", include_str!("../../../../data/rattus/setup.toml")),
];

/// The components of every edition. The alias is the hash of builds that hashed the texts.
const EDITIONS: [BuiltIn; 1] = [BuiltIn {
    since: Edition(1),
    files: &NEWEST,
    aliases: &["sha256:483efba9cdc5ab2124e7c0b7f5fedbca12a77c55b26fb367c932b615f2855d90"],
}];

static PACKS: Registry<Components> = Registry::new();

impl Components {
    /// The files a pack may replace.
    pub const FILES: &[&str] = &{
        let mut names = [""; 7];
        let mut file = 0;
        while file < names.len() {
            names[file] = NEWEST[file].0;
            file += 1;
        }
        names
    };

    /// The newest components compiled in.
    pub fn builtin() -> &'static Self {
        PACKS.builtin()
    }

    /// All hashes of the newest components compiled in.
    #[must_use]
    pub fn builtin_hashes() -> Vec<&'static str> {
        let newest = EDITIONS.last().expect("there is an edition");
        [Self::builtin().hash.as_str()].into_iter().chain(newest.aliases.iter().copied()).collect()
    }

    /// The components compiled in for an edition of the rules.
    pub fn builtin_of(edition: Edition) -> &'static Self {
        PACKS.builtin_of(edition)
    }

    /// The components with these files, names and texts, in the place of those compiled in. Reports everything
    /// that is wrong at once, with file and line.
    pub fn load(files: &[(impl AsRef<str>, impl AsRef<str>)]) -> Result<&'static Self, Faults> {
        PACKS.load(files)
    }

    /// Loads components that were stored under this hash, with the built-in ones of an edition where a file is missing.
    pub fn restore(
        hash: &str,
        edition: Edition,
        files: &[(impl AsRef<str>, impl AsRef<str>)],
    ) -> Result<&'static Self, Faults> {
        PACKS.restore(hash, edition, files)
    }

    /// The components with this hash, if they are compiled in or loaded.
    #[must_use]
    pub fn by_hash(hash: &str) -> Option<&'static Self> {
        PACKS.by_hash(hash)
    }

    /// All files of the components with this hash, if they are compiled in or loaded.
    #[must_use]
    pub fn files_of(hash: &str) -> Option<Vec<(&'static str, String)>> {
        PACKS.files_of(hash)
    }
}

impl FromPack for Components {
    const BUILTIN: &'static [BuiltIn] = &EDITIONS;

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

/// The hash of a game's components in the place of the components themselves, for `#[serde(with)]`.
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
        adjacency: File::read(NEWEST[0].0, &texts[0], &mut notes),
        class_cards: File::read(NEWEST[1].0, &texts[1], &mut notes),
        rats_africanus: File::read(NEWEST[2].0, &texts[2], &mut notes),
        rats_base: File::read(NEWEST[3].0, &texts[3], &mut notes),
        region_cards: File::read(NEWEST[4].0, &texts[4], &mut notes),
        regions: File::read(NEWEST[5].0, &texts[5], &mut notes),
        setup: File::read(NEWEST[6].0, &texts[6], &mut notes),
    };
    check(&files, &mut notes);
    notes.faults().or(files)
}
