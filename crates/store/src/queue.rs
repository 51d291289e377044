//! The queue in front of a writer: appends that arrive during a commit share the next one (group commit).

use crate::error::AppendError;
use crate::model::Append;
use tokio::sync::{mpsc, oneshot};

/// Maximum length of a queue; when it is full, callers wait (backpressure).
pub(crate) const CAPACITY: usize = 4096;

/// Maximum number of items in one transaction.
const MAX_BATCH: usize = 2048;

/// An append and the channel for its result.
pub(crate) struct PendingAppend {
    pub(crate) append: Append,
    pub(crate) reply: oneshot::Sender<Result<(), AppendError>>,
}

impl PendingAppend {
    pub(crate) fn new(append: Append) -> (Self, oneshot::Receiver<Result<(), AppendError>>) {
        let (reply, result) = oneshot::channel();
        (Self { append, reply }, result)
    }
}

/// Waits for work and takes everything there is, up to the maximum. Returns `false` when all senders are gone and the
/// queue is empty.
pub(crate) async fn next_batch<T>(queue: &mut mpsc::Receiver<T>, batch: &mut Vec<T>) -> bool {
    if queue.recv_many(batch, MAX_BATCH).await == 0 {
        return false;
    }
    // The callers that were just answered are about to send their next command. Let them run first, or the next
    // transaction would contain only the fastest of them.
    tokio::task::yield_now().await;
    while batch.len() < MAX_BATCH {
        match queue.try_recv() {
            Ok(work) => batch.push(work),
            Err(_) => break,
        }
    }
    true
}
