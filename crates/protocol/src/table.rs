//! Tables: the settings of a new one, and what everybody may know about one.

use crate::{Millis, Phrase};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A request to create a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The name of the game: see `GET /api/games`.
    pub game: String,
    /// The fields of the set-up that differ from their defaults, including `players`. `GET /api/games` lists the fields.
    #[serde(default)]
    pub setup: BTreeMap<String, String>,
    /// Who sits on each seat, in order. Seats beyond the end of the list are open.
    #[serde(default)]
    pub seats: Vec<SeatPlan>,
    /// Whether the table is listed in the lobby. Otherwise people need its link.
    #[serde(default)]
    pub public: bool,
    /// Whether people without a seat may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// The time limits.
    #[serde(default)]
    pub pace: Pace,
    /// What happens to the seat of a player who does not return.
    #[serde(default)]
    pub leavers: Leavers,
    /// Whether players may ask a bot for a hint.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Whether players may ask the game about their own position, such as for the odds of a move.
    #[serde(default, alias = "odds")]
    pub player_aids: bool,
    /// The seed of the deal, 64 hexadecimal digits. Random if left out. The table then shows that the host chose the seed.
    #[serde(default)]
    pub seed: Option<String>,
    /// The hash of an uploaded data pack. The components of the server if left out.
    #[serde(default)]
    pub pack: Option<String>,
}

fn yes() -> bool {
    true
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Anybody may take the seat.
    Open {},
    /// The person who creates the table. With several such seats, people share one screen (hot seat).
    Me {
        /// The name to show for this seat, if it differs from the person's name.
        #[serde(default)]
        name: Option<String>,
    },
    /// A person who gets a link of their own. Nobody else can take the seat.
    Invited {
        /// The name to show until they arrive.
        name: String,
    },
    /// A bot.
    Bot {
        /// The level: `novice`, `apprentice`, `expert` or `master`; also `random` and `greedy`.
        level: String,
    },
}

/// The time limits of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// No time limits.
    #[default]
    Relaxed,
    /// A limit per turn, and a reserve for the whole game.
    Live {
        /// Seconds per turn, 10 to 3600.
        turn_s: u32,
        /// Seconds of reserve per player, 0 to 36000. It is used when a turn takes longer than its limit.
        reserve_s: u32,
    },
    /// A limit per move.
    Correspondence {
        /// Hours per move, 1 to 720.
        hours: u32,
    },
}

/// What happens to the seat of a player who does not return.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Leavers {
    /// A bot plays until the player returns.
    #[default]
    Bot,
    /// The other players vote.
    Vote,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
// Rattus has a type `Stage` too, and the generated TypeScript types share one file.
#[ts(rename = "TableStage")]
pub enum Stage {
    /// The game has not started. People take seats.
    Open,
    /// The game is being played.
    Running,
    /// The game is over.
    Over,
    /// The table was abandoned before the game started, or closed by the administrator of the server.
    Closed,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holder {
    /// The seat is empty.
    Nobody,
    /// The seat is reserved for an invited person, who has not arrived yet.
    Invited {
        /// The name of the invited person, as the host wrote it.
        name: String,
        /// Whether the viewer is invited, as in a rematch: they can sit down without a link, or decline with `stand`.
        #[serde(default)]
        me: bool,
    },
    /// A person holds the seat.
    Person {
        /// The name of the person; empty if they were deleted.
        name: String,
        /// The person's number at this table. Seats with the same number belong to one person.
        #[serde(default)]
        who: u32,
        /// Whether the person has an account, whose name nobody else can take.
        #[serde(default)]
        account: bool,
        /// Whether the person is the viewer.
        me: bool,
        /// The level of the bot that plays for them until they take the seat back.
        stand_in: Option<String>,
        /// Whether the person has resigned.
        resigned: bool,
    },
    /// A bot holds the seat.
    Bot {
        /// The level of the bot.
        level: String,
    },
}

/// A seat of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Seat {
    /// The number of the seat, counted from 1.
    pub seat: u8,
    /// Who holds the seat.
    pub holder: Holder,
    /// The secret of an invitation by link; shown to the host only. The link is `/t/TABLE#SEAT-SECRET`.
    pub invite: Option<String>,
    /// Whether the person has the table open.
    pub present: bool,
    /// Whether the player has agreed to end the game without a result.
    pub ends: bool,
    /// The votes about this player, by the seat of the voter, while the others vote.
    pub votes: BTreeMap<u8, Vote>,
}

