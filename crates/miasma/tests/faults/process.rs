//! Server processes that are killed, stopped, frozen and given a wrong clock.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use store::Location;

/// A server process. It is killed when it is dropped.
pub struct Server {
    child: Child,
    pub host: String,
    /// Kept open: the server would stop if its output were closed.
    _output: BufReader<ChildStdout>,
}

impl Server {
    /// Starts a server.
    pub fn start(place: &Location) -> Self {
        Self::start_with(place, &[])
    }

    /// Starts a server with these environment variables.
    pub fn start_with(place: &Location, variables: &[(&str, &str)]) -> Self {
        let mut command = command(place);
        let mut child = command
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().expect("it was piped"));
        output.read_line(&mut line).expect("it says where it is");
        let host = line
            .trim()
            .strip_prefix("Miasma is at http://")
            .unwrap_or_else(|| panic!("\"{line}\""))
            .to_owned();
        Self { child, host, _output: output }
    }

    /// Starts a server that must refuse to start, and returns what it says.
    pub fn refuses_to_start(place: &Location) -> String {
        let output = command(place).stdin(Stdio::null()).output().expect("it can be run");
        assert!(!output.status.success(), "it started");
        String::from_utf8_lossy(&output.stderr).into_owned()
    }

    pub fn kill(mut self) {
        self.child.kill().expect("it runs until it is killed");
        self.child.wait().expect("it was killed");
    }

    /// Sends SIGTERM and waits for the end.
    pub fn terminate(mut self) -> ExitStatus {
        self.signal("TERM");
        self.child.wait().expect("it ends")
    }

    /// Sends a signal.
    pub fn signal(&self, name: &str) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", name, &pid]).status().expect("kill is there");
        assert!(sent.success());
    }

    /// The status of `/readyz`, and how long the answer took. `None` without an answer within ten seconds.
    pub fn readyz(&self) -> Option<(u16, Duration)> {
        let begun = Instant::now();
        let mut stream = TcpStream::connect(&self.host).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(10))).ok()?;
        let request = format!("GET /readyz HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.host);
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let status = answer.split(' ').nth(1)?.parse().ok()?;
        Some((status, begun.elapsed()))
    }

    /// Waits until `/readyz` has this status.
    pub fn until_ready(&self, status: u16) {
        let deadline = Instant::now() + Duration::from_secs(60);
        let mut last = None;
        while Instant::now() < deadline {
            last = self.readyz();
            if last.is_some_and(|(now, _)| now == status) {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("/readyz is {last:?}, not {status}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn command(place: &Location) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_miasma"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--unlimited", "--bot-workers", "1"]);
    match place {
        Location::Directory(folder) => command.arg("--data").arg(folder),
        Location::Url(url) => command.arg("--database-url").arg(url),
    };
    command
}
