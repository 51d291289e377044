//! One file beside the server: the store of a single node.
//!
//! One connection writes ([`writer`]), a few read; nobody waits for a reader, and readers for nobody.

#[path = "sql.rs"]
#[expect(clippy::duplicate_mod, reason = "one file of statements, compiled for each engine")]
mod sql;
mod writer;

use crate::batch::{self, Waiting};
use crate::fault::{closed, fault};
use crate::waits::Waits;
use crate::{
    Append, AppendError, CommitLatency, Document, Entry, Millis, Notification, Person, PersonId, SecretHash,
    Snapshot, Stage, Store, StoreError, TableFilter, TableId, TableRow, dump, migrate, session,
};
use async_trait::async_trait;
use futures_util::future::BoxFuture;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection as _, Row as _};
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;
use tokio::sync::{Mutex, broadcast, mpsc};
use tokio::task::JoinHandle;
use writer::{Work, Writer};

type Db = sqlx::Sqlite;
type DbRow = sqlx::sqlite::SqliteRow;
type Connection = SqliteConnection;

/// A step once released is never changed; a change is a new step.
const STEPS: &[&str] = &[
    include_str!("../migrations/sqlite/0001_tables_and_people.sql"),
    include_str!("../migrations/sqlite/0002_reports.sql"),
    include_str!("../migrations/sqlite/0003_notes.sql"),
    include_str!("../migrations/sqlite/0004_quieter_indices.sql"),
    include_str!("../migrations/sqlite/0005_keys_in_memory.sql"),
];

/// How entries are added. Should one be refused the whole transaction is taken back, so the statement need not keep what it
/// would take to undo it alone.
const ADD: &str = "INSERT OR FAIL";

/// Marks the file as ours: "Mias".
const APPLICATION: i64 = 0x4d69_6173;

/// How many read at a time. They share the processor with the rules, so more would only wait elsewhere.
const READERS: u32 = 4;

/// How much work may wait for the writer before those who ask wait themselves.
const QUEUE: usize = 4096;

/// How long a statement waits for another program that has the file locked, a host's shell perhaps.
const PATIENCE: Duration = Duration::from_secs(5);

/// The store in one SQLite file.
pub struct Sqlite {
    queue: RwLock<Queue>,
    readers: SqlitePool,
    writer: Mutex<Option<JoinHandle<()>>>,
    notices: broadcast::Sender<Notification>,
    waits: Arc<Waits>,
}

/// Where what is to be written goes.
enum Queue {
    Open(mpsc::Sender<Work>),
    Closed,
    /// The file was opened for looking only.
    Never,
}

impl Sqlite {
    /// Opens a file, or makes it where there is none yet; its folder must be there. It belongs to this store until that is
    /// closed: another server that wants it is refused. Must be called inside a tokio runtime.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        let lock = take(path)?;
        make(path)?;
        let options = options(path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // A checkpoint writes a page once however often it changed since the last, so rare ones are cheap; 64 MiB of
            // log are read again in well under a second after a crash.
            .pragma("wal_autocheckpoint", "16384")
            .pragma("journal_size_limit", "134217728")
            // What a transaction writes; whatever is older the system keeps as well as we could.
            .pragma("cache_size", "-4096")
            // What a statement may have to undo needs no file.
            .pragma("temp_store", "memory");
        let mut connection = options.connect().await.map_err(|error| unreadable(path, error))?;
        grow(&mut connection, path).await?;
        let (queue, work) = mpsc::channel(QUEUE);
        let waits = Arc::new(Waits::default());
        let writer = Writer::new(options, connection, work, Arc::clone(&waits), lock);
        let writer = tokio::spawn(writer.run());
        Ok(Self {
            queue: RwLock::new(Queue::Open(queue)),
            readers: readers(path),
            writer: Mutex::new(Some(writer)),
            notices: broadcast::channel(1).0,
            waits,
        })
    }

    /// Opens a file for reading only, also while a server has it: to list its tables, or for a backup.
    pub async fn open_read_only(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let path = path.as_ref();
        if let Err(error) = File::open(path) {
            return Err(StoreError::Refused(format!("can't read {}: {error}", path.display())));
        }
        let mut connection = options(path)
            .pragma("query_only", "on")
            .connect()
            .await
            .map_err(|error| unreadable(path, error))?;
        let found = version(&mut connection, path).await?;
        if migrate::pending(found, STEPS)?.next().is_some() {
            return Err(StoreError::Refused(format!(
                "{} is of an older version: start the server with it once",
                path.display()
            )));
        }
        let _ = connection.close().await;
        Ok(Self {
            queue: RwLock::new(Queue::Never),
            readers: readers(path),
            writer: Mutex::new(None),
            notices: broadcast::channel(1).0,
            waits: Arc::default(),
        })
    }

