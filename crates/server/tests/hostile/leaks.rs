//! The leak scan: every byte that a viewer receives during a game names only what the viewer may know.

use crate::client::{Person, Player, begin, play};
use crate::cluster::Cluster;
use crate::support::knowledge::{last_entry, pieces, seen};
use crate::{Test, tests};
use game::{Eye, Record, Seat};
use rattus::Rattus;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

pub(crate) const TESTS: &[(&str, Test)] = tests![leaks::{
    leak_scan_of_the_base_game,
    leak_scan_of_the_pied_piper,
    leak_scan_of_africanus,
    leak_scan_of_all_boxes,
    leak_scan_of_pest,
}];

/// Games of each box.
const GAMES: u64 = 7;

async fn leak_scan_of_the_base_game(cluster: Cluster) {
    scan(cluster, "base").await;
}

async fn leak_scan_of_the_pied_piper(cluster: Cluster) {
    scan(cluster, "base,pied_piper").await;
}

async fn leak_scan_of_africanus(cluster: Cluster) {
    scan(cluster, "base,africanus").await;
}

async fn leak_scan_of_all_boxes(cluster: Cluster) {
    scan(cluster, "base,pied_piper,africanus").await;
}

/// A game that was played, with everything that its players and a watcher received.
struct Played {
    players: Vec<Player>,
    watcher: Player,
    /// What was fetched, by whom, and how far the record was then.
    fetched: Vec<(Eye, usize, String)>,
    record: String,
    seed: String,
}

/// Plays a game to its end. Now and then everybody fetches everything there is.
async fn played(people: &[Person], outsider: &Person, request: Value, number: u64) -> Played {
    let table = begin(people, request).await;
    let mut players = Vec::new();
    for (seat, person) in (1..).zip(people) {
        players.push(person.player(&table, 10 * number + seat).await);
    }
    let mut watcher = outsider.player(&table, 0).await;
    let mut fetched = Vec::new();
    for stop in (0..).map(|part| 20 + 40 * part) {
        play(&mut players, stop).await;
        let last = people[0].scene(&table).await["number"].as_u64().expect("a number");
        players[0].until(|player| player.number() >= last).await;
        if players[0].is_over() {
            break;
        }
        let mut bodies = Vec::new();
        let seats = (0..).zip(people).map(|(seat, person)| (Eye::Seat(Seat(seat)), person));
        for (eye, person) in seats.chain([(Eye::Spectator, outsider)]) {
            for path in
                ["", "/replay", "/replay?as=open", "/record", "/proof", "/query/odds?seat=1&of=gallia"]
            {
                bodies.push((eye, person.get(&format!("/api/tables/{table}{path}")).await.body));
            }
            for choice in ["play%20c07", "use%20knight", "pass", "n07", "peek%201"] {
                let path = format!("/api/tables/{table}/why?seat=1&choice={choice}");
                let body = person.get(&path).await.body;
                bodies.push((eye, body.replace("c07", "").replace("n07", "")));
            }
            bodies.push((eye, person.get("/api/tables?which=running").await.body));
        }
        // Meanwhile the time for a secret question may be up, and the game goes on; after its end everything is open.
        let last = people[0].scene(&table).await["number"].as_u64().expect("a number");
        players[0].until(|player| player.number() >= last).await;
        if players[0].is_over() {
            break;
        }
        let entry = players[0].log.values().map(last_entry).max().unwrap_or(0) as usize;
        fetched.extend(bodies.into_iter().map(|(eye, body)| (eye, entry, body)));
    }
    watcher.until(Player::is_over).await;
    let record = people[0].get(&format!("/api/tables/{table}/record")).await.body;
    let seed = players[0].sheet["seed"].as_str().expect("it is public after the end").to_owned();
    Played { players, watcher, fetched, record, seed }
}

