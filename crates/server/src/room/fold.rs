//! The fold: how a room is built from its log, with or without a snapshot.

use super::turn_clock::TurnClock;
use super::{Holder, Known, Room, STAND_IN, SeatState, StoredStage, TableState, Timing, seat_index};
use crate::config::Config;
use crate::log_entry::{LogEntry, TableConfig};
use crate::play::{AnswerError, GameSnapshot};
use crate::titles;
use game::Seed;
use protocol::{Millis, Vote};
use serde::{Deserialize, Serialize};
use store::TableId;

/// Why a log can't be folded.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("entry {number} can't be applied: {why}")]
pub(crate) struct FoldError {
    pub(crate) number: u64,
    pub(crate) why: String,
}

/// A room as stored next to its log, so that opening it need not play the whole log.
#[derive(Serialize, Deserialize)]
struct RoomSnapshot {
    version: u16,
    number: u64,
    moved: u64,
    state: TableState,
    game: GameSnapshot,
}

/// Raised when a field of [`RoomSnapshot`] changes its meaning; a new field gets a default instead. A snapshot of another
/// version is ignored, and the whole log is played.
const SNAPSHOT_VERSION: u16 = 1;

impl Room {
    /// The room of a new table.
    pub(crate) fn new(id: TableId, at: Millis, mut config: TableConfig) -> Result<Self, String> {
        let title = titles::named(&config.game)
            .ok_or_else(|| format!("there is no game \"{}\" here", config.game))?;
        let seed: Seed = config.seed.parse()?;
        let mut checked = (title.check)(config.edition, &config.pack, &config.setup)
            .map_err(|faults| faults.to_string())?;
        let mut play = (title.open)(config.edition, &config.pack, &config.setup, seed)
            .map_err(|faults| faults.to_string())?;
        if let Some(fork) = &config.fork {
            play.begin_at(&fork.game)?;
        }
        // The checked set-up also has the fields that were left at their defaults.
        config.setup = std::mem::take(&mut checked.fields);
        let reserve = match config.pace {
            protocol::Pace::Live { reserve_s, .. } => Millis::from(reserve_s) * 1000,
            _ => 0,
        };
        let seats = vec![SeatState { reserve, ..SeatState::default() }; checked.players.into()];
        let state = TableState {
            stage: StoredStage::Open,
            seats,
            muted: Vec::new(),
            banned: Vec::new(),
            ended: None,
            rematch: None,
            clock: TurnClock::since(at),
        };
        let mut room = Self {
            id,
            created: at,
            config,
            seed,
            checked,
            number: 1,
            moved: 1,
            state,
            seats_summary: String::new(),
            people: Vec::new(),
            play,
            timing: Timing::of(&Config::default()),
        };
        room.update_seats_summary();
        Ok(room)
    }

    /// Folds a log. With a snapshot, the entries before it are recorded but not played.
    pub(crate) fn from_log(
        id: TableId,
        log: &[store::Entry],
        snapshot: Option<&store::Snapshot>,
    ) -> Result<Self, FoldError> {
        let Some((first, rest)) = log.split_first() else {
            return Err(FoldError { number: 1, why: "it is missing".to_owned() });
        };
        let LogEntry::Created(config) = parse(first)? else {
            return Err(FoldError { number: 1, why: "it does not create the table".to_owned() });
        };
        let mut room = Self::new(id, first.at, *config).map_err(|why| FoldError { number: 1, why })?;
        let snapshot =
            snapshot.and_then(|snapshot| serde_json::from_slice::<RoomSnapshot>(&snapshot.state).ok());
        let snapshot = snapshot
            .filter(|snapshot| snapshot.version == SNAPSHOT_VERSION && snapshot.number <= log.len() as u64);
        let known = snapshot.as_ref().map_or(1, |snapshot| snapshot.number);
        for entry in rest.iter().take_while(|entry| entry.number <= known) {
            room.record_only(&parse(entry)?)
                .map_err(|why| FoldError { number: entry.number, why: format!("{why:?}") })?;
        }
        if let Some(snapshot) = snapshot {
            match room.play.restore(&snapshot.game) {
                Ok(()) => {
                    (room.number, room.moved, room.state) = (snapshot.number, snapshot.moved, snapshot.state);
                    room.update_seats_summary();
                }
                // A snapshot of another build: the log decides.
                Err(_) => return Self::from_log(room.id, log, None),
            }
        }
        for entry in rest.iter().skip_while(|entry| entry.number <= known) {
            room.apply(entry.at, &mut parse(entry)?)?;
        }
        Ok(room)
    }

