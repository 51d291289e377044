//! Moderation acts on people, not on names; deletion deletes; growth is bounded.

use crate::client::{Answer, Person, Player, begin, request};
use crate::cluster::{Cluster, Node};
use crate::{Test, tests};
use serde_json::{Value, json};
use server::Config;
use std::time::Duration;

pub(crate) const TESTS: &[(&str, Test)] = tests![moderation::{
    a_namesake_cannot_get_anybody_muted,
    nobody_sits_or_writes_under_a_name_that_looks_like_another_at_the_table,
    nobody_takes_a_name_that_looks_like_an_account,
    several_seats_of_one_person_are_shown,
    the_host_of_a_table_removes_and_bans_a_person,
    people_who_blocked_each_other_do_not_meet,
    a_deleted_person_leaves_neither_name_nor_words,
    a_table_is_deleted_by_its_host_only_if_nobody_else_has_a_seat,
    commands_without_effect_are_refused,
    reports_are_small_and_few,
    what_an_address_stores_is_limited_whoever_it_claims_to_be,
    packs_are_few_and_can_be_deleted,
    deleting_packs_does_not_allow_more_of_them,
    old_data_is_pruned,
    only_the_host_of_the_server_moderates,
    the_host_of_the_server_moderates_people_tables_chat_and_reports,
    a_page_whose_name_points_here_is_another_site,
}];

const PASSWORD: &str = "a long password";
const SECRET: &str = "the secret of the host";
const DAY: Duration = Duration::from_secs(24 * 3600);

fn say(room: &str, text: &str) -> Value {
    json!({ "do": "say", "room": room, "text": text })
}

async fn serve(cluster: &Cluster) -> Node {
    let admin_secret = Some(SECRET.to_owned());
    cluster.serve_with(Config { admin_secret, unlimited: true, ..Config::default() }).await
}

async fn host(node: &Node, method: &str, path: &str, body: Value) -> Answer {
    let bearer = format!("Authorization: Bearer {SECRET}");
    let body = if body.is_null() { String::new() } else { body.to_string() };
    request(&node.host, method, path, &[&bearer, "Content-Type: application/json"], &body).await
}

/// The last message of a table as a person sees it.
async fn last_message(person: &Person, table: &str) -> Value {
    let scene = person.scene(table).await;
    let said =
        scene["log"].as_array().expect("a log").iter().rev().find(|line| line["what"]["kind"] == "said");
    said.map_or(Value::Null, |line| line["what"].clone())
}

async fn a_namesake_cannot_get_anybody_muted(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let (cleo, twin) = (node.guest("Cleo").await, node.guest("Cleo").await);
    cleo.does(&table, say("watchers", "Hello")).await;
    twin.does(&table, say("watchers", "Spam")).await;
    let spammer = last_message(&cleo, &table).await["who"].clone();
    people[0].does(&table, json!({ "do": "mute", "who": spammer, "silent": true })).await;
    twin.cannot(&table, say("watchers", "Spam"), "muted").await;
    cleo.does(&table, say("watchers", "Still here")).await;
    // A report names the person too.
    let report = json!({ "table": table, "number": null, "who": spammer, "text": "Spam", "details": {} });
    let number = cleo.post("/api/reports", report).await.good()["number"].as_u64().expect("a number");
    let stored = node.store.report(number).await.expect("the store answers").expect("it is kept");
    let about = serde_json::from_str::<Value>(&stored.body).expect("JSON")["about"].clone();
    let ids: Vec<String> =
        node.store.people("Cleo", 0, 9).await.expect("an answer").into_iter().map(|one| one.id.0).collect();
    assert!(ids.iter().any(|id| about == *id), "{about} {ids:?}");
    node.stop().await;
}

