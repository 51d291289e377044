//! Sends what happened at a table to its subscribers.

use super::Table;
use crate::log_entry::LogEntry;
use crate::net::codec;
use crate::net::send_queue::{CloseReason, SendQueue};
use crate::room::{Presence, Viewer};
use protocol::{Millis, Sheet, ToClient};
use std::sync::Arc;
use store::Person;

/// A client that is sent updates.
pub(crate) struct Subscriber {
    /// Unique among all subscribers of the process.
    pub(crate) id: u64,
    pub(crate) who: Option<Arc<Person>>,
    pub(crate) queue: Arc<SendQueue>,
}

/// The messages about one entry, encoded once for all subscribers who may see the same.
pub(super) struct Broadcast {
    /// Encoded frames, each with the viewers it is for.
    frames: Vec<(Viewer, Vec<u8>)>,
    /// TableFilter of the frames each subscriber gets, in the subscribers' order.
    recipients: Vec<usize>,
}

impl Table {
    /// Encodes the messages about the last entry. Call it before the next entry is applied.
    pub(super) fn encode_broadcast(&self, at: Millis, entry: &LogEntry) -> Broadcast {
        let sheet_changed =
            !matches!(entry, LogEntry::Moved { .. } | LogEntry::Undone { .. } | LogEntry::Said { .. });
        let presence = if sheet_changed { self.presence() } else { Presence::default() };
        let mut broadcast =
            Broadcast { frames: Vec::new(), recipients: Vec::with_capacity(self.subscribers.len()) };
        for subscriber in &self.subscribers {
            let person = subscriber.who.as_ref().map(|who| &who.id);
            let viewer = self.room.viewer(person);
            // A sheet marks the reader's own seats, so everybody gets their own.
            let same = broadcast.frames.iter().position(|(other, _)| *other == viewer && !sheet_changed);
            broadcast.recipients.push(same.unwrap_or(broadcast.frames.len()));
            if same.is_none() {
                let sheet = sheet_changed.then(|| self.room.sheet(person, presence));
                broadcast.frames.push((viewer, self.encode_update(viewer, at, entry, sheet)));
            }
        }
        broadcast
    }

    fn encode_update(&self, viewer: Viewer, at: Millis, entry: &LogEntry, sheet: Option<Sheet>) -> Vec<u8> {
        let (update, view) = self.room.update(viewer, at, entry, sheet);
        let message = ToClient::Update(Box::new(update));
        match view {
            None => codec::encode(&message),
            Some(eye) => codec::encode_with_view(&message, |out| self.room.play.write_view(eye, out)),
        }
    }

    /// Queues broadcasts for all subscribers, and drops the subscribers whose queue is closed.
    pub(super) fn send(&mut self, broadcasts: Vec<Broadcast>) {
        for Broadcast { mut frames, recipients } in broadcasts {
            for (index, (subscriber, &recipient)) in self.subscribers.iter().zip(&recipients).enumerate() {
                let (_, frame) = &mut frames[recipient];
                // The last recipient gets the buffer itself, the others a copy.
                let frame = match recipients[index + 1..].contains(&recipient) {
                    true => frame.clone(),
                    false => std::mem::take(frame),
                };
                if !subscriber.queue.send_frame(frame) {
                    self.services.metrics.client_too_slow();
                }
            }
        }
        self.sent = self.room.number;
        self.subscribers.retain(|subscriber| !subscriber.queue.is_closed());
    }

    pub(super) fn presence(&self) -> Presence {
        let mut presence = Presence { at: self.services.clock.now(), ..Presence::default() };
        for subscriber in &self.subscribers {
            let seats = self.room.seats_of(subscriber.who.as_ref().map(|who| &who.id));
            if seats.is_empty() {
                presence.watchers += 1;
            }
            for seat in seats.iter() {
                presence.seats = presence.seats.with(seat);
            }
        }
        presence
    }

    pub(super) fn broadcast_presence(&mut self) {
        let Presence { seats, watchers, .. } = self.presence();
        let seats = seats.iter().map(|seat| seat.0 + 1).collect();
        let message = ToClient::Present { table: self.room.id.0.clone(), seats, watchers };
        for subscriber in &self.subscribers {
            subscriber.queue.send(&message);
        }
    }
}

impl Drop for Table {
    /// Lets the remaining subscribers reconnect, which opens the table again: it has failed, or its log can't be read.
    fn drop(&mut self) {
        for subscriber in &self.subscribers {
            subscriber.queue.close(CloseReason::Resync);
        }
    }
}