    /// Folds a log from its beginning, and calls `visit` after every entry.
    pub(super) fn for_each_entry(
        id: &TableId,
        log: &[store::Entry],
        mut visit: impl FnMut(&Self, &store::Entry, &LogEntry),
    ) -> Result<(), FoldError> {
        let mut room: Option<Self> = None;
        for stored in log {
            let error = |why: String| FoldError { number: stored.number, why };
            let mut entry = parse(stored)?;
            match (&mut room, &entry) {
                (None, LogEntry::Created(config)) => {
                    room = Some(Self::new(id.clone(), stored.at, (**config).clone()).map_err(error)?);
                }
                (None, _) => return Err(error("it does not create the table".to_owned())),
                (Some(room), _) => room.apply(stored.at, &mut entry)?,
            }
            if let Some(room) = &room {
                visit(room, stored, &entry);
            }
        }
        Ok(())
    }

    /// The snapshot to store, if the game can be saved at this point.
    pub(crate) fn snapshot(&self) -> Option<Vec<u8>> {
        let snapshot = RoomSnapshot {
            version: SNAPSHOT_VERSION,
            number: self.number,
            moved: self.moved,
            state: self.state.clone(),
            game: self.play.snapshot()?,
        };
        serde_json::to_vec(&snapshot).ok()
    }

    /// Applies an entry, and writes its draws into it if it has none.
    pub(crate) fn apply(&mut self, at: Millis, entry: &mut LogEntry) -> Result<(), FoldError> {
        self.number += 1;
        let waited_for = self.play.waiting();
        match self.apply_entry(at, entry).map_err(|why| FoldError { number: self.number, why })? {
            Changed::Game => {
                self.moved = self.number;
                self.advance_clock(at, waited_for);
            }
            Changed::Table => self.update_seats_summary(),
        }
        Ok(())
    }

    fn apply_entry(&mut self, at: Millis, entry: &mut LogEntry) -> Result<Changed, String> {
        let failed = |why: AnswerError| format!("{why:?}");
        let state = &mut self.state;
        match entry {
            LogEntry::Created(_) => return Err("the table exists already".to_owned()),
            LogEntry::Sat { seat, person, name, account } => {
                // Nobody is kept waiting at a table that all have left, so its clock starts when the first returns. Otherwise
                // leaving a seat and taking it again changes neither the clock nor the votes.
                if state.stage == StoredStage::Running && !state.seats.iter().any(SeatState::is_active) {
                    state.clock.restart(at);
                }
                let seat_state = seat_mut(state, *seat)?;
                seat_state.holder =
                    Holder::Person { person: person.clone(), name: name.clone(), account: *account };
                seat_state.stand_in = None;
                self.note_person(person, name);
            }
            LogEntry::Invited { seat, name, secret, person } => {
                let (name, secret, person) = (name.clone(), secret.clone(), person.clone());
                let holder = Holder::Invited { name, secret, person };
                seat_mut(state, *seat)?.holder = holder;
            }
            LogEntry::Stood { seat } => {
                let seat = seat_mut(state, *seat)?;
                *seat = SeatState { reserve: seat.reserve, ..SeatState::default() };
            }
            LogEntry::Bot { seat, level } => {
                seat_mut(state, *seat)?.holder = Holder::Bot { level: level.clone() };
            }
            LogEntry::Started { draws } => {
                let known = (!draws.is_empty()).then_some(draws.as_slice());
                *draws = self.play.deal(known).map_err(failed)?;
                state.stage = StoredStage::Running;
                return Ok(Changed::Game);
            }
            LogEntry::Moved { seat, choice, draws, .. } => {
                let known = (!draws.is_empty()).then_some(draws.as_slice());
                *draws = self.play.choose(seat_index(*seat), choice, known).map_err(failed)?;
                return Ok(Changed::Game);
            }
            LogEntry::Undone { seat, from } => {
                self.play.undo(seat_index(*seat), *from as usize).map_err(failed)?;
                return Ok(Changed::Game);
            }
            LogEntry::Said { person, name, .. } => self.note_person(person, name),
            LogEntry::ChatRemoved { .. } => {}
            LogEntry::Listed { public } => self.config.public = *public,
            LogEntry::Banned { person, banned, .. } => {
                state.banned.retain(|other| other != person);
                if *banned {
                    state.banned.push(person.clone());
                }
            }
            LogEntry::Forgotten { person } => self.forget(person),
            LogEntry::Muted { person, silent, .. } => {
                state.muted.retain(|other| other != person);
                if *silent {
                    state.muted.push(person.clone());
                }
            }
            LogEntry::Reminded { up: false, .. } => state.clock.remind(),
            LogEntry::Reminded { up: true, .. } => state.clock.announce_end(at),
            LogEntry::Noticed => state.clock.notice(at),
            LogEntry::Resumed { since } => state.clock.restart(*since),
            LogEntry::StandIn { seat, level } => seat_mut(state, *seat)?.stand_in = Some(level.clone()),
            LogEntry::Resigned { seat } => {
                let seat = seat_mut(state, *seat)?;
                seat.resigned = true;
                seat.stand_in = Some(STAND_IN.to_owned());
            }
            LogEntry::AgreedToEnd { seat, agree } => seat_mut(state, *seat)?.agrees_to_end = *agree,
            LogEntry::Voted { seat, about, vote } => {
                seat_mut(state, *about)?.votes.insert(*seat, *vote);
                if self.vote_outcome(*about) == Some(Vote::Skip) {
                    seat_mut(&mut self.state, *about)?.skipped = true;
                }
            }
            LogEntry::Ended { how } => {
                state.ended = Some(*how);
                state.stage = StoredStage::Over;
            }
            LogEntry::Rematch { table } => state.rematch = Some(table.clone()),
            LogEntry::Renamed { person, old, name } => {
                for seat in &mut state.seats {
                    if let Holder::Person { person: holder, name: here, .. } = &mut seat.holder
                        && holder == person
                        && here == old
                    {
                        here.clone_from(name);
                    }
                }
                self.note_person(person, name);
            }
            LogEntry::GuestMerged { from, to, name } => {
                for seat in &mut state.seats {
                    if let Holder::Person { person, name: old, account } = &mut seat.holder
                        && person == from
                    {
                        (*person, *old, *account) = (to.clone(), name.clone(), true);
                    }
                }
                for other in state.muted.iter_mut().chain(&mut state.banned).filter(|other| *other == from) {
                    other.clone_from(to);
                }
                self.merge_person(from, to, name);
                self.merge_host(from, to);
            }
        }
        Ok(Changed::Table)
    }

