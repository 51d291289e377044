//! One client's socket.

use crate::limits::Buckets;
use crate::secret;
use crate::table::{Ask, Listener, Message, message};
use crate::tables::{Gone, Shared};
use axum::extract::ws::{self, WebSocket};
use futures_util::SinkExt as _;
use futures_util::stream::{SplitSink, StreamExt as _};
use protocol::{FromClient, Refusal, ToClient};
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use store::{Person, PersonId, TableId};
use tokio::sync::{Notify, mpsc, watch};

/// So many messages may wait for a client before it counts as too slow.
const WAITING: usize = 512;

/// A client is asked for a sign of life this often.
const PULSE: Duration = Duration::from_secs(25);

/// A client that takes nothing for so long is too slow.
const PATIENCE: Duration = Duration::from_secs(15);

/// Whether somebody is still there and signed in is looked up this often.
const CHECK: Duration = Duration::from_secs(30);

/// And where another node may have signed them out, before they do anything more than so long after the last look.
const TRUST: Duration = Duration::from_secs(2);

/// Who says nothing for so long, not even in answer to the pulse, is gone.
const SILENCE: Duration = Duration::from_secs(60);

/// What everybody is told when the server stops.
const GOES: &str = "the server goes down for a moment";

/// So many tables one socket may watch.
const TABLES: usize = 32;

/// Speaks with one client until it goes, or the server does.
pub(crate) async fn speak(
    shared: Arc<Shared>,
    socket: WebSocket,
    who: Option<Arc<Person>>,
    secret: Option<String>,
    pace: Arc<Buckets<u64>>,
    mut stop: watch::Receiver<bool>,
) {
    static NUMBERS: AtomicU64 = AtomicU64::new(1);
    let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
    shared.meters.sockets(1);
    let (sink, mut stream) = socket.split();
    let (tell, told) = mpsc::channel(WAITING);
    let slow = Arc::new(Notify::new());
    let mut writer = tokio::spawn(write(sink, told, Arc::clone(&slow), stop.clone()));
    let hash = secret.as_deref().map(secret::hash);
    let mut client = Client { shared: Arc::clone(&shared), number, who, tell, slow, tables: HashSet::new() };
    let (mut heard, mut known) = (Instant::now(), Instant::now());
    let mut gone = shared.gone.subscribe();
    let mut check = tokio::time::interval(CHECK);
    check.reset();
    loop {
        tokio::select! {
            _ = &mut writer => break,
            _ = stop.changed() => break,
            Ok(gone) = gone.recv() => {
                let theirs = match gone {
                    Gone::Person(person) => client.is(&person),
                    Gone::Session(session) => hash == Some(session),
                };
                if theirs {
                    client.bid_farewell().await;
                    break;
                }
            }
            _ = check.tick() => {
                if heard.elapsed() > SILENCE {
                    break;
                }
                if !Box::pin(client.is_still_known(secret.as_deref())).await {
                    client.bid_farewell().await;
                    break;
                }
                known = Instant::now();
            }
            frame = stream.next() => {
                let Some(Ok(frame)) = frame else { break };
                heard = Instant::now();
                if known.elapsed() > TRUST && shared.store.is_shared() && matches!(frame, ws::Message::Text(_)) {
                    if !Box::pin(client.is_still_known(secret.as_deref())).await {
                        client.bid_farewell().await;
                        break;
                    }
                    known = heard;
                }
                match frame {
                    ws::Message::Text(text) => {
                        // Who does not take what they are told is not listened to.
                        if tokio::time::timeout(PATIENCE, client.tell.reserve_many(WAITING - 16)).await.is_err() {
                            break;
                        }
                        if !pace.take(number) {
                            client.shared.meters.limited();
                            client.refuse(None, Refusal::new("too_fast", "too many messages; wait a moment")).await;
                            continue;
                        }
                        // On the heap: of many sockets few are spoken on at a time.
                        Box::pin(client.hear(text.as_str())).await;
                    }
                    ws::Message::Binary(_) => {
                        client.refuse(None, Refusal::new("binary", "messages are JSON in text frames")).await;
                    }
                    ws::Message::Close(_) => break,
                    ws::Message::Ping(_) | ws::Message::Pong(_) => {}
                }
            }
        }
    }
    for table in &client.tables {
        shared.mention(table, Ask::Leave { listener: number });
    }
    shared.meters.sockets(-1);
    drop(client);
    // What was answered already is still sent.
    if !writer.is_finished() {
        let _ = tokio::time::timeout(PATIENCE, writer).await;
    }
}

struct Client {
    shared: Arc<Shared>,
    number: u64,
    who: Option<Arc<Person>>,
    tell: mpsc::Sender<Message>,
    slow: Arc<Notify>,
    tables: HashSet<TableId>,
}

