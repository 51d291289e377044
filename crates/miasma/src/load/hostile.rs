//! Hostile clients next to a load test: `miasma load --hostile`.
//!
//! They come from addresses of their own (`X-Forwarded-For`), each at a fixed rate, so that the test measures the server and not the
//! speed of its attackers.

use super::http::Http;
use super::latencies::{Latencies, Phase};
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::task::JoinSet;

/// Tables with four master bots each, all of one guest who watches them.
const BOT_TABLES: usize = 40;
/// Tables that one socket watches; the server allows 32.
const TABLES_PER_SOCKET: usize = 20;
/// Sockets that send more messages than allowed, and messages each sends in a second.
const FLOODERS: usize = 6;
const FLOOD_RATE: u64 = 500;
/// Connections that send nothing, or half a request.
const SILENT: usize = 200;
/// Clients that try passwords, clients that send large bodies, and clients that upload packs; each once in this time.
const SENDERS: usize = 2;
const SEND_EVERY: Duration = Duration::from_millis(250);
/// Clients that open a socket, watch a table from its first entry and leave; each once in this time.
const RECONNECTORS: usize = 8;
const RECONNECT_EVERY: Duration = Duration::from_millis(400);

/// Time after the hostile clients began or ended in which nothing is measured.
const SETTLING: Duration = Duration::from_secs(3);

/// The target: the 99th percentile with hostile clients divided by the one without.
pub(super) const MAX_RATIO: f64 = 2.0;

/// The 99th percentiles of one quiet and one hostile phase, in milliseconds.
#[derive(Serialize)]
pub(super) struct Round {
    pub(super) quiet_p99_ms: f64,
    pub(super) hostile_p99_ms: f64,
    pub(super) ratio: f64,
}

/// What came of a load test with hostile clients.
#[derive(Serialize)]
pub(super) struct HostileReport {
    /// Quiet and hostile phases in turn.
    pub(super) rounds: Vec<Round>,
    /// All quiet phases against all hostile ones.
    pub(super) total: Round,
    pub(super) attacks: Attacks,
}

impl Round {
    fn of(quiet: &Latencies, hostile: &Latencies) -> Self {
        let (quiet_p99_ms, hostile_p99_ms) = (quiet.at(0.99), hostile.at(0.99));
        Self { quiet_p99_ms, hostile_p99_ms, ratio: hostile_p99_ms / quiet_p99_ms.max(0.001) }
    }
}

impl HostileReport {
    /// The report of phases whose even numbers were quiet and whose odd ones were hostile.
    pub(super) fn of(latencies: &Latencies, rounds: u32, attacks: Attacks) -> Self {
        let of = |phase: u32| latencies.of(|other| other == phase);
        let rounds = (0..rounds).map(|round| Round::of(&of(2 * round), &of(2 * round + 1))).collect();
        let total = Round::of(&latencies.of(|phase| phase % 2 == 0), &latencies.of(|phase| phase % 2 == 1));
        Self { rounds, total, attacks }
    }
}

/// Lets quiet and hostile phases take turns, each of this duration.
pub(super) async fn alternate(
    http: &Arc<Http>,
    tables: impl Fn() -> Vec<String>,
    phase: &Phase,
    rounds: u32,
    duration: Duration,
) -> Result<Attacks, String> {
    let attacks = Arc::new(Attacks::default());
    let runtime = attackers_runtime().map_err(|error| format!("the hostile clients can't start: {error}"))?;
    for round in 0..rounds {
        tokio::time::sleep(SETTLING).await;
        phase.set(Some(2 * round));
        tokio::time::sleep(duration).await;
        phase.set(None);
        let hostile = Hostile::begin(http, &tables(), &attacks, runtime.handle()).await?;
        tokio::time::sleep(SETTLING).await;
        phase.set(Some(2 * round + 1));
        tokio::time::sleep(duration).await;
        phase.set(None);
        hostile.end().await?;
    }
    runtime.shutdown_background();
    Arc::into_inner(attacks).ok_or_else(|| "a hostile client is still there".to_owned())
}

/// A thread for the hostile clients. On Linux it has a low priority: attackers have machines of their own, and what they compute here must
/// delay neither the server nor the clients whose latency is measured.
fn attackers_runtime() -> std::io::Result<Runtime> {
    let mut builder = Builder::new_multi_thread();
    #[cfg(target_os = "linux")]
    builder.on_thread_start(|| {
        let _ = rustix::process::nice(10);
    });
    builder.worker_threads(1).thread_name("attacker").enable_all().build()
}

