//! One file of a pack, read as TOML: every value is checked against the file's shape and knows its line.

use super::shape::{Field, Kind};
use game::Faults;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The form of the files this build reads.
const SCHEMA: u64 = 1;

/// A place in a pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Spot {
    pub(super) file: &'static str,
    pub(super) line: usize,
}

/// The faults found so far, in whatever order.
#[derive(Default)]
pub(super) struct Notes(Vec<(Spot, String)>);

impl Notes {
    pub(super) fn add(&mut self, spot: Spot, message: impl Into<String>) {
        self.0.push((spot, message.into()));
    }

    /// All of them, file by file and line by line.
    pub(super) fn faults(mut self) -> Faults {
        self.0.sort();
        let mut faults = Faults::none();
        for (Spot { file, line }, message) in self.0 {
            faults.add(format!("{file}:{line}"), message);
        }
        faults
    }
}

/// What can be read out of a value.
pub(super) trait Value: Sized {
    fn of(value: &DeValue<'_>) -> Option<Self>;
}

impl Value for u8 {
    fn of(value: &DeValue<'_>) -> Option<Self> {
        let number = value.as_integer()?;
        Self::from_str_radix(number.as_str(), number.radix()).ok()
    }
}

impl Value for bool {
    fn of(value: &DeValue<'_>) -> Option<Self> {
        value.as_bool()
    }
}

impl Value for String {
    fn of(value: &DeValue<'_>) -> Option<Self> {
        value.as_str().map(Self::from)
    }
}

/// Leaks, so it is only for packs that were found sound.
impl Value for &'static str {
    fn of(value: &DeValue<'_>) -> Option<Self> {
        String::of(value).map(|text| &*text.leak())
    }
}

impl<T: Value> Value for Vec<T> {
    fn of(value: &DeValue<'_>) -> Option<Self> {
        value.as_array()?.iter().map(|item| T::of(item.get_ref())).collect()
    }
}

/// A file whose TOML could be read; single values in it may still be bad.
pub(super) struct Sheet<'t> {
    name: &'static str,
    text: &'t str,
    root: Spanned<DeTable<'t>>,
    /// Where the values start that were found bad: nothing is concluded from them.
    bad: BTreeSet<usize>,
}

impl<'t> Sheet<'t> {
    /// Reads a file and checks its shape. `None`, with the reason noted, if there is no sense in looking further.
    pub(super) fn read(
        name: &'static str,
        text: &'t str,
        shape: &[Field],
        notes: &mut Notes,
    ) -> Option<Self> {
        let (root, errors) = DeTable::parse_recoverable(text);
        let mut lines = BTreeSet::new();
        for error in &errors {
            let spot = Spot { file: name, line: line(text, error.span().map_or(0, |span| span.start)) };
            if lines.insert(spot) {
                notes.add(spot, error.message()); // What follows in the line comes of it.
            }
        }
        let newer = root.get_ref().get("schema").filter(|value| {
            let schema = value.get_ref().as_integer().map(|number| number.as_str().parse::<u64>());
            schema.is_some_and(|schema| schema.is_ok_and(|schema| schema > SCHEMA))
        });
        if let Some(value) = newer {
            let message = format!("`schema` is newer than {SCHEMA}, the one known here: take a newer Miasma");
            notes.add(Spot { file: name, line: line(text, value.span().start) }, message);
        }
        if !errors.is_empty() || newer.is_some() {
            return None;
        }
        let mut check = Check { name, text, bad: BTreeSet::new(), notes };
        check.table(root.span(), root.get_ref(), shape);
        let bad = check.bad;
        Some(Self { name, text, root, bad })
    }

    /// The values outside all tables.
    pub(super) fn top(&self) -> Entry<'_, 't> {
        Entry { sheet: self, table: self.root.get_ref(), start: self.root.span().start }
    }

    /// The one table of this name.
    pub(super) fn table(&self, key: &str) -> Option<Entry<'_, 't>> {
        self.root.get_ref().get(key).and_then(|value| Entry::new(self, value))
    }

    /// All `[[key]]` tables.
    pub(super) fn entries(&self, key: &str) -> Vec<Entry<'_, 't>> {
        let list = self.root.get_ref().get(key).and_then(|value| value.get_ref().as_array());
        list.into_iter().flat_map(|list| list.iter()).filter_map(|value| Entry::new(self, value)).collect()
    }

    /// Where a list ends: the place of a fault that is about the whole of it.
    pub(super) fn end(&self, key: &str) -> Spot {
        self.entries(key).last().map_or(self.spot(0), Entry::spot)
    }

    fn spot(&self, at: usize) -> Spot {
        Spot { file: self.name, line: line(self.text, at) }
    }
}

/// One table of a file.
#[derive(Clone, Copy)]
pub(super) struct Entry<'s, 't> {
    sheet: &'s Sheet<'t>,
    table: &'s DeTable<'t>,
    start: usize,
}

