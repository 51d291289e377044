//! The statements that are the same on both engines. The file is a module of each of them, so that neither can come to
//! differ from the other: what is `Connection` and `Db` here is told by the engine.

use super::{Connection, Db, DbRow};
use crate::batch::{Grown, Known, Plan, Stands, check_texts, portions};
use crate::dump::{self, Thing, Things};
use crate::fault::{fault, is_taken};
use crate::{
    Append, Document, Entry, Millis, Person, PersonId, SecretHash, Snapshot, Stage, StoreError, TableFilter,
    TableId, TableMetadata, TableRow,
};
use futures_util::TryStreamExt;
use sqlx::{QueryBuilder, Row as _};
use std::io;
use tokio::sync::mpsc;

type Result<T> = std::result::Result<T, StoreError>;

macro_rules! listed {
    ($rest:literal) => {
        concat!(
            "SELECT id, last, created, updated, stage, game, public, due, lease, summary FROM tables ",
            $rest
        )
    };
}

macro_rules! person {
    ($rest:literal) => {
        concat!("SELECT id, name, created, login, password FROM people ", $rest)
    };
}

// Tables

pub(super) async fn entries(
    c: &mut Connection,
    table: &TableId,
    after: u64,
    most: u32,
) -> Result<Vec<Entry>> {
    let Ok(after) = i64::try_from(after) else { return Ok(Vec::new()) };
    let rows = sqlx::query(
        "SELECT number, at, key, body FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3",
    )
    .bind(&table.0)
    .bind(after)
    .bind(i64::from(most))
    .fetch_all(c)
    .await
    .map_err(fault)?;
    rows.iter()
        .map(|row| {
            Ok(Entry { number: number(row, 0)?, at: get(row, 1)?, key: get(row, 2)?, body: get(row, 3)? })
        })
        .collect()
}

pub(super) async fn entry_with_key(c: &mut Connection, table: &TableId, key: &str) -> Result<Option<u64>> {
    let row = sqlx::query("SELECT number FROM entries WHERE table_id = $1 AND key = $2")
        .bind(&table.0)
        .bind(key)
        .fetch_optional(c)
        .await
        .map_err(fault)?;
    row.map(|row| number(&row, 0)).transpose()
}

pub(super) async fn table(c: &mut Connection, table: &TableId) -> Result<Option<TableRow>> {
    let row = sqlx::query(listed!("WHERE id = $1")).bind(&table.0).fetch_optional(c).await.map_err(fault)?;
    row.map(|row| listed(&row)).transpose()
}

pub(super) async fn snapshot(c: &mut Connection, table: &TableId) -> Result<Option<Snapshot>> {
    let row = sqlx::query("SELECT number, state FROM kept WHERE table_id = $1")
        .bind(&table.0)
        .fetch_optional(c)
        .await
        .map_err(fault)?;
    row.map(|row| Ok(Snapshot { number: number(&row, 0)?, state: get(&row, 1)? })).transpose()
}

pub(super) async fn tables(
    c: &mut Connection,
    which: &TableFilter,
    skip: u32,
    most: u32,
) -> Result<Vec<TableRow>> {
    let query = match which {
        TableFilter::Public(stage) => sqlx::query(listed!(
            "WHERE stage = $1 AND public = TRUE ORDER BY updated DESC, id DESC LIMIT $2 OFFSET $3"
        ))
        .bind(stage.name()),
        TableFilter::WithPerson(person) => sqlx::query(listed!(
            "WHERE id IN (SELECT table_id FROM seats WHERE person = $1)
             ORDER BY updated DESC, id DESC LIMIT $2 OFFSET $3"
        ))
        .bind(&person.0),
        TableFilter::All(Some(stage)) => {
            sqlx::query(listed!("WHERE stage = $1 ORDER BY updated DESC, id DESC LIMIT $2 OFFSET $3"))
                .bind(stage.name())
        }
        TableFilter::All(None) => sqlx::query(listed!("ORDER BY updated DESC, id DESC LIMIT $1 OFFSET $2")),
    };
    let rows = query.bind(i64::from(most)).bind(i64::from(skip)).fetch_all(c).await.map_err(fault)?;
    rows.iter().map(listed).collect()
}

