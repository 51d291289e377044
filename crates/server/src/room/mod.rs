//! The state of a table, without any input or output: it folds the log, decides what a command does, and returns values.
//!
//! A command is first planned ([`Room::plan`]), which changes nothing and returns log entries. Each entry is then applied
//! ([`Room::apply`]), both now and whenever the log is read again. The first time, draws are written into the entry; later
//! they are checked against the seed. Entries before a snapshot are not played again and so not checked.

mod fold;
mod messages;
mod plan;
mod replay;
mod summary;
#[cfg(test)]
mod tests;
mod turn_clock;

use crate::config::{Config, SecretTiming};
use crate::log_entry::{MovedBy, TableConfig};
use crate::play::{Play, Waiting};
use crate::titles::Checked;
use bots::Bot;
use game::{Seat, Seats, Seed};
use protocol::{Ended, Millis, Stage, Vote};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Duration;
use store::{PersonId, TableId};

pub(crate) use fold::FoldError;
pub(crate) use messages::{Presence, Viewer};
pub(crate) use plan::{Rejected, check_level};
pub(crate) use replay::Reader;
pub(crate) use summary::{invites, listed, seats_any, stage_of};

/// The state of a table.
pub(crate) struct Room {
    pub(crate) id: TableId,
    pub(crate) created: Millis,
    pub(crate) config: TableConfig,
    pub(crate) seed: Seed,
    pub(crate) checked: Checked,
    /// The number of the last entry.
    pub(crate) number: u64,
    /// The number of the last entry that changed the game.
    pub(crate) moved: u64,
    pub(crate) state: TableState,
    /// The part of the lobby summary that changes only with the seats, as JSON.
    seats_summary: String,
    /// The people who sat or wrote here. Their places, counted from 1, are their numbers at this table, by which clients name them.
    people: Vec<Known>,
    pub(crate) play: Box<dyn Play>,
    /// The times that the host of this server has chosen.
    pub(crate) timing: Timing,
}

/// The settings of a server that a table needs.
#[derive(Clone, Debug)]
pub(crate) struct Timing {
    /// When answers to secret questions take effect.
    pub(crate) secrets: SecretTiming,
    /// Time from its creation to its end for a table that has not begun.
    pub(crate) open_tables: Duration,
}

impl Timing {
    /// The times of a server's configuration.
    pub(crate) fn of(config: &Config) -> Self {
        Self { secrets: config.secret_timing, open_tables: config.retention.open_tables }
    }
}

/// The part of a room that is stored in its snapshot, next to the game.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub(crate) struct TableState {
    pub(crate) stage: StoredStage,
    pub(crate) seats: Vec<SeatState>,
    /// The people who are muted in the chat.
    pub(crate) muted: Vec<String>,
    /// The people who may neither sit down nor write.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) banned: Vec<String>,
    pub(crate) ended: Option<Ended>,
    /// The table of the next game.
    pub(crate) rematch: Option<String>,
    clock: turn_clock::TurnClock,
}

/// A person who sat or wrote at a table.
#[derive(Clone, PartialEq, Debug)]
struct Known {
    person: String,
    /// The last name; empty if the person was deleted.
    name: String,
}

/// How far a table is, as its snapshot stores it. [`Stage`] also tells closed tables from finished ones.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StoredStage {
    Open,
    Running,
    Over,
}

/// The state of a seat.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug, Default)]
pub(crate) struct SeatState {
    pub(crate) holder: Holder,
    /// The level of the bot that plays for the holder.
    pub(crate) stand_in: Option<String>,
    pub(crate) resigned: bool,
    /// Whether the holder agrees to end the game.
    #[serde(rename = "ends")]
    pub(crate) agrees_to_end: bool,
    /// The votes on this seat, by the voters' seats.
    pub(crate) votes: BTreeMap<u8, Vote>,
    /// Milliseconds left of the reserve, at a live table.
    pub(crate) reserve: Millis,
    /// Milliseconds used of the current turn.
    pub(crate) used: Millis,
    /// Whether the others voted that a bot makes this one move.
    pub(crate) skipped: bool,
}

impl SeatState {
    /// Whether a person sits there and plays.
    fn is_active(&self) -> bool {
        matches!(self.holder, Holder::Person { .. }) && !self.resigned && self.stand_in.is_none()
    }

    /// Whether a person may take the seat back from the bot that plays for them.
    fn can_return(&self) -> bool {
        matches!(self.holder, Holder::Person { .. }) && !self.resigned
    }
}

/// Who holds a seat.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug, Default)]
pub(crate) enum Holder {
    #[default]
    Nobody,
    Person {
        person: String,
        name: String,
        /// Whether the person has an account.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        account: bool,
    },
    Invited {
        name: String,
        secret: String,
        /// The person it is kept for; without one, anybody with the secret may sit down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<String>,
    },
    Bot {
        level: String,
    },
}

impl Holder {
    /// The person who holds the seat.
    pub(crate) fn person(&self) -> Option<&str> {
        match self {
            Self::Person { person, .. } => Some(person),
            _ => None,
        }
    }

    /// Whether the seat is kept for this person.
    pub(crate) fn is_kept_for(&self, id: &PersonId) -> bool {
        matches!(self, Self::Invited { person: Some(person), .. } if *person == id.0)
    }

