//! Taking back: exactly as far as nothing was learned and nobody else acted.

use crate::client::{Player, begin, key};
use crate::cluster::Cluster;
use crate::{Test, tests};
use serde_json::{Value, json};

pub(crate) const TESTS: &[(&str, Test)] = tests![undo::{
    a_step_and_a_whole_turn_can_be_taken_back_until_something_is_learned,
    only_own_answers_can_be_undone,
}];

fn entries(undo: &Value) -> Vec<u64> {
    undo["entries"].as_array().map_or_else(Vec::new, |all| all.iter().filter_map(Value::as_u64).collect())
}

fn undo(player: &Player, from: u64) -> Value {
    json!({ "do": "undo", "seat": player.undo["seat"], "after": player.moved, "from": from })
}

async fn a_step_and_a_whole_turn_can_be_taken_back_until_something_is_learned(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let mut players = [people[0].player(&table, 1).await, people[1].player(&table, 2).await];
    let (mut steps, mut resets, mut barred) = (0, 0, 0);
    while steps < 3 || resets < 3 || barred < 3 {
        let number = players[0].number().max(players[1].number());
        for player in &mut players {
            player.until(|player| player.number() >= number).await;
        }
        let place = usize::from(players[0].question.is_null());
        let player = &mut players[place];
        // Where each entry that can be taken back leads to.
        let back = entries(&player.undo);
        let known: Vec<(Value, Value)> = vec![(player.view.clone(), player.question.clone())];
        let earlier = back.clone();
        player.act().await;
        let now = entries(&player.undo);
        if player.is_over() {
            break;
        }
        if now.is_empty() {
            // Something was drawn or shown, or it is another's turn: the reason is said, and it is refused.
            barred += 1;
            let limit = player.undo["limit"].clone();
            assert!(limit["key"].as_str().is_some_and(|key| key.starts_with("undo-")), "{limit}");
            assert_eq!(limit["rule"], "RB-70");
            let command = json!({ "do": "undo", "seat": place + 1, "after": player.moved, "from": back.first().copied().unwrap_or(1) });
            let before = player.number();
            let answer = player.order(&key(), command).await;
            assert_eq!(answer["refusal"]["code"], "no_undo", "{answer}");
            assert_eq!(answer["refusal"]["because"], limit);
            assert_eq!(player.number(), before, "a refusal is no entry");
            continue;
        }
        assert!(now.len() > earlier.len() || now.first() >= earlier.first());
        let reset = now.len() > 1 && resets <= steps;
        let from = if reset { now[0] } else { *now.last().expect("not empty") };
        let before = player.number();
        let answer = player.order(&key(), undo(player, from)).await;
        assert_eq!(answer["answer"], "accepted", "{answer}");
        player.until(|player| player.number() > before).await;
        let what = player.log[&player.number()].clone();
        assert_eq!((&what["kind"], &what["from"]), (&json!("undone"), &json!(from)), "an undo is an entry");
        if reset {
            resets += 1;
            assert!(entries(&player.undo).is_empty(), "all is taken back");
        } else {
            steps += 1;
            assert_eq!((player.view.clone(), player.question.clone()), known[0], "it is as it was before");
            assert_eq!(entries(&player.undo), earlier);
        }
        // The same once more is not there any more.
        let answer = player.order(&key(), undo(player, from)).await;
        assert_eq!(answer["refusal"]["code"], "no_undo", "{answer}");
        player.act().await;
    }
    assert!(steps > 2 && resets > 0 && barred > 2, "{steps} {resets} {barred}");
    node.stop().await;
}

async fn only_own_answers_can_be_undone(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus" })).await;
    let mut players = [people[0].player(&table, 3).await, people[1].player(&table, 4).await];
    let mut tried = 0;
    while tried < 3 {
        let number = players[0].number().max(players[1].number());
        for player in &mut players {
            player.until(|player| player.number() >= number).await;
        }
        let place = usize::from(players[0].question.is_null());
        players[place].act().await;
        let back = entries(&players[place].undo);
        let number = players[place].number();
        players[1 - place].until(|player| player.number() >= number).await;
        let Some(&from) = back.last() else { continue };
        tried += 1;
        let other = &mut players[1 - place];
        assert!(entries(&other.undo).is_empty());
        let command = json!({ "do": "undo", "seat": 2 - place, "after": other.moved, "from": from });
        let answer = other.order(&key(), command).await;
        assert_eq!(answer["refusal"]["code"], "no_undo", "{answer}");
        let command = json!({ "do": "undo", "seat": 1 + place, "after": other.moved, "from": from });
        let answer = other.order(&key(), command).await;
        assert_eq!(answer["refusal"]["code"], "not_yours", "{answer}");
        let stale =
            json!({ "do": "undo", "seat": 1 + place, "after": players[place].moved - 1, "from": from });
        assert_eq!(players[place].order(&key(), stale).await["answer"], "stale");
    }
    node.stop().await;
}
