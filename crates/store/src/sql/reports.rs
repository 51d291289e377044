//! Bug reports.

use super::{Connection, Db, DbRow, Result, get, number};
use crate::limits::check_texts;
use crate::migrations::Schema;
use crate::model::{Millis, PersonId, Report};
use sqlx::QueryBuilder;

pub(crate) async fn add(
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
        .await?;
    number(&row, 0)
}

/// The columns of a report. Databases of earlier builds have no states.
fn columns(schema: Schema) -> &'static str {
    if schema.has_moderation() {
        "SELECT number, at, person, state, body FROM reports"
    } else {
        "SELECT number, at, person, 'new', body FROM reports"
    }
}

pub(crate) async fn report(c: &mut Connection, schema: Schema, report: u64) -> Result<Option<Report>> {
    let Ok(report) = i64::try_from(report) else { return Ok(None) };
    let mut query = QueryBuilder::<Db>::new(columns(schema));
    query.push(" WHERE number = ").push_bind(report);
    let row = query.build().fetch_optional(c).await?;
    row.map(|row| read_report(&row)).transpose()
}

pub(crate) async fn latest(
    c: &mut Connection,
    schema: Schema,
    state: Option<&str>,
    offset: u32,
    limit: u32,
) -> Result<Vec<Report>> {
    let mut query = QueryBuilder::<Db>::new(columns(schema));
    if let Some(state) = state {
        query.push(" WHERE state = ").push_bind(state.to_owned());
    }
    query.push(" ORDER BY number DESC LIMIT ").push_bind(i64::from(limit));
    query.push(" OFFSET ").push_bind(i64::from(offset));
    query.build().fetch_all(c).await?.iter().map(read_report).collect()
}

pub(crate) async fn count(c: &mut Connection, person: Option<&PersonId>, since: Millis) -> Result<u64> {
    let query = match person {
        Some(person) => sqlx::query("SELECT COUNT(*) FROM reports WHERE at >= $1 AND person = $2")
            .bind(since)
            .bind(&person.0),
        None => sqlx::query("SELECT COUNT(*) FROM reports WHERE at >= $1 AND person IS NULL").bind(since),
    };
    number(&query.fetch_one(c).await?, 0)
}

pub(crate) async fn set_state(c: &mut Connection, report: u64, state: &str) -> Result<bool> {
    check_texts([state])?;
    let Ok(report) = i64::try_from(report) else { return Ok(false) };
    let updated = sqlx::query("UPDATE reports SET state = $2 WHERE number = $1")
        .bind(report)
        .bind(state)
        .execute(c)
        .await?;
    Ok(updated.rows_affected() > 0)
}

fn read_report(row: &DbRow) -> Result<Report> {
    Ok(Report {
        number: number(row, 0)?,
        at: get(row, 1)?,
        person: get::<Option<String>>(row, 2)?.map(PersonId),
        state: get(row, 3)?,
        body: get(row, 4)?,
    })
}
