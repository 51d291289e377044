//! Commits entries to the log of a table, and follows what other nodes commit.

use super::broadcast::Broadcast;
use super::{LEASE, Table, load};
use crate::failures;
use crate::log_entry::LogEntry;
use crate::refusal::unavailable;
use crate::room::FoldError;
use protocol::{Ended, Millis, Refusal, ToClient};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;
use store::{Append, AppendError, StoreError, TableId};

/// Entries between two snapshots of a running game.
const SNAPSHOT_EVERY: u64 = 40;

/// Entries per query when catching up with other nodes.
const CATCH_UP_PAGE: u32 = 500;

/// Why entries were not committed.
pub(super) enum CommitError {
    /// This idempotency key was used for the entry of this number.
    Duplicate(u64),
    /// Another node appended first. The room has been read again.
    Behind,
    /// The store failed.
    Store(StoreError),
    /// There is a table for the next game already.
    RematchExists,
    /// The rules failed, and the table is closed.
    Broken,
    /// Not even the log can be read: the table's task has to end.
    Unreadable,
}

impl CommitError {
    /// The refusal for a command at this table.
    pub(super) fn refusal(&self, table: &TableId) -> Refusal {
        match self {
            Self::Duplicate(_) => Refusal::new("known", "that was done already"),
            Self::Behind => Refusal::new("stale", "something happened meanwhile; try again"),
            Self::Store(error) => unavailable(error, Some(table)),
            Self::RematchExists => Refusal::new("rematch", "there is a table for the next game already"),
            Self::Broken => {
                Refusal::new("broken", "the rules failed; the table is closed, and its state is kept")
            }
            Self::Unreadable => Refusal::new("unavailable", "the table can't be read now; try again"),
        }
    }
}

impl Table {
    /// Applies entries and those that follow automatically, saves them all, and broadcasts them. Returns the number of the first.
    pub(super) async fn commit(
        &mut self,
        key: Option<String>,
        entries: Vec<LogEntry>,
    ) -> Result<u64, CommitError> {
        self.commit_at(self.services.now(), key, entries).await
    }

    /// The same with another time stamp.
    pub(super) async fn commit_at(
        &mut self,
        at: Millis,
        key: Option<String>,
        entries: Vec<LogEntry>,
    ) -> Result<u64, CommitError> {
        let (last, stage) = (self.room.number, self.room.stage());
        // Moves and chat are most entries, and never change who sits where.
        let keeps_seats = |entry: &LogEntry| {
            matches!(entry, LogEntry::Moved { .. } | LogEntry::Undone { .. } | LogEntry::Said { .. })
        };
        if entries.iter().any(|entry| matches!(entry, LogEntry::Forgotten { .. })) {
            // The snapshot has the name as well.
            self.snapshot_at = 0;
        }
        let naming = entries.iter().flat_map(LogEntry::naming).collect();
        let seated = (!entries.iter().all(keeps_seats)).then(|| self.room.seated_people());
        let mut broadcasts = Vec::new();
        let applied = catch_unwind(AssertUnwindSafe(|| self.apply_all(at, entries, &mut broadcasts)));
        let bodies = match applied {
            Ok(Ok(bodies)) => bodies,
            Ok(Err(error)) => return Err(self.close_broken(&error.to_string()).await),
            Err(_) => return Err(self.close_broken("the rules panicked").await),
        };
        // A bot's move is decided on this node next; the lease keeps other nodes from claiming it.
        let lease = self.room.bot_to_move().is_some().then_some(at + LEASE);
        let append = Append {
            table: self.room.id.clone(),
            after: last,
            at,
            entries: bodies
                .into_iter()
                .enumerate()
                .map(|(index, body)| (key.clone().filter(|_| index == 0), body))
                .collect(),
            metadata: self.room.metadata(lease),
            seats: seated.and_then(|before| Some(self.room.seated_people()).filter(|now| *now != before)),
            snapshot: self.snapshot(),
            naming,
        };
        let handed_over = Instant::now();
        match self.services.store.append(append).await {
            Ok(()) => {}
            Err(AppendError::Duplicate { number }) => {
                self.reload().await?;
                return Err(CommitError::Duplicate(number));
            }
            Err(AppendError::Behind { .. }) => {
                self.reload().await?;
                return Err(CommitError::Behind);
            }
            Err(AppendError::Store(error)) => {
                // The entries may have been saved all the same: the log decides.
                self.reload().await?;
                let saved = match &key {
                    Some(key) => self.services.store.entry_with_key(&self.room.id, key).await,
                    None => Ok(None),
                };
                return Err(match saved {
                    Ok(Some(number)) => CommitError::Duplicate(number),
                    _ => CommitError::Store(error),
                });
            }
        }
        self.services.metrics.entries_appended(broadcasts.len(), handed_over.elapsed());
        if stage != self.room.stage() {
            let (table, game) = (&self.room.id, &self.room.config.game);
            tracing::info!(%table, game, stage = ?self.room.stage(), "a table changed its stage");
        }
        self.runs_schedule = true;
        self.bot_deciding = None;
        self.send(broadcasts);
        Ok(last + 1)
    }

