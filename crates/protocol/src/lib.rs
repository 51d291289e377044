//! The messages between the server and its clients: browsers and programs.
//!
//! Seats are counted from 1, times are milliseconds since 1970, choices are in the words of records, and sentences come
//! as keys with arguments: the words are in `texts/`. `docs/bot-api.md` shows how to play with these messages, and
//! `web/src/protocol.ts` holds their TypeScript types, written by a test here.

#![forbid(unsafe_code)]

mod account;
mod around;
mod command;
mod happening;
mod host;
mod pack;
mod scene;
mod socket;
mod table;
mod today;
mod value;

pub use account::{Account, Block, Blocked, Me, Name, Recovery, RecoveryLink, SignIn};
pub use around::{
    Chances, Fork, GameInfo, Hint, Pick, Proof, Replay, Report, Reported, Step, TableMade, Topic, TurnChances,
};
pub use command::{Command, CommandReply, Fault, Order, Refusal};
pub use happening::{Happened, Line};
pub use host::{
    HostMessage, HostPerson, HostPersonAction, HostPersonResult, HostReport, HostTable, HostTableAction,
    PrunedData, ReportState, SetReportState,
};
pub use pack::{NewPack, PackMade};
pub use scene::{Asked, Clock, Place, Result, Scene, Undo, Update};
pub use socket::{FromClient, ToClient};
pub use table::{
    ChatRoom, Ended, Holder, Leavers, Listed, NewTable, Origin, Pace, Seat, SeatPlan, Stage, TableInfo, Vote,
};
pub use today::{OfToday, PlayToday, Scored, Today, Try};
pub use value::{Event, Field, Phrase, Value, Word};

/// Milliseconds since 1970.
pub type Millis = i64;
