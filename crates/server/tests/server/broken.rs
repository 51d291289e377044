//! One table that can't go on, and all others that can.

use crate::client::{begin, play};
use crate::cluster::{Cluster, Node};
use crate::play::verify;
use crate::{Test, tests};
use serde_json::json;
use store::{Append, TableId};

pub(crate) const TESTS: &[(&str, Test)] = tests![broken::{
    a_log_that_makes_no_sense_closes_its_table_alone,
    a_live_table_whose_log_is_spoilt_lets_its_clients_come_back,
}];

/// Writes an entry that makes no sense into a table's log.
pub(crate) async fn poison(node: &Node, table: &str) {
    let store = &node.store;
    let id = TableId(table.to_owned());
    let listed = store.table(&id).await.expect("it answers").expect("it is there");
    let append = Append {
        table: id,
        after: listed.last,
        at: listed.updated,
        entries: vec![(None, json!({ "t": "moved", "seat": 1, "choice": "use nothing" }).to_string())],
        metadata: listed.metadata,
        seats: None,
        snapshot: None,
        naming: Vec::new(),
    };
    store.append(append).await.expect("it can be written");
}

async fn a_log_that_makes_no_sense_closes_its_table_alone(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let sound = begin(&people, json!({ "game": "rattus" })).await;
    let broken = people[0].table(json!({ "game": "rattus", "seats": [{ "kind": "me" }] })).await;
    poison(&node, &broken).await;
    people[0].get(&format!("/api/tables/{broken}")).await.is_refused(503, "broken");
    let answer = people[0].order(&broken, "some-key", json!({ "do": "abandon" })).await;
    assert_eq!(answer["refusal"]["code"], "broken");
    let mut socket = people[0].socket().await;
    let received = socket.ask(json!({ "type": "watch", "table": broken })).await;
    assert_eq!(received["refusal"]["code"], "broken");
    assert!(people[0].get("/api/tables?which=mine").await.good().to_string().contains(&broken));
    let mut players = [people[0].player(&sound, 1).await, people[1].player(&sound, 2).await];
    play(&mut players, u64::MAX).await;
    let record = people[0].get(&format!("/api/tables/{sound}/record")).await;
    verify(&record.body, &players[0].sheet["commitment"]);
    node.stop().await;
}

async fn a_live_table_whose_log_is_spoilt_lets_its_clients_come_back(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let other = begin(&people, json!({ "game": "rattus" })).await;
    let mut player = people[0].player(&table, 1).await;
    poison(&node, &table).await;
    let said =
        people[1].order(&table, "some-key", json!({ "do": "say", "room": "table", "text": "Hm" })).await;
    assert_eq!(said["answer"], "refused");
    let mut last = None;
    while let Some(received) = player.socket.receive().await {
        last = Some(received);
    }
    assert_eq!(last.map(|last| last["type"].clone()), Some(json!("closing")), "nobody is left waiting");
    let mut players = [people[0].player(&other, 1).await, people[1].player(&other, 2).await];
    play(&mut players, 30).await;
    node.stop().await;
}
