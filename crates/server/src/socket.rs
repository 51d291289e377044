//! The WebSocket of one client: reads its messages, and sends it answers and updates.

use crate::accounts::{Accounts, SignedOut};
use crate::limits::{CLOSE_TIMEOUT, FloodGauge, SESSION_CHECK_AGE, SOCKET_MESSAGE_BYTES, Sender};
use crate::net::frame::{FrameReader, Inbound, ReadError};
use crate::net::send_queue::{CloseReason, SendQueue};
use crate::net::{buffer_pool, codec};
use crate::secret;
use crate::table::{Subscriber, TableRequest};
use crate::tables::Tables;
use protocol::{FromClient, Refusal, ToClient};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use store::{Person, TableId};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::net::tcp::WriteHalf;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// Maximum time the next message of a client waits for the reply to a command. An answer to a secret question has none until it
/// takes effect.
const COMMAND_PATIENCE: Duration = Duration::from_secs(1);

/// One client's connection.
pub(crate) struct Connection {
    pub(crate) tables: Arc<Tables>,
    pub(crate) accounts: Arc<Accounts>,
    /// Whose messages these are, for the rate limit.
    pub(crate) sender: Sender,
    /// Who the client is, if they have a session.
    pub(crate) who: Option<Arc<Person>>,
    /// The secret of the session.
    pub(crate) session: Option<String>,
}

/// Serves a client until it disconnects or the server stops. `received` is what arrived after the upgrade request.
pub(crate) async fn serve(
    connection: Connection,
    mut stream: TcpStream,
    received: Vec<u8>,
    stop: watch::Receiver<bool>,
) {
    static IDS: AtomicU64 = AtomicU64::new(1);
    let tables = Arc::clone(&connection.tables);
    tables.services.metrics.socket_opened();
    let queue = Arc::new(SendQueue::default());
    let (read_half, write_half) = stream.split();
    let mut reader = FrameReader::new(read_half, received, SOCKET_MESSAGE_BYTES);
    let must_close = must_close(stop, &connection);
    let mut client = MessageReader {
        id: IDS.fetch_add(1, Ordering::Relaxed),
        connection: &connection,
        queue: Arc::clone(&queue),
        watched: Vec::new(),
    };
    {
        // Reading and writing share a task, so that the answer to a command and its updates are usually written together.
        let write_timeout = tables.services.config.limits.write_timeout;
        let mut write = pin!(write(write_half, &queue, write_timeout));
        let reason = tokio::select! {
            biased;
            reason = must_close => Some(reason),
            reason = client.read(&mut reader) => Some(reason),
            () = &mut write => None,
        };
        queue.close(reason.unwrap_or(CloseReason::Resync));
        if reason.is_some() {
            // Answers that are already queued are still sent.
            let _ = tokio::time::timeout(write_timeout, write).await;
        }
    }
    for table in &client.watched {
        tables.notify(table, TableRequest::Unsubscribe { subscriber: client.id });
    }
    tables.services.metrics.socket_closed();
    let _ = tokio::time::timeout(CLOSE_TIMEOUT, reader.discard()).await;
}

/// Waits until the server stops or the person signs out.
async fn must_close(mut stop: watch::Receiver<bool>, connection: &Connection) -> CloseReason {
    let person = connection.who.as_ref().map(|who| &who.id);
    let session = connection.session.as_deref().map(secret::hash);
    let mut sign_outs = connection.accounts.sign_outs();
    loop {
        let signed_out = tokio::select! {
            biased;
            _ = stop.changed() => return CloseReason::Shutdown,
            signed_out = sign_outs.recv() => signed_out,
        };
        let is_theirs = match signed_out {
            Ok(SignedOut::Person(other)) => person == Some(&other),
            Ok(SignedOut::Session(other)) => session == Some(other),
            // Some sign-outs were missed: the next heartbeat checks the session.
            Err(_) => false,
        };
        if is_theirs {
            return CloseReason::SignedOut;
        }
    }
}

/// Writes queued frames until the queue is closed or the client is too slow.
async fn write(mut stream: WriteHalf<'_>, queue: &SendQueue, write_timeout: Duration) {
    let mut is_last = false;
    while !is_last {
        let (frames, last) = queue.take().await;
        let mut rest = &frames[..];
        while !rest.is_empty() {
            match tokio::time::timeout(write_timeout, stream.write(rest)).await {
                Ok(Ok(sent)) if sent > 0 => rest = &rest[sent..],
                _ => return,
            }
        }
        buffer_pool::give_back(frames);
        is_last = last;
    }
    let _ = stream.shutdown().await;
}

/// The reading side of a connection.
struct MessageReader<'c> {
    /// The client's id as a subscriber.
    id: u64,
    connection: &'c Connection,
    queue: Arc<SendQueue>,
    /// The tables it is subscribed to.
    watched: Vec<TableId>,
}

