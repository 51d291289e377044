//! What every live table needs from the server.

use crate::bot_workers::BotWorkers;
use crate::config::Config;
use crate::limits::RateLimits;
use crate::metrics::Metrics;
use protocol::Millis;
use std::sync::Arc;
use store::Store;

/// The configuration, the store, the clock, the bot workers, the rate limits and the metrics of one server.
pub(crate) struct Services {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bot_workers: BotWorkers,
    pub(crate) rate_limits: RateLimits,
    pub(crate) metrics: Metrics,
    /// When this server started, if it alone serves these tables; otherwise another node may have served them all the time.
    pub(crate) alone_since: Option<Millis>,
}

impl Services {
    pub(crate) fn new(store: Arc<dyn Store>, config: Config) -> Arc<Self> {
        let alone_since = (!store.is_shared()).then(|| config.clock.now(&*store));
        let rate_limits = match config.unlimited {
            true => RateLimits::unlimited(&config.limits),
            false => RateLimits::new(&config.limits),
        };
        let metrics = Metrics::new();
        Arc::new(Self {
            store,
            bot_workers: BotWorkers::new(config.bots.workers, metrics.bots.clone()),
            rate_limits,
            metrics,
            alone_since,
            config,
        })
    }

    /// Milliseconds since 1970, the same on all nodes.
    pub(crate) fn now(&self) -> Millis {
        self.config.clock.now(&*self.store)
    }
}
