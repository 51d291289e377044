//! Everything as lines of JSON, the same whichever engine wrote them: a header, one object for each thing, an end that
//! counts them, so that half a file is not taken for a whole one.

use crate::{Stage, StoreError, TableRow};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::Write as _;
use std::io;
use tokio::sync::mpsc;

/// The format written, and the only one read.
const FORMAT: u32 = 1;

/// How many things travel together.
const TOGETHER: usize = 1024;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Thing {
    /// The first line.
    Miasma(Header),
    Table(Table),
    Entry(Entry),
    Seat(Seat),
    Kept(Kept),
    Person(Person),
    Session(Session),
    Report(Report),
    Note(Note),
    /// The last line: how many stand between the first and it.
    End(u64),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header {
    format: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) last: i64,
    pub(crate) created: i64,
    pub(crate) updated: i64,
    pub(crate) stage: String,
    pub(crate) game: String,
    pub(crate) public: bool,
    pub(crate) due: Option<i64>,
    pub(crate) lease: Option<i64>,
    pub(crate) summary: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entry {
    pub(crate) table: String,
    pub(crate) number: i64,
    pub(crate) at: i64,
    pub(crate) key: Option<String>,
    pub(crate) body: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seat {
    pub(crate) table: String,
    pub(crate) seat: i64,
    pub(crate) person: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Kept {
    pub(crate) table: String,
    pub(crate) number: i64,
    pub(crate) state: Bytes,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) created: i64,
    pub(crate) login: Option<String>,
    pub(crate) password: Option<String>,
    pub(crate) recovery: Option<Bytes>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Session {
    pub(crate) secret: Bytes,
    pub(crate) person: String,
    pub(crate) opened: i64,
    pub(crate) used: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Report {
    pub(crate) number: i64,
    pub(crate) at: i64,
    pub(crate) person: Option<String>,
    pub(crate) body: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Note {
    pub(crate) shelf: String,
    pub(crate) name: String,
    pub(crate) at: i64,
    pub(crate) body: String,
}

/// Bytes, in hexadecimal digits on paper.
pub(crate) struct Bytes(pub(crate) Vec<u8>);

/// Things on their way into a store.
#[derive(Default)]
pub(crate) struct Things {
    pub(crate) tables: Vec<Table>,
    pub(crate) entries: Vec<Entry>,
    pub(crate) seats: Vec<Seat>,
    pub(crate) kept: Vec<Kept>,
    pub(crate) people: Vec<Person>,
    pub(crate) sessions: Vec<Session>,
    pub(crate) reports: Vec<Report>,
    pub(crate) notes: Vec<Note>,
    /// The lines they stood on.
    pub(crate) from: usize,
    pub(crate) to: usize,
    /// Nothing comes after them.
    pub(crate) complete: bool,
}

/// Writes a dump.
pub(crate) struct Writer<'a> {
    line: &'a mut (dyn FnMut(&str) -> io::Result<()> + Send),
    things: u64,
}

impl<'a> Writer<'a> {
    pub(crate) fn new(line: &'a mut (dyn FnMut(&str) -> io::Result<()> + Send)) -> Result<Self, StoreError> {
        let mut writer = Self { line, things: 0 };
        writer.write(&Thing::Miasma(Header { format: FORMAT }))?;
        Ok(writer)
    }

    pub(crate) fn tell(&mut self, thing: &Thing) -> Result<(), StoreError> {
        self.things += 1;
        self.write(thing)
    }

    pub(crate) fn end(mut self) -> Result<(), StoreError> {
        let things = self.things;
        self.write(&Thing::End(things))
    }

    fn write(&mut self, thing: &Thing) -> Result<(), StoreError> {
        let text = serde_json::to_string(thing).expect("these have text for keys");
        (self.line)(&text).map_err(|error| StoreError::Refused(format!("the dump can't be written: {error}")))
    }
}

/// Reads a dump and sends what it says to the store; a line that makes no sense ends it, and the store gives up.
pub(crate) async fn read(
    lines: &mut (dyn Iterator<Item = io::Result<String>> + Send),
    store: mpsc::Sender<Things>,
) -> Result<(), StoreError> {
    let mut number = 0;
    let mut told = 0;
    let mut ended = false;
    let mut things = Things { from: 1, ..Things::default() };
    for line in lines {
        number += 1;
        let bad = |why: String| StoreError::Refused(format!("line {number} of the dump: {why}"));
        let line = line.map_err(|error| bad(error.to_string()))?;
        if ended {
            return Err(bad("nothing may stand after the end".to_owned()));
        }
        let thing = serde_json::from_str(&line).map_err(|error| bad(error.to_string()))?;
        match (number, &thing) {
            (1, Thing::Miasma(Header { format: FORMAT })) => continue,
            (1, Thing::Miasma(Header { format })) => {
                return Err(bad(format!("it has format {format}, this build reads {FORMAT}")));
            }
            (1, _) => return Err(bad("it does not begin as a dump does".to_owned())),
            (_, Thing::Miasma(_)) => return Err(bad("a second header".to_owned())),
            (_, Thing::End(things)) if *things != told => {
                return Err(bad(format!("{things} things were written, {told} are here")));
            }
            (_, Thing::End(_)) => ended = true,
            _ => {
                told += 1;
                things.take(thing).map_err(bad)?;
            }
        }
        things.to = number;
        if things.to - things.from >= TOGETHER {
            let next = Things { from: number + 1, ..Things::default() };
            if store.send(std::mem::replace(&mut things, next)).await.is_err() {
                // It has given up, and says why.
                return Ok(());
            }
        }
    }
    if !ended {
        return Err(StoreError::Refused(format!("the dump breaks off after line {number}")));
    }
    things.complete = true;
    let _ = store.send(things).await;
    Ok(())
}

impl Things {
    fn take(&mut self, thing: Thing) -> Result<(), String> {
        match thing {
            Thing::Table(table) => {
                positive(table.last)?;
                if Stage::named(&table.stage).is_none() {
                    return Err(format!("there is no stage {:?}", table.stage));
                }
                texts(&[&table.id, &table.game, &table.summary])?;
                self.tables.push(table);
            }
            Thing::Entry(entry) => {
                positive(entry.number)?;
                texts(&[&entry.table, entry.key.as_deref().unwrap_or_default(), &entry.body])?;
                self.entries.push(entry);
            }
            Thing::Seat(seat) => {
                u8::try_from(seat.seat).map_err(|_| format!("there is no seat {}", seat.seat))?;
                texts(&[&seat.table, &seat.person])?;
                self.seats.push(seat);
            }
            Thing::Kept(kept) => {
                positive(kept.number)?;
                texts(&[&kept.table])?;
                self.kept.push(kept);
            }
            Thing::Person(person) => {
                let login = person.login.as_deref().unwrap_or_default();
                let password = person.password.as_deref().unwrap_or_default();
                texts(&[&person.id, &person.name, login, password])?;
                person.recovery.as_ref().map_or(Ok(()), secret)?;
                self.people.push(person);
            }
            Thing::Session(session) => {
                secret(&session.secret)?;
                texts(&[&session.person])?;
                self.sessions.push(session);
            }
            Thing::Report(report) => {
                positive(report.number)?;
                texts(&[&report.body, report.person.as_deref().unwrap_or_default()])?;
                self.reports.push(report);
            }
            Thing::Note(note) => {
                texts(&[&note.shelf, &note.name, &note.body])?;
                self.notes.push(note);
            }
            Thing::Miasma(_) | Thing::End(_) => unreachable!("the reader keeps these to itself"),
        }
        Ok(())
    }
}

fn positive(number: i64) -> Result<(), String> {
    if number > 0 { Ok(()) } else { Err(format!("numbers begin with 1, not {number}")) }
}

fn texts(texts: &[&str]) -> Result<(), String> {
    if texts.iter().any(|text| text.contains('\0')) {
        Err("a zero byte in a text".to_owned())
    } else {
        Ok(())
    }
}

fn secret(bytes: &Bytes) -> Result<(), String> {
    if bytes.0.len() == 32 { Ok(()) } else { Err("a secret has 32 bytes".to_owned()) }
}

impl From<TableRow> for Table {
    fn from(listed: TableRow) -> Self {
        let row = listed.metadata;
        Self {
            id: listed.table.0,
            last: i64::try_from(listed.last).expect("it came from a column of that type"),
            created: listed.created,
            updated: listed.updated,
            stage: row.stage.name().to_owned(),
            game: row.game,
            public: row.public,
            due: row.scheduled_at,
            lease: row.leased_until,
            summary: row.summary,
        }
    }
}

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut digits = String::with_capacity(2 * self.0.len());
        for byte in &self.0 {
            write!(digits, "{byte:02x}").expect("a string takes everything");
        }
        serializer.serialize_str(&digits)
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let digits = String::deserialize(deserializer)?;
        let bytes = digits.as_bytes().chunks(2).map(|pair| match pair {
            [high, low] => Some(digit(*high)? << 4 | digit(*low)?),
            _ => None,
        });
        match bytes.collect() {
            Some(bytes) => Ok(Self(bytes)),
            None => Err(serde::de::Error::custom("bytes are pairs of hexadecimal digits")),
        }
    }
}

fn digit(letter: u8) -> Option<u8> {
    char::from(letter).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
}
