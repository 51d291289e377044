//! How long the disk takes.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// So many of the last waits are remembered.
const REMEMBERED: usize = 1024;

/// The last waits for a commit.
#[derive(Default)]
pub(crate) struct Waits(Mutex<Ring>);

#[derive(Default)]
struct Ring {
    waits: Vec<Duration>,
    next: usize,
}

/// Commit latency over the most recent commits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CommitLatency {
    /// The median.
    pub p50: Duration,
    /// The 99th percentile.
    pub p99: Duration,
}

impl Waits {
    pub(crate) fn note(&self, wait: Duration) {
        let mut ring = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = ring.next % REMEMBERED;
        match ring.waits.get_mut(place) {
            Some(old) => *old = wait,
            None => ring.waits.push(wait),
        }
        ring.next = place + 1;
    }

    pub(crate) fn latency(&self) -> CommitLatency {
        let mut waits = self.0.lock().unwrap_or_else(PoisonError::into_inner).waits.clone();
        waits.sort_unstable();
        let at = |hundredth: usize| waits.get(waits.len() * hundredth / 100).copied().unwrap_or_default();
        CommitLatency { p50: at(50), p99: at(99) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_waits_are_forgotten() {
        let waits = Waits::default();
        assert_eq!(waits.latency(), CommitLatency::default());
        waits.note(Duration::from_secs(9));
        assert_eq!(waits.latency().p50, Duration::from_secs(9));
        for milli in 0..2000 {
            waits.note(Duration::from_millis(milli));
        }
        let CommitLatency { p50, p99 } = waits.latency();
        assert_eq!((p50.as_millis(), p99.as_millis()), (1488, 1989));
    }
}
