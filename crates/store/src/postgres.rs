//! One database under several servers.
//!
//! A node's appends go through one connection ([`writer`]), many in one transaction; the rows they touch are locked in
//! one order by all nodes, and the key of the log stands behind it should a lock ever fail to. Word of them is sent with
//! the same commit ([`listener`]).

mod listener;
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
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection as _};
use std::io;
use std::str::FromStr;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;
use tokio::sync::{Mutex, broadcast, mpsc};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use writer::Writer;

type Db = sqlx::Postgres;
type DbRow = sqlx::postgres::PgRow;
type Connection = PgConnection;

/// A step once released is never changed; a change is a new step.
const STEPS: &[&str] = &[
    include_str!("../migrations/postgres/0001_tables_and_people.sql"),
    include_str!("../migrations/postgres/0002_reports.sql"),
    include_str!("../migrations/postgres/0003_notes.sql"),
    include_str!("../migrations/postgres/0004_quieter_indices.sql"),
];

/// How entries are added.
const ADD: &str = "INSERT";

/// The advisory lock of nodes that bring the database to their shape: "Miasma" in ASCII.
const GROWING: i64 = 0x4d69_6173_6d61;

/// How many connections read, and write what is not an append.
const CONNECTIONS: u32 = 8;

/// How much may wait for the writer before those who ask wait themselves.
const QUEUE: usize = 4096;

/// How many notices may wait for a receiver before it is told that it lagged.
const NOTICES: usize = 4096;

/// How long anything may take. Longer than the limits the database is told, so that mostly its own words come back.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait for a connection.
const CONNECTING: Duration = Duration::from_secs(5);

/// What every connection is told first: nothing hangs, and a node that froze in the middle does not hold up the others.
const MANNERS: &str = "SET statement_timeout = 8000; SET lock_timeout = 4000;
    SET idle_in_transaction_session_timeout = 8000; SET synchronous_commit = on";

/// The store in a PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
    queue: RwLock<Option<mpsc::Sender<Waiting>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    listener: JoinHandle<()>,
    notices: broadcast::Sender<Notification>,
    waits: Arc<Waits>,
}

impl Postgres {
    /// Connects to a database, and brings it to the shape this build knows. Must be called inside a tokio runtime.
    pub async fn connect(url: &str) -> Result<Self, StoreError> {
        // The driver's error could repeat a part of the address.
        let options = PgConnectOptions::from_str(url)
            .map_err(|_| StoreError::Refused("the address of the database makes no sense".to_owned()))?
            .application_name("miasma")
            .disable_statement_logging();
        let mut connection = connection(&options).await?;
        in_time(PATIENCE * 3, grow(&mut connection)).await?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(CONNECTING)
            .after_connect(|connection, _| {
                Box::pin(async move { sqlx::raw_sql(MANNERS).execute(connection).await.map(drop) })
            })
            .connect_lazy_with(options.clone());
        let node = node();
        let notices = broadcast::channel(NOTICES).0;
        let heard = listener::listen(options.clone(), &node).await?;
        let listener = tokio::spawn(listener::run(options.clone(), heard, node.clone(), notices.clone()));
        let (queue, work) = mpsc::channel(QUEUE);
        let waits = Arc::new(Waits::default());
        let writer = tokio::spawn(Writer::new(options, connection, work, node, Arc::clone(&waits)).run());
        Ok(Self {
            pool,
            queue: RwLock::new(Some(queue)),
            writer: Mutex::new(Some(writer)),
            listener,
            notices,
            waits,
        })
    }

    async fn connection(&self) -> Result<sqlx::pool::PoolConnection<Db>, StoreError> {
        self.pool.acquire().await.map_err(fault)
    }
}

/// Has the statements of an expression done by a connection of the pool, in time.
macro_rules! with {
    ($self:ident, |$c:ident| $what:expr) => {
        in_time(PATIENCE, async {
            let mut connection = $self.connection().await?;
            let $c = &mut *connection;
            $what.await
        })
        .await
    };
}

/// The same as one transaction.
macro_rules! together {
    ($self:ident, |$c:ident| $what:expr) => {
        in_time(PATIENCE, async {
            let mut transaction = $self.pool.begin().await.map_err(fault)?;
            let $c = &mut *transaction;
            let done = $what.await?;
            transaction.commit().await.map_err(fault)?;
            Ok(done)
        })
        .await
    };
}

#[async_trait]
impl Store for Postgres {
    fn is_shared(&self) -> bool {
        true
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        batch::check(&append)?;
        let queue = self.queue.read().unwrap_or_else(PoisonError::into_inner).clone();
        let (answer, verdict) = tokio::sync::oneshot::channel();
        queue.ok_or_else(closed)?.send(Waiting { append, answer }).await.map_err(|_| closed())?;
        verdict.await.unwrap_or_else(|_| Err(closed().into()))
    }

