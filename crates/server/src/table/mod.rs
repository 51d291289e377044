//! A live table: an actor (one task) that owns a room and handles one request after the other.
//!
//! An accepted command is durable before it is answered. Entries are applied to the room first, because only then are their draws
//! known; if saving fails, the room is thrown away and folded from the log again, and nobody was sent anything.

mod broadcast;
mod commit;
mod load;
mod presence;
mod schedule;
mod secrets;
#[cfg(test)]
mod tests;

use crate::limits::LOG_PAGE;
use crate::log_entry::LogEntry;
use crate::refusal::{OrUnavailable as _, unavailable};
use crate::room::{FoldError, Reader, Rejected, Room};
use crate::services::Services;
use commit::CommitError;
use presence::RemotePart;
use protocol::{Command, CommandReply, KeyedCommand, Line, Millis, Refusal, Scene, ToClient};
use secrets::SecretAnswers;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use store::{Person, PersonId, StoreError, TableId};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

pub(crate) use broadcast::Subscriber;
pub(crate) use load::{fold, read, read_log, read_sound_log};
pub(crate) use presence::{Part, PresenceNews};
pub(crate) use schedule::LEASE;

/// A request to a table. Large parts are boxed, because every table's queue has space for many requests.
pub(crate) enum TableRequest {
    /// Carry out a person's command.
    Command { who: Arc<Person>, order: Box<KeyedCommand>, reply: oneshot::Sender<CommandReply> },
    /// Return the whole table, with the log after entry `since`.
    Scene { reader: Reader, since: u64, reply: oneshot::Sender<Result<Box<Scene>, Refusal>> },
    /// Return at most some lines of the log after entry `since`.
    Log { reader: Reader, since: u64, reply: oneshot::Sender<Result<Vec<Line>, Refusal>> },
    /// Send a scene as the answer to message `message_id`, and updates from then on.
    Subscribe {
        subscriber: Box<Subscriber>,
        message_id: u32,
        since: u64,
        reply: oneshot::Sender<Result<(), Refusal>>,
    },
    /// The log was read for a new subscriber, up to entry `number`.
    Read { subscription: Box<Subscription>, number: u64, log: Result<Vec<Line>, Refusal>, attempts: usize },
    /// Send a subscriber nothing more.
    Unsubscribe { subscriber: u64 },
    /// Read the room.
    Inspect(Box<dyn FnOnce(&Room) + Send>),
    /// Another node has appended to the log, up to entry `last`; 0 if the last entry is not known.
    LogGrew { last: u64 },
    /// Who has the table open on another node.
    PresentElsewhere { node: String, part: Part },
    /// Another node holds an answer to the secret question after entry `moved`.
    AnsweredElsewhere { moved: u64 },
    /// Another node has opened the table and asks who has it open here.
    PresenceAsked,
    /// This node has claimed the table's scheduled job.
    RunScheduled,
    /// A bot has decided on a choice in the position after entry `moved`; `None` if it failed.
    BotDecided { moved: u64, choice: Option<String> },
    /// Delete the table.
    Delete { reply: oneshot::Sender<Result<(), Refusal>> },
    /// Another node has deleted the table.
    Deleted,
    /// Append an entry of the server itself.
    Append { key: Option<String>, entry: Box<LogEntry>, reply: oneshot::Sender<Result<u64, Refusal>> },
}

/// Somebody who waits to be sent a table.
pub(crate) struct Subscription {
    subscriber: Box<Subscriber>,
    /// The number of the message that the scene answers.
    message_id: u32,
    /// The last entry that the client knows.
    since: u64,
    reply: oneshot::Sender<Result<(), Refusal>>,
}

/// Maximum attempts to read the log for a new subscriber while the table goes on. After them the table waits for the reader.
const READ_ATTEMPTS: usize = 3;

/// Time without requests and subscribers after which a table's task ends.
const IDLE_TIMEOUT: Duration = Duration::from_secs(30);

/// Time without a move after which a node on which somebody watches bots alone lets them play: the node that did it is gone.
const BOTS_QUIET: Duration = Duration::from_secs(5);

/// Maximum attempts to commit a command when other nodes append first.
const COMMIT_ATTEMPTS: usize = 5;

/// A live table.
pub(crate) struct Table {
    services: Arc<Services>,
    room: Room,
    subscribers: Vec<Subscriber>,
    /// The last entry the subscribers were sent.
    sent: u64,
    /// The entry of the last snapshot.
    snapshot_at: u64,
    /// Whether this node runs the scheduled jobs of the table.
    runs_schedule: bool,
    /// The position, as the number of its last move, that a bot is deciding on.
    bot_deciding: Option<u64>,
    /// Answers to the secret question that wait until they take effect.
    secret_answers: SecretAnswers,
    requests: mpsc::Sender<TableRequest>,
    /// When a client last asked for something.
    visited: Instant,
    /// Who has the table open on other nodes, by the id of the node.
    elsewhere: HashMap<String, RemotePart>,
    /// The subscribers here, as last sent to the other nodes.
    announced: Option<Part>,
}

