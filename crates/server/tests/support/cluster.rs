//! The servers of a test and their shared database.

use crate::client::Person;
use server::{BotConfig, Config, SecretTiming, Server, WallClock};
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use store::testing::TestDatabase;
use tokio::net::TcpListener;

/// An empty database, and the clock of all servers over it.
pub(crate) struct Cluster {
    pub(crate) clock: WallClock,
    pub(crate) database: TestDatabase,
    /// Short, because tests wait for it.
    pub(crate) secret_timing: SecretTiming,
}

/// A server.
pub(crate) struct Node {
    pub(crate) host: String,
    /// Its store.
    pub(crate) store: Arc<dyn Store>,
    server: Server,
}

impl Cluster {
    pub(crate) fn new(database: TestDatabase) -> Self {
        let secret_timing =
            SecretTiming { person: Duration::from_millis(40), bot: Duration::from_millis(20) };
        Self { clock: WallClock::default(), database, secret_timing }
    }

    /// Stops the clock of the servers: it moves only when the test sets it forward. For limits that fill up with time.
    pub(crate) fn stop_clock(&mut self) {
        self.clock = WallClock::stopped();
    }

    /// Starts a server that lets everybody ask as fast as they can.
    pub(crate) async fn serve(&self) -> Node {
        self.serve_with(Config { unlimited: true, ..Config::default() }).await
    }

    pub(crate) async fn serve_with(&self, config: Config) -> Node {
        self.serve_over(self.store().await, config).await
    }

    pub(crate) async fn serve_over(&self, store: Arc<dyn Store>, config: Config) -> Node {
        self.start(store, config, self.clock.clone()).await
    }

    async fn start(&self, store: Arc<dyn Store>, config: Config, clock: WallClock) -> Node {
        let bots = BotConfig { workers: 2, ..config.bots.clone() };
        let config = Config { bots, clock, secret_timing: self.secret_timing, ..config };
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let server = Server::start(listener, Arc::clone(&store), config).expect("it starts");
        Node { host: server.address().to_string(), store, server }
    }

    /// Starts a server on a machine whose clock is fast.
    pub(crate) async fn serve_skewed(&self, by: Duration) -> Node {
        let config = Config { unlimited: true, ..Config::default() };
        self.start(self.store().await, config, self.clock.skewed(by)).await
    }

    /// Opens the store without a server. A SQLite file must not be in use by one.
    pub(crate) async fn store(&self) -> Arc<dyn Store> {
        self.database.open().await
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
