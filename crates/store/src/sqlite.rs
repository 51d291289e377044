//! The store of a single node: one SQLite file in WAL mode.
//!
//! One connection writes ([`writer`]), a few others read. In WAL mode readers and the writer never wait for each other.

mod cache;
mod file;
mod job;
#[path = "sql/mod.rs"]
#[expect(clippy::duplicate_mod, reason = "the shared SQL is compiled for each engine")]
mod sql;
mod writer;

use crate::commit_latency::CommitTimes;
use crate::dump;
use crate::error::StoreError;
use crate::migrations::{self, Files, Schema};
use crate::model::{Notification, TableId};
use crate::queue::{self, PendingAppend};
use futures_util::future::BoxFuture;
use job::Invalidates;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection as _};
use std::io;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;
use tokio::sync::{Mutex, broadcast, mpsc};
use tokio::task::JoinHandle;
use writer::{Work, Writer};

type Engine = Sqlite;
type Db = sqlx::Sqlite;
type DbRow = sqlx::sqlite::SqliteRow;
type Connection = SqliteConnection;

const MIGRATIONS: Files = &[
    ("tables and people", include_str!("../migrations/sqlite/0001_tables_and_people.sql")),
    ("reports", include_str!("../migrations/sqlite/0002_reports.sql")),
    ("notes", include_str!("../migrations/sqlite/0003_notes.sql")),
    ("quieter indices", include_str!("../migrations/sqlite/0004_quieter_indices.sql")),
    ("keys in memory", include_str!("../migrations/sqlite/0005_keys_in_memory.sql")),
];

/// `OR FAIL` saves SQLite the statement journal: if a row is rejected, the whole transaction is rolled back anyway.
const INSERT_ENTRIES: &str = "INSERT OR FAIL INTO entries (table_id, number, at, key, body) ";

const CLAIM: &str = "UPDATE tables SET lease = $2 WHERE id IN (
        SELECT id FROM tables WHERE due <= $1 AND (lease IS NULL OR lease <= $1) ORDER BY due LIMIT $3
    ) RETURNING id, due";

/// Number of connections that read. They share the processor with the rules engines, so more would not help.
const READERS: u32 = 4;

/// How long a statement waits for another program that has locked the file, such as a host's SQL shell.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// The store in one SQLite file.
pub struct Sqlite {
    queue: RwLock<Queue>,
    readers: SqlitePool,
    writer: Mutex<Option<JoinHandle<()>>>,
    notifications: broadcast::Sender<Notification>,
    commit_times: Arc<CommitTimes>,
    schema: Schema,
}

/// The way to the writer.
enum Queue {
    Open(mpsc::Sender<Work>),
    Closed,
    /// There is no writer.
    ReadOnly,
}

impl Sqlite {
    const SHARED: bool = false;

    /// Opens a file, or creates it in an existing directory. The file is locked until the store is closed: another
    /// process that wants to open it is refused. Must be called inside a tokio runtime.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        let lock = file::lock(path)?;
        file::create(path)?;
        let options = options(path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // A checkpoint writes each page once, however often it changed since the last one, so rare checkpoints are
            // cheap. Recovering 64 MiB of WAL after a crash takes well under a second.
            .pragma("wal_autocheckpoint", "16384")
            .pragma("journal_size_limit", "134217728")
            // Enough for the pages of a transaction; the system's page cache keeps older ones.
            .pragma("cache_size", "-4096")
            .pragma("temp_store", "memory");
        let mut connection = options.connect().await.map_err(|error| file::unreadable(path, error))?;
        migrate(&mut connection, path).await?;
        let (queue, work) = mpsc::channel(queue::CAPACITY);
        let commit_times = Arc::new(CommitTimes::default());
        let writer = Writer::new(options, connection, work, Arc::clone(&commit_times), lock);
        let writer = tokio::spawn(writer.run());
        Ok(Self {
            queue: RwLock::new(Queue::Open(queue)),
            readers: readers(options_for_reading(path)),
            writer: Mutex::new(Some(writer)),
            notifications: broadcast::channel(1).0,
            commit_times,
            schema: Schema::current(MIGRATIONS),
        })
    }

