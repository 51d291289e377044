//! Kills the server at random moments under load, on both stores: acknowledged commands survive, and none takes effect twice.

use futures_util::{SinkExt as _, StreamExt as _, future::join_all};
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet};
use std::io::{BufRead as _, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use store::testing::{Suite, TestDatabase};
use store::{Location, TableId};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

const KILLS: usize = 20;
const PLAYERS: usize = 8;

fn main() {
    let name = "acknowledged_commands_survive_a_kill_and_none_takes_effect_twice";
    let mut suite = Suite::start();
    suite.on_sqlite(name, run);
    suite.on_postgres(name, run);
    suite.run();
}

fn run(database: TestDatabase) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    runtime.expect("a runtime starts").block_on(kill_again_and_again(&database.location));
}

/// A server process.
struct Server {
    child: Child,
    host: String,
    /// Kept open: the server would stop if its output were closed.
    _output: BufReader<ChildStdout>,
}

impl Server {
    fn start(place: &Location) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_miasma"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--unlimited", "--thinkers", "1"]);
        match place {
            Location::Directory(folder) => command.arg("--data").arg(folder),
            Location::Url(url) => command.arg("--database-url").arg(url),
        };
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().expect("it starts");
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().expect("it was piped"));
        output.read_line(&mut line).expect("it says where it is");
        let host = line
            .trim()
            .strip_prefix("Miasma is at http://")
            .unwrap_or_else(|| panic!("\"{line}\""))
            .to_owned();
        Self { child, host, _output: output }
    }

    fn kill(mut self) {
        self.child.kill().expect("it runs until it is killed");
        self.child.wait().expect("it was killed");
    }
}

async fn kill_again_and_again(place: &Location) {
    let mut players: Vec<Player> = (0..PLAYERS as u64).map(Player::new).collect();
    for kill in 0..KILLS {
        let server = Server::start(place);
        let moves = Arc::new(AtomicU64::new(0));
        let playing = join_all(players.into_iter().map(|mut player| {
            let (host, moves) = (server.host.clone(), Arc::clone(&moves));
            tokio::spawn(async move {
                // A broken connection means the server was killed.
                let _ = player.play(&host, &moves).await;
                player
            })
        }));
        let killing = async {
            while moves.load(Ordering::Relaxed) < 5 {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            let mut random = [0];
            getrandom::fill(&mut random).expect("random numbers");
            tokio::time::sleep(Duration::from_micros(u64::from(random[0]) * 800)).await;
            server.kill();
        };
        let all = async { tokio::join!(playing, killing).0 };
        let done = tokio::time::timeout(Duration::from_secs(60), all).await;
        players = done
            .unwrap_or_else(|_| panic!("kill {kill}: nothing goes on"))
            .into_iter()
            .map(|player| player.expect("it checks what it is told"))
            .collect();
    }
    let store = store::open(place).await.expect("the place is good");
    let mut moves = 0;
    for player in &players {
        for (table, acknowledged) in &player.tables {
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
                    assert_eq!(body["choice"], player.sent[given(key)], "{table}: entry {number}");
                }
            }
            for (key, number) in acknowledged {
                let entry = &entries[*number as usize - 1];
                let kept = entry.key.as_deref().map(given);
                assert_eq!(kept, Some(key.as_str()), "{table}: entry {number} was acknowledged");
            }
            moves += acknowledged.len();
        }
    }
    store.close().await;
    assert!(moves > 200, "hardly anything was played: {moves}");
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
        }
    }

    /// Plays until the server is gone.
    async fn play(&mut self, host: &str, moves: &AtomicU64) -> Result<(), Gone> {
        loop {
            if self.over {
                self.make_table(host).await?;
            }
            self.play_table(host, moves).await?;
        }
    }

    async fn make_table(&mut self, host: &str) -> Result<(), Gone> {
        if self.cookie.is_none() {
            let name = json!({ "name": format!("Player {}", self.name) });
            self.cookie = ask(host, None, "/api/me", &name).await?.cookie();
        }
        let me = json!({ "kind": "me" });
        let wish = json!({ "game": "rattus", "setup": { "players": "2" }, "seats": [me, me] });
        let body = ask(host, self.cookie.as_deref(), "/api/tables", &wish).await?.body;
        let made: Value = serde_json::from_str(&body).map_err(|_| Gone)?;
        let table = made["id"].as_str().unwrap_or_else(|| panic!("no table was made: {body}")).to_owned();
        self.tables.push((table, Vec::new()));
        (self.begun, self.over, self.known, self.pending) = (false, false, 0, None);
        Ok(())
    }

    async fn play_table(&mut self, host: &str, moves: &AtomicU64) -> Result<(), Gone> {
        let mut request = format!("ws://{host}/api/socket").into_client_request().expect("an address");
        let cookie = self.cookie.as_deref().expect("a guest").parse().expect("plain text");
        request.headers_mut().insert("cookie", cookie);
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await.map_err(|_| Gone)?;
        let (table, acknowledged) = self.tables.last().cloned().expect("a table was made");
        let watch = json!({ "type": "watch", "id": 1, "table": table, "since": self.known });
        say(&mut socket, &watch).await?;
        let mut position = Position::default();
        loop {
            let heard = hear(&mut socket).await?;
            assert_ne!(heard["type"], "refused", "{heard}");
            if self.take(&heard, &mut position) {
                break;
            }
        }
        let last = acknowledged.last().map_or(0, |(_, number)| *number);
        assert!(self.known >= last, "{table}: {last} was acknowledged, but the log ends at {}", self.known);
        // A repeated acknowledged command is reported as known.
        for (key, number) in acknowledged.iter().rev().take(3) {
            let again = self.order(&mut socket, key.clone(), json!({ "do": "start" }), &mut position).await?;
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
        while !self.over {
            let options = position.question["options"].as_array().cloned().unwrap_or_default();
            if options.is_empty() {
                let heard = hear(&mut socket).await?;
                self.take(&heard, &mut position);
                continue;
            }
            self.keys += 1;
            let choice = &options[(self.keys as usize * 7919 + self.name as usize) % options.len()];
            let seat = &position.question["seat"];
            let command = json!({ "do": "choose", "seat": seat, "after": position.moved, "choice": choice });
            let key = self.key();
            self.sent.insert(key.clone(), choice.clone());
            self.give(&mut socket, key, command, &mut position).await?;
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
            let heard = hear(socket).await?;
            self.take(&heard, position);
            if heard["type"] == "done" {
                return Ok(heard);
            }
        }
    }

    /// Handles a message. Returns whether it was a scene.
    fn take(&mut self, heard: &Value, position: &mut Position) -> bool {
        let (stands, lines) = match heard["type"].as_str() {
            Some("scene") => (&heard["scene"], heard["scene"]["log"].as_array().cloned().expect("a log")),
            Some("update") => (heard, vec![heard["line"].clone()]),
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
        heard["type"] == "scene"
    }
}

async fn say(socket: &mut Socket, said: &Value) -> Result<(), Gone> {
    socket.send(Message::text(said.to_string())).await.map_err(|_| Gone)
}

async fn hear(socket: &mut Socket) -> Result<Value, Gone> {
    loop {
        match socket.next().await {
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
    http_client::send(host, "POST", path, cookie.as_slice(), &body.to_string()).await.map_err(|_| Gone)
}
