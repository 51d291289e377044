//! A whole game, from the first seat to the record.

use crate::client::{Answer, Player, begin, play};
use crate::cluster::Cluster;
use crate::{Test, tests};
use capsule::apply_patch;
use game::{Actor, Dealer, EntryKind, Record, RecordedGame};
use rattus::Rattus;
use serde_json::{Value, json};

pub(crate) const TESTS: &[(&str, Test)] = tests![play::{
    two_people_play_to_the_end_and_the_record_proves_it,
    everything_can_be_done_over_plain_http_too,
    a_game_can_be_seen_again_through_any_eyes_once_it_is_over,
}];

/// Whether a record of Rattus holds.
pub(crate) fn verify(text: &str, commitment: &Value) -> Record<Rattus> {
    verify_of(text, commitment)
}

/// Whether a record holds: every choice by the rules, every draw by the seed, the seed by its commitment.
pub(crate) fn verify_of<G: game::Game>(text: &str, commitment: &Value) -> Record<G> {
    let record = Record::<G>::read(text).expect("the record can be read");
    let seed = record.seed.expect("the seed is in it");
    assert_eq!(record.commitment, Some(seed.commitment()));
    assert_eq!(*commitment, seed.commitment().to_string());
    let mut dealer = Dealer::new(&seed);
    let replayed =
        RecordedGame::replay(&record, |number, before, entry, _, _| match (entry.kind, entry.who) {
            (EntryKind::Choose(choice), None) => {
                let question = before.question().expect("something was asked");
                let Actor::Chance(purpose) = question.who else {
                    panic!("entry {number}: chance was not asked")
                };
                let picked = dealer.pick_entry(number, purpose, question.options.len());
                assert_eq!(choice, question.options.nth(picked), "entry {number}");
            }
            (EntryKind::Undo { from }, _) => _ = dealer.rewind(from),
            (EntryKind::Choose(_), Some(_)) => {}
        });
    let sitting = replayed.expect("the set-up is sound").expect("every entry is within the rules");
    assert!(sitting.question().is_none(), "it was played to the end");
    record
}

async fn two_people_play_to_the_end_and_the_record_proves_it(cluster: Cluster) {
    let node = cluster.serve().await;
    let (anna, ben, cleo) = (node.guest("Anna").await, node.guest("Ben").await, node.guest("Cleo").await);
    let table = anna
        .table(json!({ "game": "rattus", "setup": { "players": "2" }, "seats": [{ "kind": "me" }] }))
        .await;
    let mut players = [anna.player(&table, 1).await, ben.player(&table, 2).await];
    let mut watcher = cleo.player(&table, 3).await;
    let commitment = players[0].sheet["commitment"].clone();
    assert!(commitment.as_str().is_some_and(|text| text.len() == 64), "it is known before the deal");
    let sat = players[1].order("ben-sits", json!({ "do": "sit", "seat": 2 })).await;
    assert_eq!(sat["answer"], "accepted", "{sat}");
    let started = players[0].order("anna-starts", json!({ "do": "start" })).await;
    assert_eq!(started["answer"], "accepted", "{started}");
    players[0].wavers = true;
    let mut asked: Vec<Answer> = Vec::new();
    for stop in [20, 60, 100, u64::MAX] {
        play(&mut players, stop).await;
        if players[0].is_over() {
            break;
        }
        for path in ["", "/record", "/replay", "/replay?as=open", "/why?seat=1&choice=pass", "/hint"] {
            asked.push(anna.get(&format!("/api/tables/{table}{path}")).await);
        }
        anna.get(&format!("/api/tables/{table}/record")).await.is_refused(403, "secret");
        anna.get(&format!("/api/tables/{table}/replay?as=open")).await.is_refused(403, "secret");
        anna.get(&format!("/api/tables/{table}/replay?as=seat2")).await.is_refused(403, "secret");
    }
    watcher.until(Player::is_over).await;
    play(&mut players, u64::MAX).await;

    let seed = players[0].sheet["seed"].as_str().expect("the seed is published at the end").to_owned();
    let last = players[0].number();
    for player in players.iter().chain([&watcher]) {
        player.received_all_from(1);
        assert_eq!(player.number(), last);
        assert_eq!(player.result["places"].as_array().map(Vec::len), Some(2));
        assert_eq!(player.sheet["ended"], "played");
        assert_eq!(player.sheet["seed"], seed);
        let told: Vec<usize> = (0..)
            .zip(&player.socket.received)
            .filter(|(_, text)| text.contains(&seed))
            .map(|(at, _)| at)
            .collect();
        let ended = player.socket.received.iter().position(|text| text.contains("\"kind\":\"ended\""));
        assert_eq!(told.first(), ended.as_ref(), "nothing told the seed before the end");
    }
    for answer in &asked {
        assert!(!answer.body.contains(&seed) && !answer.head.contains(&seed));
    }
    let moves =
        players.iter().flat_map(|player| player.accepted.clone()).collect::<std::collections::HashSet<_>>();
    let made = players.iter().map(|player| player.accepted.len()).sum::<usize>();
    assert_eq!(moves.len(), made, "every answer has a number of its own");

    let record = anna.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200);
    let record = verify(&record.body, &commitment);
    let undos = record.entries.iter().filter(|entry| matches!(entry.kind, EntryKind::Undo { .. })).count();
    let told = players[1].log.values().filter(|what| what["kind"] == "undone").count();
    assert!(undos > 0 && undos == told, "what was taken back is in the record: {undos}, {told}");
    // A client that comes only now sees the same log.
    let late = node.guest("Dora").await.player(&table, 4).await;
    late.received_all_from(1);
    assert_eq!(late.number(), last);
    assert_eq!(late.result, players[0].result);
    node.stop().await;
}

