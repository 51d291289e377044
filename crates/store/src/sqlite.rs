//! The store of a single node: one SQLite file in WAL mode.
//!
//! One connection writes ([`writer`]), a few others read. In WAL mode readers and the writer never wait for each other.

mod cache;
mod file;
mod job;
#[path = "sql/mod.rs"]
#[expect(clippy::duplicate_mod, reason = "the shared SQL is compiled for each engine")]
mod sql;
mod wal;
mod writer;

use crate::dump;
use crate::error::StoreError;
use crate::migrations::{self, Files, Schema};
use crate::model::{Millis, Notification, Salvaged, TableId};
use crate::queue::{self, PendingAppend};
use crate::stats::{Recorder, StoreSize};
use futures_util::future::BoxFuture;
use job::Invalidates;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection as _};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;
use tokio::sync::{Mutex, broadcast, mpsc};
use tokio::task::JoinHandle;
use writer::{Work, Writer};

pub(crate) use file::delete;

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
    (migrations::MODERATION, include_str!("../migrations/sqlite/0006_moderation.sql")),
];

/// Fills what rows of earlier builds lack: the people that logs name, and the end of recovery links (in 30 days).
const COMPLETE: &[&str] = &[
    "INSERT OR IGNORE INTO appearances (person, table_id)
     SELECT substr(rest, 1, instr(rest, '\"') - 1), table_id FROM (
         SELECT table_id, substr(body, instr(body, '\"person\":\"') + 10) AS rest FROM entries
         WHERE body LIKE '{\"t\":\"sat\",%' OR body LIKE '{\"t\":\"said\",%'
         UNION ALL
         SELECT table_id, substr(body, instr(body, '\"host\":\"') + 8) FROM entries
         WHERE number = 1 AND body LIKE '{\"t\":\"made\",%'
         UNION ALL
         SELECT table_id, substr(body, instr(body, '\"to\":\"') + 6) FROM entries WHERE body LIKE '{\"t\":\"handed\",%'
     ) WHERE instr(rest, '\"') > 1",
    "UPDATE people SET recovery_until = CAST(strftime('%s', 'now') AS INTEGER) * 1000 + 2592000000
     WHERE recovery IS NOT NULL AND recovery_until IS NULL",
];

/// `OR FAIL` saves SQLite the statement journal: if a row is rejected, the whole transaction is rolled back anyway.
const INSERT_ENTRIES: &str = "INSERT OR FAIL INTO entries (table_id, number, at, key, body) ";

const CLAIM: &str = "UPDATE tables SET lease = $2 WHERE id IN (
        SELECT id FROM tables WHERE due <= $1 AND (lease IS NULL OR lease <= $1) ORDER BY due LIMIT $3
    ) RETURNING id, due";

