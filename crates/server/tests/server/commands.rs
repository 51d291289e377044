//! Commands: done once, whatever is repeated, late, wrong or broken.

use crate::client::{Person, Player, begin, key, play, request};
use crate::cluster::{Cluster, Node};
use crate::{Test, tests};
use serde_json::{Value, json};

pub(crate) const TESTS: &[(&str, Test)] = tests![commands::{
    the_same_key_twice_is_done_once,
    a_stale_answer_gets_the_missed_entries,
    illegal_commands_are_refused_and_change_nothing,
    unreadable_commands_are_refused_and_change_nothing,
    requests_without_a_session_are_refused,
    other_pages_can_neither_post_nor_open_a_socket,
    the_page_of_a_table_names_its_game,
    a_client_that_reads_nothing_is_disconnected_and_delays_nobody,
    pending_requests_are_answered_when_the_server_stops,
}];

async fn table_of_two(node: &Node) -> ([Person; 2], String) {
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    (people, table)
}

/// Who is asked, and an answer of theirs.
async fn asked(people: &[Person; 2], table: &str) -> (usize, Value) {
    for (place, person) in people.iter().enumerate() {
        let scene = person.scene(table).await;
        let question = &scene["question"];
        if !question.is_null() {
            let choice = &question["options"][0];
            return (
                place,
                json!({ "do": "choose", "seat": question["seat"], "after": scene["moved"], "choice": choice }),
            );
        }
    }
    panic!("nobody is asked");
}

async fn the_same_key_twice_is_done_once(cluster: Cluster) {
    let mut node = cluster.serve().await;
    let (people, table) = table_of_two(&node).await;
    let (place, choose) = asked(&people, &table).await;
    let first = people[place].order(&table, "once-and-only", choose.clone()).await;
    assert_eq!(first["answer"], "accepted");
    let known = json!({ "answer": "known", "number": first["number"] });
    assert_eq!(people[place].order(&table, "once-and-only", choose.clone()).await, known);
    let after = people[0].scene(&table).await["number"].clone();

    // By now it is stale, many commands have followed it, and the server was restarted.
    let mut players = [people[0].player(&table, 1).await, people[1].player(&table, 2).await];
    play(&mut players, 60).await;
    assert_eq!(people[place].order(&table, "once-and-only", choose.clone()).await, known);
    let before = people[0].scene(&table).await["number"].clone();
    assert!(before.as_u64() > after.as_u64());
    node.stop().await;
    node = cluster.serve().await;
    let person = people[place].at(&node.host);
    assert_eq!(person.order(&table, "once-and-only", choose.clone()).await, known);
    assert_eq!(person.scene(&table).await["number"], before, "it is not done again");

    // A key is its person's.
    let other = people[1 - place].at(&node.host);
    let say = json!({ "do": "say", "room": "table", "text": "Well played" });
    assert_eq!(other.order(&table, "once-and-only", say).await["answer"], "accepted");

    // Of many at once one is done.
    let people = people.map(|person| person.at(&node.host));
    let (place, choose) = asked(&people, &table).await;
    let many = (0..8).map(|_| people[place].order(&table, "all-at-once", choose.clone()));
    let answers = futures_util::future::join_all(many).await;
    let accepted = answers.iter().filter(|answer| answer["answer"] == "accepted").count();
    let number = &answers[0]["number"];
    assert_eq!(accepted, 1, "{answers:?}");
    assert!(answers.iter().all(|answer| answer["number"] == *number), "{answers:?}");
    node.stop().await;
}

async fn a_stale_answer_gets_the_missed_entries(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, table) = table_of_two(&node).await;
    let (place, choose) = asked(&people, &table).await;
    let began = choose["after"].as_u64().expect("a number");
    people[place].does(&table, choose.clone()).await;
    people[1 - place].does(&table, json!({ "do": "say", "room": "table", "text": "Oh" })).await;
    let last = people[place].scene(&table).await["number"].as_u64().expect("a number");
    let answer = people[place].order(&table, &key(), choose).await;
    assert_eq!(answer["answer"], "stale");
    let numbers: Vec<u64> = answer["scene"]["log"]
        .as_array()
        .expect("a log")
        .iter()
        .map(|line| line["number"].as_u64().expect("a number"))
        .collect();
    assert_eq!(numbers, (began + 1..=last).collect::<Vec<_>>());
    assert_eq!(people[place].scene(&table).await["number"], last, "nothing has changed");
    // Chat does not make an answer stale.
    let (place, choose) = asked(&people, &table).await;
    people[1 - place].does(&table, json!({ "do": "say", "room": "table", "text": "Hurry" })).await;
    people[place].does(&table, choose).await;
    node.stop().await;
}

