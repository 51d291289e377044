//! The store of several nodes: one PostgreSQL database.
//!
//! Each node appends through one connection ([`writer`]), many appends in one transaction. All nodes lock the rows they
//! touch in the same order, and the primary key of the log would still prevent a second entry of the same number if a
//! lock failed. A `NOTIFY` tells the other nodes about each commit ([`listener`]).

mod clock;
mod listener;
#[path = "sql/mod.rs"]
#[expect(clippy::duplicate_mod, reason = "the shared SQL is compiled for each engine")]
mod sql;
mod writer;

use crate::dump;
use crate::error::StoreError;
use crate::migrations::{self, Files, Schema};
use crate::model::{Millis, Notification, Salvaged, TableId};
use crate::queue::{self, PendingAppend};
use crate::stats::{Recorder, StoreSize};
use clock::DatabaseClock;
use futures_util::future::BoxFuture;
use sqlx::pool::PoolConnection;
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

type Engine = Postgres;
type Db = sqlx::Postgres;
type DbRow = sqlx::postgres::PgRow;
type Connection = PgConnection;

const MIGRATIONS: Files = &[
    ("tables and people", include_str!("../migrations/postgres/0001_tables_and_people.sql")),
    ("reports", include_str!("../migrations/postgres/0002_reports.sql")),
    ("notes", include_str!("../migrations/postgres/0003_notes.sql")),
    ("quieter indices", include_str!("../migrations/postgres/0004_quieter_indices.sql")),
    (migrations::MODERATION, include_str!("../migrations/postgres/0005_moderation.sql")),
];

/// Fills what rows of earlier builds lack: the people that logs name, and the end of recovery links (in 30 days).
const COMPLETE: &[&str] = &[
    "INSERT INTO appearances (person, table_id)
     SELECT DISTINCT person, table_id FROM (
         SELECT substring(body from '\"person\":\"([^\"]+)\"') AS person, table_id FROM entries
         WHERE body LIKE '{\"t\":\"sat\",%' OR body LIKE '{\"t\":\"said\",%'
         UNION ALL
         SELECT substring(body from '\"host\":\"([^\"]+)\"'), table_id FROM entries
         WHERE number = 1 AND body LIKE '{\"t\":\"made\",%'
         UNION ALL
         SELECT substring(body from '\"to\":\"([^\"]+)\"'), table_id FROM entries WHERE body LIKE '{\"t\":\"handed\",%'
     ) AS named WHERE person IS NOT NULL ON CONFLICT DO NOTHING",
    "UPDATE people SET recovery_until = CAST(EXTRACT(EPOCH FROM now()) * 1000 AS BIGINT) + 2592000000
     WHERE recovery IS NOT NULL AND recovery_until IS NULL",
];

const INSERT_ENTRIES: &str = "INSERT INTO entries (table_id, number, at, key, body) ";

/// `SKIP LOCKED` lets two nodes claim different jobs at the same time.
const CLAIM: &str = "WITH due AS (
        SELECT id FROM tables WHERE due <= $1 AND (lease IS NULL OR lease <= $1)
        ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
    ) UPDATE tables SET lease = $2 FROM due WHERE tables.id = due.id RETURNING tables.id, tables.due";

/// The advisory lock of nodes that migrate the schema: "Miasma" in ASCII.
const MIGRATION_LOCK: i64 = 0x4d69_6173_6d61;

/// Number of connections for everything but appends.
const CONNECTIONS: u32 = 8;

/// Maximum number of notifications that wait for a receiver; a slower one lags and misses some.
const NOTIFICATIONS: usize = 4096;

/// Maximum duration of an operation. It is longer than the timeouts of [`SESSION`], so that usually the database reports
/// its own, more precise error.
const DEADLINE: Duration = Duration::from_secs(10);

/// Maximum duration of connecting.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// The settings of every connection. The timeouts keep a node that froze in a transaction from blocking the others.
const SESSION: &str = "SET statement_timeout = 8000; SET lock_timeout = 4000;
    SET idle_in_transaction_session_timeout = 8000; SET synchronous_commit = on";

