//! The daily game: one deal per day for everybody on a server, with one rated attempt per person.

use crate::Millis;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The state of today's game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Today {
    /// The day as `2026-11-16`. Days begin at midnight UTC.
    pub day: String,
    /// The time at which the day ends, in milliseconds since 1970.
    #[ts(type = "number")]
    pub until: Millis,
    /// The number of people who have started a rated attempt.
    pub tries: u32,
    /// The scores of the finished attempts, best first.
    pub results: Vec<Scored>,
    /// The viewer's own rated attempt, once started.
    pub mine: Option<Try>,
}

/// A score and the number of attempts that reached it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Scored {
    /// The score.
    pub score: i32,
    /// The number of attempts with this score.
    pub tries: u32,
}

/// A person's rated attempt.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Try {
    /// The id of its table.
    pub table: String,
    /// Whether it is over.
    pub over: bool,
    /// The score; `null` until the attempt is finished, or if a bot played for the person.
    pub score: Option<i32>,
    /// The rank: one more than the number of better scores. `null` without a score.
    pub place: Option<u32>,
}

/// A request to play today's game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayToday {
    /// Whether to play for practice. Possible when the rated attempt is over.
    #[serde(default)]
    pub practice: bool,
}

/// The daily game that a table belongs to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TodayInfo {
    /// The day as `2026-11-16`.
    pub day: String,
    /// Whether the table is the rated attempt. Otherwise it is practice.
    pub rated: bool,
    /// Whether the day is not over yet. Until then the seed, the record and the proof are not available, because others may
    /// still play.
    pub sealed: bool,
}