async fn illegal_commands_are_refused_and_change_nothing(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, table) = table_of_two(&node).await;
    let (place, choose) = asked(&people, &table).await;
    let (asked, other) = (&people[place], &people[1 - place]);
    let stranger = node.guest("Stranger").await;
    let before = [people[0].sight(&table).await, people[1].sight(&table).await];
    let with = |field: &str, value: Value| {
        let mut command = choose.clone();
        command[field] = value;
        command
    };
    let future = choose["after"].as_u64().expect("a number") + 1;
    asked.cannot(&table, with("after", future.into()), "future").await;
    asked.cannot(&table, with("seat", json!(2 - place)), "not_yours").await;
    asked.cannot(&table, with("seat", json!(0)), "no_seat").await;
    asked.cannot(&table, with("seat", json!(77)), "no_seat").await;
    asked.cannot(&table, with("choice", json!("dance")), "unheard").await;
    let refusal = asked.cannot(&table, with("choice", json!("use king")), "illegal").await;
    assert!(refusal["because"]["rule"].as_str().is_some_and(|rule| rule.contains('-')), "{refusal}");
    assert!(
        refusal["message"]
            .as_str()
            .is_some_and(|text| text.contains(refusal["because"]["rule"].as_str().unwrap_or("?")))
    );
    let mut theirs = choose.clone();
    theirs["seat"] = json!(2 - place);
    other.cannot(&table, theirs.clone(), "not_asked").await;
    stranger.cannot(&table, choose.clone(), "not_yours").await;
    stranger.cannot(&table, json!({ "do": "start" }), "not_host").await;
    stranger.cannot(&table, json!({ "do": "sit", "seat": 1 }), "taken").await;
    people[0].cannot(&table, json!({ "do": "start" }), "running").await;
    people[0].cannot(&table, json!({ "do": "abandon" }), "running").await;
    people[0].cannot(&table, json!({ "do": "rematch" }), "no_rematch").await;
    asked
        .cannot(
            &table,
            json!({ "do": "vote", "seat": 1 + place, "about": 2 - place, "vote": "end" }),
            "no_vote",
        )
        .await;
    for short in ["", "short", "with a blank in it", &"k".repeat(65)] {
        let answer = asked.order(&table, short, choose.clone()).await;
        assert_eq!(answer["refusal"]["code"], "key", "{answer}");
    }
    asked.post("/api/tables/nowhere", json!({ "key": key(), "command": choose })).await.good();
    let nowhere = asked.order("nowhere", &key(), choose.clone()).await;
    assert_eq!(nowhere["refusal"]["code"], "no_table");
    asked.get("/api/tables/nowhere").await.is_refused(404, "no_table");
    asked.get("/api/nothing").await.is_refused(404, "no_such_thing");
    // Why not? is answered the same way, and changes nothing either.
    let why =
        asked.get(&format!("/api/tables/{table}/why?seat={}&choice=use%20king", place + 1)).await.good();
    assert_eq!(why["code"], "illegal");
    let choice = choose["choice"].as_str().expect("words").replace(' ', "%20");
    let why = asked.get(&format!("/api/tables/{table}/why?seat={}&choice={choice}", place + 1)).await.good();
    assert!(why.is_null(), "it is offered");
    assert_eq!([people[0].sight(&table).await, people[1].sight(&table).await], before);
    asked.does(&table, choose).await;
    node.stop().await;
}

