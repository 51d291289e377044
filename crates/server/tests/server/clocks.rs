//! Clocks, and those who leave. The servers' clock is set forward, nobody waits.

use crate::client::{Person, Player, begin};
use crate::cluster::{Cluster, Node};
use crate::{Test, tests};
use serde_json::{Value, json};
use std::time::Duration;
use store::TableFilter;

pub(crate) const TESTS: &[(&str, Test)] = tests![clocks::{
    a_player_out_of_time_is_reminded_then_replaced_and_can_return,
    a_turn_takes_from_the_reserve_only_what_goes_beyond_its_time,
    a_correspondence_deadline_includes_server_downtime,
    the_others_vote_to_skip_to_replace_or_to_end,
    a_bot_plays_for_a_player_who_left_until_they_return,
    a_table_that_all_have_left_waits_for_them,
    a_bot_replaces_a_player_who_resigns_until_one_person_is_left,
    all_must_agree_to_end,
    an_unstarted_table_is_abandoned_by_its_host_or_by_time,
}];

/// Tests for both engines: a shared store may have been served by other nodes.
pub(crate) const ON_BOTH: &[(&str, Test)] = tests![clocks::{a_live_clock_is_paused_while_no_server_runs}];

const LIVE: &str = r#"{ "kind": "live", "turn_s": 60, "reserve_s": 30 }"#;

/// What a live table gives to those whose time is up.
const GRACE: Duration = Duration::from_secs(21);

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

async fn table(node: &Node, count: usize, pace: &str, leavers: &str) -> (Vec<Person>, Vec<Player>, String) {
    let mut people = Vec::new();
    for name in &["Anna", "Ben", "Cleo"][..count] {
        people.push(node.guest(name).await);
    }
    let pace: Value = serde_json::from_str(pace).expect("JSON");
    let table = begin(&people, json!({ "game": "rattus", "pace": pace, "leavers": leavers })).await;
    let mut players = Vec::new();
    for (number, person) in (1..).zip(&people) {
        players.push(person.player(&table, number).await);
    }
    (people, players, table)
}

fn asked(players: &[Player]) -> usize {
    players.iter().position(|player| !player.question.is_null()).expect("somebody is asked")
}

async fn a_player_out_of_time_is_reminded_then_replaced_and_can_return(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, mut players, table) = table(&node, 2, LIVE, "bot").await;
    let late = asked(&players);
    let scene = people[late].scene(&table).await;
    assert_eq!(scene["clock"]["reserve"], json!([30_000, 30_000]));
    assert!(scene["clock"]["until"].is_i64() && scene["clock"]["grace"].is_null());
    let other = 1 - late;
    cluster.clock.set_forward(seconds(82));
    let number = players[other].until_kind("reminded").await;
    assert_eq!(players[other].log[&number], json!({ "kind": "reminded", "seat": late + 1, "up": false }));
    cluster.clock.set_forward(seconds(10));
    players[other].until(|player| player.number() > number).await;
    assert_eq!(
        players[other].log[&(number + 1)],
        json!({ "kind": "reminded", "seat": late + 1, "up": true })
    );
    assert!(people[other].scene(&table).await["clock"]["grace"].is_i64());
    cluster.clock.set_forward(seconds(21));
    players[other].until_kind("stand_in").await;
    // The bot plays on, and says for whom.
    let number = players[other].until_kind("moved").await;
    assert_eq!(players[other].log[&number]["stand_in"], true);
    assert_eq!(players[other].log[&number]["seat"], late + 1);
    let holder = &people[other].scene(&table).await["sheet"]["seats"][late]["holder"];
    assert_eq!(holder["stand_in"], "expert");

    let scene = people[late].scene(&table).await;
    let choose = json!({ "do": "choose", "seat": late + 1, "after": scene["moved"], "choice": "pass" });
    people[late].cannot(&table, choose, "stand_in").await;
    people[other].cannot(&table, json!({ "do": "sit", "seat": late + 1 }), "taken").await;
    people[late].does(&table, json!({ "do": "sit", "seat": late + 1 })).await;
    people[late].cannot(&table, json!({ "do": "sit", "seat": late + 1 }), "seated").await;
    let mut back = people[late].player(&table, 9).await;
    assert!(back.sheet["seats"][late]["holder"]["stand_in"].is_null());
    // And plays again.
    while back.accepted.is_empty() {
        if !back.question.is_null() {
            back.act().await;
        } else if !players[other].question.is_null() {
            players[other].act().await;
        } else {
            let number = people[late].scene(&table).await["number"].as_u64().expect("a number");
            back.until(|player| player.number() >= number).await;
            players[other].until(|player| player.number() >= number).await;
        }
    }
    node.stop().await;
}

