//! The limits that protect the server from its clients, each with its unit: rate limits, sizes, counts and timeouts. A constant that
//! belongs to one algorithm stands next to it, such as `COMMIT_ATTEMPTS`, `LEASE` and the turn clocks. The limits that clients
//! observe, too (lengths of names, passwords, messages and pages), are in [`protocol::limits`].
//!
//! Rate limits are token buckets ([`RateLimiter`]): a bucket holds `burst` tokens, every request takes one, and one token comes
//! back each `refill`. `miasma serve --unlimited` switches off the limits of requests, new tables and messages, and those of connections
//! and sockets. Chat, wrong passwords and taken names stay limited. Each process counts for itself: with N nodes, a client that reaches all of them may do N times as much.

use governor::DefaultKeyedRateLimiter;
use governor::clock::{Clock as _, DefaultClock};
use protocol::Refusal;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use store::PersonId;
use tokio::time::Instant;

/// The limits that a host can change. The others are constants below: they are part of the protocol, or protect the server
/// from single clients and never need another value.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Requests to `/api`, `/metrics` and `/readyz`, per IP address.
    pub requests: Quota,
    /// Requests that cost more (new guests, renaming, sign-ins, accounts, merging, recovery, reports, uploads), per IP address.
    pub costly_requests: Quota,
    /// New tables, per person.
    pub new_tables: Quota,
    /// Messages over sockets, per person; per IP address for clients without a session.
    pub socket_messages: Quota,
    /// Chat messages, per person.
    pub chat: Quota,
    /// Wrong passwords, per account.
    pub wrong_passwords: Quota,
    /// Names of accounts that turned out to be taken, per IP address.
    pub taken_logins: Quota,
    /// Data packs and reports that are stored, per IP address. Deleting a pack gives nothing back: it stays in memory until the
    /// server stops.
    pub uploads: Quota,
    /// Maximum open connections per IP address, and maximum sockets and maximum requests under way, which count behind a proxy,
    /// too. Everybody behind one router shares an address: a household, a school. An IPv6 network of 64 bits counts as one.
    pub connections_per_address: usize,
    /// Maximum open sockets per person.
    pub sockets_per_person: usize,
    /// Maximum time to receive the head of a request, and to idle between two requests on a connection.
    pub request_head_timeout: Duration,
    /// Maximum time to receive the body of a request.
    pub request_body_timeout: Duration,
    /// Maximum time in which a client reads nothing of what it is sent.
    pub write_timeout: Duration,
    /// Maximum bytes of a request body, except data packs and reports.
    pub request_body_bytes: usize,
    /// Maximum bytes of an uploaded data pack.
    pub pack_bytes: usize,
    /// Maximum bytes of a fault report.
    pub report_bytes: usize,
    /// Maximum tables one socket may watch.
    pub tables_per_socket: usize,
    /// Time between two heartbeats (pings) of a socket. Each also checks that the session is still open.
    pub heartbeat: Duration,
    /// Maximum time without any frame from a client, pongs included.
    pub silence_timeout: Duration,
    /// Maximum tables per person that have not begun.
    pub open_tables_per_person: u64,
    /// Maximum running tables per person.
    pub running_tables_per_person: u64,
    /// Maximum uploaded packs. A loaded pack stays in memory until the server stops, with at most a few hundred kilobytes.
    pub uploaded_packs: u64,
    /// Maximum uploaded packs per person.
    pub packs_per_person: u64,
    /// Maximum passwords hashed at the same time: each takes 19 MiB on purpose.
    pub passwords_at_once: usize,
    /// Maximum time the last answers may take when the server stops.
    pub shutdown_timeout: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let quota = |burst, refill_ms| Quota {
            burst: NonZeroU32::new(burst).expect("more than none"),
            refill: Duration::from_millis(refill_ms),
        };
        Self {
            requests: quota(4000, 10),
            costly_requests: quota(400, 500),
            new_tables: quota(40, 50_000),
            socket_messages: quota(200, 10),
            chat: quota(8, 2000),
            wrong_passwords: quota(10, 60_000),
            taken_logins: quota(10, 300_000),
            uploads: quota(40, 600_000),
            connections_per_address: 2000,
            sockets_per_person: 40,
            request_head_timeout: Duration::from_secs(20),
            request_body_timeout: Duration::from_secs(30),
            write_timeout: Duration::from_secs(15),
            request_body_bytes: 64 * 1024,
            pack_bytes: 512 * 1024,
            report_bytes: 512 * 1024,
            tables_per_socket: 32,
            heartbeat: Duration::from_secs(25),
            silence_timeout: Duration::from_secs(60),
            open_tables_per_person: 20,
            running_tables_per_person: 400,
            uploaded_packs: 100,
            packs_per_person: 10,
            passwords_at_once: 2,
            shutdown_timeout: Duration::from_secs(10),
        }
    }
}