    async fn reader(&self) -> Result<PoolConnection<Db>, StoreError> {
        self.readers.acquire().await.map_err(fault)
    }

    fn queue(&self) -> Result<mpsc::Sender<Work>, StoreError> {
        match &*self.queue.read().unwrap_or_else(PoisonError::into_inner) {
            Queue::Open(queue) => Ok(queue.clone()),
            Queue::Closed => Err(closed()),
            Queue::Never => Err(StoreError::Refused("the database was opened for reading only".to_owned())),
        }
    }

    /// Has something done by the writer, in a transaction with whatever else waits there.
    async fn write<T, F>(&self, what: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
    {
        self.have_done(false, what).await
    }

    /// The same; it is said whether it changes tables.
    async fn have_done<T, F>(&self, changes_tables: bool, what: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
    {
        let (job, answer) = writer::job(changes_tables, what);
        self.queue()?.send(Work::Job(job)).await.map_err(|_| closed())?;
        answer.await.unwrap_or_else(|_| Err(closed()))
    }
}

#[async_trait]
impl Store for Sqlite {
    fn is_shared(&self) -> bool {
        false
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        batch::check(&append)?;
        let (answer, verdict) = tokio::sync::oneshot::channel();
        self.queue()?.send(Work::Append(Waiting { append, answer })).await.map_err(|_| closed())?;
        verdict.await.unwrap_or_else(|_| Err(closed().into()))
    }

    fn commit_latency(&self) -> CommitLatency {
        self.waits.latency()
    }

    async fn entries(&self, table: &TableId, after: u64, most: u32) -> Result<Vec<Entry>, StoreError> {
        sql::entries(&mut *self.reader().await?, table, after, most).await
    }

    async fn entry_with_key(&self, table: &TableId, key: &str) -> Result<Option<u64>, StoreError> {
        sql::entry_with_key(&mut *self.reader().await?, table, key).await
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError> {
        sql::table(&mut *self.reader().await?, table).await
    }

    async fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>, StoreError> {
        sql::snapshot(&mut *self.reader().await?, table).await
    }

    async fn tables(&self, which: &TableFilter, skip: u32, most: u32) -> Result<Vec<TableRow>, StoreError> {
        sql::tables(&mut *self.reader().await?, which, skip, most).await
    }

    async fn count_tables(&self, of: Option<&PersonId>) -> Result<Vec<(Stage, u64)>, StoreError> {
        sql::count_tables(&mut *self.reader().await?, of).await
    }

    async fn claim(&self, now: Millis, leased_until: Millis, limit: u32) -> Result<Vec<TableId>, StoreError> {
        // Mostly nothing is due: a look saves the writer the work.
        let due = "SELECT 1 FROM tables WHERE due <= $1 AND (lease IS NULL OR lease <= $1) LIMIT 1";
        let any =
            sqlx::query(due).bind(now).fetch_optional(&mut *self.reader().await?).await.map_err(fault)?;
        if any.is_none() {
            return Ok(Vec::new());
        }
        self.write(move |c| Box::pin(claim(c, now, leased_until, limit))).await
    }

    async fn remove_table(&self, table: &TableId) -> Result<(), StoreError> {
        let table = table.clone();
        self.have_done(true, |c| Box::pin(async move { sql::remove_table(c, &table).await })).await
    }

    fn notifications(&self) -> broadcast::Receiver<Notification> {
        self.notices.subscribe()
    }

    async fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        let person = person.clone();
        self.write(|c| Box::pin(async move { sql::add_person(c, &person).await })).await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        sql::person(&mut *self.reader().await?, id).await
    }

    async fn person_by_login(&self, login: &str) -> Result<Option<Person>, StoreError> {
        sql::person_by_login(&mut *self.reader().await?, login).await
    }

    async fn person_by_recovery(&self, secret: &SecretHash) -> Result<Option<Person>, StoreError> {
        sql::person_by_recovery(&mut *self.reader().await?, secret).await
    }

    async fn update_person(&self, person: &Person) -> Result<bool, StoreError> {
        let person = person.clone();
        self.write(|c| Box::pin(async move { sql::update_person(c, &person).await })).await
    }

    async fn set_recovery(&self, id: &PersonId, secret: &SecretHash) -> Result<(), StoreError> {
        let (id, secret) = (id.clone(), *secret);
        self.write(move |c| Box::pin(async move { sql::set_recovery(c, &id, &secret).await })).await
    }

    async fn remove_person(&self, id: &PersonId) -> Result<(), StoreError> {
        let id = id.clone();
        self.write(|c| Box::pin(async move { sql::remove_person(c, &id).await })).await
    }

    async fn open_session(
        &self,
        secret: &SecretHash,
        person: &PersonId,
        now: Millis,
    ) -> Result<(), StoreError> {
        let (secret, person) = (*secret, person.clone());
        self.write(move |c| Box::pin(async move { sql::open_session(c, &secret, &person, now).await })).await
    }

    async fn session(
        &self,
        secret: &SecretHash,
        now: Millis,
        since: Millis,
    ) -> Result<Option<PersonId>, StoreError> {
        let found = sql::session(&mut *self.reader().await?, secret).await?;
        let Some((person, used)) = found.filter(|(_, used)| *used > since) else { return Ok(None) };
        if session::is_stale(used, now, since) {
            let secret = *secret;
            // Should it fail, the next use tries again; nobody is shut out because the disk is full.
            let _ =
                self.write(move |c| Box::pin(async move { sql::use_session(c, &secret, now).await })).await;
        }
        Ok(Some(person))
    }

    async fn close_session(&self, secret: &SecretHash) -> Result<(), StoreError> {
        let secret = *secret;
        self.write(move |c| Box::pin(async move { sql::close_session(c, &secret).await })).await
    }

    async fn close_sessions(&self, person: &PersonId) -> Result<(), StoreError> {
        let person = person.clone();
        self.write(|c| Box::pin(async move { sql::close_sessions(c, &person).await })).await
    }

    async fn add_report(&self, at: Millis, person: Option<&PersonId>, body: &str) -> Result<u64, StoreError> {
        let (person, body) = (person.cloned(), body.to_owned());
        self.write(move |c| Box::pin(async move { sql::add_report(c, at, person.as_ref(), &body).await }))
            .await
    }

    async fn report(&self, number: u64) -> Result<Option<String>, StoreError> {
        sql::report(&mut *self.reader().await?, number).await
    }

    async fn reports(&self, most: u32) -> Result<Vec<(u64, String)>, StoreError> {
        sql::reports(&mut *self.reader().await?, most).await
    }

    async fn insert_document(&self, shelf: &str, note: &Document) -> Result<Document, StoreError> {
        let (shelf, note) = (shelf.to_owned(), note.clone());
        self.write(move |c| Box::pin(async move { sql::insert_document(c, &shelf, &note).await })).await
    }

    async fn update_document(&self, shelf: &str, name: &str, body: &str) -> Result<(), StoreError> {
        let (shelf, name, body) = (shelf.to_owned(), name.to_owned(), body.to_owned());
        self.write(move |c| Box::pin(async move { sql::update_document(c, &shelf, &name, &body).await }))
            .await
    }

    async fn document(&self, shelf: &str, name: &str) -> Result<Option<Document>, StoreError> {
        sql::document(&mut *self.reader().await?, shelf, name).await
    }

    async fn documents(&self, shelf: &str) -> Result<Vec<Document>, StoreError> {
        sql::documents(&mut *self.reader().await?, shelf).await
    }

    async fn count_documents(&self, shelf: &str) -> Result<u64, StoreError> {
        sql::count_documents(&mut *self.reader().await?, shelf).await
    }

    async fn dump(
        &self,
        line: &mut (dyn for<'l> FnMut(&'l str) -> io::Result<()> + Send),
    ) -> Result<(), StoreError> {
        let mut reader = self.reader().await?;
        // Its first statement fixes what the transaction sees, whatever is written meanwhile.
        let mut moment = reader.begin().await.map_err(fault)?;
        sql::dump(&mut moment, line).await
    }

    async fn restore(
        &self,
        lines: &mut (dyn Iterator<Item = io::Result<String>> + Send),
    ) -> Result<(), StoreError> {
        let (sender, mut things) = mpsc::channel(2);
        let filled = self.have_done(true, |c| Box::pin(async move { sql::restore(c, &mut things).await }));
        let (read, filled) = tokio::join!(dump::read(lines, sender), filled);
        read.and(filled)
    }

    async fn ping(&self) -> Result<(), StoreError> {
        if !matches!(*self.queue.read().unwrap_or_else(PoisonError::into_inner), Queue::Never) {
            self.queue()?;
        }
        sql::ping(&mut *self.reader().await?).await
    }

    async fn close(&self) {
        *self.queue.write().unwrap_or_else(PoisonError::into_inner) = Queue::Closed;
        self.readers.close().await;
        // The writer goes last, so that it puts the log back into the file.
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
    }
}

async fn claim(
    c: &mut Connection,
    now: Millis,
    lease: Millis,
    most: u32,
) -> Result<Vec<TableId>, StoreError> {
    let rows = sqlx::query(
        "UPDATE tables SET lease = $2 WHERE id IN (
             SELECT id FROM tables WHERE due <= $1 AND (lease IS NULL OR lease <= $1) ORDER BY due LIMIT $3
         ) RETURNING id, due",
    )
    .bind(now)
    .bind(lease)
    .bind(i64::from(most))
    .fetch_all(c)
    .await
    .map_err(fault)?;
    let mut claimed = rows
        .iter()
        .map(|row| Ok((sql::get::<Millis>(row, 1)?, sql::get::<String>(row, 0)?)))
        .collect::<Result<Vec<_>, StoreError>>()?;
    claimed.sort();
    Ok(claimed.into_iter().map(|(_, table)| TableId(table)).collect())
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(false)
        .busy_timeout(PATIENCE)
        .disable_statement_logging()
}