pub(super) async fn count_tables(c: &mut Connection, of: Option<&PersonId>) -> Result<Vec<(Stage, u64)>> {
    let query = match of {
        None => sqlx::query("SELECT stage, COUNT(*) FROM tables GROUP BY stage ORDER BY stage"),
        Some(person) => sqlx::query(
            "SELECT stage, COUNT(*) FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1)
             GROUP BY stage ORDER BY stage",
        )
        .bind(&person.0),
    };
    let rows = query.fetch_all(c).await.map_err(fault)?;
    rows.iter().map(|row| Ok((stage(row, 0)?, number(row, 1)?))).collect()
}

/// The row of `tables` goes first: it is what a writer of the table waits for.
pub(super) async fn remove_table(c: &mut Connection, table: &TableId) -> Result<()> {
    for statement in [
        "DELETE FROM tables WHERE id = $1",
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM kept WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
    ] {
        sqlx::query(statement).bind(&table.0).execute(&mut *c).await.map_err(fault)?;
    }
    Ok(())
}

/// Notes how tables stand, from rows of their id, last entry, stage, game and whether they are public.
pub(super) fn note_tables(rows: &[DbRow], known: &mut Known) -> Result<()> {
    for row in rows {
        let stands =
            Stands { last: number(row, 1)?, stage: stage(row, 2)?, game: get(row, 3)?, public: get(row, 4)? };
        known.tables.insert(get(row, 0)?, stands);
    }
    Ok(())
}

/// Which keys of these appends are there already.
pub(super) async fn find_keys(
    c: &mut Connection,
    appends: impl Iterator<Item = &Append>,
    known: &mut Known,
) -> Result<()> {
    let keys: Vec<(&str, &str)> = appends
        .flat_map(|append| {
            append.entries.iter().filter_map(|(key, _)| Some((&*append.table.0, key.as_deref()?)))
        })
        .collect();
    for portion in portions(&keys) {
        // A cross join keeps SQLite from walking through all entries.
        let mut query = QueryBuilder::<Db>::new("SELECT e.table_id, e.key, e.number FROM (");
        query.push_values(portion, |mut row, (table, key)| {
            row.push_bind(*table).push_bind(*key);
        });
        query.push(
            ") AS asked CROSS JOIN entries e
             WHERE e.table_id = asked.column1 AND e.key = asked.column2 AND e.key IS NOT NULL",
        );
        for row in query.build().fetch_all(&mut *c).await.map_err(fault)? {
            known.keys.insert((get(&row, 0)?, get(&row, 1)?), number(&row, 2)?);
        }
    }
    Ok(())
}