    /// Whether neither a person nor a bot holds the seat yet.
    fn is_free(&self) -> bool {
        matches!(self, Self::Nobody | Self::Invited { .. })
    }
}

/// The level of a bot that plays for an absent person.
const STAND_IN: &str = "expert";

impl Room {
    /// How far the table is.
    pub(crate) fn stage(&self) -> Stage {
        match (self.state.stage, self.state.ended) {
            (StoredStage::Open, _) => Stage::Open,
            (StoredStage::Running, _) => Stage::Running,
            // A game that had begun when the server's host closed the table can still be viewed.
            (StoredStage::Over, Some(Ended::Closed)) if self.play.entries() > 0 => Stage::Over,
            (StoredStage::Over, Some(Ended::Abandoned | Ended::Closed)) => Stage::Closed,
            (StoredStage::Over, _) => Stage::Over,
        }
    }

    /// The seats of a person.
    pub(crate) fn seats_of(&self, person: Option<&PersonId>) -> Seats {
        let mut seats = Seats::NONE;
        for (number, seat) in (0..).zip(&self.state.seats) {
            if person.is_some_and(|person| seat.holder.person() == Some(person.0.as_str())) {
                seats = seats.with(Seat(number));
            }
        }
        seats
    }

    /// Who has to answer now, while the game runs.
    pub(crate) fn waiting(&self) -> Option<Waiting> {
        self.play.waiting().filter(|_| self.state.stage == StoredStage::Running)
    }

    /// The bot that has to answer now, its seat, and whether it answers for a person.
    pub(crate) fn bot_to_move(&self) -> Option<(Seat, Bot, MovedBy)> {
        let seat = self.waiting()?.seat;
        // Without this, bots alone would finish the game before the people come back to it.
        if self.active().next().is_none() && self.state.seats.iter().any(SeatState::can_return) {
            return None;
        }
        let state = &self.state.seats[seat.index()];
        let (level, by) = match (&state.holder, &state.stand_in) {
            (Holder::Bot { level }, _) => (level.as_str(), MovedBy::Holder),
            (_, Some(level)) => (level.as_str(), MovedBy::StandIn),
            _ if state.skipped => (STAND_IN, MovedBy::StandIn),
            _ => return None,
        };
        // Levels are checked when a bot is seated. A level this build does not know any more plays as the stand-in's.
        let bot = Bot::named(level).or_else(|_| Bot::named(STAND_IN)).expect("the stand-in's level exists");
        Some((seat, bot, by))
    }

    /// Whether bots have all seats: such a table plays only while somebody watches.
    pub(crate) fn has_only_bots(&self) -> bool {
        self.state.seats.iter().all(|seat| matches!(seat.holder, Holder::Bot { .. }))
    }

    /// Whether several people sit here, so that one could learn something about another.
    fn has_several_people(&self) -> bool {
        let mut people = self.state.seats.iter().filter_map(|seat| seat.holder.person());
        people.next().is_some_and(|first| people.any(|other| other != first))
    }

    /// The seats, counted from 1, whose people still play.
    fn active(&self) -> impl Iterator<Item = (u8, &SeatState)> {
        (1..).zip(&self.state.seats).filter(|(_, seat)| seat.is_active())
    }

    /// The outcome of the vote on a seat: what more than half of the other active players want.
    fn vote_outcome(&self, about: u8) -> Option<Vote> {
        let voters = self.active().filter(|(seat, _)| *seat != about).count();
        let votes = &self.state.seats[seat_index(about).index()].votes;
        [Vote::Skip, Vote::Replace, Vote::End]
            .into_iter()
            .find(|vote| 2 * votes.values().filter(|other| *other == vote).count() > voters)
    }

    /// The number of a person at this table.
    pub(crate) fn number_of(&self, person: &str) -> Option<u32> {
        self.people.iter().position(|known| known.person == person).map(|index| index as u32 + 1)
    }

    /// The person with this number at this table, and their name.
    pub(crate) fn person_numbered(&self, number: u32) -> Option<(PersonId, String)> {
        let known = self.people.get((number as usize).checked_sub(1)?)?;
        Some((PersonId(known.person.clone()), known.name.clone()))
    }

    /// The host and the people with a seat, each once.
    pub(crate) fn participants(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = self.seated_people().into_iter().map(|(_, person)| person).collect();
        people.push(PersonId(self.config.host.clone()));
        people.sort();
        people.dedup();
        people
    }

    /// The people at the table with their seats, counted from 1. A host without a seat is listed at seat 0.
    pub(crate) fn seated_people(&self) -> Vec<(u8, PersonId)> {
        let mut seated: Vec<_> = (1..)
            .zip(&self.state.seats)
            .filter_map(|(number, seat)| Some((number, PersonId(seat.holder.person()?.to_owned()))))
            .collect();
        if seated.iter().all(|(_, person)| person.0 != self.config.host) {
            seated.push((0, PersonId(self.config.host.clone())));
        }
        seated
    }
}

/// The seat with this number, counted from 1, which is known to exist.
fn seat_index(number: u8) -> Seat {
    Seat(number.saturating_sub(1))
}