fn readers(path: &Path) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(Duration::from_secs(10))
        // A connection to a file does not die on the shelf.
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
        // Each reads a few pages of one table and then of another; the system keeps pages for all of them.
        .connect_lazy_with(options(path).pragma("query_only", "on").pragma("cache_size", "-128"))
}

/// Takes the file for this process. The system gives it back however the process ends.
fn take(path: &Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let name = PathBuf::from(name);
    let lock =
        private().create(true).truncate(false).open(&name).map_err(|error| unwritable(&name, &error))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => {
            Err(StoreError::Refused(format!("another miasma is using {}", path.display())))
        }
        Err(TryLockError::Error(error)) => Err(unwritable(&name, &error)),
    }
}

/// Makes sure the file is there and ours to write; SQLite gives the files beside it the same rights.
fn make(path: &Path) -> Result<(), StoreError> {
    private().create(true).truncate(false).open(path).map(drop).map_err(|error| unwritable(path, &error))
}

/// What people wrote and the hashes of their secrets are nobody else's business on a shared machine.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn unwritable(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Refused(format!("can't write {}: {error}", path.display()))
}

fn unreadable(path: &Path, error: sqlx::Error) -> StoreError {
    match fault(error) {
        StoreError::Corrupt(_) => {
            StoreError::Refused(format!("{} is not a database of miasma", path.display()))
        }
        other => other,
    }
}

