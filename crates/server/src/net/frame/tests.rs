//! How frames are read and written.

use super::*;
use crate::net::codec::decode;
use fuzz::{Fuzz, Outcome};
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpListener, TcpStream};

/// A frame as a client sends it, masked.
fn client_frame(opcode: u8, is_final: bool, payload: &[u8]) -> Vec<u8> {
    let header = FrameHeader {
        is_final,
        opcode: OpCode::from(opcode),
        mask: Some([1, 2, 3, 4]),
        ..FrameHeader::default()
    };
    let mut bytes = Vec::new();
    header.format(payload.len() as u64, &mut bytes).expect("memory can be written");
    bytes.extend(payload.iter().zip([1, 2, 3, 4].iter().cycle()).map(|(byte, mask)| byte ^ mask));
    bytes
}

const TEXT: u8 = 1;
const BINARY: u8 = 2;
const MORE: u8 = 0;
const CLOSE: u8 = 8;
const PING: u8 = 9;

/// Everything read from these bytes when they arrive in chunks of `chunk` bytes, and how reading ends.
async fn read(bytes: &[u8], chunk: usize) -> (Vec<Inbound>, ReadError) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a port");
    let address = listener.local_addr().expect("it has one");
    let (client, server) = tokio::join!(TcpStream::connect(address), listener.accept());
    let (mut client, mut server) = (client.expect("it listens"), server.expect("somebody came").0);
    client.set_nodelay(true).expect("it can be");
    let write = async {
        for part in bytes.chunks(chunk) {
            if client.write_all(part).await.is_err() {
                break;
            }
            tokio::task::yield_now().await;
        }
        let _ = client.shutdown().await;
    };
    let read = async {
        let mut reader = FrameReader::new(server.split().0, Vec::new(), 1000);
        let mut all = Vec::new();
        loop {
            match reader.next().await {
                Ok(one) => all.push(one),
                Err(error) => return (all, error),
            }
        }
    };
    tokio::join!(write, read).1
}

#[tokio::test]
async fn messages_are_read_whatever_chunks_they_arrive_in() {
    let long = "rats ".repeat(150);
    let bytes = [
        client_frame(TEXT, true, b"one"),
        client_frame(TEXT, false, b"two "),
        client_frame(PING, true, b"there?"),
        client_frame(MORE, false, b"and "),
        client_frame(MORE, true, b"three"),
        client_frame(BINARY, true, &[0, 1]),
        client_frame(TEXT, true, long.as_bytes()),
        client_frame(TEXT, true, b""),
        client_frame(CLOSE, true, &[]),
    ]
    .concat();
    for chunk in [1, 3, 7, 4096] {
        let (all, error) = read(&bytes, chunk).await;
        let expected = [
            Inbound::Text("one".to_owned()),
            Inbound::Ping(b"there?".to_vec()),
            Inbound::Text("two and three".to_owned()),
            Inbound::Binary,
            Inbound::Text(long.clone()),
            Inbound::Text(String::new()),
            Inbound::Close,
        ];
        assert_eq!(all, expected);
        assert_eq!(error, ReadError::Disconnected);
    }
}

#[test]
fn a_text_of_any_length_is_framed_with_the_shortest_header() {
    for (length, header) in [(0, 2), (125, 2), (126, 4), (65_535, 4), (65_536, 10)] {
        let mut out = b"before".to_vec();
        text(&mut out, |out| out.resize(out.len() + length, b'a'));
        let mut cursor = Cursor::new(&out[6..]);
        let (found, announced) = FrameHeader::parse(&mut cursor).unwrap().expect("a whole header");
        assert_eq!(
            (found.opcode, found.is_final, announced),
            (OpCode::Data(Data::Text), true, length as u64)
        );
        assert_eq!(cursor.position(), header, "{length} bytes");
        assert_eq!(out.len() as u64, 6 + header + length as u64);
        assert!(out[6 + header as usize..].iter().all(|byte| *byte == b'a'));
    }
}

#[tokio::test]
async fn violations_of_the_protocol_end_reading_with_their_close_code() {
    let mut unmasked = Vec::new();
    text(&mut unmasked, |out| out.extend_from_slice(b"hello"));
    let mut reserved = client_frame(TEXT, true, b"hello");
    reserved[0] |= 0x40;
    let cases = [
        (unmasked, CloseCode::Protocol),
        (reserved, CloseCode::Protocol),
        (client_frame(3, true, b""), CloseCode::Protocol),
        (client_frame(MORE, true, b"of what?"), CloseCode::Protocol),
        ([client_frame(TEXT, false, b"a"), client_frame(TEXT, true, b"b")].concat(), CloseCode::Protocol),
        (client_frame(PING, false, b""), CloseCode::Protocol),
        (client_frame(PING, true, &[0; 126]), CloseCode::Protocol),
        (client_frame(TEXT, true, &[0xff]), CloseCode::Invalid),
        (client_frame(TEXT, true, &[b'a'; 1001]), CloseCode::Size),
        (
            [client_frame(TEXT, false, &[b'a'; 600]), client_frame(MORE, true, &[b'a'; 600])].concat(),
            CloseCode::Size,
        ),
        // A payload announced as endless is rejected by its header.
        ([[0x81, 0xff, 0x7f].as_slice(), &[0xff; 7], &[0; 4]].concat(), CloseCode::Size),
    ];
    for (bytes, code) in cases {
        assert_eq!(read(&bytes, 4096).await, (Vec::new(), ReadError::Violation(code)), "{bytes:?}");
    }
}

