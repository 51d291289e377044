//! One client's socket.

use crate::buffers;
use crate::limits::Buckets;
use crate::outbox::{End, Outbox};
use crate::secret;
use crate::table::{Ask, Listener};
use crate::tables::{Gone, Shared};
use crate::wire::{Deaf, Ear, Heard};
use protocol::{FromClient, Refusal, ToClient};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use store::{Person, PersonId, TableId};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::net::tcp::WriteHalf;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// A client is asked for a sign of life this often; and whether they are still signed in is looked up.
const PULSE: Duration = Duration::from_secs(25);

/// A client that takes nothing for so long is too slow.
const PATIENCE: Duration = Duration::from_secs(15);

/// So long a client has to hear the last words.
const FAREWELL: Duration = Duration::from_secs(2);

/// Where another node may have signed somebody out, that is looked up before they do anything more than so long after the
/// last look.
const TRUST: Duration = Duration::from_secs(2);

/// Who says nothing for so long, not even in answer to the pulse, is gone.
const SILENCE: Duration = Duration::from_secs(60);

/// So many tables one socket may watch.
const TABLES: usize = 32;

/// The longest message that is listened to.
const MESSAGE: usize = 64 << 10;

/// Speaks with one client until it goes, or the server does. What came with the request for the socket is heard first.
pub(crate) async fn speak(
    shared: Arc<Shared>,
    mut stream: TcpStream,
    come: Vec<u8>,
    who: Option<Arc<Person>>,
    secret: Option<String>,
    pace: Arc<Buckets<u64>>,
    stop: watch::Receiver<bool>,
) {
    static NUMBERS: AtomicU64 = AtomicU64::new(1);
    let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
    shared.meters.sockets(1);
    let outbox = Arc::new(Outbox::default());
    let (ear, mouth) = stream.split();
    let mut ear = Ear::new(ear, come, MESSAGE);
    let told_to_end = told_to_end(stop, &shared, who.as_ref().map(|who| who.id.clone()), secret.as_deref());
    let mut client = Client {
        shared: Arc::clone(&shared),
        number,
        who,
        secret: secret.clone(),
        outbox: Arc::clone(&outbox),
        tables: Vec::new(),
    };
    {
        // One task for both: the answer to a command and what it brought about mostly go out together.
        let mut carry = pin!(carry(mouth, &outbox));
        let end = tokio::select! {
            biased;
            end = told_to_end => Some(end),
            end = client.listen(&mut ear, &pace) => Some(end),
            () = &mut carry => None,
        };
        outbox.end(end.unwrap_or(End::Behind));
        if end.is_some() {
            // What was answered already is still sent.
            let _ = tokio::time::timeout(PATIENCE, carry).await;
        }
    }
    for table in &client.tables {
        shared.mention(table, Ask::Leave { listener: number });
    }
    shared.meters.sockets(-1);
    let _ = tokio::time::timeout(FAREWELL, ear.ignore()).await;
}

/// Waits until the server stops or whoever it is signs out.
async fn told_to_end(
    mut stop: watch::Receiver<bool>,
    shared: &Shared,
    who: Option<PersonId>,
    secret: Option<&str>,
) -> End {
    let hash = secret.map(secret::hash);
    let mut gone = shared.gone.subscribe();
    loop {
        let gone = tokio::select! {
            biased;
            _ = stop.changed() => return End::Stop,
            gone = gone.recv() => gone,
        };
        let theirs = match gone {
            Ok(Gone::Person(person)) => who == Some(person),
            Ok(Gone::Session(session)) => hash == Some(session),
            // So many have gone at once that some were missed: the pulse finds out.
            Err(_) => false,
        };
        if theirs {
            return End::SignedOut;
        }
    }
}

/// Sends what there is to be sent, until its end.
async fn carry(mut mouth: WriteHalf<'_>, outbox: &Outbox) {
    let mut last = false;
    while !last {
        let (frames, end) = outbox.take().await;
        let mut rest = &frames[..];
        while !rest.is_empty() {
            match tokio::time::timeout(PATIENCE, mouth.write(rest)).await {
                Ok(Ok(sent)) if sent > 0 => rest = &rest[sent..],
                _ => return,
            }
        }
        buffers::give_back(frames);
        last = end;
    }
    let _ = mouth.shutdown().await;
}

struct Client {
    shared: Arc<Shared>,
    number: u64,
    who: Option<Arc<Person>>,
    secret: Option<String>,
    outbox: Arc<Outbox>,
    tables: Vec<TableId>,
}

