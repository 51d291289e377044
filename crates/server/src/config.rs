//! Everything that a host can set about a server.

use crate::limits::Limits;
use crate::play::BotFor;
use crate::public_url::PublicUrl;
use crate::wall_clock::WallClock;
use crate::workers::Effort;
use bots::{Bot, Budget};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address people use, such as `https://games.example`, if it differs from the one listened on.
    pub public_url: Option<PublicUrl>,
    /// Other host names by which browsers reach the server. The host of the public URL, `localhost`, IP addresses and names of
    /// local networks are always accepted.
    pub hosts: Vec<String>,
    /// Reverse proxies whose `X-Forwarded-For` is believed. With a public URL, proxies on the same machine are believed as well.
    pub proxies: Vec<IpAddr>,
    /// Who may join.
    pub registration: Registration,
    /// The bots at tables.
    pub bots: BotConfig,
    /// When answers to secret questions take effect.
    pub secret_timing: SecretTiming,
    /// Rate limits, sizes, counts and timeouts.
    pub limits: Limits,
    /// How long data is kept.
    pub retention: Retention,
    /// The hash of each game's default components, if they are not the built-in ones. They must be loaded.
    pub packs: BTreeMap<String, String>,
    /// The secret with which the host of the server may close tables.
    pub admin_secret: Option<String>,
    /// Whether to switch off the limits of requests, new tables, messages, connections and sockets, for load tests.
    pub unlimited: bool,
    /// The clock.
    pub clock: WallClock,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            public_url: None,
            hosts: Vec::new(),
            proxies: Vec::new(),
            registration: Registration::Open,
            bots: BotConfig::default(),
            secret_timing: SecretTiming::default(),
            limits: Limits::default(),
            retention: Retention::default(),
            packs: BTreeMap::new(),
            admin_secret: None,
            unlimited: false,
            clock: WallClock::default(),
        }
    }
}

/// Who may join a server as a new person. People it knows can always sign in and use their recovery links.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Registration {
    /// Anybody.
    #[default]
    Open,
    /// Anybody who knows this code.
    Invitation(String),
    /// Nobody.
    Closed,
}

/// The bots at tables.
#[derive(Clone, PartialEq, Debug)]
pub struct BotConfig {
    /// Number of threads for bots.
    pub workers: usize,
    /// The limit for one decision of the level `expert`, and for one hint.
    pub expert: Budget,
    /// The limit for one decision of the level `master`.
    pub master: Budget,
    /// Maximum time a decision waits for a thread. After that the bot answers without a search.
    pub patience: Duration,
    /// Time between two moves at tables of bots alone, over all tables whose hosts share an IP address. Nobody waits for these moves, and
    /// each is written and sent like that of a person.
    pub alone: Duration,
}

impl Default for BotConfig {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            workers: cores.saturating_sub(1).max(1),
            // Iterations, not a time: on a busy server bots play as well as on an idle one, and no client gets more than its turns.
            expert: Budget::Iterations(120),
            master: Budget::Iterations(800),
            patience: Duration::from_secs(5),
            alone: Duration::from_millis(50),
        }
    }
}

impl BotConfig {
    /// The same bot with the budget of its level, and the bot that answers in its place when there is no time for a search.
    pub(crate) fn at_both_efforts(&self, bot: Bot) -> BotFor {
        let quick = match bot.budget() {
            Some(_) => Bot::named("greedy").expect("a known level"),
            None => bot.clone(),
        };
        let full = match bot.name() {
            "expert" => bot.within(self.expert),
            "master" => bot.within(self.master),
            _ => bot,
        };
        Box::new(move |effort| match effort {
            Effort::Full => full,
            Effort::Little => quick,
        })
    }
}

/// When answers to secret questions take effect. The time must not depend on the answer, or on whether there is a choice at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SecretTiming {
    /// For people, counted from when they have the table open. An answer that comes later is not taken.
    pub person: Duration,
    /// For bots, and for a person alone at a table who has no choice.
    pub bot: Duration,
}

impl Default for SecretTiming {
    fn default() -> Self {
        Self { person: Duration::from_secs(20), bot: Duration::from_secs(2) }
    }
}

/// How long data is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Sessions, since their last use.
    pub sessions: Duration,
    /// Recovery links that are not used, since they were made.
    pub recovery_links: Duration,
    /// Guests without a seat, since their last visit.
    pub guests: Duration,
    /// Tables that have not begun, since they were created. They are closed, and deleted as closed ones.
    pub open_tables: Duration,
    /// Tables that were closed before the game, since then.
    pub closed_tables: Duration,
    /// Running games, since their last change. They are closed, not deleted.
    pub idle_games: Duration,
    /// Reports of players.
    pub reports: Duration,
    /// Snapshots of finished games, since their end. The games stay.
    pub snapshots: Duration,
}

const DAY: Duration = Duration::from_millis(store::DAY as u64);

impl Default for Retention {
    fn default() -> Self {
        Self {
            sessions: 400 * DAY,
            recovery_links: 30 * DAY,
            guests: 90 * DAY,
            open_tables: 14 * DAY,
            closed_tables: 7 * DAY,
            idle_games: 400 * DAY,
            reports: 180 * DAY,
            snapshots: 30 * DAY,
        }
    }
}
