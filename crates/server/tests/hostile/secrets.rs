//! Nothing that is secret shows in what is sent, nor in when it is sent.

use crate::client::{Player, begin};
use crate::cluster::{Cluster, Node};
use crate::{Test, tests};
use serde_json::{Value, json};
use std::collections::BTreeMap;

pub(crate) const TESTS: &[(&str, Test)] = tests![secrets::{
    an_answer_in_secret_takes_effect_at_the_announced_time_whatever_it_is,
    a_person_alone_need_not_wait_for_the_answer_to_a_secret_question,
}];

/// Answers every question that leaves a choice, as the web client does.
async fn play_choices(player: &mut Player) {
    while !player.is_over() {
        let options = player.question["options"].as_array().map_or(0, Vec::len);
        if options == 0 || (options == 1 && player.question.get("unanswered").is_some()) {
            player.receive().await;
        } else {
            player.act().await;
        }
    }
}

/// A secret question, as the message to its player describes it.
struct Asked {
    options: usize,
    takes_effect: i64,
}

/// The secret questions of a player, by the number of the last move before them, and the time of every move.
fn timeline(player: &Player) -> (BTreeMap<u64, Asked>, BTreeMap<u64, i64>) {
    let (mut asked, mut moves) = (BTreeMap::new(), BTreeMap::new());
    for text in &player.socket.received {
        let message: Value = serde_json::from_str(text).expect("messages are JSON");
        if message["line"]["what"]["kind"] == "moved" {
            let number = message["line"]["number"].as_u64().expect("a number");
            moves.insert(number, message["line"]["at"].as_i64().expect("a time"));
        }
        let question = &message["question"];
        if let Some(takes_effect) = question["takes_effect"].as_i64() {
            let options = question["options"].as_array().map_or(0, Vec::len);
            let moved = message["moved"].as_u64().expect("a number");
            asked.insert(moved, Asked { options, takes_effect });
        }
    }
    (asked, moves)
}

/// Plays a game of three people with region cards.
async fn game(node: &Node, number: u64) -> Vec<Player> {
    let people = [node.guest("Anna").await, node.guest("Ben").await, node.guest("Cleo").await];
    let setup = json!({ "boxes": "base,africanus", "preset": "online" });
    let table = begin(&people, json!({ "game": "rattus", "setup": setup, "public": true })).await;
    let mut players = Vec::new();
    for (seat, person) in (1..).zip(&people) {
        players.push(person.player(&table, 10 * number + seat).await);
    }
    futures_util::future::join_all(players.iter_mut().map(play_choices)).await;
    players
}

async fn an_answer_in_secret_takes_effect_at_the_announced_time_whatever_it_is(cluster: Cluster) {
    let node = cluster.serve().await;
    let (mut forced, mut free) = (0, 0);
    for number in 0.. {
        for player in &game(&node, number).await {
            let (asked, moves) = timeline(player);
            for (moved, Asked { options, takes_effect }) in asked {
                let (_, at) = moves.range(moved + 1..).next().expect("it was answered");
                assert_eq!(*at, takes_effect, "{options} options after entry {moved}");
                *(if options == 1 { &mut forced } else { &mut free }) += 1;
            }
        }
        if forced >= 5 && free >= 5 {
            break;
        }
    }
    node.stop().await;
}

async fn a_person_alone_need_not_wait_for_the_answer_to_a_secret_question(mut cluster: Cluster) {
    // So long that the test would not end.
    cluster.secret_timing.person = std::time::Duration::from_secs(3600);
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let bot = || json!({ "kind": "bot", "level": "random" });
    let mut asked = 0;
    for number in 0.. {
        let setup = json!({ "players": "3", "boxes": "base,africanus", "preset": "online" });
        let seats = json!([{ "kind": "me" }, bot(), bot()]);
        let table = anna.table(json!({ "game": "rattus", "setup": setup, "seats": seats })).await;
        anna.does(&table, json!({ "do": "start" })).await;
        let mut player = anna.player(&table, number).await;
        play_choices(&mut player).await;
        asked += player.socket.received.iter().filter(|text| text.contains("\"unanswered\":")).count();
        if asked > 2 {
            break;
        }
    }
    node.stop().await;
}
