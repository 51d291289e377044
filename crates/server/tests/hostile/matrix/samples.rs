//! A sample of every operation, command and message, in the stage of a table in which somebody may do it.

use super::cast::{PASSWORD, Scene, Stage, World};
use crate::client::key;
use serde_json::{Value, json};

/// The stage of the table for an operation of the HTTP interface, with the variant of its body.
pub(super) fn stage_of(operation: &str) -> Stage {
    match operation {
        "post /api/tables/{id}/fork"
        | "get /api/tables/{id}/record"
        | "get /api/tables/{id}/proof"
        | "get /api/tables/{id}/chances" => Stage::Over,
        _ => Stage::Running,
    }
}

/// The path and the body of a request; `None` if the operation has no sample.
pub(super) async fn request(
    world: &mut World,
    scene: &Scene,
    operation: &str,
    variant: Option<&str>,
) -> Option<(String, Value)> {
    let asked = scene.asked;
    let choice = scene.seen["question"]["options"][0].as_str().unwrap_or_default();
    let path = operation.split_once(' ')?.1;
    let path = match operation {
        "post /api/admin/people/{id}" => {
            // Actions replace the person, so everybody finds a new one.
            let (_, name) = world.newcomer("Quarry").await;
            let id = world.id_of(&name).await;
            path.replace("{id}", &id)
        }
        "post /api/admin/reports/{number}" => path.replace("{number}", &report(world).await.to_string()),
        "delete /api/admin/tables/{id}/chat/{number}" => {
            let say = json!({ "do": "say", "room": "table", "text": "Hello" });
            let number = world.person("Host").await.does(&scene.table, say).await;
            path.replace("{id}", &scene.table).replace("{number}", &number.to_string())
        }
        "get /api/packs/{hash}" => {
            path.replace("{hash}", scene.seen["sheet"]["pack"].as_str().expect("a hash"))
        }
        "delete /api/packs/{hash}" | "delete /api/admin/packs/{hash}" => {
            let (owner, other) = if asked == 1 { ("First", "Second") } else { ("Second", "First") };
            // Another game than in `pack`, which everybody has uploaded.
            let request = json!({ "game": "pest", "name": "Mine", "files": {} });
            let made = world.person(owner).await.post("/api/packs", request).await.good();
            let hash = made["hash"].as_str().expect("a hash");
            // The other player may have it from an earlier cell.
            world.person(other).await.ask("DELETE", &format!("/api/packs/{hash}"), "").await;
            path.replace("{hash}", hash)
        }
        "delete /api/me/blocks/{key}" => {
            let owner = world.person(if asked == 1 { "First" } else { "Second" }).await;
            // Somebody from another table: players who have blocked each other can't play the next game.
            let (pest, _) = world.newcomer("Pest").await;
            let table = owner.table(json!({ "game": "rattus" })).await;
            pest.does(&table, json!({ "do": "say", "room": "watchers", "text": "Hello" })).await;
            let log = owner.scene(&table).await["log"].clone();
            let who = &log.as_array().and_then(|log| log.last()).expect("it was said")["what"]["who"];
            let block = json!({ "who": who, "blocked": true });
            owner.post(&format!("/api/tables/{table}/block"), block).await.good();
            let blocks = owner.get("/api/me/blocks").await.good();
            let key = blocks[0]["key"].as_str().expect("a key").to_owned();
            path.replace("{key}", &key)
        }
        _ => path.replace("{id}", &scene.table).replace("{game}", "rattus").replace("{name}", "odds"),
    };
    let path = match operation {
        "get /api/tables" => format!("{path}?which=mine"),
        "get /api/tables/{id}/why" => format!("{path}?seat={asked}&choice={}", choice.replace(' ', "%20")),
        "get /api/tables/{id}/query/{name}" => format!("{path}?seat={asked}&of=gallia"),
        _ => path,
    };
    let body = match operation {
        "get /api/me"
        | "get /api/me/blocks"
        | "get /api/games"
        | "get /api/games/{game}"
        | "get /api/packs"
        | "get /api/packs/{hash}"
        | "get /api/today"
        | "get /api/tables"
        | "get /api/tables/{id}"
        | "get /api/tables/{id}/log"
        | "get /api/tables/{id}/why"
        | "get /api/tables/{id}/hint"
        | "get /api/tables/{id}/query/{name}"
        | "get /api/tables/{id}/record"
        | "get /api/tables/{id}/replay"
        | "get /api/tables/{id}/proof"
        | "get /api/tables/{id}/chances"
        | "get /api/admin/people"
        | "get /api/admin/tables"
        | "get /api/admin/tables/{id}/chat"
        | "get /api/admin/reports"
        | "get /api/admin/packs"
        | "delete /api/me"
        | "delete /api/me/blocks/{key}"
        | "delete /api/tables/{id}"
        | "delete /api/packs/{hash}"
        | "delete /api/admin/packs/{hash}"
        | "delete /api/admin/tables/{id}/chat/{number}" => Value::Null,
        "post /api/me/recovery"
        | "post /api/sign-out"
        | "post /api/sign-out-everywhere"
        | "post /api/admin/prune"
        | "post /api/admin/close/{id}"
        | "post /api/today" => json!({}),
        "post /api/me" => json!({ "name": key() }),
        "post /api/me/account" => {
            json!({ "login": key(), "password": "another good one", "old_password": PASSWORD })
        }
        "post /api/me/merge" | "post /api/sign-in" => {
            let login = world.person("Target").await.get("/api/me").await.good()["login"].clone();
            json!({ "login": login, "password": PASSWORD })
        }
        "post /api/recover" | "post /api/recover/look" => {
            let link = world.person("Target").await.post("/api/me/recovery", json!({})).await.good();
            json!({ "secret": link["secret"] })
        }
        "post /api/tables" => json!({ "game": "rattus" }),
        "post /api/tables/{id}" => {
            let say = json!({ "do": "say", "room": "watchers", "text": "Hello" });
            json!({ "key": key(), "command": say })
        }
        "post /api/tables/{id}/fork" => {
            let number = scene.seen["number"].as_u64().expect("a number") - 2;
            json!({ "number": number, "seat": 1, "level": "random" })
        }
        "post /api/tables/{id}/block" => json!({ "who": scene.who, "blocked": true }),
        "post /api/packs" => pack(),
        "post /api/reports" => a_report(),
        "post /api/admin/reports/{number}" => json!({ "state": "done" }),
        "post /api/admin/people/{id}" | "post /api/admin/tables/{id}" => match variant? {
            "rename" => json!({ "do": "rename", "name": key() }),
            action @ ("ban" | "unban" | "delete" | "hide" | "show" | "close") => json!({ "do": action }),
            // A guest has no password.
            action @ "reset_password" => json!({ "do": action }),
            _ => return None,
        },
        _ => return None,
    };
    Some((path, body))
}

