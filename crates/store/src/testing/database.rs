//! An empty database for one test.

use super::Cluster;
use crate::api::Store;
use crate::location::{self, Location};
use std::sync::Arc;
use tempfile::TempDir;

/// What a test runs on.
#[derive(Clone)]
pub enum Engine {
    /// SQLite in a temporary directory.
    Sqlite,
    /// A new database of this cluster.
    Postgres(Arc<Cluster>),
}

/// An empty database. A SQLite file is deleted when this is dropped; a PostgreSQL database lives as long as its cluster.
pub struct TestDatabase {
    /// The engine.
    pub engine: Engine,
    /// Where it is.
    pub location: Location,
    _directory: TempDir,
}

impl TestDatabase {
    /// Creates an empty database.
    pub fn new(engine: Engine) -> Self {
        let directory = tempfile::tempdir().expect("a temporary directory can be created");
        let location = match &engine {
            Engine::Sqlite => Location::Directory(directory.path().join("data")),
            Engine::Postgres(cluster) => Location::Url(cluster.database()),
        };
        Self { engine, location, _directory: directory }
    }

    /// Opens its store.
    pub async fn open(&self) -> Arc<dyn Store> {
        location::open(&self.location).await.expect("the store opens")
    }

    /// Another empty database on the same engine.
    pub fn another(&self) -> Self {
        Self::new(self.engine.clone())
    }

    /// Opens the stores of two nodes if the engine supports several, or the same store twice.
    pub async fn open_two(&self) -> [Arc<dyn Store>; 2] {
        let one = self.open().await;
        match self.engine {
            Engine::Sqlite => [Arc::clone(&one), one],
            Engine::Postgres(_) => [one, self.open().await],
        }
    }

    /// The cluster of a PostgreSQL database.
    pub fn cluster(&self) -> &Cluster {
        let Engine::Postgres(cluster) = &self.engine else { panic!("SQLite has no cluster") };
        cluster
    }

    /// The URL of a PostgreSQL database.
    pub fn url(&self) -> &str {
        let Location::Url(url) = &self.location else { panic!("SQLite has no URL") };
        url
    }
}
