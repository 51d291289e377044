//! The trait [`Store`], implemented once for both engines.

use super::{Engine, blocks, documents, people, prune, reports, sessions, tables};
use crate::api::Store;
use crate::error::{AppendError, StoreError};
use crate::model::{
    Append, Document, Entry, Millis, Notification, Person, PersonId, PruneBefore, Pruned, Report, SecretHash,
    Snapshot, Stage, TableFilter, TableId, TableRow,
};
use crate::queue::PendingAppend;
use crate::stats::{StoreSize, StoreStats};
use crate::{limits, session};
use async_trait::async_trait;
use std::io;
use tokio::sync::broadcast;

type Result<T> = std::result::Result<T, StoreError>;

/// Runs a query on a connection of the pool.
macro_rules! read {
    ($self:ident, |$c:ident| $query:expr) => {
        $self.stats.observe(
            Engine::within_deadline(async {
                let mut connection = $self.connection().await?;
                let $c = &mut *connection;
                $query.await
            })
            .await,
        )
    };
}

/// Runs statements in a transaction, with arguments that it owns.
macro_rules! change {
    ($self:ident, |$c:ident| $statements:expr) => {
        $self.stats.observe($self.write(move |$c| Box::pin(async move { $statements.await })).await)
    };
}

#[async_trait]
impl Store for Engine {
    fn is_shared(&self) -> bool {
        Engine::SHARED
    }

    async fn append(&self, append: Append) -> std::result::Result<(), AppendError> {
        limits::check_append(&append)?;
        let (pending, result) = PendingAppend::new(append);
        self.enqueue(pending).await?;
        self.stats.observe_append(result.await.unwrap_or_else(|_| Err(StoreError::closed().into())))
    }

    fn time(&self) -> Option<Millis> {
        self.database_time()
    }

    fn stats(&self) -> StoreStats {
        self.stats.stats()
    }

    async fn size(&self) -> Result<StoreSize> {
        self.stats.observe(self.measure().await)
    }

    async fn entries(&self, table: &TableId, after: u64, limit: u32) -> Result<Vec<Entry>> {
        read!(self, |c| tables::entries(c, table, after, limit))
    }

