//! Worker threads for bots, so that a search never delays the tasks that answer people.

use crate::metrics::BotMetrics;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;
use tokio::sync::oneshot;

/// A job and when it was queued.
type Job = (Instant, Box<dyn FnOnce() + Send>);

/// A fixed number of threads with one queue.
#[derive(Clone)]
pub(crate) struct BotWorkers {
    jobs: Sender<Job>,
    metrics: BotMetrics,
}

impl BotWorkers {
    /// Starts this many threads, at least one.
    pub(crate) fn new(threads: usize, metrics: BotMetrics) -> Self {
        let (jobs, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..threads.max(1) {
            let (queue, metrics) = (Arc::clone(&queue), metrics.clone());
            thread::Builder::new()
                .name(format!("bot-worker-{number}"))
                .spawn(move || {
                    while let Some((queued, job)) = next(&queue) {
                        let begun = Instant::now();
                        metrics.queue_length.decrement(1.0);
                        metrics.wait.record(begun.duration_since(queued));
                        job();
                        metrics.work.record(begun.elapsed());
                    }
                })
                .expect("a thread can be started");
        }
        Self { jobs, metrics }
    }

    /// Runs a job when a thread is free. Returns `None` if the job panics.
    pub(crate) async fn run<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (reply, result) = oneshot::channel();
        let job = move || {
            // Skips the job if its caller no longer waits.
            if !reply.is_closed()
                && let Ok(value) = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job))
            {
                let _ = reply.send(value);
            }
        };
        self.metrics.queue_length.increment(1.0);
        self.jobs.send((Instant::now(), Box::new(job))).ok()?;
        result.await.ok()
    }
}

fn next(queue: &Mutex<Receiver<Job>>) -> Option<Job> {
    queue.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}
