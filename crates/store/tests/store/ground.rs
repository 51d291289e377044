//! Where a test runs, and few words for what it does there.

use std::path::PathBuf;
use std::sync::Arc;
use store::testing::Cluster;
use store::{
    Append, AppendError, Document, Entry, Location, Person, PersonId, Stage, Store, TableId, TableMetadata,
};
use tempfile::TempDir;

#[derive(Clone)]
pub(crate) enum Engine {
    Sqlite,
    Postgres(Arc<Cluster>),
}

/// An empty place for a store.
pub(crate) struct Ground {
    pub(crate) engine: Engine,
    pub(crate) place: Location,
    _folder: TempDir,
}

impl Ground {
    pub(crate) fn new(engine: Engine) -> Self {
        let folder = tempfile::tempdir().expect("a folder for temporary files");
        let place = match &engine {
            Engine::Sqlite => Location::Directory(folder.path().join("data")),
            Engine::Postgres(cluster) => Location::Url(cluster.database()),
        };
        Self { engine, place, _folder: folder }
    }

    /// Another empty place of the same engine.
    pub(crate) fn another(&self) -> Self {
        Self::new(self.engine.clone())
    }

    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.place).await.expect("the place is good")
    }

    /// Two nodes where the engine knows several, else one twice.
    pub(crate) async fn open_two(&self) -> [Arc<dyn Store>; 2] {
        let one = self.open().await;
        match self.engine {
            Engine::Sqlite => [one.clone(), one],
            Engine::Postgres(_) => [one, self.open().await],
        }
    }

    pub(crate) fn file(&self) -> PathBuf {
        let Location::Directory(folder) = &self.place else { panic!("only SQLite has a file") };
        folder.join("miasma.db")
    }

    pub(crate) fn cluster(&self) -> &Cluster {
        let Engine::Postgres(cluster) = &self.engine else { panic!("only PostgreSQL has a cluster") };
        cluster
    }

    pub(crate) fn url(&self) -> &str {
        let Location::Url(url) = &self.place else { panic!("only PostgreSQL has an address") };
        url
    }
}

pub(crate) fn id(name: &str) -> TableId {
    TableId(name.to_owned())
}

pub(crate) fn who(name: &str) -> PersonId {
    PersonId(name.to_owned())
}

pub(crate) fn metadata() -> TableMetadata {
    TableMetadata {
        stage: Stage::Running,
        game: "rattus".to_owned(),
        public: true,
        scheduled_at: None,
        leased_until: None,
        summary: "{\"seats\":4}".to_owned(),
    }
}

/// An append of one entry without a key.
pub(crate) fn says(table: &str, after: u64, body: &str) -> Append {
    Append {
        table: id(table),
        after,
        at: 1_000 + i64::try_from(after).expect("small"),
        entries: vec![(None, body.to_owned())],
        metadata: metadata(),
        seats: None,
        snapshot: None,
    }
}

/// An append of one entry with a key.
pub(crate) fn keyed(table: &str, after: u64, key: &str, body: &str) -> Append {
    Append { entries: vec![(Some(key.to_owned()), body.to_owned())], ..says(table, after, body) }
}

/// A note.
pub(crate) fn note(name: &str, body: &str) -> Document {
    Document { name: name.to_owned(), at: 1_000, body: body.to_owned() }
}

pub(crate) fn person(name: &str) -> Person {
    Person { id: who(name), name: name.to_uppercase(), created: 5, login: None, password: None }
}

pub(crate) async fn log(store: &dyn Store, table: &str) -> Vec<Entry> {
    store.entries(&id(table), 0, u32::MAX).await.expect("it answers")
}

pub(crate) async fn bodies(store: &dyn Store, table: &str) -> Vec<String> {
    log(store, table).await.into_iter().map(|entry| entry.body).collect()
}

pub(crate) fn behind(last: u64) -> Result<(), AppendError> {
    Err(AppendError::Behind { last })
}

pub(crate) fn known(number: u64) -> Result<(), AppendError> {
    Err(AppendError::Duplicate { number })
}
