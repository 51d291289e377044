//! Pest over the real server: whole games, and nothing of what chance has not drawn yet.

use crate::client::{Player, begin, key};
use crate::cluster::Cluster;
use crate::play::verify_of;
use crate::{Test, tests};
use ::game::EntryKind;
use serde_json::{Value, json};

pub(crate) const TESTS: &[(&str, Test)] = tests![pest::{
    a_duel_against_a_bot_is_played_to_the_end_and_the_record_proves_it,
    a_move_is_taken_back_whole_and_step_by_step,
    facts_a_seat_can_deduce_are_shown_to_spectators,
}];

async fn a_duel_against_a_bot_is_played_to_the_end_and_the_record_proves_it(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let setup = json!({ "variant": "duel", "players": "2" });
    let table = anna.table(json!({ "game": "pest", "setup": setup, "seats": seats })).await;
    anna.does(&table, json!({ "do": "start" })).await;
    let mut player = anna.player(&table, 5).await;
    player.hurries = true;
    player.wavers = true;
    let commitment = player.sheet["commitment"].clone();
    let mut asked = Vec::new();
    for stop in [40, 90, u64::MAX] {
        player.play(stop).await;
        if player.is_over() {
            break;
        }
        for path in [
            "",
            "/record",
            "/replay",
            "/query/study?seat=1",
            "/query/study?seat=2",
            "/why?seat=1&choice=done",
        ] {
            asked.push(anna.get(&format!("/api/tables/{table}{path}")).await);
        }
    }
    player.received_all_from(1);
    let seed = player.sheet["seed"].as_str().expect("the seed is published at the end").to_owned();
    for answer in &asked {
        assert!(!answer.body.contains(&seed) && !answer.head.contains(&seed));
    }
    let told = player.socket.received.iter().position(|text| text.contains(&seed));
    let ended = player.socket.received.iter().position(|text| text.contains("\"kind\":\"ended\""));
    assert_eq!(told, ended, "nothing told the seed before the end");
    assert_eq!(player.result["places"].as_array().map(Vec::len), Some(2));
    let record = anna.get(&format!("/api/tables/{table}/record")).await;
    let record = verify_of::<::pest::Game>(&record.body, &commitment);
    let undos = record.entries.iter().filter(|entry| matches!(entry.kind, EntryKind::Undo { .. })).count();
    assert!(undos > 0, "what was taken back is in the record");
    let proof = anna.get(&format!("/api/tables/{table}/proof")).await.good();
    assert_eq!(proof["fair"], true, "{proof}");
    node.stop().await;
}

/// Answers with the first option that begins so.
async fn answer(player: &mut Player, beginning: &str) {
    let options = player.question["options"].as_array().expect("somebody is asked").clone();
    let choice =
        options.iter().find(|option| option.as_str().is_some_and(|text| text.starts_with(beginning)));
    let choice = choice.unwrap_or_else(|| panic!("no {beginning} in {options:?}"));
    let seat = player.question["seat"].clone();
    let command = json!({ "do": "choose", "seat": seat, "after": player.moved, "choice": choice });
    let said = player.order(&key(), command).await;
    assert_eq!(said["answer"], "accepted", "{said}");
}

/// Plays on until the player's next turn begins.
async fn until_my_turn(player: &mut Player) {
    player.hurries = true;
    while player.question["name"] != "ask-assistant" {
        if player.question.is_null() {
            player.receive().await;
        } else {
            player.act().await;
        }
    }
}

async fn a_move_is_taken_back_whole_and_step_by_step(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await];
    let table = begin(&people, json!({ "game": "pest", "setup": { "variant": "solo" } })).await;
    let mut player = people[0].player(&table, 2).await;
    until_my_turn(&mut player).await;
    let (view, question) = (player.view.clone(), player.question.clone());
    answer(&mut player, "cell move-").await;
    answer(&mut player, "do move").await;
    assert_eq!(player.question["name"], "ask-step");
    let standing = player.view.clone();
    answer(&mut player, "move ").await;
    let entries = |player: &Player| -> Vec<u64> {
        player.undo["entries"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
    };
    let back = entries(&player);
    assert!(back.len() >= 3, "{}", player.undo);
    let undo =
        |player: &Player, from: u64| json!({ "do": "undo", "seat": 1, "after": player.moved, "from": from });
    let step = undo(&player, back[2]);
    assert_eq!(player.order(&key(), step).await["answer"], "accepted");
    assert_eq!(player.view, standing, "the doctor stands where he stood");
    answer(&mut player, "move ").await;
    let whole = undo(&player, back[0]);
    assert_eq!(player.order(&key(), whole).await["answer"], "accepted");
    assert_eq!((&player.view, &player.question), (&view, &question), "the turn is as it began");
    node.stop().await;
}

async fn facts_a_seat_can_deduce_are_shown_to_spectators(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let path = |table: &str, seat: u8| format!("/api/tables/{table}/query/study?seat={seat}");
    let table = begin(&people, json!({ "game": "pest" })).await;
    let mut players = [people[0].player(&table, 1).await, people[1].player(&table, 2).await];
    while players[0].view["year"] == 0 {
        let place = usize::from(players[0].question.is_null());
        players[place].act().await;
        let number = players[place].number();
        for player in &mut players {
            player.until(|player| player.number() >= number).await;
        }
    }
    let watcher = node.guest("Dora").await;
    for person in people.iter().chain([&watcher]) {
        for seat in 1..=2 {
            let study = person.get(&path(&table, seat)).await.good();
            assert_eq!(study["cells"].as_array().map(Vec::len), Some(9));
            assert!(study["reach"].as_array().is_some_and(|reach| !reach.is_empty()));
        }
    }
    people[0].get(&path(&table, 3)).await.is_refused(422, "no_seat");
    let hash = players[0].view["pack"].as_str().expect("a hash");
    let print = watcher.get(&format!("/api/packs/{hash}")).await;
    assert!(print.head.contains("immutable"), "{}", print.head);
    assert_eq!(print.good()["map"]["places"].as_array().map(Vec::len), Some(45));
    watcher.get("/api/packs/sha256:0000").await.is_refused(404, "no_pack");
    let closed = begin(&people, json!({ "game": "pest", "spectators": false })).await;
    watcher.get(&path(&closed, 1)).await.is_refused(403, "no_watchers");
    let rats = begin(&people, json!({ "game": "rattus" })).await;
    people[0].get(&path(&rats, 1)).await.is_refused(422, "no_query");
    node.stop().await;
}