/// The paths whose POST requests count as costly, without `/api`: the router removes that prefix before it calls the rate limiter.
pub(crate) const COSTLY_PATHS: [&str; 8] =
    ["/me", "/sign-in", "/recover", "/recover/look", "/me/account", "/me/merge", "/reports", "/packs"];

/// Maximum seconds a long poll of `GET /api/tables/{id}?wait=` waits.
pub(crate) const LONG_POLL_SECONDS: u64 = 30;

/// Messages above the rate limit, less those within it, after which a socket is closed.
const FLOOD_MESSAGES: u32 = 100;

/// Maximum fragments of one message from a client.
pub(crate) const MESSAGE_FRAGMENTS: u32 = 256;

/// Maximum lines of a table's log in one answer.
pub(crate) const LOG_PAGE: u64 = 3000;

/// Maximum people one person may block.
pub(crate) const BLOCKS: usize = 500;

/// Maximum bytes of a report by somebody without a session.
pub(crate) const ANONYMOUS_REPORT_BYTES: usize = 16 * 1024;

/// Maximum reports a day by one person, and by everybody without a session together.
pub(crate) const REPORTS_PER_DAY: u64 = 20;

/// Maximum steps in one page of a replay.
pub(crate) const REPLAY_PAGE: u32 = 400;

/// Maximum bytes of a message from a client.
pub(crate) const SOCKET_MESSAGE_BYTES: usize = 64 * 1024;

/// High-water mark of a send queue in bytes: a client with more than this queued is too slow and is disconnected.
pub(crate) const SEND_QUEUE_HIGH_WATER: usize = 1024 * 1024;

/// Low-water mark of a send queue in bytes: while more than this is queued, nothing is read from the client.
pub(crate) const SEND_QUEUE_LOW_WATER: usize = 64 * 1024;

/// Maximum time a client has to read the close frame before the connection is dropped.
pub(crate) const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// Maximum age of a session check before a message is handled, where another node may have closed the session.
pub(crate) const SESSION_CHECK_AGE: Duration = Duration::from_secs(2);

/// Maximum requests queued at one live table.
pub(crate) const TABLE_QUEUE: usize = 256;

/// The rate limits of the HTTP interface and the sockets.
pub(crate) struct RateLimits {
    /// Requests, by address.
    pub(crate) requests: RateLimiter<IpAddr>,
    /// Requests that cost more, by address.
    pub(crate) costly_requests: RateLimiter<IpAddr>,
    /// New tables, by person.
    pub(crate) new_tables: RateLimiter<PersonId>,
    /// Chat messages, by person.
    pub(crate) chat: RateLimiter<PersonId>,
    /// Messages over sockets.
    pub(crate) socket_messages: RateLimiter<Sender>,
}

impl RateLimits {
    /// The limits of a public server.
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            requests: RateLimiter::new(limits.requests),
            costly_requests: RateLimiter::new(limits.costly_requests),
            new_tables: RateLimiter::new(limits.new_tables),
            chat: RateLimiter::new(limits.chat),
            socket_messages: RateLimiter::new(limits.socket_messages),
        }
    }

    /// No limits but that of chat, for load tests.
    pub(crate) fn unlimited(limits: &Limits) -> Self {
        Self {
            requests: RateLimiter::unlimited(),
            costly_requests: RateLimiter::unlimited(),
            new_tables: RateLimiter::unlimited(),
            chat: RateLimiter::new(limits.chat),
            socket_messages: RateLimiter::unlimited(),
        }
    }
}

/// Whom a limit counts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Sender {
    Person(PersonId),
    /// A client without a session.
    Address(IpAddr),
}

/// The bucket is empty, and has a token again after this time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wait(pub(crate) Duration);

impl Wait {
    /// The refusal of what came too early.
    pub(crate) fn refusal(self, code: &str, message: &str) -> Refusal {
        let seconds = self.0.as_millis().div_ceil(1000).max(1) as u32;
        Refusal { retry_after: Some(seconds), ..Refusal::new(code, message) }
    }
}

/// The size and the refill time of a token bucket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quota {
    /// Tokens a full bucket holds.
    pub burst: NonZeroU32,
    /// Time until one token comes back.
    pub refill: Duration,
}

