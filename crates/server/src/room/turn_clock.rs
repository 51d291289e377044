//! Turn clocks: whose time runs, when it is up, and what the server then does.

use super::{Room, StoredStage};
use crate::log_entry::LogEntry;
use crate::play::Waiting;
use protocol::{Clock, Ended, Leavers, Millis, Pace};
use serde::{Deserialize, Serialize};

const SECOND: Millis = 1000;
const HOUR: Millis = 3600 * SECOND;

/// Time in which a person has to open a live table to answer a secret question. It counts against nobody's turn or reserve.
const SECRET_QUESTION_TIME: Millis = 45 * SECOND;

/// Time between the reminder and the end of a live turn.
const LIVE_REMINDER: Millis = 10 * SECOND;

/// Time a player still has after the time is up, at a live table.
const LIVE_GRACE: Millis = 20 * SECOND;

/// Maximum time a player still has after the time is up, at a correspondence table.
const CORRESPONDENCE_GRACE: Millis = 12 * HOUR;

/// The clock of the player who has to answer.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub(super) struct TurnClock {
    /// When the question was asked.
    since: Millis,
    /// The game's turn number then.
    turn: Option<u32>,
    /// Whether the player was reminded.
    reminded: bool,
    /// When the player was notified that the time is up.
    up: Option<Millis>,
    /// When the person who is asked in secret had the table open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    noticed: Option<Millis>,
}

impl TurnClock {
    pub(super) fn since(at: Millis) -> Self {
        Self { since: at, turn: None, reminded: false, up: None, noticed: None }
    }

    /// Notes that the player was reminded.
    pub(super) fn remind(&mut self) {
        self.reminded = true;
    }

    /// Records that the player was notified at `at` that the time is up.
    pub(super) fn announce_end(&mut self, at: Millis) {
        self.remind();
        self.up = Some(at);
    }

    /// Notes that the person who is asked in secret has the table open since `at`.
    pub(super) fn notice(&mut self, at: Millis) {
        self.noticed = Some(at);
    }

    /// Whether the person who is asked in secret has not had the table open yet.
    pub(super) fn is_unnoticed(&self) -> bool {
        self.noticed.is_none()
    }

    /// Gives the player the full time from this moment on.
    pub(super) fn restart(&mut self, since: Millis) {
        *self = Self { turn: self.turn, ..Self::since(since) };
    }
}

impl Room {
    /// Charges the player whose turn it was, and starts the clock of the next.
    pub(super) fn advance_clock(&mut self, at: Millis, waited_for: Option<Waiting>) {
        let took = (at - self.state.clock.since).max(0);
        let openly = waited_for.filter(|waiting| !waiting.secret);
        if let (Some(waiting), Pace::Live { turn_s, .. }) = (openly, self.config.pace) {
            let allowed = Millis::from(turn_s) * SECOND;
            let seat = &mut self.state.seats[waiting.seat.index()];
            let over = |used: Millis| (used - allowed).max(0);
            seat.reserve = (seat.reserve - (over(seat.used + took) - over(seat.used))).max(0);
            seat.used += took;
        }
        let turn = self.play.turn();
        for seat in &mut self.state.seats {
            if turn != self.state.clock.turn {
                seat.used = 0;
            }
            seat.votes.clear();
            seat.skipped = false;
        }
        self.state.clock = TurnClock { turn, ..TurnClock::since(at) };
    }

    /// The entry that restarts a live clock that ran while no server was up, for a server that started at `started`. Nobody could
    /// answer in the meantime, and nobody knows how long that was. Correspondence clocks run on, or a server that restarts every
    /// night would never let them end.
    pub(crate) fn resume_after_downtime(&self, started: Millis) -> Option<LogEntry> {
        let live = matches!(self.config.pace, Pace::Live { .. }) && self.state.stage == StoredStage::Running;
        let was_running = live && self.state.clock.since < started && self.deadline().is_some();
        was_running.then_some(LogEntry::Resumed { since: started })
    }

    /// When the time of the player who has to answer is up, if a clock runs.
    fn deadline(&self) -> Option<Millis> {
        let waiting = self.waiting()?;
        if waiting.secret {
            return self.release_at();
        }
        let seat = &self.state.seats[waiting.seat.index()];
        if !seat.is_active() {
            return None;
        }
        let allowed = match self.config.pace {
            Pace::Relaxed => return None,
            Pace::Live { turn_s, .. } => (Millis::from(turn_s) * SECOND - seat.used).max(0) + seat.reserve,
            Pace::Correspondence { hours } => Millis::from(hours) * HOUR,
        };
        Some(self.state.clock.since + allowed)
    }

    /// Time a player still has after the deadline before a bot or a vote takes over.
    fn grace(&self) -> Millis {
        match self.config.pace {
            Pace::Relaxed => 0,
            Pace::Live { .. } => LIVE_GRACE,
            Pace::Correspondence { hours } => (Millis::from(hours) * HOUR / 4).min(CORRESPONDENCE_GRACE),
        }
    }

