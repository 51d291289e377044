//! One random player on one socket.

use super::http::Http;
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

/// So much of a message is read at a time.
const BUFFER: usize = 4 << 10;

/// What a player has counted.
#[derive(Default)]
pub(super) struct Count {
    pub(super) moves: u64,
    pub(super) lost: u64,
    pub(super) doubled: u64,
    pub(super) refused: u64,
    /// The last acknowledged number.
    pub(super) last: u64,
    /// The last number seen.
    pub(super) seen: u64,
    /// In microseconds.
    pub(super) latencies: Vec<u32>,
}

impl Count {
    pub(super) fn add(&mut self, other: Self) {
        self.moves += other.moves;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.refused += other.refused;
        self.latencies.extend(other.latencies);
    }
}

/// A player at a table.
pub(super) struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    table: String,
    seat: u8,
    rng: BotRng,
    keys: u64,
    name: u64,
    /// What was heard last of the position.
    position: Position,
    over: bool,
    count: Count,
    sent: Option<Instant>,
}

#[derive(Default)]
struct Position {
    moved: u64,
    options: Vec<String>,
}

/// What is read of the server's messages; the rest is passed over. One flat shape for all of them: an enum with its kind
/// inside would have to keep every message whole before it is read, and the client would be what is measured.
#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: Kind,
    scene: Option<Scene>,
    line: Option<Line>,
    #[serde(default)]
    moved: u64,
    question: Option<Asked>,
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
    question: Option<Asked>,
}

#[derive(Deserialize)]
struct Line {
    number: u64,
}

#[derive(Deserialize)]
struct Asked {
    options: Vec<String>,
}

impl Player {
    /// Opens a socket and watches the table.
    pub(super) async fn sit(
        http: &Http,
        cookie: &str,
        table: &str,
        seat: u8,
        number: u64,
    ) -> Result<Self, String> {
        let failed =
            |error: tokio_tungstenite::tungstenite::Error| format!("no socket could be opened: {error}");
        let mut request = http.socket().into_client_request().map_err(failed)?;
        request
            .headers_mut()
            .insert("cookie", cookie.parse().map_err(|_| "a cookie can't be sent".to_owned())?);
        // A buffer is wiped before it is read into: small ones leave the processor to the server.
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (socket, _) = tokio_tungstenite::connect_async_with_config(request, Some(config), true)
            .await
            .map_err(failed)?;
        let mut rng = BotRng::numbered(number);
        let name = u64::from(rng.word()) << 32 | u64::from(rng.word());
        let mut player = Self {
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
        };
        player.send(format!(r#"{{"type":"watch","id":1,"table":"{table}"}}"#)).await?;
        player.until(Kind::Scene).await?;
        Ok(player)
    }

    /// Does something, and waits until it is done.
    pub(super) async fn order(&mut self, command: &str) -> Result<(), String> {
        let command = command.replace("SEAT", &self.seat.to_string());
        self.give(&command).await?;
        self.until(Kind::Done).await?;
        if self.count.refused > 0 {
            return Err(format!("the server refused {command}"));
        }
        Ok(())
    }

    /// Answers at random until the game is over or the time is up.
    pub(super) async fn play(mut self, stop: Arc<AtomicBool>) -> Result<Count, String> {
        self.count = Count { seen: self.count.seen, ..Count::default() };
        let mut quiet = None;
        loop {
            let stopping = stop.load(Ordering::Relaxed);
            if !self.position.options.is_empty() && self.sent.is_none() && !stopping {
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
            // Whatever is under way when the time is up is still waited for.
            match tokio::time::timeout(Duration::from_millis(200), self.hear()).await {
                Ok(heard) => drop(heard?),
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
        self.give(&format!(r#"{{"do":"choose","seat":{seat},"after":{after},"choice":"{choice}"}}"#)).await
    }

    async fn give(&mut self, command: &str) -> Result<(), String> {
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

    async fn until(&mut self, wanted: Kind) -> Result<(), String> {
        loop {
            let heard = tokio::time::timeout(Duration::from_secs(20), self.hear()).await;
            if heard.map_err(|_| "the server did not answer for 20 seconds".to_owned())?? == wanted {
                return Ok(());
            }
        }
    }

    /// Takes one message, and counts.
    async fn hear(&mut self) -> Result<Kind, String> {
        let frame = self.socket.next().await.ok_or("the server closed the socket")?;
        let frame = frame.map_err(|error| format!("the socket broke: {error}"))?;
        let Message::Text(text) = frame else { return Ok(Kind::Other) };
        let heard: Heard =
            serde_json::from_str(&without_view(&text)).map_err(|error| format!("{error} in {text}"))?;
        match heard.kind {
            Kind::Scene => {
                let scene = heard.scene.ok_or("a scene without one")?;
                self.count.seen = scene.number;
                self.stand(scene.moved, scene.question);
            }
            Kind::Update => {
                let number = heard.line.ok_or("an update without a line")?.number;
                let due = self.count.seen + 1;
                self.count.lost += number.saturating_sub(due);
                self.count.doubled += u64::from(number < due);
                self.count.seen = number.max(self.count.seen);
                self.over = heard.result.is_some() && heard.waiting.is_empty();
                self.stand(heard.moved, heard.question);
            }
            Kind::Done => {
                if heard.answer.as_deref() == Some("accepted") {
                    self.count.last = heard.number;
                    if let Some(sent) = self.sent.take() {
                        self.count.moves += 1;
                        self.count.latencies.push(sent.elapsed().as_micros() as u32);
                    }
                } else {
                    self.count.refused += 1;
                    self.sent = None;
                }
            }
            Kind::Refused => {
                let refusal = heard.refusal.unwrap_or_default();
                return Err(format!("the server refused a message: {refusal}"));
            }
            Kind::Other => {}
        }
        Ok(heard.kind)
    }

    fn stand(&mut self, moved: u64, question: Option<Asked>) {
        let options = question.map_or_else(Vec::new, |question| question.options);
        self.position = Position { moved, options };
    }
}

/// A message without its view. In an update that comes last and is the most of it, and nobody here looks at it: the time to
/// read over it would be taken from the server that is measured.
fn without_view(text: &str) -> Cow<'_, str> {
    let view = text.starts_with(r#"{"type":"update""#).then(|| text.find(r#","view":{"#)).flatten();
    match view {
        // Within words quotes are escaped, so this can be nothing else.
        Some(place) => Cow::Owned(format!("{}}}", &text[..place])),
        None => Cow::Borrowed(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_is_read_without_its_view() {
        let before = r#"{"type":"update","line":{"number":7},"moved":7,"result":null"#;
        let whole = format!(r#"{before},"view":{{"bag":3,"regions":[{{"id":"gallia"}}]}}}}"#);
        let heard: Heard = serde_json::from_str(&without_view(&whole)).expect("a message");
        assert_eq!((heard.moved, heard.line.map(|line| line.number)), (7, Some(7)));
        assert_eq!(without_view(&whole), format!("{before}}}"));
        let said = r#"{"type":"update","line":{"number":8,"what":{"text":",\"view\":{"}},"moved":7}"#;
        assert_eq!(without_view(said), said);
    }
}
