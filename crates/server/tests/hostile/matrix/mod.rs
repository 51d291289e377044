//! Who may do what: every operation of the HTTP interface, every command and every message of a socket, tried by everybody.
//!
//! The rows come from the OpenAPI document, which is generated from the handlers and the types of the protocol. The test fails for a
//! row without a sample in `samples.rs`, and for every difference from `docs/authorization.md`. After a deliberate change write
//! that page again and review the difference: `MIASMA_WRITE_MATRIX=1 cargo test --workspace --test hostile -- matrix`.

mod cast;
mod samples;

use crate::client::{Answer, Person, key, request};
use crate::cluster::Cluster;
use crate::{Test, tests};
use cast::{Actor, SECRET, Scene, Stage, World, forwarded};
use serde_json::{Value, json};
use server::{Config, Limits, Quota};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::num::NonZeroU32;
use std::time::Duration;

pub(crate) const TESTS: &[(&str, Test)] = tests![matrix::{
    matrix_of_people_and_what_they_may_do,
    every_route_is_in_the_openapi_document,
}];

/// The page with the expected outcomes.
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/authorization.md");

/// The list of routes.
const ROUTES: &str = include_str!("../../../src/http/mod.rs");

/// What a row is about.
enum Row {
    /// A request, with the variant of its body if that is an enumeration.
    Request {
        operation: String,
        variant: Option<String>,
    },
    Command {
        name: String,
        sample: usize,
    },
    Message {
        name: String,
    },
}

async fn matrix_of_people_and_what_they_may_do(cluster: Cluster) {
    let plenty = Quota { burst: NonZeroU32::new(1_000_000).expect("more than none"), refill: Duration::ZERO };
    let limits = Limits { chat: plenty, open_tables_per_person: 100_000, ..Limits::default() };
    let proxies = vec!["127.0.0.1".parse().expect("an address")];
    let admin_secret = Some(SECRET.to_owned());
    let config = Config { limits, proxies, admin_secret, unlimited: true, ..Config::default() };
    let node = cluster.serve_with(config).await;
    let interface = Person::stranger(&node.host).get("/openapi.json").await.good();
    let mut world = World::new(node);
    let mut page = String::from(HEAD);
    for actor in Actor::ALL {
        writeln!(page, "- **{}**: {}", actor.name(), actor.about()).expect("memory can be written");
    }
    for (title, rows) in [
        ("Requests", requests(&interface)),
        ("Commands at a table", commands(&interface)),
        ("Messages of a socket", messages(&interface)),
    ] {
        let heads: Vec<&str> = Actor::ALL.iter().map(|actor| actor.name()).collect();
        let lines = "---|".repeat(heads.len() + 1);
        write!(page, "\n## {title}\n| | {} |\n|{lines}\n", heads.join(" | ")).expect("memory can be written");
        for row in rows {
            world.renew(None);
            let mut name = String::new();
            let mut cells = Vec::new();
            for actor in Actor::ALL {
                let (label, outcome) = try_it(&mut world, &row, actor).await;
                name = label;
                cells.push(outcome);
            }
            writeln!(page, "| {name} | {} |", cells.join(" | ")).expect("memory can be written");
        }
    }
    world.node.stop().await;
    if std::env::var_os("MIASMA_WRITE_MATRIX").is_some() {
        std::fs::write(PAGE, &page).expect("the page can be written");
    }
    let expected = std::fs::read_to_string(PAGE).unwrap_or_default();
    for (line, expected) in page.lines().zip(expected.lines()) {
        assert_eq!(
            line, expected,
            "docs/authorization.md is not up to date; CONTRIBUTING.md says how to write it"
        );
    }
    assert_eq!(page.lines().count(), expected.lines().count(), "docs/authorization.md has other lines");
}

const HEAD: &str = "\
# Who may do what

Every operation of the HTTP interface, every command at a table and every message of a socket, tried by everybody. The suite `hostile` plays this page on a
real server (`crates/server/tests/hostile/matrix/mod.rs`) and compares every cell. `ok` is a request that was carried out; everything else was refused with this
status and code, and changed nothing. Each is tried at a table in the stage in which somebody may do it: a seat is taken at an open table, a record is read
after the game.

