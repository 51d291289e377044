//! A throw-away PostgreSQL cluster: created in the temporary directory, reached through a Unix socket there, and deleted
//! when the process that started it ends, however it ends.

use std::io::Write as _;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What to do if PostgreSQL is missing.
pub const INSTALL_HINT: &str =
    "PostgreSQL is missing: install it with `apt-get install --yes postgresql` or put initdb on the PATH";

/// The user that runs PostgreSQL if the tests run as root, which PostgreSQL refuses.
const USER: &str = "postgres";

/// The default port of PostgreSQL.
const PORT: u16 = 5432;

/// A supervisor: restarts the server whenever it exits, until standard input is closed; then stops it and deletes
/// everything.
const SUPERVISOR: &str = r#"
    touch "$1/keep"
    while [ -e "$1/keep" ]; do
        "$2/postgres" -D "$1/data" -k "$1" -c listen_addresses= -c fsync=off -c max_connections=200 \
            -c unix_socket_permissions=0777 $3 >>"$1/log" 2>&1
        sleep 0.3
    done &
    cat >/dev/null
    rm -f "$1/keep"
    "$2/pg_ctl" -D "$1/data" stop -m immediate >/dev/null 2>&1
    wait
    rm -rf "$1"
"#;

/// A running cluster.
pub struct Cluster {
    bin: PathBuf,
    directory: PathBuf,
    /// A part of the name of its Unix socket.
    port: u16,
    supervisor: Child,
    databases: AtomicU32,
}

impl Cluster {
    /// Creates and starts a cluster. The error says why that is not possible.
    pub fn start() -> Result<Self, String> {
        Self::start_with(PORT, "", |_| Ok(()))
    }