async fn nobody_sits_or_writes_under_a_name_that_looks_like_another_at_the_table(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let table = anna.table(json!({ "game": "rattus", "public": true, "seats": [{ "kind": "me" }] })).await;
    let fake = node.guest("Аnnа").await;
    fake.cannot(&table, json!({ "do": "sit", "seat": 2 }), "name_taken").await;
    fake.cannot(&table, say("watchers", "I resign"), "name_taken").await;
    fake.post("/api/me", json!({ "name": "Mallory" })).await.good();
    fake.does(&table, json!({ "do": "sit", "seat": 2 })).await;
    // Nor by another name later.
    fake.post("/api/me", json!({ "name": "ANNA" })).await.good();
    fake.cannot(&table, say("table", "I am Anna"), "name_taken").await;
    node.stop().await;
}

async fn nobody_takes_a_name_that_looks_like_an_account(cluster: Cluster) {
    let node = cluster.serve().await;
    let mut paul = node.guest("Paul").await;
    paul.sign("/api/me/account", json!({ "login": "paul", "password": PASSWORD })).await.good();
    for name in ["Paul", "PAUL", "Pau1", "PauI", "Рaul", "P a u l"] {
        let stranger = Person::stranger(&node.host);
        stranger.post("/api/me", json!({ "name": name })).await.is_refused(409, "name_taken");
    }
    for name in ["Pa\u{200b}ul", "\u{202e}luaP", "Paul\u{3164}"] {
        Person::stranger(&node.host).post("/api/me", json!({ "name": name })).await.is_refused(422, "name");
    }
    paul.post("/api/me", json!({ "name": "PAUL" })).await.good();
    // A guest who was called so before can't have an account by that name.
    let other = node.guest("Paula").await;
    other.post("/api/me", json!({ "name": "Paul" })).await.is_refused(409, "name_taken");
    // Nor can the host of a table sit there under such a name, not even with an account.
    let request = |name: &str| json!({ "game": "rattus", "seats": [{ "kind": "me", "name": name }] });
    let mut mallory = node.guest("Mallory").await;
    mallory.sign("/api/me/account", json!({ "login": "mallory", "password": PASSWORD })).await.good();
    for host in [&other, &mallory] {
        for name in ["Paul", "Рaul"] {
            host.post("/api/tables", request(name)).await.is_refused(422, "impossible");
        }
        host.post("/api/tables", request("Pauline")).await.good();
    }
    paul.post("/api/tables", request("Paul")).await.good();
    node.stop().await;
}

async fn several_seats_of_one_person_are_shown(cluster: Cluster) {
    let node = cluster.serve().await;
    let (mut anna, ben) = (node.guest("Anna").await, node.guest("Ben").await);
    anna.sign("/api/me/account", json!({ "login": "anna", "password": PASSWORD })).await.good();
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Guest of Anna" }]);
    let table = anna.table(json!({ "game": "rattus", "setup": { "players": "3" }, "seats": seats })).await;
    ben.does(&table, json!({ "do": "sit", "seat": 3 })).await;
    let shown = ben.scene(&table).await["sheet"]["seats"].clone();
    let who = |seat: usize| shown[seat]["holder"]["who"].as_u64().expect("a number");
    assert!(who(0) == who(1) && who(0) != who(2) && who(0) > 0, "{shown}");
    let accounts: Vec<bool> = (0..3).map(|seat| shown[seat]["holder"]["account"] == true).collect();
    assert_eq!(accounts, [true, true, false]);
    node.stop().await;
}

