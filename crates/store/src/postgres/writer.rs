//! The one who appends for this node. Many appends share a transaction, for the wait for the disk and for another reason:
//! PostgreSQL commits transactions that send notices one after the other, so that one for each append would let the
//! whole community do no more than a few hundred moves a second.

use super::{Connection, PATIENCE, in_time, listener, sql};
use crate::batch::{self, Known, Waiting};
use crate::fault::fault;
use crate::waits::Waits;
use crate::{Append, AppendError, StoreError};
use sqlx::Connection as _;
use sqlx::postgres::PgConnectOptions;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc;

type Verdicts = Vec<Result<(), AppendError>>;

pub(super) struct Writer {
    options: PgConnectOptions,
    /// None after a failure: a new one begins without what the old one left half done.
    connection: Option<Connection>,
    work: mpsc::Receiver<Waiting>,
    /// The name of this node.
    node: String,
    waits: Arc<Waits>,
}

impl Writer {
    pub(super) fn new(
        options: PgConnectOptions,
        connection: Connection,
        work: mpsc::Receiver<Waiting>,
        node: String,
        waits: Arc<Waits>,
    ) -> Self {
        Self { options, connection: Some(connection), work, node, waits }
    }

    /// Works until the store is closed and all that was accepted is done.
    pub(super) async fn run(mut self) {
        let mut batch = Vec::new();
        while batch::gather(&mut self.work, &mut batch).await {
            let (appends, answers): (Vec<_>, Vec<_>) =
                batch.drain(..).map(|Waiting { append, answer }| (append, answer)).unzip();
            let appends: Vec<_> = appends.iter().collect();
            let verdicts = self.settle(&appends).await;
            for (answer, verdict) in answers.into_iter().zip(verdicts) {
                let _ = answer.send(verdict);
            }
        }
        if let Some(connection) = self.connection.take() {
            let _ = tokio::time::timeout(PATIENCE, connection.close()).await;
        }
    }

    async fn settle(&mut self, appends: &[&Append]) -> Verdicts {
        // A connection may have died while nobody played; that is no reason to trouble anyone, for an append that has
        // been done after all is known by its key or its number.
        let used = self.connection.is_some();
        let mut outcome = self.attempt(appends).await;
        if used && matches!(outcome, Err(Failure::BeforeCommit(_))) {
            outcome = self.attempt(appends).await;
        }
        match outcome {
            Ok(verdicts) => verdicts,
            Err(Failure::BeforeCommit(error) | Failure::Unknown(error)) => {
                vec![Err(error.into()); appends.len()]
            }
        }
    }

    async fn attempt(&mut self, appends: &[&Append]) -> Result<Verdicts, Failure> {
        let mut c = match self.connection.take() {
            Some(c) => c,
            None => super::connection(&self.options).await.map_err(Failure::BeforeCommit)?,
        };
        let verdicts = in_time(PATIENCE, append(&mut c, appends, &self.node)).await;
        let verdicts = match verdicts {
            Ok(verdicts) => verdicts,
            Err(error) => {
                // Dropping it ends the transaction.
                drop(c);
                return Err(Failure::BeforeCommit(error));
            }
        };
        let begun = Instant::now();
        in_time(PATIENCE, async { sqlx::raw_sql("COMMIT").execute(&mut c).await.map_err(fault) })
            .await
            .map_err(Failure::Unknown)?;
        self.waits.note(begun.elapsed());
        self.connection = Some(c);
        Ok(verdicts)
    }
}

enum Failure {
    /// Nothing was done.
    BeforeCommit(StoreError),
    /// The commit was sent, and what became of it can't be told.
    Unknown(StoreError),
}

/// All of a transaction but its commit.
async fn append(c: &mut Connection, appends: &[&Append], node: &str) -> Result<Verdicts, StoreError> {
    sqlx::raw_sql("BEGIN").execute(&mut *c).await.map_err(fault)?;
    let mut known = Known::default();
    let mut names: BTreeMap<&str, &Append> = BTreeMap::new();
    for append in appends {
        let first = names.entry(&append.table.0).or_insert(append);
        if append.after == 0 {
            *first = append;
        }
    }
    lock(c, names.keys().copied().collect(), &mut known).await?;
    // What is not there is made first, so that of two nodes one waits for the other and then finds it there.
    let (ids, times): (Vec<&str>, Vec<i64>) = names
        .iter()
        .filter(|(id, append)| append.after == 0 && !known.tables.contains_key(**id))
        .map(|(id, append)| (*id, append.at))
        .unzip();
    if !ids.is_empty() {
        let rows = sqlx::query(
            "INSERT INTO tables (id, last, created, updated, stage, game, public, summary)
             SELECT id, 0, at, at, 'open', '', false, '' FROM unnest($1::text[], $2::bigint[]) AS new (id, at)
             ORDER BY id ON CONFLICT (id) DO NOTHING RETURNING id",
        )
        .bind(&ids)
        .bind(&times)
        .fetch_all(&mut *c)
        .await
        .map_err(fault)?;
        if rows.len() < ids.len() {
            lock(c, ids, &mut known).await?;
        }
    }
    // A table that is not there has no keys.
    let there: Vec<_> = appends.iter().copied().filter(|append| known.last(&append.table.0) > 0).collect();
    sql::find_keys(c, there.into_iter(), &mut known).await?;
    let plan = batch::judge(appends, &known);
    sql::write(c, &plan).await.map_err(fault)?;
    listener::tell(c, node, &plan).await?;
    Ok(plan.verdicts)
}

/// Locks tables against the other nodes, in an order all of them keep, and reads how far they are.
async fn lock(c: &mut Connection, names: Vec<&str>, known: &mut Known) -> Result<(), StoreError> {
    let rows = sqlx::query(
        "SELECT id, last, stage, game, public FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE",
    )
    .bind(names)
    .fetch_all(c)
    .await
    .map_err(fault)?;
    sql::note_tables(&rows, known)
}
