//! The games that can be played, and what the program needs of each beyond its rules.

mod pest;
mod rattus;

use crate::failure::Failure;
use crate::report::Report;
use crate::setup::Topic;
use crate::texts::Texts;
use ::bots::Judged;
use game::{Eye, Faults, Game};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The one list of games, a line each, handed to whichever of the other arms asks for it.
macro_rules! games {
    (@list $($then:tt)+) => {
        $crate::games::games! { $($then)+ [
            ::rattus::Rattus,
            ::pest::Game,
        ] }
    };
    (@named $name:tt $game:ident $body:tt [$($title:ty,)+]) => {{
        let name: &str = $name;
        $(if name == <$title as ::game::Game>::NAME {
            type $game = $title;
            $body
        } else)+ {
            Err($crate::games::unknown(name))
        }
    }};
    (@every $game:ident $body:tt [$($title:ty,)+]) => {{
        $({
            type $game = $title;
            $body;
        })+
    }};
}

/// Evaluates an expression with `$game` standing for the game of that name, or fails saying which there are.
macro_rules! with_game {
    ($name:expr, $game:ident => $body:expr) => {
        $crate::games::games! { @list @named { $name } $game { $body } }
    };
}

/// Evaluates an expression for every game, with `$game` standing for it.
macro_rules! for_every_game {
    ($game:ident => $body:expr) => {
        $crate::games::games! { @list @every $game { $body } }
    };
}

pub(crate) use {for_every_game, games, with_game};

/// What the program needs of a game beyond its rules.
pub trait Title: Judged {
    /// Its sentences and names in English.
    const TEXTS: &'static str;
    /// The ledgers of its rules.
    const LEDGERS: &'static [&'static str];
    /// The component files a data pack may replace.
    const FILES: &'static [&'static str];
    /// What `simulate --report` can tell of its things over many games.
    const REPORTS: &'static [Report<Self>] = &[];

    /// Loads components, the built-in ones where a file is not given, and returns the hash that names them.
    fn load(files: &[(String, String)]) -> Result<String, Faults>;

    /// The fields of its set-up, in the order in which people choose them, as far as the choices made so far
    /// leave them open; `pack` names the components.
    fn topics(pack: &str, chosen: &[(String, String)], texts: &Texts) -> Vec<Topic>;

    /// The choices that leave most open.
    fn everything() -> Vec<(String, String)>;

    /// The name of a component where the data and not the text files decide it.
    fn name(setup: &Self::Setup, kind: &str, id: &str, texts: &Texts) -> Option<String>;

    /// What a card does, in a sentence or two.
    fn describe(setup: &Self::Setup, id: &str, texts: &Texts) -> Option<String>;

    /// Whether an event opens a part of the game, such as a turn, and so stands as a heading when it is told.
    fn opens(event: &Self::Event) -> bool;

    /// The table as `eye` may know it, as text of many lines.
    fn table(&self, eye: Eye, texts: &Texts) -> String;
}

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

    /// Loads the pack's files of one game, once, and returns the hash that names the components to play with.
    /// A pack that holds nothing of the game is a mistake here.
    pub fn load<G: Title>(&self) -> Result<String, Failure> {
        match self.directory.as_deref() {
            Some(directory) if files_of::<G>(directory)?.is_empty() => Err(nothing_of::<G>(directory)),
            _ => self.load_what_there_is::<G>(),
        }
    }

    /// The same, but a pack of another game leaves this one as it is built in.
    pub fn load_what_there_is<G: Title>(&self) -> Result<String, Failure> {
        if let Some(hash) = self.loaded.borrow().get(G::NAME) {
            return Ok(hash.clone());
        }
        let files = self.directory.as_deref().map_or(Ok(Vec::new()), files_of::<G>)?;
        let hash = G::load(&files).map_err(|faults| {
            let place = self.directory.as_deref().unwrap_or(Path::new("the built-in data")).display();
            Failure::BadPack(format!("{place} can't be played with, mend these faults:\n{faults}"))
        })?;
        self.loaded.borrow_mut().insert(G::NAME, hash.clone());
        Ok(hash)
    }
}

/// The component files of a game in a data pack, none where it is a pack of another game: those in the pack's folder
/// with the game's name, or, in a pack without such folders, all, if most of them are called as this game's are.
fn files_of<G: Title>(directory: &Path) -> Result<Vec<(String, String)>, Failure> {
    let own = directory.join(G::NAME);
    if own.is_dir() {
        return match read_files(&own)? {
            files if files.is_empty() => Err(nothing_of::<G>(&own)),
            files => Ok(files),
        };
    }
    let mut folders = false;
    for_every_game!(Other => folders |= directory.join(Other::NAME).is_dir());
    if folders {
        return Ok(Vec::new());
    }
    let files = read_files(directory)?;
    let known = |names: &[&str]| files.iter().filter(|(name, _)| names.contains(&name.as_str())).count();
    let (mut most, mut owners) = (0, Vec::new());
    for_every_game!(Other => {
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

/// The files of a folder that can be components, by name.
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
    Failure::BadPack(format!("{place} is no data pack of {}: it holds none of {known}", G::NAME))
}

/// The names of all games.
pub fn names() -> Vec<&'static str> {
    let mut names = Vec::new();
    for_every_game!(G => names.push(G::NAME));
    names
}

/// The failure that there is no such game.
pub fn unknown(name: &str) -> Failure {
    Failure::because(format!("there is no game \"{name}\" here: choose {}", names().join(" or ")))
}
