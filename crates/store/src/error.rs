//! The errors of a store, and what the driver's errors mean to a caller.

use sqlx::migrate::MigrateError;

/// Why nothing was appended.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AppendError {
    /// The writer is stale: another writer was first. `last` is 0 if there is no such table.
    #[error("stale append: the log already ends with entry {last}")]
    Behind {
        /// The number of the last entry of the log.
        last: u64,
    },
    /// An idempotency key is already in the log: the same command was done before. Checked before
    /// [`AppendError::Behind`], since a client that repeats a command is usually behind as well.
    #[error("duplicate command: its key is already in entry {number}")]
    Duplicate {
        /// The number of the entry with that key.
        number: u64,
    },
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why the store failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database cannot be reached or has failed; the caller may retry.
    #[error("the database is unavailable: {0}")]
    Unavailable(String),
    /// The database was written by a newer build.
    #[error(
        "the database has schema version {found}, but this build supports only {supported}: use a newer miasma"
    )]
    Newer {
        /// The version of the database.
        found: i64,
        /// The newest version this build supports.
        supported: i64,
    },
    /// The stored data is invalid.
    #[error("the database is damaged: {0}")]
    Corrupt(String),
    /// The request is invalid or not possible here, and retrying does not help. The text is a full message.
    #[error("{0}")]
    Refused(String),
}

impl StoreError {
    /// The error of every call after the store was closed.
    pub(crate) fn closed() -> Self {
        Self::Unavailable("it is closed".to_owned())
    }

    /// The error of every call that writes to a store that was opened to read.
    pub(crate) fn read_only() -> Self {
        Self::Refused("the database was opened read only".to_owned())
    }
}

impl From<sqlx::Error> for StoreError {
    /// The driver's messages contain neither the URL nor the password.
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error;
        match &error {
            Error::Database(database) => {
                let message = database.message().to_owned();
                match database.code().as_deref() {
                    Some(code) if is_corruption(code) => Self::Corrupt(message),
                    // PostgreSQL cannot store a zero byte in a text, nor search for one.
                    Some("22021") => Self::Refused(message),
                    _ => Self::Unavailable(message),
                }
            }
            Error::ColumnDecode { .. } | Error::Decode(_) => Self::Corrupt(error.to_string()),
            Error::PoolClosed | Error::WorkerCrashed => Self::closed(),
            Error::PoolTimedOut => Self::Unavailable("no connection became free in time".to_owned()),
            _ => Self::Unavailable(error.to_string()),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            other => Self::Corrupt(other.to_string()),
        }
    }
}

pub(crate) fn is_unique_violation(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// SQLite's codes for a malformed file and for a file that is not a database; PostgreSQL's for damaged pages.
fn is_corruption(code: &str) -> bool {
    matches!(code, "11" | "26" | "267" | "523" | "779" | "XX001" | "XX002")
}