/// In addition, the settings of a connection that only reads. The database itself refuses to write.
const READ_ONLY_SESSION: &str = "SET default_transaction_read_only = on";

/// The store in a PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
    queue: RwLock<Queue>,
    writer: Mutex<Option<JoinHandle<()>>>,
    /// A store that only reads has none.
    listener: Option<AbortOnDrop>,
    /// The id of this node.
    node: String,
    clock: Arc<DatabaseClock>,
    /// Reads the clock again and again, unless the store only reads.
    _clock_reader: Option<AbortOnDrop>,
    notifications: broadcast::Sender<Notification>,
    stats: Arc<Recorder>,
    schema: Schema,
}

/// The way to the writer.
enum Queue {
    Open(mpsc::Sender<PendingAppend>),
    Closed,
    /// There is no writer.
    ReadOnly,
}

/// A task that ends with its owner.
struct AbortOnDrop(JoinHandle<()>);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Postgres {
    const SHARED: bool = true;

    /// Connects to a database and migrates its schema. Must be called inside a tokio runtime.
    pub async fn connect(url: &str) -> Result<Self, StoreError> {
        let options = options(url)?;
        let mut connection = connect(&options).await?;
        within(DEADLINE * 3, migrate(&mut connection)).await?;
        let clock = within(DEADLINE, DatabaseClock::read_first(&mut connection)).await?;
        let pool = pool(options.clone(), &[SESSION]);
        let node = node_id();
        let notifications = broadcast::channel(NOTIFICATIONS).0;
        let listening = listener::listen(options.clone(), &node).await?;
        let listener = listener::run(options.clone(), listening, node.clone(), notifications.clone());
        let (queue, work) = mpsc::channel(queue::CAPACITY);
        let stats = Arc::new(Recorder::default());
        let writer = Writer::new(options, connection, work, node.clone(), Arc::clone(&stats));
        let clock_reader = AbortOnDrop(tokio::spawn(Arc::clone(&clock).run(pool.clone())));
        Ok(Self {
            pool,
            queue: RwLock::new(Queue::Open(queue)),
            writer: Mutex::new(Some(tokio::spawn(writer.run()))),
            listener: Some(AbortOnDrop(tokio::spawn(listener))),
            node,
            clock,
            _clock_reader: Some(clock_reader),
            notifications,
            stats,
            schema: Schema::current(MIGRATIONS),
        })
    }

    /// Connects to a database to read it. Changes nothing in it, and also reads the schema of an earlier build.
    pub async fn connect_read_only(url: &str) -> Result<Self, StoreError> {
        let options = options(url)?;
        let mut connection = connect(&options).await?;
        let schema = within(DEADLINE, found_schema(&mut connection)).await?;
        let clock = within(DEADLINE, DatabaseClock::read_first(&mut connection)).await?;
        let _ = connection.close().await;
        Ok(Self {
            pool: pool(options, &[SESSION, READ_ONLY_SESSION]),
            queue: RwLock::new(Queue::ReadOnly),
            writer: Mutex::new(None),
            listener: None,
            node: node_id(),
            clock,
            _clock_reader: None,
            notifications: broadcast::channel(1).0,
            stats: Arc::default(),
            schema,
        })
    }

    async fn connection(&self) -> Result<PoolConnection<Db>, StoreError> {
        Ok(self.pool.acquire().await?)
    }

