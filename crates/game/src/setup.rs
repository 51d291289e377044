//! The set-up: everything needed to start a game.

use crate::Edition;
use std::fmt;

/// How a game is to be played: players, boxes, cards, rule options, data pack, edition.
///
/// Records store it as fields with stable names and values.
pub trait Setup: Clone + fmt::Debug + PartialEq + Send + Sync + 'static {
    /// The basic game for `players`, with defaults for everything else.
    fn standard(players: u8) -> Self;

    /// The number of seats.
    fn players(&self) -> u8;

    /// The edition of the rules.
    fn edition(&self) -> Edition;

    /// The hash of the components.
    fn pack(&self) -> String;

    /// All fields with their values, including defaults, in a fixed order. Edition and pack are not among them.
    fn fields(&self) -> Vec<(String, String)>;

    /// Parses fields; missing fields get their defaults. An unknown name is a fault. Returns all faults at once.
    fn from_fields(edition: Edition, pack: &str, fields: &[(String, String)]) -> Result<Self, Faults>;

    /// Parses fields and checks that a game can start. Returns all faults at once.
    ///
    /// A field that cannot be parsed would hide the faults of the whole set-up, so the others are checked without it.
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

    /// The fields that can still be chosen after `chosen`, in the order in which people choose them. `pack` must be loaded.
    fn topics(pack: &str, chosen: &[(String, String)]) -> Vec<Topic>;

    /// The number of players if `chosen` does not state it.
    fn usual_players(_chosen: &[(String, String)]) -> u8 {
        4
    }

    /// Whether `name` is a field of this game. Records keep other fields without parsing them.
    fn knows(name: &str) -> bool;

    /// All faults of the set-up. Empty if the game can start.
    fn faults(&self) -> Faults;

    /// Warnings about things that are allowed but not recommended, such as too few Chivalry cards for a small table.
    fn advice(&self) -> Vec<crate::Phrase> {
        Vec::new()
    }

    /// Set-ups for the laws: every combination of boxes and player counts, with options that vary by `round`.
    fn samples(round: u64) -> Vec<Self>;
}

/// A field of a set-up and its possible values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Topic {
    /// The name of the field.
    pub field: &'static str,
    /// The values it can have.
    pub values: Vec<String>,
    /// The index of the default in `values`.
    pub usual: usize,
    /// If set, the value may also be a comma-separated list of these things.
    pub pick: Option<Pick>,
    /// Who is asked about the field.
    pub asked: Asked,
}

/// A choice of several things as the value of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    /// The number of things to name.
    pub count: u8,
    /// The ids to choose from.
    pub of: Vec<&'static str>,
}

/// Whether set-up forms show a field to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Everybody is asked.
    AtTheTable,
    /// Only experts set it, by its name.
    ByName,
}

impl Topic {
    /// A field that everybody is asked about. Its first value is the default.
    #[must_use]
    pub fn new<V: ToString>(field: &'static str, values: impl IntoIterator<Item = V>) -> Self {
        let values = values.into_iter().map(|value| value.to_string()).collect();
        Self { field, values, usual: 0, pick: None, asked: Asked::AtTheTable }
    }

    /// Makes it a field that is set by name only.
    #[must_use]
    pub fn by_name(self) -> Self {
        Self { asked: Asked::ByName, ..self }
    }
}

/// One fault, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where the fault is: a field, or a file with a line.
    pub place: String,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}

/// A list of faults.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// No faults.
    #[must_use]
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    /// Adds a fault.
    pub fn add(&mut self, place: impl Into<String>, message: impl Into<String>) {
        self.0.push(Fault { place: place.into(), message: message.into() });
    }

    /// Whether there are no faults.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns `value` if there are no faults.
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