/// Why a table can't be opened.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub(crate) enum OpenError {
    #[error("there is no such table")]
    Unknown,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("its log can't be folded: {0}")]
    Broken(#[from] FoldError),
}

impl Table {
    /// Opens a table from its log. `requests` sends to the queue that [`Table::run`] gets.
    pub(crate) async fn open(
        services: Arc<Services>,
        id: &TableId,
        requests: mpsc::Sender<TableRequest>,
    ) -> Result<Self, OpenError> {
        let room = load::read_room(&services, id).await?;
        let last = room.number;
        Ok(Self {
            services,
            room,
            subscribers: Vec::new(),
            sent: last,
            snapshot_at: last,
            runs_schedule: false,
            bot_deciding: None,
            secret_answers: SecretAnswers::default(),
            requests,
            visited: Instant::now(),
            elsewhere: HashMap::new(),
            announced: None,
        })
    }

    /// The game of the table, and the hash of the components it is played with.
    pub(crate) fn components(&self) -> (&str, &str) {
        (&self.room.config.game, &self.room.config.pack)
    }

    /// Handles requests until the table is idle or fails.
    pub(crate) async fn run(mut self, mut queue: mpsc::Receiver<TableRequest>) {
        let mut idle_at = Instant::now() + IDLE_TIMEOUT;
        let mut renewal = tokio::time::interval(presence::RENEW);
        renewal.reset();
        self.ask_presence();
        let mut can_continue = self.resume_clock().await;
        let mut last_move = (self.room.moved, Instant::now());
        while can_continue {
            if last_move.0 != self.room.moved {
                last_move = (self.room.moved, Instant::now());
            }
            tokio::select! {
                request = queue.recv() => {
                    let Some(request) = request else { break };
                    // Boxed, so that the tasks of the many waiting tables stay small.
                    can_continue = Box::pin(self.handle(request)).await;
                    idle_at = Instant::now() + IDLE_TIMEOUT;
                }
                _ = renewal.tick(), if self.services.store.is_shared() => self.renew_presence(),
                () = tokio::time::sleep_until(last_move.1 + BOTS_QUIET), if self.shows_bots_alone() => {
                    last_move.1 = Instant::now();
                    can_continue = Box::pin(self.visit()).await;
                }
                () = tokio::time::sleep_until(idle_at) => {
                    self.subscribers.retain(|subscriber| !subscriber.queue.is_closed());
                    if self.subscribers.is_empty() && !self.has_work() {
                        break;
                    }
                    idle_at = Instant::now() + IDLE_TIMEOUT;
                }
            }
        }
    }

    /// Whether somebody has the table open here, or has asked for it lately.
    fn is_watched(&self) -> bool {
        !self.subscribers.is_empty() || self.visited.elapsed() < IDLE_TIMEOUT
    }

    /// Whether somebody here watches bots alone, which any node may play.
    fn shows_bots_alone(&self) -> bool {
        let is_shared = self.services.store.is_shared();
        is_shared
            && !self.subscribers.is_empty()
            && self.room.has_only_bots()
            && self.room.bot_to_move().is_some()
    }

    /// Lets bots alone at a table play on, because somebody watches.
    async fn visit(&mut self) -> bool {
        self.visited = Instant::now();
        if self.room.has_only_bots() && self.bot_deciding != Some(self.room.moved) {
            self.runs_schedule = true;
            return self.run_scheduled().await;
        }
        true
    }

