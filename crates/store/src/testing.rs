//! A throw-away PostgreSQL for tests: made in the folder for temporary files, reached through a socket there, gone with
//! the process that asked for it, however that ends.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How to get PostgreSQL where it is missing.
pub const INSTALL_HINT: &str =
    "PostgreSQL is missing: get it with `apt-get install --yes postgresql` or put initdb on the PATH";

/// Who runs it when we are root, for it refuses to be.
const USER: &str = "postgres";

/// Keeps the server running, again after every end, until its input ends; then stops it and takes everything away.
const KEEPER: &str = r#"
    touch "$1/keep"
    while [ -e "$1/keep" ]; do
        "$2/postgres" -D "$1/data" -k "$1" -c listen_addresses= -c fsync=off -c max_connections=200 \
            -c unix_socket_permissions=0777 >>"$1/log" 2>&1
        sleep 0.3
    done &
    cat >/dev/null
    rm -f "$1/keep"
    "$2/pg_ctl" -D "$1/data" stop -m immediate >/dev/null 2>&1
    wait
    rm -rf "$1"
"#;

/// A PostgreSQL of our own.
pub struct Cluster {
    bin: PathBuf,
    folder: PathBuf,
    keeper: Child,
    databases: AtomicU32,
}

impl Cluster {
    /// Makes and starts one; says why where that can't be done.
    pub fn start() -> Result<Self, String> {
        let bin = programs().ok_or(INSTALL_HINT)?;
        let base = std::env::temp_dir().join("miasma-pg-XXXXXX");
        let folder = output(as_user("mktemp").arg("-d").arg(base))?;
        let folder = PathBuf::from(folder.trim());
        let data = folder.join("data");
        output(
            as_user(bin.join("initdb"))
                .args(["--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "-U", USER, "-D"])
                .arg(&data),
        )?;
        let keeper = as_user("sh")
            .args(["-c", KEEPER, "keeper"])
            .arg(&folder)
            .arg(&bin)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| error.to_string())?;
        let cluster = Self { bin, folder, keeper, databases: AtomicU32::new(0) };
        cluster.wait_until_up()?;
        Ok(cluster)
    }

    /// A new and empty database, by its address.
    pub fn database(&self) -> String {
        let name = format!("t{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.psql("postgres", &format!("CREATE DATABASE {name} TEMPLATE template0"));
        self.url(&name)
    }

    /// Has a statement done in the database with this address, and returns what it printed.
    pub fn execute(&self, url: &str, statement: &str) -> String {
        let name =
            url.split('?').next().and_then(|url| url.rsplit('/').next()).expect("an address of this cluster");
        self.psql(name, statement)
    }

    /// Stops it at once, as a crash would; it comes back by itself, and this returns when it has.
    pub fn crash(&self) {
        self.stop();
        self.wait_until_up().expect("it came up before");
    }

    /// Stops it at once. It comes back by itself.
    pub fn stop(&self) {
        let stop =
            output(as_user(self.bin.join("pg_ctl")).args(["stop", "-m", "immediate", "-D"]).arg(self.data()));
        stop.expect("a running cluster can be stopped");
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn url(&self, name: &str) -> String {
        format!("postgres://{USER}@localhost/{name}?host={}", self.folder.display())
    }

    fn psql(&self, database: &str, statement: &str) -> String {
        self.try_psql(database, statement).expect("the statement holds")
    }

    fn try_psql(&self, database: &str, statement: &str) -> Result<String, String> {
        let mut psql = as_user(self.bin.join("psql"));
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", USER, "-d", database, "-h"]);
        let mut child = psql
            .arg(&self.folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        let mut input = child.stdin.take().expect("it was piped");
        input.write_all(statement.as_bytes()).map_err(|error| error.to_string())?;
        drop(input);
        let output = child.wait_with_output().map_err(|error| error.to_string())?;
        if output.status.success() {
            return Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned());
        }
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }

    fn wait_until_up(&self) -> Result<(), String> {
        let begin = Instant::now();
        loop {
            match self.try_psql("postgres", "SELECT 1") {
                Ok(_) => return Ok(()),
                Err(error) if begin.elapsed() > Duration::from_secs(30) => return Err(error),
                Err(_) => sleep(Duration::from_millis(50)),
            }
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // The end of its input is the keeper's sign.
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// Where initdb and its kin are: on the PATH, or where Debian puts them, the newest first.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).find_map(|folder| folder.join("initdb").canonicalize().ok());
    if let Some(folder) = on_path.as_deref().and_then(Path::parent) {
        // A lone link on the PATH leads to the folder where the others are too.
        if folder.join("postgres").exists() {
            return Some(folder.to_owned());
        }
    }
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut folders: Vec<_> = versions
        .flatten()
        .map(|version| version.path().join("bin"))
        .filter(|folder| folder.join("initdb").exists())
        .collect();
    folders.sort_by_key(|folder| {
        let version = folder.parent().and_then(Path::file_name).and_then(|name| name.to_str());
        version.and_then(|version| version.parse::<u32>().ok())
    });
    folders.pop()
}

fn as_user(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", USER, "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    // Everybody may go there, which is not said of where the tests were started.
    command.current_dir(std::env::temp_dir());
    command
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn output(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr)))
}
