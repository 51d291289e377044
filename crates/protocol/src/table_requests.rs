//! Requests and responses next to a table: the games to choose from, hints, replays, proofs and reports.

use crate::{LineKind, Millis, Phrase};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game that can be played on this server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// The stable name of the game, such as `rattus`.
    pub name: String,
    /// The edition of its rules. A fix that changes outcomes raises it.
    pub edition: u16,
    /// The hash of the components that new tables use.
    pub pack: String,
    /// The levels of its bots, weakest first.
    pub levels: Vec<String>,
    /// The fields of the set-up that can still be chosen, given the fields in the request.
    pub topics: Vec<Topic>,
}

/// A field of a set-up and its possible values.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Topic {
    /// The name of the field.
    pub field: String,
    /// The values it can have.
    pub values: Vec<String>,
    /// The index of the default in `values`.
    pub usual: u32,
    /// If set, the value may also be a comma-separated list of these things.
    pub pick: Option<Pick>,
    /// Whether a set-up form should show the field to everybody, and not only to experts.
    pub common: bool,
}

/// A choice of several things as the value of a field.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Pick {
    /// The number of things to name.
    pub count: u8,
    /// The ids to choose from.
    pub of: Vec<String>,
}

/// The response after a table was created.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableCreated {
    /// The id of the table. Its link is `/t/` followed by the id.
    pub id: String,
}

/// The answer that a strong bot would give, why, and how its turn would go on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Hint {
    /// The seat that has to answer.
    pub seat: u8,
    /// The suggested answer, in the words of the question's options.
    pub choice: String,
    /// The reasons, most important first.
    pub reasons: Vec<Phrase>,
    /// The answers after it, until the turn ends or something is revealed.
    pub then: Vec<HintStep>,
}

/// A later answer of a hint.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HintStep {
    /// The name of its question, as in `Asked`.
    pub name: String,
    /// The text of its question, as in `Asked`.
    pub prompt: Phrase,
    /// The suggested answer, in the words of the question's options.
    pub choice: String,
}

/// A game, or a part of it, as one eye saw it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// The eye that sees the steps: `seat 1`, `watcher` or `open`.
    pub eye: String,
    /// The number of steps of the whole game.
    pub total: u32,
    /// The number of the first step in `steps`, counted from 0.
    pub from: u32,
    /// The steps in order.
    pub steps: Vec<Step>,
}

/// One step of a replay: the deal, a move, or an undo.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Step {
    /// The number of its entry in the table's log.
    #[ts(type = "number")]
    pub number: u64,
    /// The time of the entry, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: Millis,
    /// A number that differs between consecutive turns, for grouping steps by turn. `null` outside turns.
    pub turn: Option<u32>,
    /// What happened in the step.
    pub what: LineKind,
    /// What turns the view of the step before into the view of this one: one patch for each event, as in an update, see
    /// `docs/bot-api.md`. The first patch of the first step of an answer is a whole view.
    #[ts(type = "unknown[]")]
    #[schema(value_type = Vec<Object>)]
    pub patches: Box<RawValue>,
}

/// The result of checking a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Proof {
    /// Whether every move was legal and every draw follows from the seed.
    pub fair: bool,
    /// The number of draws that were checked.
    pub draws: u32,
    /// The first fault, in English. `null` if the game is fair.
    pub fault: Option<String>,
}

/// How likely each player was to win at the start of each turn, estimated by the bots' evaluation function.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Chances {
    /// The turns in order.
    pub turns: Vec<TurnChances>,
}

/// How likely each player was to win when a turn began.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TurnChances {
    /// The number of the log entry after which the turn began.
    #[ts(type = "number")]
    pub number: u64,
    /// The probability of each seat, from 0 to 1. They add up to 1.
    pub chances: Vec<f32>,
}

/// A request to play on from a step of a finished game, against bots. What the seat did not know at that moment is dealt
/// again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// The number of the log entry after which to play on.
    #[ts(type = "number")]
    pub number: u64,
    /// The seat to play, counted from 1.
    pub seat: u8,
    /// The level of the bots in the other seats.
    pub level: String,
}

/// A report of a fault, sent by a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The id of the table it is about, if any.
    pub table: Option<String>,
    /// The number of the log entry it is about, if any.
    #[ts(type = "number | null")]
    pub number: Option<u64>,
    /// The number at that table of the person it is about, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub who: Option<u32>,
    /// What is wrong, in the person's words.
    pub text: String,
    /// Anything else that helps: versions, the browser's log.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub details: serde_json::Value,
}

/// The response to a report that was saved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Reported {
    /// The number of the report.
    #[ts(type = "number")]
    pub number: u64,
}
