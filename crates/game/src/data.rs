//! Reads data files in TOML with serde. All faults are reported at once, with file and line.
//!
//! serde stops at the first error. So the values of a file are [`Field`]s and its tables are [`Row`]s: each catches the
//! error of its contents, reports it, and lets serde continue. A value that could not be read is `None`, and checks that
//! need it are skipped.

mod node;

use crate::Faults;
use node::Node;
use serde::Deserialize;
use serde::de::{self, DeserializeOwned, Deserializer, Visitor};
use std::collections::BTreeMap;
use std::fmt;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The version of the file format that this build reads. A file may state it as `schema`.
const SCHEMA: u64 = 1;

/// A line of a data file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Spot {
    /// The name of the file.
    pub file: &'static str,
    /// The line number, counted from 1.
    pub line: usize,
}

/// The faults found so far, in any order.
#[derive(Default)]
pub struct Notes(Vec<(Spot, String)>);

impl Notes {
    /// Adds a fault.
    pub fn add(&mut self, spot: Spot, message: impl Into<String>) {
        self.0.push((spot, message.into()));
    }

    /// All faults, sorted by file and line.
    #[must_use]
    pub fn faults(mut self) -> Faults {
        self.0.sort();
        let mut faults = Faults::none();
        for (Spot { file, line }, message) in self.0 {
            faults.add(format!("{file}:{line}"), message);
        }
        faults
    }
}

/// A file that was parsed. Single values in it may be missing.
pub struct File<'t, T> {
    name: &'static str,
    text: &'t str,
    /// The parsed contents.
    pub content: T,
}

impl<'t, T: DeserializeOwned> File<'t, T> {
    /// Reads a file. Returns `None` and notes the reason if the file cannot be parsed at all.
    pub fn read(name: &'static str, text: &'t str, notes: &mut Notes) -> Option<Self> {
        let root = parse(name, text, notes)?;
        node::begin();
        let content = T::deserialize(Node::root(&root)).map_err(|error| error.to_string());
        let (content, faults) = node::end(content);
        for (at, message) in faults {
            notes.add(Spot { file: name, line: line(text, at) }, message);
        }
        content.map(|content| Self { name, text, content })
    }
}

/// Parses the syntax of a file, and notes why it cannot be read any further.
fn parse<'t>(name: &'static str, text: &'t str, notes: &mut Notes) -> Option<Spanned<DeValue<'t>>> {
    let spot = |at: usize| Spot { file: name, line: line(text, at) };
    let (root, errors) = DeTable::parse_recoverable(text);
    let mut last = None;
    for error in &errors {
        let spot = spot(error.span().map_or(0, |span| span.start));
        if last.replace(spot) != Some(spot) {
            notes.add(spot, error.message()); // More errors in one line follow from the first.
        }
    }
    if !errors.is_empty() {
        return None;
    }
    let schema = root.get_ref().get("schema").filter(|value| {
        let number = value.get_ref().as_integer().and_then(|number| number.as_str().parse::<u64>().ok());
        number.is_some_and(|number| number > SCHEMA)
    });
    if let Some(schema) = schema {
        let message = format!("`schema` is newer than {SCHEMA}, the one known here: take a newer Miasma");
        notes.add(spot(schema.span().start), message);
        return None;
    }
    let span = root.span();
    Some(Spanned::new(span, DeValue::Table(root.into_inner())))
}

impl<T> File<'_, T> {
    /// The line of a field or row.
    pub fn spot(&self, at: impl Positioned) -> Spot {
        Spot { file: self.name, line: line(self.text, at.position()) }
    }

    /// The line where a list ends, for faults that concern the whole list.
    pub fn end<R>(&self, rows: &[Row<R>]) -> Spot {
        rows.last().map_or(Spot { file: self.name, line: 1 }, |last| self.spot(last))
    }
}

/// Something that has a position in its file.
pub trait Positioned {
    /// Its first byte in the file.
    fn position(&self) -> usize;
}

impl<T> Positioned for &Field<T> {
    fn position(&self) -> usize {
        self.at
    }
}

impl<T> Positioned for &Row<T> {
    fn position(&self) -> usize {
        self.at
    }
}

/// A value of a file. `None` if it is missing or wrong; a fault was reported then.
pub struct Field<T> {
    at: usize,
    value: Option<T>,
}

