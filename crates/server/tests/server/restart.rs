//! The server goes and comes back: everything is as it was.

use crate::client::{Person, Player, begin, play};
use crate::cluster::Cluster;
use crate::play::verify;
use crate::{Test, tests};
use serde_json::json;

pub(crate) const TESTS: &[(&str, Test)] = tests![restart::{
    a_reconnecting_client_gets_the_missed_entries,
    a_game_is_unchanged_by_restarts,
    clients_are_notified_when_the_server_stops,
}];

async fn a_reconnecting_client_gets_the_missed_entries(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let mut players = [people[0].player(&table, 1).await, people[1].player(&table, 2).await];
    play(&mut players, 12).await;
    for stop in [15, 30, 31, 60] {
        // A train enters a tunnel.
        let [anna, ben] = players;
        let (known, log) = (ben.number(), ben.log);
        drop(ben.socket);
        let mut alone = [anna];
        if alone[0].question.is_null() {
            people[0].does(&table, json!({ "do": "say", "room": "table", "text": "Where are you?" })).await;
            alone[0].until(|anna| anna.number() > known).await;
        } else {
            alone[0].act().await;
        }
        let [anna] = alone;
        let mut back = Player::come(people[1].socket().await, &table, known, stop).await;
        back.received_all_from(known + 1);
        assert_eq!(back.number(), anna.number());
        // A client that knows nothing gets the same log from the beginning.
        let whole = people[1].player(&table, 9).await;
        whole.received_all_from(1);
        for (number, what) in &log {
            assert_eq!(whole.log[number], *what, "entry {number}");
        }
        assert_eq!((&whole.view, &whole.question), (&back.view, &back.question));
        back.log = whole.log.clone();
        players = [anna, back];
        play(&mut players, stop).await;
    }
    node.stop().await;
}

async fn a_game_is_unchanged_by_restarts(cluster: Cluster) {
    let mut node = cluster.serve().await;
    let mut people: Vec<Person> =
        vec![node.guest("Anna").await, node.guest("Ben").await, node.guest("Cleo").await];
    let setup = json!({ "boxes": "base,pied_piper,africanus" });
    let table = begin(&people, json!({ "game": "rattus", "setup": setup })).await;
    let mut watcher = node.guest("Dora").await;
    let commitment = people[0].scene(&table).await["sheet"]["commitment"].clone();
    let mut last = 0;
    let mut kept = 0;
    for stop in [5, 6, 30, 47, 90, 130, u64::MAX] {
        let mut players = Vec::new();
        for (number, person) in (1..).zip(&people) {
            let mut player = Player::come(person.socket().await, &table, last, last + number).await;
            player.wavers = true;
            player.received_all_from(last + 1);
            players.push(player);
        }
        play(&mut players, stop).await;
        // The answer to a secret question takes effect by itself, at any moment.
        while players.iter().any(|player| player.question["name"] == "protect") {
            let next = players.iter().map(Player::number).max().expect("three") + 1;
            play(&mut players, next).await;
        }
        if players[0].is_over() {
            break;
        }
        last = players.iter().map(Player::number).min().expect("three");
        let eyes: Vec<Person> = people.iter().chain([&watcher]).cloned().collect();
        let mut before = Vec::new();
        for eye in &eyes {
            before.push((eye.sight(&table).await, eye.scene(&table).await["log"].clone()));
        }
        node.stop().await;
        let store = cluster.store().await;
        let state = store.snapshot(&store::TableId(table.clone())).await.expect("it answers");
        kept += usize::from(state.is_some());
        store.close().await;
        node = cluster.serve().await;
        people = people.iter().map(|person| person.at(&node.host)).collect();
        watcher = watcher.at(&node.host);
        for (eye, (sight, log)) in eyes.iter().zip(before) {
            let eye = eye.at(&node.host);
            assert_eq!(eye.sight(&table).await, sight, "after entry {last}");
            assert_eq!(eye.scene(&table).await["log"], log, "after entry {last}");
        }
    }
    assert!(kept > 1, "some of these were opened with a kept state");
    let record = people[0].get(&format!("/api/tables/{table}/record")).await;
    verify(&record.body, &commitment);
    node.stop().await;
}

async fn clients_are_notified_when_the_server_stops(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let mut player = people[0].player(&table, 1).await;
    let stopping = tokio::spawn(node.stop());
    let mut last = None;
    while let Some(received) = player.socket.receive().await {
        last = Some(received);
    }
    let last = last.expect("something was said");
    assert_eq!(last["type"], "closing", "{last}");
    assert!(last["retry_ms"].as_u64() > Some(0));
    let _ = stopping.await;
}
