//! Guests, accounts, devices, and how fast one may ask.

use crate::client::{Person, begin, key, request};
use crate::cluster::Cluster;
use crate::{Test, tests};
use serde_json::{Value, json};
use server::Config;

pub(crate) const TESTS: &[(&str, Test)] = tests![people::{
    a_guest_needs_a_name_only_and_comes_back_by_the_recovery_link,
    merging_on_a_second_device_claims_the_guests_tables,
    a_new_name_reaches_the_tables_of_a_person,
    a_merged_host_without_a_seat_stays_host,
    a_table_that_cannot_be_opened_keeps_nobody_from_merging,
    signing_out_everywhere_ends_every_session_and_socket,
    signing_out_ends_the_socket_of_that_device_alone,
    another_password_signs_everybody_else_out,
    a_deleted_account_leaves_its_seats_to_bots,
    the_number_of_open_tables_per_person_is_limited,
    too_many_requests_get_429,
    faults_are_reported_under_a_number,
}];

const PASSWORD: &str = "a long password";

fn account(login: &str, password: &str) -> Value {
    json!({ "login": login, "password": password })
}

async fn a_guest_needs_a_name_only_and_comes_back_by_the_recovery_link(cluster: Cluster) {
    let node = cluster.serve().await;
    let mut anna = Person::stranger(&node.host);
    assert!(anna.get("/api/me").await.good().is_null());
    for name in ["", "   ", "a\nb", &"x".repeat(25)] {
        anna.post("/api/me", json!({ "name": name })).await.is_refused(422, "name");
    }
    let answer = anna.sign("/api/me", json!({ "name": " Anna " })).await;
    assert_eq!(answer.good(), json!({ "name": "Anna", "login": null }));
    let head = answer.head.to_lowercase();
    assert!(head.contains("httponly") && head.contains("samesite=lax"), "{head}");
    anna.post("/api/me", json!({ "name": "Änna" })).await.good();
    assert_eq!(anna.get("/api/me").await.good()["name"], "Änna");
    let table = anna.table(json!({ "game": "rattus", "seats": [{ "kind": "me" }] })).await;

    let old = anna.post("/api/me/recovery", json!({})).await.good()["secret"].clone();
    let new = anna.post("/api/me/recovery", json!({})).await.good()["secret"].clone();
    let mut phone = Person::stranger(&node.host);
    phone.sign("/api/recover", json!({ "secret": old })).await.is_refused(401, "no_recovery");
    phone.sign("/api/recover", json!({ "secret": new })).await.good();
    assert_ne!(phone.cookie, anna.cookie);
    assert_eq!(phone.scene(&table).await["sheet"]["seats"][0]["holder"]["me"], true);
    let secret = new.as_str().expect("a secret");
    let link = anna.get(&format!("/api/tables/{table}")).await.body;
    let cookie = anna.cookie.as_deref().and_then(|cookie| cookie.split_once('=')).expect("a cookie").1;
    assert!(!link.contains(secret) && !link.contains(cookie));
    phone.post("/api/sign-out", json!({})).await.good();
    assert!(phone.get("/api/me").await.good().is_null());
    assert!(!anna.get("/api/me").await.good().is_null(), "only that device is signed out");
    node.stop().await;
}

