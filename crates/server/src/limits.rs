//! Every limit of the server in one place, with its unit: rate limits, sizes, counts and timeouts.
//!
//! Rate limits are token buckets ([`RateLimiter`]): a bucket holds `burst` tokens, every request takes one, and one token comes
//! back each `refill`. `miasma serve --unlimited` switches off those of [`RateLimits`] and [`CONNECTIONS_PER_ADDRESS`].

use protocol::Millis;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use store::PersonId;

// Rate limits.

/// Requests to `/api`, per IP address: 300 at once, 50 per second.
const REQUESTS: Quota = Quota { burst: 300, refill: Duration::from_millis(20) };

/// Requests that cost more (new guests, sign-ins, accounts, reports, uploads), per IP address: 30 at once, 1 per 2 seconds.
const COSTLY_REQUESTS: Quota = Quota { burst: 30, refill: Duration::from_secs(2) };

/// New tables, per person: 40 at once, 1 per 50 seconds.
const NEW_TABLES: Quota = Quota { burst: 40, refill: Duration::from_secs(50) };

/// Messages from a client, per socket: 200 at once, 100 per second.
const SOCKET_MESSAGES: Quota = Quota { burst: 200, refill: Duration::from_millis(10) };

/// Chat messages, per person: 8 at once, 1 per 2 seconds.
const CHAT: Quota = Quota { burst: 8, refill: Duration::from_secs(2) };

/// The paths below `/api` whose POST requests count as costly.
pub(crate) const COSTLY_PATHS: [&str; 6] =
    ["/me", "/sign-in", "/recover", "/me/account", "/reports", "/packs"];

// Connections and requests.

/// Maximum open connections per IP address. Everybody behind one router shares an address: a household, a school.
pub(crate) const CONNECTIONS_PER_ADDRESS: usize = 512;

/// Maximum time to receive the head of a request, and to idle between two requests on a connection.
pub(crate) const REQUEST_HEAD_TIMEOUT: Duration = Duration::from_secs(20);

/// Maximum time to receive the body of a request.
pub(crate) const REQUEST_BODY_TIMEOUT: Duration = Duration::from_secs(30);

/// Maximum bytes of a request body, except data packs and reports.
pub(crate) const REQUEST_BODY_BYTES: usize = 64 * 1024;

/// Maximum bytes of an uploaded data pack.
pub(crate) const PACK_BYTES: usize = 512 * 1024;

/// Maximum bytes of a fault report.
pub(crate) const REPORT_BYTES: usize = 512 * 1024;

/// Maximum seconds a long poll of `GET /api/tables/{id}?wait=` waits.
pub(crate) const LONG_POLL_SECONDS: u64 = 30;

/// Maximum tables in one page of a list.
pub(crate) const LIST_PAGE: u32 = 50;

/// Maximum steps in one page of a replay.
pub(crate) const REPLAY_PAGE: u32 = 400;

/// Maximum time the last answers may take when the server stops.
pub(crate) const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

// Sockets.

/// Maximum bytes of a message from a client.
pub(crate) const SOCKET_MESSAGE_BYTES: usize = 64 * 1024;

/// Maximum tables one socket may watch.
pub(crate) const TABLES_PER_SOCKET: usize = 32;

/// High-water mark of a send queue in bytes: a client with more than this queued is too slow and is disconnected.
pub(crate) const SEND_QUEUE_HIGH_WATER: usize = 1024 * 1024;

/// Low-water mark of a send queue in bytes: while more than this is queued, nothing is read from the client.
pub(crate) const SEND_QUEUE_LOW_WATER: usize = 64 * 1024;

/// Maximum time one write to a socket may take.
pub(crate) const WRITE_TIMEOUT: Duration = Duration::from_secs(15);

/// Maximum time a client has to read the close frame before the connection is dropped.
pub(crate) const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// Time between two heartbeats (pings). Each also checks that the session is still open.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(25);

/// Maximum time without any frame from a client, pongs included.
pub(crate) const SILENCE_TIMEOUT: Duration = Duration::from_secs(60);

/// Maximum age of a session check before a message is handled, where another node may have closed the session.
pub(crate) const SESSION_CHECK_AGE: Duration = Duration::from_secs(2);

// People and tables.

