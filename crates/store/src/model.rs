//! The types that go into a store and come out of it.

use std::fmt;

/// Milliseconds since the Unix epoch.
pub type Millis = i64;

/// Milliseconds in a day.
pub const DAY: Millis = 24 * 60 * 60 * 1000;

/// The public id of a game table, as in its URL.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TableId(pub String);

/// The internal id of a person; never shown to others.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct PersonId(pub String);

/// The SHA-256 of a secret, stored instead of the secret itself.
pub type SecretHash = [u8; 32];

/// An entry of a game table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Counts from 1, without gaps.
    pub number: u64,
    /// When it was written.
    pub at: Millis,
    /// The idempotency key of the command, unique within the log.
    pub key: Option<String>,
    /// The content, opaque to the store.
    pub body: String,
}

/// The stage of a game table's life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Waiting for players.
    Open,
    /// The game is being played.
    Running,
    /// The game ended.
    Over,
    /// The table was abandoned or closed.
    Closed,
}

/// The part of a [`TableRow`] that the writer of an append supplies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableMetadata {
    /// The stage of the table.
    pub stage: Stage,
    /// The name of the game.
    pub game: String,
    /// Whether the lobby lists it.
    pub public: bool,
    /// When its next job (a bot's move, the end of a clock) should run.
    pub scheduled_at: Option<Millis>,
    /// Until when a node has claimed that job; after that another node may claim it.
    pub leased_until: Option<Millis>,
    /// What the lobby shows, opaque to the store.
    pub summary: String,
}

/// A game table's row in the database table `tables`: all that is known without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The id of the game table.
    pub table: TableId,
    /// The number of the last entry of its log.
    pub last: u64,
    /// When its first entry was written.
    pub created: Millis,
    /// When its last entry was written.
    pub updated: Millis,
    /// What the writer of the last entry supplied.
    pub metadata: TableMetadata,
}

/// An atomic addition to one game table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The game table.
    pub table: TableId,
    /// The last entry the writer has seen; the new entries are numbered from `after + 1`. 0 creates the table.
    pub after: u64,
    /// The time of writing.
    pub at: Millis,
    /// Idempotency keys and bodies of the new entries; at least one entry.
    pub entries: Vec<(Option<String>, String)>,
    /// The table's metadata after these entries.
    pub metadata: TableMetadata,
    /// All seats and the people in them after these entries, or `None` if they did not change. A person may have
    /// several seats; the owner of a table who has no seat is listed under seat 0.
    pub seats: Option<Vec<(u8, PersonId)>>,
    /// The state after the last of these entries; replaces the previous snapshot.
    pub snapshot: Option<Vec<u8>>,
    /// The people that these entries name, for [`TableFilter::Naming`].
    pub naming: Vec<PersonId>,
}

/// The state of a game table after one of its entries. The database table is called `kept`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The number of that entry.
    pub number: u64,
    /// The state, opaque to the store.
    pub state: Vec<u8>,
}

/// Somebody who plays or watches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The internal id.
    pub id: PersonId,
    /// The display name.
    pub name: String,
    /// When they first came.
    pub created: Millis,
    /// The name they sign in with, if they have an account.
    pub login: Option<String>,
    /// The hash of their password, in argon2's format.
    pub password: Option<String>,
    /// What the name of an account looks like: names with the same skeleton can be confused. `None` for guests.
    pub skeleton: Option<String>,
    /// When they were banned, if they are.
    pub banned: Option<Millis>,
}

/// A report of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The number, never reused.
    pub number: u64,
    /// When it was sent.
    pub at: Millis,
    /// Who sent it; `None` if they had no session or are deleted.
    pub person: Option<PersonId>,
    /// How far its handling is, in words of the server.
    pub state: String,
    /// The content, opaque to the store.
    pub body: String,
}

/// What [`Store::prune`](crate::Store::prune) deletes: everything that was last used before these times.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PruneBefore {
    /// Sessions.
    pub sessions: Millis,
    /// Guests without a seat, and their sessions. A guest with a recovery link that works at `now` is kept.
    pub guests: Millis,
    /// Reports.
    pub reports: Millis,
    /// Snapshots of finished games.
    pub snapshots: Millis,
    /// The current time.
    pub now: Millis,
}

/// How much [`Store::prune`](crate::Store::prune) has deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pruned {
    /// Sessions.
    pub sessions: u64,
    /// Guests.
    pub guests: u64,
    /// Reports.
    pub reports: u64,
    /// Snapshots.
    pub snapshots: u64,
}

/// A named text in a collection, for data that belongs to no game table. The database table is called `notes`, its column of
/// collections `shelf`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    /// The name, unique within the collection.
    pub name: String,
    /// When it was inserted.
    pub at: Millis,
    /// The content, opaque to the store.
    pub body: String,
}

/// Which game tables to list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableFilter {
    /// Public tables in this stage.
    Public(Stage),
    /// Tables where this person has a seat or that they own.
    WithPerson(PersonId),
    /// All tables, or all in this stage.
    All(Option<Stage>),
    /// Tables whose log names this person.
    Naming(PersonId),
    /// Tables in this stage whose log names this person.
    StageNaming(Stage, PersonId),
    /// Tables in this stage that were last updated before a time, the longest ago first.
    Stale(Stage, Millis),
}

/// News from other nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notification {
    /// Another node appended to a log.
    Appended {
        /// The game table.
        table: TableId,
        /// The number of the last entry.
        last: u64,
    },
    /// Another node announced something that is not stored.
    Announced {
        /// The id of the node, new with every start.
        node: String,
        /// What it announced.
        message: String,
    },
    /// The connection was interrupted and notifications may have been lost: any log may have grown.
    Missed,
}

impl Stage {
    const ALL: [Self; 4] = [Self::Open, Self::Running, Self::Over, Self::Closed];

    /// The name in the database and in dumps.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }

    /// The stage with this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stage| stage.name() == name)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What was read from a damaged database.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Salvaged {
    /// The number of game tables that were read completely.
    pub tables: u64,
    /// What could not be read, and why.
    pub lost: Vec<String>,
}