async fn merging_on_a_second_device_claims_the_guests_tables(cluster: Cluster) {
    let mut node = cluster.serve().await;
    let mut anna = node.guest("Anna").await;
    anna.post("/api/me/account", account("no", PASSWORD)).await.is_refused(422, "login");
    anna.post("/api/me/account", account("anna", "short")).await.is_refused(422, "password");
    assert_eq!(anna.sign("/api/me/account", account("Anna", PASSWORD)).await.good()["login"], "anna");
    let other = node.guest("Other").await;
    other.post("/api/me/account", account("ANNA", PASSWORD)).await.is_refused(409, "login_taken");
    anna.post("/api/me/account", account("anna", "another password")).await.is_refused(401, "wrong_password");

    let mut phone = node.guest("Phone").await;
    let people = [phone.clone(), other.clone()];
    let running = begin(&people, json!({ "game": "rattus" })).await;
    let open =
        phone.table(json!({ "game": "rattus", "seats": [{ "kind": "open" }, { "kind": "me" }] })).await;
    phone.sign("/api/sign-in", account("anna", "wrong password")).await.is_refused(401, "wrong_password");
    phone.sign("/api/sign-in", account("nobody", PASSWORD)).await.is_refused(401, "wrong_password");
    let guest = phone.clone();
    phone.sign("/api/me/merge", account("aNNa", PASSWORD)).await.good();
    for device in [&anna, &phone] {
        assert_eq!(device.get("/api/me").await.good()["login"], "anna");
        let scene = device.scene(&running).await;
        let holder = &scene["sheet"]["seats"][0]["holder"];
        assert_eq!(
            (&holder["me"], &holder["name"], &scene["sheet"]["host"]),
            (&json!(true), &json!("Anna"), &json!(true))
        );
        assert_eq!(device.get("/api/tables?which=mine").await.good().as_array().map(Vec::len), Some(2));
        assert!(device.scene(&open).await["sheet"]["seats"][1]["holder"]["me"] == true);
    }
    assert_eq!(guest.get("/api/tables?which=mine").await.good(), json!([]));
    // What was claimed stays so.
    node.stop().await;
    node = cluster.serve().await;
    assert_eq!(anna.at(&node.host).scene(&running).await["eye"], "seat 1");
    assert_eq!(guest.at(&node.host).scene(&running).await["eye"], "watcher");
    node.stop().await;
}

