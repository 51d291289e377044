//! The one who writes. Whatever waits when a transaction ends goes into the next one together: one wait for the disk
//! for all of it, and nobody is answered before that.

use super::{Connection, sql};
use crate::batch::{self, Known, Plan, Stands, Waiting, portions};
use crate::fault::{closed, fault};
use crate::waits::Waits;
use crate::{Append, AppendError, StoreError};
use futures_util::future::BoxFuture;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection as _, QueryBuilder};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fs::File;
use std::hash::{BuildHasher as _, RandomState};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// After so long without work the writer rests.
const QUIET: Duration = Duration::from_millis(500);

/// So many tables and keys are remembered, some ten bytes each.
const REMEMBERED: usize = 1 << 20;

/// Something to write.
pub(super) enum Work {
    /// The bulk of it, written in few statements.
    Append(Waiting),
    /// Anything else.
    Job(Box<dyn Job>),
}

/// A change that succeeds or fails on its own within the common transaction.
pub(super) trait Job: Send {
    /// Whether it changes tables or their logs, so that what is remembered of them may be wrong afterwards.
    fn changes_tables(&self) -> bool;

    /// Does it, and keeps what came of it.
    fn run<'c>(&'c mut self, c: &'c mut Connection) -> BoxFuture<'c, Result<(), StoreError>>;

    /// Tells what came of it, once that is durable or can't be any more.
    fn answer(self: Box<Self>, outcome: Result<(), StoreError>);
}

/// A change and where what came of it is awaited.
pub(super) fn job<T, F>(
    changes_tables: bool,
    what: F,
) -> (Box<dyn Job>, oneshot::Receiver<Result<T, StoreError>>)
where
    T: Send + 'static,
    F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
{
    let (answer, awaited) = oneshot::channel();
    (Box::new(Change { changes_tables, what: Some(what), result: None, answer }), awaited)
}

struct Change<T, F> {
    changes_tables: bool,
    what: Option<F>,
    result: Option<T>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Job for Change<T, F>
where
    T: Send + 'static,
    F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
{
    fn changes_tables(&self) -> bool {
        self.changes_tables
    }

    fn run<'c>(&'c mut self, c: &'c mut Connection) -> BoxFuture<'c, Result<(), StoreError>> {
        Box::pin(async move {
            let what = self.what.take().expect("a job is done once");
            self.result = Some(what(c).await?);
            Ok(())
        })
    }

    fn answer(self: Box<Self>, outcome: Result<(), StoreError>) {
        let Self { result, answer, .. } = *self;
        // Who no longer waits does not mind.
        let _ = answer.send(outcome.and_then(|()| result.ok_or_else(closed)));
    }
}

pub(super) struct Writer {
    options: SqliteConnectOptions,
    /// None after a failure: a new one begins without what the old one left half done.
    connection: Option<Connection>,
    work: mpsc::Receiver<Work>,
    memory: Memory,
    waits: Arc<Waits>,
    /// The file is ours until the writer ends.
    _lock: File,
}

impl Writer {
    pub(super) fn new(
        options: SqliteConnectOptions,
        connection: Connection,
        work: mpsc::Receiver<Work>,
        waits: Arc<Waits>,
        lock: File,
    ) -> Self {
        let memory = Memory::default();
        Self { options, connection: Some(connection), work, memory, waits, _lock: lock }
    }

    /// Works until the store is closed and all that was accepted is done.
    pub(super) async fn run(mut self) {
        let mut batch = Vec::new();
        let mut rested = true;
        loop {
            let wait = if rested { Duration::MAX } else { QUIET };
            let gathered = tokio::time::timeout(wait, batch::gather(&mut self.work, &mut batch)).await;
            rested = gathered.is_err() && batch.is_empty();
            match gathered {
                Ok(false) => break,
                Err(_) if rested => self.rest().await,
                _ => self.settle(batch.drain(..)).await,
            }
        }
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
    }

    /// Gives back the memory that pages were kept in while there was much to do; the system still has them.
    async fn rest(&mut self) {
        self.memory = Memory::default();
        if let Some(c) = &mut self.connection {
            // Nobody waits for it, and without it all goes on as well.
            let _ = execute(c, "PRAGMA shrink_memory").await;
        }
    }

    /// Writes a batch and answers everyone in it.
    async fn settle(&mut self, batch: impl Iterator<Item = Work>) {
        let (mut appends, mut answers, mut jobs) = (Vec::new(), Vec::new(), Vec::new());
        for work in batch {
            match work {
                Work::Append(Waiting { append, answer }) => {
                    appends.push(append);
                    answers.push(answer);
                }
                Work::Job(job) => jobs.push(job),
            }
        }
        let appends: Vec<_> = appends.iter().collect();
        match self.transact(&appends, &mut jobs).await {
            Ok((verdicts, outcomes)) => {
                for (answer, verdict) in answers.into_iter().zip(verdicts) {
                    let _ = answer.send(verdict);
                }
                for (job, outcome) in jobs.into_iter().zip(outcomes) {
                    job.answer(outcome);
                }
            }
            Err(error) => {
                self.memory = Memory::default();
                // Closing undoes what was begun.
                if let Some(connection) = self.connection.take() {
                    let _ = connection.close().await;
                }
                for answer in answers {
                    let _ = answer.send(Err(error.clone().into()));
                }
                for job in jobs {
                    job.answer(Err(error.clone()));
                }
            }
        }
    }

