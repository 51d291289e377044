//! The server: live tables over HTTP and WebSockets.
//!
//! A table is the fold of its log ([`store`]). Its live state is owned by one task, and every accepted command is durable before it
//! is answered. With PostgreSQL any node serves any table. When two nodes append to one log at once, the second gets
//! [`store::AppendError::Behind`] and decides again. The node that comes first claims a scheduled job.
//!
//! The layers, each of which uses only those below it:
//!
//! | modules | are |
//! |---|---|
//! | `http`, `socket` | requests and connections of clients |
//! | `tables` | the directory of live tables; creation, forks, rematches, the daily game |
//! | `table` | one live table: an actor that commits log entries and broadcasts them |
//! | `room` | the state of a table: folds the log, decides, returns values; no input or output |
//! | `accounts`, `packs` | people and uploaded data packs |
//! | `net` | listener, WebSocket frames, message encoding, send queues |
//! | `services`, `limits`, `log_entry`, ... | what all of them share; rate limits, sizes and timeouts are in `limits` |

#![forbid(unsafe_code)]

mod accounts;
pub mod admin;
mod bot_workers;
mod http;
mod limits;
mod log_entry;
mod metrics;
mod net;
mod packs;
mod play;
mod refusal;
mod room;
mod secret;
mod services;
mod socket;
mod table;
mod tables;
mod texts;
mod titles;
mod wall_clock;

pub use wall_clock::WallClock;

use accounts::Accounts;
use http::App;
use limits::{CONNECTIONS_PER_ADDRESS, RateLimits, SHUTDOWN_TIMEOUT};
use net::listener;
use net::trusted_proxies::TrustedProxies;
use packs::PackStore;
use services::Services;
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use store::Store;
use tables::Tables;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address people use, such as `https://games.example`, if it differs from the one listened on.
    pub public_url: Option<String>,
    /// Reverse proxies whose `X-Forwarded-For` is believed. With a public URL, proxies on the same machine are believed as well.
    pub proxies: Vec<IpAddr>,
    /// Number of threads for bots.
    pub bot_threads: usize,
    /// The hash of each game's default components, if they are not the built-in ones. They must be loaded.
    pub packs: BTreeMap<String, String>,
    /// The secret with which the host of the server may close tables.
    pub admin_secret: Option<String>,
    /// Whether to switch off the rate limits and the limit of connections per address, for load tests.
    pub unlimited: bool,
    /// The clock.
    pub clock: WallClock,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            public_url: None,
            proxies: Vec::new(),
            bot_threads: cores.saturating_sub(1).max(1),
            packs: BTreeMap::new(),
            admin_secret: None,
            unlimited: false,
            clock: WallClock::default(),
        }
    }
}

/// A running server.
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    done: tokio::task::JoinHandle<()>,
    store: Arc<dyn Store>,
}

impl Server {
    /// Starts to serve the tables of a store.
    pub fn start(listener: TcpListener, store: Arc<dyn Store>, config: Config) -> std::io::Result<Self> {
        let address = listener.local_addr()?;
        let (stop, stopped) = watch::channel(false);
        let services = Services::new(Arc::clone(&store), config.clock, config.bot_threads);
        let tables = Tables::new(Arc::clone(&services), PackStore::new(Arc::clone(&services), config.packs));
        let (limits, max_per_address) = match config.unlimited {
            true => (RateLimits::unlimited(), usize::MAX),
            false => (RateLimits::standard(), CONNECTIONS_PER_ADDRESS),
        };
        let public_url: Option<Arc<str>> = config.public_url.map(|url| url.trim_end_matches('/').into());
        let proxies = Arc::new(TrustedProxies::new(config.proxies, public_url.as_deref()));
        let app = App {
            accounts: Accounts::new(Arc::clone(&services)),
            tables: Arc::clone(&tables),
            services,
            limits: Arc::new(limits),
            proxies: Arc::clone(&proxies),
            public_url,
            admin_secret: config.admin_secret.map(Into::into),
            stop: stopped.clone(),
        };
        tokio::spawn(tables.run_background(stopped.clone()));
        let serving = listener::serve(listener, http::routes(app), proxies, max_per_address, stopped);
        let done = tokio::spawn(serving);
        tracing::info!(%address, "serving");
        Ok(Self { address, stop, done, store })
    }

    /// The address it listens on.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Finishes the requests under way, closes the sockets, and stops.
    pub async fn stop(self) {
        tracing::info!("stopping");
        let _ = self.stop.send(true);
        let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, self.done).await;
        self.store.close().await;
    }
}
