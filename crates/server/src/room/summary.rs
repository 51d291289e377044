//! The metadata of a table in the store, with the summary that the lobby shows.

use super::{Holder, Room, SeatState};
use crate::titles;
use protocol::{Millis, Pace};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::PersonId;

/// The summary as stored.
#[derive(Deserialize)]
struct Summary {
    #[serde(flatten)]
    seats: SeatsSummary,
    #[serde(flatten)]
    game: GameSummary,
}

/// The part that changes only when somebody sits down or leaves.
#[derive(Serialize, Deserialize)]
struct SeatsSummary {
    setup: BTreeMap<String, String>,
    pace: Pace,
    /// The person on each seat; never sent to clients.
    people: Vec<Option<String>>,
    /// The person for whom each seat is kept; never sent to clients.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    invited: Vec<Option<String>>,
    seats: Vec<protocol::Holder>,
    /// Whether only those who sit there may see the game.
    closed: bool,
    /// Whether the host chose the seed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    shared_seed: bool,
}

/// The part that changes with every move.
#[derive(Serialize, Deserialize)]
struct GameSummary {
    waiting: Vec<u8>,
    deadline: Option<Millis>,
    /// The first event of the last move, as watchers saw it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<protocol::Phrase>,
}

impl Room {
    /// The metadata to store. Until `leased_until` this node runs the scheduled job.
    pub(crate) fn metadata(&self, leased_until: Option<Millis>) -> store::TableMetadata {
        store::TableMetadata {
            stage: match self.stage() {
                protocol::Stage::Open => store::Stage::Open,
                protocol::Stage::Running => store::Stage::Running,
                protocol::Stage::Over => store::Stage::Over,
                protocol::Stage::Closed => store::Stage::Closed,
            },
            game: self.config.game.clone(),
            public: self.config.public,
            scheduled_at: self.scheduled_at(),
            leased_until,
            summary: self.summary(),
        }
    }

    /// The summary for the lobby, as JSON.
    pub(super) fn summary(&self) -> String {
        let game = GameSummary {
            waiting: self.waiting_seats(),
            deadline: self.clock().and_then(|clock| clock.until),
            last: self.play.last_event(),
        };
        let game = serde_json::to_string(&game).expect("a summary can be serialized");
        // Joins the two objects: the first stays the same from move to move.
        format!("{},{}", self.seats_summary.trim_end_matches('}'), game.trim_start_matches('{'))
    }

    pub(super) fn update_seats_summary(&mut self) {
        let listed = titles::named(&self.config.game).map_or(&[][..], |title| title.listed_fields);
        let shown = |name: &str| name == "players" || listed.contains(&name);
        let setup = self.config.setup.iter().filter(|(name, _)| shown(name));
        let kept_for = |seat: &SeatState| match &seat.holder {
            Holder::Invited { person, .. } => person.clone(),
            _ => None,
        };
        let mut invited: Vec<Option<String>> = self.state.seats.iter().map(kept_for).collect();
        if invited.iter().all(Option::is_none) {
            invited.clear();
        }
        let seats = SeatsSummary {
            invited,
            setup: setup.map(|(name, value)| (name.clone(), value.clone())).collect(),
            pace: self.config.pace,
            people: self.state.seats.iter().map(|seat| seat.holder.person().map(str::to_owned)).collect(),
            seats: self.state.seats.iter().map(|seat| self.shown_holder(seat, None)).collect(),
            closed: !self.config.spectators,
            shared_seed: self.config.shared_seed,
        };
        self.seats_summary = serde_json::to_string(&seats).expect("a summary can be serialized");
    }
}

/// A table of the store as a list shows it to a person; `None` if its summary can't be read.
pub(crate) fn listed(listed: &store::TableRow, person: Option<&PersonId>) -> Option<protocol::TableSummary> {
    let Summary { seats, game } = serde_json::from_str(&listed.metadata.summary).ok()?;
    let stage = stage_of(listed.metadata.stage);
    let mine = |seat: u8| {
        let holder = seats.people.get(usize::from(seat) - 1).and_then(Option::as_deref);
        person.is_some_and(|person| holder == Some(person.0.as_str()))
    };
    let yours = stage == protocol::Stage::Running && game.waiting.iter().any(|&seat| mine(seat));
    let shows_game = !seats.closed || (1..).zip(&seats.people).any(|(seat, _)| mine(seat));
    let mut holders = seats.seats.clone();
    for (number, holder) in (1u8..).zip(&mut holders) {
        match holder {
            protocol::Holder::Person { me, .. } => *me = mine(number),
            protocol::Holder::Invited { me, .. } => *me = is_invited(&seats, number.into(), person),
            _ => {}
        }
    }
    Some(protocol::TableSummary {
        id: listed.table.0.clone(),
        game: listed.metadata.game.clone(),
        stage,
        created: listed.created,
        updated: listed.updated,
        setup: seats.setup,
        pace: seats.pace,
        seats: holders,
        waiting: if shows_game { game.waiting } else { Vec::new() },
        yours,
        deadline: game.deadline.filter(|_| shows_game),
        last: game.last.filter(|_| shows_game),
        shared_seed: seats.shared_seed,
    })
}

/// Whether a seat of a table of the store, counted from 1, is kept for a person.
fn is_invited(seats: &SeatsSummary, seat: usize, person: Option<&PersonId>) -> bool {
    let invited = seats.invited.get(seat - 1).and_then(Option::as_deref);
    person.is_some_and(|person| invited == Some(person.0.as_str()))
}

/// Whether a table of the store keeps a seat for a person.
pub(crate) fn invites(table: &store::TableRow, person: &PersonId) -> bool {
    let summary = serde_json::from_str::<Summary>(&table.metadata.summary);
    summary.is_ok_and(|summary| summary.seats.invited.iter().flatten().any(|invited| *invited == person.0))
}

/// Whether one of these people sits at a table of the store.
pub(crate) fn seats_any(table: &store::TableRow, people: &[String]) -> bool {
    let summary = serde_json::from_str::<Summary>(&table.metadata.summary);
    summary.is_ok_and(|summary| summary.seats.people.iter().flatten().any(|person| people.contains(person)))
}

/// A stage of the store, as clients know it.
pub(crate) fn stage_of(stage: store::Stage) -> protocol::Stage {
    match stage {
        store::Stage::Open => protocol::Stage::Open,
        store::Stage::Running => protocol::Stage::Running,
        store::Stage::Over => protocol::Stage::Over,
        store::Stage::Closed => protocol::Stage::Closed,
    }
}
