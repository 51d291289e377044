//! Writes everything that can still be read from a damaged database as a dump.

use super::{Connection, DbRow, Result, get, tables};
use crate::dump::{Block, Bytes, Document, DumpWriter, Entry, Line, Person, Report, Seat, Session, Snapshot};
use crate::error::StoreError;
use crate::model::{Salvaged, TableId};
use futures_util::TryStreamExt as _;
use std::collections::{BTreeMap, BTreeSet};
use std::io;

/// Writes a dump of every game table that can be read completely, and of every other row that can be read.
pub(crate) async fn salvage(
    c: &mut Connection,
    output: &mut (dyn FnMut(&str) -> io::Result<()> + Send),
) -> Result<Salvaged> {
    let mut out = DumpWriter::new(output)?;
    let mut salvaged = Salvaged::default();
    for id in table_ids(c).await {
        match whole_table(c, &TableId(id.clone())).await {
            Ok(lines) => {
                salvaged.tables += 1;
                lines.iter().try_for_each(|line| out.line(line))?;
            }
            Err(error) => salvaged.lost.push(format!("table {id}: {error}")),
        }
    }
    // An earlier schema has neither these columns nor blocks.
    let has_moderation = sqlx::query("SELECT banned FROM people LIMIT 0").execute(&mut *c).await.is_ok();
    let people = match has_moderation {
        true => [
            "SELECT id, name, created, login, password, recovery, recovery_until, skeleton, banned FROM people ORDER BY id",
            "SELECT id, name, created, login, password, recovery, recovery_until, skeleton, banned FROM people ORDER BY id DESC",
        ],
        false => [
            "SELECT id, name, created, login, password, recovery FROM people ORDER BY id",
            "SELECT id, name, created, login, password, recovery FROM people ORDER BY id DESC",
        ],
    };
    rows(c, &mut out, &mut salvaged, "people", people, |row| {
        let id: String = get(row, 0)?;
        let recovery = get::<Option<Vec<u8>>>(row, 5)?.map(Bytes);
        let (name, created, login, password) = (get(row, 1)?, get(row, 2)?, get(row, 3)?, get(row, 4)?);
        let (recovery_until, skeleton, banned) = match has_moderation {
            true => (get(row, 6)?, get(row, 7)?, get(row, 8)?),
            false => (None, None, None),
        };
        let person =
            Person { id, name, created, login, password, recovery, recovery_until, skeleton, banned };
        Ok((person.id.clone(), Line::Person(person)))
    })
    .await?;
    let sessions = [
        "SELECT secret, person, opened, used FROM sessions ORDER BY secret",
        "SELECT secret, person, opened, used FROM sessions ORDER BY secret DESC",
    ];
    rows(c, &mut out, &mut salvaged, "sessions", sessions, |row| {
        let secret: Vec<u8> = get(row, 0)?;
        let key = hex::encode(&secret);
        let (person, opened, used) = (get(row, 1)?, get(row, 2)?, get(row, 3)?);
        Ok((key, Line::Session(Session { secret: Bytes(secret), person, opened, used })))
    })
    .await?;
    let reports = match has_moderation {
        true => [
            "SELECT number, at, person, body, state FROM reports ORDER BY number",
            "SELECT number, at, person, body, state FROM reports ORDER BY number DESC",
        ],
        false => [
            "SELECT number, at, person, body, 'new' FROM reports ORDER BY number",
            "SELECT number, at, person, body, 'new' FROM reports ORDER BY number DESC",
        ],
    };
    rows(c, &mut out, &mut salvaged, "reports", reports, |row| {
        let number: i64 = get(row, 0)?;
        let (at, person, body, state) = (get(row, 1)?, get(row, 2)?, get(row, 3)?, get(row, 4)?);
        Ok((format!("{number:020}"), Line::Report(Report { number, at, person, state, body })))
    })
    .await?;
    let documents = [
        "SELECT shelf, name, at, body FROM notes ORDER BY shelf, name",
        "SELECT shelf, name, at, body FROM notes ORDER BY shelf DESC, name DESC",
    ];
    rows(c, &mut out, &mut salvaged, "documents", documents, |row| {
        let (collection, name): (String, String) = (get(row, 0)?, get(row, 1)?);
        let key = format!("{collection}\0{name}");
        Ok((key, Line::Document(Document { collection, name, at: get(row, 2)?, body: get(row, 3)? })))
    })
    .await?;
    if has_moderation {
        let blocks = [
            "SELECT person, blocked, at FROM blocks ORDER BY person, blocked",
            "SELECT person, blocked, at FROM blocks ORDER BY person DESC, blocked DESC",
        ];
        rows(c, &mut out, &mut salvaged, "blocks", blocks, |row| {
            let (person, blocked): (String, String) = (get(row, 0)?, get(row, 1)?);
            let key = format!("{person}\0{blocked}");
            Ok((key, Line::Block(Block { person, blocked, at: get(row, 2)? })))
        })
        .await?;
    }
    out.finish()?;
    Ok(salvaged)
}

