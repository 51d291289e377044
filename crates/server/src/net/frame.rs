//! WebSocket frames: the server's side of RFC 6455 over tungstenite's frame headers.
//!
//! Few of many sockets are active at a time, so an idle socket must cost almost nothing: no buffer outlives a message, whereas a
//! library's stream holds a read and a write buffer for each connection.

use crate::limits::MESSAGE_FRAGMENTS;
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

/// Maximum bytes per read.
const READ_CHUNK: usize = 4096;

/// Bytes reserved for the header of a text frame: enough for payloads from 126 to 65,535 bytes, the most common ones.
const USUAL_HEADER: usize = 4;

/// Maximum bytes of the header of an unmasked frame.
const LONGEST_HEADER: usize = 10;

/// Maximum payload bytes of a control frame, by the RFC.
const CONTROL_PAYLOAD: usize = 125;

/// The `Sec-WebSocket-Accept` value for a valid upgrade request; `None` for any other request.
pub(crate) fn accept_key(headers: &HeaderMap) -> Option<String> {
    let value =
        |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let lists = |name: HeaderName, word: &str| {
        value(name).split(',').any(|one| one.trim().eq_ignore_ascii_case(word))
    };
    let is_upgrade = lists(header::CONNECTION, "upgrade")
        && lists(header::UPGRADE, "websocket")
        && value(header::SEC_WEBSOCKET_VERSION) == "13";
    let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| is_upgrade)?;
    Some(derive_accept_key(key.as_bytes()))
}

/// Appends a text frame whose payload `write` appends in place.
pub(crate) fn text(out: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) {
    let start = out.len();
    out.extend_from_slice(&[0; USUAL_HEADER]);
    write(out);
    let length = (out.len() - start - USUAL_HEADER) as u64;
    let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    let mut bytes = [0; LONGEST_HEADER];
    let mut rest = &mut bytes[..];
    header.format(length, &mut rest).expect("memory can be written");
    let size = LONGEST_HEADER - rest.len();
    out.splice(start..start + USUAL_HEADER, bytes[..size].iter().copied());
}

/// Appends a ping without payload.
pub(crate) fn ping(out: &mut Vec<u8>) {
    control(Control::Ping, &[], out);
}

/// Appends the answer to a ping.
pub(crate) fn pong(payload: &[u8], out: &mut Vec<u8>) {
    control(Control::Pong, payload, out);
}

/// Appends a close frame.
pub(crate) fn close(code: CloseCode, out: &mut Vec<u8>) {
    control(Control::Close, &u16::from(code).to_be_bytes(), out);
}

fn control(kind: Control, payload: &[u8], out: &mut Vec<u8>) {
    let header = FrameHeader { opcode: OpCode::Control(kind), ..FrameHeader::default() };
    header.format(payload.len() as u64, out).expect("memory can be written");
    out.extend_from_slice(payload);
}

/// A message or control frame from a client.
#[derive(PartialEq, Debug)]
pub(crate) enum Inbound {
    Text(String),
    Binary,
    Ping(Vec<u8>),
    Pong,
    Close,
}

/// Why reading ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReadError {
    /// The connection is closed.
    Disconnected,
    /// The client violated the protocol or a size limit; the code goes into the close frame.
    Violation(CloseCode),
}

/// Reads frames from one client.
pub(crate) struct FrameReader<'s> {
    stream: ReadHalf<'s>,
    /// Bytes received and not parsed yet.
    buffer: Vec<u8>,
    /// The fragments so far of a message whose last fragment is still to come.
    fragments: Option<(Data, Vec<u8>)>,
    /// The number of those fragments.
    fragment_count: u32,
    /// Maximum bytes of a message.
    max_message: usize,
}

impl<'s> FrameReader<'s> {
    /// Reads from `stream`, after the bytes in `buffer` that arrived with the upgrade request.
    pub(crate) fn new(stream: ReadHalf<'s>, buffer: Vec<u8>, max_message: usize) -> Self {
        Self { stream, buffer, fragments: None, fragment_count: 0, max_message }
    }

