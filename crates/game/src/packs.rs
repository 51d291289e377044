//! Data packs: a game's data files, the hash that names them, and the registry of the packs in memory.
//!
//! The hash covers the values of the files. Comments, white space, line ends and the order of keys do not count; the order of a
//! list does, because draws count its elements.

mod hash;

use crate::{Edition, Faults};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// A component file: its name and its text.
pub type PackFile = (&'static str, &'static str);

/// The components that are compiled in for an edition of the rules.
pub struct BuiltIn {
    /// The first edition that is played with them.
    pub since: Edition,
    /// The files. One that is missing here, because it was added later, is taken from the newest components.
    pub files: &'static [PackFile],
    /// Other hashes by which tables and records name them. Early builds hashed the texts, comments included.
    pub aliases: &'static [&'static str],
}

/// What a game reads from its data files.
pub trait FromPack: Sized + Send + Sync + 'static {
    /// The components compiled in, oldest edition first. New games use the last.
    const BUILTIN: &'static [BuiltIn];

    /// The files of the newest components compiled in, in the order in which they are hashed.
    const FILES: &'static [PackFile] = Self::BUILTIN[Self::BUILTIN.len() - 1].files;

    /// Everything that is wrong with the texts, one for each of [`Self::FILES`]. Keeps nothing of them in memory.
    fn check(texts: &[String]) -> Faults;

    /// Builds the components from texts in which nothing is wrong. May leak names: the result is never freed.
    fn build(texts: &[String], hash: String) -> Self;

    /// The hash it was built with.
    fn hash(&self) -> &str;
}

/// The packs loaded in this process, one registry for each game.
///
/// A game is a `Copy` value that holds a reference to its components, so they are never freed. The same pack is
/// held only once, and at most [`MAX_PACKS`] different ones.
pub struct Registry<T: 'static> {
    builtin: OnceLock<T>,
    /// The hashes of the built-in components, oldest first.
    builtin_hashes: OnceLock<Vec<String>>,
    loaded: Mutex<Vec<Loaded<T>>>,
}

/// Components in memory, besides the newest built-in ones.
struct Loaded<T: 'static> {
    components: &'static T,
    texts: Vec<String>,
}

/// Maximum number of packs held by a process besides the newest built-in components.
pub const MAX_PACKS: usize = 128;

impl<T: FromPack> Registry<T> {
    /// A registry without packs.
    #[must_use]
    pub const fn new() -> Self {
        Self { builtin: OnceLock::new(), builtin_hashes: OnceLock::new(), loaded: Mutex::new(Vec::new()) }
    }

    /// The newest components compiled in.
    pub fn builtin(&self) -> &T {
        self.builtin.get_or_init(|| {
            let texts = builtin_texts::<T>(T::BUILTIN.len() - 1);
            let faults = T::check(&texts);
            assert!(faults.is_empty(), "faults in the data compiled in:\n{faults}");
            let hash = hash_of::<T>(&texts).expect("sound files are TOML");
            T::build(&texts, hash)
        })
    }

