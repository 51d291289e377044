//! Data packs in the file system, and the choice of a game by name.

use crate::failure::Failure;
use game::Game;
use registry::each_title;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};
use title::Title;

/// Evaluates an expression with the type of the game of this name, or fails with a list of all names.
macro_rules! with_game {
    ($name:expr, $game:ident => $body:expr) => {{
        let name: &str = $name;
        registry::with_title!(name, $game => $body).unwrap_or_else(|| Err($crate::packs::unknown(name)))
    }};
}

pub(crate) use with_game;

/// The data pack of the command line, if there is one.
pub struct Pack {
    directory: Option<PathBuf>,
    /// The hashes of the components loaded so far, by game.
    loaded: RefCell<BTreeMap<&'static str, String>>,
}

impl Pack {
    /// The pack in this directory, or the built-in components.
    pub fn new(directory: Option<PathBuf>) -> Self {
        Self { directory, loaded: RefCell::default() }
    }

    /// Loads the pack's files of one game, once, and returns the hash of the components. A pack without files of this
    /// game is an error.
    pub fn load<G: Title>(&self) -> Result<String, Failure> {
        match self.directory.as_deref() {
            Some(directory) if files_of::<G>(directory)?.is_empty() => Err(nothing_of::<G>(directory)),
            _ => self.load_what_there_is::<G>(),
        }
    }

    /// Like [`Self::load`], but a pack of another game selects the built-in components.
    pub fn load_what_there_is<G: Title>(&self) -> Result<String, Failure> {
        if let Some(hash) = self.loaded.borrow().get(G::NAME) {
            return Ok(hash.clone());
        }
        let files = self.directory.as_deref().map_or(Ok(Vec::new()), files_of::<G>)?;
        let hash = G::load_pack(&files).map_err(|faults| {
            let place = self.directory.as_deref().unwrap_or(Path::new("the built-in data")).display();
            Failure::BadPack(format!("{place} can't be used, fix these faults:\n{faults}"))
        })?;
        self.loaded.borrow_mut().insert(G::NAME, hash.clone());
        Ok(hash)
    }
}

/// The component files of a game in a data pack; none if it is a pack of another game. They are in the folder with the
/// game's name. A pack without such folders belongs to the game that knows most of its file names.
fn files_of<G: Title>(directory: &Path) -> Result<Vec<(String, String)>, Failure> {
    let own = directory.join(G::NAME);
    if own.is_dir() {
        return match read_files(&own)? {
            files if files.is_empty() => Err(nothing_of::<G>(&own)),
            files => Ok(files),
        };
    }
    let mut folders = false;
    each_title!(Other => folders |= directory.join(Other::NAME).is_dir());
    if folders {
        return Ok(Vec::new());
    }
    let files = read_files(directory)?;
    let known = |names: &[&str]| files.iter().filter(|(name, _)| names.contains(&name.as_str())).count();
    let (mut most, mut owners) = (0, Vec::new());
    each_title!(Other => {
        let count = known(Other::FILES);
        if count > most {
            (most, owners) = (count, Vec::new());
        }
        if count == most {
            owners.push(Other::NAME);
        }
    });
    match (most, owners.as_slice()) {
        (0, _) => Err(nothing_of::<G>(directory)),
        (_, [owner]) => Ok(if *owner == G::NAME { files } else { Vec::new() }),
        (_, owners) => Err(Failure::BadPack(format!(
            "{} could be a data pack of {}: put its files into a folder with the game's name",
            directory.display(),
            owners.join(" or of ")
        ))),
    }
}

/// The TOML files of a folder, by name.
fn read_files(directory: &Path) -> Result<Vec<(String, String)>, Failure> {
    let unreadable = |error: io::Error| {
        Failure::BadPack(format!("can't read the data pack {}: {error}", directory.display()))
    };
    let mut files = Vec::new();
    for file in fs::read_dir(directory).map_err(unreadable)? {
        let path = file.map_err(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            let name = path.file_name().expect("a listed file has a name").to_string_lossy().into_owned();
            let text = fs::read_to_string(&path)
                .map_err(|error| Failure::BadPack(format!("can't read {}: {error}", path.display())))?;
            files.push((name, text));
        }
    }
    files.sort();
    Ok(files)
}

/// The failure that a directory is no pack of a game.
fn nothing_of<G: Title>(directory: &Path) -> Failure {
    let (place, known) = (directory.display(), G::FILES.join(", "));
    Failure::BadPack(format!("{place} is not a data pack of {}: it contains none of {known}", G::NAME))
}

/// The names of all games.
pub fn names() -> Vec<&'static str> {
    each_title!(G => G::NAME).to_vec()
}

/// The failure that there is no such game.
pub fn unknown(name: &str) -> Failure {
    Failure::new(format!("there is no game \"{name}\" here: choose {}", names().join(" or ")))
}