/// What everybody may know about a table, apart from the game itself: settings, set-up and seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// The id of the table, as in its address.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// How far the table has come.
    pub stage: Stage,
    /// The time at which the table was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: Millis,
    /// Whether the viewer is the host, who created the table.
    pub host: bool,
    /// Whether the table is listed in the lobby.
    pub public: bool,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// The time limits.
    pub pace: Pace,
    /// What happens to the seat of a player who does not return.
    pub leavers: Leavers,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// Whether players may ask the game about their own position.
    pub player_aids: bool,
    /// The table and log entry at which this game was forked. A forked game has no record of its own.
    pub forked: Option<Origin>,
    /// All fields of the set-up, with defaults filled in.
    pub setup: BTreeMap<String, String>,
    /// The hash of the components.
    pub pack: String,
    /// The name of the components, if they were uploaded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pack_name: Option<String>,
    /// The day of the daily game, if the table belongs to one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub today: Option<crate::TodayInfo>,
    /// The edition of the rules. A fix that changes outcomes raises it.
    pub edition: u16,
    /// Warnings about a set-up that is allowed but not recommended.
    pub advice: Vec<Phrase>,
    /// The SHA-256 hash of the seed, published before the deal.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Whether the host chose the seed, so that some people may know it.
    pub shared_seed: bool,
    /// The seats in order.
    pub seats: Vec<Seat>,
    /// The number of spectators.
    pub watchers: u32,
    /// How the table ended, once it has.
    pub ended: Option<Ended>,
    /// The id of the table of the next game, once somebody has created it.
    pub rematch: Option<String>,
}

/// The position of another game at which a game was forked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Origin {
    /// The id of the other table.
    pub table: String,
    /// The number of the log entry after which the game was forked.
    #[ts(type = "number")]
    pub number: u64,
}

/// How a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// The game was played to its end.
    Played,
    /// All remaining players agreed to end it.
    Agreed,
    /// All players but one resigned.
    Resigned,
    /// The other players voted to end it because of an absent player.
    Left,
    /// The host closed the table before the game started.
    Abandoned,
    /// The administrator of the server closed the table.
    Closed,
    /// The rules failed, which is a bug. The log keeps everything up to the failure.
    Broken,
}

/// A table as the list of tables shows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSummary {
    /// The id of the table.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// How far the table has come.
    pub stage: Stage,
    /// The time at which the table was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: Millis,
    /// The time of the last log entry, in milliseconds since 1970.
    #[ts(type = "number")]
    pub updated: Millis,
    /// The fields of the set-up that describe the game: its boxes or its variant.
    pub setup: BTreeMap<String, String>,
    /// The time limits.
    pub pace: Pace,
    /// Who holds each seat, in order.
    pub seats: Vec<Holder>,
    /// The seats that everybody sees the game wait for.
    pub waiting: Vec<u8>,
    /// Whether one of those seats is the viewer's.
    pub yours: bool,
    /// The time at which the seats to move run out of time, in milliseconds since 1970. `null` without time limits.
    #[ts(type = "number | null")]
    pub deadline: Option<Millis>,
    /// The last event of the game, as spectators see it.
    pub last: Option<Phrase>,
    /// Whether the host chose the seed and others play as well, so that somebody may know all cards and draws.
    pub shared_seed: bool,
}

/// What should be done about a player whose time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Vote {
    /// A bot makes this move for the player.
    Skip,
    /// A bot plays until the player returns.
    Replace,
    /// The game ends without a result.
    End,
    /// The others wait.
    Wait,
}

/// The audience of a chat message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChatRoom {
    /// Everybody can read it. Players write here.
    Table,
    /// Spectators, and after the game also the players. Spectators write here.
    #[serde(rename = "watchers")]
    Spectators,
}