impl Client {
    /// Hears what the client says, and says how it came to an end.
    async fn listen(&mut self, ear: &mut Ear<'_>, pace: &Buckets<u64>) -> End {
        let (mut heard, mut known) = (Instant::now(), Instant::now());
        let mut pulse = tokio::time::interval(PULSE);
        pulse.reset();
        loop {
            let next = tokio::select! {
                biased;
                _ = pulse.tick() => {
                    if heard.elapsed() > SILENCE {
                        return End::Close(CloseCode::Away);
                    }
                    if !Box::pin(self.is_still_known()).await {
                        return End::SignedOut;
                    }
                    known = Instant::now();
                    self.outbox.ping();
                    continue;
                }
                // Who does not take what they are told is not listened to.
                next = async { self.outbox.calm().await; ear.hear().await } => next,
            };
            heard = Instant::now();
            let text = match next {
                Ok(Heard::Text(text)) => text,
                Ok(Heard::Binary) => {
                    self.refuse(None, Refusal::new("binary", "messages are JSON in text frames"));
                    continue;
                }
                Ok(Heard::Ping(payload)) => {
                    self.outbox.pong(&payload);
                    continue;
                }
                Ok(Heard::Pong) => continue,
                Ok(Heard::Close) | Err(Deaf::Gone) => return End::Close(CloseCode::Normal),
                Err(Deaf::Fault(code)) => return End::Close(code),
            };
            if heard.duration_since(known) > TRUST && self.shared.store.is_shared() {
                if !Box::pin(self.is_still_known()).await {
                    return End::SignedOut;
                }
                known = heard;
            }
            if !pace.take(self.number) {
                self.shared.meters.limited();
                self.refuse(None, Refusal::new("too_fast", "too many messages; wait a moment"));
                continue;
            }
            // On the heap: of many sockets few are spoken on at a time.
            Box::pin(self.hear(&text)).await;
        }
    }

    async fn hear(&mut self, text: &str) {
        let heard = match serde_json::from_str::<FromClient>(text) {
            Ok(heard) => heard,
            Err(why) => {
                let id = serde_json::from_str::<serde_json::Value>(text).ok();
                let id = id.and_then(|value| value.get("id")?.as_u64()).and_then(|id| u32::try_from(id).ok());
                return self
                    .refuse(id, Refusal::new("unreadable", format!("the message can't be read: {why}")));
            }
        };
        match heard {
            FromClient::Ping { id } => self.say(&ToClient::Pong { id }),
            FromClient::Watch { id, table, since } => Box::pin(self.watch(id, TableId(table), since)).await,
            FromClient::Leave { id, table } => {
                let table = TableId(table);
                if let Some(place) = self.tables.iter().position(|other| *other == table) {
                    self.tables.swap_remove(place);
                    self.shared.mention(&table, Ask::Leave { listener: self.number });
                }
                self.say(&ToClient::Left { id });
            }
            FromClient::Do { id, table, order } => {
                let Some(who) = &self.who else {
                    return self
                        .refuse(Some(id), Refusal::new("nobody", "say who you are first: POST /api/me"));
                };
                let answer = self.shared.command(&TableId(table), who, order).await;
                self.shared.meters.command(&answer);
                self.say(&ToClient::Done { id, answer });
            }
            FromClient::Why { id, table, seat, choice } => {
                let person = self.who.as_ref().map(|who| who.id.clone());
                let table = TableId(table);
                let why =
                    self.shared.look(&table, move |room| room.why(person.as_ref(), seat, &choice)).await;
                match why {
                    Ok(None) => self.say(&ToClient::Pong { id }),
                    Ok(Some(refusal)) | Err(refusal) => self.refuse(Some(id), refusal),
                }
            }
        }
    }

    async fn watch(&mut self, id: u32, table: TableId, since: u64) {
        if self.tables.len() >= TABLES && !self.tables.contains(&table) {
            let message = format!("one socket can watch {TABLES} tables: leave one first");
            return self.refuse(Some(id), Refusal::new("too_many_tables", message));
        }
        let asked = self
            .shared
            .ask(&table, |answer| {
                let listener =
                    Listener { id: self.number, who: self.who.clone(), outbox: Arc::clone(&self.outbox) };
                Ask::Watch { listener: Box::new(listener), message: id, since, answer }
            })
            .await;
        match asked {
            // The scene itself was sent by the table, so that no update can come before it.
            Ok(Ok(())) if self.tables.contains(&table) => {}
            Ok(Ok(())) => self.tables.push(table),
            Ok(Err(refusal)) | Err(refusal) => self.refuse(Some(id), refusal),
        }
    }

    async fn is_still_known(&self) -> bool {
        match (&self.who, &self.secret) {
            (Some(_), Some(secret)) => !matches!(self.shared.whose(secret).await, Ok(None)),
            _ => true,
        }
    }

    fn refuse(&self, id: Option<u32>, refusal: Refusal) {
        self.say(&ToClient::Refused { id, refusal });
    }

    fn say(&self, said: &ToClient) {
        self.outbox.tell(said);
    }
}
