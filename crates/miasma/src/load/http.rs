//! As much of HTTP as measuring a server takes.

use serde_json::Value;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A server by its address.
pub(super) struct Http {
    host: String,
}

/// What a server says of itself.
pub(super) struct Usage {
    pub(super) cpu_s: f64,
    pub(super) bytes: f64,
    /// How long its last commits took: half of them, and 99 of 100.
    pub(super) commits_s: [f64; 2],
}

impl Http {
    pub(super) fn new(url: &str) -> Result<Self, String> {
        let host = url.strip_prefix("http://").map(|host| host.trim_end_matches('/'));
        let host = host.filter(|host| !host.is_empty() && !host.contains('/'));
        let host =
            host.ok_or_else(|| format!("\"{url}\" is no address of a server: write http://127.0.0.1:8420"))?;
        Ok(Self { host: host.to_owned() })
    }

    /// The address of its socket.
    pub(super) fn socket(&self) -> String {
        format!("ws://{}/api/socket", self.host)
    }

    /// A new guest's cookie.
    pub(super) async fn guest(&self, name: &str) -> Result<String, String> {
        let body = serde_json::json!({ "name": name }).to_string();
        let (head, body) = self.ask("POST", "/api/me", None, &body).await?;
        let cookie = head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("set-cookie")
                .then(|| value.split(';').next().unwrap_or_default().trim().to_owned())
        });
        cookie.ok_or_else(|| format!("no guest could be made: {body}"))
    }

    /// A new table at which its maker has the first seat.
    pub(super) async fn make(&self, cookie: &str, game: &str, players: usize) -> Result<String, String> {
        let body = serde_json::json!({
            "game": game,
            "setup": { "players": players.to_string() },
            "seats": [{ "kind": "me" }],
        });
        loop {
            let (head, answer) = self.ask("POST", "/api/tables", Some(cookie), &body.to_string()).await?;
            if head.starts_with("HTTP/1.1 429") {
                tokio::time::sleep(Duration::from_millis(500)).await;
                continue;
            }
            let answer: Value =
                serde_json::from_str(&answer).map_err(|_| format!("no table could be made: {answer}"))?;
            let id = answer["id"].as_str().map(str::to_owned);
            return id.ok_or_else(|| format!("no table could be made: {answer}"));
        }
    }

    /// The number of the last entry of a table's log.
    pub(super) async fn last(&self, cookie: &str, table: &str) -> Result<u64, String> {
        loop {
            let path = format!("/api/tables/{table}?since=1000000000");
            let (head, answer) = self.ask("GET", &path, Some(cookie), "").await?;
            if head.starts_with("HTTP/1.1 429") {
                tokio::time::sleep(Duration::from_millis(500)).await;
                continue;
            }
            let answer: Value = serde_json::from_str(&answer).map_err(|error| error.to_string())?;
            return answer["number"].as_u64().ok_or_else(|| format!("the table can't be read: {answer}"));
        }
    }

    /// What the server has used so far.
    pub(super) async fn server(&self) -> Result<Usage, String> {
        let (_, text) = self.ask("GET", "/metrics", None, "").await?;
        let meter = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|value| value.parse().ok()).unwrap_or(0.0)
        };
        Ok(Usage {
            cpu_s: meter("process_cpu_seconds_total"),
            bytes: meter("process_resident_memory_bytes"),
            commits_s: ["0.5", "0.99"]
                .map(|part| meter(&format!("miasma_commit_seconds{{quantile=\"{part}\"}}"))),
        })
    }

    /// Head and body of an answer.
    async fn ask(
        &self,
        method: &str,
        path: &str,
        cookie: Option<&str>,
        body: &str,
    ) -> Result<(String, String), String> {
        let failed = |error: std::io::Error| format!("http://{} does not answer: {error}", self.host);
        let mut stream = TcpStream::connect(&self.host).await.map_err(failed)?;
        let cookie = cookie.map_or_else(String::new, |cookie| format!("Cookie: {cookie}\r\n"));
        let (host, length) = (&self.host, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{cookie}\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.map_err(failed)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.map_err(failed)?;
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("the server's answer can't be read")?;
        Ok((head.to_owned(), body.to_owned()))
    }
}
