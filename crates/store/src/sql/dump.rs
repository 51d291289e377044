//! Writes all rows as the lines of a dump.

use super::tables::{ALL_ROWS, read_row};
use super::{Connection, DbRow, Result, get};
use crate::dump::{Block, Bytes, Document, DumpWriter, Entry, Line, Person, Report, Seat, Session, Snapshot};
use crate::migrations::Schema;
use futures_util::TryStreamExt as _;
use std::io;

/// Writes a dump, inside a transaction that sees the database as it was at one moment.
pub(crate) async fn dump(
    c: &mut Connection,
    schema: Schema,
    output: &mut (dyn FnMut(&str) -> io::Result<()> + Send),
) -> Result<()> {
    let mut out = DumpWriter::new(output)?;
    copy(c, &mut out, ALL_ROWS, |row| Ok(Line::Table(read_row(row)?.into()))).await?;
    let entries = "SELECT table_id, number, at, key, body FROM entries ORDER BY table_id, number";
    copy(c, &mut out, entries, |row| {
        Ok(Line::Entry(Entry {
            table: get(row, 0)?,
            number: get(row, 1)?,
            at: get(row, 2)?,
            key: get(row, 3)?,
            body: get(row, 4)?,
        }))
    })
    .await?;
    let seats = "SELECT table_id, seat, person FROM seats ORDER BY table_id, seat";
    copy(c, &mut out, seats, |row| {
        Ok(Line::Seat(Seat { table: get(row, 0)?, seat: get(row, 1)?, person: get(row, 2)? }))
    })
    .await?;
    let snapshots = "SELECT table_id, number, state FROM kept ORDER BY table_id";
    copy(c, &mut out, snapshots, |row| {
        let state = Bytes(get(row, 2)?);
        Ok(Line::Snapshot(Snapshot { table: get(row, 0)?, number: get(row, 1)?, state }))
    })
    .await?;
    let people = if schema.has_moderation() {
        "SELECT id, name, created, login, password, recovery, recovery_until, skeleton, banned FROM people ORDER BY id"
    } else {
        "SELECT id, name, created, login, password, recovery FROM people ORDER BY id"
    };
    copy(c, &mut out, people, |row| {
        Ok(Line::Person(Person {
            id: get(row, 0)?,
            name: get(row, 1)?,
            created: get(row, 2)?,
            login: get(row, 3)?,
            password: get(row, 4)?,
            recovery: get::<Option<Vec<u8>>>(row, 5)?.map(Bytes),
            recovery_until: if schema.has_moderation() { get(row, 6)? } else { None },
            skeleton: if schema.has_moderation() { get(row, 7)? } else { None },
            banned: if schema.has_moderation() { get(row, 8)? } else { None },
        }))
    })
    .await?;
    let sessions = "SELECT secret, person, opened, used FROM sessions ORDER BY secret";
    copy(c, &mut out, sessions, |row| {
        let secret = Bytes(get(row, 0)?);
        Ok(Line::Session(Session { secret, person: get(row, 1)?, opened: get(row, 2)?, used: get(row, 3)? }))
    })
    .await?;
    if schema.has_reports() {
        let reports = if schema.has_moderation() {
            "SELECT number, at, person, body, state FROM reports ORDER BY number"
        } else {
            "SELECT number, at, person, body, 'new' FROM reports ORDER BY number"
        };
        copy(c, &mut out, reports, |row| {
            let (number, at, person) = (get(row, 0)?, get(row, 1)?, get(row, 2)?);
            Ok(Line::Report(Report { number, at, person, body: get(row, 3)?, state: get(row, 4)? }))
        })
        .await?;
    }
    if schema.has_documents() {
        let documents = "SELECT shelf, name, at, body FROM notes ORDER BY shelf, name";
        copy(c, &mut out, documents, |row| {
            let collection = get(row, 0)?;
            Ok(Line::Document(Document {
                collection,
                name: get(row, 1)?,
                at: get(row, 2)?,
                body: get(row, 3)?,
            }))
        })
        .await?;
    }
    if schema.has_moderation() {
        let blocks = "SELECT person, blocked, at FROM blocks ORDER BY person, blocked";
        copy(c, &mut out, blocks, |row| {
            Ok(Line::Block(Block { person: get(row, 0)?, blocked: get(row, 1)?, at: get(row, 2)? }))
        })
        .await?;
    }
    out.finish()
}

/// Writes a line for each row of a query.
async fn copy(
    c: &mut Connection,
    out: &mut DumpWriter<'_>,
    query: &'static str,
    line: impl Fn(&DbRow) -> Result<Line> + Send,
) -> Result<()> {
    let mut rows = sqlx::query(query).fetch(c);
    while let Some(row) = rows.try_next().await? {
        out.line(&line(&row)?)?;
    }
    Ok(())
}
