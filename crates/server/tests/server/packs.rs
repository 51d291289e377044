//! Uploaded data packs.

use crate::client::{begin, play, request};
use crate::cluster::Cluster;
use crate::play::{verify, verify_of};
use crate::{Test, tests};
use serde_json::{Value, json};
use server::Config;
use sha2::{Digest as _, Sha256};
use store::Document;

pub(crate) const TESTS: &[(&str, Test)] = tests![packs::{
    a_pack_is_brought_along_and_played_with_to_the_end,
    a_bad_pack_is_refused_with_every_fault_and_nothing_is_kept,
    a_pack_brought_to_another_node_is_there,
    packs_are_few_small_and_not_too_fast,
    everybody_has_a_list_of_their_own_packs,
    a_deleted_pack_stays_for_others_who_uploaded_the_same_files,
    a_pack_of_rattus_is_played_with_to_the_end,
    the_components_of_a_table_are_stored_and_later_builds_can_load_them,
    a_table_with_unsound_components_fails_alone_with_a_message,
}];

/// A built-in file with one piece of text replaced.
fn changed(file: &str, old: &str, new: &str) -> String {
    let text = ::pest::components::FILES.iter().find(|(name, _)| *name == file).expect("a file").1;
    assert!(text.contains(old), "{old} stands in {file}");
    text.replacen(old, new, 1)
}

fn upload(name: &str, files: Value) -> Value {
    json!({ "game": "pest", "name": name, "files": files })
}

async fn a_pack_is_brought_along_and_played_with_to_the_end(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let rich = changed("player_board.toml", "wood = 1", "wood = 4");
    let made = anna.post("/api/packs", upload(" Rich ", json!({ "player_board.toml": rich }))).await.good();
    assert_eq!((&made["name"], &made["game"]), (&json!("Rich"), &json!("pest")));
    let ben = node.guest("Ben").await;
    let again = ben.post("/api/packs", upload("Mine", json!({ "player_board.toml": rich }))).await;
    assert_eq!(again.good(), made, "the same files are the same pack");
    let hash = made["hash"].as_str().expect("a hash");
    let print = anna.get(&format!("/api/packs/{hash}")).await.good();
    assert_eq!((&print["name"], &print["board"]["start"]["wood"]), (&json!("Rich"), &json!(4)));
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let setup = json!({ "players": "2" });
    let table = anna.table(json!({ "game": "pest", "pack": hash, "setup": setup, "seats": seats })).await;
    node.stop().await;
    // The hash and the name are shown to everybody, also after a restart.
    let node = cluster.serve().await;
    let anna = anna.at(&node.host);
    let sheet = node.guest("Cleo").await.scene(&table).await["sheet"].clone();
    assert_eq!((&sheet["pack"], &sheet["pack_name"]), (&json!(hash), &json!("Rich")));
    anna.does(&table, json!({ "do": "start" })).await;
    let mut player = anna.player(&table, 3).await;
    player.hurries = true;
    player.play(30).await;
    assert_eq!(player.view["pack"], hash);
    player.play(u64::MAX).await;
    let record = anna.get(&format!("/api/tables/{table}/record")).await;
    assert!(record.body.contains(hash), "the record names the pack");
    verify_of::<::pest::Game>(&record.body, &player.sheet["commitment"]);
    node.stop().await;
}

async fn everybody_has_a_list_of_their_own_packs(cluster: Cluster) {
    let node = cluster.serve().await;
    let [anna, ben] = [node.guest("Anna").await, node.guest("Ben").await];
    let files = |wood: u32| {
        let board = changed("player_board.toml", "wood = 1", &format!("wood = {wood}"));
        json!({ "player_board.toml": board })
    };
    let first = anna.post("/api/packs", upload("First", files(4))).await.good();
    assert_eq!(anna.get("/api/packs").await.good(), json!([first]));
    cluster.clock.set_forward(std::time::Duration::from_secs(1));
    let second = anna.post("/api/packs", upload("Second", files(5))).await.good();
    let theirs = ben.post("/api/packs", upload("Same", files(5))).await.good();
    assert_eq!(anna.get("/api/packs").await.good(), json!([second, first]));
    assert_eq!(ben.get("/api/packs").await.good(), json!([theirs]));
    assert_eq!(crate::client::Person::stranger(&node.host).get("/api/packs").await.good(), json!([]));
    let anna_elsewhere = anna.get("/api/packs").await.good();
    node.stop().await;
    let node = cluster.serve().await;
    assert_eq!(anna.at(&node.host).get("/api/packs").await.good(), anna_elsewhere);
    node.stop().await;
}