    /// One transaction for all. An error here is one of the whole transaction; those of the single appends and jobs are
    /// in the lists.
    async fn transact(
        &mut self,
        appends: &[&Append],
        jobs: &mut [Box<dyn Job>],
    ) -> Result<(Vec<Result<(), AppendError>>, Vec<Result<(), StoreError>>), StoreError> {
        let c = match &mut self.connection {
            Some(c) => c,
            none => none.insert(self.options.connect().await.map_err(fault)?),
        };
        execute(c, "BEGIN IMMEDIATE").await?;
        let plan = append(c, appends, &mut self.memory).await?;
        let unsettled = jobs.iter().any(|job| job.changes_tables());
        let mut outcomes = Vec::with_capacity(jobs.len());
        for job in jobs {
            execute(c, "SAVEPOINT job").await?;
            let outcome = job.run(c).await;
            if outcome.is_err() {
                execute(c, "ROLLBACK TO job").await?;
            }
            execute(c, "RELEASE job").await?;
            outcomes.push(outcome);
        }
        let begun = Instant::now();
        execute(c, "COMMIT").await?;
        self.waits.note(begun.elapsed());
        self.memory.take_in(&plan);
        if unsettled {
            self.memory = Memory::default();
        }
        Ok((plan.verdicts, outcomes))
    }
}

/// What the writer remembers of the tables it wrote to last. Nobody else writes, so they need not be asked for again.
#[derive(Default)]
struct Memory {
    known: Known,
    /// A hash of every key in a table's log. An index of the keys would be one more page to write for nearly every append,
    /// only to find the few that come twice.
    keys: HashMap<String, HashSet<u64>>,
    hasher: RandomState,
    /// How much is remembered.
    size: usize,
}

impl Memory {
    /// Recalls tables that are not remembered.
    async fn recall(&mut self, c: &mut Connection, names: &[&str]) -> Result<(), StoreError> {
        for portion in portions(names) {
            let tables = "SELECT id, last, stage, game, public FROM tables WHERE id IN (";
            let rows = of(tables, portion).build().fetch_all(&mut *c).await.map_err(fault)?;
            sql::note_tables(&rows, &mut self.known)?;
            self.size += rows.len();
            let keys = "SELECT table_id, key FROM entries WHERE key IS NOT NULL AND table_id IN (";
            let rows = of(keys, portion).build().fetch_all(&mut *c).await.map_err(fault)?;
            self.size += rows.len();
            for row in &rows {
                let hash = self.hasher.hash_one(sql::get::<&str>(row, 1)?);
                self.keys.entry(sql::get(row, 0)?).or_default().insert(hash);
            }
        }
        Ok(())
    }

    /// Whether something of this may be there already: it follows on another entry than the last, or has a key that may be
    /// one of the table's.
    fn may_repeat(&self, append: &Append) -> bool {
        let last = self.known.last(&append.table.0);
        let keys = self.keys.get(&append.table.0);
        let is_like = |key: &str| keys.is_some_and(|keys| keys.contains(&self.hasher.hash_one(key)));
        // A table that is not there has no keys.
        last > 0
            && (append.after != last
                || append.entries.iter().filter_map(|(key, _)| key.as_deref()).any(is_like))
    }

    /// Remembers how tables stand after a plan was carried out.
    fn take_in(&mut self, plan: &Plan<'_>) {
        self.known.keys.clear();
        self.size += plan.entries.len();
        if self.size > REMEMBERED {
            // What is known of a table is known wholly or not at all.
            *self = Self::default();
            return;
        }
        for grown in &plan.tables {
            let row = &grown.append.metadata;
            match self.known.tables.get_mut(&grown.append.table.0) {
                Some(stood) if grown.settled => stood.last = grown.last,
                _ => {
                    let stands = Stands {
                        last: grown.last,
                        stage: row.stage,
                        game: row.game.clone(),
                        public: row.public,
                    };
                    self.known.tables.insert(grown.append.table.0.clone(), stands);
                }
            }
        }
        for entry in &plan.entries {
            let Some(key) = entry.key else { continue };
            let hash = self.hasher.hash_one(key);
            match self.keys.get_mut(entry.table) {
                Some(keys) => keys.insert(hash),
                None => self.keys.entry(entry.table.to_owned()).or_default().insert(hash),
            };
        }
    }
}

/// A statement about some tables.
fn of(statement: &'static str, tables: &[&str]) -> QueryBuilder<super::Db> {
    let mut query = QueryBuilder::new(statement);
    let mut list = query.separated(", ");
    for table in tables {
        list.push_bind(*table);
    }
    query.push(")");
    query
}

async fn append<'a>(
    c: &mut Connection,
    appends: &[&'a Append],
    memory: &mut Memory,
) -> Result<Plan<'a>, StoreError> {
    let names = appends.iter().map(|append| &*append.table.0);
    let strange: BTreeSet<&str> = names.filter(|name| !memory.known.tables.contains_key(*name)).collect();
    memory.recall(c, &Vec::from_iter(strange)).await?;
    let asked: Vec<_> = appends.iter().copied().filter(|append| memory.may_repeat(append)).collect();
    memory.known.keys.clear();
    sql::find_keys(c, asked.into_iter(), &mut memory.known).await?;
    let plan = batch::judge(appends, &memory.known);
    sql::write(c, &plan).await.map_err(fault)?;
    Ok(plan)
}

async fn execute(c: &mut Connection, statement: &'static str) -> Result<(), StoreError> {
    sqlx::query(statement).execute(c).await.map(drop).map_err(fault)
}
