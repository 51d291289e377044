//! `miasma serve`: runs the server.

use crate::config::{self, Flag, LogFormat, Secret, Settings};
use crate::failure::{Failure, Outcome};
use crate::file_limit;
use crate::lan;
use crate::packs::Pack;
use game::Game as _;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use registry::each_title;
use server::{Config, Server};
use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::{IsTerminal as _, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use store::{Location, TableId};
use tokio::net::TcpListener;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

/// Run the server; the default command
///
/// Open the printed address in a browser to play. All data is in one file, or, with --database-url, in PostgreSQL for several
/// nodes. docs/hosting.md explains how to host it for others.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct Args {
    /// Configuration file; `miasma config example` prints one with every setting [env: MIASMA_CONFIG]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Address to listen on [env: MIASMA_LISTEN] [default: 127.0.0.1:8420]
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<String>,
    /// Listen on all interfaces, and print a link and a QR code for phones on the local network; a public URL of the configuration is
    /// not used
    #[arg(long, conflicts_with = "public_url")]
    lan: bool,
    /// Data folder [env: MIASMA_DATA] [default: miasma in the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<String>,
    /// PostgreSQL database instead of a data folder, for several nodes; with a password only by MIASMA_DATABASE_URL or
    /// MIASMA_DATABASE_URL_FILE
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database_url: Option<String>,
    /// The address people use, if it is another one: behind a proxy, with a host name, or with a path [env:
    /// MIASMA_PUBLIC_URL]
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Open the address in a browser
    #[arg(long)]
    open: bool,
    /// Number of threads for bots [env: MIASMA_BOTS_WORKERS] [default: all cores but one]
    #[arg(long, alias = "thinkers", value_name = "N")]
    bot_workers: Option<String>,
    /// Address of a proxy on another machine whose X-Forwarded-For is trusted; may be repeated [env: MIASMA_PROXIES]
    #[arg(long = "proxy", value_name = "ADDRESS")]
    proxies: Vec<String>,
    /// Switch off rate limits, for load tests with `miasma load`; never on a public server
    #[arg(long)]
    unlimited: bool,
}

impl Args {
    fn settings(&self) -> Result<Settings, Failure> {
        config::check_url_flag(self.database_url.as_ref())?;
        let proxies = (!self.proxies.is_empty()).then(|| self.proxies.join(","));
        let flags = [
            Flag::given("listen", "--listen", self.listen.as_ref()),
            Flag::given("data", "--data", self.data.as_ref()),
            Flag::given("database_url", "--database-url", self.database_url.as_ref()),
            Flag::given("public_url", "--public-url", self.public_url.as_ref()),
            Flag::given("bots.workers", "--bot-workers", self.bot_workers.as_ref()),
            Flag::given("proxies", "--proxy", proxies.as_ref()),
        ];
        let mut settings = config::settings(self.config.as_ref(), flags.into_iter().flatten())?;
        if self.lan {
            settings.listen.set_ip(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
            // Phones use the address of this machine. With an https URL they would not keep a session.
            settings.server.public_url = None;
        }
        Ok(settings)
    }
}

/// Runs the server until it receives a signal to stop.
pub fn run(args: &Args, pack: &Pack, out: &mut impl Write) -> Result<Outcome, Failure> {
    let mut packs = BTreeMap::new();
    each_title!(G => packs.insert(G::NAME.to_owned(), pack.load_what_there_is::<G>()?));
    let settings = args.settings()?;
    init_logging(&settings);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::cannot("start", error))?;
    runtime.block_on(serve(args, settings, packs, out))
}

async fn serve(
    args: &Args,
    settings: Settings,
    packs: BTreeMap<String, String>,
    out: &mut impl Write,
) -> Result<Outcome, Failure> {
    // Before the address is printed: a signal right after it must not end the process without `Server::stop`.
    let stopped = shutdown_signal().map_err(|error| Failure::cannot("wait for signals", error))?;
    let listen = settings.listen;
    file_limit::raise();
    let place = config::location(&settings)?;
    let listener = TcpListener::bind(listen).await.map_err(|error| not_bound(listen, &error))?;
    let store = store::open(&place).await.map_err(|error| Failure::new(error.to_string()))?;
    let registration = settings.registration();
    let public_url = settings.server.public_url.clone();
    let secret = settings.admin_secret.map_or_else(secret, |Secret(secret)| secret);
    let config = Config {
        packs,
        registration,
        admin_secret: Some(secret.clone()),
        unlimited: args.unlimited,
        ..settings.server
    };
    let server = Server::start(listener, store, config).map_err(|error| Failure::cannot("serve", error))?;
    let port = server.address().port();
    let near = match server.address().ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => format!("http://127.0.0.1:{port}"),
        IpAddr::V6(ip) if ip.is_unspecified() => format!("http://[::1]:{port}"),
        _ => format!("http://{}", server.address()),
    };
    if let Location::Directory(folder) = &place {
        write_admin_file(folder, near.trim_start_matches("http://"), &secret)?;
    }
    let address = public_url.map_or_else(|| near.clone(), |url| url.to_string());
    writeln!(out, "Miasma is at {address}")?;
    if address != near {
        writeln!(out, "It listens on http://{}", server.address())?;
    }
    if args.lan {
        write_links(&lan::addresses(), port, out)?;
    }
    // systemd sets this variable, and stops the server by a command of its own.
    if std::env::var_os("JOURNAL_STREAM").is_none() {
        writeln!(out, "Ctrl-C stops it; `miasma --help` lists other commands.")?;
    }
    out.flush()?;
    if args.open {
        open_browser(&address);
    }
    stopped.await;
    writeln!(out, "Finishing accepted requests.")?;
    out.flush()?;
    server.stop().await;
    Ok(Outcome::Success)
}

