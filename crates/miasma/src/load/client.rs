//! A client that plays random moves on one socket.

use super::http::Http;
use super::latencies::{Latencies, Phase};
use bots::BotRng;
use futures_util::{SinkExt as _, StreamExt as _};
use game::Random as _;
use serde::Deserialize;
use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Size of the read buffer in bytes.
const BUFFER: usize = 4 << 10;

/// The counts of a client.
#[derive(Default)]
pub(super) struct Count {
    pub(super) moves: u64,
    pub(super) lost: u64,
    pub(super) doubled: u64,
    pub(super) refused: u64,
    /// The numbers of all acknowledged moves.
    pub(super) acknowledged: Vec<u64>,
    /// The last number seen.
    pub(super) seen: u64,
    /// Time from a move to its reply.
    pub(super) latencies: Latencies,
}

impl Count {
    pub(super) fn add(&mut self, other: Self) {
        self.moves += other.moves;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.refused += other.refused;
        self.latencies.add(other.latencies);
    }
}

/// A client with a seat at a table.
pub(super) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    table: String,
    seat: u8,
    rng: BotRng,
    keys: u64,
    name: u64,
    /// The current position.
    position: Position,
    over: bool,
    count: Count,
    sent: Option<Instant>,
    phase: Phase,
}

#[derive(Default)]
struct Position {
    moved: u64,
    options: Vec<String>,
}