/// Writes what was judged to hold.
pub(super) async fn write(c: &mut Connection, plan: &Plan<'_>) -> std::result::Result<(), sqlx::Error> {
    for portion in portions(&plan.entries) {
        let mut query = QueryBuilder::<Db>::new(super::ADD);
        query.push(" INTO entries (table_id, number, at, key, body) ");
        query.push_values(portion, |mut row, entry| {
            row.push_bind(entry.table)
                .push_bind(signed(entry.number))
                .push_bind(entry.at)
                .push_bind(entry.key)
                .push_bind(entry.body);
        });
        query.build().execute(&mut *c).await?;
    }
    let (settled, others): (Vec<_>, Vec<_>) = plan.tables.iter().partition(|grown| grown.settled);
    write_tables(c, &settled, "").await?;
    let found_by = ", stage = excluded.stage, game = excluded.game, public = excluded.public";
    write_tables(c, &others, found_by).await?;
    let kept: Vec<_> =
        plan.tables.iter().filter_map(|grown| Some((&grown.append.table.0, grown.kept?))).collect();
    for portion in portions(&kept) {
        let mut query = QueryBuilder::<Db>::new("INSERT INTO kept (table_id, number, state) ");
        query.push_values(portion, |mut row, (table, (number, state))| {
            row.push_bind(*table).push_bind(signed(*number)).push_bind(*state);
        });
        query.push(" ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, state = excluded.state");
        query.build().execute(&mut *c).await?;
    }
    let seated: Vec<_> = plan.tables.iter().filter_map(|grown| grown.seats).collect();
    for portion in portions(&seated) {
        let mut query = QueryBuilder::<Db>::new("DELETE FROM seats WHERE table_id IN (");
        let mut names = query.separated(", ");
        for append in portion {
            names.push_bind(&append.table.0);
        }
        query.push(")");
        query.build().execute(&mut *c).await?;
    }
    let seats: Vec<_> = seated
        .iter()
        .flat_map(|append| {
            append.seats.iter().flatten().map(|(seat, person)| (&append.table.0, *seat, &person.0))
        })
        .collect();
    for portion in portions(&seats) {
        let mut query = QueryBuilder::<Db>::new("INSERT INTO seats (table_id, seat, person) ");
        query.push_values(portion, |mut row, (table, seat, person)| {
            row.push_bind(*table).push_bind(i64::from(*seat)).push_bind(*person);
        });
        query.build().execute(&mut *c).await?;
    }
    Ok(())
}

