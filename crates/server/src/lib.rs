//! The server: tables that never lose a move.
//!
//! A table is its log ([`store`]); one task a live table owns what follows from it. Whatever is accepted is saved before it
//! is answered. With PostgreSQL any node serves any table: the log's key decides races, and whatever is due later is claimed
//! by whichever node comes first.

#![forbid(unsafe_code)]

pub mod admin;
mod buffers;
mod deed;
mod doors;
mod http;
mod limits;
mod meters;
mod outbox;
mod packs;
mod people;
mod play;
mod replay;
mod room;
mod secret;
mod socket;
mod table;
mod tables;
mod thinkers;
mod time;
mod titles;
mod today;
mod wire;
mod words;

pub use time::Clock;

use http::{App, Limits, Neighbours};
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tables::Shared;
use thinkers::Thinkers;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address people use, such as `https://games.example`, where it is another than the one listened on.
    pub public_url: Option<String>,
    /// Proxies that tell whom they speak for. One on the same machine is believed where the public address is set.
    pub proxies: Vec<IpAddr>,
    /// On how many threads bots think.
    pub thinkers: usize,
    /// The hash of the components to play each game with, where they are not the built-in ones; they have been loaded.
    pub packs: BTreeMap<String, String>,
    /// The secret with which the host of the server may close tables.
    pub admin: Option<String>,
    /// Whether clients may ask as fast as they can: for measuring only.
    pub unlimited: bool,
    /// The clock it goes by.
    pub clock: Clock,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            public_url: None,
            proxies: Vec::new(),
            thinkers: cores.saturating_sub(1).max(1),
            packs: BTreeMap::new(),
            admin: None,
            unlimited: false,
            clock: Clock::default(),
        }
    }
}

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    done: tokio::task::JoinHandle<()>,
    store: Arc<dyn Store>,
}

/// So long the last answers may take when a server stops.
const FAREWELL: Duration = Duration::from_secs(10);

impl Server {
    /// Starts serving what is in the store to whoever comes to the listener.
    pub fn start(listener: TcpListener, store: Arc<dyn Store>, config: Config) -> std::io::Result<Self> {
        let address = listener.local_addr()?;
        let (stop, stopped) = watch::channel(false);
        let shared =
            Shared::new(Arc::clone(&store), Thinkers::new(config.thinkers), config.packs, config.clock);
        let limits = if config.unlimited { Limits::none() } else { Limits::usual() };
        let most = if config.unlimited { usize::MAX } else { doors::FROM_ONE };
        let public = config.public_url.map(|url| url.trim_end_matches('/').into());
        let admin = config.admin.map(Into::into);
        let neighbours = Arc::new(Neighbours { proxies: config.proxies, behind: public.is_some() });
        let app = App {
            shared: Arc::clone(&shared),
            limits: Arc::new(limits),
            neighbours: Arc::clone(&neighbours),
            public,
            admin,
            stop: stopped.clone(),
        };
        tokio::spawn(shared.keep_going(stopped.clone()));
        let done = tokio::spawn(doors::open(listener, http::routes(app), neighbours, most, stopped));
        tracing::info!(%address, "serving");
        Ok(Self { address, stop, done, store })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Finishes what was accepted, tells the clients, and stops.
    pub async fn stop(self) {
        tracing::info!("stopping");
        let _ = self.stop.send(true);
        let _ = tokio::time::timeout(FAREWELL, self.done).await;
        self.store.close().await;
    }
}
