//! Runs the scheduled jobs of a table: bots' moves, reminders, the end of clocks.
//!
//! The row of a table in the store has the time of its next job. The node that committed last runs it under a lease; when the lease
//! has expired, any node may claim the job.

use super::commit::CommitError;
use super::{Table, TableRequest};
use bots::BotRng;
use protocol::Millis;
use std::sync::Arc;
use std::time::Duration;
use store::PersonId;
use tokio::time::Instant;

/// Milliseconds a node has for a scheduled job before another node may claim it.
pub(crate) const LEASE: Millis = 5000;

impl Table {
    /// Restarts a live clock that ran while no server was up. Returns whether the table can continue.
    pub(super) async fn resume_clock(&mut self) -> bool {
        let started = self.services.alone_since;
        let Some(entry) = started.and_then(|started| self.room.resume_after_downtime(started)) else {
            return true;
        };
        // If the store fails, the clock runs on as before.
        !matches!(Box::pin(self.commit(None, vec![entry])).await, Err(CommitError::Unreadable))
    }

    /// Whether a scheduled job is so late that its lease must have expired.
    pub(super) fn is_overdue(&self) -> bool {
        self.room.scheduled_at().is_some_and(|at| at + LEASE < self.services.now())
    }

    /// Commits the entries that are due (reminders, ends of clocks), and lets a bot decide if it has to move. Returns whether the table can continue.
    pub(super) async fn run_scheduled(&mut self) -> bool {
        loop {
            if self.runs_schedule && self.bot_deciding != Some(self.room.moved) {
                self.start_bot();
            }
            match Box::pin(self.release_answer()).await {
                Some(true) => continue,
                Some(false) => return false,
                None => {}
            }
            let Some(entry) = self.room.scheduled_entry(self.services.now()) else { return true };
            match self.commit(None, vec![entry]).await {
                Ok(_) | Err(CommitError::Behind) => {}
                Err(CommitError::Unreadable) => return false,
                // The job stays scheduled and is claimed again.
                Err(_) => return true,
            }
        }
    }

    /// Starts the decision of the bot that has to move, if one has to.
    fn start_bot(&mut self) {
        let Some((_, bot, _)) = self.room.bot_to_move() else { return };
        if self.room.has_only_bots() && !self.is_watched() {
            return;
        }
        let moved = self.room.moved;
        self.bot_deciding = Some(moved);
        self.secret_answers.bot_begins(moved, self.services.now());
        let rng = BotRng::for_decision(&self.room.seed, self.room.play.entries());
        let bot = self.services.config.bots.at_both_efforts(bot);
        let client = self.services.client(&PersonId(self.room.config.host.clone()));
        let pause = match self.room.has_only_bots() {
            true => self.services.bots_alone.reserve(&client.sender(), Instant::now()),
            false => Duration::ZERO,
        };
        let decide = self.room.play.decide_task(bot, rng);
        let (services, requests) = (Arc::clone(&self.services), self.requests.clone());
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let choice = services.bot_workers.run(client, decide).await;
            let _ = requests.send(TableRequest::BotDecided { moved, choice }).await;
        });
    }

    /// Commits a bot's choice, unless the position has changed. Returns whether the table can continue.
    pub(super) async fn bot_decided(&mut self, moved: u64, choice: Option<String>) -> bool {
        if self.bot_deciding != Some(moved) || self.room.moved != moved {
            return true;
        }
        let Some(choice) = choice else {
            self.bot_deciding = None;
            return !matches!(self.close_broken("a bot failed").await, CommitError::Unreadable);
        };
        if self.room.release_at().is_some() {
            self.secret_answers.bot_decided(moved, choice);
            return self.run_scheduled().await;
        }
        self.bot_deciding = None;
        let Some(entry) = self.room.bot_move(choice) else { return true };
        match self.commit(None, vec![entry]).await {
            Ok(_) => self.run_scheduled().await,
            Err(CommitError::Unreadable) => false,
            // The store failed: the job stays scheduled and is claimed again.
            Err(_) => true,
        }
    }
}