#[test]
fn only_a_complete_upgrade_request_is_accepted() {
    let headers = |list: &[(&'static str, &'static str)]| -> HeaderMap {
        list.iter()
            .map(|(name, value)| (HeaderName::from_static(name), value.parse().expect("sound")))
            .collect()
    };
    let asked = [
        ("connection", "keep-alive, Upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    // The example in the RFC.
    assert_eq!(accept_key(&headers(&asked)).as_deref(), Some("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
    for missing in 0..asked.len() {
        let rest = asked.iter().enumerate().filter(|(place, _)| *place != missing);
        let rest: Vec<_> = rest.map(|(_, one)| *one).collect();
        assert_eq!(accept_key(&headers(&rest)), None);
    }
}

/// Everything parsed from these bytes when the first `first` of them arrive before the others, and how reading ends.
fn parsed(server: &mut TcpStream, bytes: &[u8], first: usize) -> (Vec<Inbound>, Option<ReadError>) {
    let mut reader = FrameReader::new(server.split().0, bytes[..first].to_vec(), MAX_MESSAGE);
    let mut all = Vec::new();
    let mut rest = Some(&bytes[first..]);
    loop {
        match (reader.parse(), rest.take()) {
            (Ok(Some(inbound)), later) => {
                all.push(inbound);
                rest = later;
            }
            (Ok(None), Some(later)) => reader.buffer.extend_from_slice(later),
            (Ok(None), None) => return (all, None),
            (Err(error), _) => return (all, Some(error)),
        }
    }
}

/// Maximum bytes of a message in fuzz tests.
const MAX_MESSAGE: usize = 1000;

#[test]
fn fuzz_frames() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let (_client, mut server) = runtime.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a port");
        let address = listener.local_addr().expect("it has one");
        let (client, server) = tokio::join!(TcpStream::connect(address), listener.accept());
        (client.expect("it listens"), server.expect("somebody came").0)
    });
    let watch = br#"{"type":"watch","id":1,"table":"abc","since":7}"#;
    let order = br#"{"type":"do","id":4294967295,"table":"abc","order":{"key":"12345678","command":{"do":"choose","seat":1,"after":3,"choice":"place gallia"}}}"#;
    let corpus = [
        client_frame(TEXT, true, watch),
        [
            client_frame(TEXT, false, &order[..50]),
            client_frame(PING, true, b"?"),
            client_frame(MORE, true, &order[50..]),
        ]
        .concat(),
        [client_frame(BINARY, true, &[0, 1]), client_frame(TEXT, true, br#"{"type":"ping","id":0}"#)]
            .concat(),
        [client_frame(TEXT, true, &[b'a'; 700]), client_frame(CLOSE, true, &[3, 232])].concat(),
        (0..300).flat_map(|number| client_frame(if number == 0 { TEXT } else { MORE }, false, b"")).collect(),
    ];
    let words = [
        vec![0x81, 0x80],
        vec![0x81, 0xfe, 0x03],
        vec![0x81, 0xff, 0, 0, 0, 0],
        vec![0x88, 0x82],
        vec![0x89, 0x80],
        vec![0, 0x80],
    ];
    let mut split = 0;
    let tally = Fuzz::of("frames", 5000).corpus(corpus).words(words).each(|bytes| {
        split = (split * 31 + 7) % 4099;
        let whole = parsed(&mut server, bytes, bytes.len());
        assert_eq!(whole, parsed(&mut server, bytes, split % (bytes.len() + 1)), "however it arrives");
        for inbound in &whole.0 {
            let Inbound::Text(text) = inbound else { continue };
            assert!(text.len() <= MAX_MESSAGE);
            match decode(text) {
                Ok(message) => {
                    let again = serde_json::to_string(&message).expect("messages can be serialized");
                    assert_eq!(decode(&again), Ok(message));
                }
                Err((_, refusal)) => assert!(!refusal.code.is_empty() && !refusal.message.is_empty()),
            }
        }
        // The beginning of a frame alone is no message.
        if whole.1.is_none() && !whole.0.is_empty() { Outcome::Accepted } else { Outcome::Refused }
    });
    assert!(tally.accepted > 0 && tally.refused > 0, "{tally}");
}
