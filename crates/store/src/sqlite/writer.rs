//! The one who writes. Whatever waits when a transaction ends goes into the next one together: one wait for the disk
//! for all of it, and nobody is answered before that.

use super::{Connection, sql};
use crate::batch::{self, Known, Plan, Stands, Waiting, portions};
use crate::fault::{closed, fault, is_taken};
use crate::waits::Waits;
use crate::{Append, AppendError, StoreError};
use futures_util::future::BoxFuture;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection as _, QueryBuilder};
use std::collections::BTreeSet;
use std::fs::File;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// After so long without work the writer rests.
const QUIET: Duration = Duration::from_millis(500);

/// So many tables are remembered.
const REMEMBERED: usize = 4096;

/// Something to write.
pub(super) enum Work {
    /// The bulk of it, written in few statements.
    Append(Waiting),
    /// Anything else.
    Job(Box<dyn Job>),
}

/// A change that succeeds or fails on its own within the common transaction.
pub(super) trait Job: Send {
    /// Does it, and keeps what came of it.
    fn run<'c>(&'c mut self, c: &'c mut Connection) -> BoxFuture<'c, Result<(), StoreError>>;

    /// Tells what came of it, once that is durable or can't be any more.
    fn answer(self: Box<Self>, outcome: Result<(), StoreError>);
}

/// A change and where what came of it is awaited.
pub(super) fn job<T, F>(what: F) -> (Box<dyn Job>, oneshot::Receiver<Result<T, StoreError>>)
where
    T: Send + 'static,
    F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
{
    let (answer, awaited) = oneshot::channel();
    (Box::new(Change { what: Some(what), result: None, answer }), awaited)
}

struct Change<T, F> {
    what: Option<F>,
    result: Option<T>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Job for Change<T, F>
where
    T: Send + 'static,
    F: for<'c> FnOnce(&'c mut Connection) -> BoxFuture<'c, Result<T, StoreError>> + Send + 'static,
{
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
    /// How the tables stand that were written to last. Nobody else writes, so they need not be asked for.
    known: Known,
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
        let known = Known::default();
        Self { options, connection: Some(connection), work, known, waits, _lock: lock }
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
        self.known = Known::default();
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
                self.known = Known::default();
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
        let mut plan = append(c, appends, &mut self.known, Asked::WhoIsBehind).await;
        if matches!(plan, Err(Failure::Taken)) {
            // Something comes a second time that nobody here remembers: once more from the beginning, and asking everybody.
            execute(c, "ROLLBACK").await?;
            execute(c, "BEGIN IMMEDIATE").await?;
            self.known = Known::default();
            plan = append(c, appends, &mut self.known, Asked::Everybody).await;
        }
        let plan = plan.map_err(Failure::fault)?;
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
        remember(&mut self.known, &plan);
        // What else is done may remove tables.
        if !outcomes.is_empty() {
            self.known = Known::default();
        }
        Ok((plan.verdicts, outcomes))
    }
}

/// Whose keys are looked up before anything is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    /// Of those that don't follow on the last entry: they may repeat an old one, and are to be told so. All others are found
    /// out by the index of the keys, which takes none twice.
    WhoIsBehind,
    Everybody,
}

enum Failure {
    /// A key, or a number, is there already.
    Taken,
    Store(StoreError),
}

impl Failure {
    fn fault(self) -> StoreError {
        match self {
            Self::Taken => StoreError::Damaged("an entry is there and can't be found".to_owned()),
            Self::Store(error) => error,
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

async fn append<'a>(
    c: &mut Connection,
    appends: &[&'a Append],
    known: &mut Known,
    asked: Asked,
) -> Result<Plan<'a>, Failure> {
    let names: BTreeSet<&str> = appends.iter().map(|append| &*append.table.0).collect();
    let names: Vec<&str> = names.into_iter().filter(|name| !known.tables.contains_key(*name)).collect();
    for portion in portions(&names) {
        let mut query =
            QueryBuilder::<super::Db>::new("SELECT id, last, stage, game, public FROM tables WHERE id IN (");
        let mut list = query.separated(", ");
        for name in portion {
            list.push_bind(*name);
        }
        query.push(")");
        let rows = query.build().fetch_all(&mut *c).await.map_err(fault)?;
        sql::note_tables(&rows, known)?;
    }
    let asked = appends.iter().copied().filter(|append| {
        let last = known.last(&append.table.0);
        // A table that is not there has no keys.
        last > 0 && (append.after != last || asked == Asked::Everybody)
    });
    let asked: Vec<_> = asked.collect();
    known.keys.clear();
    sql::find_keys(c, asked.into_iter(), known).await?;
    let plan = batch::judge(appends, known);
    match sql::write(c, &plan).await {
        Ok(()) => Ok(plan),
        Err(error) if is_taken(&error) => Err(Failure::Taken),
        Err(error) => Err(Failure::Store(fault(error))),
    }
}

/// Remembers how tables stand after a plan was carried out.
fn remember(known: &mut Known, plan: &Plan<'_>) {
    known.keys.clear();
    if known.tables.len() + plan.tables.len() > REMEMBERED {
        known.tables.clear();
    }
    for grown in &plan.tables {
        let row = &grown.append.row;
        match known.tables.get_mut(&grown.append.table.0) {
            Some(stood) if grown.settled => stood.last = grown.last,
            _ => {
                let stands =
                    Stands { last: grown.last, stage: row.stage, game: row.game.clone(), public: row.public };
                known.tables.insert(grown.append.table.0.clone(), stands);
            }
        }
    }
}

async fn execute(c: &mut Connection, statement: &'static str) -> Result<(), StoreError> {
    sqlx::query(statement).execute(c).await.map(drop).map_err(fault)
}
