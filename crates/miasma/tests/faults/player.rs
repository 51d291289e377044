//! Players that keep playing whatever happens to the server, and remember what was acknowledged to them.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::{Location, TableId};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A client gives up a request after this long and tries another node, as behind a proxy.
const PATIENCE: Duration = Duration::from_secs(5);

/// The players of a trial.
pub struct Players {
    hosts: Arc<Mutex<Vec<String>>>,
    moves: Arc<AtomicU64>,
    stop: Arc<AtomicBool>,
    playing: Vec<tokio::task::JoinHandle<Player>>,
}

impl Players {
    /// Starts players, who play at any of these servers.
    pub fn start(count: u64, hosts: &[&str]) -> Self {
        let hosts = Arc::new(Mutex::new(hosts.iter().map(|host| (*host).to_owned()).collect()));
        let (moves, stop) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
        let playing = (0..count).map(|name| {
            let (hosts, moves, stop) = (Arc::clone(&hosts), Arc::clone(&moves), Arc::clone(&stop));
            tokio::spawn(async move {
                let mut player = Player::new(name);
                while !stop.load(Ordering::Relaxed) {
                    let host = pick(&hosts, name + player.reconnects);
                    player.reconnects += 1;
                    // A broken connection, or a server that can't save anything now: try again.
                    let _ = player.play(&host, &moves, &stop).await;
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                player
            })
        });
        Self { playing: playing.collect(), hosts, moves, stop }
    }

    /// Replaces the servers, for example after a restart on another port.
    pub fn move_to(&self, hosts: &[&str]) {
        *self.hosts.lock().expect("nobody panicked") = hosts.iter().map(|host| (*host).to_owned()).collect();
    }

    /// The number of acknowledged moves.
    pub fn moves(&self) -> u64 {
        self.moves.load(Ordering::Relaxed)
    }

    /// Waits until this many more moves were acknowledged.
    pub async fn until_moves(&self, more: u64) {
        let goal = self.moves() + more;
        let reached = async {
            while self.moves() < goal {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(Duration::from_secs(120), reached).await.expect("the players play on");
    }

    /// Stops the players, then checks their tables: every acknowledged move is in the log, under its key, exactly once, and nothing is
    /// there that nobody sent. Returns the number of acknowledged moves.
    pub async fn verify(self, place: &Location) -> u64 {
        self.stop.store(true, Ordering::Relaxed);
        let (mut moves, mut longest_wait) = (0, Duration::ZERO);
        let store = store::open_read_only(place).await.expect("the data can be read");
        for player in self.playing {
            let player = timeout(Duration::from_secs(30), player).await.expect("a player stops");
            let player = player.expect("a player checks what it is sent");
            longest_wait = longest_wait.max(player.longest_wait);
            moves += player.verify(&*store).await;
        }
        store.close().await;
        println!("{moves} acknowledged moves; the longest wait between two of a player was {longest_wait:?}");
        moves
    }
}

fn pick(hosts: &Mutex<Vec<String>>, number: u64) -> String {
    let hosts = hosts.lock().expect("nobody panicked");
    hosts[number as usize % hosts.len()].clone()
}

/// The key that the client chose, without the prefix of its person that the server adds.
fn given(key: &str) -> &str {
    key.split_once(':').map_or(key, |(_, key)| key)
}

/// A client that plays both seats of a table, and then the next table.
struct Player {
    name: u64,
    cookie: Option<String>,
    /// The tables with their acknowledged keys and entry numbers.
    tables: Vec<(String, Vec<(String, u64)>)>,
    /// The choice sent with each key.
    sent: HashMap<String, Value>,
    begun: bool,
    over: bool,
    /// The last entry received.
    known: u64,
    /// The unanswered command.
    pending: Option<(String, Value)>,
    keys: u64,
    reconnects: u64,
    /// When the last move was acknowledged.
    last_move: Option<Instant>,
    /// The longest time between two acknowledged moves.
    longest_wait: Duration,
}

/// The connection was lost.
struct Gone;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The part of the position that the client needs.
#[derive(Default)]
struct Position {
    moved: u64,
    question: Value,
}

impl Player {
    fn new(name: u64) -> Self {
        Self {
            name,
            cookie: None,
            tables: Vec::new(),
            sent: HashMap::new(),
            begun: false,
            over: true,
            known: 0,
            pending: None,
            keys: 0,
            reconnects: 0,
            last_move: None,
            longest_wait: Duration::ZERO,
        }
    }

    async fn verify(&self, store: &dyn store::Store) -> u64 {
        let mut moves = 0;
        for (table, acknowledged) in &self.tables {
            let entries = store.entries(&TableId(table.clone()), 0, u32::MAX).await.expect("it answers");
            let keys: Vec<&String> = entries.iter().filter_map(|entry| entry.key.as_ref()).collect();
            assert_eq!(
                keys.iter().collect::<HashSet<_>>().len(),
                keys.len(),
                "{table}: a key is there twice"
            );
            for (number, entry) in (1..).zip(&entries) {
                assert_eq!(entry.number, number, "{table}: an entry is missing");
                let body: Value = serde_json::from_str(&entry.body).expect("entries are JSON");
                if body["t"] == "moved" && body["by"] != "rules" {
                    let key =
                        entry.key.as_ref().unwrap_or_else(|| panic!("{table}: nobody made move {number}"));
                    assert_eq!(body["choice"], self.sent[given(key)], "{table}: entry {number}");
                }
            }
            for (key, number) in acknowledged {
                let entry = entries.get(*number as usize - 1);
                let kept = entry.and_then(|entry| entry.key.as_deref()).map(given);
                assert_eq!(kept, Some(key.as_str()), "{table}: entry {number} was acknowledged");
            }
            moves += acknowledged.len() as u64;
        }
        moves
    }

    /// Plays until the server is gone, or the trial is over.
    async fn play(&mut self, host: &str, moves: &AtomicU64, stop: &AtomicBool) -> Result<(), Gone> {
        while !stop.load(Ordering::Relaxed) {
            if self.over {
                self.make_table(host).await?;
            }
            self.play_table(host, moves, stop).await?;
        }
        Ok(())
    }

    async fn make_table(&mut self, host: &str) -> Result<(), Gone> {
        if self.cookie.is_none() {
            let name = json!({ "name": format!("Player {}", self.name) });
            self.cookie = ask(host, None, "/api/me", &name).await?.cookie();
        }
        let me = json!({ "kind": "me" });
        let request = json!({ "game": "rattus", "setup": { "players": "2" }, "seats": [me, me] });
        let body = ask(host, self.cookie.as_deref(), "/api/tables", &request).await?.body;
        let made: Value = serde_json::from_str(&body).map_err(|_| Gone)?;
        let table = made["id"].as_str().ok_or(Gone)?.to_owned();
        self.tables.push((table, Vec::new()));
        (self.begun, self.over, self.known, self.pending) = (false, false, 0, None);
        Ok(())
    }

    async fn play_table(&mut self, host: &str, moves: &AtomicU64, stop: &AtomicBool) -> Result<(), Gone> {
        let mut request = format!("ws://{host}/api/socket").into_client_request().expect("an address");
        let cookie = self.cookie.as_deref().expect("a guest").parse().expect("plain text");
        request.headers_mut().insert("cookie", cookie);
        let connecting = timeout(PATIENCE, tokio_tungstenite::connect_async(request));
        let (mut socket, _) = connecting.await.map_err(|_| Gone)?.map_err(|_| Gone)?;
        let (table, acknowledged) = self.tables.last().cloned().expect("a table was made");
        let watch = json!({ "type": "watch", "id": 1, "table": table, "since": self.known });
        say(&mut socket, &watch).await?;
        let mut position = Position::default();
        loop {
            let received = receive(&mut socket).await?;
            if received["type"] == "refused" {
                assert_eq!(received["refusal"]["code"], "unavailable", "{received}");
                return Err(Gone);
            }
            if self.take(&received, &mut position) {
                break;
            }
        }
        let last = acknowledged.last().map_or(0, |(_, number)| *number);
        assert!(self.known >= last, "{table}: {last} was acknowledged, but the log ends at {}", self.known);
        // A repeated acknowledged command is reported as known.
        for (key, number) in acknowledged.iter().rev().take(3) {
            let again = self.order(&mut socket, key.clone(), json!({ "do": "start" }), &mut position).await?;
            if again["refusal"]["code"] == "unavailable" {
                return Err(Gone);
            }
            assert_eq!(
                (&again["answer"], &again["number"]),
                (&json!("known"), &json!(number)),
                "{table}: {again}"
            );
        }
        if let Some((key, command)) = self.pending.clone() {
            self.give(&mut socket, key, command, &mut position).await?;
        }
        if !self.begun {
            let key = self.key();
            self.give(&mut socket, key, json!({ "do": "start" }), &mut position).await?;
        }
        while !self.over && !stop.load(Ordering::Relaxed) {
            let options = position.question["options"].as_array().cloned().unwrap_or_default();
            if options.is_empty() {
                let received = receive(&mut socket).await?;
                self.take(&received, &mut position);
                continue;
            }
            self.keys += 1;
            let choice = &options[(self.keys as usize * 7919 + self.name as usize) % options.len()];
            let seat = &position.question["seat"];
            let command = json!({ "do": "choose", "seat": seat, "after": position.moved, "choice": choice });
            let key = self.key();
            self.sent.insert(key.clone(), choice.clone());
            self.give(&mut socket, key, command, &mut position).await?;
            let waited = self.last_move.replace(Instant::now()).map_or(Duration::ZERO, |last| last.elapsed());
            self.longest_wait = self.longest_wait.max(waited);
            moves.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }

    fn key(&mut self) -> String {
        self.keys += 1;
        format!("player-{}-{}", self.name, self.keys)
    }

    /// Sends a command that must be accepted.
    async fn give(
        &mut self,
        socket: &mut Socket,
        key: String,
        command: Value,
        position: &mut Position,
    ) -> Result<(), Gone> {
        self.pending = Some((key.clone(), command.clone()));
        let answer = self.order(socket, key.clone(), command.clone(), position).await?;
        if answer["refusal"]["code"] == "unavailable" {
            // The command stays pending and is sent again with the same key.
            return Err(Gone);
        }
        if answer["answer"] == "stale" {
            // Another node has played on while this one was away.
            self.pending = None;
            return Err(Gone);
        }
        assert!(matches!(answer["answer"].as_str(), Some("accepted" | "known")), "{command}: {answer}");
        let number = answer["number"].as_u64().expect("a number");
        self.tables.last_mut().expect("a table was made").1.push((key, number));
        self.begun = true;
        self.pending = None;
        Ok(())
    }

    async fn order(
        &mut self,
        socket: &mut Socket,
        key: String,
        command: Value,
        position: &mut Position,
    ) -> Result<Value, Gone> {
        let table = &self.tables.last().expect("a table was made").0;
        let order = json!({ "key": key, "command": command });
        say(socket, &json!({ "type": "do", "id": 2, "table": table, "order": order })).await?;
        loop {
            let received = receive(socket).await?;
            self.take(&received, position);
            if received["type"] == "done" {
                return Ok(received);
            }
        }
    }

    /// Handles a message. Returns whether it was a scene.
    fn take(&mut self, received: &Value, position: &mut Position) -> bool {
        let (stands, lines) = match received["type"].as_str() {
            Some("scene") => {
                (&received["scene"], received["scene"]["log"].as_array().cloned().expect("a log"))
            }
            Some("update") => (received, vec![received["line"].clone()]),
            _ => return false,
        };
        for line in lines {
            assert_eq!(line["number"], self.known + 1, "entries come one after the other");
            self.known += 1;
            self.begun |= line["what"]["kind"] == "started";
            self.over |= line["what"]["kind"] == "ended";
        }
        position.moved = stands["moved"].as_u64().expect("a number");
        position.question = stands["question"].clone();
        received["type"] == "scene"
    }
}

async fn say(socket: &mut Socket, said: &Value) -> Result<(), Gone> {
    socket.send(Message::text(said.to_string())).await.map_err(|_| Gone)
}

async fn receive(socket: &mut Socket) -> Result<Value, Gone> {
    loop {
        match timeout(PATIENCE, socket.next()).await.map_err(|_| Gone)? {
            Some(Ok(Message::Text(text))) => {
                return Ok(serde_json::from_str(text.as_str()).expect("messages are JSON"));
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            _ => return Err(Gone),
        }
    }
}

async fn ask(
    host: &str,
    cookie: Option<&str>,
    path: &str,
    body: &Value,
) -> Result<http_client::Response, Gone> {
    let cookie = cookie.map(|cookie| ("cookie", cookie));
    let body = body.to_string();
    let sending = http_client::send(host, "POST", path, cookie.as_slice(), &body);
    timeout(PATIENCE, sending).await.map_err(|_| Gone)?.map_err(|_| Gone)
}
