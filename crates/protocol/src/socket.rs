//! The messages of the WebSocket.

use crate::{CommandReply, KeyedCommand, Refusal, Scene, Update};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A message from a client. The server answers every message with the same `id`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// Starts watching a table. The server sends a scene, and then an update for every new log entry.
    Watch {
        /// A number that the client chooses. The reply carries it.
        id: u32,
        /// The id of the table.
        table: String,
        /// The number of the last log entry that the client has. The scene contains the log after it; 0 for the whole log.
        #[serde(default)]
        #[ts(type = "number", optional)]
        since: u64,
    },
    /// Stops watching a table.
    Leave {
        /// A number that the client chooses. The reply carries it.
        id: u32,
        /// The id of the table.
        table: String,
    },
    /// Sends a command to a table.
    Do {
        /// A number that the client chooses. The reply carries it.
        id: u32,
        /// The id of the table.
        table: String,
        /// The command with its idempotency key.
        order: KeyedCommand,
    },
    /// Asks why a choice is not among the options. The reply is `refused` with the reason, or `pong` if the choice is
    /// legal. Changes nothing.
    Why {
        /// A number that the client chooses. The reply carries it.
        id: u32,
        /// The id of the table.
        table: String,
        /// The seat that would make the choice, counted from 1.
        seat: u8,
        /// The choice in question.
        choice: String,
    },
    /// Checks the connection. The reply is `pong`.
    Ping {
        /// A number that the client chooses. The reply carries it.
        id: u32,
    },
}

/// A message from the server.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The reply to `watch`: the state of the table. The server also sends one on its own when the client cannot be brought
    /// up to date by updates.
    Scene {
        /// The `id` of the client's message; 0 if there was none.
        id: u32,
        /// The state of the table.
        scene: Box<Scene>,
    },
    /// The reply to `leave`.
    Left {
        /// The `id` of the client's message.
        id: u32,
    },
    /// The reply to `do`.
    Done {
        /// The `id` of the client's message.
        id: u32,
        /// The result of the command.
        #[serde(flatten)]
        answer: CommandReply,
    },
    /// The reply to `ping`, and to `why` if the choice is legal.
    Pong {
        /// The `id` of the client's message.
        id: u32,
    },
    /// A new log entry of a table that the client watches.
    Update(Box<Update>),
    /// The people who have the table open have changed.
    Present {
        /// The id of the table.
        table: String,
        /// The seats whose people have the table open.
        seats: Vec<u8>,
        /// The number of spectators.
        watchers: u32,
    },
    /// The message could not be read or carried out. Nothing has changed.
    Refused {
        /// The `id` of the client's message; `null` if it could not be read.
        id: Option<u32>,
        /// The reason.
        refusal: Refusal,
    },
    /// The server is shutting down, or the client reads too slowly. The connection is closed after this message.
    Closing {
        /// The time to wait before reconnecting, in milliseconds.
        retry_ms: u32,
        /// The reason, in English.
        why: String,
    },
}