";

/// All operations in the OpenAPI document; those with an enumeration as their body, once for each variant.
fn requests(interface: &Value) -> Vec<Row> {
    let mut rows = Vec::new();
    for (path, operations) in interface["paths"].as_object().expect("paths") {
        for (method, details) in operations.as_object().expect("operations") {
            let operation = format!("{method} {path}");
            let body = &details["requestBody"]["content"]["application/json"]["schema"]["$ref"];
            let schema = body.as_str().and_then(|name| name.rsplit('/').next()).unwrap_or_default();
            let variants = tags(interface, schema, "do");
            if variants.is_empty() {
                rows.push(Row::Request { operation, variant: None });
            } else {
                let row = |variant| Row::Request { operation: operation.clone(), variant: Some(variant) };
                rows.extend(variants.into_iter().map(row));
            }
        }
    }
    rows
}

fn commands(interface: &Value) -> Vec<Row> {
    let names = tags(interface, "Command", "do").into_iter();
    // Some commands have several samples.
    names
        .flat_map(|name| {
            let samples = if name == "say" { 2 } else { 1 };
            (0..samples).map(move |sample| Row::Command { name: name.clone(), sample })
        })
        .collect()
}

fn messages(interface: &Value) -> Vec<Row> {
    tags(interface, "FromClient", "type").into_iter().map(|name| Row::Message { name }).collect()
}

/// The values of the tag of an enumeration in the OpenAPI document; empty if it is not one.
fn tags(interface: &Value, schema: &str, tag: &str) -> BTreeSet<String> {
    let variants = interface["components"]["schemas"][schema]["oneOf"].as_array();
    let value = |variant: &Value| {
        let parts = variant["allOf"].as_array().cloned().unwrap_or_else(|| vec![variant.clone()]);
        parts.iter().find_map(|part| part["properties"][tag]["enum"][0].as_str().map(str::to_owned))
    };
    variants.into_iter().flatten().filter_map(value).collect()
}

/// Lets an actor try something. Returns the name of the row and the outcome.
async fn try_it(world: &mut World, row: &Row, actor: Actor) -> (String, String) {
    let (stage, missing) = match row {
        Row::Request { operation, .. } => (samples::stage_of(operation), operation),
        Row::Command { name, .. } => (samples::command_stage(name), name),
        Row::Message { name } => (Stage::Running, name),
    };
    let scene = world.scene(stage, actor).await;
    let missing = || format!("add a sample of `{missing}` to crates/server/tests/hostile/matrix/samples.rs");
    let (name, outcome, before) = match row {
        Row::Request { operation, variant } => {
            let sample = samples::request(world, &scene, operation, variant.as_deref()).await;
            let (path, body) = sample.unwrap_or_else(|| panic!("{}", missing()));
            let before = world.last_entry(&scene.table).await;
            let method = operation.split_once(' ').expect("a method").0.to_uppercase();
            let answer = send(world, actor, &scene, &method, &path, &body).await;
            let path = operation.split_once(' ').expect("a path").1;
            let name = format!("`{method} {path}` {}", variant.as_deref().unwrap_or_default());
            (name.trim().to_owned(), outcome(&answer, method == "GET"), before)
        }
        Row::Command { name, sample } => {
            let all = samples::commands(world, &scene, name).await.unwrap_or_else(|| panic!("{}", missing()));
            let (special, command) = all[*sample].clone();
            let before = world.last_entry(&scene.table).await;
            let order = json!({ "key": key(), "command": command });
            let path = format!("/api/tables/{}", scene.table);
            let answer = send(world, actor, &scene, "POST", &path, &order).await;
            (format!("`{name}`{special}"), outcome(&answer, false), before)
        }
        Row::Message { name } => {
            let message = samples::message(name, &scene).unwrap_or_else(|| panic!("{}", missing()));
            let before = world.last_entry(&scene.table).await;
            (format!("`{name}`"), exchange(world, actor, &scene, message).await, before)
        }
    };
    let is_read = matches!(row, Row::Request { operation, .. } if operation.starts_with("get "));
    if outcome.starts_with("ok") && !is_read {
        world.renew(Some(actor));
    } else {
        let after = world.last_entry(&scene.table).await;
        assert_eq!(before, after, "{name} by {} was refused, and changed the table", actor.name());
    }
    (name, outcome)
}