    async fn within_deadline<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        within(DEADLINE, work).await
    }

    async fn enqueue(&self, append: PendingAppend) -> Result<(), StoreError> {
        let queue = match &*self.queue.read().unwrap_or_else(PoisonError::into_inner) {
            Queue::Open(queue) => queue.clone(),
            Queue::Closed => return Err(StoreError::closed()),
            Queue::ReadOnly => return Err(StoreError::read_only()),
        };
        queue.send(append).await.map_err(|_| StoreError::closed())
    }

    /// Runs a change in a transaction of its own.
    async fn write<T, F>(&self, change: F) -> Result<T, StoreError>
    where
        T: Send,
        F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>> + Send,
    {
        self.check_writable()?;
        within(DEADLINE, async {
            let mut transaction = self.pool.begin().await?;
            let done = change(&mut transaction).await?;
            transaction.commit().await?;
            Ok(done)
        })
        .await
    }

    async fn delete_table(&self, table: TableId) -> Result<(), StoreError> {
        self.write(|c| Box::pin(async move { sql::tables::remove(c, &table).await })).await
    }

    async fn dump_to(&self, line: &mut (dyn FnMut(&str) -> io::Result<()> + Send)) -> Result<(), StoreError> {
        let mut connection = within(DEADLINE, self.connection()).await?;
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        let mut transaction = connection.begin_with(begin).await?;
        disable_timeouts(&mut transaction).await?;
        sql::dump::dump(&mut transaction, self.schema, line).await
    }

    async fn restore_from(
        &self,
        lines: &mut (dyn Iterator<Item = io::Result<String>> + Send),
    ) -> Result<(), StoreError> {
        self.check_writable()?;
        let (sender, mut chunks) = mpsc::channel(2);
        let restored = async move {
            let mut transaction = self.pool.begin().await?;
            disable_timeouts(&mut transaction).await?;
            // Nobody may write between the check that the database is empty and the commit.
            let lock = "LOCK TABLE tables, entries, kept, seats, people, sessions, reports, notes, blocks, appearances IN EXCLUSIVE MODE";
            sqlx::raw_sql(lock).execute(&mut *transaction).await?;
            sql::restore::restore(&mut transaction, &mut chunks).await?;
            sql::migrate::complete(&mut transaction).await?;
            // The next report gets the number after the last restored one.
            sqlx::query(
                "SELECT setval(pg_get_serial_sequence('reports', 'number'),
                 (SELECT COALESCE(MAX(number), 0) + 1 FROM reports), false)",
            )
            .fetch_one(&mut *transaction)
            .await?;
            Ok(transaction.commit().await?)
        };
        let (read, restored) = tokio::join!(dump::read(lines, sender), restored);
        read.and(restored)
    }

    async fn send_announcement(&self, message: &str) -> Result<(), StoreError> {
        within(DEADLINE, async {
            let mut connection = self.connection().await?;
            listener::announce(&mut connection, &self.node, message).await
        })
        .await
    }

    async fn find_damage(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    /// Writes what can be read of a damaged database as a dump. The statements may take any time.
    pub(crate) async fn salvage(
        url: &str,
        line: &mut (dyn FnMut(&str) -> io::Result<()> + Send),
    ) -> Result<Salvaged, StoreError> {
        let mut connection = connect(&options(url)?).await?;
        let settings = "SET statement_timeout = 0; SET default_transaction_read_only = on";
        sqlx::raw_sql(settings).execute(&mut connection).await?;
        sql::salvage::salvage(&mut connection, line).await
    }

    fn database_time(&self) -> Option<Millis> {
        Some(self.clock.now())
    }

    /// The disk is the business of the database.
    async fn check_disk(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Writes to the database without changing anything.
    async fn touch(c: &mut Connection) -> Result<(), StoreError> {
        let touch = "UPDATE miasma_version SET version = version
             WHERE version = (SELECT MAX(version) FROM miasma_version)";
        sqlx::query(touch).execute(c).await?;
        Ok(())
    }

    async fn measure(&self) -> Result<StoreSize, StoreError> {
        within(DEADLINE, async {
            let mut connection = self.connection().await?;
            let size = "SELECT pg_database_size(current_database())";
            let row = sqlx::query(size).fetch_one(&mut *connection).await?;
            let database: i64 = sql::get(&row, 0)?;
            // The write-ahead log belongs to all databases of a cluster.
            Ok(StoreSize { database: database as u64, wal: None })
        })
        .await
    }

    fn check_open(&self) -> Result<(), StoreError> {
        if self.pool.is_closed() { Err(StoreError::closed()) } else { Ok(()) }
    }

    fn check_writable(&self) -> Result<(), StoreError> {
        match *self.queue.read().unwrap_or_else(PoisonError::into_inner) {
            Queue::Open(_) | Queue::Closed => Ok(()),
            Queue::ReadOnly => Err(StoreError::read_only()),
        }
    }

    async fn shut_down(&self) {
        *self.queue.write().unwrap_or_else(PoisonError::into_inner) = Queue::Closed;
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
        if let Some(listener) = &self.listener {
            listener.0.abort();
        }
        let _ = timeout(DEADLINE, self.pool.close()).await;
    }
}

fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    // The driver's error is left out, since it may contain a part of the URL.
    let options = PgConnectOptions::from_str(url)
        .map_err(|_| StoreError::Refused("the database URL is invalid".to_owned()))?;
    Ok(options.application_name("miasma").disable_statement_logging())
}

