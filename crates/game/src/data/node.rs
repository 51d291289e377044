//! Deserializes a parsed file, and collects its faults.
//!
//! All values are read through one type, [`Node`]. So each type of a data file is compiled once; wrappers for positions
//! and unknown keys would multiply them.

use serde::de::value::{Error, MapDeserializer, SeqDeserializer, StrDeserializer};
use serde::de::{Deserializer, Error as _, IntoDeserializer, Unexpected, Visitor};
use serde::forward_to_deserialize_any;
use std::cell::RefCell;
use std::fmt;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

/// The state of the file that is being read.
#[derive(Default)]
struct Reading {
    /// The position of the value that is about to be read. `None` for a value that is missing in its table.
    next: Option<usize>,
    /// The position of the innermost value whose error has not been caught yet.
    failed: Option<usize>,
    /// Errors that were caught while serde continued.
    caught: Vec<Caught>,
    /// Keys that no type of the file has.
    unknown: Vec<(usize, String)>,
}

/// An error that was caught. The position of a missing value is that of its table.
struct Caught {
    at: Option<usize>,
    message: String,
}

thread_local! {
    /// serde passes no context to `deserialize`, so the state is kept here.
    static READING: RefCell<Reading> = RefCell::default();
}

/// Begins to read a file.
pub(super) fn begin() {
    READING.take();
}

/// Ends reading: the contents, if there are any, and all faults with their positions.
pub(super) fn end<T>(content: Result<T, String>) -> (Option<T>, Vec<(usize, String)>) {
    let Reading { failed, caught, unknown: mut faults, .. } = READING.take();
    faults.extend(caught.into_iter().map(|caught| (caught.at.unwrap_or(0), caught.message)));
    let content = content.map_err(|message| faults.push((failed.unwrap_or(0), message)));
    (content.ok(), faults)
}

/// The beginning of a value that catches its error.
#[derive(Clone, Copy)]
pub(super) struct Start {
    at: Option<usize>,
    /// How many errors had been caught before.
    caught: usize,
}

/// Begins a value. Must be called before anything of the value is read.
pub(super) fn start() -> Start {
    READING.with_borrow_mut(|reading| Start { at: reading.next.take(), caught: reading.caught.len() })
}

impl Start {
    /// The first byte of the value, 0 if it is missing.
    pub(super) fn at(self) -> usize {
        self.at.unwrap_or(0)
    }

    /// Notes the error of this value.
    pub(super) fn catch(self, error: &dyn fmt::Display) {
        READING.with_borrow_mut(|reading| {
            reading.failed = None;
            // An error inside this value was caught already, and this one follows from it.
            if reading.caught.len() == self.caught {
                let message = error.to_string().lines().next().unwrap_or_default().to_owned();
                reading.caught.push(Caught { at: self.at, message });
            }
        });
    }

    /// Sets the position of values that are missing in this table.
    pub(super) fn locate_missing(self) {
        READING.with_borrow_mut(|reading| {
            for missing in reading.caught[self.caught..].iter_mut().filter(|caught| caught.at.is_none()) {
                missing.at = self.at;
            }
        });
    }
}

/// A value of a parsed file.
#[derive(Clone, Copy)]
pub(super) struct Node<'n> {
    at: usize,
    value: &'n DeValue<'n>,
    /// The key of the value in its table, with its position.
    key: Option<(usize, &'n str)>,
}

impl<'n> Node<'n> {
    /// The whole file.
    pub(super) fn root(value: &'n Spanned<DeValue<'n>>) -> Self {
        Self::new(value, None)
    }

    fn new(value: &'n Spanned<DeValue<'n>>, key: Option<(usize, &'n str)>) -> Self {
        Self { at: value.span().start, value: value.get_ref(), key }
    }

    fn items(array: &'n DeArray<'n>) -> Vec<Self> {
        array.iter().map(|item| Self::new(item, None)).collect()
    }

    fn entries(table: &'n DeTable<'n>) -> Vec<(&'n str, Self)> {
        let entries = table.iter();
        entries
            .map(|(key, value)| {
                let name = key.get_ref().as_ref();
                (name, Self::new(value, Some((key.span().start, name))))
            })
            .collect()
    }

    fn visit<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            DeValue::String(text) => visitor.visit_str(text),
            DeValue::Integer(number) => {
                let parsed = i64::from_str_radix(number.as_str(), number.radix());
                visitor.visit_i64(parsed.map_err(|_| Error::custom("the number is too large"))?)
            }
            DeValue::Float(number) => visitor.visit_f64(number.as_str().parse().map_err(Error::custom)?),
            DeValue::Boolean(value) => visitor.visit_bool(*value),
            DeValue::Datetime(_) => Err(Error::invalid_type(Unexpected::Other("date"), &visitor)),
            DeValue::Array(items) => {
                let mut nodes = SeqDeserializer::new(Self::items(items).into_iter());
                let value = visitor.visit_seq(&mut nodes)?;
                nodes.end().map(|()| value)
            }
            DeValue::Table(table) => {
                visitor.visit_map(MapDeserializer::new(Self::entries(table).into_iter()))
            }
        }
    }
}

impl<'de> IntoDeserializer<'de, Error> for Node<'_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        READING.with_borrow_mut(|reading| reading.next = Some(self.at));
        self
    }
}

impl<'de> Deserializer<'de> for Node<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        READING.with_borrow_mut(|reading| reading.next = None);
        self.visit(visitor).inspect_err(|_| {
            READING.with_borrow_mut(|reading| _ = reading.failed.get_or_insert(self.at));
        })
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.value {
            DeValue::String(text) => {
                StrDeserializer::<Error>::new(text).deserialize_enum(name, variants, visitor)
            }
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        READING.with_borrow_mut(|reading| {
            reading.next = None;
            reading.unknown.extend(self.key.map(|(at, key)| (at, format!("unknown key `{key}`"))));
        });
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        unit unit_struct seq tuple tuple_struct map struct identifier
    }
}