/// Writes the rows of tables; of those that are there what changes with every append, and what else is named.
async fn write_tables(
    c: &mut Connection,
    tables: &[&Grown<'_>],
    also: &str,
) -> std::result::Result<(), sqlx::Error> {
    for portion in portions(tables) {
        let mut query = QueryBuilder::<Db>::new(
            "INSERT INTO tables (id, last, created, updated, stage, game, public, due, lease, summary) ",
        );
        query.push_values(portion, |mut row, grown| {
            let TableMetadata { stage, game, public, scheduled_at, leased_until, summary } =
                &grown.append.metadata;
            row.push_bind(&grown.append.table.0)
                .push_bind(signed(grown.last))
                .push_bind(grown.created)
                .push_bind(grown.append.at)
                .push_bind(stage.name())
                .push_bind(game)
                .push_bind(*public)
                .push_bind(*scheduled_at)
                .push_bind(*leased_until)
                .push_bind(summary);
        });
        query.push(
            " ON CONFLICT (id) DO UPDATE SET last = excluded.last, updated = excluded.updated,
             due = excluded.due, lease = excluded.lease, summary = excluded.summary",
        );
        query.push(also);
        query.build().execute(&mut *c).await?;
    }
    Ok(())
}

// People

pub(super) async fn add_person(c: &mut Connection, person: &Person) -> Result<()> {
    check(person)?;
    let done =
        sqlx::query("INSERT INTO people (id, name, created, login, password) VALUES ($1, $2, $3, $4, $5)")
            .bind(&person.id.0)
            .bind(&person.name)
            .bind(person.created)
            .bind(&person.login)
            .bind(&person.password)
            .execute(c)
            .await;
    match done {
        Err(error) if is_taken(&error) => {
            Err(StoreError::Refused("this id or login is another's".to_owned()))
        }
        done => done.map(drop).map_err(fault),
    }
}

pub(super) async fn person(c: &mut Connection, id: &PersonId) -> Result<Option<Person>> {
    let row = sqlx::query(person!("WHERE id = $1")).bind(&id.0).fetch_optional(c).await.map_err(fault)?;
    row.map(|row| somebody(&row)).transpose()
}

pub(super) async fn person_by_login(c: &mut Connection, login: &str) -> Result<Option<Person>> {
    let row = sqlx::query(person!("WHERE login = $1")).bind(login).fetch_optional(c).await.map_err(fault)?;
    row.map(|row| somebody(&row)).transpose()
}

pub(super) async fn person_by_recovery(c: &mut Connection, secret: &SecretHash) -> Result<Option<Person>> {
    let row = sqlx::query(person!("WHERE recovery = $1"))
        .bind(secret.as_slice())
        .fetch_optional(c)
        .await
        .map_err(fault)?;
    row.map(|row| somebody(&row)).transpose()
}

pub(super) async fn update_person(c: &mut Connection, person: &Person) -> Result<bool> {
    check(person)?;
    let done = sqlx::query("UPDATE people SET name = $2, login = $3, password = $4 WHERE id = $1")
        .bind(&person.id.0)
        .bind(&person.name)
        .bind(&person.login)
        .bind(&person.password)
        .execute(c)
        .await;
    match done {
        Err(error) if is_taken(&error) => Ok(false),
        Err(error) => Err(fault(error)),
        Ok(done) if done.rows_affected() == 0 => nobody(),
        Ok(_) => Ok(true),
    }
}

pub(super) async fn set_recovery(c: &mut Connection, id: &PersonId, secret: &SecretHash) -> Result<()> {
    let done = sqlx::query("UPDATE people SET recovery = $2 WHERE id = $1")
        .bind(&id.0)
        .bind(secret.as_slice())
        .execute(c)
        .await
        .map_err(fault)?;
    if done.rows_affected() == 0 { nobody() } else { Ok(()) }
}

pub(super) async fn remove_person(c: &mut Connection, id: &PersonId) -> Result<()> {
    for statement in [
        "UPDATE people SET name = '', login = NULL, password = NULL, recovery = NULL WHERE id = $1",
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM seats WHERE person = $1",
        "UPDATE reports SET person = NULL WHERE person = $1",
    ] {
        sqlx::query(statement).bind(&id.0).execute(&mut *c).await.map_err(fault)?;
    }
    Ok(())
}

pub(super) async fn open_session(
    c: &mut Connection,
    secret: &SecretHash,
    person: &PersonId,
    now: Millis,
) -> Result<()> {
    let done = sqlx::query(
        "INSERT INTO sessions (secret, person, opened, used) SELECT $1, id, $3, $3 FROM people WHERE id = $2",
    )
    .bind(secret.as_slice())
    .bind(&person.0)
    .bind(now)
    .execute(c)
    .await;
    match done {
        Err(error) if is_taken(&error) => Err(StoreError::Refused("this session is open already".to_owned())),
        Err(error) => Err(fault(error)),
        Ok(done) if done.rows_affected() == 0 => nobody(),
        Ok(_) => Ok(()),
    }
}

/// Whose session it is, and when it was used.
pub(super) async fn session(c: &mut Connection, secret: &SecretHash) -> Result<Option<(PersonId, Millis)>> {
    let row = sqlx::query("SELECT person, used FROM sessions WHERE secret = $1")
        .bind(secret.as_slice())
        .fetch_optional(c)
        .await
        .map_err(fault)?;
    row.map(|row| Ok((PersonId(get(&row, 0)?), get(&row, 1)?))).transpose()
}

pub(super) async fn use_session(c: &mut Connection, secret: &SecretHash, now: Millis) -> Result<()> {
    sqlx::query("UPDATE sessions SET used = $2 WHERE secret = $1 AND used < $2")
        .bind(secret.as_slice())
        .bind(now)
        .execute(c)
        .await
        .map_err(fault)?;
    Ok(())
}

pub(super) async fn close_session(c: &mut Connection, secret: &SecretHash) -> Result<()> {
    sqlx::query("DELETE FROM sessions WHERE secret = $1")
        .bind(secret.as_slice())
        .execute(c)
        .await
        .map_err(fault)?;
    Ok(())
}

pub(super) async fn close_sessions(c: &mut Connection, person: &PersonId) -> Result<()> {
    sqlx::query("DELETE FROM sessions WHERE person = $1").bind(&person.0).execute(c).await.map_err(fault)?;
    Ok(())
}

pub(super) async fn add_report(
    c: &mut Connection,
    at: Millis,
    person: Option<&PersonId>,
    body: &str,
) -> Result<u64> {
    check_texts([body])?;
    let row = sqlx::query("INSERT INTO reports (at, person, body) VALUES ($1, $2, $3) RETURNING number")
        .bind(at)
        .bind(person.map(|person| &person.0))
        .bind(body)
        .fetch_one(c)
        .await
        .map_err(fault)?;
    number(&row, 0)
}

pub(super) async fn report(c: &mut Connection, report: u64) -> Result<Option<String>> {
    let Ok(report) = i64::try_from(report) else { return Ok(None) };
    let row = sqlx::query("SELECT body FROM reports WHERE number = $1")
        .bind(report)
        .fetch_optional(c)
        .await
        .map_err(fault)?;
    row.map(|row| get(&row, 0)).transpose()
}

pub(super) async fn reports(c: &mut Connection, most: u32) -> Result<Vec<(u64, String)>> {
    let rows = sqlx::query("SELECT number, body FROM reports ORDER BY number DESC LIMIT $1")
        .bind(i64::from(most))
        .fetch_all(c)
        .await
        .map_err(fault)?;
    rows.iter().map(|row| Ok((number(row, 0)?, get(row, 1)?))).collect()
}

// Notes

pub(super) async fn insert_document(c: &mut Connection, shelf: &str, note: &Document) -> Result<Document> {
    check_texts([shelf, &note.name, &note.body])?;
    sqlx::query(
        "INSERT INTO notes (shelf, name, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT (shelf, name) DO NOTHING",
    )
    .bind(shelf)
    .bind(&note.name)
    .bind(note.at)
    .bind(&note.body)
    .execute(&mut *c)
    .await
    .map_err(fault)?;
    let there = self::document(c, shelf, &note.name).await?;
    there.ok_or_else(|| StoreError::Unavailable("a note was gone at once".to_owned()))
}

pub(super) async fn update_document(c: &mut Connection, shelf: &str, name: &str, body: &str) -> Result<()> {
    check_texts([shelf, name, body])?;
    let done = sqlx::query("UPDATE notes SET body = $3 WHERE shelf = $1 AND name = $2")
        .bind(shelf)
        .bind(name)
        .bind(body)
        .execute(c)
        .await
        .map_err(fault)?;
    if done.rows_affected() == 0 {
        return Err(StoreError::Refused("there is no note of this name".to_owned()));
    }
    Ok(())
}

pub(super) async fn document(c: &mut Connection, shelf: &str, name: &str) -> Result<Option<Document>> {
    let row = sqlx::query("SELECT name, at, body FROM notes WHERE shelf = $1 AND name = $2")
        .bind(shelf)
        .bind(name)
        .fetch_optional(c)
        .await
        .map_err(fault)?;
    row.map(|row| read_note(&row)).transpose()
}

pub(super) async fn documents(c: &mut Connection, shelf: &str) -> Result<Vec<Document>> {
    let rows = sqlx::query("SELECT name, at, body FROM notes WHERE shelf = $1 ORDER BY name")
        .bind(shelf)
        .fetch_all(c)
        .await
        .map_err(fault)?;
    rows.iter().map(read_note).collect()
}

pub(super) async fn count_documents(c: &mut Connection, shelf: &str) -> Result<u64> {
    let row = sqlx::query("SELECT COUNT(*) FROM notes WHERE shelf = $1")
        .bind(shelf)
        .fetch_one(c)
        .await
        .map_err(fault)?;
    number(&row, 0)
}

fn read_note(row: &DbRow) -> Result<Document> {
    Ok(Document { name: get(row, 0)?, at: get(row, 1)?, body: get(row, 2)? })
}

pub(super) async fn ping(c: &mut Connection) -> Result<()> {
    sqlx::query("SELECT 1 FROM tables LIMIT 1").fetch_optional(c).await.map_err(fault)?;
    Ok(())
}

// Everything

/// Tells of everything, inside a transaction that the engine has begun.
pub(super) async fn dump(
    c: &mut Connection,
    line: &mut (dyn FnMut(&str) -> io::Result<()> + Send),
) -> Result<()> {
    let mut out = dump::Writer::new(line)?;
    let mut rows = sqlx::query(listed!("ORDER BY id")).fetch(&mut *c);
    while let Some(row) = rows.try_next().await.map_err(fault)? {
        out.tell(&Thing::Table(listed(&row)?.into()))?;
    }
    drop(rows);
    let mut rows =
        sqlx::query("SELECT table_id, number, at, key, body FROM entries ORDER BY table_id, number")
            .fetch(&mut *c);
    while let Some(row) = rows.try_next().await.map_err(fault)? {
        out.tell(&Thing::Entry(dump::Entry {
            table: get(&row, 0)?,
            number: get(&row, 1)?,
            at: get(&row, 2)?,
            key: get(&row, 3)?,
            body: get(&row, 4)?,
        }))?;
    }
    drop(rows);
    let mut rows =
        sqlx::query("SELECT table_id, seat, person FROM seats ORDER BY table_id, seat").fetch(&mut *c);
    while let Some(row) = rows.try_next().await.map_err(fault)? {
        out.tell(&Thing::Seat(dump::Seat {
            table: get(&row, 0)?,
            seat: get(&row, 1)?,
            person: get(&row, 2)?,
        }))?;
    }
    drop(rows);
    let mut rows = sqlx::query("SELECT table_id, number, state FROM kept ORDER BY table_id").fetch(&mut *c);
    while let Some(row) = rows.try_next().await.map_err(fault)? {
        let state = dump::Bytes(get(&row, 2)?);
        out.tell(&Thing::Kept(dump::Kept { table: get(&row, 0)?, number: get(&row, 1)?, state }))?;
    }
    drop(rows);
    let mut rows = sqlx::query("SELECT id, name, created, login, password, recovery FROM people ORDER BY id")
        .fetch(&mut *c);
    while let Some(row) = rows.try_next().await.map_err(fault)? {
        out.tell(&Thing::Person(dump::Person {
            id: get(&row, 0)?,
            name: get(&row, 1)?,
            created: get(&row, 2)?,
            login: get(&row, 3)?,
            password: get(&row, 4)?,
            recovery: get::<Option<Vec<u8>>>(&row, 5)?.map(dump::Bytes),
        }))?;
    }
    drop(rows);
    let mut rows =
        sqlx::query("SELECT secret, person, opened, used FROM sessions ORDER BY secret").fetch(&mut *c);
    while let Some(row) = rows.try_next().await.map_err(fault)? {
        out.tell(&Thing::Session(dump::Session {
            secret: dump::Bytes(get(&row, 0)?),
            person: get(&row, 1)?,
            opened: get(&row, 2)?,
            used: get(&row, 3)?,
        }))?;
    }
    drop(rows);
    let mut rows = sqlx::query("SELECT number, at, person, body FROM reports ORDER BY number").fetch(&mut *c);
    while let Some(row) = rows.try_next().await.map_err(fault)? {
        out.tell(&Thing::Report(dump::Report {
            number: get(&row, 0)?,
            at: get(&row, 1)?,
            person: get(&row, 2)?,
            body: get(&row, 3)?,
        }))?;
    }
    drop(rows);
    let mut rows = sqlx::query("SELECT shelf, name, at, body FROM notes ORDER BY shelf, name").fetch(&mut *c);
    while let Some(row) = rows.try_next().await.map_err(fault)? {
        out.tell(&Thing::Note(dump::Note {
            shelf: get(&row, 0)?,
            name: get(&row, 1)?,
            at: get(&row, 2)?,
            body: get(&row, 3)?,
        }))?;
    }
    out.end()
}

/// Takes in everything, inside a transaction that the engine has begun and commits only when this says so.
pub(super) async fn restore(c: &mut Connection, things: &mut mpsc::Receiver<Things>) -> Result<()> {
    for statement in [
        "SELECT 1 FROM tables LIMIT 1",
        "SELECT 1 FROM people LIMIT 1",
        "SELECT 1 FROM entries LIMIT 1",
        "SELECT 1 FROM reports LIMIT 1",
        "SELECT 1 FROM notes LIMIT 1",
    ] {
        if sqlx::query(statement).fetch_optional(&mut *c).await.map_err(fault)?.is_some() {
            return Err(StoreError::Refused(
                "only an empty store can be filled, and this one is not".to_owned(),
            ));
        }
    }
    loop {
        let Some(some) = things.recv().await else {
            return Err(StoreError::Refused("the dump broke off".to_owned()));
        };
        match put(c, &some).await {
            Err(error) if is_taken(&error) => {
                let (first, last) = (some.from, some.to);
                return Err(StoreError::Refused(format!(
                    "lines {first} to {last} of the dump have something that is there already"
                )));
            }
            done => done.map_err(fault)?,
        }
        if some.complete {
            break;
        }
    }
    let gap = sqlx::query(
        "SELECT t.id FROM tables t
         LEFT JOIN (SELECT table_id, COUNT(*) AS entries, MAX(number) AS last FROM entries GROUP BY table_id) e
         ON e.table_id = t.id WHERE t.last <> COALESCE(e.entries, 0) OR t.last <> COALESCE(e.last, 0) LIMIT 1",
    )
    .fetch_optional(&mut *c)
    .await
    .map_err(fault)?;
    match gap {
        Some(row) => {
            let table: String = get(&row, 0)?;
            Err(StoreError::Refused(format!("the dump lacks entries of table {table}")))
        }
        None => Ok(()),
    }
}

async fn put(c: &mut Connection, things: &Things) -> std::result::Result<(), sqlx::Error> {
    for portion in portions(&things.tables) {
        let mut query = QueryBuilder::<Db>::new(
            "INSERT INTO tables (id, last, created, updated, stage, game, public, due, lease, summary) ",
        );
        query.push_values(portion, |mut row, table| {
            row.push_bind(&table.id)
                .push_bind(table.last)
                .push_bind(table.created)
                .push_bind(table.updated)
                .push_bind(&table.stage)
                .push_bind(&table.game)
                .push_bind(table.public)
                .push_bind(table.due)
                .push_bind(table.lease)
                .push_bind(&table.summary);
        });
        query.build().execute(&mut *c).await?;
    }
    for portion in portions(&things.entries) {
        let mut query = QueryBuilder::<Db>::new("INSERT INTO entries (table_id, number, at, key, body) ");
        query.push_values(portion, |mut row, entry| {
            row.push_bind(&entry.table)
                .push_bind(entry.number)
                .push_bind(entry.at)
                .push_bind(&entry.key)
                .push_bind(&entry.body);
        });
        query.build().execute(&mut *c).await?;
    }
    for portion in portions(&things.seats) {
        let mut query = QueryBuilder::<Db>::new("INSERT INTO seats (table_id, seat, person) ");
        query.push_values(portion, |mut row, seat| {
            row.push_bind(&seat.table).push_bind(seat.seat).push_bind(&seat.person);
        });
        query.build().execute(&mut *c).await?;
    }
    for portion in portions(&things.kept) {
        let mut query = QueryBuilder::<Db>::new("INSERT INTO kept (table_id, number, state) ");
        query.push_values(portion, |mut row, kept| {
            row.push_bind(&kept.table).push_bind(kept.number).push_bind(&kept.state.0);
        });
        query.build().execute(&mut *c).await?;
    }
    for portion in portions(&things.people) {
        let mut query =
            QueryBuilder::<Db>::new("INSERT INTO people (id, name, created, login, password, recovery) ");
        query.push_values(portion, |mut row, person| {
            row.push_bind(&person.id)
                .push_bind(&person.name)
                .push_bind(person.created)
                .push_bind(&person.login)
                .push_bind(&person.password)
                .push_bind(person.recovery.as_ref().map(|bytes| &bytes.0));
        });
        query.build().execute(&mut *c).await?;
    }
    for portion in portions(&things.sessions) {
        let mut query = QueryBuilder::<Db>::new("INSERT INTO sessions (secret, person, opened, used) ");
        query.push_values(portion, |mut row, session| {
            row.push_bind(&session.secret.0)
                .push_bind(&session.person)
                .push_bind(session.opened)
                .push_bind(session.used);
        });
        query.build().execute(&mut *c).await?;
    }
    for portion in portions(&things.reports) {
        let mut query = QueryBuilder::<Db>::new("INSERT INTO reports (number, at, person, body) ");
        query.push_values(portion, |mut row, report| {
            row.push_bind(report.number)
                .push_bind(report.at)
                .push_bind(&report.person)
                .push_bind(&report.body);
        });
        query.build().execute(&mut *c).await?;
    }
    for portion in portions(&things.notes) {
        let mut query = QueryBuilder::<Db>::new("INSERT INTO notes (shelf, name, at, body) ");
        query.push_values(portion, |mut row, note| {
            row.push_bind(&note.shelf).push_bind(&note.name).push_bind(note.at).push_bind(&note.body);
        });
        query.build().execute(&mut *c).await?;
    }
    Ok(())
}

// Rows

pub(super) fn get<'r, T>(row: &'r DbRow, column: usize) -> Result<T>
where
    T: sqlx::Decode<'r, Db> + sqlx::Type<Db>,
{
    row.try_get(column).map_err(fault)
}

