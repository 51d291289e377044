//! Makes a capsule: starts a `miasma` of any build, plays at every kind of table, and keeps the database with what it showed.

use capsule::http::Client;
use capsule::people::World;
use capsule::scenario::Scenario;
use capsule::{Capsule, Shown};
use std::io::{self, BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

const USAGE: &str = "usage: capsule NAME MIASMA DATA
  NAME    the name of the new folder in capsules/
  MIASMA  the binary that writes the database
  DATA    the folder data/ that this binary was built with";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, binary, data] = arguments.as_slice() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match make(name, Path::new(binary), Path::new(data)) {
        Ok(folder) => {
            println!("{}", folder.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("capsule: {error}");
            ExitCode::from(1)
        }
    }
}

fn make(name: &str, binary: &Path, data: &Path) -> io::Result<PathBuf> {
    let folder = tempfile::tempdir()?;
    let mut server = Server::start(binary, folder.path())?;
    let mut address = String::new();
    let mut output = BufReader::new(server.0.stdout.take().expect("the output is piped"));
    output.read_line(&mut address)?;
    let host = address.trim().rsplit("//").next().unwrap_or_default().to_owned();
    let client = Client::new(&host);
    let world = World::new(&client, 15);
    let mut scenario = Scenario::new(&world);
    scenario.run(data);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is after 1970").as_millis();
    let shown = Shown::look(&world, now as i64, &scenario.people, &scenario.made);
    // A server that stops in peace moves the WAL into the file.
    server.stop()?;
    Capsule::create(name, &folder.path().join("miasma.db"), &shown)
}

/// A server process. It is killed if something goes wrong.
struct Server(Child);

impl Server {
    fn start(binary: &Path, folder: &Path) -> io::Result<Self> {
        let server = Command::new(binary)
            .args(["serve", "--listen", "127.0.0.1:0", "--unlimited", "--data"])
            .arg(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn();
        Ok(Self(server?))
    }

    fn stop(mut self) -> io::Result<()> {
        Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status()?;
        let status = self.0.wait()?;
        if status.success() {
            Ok(())
        } else {
            Err(io::Error::other(format!("the server ended with {status}")))
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Fails after a regular stop, and then there is nothing to kill.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