async fn a_new_name_reaches_the_tables_of_a_person(cluster: Cluster) {
    let mut node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let other = node.guest("Bert").await;
    let running = begin(&[anna.clone(), other.clone()], json!({ "game": "rattus" })).await;
    let shared = json!([{ "kind": "me" }, { "kind": "me", "name": "Grandma" }]);
    let open = anna.table(json!({ "game": "rattus", "setup": { "players": "2" }, "seats": shared })).await;
    anna.post("/api/me", json!({ "name": "Berta" })).await.good();
    let names = async |who: &Person, table: &str| {
        let scene = who.scene(table).await;
        let seats = scene["sheet"]["seats"].as_array().cloned().unwrap_or_default();
        seats.iter().map(|seat| seat["holder"]["name"].as_str().unwrap_or("").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names(&other, &running).await, ["Berta", "Bert"]);
    assert_eq!(names(&anna, &open).await, ["Berta", "Grandma"]);
    // A name that looks like another player's stays away from their table.
    anna.post("/api/me", json!({ "name": "bert" })).await.good();
    assert_eq!(names(&other, &running).await, ["Berta", "Bert"]);
    node.stop().await;
    node = cluster.serve().await;
    assert_eq!(names(&other.at(&node.host), &running).await, ["Berta", "Bert"]);
    node.stop().await;
}

async fn a_merged_host_without_a_seat_stays_host(cluster: Cluster) {
    let mut node = cluster.serve().await;
    let mut anna = node.guest("Anna").await;
    anna.sign("/api/me/account", account("anna", PASSWORD)).await.good();
    let mut phone = node.guest("Phone").await;
    let bots = json!([{ "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
    let table = phone.table(json!({ "game": "rattus", "setup": { "players": "2" }, "seats": bots })).await;
    assert_eq!(phone.get("/api/tables?which=mine").await.good()[0]["id"], json!(table));
    let guest = phone.clone();
    phone.sign("/api/me/merge", account("anna", PASSWORD)).await.good();
    for device in [&anna, &phone] {
        assert_eq!(device.scene(&table).await["sheet"]["host"], true);
        assert_eq!(device.get("/api/tables?which=mine").await.good()[0]["id"], json!(table));
    }
    assert_eq!(guest.scene(&table).await["sheet"]["host"], false);
    assert_eq!(guest.get("/api/tables?which=mine").await.good(), json!([]));
    // The same holds after a restart, when only the log is left.
    node.stop().await;
    node = cluster.serve().await;
    let anna = anna.at(&node.host);
    assert!(anna.does(&table, json!({ "do": "start" })).await > 0);
    node.stop().await;
}

async fn a_table_that_cannot_be_opened_keeps_nobody_from_merging(cluster: Cluster) {
    let node = cluster.serve().await;
    let mut anna = node.guest("Anna").await;
    anna.sign("/api/me/account", account("anna", PASSWORD)).await.good();
    let mut phone = node.guest("Phone").await;
    let broken = phone.table(json!({ "game": "rattus", "seats": [{ "kind": "me" }] })).await;
    let sound = phone.table(json!({ "game": "rattus", "seats": [{ "kind": "me" }] })).await;
    crate::broken::poison(&node, &broken).await;
    phone.sign("/api/me/merge", account("anna", PASSWORD)).await.good();
    assert_eq!(anna.scene(&sound).await["sheet"]["seats"][0]["holder"]["me"], true);
    let mut third = node.guest("Third").await;
    let broken = third.table(json!({ "game": "rattus", "seats": [{ "kind": "me" }] })).await;
    crate::broken::poison(&node, &broken).await;
    assert_eq!(third.ask("DELETE", "/api/me", "").await.status, 200);
    third.cookie = None;
    node.stop().await;
}

async fn signing_out_everywhere_ends_every_session_and_socket(cluster: Cluster) {
    let node = cluster.serve().await;
    let mut anna = node.guest("Anna").await;
    let ben = node.guest("Ben").await;
    anna.sign("/api/me/account", account("anna", PASSWORD)).await.good();
    let mut phone = Person::stranger(&node.host);
    phone.sign("/api/sign-in", account("anna", PASSWORD)).await.good();
    let table = begin(&[anna.clone(), ben.clone()], json!({ "game": "rattus" })).await;
    let mut theirs = phone.player(&table, 1).await;
    let mut others = ben.player(&table, 2).await;
    anna.post("/api/sign-out-everywhere", json!({})).await.good();
    for device in [&anna, &phone] {
        assert!(device.get("/api/me").await.good().is_null());
        assert_eq!(device.scene(&table).await["eye"], "watcher");
    }
    let mut last = Value::Null;
    while let Some(received) = theirs.socket.receive().await {
        last = received;
    }
    assert_eq!(last["type"], "closing", "who is signed out hears nothing more of their seat");
    assert_eq!(
        others.order(&key(), json!({ "do": "say", "room": "table", "text": "Still here" })).await["answer"],
        "accepted"
    );
    node.stop().await;
}

/// Whether a socket is closed with a word of farewell.
async fn is_bidden_farewell(mut socket: crate::client::Socket) -> bool {
    let mut last = Value::Null;
    while let Some(received) = socket.receive().await {
        last = received;
    }
    last["type"] == "closing"
}

async fn signing_out_ends_the_socket_of_that_device_alone(cluster: Cluster) {
    let node = cluster.serve().await;
    let mut anna = node.guest("Anna").await;
    anna.sign("/api/me/account", account("anna", PASSWORD)).await.good();
    let mut phone = Person::stranger(&node.host);
    phone.sign("/api/sign-in", account("anna", PASSWORD)).await.good();
    let (theirs, mut here) = (phone.socket().await, anna.socket().await);
    phone.post("/api/sign-out", json!({})).await.good();
    assert!(is_bidden_farewell(theirs).await);
    assert_eq!(here.ask(json!({ "type": "ping" })).await["type"], "pong");
    node.stop().await;
}

async fn another_password_signs_everybody_else_out(cluster: Cluster) {
    let node = cluster.serve().await;
    let mut anna = node.guest("Anna").await;
    anna.sign("/api/me/account", account("anna", PASSWORD)).await.good();
    let mut thief = Person::stranger(&node.host);
    thief.sign("/api/sign-in", account("anna", PASSWORD)).await.good();
    let theirs = thief.socket().await;
    let another = json!({ "login": "anna", "password": "another good one", "old_password": PASSWORD });
    anna.sign("/api/me/account", another).await.good();
    assert_eq!(anna.get("/api/me").await.good()["login"], "anna", "who changed it stays");
    assert!(thief.get("/api/me").await.good().is_null());
    assert!(is_bidden_farewell(theirs).await);
    let secret = json!({ "secret": anna.post("/api/me/recovery", json!({})).await.good()["secret"] });
    anna.post("/api/sign-out-everywhere", json!({})).await.good();
    thief.sign("/api/recover", secret).await.is_refused(401, "no_recovery");
    node.stop().await;
}

async fn the_number_of_open_tables_per_person_is_limited(cluster: Cluster) {
    let node = cluster.serve_with(Config::default()).await;
    let anna = node.guest("Anna").await;
    let mut made = 0;
    let last = loop {
        let answer = anna.post("/api/tables", json!({ "game": "rattus", "public": true })).await;
        if answer.status != 200 {
            break answer;
        }
        made += 1;
        assert!(made < 100, "there is a limit on new tables");
    };
    last.is_refused(429, "too_many_tables");
    assert!(made >= 20, "{made}");
    node.stop().await;
}

async fn a_deleted_account_leaves_its_seats_to_bots(cluster: Cluster) {
    let node = cluster.serve().await;
    let (mut anna, ben) = (node.guest("Anna").await, node.guest("Ben").await);
    anna.sign("/api/me/account", account("anna", PASSWORD)).await.good();
    let running = begin(&[ben.clone(), anna.clone()], json!({ "game": "rattus" })).await;
    let open = ben.table(json!({ "game": "rattus", "seats": [{ "kind": "me" }] })).await;
    anna.does(&open, json!({ "do": "sit", "seat": 2 })).await;
    let hers = anna.table(json!({ "game": "rattus", "seats": [{ "kind": "me" }] })).await;
    ben.does(&hers, json!({ "do": "sit", "seat": 2 })).await;
    assert_eq!(anna.ask("DELETE", "/api/me", "").await.status, 200);
    assert!(anna.get("/api/me").await.good().is_null());
    let mut phone = Person::stranger(&node.host);
    phone.sign("/api/sign-in", account("anna", PASSWORD)).await.is_refused(401, "wrong_password");
    let seats = ben.scene(&open).await["sheet"]["seats"].clone();
    assert_eq!(seats[1]["holder"]["kind"], "nobody");
    assert_eq!(ben.scene(&hers).await["sheet"]["stage"], "closed", "nobody else could have begun it");
    let seats = ben.scene(&running).await["sheet"]["seats"].clone();
    assert_eq!(seats[1]["holder"]["stand_in"], "expert");
    // The name is free for another.
    let other = node.guest("Other").await;
    other.post("/api/me/account", account("anna", PASSWORD)).await.good();
    node.stop().await;
}

async fn too_many_requests_get_429(cluster: Cluster) {
    let node = cluster.serve_with(Config::default()).await;
    let anna = node.guest("Anna").await;
    let table = anna.table(json!({ "game": "rattus", "seats": [{ "kind": "me" }] })).await;
    let mut socket = anna.socket().await;
    for _ in 0..280 {
        socket.send("{\"type\":\"ping\",\"id\":1}".to_owned()).await;
    }
    let mut refused = 0;
    for _ in 0..280 {
        let received = socket.receive().await.expect("it stays open");
        refused += u32::from(received["refusal"]["code"] == "too_fast");
    }
    assert!(refused > 20, "{refused}");
    let mut guests = 0;
    let last = loop {
        let answer = request(&node.host, "POST", "/api/me", &[], "{\"name\":\"Again\"}").await;
        if answer.status != 200 {
            break answer;
        }
        guests += 1;
        assert!(guests < 600, "there is a limit on new guests");
    };
    last.is_refused(429, "too_fast");
    assert_eq!(anna.scene(&table).await["number"], 2, "cheaper things go on");
    let mut asked = 0;
    while anna.get("/api/me").await.status == 200 {
        asked += 1;
        assert!(asked < 20_000, "there is a limit on requests");
    }
    // The page of metrics is a request as well.
    let metrics = loop {
        let answer = request(&node.host, "GET", "/metrics", &[], "").await;
        if answer.status != 429 {
            break answer;
        }
    };
    assert!(metrics.body.contains("miasma_rate_limited_total"));
    node.stop().await;
}

async fn faults_are_reported_under_a_number(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let report =
        json!({ "table": null, "number": null, "text": "Gallia is blue", "details": { "browser": "x" } });
    let one = anna.post("/api/reports", report.clone()).await.good()["number"].as_u64().expect("a number");
    let two = Person::stranger(&node.host).post("/api/reports", report).await.good()["number"].as_u64();
    assert!(two > Some(one));
    assert!(node.store.report(one).await.expect("it answers").expect("kept").body.contains("Gallia is blue"));
    node.stop().await;
}
