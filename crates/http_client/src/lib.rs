//! A small HTTP client for load tests, administration and tests: hyper on one connection per request, without TLS.
//!
//! ```no_run
//! # async fn ask() -> Result<(), http_client::Error> {
//! let response = http_client::send("127.0.0.1:8420", "GET", "/metrics", &[], "").await?;
//! assert_eq!(response.status, 200);
//! # Ok(())
//! # }
//! ```

#![forbid(unsafe_code)]

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::handshake;
use hyper::header::{CONNECTION, CONTENT_TYPE, HOST, HeaderName, HeaderValue, SET_COOKIE};
use hyper::{HeaderMap, Request};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

/// Why there is no response.
pub type Error = Box<dyn std::error::Error + Send + Sync>;

/// A response with its body.
#[derive(Clone, Debug)]
pub struct Response {
    /// The status code.
    pub status: u16,
    /// The headers; their names are in lower case.
    pub headers: HeaderMap,
    /// The body as text.
    pub body: String,
}

impl Response {
    /// Name and value of the first cookie that the response sets.
    #[must_use]
    pub fn cookie(&self) -> Option<String> {
        let cookie = self.headers.get(SET_COOKIE)?.to_str().ok()?;
        cookie.split(';').next().map(|pair| pair.trim().to_owned())
    }

    /// The headers as text, a line each.
    #[must_use]
    pub fn head(&self) -> String {
        let line = |(name, value): (&HeaderName, &HeaderValue)| {
            format!("{name}: {}\n", String::from_utf8_lossy(value.as_bytes()))
        };
        self.headers.iter().map(line).collect()
    }
}

/// Sends a request with a JSON body, unless a header says otherwise, to `host`, an address with a port, and waits for the whole response.
pub async fn send(
    host: &str,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Result<Response, Error> {
    let body = Full::new(Bytes::copy_from_slice(body.as_bytes()));
    let mut request = Request::builder().method(method).uri(path).body(body)?;
    let standard = [(HOST, host), (CONNECTION, "close"), (CONTENT_TYPE, "application/json")];
    for (name, value) in &standard {
        request.headers_mut().insert(name, HeaderValue::from_str(value)?);
    }
    for (name, value) in headers {
        let (name, value) = (HeaderName::from_bytes(name.as_bytes())?, HeaderValue::from_str(value)?);
        if standard.iter().any(|(standard, _)| *standard == name) {
            request.headers_mut().insert(name, value);
        } else {
            request.headers_mut().append(name, value);
        }
    }
    let (mut sender, connection) = handshake(TokioIo::new(TcpStream::connect(host).await?)).await?;
    // Reads and writes until the response is complete; its errors are those of the request.
    let connection = tokio::spawn(connection);
    let (head, body) = sender.send_request(request).await?.into_parts();
    let body = body.collect().await?.to_bytes();
    connection.abort();
    let body = String::from_utf8_lossy(&body).into_owned();
    Ok(Response { status: head.status.as_u16(), headers: head.headers, body })
}
