//! How fast one may ask.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Buckets that fill up by and by: who takes faster than they fill is refused.
pub(crate) struct Buckets<K> {
    size: f64,
    a_second: f64,
    buckets: Mutex<HashMap<K, (f64, Instant)>>,
}

/// So many buckets are remembered before the full ones are thrown away.
const MANY: usize = 10_000;

impl<K: Hash + Eq> Buckets<K> {
    /// Buckets that hold so much, and get so much more every second.
    pub(crate) fn new(size: f64, a_second: f64) -> Self {
        Self { size, a_second, buckets: Mutex::default() }
    }

    /// Takes one out of a bucket, if there is one in it.
    pub(crate) fn take(&self, key: K) -> bool {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let level = |level: f64, since: Instant| {
            (level + self.a_second * now.duration_since(since).as_secs_f64()).min(self.size)
        };
        if buckets.len() > MANY {
            buckets.retain(|_, (left, since)| level(*left, *since) < self.size);
        }
        let (left, since) = buckets.entry(key).or_insert((self.size, now));
        (*left, *since) = (level(*left, *since), now);
        let enough = *left >= 1.0;
        if enough {
            *left -= 1.0;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_is_empty_after_its_size_and_others_are_not() {
        let buckets = Buckets::new(3.0, 0.001);
        assert_eq!([1, 1, 1, 1, 2].map(|key| buckets.take(key)), [true, true, true, false, true]);
    }
}
