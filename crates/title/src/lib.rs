//! What a game states beyond its rules, so that every driver can offer it.
//!
//! [`game::Game`] is enough to play a game, [`bots::Evaluated`] adds what bots need. A [`Title`] adds the rest: texts,
//! data packs, queries of a client, the terminal's screen and its reports. A game implements it in its own crate, and one
//! line in the crate `registry` adds it to the server and to every command.

#![forbid(unsafe_code)]

pub mod layout;
mod query;
pub mod report;
mod texts;
mod topic;

pub use query::{Access, Query};
pub use texts::{Arg, Texts};
pub use topic::{DescribedPick, DescribedTopic};

use game::{Edition, Eye, Faults, Seat};
use report::Report;
use serde_json::Value;

/// A game with everything that the server and the terminal need of it.
pub trait Title: bots::Evaluated {
    /// Its sentences and names in English, a Fluent file.
    const TEXTS: &'static str;
    /// What only the terminal says of it, a Fluent file in English.
    const TERMINAL_TEXTS: &'static str;
    /// The ledgers of its rules, in Markdown.
    const LEDGERS: &'static [&'static str];
    /// The names of the component files that a data pack may replace.
    const FILES: &'static [&'static str];
    /// The set-up of the daily game, as fields with their values; `None` where the game has no daily game.
    const DAILY: Option<&'static [(&'static str, &'static str)]> = None;
    /// The queries that a client may ask of a running or finished game.
    const QUERIES: &'static [Query] = &[];
    /// The reports of `miasma simulate --report`.
    const REPORTS: &'static [Report<Self>] = &[];

    /// Loads components from files, the built-in ones where a file is not given, and returns the hash that names them.
    fn load_pack(files: &[(String, String)]) -> Result<String, Faults>;

    /// Loads components that were stored under this hash, with the built-in ones of an edition where a file is missing.
    fn restore_pack(hash: &str, edition: Edition, files: &[(String, String)]) -> Result<(), Faults>;

    /// All files of the components with this hash, names and texts, so that they can be stored; `None` if they are not loaded.
    fn pack_files(hash: &str) -> Option<Vec<(&'static str, String)>>;

    /// Whether the components with this hash are loaded.
    fn has_pack(hash: &str) -> bool;

    /// What is printed on loaded components, for a client that draws them. `name` is the name that the uploader gave the
    /// pack.
    fn print_pack(_hash: &str, _name: Option<String>) -> Option<Value> {
        None
    }

    /// Answers one of [`Self::QUERIES`] for a seat. `None` if the argument is not valid.
    ///
    /// The answer must not reveal more than the query's [`Access`] allows.
    fn query(&self, _name: &str, _seat: Seat, _argument: Option<&str>) -> Option<Value> {
        None
    }

    /// The fields of the set-up that can still be chosen after `chosen`, with texts, in the order in which people choose
    /// them. `pack` must be loaded.
    fn topics(pack: &str, chosen: &[(String, String)], texts: &dyn Texts) -> Vec<DescribedTopic>;

    /// The choices with which [`Self::topics`] returns the most fields, for the help.
    fn widest_choices() -> Vec<(String, String)>;

    /// The name of a component, if the data and not the text files define it.
    fn name(setup: &Self::Setup, kind: &str, id: &str, texts: &dyn Texts) -> Option<String>;

    /// What a component does, in a sentence or two.
    fn describe(setup: &Self::Setup, id: &str, texts: &dyn Texts) -> Option<String>;

    /// Whether an event begins a part of the game, such as a turn, so that it is shown as a heading.
    fn is_heading(event: &Self::Event) -> bool;

    /// The state of the game as `eye` may know it, as text of many lines.
    fn screen(&self, eye: Eye, texts: &dyn Texts) -> String;
}
