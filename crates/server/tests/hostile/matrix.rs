//! Who may do what: every operation of the HTTP interface, every command and every message of a socket, tried by everybody.
//!
//! The rows come from the OpenAPI document. An operation, command or message that has no sample here, or no line in
//! `matrix.txt`, fails the test. After a deliberate change write the lines again and review the difference:
//! `MIASMA_WRITE_MATRIX=1 cargo test --workspace --test hostile -- matrix`.

use crate::client::{Person, begin, key};
use crate::ground::{Ground, Node};
use crate::{Test, tests};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt::Write as _;

pub(crate) const TESTS: &[(&str, Test)] = tests![matrix::{
    matrix_of_actors_and_operations_commands_and_messages,
}];

/// The expected outcomes, one line each.
const EXPECTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hostile/matrix.txt");

/// Those who try.
const ACTORS: [&str; 5] = ["nobody", "stranger", "other player", "asked player", "signed out"];

/// A running table of two people that nobody else may watch, and people around it.
struct Scene {
    table: String,
    actors: [Person; 5],
    asked: u64,
    moved: u64,
    choice: String,
}

async fn scene(node: &Node) -> Scene {
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus", "spectators": false, "hints": true })).await;
    let seen = people[0].scene(&table).await;
    let asked = seen["waiting"][0].as_u64().expect("somebody is asked");
    let (owner, other) = (people[asked as usize - 1].clone(), people[2 - asked as usize].clone());
    let question = owner.scene(&table).await["question"].clone();
    let choice = question["options"][0].as_str().expect("a choice").to_owned();
    let moved = seen["moved"].as_u64().expect("a number");
    let closed = node.guest("Closed").await;
    closed.post("/api/sign-out", json!({})).await;
    let actors = [Person::stranger(&node.host), node.guest("Dora").await, other, owner, closed];
    Scene { table, actors, asked, moved, choice }
}

/// A request for an operation: its path with the parameters filled in, and its body.
fn sample(operation: &str, scene: &Scene) -> Option<(String, Value)> {
    let Scene { table, asked, choice, .. } = scene;
    let (_, path) = operation.split_once(' ')?;
    let filled = path.replace("{id}", table).replace("{game}", "rattus").replace("{hash}", "0123");
    let filled = filled.replace("{name}", "odds").replace("{number}", "1").replace("{person}", "1");
    let (query, body) = match operation {
        "get /api/me"
        | "delete /api/me"
        | "get /api/games"
        | "get /api/games/{game}"
        | "get /api/packs"
        | "get /api/packs/{hash}"
        | "get /api/today"
        | "get /api/tables/{id}"
        | "get /api/tables/{id}/hint"
        | "get /api/tables/{id}/record"
        | "get /api/tables/{id}/replay"
        | "get /api/tables/{id}/proof"
        | "get /api/tables/{id}/chances"
        | "get /api/blocks" => (String::new(), Value::Null),
        "get /api/tables" => ("?which=mine".to_owned(), Value::Null),
        "get /api/tables/{id}/why" => {
            (format!("?seat={asked}&choice={}", choice.replace(' ', "%20")), Value::Null)
        }
        "get /api/tables/{id}/query/{name}" => (format!("?seat={asked}&of=gallia"), Value::Null),
        "post /api/me" => (String::new(), json!({ "name": "Somebody" })),
        "post /api/me/recovery"
        | "post /api/sign-out"
        | "post /api/sign-out-everywhere"
        | "post /api/packs"
        | "post /api/admin/close/{id}" => (String::new(), json!({})),
        "post /api/me/account" => (String::new(), json!({ "login": key(), "password": "a long password" })),
        "post /api/me/merge" | "post /api/sign-in" => {
            (String::new(), json!({ "login": "nobody here", "password": "a long password" }))
        }
        "post /api/recover" | "post /api/recover/look" => {
            (String::new(), json!({ "secret": "0123456789abcdef" }))
        }
        "post /api/tables" => (String::new(), json!({ "game": "rattus" })),
        "post /api/tables/{id}" => (
            String::new(),
            json!({ "key": key(), "command": { "do": "say", "room": "table", "text": "Hello" } }),
        ),
        "post /api/tables/{id}/fork" => (String::new(), json!({ "number": 3, "seat": 1, "level": "random" })),
        "post /api/today" => (String::new(), json!({ "rated": false })),
        "post /api/reports" => (String::new(), json!({ "text": "It does not work", "details": {} })),
        _ => return None,
    };
    Some((format!("{filled}{query}"), body))
}

/// A command by its name.
fn command(name: &str, scene: &Scene) -> Option<Value> {
    let Scene { asked, moved, choice, .. } = scene;
    Some(match name {
        "sit" | "stand" | "clear" | "resign" => json!({ "do": name, "seat": asked }),
        "bot" => json!({ "do": name, "seat": asked, "level": "random" }),
        "fill" => json!({ "do": name, "level": "random" }),
        "start" | "abandon" | "rematch" => json!({ "do": name }),
        "choose" => json!({ "do": name, "seat": asked, "after": moved, "choice": choice }),
        "undo" => json!({ "do": name, "seat": asked, "after": moved, "from": 1 }),
        "say" => json!({ "do": name, "room": "table", "text": "Hello" }),
        "mute" => json!({ "do": name, "name": "Anna", "silent": true }),
        "end" => json!({ "do": name, "seat": asked, "agree": true }),
        "vote" => json!({ "do": name, "seat": asked, "about": 3 - asked, "vote": "wait" }),
        _ => return None,
    })
}