    async fn entries(&self, table: &TableId, after: u64, most: u32) -> Result<Vec<Entry>, StoreError> {
        with!(self, |c| sql::entries(c, table, after, most))
    }

    async fn entry_with_key(&self, table: &TableId, key: &str) -> Result<Option<u64>, StoreError> {
        with!(self, |c| sql::entry_with_key(c, table, key))
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError> {
        with!(self, |c| sql::table(c, table))
    }

    async fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>, StoreError> {
        with!(self, |c| sql::snapshot(c, table))
    }

    async fn tables(&self, which: &TableFilter, skip: u32, most: u32) -> Result<Vec<TableRow>, StoreError> {
        with!(self, |c| sql::tables(c, which, skip, most))
    }

    async fn count_tables(&self, of: Option<&PersonId>) -> Result<Vec<(Stage, u64)>, StoreError> {
        with!(self, |c| sql::count_tables(c, of))
    }

    async fn claim(&self, now: Millis, lease: Millis, most: u32) -> Result<Vec<TableId>, StoreError> {
        with!(self, |c| claim(c, now, lease, most))
    }

    async fn remove_table(&self, table: &TableId) -> Result<(), StoreError> {
        together!(self, |c| sql::remove_table(c, table))
    }

    fn commit_latency(&self) -> CommitLatency {
        self.waits.latency()
    }

    fn notifications(&self) -> broadcast::Receiver<Notification> {
        self.notices.subscribe()
    }

    async fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        with!(self, |c| sql::add_person(c, person))
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        with!(self, |c| sql::person(c, id))
    }

    async fn person_by_login(&self, login: &str) -> Result<Option<Person>, StoreError> {
        with!(self, |c| sql::person_by_login(c, login))
    }

    async fn person_by_recovery(&self, secret: &SecretHash) -> Result<Option<Person>, StoreError> {
        with!(self, |c| sql::person_by_recovery(c, secret))
    }

    async fn update_person(&self, person: &Person) -> Result<bool, StoreError> {
        with!(self, |c| sql::update_person(c, person))
    }

    async fn set_recovery(&self, id: &PersonId, secret: &SecretHash) -> Result<(), StoreError> {
        with!(self, |c| sql::set_recovery(c, id, secret))
    }

    async fn remove_person(&self, id: &PersonId) -> Result<(), StoreError> {
        together!(self, |c| sql::remove_person(c, id))
    }

    async fn open_session(
        &self,
        secret: &SecretHash,
        person: &PersonId,
        now: Millis,
    ) -> Result<(), StoreError> {
        with!(self, |c| sql::open_session(c, secret, person, now))
    }

    async fn session(
        &self,
        secret: &SecretHash,
        now: Millis,
        since: Millis,
    ) -> Result<Option<PersonId>, StoreError> {
        let found = with!(self, |c| sql::session(c, secret))?;
        let Some((person, used)) = found.filter(|(_, used)| *used > since) else { return Ok(None) };
        if session::is_stale(used, now, since) {
            // Should it fail, the next use tries again.
            let _ = with!(self, |c| sql::use_session(c, secret, now));
        }
        Ok(Some(person))
    }

    async fn close_session(&self, secret: &SecretHash) -> Result<(), StoreError> {
        with!(self, |c| sql::close_session(c, secret))
    }

    async fn close_sessions(&self, person: &PersonId) -> Result<(), StoreError> {
        with!(self, |c| sql::close_sessions(c, person))
    }

    async fn add_report(&self, at: Millis, person: Option<&PersonId>, body: &str) -> Result<u64, StoreError> {
        with!(self, |c| sql::add_report(c, at, person, body))
    }

    async fn report(&self, number: u64) -> Result<Option<String>, StoreError> {
        with!(self, |c| sql::report(c, number))
    }

    async fn reports(&self, most: u32) -> Result<Vec<(u64, String)>, StoreError> {
        with!(self, |c| sql::reports(c, most))
    }

    async fn insert_document(&self, shelf: &str, note: &Document) -> Result<Document, StoreError> {
        with!(self, |c| sql::insert_document(c, shelf, note))
    }

    async fn update_document(&self, shelf: &str, name: &str, body: &str) -> Result<(), StoreError> {
        with!(self, |c| sql::update_document(c, shelf, name, body))
    }

    async fn document(&self, shelf: &str, name: &str) -> Result<Option<Document>, StoreError> {
        with!(self, |c| sql::document(c, shelf, name))
    }

    async fn documents(&self, shelf: &str) -> Result<Vec<Document>, StoreError> {
        with!(self, |c| sql::documents(c, shelf))
    }

