//! Commands at a table, and the replies to them.

use crate::{ChatRoom, Phrase, Scene, Vote};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A command with its idempotency key. If a command is sent again with the same key, it is not carried out again; the reply
/// says that it is known.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct KeyedCommand {
    /// The idempotency key: 8 to 64 printable ASCII characters, chosen by the client, different for every command.
    pub key: String,
    /// The command to carry out.
    pub command: Command,
}

/// Something a person does at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Takes an open seat, or takes the person's seat back from its stand-in.
    Sit {
        /// The seat, counted from 1.
        seat: u8,
        /// The secret of the invitation. Required for a seat that is reserved for an invited person.
        #[serde(default)]
        #[ts(optional)]
        invite: Option<String>,
    },
    /// Leaves a seat, or declines the invitation to one. Before the game the seat is open again; during the game a bot plays on until the person returns.
    Stand {
        /// The seat, counted from 1.
        seat: u8,
    },
    /// Puts a bot on a seat, or changes the level of the bot there. Host only, before the game.
    Bot {
        /// The seat, counted from 1.
        seat: u8,
        /// The level of the bot.
        level: String,
    },
    /// Puts bots on all empty seats. Host only, before the game.
    Fill {
        /// The level of the bots.
        level: String,
    },
    /// Empties a seat. Host only, before the game.
    Clear {
        /// The seat, counted from 1.
        seat: u8,
    },
    /// Starts the game. Host only, when every seat is taken.
    Start {},
    /// Closes a table whose game has not started. Host only.
    Abandon {},
    /// Answers the open question.
    Choose {
        /// The seat that answers, counted from 1.
        seat: u8,
        /// `moved` of the latest scene or update that the client has. If it is older than the current position, the reply
        /// is `stale`.
        #[ts(type = "number")]
        after: u64,
        /// The answer: one of the question's options.
        choice: String,
    },
    /// Undoes the seat's answers from record entry `from` on.
    Undo {
        /// The seat, counted from 1.
        seat: u8,
        /// `moved` of the latest scene or update, as for `choose`.
        #[ts(type = "number")]
        after: u64,
        /// The first record entry to undo: one of `undo.entries` of the scene.
        from: u32,
    },
    /// Sends a chat message.
    Say {
        /// The audience of the message.
        room: ChatRoom,
        /// The message, 1 to `CHAT_CHARACTERS` characters.
        text: String,
    },
    /// Forbids a person to chat, or allows it again. Host only.
    Mute {
        /// The person's number at this table, as in their messages and seats.
        who: u32,
        /// `true` to forbid, `false` to allow.
        silent: bool,
    },
    /// Bans a person from the table, or lifts the ban: they can neither sit down nor write. Before the game they lose their
    /// seat; a player of a running game can't be banned. Host only.
    Ban {
        /// The person's number at this table.
        who: u32,
        /// `true` to ban, `false` to lift the ban.
        banned: bool,
    },
    /// Resigns. A bot plays on, unless only one player is left.
    Resign {
        /// The seat that resigns, counted from 1.
        seat: u8,
    },
    /// Agrees to end the game without a result, or withdraws the agreement. The game ends when all players agree.
    End {
        /// The seat that agrees, counted from 1.
        seat: u8,
        /// `true` to agree, `false` to withdraw.
        agree: bool,
    },
    /// Votes on what to do about a player whose time is up.
    Vote {
        /// The seat that votes, counted from 1.
        seat: u8,
        /// The seat whose time is up.
        about: u8,
        /// What should be done.
        vote: Vote,
    },
    /// Creates a table for another game with the same people. The others are invited to their seats.
    Rematch {},
}

/// The reply to a command.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum CommandReply {
    /// The command was carried out and is durable.
    Accepted {
        /// The number of the first log entry that the command made.
        #[ts(type = "number")]
        number: u64,
    },
    /// A command with this idempotency key was carried out before.
    Known {
        /// The number of the first log entry that it made.
        #[ts(type = "number")]
        number: u64,
    },
    /// The command was sent for an older position and was not carried out.
    Stale {
        /// The table as it is now, with the log entries that the client has missed.
        scene: Box<Scene>,
    },
    /// The command was refused, and nothing has changed.
    Refused {
        /// The reason.
        refusal: Refusal,
    },
}

/// Why a request or command was refused.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Refusal {
    /// A stable identifier of the reason, such as `illegal`, `not_yours` or `too_fast`.
    pub code: String,
    /// The reason and what would help, in English.
    pub message: String,
    /// The reason as a translatable sentence with the rule behind it, if the rules of the game refuse.
    pub because: Option<Box<Phrase>>,
    /// All faults, if the request contains several, as a data pack can.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Fault>,
    /// Seconds after which a request that came too fast may be sent again. The same as the header `Retry-After`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub retry_after: Option<u32>,
}

/// One fault of a request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Fault {
    /// Where the fault is: a field, or a file with a line.
    pub place: String,
    /// What is wrong, and what would be right, in English.
    pub message: String,
}

impl Refusal {
    /// A refusal that is not based on a rule of the game.
    #[must_use]
    pub fn new(code: &str, message: impl Into<String>) -> Self {
        Self {
            code: code.to_owned(),
            message: message.into(),
            because: None,
            faults: Vec::new(),
            retry_after: None,
        }
    }
}
