//! How long moves took, by the phase of the test.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// The number of no phase.
const NONE: u32 = u32::MAX;

/// The current phase of a test, which all its clients share.
#[derive(Clone)]
pub(super) struct Phase(Arc<AtomicU32>);

impl Default for Phase {
    /// A test with one phase.
    fn default() -> Self {
        Self(Arc::new(AtomicU32::new(0)))
    }
}

impl Phase {
    /// Begins a phase, or a pause in which nothing is measured.
    pub(super) fn set(&self, phase: Option<u32>) {
        self.0.store(phase.unwrap_or(NONE), Ordering::Relaxed);
    }

    /// The phase now; `None` in a pause.
    pub(super) fn now(&self) -> Option<u32> {
        Some(self.0.load(Ordering::Relaxed)).filter(|phase| *phase != NONE)
    }
}

/// Durations, each with the phase in which it ended.
#[derive(Clone, Default)]
pub(super) struct Latencies(Vec<(u32, u32)>);

impl Latencies {
    pub(super) fn push(&mut self, phase: Option<u32>, latency: Duration) {
        if let Some(phase) = phase {
            self.0.push((phase, latency.as_micros() as u32));
        }
    }

    pub(super) fn add(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    /// Those of some phases.
    pub(super) fn of(&self, is_wanted: impl Fn(u32) -> bool) -> Self {
        Self(self.0.iter().copied().filter(|(phase, _)| is_wanted(*phase)).collect())
    }

    /// The duration in milliseconds that this share of them does not exceed; 0 without any.
    pub(super) fn at(&self, share: f64) -> f64 {
        let mut all: Vec<u32> = self.0.iter().map(|(_, micros)| *micros).collect();
        all.sort_unstable();
        let place = ((all.len() as f64 * share) as usize).min(all.len().saturating_sub(1));
        all.get(place).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_a_phase() {
        let (mut latencies, phase) = (Latencies::default(), Phase::default());
        for number in 1..=100 {
            phase.set(Some(number % 2));
            latencies.push(phase.now(), Duration::from_millis(number.into()));
        }
        phase.set(None);
        latencies.push(phase.now(), Duration::from_secs(9));
        assert_eq!((latencies.at(0.5), latencies.at(1.0)), (51.0, 100.0));
        assert_eq!(
            (latencies.of(|phase| phase == 1).at(1.0), latencies.of(|phase| phase == 7).at(0.99)),
            (99.0, 0.0)
        );
    }
}