    /// Handles a request. Returns whether the table can continue.
    async fn handle(&mut self, request: TableRequest) -> bool {
        match request {
            TableRequest::Command { who, order, reply } => {
                if self.must_wait(&who, &order) {
                    return self.hold_answer(who, order, reply).await;
                }
                let (answer, can_continue) = self.command(&who, *order).await;
                let _ = reply.send(answer);
                return can_continue;
            }
            TableRequest::Scene { reader, since, reply } => {
                let seats = self.room.seats_of(reader.person());
                let can_continue = self.notice(seats).await;
                let mut scene = Box::new(self.room.scene(reader.person(), self.presence(), Vec::new()));
                let log = self.history(&reader, self.page_before(since));
                tokio::spawn(async move {
                    let _ = reply.send(log.await.map(|log| {
                        scene.log = log;
                        scene
                    }));
                });
                return can_continue && self.visit().await;
            }
            TableRequest::Log { reader, since, reply } => {
                let log = self.history(&reader, since);
                tokio::spawn(async move { reply.send(log.await) });
            }
            TableRequest::Delete { reply } => {
                let removed = self.services.store.remove_table(&self.room.id).await;
                let is_gone = removed.is_ok();
                let _ = reply.send(removed.or_unavailable_at(&self.room.id));
                return !is_gone;
            }
            TableRequest::Deleted => return false,
            TableRequest::Subscribe { subscriber, message_id, since, reply } => {
                self.read_for(Subscription { subscriber, message_id, since, reply }, READ_ATTEMPTS);
            }
            TableRequest::Read { subscription, number, log, attempts } => {
                if number < self.room.number && attempts > 0 && log.is_ok() {
                    // Meanwhile the log has grown.
                    self.read_for(*subscription, attempts - 1);
                    return true;
                }
                return self.subscribe(*subscription, number, log).await;
            }
            TableRequest::Unsubscribe { subscriber } => {
                self.subscribers.retain(|other| other.id != subscriber);
                self.presence_changed();
            }
            TableRequest::Inspect(inspect) => inspect(&self.room),
            TableRequest::LogGrew { last } => {
                if last == 0 || last > self.room.number {
                    self.runs_schedule = false;
                    return self.catch_up().await;
                }
            }
            TableRequest::PresentElsewhere { node, part } => self.present_elsewhere(node, part),
            TableRequest::AnsweredElsewhere { moved } => self.secret_answers.answered_elsewhere(moved),
            TableRequest::PresenceAsked => self.announce_part(),
            TableRequest::RunScheduled => {
                self.runs_schedule = true;
                return self.run_scheduled().await;
            }
            TableRequest::BotDecided { moved, choice } => return self.bot_decided(moved, choice).await,
            TableRequest::Append { key, entry, reply } => {
                let appended = self.append(key, *entry).await;
                let can_continue = !matches!(appended, Err(CommitError::Unreadable));
                let _ = reply.send(appended.map_err(|error| error.refusal(&self.room.id)));
                return can_continue;
            }
        }
        true
    }

    /// Carries out a command. Also returns whether the table can continue.
    async fn command(&mut self, who: &Person, order: KeyedCommand) -> (CommandReply, bool) {
        let (reply, can_continue) = self.command_at(self.services.now(), who, order).await;
        let accepted = can_continue && matches!(reply, CommandReply::Accepted { .. });
        let can_continue = if accepted { self.run_scheduled().await } else { can_continue };
        (reply, can_continue)
    }

    /// Carries out a command with this time stamp, and runs no scheduled jobs after it.
    async fn command_at(&mut self, at: Millis, who: &Person, order: KeyedCommand) -> (CommandReply, bool) {
        for _ in 0..COMMIT_ATTEMPTS {
            let entries = match self.room.plan(at, who, &order.command) {
                Ok(entries) => entries,
                Err(rejected) => return (self.rejected(who, &order, rejected).await, true),
            };
            match self.commit_at(at, Some(order.key.clone()), entries).await {
                Ok(number) => return (CommandReply::Accepted { number }, true),
                Err(CommitError::Duplicate(number)) => return (CommandReply::Known { number }, true),
                // Another node appended first: the command may still be possible after that.
                Err(CommitError::Behind) => {}
                Err(error) => {
                    let can_continue = !matches!(error, CommitError::Unreadable);
                    return (CommandReply::Refused { refusal: error.refusal(&self.room.id) }, can_continue);
                }
            }
        }
        (self.stale(who, &order.command).await, true)
    }

    /// Appends an entry of the server itself.
    async fn append(&mut self, key: Option<String>, entry: LogEntry) -> Result<u64, CommitError> {
        for _ in 0..COMMIT_ATTEMPTS {
            if matches!(entry, LogEntry::Rematch { .. }) && self.room.state.rematch.is_some() {
                return Err(CommitError::RematchExists);
            }
            match self.commit(key.clone(), vec![entry.clone()]).await {
                Err(CommitError::Behind) => {}
                committed => return committed,
            }
        }
        Err(CommitError::Behind)
    }

    /// The reply to a rejected command. It may be a repetition of a command that was carried out, known by its idempotency key.
    async fn rejected(&self, who: &Person, order: &KeyedCommand, rejected: Rejected) -> CommandReply {
        match self.services.store.entry_with_key(&self.room.id, &order.key).await {
            Ok(Some(number)) => return CommandReply::Known { number },
            Ok(None) => {}
            Err(error) => return CommandReply::Refused { refusal: unavailable(&error, Some(&self.room.id)) },
        }
        match rejected {
            // Held back before it is planned; only a clock that was set back leads here.
            Rejected::Early => CommandReply::Refused {
                refusal: Refusal::new("early", "answers take effect in a moment; try again"),
            },
            Rejected::Stale => self.stale(who, &order.command).await,
            Rejected::Refused(refusal) => CommandReply::Refused { refusal: *refusal },
        }
    }

