//! What every live table needs from the server.

use crate::bot_workers::{BotWorkers, JobOwner};
use crate::config::Config;
use crate::limits::RateLimits;
use crate::metrics::Metrics;
use protocol::Millis;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use store::{PersonId, Store};

/// Maximum people whose address is remembered.
const KNOWN_ADDRESSES: usize = 100_000;

/// The configuration, the store, the clock, the bot workers, the rate limits and the metrics of one server.
pub(crate) struct Services {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bot_workers: BotWorkers,
    /// From where people were last seen, as limits count addresses.
    addresses: Mutex<HashMap<PersonId, IpAddr>>,
    pub(crate) rate_limits: RateLimits,
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
        let bot_workers = BotWorkers::new(config.bots.workers, config.bots.patience, metrics.bots.clone())?;
        Ok(Arc::new(Self {
            store,
            bot_workers,
            addresses: Mutex::default(),
            rate_limits,
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

    /// A person as a client of the bot workers.
    pub(crate) fn bot_client(&self, person: &PersonId) -> JobOwner {
        let addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        JobOwner { address: addresses.get(person).copied(), person: person.clone() }
    }

    /// Milliseconds since 1970, the same on all nodes.
    pub(crate) fn now(&self) -> Millis {
        self.config.clock.now(&*self.store)
    }
}