async fn a_turn_takes_from_the_reserve_only_what_goes_beyond_its_time(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, mut players, table) = table(&node, 2, LIVE, "bot").await;
    let place = asked(&players);
    cluster.clock.set_forward(seconds(50));
    players[place].act().await;
    let reserve = people[place].scene(&table).await["clock"]["reserve"][place].as_i64().expect("a number");
    assert_eq!(reserve, 30_000);
    let number = players[place].number();
    players[1 - place].until(|player| player.number() >= number).await;
    let place = asked(&players);
    let used_before = place == asked(&players);
    cluster.clock.set_forward(seconds(if used_before { 70 } else { 65 }));
    players[place].act().await;
    let reserve = people[place].scene(&table).await["clock"]["reserve"][place].as_i64().expect("a number");
    assert!(reserve < 30_000, "{reserve}");
    node.stop().await;
}

async fn a_correspondence_deadline_includes_server_downtime(cluster: Cluster) {
    let node = cluster.serve().await;
    let pace = r#"{ "kind": "correspondence", "hours": 24 }"#;
    let (people, mut players, table) = table(&node, 2, pace, "bot").await;
    let late = asked(&players);
    cluster.clock.set_forward(seconds(18 * 3600 + 60));
    let number = players[late].until_kind("reminded").await;
    assert_eq!(players[late].log[&number]["up"], false);
    node.stop().await;
    cluster.clock.set_forward(seconds(48 * 3600));
    let node = cluster.serve().await;
    let people: Vec<Person> = people.iter().map(|person| person.at(&node.host)).collect();
    let mut player = people[late].player(&table, 7).await;
    player
        .until(|player| player.log.values().any(|what| what["kind"] == "reminded" && what["up"] == true))
        .await;
    let listed = people[late].get("/api/tables?which=mine").await.good();
    assert_eq!(listed[0]["yours"], true);
    // A player who learns only now that the time is up is not replaced at once, but after the grace of six hours.
    cluster.clock.set_forward(seconds(6 * 3600 + 60));
    player.until_kind("stand_in").await;
    let scene = people[late].scene(&table).await;
    let time_of = |is_meant: fn(&Value) -> bool| {
        let entry = scene["log"].as_array().expect("a log").iter().find(|entry| is_meant(&entry["what"]));
        entry.expect("it is in the log")["at"].as_i64().expect("a time")
    };
    let up = time_of(|what| what["kind"] == "reminded" && what["up"] == true);
    assert!(time_of(|what| what["kind"] == "stand_in") - up >= 6 * 3600 * 1000);
    node.stop().await;
}

async fn a_live_clock_is_paused_while_no_server_runs(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, players, table) = table(&node, 2, LIVE, "bot").await;
    let late = asked(&players);
    cluster.clock.set_forward(seconds(40));
    node.stop().await;
    cluster.clock.set_forward(seconds(600));
    let node = cluster.serve().await;
    let people: Vec<Person> = people.iter().map(|person| person.at(&node.host)).collect();
    let mut player = people[late].player(&table, 7).await;
    if node.store.is_shared() {
        // Another node may have served it all the while: time has run.
        player.until(|player| player.log.values().any(|what| what["up"] == true)).await;
        node.stop().await;
        return;
    }
    assert_eq!(player.log[&player.number()], json!({ "kind": "resumed" }), "it is told");
    player.received_all_from(1);
    // The whole time of a turn is left, and what was used up of it before is forgiven.
    cluster.clock.set_forward(seconds(40));
    player.act().await;
    assert_eq!(people[late].scene(&table).await["clock"]["reserve"], json!([30_000, 30_000]));
    node.stop().await;
}