impl<T> Field<T> {
    /// The value, if it could be read.
    pub fn get(&self) -> Option<&T> {
        self.value.as_ref()
    }

    /// The value. Call it only for files without faults.
    pub fn read(&self) -> &T {
        self.value.as_ref().expect("components are built only when every value is good")
    }
}

impl<const LEAST: u8, const MOST: u8> Field<Within<LEAST, MOST>> {
    /// The number, if it could be read.
    pub fn number(&self) -> Option<u8> {
        self.get().map(|number| number.0)
    }
}

/// A table of a file. `None` if it is missing or not a table; a fault was reported then.
pub struct Row<T> {
    at: usize,
    value: Option<T>,
}

impl<T> Row<T> {
    /// The table, if it could be read.
    pub fn get(&self) -> Option<&T> {
        self.value.as_ref()
    }

    /// The table. Call it only for files without faults.
    pub fn read(&self) -> &T {
        self.value.as_ref().expect("components are built only when every table is good")
    }
}

/// One value of every row, if all of them could be read.
pub fn column<'f, R, T>(rows: &'f [Row<R>], value: impl Fn(&'f R) -> Option<T>) -> Option<Vec<T>> {
    rows.iter().map(|row| value(row.get()?)).collect()
}

/// Notes every row that has a value of this field in common with an earlier row.
pub fn unique<'f, T, R, V: Ord + fmt::Display + 'f>(
    file: &File<'_, T>,
    rows: &'f [Row<R>],
    name: &str,
    field: impl Fn(&'f R) -> &'f Field<V>,
    notes: &mut Notes,
) {
    let mut seen = BTreeMap::new();
    for field in rows.iter().filter_map(Row::get).map(field) {
        let Some(value) = field.get() else { continue };
        let spot = file.spot(field);
        match seen.get(value) {
            Some(first) => notes.add(spot, format!("`{name}` {value} stands in line {first} already")),
            None => _ = seen.insert(value, spot.line),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Field<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let start = node::start();
        let value = T::deserialize(from).map_err(|error| start.catch(&error)).ok();
        Ok(Self { at: start.at(), value })
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Row<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let start = node::start();
        let value = T::deserialize(from).map_err(|error| start.catch(&error)).ok();
        start.locate_missing();
        Ok(Self { at: start.at(), value })
    }
}

/// An integer from `LEAST` to `MOST`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Within<const LEAST: u8, const MOST: u8>(pub u8);

impl<const LEAST: u8, const MOST: u8> fmt::Display for Within<LEAST, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de, const LEAST: u8, const MOST: u8> Deserialize<'de> for Within<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Number<const LEAST: u8, const MOST: u8>;

        impl<const LEAST: u8, const MOST: u8> Visitor<'_> for Number<LEAST, MOST> {
            type Value = Within<LEAST, MOST>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match LEAST == MOST {
                    true => write!(f, "{LEAST}"),
                    false => write!(f, "a number from {LEAST} to {MOST}"),
                }
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Self::Value, E> {
                let fits = u8::try_from(number).ok().filter(|number| (LEAST..=MOST).contains(number));
                fits.map(Within).ok_or_else(|| E::invalid_value(de::Unexpected::Signed(number), &self))
            }
        }

        from.deserialize_any(Number::<LEAST, MOST>)
    }
}

/// Where an entry comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The box or its rules show it.
    Printed,
    /// Somebody who has the box reported it.
    Reported,
    /// Worked out or invented for lack of a better source.
    Reconstructed,
}

/// A stable name: lower-case letters and digits in words joined by underscores, beginning with a letter.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Id(pub String);

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let word = String::deserialize(from)?;
        let plain = |part: &str| {
            !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if word.starts_with(|c: char| c.is_ascii_lowercase()) && word.split('_').all(plain) {
            return Ok(Self(word));
        }
        let expected = "a name in lower case, such as \"north_sea\"";
        Err(de::Error::invalid_value(de::Unexpected::Str(&word), &expected))
    }
}

/// A list of `LEAST` to `MOST` values. A fault of a value is reported at the value's line.
pub struct List<T, const LEAST: usize, const MOST: usize>(pub Vec<T>);

