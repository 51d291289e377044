//! The network below the application: connections, WebSocket frames, messages and their queues.

pub(crate) mod buffer_pool;
pub(crate) mod client_address;
pub(crate) mod codec;
pub(crate) mod frame;
pub(crate) mod listener;
pub(crate) mod permits;
pub(crate) mod send_queue;
pub(crate) mod trusted_proxies;
pub(crate) mod write_timeout;