fn pack() -> Value {
    json!({ "game": "rattus", "name": "Mine", "files": {} })
}

fn a_report() -> Value {
    json!({ "table": null, "number": null, "text": "It does not work", "details": {} })
}

/// The number of a new report.
async fn report(world: &mut World) -> u64 {
    let sent = world.node.guest("Reporter").await.post("/api/reports", a_report()).await.good();
    sent["number"].as_u64().expect("a number")
}

/// The stage of the table for a command.
pub(super) fn command_stage(name: &str) -> Stage {
    match name {
        "sit" | "stand" | "bot" | "fill" | "clear" | "abandon" | "ban" => Stage::Open,
        "start" => Stage::Full,
        "rematch" => Stage::Over,
        _ => Stage::Running,
    }
}

/// The samples of a command with what is special about each; `None` if it has none.
pub(super) async fn commands(
    world: &mut World,
    scene: &Scene,
    name: &str,
) -> Option<Vec<(&'static str, Value)>> {
    let (seat, moved) = (scene.asked, &scene.seen["moved"]);
    let choice = &scene.seen["question"]["options"][0];
    let only = |command: Value| Some(vec![("", command)]);
    match name {
        "sit" => only(json!({ "do": name, "seat": 3 })),
        "bot" => only(json!({ "do": name, "seat": 3, "level": "random" })),
        "clear" => only(json!({ "do": name, "seat": scene.other })),
        "stand" | "resign" => only(json!({ "do": name, "seat": seat })),
        "fill" => only(json!({ "do": name, "level": "random" })),
        "start" | "abandon" | "rematch" => only(json!({ "do": name })),
        "choose" => only(json!({ "do": name, "seat": seat, "after": moved, "choice": choice })),
        "undo" => {
            let owner = world.person(if seat == 1 { "First" } else { "Second" }).await;
            let undo = owner.scene(&scene.table).await["undo"]["entries"][0].clone();
            if undo.is_null() {
                let choose = json!({ "do": "choose", "seat": seat, "after": moved, "choice": choice });
                owner.does(&scene.table, choose).await;
            }
            let now = owner.scene(&scene.table).await;
            only(
                json!({ "do": name, "seat": seat, "after": now["moved"], "from": now["undo"]["entries"][0] }),
            )
        }
        "say" => {
            let say = |room: &str| json!({ "do": name, "room": room, "text": "Hello" });
            Some(vec![(" to the table", say("table")), (" to the spectators", say("watchers"))])
        }
        "mute" => only(json!({ "do": name, "who": scene.who, "silent": true })),
        "ban" => only(json!({ "do": name, "who": scene.who, "banned": true })),
        "end" => only(json!({ "do": name, "seat": seat, "agree": true })),
        // Nobody's time is up, so nobody may vote yet.
        "vote" => only(json!({ "do": name, "seat": seat, "about": scene.other, "vote": "wait" })),
        _ => None,
    }
}

/// A message of a socket by its type; `None` if it has no sample.
pub(super) fn message(name: &str, scene: &Scene) -> Option<Value> {
    let Scene { table, asked, seen, .. } = scene;
    let choice = &seen["question"]["options"][0];
    let choose = json!({ "do": "choose", "seat": asked, "after": seen["moved"], "choice": choice });
    Some(match name {
        "watch" => json!({ "type": name, "table": table, "since": 0 }),
        "leave" => json!({ "type": name, "table": table }),
        "do" => json!({ "type": name, "table": table, "order": { "key": key(), "command": choose } }),
        "why" => json!({ "type": name, "table": table, "seat": asked, "choice": choice }),
        "ping" => json!({ "type": name }),
        _ => return None,
    })
}
