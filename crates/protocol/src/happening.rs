//! The entries of a table's log, as one viewer may see them.

use crate::{ChatRoom, Ended, Event, Millis, Vote};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One entry of the table's log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Line {
    /// Its number, from 1 without gaps.
    #[ts(type = "number")]
    pub number: u64,
    /// When.
    #[ts(type = "number")]
    pub at: Millis,
    /// What.
    pub what: Happened,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Happened {
    /// The table was made.
    Made,
    /// Somebody took a seat, or took it back from a stand-in.
    Sat {
        /// Which.
        seat: u8,
    },
    /// Somebody left a seat.
    Stood {
        /// Which.
        seat: u8,
    },
    /// A bot was seated.
    Bot {
        /// Where.
        seat: u8,
        /// How strong.
        level: String,
    },
    /// The game began: the deal.
    Started {
        /// What happened in it.
        #[ts(type = "Array<GameEvent>")]
        #[schema(value_type = Vec<Object>)]
        events: Vec<Event>,
        /// The last record entry it made.
        entry: u32,
    },
    /// Somebody moved.
    Moved {
        /// Who, where one may know.
        seat: Option<u8>,
        /// Their answer, where one may know.
        choice: Option<String>,
        /// Whether a bot answered for a person.
        stand_in: bool,
        /// What happened.
        #[ts(type = "Array<GameEvent>")]
        #[schema(value_type = Vec<Object>)]
        events: Vec<Event>,
        /// The last record entry it made.
        entry: u32,
    },
    /// Somebody took moves back.
    Undone {
        /// Who.
        seat: u8,
        /// The first record entry taken back.
        from: u32,
        /// The record entry that says so.
        entry: u32,
    },
    /// Somebody said something.
    Said {
        /// Who.
        name: String,
        /// Their seat, if they have one.
        seat: Option<u8>,
        /// To whom.
        room: ChatRoom,
        /// What.
        text: String,
    },
    /// Somebody may not chat, or may again.
    Muted {
        /// Who.
        name: String,
        /// Whether they are silent now.
        silent: bool,
    },
    /// A player's time is nearly up, or up.
    Reminded {
        /// Who.
        seat: u8,
        /// Whether it is up.
        up: bool,
    },
    /// The server was away; the clock of the player to move starts again.
    Resumed,
    /// A bot plays for somebody until they return.
    StandIn {
        /// For whom.
        seat: u8,
        /// How strong.
        level: String,
    },
    /// Somebody gave up.
    Resigned {
        /// Who.
        seat: u8,
    },
    /// Somebody agrees to end the game, or no longer.
    Ends {
        /// Who.
        seat: u8,
        /// Whether.
        agree: bool,
    },
    /// Somebody voted on one whose time is up.
    Voted {
        /// Who.
        seat: u8,
        /// About whom.
        about: u8,
        /// For what.
        vote: Vote,
    },
    /// The game is over.
    Ended {
        /// How.
        how: Ended,
    },
    /// There is a table for the next game.
    Rematch {
        /// Which.
        table: String,
    },
    /// Something one may not know.
    Hidden,
}
