//! The state of a table as one viewer may see it, and its updates.

use crate::{Line, Millis, Phrase, TableInfo};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// The complete state of a table as one viewer may see it. Sent when a client starts watching and when it resynchronizes.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Scene {
    /// The table itself: seats, settings, set-up.
    pub sheet: TableInfo,
    /// The number of the last entry of the log.
    #[ts(type = "number")]
    pub number: u64,
    /// The number of the last entry that changed the game. Send it as `after` with a choice.
    #[ts(type = "number")]
    pub moved: u64,
    /// The eye that the view is for: `seat 1`, `watcher`, or `open` once the game is over.
    pub eye: String,
    /// The view of the game; `null` before the game has started. `docs/replay-json.md` describes its fields.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub view: Option<Box<RawValue>>,
    /// The open question, if it is for one of the viewer's seats.
    pub question: Option<Asked>,
    /// The seats that everybody sees the game wait for. There may be more than one if it is secret who has to answer.
    pub waiting: Vec<u8>,
    /// What the viewer could undo; `null` if the viewer has no seat in a running game.
    pub undo: Option<Undo>,
    /// The clocks; `null` if the table has none.
    pub clock: Option<Clock>,
    /// The result, once the game is over.
    pub result: Option<Result>,
    /// The log entries after the one that the request named.
    pub log: Vec<Line>,
}

/// A new entry of the log, and the state of the table after it. A field that is `null` is `null` now. Only `sheet` is left
/// out while it has not changed.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Update {
    /// The id of the table.
    pub table: String,
    /// The new entry.
    pub line: Line,
    /// See [`Scene::moved`].
    #[ts(type = "number")]
    pub moved: u64,
    /// See [`Scene::eye`].
    pub eye: String,
    /// The table itself, if it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sheet: Option<TableInfo>,
    /// The patches that turn the client's view into the current one, if it has changed: one for each event of the entry,
    /// each leading to the view right after that event. Without events there is one patch, as after an undo.
    /// `docs/bot-api.md` describes their form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "Array<unknown>", optional)]
    #[schema(value_type = Option<Vec<Object>>)]
    pub patches: Option<Box<RawValue>>,
    /// The open question, if it is for one of the viewer's seats.
    pub question: Option<Asked>,
    /// The seats that everybody sees the game wait for.
    pub waiting: Vec<u8>,
    /// What the viewer could undo.
    pub undo: Option<Undo>,
    /// The clocks.
    pub clock: Option<Clock>,
    /// The result, once the game is over.
    pub result: Option<Result>,
}

/// A question to one of the viewer's seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Asked {
    /// The seat that has to answer, counted from 1.
    pub seat: u8,
    /// The stable name of the question, such as `merchant-from`.
    pub name: String,
    /// The text of the question.
    pub prompt: Phrase,
    /// The legal answers.
    pub options: Vec<String>,
    /// The options that cannot be undone, because something is drawn or revealed.
    pub binding: Vec<String>,
    /// Only for a secret question: the answer that is given if there is none when the time is up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unanswered: Option<String>,
    /// Only for a secret question whose answer takes effect at a fixed time, whatever it is: that time, in milliseconds since
    /// 1970. An answer that is sent earlier is replied to then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub takes_effect: Option<Millis>,
}

/// How far a seat could undo its answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Undo {
    /// The seat, counted from 1.
    pub seat: u8,
    /// The record entries to which the seat can go back, oldest first. The first one undoes everything possible, the last
    /// one a single answer.
    pub entries: Vec<u32>,
    /// Why it is not possible to go back further, or at all.
    pub limit: Phrase,
}

/// The clocks of a table. Times are milliseconds since 1970.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Clock {
    /// The time at which the seats to move run out of time.
    #[ts(type = "number | null")]
    pub until: Option<Millis>,
    /// The time at which the table's rule for absent players is applied. Set when a player has run out of time.
    #[ts(type = "number | null")]
    pub grace: Option<Millis>,
    /// The remaining reserve of each seat in milliseconds. Empty unless the table is live.
    #[ts(type = "Array<number>")]
    pub reserve: Vec<Millis>,
}

/// The result of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Result {
    /// What ended the game: a key of the texts without its prefix `end-`.
    pub ended_by: String,
    /// The places, best first.
    pub places: Vec<Place>,
    /// The title that a player alone earned: a key of the texts without its prefix `rank-`.
    #[serde(default)]
    pub title: Option<String>,
}

/// The place of one player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Place {
    /// The seat of the player, counted from 1.
    pub seat: u8,
    /// The rank, from 1. Players who tie have the same rank.
    pub rank: u8,
    /// The total score.
    pub score: i32,
    /// The parts of the score by name.
    pub parts: BTreeMap<String, i32>,
}
