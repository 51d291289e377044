//! Worker threads for what takes a while, so that it never delays the tasks that answer people: the decisions of bots, the reading of
//! logs, the check of packs, the hashing of passwords. Clients get them in turn.

use crate::limits::Sender;
use crate::metrics::BotMetrics;
use std::collections::VecDeque;
use std::io;
use std::net::IpAddr;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use store::PersonId;
use tokio::sync::oneshot;

/// For whom a job is done. Addresses get workers in turn, and so do the people of an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct JobOwner {
    /// The address from which the person was last seen, as limits count it; `None` if this server has not seen them yet.
    pub(crate) address: Option<IpAddr>,
    pub(crate) person: PersonId,
}

impl JobOwner {
    /// The owner as limits count them.
    pub(crate) fn sender(&self) -> Sender {
        self.address.map_or_else(|| Sender::Person(self.person.clone()), Sender::Address)
    }
}

/// How thoroughly a job may be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effort {
    Full,
    /// The job has waited too long: it must be done with little work, so that the queue gets shorter.
    Little,
}

/// A fixed number of threads with one queue.
pub(crate) struct Workers {
    queue: Arc<Queue>,
    metrics: BotMetrics,
}

struct Queue {
    jobs: Mutex<Jobs>,
    added: Condvar,
    /// Maximum time a job waits before it is done with little effort.
    patience: Duration,
}

#[derive(Default)]
struct Jobs {
    waiting: FairQueue<Job>,
    /// Whether the server is gone.
    closed: bool,
}

/// A job and when it was queued.
struct Job {
    queued: Instant,
    run: Box<dyn FnOnce(Effort) + Send>,
}

impl Workers {
    /// Starts this many threads with a name, at least one. Fails if the system permits no more threads.
    pub(crate) fn new(
        name: &str,
        threads: usize,
        patience: Duration,
        metrics: BotMetrics,
    ) -> io::Result<Self> {
        let queue = Arc::new(Queue { jobs: Mutex::default(), added: Condvar::new(), patience });
        let workers = Self { queue: Arc::clone(&queue), metrics: metrics.clone() };
        for number in 0..threads.max(1) {
            let (queue, metrics) = (Arc::clone(&queue), metrics.clone());
            thread::Builder::new()
                .name(format!("{name}-{number}"))
                .spawn(move || {
                    yield_to_people();
                    while let Some(job) = queue.next() {
                        let begun = Instant::now();
                        let waited = begun.duration_since(job.queued);
                        metrics.queue_length.decrement(1.0);
                        metrics.wait.record(waited);
                        let effort = if waited > queue.patience { Effort::Little } else { Effort::Full };
                        if effort == Effort::Little {
                            metrics.hurried.increment(1);
                        }
                        (job.run)(effort);
                        metrics.work.record(begun.elapsed());
                    }
                })
                // Dropping the workers ends those that have started.
                .map_err(|error| {
                    io::Error::new(
                        error.kind(),
                        format!("the thread {name}-{number} can't be started: {error}"),
                    )
                })?;
        }
        Ok(workers)
    }

    /// Runs a job when it is the client's turn. Returns `None` if the job panics.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        client: JobOwner,
        job: impl FnOnce(Effort) -> T + Send + 'static,
    ) -> Option<T> {
        let (reply, result) = oneshot::channel();
        let run = move |effort| {
            // Skips the job if its caller no longer waits.
            if !reply.is_closed()
                && let Ok(value) = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job(effort)))
            {
                let _ = reply.send(value);
            }
        };
        self.metrics.queue_length.increment(1.0);
        self.queue.push(client, Job { queued: Instant::now(), run: Box::new(run) });
        result.await.ok()
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.queue.jobs.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        self.queue.added.notify_all();
    }
}

