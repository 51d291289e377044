//! People at their browsers: as much of HTTP and of the socket as they need.

use bots::BotRng;
use capsule::apply_patch;
use futures_util::{SinkExt as _, StreamExt as _};
use game::Random as _;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Maximum time to wait for the server. It only ends tests that would hang, and says where; no machine is this slow.
const LONG: Duration = Duration::from_secs(200);

/// An answer over HTTP.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// The headers, a line each.
    pub(crate) head: String,
    cookie: Option<String>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {} {}", self.status, self.body))
    }

    /// What a good answer says.
    pub(crate) fn good(&self) -> Value {
        assert_eq!(self.status, 200, "{}", self.body);
        self.json()
    }

    /// Whether it is a refusal with this status and code.
    #[track_caller]
    pub(crate) fn is_refused(&self, status: u16, code: &str) {
        let told = (self.status, self.json()["code"].as_str().unwrap_or_default().to_owned());
        assert_eq!(told, (status, code.to_owned()), "{}", self.body);
        assert!(self.json()["message"].as_str().is_some_and(|message| !message.is_empty()));
    }

    pub(crate) fn cookie(&self) -> Option<String> {
        self.cookie.clone()
    }
}

/// Sends a request with these headers, such as `Origin: null`. The status is 0 if the server closed the connection instead of
/// answering, as it may when a body is too large.
pub(crate) async fn request(host: &str, method: &str, path: &str, headers: &[&str], body: &str) -> Answer {
    let headers: Vec<(&str, &str)> = headers.iter().filter_map(|header| header.split_once(':')).collect();
    let headers: Vec<(&str, &str)> = headers.iter().map(|(name, value)| (*name, value.trim())).collect();
    let sent = http_client::send(host, method, path, &headers, body);
    match tokio::time::timeout(LONG, sent).await.expect("the server answers") {
        Ok(response) => {
            let (head, cookie) = (response.head(), response.cookie());
            Answer { status: response.status, head, cookie, body: response.body }
        }
        Err(_) => Answer { status: 0, head: String::new(), cookie: None, body: String::new() },
    }
}

/// A key that was never used.
pub(crate) fn key() -> String {
    static KEYS: AtomicU64 = AtomicU64::new(1);
    format!("key-{:08}", KEYS.fetch_add(1, Ordering::Relaxed))
}

/// Somebody with a cookie, or without one.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) host: String,
    pub(crate) cookie: Option<String>,
}

impl Person {
    pub(crate) fn stranger(host: &str) -> Self {
        Self { host: host.to_owned(), cookie: None }
    }

    pub(crate) async fn guest(host: &str, name: &str) -> Self {
        let mut person = Self::stranger(host);
        person.sign("/api/me", json!({ "name": name })).await.good();
        person
    }

    /// The same person at another server, or at the same one after it came back.
    pub(crate) fn at(&self, host: &str) -> Self {
        Self { host: host.to_owned(), cookie: self.cookie.clone() }
    }

    /// Asks something that may change the cookie.
    pub(crate) async fn sign(&mut self, path: &str, body: Value) -> Answer {
        let answer = self.post(path, body).await;
        self.cookie = answer.cookie().or(self.cookie.take());
        answer
    }

