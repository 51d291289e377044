//! What every live table needs from the server.

use crate::bot_workers::BotWorkers;
use crate::metrics::Metrics;
use crate::wall_clock::WallClock;
use protocol::Millis;
use std::sync::Arc;
use store::Store;

/// The store, the clock, the bot workers and the metrics of one server.
pub(crate) struct Services {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: WallClock,
    pub(crate) bot_workers: BotWorkers,
    pub(crate) metrics: Metrics,
    /// When this server started, if it alone serves these tables; otherwise another node may have served them all the time.
    pub(crate) alone_since: Option<Millis>,
}

impl Services {
    pub(crate) fn new(store: Arc<dyn Store>, clock: WallClock, bot_threads: usize) -> Arc<Self> {
        let alone_since = (!store.is_shared()).then(|| clock.now());
        Arc::new(Self {
            store,
            clock,
            bot_workers: BotWorkers::new(bot_threads),
            metrics: Metrics::default(),
            alone_since,
        })
    }
}