    /// The components compiled in for an edition of the rules.
    pub fn builtin_of(&'static self, edition: Edition) -> &'static T {
        let number = number_of::<T>(edition);
        self.by_hash(&self.builtin_hashes()[number]).expect("built-in components are sound")
    }

    /// The components with these files, names and texts, in the place of the newest ones compiled in. Reports everything
    /// that is wrong at once, with file and line.
    pub fn load(&'static self, files: &[(impl AsRef<str>, impl AsRef<str>)]) -> Result<&'static T, Faults> {
        let texts = replaced::<T>(T::BUILTIN.len() - 1, files)?;
        let hash = hash_of::<T>(&texts)?;
        self.keep(texts, hash)
    }

    /// Loads components that were stored under this hash, in the place of those compiled in for an edition. A hash of an early
    /// build is kept as their name.
    pub fn restore(
        &'static self,
        hash: &str,
        edition: Edition,
        files: &[(impl AsRef<str>, impl AsRef<str>)],
    ) -> Result<&'static T, Faults> {
        if let Some(known) = self.by_hash(hash) {
            return Ok(known);
        }
        self.keep(replaced::<T>(number_of::<T>(edition), files)?, hash.to_owned())
    }

    /// The components with this hash, if they are compiled in or loaded.
    #[must_use]
    pub fn by_hash(&'static self, hash: &str) -> Option<&'static T> {
        if let Some(known) = self.find(&self.loaded(), hash) {
            return Some(known);
        }
        let number = (0..T::BUILTIN.len()).find(|&number| {
            T::BUILTIN[number].aliases.contains(&hash) || self.builtin_hashes()[number] == hash
        })?;
        self.keep(builtin_texts::<T>(number), hash.to_owned()).ok()
    }

    /// All files of the components with this hash, names and texts, to be stored; `None` if they are not loaded.
    pub fn files_of(&'static self, hash: &str) -> Option<Vec<(&'static str, String)>> {
        self.by_hash(hash)?;
        let loaded = self.loaded();
        let texts =
            loaded.iter().find(|loaded| loaded.components.hash() == hash).map(|loaded| loaded.texts.clone());
        let texts = texts.unwrap_or_else(|| builtin_texts::<T>(T::BUILTIN.len() - 1));
        Some(T::FILES.iter().map(|(name, _)| *name).zip(texts).collect())
    }

    /// Checks and builds components, unless they are there.
    fn keep(&'static self, texts: Vec<String>, hash: String) -> Result<&'static T, Faults> {
        T::check(&texts).or(())?;
        let mut loaded = self.loaded();
        if let Some(known) = self.find(&loaded, &hash) {
            return Ok(known);
        }
        if loaded.len() >= MAX_PACKS {
            let mut faults = Faults::none();
            faults.add("pack", format!("{MAX_PACKS} packs are loaded already: restart to load others"));
            return Err(faults);
        }
        let components: &'static T = Box::leak(Box::new(T::build(&texts, hash)));
        loaded.push(Loaded { components, texts });
        Ok(components)
    }

    fn find(&'static self, loaded: &[Loaded<T>], hash: &str) -> Option<&'static T> {
        let builtin = self.builtin();
        if builtin.hash() == hash {
            return Some(builtin);
        }
        loaded.iter().map(|loaded| loaded.components).find(|pack| pack.hash() == hash)
    }

    fn builtin_hashes(&self) -> &[String] {
        self.builtin_hashes.get_or_init(|| {
            let hash = |number| hash_of::<T>(&builtin_texts::<T>(number)).expect("built-in files are TOML");
            (0..T::BUILTIN.len()).map(hash).collect()
        })
    }

    fn loaded(&self) -> MutexGuard<'_, Vec<Loaded<T>>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: FromPack> Default for Registry<T> {
    fn default() -> Self {
        Self::new()
    }
}

/// The place in the list of the built-in components for an edition.
fn number_of<T: FromPack>(edition: Edition) -> usize {
    T::BUILTIN.iter().rposition(|builtin| builtin.since <= edition).unwrap_or(0)
}

/// The texts of built-in components.
fn builtin_texts<T: FromPack>(number: usize) -> Vec<String> {
    let own = T::BUILTIN[number].files;
    let newest = T::FILES.iter();
    newest
        .map(|(name, text)| own.iter().find(|(other, _)| other == name).map_or(*text, |(_, text)| *text))
        .map(unix)
        .collect()
}

/// The texts of built-in components, with these files in the place of theirs. Reports unknown names together with faults of
/// the texts.
fn replaced<T: FromPack>(
    number: usize,
    files: &[(impl AsRef<str>, impl AsRef<str>)],
) -> Result<Vec<String>, Faults> {
    let mut texts = builtin_texts::<T>(number);
    let mut given = vec![false; texts.len()];
    let mut faults = Faults::none();
    let names = T::FILES;
    for (name, text) in files.iter().map(|(name, text)| (name.as_ref(), text.as_ref())) {
        match names.iter().position(|(file, _)| *file == name) {
            None => {
                let known: Vec<&str> = names.iter().map(|(file, _)| *file).collect();
                faults.add(name, format!("no file of a pack; those known are {}", known.join(", ")));
            }
            Some(file) if given[file] => faults.add(name, "given twice"),
            Some(file) => {
                given[file] = true;
                texts[file] = unix(text);
            }
        }
    }
    faults.0.extend(T::check(&texts).0);
    faults.or(texts)
}

fn hash_of<T: FromPack>(texts: &[String]) -> Result<String, Faults> {
    let names = T::FILES.iter().map(|(name, _)| *name);
    hash::of_values(names.zip(texts.iter().map(String::as_str)))
}

/// The text with Unix line ends.
fn unix(text: &str) -> String {
    text.replace("\r\n", "\n")
}

#[cfg(test)]
mod tests;
