//! Nothing that is secret shows in what is sent, nor in when it is sent.

use crate::client::{Person, Player, begin, key};
use crate::cluster::{Cluster, Node};
use crate::support::knowledge::{last_entry, pieces, seen};
use crate::{Test, tests};
use bots::BotRng;
use game::{Eye, Random as _, Record, Seat};
use serde_json::{Value, json};
use std::collections::BTreeMap;

pub(crate) const TESTS: &[(&str, Test)] = tests![secrets::{
    an_answer_in_secret_takes_effect_at_the_announced_time_whatever_it_is,
    a_person_alone_need_not_wait_for_the_answer_to_a_secret_question,
    at_one_device_the_log_is_told_as_the_seat_sees_it_that_has_to_answer,
    a_seed_that_somebody_knows_is_announced_before_anybody_sits_down,
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

/// Milliseconds after which an answer that was released late has the time at which it was released.
const LEASE: i64 = 5000;

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
                // A server that stood still for longer than a lease does not pretend otherwise.
                let is_late = at - takes_effect >= LEASE;
                assert!(*at == takes_effect || is_late, "{at} and {takes_effect}, {options} options");
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

async fn at_one_device_the_log_is_told_as_the_seat_sees_it_that_has_to_answer(cluster: Cluster) {
    let node = cluster.serve().await;
    let anna = node.guest("Anna").await;
    let setup = json!({ "players": "2", "boxes": "base,africanus", "preset": "online" });
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "me", "name": "Bo" }]);
    let table = anna.table(json!({ "game": "rattus", "setup": setup, "seats": seats })).await;
    anna.does(&table, json!({ "do": "start" })).await;
    let mut rng = BotRng::numbered(5);
    let mut told: Vec<(Seat, Value)> = Vec::new();
    loop {
        let scene = anna.scene(&table).await;
        let Some(seat) = scene["question"]["seat"].as_u64() else { break };
        if scene["question"]["options"].as_array().is_some_and(|options| options.len() == 1) {
            // The server passes for a seat without a fitting card.
            anna.get(&format!("/api/tables/{table}?since={}&wait=20", scene["number"])).await.good();
            continue;
        }
        assert_eq!(scene["eye"], format!("seat {seat}"), "the seat that has to answer has the device");
        // A replay is that of the same seat, unless it is asked for as another.
        let replay = anna.get(&format!("/api/tables/{table}/replay?most=1")).await.good();
        assert_eq!(replay["eye"], scene["eye"]);
        let options = scene["question"]["options"].as_array().expect("options");
        let choice = &options[rng.below(options.len() as u32) as usize];
        let choose = json!({ "do": "choose", "seat": seat, "after": scene["moved"], "choice": choice });
        anna.does(&table, choose).await;
        told.push((Seat(seat as u8 - 1), scene["log"].clone()));
    }
    let record = anna.get(&format!("/api/tables/{table}/record")).await.body;
    let record: Record<rattus::Rattus> = Record::read(&record).expect("a record");
    let known = [Seat(0), Seat(1)].map(|seat| seen(&record, Eye::Seat(seat)));
    let (mut own, mut all) = ([0, 0], 0);
    for (seat, log) in &told {
        let (named, entry) = (pieces(&log.to_string()), last_entry(log) as usize);
        let [mine, other] = [&known[seat.index()][entry], &known[1 - seat.index()][entry]];
        assert!(named.is_subset(mine), "{seat} reads of {:?}", named.difference(mine));
        own[seat.index()] += named.difference(other).count();
        all += named.len();
    }
    assert!(own[0] > 0 && own[1] > 0 && all > 0, "both had secrets: {own:?}");
    node.stop().await;
}

async fn a_seed_that_somebody_knows_is_announced_before_anybody_sits_down(cluster: Cluster) {
    let node = cluster.serve().await;
    let (mallory, anna) = (node.guest("Mallory").await, node.guest("Anna").await);
    let request = |seed: Value| json!({ "game": "rattus", "setup": { "players": "2" }, "seats": [{ "kind": "me" }], "public": true, "seed": seed });
    let known = mallory.table(request(json!("ab".repeat(32)))).await;
    let fair = mallory.table(request(Value::Null)).await;
    let listed = |which: &'static str| {
        let anna = anna.clone();
        async move {
            let tables = anna.get(&format!("/api/tables?which={which}")).await.good();
            let mark = |table: &Value| {
                (table["id"].as_str().expect("an id").to_owned(), table["shared_seed"] == true)
            };
            tables.as_array().expect("a list").iter().map(mark).collect::<BTreeMap<String, bool>>()
        }
    };
    // In the lobby and in the waiting room, for everybody and before they have a seat.
    assert_eq!(listed("open").await, BTreeMap::from([(known.clone(), true), (fair.clone(), false)]));
    for who in [&anna, &Person::stranger(&node.host)] {
        assert_eq!(who.scene(&known).await["sheet"]["shared_seed"], true);
        assert_eq!(who.scene(&fair).await["sheet"]["shared_seed"], false);
    }
    // In the game, for the players and for spectators.
    anna.does(&known, json!({ "do": "sit", "seat": 2 })).await;
    mallory.does(&known, json!({ "do": "start" })).await;
    assert_eq!(listed("running").await, BTreeMap::from([(known.clone(), true)]));
    let mut player = anna.player(&known, 1).await;
    assert_eq!(player.sheet["shared_seed"], true);
    assert_eq!(node.guest("Cleo").await.scene(&known).await["sheet"]["shared_seed"], true);
    // A rematch of it is dealt by the server.
    player.order(&key(), json!({ "do": "resign", "seat": 2 })).await;
    anna.does(&known, json!({ "do": "rematch" })).await;
    let next = anna.scene(&known).await["sheet"]["rematch"].as_str().expect("a table").to_owned();
    assert_eq!(anna.scene(&next).await["sheet"]["shared_seed"], false);
    node.stop().await;
}