impl From<Quota> for governor::Quota {
    fn from(quota: Quota) -> Self {
        // A refill without any time is no limit: one nanosecond comes close enough.
        let refill = quota.refill.max(Duration::from_nanos(1));
        Self::with_period(refill).expect("a refill takes time").allow_burst(quota.burst)
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

    /// Takes a token from the key's bucket, if there is one.
    pub(crate) fn check(&self, key: &K) -> Result<(), Wait> {
        let Some(buckets) = &self.buckets else { return Ok(()) };
        if self.until_clean_up.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.until_clean_up.store(CLEAN_UP_EVERY, Ordering::Relaxed);
            buckets.retain_recent();
        }
        buckets
            .check_key(key)
            .map_err(|not_until| Wait(not_until.wait_time_from(DefaultClock::default().now())))
    }
}

/// Tells a flood of messages from a client that is a little too fast. A flood exceeds the rate limit by more than it keeps to it.
#[derive(Default)]
pub(crate) struct FloodGauge {
    excess: u32,
}

impl FloodGauge {
    /// Notes a message within the rate limit.
    pub(crate) fn allowed(&mut self) {
        self.excess = self.excess.saturating_sub(1);
    }

    /// Notes a message above the rate limit. Returns whether the socket must be closed.
    pub(crate) fn refused(&mut self) -> bool {
        self.excess += 1;
        self.excess > FLOOD_MESSAGES
    }
}

/// Spreads what each key does over time: one thing each interval. Unlike a rate limiter it refuses nothing.
pub(crate) struct Pacer<K> {
    interval: Duration,
    /// When each key may do the next thing.
    next: Mutex<HashMap<K, Instant>>,
}

impl<K: Hash + Eq + Clone> Pacer<K> {
    pub(crate) fn new(interval: Duration) -> Self {
        Self { interval, next: Mutex::default() }
    }

    /// Reserves the next moment for something, and returns the time until then.
    pub(crate) fn reserve(&self, key: &K, now: Instant) -> Duration {
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        if next.len() > CLEAN_UP_EVERY as usize {
            next.retain(|_, at| *at > now);
        }
        let at = next.get(key).copied().unwrap_or(now).max(now);
        next.insert(key.clone(), at + self.interval);
        at - now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_one_although_some_of_its_messages_are_within_the_limit() {
        let closes = |refused: u32, allowed: u32| {
            let mut gauge = FloodGauge::default();
            (0..10_000).any(|_| {
                (0..allowed).for_each(|_| gauge.allowed());
                (0..refused).any(|_| gauge.refused())
            })
        };
        assert!(closes(4, 1) && closes(FLOOD_MESSAGES + 1, 1));
        assert!(!closes(1, 1) && !closes(1, 2) && !closes(FLOOD_MESSAGES, FLOOD_MESSAGES));
    }

    #[test]
    fn a_pacer_spreads_what_a_key_does_and_delays_no_other() {
        let (pacer, now) = (Pacer::new(Duration::from_millis(50)), Instant::now());
        let reserve =
            |key: u8, later: u64| pacer.reserve(&key, now + Duration::from_millis(later)).as_millis() as u64;
        assert_eq!([reserve(1, 0), reserve(1, 0), reserve(1, 10), reserve(2, 10)], [0, 50, 90, 0]);
        assert_eq!([reserve(1, 500), reserve(1, 500)], [0, 50], "what was not used is not saved up");
    }

    const THREE: Quota = Quota { burst: NonZeroU32::new(3).unwrap(), refill: Duration::from_secs(1000) };

    #[test]
    fn a_bucket_is_empty_after_its_burst_and_others_are_not() {
        let limiter = RateLimiter::new(THREE);
        let wait = |limiter: &RateLimiter<u8>| {
            limiter.check(&1).expect_err("it is empty").refusal("x", "y").retry_after
        };
        assert_eq!([1, 1, 1, 1, 2].map(|key| limiter.check(&key).is_ok()), [true, true, true, false, true]);
        assert_eq!(wait(&limiter), Some(1000));
    }

    #[test]
    fn keys_whose_buckets_are_full_again_are_forgotten() {
        let quick = Quota { refill: Duration::from_nanos(1), ..THREE };
        let limiter = RateLimiter::new(quick);
        for key in 0..=CLEAN_UP_EVERY {
            assert!(limiter.check(&key).is_ok());
        }
        assert!(limiter.buckets.expect("it is limited").len() < 100);
    }
}