/// The connections for everything but appends, each with these settings.
fn pool(options: PgConnectOptions, settings: &'static [&'static str]) -> PgPool {
    PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(CONNECT_TIMEOUT)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                for statements in settings {
                    sqlx::raw_sql(*statements).execute(&mut *connection).await?;
                }
                Ok(())
            })
        })
        .connect_lazy_with(options)
}

/// The schema of a database that is only read.
async fn found_schema(c: &mut Connection) -> Result<Schema, StoreError> {
    let row = sqlx::query("SELECT to_regclass('miasma_version') IS NOT NULL").fetch_one(&mut *c).await?;
    if !sql::get::<bool>(&row, 0)? {
        return Err(StoreError::Refused("the database has no tables of miasma".to_owned()));
    }
    let row = sqlx::query("SELECT COALESCE(MAX(version), 0) FROM miasma_version").fetch_one(c).await?;
    Schema::found(sql::get(&row, 0)?, MIGRATIONS)
}

/// Opens a connection outside the pool.
async fn connect(options: &PgConnectOptions) -> Result<Connection, StoreError> {
    within(CONNECT_TIMEOUT, async {
        let mut connection = options.connect().await?;
        sqlx::raw_sql(SESSION).execute(&mut connection).await?;
        Ok(connection)
    })
    .await
}

/// Gives up after a while, whatever the network does.
async fn within<T>(
    limit: Duration,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    let timed_out = || StoreError::Unavailable(format!("no answer within {} s", limit.as_secs()));
    timeout(limit, work).await.unwrap_or_else(|_| Err(timed_out()))
}

/// A dump or its restoration may take any time.
async fn disable_timeouts(c: &mut Connection) -> Result<(), StoreError> {
    let settings = "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";
    sqlx::raw_sql(settings).execute(c).await?;
    Ok(())
}

/// Migrates the schema in one transaction. If several nodes start at once, one migrates and the others wait for it.
async fn migrate(c: &mut Connection) -> Result<(), StoreError> {
    let mut transaction = c.begin().await?;
    let c = &mut *transaction;
    // Waiting for another node's migration may take longer than a lock usually may.
    let settings = "SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 25000; SET LOCAL client_min_messages = warning";
    sqlx::raw_sql(settings).execute(&mut *c).await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MIGRATION_LOCK).execute(&mut *c).await?;
    // Earlier builds store the schema version here, and refuse a newer one.
    sqlx::raw_sql("CREATE TABLE IF NOT EXISTS miasma_version (version BIGINT NOT NULL)")
        .execute(&mut *c)
        .await?;
    let row = sqlx::query("SELECT COALESCE(MAX(version), 0) FROM miasma_version").fetch_one(&mut *c).await?;
    let found: i64 = sql::get(&row, 0)?;
    sql::migrate::migrate(c, MIGRATIONS, found).await?;
    if found < migrations::supported(MIGRATIONS) {
        sql::migrate::complete(c).await?;
    }
    sqlx::query("INSERT INTO miasma_version SELECT * FROM generate_series($1 + 1, $2)")
        .bind(found)
        .bind(migrations::supported(MIGRATIONS))
        .execute(&mut *c)
        .await?;
    Ok(transaction.commit().await?)
}

/// An id for this node among the others, new with every start.
fn node_id() -> String {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    format!("{:016x}", u64::from_le_bytes(bytes))
}
