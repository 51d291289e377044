//! Durable storage for the server: one event log for each game table, and accounts, sessions, reports and documents
//! next to it.
//!
//! In this crate a *game table* (or just *table*, as in [`TableId`]) is where people play; a table of SQL is always
//! called a *database table*. The crate knows nothing about games or messages: entries, summaries and documents are
//! opaque text to it.
//!
//! [`open`] returns the store at a [`Location`]: SQLite in a directory, for a single node, or PostgreSQL, shared by
//! several nodes. Both implement the trait [`Store`] and pass the same test suite (`tests/store/both_engines.rs`).
//!
//! # The event log
//!
//! A game table is its log (event sourcing). Everything that happens there, from the first seat taken to the last
//! chat line, is an [`Entry`] with a number: 1, 2, 3, without gaps. Everything else about the table follows from
//! them. Two things are stored next to the log and written in the same transaction:
//!
//! - a [`TableRow`] for readers that search for tables: the lobby, and nodes that look for scheduled jobs;
//! - optionally a [`Snapshot`] of the state after an entry, so that opening a table need not replay its whole log.
//!
//! # What happens when two nodes append at once
//!
//! Concurrency control is optimistic. An [`Append`] names the last entry its writer has seen (`after`). If the log has
//! grown since then, nothing is written and the stale writer gets [`AppendError::Behind`] with the number of the last
//! entry; it reads the log again, decides again and retries. The primary key of the log, table and entry
//! number, makes a second entry 18 impossible even if everything else fails.
//!
//! An entry may carry an idempotency key, chosen by the client that sent the command. If a key is already in the log,
//! the command was done before, and the writer gets [`AppendError::Duplicate`] with the entry that has it. A client
//! that got no answer can therefore always send the same command again. Duplicates are detected before staleness,
//! since a client that repeats a command is usually behind as well.
//!
//! - **SQLite** has one writer task in one process (a lock file enforces it), so appends are ordered by its queue. The
//!   writer caches the last entry number and the hashes of the keys of the tables it wrote to recently.
//! - **PostgreSQL** has one writer task on each node. A transaction locks the rows of its game tables
//!   (`SELECT ... FOR UPDATE`), in the order of their ids so that two nodes cannot deadlock, then reads the last entry
//!   numbers. The second node waits for the first to commit, sees the new entry and answers `Behind`. A `NOTIFY` goes
//!   out with the same commit, and the other nodes receive it as a [`Notification`].
//!
//! # Durability
//!
//! When a method that writes has returned `Ok`, its effect survives a crash of the process and of the machine: SQLite
//! runs in WAL mode with `synchronous=FULL`, PostgreSQL with `synchronous_commit=on`. An append is written completely
//! or not at all. After [`StoreError::Unavailable`] its outcome is unknown: it may or may not have been committed.
//! Sending it again with the same idempotency keys settles the question.
//!
//! # Group commit
//!
//! A commit waits for the disk, which takes milliseconds. Appends that arrive while a commit is in progress are
//! queued and share the next transaction. Each is accepted or rejected on its own, as if it were alone
//! (`append.rs`), the accepted ones are written in a few multi-row statements, and callers get their answer after the
//! commit. So the number of appends per second grows with the number of tables, not with the speed of the disk.
//! The queue is bounded: when it is full, callers wait (backpressure).
//!
//! # Scheduled jobs
//!
//! A game table has at most one scheduled job: the time at which a bot should move or a clock runs out
//! ([`TableMetadata::scheduled_at`]). A node claims due jobs under a lease ([`Store::claim`]); if the node fails,
//! another one can claim them when the lease has expired.
//!
//! # Example
//!
//! ```
//! use store::{Append, AppendError, Location, Stage, TableId, TableMetadata};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let directory = tempfile::tempdir()?;
//! # let path = directory.path().join("data");
//! let store = store::open(&Location::Directory(path)).await?;
//! let create = Append {
//!     table: TableId("t1".to_owned()),
//!     after: 0,
//!     at: 1_700_000_000_000,
//!     entries: vec![(Some("key-1".to_owned()), "created".to_owned())],
//!     metadata: TableMetadata {
//!         stage: Stage::Open,
//!         game: "rattus".to_owned(),
//!         public: true,
//!         scheduled_at: None,
//!         leased_until: None,
//!         summary: String::new(),
//!     },
//!     seats: None,
//!     snapshot: None,
//!     naming: Vec::new(),
//! };
//! store.append(create.clone()).await?;
//! // The same command again: its key is in the log.
//! assert_eq!(store.append(create.clone()).await, Err(AppendError::Duplicate { number: 1 }));
//! // Another command from a writer that has not seen entry 1.
//! let stale = Append { entries: vec![(Some("key-2".to_owned()), "late".to_owned())], ..create };
//! assert_eq!(store.append(stale).await, Err(AppendError::Behind { last: 1 }));
//! store.close().await;
//! # Ok(())
//! # }
//! ```

#![forbid(unsafe_code)]

mod api;
mod append;
mod chunks;
mod dump;
mod error;
mod limits;
mod location;
mod migrations;
mod model;
mod ownership;
mod postgres;
mod queue;
mod session;
mod sqlite;
mod stats;
#[cfg(feature = "testing")]
pub mod testing;

pub use api::Store;
pub use error::{AppendError, StoreError};
pub use location::{Location, open, open_read_only, restore, salvage};
pub use model::{
    Append, DAY, Document, Entry, Millis, Notification, Person, PersonId, PruneBefore, Pruned, Report,
    Salvaged, SecretHash, Snapshot, Stage, TableFilter, TableId, TableMetadata, TableRow,
};
pub use ownership::give_to_owner_of_folder;
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use stats::{StoreSize, StoreStats};