/// The fields of the server's messages that a client needs. All messages share one flat struct: an internally tagged enum would
/// buffer every message before parsing it, and the test would measure its own client.
#[derive(Deserialize)]
struct Inbound {
    #[serde(rename = "type")]
    kind: Kind,
    scene: Option<Scene>,
    line: Option<Line>,
    #[serde(default)]
    moved: u64,
    question: Option<WireQuestion>,
    #[serde(default)]
    waiting: Vec<u8>,
    result: Option<serde::de::IgnoredAny>,
    answer: Option<String>,
    #[serde(default)]
    number: u64,
    refusal: Option<serde_json::Value>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Scene,
    Update,
    Done,
    Refused,
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Scene {
    number: u64,
    moved: u64,
    question: Option<WireQuestion>,
}

#[derive(Deserialize)]
struct Line {
    number: u64,
}

#[derive(Deserialize)]
struct WireQuestion {
    options: Vec<String>,
}

impl Client {
    /// Opens a socket and watches the table.
    pub(super) async fn connect(
        http: &Http,
        cookie: &str,
        table: &str,
        seat: u8,
        number: u64,
    ) -> Result<Self, String> {
        let failed =
            |error: tokio_tungstenite::tungstenite::Error| format!("no socket could be opened: {error}");
        let mut request = http.socket().into_client_request().map_err(failed)?;
        for (name, value) in http.headers(Some(cookie)) {
            let value = value.parse().map_err(|_| format!("{name} can't be sent"))?;
            request.headers_mut().insert(name, value);
        }
        // Buffers are zeroed before reading, so small ones cost less CPU time.
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (socket, _) = tokio_tungstenite::connect_async_with_config(request, Some(config), true)
            .await
            .map_err(failed)?;
        let mut rng = BotRng::numbered(number);
        let name = u64::from(rng.word()) << 32 | u64::from(rng.word());
        let mut client = Self {
            socket,
            table: table.to_owned(),
            seat,
            rng,
            keys: 0,
            name,
            position: Position::default(),
            over: false,
            count: Count::default(),
            sent: None,
            phase: Phase::default(),
        };
        client.send(format!(r#"{{"type":"watch","id":1,"table":"{table}"}}"#)).await?;
        client.wait_for(Kind::Scene).await?;
        Ok(client)
    }

    /// Sends a command and waits for its reply.
    pub(super) async fn command(&mut self, command: &str) -> Result<(), String> {
        let command = command.replace("SEAT", &self.seat.to_string());
        self.send_command(&command).await?;
        self.wait_for(Kind::Done).await?;
        if self.count.refused > 0 {
            return Err(format!("the server refused {command}"));
        }
        Ok(())
    }

    /// Plays random moves until the game is over or the time is up, and thinks about each.
    pub(super) async fn play(
        mut self,
        stop: Arc<AtomicBool>,
        think: Duration,
        phase: Phase,
    ) -> Result<Count, String> {
        self.count = Count { seen: self.count.seen, ..Count::default() };
        self.phase = phase;
        let mut quiet = None;
        loop {
            let stopping = stop.load(Ordering::Relaxed);
            if !self.position.options.is_empty() && self.sent.is_none() && !stopping {
                if !think.is_zero() {
                    // From half the time to one and a half, so that clients do not move all at once.
                    tokio::time::sleep(think / 2 + think * self.rng.below(1000) / 1000).await;
                }
                self.choose().await?;
            }
            if self.over
                || (stopping
                    && self.sent.is_none()
                    && quiet.is_some_and(|since: Instant| since.elapsed() > Duration::from_millis(300)))
            {
                break;
            }
            if stopping && quiet.is_none() {
                quiet = Some(Instant::now());
            }
            // When the time is up, waits for outstanding replies.
            match tokio::time::timeout(Duration::from_millis(200), self.receive()).await {
                Ok(received) => drop(received?),
                Err(_) if self.sent.is_some_and(|sent| sent.elapsed() > Duration::from_secs(20)) => {
                    return Err("a move was not answered for 20 seconds".to_owned());
                }
                Err(_) => {}
            }
        }
        Ok(self.count)
    }

    async fn choose(&mut self) -> Result<(), String> {
        let options = std::mem::take(&mut self.position.options);
        let choice = &options[self.rng.below(options.len() as u32) as usize];
        let (seat, after) = (self.seat, self.position.moved);
        self.sent = Some(Instant::now());
        self.send_command(&format!(r#"{{"do":"choose","seat":{seat},"after":{after},"choice":"{choice}"}}"#))
            .await
    }

    async fn send_command(&mut self, command: &str) -> Result<(), String> {
        self.keys += 1;
        let (table, name, key) = (&self.table, self.name, self.keys);
        let text = format!(
            r#"{{"type":"do","id":{key},"table":"{table}","order":{{"key":"load-{name}-{key}","command":{command}}}}}"#
        );
        self.send(text).await
    }

    async fn send(&mut self, text: String) -> Result<(), String> {
        self.socket.send(Message::text(text)).await.map_err(|error| format!("the socket broke: {error}"))
    }

    async fn wait_for(&mut self, wanted: Kind) -> Result<(), String> {
        loop {
            let received = tokio::time::timeout(Duration::from_secs(20), self.receive()).await;
            if received.map_err(|_| "the server did not answer for 20 seconds".to_owned())?? == wanted {
                return Ok(());
            }
        }
    }

    /// Receives one message and counts it.
    async fn receive(&mut self) -> Result<Kind, String> {
        let frame = self.socket.next().await.ok_or("the server closed the socket")?;
        let frame = frame.map_err(|error| format!("the socket broke: {error}"))?;
        let Message::Text(text) = frame else { return Ok(Kind::Other) };
        let message: Inbound =
            serde_json::from_str(&without_patches(&text)).map_err(|error| format!("{error} in {text}"))?;
        match message.kind {
            Kind::Scene => {
                let scene = message.scene.ok_or("a scene without one")?;
                self.count.seen = scene.number;
                self.set_position(scene.moved, scene.question);
            }
            Kind::Update => {
                let number = message.line.ok_or("an update without a line")?.number;
                let expected = self.count.seen + 1;
                self.count.lost += number.saturating_sub(expected);
                self.count.doubled += u64::from(number < expected);
                self.count.seen = number.max(self.count.seen);
                self.over = message.result.is_some() && message.waiting.is_empty();
                self.set_position(message.moved, message.question);
            }
            Kind::Done => {
                if message.answer.as_deref() == Some("accepted") {
                    if let Some(sent) = self.sent.take() {
                        self.count.moves += 1;
                        self.count.acknowledged.push(message.number);
                        self.count.latencies.push(self.phase.now(), sent.elapsed());
                    }
                } else {
                    self.count.refused += 1;
                    self.sent = None;
                }
            }
            Kind::Refused => {
                let refusal = message.refusal.unwrap_or_default();
                return Err(format!("the server refused a message: {refusal}"));
            }
            Kind::Other => {}
        }
        Ok(message.kind)
    }

    fn set_position(&mut self, moved: u64, question: Option<WireQuestion>) {
        let options = question.map_or_else(Vec::new, |question| question.options);
        self.position = Position { moved, options };
    }
}

/// A message without its patches. In an update they are the last and largest part; parsing them would take CPU time from
/// the server under test.
fn without_patches(text: &str) -> Cow<'_, str> {
    let patches = text.starts_with(r#"{"type":"update""#).then(|| text.find(r#","patches":["#)).flatten();
    match patches {
        // Quotes in strings are escaped, so this cannot be part of one.
        Some(place) => Cow::Owned(format!("{}}}", &text[..place])),
        None => Cow::Borrowed(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_is_parsed_without_its_patches() {
        let before = r#"{"type":"update","line":{"number":7},"moved":7,"result":null"#;
        let whole = format!(r#"{before},"patches":[{{"bag":3,"regions":{{"1":{{"rats":[]}}}}}}]}}"#);
        let message: Inbound = serde_json::from_str(&without_patches(&whole)).expect("a message");
        assert_eq!((message.moved, message.line.map(|line| line.number)), (7, Some(7)));
        assert_eq!(without_patches(&whole), format!("{before}}}"));
        let said = r#"{"type":"update","line":{"number":8,"what":{"text":",\"patches\":["}},"moved":7}"#;
        assert_eq!(without_patches(said), said);
    }
}
