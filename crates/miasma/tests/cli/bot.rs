//! The bot of `docs/bot-api.md`.

use crate::serve::Running;
use crate::tools::{directory, miasma};
use serde_json::{Value, json};
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// Writes the example of the documentation to a file in this folder.
pub fn script(folder: &Path) -> PathBuf {
    let document = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bot-api.md"))
        .expect("it is there");
    let (_, rest) = document.split_once("```python\n").expect("an example");
    let (example, _) = rest.split_once("```").expect("its end");
    let script = folder.join("bot.py");
    fs::write(&script, example).expect("it can be written");
    script
}

/// Starts the bot for the first seat of a table.
pub fn start(script: &Path, host: &str, table: &str) -> Child {
    Command::new("python3")
        .arg(script)
        .args([&format!("http://{host}"), table, "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("python3 is there")
}

/// Waits until the bot has played a game to its end against one other seat.
pub fn wait(bot: Child) {
    let played = bot.wait_with_output().expect("it ends");
    let (out, err) = (String::from_utf8_lossy(&played.stdout), String::from_utf8_lossy(&played.stderr));
    assert!(played.status.success(), "{err}");
    assert!(out.starts_with("1 seat") && out.lines().count() == 2, "{out}{err}");
}

/// What happens to a request on its way.
#[derive(Clone, Copy)]
enum Fault {
    /// The proxy answers itself, with a page, as nginx does.
    BadGateway,
    /// The server does what it is asked to, and the reply is lost.
    ReplyLost,
    /// The reply ends in the middle.
    ReplyCut,
}

/// A proxy in front of a server. It answers 502 while there is none.
struct Proxy {
    address: String,
    server: Arc<Mutex<Option<String>>>,
    /// What happens to the next requests, the last one first.
    faults: Arc<Mutex<Vec<Option<Fault>>>>,
}

impl Proxy {
    fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("its address").to_string();
        let (server, faults) = (Arc::new(Mutex::new(None)), Arc::new(Mutex::new(Vec::new())));
        let proxy = Self { address, server: Arc::clone(&server), faults: Arc::clone(&faults) };
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let (server, faults) = (Arc::clone(&server), Arc::clone(&faults));
                thread::spawn(move || {
                    let fault = faults.lock().expect("nobody panics with it").pop().flatten();
                    let server = server.lock().expect("nobody panics with it").clone();
                    let _ = pass_on(client, server, fault);
                });
            }
        });
        proxy
    }

    fn pass_to(&self, server: Option<&str>) {
        *self.server.lock().expect("nobody panics with it") = server.map(str::to_owned);
    }

    /// Says what happens to the next requests.
    fn plan(&self, next: &[Option<Fault>]) {
        *self.faults.lock().expect("nobody panics with it") = next.iter().rev().copied().collect();
    }

    /// Waits until everything planned has happened.
    fn wait(&self) {
        while !self.faults.lock().expect("nobody panics with it").is_empty() {
            thread::sleep(Duration::from_millis(10));
        }
    }
}

/// Passes a request on and the reply back. The bot closes its connection after each request.
fn pass_on(mut client: TcpStream, server: Option<String>, fault: Option<Fault>) -> io::Result<()> {
    let request = read_request(&mut client)?;
    let reply = match (fault, server) {
        (Some(Fault::BadGateway), _) | (_, None) => None,
        (_, Some(server)) => ask(&server, &request).ok(),
    };
    let page =
        b"HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<html>502</html>";
    let reply = reply.as_deref().filter(|reply| !reply.is_empty()).unwrap_or(page);
    let end = match fault {
        Some(Fault::ReplyLost) => 0,
        Some(Fault::ReplyCut) => reply.len() / 2,
        _ => reply.len(),
    };
    client.write_all(&reply[..end])
}

fn ask(server: &str, request: &[u8]) -> io::Result<Vec<u8>> {
    let mut stream = TcpStream::connect(server)?;
    stream.write_all(request)?;
    let mut reply = Vec::new();
    stream.read_to_end(&mut reply)?;
    let _ = stream.shutdown(Shutdown::Both);
    Ok(reply)
}

/// Reads a request with the body that its head announces.
fn read_request(client: &mut TcpStream) -> io::Result<Vec<u8>> {
    let mut request = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        if let Some(end) = request.windows(4).position(|window| window == b"\r\n\r\n") {
            let head = String::from_utf8_lossy(&request[..end]).to_lowercase();
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
            if request.len() >= end + 4 + length.unwrap_or(0) {
                return Ok(request);
            }
        }
        match client.read(&mut buffer)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            read => request.extend_from_slice(&buffer[..read]),
        }
    }
}

#[test]
fn the_bot_survives_bad_gateways_lost_replies_and_a_restart() {
    use Fault::{BadGateway, ReplyCut, ReplyLost};
    let data = directory("bot-restart");
    let proxy = Proxy::start();
    let mut server = Running::start(&data);
    proxy.pass_to(Some(&server.host));
    let host = server.guest("Host");
    let request = json!({
        "game": "rattus",
        "setup": { "players": "2" },
        "seats": [{ "kind": "open" }, { "kind": "bot", "level": "novice" }],
    });
    let table = server.json("POST", "/api/tables", &host, &request)["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/tables/{table}");
    // A page instead of a name; the reply to the seat is lost, and the request repeated with the same key.
    proxy.plan(&[Some(BadGateway), None, Some(ReplyLost)]);
    let bot = start(&script(&data), &proxy.address, &table);
    proxy.wait();
    until(&server, &host, &path, |scene| scene["sheet"]["seats"][0]["holder"]["kind"] == "person");
    server.order(&host, &table, &json!({ "do": "start" }));
    proxy.plan(&[ReplyLost, BadGateway, ReplyCut, ReplyLost, ReplyCut].map(Some));
    proxy.wait();
    // A restart. While there is no server, the proxy has nothing to pass on to.
    proxy.pass_to(None);
    server.stop();
    server = Running::start(&data);
    proxy.pass_to(Some(&server.host));
    wait(bot);
    let (head, record) = server.ask("GET", &format!("{path}/record"), &host, "");
    assert!(head.starts_with("HTTP/1.1 200"), "{record}");
    let file = data.join("game.record");
    fs::write(&file, record).expect("it can be written");
    assert!(miasma(&["verify", &file.display().to_string()]).fine().contains("commitment"));
    server.stop();
}

/// Follows a table until it is as wished.
fn until(server: &Running, cookie: &str, path: &str, as_wished: impl Fn(&Value) -> bool) {
    let mut scene = server.json("GET", path, cookie, &Value::Null);
    while !as_wished(&scene) {
        let next = format!("{path}?since={}&wait=30", scene["number"]);
        scene = server.json("GET", &next, cookie, &Value::Null);
    }
}