/// A message by its type.
fn message(name: &str, scene: &Scene) -> Option<Value> {
    let Scene { table, asked, choice, moved, .. } = scene;
    let choose = json!({ "do": "choose", "seat": asked, "after": moved, "choice": choice });
    Some(match name {
        "watch" => json!({ "type": name, "table": table, "since": 0 }),
        "leave" => json!({ "type": name, "table": table }),
        "do" => json!({ "type": name, "table": table, "order": { "key": key(), "command": choose } }),
        "why" => json!({ "type": name, "table": table, "seat": asked, "choice": choice }),
        "ping" => json!({ "type": name }),
        _ => return None,
    })
}

/// The values of the tag of an enumeration in the OpenAPI document.
fn tags(interface: &Value, schema: &str, tag: &str) -> BTreeSet<String> {
    let variants = interface["components"]["schemas"][schema]["oneOf"].as_array().expect("an enumeration");
    let value = |variant: &Value| {
        let parts = variant["allOf"].as_array().cloned().unwrap_or_else(|| vec![variant.clone()]);
        parts.iter().find_map(|part| part["properties"][tag]["enum"][0].as_str().map(str::to_owned))
    };
    variants.iter().map(|variant| value(variant).expect("a tag")).collect()
}

async fn matrix_of_actors_and_operations_commands_and_messages(ground: Ground) {
    let node = ground.serve().await;
    let interface = Person::stranger(&node.host).get("/openapi.json").await.good();
    let mut lines = String::new();
    for (path, operations) in interface["paths"].as_object().expect("paths") {
        for method in operations.as_object().expect("operations").keys() {
            let operation = format!("{method} {path}");
            let mut outcomes = Vec::new();
            for (index, actor) in ACTORS.iter().enumerate() {
                let scene = scene(&node).await;
                let (path, body) = sample(&operation, &scene)
                    .unwrap_or_else(|| panic!("add a sample of \"{operation}\" to this file"));
                let body = if body.is_null() { String::new() } else { body.to_string() };
                let answer = scene.actors[index].ask(&method.to_uppercase(), &path, &body).await;
                let code = serde_json::from_str::<Value>(&answer.body).ok();
                let code = code.and_then(|body| body["code"].as_str().map(str::to_owned)).unwrap_or_default();
                outcomes.push(format!("{actor}: {} {code}", answer.status).trim().to_owned());
            }
            writeln!(lines, "{operation} | {}", outcomes.join(" | ")).expect("memory can be written");
        }
    }
    for name in tags(&interface, "Command", "do") {
        let mut outcomes = Vec::new();
        for (index, actor) in ACTORS.iter().enumerate() {
            let scene = scene(&node).await;
            let command =
                command(&name, &scene).unwrap_or_else(|| panic!("add a sample of the command \"{name}\""));
            let order = json!({ "key": key(), "command": command });
            let answer =
                scene.actors[index].post(&format!("/api/tables/{}", scene.table), order).await.json();
            let outcome = answer["answer"].as_str().or(answer["code"].as_str()).expect("an outcome");
            let code = answer["refusal"]["code"].as_str().unwrap_or_default();
            outcomes.push(format!("{actor}: {outcome} {code}").trim().to_owned());
        }
        writeln!(lines, "command {name} | {}", outcomes.join(" | ")).expect("memory can be written");
    }
    for name in tags(&interface, "FromClient", "type") {
        let mut outcomes = Vec::new();
        for (index, actor) in ACTORS.iter().enumerate() {
            let scene = scene(&node).await;
            let message =
                message(&name, &scene).unwrap_or_else(|| panic!("add a sample of the message \"{name}\""));
            let answer = scene.actors[index].socket().await.ask(message).await;
            let parts =
                [&answer["type"], &answer["answer"]["answer"], &answer["answer"], &answer["refusal"]["code"]];
            let outcome: Vec<&str> = parts.iter().filter_map(|part| part.as_str()).collect();
            let view = if answer["scene"]["view"].is_null() { "" } else { " with a view" };
            outcomes.push(format!("{actor}: {}{view}", outcome.join(" ")));
        }
        writeln!(lines, "message {name} | {}", outcomes.join(" | ")).expect("memory can be written");
    }
    node.stop().await;
    if std::env::var_os("MIASMA_WRITE_MATRIX").is_some() {
        std::fs::write(EXPECTED, &lines).expect("the file can be written");
    }
    let expected = std::fs::read_to_string(EXPECTED).unwrap_or_default();
    for (line, expected) in lines.lines().zip(expected.lines()) {
        assert_eq!(line, expected);
    }
    assert_eq!(lines.lines().count(), expected.lines().count(), "a line is missing in matrix.txt");
}
