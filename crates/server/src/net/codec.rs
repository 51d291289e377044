//! Messages of the protocol as WebSocket frames: the only place that encodes what clients receive and decodes what they send.

use super::{buffer_pool, frame};
use protocol::{FromClient, Refusal, ToClient};

/// Encodes a message as a text frame.
pub(crate) fn encode(message: &ToClient) -> Vec<u8> {
    let mut out = buffer_pool::take();
    encode_into(message, &mut out);
    out
}

/// Appends a message as a text frame.
pub(crate) fn encode_into(message: &ToClient, out: &mut Vec<u8>) {
    frame::text(out, |text| write_json(message, text));
}

/// Encodes a message that gets one more field, `patches`, given as JSON: viewers with the same eye share it.
pub(crate) fn encode_with_patches(message: &ToClient, patches: &[u8]) -> Vec<u8> {
    let mut out = buffer_pool::take();
    frame::text(&mut out, |text| {
        write_json(message, text);
        let brace = text.pop();
        debug_assert_eq!(brace, Some(b'}'), "a message is a JSON object");
        text.extend_from_slice(br#","patches":"#);
        text.extend_from_slice(patches);
        text.push(b'}');
    });
    out
}

fn write_json(message: &ToClient, text: &mut Vec<u8>) {
    serde_json::to_writer(text, message).expect("every message can be serialized");
}

/// Decodes a message. The error has the message's `id`, if that could be read.
pub(crate) fn decode(text: &str) -> Result<FromClient, (Option<u32>, Refusal)> {
    serde_json::from_str(text).map_err(|why| {
        let value = serde_json::from_str::<serde_json::Value>(text).ok();
        let id = value.and_then(|value| value.get("id")?.as_u64()).and_then(|id| u32::try_from(id).ok());
        (id, Refusal::new("unreadable", format!("the message can't be read: {why}")))
    })
}