    /// Applies entries and those that follow automatically, and returns their bodies. Each broadcast is encoded right after its
    /// entry was applied, while the room is in that state.
    fn apply_all(
        &mut self,
        at: Millis,
        entries: Vec<LogEntry>,
        broadcasts: &mut Vec<Broadcast>,
    ) -> Result<Vec<String>, FoldError> {
        let mut bodies = Vec::new();
        let mut entries = VecDeque::from(entries);
        while let Some(mut entry) = entries.pop_front() {
            let eyes = self.eyes();
            self.room.apply(at, &mut entry)?;
            bodies.push(entry.to_body());
            broadcasts.push(self.encode_broadcast(at, &entry, &eyes));
            if entries.is_empty() {
                let next = self.room.automatic_entry();
                entries.extend(next.or_else(|| self.room.notice_entry(self.presence().seats)));
            }
        }
        Ok(bodies)
    }

    /// A snapshot to save with the next entries, if it is time for one.
    fn snapshot(&mut self) -> Option<Vec<u8>> {
        let is_time = self.room.number >= self.snapshot_at + SNAPSHOT_EVERY
            || self.room.stage() != protocol::Stage::Running;
        let snapshot = if is_time { self.room.snapshot() } else { None };
        if snapshot.is_some() {
            self.snapshot_at = self.room.number;
        }
        snapshot
    }

    /// Applies and broadcasts the entries of other nodes. Returns whether the table can continue.
    pub(super) async fn catch_up(&mut self) -> bool {
        let mut after = self.room.number;
        loop {
            let page = self.services.store.entries(&self.room.id, after, CATCH_UP_PAGE).await;
            let page = match page {
                Ok(page) => page,
                Err(error) => {
                    failures::report("a table can't follow its log", Some(&self.room.id), &error);
                    return false;
                }
            };
            if page.is_empty() {
                return true;
            }
            let mut broadcasts = Vec::new();
            for stored in &page {
                let Ok(mut entry) = LogEntry::parse(&stored.body) else { return false };
                let eyes = self.eyes();
                let applied = catch_unwind(AssertUnwindSafe(|| self.room.apply(stored.at, &mut entry)));
                if !matches!(applied, Ok(Ok(()))) {
                    return false;
                }
                broadcasts.push(self.encode_broadcast(stored.at, &entry, &eyes));
                after = stored.number;
            }
            self.bot_deciding = None;
            self.send(broadcasts);
        }
    }

    /// Reads the room again because it may be ahead of the log.
    async fn reload(&mut self) -> Result<(), CommitError> {
        let room = load::read_room(&self.services, &self.room.id).await;
        self.room = room.map_err(|error| {
            failures::report("a table can't be read again", Some(&self.room.id), &error);
            CommitError::Unreadable
        })?;
        self.runs_schedule = false;
        self.bot_deciding = None;
        if self.room.number == self.sent {
            return Ok(());
        }
        // Entries of other nodes were not broadcast one by one: everybody gets a whole scene.
        for subscriber in &self.subscribers {
            let scene = self.scene(&subscriber.reader, self.sent).await;
            let scene = scene.map_err(|_| CommitError::Unreadable)?;
            subscriber.queue.send(&ToClient::Scene { id: 0, scene });
        }
        self.sent = self.room.number;
        Ok(())
    }

    /// Closes the table because its rules failed. The log keeps everything before the failure.
    pub(super) async fn close_broken(&mut self, why: &str) -> CommitError {
        tracing::error!(table = %self.room.id, why, "the rules failed, and the table is closed");
        self.services.metrics.table_broken();
        let Ok(room) = load::read_room(&self.services, &self.room.id).await else {
            return CommitError::Unreadable;
        };
        self.room = room;
        let at = self.services.now();
        let mut entry = LogEntry::Ended { how: Ended::Broken };
        let after = self.room.number;
        let eyes = self.eyes();
        if self.room.apply(at, &mut entry).is_err() {
            return CommitError::Unreadable;
        }
        let append = Append {
            table: self.room.id.clone(),
            after,
            at,
            entries: vec![(None, entry.to_body())],
            metadata: self.room.metadata(None),
            seats: None,
            snapshot: None,
            naming: Vec::new(),
        };
        if self.services.store.append(append).await.is_err() {
            return CommitError::Unreadable;
        }
        let broadcast = self.encode_broadcast(at, &entry, &eyes);
        self.send(vec![broadcast]);
        CommitError::Broken
    }
}
