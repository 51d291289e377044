//! Sentences as keys with arguments. The texts of each language are in `texts/`.

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

/// A sentence: its key in the text files, the rule behind it, and its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The key of the sentence in the text files.
    pub key: &'static str,
    /// The rule that asks, refuses or caused it.
    pub rule: Rule,
    /// The arguments by name.
    pub args: Vec<(&'static str, Value)>,
}

impl Phrase {
    /// A sentence without arguments.
    #[must_use]
    pub fn new(key: &'static str, rule: &'static str) -> Self {
        Self { key, rule: Rule(rule), args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

/// An argument of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A component by kind and stable id (`region`, `gallia`). Its name is in the text files.
    Id(&'static str, &'static str),
    /// A player.
    Seat(crate::Seat),
    /// A number.
    Number(i64),
    /// A boolean.
    Flag(bool),
    /// Several values.
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
