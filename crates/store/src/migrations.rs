//! Schema versions: numbered SQL files in `migrations/`, forward only.

use crate::error::StoreError;
use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A description and the SQL of each migration, in order; the first is version 1. A released file must never be changed,
/// not even its comments: databases contain its checksum, and a changed file is refused.
pub(crate) type Files = &'static [(&'static str, &'static str)];

/// The schema version of an open database. A database that is only read keeps the version it has, and lacks what later
/// migrations add.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Schema {
    version: i64,
    /// Whether it has what the migration [`MODERATION`] adds, whose number differs between the engines.
    moderation: bool,
}

/// The description of the migration that adds blocks, bans and states of reports.
pub(crate) const MODERATION: &str = "moderation";

impl Schema {
    /// The schema of this build.
    pub(crate) fn current(files: Files) -> Self {
        Self::of(supported(files), files)
    }

    /// The schema of a database that is only read. Refuses one that this build does not know.
    pub(crate) fn found(version: i64, files: Files) -> Result<Self, StoreError> {
        check(version, files)?;
        Ok(Self::of(version, files))
    }

    fn of(version: i64, files: Files) -> Self {
        let moderation = (1..)
            .zip(files)
            .any(|(number, (description, _))| *description == MODERATION && number <= version);
        Self { version, moderation }
    }

    /// Whether it has the database table `reports`, on both engines since version 2.
    pub(crate) fn has_reports(self) -> bool {
        self.version >= 2
    }

    /// Whether it has what the migration [`MODERATION`] adds.
    pub(crate) fn has_moderation(self) -> bool {
        self.moderation
    }

    /// Whether it has the database table `notes`, on both engines since version 3.
    pub(crate) fn has_documents(self) -> bool {
        self.version >= 3
    }
}

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
