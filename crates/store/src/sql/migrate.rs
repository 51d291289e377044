//! Runs the migrations with sqlx's migrator, which records them in `_sqlx_migrations`.
//!
//! Earlier builds migrated by hand and stored only the number of the last migration: SQLite in `user_version`,
//! PostgreSQL in the database table `miasma_version`. On the first start with such a database, the migrations up to
//! that number are recorded without being run (a baseline).

use super::super::COMPLETE;
use super::{Connection, Result};
use crate::error::StoreError;
use crate::migrations::{self, Files};
use sqlx::migrate::MigrateError;

/// Brings the schema up to date. `baseline` is the version that an earlier build stored, or 0.
///
/// The caller has begun a transaction in which no other node can migrate, and commits it afterwards.
pub(crate) async fn migrate(c: &mut Connection, files: Files, baseline: i64) -> Result<()> {
    migrations::check(baseline, files)?;
    let migrator = migrations::migrator(files);
    // With `skip` and `run`, which call this, the future would not be `Send`: rustc finds `sqlx::Acquire` not general
    // enough. The last argument says whether to skip the SQL.
    let mut migrated = migrator.run_direct(Some(baseline), c, true).await;
    if migrated.is_ok() {
        migrated = migrator.run_direct(None, c, false).await;
    }
    match migrated {
        Err(MigrateError::VersionMissing(found)) => {
            Err(StoreError::Newer { found, supported: migrations::supported(files) })
        }
        migrated => Ok(migrated?),
    }
}

/// Fills what the rows of earlier builds lack, after a migration or a restore.
pub(crate) async fn complete(c: &mut Connection) -> Result<()> {
    for statement in COMPLETE {
        sqlx::query(*statement).execute(&mut *c).await?;
    }
    Ok(())
}
