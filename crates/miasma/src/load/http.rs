//! The HTTP requests of a load test.

use futures_util::{SinkExt as _, StreamExt as _};
use http_client::Response;
use serde_json::Value;
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// The server under test.
pub(super) struct Http {
    host: String,
    /// The address that requests claim to come from, if not from here.
    forwarded_for: Option<String>,
}

/// A socket that sends and receives texts.
pub(super) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(super) async fn send(&mut self, text: &str) -> Result<(), String> {
        self.0.send(Message::text(text)).await.map_err(|error| format!("the socket broke: {error}"))
    }

    /// Waits for the next frame; `None` once the socket is closed.
    pub(super) async fn receive(&mut self) -> Option<()> {
        match self.0.next().await {
            Some(Ok(Message::Close(_)) | Err(_)) | None => None,
            Some(Ok(_)) => Some(()),
        }
    }
}

/// Resource usage from the metrics of the server.
pub(super) struct Usage {
    pub(super) cpu_s: f64,
    pub(super) bytes: f64,
    /// The histogram of commits: upper bounds in seconds, ascending, and how many commits took at most as long.
    pub(super) commits: Vec<(f64, f64)>,
}

impl Usage {
    /// The time that a share of the commits since `earlier` did not exceed, in seconds, interpolated within its bucket.
    pub(super) fn commit_quantile(&self, earlier: &Self, share: f64) -> f64 {
        let counts = self.commits.iter().zip(&earlier.commits).map(|(now, then)| (now.0, now.1 - then.1));
        let counts: Vec<(f64, f64)> = counts.collect();
        let wanted = counts.last().map_or(0.0, |(_, all)| all * share);
        if wanted == 0.0 {
            return 0.0;
        }
        let mut below = (0.0, 0.0);
        for (bound, count) in counts {
            if count >= wanted && count > below.1 && bound.is_finite() {
                return below.0 + (bound - below.0) * (wanted - below.1) / (count - below.1);
            }
            if bound.is_finite() {
                below = (bound, count);
            }
        }
        below.0
    }
}

/// A bucket of the histogram of commits, if `line` is one.
fn bucket(line: &str) -> Option<(f64, f64)> {
    let (bound, count) =
        line.strip_prefix("miasma_commit_duration_seconds_bucket{le=\"")?.split_once("\"} ")?;
    Some((bound.replace("+Inf", "inf").parse().ok()?, count.parse().ok()?))
}

impl Http {
    pub(super) fn new(url: &str) -> Result<Self, String> {
        let host = url.strip_prefix("http://").map(|host| host.trim_end_matches('/'));
        let host = host.filter(|host| !host.is_empty() && !host.contains('/'));
        let host =
            host.ok_or_else(|| format!("\"{url}\" is not the URL of a server: write http://127.0.0.1:8420"))?;
        Ok(Self { host: host.to_owned(), forwarded_for: None })
    }

    /// The same server, asked from another address as far as a server knows that trusts this machine as its proxy.
    pub(super) fn forwarded_for(&self, address: &str) -> Self {
        Self { host: self.host.clone(), forwarded_for: Some(address.to_owned()) }
    }

    /// The address and port of the server.
    pub(super) fn host(&self) -> &str {
        &self.host
    }

    /// Opens a socket.
    pub(super) async fn open_socket(&self, cookie: Option<&str>) -> Result<Socket, String> {
        let failed =
            |error: tokio_tungstenite::tungstenite::Error| format!("no socket could be opened: {error}");
        let mut request = self.socket().into_client_request().map_err(failed)?;
        for (name, value) in self.headers(cookie) {
            let value = value.parse().map_err(|_| format!("{name} can't be sent"))?;
            request.headers_mut().insert(name, value);
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await.map_err(failed)?;
        Ok(Socket(socket))
    }

    /// The headers of a request with this cookie.
    pub(super) fn headers<'a>(&'a self, cookie: Option<&'a str>) -> Vec<(&'static str, &'a str)> {
        let cookie = cookie.map(|cookie| ("cookie", cookie));
        let address = self.forwarded_for.as_deref().map(|address| ("x-forwarded-for", address));
        cookie.into_iter().chain(address).collect()
    }

    /// The URL of the WebSocket.
    pub(super) fn socket(&self) -> String {
        format!("ws://{}/api/socket", self.host)
    }

    /// Creates a guest and returns the cookie.
    pub(super) async fn guest(&self, name: &str) -> Result<String, String> {
        let body = serde_json::json!({ "name": name }).to_string();
        let response = self.ask("POST", "/api/me", None, &body).await?;
        response.cookie().ok_or_else(|| format!("no guest could be made: {}", response.body))
    }

