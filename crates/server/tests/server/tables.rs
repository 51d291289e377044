//! Tables before, around and after the game: settings, lists, chat, rematch.

use crate::client::{Person, Player, begin, key, play, request};
use crate::cluster::Cluster;
use crate::{Test, tests};
use serde_json::{Value, json};

pub(crate) const TESTS: &[(&str, Test)] = tests![tables::{
    an_impossible_table_is_refused_with_all_its_faults,
    seats_are_taken_left_cleared_and_filled_with_bots,
    lists_show_public_tables_and_mine_with_my_turn_first,
    players_and_watchers_have_rooms_of_their_own_to_talk,
    the_host_can_mute,
    one_rematch_is_made_for_all,
    a_finished_game_is_judged_proved_and_played_on_from,
    a_given_seed_is_marked_as_known_to_others,
    presence_is_broadcast,
    the_rate_of_new_tables_is_limited,
    hosts_can_look_after_the_server,
}];

async fn an_impossible_table_is_refused_with_all_its_faults(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let request = json!({
        "game": "rattus",
        "setup": { "players": "9", "boxes": "base,atlantis", "cards": "peasant,nobody" },
        "seats": [{ "kind": "bot", "level": "genius" }, { "kind": "me", "name": "" }],
        "pace": { "kind": "live", "turn_s": 1, "reserve_s": 99999 },
        "seed": "not a seed",
    });
    let answer = anna.post("/api/tables", request).await;
    answer.is_refused(422, "impossible");
    let faults = answer.json()["faults"].as_array().expect("faults").clone();
    let places: Vec<&str> = faults.iter().filter_map(|fault| fault["place"].as_str()).collect();
    for place in ["pace", "seat 1", "seat 2", "seed", "players", "boxes", "cards"] {
        assert!(places.contains(&place), "{place} is missing in {places:?}");
    }
    assert_eq!(places.iter().filter(|place| **place == "pace").count(), 2, "{faults:?}");
    for fault in &faults {
        assert!(fault["message"].as_str().is_some_and(|message| message.len() > 8), "{fault}");
    }
    let many: Vec<Value> = (0..9).map(|_| json!({ "kind": "open" })).collect();
    anna.post("/api/tables", json!({ "game": "rattus", "seats": many })).await.is_refused(422, "impossible");
    let seats = json!([{ "kind": "open" }, { "kind": "open" }, { "kind": "open" }]);
    anna.post("/api/tables", json!({ "game": "rattus", "setup": { "players": "2" }, "seats": seats }))
        .await
        .is_refused(422, "impossible");
    anna.post("/api/tables", json!({ "game": "chess" })).await.is_refused(422, "impossible");
    anna.post("/api/tables", json!({ "game": "rattus", "colour": "red" }))
        .await
        .is_refused(422, "unreadable");
    anna.post("/api/tables", json!({ "game": "rattus", "pack": "nowhere" }))
        .await
        .is_refused(422, "impossible");
    anna.post("/api/tables", json!({ "game": "rattus", "setup": { "weather": "fine" } }))
        .await
        .is_refused(422, "impossible");
    assert_eq!(anna.get("/api/tables?which=mine").await.good(), json!([]), "nothing was made");
    node.stop().await;
}

