//! Reading a log again: the log as one person saw it, replays, evaluations and proofs.

use super::{FoldError, Room};
use crate::log_entry::LogEntry;
use crate::refusal::with_text;
use game::{Eye, Seat};
use protocol::{Chances, Line, LineKind, Millis, Proof, Refusal, Replay, Stage, Step, TurnChances};
use std::sync::Arc;
use store::{Person, PersonId, TableId};

/// Somebody who reads a log: a person, or nobody in particular.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reader {
    pub(crate) who: Option<Arc<Person>>,
    /// The people whose chat messages they do not want to read.
    pub(crate) blocked: Arc<[String]>,
}

impl Reader {
    pub(crate) fn person(&self) -> Option<&PersonId> {
        self.who.as_ref().map(|who| &who.id)
    }

    /// Whether an entry is a message of somebody they have blocked.
    pub(crate) fn ignores(&self, entry: &LogEntry) -> bool {
        matches!(entry, LogEntry::Said { person, .. } if self.blocked.contains(person))
    }
}

impl Room {
    /// Through which eye a person may see a replay: any once the game is over, before that their own.
    pub(crate) fn replay_eye(
        &self,
        person: Option<&PersonId>,
        requested: Option<&str>,
    ) -> Result<Eye, Refusal> {
        self.must_admit(person)?;
        let viewer = self.viewer(person);
        let seats = viewer.seats;
        let own = self.eye(viewer).unwrap_or(Eye::Spectator);
        let Some(requested) = requested else {
            return Ok(if self.stage() == Stage::Over { Eye::Open } else { own });
        };
        let unknown = || Refusal::new("eye", "choose as=seat 1, watcher or open");
        let eye = parse_eye(requested, self.checked.players).ok_or_else(unknown)?;
        let is_own = match eye {
            Eye::Seat(seat) => seats.has(seat),
            Eye::Spectator => seats.is_empty(),
            Eye::Open => false,
        };
        match self.stage() {
            Stage::Over => Ok(eye),
            Stage::Running if is_own => Ok(eye),
            Stage::Running => Err(Refusal::new("secret", "others' views are open once the game is over")),
            _ => Err(Refusal::new("not_begun", "there is nothing to see of a game that never began")),
        }
    }

    /// Refuses a person who may not watch.
    pub(crate) fn must_admit(&self, person: Option<&PersonId>) -> Result<(), Refusal> {
        if self.viewer(person).admitted {
            return Ok(());
        }
        Err(Refusal::new("no_watchers", "this table is not open to watchers"))
    }

    /// Refuses what would reveal the seed of a daily game whose day is not over.
    pub(crate) fn must_be_unsealed(&self, now: Millis) -> Result<(), Refusal> {
        match &self.config.day {
            Some(daily) if daily.is_sealed(now) => Err(with_text(
                "sealed",
                "today-sealed",
                "seed, record and proof of today's game are open when the day is over, at midnight UTC",
            )),
            _ => Ok(()),
        }
    }

    /// The eye through which a person with several seats reads the whole log of a running game: that of the seat which has the
    /// device now. Otherwise the next person at the device would read what only the one before may know.
    pub(crate) fn reading_eye(&self, person: Option<&PersonId>) -> Option<Eye> {
        let viewer = self.viewer(person);
        let shares = viewer.seats.iter().count() > 1 && self.stage() == Stage::Running;
        self.eye(viewer).filter(|_| shares)
    }

    /// The lines of the log after entry `since`, as a person may see them; `eye` is their [`Room::reading_eye`].
    pub(crate) fn history(
        id: &TableId,
        log: &[store::Entry],
        reader: &Reader,
        eye: Option<Eye>,
        since: u64,
    ) -> Result<Vec<Line>, FoldError> {
        let person = reader.person();
        let mut lines = Vec::new();
        Self::for_each_entry(id, log, |room, stored, entry| {
            if stored.number > since {
                let viewer = room.viewer(person);
                let eye = room.eye(viewer).map(|then| eye.unwrap_or(then));
                let mut line = room.line_through(viewer, eye, stored.at, entry);
                if reader.ignores(entry) {
                    line.what = LineKind::Hidden;
                }
                lines.push(line);
            }
        })?;
        Ok(lines)
    }

    /// At most `most` steps of a game, beginning with step `from`. The first has a whole view, the others patches of it.
    pub(crate) fn replay(
        id: &TableId,
        log: &[store::Entry],
        eye: Eye,
        from: u32,
        most: u32,
    ) -> Result<Replay, FoldError> {
        let mut steps = Vec::new();
        let mut total = 0;
        Self::for_each_entry(id, log, |room, stored, entry| {
            let Some(what) = room.game_event(Some(eye), entry) else { return };
            if (from..from.saturating_add(most)).contains(&total) {
                let before = (!steps.is_empty()).then_some(eye);
                let patches =
                    serde_json::from_slice(room.patches().between(before, eye)).expect("patches are JSON");
                steps.push(Step {
                    number: stored.number,
                    at: stored.at,
                    turn: room.play.turn(),
                    what,
                    patches,
                });
            }
            total += 1;
        })?;
        Ok(Replay { eye: eye_name(eye), total, from, steps })
    }

    /// Each player's chance to win at the start of every turn and at the end.
    pub(crate) fn chances(id: &TableId, log: &[store::Entry]) -> Result<Chances, FoldError> {
        let mut turns: Vec<TurnChances> = Vec::new();
        let mut turn = None;
        Self::for_each_entry(id, log, |room, stored, _| {
            let moved = stored.number > 1 && room.moved == room.number;
            let is_over = room.play.waiting().is_none();
            if moved && (room.play.turn() != turn || turns.is_empty() || is_over) {
                turn = room.play.turn();
                turns.push(TurnChances { number: stored.number, chances: room.play.chances() });
            }
        })?;
        Ok(Chances { turns })
    }

    /// Folds a log without a snapshot, which checks every move against the rules and every draw against the seed.
    pub(crate) fn prove(id: &TableId, log: &[store::Entry]) -> Proof {
        let draws = |entry: &store::Entry| match LogEntry::parse(&entry.body) {
            Ok(LogEntry::Started { draws } | LogEntry::Moved { draws, .. }) => draws.len() as u32,
            _ => 0,
        };
        let draws = log.iter().map(draws).sum();
        let fault = Self::from_log(id.clone(), log, None).err().map(|error| error.to_string());
        Proof { fair: fault.is_none(), draws, fault }
    }
}

/// The name of an eye: `watcher`, `open` or `seat 1`.
pub(super) fn eye_name(eye: Eye) -> String {
    match eye {
        Eye::Spectator => "watcher".to_owned(),
        Eye::Open => "open".to_owned(),
        Eye::Seat(seat) => seat.to_string(),
    }
}

/// The eye of a name at a table with this many seats.
fn parse_eye(text: &str, seats: u8) -> Option<Eye> {
    match text {
        "watcher" => Some(Eye::Spectator),
        "open" => Some(Eye::Open),
        _ => {
            let number: u8 = text.strip_prefix("seat").unwrap_or(text).trim().parse().ok()?;
            (1..=seats).contains(&number).then(|| Eye::Seat(Seat(number - 1)))
        }
    }
}