/// Reads of a few pages each, which fail if the file is badly damaged.
const FEW_READS: &[&str] = &[
    "SELECT last FROM tables ORDER BY id LIMIT 1",
    "SELECT name FROM people ORDER BY id LIMIT 1",
    "SELECT number FROM entries ORDER BY table_id DESC, number DESC LIMIT 1",
];

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
    stats: Arc<Recorder>,
    path: PathBuf,
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
        file::check_wal(path)?;
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
        let opened = file::identity(path)
            .map_err(|error| StoreError::Refused(format!("cannot read {}: {error}", path.display())))?;
        let (queue, work) = mpsc::channel(queue::CAPACITY);
        let stats = Arc::new(Recorder::of_file(path));
        let writer = Writer::new(path, opened, options, connection, work, Arc::clone(&stats), lock);
        let writer = tokio::spawn(writer.run());
        Ok(Self {
            queue: RwLock::new(Queue::Open(queue)),
            readers: readers(options_for_reading(path)),
            writer: Mutex::new(Some(writer)),
            notifications: broadcast::channel(1).0,
            stats,
            path: path.to_owned(),
            schema: Schema::current(MIGRATIONS),
        })
    }

    /// Opens a file read only, even while a server is using it: to list its tables, or for a backup. Changes nothing in it, and
    /// also reads the schema of an earlier build.
    pub async fn open_read_only(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        file::check_readable(path)?;
        file::check_wal(path)?;
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
            stats: Arc::new(Recorder::of_file(path)),
            path: path.to_owned(),
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
            Box::pin(async move {
                sql::restore::restore(c, &mut chunks).await?;
                sql::migrate::complete(c).await
            })
        });
        let (read, restored) = tokio::join!(dump::read(lines, sender), restored);
        read.and(restored)
    }

    /// There are no other nodes.
    async fn send_announcement(&self, _: &str) -> Result<(), StoreError> {
        Ok(())
    }

    async fn find_damage(&self) -> Result<Vec<String>, StoreError> {
        let mut connection = self.connection().await?;
        let rows = match sqlx::query("PRAGMA integrity_check").fetch_all(&mut *connection).await {
            Ok(rows) => rows,
            // Some damage keeps SQLite from looking further.
            Err(error) => match StoreError::from(error) {
                StoreError::Corrupt(why) => return Ok(vec![why]),
                other => return Err(other),
            },
        };
        let found: Result<Vec<String>, StoreError> = rows.iter().map(|row| sql::get(row, 0)).collect();
        Ok(found?.into_iter().filter(|line| line != "ok").collect())
    }

    /// Writes what can be read of a damaged file as a dump, also what comes after damage in its write-ahead log. Works on a copy
    /// of the file in the directory `scratch`.
    pub(crate) async fn salvage(
        path: &Path,
        scratch: &Path,
        line: &mut (dyn FnMut(&str) -> io::Result<()> + Send),
    ) -> Result<Salvaged, StoreError> {
        let _lock = file::lock(path)?;
        let copy = file::repaired_copy(path, scratch)?;
        let mut connection = options(&copy).connect().await.map_err(|error| file::unreadable(path, error))?;
        let salvaged = sql::salvage::salvage(&mut connection, line).await;
        let _ = connection.close().await;
        salvaged
    }

    /// The database is on the same machine as the server.
    fn database_time(&self) -> Option<Millis> {
        None
    }

    /// Checks that no damage was found, that the file can be read, and that the disk has space. SQLite may still write into its log
    /// for a while when it has none.
    async fn check_disk(&self) -> Result<(), StoreError> {
        if let Some(why) = self.stats.damage() {
            return Err(StoreError::Corrupt(why));
        }
        let mut connection = self.connection().await?;
        for query in FEW_READS {
            sqlx::query(*query).fetch_optional(&mut *connection).await?;
        }
        drop(connection);
        let path = self.path.clone();
        let checked = tokio::task::spawn_blocking(move || {
            file::check_header(&path)?;
            file::check_disk(&path)
        })
        .await;
        checked.unwrap_or_else(|_| Err(StoreError::closed()))
    }

    /// Writes to the file without changing anything.
    async fn touch(c: &mut Connection) -> Result<(), StoreError> {
        file::mark(c, migrations::supported(MIGRATIONS)).await
    }

    async fn measure(&self) -> Result<StoreSize, StoreError> {
        let bytes = |path: PathBuf| async move {
            match tokio::fs::metadata(&path).await {
                Ok(file) => Ok(file.len()),
                Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(0),
                Err(error) => {
                    Err(StoreError::Unavailable(format!("cannot read {}: {error}", path.display())))
                }
            }
        };
        let wal = file::wal(&self.path);
        Ok(StoreSize { database: bytes(self.path.clone()).await?, wal: Some(bytes(wal).await?) })
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
        sql::migrate::complete(&mut transaction).await?;
        file::mark(&mut transaction, migrations::supported(MIGRATIONS)).await?;
    }
    Ok(transaction.commit().await?)
}