async fn a_deleted_pack_stays_for_others_who_uploaded_the_same_files(cluster: Cluster) {
    let admin_secret = Some("the secret of the host".to_owned());
    let node = cluster.serve_with(Config { admin_secret, ..Config::default() }).await;
    let [anna, ben] = [node.guest("Anna").await, node.guest("Ben").await];
    let files = json!({ "player_board.toml": changed("player_board.toml", "wood = 1", "wood = 6") });
    let pack = anna.post("/api/packs", upload("Ours", files.clone())).await.good();
    ben.post("/api/packs", upload("Mine", files.clone())).await.good();
    let path = format!("/api/packs/{}", pack["hash"].as_str().expect("a hash"));
    anna.ask("DELETE", &path, "").await.good();
    assert_eq!(anna.get("/api/packs").await.good(), json!([]));
    anna.ask("DELETE", &path, "").await.is_refused(404, "no_pack");
    assert_eq!(ben.get("/api/packs").await.good(), json!([pack]));
    let table = ben.table(json!({ "game": "pest", "pack": pack["hash"], "setup": { "players": "2" } })).await;
    assert_eq!(ben.scene(&table).await["sheet"]["pack_name"], "Ours");
    ben.ask("DELETE", &path, "").await.good();
    assert_eq!(node.store.count_documents("packs").await, Ok(0), "nobody has it any more");
    // A host deletes it for everybody.
    for person in [&anna, &ben] {
        person.post("/api/packs", upload("Again", files.clone())).await.good();
    }
    let path = path.replace("/api/packs", "/api/admin/packs");
    let bearer = "Authorization: Bearer the secret of the host";
    request(&node.host, "DELETE", &path, &[bearer], "").await.good();
    for person in [&anna, &ben] {
        assert_eq!(person.get("/api/packs").await.good(), json!([]));
    }
    node.stop().await;
}

async fn a_bad_pack_is_refused_with_every_fault_and_nothing_is_kept(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let map = changed("map.toml", "size = \"city\"", "size = \"hamlet\"");
    let map = map.replacen("b = \"ostrand\"", "b = \"nowhere\"", 1);
    let tasks = changed("task_tracks.toml", "influence = [1, 1, 2, 2]", "influence = [2, 1, 2, 2]");
    let files = json!({ "map.toml": map, "task_tracks.toml": tasks });
    let refused = anna.post("/api/packs", upload("Bad", files)).await;
    refused.is_refused(422, "pack");
    let refusal = refused.json();
    let places: Vec<&str> =
        refusal["faults"].as_array().expect("faults").iter().filter_map(|f| f["place"].as_str()).collect();
    assert!(places == ["map.toml:30", "map.toml:626", "task_tracks.toml:11"], "{places:?}");
    assert_eq!(refusal["because"]["key"], "pack-unsound");
    for (files, code) in [
        (json!({ "rules.toml": "" }), "pack"),
        (json!({ "map.toml": "not = [toml" }), "pack"),
        (json!({ "map.toml": "" }), "pack"),
    ] {
        anna.post("/api/packs", upload("Bad", files)).await.is_refused(422, code);
    }
    anna.post("/api/packs", upload("", json!({}))).await.is_refused(422, "name");
    anna.post("/api/packs", upload(&"x".repeat(41), json!({}))).await.is_refused(422, "name");
    let chess = json!({ "game": "chess", "name": "Rooks", "files": {} });
    anna.post("/api/packs", chess).await.is_refused(422, "no_such_game");
    let token = "[[rat]]\nid = \"b01\"\nstart = true\nlimit = 9\n";
    let rats = json!({ "game": "rattus", "name": "Rats", "files": { "rats_base.toml": token } });
    let refused = anna.post("/api/packs", rats).await;
    refused.is_refused(422, "pack");
    assert!(refused.body.contains("rats_base.toml:4"), "{}", refused.body);
    let stranger = crate::client::Person::stranger(&node.host);
    stranger.post("/api/packs", upload("Mine", json!({}))).await.is_refused(401, "nobody");
    assert_eq!(node.store.count_documents("packs").await, Ok(0));
    let unknown = json!({ "game": "pest", "pack": "sha256:00", "setup": { "players": "2" } });
    anna.post("/api/tables", unknown).await.is_refused(422, "impossible");
    node.stop().await;
}

