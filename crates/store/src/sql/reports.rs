//! Bug reports.

use super::{Connection, Result, get, number};
use crate::limits::check_texts;
use crate::model::{Millis, PersonId};

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

pub(crate) async fn report(c: &mut Connection, report: u64) -> Result<Option<String>> {
    let Ok(report) = i64::try_from(report) else { return Ok(None) };
    let row =
        sqlx::query("SELECT body FROM reports WHERE number = $1").bind(report).fetch_optional(c).await?;
    row.map(|row| get(&row, 0)).transpose()
}

pub(crate) async fn latest(c: &mut Connection, limit: u32) -> Result<Vec<(u64, String)>> {
    let rows = sqlx::query("SELECT number, body FROM reports ORDER BY number DESC LIMIT $1")
        .bind(i64::from(limit))
        .fetch_all(c)
        .await?;
    rows.iter().map(|row| Ok((number(row, 0)?, get(row, 1)?))).collect()
}
