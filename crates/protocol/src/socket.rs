//! The messages of the socket.

use crate::{CommandReply, Order, Refusal, Scene, Update};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a client sends. Every message is answered, by one with the same `id` where it has one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// Tell me of a table from now on, beginning with how it stands.
    Watch {
        /// Comes back with the answer.
        id: u32,
        /// Which table.
        table: String,
        /// The last entry of its log one knows; the scene's log goes on from there.
        #[serde(default)]
        #[ts(type = "number", optional)]
        since: u64,
    },
    /// Tell me of it no longer.
    Leave {
        /// Comes back with the answer.
        id: u32,
        /// Which table.
        table: String,
    },
    /// Do something at a table.
    Do {
        /// Comes back with the answer.
        id: u32,
        /// Which table.
        table: String,
        /// What.
        order: Order,
    },
    /// Why is that not offered? Answered by `refused`, or by `pong` where it is offered; changes nothing.
    Why {
        /// Comes back with the answer.
        id: u32,
        /// Which table.
        table: String,
        /// For which seat.
        seat: u8,
        /// The answer one thinks of.
        choice: String,
    },
    /// Are you there?
    Ping {
        /// Comes back with the answer.
        id: u32,
    },
}

/// What the server sends.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The answer to `watch`: how the table stands. Also sent unasked where single updates would not do.
    Scene {
        /// Of the message; 0 where it was not asked for.
        id: u32,
        /// How it stands.
        scene: Box<Scene>,
    },
    /// The answer to `leave`.
    Left {
        /// Of the message.
        id: u32,
    },
    /// The answer to `do`.
    Done {
        /// Of the message.
        id: u32,
        /// What became of it.
        #[serde(flatten)]
        answer: CommandReply,
    },
    /// The answer to `ping`.
    Pong {
        /// Of the message.
        id: u32,
    },
    /// Something happened at a table that is watched.
    Update(Box<Update>),
    /// Who has the table open has changed.
    Present {
        /// Which table.
        table: String,
        /// The seats whose people have it open.
        seats: Vec<u8>,
        /// How many watch.
        watchers: u32,
    },
    /// A message that could not be understood or answered; nothing has changed.
    Refused {
        /// Of the message, if it could be read.
        id: Option<u32>,
        /// Why.
        refusal: Refusal,
    },
    /// The server goes down or this client is too slow: come back after so long.
    Closing {
        /// In milliseconds.
        retry_ms: u32,
        /// Why, in English.
        why: String,
    },
}
