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

/// How long commits took lately, one wait for the disk each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Commits {
    /// Half of them at most so long.
    pub half: Duration,
    /// 99 of 100 at most so long.
    pub most: Duration,
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

    pub(crate) fn commits(&self) -> Commits {
        let mut waits = self.0.lock().unwrap_or_else(PoisonError::into_inner).waits.clone();
        waits.sort_unstable();
        let at = |hundredth: usize| waits.get(waits.len() * hundredth / 100).copied().unwrap_or_default();
        Commits { half: at(50), most: at(99) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_waits_are_forgotten() {
        let waits = Waits::default();
        assert_eq!(waits.commits(), Commits::default());
        waits.note(Duration::from_secs(9));
        assert_eq!(waits.commits().half, Duration::from_secs(9));
        for milli in 0..2000 {
            waits.note(Duration::from_millis(milli));
        }
        let Commits { half, most } = waits.commits();
        assert_eq!((half.as_millis(), most.as_millis()), (1488, 1989));
    }
}