async fn a_pack_brought_to_another_node_is_there(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    // It lies in the store, as another node has put it there; this process has never loaded it.
    let text = changed("player_board.toml", "stone = 1", "stone = 3");
    let mut hash = Sha256::new();
    for (name, builtin) in ::pest::components::FILES {
        let text = if name == "player_board.toml" { &text } else { builtin };
        hash.update(format!("{name}\0{}\0{text}", text.len()));
    }
    let hash = format!("sha256:{}", hex::encode(hash.finalize()));
    let kept =
        json!({ "game": "pest", "name": "Stony", "person": "p", "files": { "player_board.toml": text } });
    let note = Document { name: hash.clone(), at: 1, body: kept.to_string() };
    node.store.insert_document("packs", &note).await.expect("it is kept");
    // Both engines share this process: only the first of them finds it unloaded.
    let table = begin(
        std::slice::from_ref(&anna),
        json!({ "game": "pest", "pack": hash, "setup": { "variant": "solo" } }),
    )
    .await;
    let scene = anna.scene(&table).await;
    assert_eq!((&scene["sheet"]["pack"], &scene["sheet"]["pack_name"]), (&json!(hash), &json!("Stony")));
    let topics = anna.get(&format!("/api/games/pest?pack={hash}")).await.good();
    assert_eq!(topics["pack"], hash);
    node.stop().await;
}

async fn packs_are_few_small_and_not_too_fast(cluster: Cluster) {
    let node = cluster.serve_with(Config::default()).await;
    let anna = node.guest("Anna").await;
    let large = json!({ "map.toml": "#".repeat(600 * 1024) });
    let answer = anna.post("/api/packs", upload("Large", large)).await;
    assert!(answer.status == 422 || answer.status == 413 || answer.status == 0, "{}", answer.body);
    for number in 0..100 {
        let note = Document { name: number.to_string(), at: 1, body: String::new() };
        node.store.insert_document("packs", &note).await.expect("it is kept");
    }
    anna.post("/api/packs", upload("One more", json!({}))).await.is_refused(409, "too_many_packs");
    let mut last = 0;
    for _ in 0..500 {
        last = anna.post("/api/packs", upload("", json!({}))).await.status;
        if last == 429 {
            break;
        }
    }
    assert_eq!(last, 429, "the rate limit answers 429");
    node.stop().await;
}

