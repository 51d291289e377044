//! What must not be lost.
//!
//! A table is its log: whatever happens at it, from the first seat taken to the last word of chat, is an entry with a
//! number, and everything else about it follows from them. The key of the log, table and number, decides every race:
//! who wants to write entry 18 when it is there already is told so, reads it and thinks again. Beside the log stands one
//! row a table, written in the same transaction, for those who look for tables: the lobby, and whoever does what is due.
//!
//! This crate knows neither games nor messages; entries and summaries are text to it.

//!
//! [`open`] gives the store of a folder (SQLite) or of a database's address (PostgreSQL); both keep the same promises.

#![forbid(unsafe_code)]

mod batch;
mod dump;
mod fault;
mod migrate;
mod open;
mod postgres;
mod sqlite;
#[cfg(feature = "testing")]
pub mod testing;
mod waits;

pub use open::{Place, look, open};
pub use postgres::Postgres;
pub use sqlite::Sqlite;
pub use waits::Commits;

use async_trait::async_trait;
use std::fmt;

/// Milliseconds since 1970.
pub type Millis = i64;

/// The public name of a table, as in its address.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TableId(pub String);

/// The name of a person for the machine; never shown to others.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct PersonId(pub String);

/// The SHA-256 of a secret: what is stored in its place.
pub type SecretHash = [u8; 32];

/// An entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// From 1, without gaps.
    pub number: u64,
    /// When it was written.
    pub at: Millis,
    /// The key under which its sender would repeat it; no other entry of the table has it.
    pub key: Option<String>,
    /// What it says.
    pub body: String,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// People sit down.
    Open,
    /// It is being played.
    Running,
    /// It came to its end.
    Over,
    /// It was abandoned or closed.
    Closed,
}

/// What is known of a table without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// How far it is.
    pub stage: Stage,
    /// Which game.
    pub game: String,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// When something there is due next: a bot's move, the end of a clock.
    pub due: Option<Millis>,
    /// Until then a node is at work on what is due; afterwards another may take it over.
    pub lease: Option<Millis>,
    /// What the lobby shows of it.
    pub summary: String,
}

/// A table as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Which.
    pub table: TableId,
    /// The number of the last entry of its log.
    pub last: u64,
    /// When it was made.
    pub created: Millis,
    /// When its last entry was written.
    pub updated: Millis,
    /// What is known of it.
    pub row: Row,
}

/// One addition to a table's log with all that follows from it, done wholly or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The last entry the writer knows: the new ones are numbered on from it; 0 makes the table.
    pub after: u64,
    /// When.
    pub at: Millis,
    /// The new entries, their keys and bodies; at least one.
    pub entries: Vec<(Option<String>, String)>,
    /// What is known of the table afterwards.
    pub row: Row,
    /// Who sits where afterwards, where that changed. A person may have several seats, and one without a seat, whose table
    /// it is nevertheless, number 0.
    pub seats: Option<Vec<(u8, PersonId)>>,
    /// The state after the last of these entries, for opening the table without the whole log. The one before it is
    /// forgotten.
    pub snapshot: Option<Vec<u8>>,
}

/// Why nothing was appended.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AppendError {
    /// Another writer was first; or there is no such table, and `last` is 0.
    #[error("the log goes on to entry {last} already")]
    Behind {
        /// The last entry there is.
        last: u64,
    },
    /// One of the keys is there already: the same command a second time. It is told before [`AppendError::Behind`], for
    /// who repeats a command is mostly behind as well.
    #[error("this was done already, in entry {number}")]
    Known {
        /// The entry with that key.
        number: u64,
    },
    /// The store can't.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A state kept beside the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The entry after which it was taken.
    pub number: u64,
    /// The state.
    pub state: Vec<u8>,
}

/// Somebody who plays or watches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// How others call them.
    pub name: String,
    /// Since when.
    pub created: Millis,
    /// The name they sign in with, once they have an account.
    pub login: Option<String>,
    /// The hash of their password, as argon2 writes it.
    pub password: Option<String>,
}

/// What belongs to no table: a text on a shelf, under a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Its name; no other note of the shelf has it.
    pub name: String,
    /// When it was put there.
    pub at: Millis,
    /// What it says.
    pub body: String,
}

/// Which tables to list, the ones changed last first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Which {
    /// Public tables in this stage.
    Public(Stage),
    /// Tables at which a person sits, or that are theirs.
    Of(PersonId),
    /// All in this stage, for hosts.
    All(Option<Stage>),
}

/// Word that a table's log has grown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Which table.
    pub table: TableId,
    /// The last entry; 0 means that word may have been lost, of this table or, when its name is empty, of any: look
    /// again at everything. A receiver that lagged has lost word as well.
    pub last: u64,
}

impl Notice {
    /// Word may have been lost: look again at everything.
    pub(crate) fn look_again() -> Self {
        Self { table: TableId(String::new()), last: 0 }
    }
}

/// Why the store can't do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// It can't be reached or has failed; what was asked may be asked again.
    #[error("the database does not answer: {0}")]
    Unavailable(String),
    /// It was written by a newer build.
    #[error("the database is at version {found}, this build knows {known}: use a newer miasma")]
    Newer {
        /// Its version.
        found: i64,
        /// The last this build knows.
        known: i64,
    },
    /// What is there makes no sense.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// It can't be done like this, and asking again does not help; a whole sentence says why.
    #[error("{0}")]
    Refused(String),
}