    async fn count_documents(&self, shelf: &str) -> Result<u64, StoreError> {
        with!(self, |c| sql::count_documents(c, shelf))
    }

    async fn dump(
        &self,
        line: &mut (dyn for<'l> FnMut(&'l str) -> io::Result<()> + Send),
    ) -> Result<(), StoreError> {
        let mut connection = in_time(PATIENCE, self.connection()).await?;
        let moment = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        let mut moment = connection.begin_with(moment).await.map_err(fault)?;
        unhurried(&mut moment).await?;
        sql::dump(&mut moment, line).await
    }

    async fn restore(
        &self,
        lines: &mut (dyn Iterator<Item = io::Result<String>> + Send),
    ) -> Result<(), StoreError> {
        let (sender, mut things) = mpsc::channel(2);
        let filled = async move {
            let mut transaction = self.pool.begin().await.map_err(fault)?;
            unhurried(&mut transaction).await?;
            // Nobody may write between the look whether it is empty and the end.
            let lock =
                "LOCK TABLE tables, entries, kept, seats, people, sessions, reports, notes IN EXCLUSIVE MODE";
            sqlx::raw_sql(lock).execute(&mut *transaction).await.map_err(fault)?;
            sql::restore(&mut transaction, &mut things).await?;
            // The next report goes on from the last one filled in.
            sqlx::query(
                "SELECT setval(pg_get_serial_sequence('reports', 'number'),
                 (SELECT COALESCE(MAX(number), 0) + 1 FROM reports), false)",
            )
            .fetch_one(&mut *transaction)
            .await
            .map_err(fault)?;
            transaction.commit().await.map_err(fault)
        };
        let (read, filled) = tokio::join!(dump::read(lines, sender), filled);
        read.and(filled)
    }

    async fn ping(&self) -> Result<(), StoreError> {
        with!(self, |c| sql::ping(c))
    }

    async fn close(&self) {
        self.queue.write().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
        self.listener.abort();
        let _ = timeout(PATIENCE, self.pool.close()).await;
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

async fn claim(
    c: &mut Connection,
    now: Millis,
    lease: Millis,
    most: u32,
) -> Result<Vec<TableId>, StoreError> {
    let rows = sqlx::query(
        "WITH due AS (
             SELECT id FROM tables WHERE due <= $1 AND (lease IS NULL OR lease <= $1)
             ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
         ) UPDATE tables SET lease = $2 FROM due WHERE tables.id = due.id RETURNING tables.id, tables.due",
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

/// A connection of its own, with manners.
async fn connection(options: &PgConnectOptions) -> Result<Connection, StoreError> {
    in_time(CONNECTING, async {
        let mut connection = options.connect().await.map_err(fault)?;
        sqlx::raw_sql(MANNERS).execute(&mut connection).await.map_err(fault)?;
        Ok(connection)
    })
    .await
}

/// Gives up after a while, whatever the network does.
async fn in_time<T>(
    patience: Duration,
    what: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    timeout(patience, what)
        .await
        .unwrap_or_else(|_| Err(StoreError::Unavailable(format!("no answer in {} s", patience.as_secs()))))
}

/// A dump takes as long as it takes.
async fn unhurried(c: &mut Connection) -> Result<(), StoreError> {
    let patience = "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";
    sqlx::raw_sql(patience).execute(c).await.map(drop).map_err(fault)
}

/// Brings the database to the shape this build knows, in one transaction; of several nodes one does it, the others wait.
async fn grow(c: &mut Connection) -> Result<(), StoreError> {
    let mut transaction = c.begin().await.map_err(fault)?;
    let c = &mut *transaction;
    // Waiting for another node's steps may take longer than a lock should otherwise.
    sqlx::raw_sql("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 25000")
        .execute(&mut *c)
        .await
        .map_err(fault)?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(GROWING).execute(&mut *c).await.map_err(fault)?;
    sqlx::raw_sql("CREATE TABLE IF NOT EXISTS miasma_version (version BIGINT NOT NULL)")
        .execute(&mut *c)
        .await
        .map_err(fault)?;
    let row = sqlx::query("SELECT COALESCE(MAX(version), 0) FROM miasma_version")
        .fetch_one(&mut *c)
        .await
        .map_err(fault)?;
    let found: i64 = sql::get(&row, 0)?;
    for (version, step) in migrate::pending(found, STEPS)? {
        sqlx::raw_sql(step).execute(&mut *c).await.map_err(fault)?;
        sqlx::query("INSERT INTO miasma_version (version) VALUES ($1)")
            .bind(version)
            .execute(&mut *c)
            .await
            .map_err(fault)?;
    }
    transaction.commit().await.map_err(fault)
}

/// A name for this node among the others, new with every start.
fn node() -> String {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    format!("{:016x}", u64::from_le_bytes(bytes))
}