    /// The next message or control frame. Cancel-safe: no bytes are lost if the future is dropped.
    pub(crate) async fn next(&mut self) -> Result<Inbound, ReadError> {
        loop {
            if let Some(inbound) = self.parse()? {
                return Ok(inbound);
            }
            if self.fill().await == 0 {
                return Err(ReadError::Disconnected);
            }
        }
    }

    /// Discards input until the client closes its side. Closing a socket with unread input sends a reset, which could reach the
    /// client before our close frame.
    pub(crate) async fn discard(&mut self) {
        while self.fill().await > 0 {
            self.buffer = Vec::new();
        }
    }

    /// Reads more bytes into the buffer and returns how many; 0 at the end of the stream.
    async fn fill(&mut self) -> usize {
        poll_fn(|context| {
            let mut chunk = [MaybeUninit::uninit(); READ_CHUNK];
            let mut chunk = ReadBuf::uninit(&mut chunk);
            let read = ready!(Pin::new(&mut self.stream).poll_read(context, &mut chunk));
            self.buffer.extend_from_slice(chunk.filled());
            read.map_or(0, |()| chunk.filled().len()).into()
        })
        .await
    }

    /// Parses the next message in the buffer, if it is complete.
    fn parse(&mut self) -> Result<Option<Inbound>, ReadError> {
        let violation = ReadError::Violation(CloseCode::Protocol);
        loop {
            let mut cursor = Cursor::new(&self.buffer);
            let Some((header, length)) = FrameHeader::parse(&mut cursor).map_err(|_| violation)? else {
                return Ok(None);
            };
            let start = cursor.position() as usize;
            // Clients must mask their frames, and no extension that uses the reserved bits was negotiated.
            let mask =
                header.mask.filter(|_| !(header.rsv1 || header.rsv2 || header.rsv3)).ok_or(violation)?;
            let (max_length, too_long) = match header.opcode {
                OpCode::Control(_) => (CONTROL_PAYLOAD, violation),
                OpCode::Data(_) => {
                    let before = self.fragments.as_ref().map_or(0, |(_, part)| part.len());
                    (self.max_message - before, ReadError::Violation(CloseCode::Size))
                }
            };
            let length =
                usize::try_from(length).ok().filter(|length| *length <= max_length).ok_or(too_long)?;
            if self.buffer.len() < start + length {
                return Ok(None);
            }
            let mut payload = self.buffer[start..start + length].to_vec();
            for (byte, mask) in payload.iter_mut().zip(mask.iter().cycle()) {
                *byte ^= mask;
            }
            self.buffer.drain(..start + length);
            if self.buffer.is_empty() {
                self.buffer = Vec::new();
            }
            let kind = match header.opcode {
                OpCode::Control(_) if !header.is_final => return Err(violation),
                OpCode::Control(Control::Ping) => return Ok(Some(Inbound::Ping(payload))),
                OpCode::Control(Control::Pong) => return Ok(Some(Inbound::Pong)),
                OpCode::Control(Control::Close) => return Ok(Some(Inbound::Close)),
                OpCode::Data(kind) => kind,
                OpCode::Control(Control::Reserved(_)) => return Err(violation),
            };
            let (kind, message) = match (kind, self.fragments.take()) {
                (Data::Continue, Some((kind, mut part))) => {
                    part.append(&mut payload);
                    (kind, part)
                }
                (Data::Text | Data::Binary, None) => (kind, payload),
                _ => return Err(violation),
            };
            self.fragment_count = if header.is_final { 0 } else { self.fragment_count + 1 };
            if self.fragment_count > MESSAGE_FRAGMENTS {
                return Err(ReadError::Violation(CloseCode::Policy));
            }
            if !header.is_final {
                self.fragments = Some((kind, message));
                continue;
            }
            return Ok(Some(match kind {
                Data::Text => Inbound::Text(
                    String::from_utf8(message).map_err(|_| ReadError::Violation(CloseCode::Invalid))?,
                ),
                _ => Inbound::Binary,
            }));
        }
    }
}

#[cfg(test)]
mod tests;
