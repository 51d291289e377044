//! The SQL that both engines share.
//!
//! This directory is compiled twice, as a module of `sqlite` and of `postgres`, so that the engines cannot diverge. Each
//! defines what differs: the types `Engine`, `Connection`, `Db` and `DbRow`, and the statements `INSERT_ENTRIES` and
//! `CLAIM`. (Generic functions would each need two dozen trait bounds, since sqlx's bounds are not implied.)

pub(super) mod append;
pub(super) mod blocks;
pub(super) mod documents;
pub(super) mod dump;
pub(super) mod migrate;
pub(super) mod people;
pub(super) mod prune;
pub(super) mod reports;
pub(super) mod restore;
pub(super) mod salvage;
pub(super) mod sessions;
mod store;
pub(super) mod tables;

use super::{Connection, Db, DbRow, Engine};
use crate::chunks::chunks;
use crate::error::StoreError;
use crate::model::Stage;
use sqlx::query_builder::{QueryBuilder, Separated};
use sqlx::{Decode, Row as _, Type};

type Result<T> = std::result::Result<T, StoreError>;

/// Reads a column of a row.
pub(super) fn get<'r, T>(row: &'r DbRow, column: usize) -> Result<T>
where
    T: Decode<'r, Db> + Type<Db>,
{
    Ok(row.try_get(column)?)
}

/// Reads a column that contains a number or a count.
pub(super) fn number(row: &DbRow, column: usize) -> Result<u64> {
    let number: i64 = get(row, column)?;
    u64::try_from(number).map_err(|_| StoreError::Corrupt(format!("{number} is stored as a count")))
}

/// Reads a column that contains the name of a stage.
fn stage(row: &DbRow, column: usize) -> Result<Stage> {
    let name: String = get(row, column)?;
    Stage::named(&name).ok_or_else(|| StoreError::Corrupt(format!("a table is in stage {name:?}")))
}

/// Converts a number that was checked to fit when it came in.
fn signed(number: u64) -> i64 {
    i64::try_from(number).expect("a checked number fits")
}

/// Inserts rows in as few statements as possible. `insert` is the statement up to its values, `on_conflict` its end.
async fn insert_rows<T>(
    c: &mut Connection,
    insert: &'static str,
    rows: &[T],
    on_conflict: &'static str,
    bind: impl Fn(&mut Separated<'_, Db, &'static str>, &T),
) -> std::result::Result<(), sqlx::Error> {
    for chunk in chunks(rows) {
        let mut query = QueryBuilder::<Db>::new(insert);
        query.push_values(chunk, |mut values, row| bind(&mut values, row));
        query.push(on_conflict);
        query.build().execute(&mut *c).await?;
    }
    Ok(())
}
