//! What waits to be sent to one client.

use crate::{buffers, wire};
use protocol::ToClient;
use std::future::poll_fn;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// So many bytes may wait for a client before it counts as too slow.
const MOST: usize = 1 << 20;

/// With more than so many waiting a client is not listened to.
const CALM: usize = 64 << 10;

/// How it ends with a client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// It is too slow, or its table can't go on: it comes back for what it missed, so what waits is not sent any more.
    Behind,
    /// The server stops.
    Stop,
    /// Whoever it was has signed out.
    SignedOut,
    /// There is nothing more to say.
    Close(CloseCode),
}

/// What waits, in frames as they go over the wire, so that all of it can go at once.
#[derive(Default)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    taken: Notify,
}

#[derive(Default)]
struct Waiting {
    frames: Vec<u8>,
    end: Option<End>,
    carrier: Option<Waker>,
}

impl Outbox {
    /// Tells the client something.
    pub(crate) fn tell(&self, said: &ToClient) {
        let mut frame = buffers::take();
        write(said, &mut frame);
        self.tell_frame(frame);
    }

    /// The same, where the frame is there already. Says whether the client keeps up.
    pub(crate) fn tell_frame(&self, frame: Vec<u8>) -> bool {
        let mut waiting = self.lock();
        if waiting.end.is_some() {
            return true;
        }
        if waiting.frames.is_empty() {
            waiting.frames = frame;
        } else if waiting.frames.len() + frame.len() <= MOST {
            waiting.frames.extend_from_slice(&frame);
            buffers::give_back(frame);
        } else {
            // However long it is, one message always has room; not so one more.
            waiting.end = Some(End::Behind);
            wake(waiting);
            return false;
        }
        wake(waiting);
        true
    }

    /// Asks for a sign of life.
    pub(crate) fn ping(&self) {
        let mut waiting = self.lock();
        wire::ping(&mut waiting.frames);
        wake(waiting);
    }

    /// Answers the client's question for a sign of life.
    pub(crate) fn pong(&self, payload: &[u8]) {
        let mut waiting = self.lock();
        wire::pong(payload, &mut waiting.frames);
        wake(waiting);
    }

    /// Ends it; what was said before is still sent, and the first reason holds.
    pub(crate) fn end(&self, end: End) {
        let mut waiting = self.lock();
        waiting.end.get_or_insert(end);
        wake(waiting);
    }

    /// Whether nothing more is taken in.
    pub(crate) fn has_ended(&self) -> bool {
        self.lock().end.is_some()
    }

    /// Waits until little waits.
    pub(crate) async fn calm(&self) {
        while self.lock().frames.len() > CALM {
            self.taken.notified().await;
        }
    }

    /// Waits for something to send and takes it; also, whether that is the last.
    pub(crate) async fn take(&self) -> (Vec<u8>, bool) {
        let next = poll_fn(|context| {
            let mut waiting = self.lock();
            if waiting.frames.is_empty() && waiting.end.is_none() {
                waiting.carrier = Some(context.waker().clone());
                return Poll::Pending;
            }
            let mut frames = std::mem::take(&mut waiting.frames);
            if let Some(end) = waiting.end {
                end.say(&mut frames);
            }
            Poll::Ready((frames, waiting.end.is_some()))
        });
        let next = next.await;
        self.taken.notify_one();
        next
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Wakes the one who carries things out, not while they would have to wait for the lock.
fn wake(mut waiting: MutexGuard<'_, Waiting>) {
    let carrier = waiting.carrier.take();
    drop(waiting);
    if let Some(carrier) = carrier {
        carrier.wake();
    }
}

/// Adds a message.
fn write(said: &ToClient, frames: &mut Vec<u8>) {
    wire::text(frames, |out| serde_json::to_writer(out, said).expect("a message can be written"));
}

impl End {
    /// Adds the last words.
    fn say(self, frames: &mut Vec<u8>) {
        let (retry_ms, why) = match self {
            Self::Close(code) => return wire::close(code, frames),
            Self::Behind => {
                frames.clear();
                (100, "come back for what was missed")
            }
            Self::Stop => (1000, "the server goes down for a moment"),
            Self::SignedOut => (1000, "you have signed out"),
        };
        let said = ToClient::Closing { retry_ms, why: why.to_owned() };
        write(&said, frames);
        wire::close(CloseCode::Normal, frames);
    }
}