    async fn entry_with_key(&self, table: &TableId, key: &str) -> Result<Option<u64>> {
        read!(self, |c| tables::entry_with_key(c, table, key))
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableRow>> {
        read!(self, |c| tables::table(c, table))
    }

    async fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>> {
        read!(self, |c| tables::snapshot(c, table))
    }

    async fn tables(&self, filter: &TableFilter, offset: u32, limit: u32) -> Result<Vec<TableRow>> {
        read!(self, |c| tables::tables(c, filter, offset, limit))
    }

    async fn count_tables(&self, person: Option<&PersonId>) -> Result<Vec<(Stage, u64)>> {
        read!(self, |c| tables::count(c, person))
    }

    async fn claim(&self, now: Millis, leased_until: Millis, limit: u32) -> Result<Vec<TableId>> {
        // Usually there is nothing to claim, and a read is cheaper than a write.
        if !read!(self, |c| tables::has_claimable(c, now))? {
            return Ok(Vec::new());
        }
        change!(self, |c| tables::claim(c, now, leased_until, limit))
    }

    async fn remove_table(&self, table: &TableId) -> Result<()> {
        self.delete_table(table.clone()).await
    }

    async fn redact(&self, table: &TableId, bodies: &[(u64, String)]) -> Result<()> {
        let (table, bodies) = (table.clone(), bodies.to_vec());
        change!(self, |c| tables::redact(c, &table, &bodies))
    }

    fn notifications(&self) -> broadcast::Receiver<Notification> {
        self.notifications.subscribe()
    }

    async fn announce(&self, message: &str) -> Result<()> {
        self.stats.observe(self.send_announcement(message).await)
    }

    async fn add_person(&self, person: &Person) -> Result<()> {
        let person = person.clone();
        change!(self, |c| people::add(c, &person))
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>> {
        read!(self, |c| people::person(c, id))
    }

    async fn person_by_login(&self, login: &str) -> Result<Option<Person>> {
        read!(self, |c| people::by_login(c, login))
    }

    async fn person_by_recovery(&self, secret: &SecretHash, now: Millis) -> Result<Option<Person>> {
        read!(self, |c| people::by_recovery(c, secret, now))
    }

    async fn use_recovery(&self, secret: &SecretHash, now: Millis) -> Result<Option<Person>> {
        let secret = *secret;
        change!(self, |c| people::use_recovery(c, &secret, now))
    }

    async fn accounts_like(&self, skeleton: &str) -> Result<Vec<Person>> {
        read!(self, |c| people::like(c, skeleton))
    }

    async fn accounts_without_skeleton(&self, limit: u32) -> Result<Vec<Person>> {
        read!(self, |c| people::without_skeleton(c, limit))
    }

    async fn people(&self, containing: &str, offset: u32, limit: u32) -> Result<Vec<Person>> {
        read!(self, |c| people::list(c, containing, offset, limit))
    }

    async fn block(&self, person: &PersonId, blocked: &PersonId, at: Millis) -> Result<()> {
        let (person, blocked) = (person.clone(), blocked.clone());
        change!(self, |c| blocks::add(c, &person, &blocked, at))
    }

    async fn unblock(&self, person: &PersonId, blocked: &PersonId) -> Result<()> {
        let (person, blocked) = (person.clone(), blocked.clone());
        change!(self, |c| blocks::remove(c, &person, &blocked))
    }

    async fn blocked_by(&self, person: &PersonId) -> Result<Vec<Person>> {
        read!(self, |c| blocks::by(c, person))
    }

    async fn blockers_of(&self, person: &PersonId) -> Result<Vec<PersonId>> {
        read!(self, |c| blocks::of(c, person))
    }

    async fn update_person(&self, person: &Person) -> Result<bool> {
        let person = person.clone();
        change!(self, |c| people::update(c, &person))
    }

    async fn set_recovery(&self, id: &PersonId, link: Option<(SecretHash, Millis)>) -> Result<()> {
        let id = id.clone();
        change!(self, |c| people::set_recovery(c, &id, link))
    }

    async fn remove_person(&self, id: &PersonId) -> Result<()> {
        let id = id.clone();
        change!(self, |c| people::remove(c, &id))
    }

    async fn open_session(&self, secret: &SecretHash, person: &PersonId, now: Millis) -> Result<()> {
        let (secret, person) = (*secret, person.clone());
        change!(self, |c| sessions::open(c, &secret, &person, now))
    }

    async fn session(&self, secret: &SecretHash, now: Millis, since: Millis) -> Result<Option<PersonId>> {
        let found = read!(self, |c| sessions::session(c, secret))?;
        let Some((person, used)) = found.filter(|(_, used)| *used > since) else { return Ok(None) };
        if session::is_stale(used, now, since) {
            let secret = *secret;
            // If this fails, the next use tries again: nobody is locked out because the disk is full.
            let _ = change!(self, |c| sessions::touch(c, &secret, now));
        }
        Ok(Some(person))
    }

    async fn close_session(&self, secret: &SecretHash) -> Result<()> {
        let secret = *secret;
        change!(self, |c| sessions::close(c, &secret))
    }

    async fn close_sessions(&self, person: &PersonId) -> Result<()> {
        let person = person.clone();
        change!(self, |c| sessions::close_all(c, &person))
    }

    async fn add_report(&self, at: Millis, person: Option<&PersonId>, body: &str) -> Result<u64> {
        let (person, body) = (person.cloned(), body.to_owned());
        change!(self, |c| reports::add(c, at, person.as_ref(), &body))
    }

    async fn report(&self, number: u64) -> Result<Option<Report>> {
        if !self.schema.has_reports() {
            return Ok(None);
        }
        read!(self, |c| reports::report(c, self.schema, number))
    }

    async fn reports(&self, state: Option<&str>, offset: u32, limit: u32) -> Result<Vec<Report>> {
        if !self.schema.has_reports() {
            return Ok(Vec::new());
        }
        read!(self, |c| reports::latest(c, self.schema, state, offset, limit))
    }

    async fn count_reports(&self, person: Option<&PersonId>, since: Millis) -> Result<u64> {
        read!(self, |c| reports::count(c, person, since))
    }

    async fn set_report_state(&self, number: u64, state: &str) -> Result<bool> {
        let state = state.to_owned();
        change!(self, |c| reports::set_state(c, number, &state))
    }

    async fn insert_document(&self, collection: &str, document: &Document) -> Result<Document> {
        let (collection, document) = (collection.to_owned(), document.clone());
        change!(self, |c| documents::insert(c, &collection, &document))
    }

    async fn update_document(&self, collection: &str, name: &str, body: &str) -> Result<()> {
        let (collection, name, body) = (collection.to_owned(), name.to_owned(), body.to_owned());
        change!(self, |c| documents::update(c, &collection, &name, &body))
    }

    async fn remove_document(&self, collection: &str, name: &str) -> Result<bool> {
        let (collection, name) = (collection.to_owned(), name.to_owned());
        change!(self, |c| documents::remove(c, &collection, &name))
    }

    async fn document(&self, collection: &str, name: &str) -> Result<Option<Document>> {
        if !self.schema.has_documents() {
            return Ok(None);
        }
        read!(self, |c| documents::document(c, collection, name))
    }

    async fn documents(&self, collection: &str) -> Result<Vec<Document>> {
        if !self.schema.has_documents() {
            return Ok(Vec::new());
        }
        read!(self, |c| documents::all(c, collection))
    }

    async fn collections_with(&self, name: &str) -> Result<Vec<String>> {
        if !self.schema.has_documents() {
            return Ok(Vec::new());
        }
        read!(self, |c| documents::collections(c, name))
    }

    async fn count_documents(&self, collection: &str) -> Result<u64> {
        if !self.schema.has_documents() {
            return Ok(0);
        }
        read!(self, |c| documents::count(c, collection))
    }

    async fn prune(&self, before: &PruneBefore) -> Result<Pruned> {
        let before = before.clone();
        change!(self, |c| prune::prune(c, &before))
    }

    async fn dump(&self, line: &mut (dyn for<'l> FnMut(&'l str) -> io::Result<()> + Send)) -> Result<()> {
        self.stats.observe(self.dump_to(line).await)
    }

    async fn restore(&self, lines: &mut (dyn Iterator<Item = io::Result<String>> + Send)) -> Result<()> {
        self.stats.observe(self.restore_from(lines).await)
    }

    async fn check(&self) -> Result<Vec<String>> {
        self.find_damage().await
    }

    async fn ping(&self) -> Result<()> {
        self.check_open()?;
        change!(self, |c| Engine::touch(c))?;
        self.stats.observe(self.check_disk().await)
    }

    async fn close(&self) {
        self.shut_down().await;
    }
}
