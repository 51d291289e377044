//! A throw-away Debian machine: a tree made by debootstrap, booted with its own systemd in a container. Machines see each other in a
//! network of their own, and nothing else.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The Debian release of the trial.
const RELEASE: &str = "bookworm";

/// What is in the tree from the beginning. A machine can't reach the internet, so what the documentation installs with
/// apt-get is here already. debootstrap does not find what only provides a dependency: python3-cffi-backend, for certbot.
const PACKAGES: &str = "systemd,systemd-sysv,dbus,ca-certificates,curl,jq,openssl,iproute2,nginx-light,certbot,python3-cffi-backend,pebble,postgresql,zstd";

/// The services of these packages are started by the documentation, not by themselves.
const DISABLED: &[&str] = &["nginx.service", "postgresql.service"];

/// The program of the first process of a machine, as the kernel names it.
const INIT: &str = "systemd";

/// Where a machine sees the release, and where its scripts run.
pub(super) const RELEASE_FOLDER: &str = "/root/release";

/// How long a machine may take to boot or to stop. A generous limit: reaching it means that something hangs.
const PATIENCE: Duration = Duration::from_mins(3);

/// Everything machines share. Dropping it removes their network.
pub(super) struct Site {
    /// The tree, which machines only read.
    base: PathBuf,
    /// What machines see as [`RELEASE_FOLDER`].
    shared: PathBuf,
}

/// A running machine. It is stopped when dropped, and everything it wrote is gone.
pub(super) struct Machine {
    container: Child,
    /// The process id of its systemd, as seen from here.
    leader: u32,
}

/// The result of a script.
pub(super) struct Output {
    pub(super) succeeded: bool,
    /// Standard output and standard error.
    pub(super) text: String,
}

impl Site {
    /// The bridge that connects the machines.
    const BRIDGE: &str = "miasma-trial";

    /// Makes the tree in a folder, unless it is there, and the network.
    pub(super) fn new(folder: &Path, shared: PathBuf) -> Result<Self, String> {
        let base = make_tree(folder)?;
        // It may be left from a trial that was killed.
        let _ = succeeds(Command::new("ip").args(["link", "delete", Self::BRIDGE]).stderr(Stdio::null()));
        let made = succeeds(Command::new("ip").args(["link", "add", Self::BRIDGE, "type", "bridge"]))?
            && succeeds(Command::new("ip").args(["link", "set", Self::BRIDGE, "up"]))?;
        made.then_some(Self { base, shared }).ok_or_else(|| "the machines' network can't be made".to_owned())
    }

    /// Boots a machine with this name and address.
    pub(super) fn boot(&self, name: &str, address: &str) -> Result<Machine, String> {
        let log = self.base.with_file_name(format!("{name}.log"));
        let mut command = Command::new("systemd-nspawn");
        command
            .args([
                "--quiet",
                "--register=no",
                "--keep-unit",
                "--boot",
                "--console=pipe",
                "--volatile=overlay",
            ])
            .arg(format!("--network-bridge={}", Self::BRIDGE))
            .args([&format!("--machine={name}"), &format!("--directory={}", self.base.display())])
            .arg(format!("--bind={}:{RELEASE_FOLDER}", self.shared.display()))
            .stdin(Stdio::null())
            .stdout(create(&log)?)
            .stderr(Stdio::null());
        let container = command.spawn().map_err(|error| format!("cannot run {command:?}: {error}"))?;
        let mut machine = Machine { container, leader: 0 };
        machine.leader = machine.wait_for("its first process", |machine| init_of(machine.container.id()))?;
        // `degraded` is good enough: in a container some units of the system can't start.
        machine.wait_for("the end of its boot", |machine| {
            let state = machine.run("systemctl is-system-running || true").ok()?;
            matches!(state.text.trim(), "running" | "degraded").then_some(())
        })?;
        let connected =
            machine.run(&format!("ip address add {address}/24 dev host0\nip link set host0 up"))?;
        connected
            .succeeded
            .then_some(machine)
            .ok_or_else(|| format!("{name} has no network: {}", connected.text))
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = succeeds(Command::new("ip").args(["link", "delete", Self::BRIDGE]));
    }
}

