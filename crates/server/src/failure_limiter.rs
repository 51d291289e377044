//! A token-bucket limiter for failures, such as wrong passwords: what succeeds costs nothing.

use crate::limits::Quota;
use protocol::Millis;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

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

    /// Takes a token before an attempt. Returns whether there was one. Taking it first means that attempts made at the same
    /// moment count as well.
    pub(crate) fn begin(&self, key: &K, now: Millis) -> bool {
        let mut buckets = self.buckets();
        if buckets.len() > CLEAN_UP_ABOVE {
            buckets.retain(|_, bucket| !self.is_full(bucket, now));
        }
        let full = f64::from(self.quota.burst.get());
        let bucket = buckets.entry(key.clone()).or_insert(Bucket { tokens: full, at: now });
        *bucket = Bucket { tokens: self.tokens(bucket, now), at: now };
        let allowed = bucket.tokens >= 1.0;
        if allowed {
            bucket.tokens -= 1.0;
        }
        allowed
    }

    /// Gives the token back, because the attempt did not fail.
    pub(crate) fn succeed(&self, key: &K) {
        if let Some(bucket) = self.buckets().get_mut(key) {
            bucket.tokens = (bucket.tokens + 1.0).min(f64::from(self.quota.burst.get()));
        }
    }

    fn tokens(&self, bucket: &Bucket, now: Millis) -> f64 {
        let refill = self.quota.refill.as_secs_f64().max(1e-9) * 1000.0;
        let gained = (now - bucket.at).max(0) as f64 / refill;
        (bucket.tokens + gained).min(f64::from(self.quota.burst.get()))
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
    use std::time::Duration;

    #[test]
    fn only_failures_count_and_time_forgives_them() {
        let quota = Quota { burst: NonZeroU32::new(2).unwrap(), refill: Duration::from_secs(60) };
        let limiter = FailureLimiter::new(quota);
        for _ in 0..9 {
            assert!(limiter.begin(&"anna", 0));
            limiter.succeed(&"anna");
        }
        assert!(limiter.begin(&"anna", 0) && limiter.begin(&"anna", 0));
        assert!(!limiter.begin(&"anna", 59_000) && limiter.begin(&"ben", 0));
        assert!(limiter.begin(&"anna", 60_000) && !limiter.begin(&"anna", 60_000));
    }
}
