//! Several nodes over one PostgreSQL.

use crate::client::{Person, Player, begin, key, play};
use crate::cluster::Cluster;
use crate::play::verify;
use crate::{Test, tests};
use serde_json::json;
use server::{BotConfig, Config, Limits, Server};
use std::time::Duration;
use tokio::net::TcpListener;

pub(crate) const TESTS: &[(&str, Test)] = tests![nodes::{
    people_on_different_nodes_play_one_table_to_the_end,
    the_same_answer_on_two_nodes_at_once_is_done_once,
    another_node_takes_over_the_jobs_of_a_dead_node,
    a_deleted_guest_is_refused_on_every_node,
    a_node_with_a_wrong_clock_ends_no_turn,
    presence_is_the_same_on_every_node,
}];

async fn people_on_different_nodes_play_one_table_to_the_end(cluster: Cluster) {
    let nodes = [cluster.serve().await, cluster.serve().await];
    let people = [nodes[0].guest("Anna").await, nodes[1].guest("Ben").await, nodes[0].guest("Cleo").await];
    let setup = json!({ "boxes": "base,pied_piper,africanus" });
    let table = begin(&people, json!({ "game": "rattus", "setup": setup })).await;
    let watcher = nodes[1].guest("Dora").await;
    let mut players = Vec::new();
    for (number, person) in (1..).zip(&people) {
        let mut player = person.player(&table, number).await;
        player.wavers = true;
        players.push(player);
    }
    let mut watcher = watcher.player(&table, 0).await;
    for stop in [30, 60, 90, u64::MAX] {
        play(&mut players, stop).await;
        if !players[0].is_over() {
            // Chat at both nodes at once: the second append is planned again, not lost.
            let talk = people
                .iter()
                .map(|person| person.does(&table, json!({ "do": "say", "room": "table", "text": "Hm" })));
            futures_util::future::join_all(talk).await;
        }
    }
    watcher.until(Player::is_over).await;
    for player in players.iter().chain([&watcher]) {
        player.received_all_from(1);
        assert_eq!(player.log[&player.number()], watcher.log[&watcher.number()]);
    }
    let record = people[1].get(&format!("/api/tables/{table}/record")).await;
    verify(&record.body, &players[0].sheet["commitment"]);
    for node in nodes {
        node.stop().await;
    }
}

