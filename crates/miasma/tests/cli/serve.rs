//! `miasma serve` and `miasma admin`.

use crate::bot;
use crate::tools::{command, directory, miasma, with_variables};
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server process that is stopped on drop.
pub struct Running {
    pub child: Child,
    pub host: String,
}

impl Running {
    pub fn start(data: &Path) -> Self {
        Self::start_with(data, &[])
    }

    /// Starts a server with more options.
    pub fn start_with(data: &Path, options: &[&str]) -> Self {
        let data = data.display().to_string();
        let mut serve = command(&["serve", "--listen", "127.0.0.1:0", "--data", &data]);
        Self::start_by(serve.args(options))
    }

    /// Starts a server with this command.
    fn start_by(serve: &mut Command) -> Self {
        let mut child = serve.spawn().expect("it starts");
        let out = BufReader::new(child.stdout.as_mut().expect("its output is ours"));
        let lines = out.lines().map(|line| line.expect("it says where it is"));
        // With a public URL, the second line has the address it listens on.
        let hosts = lines.take_while(|line| !line.starts_with("Ctrl-C"));
        let host = hosts
            .filter_map(|line| Some(line.split_once("http://")?.1.to_owned()))
            .last()
            .expect("an address");
        Self { child, host }
    }

    /// Sends SIGTERM and waits for the end.
    pub fn stop(mut self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").arg(&pid).status().expect("kill is there").success());
        let until = Instant::now() + Duration::from_secs(60);
        while Instant::now() < until {
            if let Some(status) = self.child.try_wait().expect("the exit status can be read") {
                assert!(status.success(), "{status}");
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("it did not stop");
    }

    /// Sends a request and returns head and body of the response.
    pub fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.host).expect("it listens");
        let (host, length) = (&self.host, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("it answers");
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").expect("head and body");
        (head.to_owned(), body.to_owned())
    }

    pub fn guest(&self, name: &str) -> String {
        let (head, body) = self.ask("POST", "/api/me", "", &json!({ "name": name }).to_string());
        let line = head
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: "))
            .unwrap_or_else(|| panic!("{head}{body}"));
        assert!(line.contains("HttpOnly") && line.contains("SameSite=Lax"), "{line}");
        line.split(';').next().expect("a cookie").to_owned()
    }

    pub fn json(&self, method: &str, path: &str, cookie: &str, body: &Value) -> Value {
        let text = if body.is_null() { String::new() } else { body.to_string() };
        let (head, body) = self.ask(method, path, cookie, &text);
        assert!(head.starts_with("HTTP/1.1 200"), "{head}\n{body}");
        serde_json::from_str(&body).expect("JSON")
    }

    pub fn order(&self, cookie: &str, table: &str, command: &Value) -> Value {
        let key = format!("key-{:?}", Instant::now()).replace(' ', "");
        let key: String = key.chars().filter(char::is_ascii_alphanumeric).take(60).collect();
        self.json("POST", &format!("/api/tables/{table}"), cookie, &json!({ "key": key, "command": command }))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_server_starts_tells_its_address_and_stops_when_asked() {
    let data = directory("serve-start");
    let server = Running::start(&data);
    for (path, says) in [
        ("/healthz", "ok"),
        ("/readyz", "ready"),
        ("/metrics", "miasma_sockets"),
        ("/openapi.json", "openapi"),
    ] {
        let (head, body) = server.ask("GET", path, "", "");
        assert!(head.starts_with("HTTP/1.1 200") && body.contains(says), "{path}: {head}\n{body}");
        assert!(head.contains("content-security-policy: default-src 'none'"), "{head}");
    }
    assert!(data.join("miasma.db").is_file());
    server.stop();
}

#[cfg(target_os = "linux")]
#[test]
fn a_server_serves_more_clients_than_its_soft_limit_of_open_files() {
    let data = directory("files").display().to_string();
    let mut shell = Command::new("sh");
    // A server of its own needs some dozen files; 100 clients would not fit.
    shell.args([
        "-c",
        "ulimit -Sn 64 && exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\"",
        env!("CARGO_BIN_EXE_miasma"),
        &data,
    ]);
    let server = Running::start_by(shell.stdout(Stdio::piped()).stderr(Stdio::piped()));
    let limits = fs::read_to_string(format!("/proc/{}/limits", server.child.id())).expect("it runs");
    let files = limits.lines().find(|line| line.starts_with("Max open files")).expect("a limit");
    let values: Vec<&str> = files.split_whitespace().skip(3).take(2).collect();
    assert_eq!(values[0], values[1], "the soft limit is the hard one");
    let open: Vec<TcpStream> =
        (0..100).map(|_| TcpStream::connect(&server.host).expect("it listens")).collect();
    let (head, _) = server.ask("GET", "/healthz", "", "");
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    drop(open);
    server.stop();
}

#[test]
fn each_obstacle_is_named_in_one_sentence() {
    let data = directory("serve-refused");
    let folder = data.display().to_string();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("its address").to_string();
    miasma(&["serve", "--listen", &address, "--data", &folder]).refused("is in use");
    let file = data.join("file");
    fs::write(&file, "no folder").expect("it can be written");
    let file = file.display().to_string();
    miasma(&["serve", "--listen", "127.0.0.1:0", "--data", &file]).refused("cannot create the directory");
    miasma(&["serve", "--listen", "127.0.0.1:0", "--data", &folder, "--public-url", "games"])
        .refused("is not a public URL");
    let url = "postgres://nobody:secret@127.0.0.1:1/none";
    let run = with_variables(&["serve", "--listen", "127.0.0.1:0"], &[("MIASMA_DATABASE_URL", url)]);
    assert!(!run.err.contains("secret"), "{}", run.err);
    run.refused("database");
    let server = Running::start(&data);
    miasma(&["serve", "--listen", "127.0.0.1:0", "--data", &folder]).refused("another");
    server.stop();
}

#[test]
fn the_bot_of_the_documentation_plays_a_whole_game_which_can_be_verified_exported_and_restored() {
    let data = directory("serve-bot");
    let server = Running::start(&data);
    let host = server.guest("Host");
    let request = json!({ "game": "rattus", "setup": { "players": "2" }, "seats": [{ "kind": "open" }, { "kind": "bot", "level": "novice" }] });
    let table = server.json("POST", "/api/tables", &host, &request)["id"].as_str().expect("an id").to_owned();
    let bot = bot::start(&bot::script(&data), &server.host, &table);
    // The host can start once the bot has taken its seat.
    let until = Instant::now() + Duration::from_secs(60);
    while server.order(&host, &table, &json!({ "do": "start" }))["answer"] != "accepted" {
        assert!(Instant::now() < until, "the bot did not sit down");
        std::thread::sleep(Duration::from_millis(100));
    }
    bot::wait(bot);
    let (head, record) = server.ask("GET", &format!("/api/tables/{table}/record"), &host, "");
    assert!(head.starts_with("HTTP/1.1 200"), "{record}");
    let file = data.join("game.record");
    fs::write(&file, record).expect("it can be written");
    assert!(miasma(&["verify", &file.display().to_string()]).fine().contains("commitment"));

    let folder = data.display().to_string();
    let backup = data.join("backup.jsonl.gz").display().to_string();
    miasma(&["admin", "backup", &backup, "--data", &folder]).fine();
    let listed = miasma(&["admin", "tables", "--data", &folder]).fine();
    let line = listed.lines().find(|line| line.contains(&table)).expect("it is listed");
    assert!(line.contains(" to 20") && line.contains("Random Snake"), "{line}");
    assert!(miasma(&["admin", "tables", "--page", "2", "--data", &folder]).fine().contains("no such tables"));
    let other = server.json("POST", "/api/tables", &host, &json!({ "game": "rattus" }))["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    miasma(&["admin", "close", &other, "--data", &folder]).fine();
    miasma(&["admin", "close", &other, "--data", &folder]).refused("over already");
    assert_eq!(
        server.json("GET", &format!("/api/tables/{other}"), &host, &Value::Null)["sheet"]["stage"],
        "closed"
    );
    // A table closed by the host keeps its unfinished game.
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Ben" }]);
    let begun = server.json(
        "POST",
        "/api/tables",
        &host,
        &json!({ "game": "rattus", "setup": { "players": "2" }, "seats": seats }),
    )["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    server.order(&host, &begun, &json!({ "do": "start" }));
    miasma(&["admin", "close", &begun, "--data", &folder]).fine();
    let (head, record) = server.ask("GET", &format!("/api/tables/{begun}/record"), &host, "");
    assert!(head.starts_with("HTTP/1.1 200"), "{record}");
    let cut = data.join("closed.record");
    fs::write(&cut, record).expect("it can be written");
    miasma(&["verify", &cut.display().to_string()]).fine();
    assert!(miasma(&["admin", "reports", "--data", &folder]).fine().contains("Nobody"));
    let report = json!({ "table": table, "number": 3, "text": "Gallia is blue", "details": {} });
    let number = server.json("POST", "/api/reports", &host, &report)["number"].to_string();
    assert!(miasma(&["admin", "reports", "--data", &folder]).fine().contains("Gallia is blue"));
    assert!(miasma(&["admin", "reports", &number, "--data", &folder]).fine().contains(&table));
    miasma(&["admin", "reports", "77", "--data", &folder]).refused("omit the number");
    server.stop();

    let empty = directory("serve-restored").display().to_string();
    assert_eq!(
        miasma(&["admin", "restore", &backup, "--data", &empty]).fine(),
        format!("The backup from {backup} is restored.\n")
    );
    miasma(&["admin", "restore", &backup, "--data", &empty]).refused("only into an empty database");
    assert_eq!(miasma(&["admin", "check", "--data", &empty]).fine(), "1 table checked, no damage found.\n");
    // Standard output has the same backup, and a damaged one is refused.
    let piped = command(&["admin", "backup", "-", "--data", &empty]).output().expect("it starts");
    assert!(piped.status.success() && piped.stdout.starts_with(&[0x1f, 0x8b]), "{piped:?}");
    let mut damaged = piped.stdout.clone();
    let middle = damaged.len() / 2;
    damaged[middle] ^= 1;
    let dump = data.join("damaged.jsonl.gz");
    fs::write(&dump, damaged).expect("it can be written");
    let other = directory("serve-restored-damaged").display().to_string();
    miasma(&["admin", "restore", &dump.display().to_string(), "--data", &other])
        .refused("damaged.jsonl.gz: line");
    assert_eq!(fs::read_dir(&other).expect("it is there").count(), 0, "nothing is left of a refused restore");
    fs::write(&dump, piped.stdout).expect("it can be written");
    let mut from_input = command(&["admin", "restore", "-", "--data", &other]);
    let status = from_input.stdin(fs::File::open(&dump).expect("it is there")).status().expect("it starts");
    assert!(status.success());
    let salvaged = data.join("salvaged.jsonl.gz").display().to_string();
    assert!(miasma(&["admin", "salvage", &salvaged, "--data", &other]).fine().starts_with("Saved 1 table,"));
    assert!(miasma(&["admin", "retro", "--data", &empty]).fine().contains("0 running games"));
    let records = directory("serve-exported");
    miasma(&["admin", "export", &records.display().to_string(), "--data", &empty]).fine();
    let exported = fs::read_to_string(records.join(format!("{table}.record"))).expect("it was exported");
    assert_eq!(exported, fs::read_to_string(&file).expect("as it was downloaded"));
}

#[test]
fn a_backup_is_private_complete_or_an_error_and_not_for_the_screen() {
    use std::os::unix::fs::PermissionsExt as _;
    let data = directory("backup-target");
    let folder = data.display().to_string();
    Running::start(&data).stop();
    let file = data.join("backup.jsonl.gz");
    // What a killed program left behind, readable by everybody.
    fs::write(data.join("backup.jsonl.part"), "").expect("it can be written");
    miasma(&["admin", "backup", &file.display().to_string(), "--data", &folder]).fine();
    assert_eq!(fs::metadata(&file).expect("it was written").permissions().mode() & 0o777, 0o600);

    // A reader that closes the pipe at once.
    let mut backup = command(&["admin", "backup", "-", "--data", &folder]).spawn().expect("it starts");
    drop(backup.stdout.take());
    let output = backup.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("can't write the backup to standard output"), "{said}");

    // `script` runs a command in a terminal.
    let line = format!("{} admin backup - --data {folder}", env!("CARGO_BIN_EXE_miasma"));
    let mut terminal = Command::new("script");
    let output = terminal.args(["--quiet", "--return", "--command", &line, "/dev/null"]).stdin(Stdio::null());
    let output = output.output().expect("script is there");
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("a backup is not for the screen"), "{said}");
}

#[test]
fn admin_moderates_with_and_without_a_running_server() {
    let data = directory("admin-moderates");
    let folder = data.display().to_string();
    let admin = |args: &[&str]| miasma(&[&["admin"], args, &["--data", &folder]].concat()).fine();
    let server = Running::start_with(&data, &["--unlimited"]);
    let rudi = server.guest("Rudi");
    let request = json!({ "game": "rattus", "public": true, "seats": [{ "kind": "me" }] });
    let table = server.json("POST", "/api/tables", &rudi, &request)["id"].as_str().expect("an id").to_owned();
    let order = json!({ "key": "rude-word", "command": { "do": "say", "room": "table", "text": "Rude" } });
    let number = server.json("POST", &format!("/api/tables/{table}"), &rudi, &order)["number"].to_string();
    let report = json!({ "table": table, "number": null, "text": "Look", "details": {} });
    server.json("POST", "/api/reports", &rudi, &report);
    assert!(admin(&["chat", &table]).contains("Rudi: Rude"));
    assert_eq!(admin(&["remove-chat", &table, &number]), format!("Message {number} is removed.\n"));
    assert!(admin(&["chat", &table]).contains("(removed)"));
    assert_eq!(admin(&["hide", &table]), format!("Table {table} is hidden.\n"));
    assert_eq!(admin(&["report-state", "1", "done"]), "Report 1 is done.\n");
    assert!(admin(&["reports"]).contains("done"));
    assert_eq!(admin(&["rename", "Rudi", "Quiet Rudi"]), "Rudi is called Quiet Rudi now.\n");
    server.stop();
    // The same without a server.
    assert!(admin(&["people", "rudi"]).contains("Quiet Rudi"));
    assert_eq!(admin(&["ban", "Quiet Rudi"]), "Quiet Rudi is banned.\n");
    assert!(admin(&["people"]).contains("banned"));
    assert_eq!(admin(&["delete", &table]), format!("Table {table} is deleted.\n"));
    assert_eq!(admin(&["delete-person", "Quiet Rudi"]), "Quiet Rudi is deleted.\n");
    assert_eq!(admin(&["people"]), "There are no such people.\n");
    assert!(admin(&["prune"]).starts_with("Deleted: 0 sessions"));
}

#[test]
fn tables_are_listed_in_pages_and_closed_whatever_the_server_listens_on() {
    let has_ipv6 = TcpListener::bind("[::1]:0").is_ok();
    let addresses = ["127.0.0.1:0", "0.0.0.0:0", "[::1]:0", "[::]:0"];
    for listen in addresses.into_iter().filter(|listen| has_ipv6 || !listen.starts_with('[')) {
        let data = directory("admin-close");
        let folder = data.display().to_string();
        let words = ["serve", "--unlimited", "--listen", listen, "--data", &folder];
        let mut serve = command(&words);
        serve.args(["--public-url", "https://games.example/miasma"]);
        let server = Running::start_by(serve.env("MIASMA_LIMITS_OPEN_TABLES_PER_PERSON", "60"));
        let anna = server.guest("Anna");
        // A page has 50 tables.
        let request = json!({ "game": "rattus", "seats": [{ "kind": "me" }] });
        let count = if listen == addresses[0] { 52 } else { 1 };
        let made: Vec<String> = (0..count)
            .map(|_| {
                server.json("POST", "/api/tables", &anna, &request)["id"].as_str().expect("an id").to_owned()
            })
            .collect();
        if count > 50 {
            let first = miasma(&["admin", "tables", "--data", &folder]).fine();
            assert!(first.lines().count() == 51 && first.ends_with("There are more: --page 2\n"), "{first}");
            let second = miasma(&["admin", "tables", "--page", "2", "--data", &folder]).fine();
            assert_eq!(second.lines().count(), 2, "{second}");
            assert!(made.iter().all(|table| first.contains(table) != second.contains(table)));
            assert!(second.lines().all(|line| line.contains("Anna") && line.contains(" to 20")), "{second}");
        }
        let closed = miasma(&["admin", "close", &made[0], "--data", &folder]).fine();
        assert_eq!(closed, format!("Table {} is closed.\n", made[0]), "{listen}");
        server.stop();
    }
}

#[test]
fn a_load_test_removes_its_tables_and_guests() {
    let data = directory("load-leaves-nothing");
    let server = Running::start_with(&data, &["--unlimited"]);
    let url = format!("http://{}", server.host);
    let report = miasma(&["load", "--url", &url, "--tables", "3", "--seconds", "1", "--json"]).fine();
    let report: Value = serde_json::from_str(&report).expect("JSON");
    assert!(report["moves"].as_u64() > Some(0) && report["lost"] == 0, "{report}");
    let folder = data.display().to_string();
    assert_eq!(miasma(&["admin", "tables", "--data", &folder]).fine(), "There are no such tables.\n");
    assert_eq!(miasma(&["admin", "people", "--data", &folder]).fine(), "There are no such people.\n");
    server.stop();
}