async fn unreadable_commands_are_refused_and_change_nothing(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, table) = table_of_two(&node).await;
    let (place, choose) = asked(&people, &table).await;
    let before = people[place].sight(&table).await;
    let path = format!("/api/tables/{table}");
    let person = &people[place];
    for body in [
        "",
        "{",
        "[]",
        "null",
        "{\"key\":\"12345678\"}",
        "\u{0}",
        "{\"key\":1,\"command\":{\"do\":\"start\"}}",
    ] {
        person.ask("POST", &path, body).await.is_refused(422, "unreadable");
    }
    person
        .post(&path, json!({ "key": key(), "command": { "do": "start", "colour": "red" } }))
        .await
        .is_refused(422, "unreadable");
    person.get("/api/tables?which=open&colour=red").await.is_refused(422, "unreadable");
    person.ask("PUT", "/api/tables", "").await.is_refused(405, "method");
    let mut unknown = choose.clone();
    unknown["colour"] = json!("red");
    person.post(&path, json!({ "key": key(), "command": unknown })).await.is_refused(422, "unreadable");
    person
        .post(&path, json!({ "key": key(), "command": choose, "more": 1 }))
        .await
        .is_refused(422, "unreadable");
    person
        .post(&path, json!({ "key": key(), "command": { "do": "dance" } }))
        .await
        .is_refused(422, "unreadable");
    let huge =
        json!({ "key": key(), "command": { "do": "say", "room": "table", "text": "x".repeat(300_000) } });
    let answer = person.post(&path, huge).await;
    assert!(matches!(answer.status, 0 | 413 | 422), "{answer:?}");
    let deep = "[".repeat(20_000);
    person.ask("POST", &path, &deep).await.is_refused(422, "unreadable");
    let cut = request(&node.host, "POST", &path, &["Content-Type: text/plain"], "hello").await;
    assert!((400..500).contains(&cut.status), "{cut:?}");

    let mut socket = person.socket().await;
    for text in ["", "{", "[]", "{\"type\":\"dance\",\"id\":3}", "{\"type\":\"ping\"}"] {
        socket.send(text.to_owned()).await;
        let received = socket.receive().await.expect("it stays open");
        assert_eq!(
            (&received["type"], &received["refusal"]["code"]),
            (&json!("refused"), &json!("unreadable")),
            "{text}"
        );
    }
    socket.send("{\"type\":\"ping\",\"id\":7,\"more\":1}".to_owned()).await;
    let received = socket.receive().await.expect("it stays open");
    assert_eq!(
        (&received["id"], &received["refusal"]["code"]),
        (&json!(7), &json!("unreadable")),
        "unknown fields are told"
    );
    socket.send_bytes(vec![1, 2, 3]).await;
    let received = socket.receive().await.expect("it stays open");
    assert_eq!(received["refusal"]["code"], "binary");
    let order = json!({ "key": key(), "command": unknown });
    let received = socket.ask(json!({ "type": "do", "table": table, "order": order })).await;
    assert_eq!(received["refusal"]["code"], "unreadable");
    let received = socket.ask(json!({ "type": "watch", "table": "nowhere" })).await;
    assert_eq!(received["refusal"]["code"], "no_table");
    let received = socket.ask(json!({ "type": "why", "table": table, "seat": 0, "choice": "pass" })).await;
    assert_eq!(received["refusal"]["code"], "not_yours");
    assert_eq!(socket.ask(json!({ "type": "ping" })).await["type"], "pong");
    assert_eq!(socket.ask(json!({ "type": "leave", "table": table })).await["type"], "left");
    socket.send(format!("{{\"type\":\"ping\",\"id\":1,\"pad\":\"{}\"}}", "x".repeat(200_000))).await;
    assert_eq!(socket.end().await, Some(1009), "the close code says that the message was too large");

    assert_eq!(person.sight(&table).await, before);
    person.does(&table, choose).await;
    node.stop().await;
}

async fn requests_without_a_session_are_refused(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, table) = table_of_two(&node).await;
    let (place, choose) = asked(&people, &table).await;
    let before = people[place].sight(&table).await;
    let order = json!({ "key": key(), "command": choose });
    for cookie in [
        None,
        Some("miasma="),
        Some("miasma=wrong"),
        Some("other=1; miasma=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
    ] {
        let nobody = Person { host: node.host.clone(), cookie: cookie.map(str::to_owned) };
        nobody.post(&format!("/api/tables/{table}"), order.clone()).await.is_refused(401, "nobody");
        nobody.post("/api/tables", json!({ "game": "rattus" })).await.is_refused(401, "nobody");
        nobody.ask("DELETE", "/api/me", "").await.is_refused(401, "nobody");
        assert!(nobody.get("/api/me").await.good().is_null());
        let mut socket = nobody.socket().await;
        let received = socket.ask(json!({ "type": "do", "table": table, "order": order })).await;
        assert_eq!(received["refusal"]["code"], "nobody");
        assert_eq!(socket.ask(json!({ "type": "watch", "table": table })).await["scene"]["eye"], "watcher");
    }
    assert_eq!(people[place].sight(&table).await, before);
    // A program shows its secret another way.
    let secret =
        people[place].cookie.as_deref().and_then(|cookie| cookie.strip_prefix("miasma=")).expect("a secret");
    let bearer = format!("Authorization: Bearer {secret}");
    let path = format!("/api/tables/{table}");
    let answer = request(&node.host, "POST", &path, &[&bearer], &order.to_string()).await;
    assert_eq!(answer.good()["answer"], "accepted");
    node.stop().await;
}

