//! The directory of tables: opens live tables, creates new ones, and wakes those with a scheduled job.

mod blocks;
mod create;
mod daily;
mod delete;
mod fork;
mod people;
mod prune;
mod rematch;

use crate::failures;
use crate::limits::TABLE_QUEUE;
use crate::log_entry::LogEntry;
use crate::metrics::UPKEEP;
use crate::packs::PackStore;
use crate::refusal::unavailable;
use crate::room::Room;
use crate::services::Services;
use crate::table::{LEASE, OpenError, PresenceNews, Table, TableRequest};
use delete::DELETED;
use protocol::{Command, CommandReply, KeyedCommand, Refusal};
use prune::{FIRST_PRUNE, PRUNE_EVERY};
use std::collections::HashMap;
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Person, TableId};
use tokio::sync::{broadcast, mpsc, oneshot, watch};

/// All tables of a server: the live ones in memory, the others in the store.
pub(crate) struct Tables {
    pub(crate) services: Arc<Services>,
    pub(crate) packs: PackStore,
    live: Mutex<HashMap<TableId, mpsc::Sender<TableRequest>>>,
    /// When all daily attempts were last checked for finished games, in milliseconds since 1970.
    attempts_checked_at: AtomicI64,
    /// Locks of people who create a table, by a hash of the person.
    creating: [tokio::sync::Mutex<()>; 16],
}

/// Time between two searches for scheduled jobs.
const POLL: Duration = Duration::from_millis(500);

/// Maximum scheduled jobs claimed in one search.
const CLAIM_AT_ONCE: u32 = 64;

/// Maximum attempts to reach a table whose task ends just as it is asked.
const REQUEST_ATTEMPTS: usize = 3;

impl Tables {
    pub(crate) fn new(services: Arc<Services>, packs: PackStore) -> Arc<Self> {
        let (live, creating) = (Mutex::default(), Default::default());
        Arc::new(Self { services, packs, live, attempts_checked_at: AtomicI64::new(0), creating })
    }

    /// The number of live tables.
    pub(crate) fn live_count(&self) -> usize {
        self.live().len()
    }

    fn live(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<TableRequest>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The queue of a table, whose task is started if there is none.
    async fn queue_of(self: &Arc<Self>, id: &TableId) -> Result<mpsc::Sender<TableRequest>, OpenError> {
        if let Some(requests) = self.live().get(id).filter(|requests| !requests.is_closed()) {
            return Ok(requests.clone());
        }
        let (requests, queue) = mpsc::channel(TABLE_QUEUE);
        let table = Table::open(Arc::clone(&self.services), id, requests.clone()).await?;
        let (game, pack) = table.components();
        // A table of an earlier build; if it fails, the next one to open it tries again.
        if let Err(error) = self.packs.store_components(game, pack).await {
            tracing::warn!(table = %id, %error, "the components of a table can't be stored");
        }
        let mut live = self.live();
        // Another request may have opened it meanwhile: there is one task per table.
        if let Some(other) = live.get(id).filter(|other| !other.is_closed()) {
            return Ok(other.clone());
        }
        live.insert(id.clone(), requests.clone());
        drop(live);
        let (tables, id) = (Arc::clone(self), id.clone());
        tokio::spawn(async move {
            table.run(queue).await;
            tables.forget(&id);
        });
        Ok(requests)
    }

    /// Removes a table whose task has ended, unless another task was started for it since.
    fn forget(&self, id: &TableId) {
        let mut live = self.live();
        if live.get(id).is_some_and(mpsc::Sender::is_closed) {
            live.remove(id);
        }
    }

    /// Sends a table a request and waits for the reply.
    pub(crate) async fn request<T>(
        self: &Arc<Self>,
        id: &TableId,
        mut request: impl FnMut(oneshot::Sender<T>) -> TableRequest,
    ) -> Result<T, Refusal> {
        for _ in 0..REQUEST_ATTEMPTS {
            let requests = self.queue_of(id).await.map_err(|error| not_opened(id, &error))?;
            let (reply, answer) = oneshot::channel();
            if requests.send(request(reply)).await.is_err() {
                continue;
            }
            if let Ok(answer) = answer.await {
                return Ok(answer);
            }
        }
        Err(Refusal::new("unavailable", "the table can't be reached now; try again"))
    }

    /// Sends a request without reply to a table if it is live.
    pub(crate) fn notify(&self, id: &TableId, request: TableRequest) {
        if let Some(requests) = self.live().get(id) {
            let _ = requests.try_send(request);
        }
    }

    /// Lets a function read a table's room.
    pub(crate) async fn inspect<T: Send + 'static>(
        self: &Arc<Self>,
        id: &TableId,
        inspect: impl FnOnce(&Room) -> T + Clone + Send + 'static,
    ) -> Result<T, Refusal> {
        self.request(id, |reply| {
            let inspect = inspect.clone();
            TableRequest::Inspect(Box::new(move |room| {
                let _ = reply.send(inspect(room));
            }))
        })
        .await
    }

