//! A fuzz test of the HTTP interface: paths, queries and bodies.

use crate::client::begin;
use crate::cluster::{Cluster, Node};
use crate::{Test, tests};
use fuzz::{Fuzz, Outcome, Tally, Witness};
use serde_json::{Value, json};
use server::Config;
use std::time::Instant;
use store::TableId;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

pub(crate) const TESTS: &[(&str, Test)] = tests![bodies::{
    fuzz_bodies,
}];

/// Cases after which another table takes the place of one whose game may be over.
const CASES_PER_TABLE: u64 = 500;

/// Requests, each a method and a path and, in the next line, a body. `TABLE` stands for the table. Passwords are left out,
/// because hashing them takes most of a second.
const REQUESTS: &[&str] = &[
    "POST /api/me\n{\"name\":\"Anna\"}",
    "POST /api/me\n{\"name\":\"Ben\",\"invitation\":\"code\"}",
    "POST /api/me/account\n{\"login\":\"anna\",\"password\":\"short\",\"old_password\":null}",
    "POST /api/recover\n{\"secret\":\"0123456789abcdef\"}",
    "POST /api/recover/look\n{\"secret\":\"0123456789abcdef\"}",
    "POST /api/tables\n{\"game\":\"rattus\",\"setup\":{\"players\":\"3\",\"boxes\":\"base,africanus\"},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\",\"level\":\"novice\"},{\"kind\":\"invited\",\"name\":\"Cleo\"}],\"public\":true,\"pace\":{\"kind\":\"live\",\"turn_s\":60,\"reserve_s\":600},\"leavers\":\"vote\",\"seed\":null}",
    "POST /api/tables\n{\"game\":\"pest\",\"setup\":{\"variant\":\"duel\"},\"pace\":{\"kind\":\"correspondence\",\"hours\":24},\"hints\":false}",
    "POST /api/tables/TABLE\n{\"key\":\"12345678\",\"command\":{\"do\":\"choose\",\"seat\":1,\"after\":4,\"choice\":\"place gallia\"}}",
    "POST /api/tables/TABLE\n{\"key\":\"12345678\",\"command\":{\"do\":\"undo\",\"seat\":1,\"after\":4,\"from\":3}}",
    "POST /api/tables/TABLE\n{\"key\":\"12345678\",\"command\":{\"do\":\"say\",\"room\":\"table\",\"text\":\"Hello\"}}",
    "POST /api/tables/TABLE\n{\"key\":\"12345678\",\"command\":{\"do\":\"sit\",\"seat\":2,\"invite\":\"secret\"}}",
    "POST /api/tables/TABLE\n{\"key\":\"12345678\",\"command\":{\"do\":\"mute\",\"who\":2,\"silent\":true}}",
    "POST /api/tables/TABLE\n{\"key\":\"12345678\",\"command\":{\"do\":\"ban\",\"who\":2,\"banned\":true}}",
    "POST /api/tables/TABLE\n{\"key\":\"12345678\",\"command\":{\"do\":\"end\",\"seat\":1,\"agree\":true}}",
    "POST /api/tables/TABLE\n{\"key\":\"12345678\",\"command\":{\"do\":\"vote\",\"seat\":1,\"about\":2,\"vote\":\"wait\"}}",
    "POST /api/tables/TABLE/fork\n{\"number\":3,\"seat\":1,\"level\":\"random\"}",
    "POST /api/tables/TABLE/block\n{\"who\":2,\"blocked\":true}",
    "POST /api/packs\n{\"game\":\"pest\",\"name\":\"Mine\",\"files\":{\"player_board.toml\":\"wood = 1\"}}",
    "POST /api/reports\n{\"table\":\"TABLE\",\"number\":3,\"who\":2,\"text\":\"It does not work\",\"details\":{\"a\":[1,null]}}",
    "POST /api/today\n{\"practice\":true}",
    "DELETE /api/me/blocks/00\n",
    "DELETE /api/packs/00\n",
    "GET /api/tables?which=open&skip=0\n",
    "GET /api/tables/TABLE?since=3\n",
    "GET /api/tables/TABLE/log?since=0\n",
    "GET /api/tables/TABLE/why?seat=1&choice=place%20gallia\n",
    "GET /api/tables/TABLE/query/odds?seat=1&of=gallia\n",
    "GET /api/tables/TABLE/replay?as=seat%201&from=0&most=3\n",
    "GET /api/tables/TABLE/record\n",
    "GET /api/packs/00\n",
    "GET /api/games/rattus?players=3&boxes=base\n",
    "POST /api/admin/people/00\n{\"do\":\"rename\",\"name\":\"Anna\"}",
];

/// A connection that stays open for many requests.
struct Wire {
    host: String,
    cookie: String,
    stream: Option<BufReader<TcpStream>>,
}

impl Wire {
    /// Sends a request, and returns the status and the body of the response.
    async fn send(&mut self, method: &str, path: &str, body: &[u8]) -> (u16, Vec<u8>) {
        // A connection that the server has closed is opened again, once.
        for _ in 0..2 {
            let stream = match &mut self.stream {
                Some(stream) => stream,
                None => {
                    let stream = TcpStream::connect(&self.host).await.expect("the server is there");
                    stream.set_nodelay(true).expect("it can be");
                    self.stream.insert(BufReader::new(stream))
                }
            };
            let head = format!(
                "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
                self.host,
                self.cookie,
                body.len()
            );
            let sent = [head.as_bytes(), body].concat();
            if stream.write_all(&sent).await.is_ok()
                && let Some((response, closes)) = response(stream).await
            {
                if closes {
                    self.stream = None;
                }
                return response;
            }
            self.stream = None;
        }
        panic!("the server does not answer {method} {path}");
    }
}