    /// Creates and starts a cluster with more options of the server, after `prepare` has changed files in its data directory.
    fn start_with(
        port: u16,
        options: &str,
        prepare: impl FnOnce(&Path) -> Result<(), String>,
    ) -> Result<Self, String> {
        let bin = programs().ok_or(INSTALL_HINT)?;
        let base = std::env::temp_dir().join("miasma-pg-XXXXXX");
        let directory = output(as_user("mktemp").arg("-d").arg(base))?;
        let directory = PathBuf::from(directory.trim());
        let data = directory.join("data");
        output(
            as_user(bin.join("initdb"))
                .args(["--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "-U", USER, "-D"])
                .arg(&data),
        )?;
        prepare(&data)?;
        let supervisor = as_user("sh")
            .args(["-c", SUPERVISOR, "supervisor"])
            .arg(&directory)
            .arg(&bin)
            .arg(options)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| error.to_string())?;
        let cluster = Self { bin, directory, port, supervisor, databases: AtomicU32::new(0) };
        cluster.wait_until_up()?;
        Ok(cluster)
    }

    /// Creates an empty database and returns its URL.
    pub fn database(&self) -> String {
        let name = format!("t{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.psql("postgres", &format!("CREATE DATABASE {name} TEMPLATE template0"));
        self.url(&name)
    }

    /// Runs statements in the database with this URL, and returns what they print.
    pub fn execute(&self, url: &str, statement: &str) -> String {
        let name =
            url.split('?').next().and_then(|url| url.rsplit('/').next()).expect("a URL of this cluster");
        self.psql(name, statement)
    }

    /// Stops the server at once, as in a crash, and waits until the supervisor has restarted it.
    pub fn crash(&self) {
        self.stop();
        self.wait_until_up().expect("the server restarts");
    }

    /// Stops the server at once. The supervisor restarts it.
    pub fn stop(&self) {
        let stop =
            output(as_user(self.bin.join("pg_ctl")).args(["stop", "-m", "immediate", "-D"]).arg(self.data()));
        stop.expect("a running server can be stopped");
    }

    fn data(&self) -> PathBuf {
        self.directory.join("data")
    }

    fn url(&self, name: &str) -> String {
        format!("postgres://{USER}@localhost/{name}?host={}", self.directory.display())
    }

    fn psql(&self, database: &str, statement: &str) -> String {
        self.try_psql(database, statement).expect("the statement succeeds")
    }

    fn try_psql(&self, database: &str, statement: &str) -> Result<String, String> {
        let mut psql = as_user(self.bin.join("psql"));
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", USER, "-d", database]);
        psql.args(["-p", &self.port.to_string(), "-h"]);
        let mut child = psql
            .arg(&self.directory)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        let mut input = child.stdin.take().expect("standard input is piped");
        input.write_all(statement.as_bytes()).map_err(|error| error.to_string())?;
        drop(input);
        let output = child.wait_with_output().map_err(|error| error.to_string())?;
        if output.status.success() {
            return Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned());
        }
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }

    fn wait_until_up(&self) -> Result<(), String> {
        let start = Instant::now();
        loop {
            match self.try_psql("postgres", "SELECT 1") {
                Ok(_) => return Ok(()),
                Err(error) if start.elapsed() > Duration::from_secs(30) => return Err(error),
                Err(_) => sleep(Duration::from_millis(50)),
            }
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // Closing its standard input tells the supervisor to stop.
        drop(self.supervisor.stdin.take());
        let _ = self.supervisor.wait();
    }
}

/// In the data directory `$1`: a root certificate, the server's certificate signed by it, and rules that accept
/// encrypted connections only. The extensions come from a file of our own, because versions of OpenSSL differ
/// in how `-addext` combines with the system's configuration.
const CERTIFICATES: &str = r#"
cd "$1"
cat > openssl.cnf <<'END'
[req]
distinguished_name = name
[name]
[root]
basicConstraints = critical, CA:TRUE
subjectKeyIdentifier = hash
[server]
basicConstraints = critical, CA:FALSE
subjectAltName = DNS:localhost, IP:127.0.0.1
END
openssl req -x509 -config openssl.cnf -extensions root -newkey rsa:2048 -nodes -days 2 \
    -subj '/CN=Miasma test root' -keyout root.key -out root.crt
openssl req -new -config openssl.cnf -newkey rsa:2048 -nodes \
    -subj /CN=localhost -keyout server.key -out server.csr
openssl x509 -req -in server.csr -CA root.crt -CAkey root.key -CAcreateserial -days 2 \
    -extfile openssl.cnf -extensions server -out server.crt
chmod 600 server.key
printf 'local all all trust\nhostssl all all 127.0.0.1/32 trust\n' > pg_hba.conf
"#;

/// A cluster that accepts only encrypted connections over TCP, with certificates of its own.
pub struct TlsCluster {
    cluster: Cluster,
    port: u16,
}

impl TlsCluster {
    /// Creates and starts the cluster. Needs the program `openssl`.
    pub fn start() -> Result<Self, String> {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let port = port.map_err(|error| error.to_string())?.port();
        let options = format!("-c listen_addresses=127.0.0.1 -c port={port} -c ssl=on");
        let cluster = Cluster::start_with(port, &options, |data| {
            output(as_user("sh").args(["-e", "-c", CERTIFICATES, "certificates"]).arg(data)).map(drop)
        })?;
        Ok(Self { cluster, port })
    }

    /// Creates an empty database and returns its URL, which ends with these parameters.
    pub fn database(&self, parameters: &str) -> String {
        let url = self.cluster.database();
        let name = url.split('?').next().and_then(|url| url.rsplit('/').next()).expect("a URL has a name");
        format!("postgres://{USER}@localhost:{}/{name}?{parameters}", self.port)
    }

    /// A copy of the root certificate that everybody may read.
    pub fn certificate(&self) -> PathBuf {
        let copy = self.cluster.directory.join("root.crt");
        let original = self.cluster.data().join("root.crt");
        output(as_user("cp").arg(original).arg(&copy)).expect("the certificate can be copied");
        let directory = &self.cluster.directory;
        output(as_user("chmod").arg("a+rx").arg(directory).arg(&copy))
            .expect("its permissions can be changed");
        copy
    }

    /// Runs a statement in the database with this URL, and returns what it prints.
    pub fn execute(&self, url: &str, statement: &str) -> String {
        self.cluster.execute(url, statement)
    }
}

/// The directory of initdb and the other programs: on the PATH, or the newest version where Debian puts them.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path =
        std::env::split_paths(&path).find_map(|directory| directory.join("initdb").canonicalize().ok());
    if let Some(directory) = on_path.as_deref().and_then(Path::parent) {
        // A link on the PATH leads to the directory with the other programs.
        if directory.join("postgres").exists() {
            return Some(directory.to_owned());
        }
    }
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut directories: Vec<_> = versions
        .flatten()
        .map(|version| version.path().join("bin"))
        .filter(|directory| directory.join("initdb").exists())
        .collect();
    directories.sort_by_key(|directory| {
        let version = directory.parent().and_then(Path::file_name).and_then(|name| name.to_str());
        version.and_then(|version| version.parse::<u32>().ok())
    });
    directories.pop()
}

fn as_user(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", USER, "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    // The other user may not have access to the current directory.
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