    /// Carries out a command.
    pub(crate) async fn command(
        self: &Arc<Self>,
        id: &TableId,
        who: &Arc<Person>,
        mut order: KeyedCommand,
    ) -> CommandReply {
        let is_valid_key =
            (8..=64).contains(&order.key.len()) && order.key.bytes().all(|byte| byte.is_ascii_graphic());
        if !is_valid_key {
            let refusal =
                Refusal::new("key", "a command needs a key of 8 to 64 characters, another one every time");
            return CommandReply::Refused { refusal };
        }
        // Idempotency keys are per person, so that nobody can block another's.
        order.key = format!("{}:{}", who.id.0, order.key);
        if matches!(order.command, Command::Say { .. })
            && let Err(wait) = self.services.rate_limits.chat.check(&who.id)
        {
            self.services.metrics.rate_limited();
            let refusal = wait.refusal("too_fast", "you write too fast; wait a moment");
            return CommandReply::Refused { refusal };
        }
        if matches!(order.command, Command::Sit { .. })
            && let Err(refusal) = Box::pin(self.may_join(id, who)).await
        {
            return CommandReply::Refused { refusal };
        }
        if order.command == (Command::Rematch {}) {
            // Boxed: it is rare and large, and the future of every move stays small.
            let reply = Box::pin(self.rematch(id, who, &order.key)).await;
            return reply.unwrap_or_else(|refusal| CommandReply::Refused { refusal });
        }
        let reply = self
            .request(id, |reply| TableRequest::Command {
                who: Arc::clone(who),
                order: Box::new(order.clone()),
                reply,
            })
            .await;
        reply.unwrap_or_else(|refusal| CommandReply::Refused { refusal })
    }

    /// Appends an entry of the server itself, and returns its number.
    pub(crate) async fn append(
        self: &Arc<Self>,
        id: &TableId,
        key: Option<&str>,
        entry: LogEntry,
    ) -> Result<u64, Refusal> {
        let key = key.map(str::to_owned);
        let request =
            |reply| TableRequest::Append { key: key.clone(), entry: Box::new(entry.clone()), reply };
        self.request(id, request).await?
    }

    /// Claims scheduled jobs, and passes on notifications of other nodes, until `stop` changes.
    pub(crate) async fn run_background(self: Arc<Self>, mut stop: watch::Receiver<bool>) {
        let mut notifications = self.services.store.notifications();
        let mut poll = tokio::time::interval(POLL);
        poll.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut upkeep = tokio::time::interval(UPKEEP);
        let mut prune = tokio::time::interval_at(tokio::time::Instant::now() + FIRST_PRUNE, PRUNE_EVERY);
        loop {
            tokio::select! {
                _ = stop.changed() => return,
                _ = poll.tick() => self.claim_scheduled().await,
                _ = upkeep.tick() => {
                    self.services.metrics.run_upkeep();
                    failures::log_summaries();
                }
                _ = prune.tick() => self.start_pruning(),
                notification = notifications.recv() => match notification {
                    Ok(notification) => self.log_grew(&notification),
                    // Notifications were missed: every live table looks for itself.
                    Err(broadcast::error::RecvError::Lagged(_)) => self.recheck_all(),
                    Err(broadcast::error::RecvError::Closed) => {
                        // A store with one node has no notifications.
                        notifications = self.services.store.notifications();
                        tokio::time::sleep(POLL).await;
                    }
                },
            }
        }
    }

    async fn claim_scheduled(self: &Arc<Self>) {
        let now = self.services.now();
        let claimed = match self.services.store.claim(now, now + LEASE, CLAIM_AT_ONCE).await {
            Ok(claimed) => claimed,
            Err(error) => {
                failures::report("scheduled jobs can't be claimed", None, &error);
                return;
            }
        };
        for id in claimed {
            let tables = Arc::clone(self);
            tokio::spawn(async move {
                match tables.queue_of(&id).await {
                    Ok(requests) => drop(requests.send(TableRequest::RunScheduled).await),
                    Err(error) => failures::report("a table can't be opened", Some(&id), &error),
                }
            });
        }
    }

    fn log_grew(&self, notification: &store::Notification) {
        match notification {
            store::Notification::Missed => self.recheck_all(),
            store::Notification::Appended { table, last } => {
                self.notify(table, TableRequest::LogGrew { last: *last });
            }
            store::Notification::Announced { message, .. } if message.starts_with(DELETED) => {
                let table = TableId(message[DELETED.len()..].to_owned());
                self.notify(&table, TableRequest::Deleted);
            }
            store::Notification::Announced { node, message } => match PresenceNews::decode(message) {
                Some(PresenceNews::Part { table, part }) => {
                    self.notify(&table, TableRequest::PresentElsewhere { node: node.clone(), part });
                }
                Some(PresenceNews::Answered { table, moved }) => {
                    self.notify(&table, TableRequest::AnsweredElsewhere { moved });
                }
                Some(PresenceNews::Asked { table }) => self.notify(&table, TableRequest::PresenceAsked),
                None => {}
            },
        }
    }

    fn recheck_all(&self) {
        for requests in self.live().values() {
            let _ = requests.try_send(TableRequest::LogGrew { last: 0 });
        }
    }
}

fn not_opened(id: &TableId, error: &OpenError) -> Refusal {
    match error {
        OpenError::Unknown => Refusal::new("no_table", "there is no such table; check the link"),
        OpenError::Store(error) => unavailable(error, Some(id)),
        OpenError::Broken(error) => {
            failures::report("a table can't be opened", Some(id), error);
            // The first entry is the set-up, which everybody may know. Later ones may contain secrets.
            let why = match error.number {
                1 => error.why.clone(),
                number => format!("entry {number} of its log can't be applied"),
            };
            let message = format!("this table can't be opened by this build: {why}. Its log is kept");
            Refusal::new("broken", message)
        }
    }
}
