//! Today's game: the same deal for everybody for a day, one rated try each.

use crate::client::{Person, Player};
use crate::cluster::{Cluster, Node};
use crate::play::verify_of;
use crate::{Test, tests};
use serde_json::{Value, json};
use std::time::Duration;

pub(crate) const TESTS: &[(&str, Test)] = tests![today::{
    everybody_plays_the_same_deal_and_is_placed_by_score,
    the_seed_is_kept_back_until_the_day_is_over,
    one_rated_try_a_day_however_often_one_asks,
    a_try_that_a_bot_finished_has_no_score,
}];

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Sets the clock to shortly after midnight, so that no test runs into the next day.
async fn serve(cluster: &Cluster) -> Node {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
    cluster.clock.set_forward(DAY - Duration::from_secs(since.as_secs() % DAY.as_secs()));
    cluster.serve().await
}

async fn begin(person: &Person, practice: bool) -> String {
    let made = person.post("/api/today", json!({ "practice": practice })).await.good();
    made["id"].as_str().expect("a table").to_owned()
}

async fn finish(person: &Person, table: &str, number: u64) -> Player {
    let mut player = person.player(table, number).await;
    player.hurries = true;
    player.play(u64::MAX).await;
    player
}

async fn today(person: &Person) -> Value {
    person.get("/api/today").await.good()
}

async fn everybody_plays_the_same_deal_and_is_placed_by_score(cluster: Cluster) {
    let node = serve(&cluster).await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let before = today(&people[0]).await;
    assert_eq!(
        (&before["tries"], &before["results"], &before["mine"]),
        (&json!(0), &json!([]), &Value::Null)
    );
    let mut scores = Vec::new();
    let mut deals = Vec::new();
    for (number, person) in (1..).zip(&people) {
        let table = begin(person, false).await;
        let begun = person.scene(&table).await;
        assert_eq!(begun["sheet"]["today"], json!({ "day": before["day"], "rated": true, "sealed": true }));
        assert_eq!((&begun["sheet"]["stage"], &begun["sheet"]["hints"]), (&json!("running"), &json!(false)));
        deals.push((begun["view"].clone(), begun["sheet"]["commitment"].clone()));
        let running = today(person).await;
        assert_eq!((&running["mine"]["over"], &running["mine"]["score"]), (&json!(false), &Value::Null));
        let player = finish(person, &table, number).await;
        scores.push(player.result["places"][0]["score"].as_i64().expect("a score"));
    }
    assert_eq!(deals[0], deals[1], "the same deal");
    let stranger = Person::stranger(&node.host);
    // The tries of others are looked at every few seconds.
    cluster.clock.set_forward(Duration::from_secs(5));
    for (person, score) in people.iter().zip(&scores) {
        let mine = today(person).await["mine"].clone();
        let place = 1 + scores.iter().filter(|other| *other > score).count();
        assert_eq!(
            (&mine["over"], &mine["score"], &mine["place"]),
            (&json!(true), &json!(score), &json!(place))
        );
    }
    node.stop().await;
    // What came of it outlives the server.
    let node = cluster.serve().await;
    let all = today(&stranger.at(&node.host)).await;
    assert_eq!((&all["tries"], &all["mine"]), (&json!(2), &Value::Null));
    let counted: u64 =
        all["results"].as_array().expect("scores").iter().filter_map(|s| s["tries"].as_u64()).sum();
    assert_eq!(counted, 2);
    // Tomorrow is another deal.
    cluster.clock.set_forward(DAY);
    let anna = people[0].at(&node.host);
    let after = today(&anna).await;
    assert_ne!(after["day"], before["day"]);
    assert_eq!((&after["tries"], &after["mine"]), (&json!(0), &Value::Null));
    let table = begin(&anna, false).await;
    assert_ne!(anna.scene(&table).await["sheet"]["commitment"], deals[0].1);
    node.stop().await;
}