/// What the hostile clients did.
#[derive(Default, Serialize)]
pub(super) struct Attacks {
    pub(super) messages: AtomicU64,
    pub(super) closed_sockets: AtomicU64,
    pub(super) requests: AtomicU64,
    pub(super) refused: AtomicU64,
    pub(super) connections: AtomicU64,
}

/// The hostile clients of one phase.
pub(super) struct Hostile {
    http: Arc<Http>,
    tasks: JoinSet<()>,
    runtime: Handle,
    stop: Arc<AtomicBool>,
    /// The guest with the bot tables, and those tables.
    bots: Option<(String, Vec<String>)>,
}

impl Hostile {
    /// Lets all of them begin. `tables` are tables that anybody may watch.
    pub(super) async fn begin(
        http: &Arc<Http>,
        tables: &[String],
        attacks: &Arc<Attacks>,
        runtime: &Handle,
    ) -> Result<Self, String> {
        let mut hostile = Self {
            http: Arc::clone(http),
            tasks: JoinSet::new(),
            runtime: runtime.clone(),
            stop: Arc::new(AtomicBool::new(false)),
            bots: None,
        };
        hostile.start_bots().await?;
        for number in 0..FLOODERS {
            let (http, stop, attacks) = hostile.parts(attacks);
            hostile.spawn(async move { flood(&http, number, &stop, &attacks).await });
        }
        for number in 0..SILENT {
            let (http, stop, attacks) = hostile.parts(attacks);
            hostile.spawn(async move { keep_silent(&http, number, &stop, &attacks).await });
        }
        for number in 0..3 * SENDERS {
            let (http, stop, attacks) = hostile.parts(attacks);
            hostile.spawn(async move { send_repeatedly(&http, number, &stop, &attacks).await });
        }
        for number in 0..RECONNECTORS {
            let (http, stop, attacks) = hostile.parts(attacks);
            let tables = tables.to_vec();
            hostile.spawn(async move { reconnect(&http, number, &tables, &stop, &attacks).await });
        }
        Ok(hostile)
    }

    /// Runs one of the clients on the threads of the attackers.
    fn spawn(&mut self, client: impl Future<Output = ()> + Send + 'static) {
        self.tasks.spawn_on(client, &self.runtime);
    }

    fn parts(&self, attacks: &Arc<Attacks>) -> (Arc<Http>, Arc<AtomicBool>, Arc<Attacks>) {
        (Arc::clone(&self.http), Arc::clone(&self.stop), Arc::clone(attacks))
    }

