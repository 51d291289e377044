//! A token-bucket limiter for what can be taken back, such as attempts at a password: those that succeed cost nothing.

use crate::limits::{Quota, Wait};
use protocol::Millis;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Failures that each key may still have.
pub(crate) struct FailureLimiter<K> {
    quota: Quota,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// Tokens at a time. A key without a bucket has a full one.
struct Bucket {
    tokens: f64,
    at: Millis,
}

/// Number of buckets above which full ones are dropped.
const CLEAN_UP_ABOVE: usize = 10_000;

impl<K: Hash + Eq + Clone> FailureLimiter<K> {
    pub(crate) fn new(quota: Quota) -> Self {
        Self { quota, buckets: Mutex::default() }
    }

    /// Takes a token before an attempt, if there is one. Taking it first means that attempts made at the same moment count as well.
    pub(crate) fn begin(&self, key: &K, now: Millis) -> Result<(), Wait> {
        let mut buckets = self.buckets();
        if buckets.len() > CLEAN_UP_ABOVE {
            buckets.retain(|_, bucket| !self.is_full(bucket, now));
        }
        let full = f64::from(self.quota.burst.get());
        let bucket = buckets.entry(key.clone()).or_insert(Bucket { tokens: full, at: now });
        *bucket = Bucket { tokens: self.tokens(bucket, now), at: now };
        if bucket.tokens < 1.0 {
            let missing = (1.0 - bucket.tokens) * self.refill_ms();
            // Without the error of the division, which would add a millisecond.
            return Err(Wait(Duration::from_millis((missing - 1e-6).ceil() as u64)));
        }
        bucket.tokens -= 1.0;
        Ok(())
    }

    /// Gives the token back, because the attempt does not count.
    pub(crate) fn give_back(&self, key: &K) {
        if let Some(bucket) = self.buckets().get_mut(key) {
            bucket.tokens = (bucket.tokens + 1.0).min(f64::from(self.quota.burst.get()));
        }
    }

    fn tokens(&self, bucket: &Bucket, now: Millis) -> f64 {
        let gained = (now - bucket.at).max(0) as f64 / self.refill_ms();
        (bucket.tokens + gained).min(f64::from(self.quota.burst.get()))
    }

    fn refill_ms(&self) -> f64 {
        self.quota.refill.as_secs_f64().max(1e-9) * 1000.0
    }

    fn is_full(&self, bucket: &Bucket, now: Millis) -> bool {
        self.tokens(bucket, now) >= f64::from(self.quota.burst.get())
    }

    fn buckets(&self) -> MutexGuard<'_, HashMap<K, Bucket>> {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::NonZeroU32;

    #[test]
    fn only_failures_count_and_time_forgives_them() {
        let quota = Quota { burst: NonZeroU32::new(2).unwrap(), refill: Duration::from_secs(60) };
        let limiter = FailureLimiter::new(quota);
        for _ in 0..9 {
            assert_eq!(limiter.begin(&"anna", 0), Ok(()));
            limiter.give_back(&"anna");
        }
        let wait = |seconds| Err(Wait(Duration::from_secs(seconds)));
        assert_eq!(["anna", "anna", "ben"].map(|key| limiter.begin(&key, 0)), [Ok(()); 3]);
        assert_eq!(limiter.begin(&"anna", 59_000), wait(1));
        assert_eq!([60_000, 60_000].map(|now| limiter.begin(&"anna", now)), [Ok(()), wait(60)]);
    }
}