async fn the_host_of_a_table_removes_and_bans_a_person(cluster: Cluster) {
    let mut node = cluster.serve().await;
    let (mut anna, mut ben) = (node.guest("Anna").await, node.guest("Ben").await);
    let table = anna
        .table(json!({ "game": "rattus", "setup": { "players": "2" }, "seats": [{ "kind": "me" }] }))
        .await;
    ben.does(&table, json!({ "do": "sit", "seat": 2 })).await;
    let who = anna.scene(&table).await["sheet"]["seats"][1]["holder"]["who"].clone();
    let ban = |banned: bool| json!({ "do": "ban", "who": who, "banned": banned });
    ben.cannot(&table, ban(true), "not_host").await;
    anna.does(&table, ban(true)).await;
    assert_eq!(anna.scene(&table).await["sheet"]["seats"][1]["holder"]["kind"], "nobody");
    node.stop().await;
    node = cluster.serve().await;
    (anna, ben) = (anna.at(&node.host), ben.at(&node.host));
    ben.cannot(&table, json!({ "do": "sit", "seat": 2 }), "banned_here").await;
    ben.cannot(&table, say("watchers", "Hey"), "banned_here").await;
    anna.cannot(&table, ban(true), "unchanged").await;
    anna.does(&table, ban(false)).await;
    ben.does(&table, json!({ "do": "sit", "seat": 2 })).await;
    anna.does(&table, json!({ "do": "start" })).await;
    anna.cannot(&table, ban(true), "playing").await;
    node.stop().await;
}

