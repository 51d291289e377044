//! The messages between the server and its clients: browsers and programs.
//!
//! Seats are counted from 1, times are milliseconds since 1970, choices are in the words of records, and sentences come
//! as keys with arguments: the words are in `texts/`. `docs/bot-api.md` shows how to play with these messages, and
//! `web/src/protocol.ts` holds their TypeScript types, written by a test here.

#![forbid(unsafe_code)]

mod account;
mod command;
mod host;
pub mod limits;
mod log_line;
mod pack;
mod scene;
mod socket;
mod table;
mod table_requests;
mod today;
mod value;

pub use account::{Account, Block, Blocked, Me, Name, Recovery, RecoveryLink, SignIn};
pub use command::{Command, CommandReply, Fault, KeyedCommand, Refusal};
pub use host::{
    HostMessage, HostPerson, HostPersonAction, HostPersonResult, HostReport, HostTable, HostTableAction,
    PrunedData, ReportState, SetReportState,
};
pub use log_line::{Line, LineKind};
pub use pack::{NewPack, UploadedPack};
pub use scene::{Asked, Clock, Place, Result, Scene, Undo, Update};
pub use socket::{FromClient, ToClient};
pub use table::{
    ChatRoom, Ended, Holder, Leavers, NewTable, Origin, Pace, Seat, SeatPlan, Stage, TableInfo, TableSummary,
    Vote,
};
pub use table_requests::{
    Chances, Fork, GameInfo, Hint, HintStep, Pick, Proof, Replay, Report, Reported, Step, TableCreated,
    Topic, TurnChances,
};
pub use today::{PlayToday, Scored, Today, TodayInfo, Try};
pub use value::{Event, Field, Phrase, Value, Word};

/// Milliseconds since 1970.
pub type Millis = i64;