impl Played {
    /// Everybody's eye and what they received during the game.
    fn received(&self) -> impl Iterator<Item = (Eye, impl Iterator<Item = &str>)> {
        let eyes = (0..).map(|seat| Eye::Seat(Seat(seat))).take(self.players.len()).chain([Eye::Spectator]);
        eyes.zip(self.players.iter().chain([&self.watcher])).map(|(eye, player)| {
            let during = |text: &&str| !text.contains("\"kind\":\"ended\"");
            (eye, player.socket.received.iter().map(String::as_str).take_while(during))
        })
    }

    /// Nothing names the seed before the end.
    fn check_seed(&self) {
        for (eye, texts) in self.received() {
            for text in texts {
                assert!(!text.contains(&self.seed), "{eye:?} learns the seed: {text}");
            }
        }
        assert!(self.fetched.iter().all(|(.., body)| !body.contains(&self.seed)));
    }
}

async fn scan(cluster: Cluster, boxes: &str) {
    let node = cluster.serve().await;
    let everybody = [node.guest("Anna").await, node.guest("Ben").await, node.guest("Cleo").await];
    let outsider = node.guest("Dora").await;
    let mut named = 0;
    for number in 0..GAMES {
        let people = &everybody[..2 + (number % 2) as usize];
        let setup = json!({ "boxes": boxes, "preset": "online" });
        let request = json!({ "game": "rattus", "setup": setup, "public": true, "player_aids": true });
        let game = played(people, &outsider, request, number).await;
        game.check_seed();
        let record: Record<Rattus> = Record::read(&game.record).expect("a sound record");
        for (eye, texts) in game.received() {
            let seen = seen(&record, eye);
            let mut entry = 0;
            for text in texts {
                let message: Value = serde_json::from_str(text).expect("messages are JSON");
                entry = entry.max(last_entry(&message) as usize);
                let pieces = pieces(text);
                named += pieces.len();
                let secret: Vec<_> = pieces.difference(&seen[entry]).collect();
                assert!(secret.is_empty(), "{eye:?} learns {secret:?} after entry {entry}: {text}");
            }
            for (_, entry, body) in game.fetched.iter().filter(|(whose, ..)| *whose == eye) {
                let pieces = pieces(body);
                let secret: Vec<_> = pieces.difference(&seen[*entry]).collect();
                assert!(secret.is_empty(), "{eye:?} can fetch {secret:?} after entry {entry}: {body}");
            }
        }
        check_sizes(&game);
    }
    assert!(named > 100, "{named}");
    node.stop().await;
}

/// All answers to secret questions look alike to the watcher, byte for byte, as long as the next question is secret, too; apart
/// from numbers and times, which do not depend on the answer.
fn check_sizes(game: &Played) {
    let mut alike: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for text in &game.watcher.socket.received {
        let message: Value = serde_json::from_str(text).expect("messages are JSON");
        let what = &message["line"]["what"];
        let nothing = what["events"].as_array().is_some_and(Vec::is_empty);
        if what["kind"] == "moved" && what["choice"].is_null() && what["seat"].is_null() && nothing {
            let mut plain: String =
                text.chars().map(|sign| if sign.is_ascii_digit() { '0' } else { sign }).collect();
            while plain.contains("00") {
                plain = plain.replace("00", "0");
            }
            alike.entry(message["waiting"].to_string()).or_default().insert(plain);
        }
    }
    for (waiting, texts) in alike {
        assert_eq!(texts.len(), 1, "answers for {waiting} can be told apart: {texts:#?}");
    }
}

async fn leak_scan_of_pest(cluster: Cluster) {
    let node = cluster.serve().await;
    let people = [node.guest("Anna").await, node.guest("Ben").await];
    let outsider = node.guest("Dora").await;
    for number in 0..3 {
        let variant = ["base", "duel"][number as usize % 2];
        let request = json!({ "game": "pest", "setup": { "variant": variant }, "public": true });
        // Pest hides nothing but the draws to come, which follow from the seed.
        played(&people, &outsider, request, number).await.check_seed();
    }
    node.stop().await;
}