async fn the_seed_is_kept_back_until_the_day_is_over(cluster: Cluster) {
    let node = serve(&cluster).await;
    let anna = node.guest("Anna").await;
    let table = begin(&anna, false).await;
    anna.post("/api/today", json!({ "practice": true })).await.is_refused(409, "rated_first");
    let player = finish(&anna, &table, 1).await;
    assert_eq!((&player.sheet["stage"], &player.sheet["seed"]), (&json!("over"), &Value::Null));
    let paths = ["/record", "/proof"].map(|path| format!("/api/tables/{table}{path}"));
    for path in &paths {
        let refused = anna.get(path).await;
        refused.is_refused(403, "sealed");
        assert_eq!(refused.json()["because"]["key"], "today-sealed");
    }
    // Practice is the same deal, and keeps the secret as well.
    let practice = begin(&anna, true).await;
    assert_ne!(practice, table);
    let sheet = anna.scene(&practice).await["sheet"].clone();
    assert_eq!(sheet["today"]["rated"], false);
    assert_eq!(sheet["commitment"], player.sheet["commitment"]);
    assert_eq!(today(&anna).await["mine"]["table"], table, "practice does not count");
    let mut received: Vec<String> = player.socket.received;
    for path in ["", "/replay", "/replay?as=open", "/chances", "/query/study?seat=1"] {
        received.push(anna.get(&format!("/api/tables/{table}{path}")).await.body);
    }
    received.push(anna.get("/api/today").await.body);
    received.push(anna.get("/api/tables?which=mine").await.body);
    cluster.clock.set_forward(DAY);
    let scene = anna.scene(&table).await;
    assert_eq!(scene["sheet"]["today"]["sealed"], false);
    let seed = scene["sheet"]["seed"].as_str().expect("the day is over");
    assert!(received.iter().all(|text| !text.contains(seed)), "nobody was told before");
    verify_of::<::pest::Game>(&anna.get(&paths[0]).await.body, &scene["sheet"]["commitment"]);
    assert_eq!(anna.get(&paths[1]).await.good()["fair"], true);
    node.stop().await;
}

async fn one_rated_try_a_day_however_often_one_asks(cluster: Cluster) {
    let node = serve(&cluster).await;
    let mut anna = node.guest("Anna").await;
    let asks = futures_util::future::join_all((0..6).map(|_| begin(&anna, false))).await;
    assert!(asks.iter().all(|table| *table == asks[0]), "{asks:?}");
    let mine = anna.get("/api/tables?which=mine").await.good();
    assert_eq!(mine.as_array().map(Vec::len), Some(1), "no other table is left");
    // A guest who makes an account keeps the try; who is merged into one takes it along.
    let account = json!({ "login": "anna", "password": "correct horse battery" });
    anna.sign("/api/me/account", account.clone()).await.good();
    let mut guest = node.guest("Ben").await;
    let other = begin(&guest, false).await;
    assert_ne!(other, asks[0]);
    guest.sign("/api/me/merge", account).await.good();
    assert_eq!(begin(&guest, false).await, asks[0], "the account's own try counts");
    anna = anna.at(&node.host);
    assert_eq!(today(&anna).await["tries"], 2);
    let stranger = Person::stranger(&node.host);
    stranger.post("/api/today", json!({})).await.is_refused(401, "nobody");
    node.stop().await;
}

async fn a_try_that_a_bot_finished_has_no_score(cluster: Cluster) {
    let node = serve(&cluster).await;
    let anna = node.guest("Anna").await;
    let table = begin(&anna, false).await;
    let mut player = anna.player(&table, 1).await;
    player.hurries = true;
    player.play(20).await;
    anna.does(&table, json!({ "do": "resign", "seat": 1 })).await;
    player.until(Player::is_over).await;
    let mine = today(&anna).await["mine"].clone();
    assert_eq!((&mine["over"], &mine["score"], &mine["place"]), (&json!(true), &Value::Null, &Value::Null));
    assert_eq!(begin(&anna, false).await, table, "there is no second try");
    node.stop().await;
}
