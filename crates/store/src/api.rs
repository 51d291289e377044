//! The trait that both engines implement.

use crate::error::{AppendError, StoreError};
use crate::model::{
    Append, Document, Entry, Millis, Notification, Person, PersonId, PruneBefore, Pruned, Report, SecretHash,
    Snapshot, Stage, TableFilter, TableId, TableRow,
};
use crate::stats::{StoreSize, StoreStats};
use async_trait::async_trait;

/// Everything the server stores.
///
/// When a method that writes returns `Ok`, its effect is durable. No method blocks the thread.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Whether other nodes may work on the same data.
    fn is_shared(&self) -> bool;

    /// Appends to a game table's log.
    ///
    /// After [`StoreError::Unavailable`] the outcome is unknown; repeat it with the same keys to find out.
    async fn append(&self, append: Append) -> Result<(), AppendError>;

    /// The time of the database in milliseconds since 1970, if other nodes may work on the same data: they all use this time,
    /// whatever their own clocks show.
    fn time(&self) -> Option<Millis> {
        None
    }

    /// Statistics since the store was opened.
    fn stats(&self) -> StoreStats {
        StoreStats::default()
    }

    /// Returns the size of the database.
    async fn size(&self) -> Result<StoreSize, StoreError>;

    /// Returns at most `limit` entries after number `after`, in order.
    async fn entries(&self, table: &TableId, after: u64, limit: u32) -> Result<Vec<Entry>, StoreError>;

    /// Returns the number of the entry with this idempotency key.
    async fn entry_with_key(&self, table: &TableId, key: &str) -> Result<Option<u64>, StoreError>;

    /// Returns the row of a game table.
    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError>;

    /// Returns the latest snapshot of a game table.
    async fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>, StoreError>;

    /// Lists game tables, the most recently updated first.
    async fn tables(
        &self,
        filter: &TableFilter,
        offset: u32,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError>;

    /// Counts game tables by stage, leaving out stages without any: all tables, or those where a person has a seat
    /// or that they own.
    async fn count_tables(&self, person: Option<&PersonId>) -> Result<Vec<(Stage, u64)>, StoreError>;

    /// Claims jobs scheduled at or before `now` that no node holds a lease on, the longest overdue first. Sets their
    /// lease to `leased_until`.
    async fn claim(&self, now: Millis, leased_until: Millis, limit: u32) -> Result<Vec<TableId>, StoreError>;

    /// Deletes a game table and its log.
    async fn remove_table(&self, table: &TableId) -> Result<(), StoreError>;

    /// Replaces the bodies of entries, to remove what a person wrote. An entry that is not there is left out.
    async fn redact(&self, table: &TableId, bodies: &[(u64, String)]) -> Result<(), StoreError>;

    /// Subscribes to what other nodes append. Never yields anything if the store is not shared. A receiver that
    /// lagged has missed notifications, as after [`Notification::Missed`].
    fn notifications(&self) -> tokio::sync::broadcast::Receiver<Notification>;

    /// Sends the other nodes a short message, which is not stored: at most 4000 bytes. Nodes that do not listen now never get it.
    /// Does nothing if the store is not shared.
    async fn announce(&self, message: &str) -> Result<(), StoreError>;

    /// Adds a person. Refused if the id or the login is taken.
    async fn add_person(&self, person: &Person) -> Result<(), StoreError>;

    /// Finds a person by id.
    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError>;

    /// Finds a person by login, compared byte by byte.
    async fn person_by_login(&self, login: &str) -> Result<Option<Person>, StoreError>;

    /// Finds a person by the secret of their recovery link, unless it has expired at `now`.
    async fn person_by_recovery(
        &self,
        secret: &SecretHash,
        now: Millis,
    ) -> Result<Option<Person>, StoreError>;

    /// Finds a person by the secret of their recovery link, and deletes the link. Of several concurrent callers one gets the
    /// person.
    async fn use_recovery(&self, secret: &SecretHash, now: Millis) -> Result<Option<Person>, StoreError>;

    /// Finds accounts by the skeleton of their name.
    async fn accounts_like(&self, skeleton: &str) -> Result<Vec<Person>, StoreError>;

    /// Returns at most `limit` accounts without a skeleton, as earlier builds stored them.
    async fn accounts_without_skeleton(&self, limit: u32) -> Result<Vec<Person>, StoreError>;

    /// Lists people, the newest first: all, or those whose name or login contains a text. Deleted people are left out.
    async fn people(&self, containing: &str, offset: u32, limit: u32) -> Result<Vec<Person>, StoreError>;

    /// Updates name, login, password, skeleton and ban. Returns `false` and changes nothing if the login is taken. Refused if there
    /// is no person with that id.
    async fn update_person(&self, person: &Person) -> Result<bool, StoreError>;

    /// Replaces a person's recovery link by one that works until a time, or deletes it.
    async fn set_recovery(&self, id: &PersonId, link: Option<(SecretHash, Millis)>)
    -> Result<(), StoreError>;

    /// Deletes a person's name, account, recovery link, sessions, seats and blocks. The id stays taken.
    async fn remove_person(&self, id: &PersonId) -> Result<(), StoreError>;

    /// Records that a person does not want to meet another.
    async fn block(&self, person: &PersonId, blocked: &PersonId, at: Millis) -> Result<(), StoreError>;

    /// Deletes such a record.
    async fn unblock(&self, person: &PersonId, blocked: &PersonId) -> Result<(), StoreError>;

    /// Returns the people a person has blocked, the latest first.
    async fn blocked_by(&self, person: &PersonId) -> Result<Vec<Person>, StoreError>;

    /// Returns the people who have blocked a person.
    async fn blockers_of(&self, person: &PersonId) -> Result<Vec<PersonId>, StoreError>;

    /// Opens a session. Refused if there is no person with that id.
    async fn open_session(
        &self,
        secret: &SecretHash,
        person: &PersonId,
        now: Millis,
    ) -> Result<(), StoreError>;

    /// Returns the owner of a session that was last used after `since`, and records its use at `now` (with the
    /// precision of a day).
    async fn session(
        &self,
        secret: &SecretHash,
        now: Millis,
        since: Millis,
    ) -> Result<Option<PersonId>, StoreError>;

    /// Closes one session.
    async fn close_session(&self, secret: &SecretHash) -> Result<(), StoreError>;

    /// Closes all sessions of a person.
    async fn close_sessions(&self, person: &PersonId) -> Result<(), StoreError>;

    /// Adds a bug report and returns its number.
    async fn add_report(&self, at: Millis, person: Option<&PersonId>, body: &str) -> Result<u64, StoreError>;

    /// Returns a bug report by its number.
    async fn report(&self, number: u64) -> Result<Option<Report>, StoreError>;

    /// Returns at most `limit` bug reports, the newest first: all, or those in a state.
    async fn reports(&self, state: Option<&str>, offset: u32, limit: u32) -> Result<Vec<Report>, StoreError>;

    /// Counts the bug reports of a person since a time; without a person, those of nobody in particular.
    async fn count_reports(&self, person: Option<&PersonId>, since: Millis) -> Result<u64, StoreError>;

    /// Sets the state of a bug report. Returns whether there is one.
    async fn set_report_state(&self, number: u64, state: &str) -> Result<bool, StoreError>;

    /// Inserts a document unless the collection has one of that name, and returns the one that is stored now. Of
    /// several concurrent callers one wins, and all get the winner's document.
    async fn insert_document(&self, collection: &str, document: &Document) -> Result<Document, StoreError>;

    /// Replaces the body of a document. Refused if there is none of that name.
    async fn update_document(&self, collection: &str, name: &str, body: &str) -> Result<(), StoreError>;

    /// Deletes a document. Returns whether there was one.
    async fn remove_document(&self, collection: &str, name: &str) -> Result<bool, StoreError>;

    /// Finds a document by name.
    async fn document(&self, collection: &str, name: &str) -> Result<Option<Document>, StoreError>;

    /// Returns all documents of a collection, ordered by name.
    async fn documents(&self, collection: &str) -> Result<Vec<Document>, StoreError>;

    /// Returns the collections that have a document of this name, in order.
    async fn collections_with(&self, name: &str) -> Result<Vec<String>, StoreError>;

    /// Counts the documents of a collection.
    async fn count_documents(&self, collection: &str) -> Result<u64, StoreError>;

    /// Deletes what is too old, at most some thousand rows of each kind.
    async fn prune(&self, before: &PruneBefore) -> Result<Pruned, StoreError>;

    /// Writes a consistent snapshot of the whole database as JSON lines.
    // The lifetime is spelled out because `async_trait` would bind an elided one to the call.
    async fn dump(
        &self,
        line: &mut (dyn for<'l> FnMut(&'l str) -> std::io::Result<()> + Send),
    ) -> Result<(), StoreError>;

    /// Restores a dump of either engine into an empty store, completely or not at all. The error names the first
    /// invalid line.
    async fn restore(
        &self,
        lines: &mut (dyn Iterator<Item = std::io::Result<String>> + Send),
    ) -> Result<(), StoreError>;

    /// Looks for damage in the database and describes what it finds. PostgreSQL has tools of its own for that, so there is nothing to
    /// find here.
    async fn check(&self) -> Result<Vec<String>, StoreError>;

    /// Checks that the database answers and can be written: commits a change without any effect.
    async fn ping(&self) -> Result<(), StoreError>;

    /// Finishes accepted work and closes the store. Later calls fail with [`StoreError::Unavailable`].
    async fn close(&self);
}
