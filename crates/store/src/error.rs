//! The errors of a store.

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
    #[error("the database is corrupt: {0}")]
    Corrupt(String),
    /// The request is invalid or not possible here, and retrying does not help. The text is a full message.
    #[error("{0}")]
    Refused(String),
}
