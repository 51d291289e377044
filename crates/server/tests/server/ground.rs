//! Where a test runs: an empty place for a store, and servers over it.

use crate::client::Person;
use server::{Config, Server, WallClock};
use std::sync::Arc;
use store::testing::Cluster;
use store::{Location, Store};
use tempfile::TempDir;
use tokio::net::TcpListener;

#[derive(Clone)]
pub(crate) enum Engine {
    Sqlite,
    Postgres(Arc<Cluster>),
}

/// An empty place for a store, and the clock of all servers there.
pub(crate) struct Ground {
    pub(crate) clock: WallClock,
    pub(crate) place: Location,
    _folder: TempDir,
}

/// A server.
pub(crate) struct Node {
    pub(crate) host: String,
    /// Its store.
    pub(crate) store: Arc<dyn Store>,
    server: Server,
}

impl Ground {
    pub(crate) fn new(engine: Engine) -> Self {
        let folder = tempfile::tempdir().expect("a folder for temporary files");
        let place = match &engine {
            Engine::Sqlite => Location::Directory(folder.path().join("data")),
            Engine::Postgres(cluster) => Location::Url(cluster.database()),
        };
        Self { clock: WallClock::default(), place, _folder: folder }
    }

    /// Starts a server that lets everybody ask as fast as they can.
    pub(crate) async fn serve(&self) -> Node {
        self.serve_with(Config { unlimited: true, ..Config::default() }).await
    }

    pub(crate) async fn serve_with(&self, config: Config) -> Node {
        self.serve_over(self.store().await, config).await
    }

    pub(crate) async fn serve_over(&self, store: Arc<dyn Store>, config: Config) -> Node {
        let config = Config { bot_threads: 2, clock: self.clock.clone(), ..config };
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let server = Server::start(listener, Arc::clone(&store), config).expect("it starts");
        Node { host: server.address().to_string(), store, server }
    }

    /// The store itself, for which a folder must not be served.
    pub(crate) async fn store(&self) -> Arc<dyn Store> {
        store::open(&self.place).await.expect("the place is good")
    }
}

impl Node {
    /// A new guest here.
    pub(crate) async fn guest(&self, name: &str) -> Person {
        Person::guest(&self.host, name).await
    }

    pub(crate) async fn stop(self) {
        self.server.stop().await;
    }
}
