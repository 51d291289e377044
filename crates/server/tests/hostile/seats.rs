//! Seats belong to the person who took them.

use crate::client::{Person, begin, key};
use crate::cluster::Cluster;
use crate::{Test, tests};
use serde_json::{Value, json};
use server::{Config, Limits};

pub(crate) const TESTS: &[(&str, Test)] = tests![seats::{
    nobody_acts_for_the_seat_of_another_person,
    a_rematch_seats_nobody_without_consent,
    the_limits_of_tables_hold_however_a_table_is_created,
    an_invitation_gives_no_second_seat,
    seat_numbers_out_of_range_are_refused_and_harm_nothing,
}];

async fn nobody_acts_for_the_seat_of_another_person(cluster: Cluster) {
    let node = cluster.serve().await;
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
            let reply = thief.order(&table, &key(), command.clone()).await;
            assert_eq!(reply["answer"], "refused", "{command}: {reply}");
        }
    }
    owner.does(&table, answer).await;
    node.stop().await;
}

/// A game of two that one of them has given up.
async fn finished(people: &[Person; 2]) -> String {
    let table = begin(people, json!({ "game": "rattus" })).await;
    people[0].does(&table, json!({ "do": "resign", "seat": 1 })).await;
    table
}

async fn a_rematch_seats_nobody_without_consent(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Mallory").await, node.guest("Anna").await];
    let [mallory, anna] = &people;
    let table = finished(&people).await;
    mallory.does(&table, json!({ "do": "rematch" })).await;
    let next = mallory.scene(&table).await["sheet"]["rematch"].as_str().expect("a table").to_owned();
    let seat = async |who: &Person| who.scene(&next).await["sheet"]["seats"][0].clone();
    let holder = json!({ "kind": "invited", "name": "Anna", "me": true });
    assert_eq!(seat(anna).await["holder"], holder);
    let shown = seat(mallory).await;
    assert_eq!(
        (&shown["holder"]["me"], &shown["invite"]),
        (&json!(false), &Value::Null),
        "no link to pass on"
    );
    mallory.cannot(&next, json!({ "do": "start" }), "open_seats").await;
    mallory.cannot(&next, json!({ "do": "sit", "seat": 1, "invite": "" }), "invited").await;
    // Among her games she finds the invitation, and it counts for no limit of tables.
    let mine = async |who: &Person| who.get("/api/tables?which=mine").await.good();
    let listed = mine(anna).await;
    let games: Vec<(&Value, &Value)> =
        listed.as_array().expect("a list").iter().map(|game| (&game["id"], &game["seats"][0])).collect();
    assert_eq!(games[0], (&json!(next), &holder));
    assert_eq!(games.len(), 2, "the game she played, and the invitation");
    let person = node.store.people("Anna", 0, 1).await.expect("an answer").remove(0).id;
    assert_eq!(node.store.count_tables(Some(&person)).await.expect("counts"), [(store::Stage::Over, 1)]);
    let of_mallory = mine(mallory).await;
    let shown = of_mallory.as_array().expect("a list").iter().find(|game| game["id"] == *next);
    assert_eq!(shown.expect("her own table")["seats"][0]["me"], false);
    // Another person may not take the seat, the invited one may, and may leave it open instead.
    let cleo = node.guest("Cleo").await;
    cleo.cannot(&next, json!({ "do": "sit", "seat": 1 }), "invited").await;
    anna.does(&next, json!({ "do": "stand", "seat": 1 })).await;
    assert_eq!(seat(anna).await["holder"]["kind"], "nobody");
    assert_eq!(mine(anna).await.as_array().map(Vec::len), Some(1), "she has declined");
    anna.does(&next, json!({ "do": "sit", "seat": 1 })).await;
    mallory.does(&next, json!({ "do": "start" })).await;
    node.stop().await;
}

