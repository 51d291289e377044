//! The task that appends for this node, with group commit: many appends share a transaction.
//!
//! This saves more than waiting for the disk. PostgreSQL commits transactions that send a `NOTIFY` one after the other
//! (they take a global lock), so with one transaction per append all nodes together could do only a few hundred moves a
//! second.

use super::{Connection, DEADLINE, listener, sql, within};
use crate::append::{self, LogState};
use crate::error::{AppendError, StoreError};
use crate::model::Append;
use crate::queue::{self, PendingAppend};
use crate::stats::Recorder;
use sqlx::Connection as _;
use sqlx::postgres::PgConnectOptions;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::mpsc;

type Results = Vec<Result<(), AppendError>>;

pub(super) struct Writer {
    options: PgConnectOptions,
    /// `None` after a failure: the next transaction opens a new connection, free of what the old one left unfinished.
    connection: Option<Connection>,
    queue: mpsc::Receiver<PendingAppend>,
    /// The id of this node.
    node: String,
    stats: Arc<Recorder>,
}

impl Writer {
    pub(super) fn new(
        options: PgConnectOptions,
        connection: Connection,
        queue: mpsc::Receiver<PendingAppend>,
        node: String,
        stats: Arc<Recorder>,
    ) -> Self {
        Self { options, connection: Some(connection), queue, node, stats }
    }

    /// Runs until the store is closed and the queue is empty.
    pub(super) async fn run(mut self) {
        let mut batch = Vec::new();
        while queue::next_batch(&mut self.queue, &mut batch).await {
            let (appends, replies): (Vec<_>, Vec<_>) =
                batch.drain(..).map(|PendingAppend { append, reply }| (append, reply)).unzip();
            let appends: Vec<_> = appends.iter().collect();
            let results = self.process(&appends).await;
            for (reply, result) in replies.into_iter().zip(results) {
                let _ = reply.send(result);
            }
        }
        if let Some(connection) = self.connection.take() {
            let _ = tokio::time::timeout(DEADLINE, connection.close()).await;
        }
    }

    async fn process(&mut self, appends: &[&Append]) -> Results {
        // The connection may have died while it was idle. Then nothing was committed, and the batch can be tried again.
        let reused = self.connection.is_some();
        let mut outcome = self.transact(appends).await;
        if reused && matches!(outcome, Err(Failure::BeforeCommit(_))) {
            outcome = self.transact(appends).await;
        }
        match outcome {
            Ok(results) => results,
            Err(Failure::BeforeCommit(error) | Failure::Unknown(error)) => {
                vec![Err(error.into()); appends.len()]
            }
        }
    }

    async fn transact(&mut self, appends: &[&Append]) -> Result<Results, Failure> {
        let mut c = match self.connection.take() {
            Some(c) => c,
            None => super::connect(&self.options).await.map_err(Failure::BeforeCommit)?,
        };
        // On failure the connection is dropped, which ends the transaction.
        let results = within(DEADLINE, write_appends(&mut c, appends, &self.node)).await;
        let results = results.map_err(Failure::BeforeCommit)?;
        let begun = Instant::now();
        within(DEADLINE, async { Ok(sqlx::raw_sql("COMMIT").execute(&mut c).await?) })
            .await
            .map_err(Failure::Unknown)?;
        self.stats.committed(begun.elapsed());
        self.connection = Some(c);
        Ok(results)
    }
}

enum Failure {
    /// Nothing was written.
    BeforeCommit(StoreError),
    /// The commit was sent, but its outcome is not known.
    Unknown(StoreError),
}

/// Runs a transaction up to its commit.
async fn write_appends(c: &mut Connection, appends: &[&Append], node: &str) -> Result<Results, StoreError> {
    sqlx::raw_sql("BEGIN").execute(&mut *c).await?;
    let mut state = LogState::default();
    let mut tables: BTreeMap<&str, &Append> = BTreeMap::new();
    for append in appends {
        let first = tables.entry(&append.table.0).or_insert(append);
        if append.after == 0 {
            *first = append;
        }
    }
    lock(c, tables.keys().copied().collect(), &mut state).await?;
    // Rows of new tables are inserted first. If two nodes create the same table, the second waits here for the first to
    // commit, inserts nothing, and then locks the row that the first has inserted.
    let (ids, times): (Vec<&str>, Vec<i64>) = tables
        .iter()
        .filter(|(id, append)| append.after == 0 && !state.tables.contains_key(**id))
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
        .await?;
        if rows.len() < ids.len() {
            lock(c, ids, &mut state).await?;
        }
    }
    // A table that did not exist has no keys.
    let existing: Vec<_> = appends.iter().copied().filter(|append| state.last(&append.table.0) > 0).collect();
    sql::append::find_keys(c, existing.into_iter(), &mut state).await?;
    let plan = append::plan(appends, &state);
    sql::append::write(c, &plan).await?;
    listener::notify(c, node, &plan).await?;
    Ok(plan.results)
}

/// Locks the rows of tables against other nodes, in an order that all nodes use, and reads their state.
async fn lock(c: &mut Connection, ids: Vec<&str>, state: &mut LogState) -> Result<(), StoreError> {
    let rows = sqlx::query(
        "SELECT id, last, stage, game, public FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE",
    )
    .bind(ids)
    .fetch_all(c)
    .await?;
    sql::append::read_tables(&rows, state)
}
