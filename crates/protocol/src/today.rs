//! Today's game: one deal a day for everybody here, and one rated try each.

use crate::Millis;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How today's game stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Today {
    /// The day, `2026-11-16`; days begin at midnight UTC.
    pub day: String,
    /// When it is over.
    #[ts(type = "number")]
    pub until: Millis,
    /// How many have begun a rated try.
    pub tries: u32,
    /// The scores of those who finished one, best first.
    pub results: Vec<Scored>,
    /// My own rated try, once I have begun it.
    pub mine: Option<Try>,
}

/// How often a score was reached.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Scored {
    /// The score.
    pub score: i32,
    /// By how many.
    pub tries: u32,
}

/// One's rated try.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Try {
    /// Its table.
    pub table: String,
    /// Whether it is over.
    pub over: bool,
    /// The score, if it was played to the end by nobody else.
    pub score: Option<i32>,
    /// One more than have a better score.
    pub place: Option<u32>,
}

/// A wish to play today's game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayToday {
    /// Once more, for practice: possible when the rated try is over.
    #[serde(default)]
    pub practice: bool,
}

/// What a table has to do with today's game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OfToday {
    /// Which day's.
    pub day: String,
    /// Whether it counts.
    pub rated: bool,
    /// Whether the day is not over: until then the seed, the record and the proof are kept back, for others have yet to play.
    pub sealed: bool,
}
