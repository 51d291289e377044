//! Game tables, their logs and their snapshots.

use super::super::CLAIM;
use super::{Connection, DbRow, Result, get, number, signed, stage};
use crate::limits::check_texts;
use crate::model::{Entry, Millis, PersonId, Snapshot, Stage, TableFilter, TableId, TableMetadata, TableRow};

macro_rules! select_row {
    ($rest:literal) => {
        concat!(
            "SELECT id, last, created, updated, stage, game, public, due, lease, summary FROM tables ",
            $rest
        )
    };
}

/// All rows, in the order of a dump.
pub(super) const ALL_ROWS: &str = select_row!("ORDER BY id");

pub(crate) async fn entries(
    c: &mut Connection,
    table: &TableId,
    after: u64,
    limit: u32,
) -> Result<Vec<Entry>> {
    let Ok(after) = i64::try_from(after) else { return Ok(Vec::new()) };
    let rows = sqlx::query(
        "SELECT number, at, key, body FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3",
    )
    .bind(&table.0)
    .bind(after)
    .bind(i64::from(limit))
    .fetch_all(c)
    .await?;
    let entry = |row: &DbRow| -> Result<Entry> {
        Ok(Entry { number: number(row, 0)?, at: get(row, 1)?, key: get(row, 2)?, body: get(row, 3)? })
    };
    rows.iter().map(entry).collect()
}

pub(crate) async fn entry_with_key(c: &mut Connection, table: &TableId, key: &str) -> Result<Option<u64>> {
    let row = sqlx::query("SELECT number FROM entries WHERE table_id = $1 AND key = $2")
        .bind(&table.0)
        .bind(key)
        .fetch_optional(c)
        .await?;
    row.map(|row| number(&row, 0)).transpose()
}

pub(crate) async fn table(c: &mut Connection, table: &TableId) -> Result<Option<TableRow>> {
    let row = sqlx::query(select_row!("WHERE id = $1")).bind(&table.0).fetch_optional(c).await?;
    row.map(|row| read_row(&row)).transpose()
}

pub(crate) async fn snapshot(c: &mut Connection, table: &TableId) -> Result<Option<Snapshot>> {
    let row = sqlx::query("SELECT number, state FROM kept WHERE table_id = $1")
        .bind(&table.0)
        .fetch_optional(c)
        .await?;
    row.map(|row| Ok(Snapshot { number: number(&row, 0)?, state: get(&row, 1)? })).transpose()
}

pub(crate) async fn tables(
    c: &mut Connection,
    filter: &TableFilter,
    offset: u32,
    limit: u32,
) -> Result<Vec<TableRow>> {
    let query = match filter {
        TableFilter::Public(stage) => sqlx::query(select_row!(
            "WHERE stage = $1 AND public = TRUE ORDER BY updated DESC, id DESC LIMIT $2 OFFSET $3"
        ))
        .bind(stage.name()),
        TableFilter::WithPerson(person) => sqlx::query(select_row!(
            "WHERE id IN (SELECT table_id FROM seats WHERE person = $1)
             ORDER BY updated DESC, id DESC LIMIT $2 OFFSET $3"
        ))
        .bind(&person.0),
        TableFilter::All(Some(stage)) => {
            sqlx::query(select_row!("WHERE stage = $1 ORDER BY updated DESC, id DESC LIMIT $2 OFFSET $3"))
                .bind(stage.name())
        }
        TableFilter::All(None) => {
            sqlx::query(select_row!("ORDER BY updated DESC, id DESC LIMIT $1 OFFSET $2"))
        }
        TableFilter::Naming(person) => sqlx::query(select_row!(
            "WHERE id IN (SELECT table_id FROM appearances WHERE person = $1)
             ORDER BY updated DESC, id DESC LIMIT $2 OFFSET $3"
        ))
        .bind(&person.0),
        TableFilter::StageNaming(stage, person) => sqlx::query(select_row!(
            "WHERE stage = $1 AND id IN (SELECT table_id FROM appearances WHERE person = $2)
             ORDER BY updated DESC, id DESC LIMIT $3 OFFSET $4"
        ))
        .bind(stage.name())
        .bind(&person.0),
        TableFilter::Stale(stage, before) => sqlx::query(select_row!(
            "WHERE stage = $1 AND updated < $2 ORDER BY updated, id LIMIT $3 OFFSET $4"
        ))
        .bind(stage.name())
        .bind(*before),
    };
    let rows = query.bind(i64::from(limit)).bind(i64::from(offset)).fetch_all(c).await?;
    rows.iter().map(read_row).collect()
}

pub(crate) async fn count(c: &mut Connection, person: Option<&PersonId>) -> Result<Vec<(Stage, u64)>> {
    let query = match person {
        None => sqlx::query("SELECT stage, COUNT(*) FROM tables GROUP BY stage ORDER BY stage"),
        Some(person) => sqlx::query(
            "SELECT stage, COUNT(*) FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1)
             GROUP BY stage ORDER BY stage",
        )
        .bind(&person.0),
    };
    let rows = query.fetch_all(c).await?;
    rows.iter().map(|row| Ok((stage(row, 0)?, number(row, 1)?))).collect()
}

/// Deletes the row of `tables` first, since its lock is the one that writers of the table take.
pub(crate) async fn remove(c: &mut Connection, table: &TableId) -> Result<()> {
    for statement in [
        "DELETE FROM tables WHERE id = $1",
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM kept WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM appearances WHERE table_id = $1",
    ] {
        sqlx::query(statement).bind(&table.0).execute(&mut *c).await?;
    }
    Ok(())
}

pub(crate) async fn redact(c: &mut Connection, table: &TableId, bodies: &[(u64, String)]) -> Result<()> {
    check_texts(bodies.iter().map(|(_, body)| body.as_str()))?;
    for (number, body) in bodies {
        sqlx::query("UPDATE entries SET body = $3 WHERE table_id = $1 AND number = $2")
            .bind(&table.0)
            .bind(signed(*number))
            .bind(body)
            .execute(&mut *c)
            .await?;
    }
    Ok(())
}

/// Whether there is a job to claim.
pub(crate) async fn has_claimable(c: &mut Connection, now: Millis) -> Result<bool> {
    let claimable = "SELECT 1 FROM tables WHERE due <= $1 AND (lease IS NULL OR lease <= $1) LIMIT 1";
    Ok(sqlx::query(claimable).bind(now).fetch_optional(c).await?.is_some())
}

pub(crate) async fn claim(
    c: &mut Connection,
    now: Millis,
    leased_until: Millis,
    limit: u32,
) -> Result<Vec<TableId>> {
    let rows = sqlx::query(CLAIM).bind(now).bind(leased_until).bind(i64::from(limit)).fetch_all(c).await?;
    let claimed = rows.iter().map(|row| Ok((get::<Millis>(row, 1)?, get::<String>(row, 0)?)));
    let mut claimed = claimed.collect::<Result<Vec<_>>>()?;
    claimed.sort();
    Ok(claimed.into_iter().map(|(_, table)| TableId(table)).collect())
}

pub(super) fn read_row(row: &DbRow) -> Result<TableRow> {
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
