//! Sentences and events in messages.

use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A sentence: its key in the text files, the rule behind it, and its arguments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Phrase {
    /// The key of the sentence in `texts/`.
    #[schema(value_type = String)]
    pub key: Word,
    /// The id of the rule that asks, refuses or caused it, such as `RB-44`. Empty if there is none.
    #[schema(value_type = String)]
    pub rule: Word,
    /// The arguments of the sentence by name.
    #[schema(value_type = BTreeMap<String, Value>)]
    pub args: BTreeMap<Word, Value>,
}

/// A word: borrowed if it comes from the rules, owned if it was read from JSON.
pub type Word = Cow<'static, str>;

/// An argument of a sentence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
#[schema(no_recursion)]
pub enum Value {
    /// A component. The key of its name in the text files is `kind-id`.
    Thing {
        /// The kind of component, such as `region`.
        #[schema(value_type = String)]
        kind: Word,
        /// The id of the component, such as `gallia`.
        #[schema(value_type = String)]
        id: Word,
    },
    /// A player.
    Seat {
        /// The seat of the player, counted from 1.
        seat: u8,
    },
    /// A number.
    Number(#[ts(type = "number")] i64),
    /// A boolean.
    Flag(bool),
    /// Free text, such as a person's name.
    Text(String),
    /// Several values.
    List(Vec<Value>),
}

impl Phrase {
    /// A sentence without arguments and without a rule.
    #[must_use]
    pub fn plain(key: &str) -> Self {
        Self { key: key.to_owned().into(), rule: Word::default(), args: BTreeMap::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: Value) -> Self {
        self.args.insert(name.to_owned().into(), value);
        self
    }
}

impl From<game::Phrase> for Phrase {
    fn from(phrase: game::Phrase) -> Self {
        Self {
            key: phrase.key.into(),
            rule: phrase.rule.0.into(),
            args: phrase.args.iter().map(|(name, value)| ((*name).into(), value.into())).collect(),
        }
    }
}

impl From<&game::Value> for Value {
    fn from(value: &game::Value) -> Self {
        match value {
            game::Value::Id(kind, id) => Self::Thing { kind: (*kind).into(), id: (*id).into() },
            game::Value::Seat(seat) => Self::Seat { seat: seat.0 + 1 },
            game::Value::Number(number) => Self::Number(*number),
            game::Value::Flag(flag) => Self::Flag(*flag),
            game::Value::List(things) => Self::List(things.iter().map(Self::from).collect()),
        }
    }
}

/// An event of a game as one flat object: `key`, `rule` and its fields, such as
/// `{"key": "event-cube-moved", "rule": "RB-44", "seat": 1, "from": "gallia", "region": "hispania"}`.
///
/// Components are named by their ids and players by their seats, counted from 1. The client's types of a game's events
/// are generated from the game's own declaration.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// The key of its sentence in `texts/`.
    pub key: Word,
    /// The id of the rule that caused it.
    pub rule: Word,
    /// The fields of the event by name.
    pub fields: Vec<(Word, Field)>,
}

/// A field of an event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Field {
    /// A boolean.
    Flag(bool),
    /// A number, or a seat counted from 1.
    Number(i64),
    /// The id of a component.
    Id(Word),
    /// Several values.
    List(Vec<Field>),
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.fields.len() + 2))?;
        map.serialize_entry("key", &self.key)?;
        map.serialize_entry("rule", &self.rule)?;
        for (name, field) in &self.fields {
            map.serialize_entry(name, field)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = BTreeMap::<Word, Field>::deserialize(deserializer)?;
        let mut word = |name: &'static str| match fields.remove(name) {
            Some(Field::Id(word)) => Ok(word),
            _ => Err(serde::de::Error::missing_field(name)),
        };
        Ok(Self { key: word("key")?, rule: word("rule")?, fields: fields.into_iter().collect() })
    }
}

impl From<game::Phrase> for Event {
    fn from(phrase: game::Phrase) -> Self {
        Self {
            key: phrase.key.into(),
            rule: phrase.rule.0.into(),
            fields: phrase.args.iter().map(|(name, value)| ((*name).into(), value.into())).collect(),
        }
    }
}

impl From<&game::Value> for Field {
    fn from(value: &game::Value) -> Self {
        match value {
            game::Value::Id(_, id) => Self::Id((*id).into()),
            game::Value::Seat(seat) => Self::Number(i64::from(seat.0) + 1),
            game::Value::Number(number) => Self::Number(*number),
            game::Value::Flag(flag) => Self::Flag(*flag),
            game::Value::List(things) => Self::List(things.iter().map(Self::from).collect()),
        }
    }
}
