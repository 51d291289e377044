//! The settings of `miasma serve` and the list of their names.

use super::value::{LogFilter, LogFormat, RegistrationMode, Secret, Value};
use bots::Budget;
use server::{Config, Registration};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

/// Minimum characters of an invitation code.
const MIN_CODE: usize = 8;

/// Maximum number of threads for bots. No machine has more cores.
const MAX_BOT_WORKERS: usize = 1024;

/// Every setting of `miasma serve`.
#[derive(Clone, Debug)]
pub struct Settings {
    pub listen: SocketAddr,
    pub data: Option<PathBuf>,
    pub database_url: Option<Secret>,
    pub admin_secret: Option<Secret>,
    pub log: LogFilter,
    pub log_format: LogFormat,
    pub registration: RegistrationMode,
    pub invitation_code: Option<Secret>,
    /// The rest, as the server takes it.
    pub server: Config,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8420),
            data: None,
            database_url: None,
            admin_secret: None,
            log: LogFilter("warn".to_owned()),
            log_format: LogFormat::Text,
            registration: RegistrationMode::Open,
            invitation_code: None,
            server: Config::default(),
        }
    }
}

impl Settings {
    /// Who may join. The settings must be checked.
    pub fn registration(&self) -> Registration {
        match (self.registration, &self.invitation_code) {
            (RegistrationMode::Open, _) => Registration::Open,
            (RegistrationMode::Invitation, Some(Secret(code))) => Registration::Invitation(code.clone()),
            (RegistrationMode::Invitation, None) | (RegistrationMode::Closed, _) => Registration::Closed,
        }
    }

    /// Faults between settings, each with the name of the setting to change.
    pub fn faults(&self) -> Vec<(&'static str, String)> {
        let mut faults = Vec::new();
        let limits = &self.server.limits;
        if self.registration == RegistrationMode::Invitation && self.invitation_code.is_none() {
            let remedy = "set invitation_code, or invitation_code_file to a file that contains it";
            faults.push(("registration", format!("\"invitation\" needs a code: {remedy}")));
        }
        if self.invitation_code.as_ref().is_some_and(|Secret(code)| code.chars().count() < MIN_CODE) {
            faults.push((
                "invitation_code",
                format!("it is too short to be safe from guesses: choose at least {MIN_CODE} characters"),
            ));
        }
        if self.server.bots.workers > MAX_BOT_WORKERS {
            let why = format!("at most {MAX_BOT_WORKERS}: more threads than cores make bots slower");
            faults.push(("bots.workers", why));
        }
        if self.admin_secret.as_ref().is_some_and(|Secret(secret)| secret.len() < 16) {
            faults.push(("admin_secret", "it is too short: choose at least 16 characters".to_owned()));
        }
        if let Some(Secret(url)) = &self.database_url
            && !url.starts_with("postgres://")
            && !url.starts_with("postgresql://")
        {
            // The URL is not repeated, since it may contain a password.
            faults.push(("database_url", "write postgres://user:password@host/name".to_owned()));
        }
        for (name, budget) in
            [("bots.expert", self.server.bots.expert), ("bots.master", self.server.bots.master)]
        {
            if matches!(budget, Budget::Time(_)) {
                let why =
                    "a time alone would make bots weaker on a busy server: write iterations, such as 800";
                faults.push((name, why.to_owned()));
            }
        }
        if limits.silence_timeout <= limits.heartbeat {
            let why = "no client could answer a heartbeat in time: choose more than limits.heartbeat";
            faults.push(("limits.silence_timeout", why.to_owned()));
        }
        faults
    }
}

/// One setting.
pub struct Key {
    /// Its name in the file, with the tables it is in.
    pub name: &'static str,
    /// What it means.
    pub about: &'static str,
    pub is_secret: bool,
    /// Sets it from text.
    pub read: fn(&mut Settings, &str) -> Result<(), String>,
    /// Its value in TOML, if it is set and no secret.
    pub write: fn(&Settings) -> Option<String>,
    /// Sets it back to its default.
    pub unset: fn(&mut Settings),
}

