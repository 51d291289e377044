//! Messages on a socket: the server's end of RFC 6455.
//!
//! Of many sockets few are spoken on at a time, and what is idle should cost next to nothing. So nothing is kept between two
//! messages; a library's stream would keep buffers for each.

use axum::http::{HeaderMap, HeaderName, header};
use std::future::poll_fn;
use std::io::Cursor;
use std::mem::MaybeUninit;
use std::pin::Pin;
use std::task::ready;
use tokio::io::{AsyncRead as _, ReadBuf};
use tokio::net::tcp::ReadHalf;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Control, Data, OpCode};

/// So much is read at a time.
const CHUNK: usize = 4096;

/// The header of most messages has so many bytes, that of the longest so many.
const HEADER: usize = 4;
const LONGEST_HEADER: usize = 10;

/// The longest payload of a control frame.
const CONTROL: usize = 125;

/// What to answer to the key of one who asks for a socket, if that is what they ask for.
pub(crate) fn accept(headers: &HeaderMap) -> Option<String> {
    let said = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let lists =
        |name: HeaderName, word: &str| said(name).split(',').any(|one| one.trim().eq_ignore_ascii_case(word));
    let asked = lists(header::CONNECTION, "upgrade")
        && lists(header::UPGRADE, "websocket")
        && said(header::SEC_WEBSOCKET_VERSION) == "13";
    let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asked)?;
    Some(derive_accept_key(key.as_bytes()))
}

/// Adds a text as it goes over the wire, written where it stands.
pub(crate) fn text(out: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) {
    let before = out.len();
    out.extend_from_slice(&[0; HEADER]);
    write(out);
    let length = (out.len() - before - HEADER) as u64;
    let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    let mut room = [0; LONGEST_HEADER];
    let mut rest = &mut room[..];
    header.format(length, &mut rest).expect("memory can be written");
    let size = LONGEST_HEADER - rest.len();
    out.splice(before..before + HEADER, room[..size].iter().copied());
}

/// Adds a question for a sign of life.
pub(crate) fn ping(out: &mut Vec<u8>) {
    control(Control::Ping, &[], out);
}

/// Adds the answer to such a question.
pub(crate) fn pong(payload: &[u8], out: &mut Vec<u8>) {
    control(Control::Pong, payload, out);
}

/// Adds the end.
pub(crate) fn close(code: CloseCode, out: &mut Vec<u8>) {
    control(Control::Close, &u16::from(code).to_be_bytes(), out);
}

fn control(kind: Control, payload: &[u8], out: &mut Vec<u8>) {
    let header = FrameHeader { opcode: OpCode::Control(kind), ..FrameHeader::default() };
    header.format(payload.len() as u64, out).expect("memory can be written");
    out.extend_from_slice(payload);
}

/// What a client sent.
#[derive(PartialEq, Debug)]
pub(crate) enum Heard {
    Text(String),
    Binary,
    Ping(Vec<u8>),
    Pong,
    Close,
}

/// Why nothing more can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deaf {
    /// The connection is gone.
    Gone,
    /// What came is against the protocol, or too much.
    Fault(CloseCode),
}

/// Listens to one client.
pub(crate) struct Ear<'s> {
    stream: ReadHalf<'s>,
    /// What has come and is not understood yet.
    come: Vec<u8>,
    /// A message of which parts are still to come.
    begun: Option<(Data, Vec<u8>)>,
    /// The longest message that is listened to.
    most: usize,
}

impl<'s> Ear<'s> {
    pub(crate) fn new(stream: ReadHalf<'s>, come: Vec<u8>, most: usize) -> Self {
        Self { stream, come, begun: None, most }
    }

    /// The next message. Nothing is lost when nobody waits for it any more.
    pub(crate) async fn hear(&mut self) -> Result<Heard, Deaf> {
        loop {
            if let Some(heard) = self.understand()? {
                return Ok(heard);
            }
            if self.take().await == 0 {
                return Err(Deaf::Gone);
            }
        }
    }

    /// Lets everything go by until the other end has nothing more to say: what is not taken would be answered with a reset,
    /// and that could overtake our last words.
    pub(crate) async fn ignore(&mut self) {
        while self.take().await > 0 {
            self.come = Vec::new();
        }
    }

    /// Takes what has come; 0 when nothing more will.
    async fn take(&mut self) -> usize {
        poll_fn(|context| {
            let mut chunk = [MaybeUninit::uninit(); CHUNK];
            let mut chunk = ReadBuf::uninit(&mut chunk);
            let read = ready!(Pin::new(&mut self.stream).poll_read(context, &mut chunk));
            self.come.extend_from_slice(chunk.filled());
            read.map_or(0, |()| chunk.filled().len()).into()
        })
        .await
    }

    /// The next message of what has come, if it is there wholly.
    fn understand(&mut self) -> Result<Option<Heard>, Deaf> {
        let against = Deaf::Fault(CloseCode::Protocol);
        loop {
            let mut cursor = Cursor::new(&self.come);
            let Some((header, length)) = FrameHeader::parse(&mut cursor).map_err(|_| against)? else {
                return Ok(None);
            };
            let before = cursor.position() as usize;
            // Clients mask what they send, and nothing was agreed about the reserved bits.
            let mask = header.mask.filter(|_| !(header.rsv1 || header.rsv2 || header.rsv3)).ok_or(against)?;
            let (room, fault) = match header.opcode {
                OpCode::Control(_) => (CONTROL, against),
                OpCode::Data(_) => {
                    let begun = self.begun.as_ref().map_or(0, |(_, part)| part.len());
                    (self.most - begun, Deaf::Fault(CloseCode::Size))
                }
            };
            let length = usize::try_from(length).ok().filter(|length| *length <= room).ok_or(fault)?;
            if self.come.len() < before + length {
                return Ok(None);
            }
            let mut payload = self.come[before..before + length].to_vec();
            for (byte, mask) in payload.iter_mut().zip(mask.iter().cycle()) {
                *byte ^= mask;
            }
            self.come.drain(..before + length);
            if self.come.is_empty() {
                self.come = Vec::new();
            }
            let kind = match header.opcode {
                OpCode::Control(_) if !header.is_final => return Err(against),
                OpCode::Control(Control::Ping) => return Ok(Some(Heard::Ping(payload))),
                OpCode::Control(Control::Pong) => return Ok(Some(Heard::Pong)),
                OpCode::Control(Control::Close) => return Ok(Some(Heard::Close)),
                OpCode::Data(kind) => kind,
                OpCode::Control(Control::Reserved(_)) => return Err(against),
            };
            let (kind, whole) = match (kind, self.begun.take()) {
                (Data::Continue, Some((kind, mut part))) => {
                    part.append(&mut payload);
                    (kind, part)
                }
                (Data::Text | Data::Binary, None) => (kind, payload),
                _ => return Err(against),
            };
            if !header.is_final {
                self.begun = Some((kind, whole));
                continue;
            }
            return Ok(Some(match kind {
                Data::Text => {
                    Heard::Text(String::from_utf8(whole).map_err(|_| Deaf::Fault(CloseCode::Invalid))?)
                }
                _ => Heard::Binary,
            }));
        }
    }
}

#[cfg(test)]
mod tests;
