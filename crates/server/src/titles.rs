//! The games that can be played here.

use crate::play::{Live, Play};
use bots::Judged;
use game::{Edition, Faults, Game, Seat, Seed, Setup, Topic};
use std::collections::BTreeMap;

/// What the server needs of a game beyond its rules and its judge.
pub(crate) trait Played: Game + Judged {
    /// The odds of moving the plague somewhere, as `seat` knows them.
    fn odds(&self, _seat: Seat, _place: &str) -> Option<serde_json::Value> {
        None
    }

    /// What `seat` could work out from the table; of a game in which nothing is hidden, so anybody may see it.
    fn study(&self, _seat: Seat) -> Option<serde_json::Value> {
        None
    }

    /// What is printed on loaded components, for a screen that draws them.
    fn print(_pack: &str, _name: Option<String>) -> Option<serde_json::Value> {
        None
    }

    /// Whether people may bring components along.
    const TAKES_PACKS: bool = false;

    /// Whether components are loaded.
    fn has(_pack: &str) -> bool {
        true
    }

    /// Loads components, the built-in ones where a file is not given, and returns the hash that names them.
    fn load(files: &[(String, String)]) -> Result<String, Faults>;
}

impl Played for rattus::Rattus {
    fn odds(&self, seat: Seat, place: &str) -> Option<serde_json::Value> {
        let region = self.components().region(place)?;
        let odds = rattus::odds(self, game::Eye::Seat(seat), region, rattus::Piece::CountsNothing);
        let seats = (0..self.seats()).map(Seat);
        Some(serde_json::json!({
            "expected": seats.map(|seat| odds.expected(seat)).collect::<Vec<f64>>(),
            "outcomes": odds.outcomes.iter().map(|(losses, chance)| {
                serde_json::json!({ "losses": losses[..usize::from(self.seats())], "chance": chance })
            }).collect::<Vec<_>>(),
        }))
    }

    fn load(files: &[(String, String)]) -> Result<String, Faults> {
        rattus::Components::load(files).map(|components| components.hash.clone())
    }
}

impl Played for pest::Game {
    fn study(&self, seat: Seat) -> Option<serde_json::Value> {
        Some(serde_json::to_value(pest::Study::of(self, seat)).expect("a study can be written"))
    }

    const TAKES_PACKS: bool = true;

    fn has(pack: &str) -> bool {
        pack == pest::Pack::standard().hash || pest::Pack::named(pack).is_some()
    }

    fn print(pack: &str, name: Option<String>) -> Option<serde_json::Value> {
        let standard = pest::Pack::standard();
        let pack = if pack == standard.hash { standard } else { pest::Pack::named(pack)? };
        Some(serde_json::to_value(pest::Print::of(pack, name)).expect("a pack can be written"))
    }

    fn load(files: &[(String, String)]) -> Result<String, Faults> {
        let files: Vec<(&str, &str)> =
            files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        pest::Pack::load(&files).map(|pack| pack.hash.to_owned())
    }
}

/// A game of the list, its types put away.
pub(crate) struct Title {
    /// Its stable name.
    pub(crate) name: &'static str,
    /// The newest reading of its rules.
    pub(crate) edition: Edition,
    /// Checks a set-up and returns all its fields and what is not advised about it.
    pub(crate) check: fn(u16, &str, &Fields) -> Result<Checked, Faults>,
    /// Sits down to a game.
    pub(crate) open: Open,
    /// What can be chosen.
    pub(crate) topics: fn(&str, &Fields) -> Vec<Topic>,
    /// Loads components.
    pub(crate) load: Load,
    /// Whether people may bring components along.
    pub(crate) takes_packs: bool,
    /// Whether components are loaded.
    pub(crate) has: fn(&str) -> bool,
    /// What is printed on loaded components.
    pub(crate) print: fn(&str, Option<String>) -> Option<serde_json::Value>,
    /// How many play when only this is said.
    pub(crate) usual_players: fn(&Fields) -> u8,
}

/// Opens a game: edition, pack, fields, seed.
type Open = fn(u16, &str, &Fields, Seed) -> Result<Box<dyn Play>, Faults>;

/// Loads components out of files.
type Load = fn(&[(String, String)]) -> Result<String, Faults>;

/// The fields of a set-up.
pub(crate) type Fields = BTreeMap<String, String>;

/// A set-up that can be played.
pub(crate) struct Checked {
    pub(crate) players: u8,
    pub(crate) fields: Fields,
    pub(crate) pack: String,
    pub(crate) advice: Vec<protocol::Phrase>,
}

/// All games, in the order in which they are offered.
pub(crate) const TITLES: &[Title] = &[title::<rattus::Rattus>(), title::<pest::Game>()];

/// The game of this name.
pub(crate) fn named(name: &str) -> Option<&'static Title> {
    TITLES.iter().find(|title| title.name == name)
}

const fn title<G: Played>() -> Title {
    Title {
        name: G::NAME,
        edition: G::EDITION,
        check: check::<G>,
        open: open::<G>,
        topics: |pack, chosen| G::Setup::topics(pack, &pairs(chosen)),
        load: G::load,
        takes_packs: G::TAKES_PACKS,
        has: G::has,
        print: G::print,
        usual_players: |chosen| G::Setup::usual_players(&pairs(chosen)),
    }
}

fn check<G: Played>(edition: u16, pack: &str, fields: &Fields) -> Result<Checked, Faults> {
    let setup = G::Setup::build(Edition(edition), pack, &pairs(fields))?;
    Ok(Checked {
        players: setup.players(),
        fields: setup.fields().into_iter().collect(),
        pack: setup.pack(),
        advice: setup.advice().into_iter().map(protocol::Phrase::from).collect(),
    })
}

fn open<G: Played>(edition: u16, pack: &str, fields: &Fields, seed: Seed) -> Result<Box<dyn Play>, Faults> {
    let setup = G::Setup::build(Edition(edition), pack, &pairs(fields))?;
    Ok(Box::new(Live::<G>::new(&setup, seed)?))
}

fn pairs(fields: &Fields) -> Vec<(String, String)> {
    fields.iter().map(|(name, value)| (name.clone(), value.clone())).collect()
}
