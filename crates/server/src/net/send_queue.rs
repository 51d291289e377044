//! The send queue of one client, with backpressure.
//!
//! Above the high-water mark the client counts as too slow and is disconnected; above the low-water mark nothing more is read from
//! it, so that it can't cause more answers than it takes.

use super::{buffer_pool, codec, frame};
use crate::limits::{SEND_QUEUE_HIGH_WATER, SEND_QUEUE_LOW_WATER};
use protocol::ToClient;
use std::future::poll_fn;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// Why a connection is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CloseReason {
    /// The client is too slow, or its table failed. It reconnects and resyncs, so queued frames are dropped.
    Resync,
    /// The server stops.
    Shutdown,
    /// The person has signed out.
    SignedOut,
    /// The client closed the connection or violated the protocol.
    Code(CloseCode),
}

/// Encoded frames that wait to be written, so that all of them can be written at once.
#[derive(Default)]
pub(crate) struct SendQueue {
    queued: Mutex<Queued>,
    taken: Notify,
}

#[derive(Default)]
struct Queued {
    frames: Vec<u8>,
    closed: Option<CloseReason>,
    writer: Option<Waker>,
}

impl SendQueue {
    /// Queues a message.
    pub(crate) fn send(&self, message: &ToClient) {
        self.send_frame(codec::encode(message));
    }

    /// Queues an encoded frame. Returns `false` if the client is too slow, which closes the queue.
    pub(crate) fn send_frame(&self, frame: Vec<u8>) -> bool {
        let mut queued = self.lock();
        if queued.closed.is_some() {
            return true;
        }
        if queued.frames.is_empty() {
            // A single message may exceed the high-water mark.
            queued.frames = frame;
        } else if queued.frames.len() + frame.len() <= SEND_QUEUE_HIGH_WATER {
            queued.frames.extend_from_slice(&frame);
            buffer_pool::give_back(frame);
        } else {
            queued.closed = Some(CloseReason::Resync);
            wake(queued);
            return false;
        }
        wake(queued);
        true
    }

    /// Queues a heartbeat.
    pub(crate) fn ping(&self) {
        let mut queued = self.lock();
        frame::ping(&mut queued.frames);
        wake(queued);
    }

    /// Queues the answer to a client's ping.
    pub(crate) fn pong(&self, payload: &[u8]) {
        let mut queued = self.lock();
        frame::pong(payload, &mut queued.frames);
        wake(queued);
    }

    /// Closes the queue. Only the first reason counts.
    pub(crate) fn close(&self, reason: CloseReason) {
        let mut queued = self.lock();
        queued.closed.get_or_insert(reason);
        wake(queued);
    }

    /// Whether the queue takes no more messages.
    pub(crate) fn is_closed(&self) -> bool {
        self.lock().closed.is_some()
    }

    /// Waits until the queue is below the low-water mark.
    pub(crate) async fn drained(&self) {
        while self.lock().frames.len() > SEND_QUEUE_LOW_WATER {
            self.taken.notified().await;
        }
    }

    /// Waits for frames and takes all of them. The flag is `true` if they are the last.
    pub(crate) async fn take(&self) -> (Vec<u8>, bool) {
        let next = poll_fn(|context| {
            let mut queued = self.lock();
            if queued.frames.is_empty() && queued.closed.is_none() {
                queued.writer = Some(context.waker().clone());
                return Poll::Pending;
            }
            let mut frames = std::mem::take(&mut queued.frames);
            if let Some(reason) = queued.closed {
                reason.encode(&mut frames);
            }
            Poll::Ready((frames, queued.closed.is_some()))
        });
        let next = next.await;
        self.taken.notify_one();
        next
    }

    fn lock(&self) -> MutexGuard<'_, Queued> {
        self.queued.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Wakes the writer after the lock is released, or it would have to wait for it.
fn wake(mut queued: MutexGuard<'_, Queued>) {
    let writer = queued.writer.take();
    drop(queued);
    if let Some(writer) = writer {
        writer.wake();
    }
}

impl CloseReason {
    /// Appends the closing message and the close frame.
    fn encode(self, frames: &mut Vec<u8>) {
        let (retry_ms, why) = match self {
            Self::Code(code) => return frame::close(code, frames),
            Self::Resync => {
                frames.clear();
                (100, "come back for what was missed")
            }
            Self::Shutdown => (1000, "the server goes down for a moment"),
            Self::SignedOut => (1000, "you have signed out"),
        };
        codec::encode_into(&ToClient::Closing { retry_ms, why: why.to_owned() }, frames);
        frame::close(CloseCode::Normal, frames);
    }
}
