//! What a seat can't know is in nothing that is sent to it.

use crate::client::{Player, begin, key, play};
use crate::ground::Ground;
use crate::play::verify;
use crate::{Test, tests};
use game::{Event as _, Eye, Game as _, Record, Seat, Sitting};
use rattus::Rattus;
use serde_json::{Value, json};
use std::collections::BTreeSet;

pub(crate) const TESTS: &[(&str, Test)] = tests![secrets::{
    no_byte_tells_a_seat_or_a_watcher_of_a_token_or_card_it_has_not_seen,
    nothing_of_a_game_without_watchers_reaches_a_stranger,
}];

/// The tokens and region cards that a text speaks of.
fn pieces(text: &str) -> BTreeSet<String> {
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric());
    let piece = |word: &&str| {
        let bytes = word.as_bytes();
        bytes.len() == 3 && b"bcn".contains(&bytes[0]) && bytes[1..].iter().all(u8::is_ascii_digit)
    };
    words.filter(piece).map(str::to_owned).collect()
}

/// The pieces an eye has seen after each entry of the record.
fn seen(record: &Record<Rattus>, eye: Eye) -> Vec<BTreeSet<String>> {
    let mut all = vec![BTreeSet::new()];
    let replayed = Sitting::replay(record, |_, _, _, after, journal| {
        let mut now = all.last().expect("never empty").clone();
        now.extend(pieces(&serde_json::to_string(&after.view(eye)).expect("a view can be written")));
        for event in journal.events().iter().filter_map(|event| event.seen_by(eye)) {
            now.extend(pieces(&format!("{:?}", after.tell(&event))));
        }
        all.push(now);
    });
    replayed.expect("a sound set-up").expect("a sound record");
    all
}

/// The last record entry that a message speaks of.
fn last_entry(value: &Value) -> u64 {
    match value {
        Value::Object(fields) => {
            let own = fields.get("entry").and_then(Value::as_u64).unwrap_or(0);
            fields.values().map(last_entry).max().unwrap_or(0).max(own)
        }
        Value::Array(all) => all.iter().map(last_entry).max().unwrap_or(0),
        _ => 0,
    }
}

async fn no_byte_tells_a_seat_or_a_watcher_of_a_token_or_card_it_has_not_seen(ground: Ground) {
    let node = ground.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await, node.guest("Cleo").await];
    for number in 0..3 {
        let setup = json!({ "boxes": "base,pied_piper,africanus", "preset": "online" });
        let setup = if number == 0 { json!({ "boxes": "base" }) } else { setup };
        let table =
            begin(&people, json!({ "game": "rattus", "setup": setup, "public": true, "player_aids": true }))
                .await;
        let watcher = node.guest("Dora").await;
        let mut players = Vec::new();
        for (seat, person) in (1..).zip(&people) {
            players.push(person.player(&table, 10 * number + seat).await);
        }
        let mut onlooker = watcher.player(&table, 0).await;
        let commitment = players[0].sheet["commitment"].clone();
        // What was fetched, by whom, and how far the record was then.
        let mut fetched: Vec<(Eye, usize, String)> = Vec::new();
        for stop in (0..).map(|part| 20 + 15 * part) {
            play(&mut players, stop).await;
            // A player who stopped first may not have heard yet of what the others did since, and what followed from it,
            // which may be the end, when everything is open.
            let number = people[0].scene(&table).await["number"].as_u64().expect("a number");
            players[0].until(|player| player.number() >= number).await;
            if players[0].is_over() {
                break;
            }
            let entry = players[0].log.values().map(last_entry).max().unwrap_or(0) as usize;
            let seats = (0..).zip(&people).map(|(seat, person)| (Eye::Seat(Seat(seat)), person));
            for (eye, person) in seats.chain([(Eye::Spectator, &watcher)]) {
                for path in ["", "/replay", "/replay?as=open", "/record", "/query/odds?seat=1&of=gallia"] {
                    fetched.push((eye, entry, person.get(&format!("/api/tables/{table}{path}")).await.body));
                }
                for choice in ["play%20c07", "use%20knight", "pass", "n07", "peek%201"] {
                    for seat in 1..=3 {
                        let path = format!("/api/tables/{table}/why?seat={seat}&choice={choice}");
                        let body = person.get(&path).await.body;
                        fetched.push((eye, entry, body.replace("c07", "").replace("n07", "")));
                    }
                }
                fetched.push((eye, entry, person.get("/api/tables?which=running").await.body));
                fetched.push((eye, entry, person.get("/api/tables?which=mine").await.body));
            }
        }
        onlooker.until(Player::is_over).await;
        let record = people[0].get(&format!("/api/tables/{table}/record")).await;
        let record = verify(&record.body, &commitment);
        let eyes = (0..3).map(|seat| Eye::Seat(Seat(seat))).chain([Eye::Spectator]);
        let mut told = 0;
        for (eye, player) in eyes.zip(players.iter().chain([&onlooker])) {
            let seen = seen(&record, eye);
            let mut entry = 0;
            for text in &player.socket.heard {
                if text.contains("\"kind\":\"ended\"") {
                    break;
                }
                let message: Value = serde_json::from_str(text).expect("messages are JSON");
                entry = entry.max(last_entry(&message) as usize);
                let pieces = pieces(text);
                told += pieces.len();
                let secret: Vec<_> = pieces.difference(&seen[entry]).collect();
                assert!(secret.is_empty(), "{eye:?} learns {secret:?} after entry {entry}: {text}");
            }
            for (_, entry, body) in fetched.iter().filter(|(whose, ..)| *whose == eye) {
                let pieces = pieces(body);
                let secret: Vec<_> = pieces.difference(&seen[*entry]).collect();
                assert!(secret.is_empty(), "{eye:?} can fetch {secret:?} after entry {entry}: {body}");
            }
            let half = seen[seen.len() / 2].len();
            assert!(
                half < 60,
                "{eye:?} has seen {half} pieces half-way, so little is hidden that this proves nothing"
            );
        }
        assert!(told > 100, "{told}");
    }
    node.stop().await;
}

