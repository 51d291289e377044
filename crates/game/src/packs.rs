//! Data packs: a game's data files, the hash that names them, and the registry of the packs in memory.

use crate::Faults;
use sha2::{Digest, Sha256};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// The components that a game reads from its data files.
pub trait FromPack: Sized + Send + Sync + 'static {
    /// The built-in files, as names and texts, in the order in which they are hashed.
    const FILES: &'static [(&'static str, &'static str)];

    /// Checks texts, one for each of [`Self::FILES`], and returns all faults. Keeps none of the texts in memory.
    fn check(texts: &[String]) -> Faults;

    /// Builds the components from texts without faults. May leak memory: the result is never freed.
    fn build(texts: &[String], hash: String) -> Self;

    /// The hash of the pack.
    fn hash(&self) -> &str;
}

/// The packs loaded in this process, one registry per game.
///
/// A game is a `Copy` value that holds a reference to its components, so components are never freed. Each pack is loaded
/// only once, and at most [`MAX_PACKS`] different ones.
pub struct Registry<T: 'static> {
    builtin: OnceLock<T>,
    loaded: Mutex<Vec<&'static T>>,
}

/// Maximum number of loaded packs in a process, not counting the built-in one.
pub const MAX_PACKS: usize = 32;

impl<T: FromPack> Registry<T> {
    /// A registry without packs.
    #[must_use]
    pub const fn new() -> Self {
        Self { builtin: OnceLock::new(), loaded: Mutex::new(Vec::new()) }
    }

    /// The built-in components.
    pub fn builtin(&self) -> &T {
        self.builtin.get_or_init(|| {
            let texts: Vec<String> = T::FILES.iter().map(|(_, text)| unix(text)).collect();
            let faults = T::check(&texts);
            assert!(faults.is_empty(), "faults in the data compiled in:\n{faults}");
            let hash = hash::<T>(&texts);
            T::build(&texts, hash)
        })
    }

    /// The components made from these files (names and texts) and, for the others, the built-in ones. Reports all faults at
    /// once, with file and line.
    pub fn load(&'static self, files: &[(impl AsRef<str>, impl AsRef<str>)]) -> Result<&'static T, Faults> {
        let mut texts: Vec<String> = T::FILES.iter().map(|(_, text)| unix(text)).collect();
        let mut given = vec![false; texts.len()];
        let mut faults = Faults::none();
        for (name, text) in files.iter().map(|(name, text)| (name.as_ref(), text.as_ref())) {
            match T::FILES.iter().position(|(file, _)| *file == name) {
                None => {
                    let known: Vec<&str> = T::FILES.iter().map(|(file, _)| *file).collect();
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
        faults.or(())?;
        self.keep(&texts)
    }

    /// The components with this hash, if they are built in or loaded.
    #[must_use]
    pub fn by_hash(&'static self, hash: &str) -> Option<&'static T> {
        self.find(&self.loaded(), hash)
    }

    /// The components of texts without faults. Builds them if they are not loaded yet.
    fn keep(&'static self, texts: &[String]) -> Result<&'static T, Faults> {
        let hash = hash::<T>(texts);
        let mut loaded = self.loaded();
        if let Some(known) = self.find(&loaded, &hash) {
            return Ok(known);
        }
        if loaded.len() >= MAX_PACKS {
            let mut faults = Faults::none();
            faults.add("pack", format!("{MAX_PACKS} packs are loaded already: restart to load others"));
            return Err(faults);
        }
        loaded.push(Box::leak(Box::new(T::build(texts, hash))));
        Ok(loaded[loaded.len() - 1])
    }

    fn find(&'static self, loaded: &[&'static T], hash: &str) -> Option<&'static T> {
        let builtin = self.builtin();
        if builtin.hash() == hash {
            return Some(builtin);
        }
        loaded.iter().copied().find(|pack| pack.hash() == hash)
    }

    fn loaded(&self) -> MutexGuard<'_, Vec<&'static T>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: FromPack> Default for Registry<T> {
    fn default() -> Self {
        Self::new()
    }
}

/// The hash of the names, lengths and texts of all files. Records name it, so the algorithm must never change.
fn hash<T: FromPack>(texts: &[String]) -> String {
    let mut hasher = Sha256::new();
    for ((name, _), text) in T::FILES.iter().zip(texts) {
        hasher.update(format!("{name}\0{}\0{text}", text.len()));
    }
    hasher.finalize().iter().fold("sha256:".to_owned(), |hash, byte| hash + &format!("{byte:02x}"))
}

/// The text with Unix line endings, so that a file has the same hash on every system.
fn unix(text: &str) -> String {
    text.replace("\r\n", "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Components that consist only of their text. The text "bad" is a fault.
    struct Words(String, String);

    impl FromPack for Words {
        const FILES: &'static [(&'static str, &'static str)] = &[("a.toml", "one\n"), ("b.toml", "two\n")];

        fn check(texts: &[String]) -> Faults {
            let mut faults = Faults::none();
            if texts.iter().any(|text| text == "bad") {
                faults.add("a.toml:1", "bad");
            }
            faults
        }

        fn build(texts: &[String], hash: String) -> Self {
            Self(texts.concat(), hash)
        }

        fn hash(&self) -> &str {
            &self.1
        }
    }

    #[test]
    fn a_pack_falls_back_file_by_file_and_is_held_once() {
        static PACKS: Registry<Words> = Registry::new();
        let own = PACKS.load(&[("b.toml", "three\r\n")]).expect("a sound pack");
        assert_eq!((PACKS.builtin().0.as_str(), own.0.as_str()), ("one\ntwo\n", "one\nthree\n"));
        assert!(std::ptr::eq(PACKS.load(&[("b.toml", "three\n")]).expect("the same pack"), own));
        assert!(std::ptr::eq(PACKS.by_hash(&own.1).expect("loaded"), own));
        assert!(std::ptr::eq(PACKS.load(&[("a.toml", "one\n")]).expect("sound"), PACKS.builtin()));
        assert!(PACKS.by_hash("sha256:00").is_none());
    }

    #[test]
    fn wrong_names_and_wrong_texts_are_reported_together() {
        static PACKS: Registry<Words> = Registry::new();
        let faults =
            PACKS.load(&[("c.toml", ""), ("a.toml", "bad"), ("a.toml", "x")]).err().expect("three faults");
        let places: Vec<&str> = faults.0.iter().map(|fault| fault.place.as_str()).collect();
        assert_eq!(places, ["c.toml", "a.toml", "a.toml:1"]);
        assert!(faults.0[0].message.contains("those known are a.toml, b.toml"));
        assert_eq!(faults.0[1].message, "given twice");
    }

    #[test]
    fn a_process_holds_a_limited_number_of_packs() {
        static PACKS: Registry<Words> = Registry::new();
        for number in 0..MAX_PACKS {
            assert!(PACKS.load(&[("a.toml", number.to_string())]).is_ok());
        }
        let refused = PACKS.load(&[("a.toml", "one too many")]).err().expect("no room");
        assert!(refused.to_string().contains("restart"));
        assert!(PACKS.load(&[("a.toml", "0")]).is_ok() && PACKS.load(&[("a.toml", "one\n")]).is_ok());
    }
}