    /// Creates a table where its creator has the first seat, and returns its id.
    pub(super) async fn make(&self, cookie: &str, game: &str, players: usize) -> Result<String, String> {
        let body = serde_json::json!({
            "game": game,
            "setup": { "players": players.to_string() },
            "seats": [{ "kind": "me" }],
        });
        let answer = self.ask_patiently("POST", "/api/tables", cookie, &body.to_string()).await?;
        let id = answer["id"].as_str().map(str::to_owned);
        id.ok_or_else(|| format!("no table could be made: {answer}"))
    }

    /// The numbers of all moves in the log of a table, and of its last entry.
    pub(super) async fn moves(&self, cookie: &str, table: &str) -> Result<(BTreeSet<u64>, u64), String> {
        let (mut moves, mut last) = (BTreeSet::new(), 0);
        loop {
            let path = format!("/api/tables/{table}/log?since={last}");
            let answer = self.ask_patiently("GET", &path, cookie, "").await?;
            let lines = answer.as_array().ok_or_else(|| format!("the log can't be read: {answer}"))?;
            for line in lines {
                let number = line["number"].as_u64().ok_or("a line without a number")?;
                if line["what"]["kind"] == "moved" {
                    moves.insert(number);
                }
                last = number;
            }
            if lines.is_empty() {
                return Ok((moves, last));
            }
        }
    }

    /// Agrees to end a game. It does not matter if the game is over.
    pub(super) async fn agree_to_end(&self, cookie: &str, table: &str, seat: u8) -> Result<(), String> {
        let command = serde_json::json!({ "do": "end", "seat": seat, "agree": true });
        let order = serde_json::json!({ "key": format!("load-end-{seat}"), "command": command });
        let path = format!("/api/tables/{table}");
        self.ask_patiently("POST", &path, cookie, &order.to_string()).await.map(drop)
    }

    /// Deletes a table, a guest or anything else that belongs to the guest with this cookie.
    pub(super) async fn delete(&self, cookie: &str, path: &str) -> Result<(), String> {
        loop {
            let response = self.ask("DELETE", path, Some(cookie), "").await?;
            match response.status {
                200 => return Ok(()),
                429 => tokio::time::sleep(Duration::from_millis(500)).await,
                _ => return Err(format!("DELETE {path} failed: {}", response.body)),
            }
        }
    }

    /// The resource usage of the server so far.
    pub(super) async fn server(&self) -> Result<Usage, String> {
        let text = self.ask("GET", "/metrics", None, "").await?.body;
        let metric = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|value| value.parse().ok()).unwrap_or(0.0)
        };
        Ok(Usage {
            cpu_s: metric("process_cpu_seconds_total"),
            bytes: metric("process_resident_memory_bytes"),
            commits: text.lines().filter_map(bucket).collect(),
        })
    }

    /// Sends a request until no rate limit refuses it, and returns the JSON of the response.
    async fn ask_patiently(
        &self,
        method: &str,
        path: &str,
        cookie: &str,
        body: &str,
    ) -> Result<Value, String> {
        loop {
            let response = self.ask(method, path, Some(cookie), body).await?;
            if response.status == 429 {
                tokio::time::sleep(Duration::from_millis(500)).await;
                continue;
            }
            return serde_json::from_str(&response.body)
                .map_err(|_| format!("{method} {path} failed: {}", response.body));
        }
    }

    /// Sends a request.
    pub(super) async fn ask(
        &self,
        method: &str,
        path: &str,
        cookie: Option<&str>,
        body: &str,
    ) -> Result<Response, String> {
        let response = http_client::send(&self.host, method, path, &self.headers(cookie), body).await;
        response.map_err(|error| format!("http://{} does not answer: {error}", self.host))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn usage(counts: [f64; 3]) -> Usage {
        let bounds = [0.001, 0.005, f64::INFINITY];
        Usage { cpu_s: 0.0, bytes: 0.0, commits: bounds.into_iter().zip(counts).collect() }
    }

    #[test]
    fn quantiles_of_commits_lie_within_their_bucket() {
        assert_eq!(bucket("miasma_commit_duration_seconds_bucket{le=\"0.0005\"} 7"), Some((0.0005, 7.0)));
        assert_eq!(
            bucket("miasma_commit_duration_seconds_bucket{le=\"+Inf\"} 9"),
            Some((f64::INFINITY, 9.0))
        );
        assert_eq!(bucket("miasma_commit_duration_seconds_count 9"), None);
        let (before, after) = (usage([10.0, 10.0, 10.0]), usage([60.0, 110.0, 110.0]));
        assert_eq!(after.commit_quantile(&before, 0.5), 0.001);
        assert_eq!(after.commit_quantile(&before, 0.75), 0.003);
        assert_eq!(before.commit_quantile(&before, 0.5), 0.0);
        assert_eq!(usage([0.0, 0.0, 4.0]).commit_quantile(&usage([0.0; 3]), 0.5), 0.005);
    }
}
