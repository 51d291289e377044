//! What those who may not watch can't know is in nothing that is sent to them. The leak scan of the suite `hostile` looks for the
//! secrets of seats.

use crate::client::{Player, begin, key, play};
use crate::cluster::Cluster;
use crate::support::knowledge::pieces;
use crate::{Test, tests};
use serde_json::{Value, json};
use std::collections::BTreeSet;

pub(crate) const TESTS: &[(&str, Test)] = tests![secrets::{
    nothing_of_a_game_without_watchers_reaches_a_stranger,
}];

async fn nothing_of_a_game_without_watchers_reaches_a_stranger(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let pace = json!({ "kind": "correspondence", "hours": 24 });
    let request = json!({ "game": "rattus", "spectators": false, "public": true, "pace": pace });
    let table = begin(&people, request).await;
    let stranger = node.guest("Dora").await;
    let mut spy = stranger.player(&table, 0).await;
    let mut players = [people[0].player(&table, 1).await, people[1].player(&table, 2).await];
    people[0].does(&table, json!({ "do": "say", "room": "table", "text": "Our secret" })).await;
    play(&mut players, 30).await;
    for path in ["/replay", "/replay?as=watcher", "/record"] {
        stranger.get(&format!("/api/tables/{table}{path}")).await.is_refused(403, "no_watchers");
    }
    let listed = stranger.get("/api/tables?which=running").await.good();
    assert_eq!((&listed[0]["waiting"], &listed[0]["deadline"]), (&json!([]), &Value::Null));
    assert_eq!(listed[0]["last"], Value::Null);
    let mut listed = people[0].get("/api/tables?which=mine").await.good();
    for stop in 31..40 {
        // Some moves have no event to tell, such as not using an ability.
        if listed[0]["last"].is_null() {
            play(&mut players, stop).await;
            listed = people[0].get("/api/tables?which=mine").await.good();
        }
    }
    assert!(listed[0]["last"]["key"].as_str().is_some_and(|key| key.starts_with("event-")), "{listed}");
    assert_eq!(listed[0]["waiting"].as_array().map(Vec::len), Some(1), "who sits there may know");
    let said = stranger.order(&table, &key(), json!({ "do": "say", "room": "watchers", "text": "Hm" })).await;
    assert_eq!(said["refusal"]["code"], "no_watchers");
    players[0].wavers = true;
    play(&mut players, u64::MAX).await;
    spy.until(Player::is_over).await;
    let seed = players[0].sheet["seed"].as_str().expect("the players are told").to_owned();
    let scene = stranger.get(&format!("/api/tables/{table}")).await.body;
    for text in spy.socket.received.iter().chain([&scene]) {
        assert!(pieces(text).is_empty() && !text.contains(&seed) && !text.contains("Our secret"), "{text}");
        let message: Value = serde_json::from_str(text).expect("messages are JSON");
        let stands = message.get("scene").unwrap_or(&message);
        for secret in ["view", "patches", "question", "undo", "clock", "result"] {
            assert!(stands.get(secret).is_none_or(Value::is_null), "{secret}: {text}");
        }
        assert!(stands.get("waiting").is_none_or(|waiting| *waiting == json!([])), "{text}");
    }
    spy.received_all_from(1);
    let kinds: BTreeSet<&str> = spy.log.values().filter_map(|what| what["kind"].as_str()).collect();
    assert_eq!(kinds, BTreeSet::from(["made", "sat", "started", "hidden", "ended"]));
    stranger.get(&format!("/api/tables/{table}/record")).await.is_refused(403, "no_watchers");
    node.stop().await;
}