impl<'de, T: Deserialize<'de>, const LEAST: usize, const MOST: usize> Deserialize<'de>
    for List<T, LEAST, MOST>
{
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let fields = Vec::<Field<T>>::deserialize(from)?;
        if !(LEAST..=MOST).contains(&fields.len()) {
            let expected = match LEAST == MOST {
                true => format!("a list of {LEAST}"),
                false => format!("a list of {LEAST} to {MOST}"),
            };
            return Err(de::Error::invalid_length(fields.len(), &expected.as_str()));
        }
        let values: Option<Vec<T>> = fields.into_iter().map(|field| field.value).collect();
        values.map(Self).ok_or_else(|| de::Error::custom("a value of the list is wrong"))
    }
}

/// A list of `LEAST` to `MOST` different values.
pub struct Set<T, const LEAST: usize, const MOST: usize>(pub Vec<T>);

impl<'de, T: Deserialize<'de> + PartialEq, const LEAST: usize, const MOST: usize> Deserialize<'de>
    for Set<T, LEAST, MOST>
{
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let List(values) = List::<T, LEAST, MOST>::deserialize(from)?;
        if (1..values.len()).any(|place| values[..place].contains(&values[place])) {
            return Err(de::Error::custom("no two values of this list may be alike"));
        }
        Ok(Self(values))
    }
}

fn line(text: &str, at: usize) -> usize {
    text.as_bytes().iter().take(at).filter(|&&byte| byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    struct Bag {
        owner: Field<String>,
        #[serde(default)]
        rat: Vec<Row<Rat>>,
        seal: Row<Seal>,
    }

    #[derive(Deserialize)]
    #[serde(expecting = "a table")]
    struct Rat {
        id: Field<Id>,
        limit: Field<Within<1, 6>>,
        signs: Field<Set<Within<0, 9>, 1, 2>>,
    }

    #[derive(Deserialize)]
    #[serde(expecting = "a table")]
    struct Seal {
        red: Field<bool>,
    }

    fn faults(text: &str) -> Vec<String> {
        let mut notes = Notes::default();
        File::<Bag>::read("bag.toml", text, &mut notes);
        notes.faults().0.iter().map(ToString::to_string).collect()
    }

    const GOOD: &str =
        "owner = \"me\"\n[[rat]]\nid = \"b01\"\nlimit = 2\nsigns = [1, 2]\n[seal]\nred = true\n";

    #[test]
    fn a_sound_file_is_read() {
        let file = File::<Bag>::read("bag.toml", GOOD, &mut Notes::default()).expect("a sound file");
        let rat = file.content.rat[0].read();
        assert_eq!((file.content.owner.read().as_str(), rat.id.read().0.as_str()), ("me", "b01"));
        assert_eq!((rat.limit.get(), rat.signs.read().0.len()), (Some(&Within(2)), 2));
        assert!(file.content.seal.read().red.read());
        assert_eq!((file.spot(&rat.limit).line, file.end(&file.content.rat).line), (4, 2));
    }

    #[test]
    fn every_fault_is_reported_with_its_line() {
        let text = "[[rat]]\nid = \"B\"\nlimits = 2\nsigns = [\n1,\n11]\n[[seal]]\n";
        let reported = faults(text);
        let expected = [
            "bag.toml:1: missing field `limit`",
            "bag.toml:1: missing field `owner`",
            "bag.toml:2: invalid value: string \"B\", expected a name in lower case, such as \"north_sea\"",
            "bag.toml:3: unknown key `limits`",
            "bag.toml:6: invalid value: integer `11`, expected a number from 0 to 9",
        ];
        assert_eq!(reported[..5], expected);
        assert!(reported[5].starts_with("bag.toml:7: invalid type"), "{reported:?}");
    }

    #[test]
    fn lists_have_their_length_and_sets_no_value_twice() {
        let with = |signs: &str| faults(&GOOD.replace("[1, 2]", signs));
        assert_eq!(with("[]"), ["bag.toml:5: invalid length 0, expected a list of 1 to 2"]);
        assert_eq!(with("[3, 3]"), ["bag.toml:5: no two values of this list may be alike"]);
        assert_eq!(with("7").len(), 1);
    }

    #[test]
    fn of_a_file_that_cannot_be_parsed_only_that_is_reported() {
        assert_eq!(faults("owner = = 5\n").len(), 1);
        assert_eq!(faults("schema = 2\nshade = 5\n").len(), 1);
    }
}
