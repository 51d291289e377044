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
    a_connection_whose_answers_are_not_read_is_closed,
    a_socket_that_answers_no_heartbeat_is_closed,
    a_long_poll_that_was_given_up_watches_nothing,
    a_person_has_a_maximum_of_sockets_wherever_they_come_from,
    an_address_behind_a_proxy_has_a_maximum_of_sockets,
    messages_count_per_person_and_a_flood_closes_the_socket,
    a_flood_of_pings_closes_the_socket,
    a_message_of_endless_empty_fragments_closes_the_socket,
}];

/// A configuration with short timeouts. They run in real time, as the connections do: a slow machine makes the tests slower.
fn impatient() -> Config {
    let timeout = Duration::from_millis(300);
    let limits = Limits {
        request_head_timeout: timeout,
        request_body_timeout: timeout,
        write_timeout: timeout,
        heartbeat: timeout / 3,
        silence_timeout: timeout,
        ..Limits::default()
    };
    Config { limits, ..Config::default() }
}

/// Sends bytes, and waits until the server closes the connection. Returns what it sent.
async fn closed_after(host: &str, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(host).await.expect("the server is there");
    let mut received = Vec::new();
    // Either fails if the server was faster.
    let _ = stream.write_all(bytes).await;
    let _ = stream.read_to_end(&mut received).await;
    received
}

async fn a_connection_that_sends_no_whole_request_is_closed(cluster: Cluster) {
    let node = cluster.serve_with(impatient()).await;
    let parts: [&[u8]; 8] = [
        b"",
        b"GE",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM",
        // Idle after a whole request.
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        // Nobody wants this body.
        b"POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 20000\r\n\r\n{",
    ];
    join_all(parts.map(|bytes| closed_after(&node.host, bytes))).await;
    node.stop().await;
}

async fn a_connection_whose_answers_are_not_read_is_closed(cluster: Cluster) {
    let node = cluster.serve_with(impatient()).await;
    let mut stream = TcpStream::connect(&node.host).await.expect("the server is there");
    // Writing fails once the server has closed. Until then it stops reading, because its answers fill the buffers.
    let ask = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
    while stream.write_all(&ask).await.is_ok() {}
    node.stop().await;
}

/// The head of a request for a WebSocket.
fn handshake(host: &str) -> String {
    format!(
        "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
}

/// Whether bytes contain a close frame with this code.
fn has_close_frame(received: &[u8], code: u16) -> bool {
    let [high, low] = code.to_be_bytes();
    received.windows(4).any(|four| *four == [0x88, 2, high, low])
}

async fn a_socket_that_answers_no_heartbeat_is_closed(cluster: Cluster) {
    let node = cluster.serve_with(impatient()).await;
    // Nothing after the handshake, half a frame, and the beginning of a long message.
    let parts: [&[u8]; 3] = [b"", &[0x81], &[0x81, 0xfe, 0x7f, 0xff, 1, 2, 3, 4, b'x']];
    let closed = parts.map(|part| {
        let bytes = [handshake(&node.host).as_bytes(), part].concat();
        let host = node.host.clone();
        async move { closed_after(&host, &bytes).await }
    });
    for received in join_all(closed).await {
        assert!(has_close_frame(&received, 1001), "closed as away: {received:?}");
    }
    node.stop().await;
}

async fn a_long_poll_that_was_given_up_watches_nothing(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let table = anna.table(json!({ "game": "rattus", "public": true, "seats": [{ "kind": "me" }] })).await;
    let number = anna.scene(&table).await["number"].clone();
    let until_watched_by = async |count: usize| {
        while anna.scene(&table).await["sheet"]["watchers"] != count {}
    };
    let mut polls = Vec::new();
    for count in 1..=3 {
        let mut poll = TcpStream::connect(&node.host).await.expect("the server is there");
        let ask = format!("GET /api/tables/{table}?since={number}&wait=30 HTTP/1.1\r\nHost: x\r\n\r\n");
        poll.write_all(ask.as_bytes()).await.expect("the connection is open");
        polls.push(poll);
        until_watched_by(count).await;
    }
    drop(polls);
    until_watched_by(0).await;
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
    stream.write_all(handshake(&node.host).as_bytes()).await.expect("the connection is open");
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
    assert!(has_close_frame(&received, 1008), "{received:?}");
    let alive = request(&node.host, "GET", "/healthz", &[], "").await;
    assert_eq!(alive.status, 200);
    node.stop().await;
}