/// Reads a response; `None` if the connection is closed. Also returns whether the server closes it now.
async fn response(stream: &mut BufReader<TcpStream>) -> Option<((u16, Vec<u8>), bool)> {
    let (mut status, mut length, mut closes) = (0, 0, false);
    let mut line = String::new();
    loop {
        line.clear();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        let text = line.trim_end().to_ascii_lowercase();
        if let Some(rest) = text.strip_prefix("http/1.1 ") {
            status = rest[..3].parse().expect("a status");
        } else if let Some(rest) = text.strip_prefix("content-length: ") {
            length = rest.parse().expect("a length");
        } else if text == "connection: close" {
            closes = true;
        } else if text.is_empty() {
            break;
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.ok()?;
    Some(((status, body), closes))
}

/// The number of write transactions so far.
fn writes(node: &Node) -> u64 {
    node.store.stats().commit_counts.last().copied().unwrap_or_default()
}

/// What the server has stored, as far as requests may change it.
async fn stored(node: &Node, table: &str) -> String {
    let store = &node.store;
    let tables = store.count_tables(None).await.expect("counts");
    let row = store.table(&TableId(table.to_owned())).await.expect("the store answers").map(|row| row.last);
    let packs = store.count_documents("packs").await.expect("a count");
    let reports = store.reports(None, 0, 1).await.expect("reports");
    let people = store.people("", 0, 3).await.expect("people");
    format!("{tables:?} {row:?} {packs} {reports:?} {people:?}")
}

async fn fuzz_bodies(cluster: Cluster) {
    let node = cluster.serve_with(Config { unlimited: true, ..Config::default() }).await;
    let mut fuzz = Fuzz::of("bodies", 1500).corpus(REQUESTS.iter().copied()).words([
        "\"",
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        "null",
        "true",
        "\"do\":",
        "\"seat\":",
        "\\u0000",
        "\u{202e}",
        "%00",
        "..",
        "%2f",
        "/",
    ]);
    let (mut tally, begun) = (Tally::default(), Instant::now());
    let mut wire = Wire { host: node.host.clone(), cookie: String::new(), stream: None };
    let (mut table, mut before) = (String::new(), String::new());
    for case in 1..=fuzz.cases() {
        if case % CASES_PER_TABLE == 1 {
            // Other people, too: these may have blocked each other by now. Their names are new: a case may have made an account of
            // a name that the corpus has.
            let guest = async |part: &str| node.guest(&format!("{part} {case}")).await;
            let people = [guest("First").await, guest("Second").await];
            table = begin(&people, json!({ "game": "rattus", "public": true, "player_aids": true })).await;
            wire.cookie = people[0].cookie.clone().expect("a session");
            before = stored(&node, &table).await;
        }
        let input = fuzz.input();
        let text = input.escape_ascii().to_string();
        let witness = Witness { name: "bodies", case, input: &input };
        let (first, body) = match input.iter().position(|byte| *byte == b'\n') {
            Some(end) => (&input[..end], &input[end + 1..]),
            None => (&input[..], &[][..]),
        };
        let first = String::from_utf8_lossy(first);
        let (method, path) = first.split_once(' ').unwrap_or(("POST", &first));
        let method = if ["GET", "POST", "DELETE"].contains(&method) { method } else { "POST" };
        let written = writes(&node);
        let body = String::from_utf8_lossy(body).replace("TABLE", &table);
        let (status, answer) = wire.send(method, &sent_path(path, &table), body.as_bytes()).await;
        let outcome = match status {
            200 => {
                before = stored(&node, &table).await;
                Outcome::Accepted
            }
            400..=499 => {
                let refusal: Value = serde_json::from_slice(&answer).unwrap_or_default();
                let says = |name: &str| refusal[name].as_str().is_some_and(|text| !text.is_empty());
                assert!(says("code") && says("message"), "{status} without a reason: {text}");
                if written != writes(&node) {
                    assert_eq!(before, stored(&node, &table).await, "refused, and stored something: {text}");
                }
                Outcome::Refused
            }
            _ => panic!("status {status}: {text}"),
        };
        drop(witness);
        fuzz.note(&mut tally, input, outcome);
    }
    tally.took = begun.elapsed();
    println!("fuzz bodies: {tally}");
    assert!(tally.accepted > 0 && tally.refused > 0, "{tally}");
    node.stop().await;
}

/// A path below `/api` that can be sent: what is not printable is escaped.
fn sent_path(path: &str, table: &str) -> String {
    let path = path.replace("TABLE", table);
    let path = path.trim_start_matches('/').trim_start_matches("api").trim_start_matches('/');
    let mut sent = String::from("/api/");
    for byte in path.bytes() {
        match byte {
            b'!'..=b'~'
                if !matches!(byte, b'"' | b'<' | b'>' | b'#' | b'`' | b'{' | b'}' | b'\\' | b'^' | b'|') =>
            {
                sent.push(char::from(byte));
            }
            _ => sent.push_str(&format!("%{byte:02X}")),
        }
    }
    sent
}