    /// Seats master bots at tables, and watches them so that they play.
    async fn start_bots(&mut self) -> Result<(), String> {
        let http = self.http.forwarded_for("203.0.113.9");
        let cookie = http.guest("bot herder").await?;
        let bot = json!({ "kind": "bot", "level": "master" });
        let request = json!({ "game": "rattus", "setup": { "players": "4" }, "seats": [bot, bot, bot, bot] });
        let mut tables = Vec::new();
        for _ in 0..BOT_TABLES {
            // More than the server allows are refused, which is one of the points.
            let made = http.ask("POST", "/api/tables", Some(&cookie), &request.to_string()).await?;
            let made: Value = serde_json::from_str(&made.body).unwrap_or_default();
            let Some(id) = made["id"].as_str() else { break };
            let start = json!({ "key": "start-the-bots", "command": { "do": "start" } }).to_string();
            http.ask("POST", &format!("/api/tables/{id}"), Some(&cookie), &start).await?;
            tables.push(id.to_owned());
        }
        for some in tables.chunks(TABLES_PER_SOCKET) {
            let mut socket = http.open_socket(Some(&cookie)).await?;
            for table in some {
                socket.send(&format!(r#"{{"type":"watch","id":1,"table":"{table}"}}"#)).await?;
            }
            let stop = Arc::clone(&self.stop);
            self.spawn(
                async move { while !stop.load(Ordering::Relaxed) && socket.receive().await.is_some() {} },
            );
        }
        self.bots = Some((cookie, tables));
        Ok(())
    }

    /// Ends all of them, and deletes what they left.
    pub(super) async fn end(mut self) -> Result<(), String> {
        self.stop.store(true, Ordering::Relaxed);
        self.tasks.shutdown().await;
        if let Some((cookie, tables)) = self.bots.take() {
            let http = self.http.forwarded_for("203.0.113.9");
            for table in tables {
                http.delete(&cookie, &format!("/api/tables/{table}")).await?;
            }
            http.delete(&cookie, "/api/me").await?;
        }
        Ok(())
    }
}

/// Sends messages faster than allowed, and opens the next socket when one is closed.
async fn flood(http: &Http, number: usize, stop: &AtomicBool, attacks: &Attacks) {
    let http = http.forwarded_for(&format!("203.0.113.{}", 20 + number));
    let Ok(cookie) = http.guest(&format!("flooder {number}")).await else { return };
    while !stop.load(Ordering::Relaxed) {
        let Ok(mut socket) = http.open_socket(Some(&cookie)).await else {
            tokio::time::sleep(Duration::from_millis(500)).await;
            continue;
        };
        let mut ticks = tokio::time::interval(Duration::from_millis(20));
        'open: loop {
            ticks.tick().await;
            for _ in 0..FLOOD_RATE / 50 {
                if stop.load(Ordering::Relaxed) || socket.send(r#"{"type":"ping","id":1}"#).await.is_err() {
                    break 'open;
                }
                attacks.messages.fetch_add(1, Ordering::Relaxed);
            }
            // Reads what has come, so that backpressure does not slow the flood down.
            while let Ok(received) = tokio::time::timeout(Duration::ZERO, socket.receive()).await {
                if received.is_none() {
                    break 'open;
                }
            }
        }
        attacks.closed_sockets.fetch_add(1, Ordering::Relaxed);
    }
}

/// Opens a connection, sends nothing or the beginning of a request, and waits until the server closes it.
async fn keep_silent(http: &Http, number: usize, stop: &AtomicBool, attacks: &Attacks) {
    let beginnings: [&[u8]; 3] = [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.8\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.8\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
    ];
    while !stop.load(Ordering::Relaxed) {
        let Ok(mut stream) = TcpStream::connect(http.host()).await else { return };
        attacks.connections.fetch_add(1, Ordering::Relaxed);
        let _ = stream.write_all(beginnings[number % beginnings.len()]).await;
        let mut received = [0; 512];
        while stream.read(&mut received).await.is_ok_and(|bytes| bytes > 0) {}
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// Tries passwords, sends large bodies or uploads packs.
async fn send_repeatedly(http: &Http, number: usize, stop: &AtomicBool, attacks: &Attacks) {
    let http = http.forwarded_for(&format!("203.0.113.{}", 40 + number));
    let Ok(cookie) = http.guest(&format!("sender {number}")).await else { return };
    let file = "# ".repeat(250_000);
    let mut ticks = tokio::time::interval(SEND_EVERY);
    for round in 0_u64.. {
        ticks.tick().await;
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let (path, body) = match number % 3 {
            0 => (
                "/api/sign-in",
                json!({ "login": format!("user-{}", round % 7), "password": "wrong password" }),
            ),
            1 => (
                "/api/tables",
                json!({ "game": "x".repeat(if round % 2 == 0 { 60_000 } else { 3_000_000 }) }),
            ),
            _ => ("/api/packs", json!({ "game": "rattus", "name": "Big", "files": { "rats.toml": file } })),
        };
        attacks.requests.fetch_add(1, Ordering::Relaxed);
        let answer = http.ask("POST", path, Some(&cookie), &body.to_string()).await;
        if answer.is_ok_and(|answer| answer.status >= 400) {
            attacks.refused.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Opens sockets, watches a table from its first entry, and leaves.
async fn reconnect(http: &Http, number: usize, tables: &[String], stop: &AtomicBool, attacks: &Attacks) {
    let http = http.forwarded_for(&format!("203.0.113.{}", 60 + number));
    let Ok(cookie) = http.guest(&format!("storm {number}")).await else { return };
    let mut ticks = tokio::time::interval(RECONNECT_EVERY);
    for round in number.. {
        ticks.tick().await;
        if stop.load(Ordering::Relaxed) || tables.is_empty() {
            return;
        }
        let Ok(mut socket) = http.open_socket(Some(&cookie)).await else { continue };
        attacks.connections.fetch_add(1, Ordering::Relaxed);
        let table = &tables[round % tables.len()];
        let _ = socket.send(&format!(r#"{{"type":"watch","id":1,"table":"{table}"}}"#)).await;
        let _ = tokio::time::timeout(Duration::from_secs(5), socket.receive()).await;
    }
}
