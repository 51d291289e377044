//! The task that writes to the file, with group commit: everything that is queued when a transaction ends goes into the
//! next one. Callers get their results after its commit.

use super::cache::Cache;
use super::file::{self, Identity};
use super::job::{Invalidates, Job};
use super::{Connection, sql};
use crate::append::{self, Plan};
use crate::error::{AppendError, StoreError};
use crate::model::Append;
use crate::queue::{self, PendingAppend};
use crate::stats::Recorder;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection as _};
use std::collections::BTreeSet;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// After this long without work the writer frees its memory.
const IDLE: Duration = Duration::from_millis(500);

/// An item of the queue.
#[expect(
    clippy::large_enum_variant,
    reason = "nearly all work is appends; a box for each would cost an allocation"
)]
pub(super) enum Work {
    /// Most of the work; many appends are written in a few statements.
    Append(PendingAppend),
    /// Any other change.
    Job(Box<dyn Job>),
}

pub(super) struct Writer {
    path: PathBuf,
    /// The file that was opened at the start.
    opened: Identity,
    options: SqliteConnectOptions,
    /// `None` after a failure: the next transaction opens a new connection, free of what the old one left unfinished.
    connection: Option<Connection>,
    queue: mpsc::Receiver<Work>,
    cache: Cache,
    stats: Arc<Recorder>,
    /// Whether somebody has deleted the write-ahead log.
    is_log_gone: bool,
    /// Keeps the file locked until the writer ends.
    _lock: File,
}

/// The results of the appends and of the jobs of a transaction.
type Results = (Vec<Result<(), AppendError>>, Vec<Result<(), StoreError>>);

impl Writer {
    pub(super) fn new(
        path: &Path,
        opened: Identity,
        options: SqliteConnectOptions,
        connection: Connection,
        queue: mpsc::Receiver<Work>,
        stats: Arc<Recorder>,
        lock: File,
    ) -> Self {
        let (path, cache) = (path.to_owned(), Cache::default());
        let (connection, is_log_gone) = (Some(connection), false);
        Self { path, opened, options, connection, queue, cache, stats, is_log_gone, _lock: lock }
    }

    /// Runs until the store is closed and the queue is empty.
    pub(super) async fn run(mut self) {
        let mut batch = Vec::new();
        let mut idle = true;
        loop {
            let wait = if idle { Duration::MAX } else { IDLE };
            let received = tokio::time::timeout(wait, queue::next_batch(&mut self.queue, &mut batch)).await;
            idle = received.is_err() && batch.is_empty();
            match received {
                Ok(false) => break,
                Err(_) if idle => self.free_memory().await,
                _ => self.process(batch.drain(..)).await,
            }
        }
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
    }

    /// Frees the cache and SQLite's pages; the system's page cache still has them.
    async fn free_memory(&mut self) {
        self.cache = Cache::default();
        if let Some(c) = &mut self.connection {
            // This is only an optimization, so a failure does not matter.
            let _ = execute(c, "PRAGMA shrink_memory").await;
        }
    }

    /// Writes a batch and replies to every caller.
    async fn process(&mut self, batch: impl Iterator<Item = Work>) {
        let (mut appends, mut replies, mut jobs) = (Vec::new(), Vec::new(), Vec::new());
        for work in batch {
            match work {
                Work::Append(PendingAppend { append, reply }) => {
                    appends.push(append);
                    replies.push(reply);
                }
                Work::Job(job) => jobs.push(job),
            }
        }
        let appends: Vec<_> = appends.iter().collect();
        match self.transact(&appends, &mut jobs).await {
            Ok((results, outcomes)) => {
                for (reply, result) in replies.into_iter().zip(results) {
                    let _ = reply.send(result);
                }
                for (job, outcome) in jobs.into_iter().zip(outcomes) {
                    job.reply(outcome);
                }
            }
            Err(error) => {
                self.cache = Cache::default();
                // Closing the connection rolls back.
                if let Some(connection) = self.connection.take() {
                    let _ = connection.close().await;
                }
                for reply in replies {
                    let _ = reply.send(Err(error.clone().into()));
                }
                for job in jobs {
                    job.reply(Err(error.clone()));
                }
            }
        }
    }

    /// Checks that nobody has deleted the write-ahead log, which exists as long as this connection.
    async fn check_log(&mut self) -> Result<(), StoreError> {
        if let Some(c) = &mut self.connection
            && file::is_log_gone(&self.path)
        {
            self.is_log_gone = true;
            // SQLite still has the deleted log open. This copies everything in it to the database.
            execute(c, "PRAGMA wal_checkpoint(TRUNCATE)").await?;
        }
        if self.is_log_gone {
            // A new connection would begin a new log, which those that read do not know.
            return Err(StoreError::Unavailable(format!(
                "{} was deleted while the server runs: start the server again",
                file::wal(&self.path).display()
            )));
        }
        Ok(())
    }

    /// Runs one transaction for the whole batch. An error means that the transaction failed; errors of single appends
    /// and jobs are in the results.
    async fn transact(
        &mut self,
        appends: &[&Append],
        jobs: &mut [Box<dyn Job>],
    ) -> Result<Results, StoreError> {
        // These two checks take a microsecond each, before a commit of a millisecond.
        file::check_in_place(&self.path, &self.opened)?;
        self.check_log().await?;
        let c = match &mut self.connection {
            Some(c) => c,
            none => none.insert(self.options.connect().await?),
        };
        execute(c, "BEGIN IMMEDIATE").await?;
        let plan = write_appends(c, appends, &mut self.cache).await?;
        let invalidated = jobs.iter().any(|job| job.invalidates() == Invalidates::Cache);
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
        self.stats.committed(begun.elapsed());
        self.cache.apply(&plan);
        if invalidated {
            self.cache = Cache::default();
        }
        Ok((plan.results, outcomes))
    }
}

async fn write_appends<'a>(
    c: &mut Connection,
    appends: &[&'a Append],
    cache: &mut Cache,
) -> Result<Plan<'a>, StoreError> {
    let ids = appends.iter().map(|append| &*append.table.0);
    let unknown: BTreeSet<&str> = ids.filter(|id| !cache.contains(id)).collect();
    cache.load(c, &Vec::from_iter(unknown)).await?;
    let suspects: Vec<_> = appends.iter().copied().filter(|append| cache.may_be_duplicate(append)).collect();
    cache.state.keys.clear();
    sql::append::find_keys(c, suspects.into_iter(), &mut cache.state).await?;
    let plan = append::plan(appends, &cache.state);
    sql::append::write(c, &plan).await?;
    Ok(plan)
}

async fn execute(c: &mut Connection, statement: &'static str) -> Result<(), StoreError> {
    sqlx::query(statement).execute(c).await?;
    Ok(())
}
