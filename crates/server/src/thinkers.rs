//! The threads on which bots think, apart from everything that answers people.

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use tokio::sync::oneshot;

type Work = Box<dyn FnOnce() + Send>;

/// A few threads and the thoughts that wait for them.
#[derive(Clone)]
pub(crate) struct Thinkers {
    work: Sender<Work>,
}

impl Thinkers {
    /// So many threads.
    pub(crate) fn new(threads: usize) -> Self {
        let (work, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..threads.max(1) {
            let queue = Arc::clone(&queue);
            thread::Builder::new()
                .name(format!("thinker-{number}"))
                .spawn(move || {
                    while let Some(work) = next(&queue) {
                        work();
                    }
                })
                .expect("a thread can be started");
        }
        Self { work }
    }

    /// Thinks, when a thread is free; nothing comes of a thought that fails.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (tell, told) = oneshot::channel();
        let work = move || {
            // Nobody may want the answer any more, before or after it was found.
            if !tell.is_closed()
                && let Ok(answer) = std::panic::catch_unwind(std::panic::AssertUnwindSafe(thought))
            {
                let _ = tell.send(answer);
            }
        };
        self.work.send(Box::new(work)).ok()?;
        told.await.ok()
    }
}

fn next(queue: &Mutex<Receiver<Work>>) -> Option<Work> {
    queue.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}