async fn other_pages_can_neither_post_nor_open_a_socket(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, table) = table_of_two(&node).await;
    let (place, choose) = asked(&people, &table).await;
    let before = people[place].sight(&table).await;
    let cookie = format!("Cookie: {}", people[place].cookie.as_deref().expect("a guest"));
    let order = json!({ "key": key(), "command": choose }).to_string();
    let path = format!("/api/tables/{table}");
    let long = format!("http://{}.evil.example", node.host);
    for origin in ["https://evil.example", "null", "", "http://127.0.0.1", &long] {
        let head = format!("Origin: {origin}");
        request(&node.host, "POST", &path, &[&cookie, &head], &order).await.is_refused(403, "origin");
        let socket = people[place].try_socket(&[("origin", origin)]).await;
        assert_eq!(socket.err(), Some(403), "{origin}");
    }
    assert_eq!(people[place].sight(&table).await, before);
    let own = format!("http://{}", node.host);
    assert!(people[place].try_socket(&[("origin", &own)]).await.is_ok());
    let answer = request(&node.host, "POST", &path, &[&cookie, &format!("Origin: {own}")], &order).await;
    assert_eq!(answer.good()["answer"], "accepted");
    let head = answer.head.to_lowercase();
    for closed in [
        "content-security-policy: default-src 'none'",
        "x-content-type-options: nosniff",
        "x-frame-options: deny",
    ] {
        assert!(head.contains(closed), "{head}");
    }
    node.stop().await;
}

async fn the_page_of_a_table_names_its_game(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, table) = table_of_two(&node).await;
    for (path, named) in [
        (format!("/t/{table}"), true),
        (format!("/t/{table}/replay"), true),
        ("/t/nowhere".into(), false),
        ("/".into(), false),
    ] {
        let answer = people[0].get(&path).await;
        assert_eq!(answer.body.contains("<html data-game=\"rattus\""), named, "{path}");
        assert!(answer.head.contains("text/html"), "{path}");
    }
    node.stop().await;
}

async fn a_client_that_reads_nothing_is_disconnected_and_delays_nobody(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, table) = table_of_two(&node).await;
    let mut players = [people[0].player(&table, 1).await, people[1].player(&table, 2).await];
    play(&mut players, u64::MAX).await;
    drop(players);
    people[0].until_sockets(0).await;
    // A client asks for a whole game more often than fits into the buffers, and reads nothing.
    let mut sleeper = people[0].small_socket().await;
    for id in 0..150 {
        sleeper.send(json!({ "type": "watch", "id": id, "table": table, "since": 0 }).to_string()).await;
    }
    let next = begin(&people, json!({ "game": "rattus" })).await;
    let mut players = [people[0].player(&next, 1).await, people[1].player(&next, 2).await];
    play(&mut players, u64::MAX).await;
    for player in &players {
        player.received_all_from(1);
    }
    // The server gives up when a write has made no progress for a while, and closes the socket.
    people[0].until_sockets(2).await;
    let mut received = 0;
    while let Some(said) = sleeper.receive().await {
        received += usize::from(said["type"] == "scene");
    }
    assert!(received < 150, "they were told everything");
    let mut awake = people[0].player(&table, 0).await;
    awake.until(Player::is_over).await;
    awake.received_all_from(1);
    node.stop().await;
}

async fn pending_requests_are_answered_when_the_server_stops(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, table) = table_of_two(&node).await;
    let person = people[0].clone();
    let path = format!("/api/tables/{table}?since=1000&wait=25");
    let waiting = tokio::spawn(async move { person.get(&path).await });
    // The request has arrived when its person is present at the table.
    while people[1].scene(&table).await["sheet"]["seats"][0]["present"] != true {
        tokio::task::yield_now().await;
    }
    node.stop().await;
    // The client gives up after 20 seconds, so an answer at the end of the long poll would come too late.
    let scene = waiting.await.expect("it was answered").good();
    assert_eq!(scene["sheet"]["stage"], "running");
}