/// Maximum time since the last use of a session, in milliseconds: 400 days.
pub(crate) const SESSION_AGE: Millis = 400 * 24 * 3600 * 1000;

/// Maximum characters of a person's name.
pub(crate) const NAME_CHARACTERS: usize = 24;

/// Maximum passwords hashed at the same time: each takes 19 MiB on purpose.
pub(crate) const PASSWORDS_AT_ONCE: usize = 2;

/// Maximum tables per person that have not begun.
pub(crate) const OPEN_TABLES_PER_PERSON: u64 = 20;

/// Maximum running tables per person.
pub(crate) const RUNNING_TABLES_PER_PERSON: u64 = 400;

/// Maximum requests queued at one live table.
pub(crate) const TABLE_QUEUE: usize = 256;

/// Maximum characters of a chat message.
pub(crate) const CHAT_CHARACTERS: usize = 500;

/// Maximum uploaded packs. A loaded pack stays in memory until the server stops, with at most a few hundred kilobytes.
pub(crate) const UPLOADED_PACKS: u64 = 100;

/// Maximum characters of a pack's name.
pub(crate) const PACK_NAME_CHARACTERS: usize = 40;

/// The rate limits of the HTTP interface and the sockets.
pub(crate) struct RateLimits {
    /// Requests, by address.
    pub(crate) requests: RateLimiter<IpAddr>,
    /// Requests that cost more, by address.
    pub(crate) costly_requests: RateLimiter<IpAddr>,
    /// New tables, by person.
    pub(crate) new_tables: RateLimiter<PersonId>,
    /// Messages from clients, by socket.
    pub(crate) socket_messages: Arc<RateLimiter<u64>>,
}

impl RateLimits {
    /// The limits for public servers.
    pub(crate) fn standard() -> Self {
        Self {
            requests: RateLimiter::new(REQUESTS),
            costly_requests: RateLimiter::new(COSTLY_REQUESTS),
            new_tables: RateLimiter::new(NEW_TABLES),
            socket_messages: Arc::new(RateLimiter::new(SOCKET_MESSAGES)),
        }
    }

    /// No limits, for load tests.
    pub(crate) fn unlimited() -> Self {
        Self {
            requests: RateLimiter::unlimited(),
            costly_requests: RateLimiter::unlimited(),
            new_tables: RateLimiter::unlimited(),
            socket_messages: Arc::new(RateLimiter::unlimited()),
        }
    }
}

/// The rate limit of chat messages, by person.
pub(crate) fn chat() -> RateLimiter<PersonId> {
    RateLimiter::new(CHAT)
}

/// The size and the refill time of a token bucket.
#[derive(Clone, Copy)]
struct Quota {
    /// Tokens a full bucket holds.
    burst: u32,
    /// Time until one token comes back.
    refill: Duration,
}

/// A token-bucket rate limiter with one bucket per key.
pub(crate) struct RateLimiter<K> {
    quota: Option<Quota>,
    buckets: Mutex<HashMap<K, (f64, Instant)>>,
}

/// Buckets remembered before the full ones are dropped.
const MANY_BUCKETS: usize = 10_000;

impl<K: Hash + Eq> RateLimiter<K> {
    fn new(quota: Quota) -> Self {
        Self { quota: Some(quota), buckets: Mutex::default() }
    }

    fn unlimited() -> Self {
        Self { quota: None, buckets: Mutex::default() }
    }

    /// Takes a token from the key's bucket. Returns whether there was one.
    pub(crate) fn allows(&self, key: K) -> bool {
        let Some(Quota { burst, refill }) = self.quota else { return true };
        let (now, burst) = (Instant::now(), f64::from(burst));
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let level = |level: f64, since: Instant| {
            (level + now.duration_since(since).as_secs_f64() / refill.as_secs_f64()).min(burst)
        };
        if buckets.len() > MANY_BUCKETS {
            buckets.retain(|_, (left, since)| level(*left, *since) < burst);
        }
        let (left, since) = buckets.entry(key).or_insert((burst, now));
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
    fn a_bucket_is_empty_after_its_burst_and_others_are_not() {
        let limiter = RateLimiter::new(Quota { burst: 3, refill: Duration::from_secs(1000) });
        assert_eq!([1, 1, 1, 1, 2].map(|key| limiter.allows(key)), [true, true, true, false, true]);
    }
}
