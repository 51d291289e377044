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
mod config;
mod failure_limiter;
mod failures;
mod http;
mod limits;
mod log_entry;
mod metrics;
mod names;
mod net;
mod packs;
mod play;
mod process;
mod public_url;
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
mod workers;

pub use config::{BotConfig, Config, Registration, Retention, SecretTiming};
pub use limits::{Limits, Quota};
pub use public_url::PublicUrl;
pub use wall_clock::WallClock;

use accounts::Accounts;
use failure_limiter::FailureLimiter;
use http::App;
use net::listener;
use net::permits::Permits;
use net::trusted_proxies::TrustedProxies;
use packs::PackStore;
use services::Services;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tables::Tables;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// A running server.
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    done: tokio::task::JoinHandle<()>,
    store: Arc<dyn Store>,
    shutdown_timeout: Duration,
}

impl Server {
    /// Starts to serve the tables of a store.
    pub fn start(listener: TcpListener, store: Arc<dyn Store>, config: Config) -> std::io::Result<Self> {
        let address = listener.local_addr()?;
        let (stop, stopped) = watch::channel(false);
        let shutdown_timeout = config.limits.shutdown_timeout;
        let services = Services::new(Arc::clone(&store), config)?;
        let packs = PackStore::new(Arc::clone(&services));
        let tables = Tables::new(Arc::clone(&services), packs);
        let proxies = Arc::new(TrustedProxies::new(&services.config));
        let (limits, unlimited) = (&services.config.limits, services.config.unlimited);
        let most = |limit| if unlimited { usize::MAX } else { limit };
        let plenty = Quota { burst: NonZeroU32::MAX, refill: Duration::ZERO };
        let uploads = if unlimited { plenty } else { limits.uploads };
        let accounts = Accounts::new(Arc::clone(&services));
        let app = App {
            accounts: Arc::clone(&accounts),
            tables: Arc::clone(&tables),
            services: Arc::clone(&services),
            proxies: Arc::clone(&proxies),
            stop: stopped.clone(),
            open_requests: Permits::new(most(limits.connections_per_address)),
            address_sockets: Permits::new(most(limits.connections_per_address)),
            person_sockets: Permits::new(most(limits.sockets_per_person)),
            uploads: Arc::new(FailureLimiter::new(uploads)),
        };
        tokio::spawn(tables.run_background(stopped.clone()));
        tokio::spawn(async move {
            if let Err(error) = accounts.add_skeletons().await {
                failures::report("the names of accounts can't be compared", None, &error);
            }
        });
        let serving = listener::serve(listener, http::routes(app), proxies, services, stopped);
        let done = tokio::spawn(serving);
        tracing::info!(%address, "serving");
        Ok(Self { address, stop, done, store, shutdown_timeout })
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
        let _ = tokio::time::timeout(self.shutdown_timeout, self.done).await;
        self.store.close().await;
    }
}