async fn the_limits_of_tables_hold_however_a_table_is_created(cluster: Cluster) {
    let limits = Limits { open_tables_per_person: 2, running_tables_per_person: 3, ..Limits::default() };
    let node = cluster.serve_with(Config { limits, unlimited: true, ..Config::default() }).await;
    let people = [node.guest("Mallory").await, node.guest("Anna").await];
    let mallory = &people[0];
    let games = [finished(&people).await, finished(&people).await, finished(&people).await];
    // Requests at the same moment count each other.
    let request = json!({ "game": "rattus" });
    let made =
        futures_util::future::join_all((0..6).map(|_| mallory.post("/api/tables", request.clone()))).await;
    assert_eq!(made.iter().filter(|answer| answer.status == 200).count(), 2);
    let daily = mallory.post("/api/today", json!({})).await;
    daily.is_refused(429, "too_many_tables");
    for game in &games {
        mallory.cannot(game, json!({ "do": "rematch" }), "too_many_tables").await;
        let number = mallory.scene(game).await["number"].as_u64().expect("a number") - 2;
        let fork = json!({ "number": number, "seat": 1, "level": "random" });
        let forked = mallory.post(&format!("/api/tables/{game}/fork"), fork).await;
        forked.is_refused(429, "too_many_tables");
    }
    node.stop().await;
    // The rate limit of new tables counts rematches too.
    let burst = std::num::NonZeroU32::new(4).expect("more than none");
    let new_tables = server::Quota { burst, refill: std::time::Duration::from_secs(1000) };
    let node = cluster
        .serve_with(Config { limits: Limits { new_tables, ..Limits::default() }, ..Config::default() })
        .await;
    let people = [node.guest("Eve").await, node.guest("Ben").await];
    let games = [finished(&people).await, finished(&people).await, finished(&people).await];
    people[0].does(&games[0], json!({ "do": "rematch" })).await;
    people[0].cannot(&games[1], json!({ "do": "rematch" }), "too_many_tables").await;
    people[0].post("/api/today", json!({})).await.is_refused(429, "too_many_tables");
    node.stop().await;
}

async fn an_invitation_gives_no_second_seat(cluster: Cluster) {
    let node = cluster.serve().await;
    let (anna, mallory) = (node.guest("Anna").await, node.guest("Mallory").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "invited", "name": "Ben" }]);
    let table = anna.table(json!({ "game": "rattus", "setup": { "players": "3" }, "seats": seats })).await;
    let invite = anna.scene(&table).await["sheet"]["seats"][2]["invite"].clone();
    mallory.does(&table, json!({ "do": "sit", "seat": 2 })).await;
    mallory.cannot(&table, json!({ "do": "sit", "seat": 3, "invite": invite }), "seated").await;
    mallory.does(&table, json!({ "do": "stand", "seat": 2 })).await;
    mallory.does(&table, json!({ "do": "sit", "seat": 3, "invite": invite })).await;
    mallory.cannot(&table, json!({ "do": "sit", "seat": 2 }), "seated").await;
    assert_eq!(
        mallory.order(&table, &key(), json!({ "do": "sit", "seat": 0 })).await["refusal"]["code"],
        "no_seat"
    );
    node.stop().await;
}

async fn seat_numbers_out_of_range_are_refused_and_harm_nothing(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let request = json!({ "game": "rattus", "player_aids": true });
    let table = begin(&people, request).await;
    let mut socket = people[0].socket().await;
    socket.ask(json!({ "type": "watch", "table": table })).await;
    // Sets of seats are words of bits: numbers at and beyond their ends.
    for seat in [0, 3, 8, 9, 32, 33, 64, 65, 128, 129, 255] {
        let path = format!("/api/tables/{table}/why?seat={seat}&choice=pass");
        assert_eq!(people[0].get(&path).await.good()["code"], "not_yours", "seat {seat}");
        let why = json!({ "type": "why", "table": table, "seat": seat, "choice": "pass" });
        assert_eq!(socket.ask(why).await["refusal"]["code"], "not_yours", "seat {seat}");
        let odds = people[0].get(&format!("/api/tables/{table}/query/odds?seat={seat}&of=gallia")).await;
        odds.is_refused(422, "no_seat");
        for command in [
            json!({ "do": "sit", "seat": seat }),
            json!({ "do": "stand", "seat": seat }),
            json!({ "do": "choose", "seat": seat, "after": 1, "choice": "pass" }),
            json!({ "do": "undo", "seat": seat, "after": 1, "from": 1 }),
            json!({ "do": "resign", "seat": seat }),
            json!({ "do": "end", "seat": seat, "agree": true }),
            json!({ "do": "vote", "seat": seat, "about": 1, "vote": "end" }),
        ] {
            people[0].cannot(&table, command, "no_seat").await;
        }
        people[0]
            .cannot(&table, json!({ "do": "vote", "seat": 1, "about": seat, "vote": "end" }), "no_seat")
            .await;
        let fork = json!({ "number": 3, "seat": seat, "level": "random" });
        people[0].post(&format!("/api/tables/{table}/fork"), fork).await.is_refused(422, "not_over");
    }
    // The socket is still open: the table did not fail.
    assert_eq!(socket.ask(json!({ "type": "ping" })).await["type"], "pong");
    node.stop().await;
}
