//! What one can do at a table, and the answers.

use crate::{ChatRoom, Phrase, Scene, Vote};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A command and the key under which it may be repeated: the second time it is only answered, not done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// 8 to 64 characters, chosen by the sender, another one for every command.
    pub key: String,
    /// What to do.
    pub command: Command,
}

/// What one can do at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Take an open seat, or take your own back from its stand-in.
    Sit {
        /// Which.
        seat: u8,
        /// The secret of the invitation, for a seat that is kept for somebody.
        #[serde(default)]
        #[ts(optional)]
        invite: Option<String>,
    },
    /// Leave a seat: before the game it is open again, in the game a bot plays on until one returns.
    Stand {
        /// Which.
        seat: u8,
    },
    /// Seat a bot, or let the one there play at another level; for the host of the table, before the game.
    Bot {
        /// Where.
        seat: u8,
        /// How strong.
        level: String,
    },
    /// Seat bots wherever nobody sits; for the host, before the game.
    Fill {
        /// How strong.
        level: String,
    },
    /// Empty a seat; for the host, before the game.
    Clear {
        /// Which.
        seat: u8,
    },
    /// Begin, once every seat is taken; for the host.
    Start {},
    /// Give up an unstarted table; for the host.
    Abandon {},
    /// Answer the question.
    Choose {
        /// For which seat.
        seat: u8,
        /// The number of the last move one knows of, `moved` of the scene or update: an older one is stale.
        #[ts(type = "number")]
        after: u64,
        /// The answer, one of the question's options.
        choice: String,
    },
    /// Undo your answers from record entry `from` on, one of those the scene offers.
    Undo {
        /// For which seat.
        seat: u8,
        /// As above.
        #[ts(type = "number")]
        after: u64,
        /// The entry.
        from: u32,
    },
    /// Say something.
    Say {
        /// To whom.
        room: ChatRoom,
        /// 1 to 500 characters.
        text: String,
    },
    /// Keep somebody from chatting, or let them again; for the host.
    Mute {
        /// Their name, as it stands in the chat.
        name: String,
        /// Whether they are silent from now on.
        silent: bool,
    },
    /// Give up. A bot plays on, unless only one player is left.
    Resign {
        /// Which seat.
        seat: u8,
    },
    /// Agree to end the game without a result, or no longer.
    End {
        /// For which seat.
        seat: u8,
        /// Whether one agrees.
        agree: bool,
    },
    /// Vote on a player whose time is up.
    Vote {
        /// Whose vote.
        seat: u8,
        /// About whom.
        about: u8,
        /// What is to be done.
        vote: Vote,
    },
    /// Make a table for another game with the same people.
    Rematch {},
}

/// The answer to a command.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum CommandReply {
    /// Done; it is entry `number` of the table's log and will not be lost.
    Accepted {
        /// Of the entry.
        #[ts(type = "number")]
        number: u64,
    },
    /// It was done already.
    Known {
        /// Of the entry.
        #[ts(type = "number")]
        number: u64,
    },
    /// Something happened meanwhile: here is how things stand, and all that was missed.
    Stale {
        /// The table as it is now.
        scene: Box<Scene>,
    },
    /// It can't be done; nothing has changed.
    Refused {
        /// Why.
        refusal: Refusal,
    },
}

/// Why something can't be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Refusal {
    /// The stable name of the reason, such as `illegal`, `not_yours`, `too_fast`.
    pub code: String,
    /// The reason and what would help, in English.
    pub message: String,
    /// The reason as a sentence of the texts, with the rule behind it.
    pub because: Option<Box<Phrase>>,
    /// Everything that is wrong, where several things are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Fault>,
}

/// One thing that is wrong.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Fault {
    /// Where: a field, or a file with a line.
    pub place: String,
    /// What, and what would be right.
    pub message: String,
}

impl Refusal {
    /// A refusal without a rule behind it.
    #[must_use]
    pub fn new(code: &str, message: impl Into<String>) -> Self {
        Self { code: code.to_owned(), message: message.into(), because: None, faults: Vec::new() }
    }
}