async fn people_who_blocked_each_other_do_not_meet(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Mallory").await];
    let [anna, mallory] = &people;
    let table = begin(&people, json!({ "game": "rattus", "public": true })).await;
    let mut reader = anna.player(&table, 1).await;
    mallory.does(&table, say("table", "You are bad at this")).await;
    reader.until_kind("said").await;
    let who = last_message(anna, &table).await["who"].clone();
    let block = |blocked: bool| json!({ "who": who, "blocked": blocked });
    anna.post(&format!("/api/tables/{table}/block"), block(true)).await.good();
    assert_eq!(last_message(anna, &table).await, Value::Null, "not even the old messages");
    let mut reader = anna.player(&table, 2).await;
    let number = mallory.does(&table, say("table", "Do you read this?")).await;
    reader.until(|reader| reader.number() >= number).await;
    assert_eq!(reader.log[&number]["kind"], "hidden");
    assert_eq!(last_message(mallory, &table).await["text"], "Do you read this?");
    // No invitations, and no tables together.
    mallory.does(&table, json!({ "do": "resign", "seat": 2 })).await;
    mallory.does(&table, json!({ "do": "rematch" })).await;
    let next = mallory.scene(&table).await["sheet"]["rematch"].as_str().expect("a table").to_owned();
    let kinds: Vec<Value> = mallory.scene(&next).await["sheet"]["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .map(|seat| seat["holder"]["kind"].clone())
        .collect();
    assert!(kinds.contains(&json!("nobody")), "{kinds:?}");
    let open = anna.table(json!({ "game": "rattus", "public": true, "seats": [{ "kind": "me" }] })).await;
    mallory.cannot(&open, json!({ "do": "sit", "seat": 2 }), "blocked").await;
    let listed = |list: Value| list.as_array().expect("a list").iter().any(|table| table["id"] == *open);
    assert!(!listed(mallory.get("/api/tables?which=open").await.good()));
    assert!(listed(node.guest("Cleo").await.get("/api/tables?which=open").await.good()));
    // The list names people without their ids, and takes them off.
    let blocks = anna.get("/api/me/blocks").await.good();
    assert_eq!(blocks[0]["name"], "Mallory");
    let key = blocks[0]["key"].as_str().expect("a key");
    assert_eq!(anna.ask("DELETE", &format!("/api/me/blocks/{key}"), "").await.status, 200);
    mallory.does(&open, json!({ "do": "sit", "seat": 2 })).await;
    node.stop().await;
}

async fn a_deleted_person_leaves_neither_name_nor_words(cluster: Cluster) {
    let mut node = cluster.serve().await;
    let people = [node.guest("Ben").await, node.guest("Zoraida").await];
    let zoraida = &people[1];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    zoraida.does(&table, say("table", "My phone number is zq-one-two")).await;
    let other =
        people[0].table(json!({ "game": "rattus", "public": true, "seats": [{ "kind": "me" }] })).await;
    // She sat there once, and only watched at a third table.
    zoraida.does(&other, json!({ "do": "sit", "seat": 2 })).await;
    zoraida.does(&other, json!({ "do": "stand", "seat": 2 })).await;
    zoraida.does(&other, say("watchers", "My address is 7 Elm Street")).await;
    assert_eq!(zoraida.ask("DELETE", "/api/me", "").await.status, 200);
    let silent = async |node: &Node| {
        let mut dump = String::new();
        let mut line = |line: &str| {
            dump.push_str(line);
            Ok(())
        };
        node.store.dump(&mut line).await.expect("a dump");
        for word in ["Zoraida", "zq-one-two", "Elm Street"] {
            assert!(!dump.contains(word), "{word}");
        }
    };
    silent(&node).await;
    for table in [&table, &other] {
        let shown = people[0].scene(table).await.to_string();
        assert!(
            !shown.contains("Zoraida") && !shown.contains("zq-one-two") && !shown.contains("Elm"),
            "{shown}"
        );
    }
    node.stop().await;
    // The game goes on after a restart.
    node = cluster.serve().await;
    let ben = people[0].at(&node.host);
    assert_eq!(ben.scene(&table).await["sheet"]["stage"], "running");
    silent(&node).await;
    node.stop().await;
}

async fn a_table_is_deleted_by_its_host_only_if_nobody_else_has_a_seat(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let [anna, ben] = &people;
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let path = format!("/api/tables/{table}");
    ben.ask("DELETE", &path, "").await.is_refused(403, "not_yours");
    anna.ask("DELETE", &path, "").await.is_refused(409, "not_alone");
    let mut watching = anna.socket().await;
    watching.ask(json!({ "type": "watch", "table": table })).await;
    assert_eq!(ben.ask("DELETE", "/api/me", "").await.status, 200);
    assert_eq!(anna.ask("DELETE", &path, "").await.status, 200);
    while watching.receive().await.is_some() {}
    anna.get(&path).await.is_refused(404, "no_table");
    anna.ask("DELETE", &path, "").await.is_refused(404, "no_table");
    assert_eq!(anna.get("/api/tables?which=mine").await.good(), json!([]));
    let id = store::TableId(table);
    assert_eq!(node.store.entries(&id, 0, 9).await.expect("an answer"), []);
    node.stop().await;
}

async fn commands_without_effect_are_refused(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let end = |agree: bool| json!({ "do": "end", "seat": 2, "agree": agree });
    people[1].cannot(&table, end(false), "unchanged").await;
    people[1].does(&table, end(true)).await;
    people[1].cannot(&table, end(true), "unchanged").await;
    let who = people[0].scene(&table).await["sheet"]["seats"][1]["holder"]["who"].clone();
    people[0].cannot(&table, json!({ "do": "mute", "who": who, "silent": false }), "unchanged").await;
    let open = people[0].table(json!({ "game": "rattus", "seats": [{ "kind": "me" }] })).await;
    let bot = json!({ "do": "bot", "seat": 2, "level": "novice" });
    people[0].does(&open, bot.clone()).await;
    people[0].cannot(&open, bot, "unchanged").await;
    node.stop().await;
}

async fn reports_are_small_and_few(mut cluster: Cluster) {
    cluster.stop_clock();
    let node = cluster.serve().await;
    let report = |text: &str, details: Value| json!({ "table": null, "number": null, "text": text, "details": details });
    let stranger = Person::stranger(&node.host);
    let large = json!({ "log": "x".repeat(20_000) });
    stranger.post("/api/reports", report("Hello", large.clone())).await.is_refused(413, "too_large");
    let anna = node.guest("Anna").await;
    anna.post("/api/reports", report("Hello", large)).await.good();
    anna.post("/api/reports", report(&"x".repeat(4001), json!({}))).await.is_refused(413, "too_large");
    for _ in 0..20 {
        stranger.post("/api/reports", report("Spam", json!({}))).await.good();
    }
    stranger.post("/api/reports", report("Spam", json!({}))).await.is_refused(429, "too_fast");
    anna.post("/api/reports", report("A person is still received", json!({}))).await.good();
    cluster.clock.set_forward(DAY + Duration::from_secs(1));
    stranger.post("/api/reports", report("Spam", json!({}))).await.good();
    node.stop().await;
}

/// A configuration with this number of packs and reports per address, and a proxy that forwards addresses.
fn few_uploads(burst: u32) -> Config {
    let burst = std::num::NonZeroU32::new(burst).expect("more than none");
    let uploads = server::Quota { burst, refill: Duration::from_secs(600) };
    let proxies = vec!["127.0.0.1".parse().expect("an address")];
    Config { limits: server::Limits { uploads, ..server::Limits::default() }, proxies, ..Config::default() }
}

async fn what_an_address_stores_is_limited_whoever_it_claims_to_be(mut cluster: Cluster) {
    cluster.stop_clock();
    let node = cluster.serve_with(few_uploads(4)).await;
    let send = async |address: &str, path: &str, body: Value| {
        // A new guest each time: they cost nothing.
        let cookie = format!("Cookie: {}", node.guest("Mallory").await.cookie.expect("a session"));
        let from = format!("X-Forwarded-For: {address}");
        request(&node.host, "POST", path, &[&cookie, &from], &body.to_string()).await
    };
    let report = || json!({ "table": null, "number": null, "text": "Spam", "details": {} });
    let pack = |files: Value| json!({ "game": "rattus", "name": "Mine", "files": files });
    for number in 0..3 {
        send(&format!("2001:db8::{number}"), "/api/reports", report()).await.good();
    }
    // A pack with faults is not stored, and does not count.
    for _ in 0..3 {
        let faulty = send("2001:db8::7", "/api/packs", pack(json!({ "rats.toml": "" }))).await;
        faulty.is_refused(422, "pack");
    }
    send("2001:db8::8", "/api/packs", pack(json!({}))).await.good();
    for (path, body) in [("/api/reports", report()), ("/api/packs", pack(json!({})))] {
        let refused = send("2001:db8::9", path, body.clone()).await;
        refused.is_refused(429, "too_fast");
        assert_eq!(refused.json()["retry_after"], 600);
        send("2001:db8:0:1::9", path, body).await.good();
    }
    node.stop().await;
}

async fn deleting_packs_does_not_allow_more_of_them(mut cluster: Cluster) {
    cluster.stop_clock();
    let node = cluster.serve_with(few_uploads(3)).await;
    let anna = node.guest("Anna").await;
    let pack = json!({ "game": "rattus", "name": "Mine", "files": {} });
    // What was loaded once stays in memory.
    for _ in 0..3 {
        let made = anna.post("/api/packs", pack.clone()).await.good();
        let path = format!("/api/packs/{}", made["hash"].as_str().expect("a hash"));
        assert_eq!(anna.ask("DELETE", &path, "").await.status, 200);
    }
    anna.post("/api/packs", pack).await.is_refused(429, "too_fast");
    node.stop().await;
}

async fn packs_are_few_and_can_be_deleted(cluster: Cluster) {
    let limits = server::Limits { packs_per_person: 1, ..server::Limits::default() };
    let node = cluster.serve_with(Config { limits, unlimited: true, ..Config::default() }).await;
    let (anna, ben) = (node.guest("Anna").await, node.guest("Ben").await);
    let pack = json!({ "game": "rattus", "name": "Mine", "files": {} });
    let hash =
        anna.post("/api/packs", pack.clone()).await.good()["hash"].as_str().expect("a hash").to_owned();
    anna.post("/api/packs", pack).await.is_refused(409, "too_many_packs");
    let path = format!("/api/packs/{hash}");
    ben.ask("DELETE", &path, "").await.is_refused(404, "no_pack");
    assert_eq!(anna.ask("DELETE", &path, "").await.status, 200);
    assert_eq!(anna.get("/api/packs").await.good(), json!([]));
    node.stop().await;
}

async fn old_data_is_pruned(cluster: Cluster) {
    let node = serve(&cluster).await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let idle = node.guest("Idle").await;
    let running = begin(&people, json!({ "game": "rattus" })).await;
    let finished = begin(&people, json!({ "game": "rattus" })).await;
    people[0].does(&finished, json!({ "do": "resign", "seat": 1 })).await;
    let open = people[0].table(json!({ "game": "rattus", "seats": [{ "kind": "me" }] })).await;
    let nothing = host(&node, "POST", "/api/admin/prune", Value::Null).await.good();
    assert!(nothing.as_object().expect("counts").values().all(|count| *count == 0), "{nothing}");
    // The open table is closed at its time, and deleted as a closed one later.
    let mut watcher = people[0].player(&open, 1).await;
    cluster.clock.set_forward(server::Retention::default().open_tables);
    watcher.until(Player::is_over).await;
    assert_eq!(watcher.sheet["ended"], "abandoned");
    cluster.clock.set_forward(100 * DAY);
    let pruned = host(&node, "POST", "/api/admin/prune", Value::Null).await.good();
    assert_eq!(
        (&pruned["tables"], &pruned["guests"], &pruned["snapshots"]),
        (&json!(1), &json!(1), &json!(1))
    );
    assert!(idle.get("/api/me").await.good().is_null());
    people[0].get(&format!("/api/tables/{open}")).await.is_refused(404, "no_table");
    assert_eq!(people[0].scene(&finished).await["sheet"]["stage"], "over", "it needs no snapshot");
    assert_eq!(people[0].scene(&running).await["sheet"]["stage"], "running");
    cluster.clock.set_forward(600 * DAY);
    let pruned = host(&node, "POST", "/api/admin/prune", Value::Null).await.good();
    assert_eq!((&pruned["games"], &pruned["sessions"]), (&json!(1), &json!(2)), "{pruned}");
    node.stop().await;
}

async fn only_the_host_of_the_server_moderates(mut cluster: Cluster) {
    cluster.stop_clock();
    let node = serve(&cluster).await;
    let anna = node.guest("Anna").await;
    let paths = [
        ("GET", "/api/admin/people"),
        ("POST", "/api/admin/people/x"),
        ("GET", "/api/admin/tables"),
        ("POST", "/api/admin/tables/x"),
        ("GET", "/api/admin/reports"),
        ("GET", "/api/admin/packs"),
        ("POST", "/api/admin/prune"),
        ("POST", "/api/admin/close/x"),
    ];
    for (method, path) in paths {
        anna.ask(method, path, "{}").await.is_refused(403, "not_host");
    }
    // Guessing is slow, whatever the limits of requests are.
    for _ in 0..2 {
        anna.get("/api/admin/people").await.is_refused(403, "not_host");
    }
    anna.get("/api/admin/people").await.is_refused(429, "too_fast");
    node.stop().await;
    // Without a secret nobody is the host.
    let node = cluster.serve().await;
    Person::stranger(&node.host).get("/api/admin/people").await.is_refused(403, "not_host");
    node.stop().await;
}

async fn the_host_of_the_server_moderates_people_tables_chat_and_reports(cluster: Cluster) {
    let node = serve(&cluster).await;
    let (mut anna, ben) = (node.guest("Anna").await, node.guest("Ben").await);
    anna.sign("/api/me/account", json!({ "login": "anna", "password": PASSWORD })).await.good();
    let table = begin(&[anna.clone(), ben.clone()], json!({ "game": "rattus", "public": true })).await;
    let number = ben.does(&table, say("table", "Something awful")).await;
    ben.post("/api/reports", json!({ "table": table, "number": 1, "text": "Look", "details": {} }))
        .await
        .good();

    let people = host(&node, "GET", "/api/admin/people?containing=ann", Value::Null).await.good();
    assert_eq!((&people[0]["login"], people.as_array().map(Vec::len)), (&json!("anna"), Some(1)));
    let id = people[0]["id"].as_str().expect("an id").to_owned();
    let act = async |action: Value| host(&node, "POST", &format!("/api/admin/people/{id}"), action).await;
    act(json!({ "do": "rename", "name": "Annabel" })).await.good();
    let password =
        act(json!({ "do": "reset_password" })).await.good()["password"].as_str().expect("one").to_owned();
    assert!(anna.get("/api/me").await.good().is_null(), "signed out");
    anna.sign("/api/sign-in", json!({ "login": "anna", "password": password })).await.good();
    assert_eq!(anna.get("/api/me").await.good()["name"], "Annabel");
    act(json!({ "do": "ban" })).await.good();
    assert!(anna.get("/api/me").await.good().is_null());
    anna.post("/api/sign-in", json!({ "login": "anna", "password": password }))
        .await
        .is_refused(403, "banned");
    assert_eq!(ben.scene(&table).await["sheet"]["seats"][0]["holder"]["stand_in"], "expert");
    act(json!({ "do": "unban" })).await.good();
    anna.sign("/api/sign-in", json!({ "login": "anna", "password": password })).await.good();

    let chat = host(&node, "GET", &format!("/api/admin/tables/{table}/chat"), Value::Null).await.good();
    assert_eq!((&chat[0]["number"], &chat[0]["text"]), (&json!(number), &json!("Something awful")));
    let message = format!("/api/admin/tables/{table}/chat/{number}");
    host(&node, "DELETE", &message, Value::Null).await.good();
    assert_eq!(last_message(&ben, &table).await["text"], "");
    host(&node, "DELETE", &format!("/api/admin/tables/{table}/chat/1"), Value::Null)
        .await
        .is_refused(404, "no_such_thing");

    let reports = host(&node, "GET", "/api/admin/reports?state=new", Value::Null).await.good();
    assert_eq!((&reports[0]["text"], &reports[0]["table"]), (&json!("Look"), &json!(table)));
    let report = format!("/api/admin/reports/{}", reports[0]["number"]);
    host(&node, "POST", &report, json!({ "state": "done" })).await.good();
    assert_eq!(host(&node, "GET", "/api/admin/reports?state=new", Value::Null).await.good(), json!([]));

    let listed = async || ben.get("/api/tables?which=running").await.good().as_array().map(Vec::len);
    let path = format!("/api/admin/tables/{table}");
    assert_eq!(listed().await, Some(1));
    host(&node, "POST", &path, json!({ "do": "hide" })).await.good();
    assert_eq!(listed().await, Some(0));
    host(&node, "POST", &path, json!({ "do": "close" })).await.good();
    assert_eq!(ben.scene(&table).await["sheet"]["ended"], "closed");
    host(&node, "POST", &path, json!({ "do": "delete" })).await.good();
    assert_eq!(host(&node, "GET", "/api/admin/tables", Value::Null).await.good(), json!([]));
    act(json!({ "do": "delete" })).await.good();
    assert_eq!(host(&node, "GET", "/api/admin/people?containing=ann", Value::Null).await.good(), json!([]));
    act(json!({ "do": "ban" })).await.is_refused(404, "no_person");
    node.stop().await;
}

async fn a_page_whose_name_points_here_is_another_site(cluster: Cluster) {
    let hosts = vec!["games.example".to_owned()];
    let node = cluster.serve_with(Config { hosts, unlimited: true, ..Config::default() }).await;
    let post = async |name: &str| {
        let (host, origin) = (format!("Host: {name}"), format!("Origin: http://{name}"));
        request(&node.host, "POST", "/api/me", &[&host, &origin], "{\"name\":\"Anna\"}").await
    };
    post("evil.example:8420").await.is_refused(403, "origin");
    post("evil.example").await.is_refused(403, "origin");
    for name in [
        "127.0.0.1:8420",
        "localhost:8420",
        "[::1]:8420",
        "box.local",
        "raspberry",
        "games.example",
        "192.168.1.7:80",
    ] {
        assert_eq!(post(name).await.status, 200, "{name}");
    }
    node.stop().await;
}
