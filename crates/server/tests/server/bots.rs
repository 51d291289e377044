//! Bots at tables, and several seats of one person.

use crate::client::{Player, play};
use crate::cluster::Cluster;
use crate::play::verify;
use crate::{Test, tests};
use serde_json::{Value, json};
use std::collections::BTreeSet;

pub(crate) const TESTS: &[(&str, Test)] = tests![bots::{
    bots_answer_until_the_game_is_over,
    a_bot_resumes_after_a_restart_during_its_search,
    bots_play_with_region_cards_in_hand_too,
    one_person_plays_several_seats_and_sees_what_the_one_asked_sees,
    a_hint_is_one_of_the_answers,
}];

fn bot(level: &str) -> Value {
    json!({ "kind": "bot", "level": level })
}

async fn bots_answer_until_the_game_is_over(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let seats = json!([bot("novice"), { "kind": "me" }, bot("random"), bot("greedy")]);
    let table = anna.table(json!({ "game": "rattus", "setup": { "players": "4" }, "seats": seats })).await;
    anna.does(&table, json!({ "do": "start" })).await;
    let mut player = anna.player(&table, 1).await;
    player.play(u64::MAX).await;
    player.received_all_from(1);
    let moved: BTreeSet<u64> = player
        .log
        .values()
        .filter(|what| what["kind"] == "moved")
        .filter_map(|what| what["seat"].as_u64())
        .collect();
    assert_eq!(moved, BTreeSet::from([1, 2, 3, 4]));
    let record = anna.get(&format!("/api/tables/{table}/record")).await;
    verify(&record.body, &player.sheet["commitment"]);
    node.stop().await;
}

async fn a_bot_resumes_after_a_restart_during_its_search(cluster: Cluster) {
    let mut node = cluster.serve().await;
    let mut anna = node.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, bot("master")]);
    let table = anna.table(json!({ "game": "rattus", "setup": { "players": "2" }, "seats": seats })).await;
    anna.does(&table, json!({ "do": "start" })).await;
    let mut player = anna.player(&table, 1).await;
    for _ in 0..2 {
        while !player.question.is_null() {
            player.act().await;
        }
        let before = player.number();
        // It thinks for a second about every answer.
        node.stop().await;
        node = cluster.serve().await;
        anna = anna.at(&node.host);
        player = Player::come(anna.socket().await, &table, 0, before).await;
        player.until(|player| player.number() > before).await;
        assert_eq!(player.log[&(before + 1)]["seat"], 2, "the bot has answered");
        player.until(|player| !player.question.is_null()).await;
    }
    node.stop().await;
}

async fn bots_play_with_region_cards_in_hand_too(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, bot("random"), bot("random")]);
    let setup = json!({ "players": "3", "boxes": "base,africanus" });
    let table = anna.table(json!({ "game": "rattus", "setup": setup, "seats": seats })).await;
    anna.does(&table, json!({ "do": "start" })).await;
    let mut player = anna.player(&table, 1).await;
    // A bot that is asked in secret waits two seconds, so a whole game would take long.
    while !player.is_over() && player.number() <= 60 {
        player.play(player.number() + 10).await;
    }
    player.received_all_from(1);
    assert!(player.number() > 30, "it goes on");
    node.stop().await;
}

async fn one_person_plays_several_seats_and_sees_what_the_one_asked_sees(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let seats = json!([{ "kind": "me", "name": "Left" }, { "kind": "me", "name": "Right" }]);
    let setup = json!({ "players": "2", "boxes": "base,africanus" });
    let table = anna.table(json!({ "game": "rattus", "setup": setup, "seats": seats })).await;
    anna.does(&table, json!({ "do": "start" })).await;
    let mut players = [anna.player(&table, 1).await];
    let names: Vec<&Value> = players[0].sheet["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .map(|seat| &seat["holder"]["name"])
        .collect();
    assert_eq!(names, ["Left", "Right"]);
    let mut eyes = BTreeSet::new();
    while !players[0].is_over() {
        let next = players[0].number() + 1;
        let seat = players[0].question["seat"].clone();
        if let Some(received) = players[0].socket.received.iter().rev().find(|text| text.contains("\"eye\""))
        {
            let message: Value = serde_json::from_str(received).expect("messages are JSON");
            let stands = message.get("scene").unwrap_or(&message);
            assert_eq!(stands["eye"], format!("seat {seat}"));
            eyes.insert(stands["eye"].to_string());
            let view = &players[0].view["seats"];
            let other = if seat == 1 { 1 } else { 0 };
            assert_eq!(view[other]["hand_cards"], json!([]), "the other's hand is hidden");
        }
        play(&mut players, next).await;
    }
    assert_eq!(eyes.len(), 2);
    let record = anna.get(&format!("/api/tables/{table}/record")).await;
    verify(&record.body, &players[0].sheet["commitment"]);
    node.stop().await;
}

async fn a_hint_is_one_of_the_answers(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, bot("random")]);
    let table = anna.table(json!({ "game": "rattus", "setup": { "players": "2" }, "seats": seats })).await;
    anna.get(&format!("/api/tables/{table}/hint")).await.is_refused(422, "not_asked");
    anna.get(&format!("/api/tables/{table}/query/odds?seat=1&of=gallia"))
        .await
        .is_refused(403, "no_player_aids");
    anna.does(&table, json!({ "do": "start" })).await;
    let mut player = anna.player(&table, 1).await;
    player.until(|player| !player.question.is_null()).await;
    let hint = anna.get(&format!("/api/tables/{table}/hint")).await.good();
    assert!(player.question["options"].as_array().expect("options").contains(&hint["choice"]), "{hint}");
    let other = node.guest("Ben").await;
    other.get(&format!("/api/tables/{table}/hint")).await.is_refused(422, "not_asked");
    let request = json!({ "game": "rattus", "setup": { "players": "2" }, "seats": seats, "hints": false, "player_aids": true });
    let without = anna.table(request).await;
    anna.get(&format!("/api/tables/{without}/query/odds?seat=1&of=gallia")).await;
    anna.does(&without, json!({ "do": "start" })).await;
    anna.get(&format!("/api/tables/{without}/hint")).await.is_refused(403, "no_hints");
    let odds = anna.get(&format!("/api/tables/{without}/query/odds?seat=1&of=gallia")).await.good();
    assert!(odds["outcomes"].is_array(), "{odds}");
    anna.get(&format!("/api/tables/{without}/query/odds?seat=2&of=gallia"))
        .await
        .is_refused(403, "not_yours");
    anna.get(&format!("/api/tables/{without}/query/odds?seat=1&of=atlantis"))
        .await
        .is_refused(422, "no_answer");
    node.stop().await;
}
