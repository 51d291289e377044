//! Tables: how they are made, and what everybody may know of them.

use crate::{Millis, Phrase};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The name of the game: see `GET /api/games`.
    pub game: String,
    /// The fields of the set-up that are not left as usual, `players` among them: see `GET /api/games`.
    #[serde(default)]
    pub setup: BTreeMap<String, String>,
    /// Who is to sit where; seats beyond the list are open.
    #[serde(default)]
    pub seats: Vec<SeatPlan>,
    /// Whether it stands in the lobby; otherwise one needs its link.
    #[serde(default)]
    pub public: bool,
    /// Whether people without a seat may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// How much time there is.
    #[serde(default)]
    pub pace: Pace,
    /// What becomes of the seat of one who doesn't come back.
    #[serde(default)]
    pub leavers: Leavers,
    /// Whether players may ask a bot for a hint.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Whether players may ask the game about their own position, such as for the odds of a move; see `Access::OwnSeat`.
    #[serde(default, alias = "odds")]
    pub player_aids: bool,
    /// 64 hexadecimal digits, for playing a known deal: the table then says that its seed is shared.
    #[serde(default)]
    pub seed: Option<String>,
    /// The hash of an uploaded data pack; otherwise the built-in components.
    #[serde(default)]
    pub pack: Option<String>,
}

fn yes() -> bool {
    true
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Anybody.
    Open {},
    /// The one who makes the table. Several seats make a hot-seat table.
    Me {
        /// What to call them on this seat, if not by their name.
        #[serde(default)]
        name: Option<String>,
    },
    /// Somebody who gets a link of their own: nobody else can take the seat.
    Invited {
        /// What to call them until they come.
        name: String,
    },
    /// A bot.
    Bot {
        /// `novice`, `apprentice`, `expert` or `master`; also `random` and `greedy`.
        level: String,
    },
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// No limit.
    #[default]
    Relaxed,
    /// So long for a turn, and a reserve for the whole game.
    Live {
        /// Seconds, 10 to 3600.
        turn_s: u32,
        /// Seconds, 0 to 36000.
        reserve_s: u32,
    },
    /// So long for a move.
    Correspondence {
        /// Hours, 1 to 720.
        hours: u32,
    },
}

/// What becomes of the seat of one who doesn't come back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Leavers {
    /// A bot plays on until they return.
    #[default]
    Bot,
    /// The others vote.
    Vote,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
// Rattus has stages too, and all types share one file there.
#[ts(rename = "TableStage")]
pub enum Stage {
    /// People sit down.
    Open,
    /// It is being played.
    Running,
    /// It is over.
    Over,
    /// It was abandoned before it began, or closed by the host.
    Closed,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Nobody,
    /// Somebody who has been invited and has not come yet.
    Invited {
        /// What they are called until then.
        name: String,
    },
    /// A person.
    Person {
        /// Their name.
        name: String,
        /// Whether it is you.
        me: bool,
        /// The level of the bot that plays for them until they take the seat back.
        stand_in: Option<String>,
        /// Whether they gave up.
        resigned: bool,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Seat {
    /// From 1.
    pub seat: u8,
    /// Who sits there.
    pub holder: Holder,
    /// The secret of an invitation, for the host: the link is `/t/TABLE#SEAT-SECRET`.
    pub invite: Option<String>,
    /// Whether they have the table open.
    pub present: bool,
    /// Whether they have agreed to end the game.
    pub ends: bool,
    /// What the others want done about them, seat by seat, while they are voted on.
    pub votes: BTreeMap<u8, Vote>,
}

/// What everybody may know of a table beside the game itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Sheet {
    /// Its public name, as in its address.
    pub id: String,
    /// Which game.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// When it was made.
    #[ts(type = "number")]
    pub created: Millis,
    /// Whether you made it.
    pub host: bool,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// How much time there is.
    pub pace: Pace,
    /// What becomes of the seat of one who doesn't come back.
    pub leavers: Leavers,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// Whether players may ask the game about their own position.
    pub player_aids: bool,
    /// The table and entry this game plays on from, if it does; it has no record of its own then.
    pub forked: Option<Origin>,
    /// Every field of the set-up.
    pub setup: BTreeMap<String, String>,
    /// The hash that names the components.
    pub pack: String,
    /// What they are called, where somebody brought them along.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pack_name: Option<String>,
    /// What the table has to do with today's game, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub today: Option<crate::OfToday>,
    /// The reading of the rules.
    pub edition: u16,
    /// What is allowed but not advised about the set-up.
    pub advice: Vec<Phrase>,
    /// The SHA-256 of the seed, known before the deal.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Whether the seed was given by the host, and so may be known to some.
    pub shared_seed: bool,
    /// The seats.
    pub seats: Vec<Seat>,
    /// How many watch.
    pub watchers: u32,
    /// How it ended, once it has.
    pub ended: Option<Ended>,
    /// The table of the next game, once somebody wants one.
    pub rematch: Option<String>,
}

/// The moment of another game that one plays on from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Origin {
    /// Which table.
    pub table: String,
    /// The entry of its log.
    #[ts(type = "number")]
    pub number: u64,
}

/// How a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// By the rules.
    Played,
    /// All who still played agreed.
    Agreed,
    /// All but one gave up.
    Resigned,
    /// The others voted to end it when somebody had left.
    Left,
    /// It was abandoned before it began.
    Abandoned,
    /// The host of the server closed it.
    Closed,
    /// A fault in the rules; its state is kept.
    Broken,
}

/// A table as a list shows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Listed {
    /// Its public name.
    pub id: String,
    /// Which game.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// When it was made.
    #[ts(type = "number")]
    pub created: Millis,
    /// When something happened there last.
    #[ts(type = "number")]
    pub updated: Millis,
    /// The boxes or the variant.
    pub setup: BTreeMap<String, String>,
    /// How much time there is.
    pub pace: Pace,
    /// Who sits where.
    pub seats: Vec<Holder>,
    /// The seats the game waits for.
    pub waiting: Vec<u8>,
    /// Whether one of them is yours.
    pub yours: bool,
    /// Until when, where there is a clock.
    #[ts(type = "number | null")]
    pub deadline: Option<Millis>,
    /// What happened last, as those who watch saw it.
    pub last: Option<Phrase>,
}

/// What is to be done about a player whose time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Vote {
    /// A bot makes this one move.
    Skip,
    /// A bot plays on until they return.
    Replace,
    /// The game ends without a result.
    End,
    /// Wait on.
    Wait,
}

/// Who reads what is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChatRoom {
    /// Everybody; players write here.
    Table,
    /// Those who watch, and the players once the game is over.
    Watchers,
}
