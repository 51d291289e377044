//! Inserts the lines of a dump into an empty database.

use super::{Connection, Result, get, insert_rows};
use crate::dump::Chunk;
use crate::error::{StoreError, is_unique_violation};
use tokio::sync::mpsc;

/// Restores a dump inside a transaction, which the caller commits only if this succeeds.
pub(crate) async fn restore(c: &mut Connection, chunks: &mut mpsc::Receiver<Chunk>) -> Result<()> {
    check_empty(c).await?;
    loop {
        let Some(chunk) = chunks.recv().await else {
            return Err(StoreError::Refused("the backup is incomplete".to_owned()));
        };
        match insert(c, &chunk).await {
            Err(error) if is_unique_violation(&error) => {
                let (first, last) = (chunk.first, chunk.last);
                return Err(StoreError::Refused(format!(
                    "lines {first} to {last} of the backup contain something that is there already"
                )));
            }
            inserted => inserted?,
        }
        if chunk.complete {
            return check_logs(c).await;
        }
    }
}

async fn check_empty(c: &mut Connection) -> Result<()> {
    for statement in [
        "SELECT 1 FROM tables LIMIT 1",
        "SELECT 1 FROM people LIMIT 1",
        "SELECT 1 FROM entries LIMIT 1",
        "SELECT 1 FROM reports LIMIT 1",
        "SELECT 1 FROM notes LIMIT 1",
    ] {
        if sqlx::query(statement).fetch_optional(&mut *c).await?.is_some() {
            return Err(StoreError::Refused(
                "a backup can be restored only into an empty database, and this one is not empty".to_owned(),
            ));
        }
    }
    Ok(())
}

/// Checks that every log has as many entries as its row says, without gaps.
async fn check_logs(c: &mut Connection) -> Result<()> {
    let gap = sqlx::query(
        "SELECT t.id FROM tables t
         LEFT JOIN (SELECT table_id, COUNT(*) AS entries, MAX(number) AS last FROM entries GROUP BY table_id) e
         ON e.table_id = t.id WHERE t.last <> COALESCE(e.entries, 0) OR t.last <> COALESCE(e.last, 0) LIMIT 1",
    )
    .fetch_optional(c)
    .await?;
    match gap {
        Some(row) => {
            let table: String = get(&row, 0)?;
            Err(StoreError::Refused(format!("entries of table {table} are missing in the backup")))
        }
        None => Ok(()),
    }
}

async fn insert(c: &mut Connection, chunk: &Chunk) -> std::result::Result<(), sqlx::Error> {
    let tables = "INSERT INTO tables (id, last, created, updated, stage, game, public, due, lease, summary) ";
    insert_rows(c, tables, &chunk.tables, "", |row, table| {
        row.push_bind(&table.id)
            .push_bind(table.last)
            .push_bind(table.created)
            .push_bind(table.updated)
            .push_bind(&table.stage)
            .push_bind(&table.game)
            .push_bind(table.public)
            .push_bind(table.scheduled_at)
            .push_bind(table.leased_until)
            .push_bind(&table.summary);
    })
    .await?;
    let entries = "INSERT INTO entries (table_id, number, at, key, body) ";
    insert_rows(c, entries, &chunk.entries, "", |row, entry| {
        row.push_bind(&entry.table)
            .push_bind(entry.number)
            .push_bind(entry.at)
            .push_bind(&entry.key)
            .push_bind(&entry.body);
    })
    .await?;
    insert_rows(c, "INSERT INTO seats (table_id, seat, person) ", &chunk.seats, "", |row, seat| {
        row.push_bind(&seat.table).push_bind(seat.seat).push_bind(&seat.person);
    })
    .await?;
    let snapshots = "INSERT INTO kept (table_id, number, state) ";
    insert_rows(c, snapshots, &chunk.snapshots, "", |row, snapshot| {
        row.push_bind(&snapshot.table).push_bind(snapshot.number).push_bind(&snapshot.state.0);
    })
    .await?;
    let people = "INSERT INTO people (id, name, created, login, password, recovery, recovery_until, skeleton, banned) ";
    insert_rows(c, people, &chunk.people, "", |row, person| {
        row.push_bind(&person.id)
            .push_bind(&person.name)
            .push_bind(person.created)
            .push_bind(&person.login)
            .push_bind(&person.password)
            .push_bind(person.recovery.as_ref().map(|bytes| &bytes.0))
            .push_bind(person.recovery_until)
            .push_bind(&person.skeleton)
            .push_bind(person.banned);
    })
    .await?;
    let sessions = "INSERT INTO sessions (secret, person, opened, used) ";
    insert_rows(c, sessions, &chunk.sessions, "", |row, session| {
        row.push_bind(&session.secret.0)
            .push_bind(&session.person)
            .push_bind(session.opened)
            .push_bind(session.used);
    })
    .await?;
    let reports = "INSERT INTO reports (number, at, person, body, state) ";
    insert_rows(c, reports, &chunk.reports, "", |row, report| {
        row.push_bind(report.number)
            .push_bind(report.at)
            .push_bind(&report.person)
            .push_bind(&report.body)
            .push_bind(&report.state);
    })
    .await?;
    let documents = "INSERT INTO notes (shelf, name, at, body) ";
    insert_rows(c, documents, &chunk.documents, "", |row, document| {
        row.push_bind(&document.collection)
            .push_bind(&document.name)
            .push_bind(document.at)
            .push_bind(&document.body);
    })
    .await?;
    insert_rows(c, "INSERT INTO blocks (person, blocked, at) ", &chunk.blocks, "", |row, block| {
        row.push_bind(&block.person).push_bind(&block.blocked).push_bind(block.at);
    })
    .await
}
