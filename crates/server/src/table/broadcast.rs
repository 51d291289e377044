//! Sends what happened at a table to its subscribers.

use super::Table;
use crate::log_entry::LogEntry;
use crate::net::codec;
use crate::net::send_queue::{CloseReason, SendQueue};
use crate::room::{Presence, Reader, Viewer};
use game::Eye;
use protocol::{LineKind, Millis, ToClient};
use std::sync::Arc;

/// A client that is sent updates.
pub(crate) struct Subscriber {
    /// Unique among all subscribers of the process.
    pub(crate) id: u64,
    pub(crate) reader: Reader,
    pub(crate) queue: Arc<SendQueue>,
}

/// Viewers who are sent the same: what they may see, the eye they had before, and whether they ignore the entry.
type Audience = (Viewer, Option<Eye>, bool);

/// The messages about one entry, encoded once for all subscribers who may see the same.
pub(super) struct Broadcast {
    /// Encoded frames, each with the viewers it is for.
    frames: Vec<(Audience, Vec<u8>)>,
    /// Index of the frame each subscriber gets, in the subscribers' order.
    recipients: Vec<usize>,
}

impl Table {
    /// The eye of each subscriber now. Patches start from it, so take it right before an entry is applied.
    pub(super) fn eyes(&self) -> Vec<Option<Eye>> {
        let eye = |subscriber: &Subscriber| self.room.eye(self.room.viewer(subscriber.reader.person()));
        self.subscribers.iter().map(eye).collect()
    }

    /// Encodes the messages about the last entry; `eyes` are those from before it. Call it before the next entry is applied.
    pub(super) fn encode_broadcast(&self, at: Millis, entry: &LogEntry, eyes: &[Option<Eye>]) -> Broadcast {
        let sheet_changed =
            !matches!(entry, LogEntry::Moved { .. } | LogEntry::Undone { .. } | LogEntry::Said { .. });
        let presence = if sheet_changed { self.presence() } else { Presence::default() };
        let mut broadcast =
            Broadcast { frames: Vec::new(), recipients: Vec::with_capacity(self.subscribers.len()) };
        let mut patches = None;
        for (subscriber, &eye) in self.subscribers.iter().zip(eyes) {
            let person = subscriber.reader.person();
            let audience = (self.room.viewer(person), eye, subscriber.reader.ignores(entry));
            // A sheet marks the reader's own seats, so everybody gets their own.
            let same = broadcast.frames.iter().position(|(other, _)| *other == audience && !sheet_changed);
            broadcast.recipients.push(same.unwrap_or(broadcast.frames.len()));
            if same.is_none() {
                let sheet = sheet_changed.then(|| self.room.sheet(person, presence));
                let (mut update, after) = self.room.update(audience.0, at, entry, sheet);
                if audience.2 {
                    update.line.what = LineKind::Hidden;
                }
                let message = ToClient::Update(Box::new(update));
                let frame = match after {
                    None => codec::encode(&message),
                    Some(after) => {
                        match patches.get_or_insert_with(|| self.room.patches()).between(eye, after) {
                            b"[]" => codec::encode(&message),
                            patches => codec::encode_with_patches(&message, patches),
                        }
                    }
                };
                broadcast.frames.push((audience, frame));
            }
        }
        broadcast
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
}

impl Drop for Table {
    /// Lets the remaining subscribers reconnect, which opens the table again: it has failed, or its log can't be read.
    fn drop(&mut self) {
        for subscriber in &self.subscribers {
            subscriber.queue.close(CloseReason::Resync);
        }
    }
}