    /// The reply to a command that was sent for an older position.
    async fn stale(&self, who: &Person, command: &Command) -> CommandReply {
        let since = match command {
            Command::Choose { after, .. } | Command::Undo { after, .. } => *after,
            _ => self.room.number,
        };
        match self.scene(&self.reader(who), since).await {
            Ok(scene) => CommandReply::Stale { scene },
            Err(refusal) => CommandReply::Refused { refusal },
        }
    }

    /// Reads the log for a new subscriber, while the table goes on with other requests.
    fn read_for(&self, subscription: Subscription, attempts: usize) {
        let log = self.history(&subscription.subscriber.reader, self.page_before(subscription.since));
        let (number, requests) = (self.room.number, self.requests.clone());
        tokio::spawn(async move {
            let (subscription, log) = (Box::new(subscription), log.await);
            let _ = requests.send(TableRequest::Read { subscription, number, log, attempts }).await;
        });
    }

    /// Sends a new subscriber the scene with a log that was read up to entry `number`, and updates from then on. Returns whether the
    /// table can continue.
    async fn subscribe(
        &mut self,
        subscription: Subscription,
        number: u64,
        log: Result<Vec<Line>, Refusal>,
    ) -> bool {
        let Subscription { subscriber, message_id, since, reply } = subscription;
        if subscriber.queue.is_closed() {
            // The client left while the log was read.
            return true;
        }
        let log = match log {
            Ok(log) if number == self.room.number => Ok(log),
            // The table is so busy that its log grows while it is read.
            Ok(_) => self.history(&subscriber.reader, self.page_before(since)).await,
            Err(refusal) => Err(refusal),
        };
        let log = match log {
            Ok(log) => log,
            Err(refusal) => {
                let _ = reply.send(Err(refusal));
                return true;
            }
        };
        let seats = self.room.seats_of(subscriber.reader.person());
        // The new subscriber already counts as present in its own scene.
        self.subscribers.retain(|other| other.id != subscriber.id);
        self.subscribers.push(*subscriber);
        let subscriber = self.subscribers.last().expect("just pushed");
        let scene = Box::new(self.room.scene(subscriber.reader.person(), self.presence(), log));
        subscriber.queue.send(&ToClient::Scene { id: message_id, scene });
        self.presence_changed();
        let _ = reply.send(Ok(()));
        if !self.notice(seats).await || !self.visit().await {
            return false;
        }
        if self.runs_schedule || self.is_overdue() {
            return self.run_scheduled().await;
        }
        true
    }

    /// A person who has sent a command, as a reader of the log.
    fn reader(&self, who: &Person) -> Reader {
        let theirs = self.subscribers.iter().find(|subscriber| subscriber.reader.person() == Some(&who.id));
        theirs.map_or_else(
            || Reader { who: Some(Arc::new(who.clone())), blocked: Arc::default() },
            |subscriber| subscriber.reader.clone(),
        )
    }

    async fn scene(&self, reader: &Reader, since: u64) -> Result<Box<Scene>, Refusal> {
        let log = self.history(reader, self.page_before(since)).await?;
        Ok(Box::new(self.room.scene(reader.person(), self.presence(), log)))
    }

    /// The entry after which the log of a scene begins. A long log comes in pages; a scene has the last one.
    fn page_before(&self, since: u64) -> u64 {
        since.max(self.room.number.saturating_sub(LOG_PAGE))
    }

    /// At most [`LOG_PAGE`] lines of the log after entry `since`, as a reader may see them. The future does not need the table.
    fn history(
        &self,
        reader: &Reader,
        since: u64,
    ) -> impl Future<Output = Result<Vec<Line>, Refusal>> + Send + 'static {
        let (services, id, reader) = (Arc::clone(&self.services), self.room.id.clone(), reader.clone());
        let (number, eye) = (self.room.number, self.room.reading_eye(reader.person()));
        async move {
            if since >= number {
                return Ok(Vec::new());
            }
            let person = reader.person().cloned().unwrap_or_else(|| PersonId(String::new()));
            let client = services.client(&person);
            let lines = move |id: &TableId, log: &[store::Entry]| {
                // Entries of other nodes that the room does not have yet are broadcast when it catches up.
                let end = number.min(since.saturating_add(LOG_PAGE)).min(log.len() as u64);
                Room::history(id, &log[..end as usize], &reader, eye, since)
            };
            let history = read(&services, client, &id, lines).await?;
            history.map_err(|error| Refusal::new("broken", error.to_string()))
        }
    }
}
