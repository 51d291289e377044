//! Reads and checks a dump.

use super::{
    Block, Bytes, Checksum, Document, Entry, FORMAT, FORMAT_WITHOUT_CHECKSUM, Header, Line, Person, Report,
    Seat, Session, Snapshot, Table,
};
use crate::error::StoreError;
use crate::model::Stage;
use sha2::{Digest as _, Sha256};
use std::io;
use tokio::sync::mpsc;

/// Number of lines in a chunk.
const CHUNK: usize = 1024;

/// Some lines of a dump, to be inserted together.
#[derive(Default)]
pub(crate) struct Chunk {
    pub(crate) tables: Vec<Table>,
    pub(crate) entries: Vec<Entry>,
    pub(crate) seats: Vec<Seat>,
    pub(crate) snapshots: Vec<Snapshot>,
    pub(crate) people: Vec<Person>,
    pub(crate) sessions: Vec<Session>,
    pub(crate) reports: Vec<Report>,
    pub(crate) documents: Vec<Document>,
    pub(crate) blocks: Vec<Block>,
    /// The number of the first line.
    pub(crate) first: usize,
    /// The number of the last line.
    pub(crate) last: usize,
    /// Whether these are the last lines.
    pub(crate) complete: bool,
}

/// Reads and checks a dump, and sends it in chunks. If a line is invalid, the channel closes without a last chunk, so
/// that the receiver rolls back.
pub(crate) async fn read(
    lines: &mut (dyn Iterator<Item = io::Result<String>> + Send),
    chunks: mpsc::Sender<Chunk>,
) -> Result<(), StoreError> {
    let mut number = 0;
    let mut count = 0;
    let mut ended = false;
    let mut format = FORMAT;
    let mut checksum = Sha256::new();
    let mut chunk = Chunk { first: 1, ..Chunk::default() };
    for line in lines {
        number += 1;
        let invalid = |why: String| StoreError::Refused(format!("line {number} of the backup: {why}"));
        let line = line.map_err(|error| invalid(error.to_string()))?;
        if ended {
            return Err(invalid("there is a line after the end".to_owned()));
        }
        let before = checksum.clone();
        checksum.update(&line);
        checksum.update("\n");
        let line = serde_json::from_str(&line).map_err(|error| invalid(error.to_string()))?;
        match (number, &line) {
            (1, Line::Miasma(header)) if [FORMAT, FORMAT_WITHOUT_CHECKSUM].contains(&header.format) => {
                format = header.format;
                continue;
            }
            (1, Line::Miasma(Header { format })) => {
                return Err(invalid(format!(
                    "the format is {format}, but this build reads only up to {FORMAT}"
                )));
            }
            (1, _) => return Err(invalid("a backup starts with a header".to_owned())),
            (_, Line::Miasma(_)) => return Err(invalid("a second header".to_owned())),
            (_, Line::End(expected) | Line::Checksum(Checksum { lines: expected, .. }))
                if *expected != count =>
            {
                return Err(invalid(format!("{expected} lines were written, but {count} are here")));
            }
            (_, Line::Checksum(Checksum { sha256, .. })) if sha256.0[..] != before.clone().finalize()[..] => {
                return Err(invalid(
                    "the checksum does not match: the backup was changed or damaged".to_owned(),
                ));
            }
            (_, Line::Checksum(_)) => ended = true,
            (_, Line::End(_)) if format == FORMAT_WITHOUT_CHECKSUM => ended = true,
            (_, Line::End(_)) => return Err(invalid("there is no checksum".to_owned())),
            _ => {
                count += 1;
                chunk.push(line).map_err(invalid)?;
            }
        }
        chunk.last = number;
        if chunk.last - chunk.first >= CHUNK {
            let next = Chunk { first: number + 1, ..Chunk::default() };
            if chunks.send(std::mem::replace(&mut chunk, next)).await.is_err() {
                // The receiver failed, and its error is the one to report.
                return Ok(());
            }
        }
    }
    if !ended {
        return Err(StoreError::Refused(format!("the backup breaks off after line {number}")));
    }
    chunk.complete = true;
    let _ = chunks.send(chunk).await;
    Ok(())
}

impl Chunk {
    /// Checks a line and adds it.
    fn push(&mut self, line: Line) -> Result<(), String> {
        match line {
            Line::Table(table) => {
                positive(table.last)?;
                if Stage::named(&table.stage).is_none() {
                    return Err(format!("{:?} is not a stage", table.stage));
                }
                texts(&[&table.id, &table.game, &table.summary])?;
                self.tables.push(table);
            }
            Line::Entry(entry) => {
                positive(entry.number)?;
                texts(&[&entry.table, entry.key.as_deref().unwrap_or_default(), &entry.body])?;
                self.entries.push(entry);
            }
            Line::Seat(seat) => {
                u8::try_from(seat.seat).map_err(|_| format!("{} is not a seat", seat.seat))?;
                texts(&[&seat.table, &seat.person])?;
                self.seats.push(seat);
            }
            Line::Snapshot(snapshot) => {
                positive(snapshot.number)?;
                texts(&[&snapshot.table])?;
                self.snapshots.push(snapshot);
            }
            Line::Person(person) => {
                let login = person.login.as_deref().unwrap_or_default();
                let password = person.password.as_deref().unwrap_or_default();
                let skeleton = person.skeleton.as_deref().unwrap_or_default();
                texts(&[&person.id, &person.name, login, password, skeleton])?;
                person.recovery.as_ref().map_or(Ok(()), secret)?;
                self.people.push(person);
            }
            Line::Session(session) => {
                secret(&session.secret)?;
                texts(&[&session.person])?;
                self.sessions.push(session);
            }
            Line::Report(report) => {
                positive(report.number)?;
                texts(&[&report.body, &report.state, report.person.as_deref().unwrap_or_default()])?;
                self.reports.push(report);
            }
            Line::Document(document) => {
                texts(&[&document.collection, &document.name, &document.body])?;
                self.documents.push(document);
            }
            Line::Block(block) => {
                texts(&[&block.person, &block.blocked])?;
                self.blocks.push(block);
            }
            Line::Miasma(_) | Line::Checksum(_) | Line::End(_) => {
                unreachable!("the reader handles header and footer")
            }
        }
        Ok(())
    }
}

fn positive(number: i64) -> Result<(), String> {
    if number > 0 { Ok(()) } else { Err(format!("{number} is not a valid number: numbers start at 1")) }
}

fn texts(texts: &[&str]) -> Result<(), String> {
    if texts.iter().any(|text| text.contains('\0')) {
        Err("a text contains a zero byte".to_owned())
    } else {
        Ok(())
    }
}

fn secret(bytes: &Bytes) -> Result<(), String> {
    if bytes.0.len() == 32 { Ok(()) } else { Err("a secret must have 32 bytes".to_owned()) }
}
