//! The limits that protect the server from its clients, each with its unit: rate limits, sizes, counts and timeouts. A constant that
//! belongs to one algorithm stands next to it, such as `COMMIT_ATTEMPTS`, `LEASE` and the turn clocks.
//!
//! Rate limits are token buckets ([`RateLimiter`]): a bucket holds `burst` tokens, every request takes one, and one token comes
//! back each `refill`. `miasma serve --unlimited` switches off those of [`RateLimits`] and [`CONNECTIONS_PER_ADDRESS`], but not the limit
//! of chat messages. Each process counts for itself: with N nodes, a client that reaches all of them may do N times as much.

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter};
use protocol::Millis;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use store::PersonId;

// Rate limits.

/// Requests to `/api`, per IP address: 300 at once, 50 per second.
const REQUESTS: Quota = Quota { burst: NonZeroU32::new(300).unwrap(), refill: Duration::from_millis(20) };

/// Requests that cost more (new guests, sign-ins, accounts, reports, uploads), per IP address: 30 at once, 1 per 2 seconds.
const COSTLY_REQUESTS: Quota = Quota { burst: NonZeroU32::new(30).unwrap(), refill: Duration::from_secs(2) };

/// New tables, per person: 40 at once, 1 per 50 seconds.
const NEW_TABLES: Quota = Quota { burst: NonZeroU32::new(40).unwrap(), refill: Duration::from_secs(50) };

/// Messages from a client, per socket: 200 at once, 100 per second.
const SOCKET_MESSAGES: Quota =
    Quota { burst: NonZeroU32::new(200).unwrap(), refill: Duration::from_millis(10) };

/// Chat messages, per person: 8 at once, 1 per 2 seconds.
const CHAT: Quota = Quota { burst: NonZeroU32::new(8).unwrap(), refill: Duration::from_secs(2) };

/// The paths whose POST requests count as costly, without `/api`: the router removes that prefix before it calls the rate limiter.
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
    /// Messages from a client, for each socket.
    socket_messages: Option<Quota>,
}

impl RateLimits {
    /// The limits for public servers.
    pub(crate) fn standard() -> Self {
        Self {
            requests: RateLimiter::new(REQUESTS),
            costly_requests: RateLimiter::new(COSTLY_REQUESTS),
            new_tables: RateLimiter::new(NEW_TABLES),
            socket_messages: Some(SOCKET_MESSAGES),
        }
    }

    /// No limits, for load tests.
    pub(crate) fn unlimited() -> Self {
        Self {
            requests: RateLimiter::unlimited(),
            costly_requests: RateLimiter::unlimited(),
            new_tables: RateLimiter::unlimited(),
            socket_messages: None,
        }
    }

    /// The limit for the messages of a new socket.
    pub(crate) fn for_socket(&self) -> MessageLimiter {
        MessageLimiter(self.socket_messages.map(|quota| DefaultDirectRateLimiter::direct(quota.into())))
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
    burst: NonZeroU32,
    /// Time until one token comes back.
    refill: Duration,
}

impl From<Quota> for governor::Quota {
    fn from(quota: Quota) -> Self {
        Self::with_period(quota.refill).expect("a refill takes time").allow_burst(quota.burst)
    }
}

/// A token-bucket rate limiter with one bucket per key.
pub(crate) struct RateLimiter<K: Hash + Eq + Clone> {
    buckets: Option<DefaultKeyedRateLimiter<K>>,
    /// Requests until the next clean-up.
    until_clean_up: AtomicU32,
}

/// Requests between two clean-ups, which forget the keys whose buckets are full again.
const CLEAN_UP_EVERY: u32 = 10_000;

impl<K: Hash + Eq + Clone> RateLimiter<K> {
    fn new(quota: Quota) -> Self {
        let buckets = Some(DefaultKeyedRateLimiter::keyed(quota.into()));
        Self { buckets, until_clean_up: AtomicU32::new(CLEAN_UP_EVERY) }
    }

    fn unlimited() -> Self {
        Self { buckets: None, until_clean_up: AtomicU32::new(0) }
    }

    /// Takes a token from the key's bucket. Returns whether there was one.
    pub(crate) fn allows(&self, key: &K) -> bool {
        let Some(buckets) = &self.buckets else { return true };
        if self.until_clean_up.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.until_clean_up.store(CLEAN_UP_EVERY, Ordering::Relaxed);
            buckets.retain_recent();
        }
        buckets.check_key(key).is_ok()
    }
}

/// The token-bucket rate limiter of one socket.
pub(crate) struct MessageLimiter(Option<DefaultDirectRateLimiter>);

impl MessageLimiter {
    /// Takes a token. Returns whether there was one.
    pub(crate) fn allows(&self) -> bool {
        self.0.as_ref().is_none_or(|bucket| bucket.check().is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREE: Quota = Quota { burst: NonZeroU32::new(3).unwrap(), refill: Duration::from_secs(1000) };

    #[test]
    fn a_bucket_is_empty_after_its_burst_and_others_are_not() {
        let limiter = RateLimiter::new(THREE);
        assert_eq!([1, 1, 1, 1, 2].map(|key| limiter.allows(&key)), [true, true, true, false, true]);
    }

    #[test]
    fn keys_whose_buckets_are_full_again_are_forgotten() {
        let quick = Quota { refill: Duration::from_nanos(1), ..THREE };
        let limiter = RateLimiter::new(quick);
        for key in 0..=CLEAN_UP_EVERY {
            assert!(limiter.allows(&key));
        }
        assert!(limiter.buckets.expect("it is limited").len() < 100);
    }
}