/// The ids of all game tables, from wherever one of them can be read.
async fn table_ids(c: &mut Connection) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for query in [
        "SELECT id FROM tables ORDER BY id",
        "SELECT id FROM tables ORDER BY id DESC",
        "SELECT DISTINCT table_id FROM entries ORDER BY table_id",
        "SELECT DISTINCT table_id FROM entries ORDER BY table_id DESC",
        "SELECT DISTINCT table_id FROM seats",
        "SELECT table_id FROM kept",
    ] {
        let mut rows = sqlx::query(query).fetch(&mut *c);
        while let Ok(Some(row)) = rows.try_next().await {
            ids.extend(get::<String>(&row, 0));
        }
    }
    ids
}

/// The lines of a game table, unless a part of it can't be read. A snapshot can be done without.
async fn whole_table(c: &mut Connection, id: &TableId) -> Result<Vec<Line>> {
    let missing = |what: &str| StoreError::Corrupt(format!("{what} is missing"));
    let row = tables::table(c, id).await?.ok_or_else(|| missing("its row"))?;
    let entries = tables::entries(c, id, 0, u32::MAX).await?;
    let count = entries.len() as u64;
    if entries.iter().zip(1..).any(|(entry, number)| entry.number != number) || count != row.last {
        return Err(missing(&format!("a part of its log ({count} of {} entries are here)", row.last)));
    }
    let mut lines = vec![Line::Table(row.into())];
    lines.extend(entries.into_iter().map(|entry| {
        let number = entry.number as i64;
        Line::Entry(Entry { table: id.0.clone(), number, at: entry.at, key: entry.key, body: entry.body })
    }));
    let seats = sqlx::query("SELECT seat, person FROM seats WHERE table_id = $1 ORDER BY seat").bind(&id.0);
    for row in seats.fetch_all(&mut *c).await? {
        lines.push(Line::Seat(Seat { table: id.0.clone(), seat: get(&row, 0)?, person: get(&row, 1)? }));
    }
    if let Ok(Some(snapshot)) = tables::snapshot(c, id).await {
        let (number, state) = (snapshot.number as i64, Bytes(snapshot.state));
        lines.push(Line::Snapshot(Snapshot { table: id.0.clone(), number, state }));
    }
    Ok(lines)
}

/// Writes the rows of a database table that can be read from either end.
async fn rows(
    c: &mut Connection,
    out: &mut DumpWriter<'_>,
    salvaged: &mut Salvaged,
    what: &str,
    both_ways: [&'static str; 2],
    line: impl Fn(&DbRow) -> Result<(String, Line)> + Send,
) -> Result<()> {
    let mut lines = BTreeMap::new();
    let mut failure = None;
    for query in both_ways {
        let mut rows = sqlx::query(query).fetch(&mut *c);
        loop {
            match rows.try_next().await {
                Ok(Some(row)) => match line(&row) {
                    Ok((key, line)) => drop(lines.insert(key, line)),
                    Err(error) => failure = Some(error),
                },
                Ok(None) => break,
                Err(error) => {
                    failure = Some(error.into());
                    break;
                }
            }
        }
        if failure.is_none() {
            break;
        }
    }
    if let Some(error) = failure {
        salvaged.lost.push(format!("{what}: some rows can't be read: {error}"));
    }
    lines.values().try_for_each(|line| out.line(line))
}