impl Queue {
    fn push(&self, client: JobOwner, job: Job) {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).waiting.push(client, job);
        self.added.notify_one();
    }

    /// Waits for the next job; `None` once the server is gone.
    fn next(&self) -> Option<Job> {
        let mut jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if jobs.closed {
                return None;
            }
            if let Some(job) = jobs.waiting.pop() {
                return Some(job);
            }
            jobs = self.added.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// How far the workers step back for other threads, in nice values: of a busy core they get about a tenth.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Lowers the priority of this thread, so that the tasks that answer people run first on a busy machine.
fn yield_to_people() {
    // On Linux the value belongs to the thread, elsewhere to the whole process. If it can't be set, bots compete with other threads.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(NICE);
}

/// A queue in which addresses take turns, and the people of an address take turns among themselves (round robin). A person who
/// adds many items delays only their own.
struct FairQueue<T> {
    /// The queues of the addresses, the next one first. None is empty. A person without a known address has a queue of their own.
    queues: VecDeque<AddressQueue<T>>,
}

struct AddressQueue<T> {
    address: Option<IpAddr>,
    /// The items of each person, the next person first. None is empty.
    people: VecDeque<(PersonId, VecDeque<T>)>,
}

impl<T> Default for FairQueue<T> {
    fn default() -> Self {
        Self { queues: VecDeque::new() }
    }
}

impl<T> FairQueue<T> {
    fn push(&mut self, client: JobOwner, item: T) {
        let JobOwner { address, person } = client;
        let is_theirs = |queue: &AddressQueue<T>| match address {
            Some(_) => queue.address == address,
            None => queue.address.is_none() && queue.people.iter().any(|(other, _)| *other == person),
        };
        let index = self.queues.iter().position(is_theirs).unwrap_or_else(|| {
            self.queues.push_back(AddressQueue { address, people: VecDeque::new() });
            self.queues.len() - 1
        });
        let people = &mut self.queues[index].people;
        match people.iter_mut().find(|(other, _)| *other == person) {
            Some((_, items)) => items.push_back(item),
            None => people.push_back((person, VecDeque::from([item]))),
        }
    }

    fn pop(&mut self) -> Option<T> {
        let mut queue = self.queues.pop_front()?;
        let (person, mut items) = queue.people.pop_front()?;
        let item = items.pop_front();
        if !items.is_empty() {
            queue.people.push_back((person, items));
        }
        if !queue.people.is_empty() {
            self.queues.push_back(queue);
        }
        item
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(address: &str, person: &str) -> JobOwner {
        JobOwner { address: address.parse().ok(), person: PersonId(person.to_owned()) }
    }

    #[test]
    fn addresses_and_their_people_take_turns() {
        let mut queue = FairQueue::default();
        for number in 0..40 {
            queue.push(client("192.0.2.1", ["Eve", "Eva"][number % 2]), format!("{}", number % 2));
        }
        queue.push(client("192.0.2.2", "Anna"), "Anna".to_owned());
        queue.push(client("", "Ben"), "Ben".to_owned());
        queue.push(client("", "Cleo"), "Cleo".to_owned());
        let order: Vec<String> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order[..6], ["0", "Anna", "Ben", "Cleo", "1", "0"]);
        assert_eq!(order.len(), 43);
    }

    /// A bot at a table: it notes its decisions, and its next one is queued as soon as one is made.
    fn decide(queue: &Arc<Queue>, client: JobOwner, left: u32, made: &std::sync::mpsc::Sender<String>) {
        let (again, next, made) = (Arc::clone(queue), client.clone(), made.clone());
        let run = move |_| {
            // Nobody listens once the test is over.
            if made.send(next.person.0.clone()).is_ok() && left > 1 {
                decide(&again, next, left - 1, &made);
            }
        };
        queue.push(client, Job { queued: Instant::now(), run: Box::new(run) });
    }

    #[test]
    fn forty_tables_of_master_bots_delay_the_bot_of_another_player_by_one_decision() {
        let workers =
            Workers::new("bot", 1, Duration::MAX, BotMetrics::none()).expect("a thread can be started");
        let (made, decisions) = std::sync::mpsc::channel();
        for table in 0..40 {
            decide(&workers.queue, client("192.0.2.1", &format!("Mallory {}", table % 2)), u32::MAX, &made);
        }
        // The attack is under way.
        decisions.iter().take(200).for_each(drop);
        decide(&workers.queue, client("192.0.2.2", "Anna"), 20, &made);
        // Decisions from before her first one was queued may still be on their way.
        decisions.iter().find(|name| name == "Anna");
        for _ in 1..20 {
            let before = decisions.iter().take_while(|name| name != "Anna").count();
            assert_eq!(before, 1, "one decision of the attacker for each of hers");
        }
    }

    #[test]
    fn a_decision_that_has_waited_too_long_is_made_without_a_search() {
        let workers =
            Workers::new("bot", 1, Duration::ZERO, BotMetrics::none()).expect("a thread can be started");
        let (open, gate) = std::sync::mpsc::channel::<()>();
        let (made, decisions) = std::sync::mpsc::channel();
        let job = |run: Box<dyn FnOnce(Effort) + Send>| Job { queued: Instant::now(), run };
        workers.queue.push(
            client("", "Ben"),
            job(Box::new(move |_| {
                let _ = gate.recv();
            })),
        );
        workers.queue.push(
            client("", "Anna"),
            job(Box::new(move |effort| {
                let _ = made.send(effort);
            })),
        );
        drop(open);
        assert_eq!(decisions.recv(), Ok(Effort::Little));
    }
}
