//! The games of the registry as a table of functions, without their types.

use crate::play::{Live, Play};
use game::{Edition, Faults, Game, Seed, Setup, Topic};
use registry::each_title;
use std::collections::BTreeMap;
use title::Query;

/// A game of the registry.
pub(crate) struct TitleFunctions {
    /// Its stable name.
    pub(crate) name: &'static str,
    /// The newest edition of its rules.
    pub(crate) edition: Edition,
    /// Checks a set-up and returns all its fields with advice about them.
    pub(crate) check: fn(u16, &str, &Fields) -> Result<Checked, Faults>,
    /// Opens a new game.
    pub(crate) open: Open,
    /// The fields of a set-up with their values.
    pub(crate) topics: fn(&str, &Fields) -> Vec<Topic>,
    /// Loads components.
    pub(crate) load_pack: Load,
    /// Loads stored components.
    pub(crate) restore_pack: Restore,
    /// The files of loaded components.
    pub(crate) pack_files: fn(&str) -> Option<PackFiles>,
    /// Whether the components with a hash are loaded.
    pub(crate) has_pack: fn(&str) -> bool,
    /// What is printed on loaded components.
    pub(crate) print_pack: fn(&str, Option<String>) -> Option<serde_json::Value>,
    /// The number of players of a set-up that doesn't state it.
    pub(crate) usual_players: fn(&Fields) -> u8,
    /// The fields of a set-up that a list of tables shows.
    pub(crate) listed_fields: &'static [&'static str],
    /// The queries it answers.
    pub(crate) queries: &'static [Query],
    /// The set-up of its daily game, if it has one.
    daily: Option<&'static [(&'static str, &'static str)]>,
}

/// Opens a game: edition, pack, fields, seed.
type Open = fn(u16, &str, &Fields, Seed) -> Result<Box<dyn Play>, Faults>;

/// Loads components out of files.
type Load = fn(&[(String, String)]) -> Result<String, Faults>;

/// Loads stored components: hash, edition, files.
type Restore = fn(&str, Edition, &[(String, String)]) -> Result<(), Faults>;

/// The files of components: names and texts.
type PackFiles = Vec<(&'static str, String)>;

/// The fields of a set-up.
pub(crate) type Fields = BTreeMap<String, String>;

/// A valid set-up.
pub(crate) struct Checked {
    pub(crate) players: u8,
    pub(crate) fields: Fields,
    pub(crate) pack: String,
    pub(crate) advice: Vec<protocol::Phrase>,
}

/// All games, in the order in which they are offered.
pub(crate) const TITLES: &[TitleFunctions] = &each_title!(G => title::<G>());

/// The game of this name.
pub(crate) fn named(name: &str) -> Option<&'static TitleFunctions> {
    TITLES.iter().find(|title| title.name == name)
}

/// The daily game and its set-up: the first game that has one.
pub(crate) fn daily() -> Option<(&'static TitleFunctions, Fields)> {
    TITLES.iter().find_map(|title| {
        let fields = title.daily?.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        Some((title, fields.collect()))
    })
}

const fn title<G: title::Title>() -> TitleFunctions {
    TitleFunctions {
        name: G::NAME,
        edition: G::EDITION,
        check: check::<G>,
        open: open::<G>,
        topics: |pack, chosen| G::Setup::topics(pack, &pairs(chosen)),
        load_pack: G::load_pack,
        restore_pack: G::restore_pack,
        pack_files: G::pack_files,
        has_pack: G::has_pack,
        print_pack: G::print_pack,
        usual_players: |chosen| G::Setup::usual_players(&pairs(chosen)),
        listed_fields: G::LISTED_FIELDS,
        queries: G::QUERIES,
        daily: G::DAILY,
    }
}

fn check<G: Game>(edition: u16, pack: &str, fields: &Fields) -> Result<Checked, Faults> {
    let setup = G::Setup::build(Edition(edition), pack, &pairs(fields))?;
    Ok(Checked {
        players: setup.players(),
        fields: setup.fields().into_iter().collect(),
        pack: setup.pack(),
        advice: setup.advice().into_iter().map(protocol::Phrase::from).collect(),
    })
}

fn open<G: title::Title>(
    edition: u16,
    pack: &str,
    fields: &Fields,
    seed: Seed,
) -> Result<Box<dyn Play>, Faults> {
    let setup = G::Setup::build(Edition(edition), pack, &pairs(fields))?;
    Ok(Box::new(Live::<G>::new(&setup, seed)?))
}

fn pairs(fields: &Fields) -> Vec<(String, String)> {
    fields.iter().map(|(name, value)| (name.clone(), value.clone())).collect()
}