/// The file in the data folder with the address of the running server and a secret, for `miasma admin`.
const ADMIN_FILE: &str = "admin";

fn write_admin_file(folder: &Path, address: &str, secret: &str) -> Result<(), Failure> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written =
        options.open(folder.join(ADMIN_FILE)).and_then(|mut file| writeln!(file, "{address} {secret}"));
    written.map_err(|error| Failure::cannot(format!("write to {}", folder.display()), error))
}

/// The address and the host's secret of the server that runs on a folder.
pub fn running_server(folder: &Path) -> Option<(String, String)> {
    let contents = std::fs::read_to_string(folder.join(ADMIN_FILE)).ok()?;
    let (address, secret) = contents.trim().split_once(' ')?;
    Some((address.to_owned(), secret.to_owned()))
}

/// Asks the running server of this folder to close a table. Fails with its refusal, or with `None` if no server answers.
pub async fn close_on_running_server(folder: &Path, table: &TableId) -> Result<(), Option<String>> {
    let (address, secret) = running_server(folder).ok_or(None)?;
    let (path, bearer) = (format!("/api/admin/close/{table}"), format!("Bearer {secret}"));
    let response = http_client::send(&address, "POST", &path, &[("authorization", &bearer)], "").await;
    let response = response.map_err(|_| None)?;
    if response.status == 200 {
        return Ok(());
    }
    let refusal: serde_json::Value = serde_json::from_str(&response.body).map_err(|_| None)?;
    Err(refusal["message"].as_str().map(str::to_owned))
}

/// A new secret of the host.
pub fn secret() -> String {
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes).expect("the system provides random bytes");
    hex::encode(bytes)
}

fn not_bound(listen: SocketAddr, error: &std::io::Error) -> Failure {
    Failure::new(match error.kind() {
        std::io::ErrorKind::AddrInUse => {
            format!("{listen} is in use, perhaps by another miasma: choose another with --listen")
        }
        std::io::ErrorKind::PermissionDenied => {
            format!("{listen} is not permitted: choose a port above 1024 with --listen")
        }
        std::io::ErrorKind::AddrNotAvailable => {
            format!("{} is not an address of this machine: choose another with --listen", listen.ip())
        }
        _ => format!("can't listen on {listen}: {error}"),
    })
}

/// Writes the link for phones, and the links for other networks of this machine.
fn write_links(addresses: &[Ipv4Addr], port: u16, out: &mut impl Write) -> std::io::Result<()> {
    let link = |ip: &Ipv4Addr| format!("http://{ip}:{port}");
    let Some((first, others)) = addresses.split_first() else {
        return writeln!(out, "This computer is in no network: connect it, and start again.");
    };
    writeln!(out, "For phones on this network: {}\n{}", link(first), qr(&link(first)))?;
    if !others.is_empty() {
        let others: Vec<String> = others.iter().map(link).collect();
        writeln!(out, "For phones on other networks of this computer: {}", others.join(", "))?;
    }
    Ok(())
}

fn qr(link: &str) -> String {
    QrCode::new(link).map(|code| code.render::<Dense1x2>().build()).unwrap_or_default()
}

fn open_browser(address: &str) {
    let program = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ => "xdg-open",
    };
    let mut command = Command::new(program);
    // If no browser opens, the address is on the screen.
    let _ = command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

/// Starts to listen for Ctrl-C and SIGTERM, and returns what waits for one of them.
#[cfg(unix)]
fn shutdown_signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Returns what waits for Ctrl-C.
#[cfg(not(unix))]
fn shutdown_signal() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// Sends logs to stderr.
fn init_logging(settings: &Settings) {
    let filter: Targets = settings.log.0.parse().expect("the settings are checked");
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = match settings.log_format {
        LogFormat::Json => lines.json().boxed(),
        LogFormat::Text => lines.with_ansi(std::io::stderr().is_terminal()).boxed(),
    };
    // Fails only if logging is set up already.
    let _ = tracing_subscriber::registry().with(lines.with_filter(filter)).try_init();
}
