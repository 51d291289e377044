//! How long commits take: a sliding window over the most recent ones.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Number of commits in the window.
const WINDOW: usize = 1024;

/// The latency of the most recent commits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CommitLatency {
    /// The median.
    pub p50: Duration,
    /// The 99th percentile.
    pub p99: Duration,
}

/// Records the latency of commits.
#[derive(Default)]
pub(crate) struct CommitTimes(Mutex<Ring>);

#[derive(Default)]
struct Ring {
    times: Vec<Duration>,
    next: usize,
}

impl CommitTimes {
    pub(crate) fn record(&self, time: Duration) {
        let mut ring = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let index = ring.next % WINDOW;
        match ring.times.get_mut(index) {
            Some(old) => *old = time,
            None => ring.times.push(time),
        }
        ring.next = index + 1;
    }

    pub(crate) fn latency(&self) -> CommitLatency {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner).times.clone();
        times.sort_unstable();
        let at = |percent: usize| times.get(times.len() * percent / 100).copied().unwrap_or_default();
        CommitLatency { p50: at(50), p99: at(99) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_drops_the_oldest_commits() {
        let times = CommitTimes::default();
        assert_eq!(times.latency(), CommitLatency::default());
        times.record(Duration::from_secs(9));
        assert_eq!(times.latency().p50, Duration::from_secs(9));
        for milli in 0..2000 {
            times.record(Duration::from_millis(milli));
        }
        let CommitLatency { p50, p99 } = times.latency();
        assert_eq!((p50.as_millis(), p99.as_millis()), (1488, 1989));
    }
}
