//! Counts what each client holds open, and limits it.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Permits for each key, up to a maximum per key.
pub(crate) struct Permits<K: Hash + Eq + Clone> {
    most: usize,
    held: Mutex<HashMap<K, usize>>,
}

/// One permit, given back when it is dropped.
pub(crate) struct Permit<K: Hash + Eq + Clone> {
    permits: Arc<Permits<K>>,
    key: K,
}

impl<K: Hash + Eq + Clone> Permits<K> {
    /// At most this many permits per key.
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, held: Mutex::default() })
    }

    /// A permit, unless the key has its maximum.
    pub(crate) fn acquire(self: &Arc<Self>, key: K) -> Option<Permit<K>> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(key.clone()).or_insert(0);
        if *count >= self.most {
            return None;
        }
        *count += 1;
        drop(held);
        Some(Permit { permits: Arc::clone(self), key })
    }
}

impl<K: Hash + Eq + Clone> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut held = self.permits.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_has_a_maximum_of_permits_and_gets_them_back() {
        let permits = Permits::new(2);
        let (first, second) = (permits.acquire(1), permits.acquire(1));
        assert!(first.is_some() && second.is_some());
        assert!(permits.acquire(1).is_none());
        assert!(permits.acquire(2).is_some());
        drop(first);
        assert!(permits.acquire(1).is_some());
        drop(second);
        assert!(permits.held.lock().expect("nobody panicked").is_empty());
    }
}