impl<'s, 't> Entry<'s, 't> {
    fn new(sheet: &'s Sheet<'t>, value: &'s Spanned<DeValue<'t>>) -> Option<Self> {
        Some(Self { sheet, table: value.get_ref().as_table()?, start: value.span().start })
    }

    /// The value, unless it is missing or was found bad.
    pub(super) fn get<T: Value>(&self, key: &str) -> Option<T> {
        let value = self.table.get(key).filter(|value| !self.sheet.bad.contains(&value.span().start))?;
        T::of(value.get_ref())
    }

    /// The value, in a pack that was found sound.
    pub(super) fn read<T: Value>(&self, key: &str) -> T {
        self.get(key).expect("a pack is built only when every value of it is good")
    }

    /// Where the table begins.
    pub(super) fn spot(&self) -> Spot {
        self.sheet.spot(self.start)
    }

    /// Where this value stands.
    pub(super) fn spot_of(&self, key: &str) -> Spot {
        self.sheet.spot(self.table.get(key).map_or(self.start, |value| value.span().start))
    }
}

/// The check of one file against its shape.
struct Check<'c> {
    name: &'static str,
    text: &'c str,
    bad: BTreeSet<usize>,
    notes: &'c mut Notes,
}

impl Check<'_> {
    fn table(&mut self, span: Range<usize>, table: &DeTable<'_>, fields: &[Field]) {
        for (key, kind) in fields {
            match table.get(*key) {
                Some(value) => _ = self.fits(key, value, kind),
                None if matches!(kind, Kind::Tables(_)) => {} // An empty list; whether it may be is for `check`.
                None => self.note(span.start, format!("`{key}` is missing: it must be {kind}")),
            }
        }
        for key in table.keys().filter(|key| fields.iter().all(|(known, _)| known != key.get_ref())) {
            let known: Vec<&str> = fields.iter().map(|(known, _)| *known).collect();
            let message = format!("unknown key `{}`; those known are {}", key.get_ref(), known.join(", "));
            self.note(key.span().start, message);
        }
    }

    /// Whether a value is of this kind; what is wrong with it is noted.
    fn fits(&mut self, key: &str, value: &Spanned<DeValue<'_>>, kind: &Kind) -> bool {
        let start = value.span().start;
        let good = match (kind, value.get_ref()) {
            (Kind::Key(kind), _) => return self.fits(key, value, kind),
            (Kind::Table(fields), DeValue::Table(table)) => {
                self.table(value.span(), table, fields);
                return true;
            }
            (Kind::Tables(fields), DeValue::Array(items)) => {
                for item in items {
                    self.fits(key, item, &Kind::Table(fields));
                }
                self.keys(items, fields);
                return true;
            }
            (Kind::List(of, least, most) | Kind::Set(of, least, most), DeValue::Array(items))
                if (*least..=*most).contains(&items.len()) =>
            {
                if items.iter().filter(|item| !self.fits(key, item, of)).count() > 0 {
                    self.bad.insert(start);
                    return false;
                }
                let different: BTreeSet<_> = items.iter().map(|item| plain(item.get_ref())).collect();
                matches!(kind, Kind::List(..)) || different.len() == items.len()
            }
            (Kind::Flag, DeValue::Boolean(_)) | (Kind::Text, DeValue::String(_)) => true,
            (Kind::Number(least, most), number) => {
                u8::of(number).is_some_and(|number| (*least..=*most).contains(&number))
            }
            (Kind::OneOf(words), DeValue::String(word)) => words.contains(&word.as_ref()),
            (Kind::Id, DeValue::String(word)) => is_snake_case(word),
            _ => false,
        };
        if !good {
            let shown: String = self.text[value.span()].chars().take_while(|c| *c != '\n').take(60).collect();
            self.note(start, format!("`{key}` is {shown}: it must be {kind}"));
            self.bad.insert(start);
        }
        good
    }

    /// No two entries of a list may have the same key.
    fn keys(&mut self, items: &[Spanned<DeValue<'_>>], fields: &[Field]) {
        for (key, _) in fields.iter().filter(|(_, kind)| matches!(kind, Kind::Key(_))) {
            let mut seen = BTreeMap::new();
            for value in items.iter().filter_map(|item| item.get_ref().as_table()?.get(*key)) {
                let start = value.span().start;
                let Some(name) = plain(value.get_ref()) else { continue };
                match seen.get(&name) {
                    Some(first) => self.note(start, format!("`{key}` {name} stands in line {first} already")),
                    None => _ = seen.insert(name, line(self.text, start)),
                }
            }
        }
    }

    fn note(&mut self, at: usize, message: String) {
        self.notes.add(Spot { file: self.name, line: line(self.text, at) }, message);
    }
}

fn line(text: &str, at: usize) -> usize {
    text.as_bytes().iter().take(at).filter(|&&byte| byte == b'\n').count() + 1
}

/// A key or a member of a set, for comparing.
fn plain(value: &DeValue<'_>) -> Option<String> {
    String::of(value).or_else(|| u8::of(value).map(|number| number.to_string()))
}

fn is_snake_case(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.split('_').all(|part| {
            !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        })
}
