//! Deletes what is too old.

use super::{Connection, Result};
use crate::model::{PruneBefore, Pruned};

/// Maximum rows of each kind in one transaction, which other writers wait for.
const BATCH: i64 = 2000;

pub(crate) async fn prune(c: &mut Connection, before: &PruneBefore) -> Result<Pruned> {
    Ok(Pruned {
        sessions: sessions(c, before).await?,
        guests: guests(c, before).await?,
        reports: reports(c, before).await?,
        snapshots: snapshots(c, before).await?,
    })
}

async fn sessions(c: &mut Connection, before: &PruneBefore) -> Result<u64> {
    let deleted = sqlx::query(
        "DELETE FROM sessions WHERE secret IN (SELECT secret FROM sessions WHERE used < $1 LIMIT $2)",
    )
    .bind(before.sessions)
    .bind(BATCH)
    .execute(c)
    .await?;
    Ok(deleted.rows_affected())
}

/// Guests without a seat, whose last session and recovery link are too old.
async fn guests(c: &mut Connection, before: &PruneBefore) -> Result<u64> {
    let deleted = sqlx::query(
        "DELETE FROM people WHERE id IN (
             SELECT id FROM people p WHERE login IS NULL AND created < $1
             AND NOT EXISTS (SELECT 1 FROM seats WHERE person = p.id)
             AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = p.id AND used >= $1)
             AND (recovery_until IS NULL OR recovery_until <= $2) LIMIT $3
         )",
    )
    .bind(before.guests)
    .bind(before.now)
    .bind(BATCH)
    .execute(&mut *c)
    .await?
    .rows_affected();
    if deleted > 0 {
        for orphaned in [
            "DELETE FROM sessions WHERE person NOT IN (SELECT id FROM people)",
            "DELETE FROM blocks WHERE person NOT IN (SELECT id FROM people) OR blocked NOT IN (SELECT id FROM people)",
            "DELETE FROM appearances WHERE person NOT IN (SELECT id FROM people)",
        ] {
            sqlx::query(orphaned).execute(&mut *c).await?;
        }
    }
    Ok(deleted)
}

async fn reports(c: &mut Connection, before: &PruneBefore) -> Result<u64> {
    let deleted = sqlx::query(
        "DELETE FROM reports WHERE number IN (SELECT number FROM reports WHERE at < $1 ORDER BY number LIMIT $2)",
    )
    .bind(before.reports)
    .bind(BATCH)
    .execute(c)
    .await?;
    Ok(deleted.rows_affected())
}

async fn snapshots(c: &mut Connection, before: &PruneBefore) -> Result<u64> {
    let deleted = sqlx::query(
        "DELETE FROM kept WHERE table_id IN (
             SELECT table_id FROM kept JOIN tables ON tables.id = kept.table_id
             WHERE tables.stage IN ('over', 'closed') AND tables.updated < $1 LIMIT $2
         )",
    )
    .bind(before.snapshots)
    .bind(BATCH)
    .execute(c)
    .await?;
    Ok(deleted.rows_affected())
}
