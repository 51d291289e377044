//! A blocking HTTP client for one server: requests on one connection, which is opened again when the server closed it.

use serde_json::Value;
use std::cell::RefCell;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

/// Maximum wait for a reply.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A client of one server, with at most one connection.
pub struct Client {
    host: String,
    connection: RefCell<Option<BufReader<TcpStream>>>,
}

/// A reply.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status code.
    pub status: u16,
    /// The cookie that it sets, as `name=value`.
    pub cookie: Option<String>,
    /// The body.
    pub body: String,
}

impl Reply {
    /// The body as JSON; `null` if it is none.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }
}

impl Client {
    /// A client of the server at this address, such as `127.0.0.1:8420`.
    #[must_use]
    pub fn new(host: &str) -> Self {
        Self { host: host.to_owned(), connection: RefCell::new(None) }
    }

    /// Sends a request with this cookie, and returns the reply. Nothing is sent twice unless the server had closed the
    /// connection before.
    pub fn request(
        &self,
        method: &str,
        path: &str,
        cookie: Option<&str>,
        body: Option<&Value>,
    ) -> io::Result<Reply> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let text = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{cookie}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        );
        let mut slot = self.connection.borrow_mut();
        if let Some(mut connection) = slot.take()
            && let Ok(reply) = exchange(&mut connection, &text)
        {
            *slot = Some(connection);
            return Ok(reply);
        }
        let stream = TcpStream::connect(&self.host)?;
        stream.set_read_timeout(Some(TIMEOUT))?;
        stream.set_nodelay(true)?;
        let mut connection = BufReader::new(stream);
        let reply = exchange(&mut connection, &text)?;
        *slot = Some(connection);
        Ok(reply)
    }
}

fn exchange(connection: &mut BufReader<TcpStream>, text: &str) -> io::Result<Reply> {
    connection.get_mut().write_all(text.as_bytes())?;
    let mut line = String::new();
    connection.read_line(&mut line)?;
    let invalid = |what: &str| io::Error::new(io::ErrorKind::InvalidData, what.to_owned());
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| invalid("no status line"))?;
    let (mut length, mut cookie) = (0, None);
    loop {
        line.clear();
        connection.read_line(&mut line)?;
        let Some((name, value)) = line.trim_end().split_once(':') else { break };
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.trim().parse().map_err(|_| invalid("no length"))?,
            "set-cookie" => cookie = value.split(';').next().map(|cookie| cookie.trim().to_owned()),
            _ => {}
        }
    }
    let mut body = vec![0; length];
    connection.read_exact(&mut body)?;
    let body = String::from_utf8(body).map_err(|_| invalid("the body is not UTF-8"))?;
    Ok(Reply { status, cookie, body })
}
