//! Seats belong to the person who took them.

use crate::client::begin;
use crate::ground::Ground;
use crate::{Test, tests};
use serde_json::json;

pub(crate) const TESTS: &[(&str, Test)] = tests![seats::{
    nobody_acts_for_the_seat_of_another_person,
}];

async fn nobody_acts_for_the_seat_of_another_person(ground: Ground) {
    let node = ground.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let table = begin(&people, json!({ "game": "rattus", "public": true })).await;
    let scene = people[0].scene(&table).await;
    let asked = scene["waiting"][0].as_u64().expect("somebody is asked");
    let (owner, other) = (&people[asked as usize - 1], &people[2 - asked as usize]);
    let question = owner.scene(&table).await["question"].clone();
    let choice = &question["options"][0];
    let stranger = node.guest("Dora").await;
    let answer = json!({ "do": "choose", "seat": asked, "after": scene["moved"], "choice": choice });
    for command in [
        answer.clone(),
        json!({ "do": "undo", "seat": asked, "after": scene["moved"], "from": 1 }),
        json!({ "do": "resign", "seat": asked }),
        json!({ "do": "end", "seat": asked, "agree": true }),
        json!({ "do": "sit", "seat": asked }),
        json!({ "do": "stand", "seat": asked }),
    ] {
        for thief in [other, &stranger] {
            let reply = thief.order(&table, &crate::client::key(), command.clone()).await;
            assert_eq!(reply["answer"], "refused", "{command}: {reply}");
        }
    }
    owner.does(&table, answer).await;
    node.stop().await;
}
