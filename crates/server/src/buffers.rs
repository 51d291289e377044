//! Buffers for messages, used again and again: a few thousand bytes each are dear to ask the system's allocator for, and
//! nobody keeps any while nothing is said.

use std::cell::RefCell;

/// Most messages about a move have fewer bytes.
const ROOMY: usize = 4 << 10;

/// Larger ones are not kept.
const LARGEST: usize = 16 << 10;

/// So many are kept by a thread: about as many as are under way when hundreds of tables are played at once.
const SPARE: usize = 512;

thread_local! {
    static BUFFERS: RefCell<Vec<Vec<u8>>> = const { RefCell::new(Vec::new()) };
}

/// An empty buffer with room for most messages.
pub(crate) fn take() -> Vec<u8> {
    BUFFERS.with_borrow_mut(Vec::pop).unwrap_or_else(|| Vec::with_capacity(ROOMY))
}

/// Gives back a buffer whose message has been sent.
pub(crate) fn give_back(mut buffer: Vec<u8>) {
    if !(ROOMY..=LARGEST).contains(&buffer.capacity()) {
        return;
    }
    BUFFERS.with_borrow_mut(|buffers| {
        if buffers.len() < SPARE {
            buffer.clear();
            buffers.push(buffer);
        }
    });
}
