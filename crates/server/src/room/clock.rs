//! Time: whose is running, when it is up, and what is due then.

use super::{Phase, Room};
use crate::deed::Deed;
use crate::play::Waiting;
use protocol::{Clock, Ended, Leavers, Millis, Pace};
use serde::{Deserialize, Serialize};

const SECOND: Millis = 1000;
const HOUR: Millis = 3600 * SECOND;

/// An unstarted table is given up after so long.
const STALE: Millis = 14 * 24 * HOUR;

/// So long a bot waits before it answers a question of which nobody may know whom it is put to: a person would take a
/// moment, too.
const DISCRETION: Millis = 2 * SECOND;

/// So long there is at a live table for such a question. It counts against nobody's turn or reserve, or these would tell.
const DISCREET: Millis = 45 * SECOND;

/// Since when the one who is asked is waited for, and what they were told.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub(crate) struct State {
    since: Millis,
    turn: Option<u32>,
    reminded: bool,
    /// When their time was up.
    up: Option<Millis>,
}

impl State {
    pub(super) fn since(at: Millis) -> Self {
        Self { since: at, turn: None, reminded: false, up: None }
    }

    pub(super) fn remind(&mut self, at: Millis, up: bool) {
        self.reminded = true;
        if up {
            self.up = Some(at);
        }
    }

    /// Whoever is asked has their time from this moment on.
    pub(super) fn resume(&mut self, since: Millis) {
        *self = Self { turn: self.turn, ..Self::since(since) };
    }
}

impl Room {
    /// The game has changed: the time of whoever was asked is taken, that of the next begins.
    pub(super) fn tick(&mut self, at: Millis, waited: Option<Waiting>) {
        let took = (at - self.state.clock.since).max(0);
        let openly = waited.filter(|waited| !waited.in_secret());
        if let (Some(waited), Pace::Live { turn_s, .. }) = (openly, self.made.pace) {
            let allowed = Millis::from(turn_s) * SECOND;
            let place = &mut self.state.seats[waited.seat.index()];
            let over = |used: Millis| (used - allowed).max(0);
            place.reserve = (place.reserve - (over(place.used + took) - over(place.used))).max(0);
            place.used += took;
        }
        let turn = self.play.turn();
        for place in &mut self.state.seats {
            if turn != self.state.clock.turn {
                place.used = 0;
            }
            place.votes.clear();
            place.skipped = false;
        }
        self.state.clock = State { turn, ..State::since(at) };
    }

    /// Somebody has come to a seat: if it is asked, their time begins now.
    pub(super) fn restart_clock(&mut self, at: Millis, seat: u8) {
        // In secret the clock must not tell whether it is theirs.
        let asked = self.waiting().filter(|waiting| !waiting.in_secret());
        if asked.is_some_and(|waiting| waiting.seat.0 + 1 == seat) {
            self.state.clock.resume(at);
        }
    }

    /// Where a server that began at this moment finds a live clock running: nobody could answer while there was no server,
    /// and nobody knows how long that was. Who is asked has the time for this answer once more. Where a move may take hours the
    /// clock runs on, or at a server that is started anew every night it would never end.
    pub(crate) fn resumed(&self, began: Millis) -> Option<Deed> {
        let live = matches!(self.made.pace, Pace::Live { .. }) && self.state.stage == Phase::Running;
        let was_running = live && self.state.clock.since < began && self.until().is_some();
        was_running.then_some(Deed::Resumed { since: began })
    }

    /// The time of the person who is asked is up at this moment, where there is a clock.
    fn until(&self) -> Option<Millis> {
        let waiting = self.waiting()?;
        let place = &self.state.seats[waiting.seat.index()];
        // In secret the clock runs for bots as for people, or it would tell which of them is asked.
        if !waiting.in_secret() && !place.is_active() {
            return None;
        }
        let allowed = match self.made.pace {
            Pace::Relaxed => return None,
            Pace::Live { .. } if waiting.in_secret() => DISCREET,
            Pace::Live { turn_s, .. } => (Millis::from(turn_s) * SECOND - place.used).max(0) + place.reserve,
            Pace::Correspondence { hours } => Millis::from(hours) * HOUR,
        };
        Some(self.state.clock.since + allowed)
    }