    fn head(&self) -> Option<String> {
        self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}"))
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, body: &str) -> Answer {
        let head = self.head();
        let heads: Vec<&str> = head.iter().map(String::as_str).collect();
        request(&self.host, method, path, &heads, body).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, "").await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, &body.to_string()).await
    }

    /// Makes a table.
    pub(crate) async fn table(&self, request: Value) -> String {
        self.post("/api/tables", request).await.good()["id"].as_str().expect("it has a name").to_owned()
    }

    /// Gives a command over HTTP.
    pub(crate) async fn order(&self, table: &str, key: &str, command: Value) -> Value {
        self.post(&format!("/api/tables/{table}"), json!({ "key": key, "command": command })).await.good()
    }

    /// Gives a command that is accepted.
    pub(crate) async fn does(&self, table: &str, command: Value) -> u64 {
        let answer = self.order(table, &key(), command.clone()).await;
        assert_eq!(answer["answer"], "accepted", "{command}: {answer}");
        answer["number"].as_u64().expect("a number")
    }

    /// Gives a command that is refused for this reason.
    pub(crate) async fn cannot(&self, table: &str, command: Value, code: &str) -> Value {
        let answer = self.order(table, &key(), command.clone()).await;
        assert_eq!(
            (&answer["answer"], &answer["refusal"]["code"]),
            (&json!("refused"), &json!(code)),
            "{answer}"
        );
        answer["refusal"].clone()
    }

    /// Waits until this number of sockets is open on the server.
    pub(crate) async fn until_sockets(&self, count: u32) {
        let gauge = format!("miasma_sockets {count}");
        while !self.get("/metrics").await.body.lines().any(|line| line == gauge) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub(crate) async fn scene(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.good()
    }

    /// How the table stands, without its log and the hour.
    pub(crate) async fn sight(&self, table: &str) -> String {
        let mut scene = self.get(&format!("/api/tables/{table}?since=1000000")).await.good();
        scene["sheet"]["watchers"] = Value::Null;
        for seat in scene["sheet"]["seats"].as_array_mut().expect("seats") {
            seat["present"] = Value::Null;
        }
        scene.to_string()
    }

    pub(crate) async fn socket(&self) -> Socket {
        self.try_socket(&[]).await.expect("the socket opens")
    }

    /// A socket with next to no room for what was not read yet.
    pub(crate) async fn small_socket(&self) -> Socket {
        let request = self.opening(&[]);
        let small = TcpSocket::new_v4().expect("a socket");
        small.set_recv_buffer_size(2048).expect("it can be small");
        let stream =
            small.connect(self.host.parse().expect("an address")).await.expect("the server is there");
        let opened = tokio_tungstenite::client_async(request, MaybeTlsStream::Plain(stream)).await;
        Socket { stream: opened.expect("the socket opens").0, received: Vec::new(), id: 0 }
    }

    /// A socket with these heads more; the status where it is refused.
    pub(crate) async fn try_socket(&self, heads: &[(&'static str, &str)]) -> Result<Socket, u16> {
        match tokio_tungstenite::connect_async(self.opening(heads)).await {
            Ok((stream, _)) => Ok(Socket { stream, received: Vec::new(), id: 0 }),
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    fn opening(&self, heads: &[(&'static str, &str)]) -> Request {
        let mut request = format!("ws://{}/api/socket", self.host).into_client_request().expect("an address");
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().expect("plain text"));
        }
        for (name, value) in heads {
            request.headers_mut().insert(*name, value.parse().expect("plain text"));
        }
        request
    }

    /// Sits down in front of a table, all of whose log is told.
    pub(crate) async fn player(&self, table: &str, number: u64) -> Player {
        Player::come(self.socket().await, table, 0, number).await
    }
}

/// A socket, and everything that came over it.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) received: Vec<String>,
    id: u32,
}

impl Socket {
    pub(crate) async fn send(&mut self, text: String) {
        self.stream.send(Message::text(text)).await.expect("the socket is open");
    }

    /// Sends a message, unless the server has closed the socket.
    pub(crate) async fn try_send(&mut self, text: String) {
        let _ = self.stream.send(Message::text(text)).await;
    }

    /// Sends a ping, unless the server has closed the socket.
    pub(crate) async fn try_ping(&mut self) {
        let _ = self.stream.send(Message::Ping(vec![7; 100].into())).await;
    }

    pub(crate) async fn send_bytes(&mut self, bytes: Vec<u8>) {
        self.stream.send(Message::binary(bytes)).await.expect("the socket is open");
    }

    /// The next message; nothing once the socket is closed.
    pub(crate) async fn receive(&mut self) -> Option<Value> {
        loop {
            let frame =
                tokio::time::timeout(LONG, self.stream.next()).await.expect("the server says something");
            match frame {
                Some(Ok(Message::Text(text))) => {
                    self.received.push(text.as_str().to_owned());
                    return Some(serde_json::from_str(text.as_str()).expect("messages are JSON"));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// With which code the server closes the socket; nothing where it just breaks off.
    pub(crate) async fn end(&mut self) -> Option<u16> {
        loop {
            match tokio::time::timeout(LONG, self.stream.next()).await.expect("the server says something") {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// The number under which the next message is sent.
    pub(crate) fn number(&mut self) -> u32 {
        self.id += 1;
        self.id
    }

    /// Asks something and returns the answer, passing over what comes between.
    pub(crate) async fn ask(&mut self, mut message: Value) -> Value {
        let id = self.number();
        message["id"] = id.into();
        self.send(message.to_string()).await;
        loop {
            let received = self.receive().await.expect("the socket is open");
            if received["id"] == id {
                return received;
            }
        }
    }
}

/// Somebody in front of a table, who hears of everything and answers at random.
pub(crate) struct Player {
    pub(crate) socket: Socket,
    pub(crate) table: String,
    /// The numbers of the log in the order in which they were told.
    pub(crate) numbers: Vec<u64>,
    pub(crate) moved: u64,
    pub(crate) question: Value,
    pub(crate) undo: Value,
    pub(crate) result: Value,
    pub(crate) sheet: Value,
    pub(crate) view: Value,
    pub(crate) present: Value,
    /// What happened, by its number.
    pub(crate) log: BTreeMap<u64, Value>,
    rng: BotRng,
    /// Whether moves are taken back now and then.
    pub(crate) wavers: bool,
    /// Whether everything that can be left out is.
    pub(crate) hurries: bool,
    pub(crate) accepted: Vec<u64>,
    /// Whether the last answer was to a secret question.
    was_secret: bool,
}

impl Player {
    pub(crate) async fn come(mut socket: Socket, table: &str, since: u64, number: u64) -> Self {
        let answer = socket.ask(json!({ "type": "watch", "table": table, "since": since })).await;
        assert_eq!(answer["type"], "scene", "{answer}");
        let mut player = Self {
            socket,
            table: table.to_owned(),
            numbers: Vec::new(),
            moved: 0,
            question: Value::Null,
            undo: Value::Null,
            result: Value::Null,
            sheet: Value::Null,
            view: Value::Null,
            present: Value::Null,
            log: BTreeMap::new(),
            rng: BotRng::numbered(number),
            wavers: false,
            hurries: false,
            accepted: Vec::new(),
            was_secret: false,
        };
        player.take(&answer);
        player
    }

    /// The last entry that was told.
    pub(crate) fn number(&self) -> u64 {
        self.numbers.last().copied().unwrap_or(0)
    }

    fn take(&mut self, received: &Value) {
        match received["type"].as_str().expect("messages have a type") {
            "scene" => {
                let scene = &received["scene"];
                for line in scene["log"].as_array().expect("a log") {
                    self.note(line);
                }
                self.sheet = scene["sheet"].clone();
                self.view = scene["view"].clone();
                self.update_state(scene);
            }
            "update" => {
                self.note(&received["line"]);
                if let Some(sheet) = received.get("sheet") {
                    self.sheet = sheet.clone();
                }
                for patch in received.get("patches").and_then(Value::as_array).into_iter().flatten() {
                    apply_patch(&mut self.view, patch);
                }
                self.update_state(received);
            }
            "present" => self.present = received.clone(),
            _ => {}
        }
    }

    fn note(&mut self, line: &Value) {
        let number = line["number"].as_u64().expect("a number");
        self.numbers.push(number);
        self.log.insert(number, line["what"].clone());
    }

    fn update_state(&mut self, message: &Value) {
        self.moved = message["moved"].as_u64().expect("a number");
        self.question = message["question"].clone();
        self.undo = message["undo"].clone();
        self.result = message["result"].clone();
    }

    /// Hears one message.
    pub(crate) async fn receive(&mut self) -> Value {
        let received = self.socket.receive().await.expect("the socket is open");
        self.take(&received);
        received
    }

    /// Hears until something is so.
    pub(crate) async fn until(&mut self, so: impl Fn(&Self) -> bool) {
        while !so(self) {
            self.receive().await;
        }
    }

    /// Hears until this kind of thing has happened, and tells its number.
    pub(crate) async fn until_kind(&mut self, kind: &str) -> u64 {
        loop {
            let found = self.log.iter().rev().find(|(_, what)| what["kind"] == kind);
            if let Some((number, _)) = found {
                return *number;
            }
            self.receive().await;
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.sheet["stage"].as_str(), Some("over" | "closed"))
    }

    /// Gives a command and waits for the answer, hearing what comes between.
    pub(crate) async fn order(&mut self, key: &str, command: Value) -> Value {
        let id = self.socket.number();
        let order = json!({ "key": key, "command": command });
        self.socket
            .send(json!({ "type": "do", "id": id, "table": self.table, "order": order }).to_string())
            .await;
        loop {
            let received = self.receive().await;
            if received["id"] == id {
                return received;
            }
        }
    }

    /// One of what may be answered.
    pub(crate) fn some_choice(&mut self) -> Value {
        let options = self.question["options"].as_array().expect("somebody is asked").clone();
        let done = options.iter().find(|option| self.hurries && **option == "done").cloned();
        let choice = done.unwrap_or_else(|| options[self.rng.below(options.len() as u32) as usize].clone());
        json!({ "do": "choose", "seat": self.question["seat"], "after": self.moved, "choice": choice })
    }

    /// Answers the question, or takes back what came before it.
    pub(crate) async fn act(&mut self) {
        let back = self.undo["entries"].as_array().filter(|entries| !entries.is_empty()).cloned();
        let command = match back.filter(|_| self.wavers && self.rng.below(6) == 0) {
            Some(entries) => {
                let from = &entries[self.rng.below(entries.len() as u32) as usize];
                json!({ "do": "undo", "seat": self.undo["seat"], "after": self.moved, "from": from })
            }
            None => self.some_choice(),
        };
        self.was_secret = self.question.get("unanswered").is_some();
        let answer = self.order(&key(), command.clone()).await;
        // The time for a secret question is short in tests.
        if answer["answer"] != "accepted" && self.was_secret {
            return;
        }
        assert_eq!(answer["answer"], "accepted", "{command}: {answer}");
        self.accepted.push(answer["number"].as_u64().expect("a number"));
    }

    /// Plays until the game is over, or the log has this number.
    pub(crate) async fn play(&mut self, last: u64) {
        while !self.is_over() && self.number() < last {
            if self.question.is_null() {
                self.receive().await;
            } else {
                self.act().await;
            }
        }
    }

    /// Whether every entry from `first` to the last was told, once and in order.
    #[track_caller]
    pub(crate) fn received_all_from(&self, first: u64) {
        let all: Vec<u64> = (first..first + self.numbers.len() as u64).collect();
        assert_eq!(self.numbers, all);
    }
}

/// Lets people play together until the game is over, or the log has this number, and all have received what the others did.
pub(crate) async fn play(players: &mut [Player], last: u64) {
    futures_util::future::join_all(players.iter_mut().map(|player| player.play(last))).await;
    let received = players.iter().map(Player::number).max().unwrap_or(0);
    for player in players {
        player.until(|player| player.number() >= received).await;
    }
}

/// A table of so many people that has begun: the first of them made it.
pub(crate) async fn begin(people: &[Person], mut request: Value) -> String {
    request["seats"] = request.get("seats").cloned().unwrap_or_else(|| json!([{ "kind": "me" }]));
    request["setup"]["players"] = people.len().to_string().into();
    let table = people[0].table(request).await;
    for (seat, person) in (1..).zip(people).skip(1) {
        person.does(&table, json!({ "do": "sit", "seat": seat })).await;
    }
    people[0].does(&table, json!({ "do": "start" })).await;
    table
}
