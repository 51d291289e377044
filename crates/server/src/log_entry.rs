//! Log entries: the events of a table, from which its state is folded (event sourcing).
//!
//! The store keeps each entry as JSON for ever. A field may be added with a default; no name in the JSON may change, so a renamed
//! variant or field keeps its stored name with `#[serde(rename)]`.

use crate::wall_clock::utc_day;
use protocol::{ChatRoom, Ended, Millis, Vote};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::{Person, PersonId};

/// One event at a table. Seats are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub(crate) enum LogEntry {
    /// The table was created. Always the first entry, and only that.
    #[serde(rename = "made")]
    Created(Box<TableConfig>),
    /// A person took a seat, or took it back from a stand-in.
    Sat {
        seat: u8,
        person: String,
        name: String,
        /// Whether the person had an account.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        account: bool,
    },
    /// A seat was reserved for the holder of this secret, and for a person if one is named.
    Invited {
        seat: u8,
        name: String,
        secret: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        person: Option<String>,
    },
    /// A person changed their name. Seats that they gave another name, for people who share the screen, keep it.
    Renamed { person: String, old: String, name: String },
    /// A person left a seat.
    Stood { seat: u8 },
    /// A bot was seated.
    Bot { seat: u8, level: String },
    /// The game began with these draws.
    Started { draws: Vec<String> },
    /// A seat answered, followed by these draws.
    Moved {
        seat: u8,
        choice: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        draws: Vec<String>,
        #[serde(default, skip_serializing_if = "MovedBy::is_holder")]
        by: MovedBy,
    },
    /// A seat took back its answers from this record entry on.
    Undone { seat: u8, from: u32 },
    /// A person wrote a chat message.
    Said {
        person: String,
        name: String,
        room: ChatRoom,
        /// Empty if it was removed.
        text: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        account: bool,
    },
    /// A person was muted in the chat, or unmuted.
    Muted { person: String, name: String, silent: bool },
    /// The host of the table banned a person from it, or no longer does.
    Banned { person: String, name: String, banned: bool },
    /// The host of the server removed these chat messages. Their entries have no text any more.
    ChatRemoved { entries: Vec<u64> },
    /// The host of the server took the table out of the lobby, or put it back.
    Listed { public: bool },
    /// A person was deleted. Earlier entries do not have their name and chat messages any more.
    Forgotten { person: String },
    /// A seat was notified that its time is almost up, or that it is up.
    Reminded { seat: u8, up: bool },
    /// The person who is asked in secret has the table open: the time for the answer runs from now on.
    Noticed,
    /// The server was down and is back since this moment; nobody's time ran until then.
    Resumed { since: Millis },
    /// A bot plays for a person until they return.
    StandIn { seat: u8, level: String },
    /// A person resigned.
    Resigned { seat: u8 },
    /// A person agreed to end the game, or no longer agrees.
    #[serde(rename = "ends")]
    AgreedToEnd { seat: u8, agree: bool },
    /// A person voted on a player whose time is up.
    Voted { seat: u8, about: u8, vote: Vote },
    /// The table ended.
    Ended { how: Ended },
    /// A table for the next game was created.
    Rematch { table: String },
    /// A guest signed in to an account, which takes over everything the guest has here.
    #[serde(rename = "handed")]
    GuestMerged { from: String, to: String, name: String },
}

/// Who answered for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum MovedBy {
    /// The person or bot that holds the seat.
    #[default]
    Holder,
    /// A bot in place of a person.
    StandIn,
    /// The server, because there was only one answer.
    Rules,
}

impl MovedBy {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    fn is_holder(&self) -> bool {
        *self == Self::Holder
    }
}

