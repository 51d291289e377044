//! What stands in a table's log: the bodies of its entries.
//!
//! A table is the fold of these. They are written once and read for ever: a field may be added with a default, none may be
//! renamed.

use protocol::{Ended, Room, Vote};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One thing that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub(crate) enum Deed {
    /// The table was made.
    Made(Box<Made>),
    /// A person took a seat, or took it back from a stand-in.
    Sat { seat: u8, person: String, name: String },
    /// A seat is kept for somebody who has this secret.
    Invited { seat: u8, name: String, secret: String },
    /// A person left a seat.
    Stood { seat: u8 },
    /// A bot was seated.
    Bot { seat: u8, level: String },
    /// The game began, and this was dealt.
    Started { draws: Vec<String> },
    /// A seat answered, and this was drawn.
    Moved {
        seat: u8,
        choice: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        draws: Vec<String>,
        /// Who answered for it.
        #[serde(default, skip_serializing_if = "By::is_holder")]
        by: By,
    },
    /// A seat took its answers back from this record entry on.
    Undone { seat: u8, from: u32 },
    /// A person said something.
    Said { person: String, name: String, room: Room, text: String },
    /// A person may not chat, or may again.
    Muted { person: String, name: String, silent: bool },
    /// A seat was told that its time is nearly up, or up.
    Reminded { seat: u8, up: bool },
    /// The server was away, and is back since this moment: so long nobody's time ran.
    Resumed { since: protocol::Millis },
    /// A bot plays for a person until they return.
    StandIn { seat: u8, level: String },
    /// A person gave up.
    Resigned { seat: u8 },
    /// A person agrees to end the game, or no longer.
    Ends { seat: u8, agree: bool },
    /// A person voted on one whose time is up.
    Voted { seat: u8, about: u8, vote: Vote },
    /// The table is done.
    Ended { how: Ended },
    /// There is a table for the next game.
    Rematch { table: String },
    /// What a person has here is another's from now on: a guest who signed in.
    Handed { from: String, to: String, name: String },
}

/// Who answered for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum By {
    /// Whoever sits there, person or bot.
    #[default]
    Holder,
    /// A bot for a person.
    StandIn,
    /// Nobody: there was one answer only.
    Rules,
}

impl By {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    fn is_holder(&self) -> bool {
        *self == Self::Holder
    }
}

/// How a table was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Made {
    pub(crate) host: String,
    pub(crate) game: String,
    pub(crate) edition: u16,
    pub(crate) pack: String,
    /// What it is called, where somebody brought it along.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) pack_name: Option<String>,
    /// Every field of the set-up.
    pub(crate) setup: BTreeMap<String, String>,
    /// The secret of all chance. It leaves the server after the end only.
    pub(crate) seed: String,
    pub(crate) shared_seed: bool,
    pub(crate) public: bool,
    pub(crate) spectators: bool,
    pub(crate) pace: protocol::Pace,
    pub(crate) leavers: protocol::Leavers,
    pub(crate) hints: bool,
    pub(crate) odds: bool,
    /// The game this one plays on from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) fork: Option<Forked>,
    /// The day whose game it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) day: Option<crate::today::OfDay>,
}

/// Where a game begins that plays on from another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Forked {
    pub(crate) table: String,
    pub(crate) number: u64,
    /// The position, with what the player did not know dealt anew.
    pub(crate) game: Vec<u8>,
}
