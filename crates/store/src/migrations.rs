//! Schema versions: numbered SQL files in `migrations/`, forward only.

use crate::error::StoreError;
use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A description and the SQL of each migration, in order; the first is version 1. A released file must never be changed,
/// not even its comments: databases contain its checksum, and a changed file is refused.
pub(crate) type Files = &'static [(&'static str, &'static str)];

/// The schema version after all migrations.
pub(crate) fn supported(files: Files) -> i64 {
    i64::try_from(files.len()).expect("a few migrations")
}

/// Refuses a database whose schema version this build does not know.
pub(crate) fn check(found: i64, files: Files) -> Result<(), StoreError> {
    let supported = supported(files);
    if found > supported { Err(StoreError::Newer { found, supported }) } else { Ok(()) }
}

/// sqlx's migrator for these files. It takes no lock: the engines have their own, which builds without sqlx's migrator
/// take as well.
pub(crate) fn migrator(files: Files) -> Migrator {
    let migrations = (1..).zip(files).map(|(version, (description, sql))| {
        Migration::new(version, (*description).into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let mut migrator = Migrator::with_migrations(migrations.collect());
    migrator.set_locking(false);
    migrator
}
