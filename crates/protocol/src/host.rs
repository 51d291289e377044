//! Moderation by the host of the server.

use crate::{Millis, Stage};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A person as the host of the server sees them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HostPerson {
    /// The internal id.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// The name to sign in with. `null` for a guest.
    pub login: Option<String>,
    /// The time at which they first came, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: Millis,
    /// The time at which they were banned. `null` if they are not.
    #[ts(type = "number | null")]
    pub banned: Option<Millis>,
}

/// What the host of the server does to a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum HostPersonAction {
    /// Bans them: signs them out everywhere, and bots take their seats in running games. An account can't be used any more.
    Ban {},
    /// Lifts the ban.
    Unban {},
    /// Changes their name.
    Rename {
        /// The new name.
        name: String,
    },
    /// Replaces the password of an account by a new one, which the answer contains, and signs them out everywhere.
    ResetPassword {},
    /// Deletes them with their account, their name in all games and their chat messages.
    Delete {},
}

/// The result of an action on a person.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct HostPersonResult {
    /// The new password, after it was reset.
    pub password: Option<String>,
}

/// A table as the host of the server sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HostTable {
    /// The id of the table.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// How far the table has come.
    pub stage: Stage,
    /// Whether the table is listed in the lobby.
    pub public: bool,
    /// The time at which it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: Millis,
    /// The time of its last log entry.
    #[ts(type = "number")]
    pub updated: Millis,
    /// The number of its log entries.
    #[ts(type = "number")]
    pub entries: u64,
    /// Who sits there, in the order of the seats.
    pub seats: Vec<String>,
}

/// What the host of the server does to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum HostTableAction {
    /// Takes it out of the lobby.
    Hide {},
    /// Puts it back into the lobby.
    Show {},
    /// Ends it for good. A game that had begun can still be viewed.
    Close {},
    /// Deletes it with its log.
    Delete {},
}

/// A chat message as the host of the server sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HostMessage {
    /// The number of its log entry.
    #[ts(type = "number")]
    pub number: u64,
    /// The time of the message, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: Millis,
    /// The internal id of the person who wrote it.
    pub person: String,
    /// The name of the person then.
    pub name: String,
    /// The message; empty if it was removed.
    pub text: String,
}

/// A report of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HostReport {
    /// The number of the report.
    #[ts(type = "number")]
    pub number: u64,
    /// The time at which it was sent, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: Millis,
    /// How far its handling is.
    pub state: ReportState,
    /// The internal id of the person who sent it. `null` if they had no session or are deleted.
    pub person: Option<String>,
    /// The internal id of the person it is about, if it is about one.
    pub about: Option<String>,
    /// The id of the table it is about.
    pub table: Option<String>,
    /// What the person wrote.
    pub text: String,
}

/// How far the handling of a report is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportState {
    /// Nobody has looked at it.
    New,
    /// Somebody handles it.
    Open,
    /// It is done.
    Done,
}

/// A new state of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetReportState {
    /// The new state.
    pub state: ReportState,
}

/// What was deleted because it was too old.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct PrunedData {
    /// Sessions.
    #[ts(type = "number")]
    pub sessions: u64,
    /// Guests without a seat.
    #[ts(type = "number")]
    pub guests: u64,
    /// Tables whose game has not begun.
    #[ts(type = "number")]
    pub tables: u64,
    /// Running games, which were closed.
    #[ts(type = "number")]
    pub games: u64,
    /// Reports.
    #[ts(type = "number")]
    pub reports: u64,
    /// Snapshots of finished games.
    #[ts(type = "number")]
    pub snapshots: u64,
}

impl ReportState {
    /// The name in the store.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Open => "open",
            Self::Done => "done",
        }
    }

    /// The state with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        [Self::New, Self::Open, Self::Done].into_iter().find(|state| state.name() == name)
    }
}
