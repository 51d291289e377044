//! What there is around a table: games to choose from, hints, replays, reports.

use crate::{Happened, Millis, Phrase};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game that can be played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its stable name.
    pub name: String,
    /// The reading of its rules.
    pub edition: u16,
    /// The hash of the components.
    pub pack: String,
    /// The levels of its bots, weakest first.
    pub levels: Vec<String>,
    /// The fields of its set-up, as far as the choices made so far leave them open.
    pub topics: Vec<Topic>,
}

/// A field of a set-up and what it can be.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Topic {
    /// Its name.
    pub field: String,
    /// Its values.
    pub values: Vec<String>,
    /// Which of them it is by itself.
    pub usual: u32,
    /// Things one may name instead, with commas.
    pub pick: Option<Pick>,
    /// Whether most people will want to be asked about it.
    pub common: bool,
}

/// Things to be picked for a field.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Pick {
    /// So many.
    pub count: u8,
    /// Out of these.
    pub of: Vec<String>,
}

/// A table that was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableMade {
    /// Its public name: the link is `/t/` and this.
    pub id: String,
}

/// What a strong bot would answer, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Hint {
    /// For which seat.
    pub seat: u8,
    /// The answer.
    pub choice: String,
    /// The reasons, the most important first.
    pub reasons: Vec<Phrase>,
}

/// A game as one eye saw it, or a part of it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// Through whose eyes.
    pub eye: String,
    /// How many steps there are in all.
    pub total: u32,
    /// The number of the first step here, from 0.
    pub from: u32,
    /// The steps.
    pub steps: Vec<Step>,
}

/// One step of a replay: the deal, a move, or moves taken back.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Step {
    /// The entry of the table's log.
    #[ts(type = "number")]
    pub number: u64,
    /// When.
    #[ts(type = "number")]
    pub at: Millis,
    /// A number that is another one in the next turn.
    pub turn: Option<u32>,
    /// What happened.
    pub what: Happened,
    /// What turns the view of the step before into the view of this one: one patch for each event, as in an update, see
    /// `docs/bot-api.md`. The first patch of the first step of an answer is a whole view.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    pub patches: Box<RawValue>,
}

/// What a second look at a finished game found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Proof {
    /// Whether every move was legal and every draw follows from the seed.
    pub fair: bool,
    /// How many draws there were.
    pub draws: u32,
    /// What is wrong, if anything is.
    pub fault: Option<String>,
}

/// How likely each player was to win, turn by turn, as the bots' judge sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Chances {
    /// The turns, in order.
    pub turns: Vec<TurnChances>,
}

/// How likely each player was to win when a turn began.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TurnChances {
    /// The entry of the log after which it began.
    #[ts(type = "number")]
    pub number: u64,
    /// For each seat, from 0 to 1; together 1.
    pub chances: Vec<f32>,
}

/// Play on from a step of a game that is over, against bots: what the seat did not know then is re-dealt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// The entry of the log after which to play on.
    #[ts(type = "number")]
    pub number: u64,
    /// Which seat to play.
    pub seat: u8,
    /// How strong the others are.
    pub level: String,
}

/// A report of a fault.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The table, if it is about one.
    pub table: Option<String>,
    /// The entry of its log.
    #[ts(type = "number | null")]
    pub number: Option<u64>,
    /// What is wrong, in words.
    pub text: String,
    /// Versions, the browser's log and whatever else helps.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub details: serde_json::Value,
}

/// A report that was kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Reported {
    /// Its number.
    #[ts(type = "number")]
    pub number: u64,
}
