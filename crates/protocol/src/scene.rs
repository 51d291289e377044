//! How a table stands for one who looks at it, and how that changes.

use crate::{Line, Millis, Phrase, Sheet};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// How a table stands for one who looks at it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Scene {
    /// The table beside the game.
    pub sheet: Sheet,
    /// The number of the log's last entry.
    #[ts(type = "number")]
    pub number: u64,
    /// The number of the last entry that changed the game: what a choice has to come after.
    #[ts(type = "number")]
    pub moved: u64,
    /// Through whose eyes: `seat 1`, `watcher`, or `open` once the game is over.
    pub eye: String,
    /// The game's table as these eyes see it, see `docs/replay-json.md`; nothing before the game has begun.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub view: Option<Box<RawValue>>,
    /// The open question, if it is yours.
    pub question: Option<Asked>,
    /// The seats the game waits for.
    pub waiting: Vec<u8>,
    /// What you could take back, and how far.
    pub undo: Option<Undo>,
    /// The clocks.
    pub clock: Option<Clock>,
    /// The result, once the game is over.
    pub result: Option<Result>,
    /// The log from the entry after the one that was asked for.
    pub log: Vec<Line>,
}

/// One more entry of the log, and how the table stands after it. What is null in it is null now; only `sheet` is left
/// out where it has not changed.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Update {
    /// Which table.
    pub table: String,
    /// The entry.
    pub line: Line,
    /// See [`Scene::moved`].
    #[ts(type = "number")]
    pub moved: u64,
    /// See [`Scene::eye`].
    pub eye: String,
    /// The sheet, where it changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sheet: Option<Sheet>,
    /// What turns the view you have into the view now, where that changed: one patch for each event of the line, each
    /// leading to the view right after the event; without events a single one, as after an undo. See `docs/bot-api.md` for
    /// their form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Array<unknown>", optional)]
    #[schema(value_type = Option<Vec<Object>>)]
    pub patches: Option<Box<RawValue>>,
    /// The open question, if it is yours.
    pub question: Option<Asked>,
    /// The seats the game waits for.
    pub waiting: Vec<u8>,
    /// What you could take back.
    pub undo: Option<Undo>,
    /// The clocks.
    pub clock: Option<Clock>,
    /// The result, once the game is over.
    pub result: Option<Result>,
}

/// A question to one of your seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Asked {
    /// Which seat is asked.
    pub seat: u8,
    /// The question's stable name, such as `merchant-from`.
    pub name: String,
    /// The sentence that asks it.
    pub prompt: Phrase,
    /// What may be answered.
    pub options: Vec<String>,
    /// Those of the options after which nothing can be taken back: something is drawn or shown.
    pub binding: Vec<String>,
}

/// What you could take back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Undo {
    /// For which of your seats.
    pub seat: u8,
    /// The record entries one can go back to, oldest first: the first resets all, the last takes one step back.
    pub entries: Vec<u32>,
    /// Why not further, or why not at all.
    pub limit: Phrase,
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Clock {
    /// When the time of the seats to move is up.
    #[ts(type = "number | null")]
    pub until: Option<Millis>,
    /// When the table's rule for leavers is applied, once it is up.
    #[ts(type = "number | null")]
    pub grace: Option<Millis>,
    /// The reserve of each seat in milliseconds, at a live table.
    #[ts(type = "Array<number>")]
    pub reserve: Vec<Millis>,
}

/// How a game came out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Result {
    /// What ended it: a name of the texts' `end-...`.
    pub ended_by: String,
    /// The places, best first.
    pub places: Vec<Place>,
}

/// One player's place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Place {
    /// Who.
    pub seat: u8,
    /// From 1; shared places have the same number.
    pub rank: u8,
    /// The score.
    pub score: i32,
    /// What the score came from.
    pub parts: BTreeMap<String, i32>,
}