/// What the server keeps.
///
/// What a method has returned from is durable. No method blocks the thread.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Whether other nodes may work on the same data.
    fn is_shared(&self) -> bool;

    /// Adds to a table's log.
    ///
    /// After [`StoreError::Unavailable`] it may or may not have been done: who asks again with the same keys learns it.
    async fn append(&self, append: Append) -> Result<(), AppendError>;

    /// How long commits took lately.
    fn commits(&self) -> Commits {
        Commits::default()
    }

    /// The entries after number `after`, at most `most` of them, in order.
    async fn entries(&self, table: &TableId, after: u64, most: u32) -> Result<Vec<Entry>, StoreError>;

    /// The number of the entry with this key.
    async fn entry_with_key(&self, table: &TableId, key: &str) -> Result<Option<u64>, StoreError>;

    /// What is known of a table.
    async fn table(&self, table: &TableId) -> Result<Option<Listed>, StoreError>;

    /// The state kept last.
    async fn kept(&self, table: &TableId) -> Result<Option<Kept>, StoreError>;

    /// Tables of a kind, changed last first, from the `skip`-th on.
    async fn tables(&self, which: &Which, skip: u32, most: u32) -> Result<Vec<Listed>, StoreError>;

    /// How many tables are in each stage that any is in: of all, or of those at which a person sits, or that are theirs.
    async fn count(&self, of: Option<&PersonId>) -> Result<Vec<(Stage, u64)>, StoreError>;

    /// Takes over what is due by `now` and that no node has a lease on after `now`, giving this one a lease until `lease`;
    /// what is due longest comes first.
    async fn claim(&self, now: Millis, lease: Millis, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// Forgets a table wholly.
    async fn remove(&self, table: &TableId) -> Result<(), StoreError>;

    /// Word of every table whose log another node has added to. Empty where there is only one node.
    fn notices(&self) -> tokio::sync::broadcast::Receiver<Notice>;

    /// Writes down somebody new. Refused where the id or the login is another's.
    async fn add_person(&self, person: &Person) -> Result<(), StoreError>;

    /// Somebody by their id.
    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError>;

    /// Somebody by the name they sign in with, compared letter by letter.
    async fn person_by_login(&self, login: &str) -> Result<Option<Person>, StoreError>;

    /// Somebody by the secret of their recovery link.
    async fn person_by_recovery(&self, secret: &SecretHash) -> Result<Option<Person>, StoreError>;

    /// Changes how somebody is called, and their login and password. Says `false`, and changes nothing, when the login is
    /// another's. Refused where there is nobody with that id.
    async fn change_person(&self, person: &Person) -> Result<bool, StoreError>;

    /// Makes this the one recovery link of somebody.
    async fn set_recovery(&self, id: &PersonId, secret: &SecretHash) -> Result<(), StoreError>;

    /// Forgets somebody: their name, account, recovery link, sessions and seats. The id stays taken.
    async fn remove_person(&self, id: &PersonId) -> Result<(), StoreError>;

    /// Opens a session. Refused where there is nobody with that id.
    async fn open_session(
        &self,
        secret: &SecretHash,
        person: &PersonId,
        now: Millis,
    ) -> Result<(), StoreError>;

    /// Whose session it is, if it was used after `since`; from now on it was used at `now` (to the day is enough).
    async fn session(
        &self,
        secret: &SecretHash,
        now: Millis,
        since: Millis,
    ) -> Result<Option<PersonId>, StoreError>;

    /// Closes one session.
    async fn close_session(&self, secret: &SecretHash) -> Result<(), StoreError>;

    /// Closes all of somebody's sessions.
    async fn close_sessions(&self, person: &PersonId) -> Result<(), StoreError>;

    /// Keeps a report of a fault and returns its number.
    async fn add_report(&self, at: Millis, person: Option<&PersonId>, body: &str) -> Result<u64, StoreError>;

    /// A report by its number.
    async fn report(&self, number: u64) -> Result<Option<String>, StoreError>;

    /// The last reports with their numbers, the newest first, at most `most`.
    async fn reports(&self, most: u32) -> Result<Vec<(u64, String)>, StoreError>;

    /// Puts a note on a shelf, unless one of its name lies there; the one that lies there then. Of several who put one of them
    /// wins, and all are told which.
    async fn put_note(&self, shelf: &str, note: &Note) -> Result<Note, StoreError>;

    /// Writes something else on a note. Refused where there is none of that name.
    async fn change_note(&self, shelf: &str, name: &str, body: &str) -> Result<(), StoreError>;

    /// A note by its name.
    async fn note(&self, shelf: &str, name: &str) -> Result<Option<Note>, StoreError>;

    /// All notes of a shelf, by name.
    async fn notes(&self, shelf: &str) -> Result<Vec<Note>, StoreError>;

    /// How many there are.
    async fn count_notes(&self, shelf: &str) -> Result<u64, StoreError>;

    /// Everything, as it stands at one moment, a line for each thing kept (JSON lines).
    // The lifetime is spelled out because `async_trait` would bind an elided one to the call.
    async fn dump(
        &self,
        line: &mut (dyn for<'l> FnMut(&'l str) -> std::io::Result<()> + Send),
    ) -> Result<(), StoreError>;

    /// Puts what [`Store::dump`] wrote, whichever engine did, into a store that is empty: all of it or nothing. Refused with
    /// the number of the first line that makes no sense.
    async fn fill(
        &self,
        lines: &mut (dyn Iterator<Item = std::io::Result<String>> + Send),
    ) -> Result<(), StoreError>;

    /// Whether it answers.
    async fn ready(&self) -> Result<(), StoreError>;

    /// Finishes what was accepted, and closes; whoever asks afterwards is told that it is closed.
    async fn close(&self);
}

impl Stage {
    const ALL: [Self; 4] = [Self::Open, Self::Running, Self::Over, Self::Closed];

    /// Its name in the database and in dumps.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stage| stage.name() == name)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
