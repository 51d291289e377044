//! What a host needs to watch a server: metrics, alert rules, the dashboard, and logs of failed sign-ins.

use crate::serve::Running;
use crate::tools::directory;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::Command;

fn host_file(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/host")).join(name)
}

fn text(name: &str) -> String {
    fs::read_to_string(host_file(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The names of metrics in a text.
fn metric_names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
    let is_metric = |word: &&str| {
        ["miasma_", "process_"].iter().any(|prefix| word.starts_with(prefix)) && !word.ends_with('_')
    };
    words.filter(is_metric).collect()
}

/// Whether a tool is there. If not, the test is skipped with a message; with `CI=true` it fails.
fn has(tool: &str, package: &str) -> bool {
    if Command::new(tool).arg("--version").output().is_ok_and(|output| output.status.success()) {
        return true;
    }
    let why = format!("{tool} is missing: install it with `apt-get install --yes {package}`");
    assert!(!std::env::var("CI").is_ok_and(|ci| ci == "true"), "{why}");
    eprintln!("!!! NOT TESTED: {why}");
    false
}

#[test]
fn every_metric_of_rules_and_dashboard_exists() {
    let server = Running::start(&directory("monitoring-metrics"));
    let anna = server.guest("Anna");
    let bot = json!({ "kind": "bot", "level": "novice" });
    let request = json!({ "game": "rattus", "setup": { "players": "2" }, "seats": [bot, bot] });
    let table = server.json("POST", "/api/tables", &anna, &request)["id"].as_str().expect("an id").to_owned();
    server.order(&anna, &table, &json!({ "do": "start" }));
    // The long poll returns when a bot has moved.
    let started = server.json("GET", &format!("/api/tables/{table}"), &anna, &Value::Null)["number"].clone();
    server.json("GET", &format!("/api/tables/{table}?since={started}&wait=30"), &anna, &Value::Null);
    // What the database does not tell within a second is left out.
    let complete =
        |output: &str| output.contains("miasma_database_bytes") && output.contains("miasma_tables{");
    let output = std::iter::repeat_with(|| server.ask("GET", "/metrics", "", "").1)
        .take(100)
        .find(|output| complete(output))
        .expect("the database answers");
    let exist: BTreeSet<&str> = metric_names(&output);
    for file in ["prometheus-rules.yml", "grafana-dashboard.json"] {
        let named = text(file);
        let missing: Vec<_> = metric_names(&named).difference(&exist).copied().collect();
        assert!(missing.is_empty(), "{file} names {missing:?}, which are not in\n{output}");
    }
    // The documentation lists every metric, and no other.
    let page = fs::read_to_string(host_file("../operations.md")).expect("the page can be read");
    let types = output.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
    assert_eq!(metric_names(&page), types.collect());
    let dashboard: Value =
        serde_json::from_str(&text("grafana-dashboard.json")).expect("the dashboard is JSON");
    assert!(dashboard["panels"].as_array().is_some_and(|panels| panels.len() > 10));
    for line in output.lines().filter(|line| line.contains("route=")) {
        assert!(!line.contains(&table), "a route is a pattern: {line}");
    }
    server.stop();
}

#[test]
fn promtool_accepts_the_rules_and_their_tests() {
    if !has("promtool", "prometheus") {
        return;
    }
    for (words, file) in [
        (["check", "rules"], "prometheus-rules.yml"),
        (["check", "config"], "prometheus.yml"),
        (["test", "rules"], "prometheus-rules.test.yml"),
    ] {
        let run =
            Command::new("promtool").args(words).arg(host_file(file)).output().expect("promtool starts");
        let said = String::from_utf8_lossy(&[run.stdout, run.stderr].concat()).into_owned();
        assert!(run.status.success(), "{file}: {said}");
    }
}

#[test]
fn a_failed_sign_in_is_logged_with_its_address_and_fail2ban_finds_it() {
    let options = ["--public-url", "http://games.example"];
    let mut server = Running::start_with(&directory("monitoring-sign-in"), &options);
    let errors = BufReader::new(server.child.stderr.take().expect("its errors are ours"));
    let wrong = json!({ "login": "anna", "password": "wrong password" }).to_string();
    // A proxy on this machine names the client.
    let forwarded = "x=y\r\nX-Forwarded-For: 203.0.113.7";
    let (head, _) = server.ask("POST", "/api/sign-in", forwarded, &wrong);
    assert!(head.starts_with("HTTP/1.1 401"), "{head}");
    let line =
        errors.lines().map_while(Result::ok).find(|line| line.contains("sign-in")).expect("it is logged");
    assert!(line.contains("a sign-in failed address=203.0.113.7 kind=\"password\""), "{line}");
    assert!(!line.contains("anna") && !line.contains("wrong password"), "{line}");
    server.stop();
    if !has("fail2ban-regex", "fail2ban") {
        return;
    }
    let json = r#"{"timestamp":"2026-11-17T12:00:00.1Z","level":"WARN","fields":{"message":"a sign-in failed","address":"2001:db8::7","kind":"password"}}"#;
    let other =
        "2026-11-17T12:00:00.1Z  WARN server: the store failed table=t error=a sign-in failed address";
    for (line, address) in [(line.as_str(), Some("203.0.113.7")), (json, Some("2001:db8::7")), (other, None)]
    {
        let mut run = Command::new("fail2ban-regex");
        let run = run
            .args(["--out", "ip", line])
            .arg(host_file("fail2ban-filter.conf"))
            .output()
            .expect("it starts");
        let found = String::from_utf8_lossy(&run.stdout).trim().to_owned();
        assert_eq!(found, address.unwrap_or_default(), "{line}: {}", String::from_utf8_lossy(&run.stderr));
    }
}
