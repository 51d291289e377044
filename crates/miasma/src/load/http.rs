//! A minimal HTTP client.

use serde_json::Value;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// An HTTP client for one server.
pub(super) struct Http {
    host: String,
}

/// Resource usage from the metrics of the server.
pub(super) struct Usage {
    pub(super) cpu_s: f64,
    pub(super) bytes: f64,
    /// Median and 99th percentile of the duration of commits.
    pub(super) commits_s: [f64; 2],
}

impl Http {
    pub(super) fn new(url: &str) -> Result<Self, String> {
        let host = url.strip_prefix("http://").map(|host| host.trim_end_matches('/'));
        let host = host.filter(|host| !host.is_empty() && !host.contains('/'));
        let host =
            host.ok_or_else(|| format!("\"{url}\" is not the URL of a server: write http://127.0.0.1:8420"))?;
        Ok(Self { host: host.to_owned() })
    }

    /// The URL of the WebSocket.
    pub(super) fn socket(&self) -> String {
        format!("ws://{}/api/socket", self.host)
    }

    /// Creates a guest and returns the cookie.
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

    /// Creates a table where its creator has the first seat, and returns its id.
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

    /// The number of the last log entry of a table.
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

    /// The resource usage of the server so far.
    pub(super) async fn server(&self) -> Result<Usage, String> {
        let (_, text) = self.ask("GET", "/metrics", None, "").await?;
        let metric = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|value| value.parse().ok()).unwrap_or(0.0)
        };
        Ok(Usage {
            cpu_s: metric("process_cpu_seconds_total"),
            bytes: metric("process_resident_memory_bytes"),
            commits_s: ["0.5", "0.99"]
                .map(|part| metric(&format!("miasma_commit_seconds{{quantile=\"{part}\"}}"))),
        })
    }

    /// Sends a request and returns head and body of the response.
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
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("the response of the server is invalid")?;
        Ok((head.to_owned(), body.to_owned()))
    }
}
