//! Packs: the files compiled in, those given in their place, and the hash that names the whole.

use super::sheet::{Notes, Sheet};
use super::{Components, build, check, shape};
use game::{Fault, Faults};
use sha2::{Digest, Sha256};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// The files compiled in, in the order in which they are hashed.
pub(super) const BUILTIN: [(&str, &str); 7] = [
    ("adjacency.toml", include_str!("../../../../data/rattus/adjacency.toml")),
    ("class_cards.toml", include_str!("../../../../data/rattus/class_cards.toml")),
    ("rats_africanus.toml", include_str!("../../../../data/rattus/rats_africanus.toml")),
    ("rats_base.toml", include_str!("../../../../data/rattus/rats_base.toml")),
    ("region_cards.toml", include_str!("../../../../data/rattus/region_cards.toml")),
    ("regions.toml", include_str!("../../../../data/rattus/regions.toml")),
    ("setup.toml", include_str!("../../../../data/rattus/setup.toml")),
];

pub(super) const SHAPES: [&[shape::Field]; 7] = [
    shape::ADJACENCY,
    shape::CLASS_CARDS,
    shape::RATS_AFRICANUS,
    shape::RATS_BASE,
    shape::REGION_CARDS,
    shape::REGIONS,
    shape::SETUP,
];

/// Every pack loaded in this process, each once.
static LOADED: Mutex<Vec<&'static Components>> = Mutex::new(Vec::new());

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

    /// No process holds more packs, as what is loaded stays until its end.
    pub const MAX_PACKS: usize = 32;

    /// The components compiled in.
    pub fn builtin() -> &'static Self {
        static COMPONENTS: OnceLock<Components> = OnceLock::new();
        COMPONENTS.get_or_init(|| {
            let texts = BUILTIN.map(|(_, text)| unix(text));
            let sheets =
                sound(&texts).unwrap_or_else(|faults| panic!("faults in the data compiled in:\n{faults}"));
            build::build(&sheets, hash(&texts))
        })
    }

    /// The components with these files, names and texts, in the place of those compiled in. Everything that
    /// is wrong is told at once, with file and line.
    ///
    /// A game is a `Copy` value that holds a reference to its components, so they are never freed. The same
    /// pack is kept only once, and at most [`Self::MAX_PACKS`] different ones.
    pub fn load(files: &[(String, String)]) -> Result<&'static Self, Faults> {
        let mut texts = BUILTIN.map(|(_, text)| unix(text));
        let mut given = [false; 7];
        let mut faults = Faults::none();
        for (name, text) in files {
            match Self::FILES.iter().position(|file| file == name) {
                None => {
                    let known = Self::FILES.join(", ");
                    faults.add(name, format!("no file of a pack; those known are {known}"));
                }
                Some(file) if given[file] => faults.add(name, "given twice"),
                Some(file) => {
                    given[file] = true;
                    texts[file] = unix(text);
                }
            }
        }
        let sheets = match (sound(&texts), faults.is_empty()) {
            (Ok(sheets), true) => sheets,
            (sheets, _) => {
                faults.0.extend(sheets.err().into_iter().flat_map(|more| more.0));
                return Err(faults);
            }
        };
        keep(&mut loaded(), &sheets, hash(&texts))
    }

    /// The components with this hash, if they are compiled in or loaded.
    #[must_use]
    pub fn by_hash(hash: &str) -> Option<&'static Self> {
        find(&loaded(), hash)
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
pub(super) fn sound(texts: &[String; 7]) -> Result<[Sheet<'_>; 7], Faults> {
    let mut notes = Notes::default();
    let sheets =
        std::array::from_fn(|file| Sheet::read(BUILTIN[file].0, &texts[file], SHAPES[file], &mut notes));
    check::check(&sheets, &mut notes);
    notes.faults().or(())?;
    Ok(sheets.map(|sheet| sheet.expect("a file that can't be read is a fault")))
}

/// The hash over every file's name, length and text.
fn hash(texts: &[String; 7]) -> String {
    let mut hasher = Sha256::new();
    for ((name, _), text) in BUILTIN.iter().zip(texts) {
        hasher.update(format!("{name}\0{}\0{text}", text.len()));
    }
    hasher.finalize().iter().fold("sha256:".to_owned(), |hash, byte| hash + &format!("{byte:02x}"))
}

/// The text with the line ends of Unix, so that a file has one hash everywhere.
fn unix(text: &str) -> String {
    text.replace("\r\n", "\n")
}

/// The components with this hash, built and kept if they are new.
pub(super) fn keep(
    loaded: &mut Vec<&'static Components>,
    sheets: &[Sheet<'_>; 7],
    hash: String,
) -> Result<&'static Components, Faults> {
    if let Some(known) = find(loaded, &hash) {
        return Ok(known);
    }
    if loaded.len() >= Components::MAX_PACKS {
        let message = format!("{} packs are loaded already: restart to load others", Components::MAX_PACKS);
        return Err(Faults(vec![Fault { place: "pack".to_owned(), message }]));
    }
    loaded.push(Box::leak(Box::new(build::build(sheets, hash))));
    Ok(loaded[loaded.len() - 1])
}

fn find(loaded: &[&'static Components], hash: &str) -> Option<&'static Components> {
    let builtin = Components::builtin();
    if builtin.hash == hash { Some(builtin) } else { loaded.iter().copied().find(|pack| pack.hash == hash) }
}

fn loaded() -> MutexGuard<'static, Vec<&'static Components>> {
    LOADED.lock().unwrap_or_else(PoisonError::into_inner)
}