    /// Opens a file read only, even while a server is using it: to list its tables, or for a backup. Changes nothing in it, and
    /// also reads the schema of an earlier build.
    pub async fn open_read_only(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        file::check_readable(path)?;
        // A connection that may write would move the WAL into the file when it is closed.
        let options = options_for_reading(path).read_only(true);
        let mut connection = options.connect().await.map_err(|error| file::unreadable(path, error))?;
        let found = file::schema_version(&mut connection, path).await?;
        let schema = Schema::found(found, MIGRATIONS)?;
        if found == 0 {
            return Err(StoreError::Refused(format!("{} is empty", path.display())));
        }
        let _ = connection.close().await;
        Ok(Self {
            queue: RwLock::new(Queue::ReadOnly),
            readers: readers(options),
            writer: Mutex::new(None),
            notifications: broadcast::channel(1).0,
            commit_times: Arc::default(),
            schema,
        })
    }

    async fn connection(&self) -> Result<PoolConnection<Db>, StoreError> {
        Ok(self.readers.acquire().await?)
    }

    /// Reading a local file needs no deadline.
    async fn within_deadline<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        work.await
    }

    fn queue(&self) -> Result<mpsc::Sender<Work>, StoreError> {
        match &*self.queue.read().unwrap_or_else(PoisonError::into_inner) {
            Queue::Open(queue) => Ok(queue.clone()),
            Queue::Closed => Err(StoreError::closed()),
            Queue::ReadOnly => Err(StoreError::read_only()),
        }
    }

    async fn enqueue(&self, append: PendingAppend) -> Result<(), StoreError> {
        self.queue()?.send(Work::Append(append)).await.map_err(|_| StoreError::closed())
    }

    /// Runs a change on the writer's connection, in a transaction with whatever else is queued there.
    async fn write<T, F>(&self, change: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
    {
        self.run_job(Invalidates::Nothing, change).await
    }

    async fn run_job<T, F>(&self, invalidates: Invalidates, change: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
    {
        let (job, result) = job::new(invalidates, change);
        self.queue()?.send(Work::Job(job)).await.map_err(|_| StoreError::closed())?;
        result.await.unwrap_or_else(|_| Err(StoreError::closed()))
    }

    async fn delete_table(&self, table: TableId) -> Result<(), StoreError> {
        self.run_job(Invalidates::Cache, |c| Box::pin(async move { sql::tables::remove(c, &table).await }))
            .await
    }

    async fn dump_to(&self, line: &mut (dyn FnMut(&str) -> io::Result<()> + Send)) -> Result<(), StoreError> {
        let mut reader = self.connection().await?;
        // A read transaction in WAL mode sees the database as it was at its first statement.
        let mut transaction = reader.begin().await?;
        sql::dump::dump(&mut transaction, self.schema, line).await
    }

    async fn restore_from(
        &self,
        lines: &mut (dyn Iterator<Item = io::Result<String>> + Send),
    ) -> Result<(), StoreError> {
        // Before a line is read: the dump is not to blame if the store can't be written.
        drop(self.queue()?);
        let (sender, mut chunks) = mpsc::channel(2);
        let restored = self.run_job(Invalidates::Cache, |c| {
            Box::pin(async move { sql::restore::restore(c, &mut chunks).await })
        });
        let (read, restored) = tokio::join!(dump::read(lines, sender), restored);
        read.and(restored)
    }

    fn check_open(&self) -> Result<(), StoreError> {
        match *self.queue.read().unwrap_or_else(PoisonError::into_inner) {
            Queue::Open(_) | Queue::ReadOnly => Ok(()),
            Queue::Closed => Err(StoreError::closed()),
        }
    }

    async fn shut_down(&self) {
        *self.queue.write().unwrap_or_else(PoisonError::into_inner) = Queue::Closed;
        self.readers.close().await;
        // The last connection to close moves the WAL back into the file, so the writer must be the last.
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(false)
        .busy_timeout(BUSY_TIMEOUT)
        .disable_statement_logging()
}

fn options_for_reading(path: &Path) -> SqliteConnectOptions {
    // A small cache is enough: the system's page cache serves all connections.
    options(path).pragma("query_only", "on").pragma("cache_size", "-128")
}

fn readers(options: SqliteConnectOptions) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(Duration::from_secs(10))
        // A connection to a file does not break while it is idle.
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_lazy_with(options)
}

/// Migrates the schema in one transaction.
async fn migrate(c: &mut Connection, path: &Path) -> Result<(), StoreError> {
    let begun = c.begin_with("BEGIN IMMEDIATE").await;
    let mut transaction = begun.map_err(|error| file::unreadable(path, error))?;
    let found = file::schema_version(&mut transaction, path).await?;
    sql::migrate::migrate(&mut transaction, MIGRATIONS, found).await?;
    if found < migrations::supported(MIGRATIONS) {
        file::mark(&mut transaction, migrations::supported(MIGRATIONS)).await?;
    }
    Ok(transaction.commit().await?)
}