    /// Records an entry before the snapshot: the game's record needs it, the state comes from the snapshot.
    fn record_only(&mut self, entry: &LogEntry) -> Result<(), AnswerError> {
        match entry {
            LogEntry::Started { draws } => {
                draws.iter().try_for_each(|draw| self.play.record_answer(None, draw))
            }
            LogEntry::Moved { seat, choice, draws, .. } => {
                self.play.record_answer(Some(seat_index(*seat)), choice)?;
                draws.iter().try_for_each(|draw| self.play.record_answer(None, draw))
            }
            LogEntry::Undone { seat, from } => {
                self.play.record_undo(seat_index(*seat), *from as usize);
                Ok(())
            }
            LogEntry::Said { person, name, .. }
            | LogEntry::Sat { person, name, .. }
            | LogEntry::Renamed { person, name, .. } => {
                self.note_person(person, name);
                Ok(())
            }
            LogEntry::GuestMerged { from, to, name } => {
                self.merge_person(from, to, name);
                self.merge_host(from, to);
                Ok(())
            }
            LogEntry::Listed { public } => {
                self.config.public = *public;
                Ok(())
            }
            LogEntry::Forgotten { person } => {
                self.forget(person);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn merge_host(&mut self, from: &str, to: &str) {
        if self.config.host == from {
            to.clone_into(&mut self.config.host);
        }
    }

    /// Gives a person a number at this table, unless they have one.
    fn note_person(&mut self, person: &str, name: &str) {
        match self.people.iter_mut().find(|known| known.person == person) {
            Some(known) => name.clone_into(&mut known.name),
            None => self.people.push(Known { person: person.to_owned(), name: name.to_owned() }),
        }
    }

    fn merge_person(&mut self, from: &str, to: &str, name: &str) {
        for known in self.people.iter_mut().filter(|known| known.person == from) {
            *known = Known { person: to.to_owned(), name: name.to_owned() };
        }
    }

    /// Removes the name of a person who was deleted.
    fn forget(&mut self, gone: &str) {
        for seat in &mut self.state.seats {
            match &mut seat.holder {
                Holder::Person { person, name, account } if person == gone => {
                    name.clear();
                    *account = false;
                }
                Holder::Invited { person: Some(person), name, .. } if person == gone => name.clear(),
                _ => {}
            }
        }
        for known in self.people.iter_mut().filter(|known| known.person == gone) {
            known.name.clear();
        }
    }
}

/// What an entry changed.
enum Changed {
    Game,
    Table,
}

fn parse(entry: &store::Entry) -> Result<LogEntry, FoldError> {
    LogEntry::parse(&entry.body).map_err(|why| FoldError { number: entry.number, why: why.to_string() })
}

fn seat_mut(state: &mut TableState, seat: u8) -> Result<&mut SeatState, String> {
    let index = usize::from(seat).wrapping_sub(1);
    state.seats.get_mut(index).ok_or_else(|| format!("there is no seat {seat}"))
}