async fn a_pack_of_rattus_is_played_with_to_the_end(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let text = include_str!("../../../../data/rattus/setup.toml").replacen("potions = 10", "potions = 3", 1);
    let request = json!({ "game": "rattus", "name": "Three potions", "files": { "setup.toml": text } });
    let made = anna.post("/api/packs", request.clone()).await.good();
    assert_eq!((&made["name"], &made["game"]), (&json!("Three potions"), &json!("rattus")));
    // A comment makes no other pack.
    let mut commented = request;
    commented["files"]["setup.toml"] = format!("# Mine.\n{text}").into();
    assert_eq!(anna.post("/api/packs", commented).await.good(), made);
    let hash = made["hash"].as_str().expect("a hash");
    let people = [anna.clone(), node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus", "pack": hash })).await;
    let mut players = [people[0].player(&table, 1).await, people[1].player(&table, 2).await];
    play(&mut players, u64::MAX).await;
    let sheet = &players[0].sheet;
    assert_eq!((&sheet["pack"], &sheet["pack_name"]), (&json!(hash), &json!("Three potions")));
    let record = anna.get(&format!("/api/tables/{table}/record")).await;
    assert!(record.body.contains(hash), "the record names the pack");
    verify(&record.body, &sheet["commitment"]);
    node.stop().await;
}

async fn the_components_of_a_table_are_stored_and_later_builds_can_load_them(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let table = anna.table(json!({ "game": "rattus", "setup": { "players": "2" } })).await;
    let pack = anna.scene(&table).await["sheet"]["pack"].clone();
    let hash = pack.as_str().expect("a hash");
    let stored = node.store.document("components", hash).await.expect("it answers").expect("it is stored");
    let stored: Value = serde_json::from_str(&stored.body).expect("it is JSON");
    assert_eq!(stored["files"].as_object().map(serde_json::Map::len), Some(rattus::Components::FILES.len()));
    anna.table(json!({ "game": "rattus", "setup": { "players": "3" } })).await;
    assert_eq!(node.store.count_documents("components").await, Ok(1), "once, not for every table");
    // Components of another build, which this process does not know, under a hash of another kind.
    let mut other = stored;
    let text =
        other["files"]["setup.toml"].as_str().expect("a text").replacen("potions = 10", "potions = 9", 1);
    other["files"]["setup.toml"] = text.into();
    let name = format!("sha256:{}", "5".repeat(64));
    let document = Document { name: name.clone(), at: 1, body: other.to_string() };
    node.store.insert_document("components", &document).await.expect("it is stored");
    let request = json!({ "game": "rattus", "pack": name, "setup": { "players": "2" }, "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let table = anna.table(request).await;
    anna.does(&table, json!({ "do": "start" })).await;
    let mut player = anna.player(&table, 3).await;
    player.play(u64::MAX).await;
    let record = anna.get(&format!("/api/tables/{table}/record")).await;
    assert!(record.body.contains(&name), "the hash stays the name");
    verify(&record.body, &player.sheet["commitment"]);
    node.stop().await;
}

async fn a_table_with_unsound_components_fails_alone_with_a_message(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let good = anna.table(json!({ "game": "rattus", "setup": { "players": "2" } })).await;
    let id = store::TableId(good.clone());
    let log = node.store.entries(&id, 0, 9).await.expect("it answers");
    let row = node.store.table(&id).await.expect("it answers").expect("it is there");
    let config: Value = serde_json::from_str(&log[0].body).expect("it is JSON");
    let hash = format!("sha256:{}", "6".repeat(64));
    let unsound = json!({ "game": "rattus", "edition": 1, "files": { "setup.toml": "schema = 1" } });
    let document = Document { name: hash.clone(), at: 1, body: unsound.to_string() };
    node.store.insert_document("components", &document).await.expect("it is stored");
    for (name, field, value, why) in [
        ("unsound", "pack", json!(hash), "is unsound"),
        ("missing", "pack", json!("sha256:00"), "sha256:00"),
        ("newer", "edition", json!(77), "edition 77"),
    ] {
        let mut config = config.clone();
        config[field] = value;
        let append = store::Append {
            table: store::TableId(name.to_owned()),
            after: 0,
            at: log[0].at,
            entries: vec![(None, config.to_string())],
            metadata: row.metadata.clone(),
            seats: None,
            snapshot: None,
            naming: Vec::new(),
        };
        node.store.append(append).await.expect("it is stored");
        let refused = anna.get(&format!("/api/tables/{name}")).await;
        refused.is_refused(503, "broken");
        assert!(refused.body.contains(why), "{}", refused.body);
    }
    assert_eq!(anna.scene(&good).await["sheet"]["stage"], "open");
    node.stop().await;
}
