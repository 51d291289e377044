//! The entries of a table's log, reduced to what one viewer may see.

use crate::{ChatRoom, Ended, Event, Millis, Vote};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One entry of a table's log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Line {
    /// The number of the entry. Entries are numbered from 1 without gaps.
    #[ts(type = "number")]
    pub number: u64,
    /// The time of the entry, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: Millis,
    /// What happened.
    pub what: LineKind,
}

/// What an entry of the log says. Seats are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum LineKind {
    /// The table was created.
    Made,
    /// A person took a seat, or took it back from a stand-in.
    Sat {
        /// The seat that was taken.
        seat: u8,
    },
    /// A person left a seat.
    Stood {
        /// The seat that was left.
        seat: u8,
    },
    /// A bot was put on a seat.
    Bot {
        /// The seat of the bot.
        seat: u8,
        /// The level of the bot.
        level: String,
    },
    /// The game started, with the deal.
    Started {
        /// The events of the deal.
        #[ts(type = "Array<GameEvent>")]
        #[schema(value_type = Vec<Object>)]
        events: Vec<Event>,
        /// The number of the last record entry of the deal.
        entry: u32,
    },
    /// A seat answered a question.
    Moved {
        /// The seat that answered; `null` if the viewer may not know it.
        seat: Option<u8>,
        /// The answer; `null` if the viewer may not know it.
        choice: Option<String>,
        /// Whether a bot answered in place of a person.
        stand_in: bool,
        /// What happened as a result, as far as the viewer may see it.
        #[ts(type = "Array<GameEvent>")]
        #[schema(value_type = Vec<Object>)]
        events: Vec<Event>,
        /// The number of the last record entry that the answer made.
        entry: u32,
    },
    /// A seat undid its last answers.
    Undone {
        /// The seat that undid them.
        seat: u8,
        /// The number of the first record entry that was undone.
        from: u32,
        /// The number of the record entry of the undo itself.
        entry: u32,
    },
    /// A person wrote a chat message.
    Said {
        /// The name of the person; empty if they were deleted.
        name: String,
        /// The person's number at this table.
        who: u32,
        /// Whether the person had an account.
        account: bool,
        /// The person's seat; `null` for a spectator.
        seat: Option<u8>,
        /// The audience of the message.
        room: ChatRoom,
        /// The message; empty if it was removed.
        text: String,
    },
    /// The host forbade a person to chat, or allowed it again.
    Muted {
        /// The name of the person.
        name: String,
        /// The person's number at this table.
        who: u32,
        /// Whether the person is muted now.
        silent: bool,
    },
    /// The host banned a person from the table, or lifted the ban.
    Banned {
        /// The name of the person.
        name: String,
        /// The person's number at this table.
        who: u32,
        /// Whether the person is banned now.
        banned: bool,
    },
    /// The host of the server removed chat messages. Clients show the messages with these numbers as removed.
    ChatRemoved {
        /// The numbers of their entries.
        #[ts(type = "Array<number>")]
        entries: Vec<u64>,
    },
    /// A person was deleted. Clients show their name and their messages as deleted.
    Forgotten {
        /// The person's number at this table.
        who: u32,
    },
    /// The time of a player is nearly up, or is up.
    Reminded {
        /// The seat of the player.
        seat: u8,
        /// `false` for the reminder shortly before, `true` when the time is up.
        up: bool,
    },
    /// The server was down. The clock of the player to move has been restarted.
    Resumed,
    /// A bot plays for a person until they return.
    StandIn {
        /// The seat of the person.
        seat: u8,
        /// The level of the bot.
        level: String,
    },
    /// A player resigned.
    Resigned {
        /// The seat that resigned.
        seat: u8,
    },
    /// A player agreed to end the game without a result, or withdrew the agreement.
    Ends {
        /// The seat of the player.
        seat: u8,
        /// Whether the player agrees now.
        agree: bool,
    },
    /// A player voted on what to do about a player whose time is up.
    Voted {
        /// The seat that voted.
        seat: u8,
        /// The seat whose time is up.
        about: u8,
        /// What the vote is for.
        vote: Vote,
    },
    /// The table is over.
    Ended {
        /// How it ended.
        how: Ended,
    },
    /// A table for the next game was created.
    Rematch {
        /// The id of the new table.
        table: String,
    },
    /// An entry that the viewer may not see.
    Hidden,
}