/// Lets the time of the player who has to answer run out, and returns their seat.
async fn time_is_up(cluster: &Cluster, person: &Person, players: &mut [Player]) -> usize {
    let number = person.scene(&players[0].table).await["number"].as_u64().expect("a number");
    players[0].until(|player| player.number() >= number).await;
    // The clock restarts with every move, and when somebody takes a seat back.
    let is_up = |player: &Player| {
        let sat =
            player.log.iter().rev().find(|(_, what)| what["kind"] == "sat").map_or(0, |(number, _)| *number);
        let mut since = player.log.range(player.moved.max(sat)..);
        since.any(|(_, what)| what["kind"] == "reminded" && what["up"] == true)
    };
    cluster.clock.set_forward(seconds(95));
    players[0].until(is_up).await;
    let number = players[0].number();
    for player in &mut *players {
        player.until(|player| player.number() >= number).await;
    }
    asked(players)
}

async fn the_others_vote_to_skip_to_replace_or_to_end(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, mut players, table) = table(&node, 3, LIVE, "vote").await;
    let late = time_is_up(&cluster, &people[0], &mut players).await;
    let others = [(late + 1) % 3, (late + 2) % 3];
    let vote = |by: usize, about: usize, vote: &str| json!({ "do": "vote", "seat": by + 1, "about": about + 1, "vote": vote });
    people[late].cannot(&table, vote(late, late, "skip"), "no_vote").await;
    people[others[0]].cannot(&table, vote(others[0], others[1], "skip"), "no_vote").await;
    people[others[0]].cannot(&table, vote(others[1], late, "skip"), "not_yours").await;
    people[others[0]].cannot(&table, vote(others[0], late, "skip"), "no_vote").await;
    // Nothing happens by itself.
    cluster.clock.set_forward(seconds(600));
    people[others[0]].does(&table, vote(others[0], late, "skip")).await;
    assert_eq!(people[late].scene(&table).await["question"]["seat"], late + 1, "one of two is not enough");
    let second = people[others[1]].does(&table, vote(others[1], late, "skip")).await;
    let number = players[late].until_kind("moved").await;
    assert!(number > second, "one of two is not enough");
    assert_eq!(
        (&players[late].log[&number]["stand_in"], &players[late].log[&number]["seat"]),
        (&json!(true), &json!(late + 1))
    );
    let seats = people[late].scene(&table).await["sheet"]["seats"].clone();
    assert!(seats[late]["holder"]["stand_in"].is_null(), "for one answer only");

    let late = time_is_up(&cluster, &people[0], &mut players).await;
    let others = [(late + 1) % 3, (late + 2) % 3];
    cluster.clock.set_forward(GRACE);
    people[others[0]].does(&table, vote(others[0], late, "replace")).await;
    people[others[1]].does(&table, vote(others[1], late, "wait")).await;
    people[others[1]].does(&table, vote(others[1], late, "replace")).await;
    let replaced = players[late].until_kind("stand_in").await;
    // Not before the bot has made this move: the time for it is up.
    let is_move = |what: &Value| what["kind"] == "moved";
    players[late].until(|player| player.log.range(replaced..).any(|(_, what)| is_move(what))).await;
    let number = players[late].number();
    people[late].does(&table, json!({ "do": "sit", "seat": late + 1 })).await;
    players[late].until(|player| player.number() > number).await;

    let late = time_is_up(&cluster, &people[0], &mut players).await;
    let others = [(late + 1) % 3, (late + 2) % 3];
    cluster.clock.set_forward(GRACE);
    people[others[0]].does(&table, vote(others[0], late, "end")).await;
    people[others[1]].does(&table, vote(others[1], late, "end")).await;
    players[late].until(Player::is_over).await;
    assert_eq!(players[late].sheet["ended"], "left");
    assert!(players[late].result.is_null());
    node.stop().await;
}

async fn a_bot_plays_for_a_player_who_left_until_they_return(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, mut players, table) = table(&node, 2, r#"{ "kind": "relaxed" }"#, "bot").await;
    let place = asked(&players);
    people[place].does(&table, json!({ "do": "stand", "seat": place + 1 })).await;
    people[place].cannot(&table, json!({ "do": "stand", "seat": place + 1 }), "stand_in").await;
    let number = players[1 - place].until_kind("moved").await;
    assert_eq!(players[1 - place].log[&number]["stand_in"], true);
    people[place].does(&table, json!({ "do": "sit", "seat": place + 1 })).await;
    node.stop().await;
}