pub(super) fn number(row: &DbRow, column: usize) -> Result<u64> {
    let number: i64 = get(row, column)?;
    u64::try_from(number)
        .map_err(|_| StoreError::Corrupt(format!("{number} stands where a number counts up")))
}

fn stage(row: &DbRow, column: usize) -> Result<Stage> {
    let name: String = get(row, column)?;
    Stage::named(&name).ok_or_else(|| StoreError::Corrupt(format!("a table is in stage {name:?}")))
}

fn listed(row: &DbRow) -> Result<TableRow> {
    Ok(TableRow {
        table: TableId(get(row, 0)?),
        last: number(row, 1)?,
        created: get(row, 2)?,
        updated: get(row, 3)?,
        metadata: TableMetadata {
            stage: stage(row, 4)?,
            game: get(row, 5)?,
            public: get(row, 6)?,
            scheduled_at: get(row, 7)?,
            leased_until: get(row, 8)?,
            summary: get(row, 9)?,
        },
    })
}

fn somebody(row: &DbRow) -> Result<Person> {
    Ok(Person {
        id: PersonId(get(row, 0)?),
        name: get(row, 1)?,
        created: get(row, 2)?,
        login: get(row, 3)?,
        password: get(row, 4)?,
    })
}

fn check(person: &Person) -> Result<()> {
    let Person { id, name, login, password, created: _ } = person;
    let optional = [login, password].into_iter().flatten();
    check_texts([&id.0, name].into_iter().chain(optional).map(String::as_str))
}

fn nobody<T>() -> Result<T> {
    Err(StoreError::Refused("there is nobody with this id".to_owned()))
}

/// Numbers were checked to fit when they came in.
fn signed(number: u64) -> i64 {
    i64::try_from(number).expect("a checked number fits")
}