    /// When to remind the player that the time is almost up.
    fn reminder(&self) -> Option<Millis> {
        let (deadline, since) = (self.deadline()?, self.state.clock.since);
        Some(match self.config.pace {
            Pace::Correspondence { .. } => since + (deadline - since) * 3 / 4,
            _ => (deadline - LIVE_REMINDER).max(since),
        })
    }

    /// When the answer to the secret question takes effect, if a secret question is open: computed from what everybody may know,
    /// which includes whose question it is, because players at risk are asked in order. `None` if the table waits until somebody
    /// returns to it.
    pub(crate) fn release_at(&self) -> Option<Millis> {
        let waiting = self.waiting().filter(|waiting| waiting.secret)?;
        let since = self.state.clock.since;
        if self.bot_to_move().is_some() || (waiting.forced && !self.has_several_people()) {
            return Some(since + self.timing.secrets.bot.as_millis() as Millis);
        }
        self.active().next()?;
        if let Some(noticed) = self.state.clock.noticed {
            return Some(noticed + self.timing.secrets.person.as_millis() as Millis);
        }
        let absence = match self.config.pace {
            Pace::Relaxed => return None,
            Pace::Live { .. } => SECRET_QUESTION_TIME,
            Pace::Correspondence { hours } => Millis::from(hours) * HOUR,
        };
        Some(since + absence + self.grace())
    }

    /// Whether an answer to the open question would take effect too early. A person alone need not wait.
    pub(super) fn is_early(&self, now: Millis) -> bool {
        let secret = self.waiting().is_some_and(|waiting| waiting.secret) && self.has_several_people();
        secret && self.release_at().is_none_or(|at| now < at)
    }

    /// Whether the seat has no time left for the open question, and a bot or a vote decides about it.
    pub(super) fn is_out_of_time(&self, now: Millis, seat: u8) -> bool {
        let asked = self.waiting().is_some_and(|waiting| waiting.seat.0 + 1 == seat && !waiting.secret);
        asked && self.state.clock.up.is_some_and(|up| now >= up + self.grace())
    }

    /// The clocks as players see them.
    pub(crate) fn clock(&self) -> Option<Clock> {
        if self.config.pace == Pace::Relaxed || self.state.stage != StoredStage::Running {
            return None;
        }
        let live = matches!(self.config.pace, Pace::Live { .. });
        Some(Clock {
            until: self.deadline(),
            grace: self.state.clock.up.map(|up| up + self.grace()),
            reserve: self.state.seats.iter().filter(|_| live).map(|seat| seat.reserve).collect(),
        })
    }

    /// When the server has to do something here next: a bot's move, a reminder, the end of a clock.
    pub(crate) fn scheduled_at(&self) -> Option<Millis> {
        match self.state.stage {
            StoredStage::Over => None,
            StoredStage::Open => Some(self.created + self.timing.open_tables.as_millis() as Millis),
            // Played by the node on which somebody watches.
            StoredStage::Running if self.has_only_bots() => None,
            StoredStage::Running => self.scheduled_in_play(),
        }
    }

    fn scheduled_in_play(&self) -> Option<Millis> {
        let clock = &self.state.clock;
        if self.waiting()?.secret {
            return self.release_at();
        }
        if self.bot_to_move().is_some() {
            return Some(clock.since);
        }
        let deadline = self.deadline()?;
        match clock.up {
            Some(_) if self.config.leavers == Leavers::Vote => None,
            // The grace counts from the announcement, which is late if the server was down.
            Some(up) => Some(up + self.grace()),
            None if clock.reminded => Some(deadline),
            None => self.reminder(),
        }
    }

    /// The entry the server has to add now because time has passed. Bots' moves and secret answers are not among them.
    pub(crate) fn scheduled_entry(&self, now: Millis) -> Option<LogEntry> {
        if self.scheduled_at().is_none_or(|at| at > now) || self.bot_to_move().is_some() {
            return None;
        }
        if self.state.stage == StoredStage::Open {
            return Some(LogEntry::Ended { how: Ended::Abandoned });
        }
        let seat = self.waiting().filter(|waiting| !waiting.secret)?.seat.0 + 1;
        let deadline = self.deadline()?;
        Some(match self.state.clock.up {
            Some(_) => LogEntry::StandIn { seat, level: super::STAND_IN.to_owned() },
            None => LogEntry::Reminded { seat, up: now >= deadline },
        })
    }

    /// Whether the others may vote on this seat: its time and the grace after it are up.
    pub(super) fn is_voted_on(&self, now: Millis, seat: u8) -> bool {
        self.config.leavers == Leavers::Vote && self.is_out_of_time(now, seat)
    }
}