impl MessageReader<'_> {
    /// Reads and handles messages, and returns why that ended.
    async fn read(&mut self, reader: &mut FrameReader<'_>) -> CloseReason {
        let (mut last_read, mut session_checked) = (Instant::now(), Instant::now());
        let mut flood = FloodGauge::default();
        let limits = &self.connection.tables.services.config.limits;
        let silence_timeout = limits.silence_timeout;
        let mut heartbeat = tokio::time::interval(limits.heartbeat);
        heartbeat.reset();
        loop {
            let inbound = tokio::select! {
                biased;
                _ = heartbeat.tick() => {
                    if last_read.elapsed() > silence_timeout {
                        return CloseReason::Code(CloseCode::Away);
                    }
                    if !Box::pin(self.has_session()).await {
                        return CloseReason::SignedOut;
                    }
                    session_checked = Instant::now();
                    self.queue.ping();
                    continue;
                }
                // Backpressure: a client that does not read its answers is not read from.
                inbound = async { self.queue.drained().await; reader.next().await } => inbound,
            };
            last_read = Instant::now();
            // Every frame counts, pings and pongs included.
            let services = &self.connection.tables.services;
            if let (Ok(frame), Err(wait)) =
                (&inbound, services.rate_limits.socket_messages.check(&self.connection.sender))
            {
                services.metrics.rate_limited();
                if flood.refused() {
                    return CloseReason::Code(CloseCode::Policy);
                }
                if matches!(frame, Inbound::Text(_) | Inbound::Binary) {
                    self.refuse(None, wait.refusal("too_fast", "too many messages; wait a moment"));
                    continue;
                }
                if !matches!(frame, Inbound::Close) {
                    continue;
                }
            } else {
                flood.allowed();
            }
            let text = match inbound {
                Ok(Inbound::Text(text)) => text,
                Ok(Inbound::Binary) => {
                    self.refuse(None, Refusal::new("binary", "messages are JSON in text frames"));
                    continue;
                }
                Ok(Inbound::Ping(payload)) => {
                    self.queue.pong(&payload);
                    continue;
                }
                Ok(Inbound::Pong) => continue,
                Ok(Inbound::Close) | Err(ReadError::Disconnected) => {
                    return CloseReason::Code(CloseCode::Normal);
                }
                Err(ReadError::Violation(code)) => return CloseReason::Code(code),
            };
            if last_read.duration_since(session_checked) > SESSION_CHECK_AGE && services.store.is_shared() {
                if !Box::pin(self.has_session()).await {
                    return CloseReason::SignedOut;
                }
                session_checked = last_read;
            }
            // Boxed, so that the tasks of the many idle sockets stay small.
            Box::pin(self.handle(&text)).await;
        }
    }

    async fn handle(&mut self, text: &str) {
        let message = match codec::decode(text) {
            Ok(message) => message,
            Err((id, refusal)) => return self.refuse(id, refusal),
        };
        let tables = &self.connection.tables;
        match message {
            FromClient::Ping { id } => self.queue.send(&ToClient::Pong { id }),
            FromClient::Watch { id, table, since } => Box::pin(self.watch(id, TableId(table), since)).await,
            FromClient::Leave { id, table } => {
                let table = TableId(table);
                if let Some(index) = self.watched.iter().position(|other| *other == table) {
                    self.watched.swap_remove(index);
                    tables.notify(&table, TableRequest::Unsubscribe { subscriber: self.id });
                }
                self.queue.send(&ToClient::Left { id });
            }
            FromClient::Do { id, table, order } => {
                let Some(who) = &self.connection.who else {
                    let refusal = Refusal::new("nobody", "say who you are first: POST /api/me");
                    return self.refuse(Some(id), refusal);
                };
                let (received, queue) = (Instant::now(), Arc::clone(&self.queue));
                let (tables, who) = (Arc::clone(tables), Arc::clone(who));
                let mut command = Box::pin(async move {
                    let answer = tables.command(&TableId(table), &who, order).await;
                    tables.services.metrics.command_answered(&answer, received.elapsed());
                    queue.send(&ToClient::Done { id, answer });
                });
                if tokio::time::timeout(COMMAND_PATIENCE, &mut command).await.is_err() {
                    tokio::spawn(command);
                }
            }
            FromClient::Why { id, table, seat, choice } => {
                let person = self.connection.who.as_ref().map(|who| who.id.clone());
                let why = move |room: &crate::room::Room| room.why(person.as_ref(), seat, &choice);
                match tables.inspect(&TableId(table), why).await {
                    Ok(None) => self.queue.send(&ToClient::Pong { id }),
                    Ok(Some(refusal)) | Err(refusal) => self.refuse(Some(id), refusal),
                }
            }
        }
    }

    async fn watch(&mut self, id: u32, table: TableId, since: u64) {
        let most = self.connection.tables.services.config.limits.tables_per_socket;
        if self.watched.len() >= most && !self.watched.contains(&table) {
            let message = format!("one socket can watch {most} tables: leave one first");
            return self.refuse(Some(id), Refusal::new("too_many_tables", message));
        }
        let reader = match self.connection.tables.reader(self.connection.who.as_ref()).await {
            Ok(reader) => reader,
            Err(refusal) => return self.refuse(Some(id), refusal),
        };
        let subscribe = |reply| {
            let (reader, queue) = (reader.clone(), Arc::clone(&self.queue));
            let subscriber = Box::new(Subscriber { id: self.id, reader, queue });
            TableRequest::Subscribe { subscriber, message_id: id, since, reply }
        };
        match self.connection.tables.request(&table, subscribe).await {
            // The table itself has queued the scene, so that no update can come before it.
            Ok(Ok(())) if self.watched.contains(&table) => {}
            Ok(Ok(())) => self.watched.push(table),
            Ok(Err(refusal)) | Err(refusal) => self.refuse(Some(id), refusal),
        }
    }

    /// Whether the session is still open. Clients without a session never had one.
    async fn has_session(&self) -> bool {
        match (&self.connection.who, &self.connection.session) {
            (Some(_), Some(secret)) => !matches!(self.connection.accounts.by_session(secret).await, Ok(None)),
            _ => true,
        }
    }

    fn refuse(&self, id: Option<u32>, refusal: Refusal) {
        self.queue.send(&ToClient::Refused { id, refusal });
    }
}
