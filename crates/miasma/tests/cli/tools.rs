//! Runs the binary and checks its output.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The result of a run.
pub struct Run {
    pub status: i32,
    pub out: String,
    pub err: String,
}

/// Runs the binary with these arguments.
pub fn miasma(words: &[&str]) -> Run {
    typed(words, "")
}

/// Runs the binary with these arguments and environment variables.
pub fn with_variables(words: &[&str], variables: &[(&str, &str)]) -> Run {
    run(command(words).envs(variables.iter().copied()), "")
}

/// Runs the binary with these arguments and this standard input.
pub fn typed(words: &[&str], input: &str) -> Run {
    run(&mut command(words), input)
}

fn run(command: &mut Command, input: &str) -> Run {
    let mut child = command.stdin(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is ours");
    let input = input.to_owned();
    // The process may exit before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer does not panic");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
    Run { status: status.code().expect("the program is not killed"), out: text(stdout), err: text(stderr) }
}

/// The command with captured output.
pub fn command(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_miasma"));
    command.args(words).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Run {
    /// Asserts success and returns the output.
    pub fn fine(self) -> String {
        assert_eq!(self.status, 0, "{}{}", self.out, self.err);
        assert_eq!(self.err, "");
        self.out
    }

    /// Asserts exit status 1 with this text in the output.
    pub fn failed(self, because: &str) -> String {
        assert_eq!(self.status, 1, "{}{}", self.out, self.err);
        assert!(self.out.contains(because), "{} does not say {because}", self.out);
        self.out
    }

    /// Asserts exit status 2 with an explanation of the command line that contains this text.
    pub fn misused(self, because: &str) {
        assert_eq!(self.status, 2, "{}{}", self.out, self.err);
        assert!(self.err.contains(because) && self.err.contains("Usage:"), "{}", self.err);
    }

    /// Asserts exit status 2 with a one-line message that contains this text.
    pub fn refused(self, because: &str) {
        assert_eq!(self.status, 2, "{}{}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "not one sentence: {}", self.err);
        assert!(self.err.starts_with("miasma: "), "{}", self.err);
        assert!(self.err.contains(because), "{} does not say {because}", self.err);
        assert_eq!(self.out, "", "nothing starts");
    }
}

/// Creates an empty directory with this name.
pub fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("the temporary directory can be written");
    path
}

/// Creates a record file in an empty directory with this name.
pub fn file(name: &str, text: &str) -> String {
    let path = directory(name).join("game.record");
    std::fs::write(&path, text).expect("the temporary directory can be written");
    path.display().to_string()
}

/// The record of a random game with this number of players.
pub fn record(players: u8) -> String {
    let directory = directory(&format!("record-{players}-{:?}", std::thread::current().id()));
    let place = directory.display().to_string();
    let players = players.to_string();
    let words =
        ["simulate", "rattus", "--players", &players, "--games", "1", "--seed", "5", "--records", &place];
    miasma(&words).fine();
    let mut files = std::fs::read_dir(&directory).expect("it is there");
    let path = files.next().expect("a record was written").expect("it can be listed").path();
    std::fs::read_to_string(path).expect("a record is text")
}

/// Changes the first line that `which` selects.
pub fn changed(text: &str, which: impl Fn(&str) -> bool, how: impl Fn(&str) -> String) -> String {
    let place = text.lines().position(which).expect("there is such a line");
    let lines = text.lines().enumerate();
    let lines = lines.map(|(number, line)| if number == place { how(line) } else { line.to_owned() });
    lines.collect::<Vec<String>>().join("\n") + "\n"
}