    /// How long one is still waited for when the time is up.
    fn grace(&self) -> Millis {
        match self.made.pace {
            Pace::Relaxed => 0,
            Pace::Live { .. } => 20 * SECOND,
            Pace::Correspondence { hours } => (Millis::from(hours) * HOUR / 4).min(12 * HOUR),
        }
    }

    /// The reminder before the time is up.
    fn reminder(&self) -> Option<Millis> {
        let (until, since) = (self.until()?, self.state.clock.since);
        Some(match self.made.pace {
            Pace::Correspondence { .. } => since + (until - since) * 3 / 4,
            _ => (until - 10 * SECOND).max(since),
        })
    }

    /// Whether somebody who is asked in secret has let their time pass: a bot answers this one question, and nobody is
    /// told for whom.
    pub(super) fn has_lapsed(&self, now: Millis) -> bool {
        let secret = self.waiting().is_some_and(|waiting| waiting.in_secret());
        secret && self.until().is_some_and(|until| now >= until + self.grace())
    }

    /// What the players see of the clocks.
    pub(crate) fn clock(&self) -> Option<Clock> {
        if self.made.pace == Pace::Relaxed || self.state.stage != Phase::Running {
            return None;
        }
        let until = self.until();
        let live = matches!(self.made.pace, Pace::Live { .. });
        Some(Clock {
            until,
            grace: self.state.clock.up.map(|up| up + self.grace()),
            reserve: self.state.seats.iter().filter(|_| live).map(|place| place.reserve).collect(),
        })
    }

    /// When something is due next.
    pub(crate) fn due(&self) -> Option<Millis> {
        match self.state.stage {
            Phase::Over => None,
            Phase::Open => Some(self.created + STALE),
            Phase::Running => self.due_in_play(),
        }
    }

    fn due_in_play(&self) -> Option<Millis> {
        let (waiting, since) = (self.waiting()?, self.state.clock.since);
        if self.bot_asked(Millis::MIN).is_some() {
            return Some(since + if waiting.in_secret() { DISCRETION } else { 0 });
        }
        let until = self.until()?;
        let clock = &self.state.clock;
        if waiting.in_secret() {
            return Some(until + self.grace());
        }
        match clock.up {
            Some(_) if self.made.leavers == Leavers::Vote => None,
            // Who was told late, because the server was down, is still given the time.
            Some(up) => Some(up + self.grace()),
            None if clock.reminded => Some(until),
            None => self.reminder(),
        }
    }

    /// What is to be done at this moment because time has passed; bots' moves apart.
    pub(crate) fn overdue(&self, now: Millis) -> Option<Deed> {
        if self.due().is_none_or(|due| due > now) || self.bot_asked(now).is_some() {
            return None;
        }
        if self.state.stage == Phase::Open {
            return Some(Deed::Ended { how: Ended::Abandoned });
        }
        let seat = self.waiting()?.seat.0 + 1;
        let until = self.until()?;
        Some(match self.state.clock.up {
            Some(_) => Deed::StandIn { seat, level: super::STAND_IN.to_owned() },
            None => Deed::Reminded { seat, up: now >= until },
        })
    }

    /// Whether the others may vote on this seat: its time is up, and the grace after it.
    pub(super) fn is_voted_on(&self, now: Millis, seat: u8) -> bool {
        let asked = self.waiting().is_some_and(|waiting| waiting.seat.0 + 1 == seat && !waiting.in_secret());
        let over = self.state.clock.up.is_some_and(|up| now >= up + self.grace());
        asked && self.made.leavers == Leavers::Vote && over
    }
}
