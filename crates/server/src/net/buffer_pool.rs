//! A pool of message buffers per thread: allocating a few kilobytes for each message is slow, and an idle connection holds none.

use std::cell::RefCell;

/// Capacity of a new buffer in bytes: most messages about a move are smaller.
const CAPACITY: usize = 4 << 10;

/// Buffers with a larger capacity, in bytes, are freed instead of pooled.
const MAX_CAPACITY: usize = 16 << 10;

/// Maximum buffers in the pool of one thread: about as many as are in use when hundreds of tables are played at once.
const MAX_POOLED: usize = 512;

thread_local! {
    static POOL: RefCell<Vec<Vec<u8>>> = const { RefCell::new(Vec::new()) };
}

/// An empty buffer.
pub(crate) fn take() -> Vec<u8> {
    POOL.with_borrow_mut(Vec::pop).unwrap_or_else(|| Vec::with_capacity(CAPACITY))
}

/// Returns a buffer to the pool.
pub(crate) fn give_back(mut buffer: Vec<u8>) {
    if !(CAPACITY..=MAX_CAPACITY).contains(&buffer.capacity()) {
        return;
    }
    POOL.with_borrow_mut(|pool| {
        if pool.len() < MAX_POOLED {
            buffer.clear();
            pool.push(buffer);
        }
    });
}
