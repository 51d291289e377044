//! Who has a table open, on this node and on others.
//!
//! With several nodes each announces its own part of a table's presence to the others. A node that opens a table asks for the
//! parts of the others. A part that is not renewed for a while belongs to a node that is gone.

use super::Table;
use crate::failures;
use crate::room::Presence;
use game::{Seat, Seats};
use protocol::ToClient;
use std::sync::Arc;
use std::time::Duration;
use store::TableId;
use tokio::time::Instant;

/// Time between two announcements of a part that does not change.
pub(super) const RENEW: Duration = Duration::from_secs(25);

/// A part that was not renewed for this long is dropped.
const FORGET: Duration = Duration::from_secs(80);

/// The part of one node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Part {
    pub(crate) seats: Seats,
    pub(crate) watchers: u32,
}

/// A part of another node.
pub(super) struct RemotePart {
    part: Part,
    renewed: Instant,
}

/// What nodes announce about presence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PresenceNews {
    /// A node's part.
    Part { table: TableId, part: Part },
    /// A node has opened the table and asks for the parts of the others.
    Asked { table: TableId },
    /// A node holds an answer to the secret question after entry `moved`.
    Answered { table: TableId, moved: u64 },
}

impl PresenceNews {
    /// The message between nodes, such as `present 5 2 TABLE`: a bit for each seat, and the number of watchers.
    fn encode(&self) -> String {
        match self {
            Self::Part { table, part: Part { seats, watchers } } => {
                let bits: u8 = seats.iter().map(|seat| 1 << seat.0).sum();
                format!("present {bits} {watchers} {table}")
            }
            Self::Asked { table } => format!("who {table}"),
            Self::Answered { table, moved } => format!("answered {moved} {table}"),
        }
    }

    /// Reads a message. `None` for messages of other kinds.
    pub(crate) fn decode(message: &str) -> Option<Self> {
        if let Some(table) = message.strip_prefix("who ") {
            return Some(Self::Asked { table: TableId(table.to_owned()) });
        }
        if let Some(answered) = message.strip_prefix("answered ") {
            let (moved, table) = answered.split_once(' ')?;
            return Some(Self::Answered { table: TableId(table.to_owned()), moved: moved.parse().ok()? });
        }
        let mut words = message.strip_prefix("present ")?.splitn(3, ' ');
        let bits: u8 = words.next()?.parse().ok()?;
        let watchers = words.next()?.parse().ok()?;
        let table = TableId(words.next()?.to_owned());
        let seats = (0..8).filter(|seat| bits >> seat & 1 == 1);
        let seats = seats.fold(Seats::default(), |seats, seat| seats.with(Seat(seat)));
        Some(Self::Part { table, part: Part { seats, watchers } })
    }
}

impl Table {
    /// Who has the table open on all nodes.
    pub(super) fn presence(&self) -> Presence {
        let Part { mut seats, mut watchers } = self.own_part();
        for remote in self.elsewhere.values() {
            seats = remote.part.seats.iter().fold(seats, Seats::with);
            watchers += remote.part.watchers;
        }
        Presence { at: self.services.now(), seats, watchers }
    }

    /// Sends the presence to the subscribers here.
    pub(super) fn broadcast_presence(&self) {
        let Presence { seats, watchers, .. } = self.presence();
        let seats = seats.iter().map(|seat| seat.0 + 1).collect();
        let message = ToClient::Present { table: self.room.id.0.clone(), seats, watchers };
        for subscriber in &self.subscribers {
            subscriber.queue.send(&message);
        }
    }

    /// Handles a change of the subscribers here.
    pub(super) fn presence_changed(&mut self) {
        self.broadcast_presence();
        let part = self.own_part();
        if self.announced != Some(part) {
            self.announce_part();
        }
    }

    /// Asks the other nodes who has the table open there.
    pub(super) fn ask_presence(&self) {
        self.announce(&PresenceNews::Asked { table: self.room.id.clone() });
    }

    /// Announces the part of this node.
    pub(super) fn announce_part(&mut self) {
        let part = self.own_part();
        self.announced = Some(part);
        self.announce(&PresenceNews::Part { table: self.room.id.clone(), part });
    }

    /// Renews the part of this node, and drops those of nodes that are gone.
    pub(super) fn renew_presence(&mut self) {
        let known = self.elsewhere.len();
        self.elsewhere.retain(|_, remote| remote.renewed.elapsed() < FORGET);
        if self.elsewhere.len() < known {
            self.broadcast_presence();
        }
        if self.own_part() != Part::default() {
            self.announce_part();
        }
    }

    /// Handles the part of another node.
    pub(super) fn present_elsewhere(&mut self, node: String, part: Part) {
        let before = match part == Part::default() {
            true => self.elsewhere.remove(&node),
            false => self.elsewhere.insert(node, RemotePart { part, renewed: Instant::now() }),
        };
        if before.map(|remote| remote.part).unwrap_or_default() != part {
            self.broadcast_presence();
        }
    }

    fn own_part(&self) -> Part {
        let mut part = Part::default();
        for subscriber in &self.subscribers {
            let seats = self.room.seats_of(subscriber.reader.person());
            if seats.is_empty() {
                part.watchers += 1;
            }
            part.seats = seats.iter().fold(part.seats, Seats::with);
        }
        part
    }

    pub(super) fn announce(&self, news: &PresenceNews) {
        if !self.services.store.is_shared() {
            return;
        }
        let (services, table, message) = (Arc::clone(&self.services), self.room.id.clone(), news.encode());
        tokio::spawn(async move {
            if let Err(error) = services.store.announce(&message).await {
                failures::report("presence can't be announced", Some(&table), &error);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_read_as_they_were_written() {
        let table = TableId("a table".to_owned());
        let seats = Seats::default().with(Seat(0)).with(Seat(5));
        let part = PresenceNews::Part { table: table.clone(), part: Part { seats, watchers: 12 } };
        let answered = PresenceNews::Answered { table: table.clone(), moved: 7 };
        for news in [part, answered, PresenceNews::Asked { table }] {
            assert_eq!(PresenceNews::decode(&news.encode()), Some(news));
        }
        for message in
            ["", "who", "present 1", "present x 1 t", "answered x t", "answered 1", "something else"]
        {
            assert_eq!(PresenceNews::decode(message), None, "{message}");
        }
    }
}