impl Key {
    /// The environment variable that sets it.
    pub fn variable(&self) -> String {
        variable(self.name)
    }

    /// The setting of this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        KEYS.iter().find(|key| key.name == name)
    }
}

/// The environment variable of a name.
pub fn variable(name: &str) -> String {
    format!("MIASMA_{}", name.replace('.', "_").to_uppercase())
}

macro_rules! key {
    ($name:literal, $($field:ident).+, $about:literal) => {
        key!($name, $($field).+, $about, false)
    };
    (secret $name:literal, $($field:ident).+, $about:literal) => {
        key!($name, $($field).+, $about, true)
    };
    ($name:literal, $($field:ident).+, $about:literal, $is_secret:literal) => {
        Key {
            name: $name,
            about: $about,
            is_secret: $is_secret,
            read: |settings, text| {
                settings.$($field).+ = Value::read(text)?;
                Ok(())
            },
            write: |settings| settings.$($field).+.write(),
            unset: |settings| settings.$($field).+ = Settings::default().$($field).+,
        }
    };
}

/// All settings, in the order of the example file.
pub const KEYS: &[Key] = &[
    key!("listen", listen, "Address to listen on; behind a proxy keep the loopback address"),
    key!(
        "public_url",
        server.public_url,
        "The address people use, also with a path: https://example.org/miasma"
    ),
    key!("hosts", server.hosts, "Other names of this server, for browsers in a local network: games.lan"),
    key!("proxies", server.proxies, "Proxies on other machines whose X-Forwarded-For is trusted"),
    key!("data", data, "Data folder, for SQLite; default: miasma in the user's data folder"),
    key!(secret "database_url", database_url, "PostgreSQL instead of a folder: postgres://user:password@host/name"),
    key!(secret "admin_secret", admin_secret, "The host's secret for `miasma admin`; default: a new one at every start"),
    key!("registration", registration, "Who may join as a new person: open, invitation or closed"),
    key!(secret "invitation_code", invitation_code, "The code of registration = \"invitation\"; the link for guests is PUBLIC_URL/#invitation=CODE"),
    key!("log", log, "off, error, warn, info, debug or trace; or a filter such as info,store=debug"),
    key!("log_format", log_format, "text or json"),
    key!("bots.workers", server.bots.workers, "Threads for bots; default: all cores but one"),
    key!(
        "bots.expert",
        server.bots.expert,
        "Limit for one decision of an expert: iterations, or iterations and a time as in 120/300ms"
    ),
    key!("bots.master", server.bots.master, "Limit for one decision of a master"),
    key!(
        "bots.patience",
        server.bots.patience,
        "A decision that waits for a thread for longer than this is made without a search"
    ),
    key!(
        "bots.alone",
        server.bots.alone,
        "Time between two moves at tables of bots alone, over all such tables of one IP address"
    ),
    key!(
        "secrets.person",
        server.secret_timing.person,
        "Answers of people to secret questions take effect this long after the question"
    ),
    key!("secrets.bot", server.secret_timing.bot, "and those of bots this long"),
    key!(
        "limits.requests.burst",
        server.limits.requests.burst,
        "Requests to /api, /metrics and /readyz per IP address: at once"
    ),
    key!("limits.requests.refill", server.limits.requests.refill, "and one more each"),
    key!(
        "limits.costly_requests.burst",
        server.limits.costly_requests.burst,
        "New guests, renaming, sign-ins, accounts, merging, recovery, reports and uploads per IP address: at once"
    ),
    key!("limits.costly_requests.refill", server.limits.costly_requests.refill, "and one more each"),
    key!("limits.new_tables.burst", server.limits.new_tables.burst, "New tables per person: at once"),
    key!("limits.new_tables.refill", server.limits.new_tables.refill, "and one more each"),
    key!(
        "limits.socket_messages.burst",
        server.limits.socket_messages.burst,
        "Messages over sockets per person: at once"
    ),
    key!("limits.socket_messages.refill", server.limits.socket_messages.refill, "and one more each"),
    key!("limits.chat.burst", server.limits.chat.burst, "Chat messages per person: at once"),
    key!("limits.chat.refill", server.limits.chat.refill, "and one more each"),
    key!(
        "limits.wrong_passwords.burst",
        server.limits.wrong_passwords.burst,
        "Wrong passwords per account: at once"
    ),
    key!("limits.wrong_passwords.refill", server.limits.wrong_passwords.refill, "and one more each"),
    key!(
        "limits.taken_logins.burst",
        server.limits.taken_logins.burst,
        "Tries to create an account with a taken name, per IP address: at once"
    ),
    key!("limits.taken_logins.refill", server.limits.taken_logins.refill, "and one more each"),
    key!(
        "limits.uploads.burst",
        server.limits.uploads.burst,
        "Data packs and reports that are stored, per IP address: at once"
    ),
    key!("limits.uploads.refill", server.limits.uploads.refill, "and one more each"),
    key!(
        "limits.connections_per_address",
        server.limits.connections_per_address,
        "Open connections, sockets and requests under way per IP address or IPv6 /64"
    ),
    key!("limits.sockets_per_person", server.limits.sockets_per_person, "Open sockets per person"),
    key!(
        "limits.request_head_timeout",
        server.limits.request_head_timeout,
        "Maximum time for the head of a request, and between two requests on a connection"
    ),
    key!(
        "limits.request_body_timeout",
        server.limits.request_body_timeout,
        "Maximum time for the body of a request"
    ),
    key!(
        "limits.write_timeout",
        server.limits.write_timeout,
        "A client that reads nothing for this long is disconnected"
    ),
    key!("limits.request_body_bytes", server.limits.request_body_bytes, "Maximum size of a request body"),
    key!("limits.pack_bytes", server.limits.pack_bytes, "Maximum size of an uploaded data pack"),
    key!("limits.report_bytes", server.limits.report_bytes, "Maximum size of a fault report"),
    key!("limits.tables_per_socket", server.limits.tables_per_socket, "Tables one socket may watch"),
    key!("limits.heartbeat", server.limits.heartbeat, "Time between two heartbeats of a socket"),
    key!(
        "limits.silence_timeout",
        server.limits.silence_timeout,
        "A socket is closed after this long without an answer"
    ),
    key!(
        "limits.open_tables_per_person",
        server.limits.open_tables_per_person,
        "Tables per person that have not begun"
    ),
    key!(
        "limits.running_tables_per_person",
        server.limits.running_tables_per_person,
        "Running tables per person"
    ),
    key!("limits.uploaded_packs", server.limits.uploaded_packs, "Uploaded data packs on this server"),
    key!("limits.packs_per_person", server.limits.packs_per_person, "Uploaded data packs per person"),
    key!(
        "limits.passwords_at_once",
        server.limits.passwords_at_once,
        "Passwords hashed at the same time, with 19 MiB each"
    ),
    key!(
        "limits.shutdown_timeout",
        server.limits.shutdown_timeout,
        "Maximum time for the last answers when the server stops"
    ),
    key!("retention.sessions", server.retention.sessions, "A session ends this long after its last use"),
    key!("retention.recovery_links", server.retention.recovery_links, "A recovery link works for this long"),
    key!(
        "retention.guests",
        server.retention.guests,
        "A guest without a seat is deleted this long after the last visit"
    ),
    key!(
        "retention.open_tables",
        server.retention.open_tables,
        "A table that has not begun is closed this long after it was created"
    ),
    key!(
        "retention.closed_tables",
        server.retention.closed_tables,
        "A table that was closed before the game is deleted after this long"
    ),
    key!(
        "retention.idle_games",
        server.retention.idle_games,
        "A running game is closed after this long without a move"
    ),
    key!("retention.reports", server.retention.reports, "A report is deleted after this long"),
    key!(
        "retention.snapshots",
        server.retention.snapshots,
        "The snapshot of a finished game is deleted after this long; the game stays"
    ),
];