async fn everything_can_be_done_over_plain_http_too(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let told = people[1].get(&format!("/api/tables/{table}?since=0&wait=20")).await;
    assert!(told.good()["number"].as_u64() >= Some(4), "entries that exist are sent at once");
    for turn in 0..12 {
        for person in &people {
            let scene = person.scene(&table).await;
            let Some(choice) = scene["question"]["options"][0].as_str() else { continue };
            let other = people.iter().find(|other| other.cookie != person.cookie).expect("there are two");
            let path = format!("/api/tables/{table}?since={}&wait=20", scene["number"]);
            let news = other.get(&path);
            let seat = &scene["question"]["seat"];
            let choose = json!({ "do": "choose", "seat": seat, "after": scene["moved"], "choice": choice });
            let moves = person.does(&table, choose);
            let (news, number) = tokio::join!(news, moves);
            let log = news.good()["log"].as_array().expect("a log").clone();
            assert_eq!(log[0]["number"], number, "turn {turn}: who waits hears of it");
            break;
        }
    }
    node.stop().await;
}

/// The view after the last step of a part of a replay.
fn view_after(replay: &Value) -> Value {
    let mut view = Value::Null;
    for step in replay["steps"].as_array().expect("steps") {
        for patch in step["patches"].as_array().expect("patches") {
            apply_patch(&mut view, patch);
        }
    }
    view
}

async fn a_game_can_be_seen_again_through_any_eyes_once_it_is_over(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let mut players = [people[0].player(&table, 5).await, people[1].player(&table, 6).await];
    play(&mut players, 40).await;
    let own = people[0].get(&format!("/api/tables/{table}/replay")).await.good();
    assert_eq!(own["eye"], "seat 1", "a player may replay the own view during the game");
    play(&mut players, u64::MAX).await;
    let path = |part: &str| format!("/api/tables/{table}/replay?{part}");
    let open = people[0].get(&path("")).await.good();
    assert_eq!(open["eye"], "open");
    let total = open["total"].as_u64().expect("a number");
    assert_eq!(open["steps"].as_array().map(|steps| steps.len() as u64), Some(total.min(400)));
    let again = people[1].get(&path("as=seat1&most=10")).await.good();
    assert_eq!(again["steps"].as_array().map(Vec::len), Some(10));
    for (one, two) in
        own["steps"].as_array().expect("steps").iter().zip(again["steps"].as_array().expect("steps"))
    {
        assert_eq!(one, two, "it looks as it did then");
    }
    let last = people[1].get(&path(&format!("as=open&from={}", total - 1))).await.good();
    assert_eq!(view_after(&last), players[0].view, "an answer begins with a whole view");
    let shown = open["steps"].as_array().map_or(0, Vec::len);
    let end = people[1].get(&path(&format!("as=open&from={}&most=1", shown - 1))).await.good();
    assert_eq!(view_after(&open), view_after(&end), "patches lead from step to step");
    people[1].get(&path("as=nobody")).await.is_refused(422, "eye");
    node.stop().await;
}
