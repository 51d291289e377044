//! The clock on the wall.

use protocol::Millis;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The clock a server goes by: the system's, unless somebody has set it forward.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> Millis {
        let real =
            SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis);
        real + self.ahead.load(Ordering::Relaxed)
    }

    /// Sets it forward, for every server that goes by it: so tests need not wait.
    pub fn set_forward(&self, by: Duration) {
        self.ahead.fetch_add(by.as_millis() as Millis, Ordering::Relaxed);
    }
}