/// The version of the file, 0 when it is empty.
async fn version(c: &mut Connection, path: &Path) -> Result<i64, StoreError> {
    let row = sqlx::query(
        "SELECT user_version, application_id, (SELECT COUNT(*) FROM sqlite_schema)
         FROM pragma_user_version, pragma_application_id",
    )
    .fetch_one(c)
    .await
    .map_err(|error| unreadable(path, error))?;
    let [version, application, things] = [0, 1, 2].map(|column| row.try_get::<i64, _>(column));
    let [version, application, things] =
        [version.map_err(fault)?, application.map_err(fault)?, things.map_err(fault)?];
    if application == APPLICATION || (version == 0 && application == 0 && things == 0) {
        return Ok(version);
    }
    Err(StoreError::Refused(format!("{} is a database of another program", path.display())))
}

/// Brings the file to the shape this build knows, in one transaction.
async fn grow(c: &mut Connection, path: &Path) -> Result<(), StoreError> {
    let found = version(c, path).await?;
    let mut steps = migrate::pending(found, STEPS)?.peekable();
    if steps.peek().is_none() {
        return Ok(());
    }
    let mut transaction = c.begin_with("BEGIN IMMEDIATE").await.map_err(fault)?;
    for (version, step) in steps {
        sqlx::raw_sql(step).execute(&mut *transaction).await.map_err(fault)?;
        let mark = format!("PRAGMA user_version = {version}; PRAGMA application_id = {APPLICATION}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(mark)).execute(&mut *transaction).await.map_err(fault)?;
    }
    transaction.commit().await.map_err(fault)
}