async fn nothing_of_a_game_without_watchers_reaches_a_stranger(ground: Ground) {
    let node = ground.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let pace = json!({ "kind": "correspondence", "hours": 24 });
    let wish = json!({ "game": "rattus", "spectators": false, "public": true, "pace": pace });
    let table = begin(&people, wish).await;
    let stranger = node.guest("Dora").await;
    let mut spy = stranger.player(&table, 0).await;
    let mut players = [people[0].player(&table, 1).await, people[1].player(&table, 2).await];
    people[0].does(&table, json!({ "do": "say", "room": "table", "text": "Our secret" })).await;
    play(&mut players, 30).await;
    for path in ["/replay", "/replay?as=watcher", "/record"] {
        stranger.get(&format!("/api/tables/{table}{path}")).await.is_refused(403, "no_watchers");
    }
    let listed = stranger.get("/api/tables?which=running").await.good();
    assert_eq!((&listed[0]["waiting"], &listed[0]["deadline"]), (&json!([]), &Value::Null));
    assert_eq!(listed[0]["last"], Value::Null);
    let mut listed = people[0].get("/api/tables?which=mine").await.good();
    for stop in 31..40 {
        // There are moves after which nothing is told, as to leave an ability be.
        if listed[0]["last"].is_null() {
            play(&mut players, stop).await;
            listed = people[0].get("/api/tables?which=mine").await.good();
        }
    }
    assert!(listed[0]["last"]["key"].as_str().is_some_and(|key| key.starts_with("event-")), "{listed}");
    assert_eq!(listed[0]["waiting"].as_array().map(Vec::len), Some(1), "who sits there may know");
    let said = stranger.order(&table, &key(), json!({ "do": "say", "room": "watchers", "text": "Hm" })).await;
    assert_eq!(said["refusal"]["code"], "no_watchers");
    players[0].wavers = true;
    play(&mut players, u64::MAX).await;
    spy.until(Player::is_over).await;
    let seed = players[0].sheet["seed"].as_str().expect("the players are told").to_owned();
    let scene = stranger.get(&format!("/api/tables/{table}")).await.body;
    for text in spy.socket.heard.iter().chain([&scene]) {
        assert!(pieces(text).is_empty() && !text.contains(&seed) && !text.contains("Our secret"), "{text}");
        let message: Value = serde_json::from_str(text).expect("messages are JSON");
        let stands = message.get("scene").unwrap_or(&message);
        for secret in ["view", "patches", "question", "undo", "clock", "result"] {
            assert!(stands.get(secret).is_none_or(Value::is_null), "{secret}: {text}");
        }
        assert!(stands.get("waiting").is_none_or(|waiting| *waiting == json!([])), "{text}");
    }
    spy.heard_all_from(1);
    let kinds: BTreeSet<&str> = spy.log.values().filter_map(|what| what["kind"].as_str()).collect();
    assert_eq!(kinds, BTreeSet::from(["made", "sat", "started", "hidden", "ended"]));
    stranger.get(&format!("/api/tables/{table}/record")).await.is_refused(403, "no_watchers");
    node.stop().await;
}