/// Everything that is fixed when a table is created.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct TableConfig {
    /// The person who created it.
    pub(crate) host: String,
    pub(crate) game: String,
    pub(crate) edition: u16,
    /// The hash of the components.
    pub(crate) pack: String,
    /// The name of the components, if they were uploaded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) pack_name: Option<String>,
    /// Every field of the set-up.
    pub(crate) setup: BTreeMap<String, String>,
    /// The seed of all draws. Secret until the game is over.
    pub(crate) seed: String,
    /// Whether the host chose the seed.
    pub(crate) shared_seed: bool,
    pub(crate) public: bool,
    pub(crate) spectators: bool,
    pub(crate) pace: protocol::Pace,
    pub(crate) leavers: protocol::Leavers,
    pub(crate) hints: bool,
    /// Whether players may ask the game about their own position.
    #[serde(rename = "odds")]
    pub(crate) player_aids: bool,
    /// The position this game continues from, if it is a fork.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) fork: Option<ForkOrigin>,
    /// The daily game this table belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) day: Option<DailyGame>,
}

/// Where a forked game begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct ForkOrigin {
    /// The table it was forked from.
    pub(crate) table: String,
    /// The entry of that table's log.
    pub(crate) number: u64,
    /// The position, with everything the player did not know drawn again.
    pub(crate) game: Vec<u8>,
}

/// A table's part in the daily game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct DailyGame {
    /// The UTC date, such as `2026-11-16`.
    pub(crate) day: String,
    /// Whether the result counts.
    pub(crate) rated: bool,
}

impl DailyGame {
    /// Whether the day is not over: until then the seed must stay secret, because others have yet to play.
    pub(crate) fn is_sealed(&self, now: Millis) -> bool {
        utc_day(now) <= self.day
    }
}

impl LogEntry {
    /// Parses the body of a stored entry.
    pub(crate) fn parse(body: &str) -> serde_json::Result<Self> {
        serde_json::from_str(body)
    }

    /// A person takes a seat under a name.
    pub(crate) fn sat(seat: u8, who: &Person, name: String) -> Self {
        Self::Sat { seat, person: who.id.0.clone(), name, account: who.login.is_some() }
    }

    /// The entry without the name and the words of a person; `None` if it has neither.
    pub(crate) fn without(mut self, gone: &str) -> Option<Self> {
        match &mut self {
            Self::Said { person, name, text, .. } if person == gone => {
                name.clear();
                text.clear();
            }
            Self::Renamed { person, old, name } if person == gone => {
                old.clear();
                name.clear();
            }
            Self::Sat { person, name, .. }
            | Self::Muted { person, name, .. }
            | Self::Banned { person, name, .. }
            | Self::Invited { person: Some(person), name, .. }
            | Self::GuestMerged { to: person, name, .. }
                if person == gone =>
            {
                name.clear();
            }
            _ => return None,
        }
        Some(self)
    }

    /// The people that the entry names.
    pub(crate) fn naming(&self) -> Vec<PersonId> {
        let named = match self {
            Self::Created(config) => Some(&config.host),
            Self::Sat { person, .. } | Self::Renamed { person, .. } | Self::Said { person, .. } => {
                Some(person)
            }
            Self::Invited { person, .. } => person.as_ref(),
            Self::GuestMerged { to, .. } => Some(to),
            _ => None,
        };
        named.map(|person| PersonId(person.clone())).into_iter().collect()
    }

    /// The body to store.
    pub(crate) fn to_body(&self) -> String {
        serde_json::to_string(self).expect("every log entry can be serialized")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::DAY;

    #[test]
    fn a_day_is_sealed_until_the_next_begins() {
        let daily = DailyGame { day: "2026-11-16".to_owned(), rated: true };
        assert!(daily.is_sealed(20_774 * DAY - 1) && !daily.is_sealed(20_774 * DAY));
    }

    #[test]
    fn renamed_entries_keep_their_stored_names() {
        let agreed = LogEntry::AgreedToEnd { seat: 1, agree: true };
        assert_eq!(agreed.to_body(), r#"{"t":"ends","seat":1,"agree":true}"#);
        let text = |text: &str| text.to_owned();
        let merged = LogEntry::GuestMerged { from: text("a"), to: text("b"), name: text("Anna") };
        assert_eq!(merged.to_body(), r#"{"t":"handed","from":"a","to":"b","name":"Anna"}"#);
    }
}
