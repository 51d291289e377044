//! Answers to secret questions take effect at a time computed from public facts. It depends neither on the answer nor on
//! who gives it.
//!
//! A person's answer that comes earlier is held back in memory, and replied to when it takes effect. Until then it is not
//! durable: if the server stops, the client repeats the command, as it does with every command without a reply. A bot decides in
//! advance. If there is no answer when the time is up, the default answer of the question stands.

use super::commit::CommitError;
use super::presence::PresenceNews;
use super::{LEASE, Table, TableRequest};
use crate::room::Rejected;
use game::Seats;
use protocol::{CommandReply, KeyedCommand, Millis, Refusal};
use std::sync::Arc;
use std::time::Duration;
use store::Person;
use tokio::sync::oneshot;

/// The answers to the open secret question that wait until they take effect.
#[derive(Default)]
pub(super) struct SecretAnswers {
    held: Vec<HeldAnswer>,
    /// The choice of a bot in the position after this entry.
    bot: Option<(u64, String)>,
    /// When a bot began to decide in the position after this entry.
    bot_started: Option<(u64, Millis)>,
    /// The position, as the number of its last move, for which another node holds an answer.
    elsewhere: Option<u64>,
    /// The position and the time for which a timer runs.
    armed: Option<(u64, Millis)>,
}

/// A person's answer.
struct HeldAnswer {
    who: Arc<Person>,
    order: Box<KeyedCommand>,
    reply: oneshot::Sender<CommandReply>,
}

impl SecretAnswers {
    /// Notes that another node holds an answer.
    pub(super) fn answered_elsewhere(&mut self, moved: u64) {
        self.elsewhere = Some(moved);
    }

    /// Notes that a bot begins to decide.
    pub(super) fn bot_begins(&mut self, moved: u64, now: Millis) {
        self.bot_started = Some((moved, now));
    }

    /// Keeps the choice of a bot.
    pub(super) fn bot_decided(&mut self, moved: u64, choice: String) {
        self.bot = Some((moved, choice));
    }
}

impl Table {
    /// Whether there is something that only this task knows of.
    pub(super) fn has_work(&self) -> bool {
        self.bot_deciding.is_some() || !self.secret_answers.held.is_empty()
    }

    /// Whether a command answers a secret question before answers take effect.
    pub(super) fn must_wait(&self, who: &Person, order: &KeyedCommand) -> bool {
        let planned = self.room.plan(self.services.now(), who, &order.command);
        matches!(planned, Err(Rejected::Early))
    }

    /// Holds an answer back until it takes effect. Returns whether the table can continue.
    pub(super) async fn hold_answer(
        &mut self,
        who: Arc<Person>,
        order: Box<KeyedCommand>,
        reply: oneshot::Sender<CommandReply>,
    ) -> bool {
        let held = &mut self.secret_answers.held;
        // A person may change their mind until the answer takes effect.
        if let Some(index) = held.iter().position(|other| other.who.id == who.id) {
            let refusal = Refusal::new("replaced", "another answer was sent in place of this one");
            let _ = held.swap_remove(index).reply.send(CommandReply::Refused { refusal });
        }
        let seats = self.room.seats_of(Some(&who.id));
        held.push(HeldAnswer { who, order, reply });
        self.announce(&PresenceNews::Answered { table: self.room.id.clone(), moved: self.room.moved });
        // A client that only sends requests never has the table open.
        let can_continue = self.notice(seats).await;
        self.arm_release();
        can_continue
    }

    /// Starts the time for a secret question if it is put to one of these seats, whose person has the table open. Returns
    /// whether the table can continue.
    pub(super) async fn notice(&mut self, seats: Seats) -> bool {
        let Some(entry) = self.room.notice_entry(seats) else { return true };
        match self.commit(None, vec![entry]).await {
            Ok(_) => {
                self.arm_release();
                true
            }
            Err(CommitError::Unreadable) => false,
            // Another node was first, or the store failed: the next request notices it.
            Err(_) => true,
        }
    }

    /// When this node lets the answer to the open secret question take effect: at [`Room::release_at`], or later in two cases. A
    /// bot that began late, because the server was down or a person has just left, still gets its time. Another node that holds
    /// the answer gets the time of a lease.
    fn effective_release_at(&self) -> Option<Millis> {
        let (at, moved) = (self.room.release_at()?, self.room.moved);
        let answers = &self.secret_answers;
        if self.room.bot_to_move().is_some() {
            let (_, started) = answers.bot_started.filter(|(position, _)| *position == moved)?;
            return Some(at.max(started + self.room.timing.secrets.bot.as_millis() as Millis));
        }
        // The other node is given time, and is replaced only if it is gone.
        let waits = answers.held.is_empty() && answers.elsewhere == Some(moved);
        Some(if waits { at + LEASE } else { at })
    }

    /// Lets the answer to the secret question take effect if it is time. Returns `None` if it is not, otherwise whether the table
    /// can continue.
    pub(super) async fn release_answer(&mut self) -> Option<bool> {
        let (now, release) = (self.services.now(), self.effective_release_at()?);
        if now < release {
            self.arm_release();
            return None;
        }
        // The exact time, so that not even the milliseconds depend on what happens here.
        let at = if now - release < LEASE { release } else { now };
        let moved = self.room.moved;
        for HeldAnswer { who, order, reply } in std::mem::take(&mut self.secret_answers.held) {
            let (answer, can_continue) = self.command_at(at, &who, *order).await;
            let _ = reply.send(answer);
            if !can_continue {
                return Some(false);
            }
        }
        if self.room.moved != moved {
            return Some(true);
        }
        let bot = self.secret_answers.bot.take().filter(|(position, _)| *position == moved);
        let decided = bot.and_then(|(_, choice)| self.room.bot_move(choice));
        let entry = decided.or_else(|| self.room.unanswered_entry())?;
        match self.commit_at(at, None, vec![entry]).await {
            Ok(_) | Err(CommitError::Behind) => Some(true),
            Err(CommitError::Unreadable) => Some(false),
            // The job stays scheduled and is claimed again.
            Err(_) => None,
        }
    }

    /// Starts a timer for the moment at which the answer to the secret question takes effect.
    pub(super) fn arm_release(&mut self) {
        if !self.runs_schedule && self.secret_answers.held.is_empty() {
            return;
        }
        let Some(at) = self.effective_release_at() else { return };
        let armed = Some((self.room.moved, at));
        if self.secret_answers.armed == armed {
            return;
        }
        self.secret_answers.armed = armed;
        let delay = Duration::from_millis((at - self.services.now()).max(0) as u64);
        let requests = self.requests.clone();
        tokio::spawn(async move {
            tokio::time::sleep(delay).await;
            let _ = requests.send(TableRequest::RunScheduled).await;
        });
    }
}