async fn seats_are_taken_left_cleared_and_filled_with_bots(cluster: Cluster) {
    let node = cluster.serve().await;
    let (anna, ben) = (node.guest("Anna").await, node.guest("Ben").await);
    let table = anna.table(json!({ "game": "rattus", "setup": { "players": "3" } })).await;
    assert_eq!(anna.scene(&table).await["sheet"]["host"], true);
    ben.does(&table, json!({ "do": "sit", "seat": 2 })).await;
    ben.cannot(&table, json!({ "do": "sit", "seat": 3 }), "seated").await;
    anna.cannot(&table, json!({ "do": "sit", "seat": 2 }), "taken").await;
    anna.cannot(&table, json!({ "do": "sit", "seat": 4 }), "no_seat").await;
    anna.does(&table, json!({ "do": "sit", "seat": 1 })).await;
    ben.cannot(&table, json!({ "do": "bot", "seat": 3, "level": "novice" }), "not_host").await;
    anna.cannot(&table, json!({ "do": "bot", "seat": 3, "level": "genius" }), "level").await;
    anna.cannot(&table, json!({ "do": "bot", "seat": 3, "level": "master@1s" }), "level").await;
    anna.cannot(&table, json!({ "do": "bot", "seat": 2, "level": "novice" }), "taken").await;
    let refusal = anna.cannot(&table, json!({ "do": "start" }), "open_seats").await;
    assert!(refusal["message"].as_str().is_some_and(|message| message.contains('3')));
    ben.does(&table, json!({ "do": "stand", "seat": 2 })).await;
    ben.does(&table, json!({ "do": "sit", "seat": 3 })).await;
    anna.does(&table, json!({ "do": "clear", "seat": 3 })).await;
    ben.cannot(&table, json!({ "do": "stand", "seat": 3 }), "not_yours").await;
    anna.cannot(&table, json!({ "do": "clear", "seat": 3 }), "empty").await;
    for seat in [2, 3] {
        anna.does(&table, json!({ "do": "bot", "seat": seat, "level": "novice" })).await;
    }
    anna.does(&table, json!({ "do": "bot", "seat": 3, "level": "random" })).await;
    anna.cannot(&table, json!({ "do": "choose", "seat": 1, "after": 1, "choice": "pass" }), "not_begun")
        .await;
    anna.does(&table, json!({ "do": "start" })).await;
    let levels: Vec<Value> = anna.scene(&table).await["sheet"]["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .map(|seat| seat["holder"]["level"].clone())
        .collect();
    assert_eq!(levels, [Value::Null, json!("novice"), json!("random")]);
    node.stop().await;
}

fn ids(listed: &Value) -> Vec<&str> {
    listed.as_array().expect("a list").iter().filter_map(|table| table["id"].as_str()).collect()
}

async fn lists_show_public_tables_and_mine_with_my_turn_first(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let public =
        people[0].table(json!({ "game": "rattus", "public": true, "seats": [{ "kind": "me" }] })).await;
    let private = people[0].table(json!({ "game": "rattus", "seats": [{ "kind": "me" }] })).await;
    let stranger = Person::stranger(&node.host);
    assert_eq!(ids(&stranger.get("/api/tables").await.good()), [&public]);
    assert_eq!(ids(&stranger.get("/api/tables?which=open").await.good()), [&public]);
    assert_eq!(stranger.get("/api/tables?which=mine").await.good(), json!([]));
    stranger.get("/api/tables?which=all").await.is_refused(422, "which");
    stranger.get("/api/tables?whose=mine").await.is_refused(422, "unreadable");
    // Anyone with the link can come, nobody else learns of it.
    assert_eq!(stranger.scene(&private).await["sheet"]["stage"], "open");
    let mut mine = people[0].get("/api/tables?which=mine").await.good();
    assert_eq!(mine.as_array_mut().map(|all| all.len()), Some(2));

    let mut running = Vec::new();
    for _ in 0..4 {
        running.push(begin(&people, json!({ "game": "rattus", "public": true })).await);
    }
    // The turn is moved on at two of them.
    for table in &running[..2] {
        let mut players = [people[0].player(table, 1).await, people[1].player(table, 2).await];
        let first = usize::from(players[0].question.is_null());
        while !players[first].question.is_null() {
            players[first].act().await;
        }
        let number = players[first].number();
        players[1 - first].until(|player| player.number() >= number).await;
    }
    for person in &people {
        let mine = person.get("/api/tables?which=mine").await.good();
        let yours: Vec<bool> =
            mine.as_array().expect("a list").iter().map(|table| table["yours"] == true).collect();
        let mut sorted = yours.clone();
        sorted.sort_by_key(|yours| !yours);
        assert_eq!(yours, sorted, "tables that wait for the reader come first");
        for table in mine.as_array().expect("a list") {
            let asked = person.scene(table["id"].as_str().expect("a name")).await["question"].is_object();
            assert_eq!(table["yours"], asked);
        }
    }
    let shown = stranger.get("/api/tables?which=running").await.good();
    assert_eq!(shown.as_array().map(Vec::len), Some(4));
    let text = shown.to_string();
    assert!(!text.contains("\"me\":true") && !text.contains("\"yours\":true"), "{text}");
    node.stop().await;
}

fn say(room: &str, text: &str) -> Value {
    json!({ "do": "say", "room": room, "text": text })
}

fn received(player: &Player, text: &str) -> bool {
    player.socket.received.iter().any(|received| received.contains(text))
}

async fn players_and_watchers_have_rooms_of_their_own_to_talk(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let watchers = [node.guest("Cleo").await, node.guest("Dora").await];
    let mut player = people[0].player(&table, 1).await;
    let mut watcher = watchers[0].player(&table, 2).await;
    watchers[0].does(&table, say("watchers", "Ben will lose")).await;
    watchers[0].cannot(&table, say("table", "Hello"), "watching").await;
    people[0].cannot(&table, say("watchers", "Hello"), "playing").await;
    let number = people[1].does(&table, say("table", "  Good luck <b>all</b>  ")).await;
    player.until(|player| player.number() >= number).await;
    watcher.until(|watcher| watcher.number() >= number).await;
    assert_eq!(player.log[&number]["text"], "Good luck <b>all</b>");
    assert_eq!((&player.log[&number]["name"], &player.log[&number]["seat"]), (&json!("Ben"), &json!(2)));
    assert_eq!(player.log[&(number - 1)]["kind"], "hidden");
    assert!(received(&watcher, "Ben will lose") && !received(&player, "Ben will lose"));
    assert!(!people[0].scene(&table).await.to_string().contains("Ben will lose"));
    for text in ["", "   ", "bell\u{7}", &"x".repeat(501)] {
        people[0].cannot(&table, say("table", text), "text").await;
    }
    people[0].does(&table, say("table", &"ä".repeat(500))).await;
    // After the game all is open.
    people[0].does(&table, json!({ "do": "end", "seat": 1, "agree": true })).await;
    people[1].does(&table, json!({ "do": "end", "seat": 2, "agree": true })).await;
    people[0].does(&table, say("watchers", "Who said that?")).await;
    watchers[1].does(&table, say("watchers", "Not me")).await;
    node.stop().await;
}

async fn the_host_can_mute(cluster: Cluster) {
    let mut node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let mut cleo = node.guest("Cleo").await;
    cleo.does(&table, say("watchers", "Spam")).await;
    let mute = |who: u32, silent: bool| json!({ "do": "mute", "who": who, "silent": silent });
    people[1].cannot(&table, mute(3, true), "not_host").await;
    people[0].cannot(&table, mute(4, true), "nobody").await;
    people[0].cannot(&table, mute(1, true), "yourself").await;
    people[0].does(&table, mute(3, true)).await;
    cleo.cannot(&table, say("watchers", "Spam"), "muted").await;
    node.stop().await;
    node = cluster.serve().await;
    cleo = cleo.at(&node.host);
    cleo.cannot(&table, say("watchers", "Spam"), "muted").await;
    let anna = people[0].at(&node.host);
    anna.does(&table, mute(2, true)).await;
    people[1].at(&node.host).cannot(&table, say("table", "What?"), "muted").await;
    anna.does(&table, mute(3, false)).await;
    cleo.does(&table, say("watchers", "Sorry")).await;
    node.stop().await;
}

async fn a_finished_game_is_judged_proved_and_played_on_from(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let mut players = [people[0].player(&table, 1).await, people[1].player(&table, 2).await];
    play(&mut players, 30).await;
    people[0].get(&format!("/api/tables/{table}/chances")).await.is_refused(422, "not_over");
    people[0].get(&format!("/api/tables/{table}/proof")).await.is_refused(422, "not_over");
    let request = |number: u64| json!({ "number": number, "seat": 1, "level": "novice" });
    people[0].post(&format!("/api/tables/{table}/fork"), request(20)).await.is_refused(422, "not_over");
    play(&mut players, u64::MAX).await;

    let turns = people[0].get(&format!("/api/tables/{table}/chances")).await.good()["turns"].clone();
    let turns = turns.as_array().expect("turns");
    assert!(turns.len() > 4, "{turns:?}");
    for turn in turns {
        let chances: Vec<f64> =
            turn["chances"].as_array().expect("a list").iter().filter_map(Value::as_f64).collect();
        assert!(chances.len() == 2 && (chances.iter().sum::<f64>() - 1.0).abs() < 1e-3, "{turn}");
    }
    let proof = people[1].get(&format!("/api/tables/{table}/proof")).await.good();
    assert!(proof["fair"] == true && proof["draws"].as_u64() > Some(10), "{proof}");

    let steps = people[0].get(&format!("/api/tables/{table}/replay?as=seat%201&from=8&most=1")).await.good()
        ["steps"][0]
        .clone();
    let number = steps["number"].as_u64().expect("a number");
    people[0]
        .post(&format!("/api/tables/{table}/fork"), json!({ "number": number, "seat": 3, "level": "novice" }))
        .await
        .is_refused(422, "no_seat");
    people[0].post(&format!("/api/tables/{table}/fork"), request(1)).await.is_refused(422, "no_step");
    let made = people[0].post(&format!("/api/tables/{table}/fork"), request(number)).await.good();
    let forked = made["id"].as_str().expect("an id").to_owned();
    let scene = people[0].scene(&forked).await;
    assert_eq!(scene["sheet"]["forked"], json!({ "table": table, "number": number }));
    assert!(scene["view"].is_object(), "it is seen before anybody has answered");
    let mut player = people[0].player(&forked, 3).await;
    player.play(u64::MAX).await;
    assert!(player.is_over());
    people[0].get(&format!("/api/tables/{forked}/record")).await.is_refused(422, "forked");
    node.stop().await;
}

async fn one_rematch_is_made_for_all(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let seed = "5".repeat(64);
    let table =
        begin(&people, json!({ "game": "rattus", "seed": seed, "setup": { "boxes": "base,pied_piper" } }))
            .await;
    let mut players = [people[0].player(&table, 1).await, people[1].player(&table, 2).await];
    play(&mut players, u64::MAX).await;
    let stranger = node.guest("Cleo").await;
    stranger.cannot(&table, json!({ "do": "rematch" }), "no_rematch").await;
    let keys = [key(), key()];
    let both = futures_util::future::join_all(
        people.iter().zip(&keys).map(|(person, key)| person.order(&table, key, json!({ "do": "rematch" }))),
    );
    let answers = both.await;
    let accepted: Vec<usize> = (0..2).filter(|&place| answers[place]["answer"] == "accepted").collect();
    assert_eq!(accepted.len(), 1, "{answers:?}");
    let other = &answers[1 - accepted[0]]["refusal"]["code"];
    assert_eq!(other, "rematch");
    let again = people[accepted[0]].order(&table, &keys[accepted[0]], json!({ "do": "rematch" })).await;
    assert_eq!(again, json!({ "answer": "known", "number": answers[accepted[0]]["number"] }));
    let scene = people[0].scene(&table).await;
    let next = scene["sheet"]["rematch"].as_str().expect("it is told").to_owned();
    let (host, other) = (&people[accepted[0]], &people[1 - accepted[0]]);
    let mine = host.get("/api/tables?which=mine").await.good();
    assert_eq!(ids(&mine).len(), 2, "one table for the next game: {mine}");
    let sheet = people[0].scene(&next).await["sheet"].clone();
    assert_eq!(
        (&sheet["stage"], &sheet["setup"]["boxes"], &sheet["shared_seed"]),
        (&json!("open"), &scene["sheet"]["setup"]["boxes"], &json!(false))
    );
    assert_ne!(sheet["commitment"], scene["sheet"]["commitment"]);
    let names: Vec<&Value> =
        sheet["seats"].as_array().expect("seats").iter().map(|seat| &seat["holder"]["name"]).collect();
    assert_eq!(names, ["Ben", "Anna"], "the seats move on");
    other.does(&next, json!({ "do": "sit", "seat": 1 + accepted[0] })).await;
    host.does(&next, json!({ "do": "start" })).await;
    node.stop().await;
}

async fn a_given_seed_is_marked_as_known_to_others(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let bot = json!({ "kind": "bot", "level": "random" });
    let request = |seed: Option<String>| json!({ "game": "rattus", "seed": seed, "setup": { "players": "2" }, "seats": [{ "kind": "me" }, bot] });
    let mut views = Vec::new();
    for _ in 0..2 {
        let table = anna.table(request(Some("ab".repeat(32)))).await;
        assert_eq!(anna.scene(&table).await["sheet"]["shared_seed"], true);
        anna.does(&table, json!({ "do": "start" })).await;
        let mut player = anna.player(&table, 1).await;
        player.until_kind("started").await;
        let replay = anna.get(&format!("/api/tables/{table}/replay?most=1")).await.good();
        views.push(replay["steps"][0]["patches"].clone());
    }
    assert_eq!(views[0], views[1], "the same deal");
    let table = anna.table(request(None)).await;
    assert_eq!(anna.scene(&table).await["sheet"]["shared_seed"], false);
    node.stop().await;
}

async fn presence_is_broadcast(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let mut anna = people[0].player(&table, 1).await;
    let ben = people[1].player(&table, 2).await;
    anna.until(|anna| anna.present["seats"] == json!([1, 2])).await;
    let _watcher = Person::stranger(&node.host).player(&table, 3).await;
    anna.until(|anna| anna.present["watchers"] == 1).await;
    drop(ben);
    anna.until(|anna| anna.present["seats"] == json!([1])).await;
    // Who waits over HTTP is there as well, as who they are.
    let number = anna.number();
    let path = format!("/api/tables/{table}?since={number}&wait=20");
    let waits = people[1].get(&path);
    let says = async {
        anna.until(|anna| anna.present["seats"] == json!([1, 2])).await;
        people[0].does(&table, say("table", "There you are")).await;
    };
    let (news, ()) = tokio::join!(waits, says);
    assert_eq!(news.good()["log"][0]["what"]["text"], "There you are");
    node.stop().await;
}

async fn the_rate_of_new_tables_is_limited(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let request = json!({ "game": "rattus", "seats": [{ "kind": "me" }] });
    for _ in 0..20 {
        anna.table(request.clone()).await;
    }
    anna.post("/api/tables", request).await.is_refused(429, "too_many_tables");
    let mut socket = anna.socket().await;
    let tables = anna.get("/api/tables?which=mine").await.good();
    assert_eq!(ids(&tables).len(), 20);
    for table in ids(&tables) {
        assert_eq!(socket.ask(json!({ "type": "watch", "table": table })).await["type"], "scene");
    }
    node.stop().await;
}

async fn hosts_can_look_after_the_server(cluster: Cluster) {
    let node = cluster.serve().await;
    let ask = async |path: &str| request(&node.host, "GET", path, &[], "").await;
    assert_eq!(ask("/healthz").await.status, 200);
    assert_eq!(ask("/readyz").await.status, 200);
    let metrics = ask("/metrics").await.body;
    for meter in
        ["miasma_log_entries_total", "miasma_sockets", "miasma_tables_live", "miasma_commit_duration_seconds"]
    {
        assert!(metrics.contains(meter), "{metrics}");
    }
    let api = ask("/openapi.json").await.good();
    for path in
        ["/api/tables/{id}", "/api/tables/{id}/query/{name}", "/api/packs", "/api/packs/{hash}", "/api/today"]
    {
        assert!(api["paths"][path].is_object(), "{path}");
    }
    assert!(api["paths"]["/api/tables"]["post"]["responses"]["429"].is_object(), "limits are told");
    assert_eq!(api["components"]["securitySchemes"]["cookie"]["name"], "miasma");
    let games = ask("/api/games").await.good();
    assert_eq!(games[0]["name"], "rattus");
    let game = ask("/api/games/rattus?boxes=base,africanus&players=6").await.good();
    assert!(game["topics"].as_array().is_some_and(|topics| topics.len() > 3), "{game}");
    for odd in
        ["/api/games/rattus?boxes=atlantis&players=99", "/api/games/rattus?pack=nowhere", "/api/games/chess"]
    {
        let answer = ask(odd).await;
        assert!(matches!(answer.status, 200 | 404 | 422), "{odd}: {answer:?}");
    }
    node.stop().await;
}