async fn a_table_that_all_have_left_waits_for_them(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, mut players, table) = table(&node, 2, r#"{ "kind": "relaxed" }"#, "bot").await;
    let place = asked(&players);
    people[0].does(&table, json!({ "do": "stand", "seat": 1 })).await;
    let left = people[1].does(&table, json!({ "do": "stand", "seat": 2 })).await;
    // No job is scheduled, and the answer of a bot that decided before that is discarded.
    let rows = node.store.tables(&TableFilter::All(None), 0, 1).await.expect("the store answers");
    assert_eq!(rows[0].metadata.scheduled_at, None);
    assert_eq!(people[0].scene(&table).await["sheet"]["stage"], "running");
    let number = people[1 - place].does(&table, json!({ "do": "sit", "seat": 2 - place })).await;
    assert_eq!(number, left + 1, "nobody has moved");
    players[place].until(|player| player.number() > number || !player.question.is_null()).await;
    node.stop().await;
}

async fn a_bot_replaces_a_player_who_resigns_until_one_person_is_left(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, mut players, table) = table(&node, 3, r#"{ "kind": "relaxed" }"#, "bot").await;
    let place = asked(&players);
    people[place].does(&table, json!({ "do": "resign", "seat": place + 1 })).await;
    people[place].cannot(&table, json!({ "do": "resign", "seat": place + 1 }), "resigned").await;
    people[place].cannot(&table, json!({ "do": "sit", "seat": place + 1 }), "resigned").await;
    let scene = people[place].scene(&table).await;
    let choice = json!({ "do": "choose", "seat": place + 1, "after": scene["moved"], "choice": "pass" });
    people[place].cannot(&table, choice, "resigned").await;
    let other = (place + 1) % 3;
    let number = players[other].until_kind("moved").await;
    assert_eq!(players[other].log[&number]["stand_in"], true);
    people[other].does(&table, json!({ "do": "resign", "seat": other + 1 })).await;
    players[other].until(Player::is_over).await;
    assert_eq!(players[other].sheet["ended"], "resigned");
    assert!(players[other].sheet["seed"].is_string());
    node.stop().await;
}

async fn all_must_agree_to_end(cluster: Cluster) {
    let node = cluster.serve().await;
    let (people, mut players, table) = table(&node, 3, r#"{ "kind": "relaxed" }"#, "bot").await;
    let ends = |seat: usize, agree: bool| json!({ "do": "end", "seat": seat + 1, "agree": agree });
    people[0].does(&table, ends(0, true)).await;
    people[1].does(&table, ends(1, true)).await;
    people[0].does(&table, ends(0, false)).await;
    people[2].does(&table, ends(2, true)).await;
    people[1].cannot(&table, ends(0, true), "not_yours").await;
    assert_eq!(people[0].scene(&table).await["sheet"]["stage"], "running");
    people[0].does(&table, ends(0, true)).await;
    players[1].until(Player::is_over).await;
    assert_eq!((&players[1].sheet["stage"], &players[1].sheet["ended"]), (&json!("over"), &json!("agreed")));
    people[0].cannot(&table, ends(0, true), "over").await;
    node.stop().await;
}

async fn an_unstarted_table_is_abandoned_by_its_host_or_by_time(cluster: Cluster) {
    let node = cluster.serve().await;
    let (anna, ben) = (node.guest("Anna").await, node.guest("Ben").await);
    let request = json!({ "game": "rattus", "public": true, "seats": [{ "kind": "me" }] });
    let (one, two) = (anna.table(request.clone()).await, anna.table(request).await);
    ben.does(&one, json!({ "do": "sit", "seat": 2 })).await;
    ben.cannot(&one, json!({ "do": "abandon" }), "not_host").await;
    anna.does(&one, json!({ "do": "abandon" })).await;
    let sheet = &anna.scene(&one).await["sheet"];
    assert_eq!((&sheet["stage"], &sheet["ended"]), (&json!("closed"), &json!("abandoned")));
    ben.cannot(&one, json!({ "do": "sit", "seat": 3 }), "over").await;
    ben.get(&format!("/api/tables/{one}/record")).await.is_refused(409, "not_begun");
    let mut watcher = ben.player(&two, 1).await;
    cluster.clock.set_forward(server::Retention::default().open_tables);
    watcher.until(Player::is_over).await;
    assert_eq!(watcher.sheet["ended"], "abandoned");
    node.stop().await;
}
