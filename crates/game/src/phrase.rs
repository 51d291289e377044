//! Sentences as keys with arguments, so that each language can say them in its own way.

use serde::Serialize;
use std::fmt;

/// The id of a rule in the ledger, such as `RB-44`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A sentence: its key in the text files, the rule behind it, and what it speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The key of the sentence.
    pub key: &'static str,
    /// The rule that asks, refuses or made it happen.
    pub rule: Rule,
    /// What fills the gaps of the sentence, by name.
    pub args: Vec<(&'static str, Value)>,
}

impl Phrase {
    /// A sentence without arguments.
    #[must_use]
    pub fn new(key: &'static str, rule: &'static str) -> Self {
        Self { key, rule: Rule(rule), args: Vec::new() }
    }

    /// The same sentence with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

/// What fills a gap of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A component by kind and stable id (`region`, `gallia`); its name is in the text files.
    Id(&'static str, &'static str),
    /// A player.
    Seat(crate::Seat),
    /// A number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// Several things.
    List(Vec<Value>),
}

impl From<crate::Seat> for Value {
    fn from(seat: crate::Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}