impl Machine {
    /// Runs a shell script as root in the release folder. It stops at the first command that fails.
    pub(super) fn run(&self, script: &str) -> Result<Output, String> {
        let mut child = self
            .shell()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("cannot run nsenter: {error}"))?;
        let mut input = child.stdin.take().expect("standard input is piped");
        // A function, so that the shell has read all of it before a command can read from the same input.
        let script = format!("exec 2>&1\nscript() {{\nset -e\n{script}\n}}\nscript </dev/null\n");
        let sent = input.write_all(script.as_bytes());
        drop(input);
        // Also if the shell has ended early: a process that nobody waits for stays in the process table.
        let output =
            child.wait_with_output().map_err(|error| format!("cannot wait for a script: {error}"))?;
        sent.map_err(|error| format!("cannot send a script: {error}"))?;
        Ok(Output {
            succeeded: output.status.success(),
            text: String::from_utf8_lossy(&output.stdout).into_owned(),
        })
    }

    /// A shell on the machine that reads commands from its input.
    fn shell(&self) -> Command {
        let mut command = Command::new("nsenter");
        command
            .args(["--target", &self.leader.to_string()])
            .args(["--mount", "--uts", "--ipc", "--net", "--pid", "--root", "--wd"])
            .args(["env", "-i", "HOME=/root", "LANG=C.UTF-8", "DEBIAN_FRONTEND=noninteractive"])
            .args(["PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"])
            .args(["sh", "-c", &format!("cd {RELEASE_FOLDER} && exec sh")]);
        command
    }

    /// Asks until there is an answer. The container ending first is an error.
    fn wait_for<T>(&mut self, what: &str, mut ask: impl FnMut(&Self) -> Option<T>) -> Result<T, String> {
        let start = Instant::now();
        loop {
            if let Some(answer) = ask(self) {
                return Ok(answer);
            }
            if let Ok(Some(status)) = self.container.try_wait() {
                return Err(format!("the machine ended with {status} before {what}"));
            }
            if start.elapsed() > PATIENCE {
                return Err(format!("the machine did not reach {what} in {} s", PATIENCE.as_secs()));
            }
            sleep(Duration::from_millis(100));
        }
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        // systemd-nspawn shuts its machine down at SIGTERM.
        let asked = Command::new("kill").arg(self.container.id().to_string()).status();
        if asked.is_ok_and(|status| status.success()) {
            let start = Instant::now();
            while start.elapsed() < PATIENCE && matches!(self.container.try_wait(), Ok(None)) {
                sleep(Duration::from_millis(100));
            }
        }
        let _ = self.container.kill();
        let _ = self.container.wait();
    }
}

/// Makes the tree that all machines read, unless it is there. Takes a minute, most of it downloads.
fn make_tree(folder: &Path) -> Result<PathBuf, String> {
    let base = folder.join("base");
    let complete = folder.join(format!("base-of-{}", PACKAGES.replace(',', "-")));
    if complete.exists() {
        return Ok(base);
    }
    let failed = |error: std::io::Error| format!("cannot make {}: {error}", base.display());
    if base.exists() {
        fs::remove_dir_all(&base).map_err(failed)?;
    }
    fs::create_dir_all(&base).map_err(failed)?;
    println!("    debootstrap {RELEASE} into {}", base.display());
    let log = folder.join("debootstrap.log");
    let mut command = Command::new("debootstrap");
    command.args(["--variant=minbase", &format!("--include={PACKAGES}"), RELEASE]).arg(&base);
    if !succeeds(command.stdout(create(&log)?))? {
        return Err(format!("debootstrap failed: see {}", log.display()));
    }
    for unit in DISABLED {
        fs::remove_file(base.join("etc/systemd/system/multi-user.target.wants").join(unit))
            .map_err(failed)?;
    }
    fs::create_dir(base.join(RELEASE_FOLDER.trim_start_matches('/'))).map_err(failed)?;
    create(&complete)?;
    Ok(base)
}

/// The first process of the machine that this systemd-nspawn runs, once it is there. Before that, systemd-nspawn has other
/// children, which set the machine up and end.
fn init_of(nspawn: u32) -> Option<u32> {
    let children = fs::read_to_string(format!("/proc/{nspawn}/task/{nspawn}/children")).ok()?;
    let is_init = |process: &u32| {
        fs::read_to_string(format!("/proc/{process}/comm")).is_ok_and(|name| name.trim_end() == INIT)
    };
    children.split_whitespace().filter_map(|process| process.parse().ok()).find(is_init)
}

fn create(path: &Path) -> Result<File, String> {
    File::create(path).map_err(|error| format!("cannot create {}: {error}", path.display()))
}

fn succeeds(command: &mut Command) -> Result<bool, String> {
    let status = command.stdin(Stdio::null()).status();
    Ok(status.map_err(|error| format!("cannot run {command:?}: {error}"))?.success())
}