impl Client {
    async fn hear(&mut self, text: &str) {
        let heard = match serde_json::from_str::<FromClient>(text) {
            Ok(heard) => heard,
            Err(why) => {
                let id = serde_json::from_str::<serde_json::Value>(text).ok();
                let id = id.and_then(|value| value.get("id")?.as_u64()).and_then(|id| u32::try_from(id).ok());
                return self
                    .refuse(id, Refusal::new("unreadable", format!("the message can't be read: {why}")))
                    .await;
            }
        };
        match heard {
            FromClient::Ping { id } => self.say(&ToClient::Pong { id }).await,
            FromClient::Watch { id, table, since } => self.watch(id, TableId(table), since).await,
            FromClient::Leave { id, table } => {
                let table = TableId(table);
                if self.tables.remove(&table) {
                    self.shared.mention(&table, Ask::Leave { listener: self.number });
                }
                self.say(&ToClient::Left { id }).await;
            }
            FromClient::Do { id, table, order } => {
                let Some(who) = &self.who else {
                    return self
                        .refuse(Some(id), Refusal::new("nobody", "say who you are first: POST /api/me"))
                        .await;
                };
                let answer = self.shared.command(&TableId(table), who, order).await;
                self.shared.meters.command(&answer);
                self.say(&ToClient::Done { id, answer }).await;
            }
            FromClient::Why { id, table, seat, choice } => {
                let person = self.who.as_ref().map(|who| who.id.clone());
                let table = TableId(table);
                let why =
                    self.shared.look(&table, move |room| room.why(person.as_ref(), seat, &choice)).await;
                match why {
                    Ok(None) => self.say(&ToClient::Pong { id }).await,
                    Ok(Some(refusal)) | Err(refusal) => self.refuse(Some(id), refusal).await,
                }
            }
        }
    }

    async fn watch(&mut self, id: u32, table: TableId, since: u64) {
        if self.tables.len() >= TABLES && !self.tables.contains(&table) {
            let message = format!("one socket can watch {TABLES} tables: leave one first");
            return self.refuse(Some(id), Refusal::new("too_many_tables", message)).await;
        }
        let asked = self
            .shared
            .ask(&table, |answer| {
                let listener = Listener {
                    id: self.number,
                    who: self.who.clone(),
                    tell: self.tell.clone(),
                    slow: Arc::clone(&self.slow),
                };
                Ask::Watch { listener: Box::new(listener), message: id, since, answer }
            })
            .await;
        match asked {
            // The scene itself was sent by the table, so that no update can come before it.
            Ok(Ok(())) => {
                self.tables.insert(table);
            }
            Ok(Err(refusal)) | Err(refusal) => self.refuse(Some(id), refusal).await,
        }
    }

    fn is(&self, person: &PersonId) -> bool {
        self.who.as_ref().is_some_and(|who| who.id == *person)
    }

    async fn is_still_known(&self, secret: Option<&str>) -> bool {
        match (&self.who, secret) {
            (Some(_), Some(secret)) => !matches!(self.shared.whose(secret).await, Ok(None)),
            _ => true,
        }
    }

    async fn bid_farewell(&self) {
        self.say(&ToClient::Closing { retry_ms: 1000, why: "you have signed out".to_owned() }).await;
    }

    async fn refuse(&self, id: Option<u32>, refusal: Refusal) {
        self.say(&ToClient::Refused { id, refusal }).await;
    }

    async fn say(&self, said: &ToClient) {
        // Who asks and never takes the answers waits here, and so asks no more.
        let _ = tokio::time::timeout(PATIENCE, self.tell.send(message(said))).await;
    }
}

/// Sends what there is to be sent.
async fn write(
    mut sink: SplitSink<WebSocket, ws::Message>,
    mut told: mpsc::Receiver<Message>,
    slow: Arc<Notify>,
    mut stop: watch::Receiver<bool>,
) {
    let mut pulse = tokio::time::interval(PULSE);
    let closing = |retry_ms: u32, why: &str| message(&ToClient::Closing { retry_ms, why: why.to_owned() });
    let last = loop {
        let next = tokio::select! {
            biased;
            () = slow.notified() => break Some(closing(100, "come back for what was missed")),
            message = told.recv() => match message {
                Some(message) => ws::Message::text(&*message),
                // Who speaks for the client may have heard of the end first.
                None => break stop.borrow().then(|| closing(1000, GOES)),
            },
            _ = stop.changed() => {
                // First everything that was answered.
                while let Ok(message) = told.try_recv() {
                    let _ = sink.feed(ws::Message::text(&*message)).await;
                }
                break Some(closing(1000, GOES));
            }
            _ = pulse.tick() => ws::Message::Ping(Default::default()),
        };
        match tokio::time::timeout(PATIENCE, sink.send(next)).await {
            Ok(Ok(())) => {}
            _ => return,
        }
    };
    let farewell = async {
        if let Some(last) = last {
            let _ = sink.send(ws::Message::text(&*last)).await;
        }
        let _ = sink.close().await;
    };
    let _ = tokio::time::timeout(Duration::from_secs(2), farewell).await;
}
