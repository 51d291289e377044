//! Sentences on the wire.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A sentence: its key in the text files, the rule behind it, and what fills its gaps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Phrase {
    /// The key of the sentence.
    pub key: String,
    /// The rule that asks, refuses or made it happen; empty where none does.
    pub rule: String,
    /// What it speaks of, by name.
    pub args: BTreeMap<String, Value>,
}

/// What fills a gap of a sentence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
#[schema(no_recursion)]
pub enum Value {
    /// A component; its name stands in the texts under `kind-id`.
    Thing {
        /// Such as `region`.
        kind: String,
        /// Such as `gallia`.
        id: String,
    },
    /// A player.
    Seat {
        /// From 1.
        seat: u8,
    },
    /// A number.
    Number(#[ts(type = "number")] i64),
    /// Yes or no.
    Flag(bool),
    /// Words, such as a person's name.
    Text(String),
    /// Several things.
    List(Vec<Value>),
}

impl Phrase {
    /// A sentence without arguments and rule.
    #[must_use]
    pub fn plain(key: &str) -> Self {
        Self { key: key.to_owned(), rule: String::new(), args: BTreeMap::new() }
    }

    /// The same sentence with one argument more.
    #[must_use]
    pub fn with(mut self, name: &str, value: Value) -> Self {
        self.args.insert(name.to_owned(), value);
        self
    }
}

impl From<game::Phrase> for Phrase {
    fn from(phrase: game::Phrase) -> Self {
        Self {
            key: phrase.key.to_owned(),
            rule: phrase.rule.0.to_owned(),
            args: phrase.args.iter().map(|(name, value)| ((*name).to_owned(), value.into())).collect(),
        }
    }
}

impl From<&game::Value> for Value {
    fn from(value: &game::Value) -> Self {
        match value {
            game::Value::Id(kind, id) => Self::Thing { kind: (*kind).to_owned(), id: (*id).to_owned() },
            game::Value::Seat(seat) => Self::Seat { seat: seat.0 + 1 },
            game::Value::Number(number) => Self::Number(*number),
            game::Value::Flag(flag) => Self::Flag(*flag),
            game::Value::List(things) => Self::List(things.iter().map(Self::from).collect()),
        }
    }
}