async fn send(
    world: &mut World,
    actor: Actor,
    scene: &Scene,
    method: &str,
    path: &str,
    body: &Value,
) -> Answer {
    let mut headers = world.headers(actor, scene).await;
    headers.push(forwarded());
    let headers: Vec<&str> = headers.iter().map(String::as_str).collect();
    let body = if body.is_null() { String::new() } else { body.to_string() };
    request(&world.node.host, method, path, &headers, &body).await
}

/// What came of a request.
fn outcome(answer: &Answer, reads: bool) -> String {
    let body: Value = serde_json::from_str(&answer.body).unwrap_or_default();
    let refusal = if body["answer"] == "refused" { &body["refusal"] } else { &body };
    let code = refusal["code"].as_str().unwrap_or_default();
    if answer.status >= 400 {
        let message = refusal["message"].as_str().unwrap_or_default();
        assert!(answer.status < 500 && !code.is_empty() && !message.is_empty(), "{answer:?}");
        return format!("{} {code}", answer.status);
    }
    assert_eq!(answer.status, 200, "{answer:?}");
    match body["eye"].as_str() {
        _ if !code.is_empty() => format!("no: {code}"),
        Some(eye) if eye.starts_with("seat") => "ok, as their seat".to_owned(),
        Some(eye) => format!("ok, as {eye}"),
        None if reads && ["null", "[]"].contains(&answer.body.as_str()) => "ok, nothing".to_owned(),
        None => "ok".to_owned(),
    }
}

/// Sends a message over a socket, and returns what came of it.
async fn exchange(world: &mut World, actor: Actor, scene: &Scene, message: Value) -> String {
    let headers = world.headers(actor, scene).await;
    let header = headers.first().and_then(|header| header.split_once(": "));
    let headers: Vec<(&'static str, &str)> = header
        .iter()
        .map(|(name, value)| (if *name == "Cookie" { "cookie" } else { "authorization" }, *value))
        .collect();
    let mut socket = match Person::stranger(&world.node.host).try_socket(&headers).await {
        Ok(socket) => socket,
        Err(status) => return status.to_string(),
    };
    let answer = socket.ask(message).await;
    let refusal = &answer["refusal"]["code"];
    match (refusal.as_str(), answer["scene"]["eye"].as_str()) {
        (Some(code), _) => format!("no: {code}"),
        (None, Some(eye)) if eye.starts_with("seat") => "ok, as their seat".to_owned(),
        (None, Some(eye)) => format!("ok, as {eye}"),
        (None, None) => "ok".to_owned(),
    }
}

async fn every_route_is_in_the_openapi_document(cluster: Cluster) {
    let node = cluster.serve().await;
    let interface = Person::stranger(&node.host).get("/openapi.json").await.good();
    node.stop().await;
    let mut routes = 0;
    for line in ROUTES.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")) {
        let (path, handlers) = line.split_once('"').expect("a path in quotes");
        // The socket is described by its messages, and what is not below /api is no part of the interface.
        if path == "/socket" || ["/openapi.json", "/healthz", "/readyz", "/metrics"].contains(&path) {
            continue;
        }
        let described = &interface["paths"][format!("/api{path}")];
        for method in ["get", "post", "put", "patch", "delete"] {
            if handlers.contains(&format!("{method}(")) {
                assert!(described[method].is_object(), "add {method} /api{path} to openapi.rs");
                routes += 1;
            }
        }
    }
    let operations: usize = interface["paths"]
        .as_object()
        .expect("paths")
        .values()
        .filter_map(Value::as_object)
        .map(serde_json::Map::len)
        .sum();
    assert_eq!(routes, operations, "each operation has a route on one line of http/mod.rs");
}
