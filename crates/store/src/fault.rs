//! From the driver's errors to ours.

use crate::StoreError;
use sqlx::Error;

/// What a failed statement means to the caller. The driver's texts name neither address nor password.
pub(crate) fn fault(error: Error) -> StoreError {
    match &error {
        Error::Database(database) if is_damage(database.code().as_deref()) => {
            StoreError::Corrupt(database.message().to_owned())
        }
        // A zero byte in a text: PostgreSQL can't even look for it.
        Error::Database(database) if database.code().as_deref() == Some("22021") => {
            StoreError::Refused(database.message().to_owned())
        }
        Error::Database(database) => StoreError::Unavailable(database.message().to_owned()),
        Error::ColumnDecode { .. } | Error::Decode(_) => StoreError::Corrupt(error.to_string()),
        Error::PoolClosed | Error::WorkerCrashed => closed(),
        Error::PoolTimedOut => StoreError::Unavailable("it took too long".to_owned()),
        _ => StoreError::Unavailable(error.to_string()),
    }
}

pub(crate) fn closed() -> StoreError {
    StoreError::Unavailable("it was closed".to_owned())
}

pub(crate) fn is_taken(error: &Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// SQLite's codes for a malformed file and for a file that is no database, PostgreSQL's for damaged pages.
fn is_damage(code: Option<&str>) -> bool {
    matches!(code, Some("11" | "26" | "267" | "523" | "779" | "XX001" | "XX002"))
}
