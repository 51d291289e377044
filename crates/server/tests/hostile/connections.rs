//! Connections that hold something without using it are closed, and nobody can hold too many.

use crate::client::{Person, request};
use crate::cluster::Cluster;
use crate::{Test, tests};
use futures_util::future::join_all;
use serde_json::json;
use server::{Config, Limits, Quota};
use std::num::NonZeroU32;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

pub(crate) const TESTS: &[(&str, Test)] = tests![connections::{
    a_connection_that_sends_no_whole_request_is_closed,
    a_person_has_a_maximum_of_sockets_wherever_they_come_from,
    an_address_behind_a_proxy_has_a_maximum_of_sockets,
    messages_count_per_person_and_a_flood_closes_the_socket,
    a_flood_of_pings_closes_the_socket,
    a_message_of_endless_empty_fragments_closes_the_socket,
}];

/// A configuration with short timeouts.
fn impatient() -> Config {
    let timeout = Duration::from_millis(300);
    let limits = Limits { request_head_timeout: timeout, request_body_timeout: timeout, ..Limits::default() };
    Config { limits, ..Config::default() }
}

/// Sends bytes, and waits until the server closes the connection.
async fn closed_after(host: &str, bytes: &[u8]) {
    let mut stream = TcpStream::connect(host).await.expect("the server is there");
    stream.write_all(bytes).await.expect("the connection is open");
    let mut received = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut received)).await;
    assert!(closed.is_ok(), "still open after {:?}", String::from_utf8_lossy(bytes));
}

async fn a_connection_that_sends_no_whole_request_is_closed(cluster: Cluster) {
    let node = cluster.serve_with(impatient()).await;
    let parts: [&[u8]; 6] = [
        b"",
        b"GE",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM",
        // Idle after a whole request.
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
    ];
    join_all(parts.map(|bytes| closed_after(&node.host, bytes))).await;
    node.stop().await;
}

async fn a_person_has_a_maximum_of_sockets_wherever_they_come_from(cluster: Cluster) {
    let limits = Limits { sockets_per_person: 3, ..Limits::default() };
    let node = cluster.serve_with(Config { limits, ..Config::default() }).await;
    let (anna, ben) = (node.guest("Anna").await, node.guest("Ben").await);
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(anna.socket().await);
    }
    assert_eq!(anna.try_socket(&[]).await.err(), Some(429));
    ben.socket().await;
    drop(open.pop());
    // The server notices the end of a connection by itself.
    while anna.try_socket(&[]).await.is_err() {}
    node.stop().await;
}

async fn an_address_behind_a_proxy_has_a_maximum_of_sockets(cluster: Cluster) {
    let limits = Limits { connections_per_address: 4, ..Limits::default() };
    let proxies = vec!["127.0.0.1".parse().expect("an address")];
    let node = cluster.serve_with(Config { limits, proxies, ..Config::default() }).await;
    let stranger = Person::stranger(&node.host);
    let from = |address: &'static str| [("x-forwarded-for", address)];
    let mut open = Vec::new();
    for _ in 0..4 {
        // What a client writes into the header itself comes first, and does not count.
        open.push(stranger.try_socket(&from("198.51.100.1, 2001:db8::7")).await.expect("it opens"));
    }
    assert_eq!(
        stranger.try_socket(&from("198.51.100.2, 2001:db8::8")).await.err(),
        Some(429),
        "the same /64"
    );
    open.push(stranger.try_socket(&from("2001:db8:0:1::7")).await.expect("another network"));
    node.stop().await;
}

/// A configuration with few messages.
fn few_messages(burst: u32) -> Config {
    let burst = NonZeroU32::new(burst).expect("more than none");
    let socket_messages = Quota { burst, refill: Duration::from_secs(1000) };
    Config { limits: Limits { socket_messages, ..Limits::default() }, ..Config::default() }
}

async fn messages_count_per_person_and_a_flood_closes_the_socket(cluster: Cluster) {
    let node = cluster.serve_with(few_messages(20)).await;
    let (anna, ben) = (node.guest("Anna").await, node.guest("Ben").await);
    let mut first = anna.socket().await;
    for _ in 0..20 {
        first.ask(json!({ "type": "ping" })).await;
    }
    // Another socket of the same person has no messages of its own.
    let mut second = anna.socket().await;
    second.send(json!({ "type": "ping", "id": 1 }).to_string()).await;
    let refused = second.receive().await.expect("an answer");
    assert_eq!((&refused["type"], &refused["refusal"]["code"]), (&json!("refused"), &json!("too_fast")));
    assert!(refused["refusal"]["retry_after"].as_u64().is_some_and(|seconds| seconds > 0));
    ben.socket().await.ask(json!({ "type": "ping" })).await;
    for _ in 0..200 {
        second.try_send(json!({ "type": "ping", "id": 1 }).to_string()).await;
    }
    assert_eq!(second.end().await, Some(1008));
    node.stop().await;
}

async fn a_flood_of_pings_closes_the_socket(cluster: Cluster) {
    let node = cluster.serve_with(few_messages(20)).await;
    let mut socket = node.guest("Anna").await.socket().await;
    for _ in 0..300 {
        socket.try_ping().await;
    }
    assert_eq!(socket.end().await, Some(1008));
    node.stop().await;
}

async fn a_message_of_endless_empty_fragments_closes_the_socket(cluster: Cluster) {
    let node = cluster.serve().await;
    let mut stream = TcpStream::connect(&node.host).await.expect("the server is there");
    let head = format!(
        "GET /api/socket HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        node.host
    );
    stream.write_all(head.as_bytes()).await.expect("the connection is open");
    // Masked frames without a payload: the first of a text, then continuations that never end.
    let frame = |opcode: u8| [opcode, 0x80, 0, 0, 0, 0];
    let mut frames = frame(1).to_vec();
    for _ in 0..1000 {
        frames.extend(frame(0));
    }
    // The server may close before everything is written.
    let _ = stream.write_all(&frames).await;
    let mut received = Vec::new();
    let _ = stream.read_to_end(&mut received).await;
    assert!(received.windows(4).any(|four| *four == [0x88, 2, 0x03, 0xf0]), "closed with 1008: {received:?}");
    let alive = request(&node.host, "GET", "/healthz", &[], "").await;
    assert_eq!(alive.status, 200);
    node.stop().await;
}
