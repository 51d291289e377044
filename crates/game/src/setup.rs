//! All that is needed to begin.

use crate::Edition;
use std::fmt;

/// How a game is to be played: players, boxes, cards, options, data pack, edition.
///
/// Its fields are lines of a stable name and a stable value, the way records keep them.
pub trait Setup: Clone + fmt::Debug + PartialEq + Send + Sync + 'static {
    /// The plain game for `players`, everything else by default.
    fn standard(players: u8) -> Self;

    /// How many seats it has.
    fn players(&self) -> u8;

    /// By which reading of the rules.
    fn edition(&self) -> Edition;

    /// The hash that names the components it is played with.
    fn pack(&self) -> String;

    /// Every field with its value, defaults too, in a fixed order; edition and pack are not among them.
    fn fields(&self) -> Vec<(String, String)>;

    /// The set-up these fields describe, others left at their defaults. Unknown names are a fault, and all
    /// faults are returned at once.
    fn from_fields(edition: Edition, pack: &str, fields: &[(String, String)]) -> Result<Self, Faults>;

    /// The set-up these fields describe for a game that can begin, or everything that is wrong with them.
    ///
    /// A field that can't be understood hides what is wrong with the whole; so the rest is tried without it.
    fn build(edition: Edition, pack: &str, fields: &[(String, String)]) -> Result<Self, Faults> {
        let mut rest = fields.to_vec();
        let mut faults: Vec<Fault> = Vec::new();
        loop {
            let found = match Self::from_fields(edition, pack, &rest) {
                Ok(setup) => match setup.faults() {
                    Faults(more) if more.is_empty() && faults.is_empty() => return Ok(setup),
                    Faults(more) => more,
                },
                Err(Faults(more)) => more,
            };
            let before = rest.len();
            rest.retain(|(name, _)| found.iter().all(|fault| fault.place != *name));
            faults.extend(found);
            if rest.len() == before {
                return Err(Faults(faults));
            }
        }
    }

    /// The fields in the order in which people choose them, as far as the choices made so far leave them open; `pack` names
    /// components that were loaded.
    fn topics(pack: &str, chosen: &[(String, String)]) -> Vec<Topic>;

    /// How many play when only this is said about the set-up.
    fn usual_players(_chosen: &[(String, String)]) -> u8 {
        4
    }

    /// Whether `name` is one of its fields; a record keeps others without reading them.
    fn knows(name: &str) -> bool;

    /// What is wrong with it; empty when the game can begin.
    fn faults(&self) -> Faults;

    /// What is allowed but not advised, such as too few Chivalry cards for a small table.
    fn advice(&self) -> Vec<crate::Phrase> {
        Vec::new()
    }

    /// The set-ups the laws are tried on: every box combination and player count, options varied by `round`.
    fn samples(round: u64) -> Vec<Self>;
}

/// A field of a set-up and what it can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Topic {
    /// Its name.
    pub field: &'static str,
    /// Its values.
    pub values: Vec<String>,
    /// Which of them it is by itself.
    pub usual: usize,
    /// A last value, where one names things oneself.
    pub pick: Option<Pick>,
    /// Who is asked about it.
    pub asked: Asked,
}

/// Things to be picked for a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    /// So many.
    pub count: u8,
    /// Out of these.
    pub of: Vec<&'static str>,
}

/// Whether a field is asked about when people sit down to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// It is.
    AtTheTable,
    /// It is for those who name it.
    ByName,
}

impl Topic {
    /// A field that is asked about, its first value the usual one.
    #[must_use]
    pub fn new<V: ToString>(field: &'static str, values: impl IntoIterator<Item = V>) -> Self {
        let values = values.into_iter().map(|value| value.to_string()).collect();
        Self { field, values, usual: 0, pick: None, asked: Asked::AtTheTable }
    }

    /// The same field, for those who name it only.
    #[must_use]
    pub fn by_name(self) -> Self {
        Self { asked: Asked::ByName, ..self }
    }
}

/// One thing that is wrong, where, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where it is: a field, or a file with a line.
    pub place: String,
    /// What is wrong and what would be right.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}

/// Everything that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Nothing is wrong.
    #[must_use]
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    /// Notes one more.
    pub fn add(&mut self, place: impl Into<String>, message: impl Into<String>) {
        self.0.push(Fault { place: place.into(), message: message.into() });
    }

    /// Whether nothing is wrong.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// `value`, if nothing is wrong.
    pub fn or<T>(self, value: T) -> Result<T, Self> {
        if self.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, fault) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_str("\n")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}
