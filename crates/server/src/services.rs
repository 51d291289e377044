//! What every live table needs from the server.

use crate::config::{BotConfig, Config};
use crate::limits::{Pacer, RateLimits, Sender};
use crate::metrics::{BotMetrics, Metrics};
use crate::workers::{JobOwner, Workers};
use protocol::Millis;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::{PersonId, Store};

/// Maximum people whose address is remembered.
const KNOWN_ADDRESSES: usize = 100_000;

/// The configuration, the store, the clock, the bot workers, the rate limits and the metrics of one server.
pub(crate) struct Services {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bot_workers: Workers,
    /// Reads and folds logs, and checks packs.
    pub(crate) log_readers: Workers,
    /// Hashes passwords, which takes time on purpose.
    pub(crate) password_hashers: Workers,
    /// From where people were last seen, as limits count addresses.
    addresses: Mutex<HashMap<PersonId, IpAddr>>,
    pub(crate) rate_limits: RateLimits,
    /// The moves at tables of bots alone.
    pub(crate) bots_alone: Pacer<Sender>,
    pub(crate) metrics: Metrics,
    /// When this server started, if it alone serves these tables; otherwise another node may have served them all the time.
    pub(crate) alone_since: Option<Millis>,
}

impl Services {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config) -> std::io::Result<Arc<Self>> {
        let alone_since = (!store.is_shared()).then(|| config.clock.now(&*store));
        let rate_limits = match config.unlimited {
            true => RateLimits::unlimited(&config.limits),
            false => RateLimits::new(&config.limits),
        };
        let metrics = Metrics::new();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let BotConfig { workers, patience, alone, .. } = config.bots;
        let alone = if config.unlimited { Duration::ZERO } else { alone };
        let hashers = config.limits.passwords_at_once;
        Ok(Arc::new(Self {
            store,
            bot_workers: Workers::new("bot-worker", workers, patience, metrics.bots.clone())?,
            log_readers: Workers::new("log-reader", cores, Duration::MAX, BotMetrics::none())?,
            password_hashers: Workers::new("hasher", hashers, Duration::MAX, BotMetrics::none())?,
            addresses: Mutex::default(),
            rate_limits,
            bots_alone: Pacer::new(alone),
            metrics,
            alone_since,
            config,
        }))
    }

    /// Notes from where a person sends requests.
    pub(crate) fn seen(&self, person: &PersonId, address: IpAddr) {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if addresses.len() >= KNOWN_ADDRESSES {
            addresses.clear();
        }
        if addresses.get(person) != Some(&address) {
            addresses.insert(person.clone(), address);
        }
    }

    /// A person as a client of the workers.
    pub(crate) fn client(&self, person: &PersonId) -> JobOwner {
        let addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        JobOwner { address: addresses.get(person).copied(), person: person.clone() }
    }

    /// Milliseconds since 1970, the same on all nodes.
    pub(crate) fn now(&self) -> Millis {
        self.config.clock.now(&*self.store)
    }
}