async fn the_same_answer_on_two_nodes_at_once_is_done_once(cluster: Cluster) {
    let nodes = [cluster.serve().await, cluster.serve().await];
    let people = [nodes[0].guest("Anna").await, nodes[0].guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    for round in 0..15 {
        let mut players = [people[0].player(&table, round).await, people[1].player(&table, round).await];
        let place = usize::from(players[0].question.is_null());
        let command = players[place].some_choice();
        let same = key();
        let [one, two] = [&nodes[0], &nodes[1]].map(|node| people[place].at(&node.host));
        let answers =
            tokio::join!(one.order(&table, &same, command.clone()), two.order(&table, &same, command));
        let both = [&answers.0["answer"], &answers.1["answer"]];
        assert!(both.contains(&&json!("accepted")) && both.contains(&&json!("known")), "{answers:?}");
        assert_eq!(answers.0["number"], answers.1["number"]);
        let scenes = tokio::join!(one.sight(&table), two.sight(&table));
        assert_eq!(scenes.0, scenes.1);
    }
    for node in nodes {
        node.stop().await;
    }
}

async fn another_node_takes_over_the_jobs_of_a_dead_node(cluster: Cluster) {
    let living = cluster.serve().await;
    // The other has threads of its own, and they are gone in a moment.
    let dying =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("threads");
    let store = dying.spawn({
        let location = cluster.database.location.clone();
        async move { store::open(&location).await.expect("the store opens") }
    });
    let store = store.await.expect("it opens");
    let config = Config {
        unlimited: true,
        bots: BotConfig { workers: 1, ..BotConfig::default() },
        clock: cluster.clock.clone(),
        ..Config::default()
    };
    let server = dying.spawn(async move {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        Server::start(listener, store, config).expect("it starts")
    });
    let server = server.await.expect("it starts");
    let anna = Person::guest(&server.address().to_string(), "Anna").await;
    let bots = json!([{ "kind": "bot", "level": "apprentice" }, { "kind": "bot", "level": "apprentice" }, { "kind": "bot", "level": "apprentice" }]);
    let table = anna.table(json!({ "game": "rattus", "setup": { "players": "3" }, "seats": bots })).await;
    let mut watcher = anna.at(&living.host).player(&table, 1).await;
    anna.does(&table, json!({ "do": "start" })).await;
    watcher.until(|watcher| watcher.number() > 10).await;
    drop(server);
    dying.shutdown_background();
    // The lease of the dead node expires.
    cluster.clock.set_forward(Duration::from_secs(6));
    let before = watcher.number() + 3;
    watcher.until(|watcher| watcher.number() > before).await;
    watcher.received_all_from(1);
    living.stop().await;
}

async fn presence_is_the_same_on_every_node(cluster: Cluster) {
    let nodes = [cluster.serve().await, cluster.serve().await];
    let people = [nodes[0].guest("Anna").await, nodes[1].guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let is_present = |player: &Player, seats: serde_json::Value, watchers: u32| {
        player.present["seats"] == seats && player.present["watchers"] == watchers
    };
    let mut anna = people[0].player(&table, 1).await;
    anna.until(|player| is_present(player, json!([1]), 0)).await;
    // The other node has the table open first when Ben comes, so it has to ask.
    let mut ben = people[1].player(&table, 2).await;
    anna.until(|player| is_present(player, json!([1, 2]), 0)).await;
    ben.until(|player| is_present(player, json!([1, 2]), 0)).await;
    let watcher = nodes[1].guest("Cleo").await.player(&table, 3).await;
    anna.until(|player| is_present(player, json!([1, 2]), 1)).await;
    ben.until(|player| is_present(player, json!([1, 2]), 1)).await;
    drop(watcher);
    drop(ben);
    anna.until(|player| is_present(player, json!([1]), 0)).await;
    for node in nodes {
        node.stop().await;
    }
}

async fn a_node_with_a_wrong_clock_ends_no_turn(cluster: Cluster) {
    let right = cluster.serve().await;
    let fast = cluster.serve_skewed(Duration::from_secs(600)).await;
    let people = [right.guest("Anna").await, right.guest("Ben").await];
    let pace = json!({ "kind": "live", "turn_s": 60, "reserve_s": 60 });
    let table = begin(&people, json!({ "game": "rattus", "pace": pace })).await;
    // Both nodes have the table open, and both move there.
    let mut players = [people[0].player(&table, 1).await, people[1].at(&fast.host).player(&table, 2).await];
    play(&mut players, 12).await;
    let at_fast = people[0].at(&fast.host);
    let scene = at_fast.scene(&table).await;
    let here = people[0].scene(&table).await;
    assert!(scene["clock"]["until"].is_i64(), "{scene}");
    assert_eq!(scene["clock"]["until"], here["clock"]["until"]);
    // The fast node looks for jobs that are due twice a second. A job that is due shows that it has looked.
    let bots = json!([{ "kind": "bot", "level": "novice" }, { "kind": "bot", "level": "novice" }]);
    let other = at_fast.table(json!({ "game": "rattus", "setup": { "players": "2" }, "seats": bots })).await;
    let mut watcher = at_fast.player(&other, 3).await;
    at_fast.does(&other, json!({ "do": "start" })).await;
    watcher.until(|watcher| watcher.number() > 12).await;
    for entry in people[0].scene(&table).await["log"].as_array().expect("a log") {
        let kind = entry["what"]["kind"].as_str().unwrap_or_default();
        assert!(!["reminded", "stand_in", "timed_out"].contains(&kind), "{entry}");
    }
    for node in [right, fast] {
        node.stop().await;
    }
}

async fn a_deleted_guest_is_refused_on_every_node(cluster: Cluster) {
    // No heartbeat checks the session: a message has to.
    let limits = Limits { heartbeat: Duration::from_secs(3600), ..Limits::default() };
    let config = Config { unlimited: true, limits, ..Config::default() };
    let nodes = [cluster.serve().await, cluster.serve_with(config).await];
    let anna = nodes[0].guest("Anna").await;
    let table = anna.table(json!({ "game": "rattus", "public": true })).await;
    let mut socket = anna.at(&nodes[1].host).socket().await;
    assert_eq!(socket.ask(json!({ "type": "watch", "table": table })).await["type"], "scene");
    assert_eq!(anna.ask("DELETE", "/api/me", "").await.status, 200);
    // A session check is valid for two seconds; the first message after that ends the socket.
    let last = loop {
        socket.send(json!({ "type": "ping", "id": 7 }).to_string()).await;
        match socket.receive().await {
            Some(pong) if pong["type"] == "pong" => tokio::time::sleep(Duration::from_millis(50)).await,
            // What happens at the table, and who is present there.
            Some(news) if news["type"] == "update" || news["type"] == "present" => {}
            other => break other,
        }
    };
    assert_eq!(last.expect("the server says why")["type"], "closing");
    assert!(socket.receive().await.is_none(), "the socket is closed");
    for node in nodes {
        node.stop().await;
    }
}
