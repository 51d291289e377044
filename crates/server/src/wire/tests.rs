//! What is heard of the bytes that come.

use super::*;
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpListener, TcpStream};

/// A frame as a client sends it.
fn sent(opcode: u8, is_final: bool, payload: &[u8]) -> Vec<u8> {
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

/// All that is heard of these bytes when so many come at a time, and how it ends.
async fn heard(bytes: &[u8], at_a_time: usize) -> (Vec<Heard>, Deaf) {
    let door = TcpListener::bind("127.0.0.1:0").await.expect("there is a port");
    let address = door.local_addr().expect("it has one");
    let (client, server) = tokio::join!(TcpStream::connect(address), door.accept());
    let (mut client, mut server) = (client.expect("it listens"), server.expect("somebody came").0);
    client.set_nodelay(true).expect("it can be");
    let speak = async {
        for part in bytes.chunks(at_a_time) {
            if client.write_all(part).await.is_err() {
                break;
            }
            tokio::task::yield_now().await;
        }
        let _ = client.shutdown().await;
    };
    let listen = async {
        let mut ear = Ear::new(server.split().0, Vec::new(), 1000);
        let mut all = Vec::new();
        loop {
            match ear.hear().await {
                Ok(one) => all.push(one),
                Err(deaf) => return (all, deaf),
            }
        }
    };
    tokio::join!(speak, listen).1
}

#[tokio::test]
async fn messages_are_heard_however_they_are_cut() {
    let long = "rats ".repeat(150);
    let bytes = [
        sent(TEXT, true, b"one"),
        sent(TEXT, false, b"two "),
        sent(PING, true, b"there?"),
        sent(MORE, false, b"and "),
        sent(MORE, true, b"three"),
        sent(BINARY, true, &[0, 1]),
        sent(TEXT, true, long.as_bytes()),
        sent(TEXT, true, b""),
        sent(CLOSE, true, &[]),
    ]
    .concat();
    for at_a_time in [1, 3, 7, 4096] {
        let (all, deaf) = heard(&bytes, at_a_time).await;
        let expected = [
            Heard::Text("one".to_owned()),
            Heard::Ping(b"there?".to_vec()),
            Heard::Text("two and three".to_owned()),
            Heard::Binary,
            Heard::Text(long.clone()),
            Heard::Text(String::new()),
            Heard::Close,
        ];
        assert_eq!(all, expected);
        assert_eq!(deaf, Deaf::Gone);
    }
}

#[test]
fn a_text_of_any_length_is_framed_with_the_shortest_header() {
    for (length, header) in [(0, 2), (125, 2), (126, 4), (65_535, 4), (65_536, 10)] {
        let mut out = b"before".to_vec();
        text(&mut out, |out| out.resize(out.len() + length, b'a'));
        let mut cursor = Cursor::new(&out[6..]);
        let (found, said) = FrameHeader::parse(&mut cursor).unwrap().expect("a whole header");
        assert_eq!((found.opcode, found.is_final, said), (OpCode::Data(Data::Text), true, length as u64));
        assert_eq!(cursor.position(), header, "{length} bytes");
        assert_eq!(out.len() as u64, 6 + header + length as u64);
        assert!(out[6 + header as usize..].iter().all(|byte| *byte == b'a'));
    }
}

#[tokio::test]
async fn what_is_against_the_protocol_is_not_listened_to() {
    let mut unmasked = Vec::new();
    text(&mut unmasked, |out| out.extend_from_slice(b"hello"));
    let mut reserved = sent(TEXT, true, b"hello");
    reserved[0] |= 0x40;
    let cases = [
        (unmasked, CloseCode::Protocol),
        (reserved, CloseCode::Protocol),
        (sent(3, true, b""), CloseCode::Protocol),
        (sent(MORE, true, b"of what?"), CloseCode::Protocol),
        ([sent(TEXT, false, b"a"), sent(TEXT, true, b"b")].concat(), CloseCode::Protocol),
        (sent(PING, false, b""), CloseCode::Protocol),
        (sent(PING, true, &[0; 126]), CloseCode::Protocol),
        (sent(TEXT, true, &[0xff]), CloseCode::Invalid),
        (sent(TEXT, true, &[b'a'; 1001]), CloseCode::Size),
        ([sent(TEXT, false, &[b'a'; 600]), sent(MORE, true, &[b'a'; 600])].concat(), CloseCode::Size),
        // Nobody waits for the rest of what is announced as endless.
        ([[0x81, 0xff, 0x7f].as_slice(), &[0xff; 7], &[0; 4]].concat(), CloseCode::Size),
    ];
    for (bytes, code) in cases {
        assert_eq!(heard(&bytes, 4096).await, (Vec::new(), Deaf::Fault(code)), "{bytes:?}");
    }
}

#[test]
fn a_socket_is_what_asks_to_be_one() {
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
    // The example of the RFC.
    assert_eq!(accept(&headers(&asked)).as_deref(), Some("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
    for missing in 0..asked.len() {
        let rest = asked.iter().enumerate().filter(|(place, _)| *place != missing);
        let rest: Vec<_> = rest.map(|(_, one)| *one).collect();
        assert_eq!(accept(&headers(&rest)), None);
    }
}
