//! Those who try, and the tables at which they try.

use crate::client::{Person, key, request};
use crate::cluster::Node;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use store::TableId;

/// The secret of the server's host.
pub(super) const SECRET: &str = "the secret of the host";

/// The password of everybody with an account.
pub(super) const PASSWORD: &str = "a long password";

/// Somebody who tries: a column of the matrix.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Actor {
    Nobody,
    SignedOut,
    Banned,
    WrongSecret,
    Outsider,
    Spectator,
    Account,
    Muted,
    BannedHere,
    OtherSeat,
    AskedSeat,
    TableHost,
    ServerHost,
}

impl Actor {
    pub(super) const ALL: [Self; 13] = [
        Self::Nobody,
        Self::SignedOut,
        Self::Banned,
        Self::WrongSecret,
        Self::Outsider,
        Self::Spectator,
        Self::Account,
        Self::Muted,
        Self::BannedHere,
        Self::OtherSeat,
        Self::AskedSeat,
        Self::TableHost,
        Self::ServerHost,
    ];

    /// The head of the column.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Nobody => "nobody",
            Self::SignedOut => "signed out",
            Self::Banned => "banned",
            Self::WrongSecret => "wrong secret",
            Self::Outsider => "outsider",
            Self::Spectator => "spectator",
            Self::Account => "account",
            Self::Muted => "muted",
            Self::BannedHere => "banned here",
            Self::OtherSeat => "other seat",
            Self::AskedSeat => "asked seat",
            Self::TableHost => "table host",
            Self::ServerHost => "server host",
        }
    }

    /// Who that is, for readers of the matrix.
    pub(super) fn about(self) -> &'static str {
        match self {
            Self::Nobody => "has no session",
            Self::SignedOut => "sends the cookie of a session that was closed",
            Self::Banned => "was banned from the server",
            Self::WrongSecret => "sends a wrong secret as the bearer token",
            Self::Outsider => "is a guest; the table admits no spectators",
            Self::Spectator => "is a guest without a seat",
            Self::Account => "has an account, and no seat",
            Self::Muted => "is a guest whom the table's host has muted",
            Self::BannedHere => "is a guest whom the table's host has banned from the table",
            Self::OtherSeat => "has a seat, and is not asked",
            Self::AskedSeat => "has a seat, and is asked",
            Self::TableHost => "created the table, and has no seat",
            Self::ServerHost => "sends the secret of the server's host as the bearer token",
        }
    }
}

/// How far the table is at which an actor tries.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Stage {
    /// One of three seats is open.
    Open,
    /// Both seats are taken, and the game has not begun.
    Full,
    /// The game runs.
    Running,
    /// The asked player has resigned, which ended the game.
    Over,
}

/// A table and who is asked there.
#[derive(Clone)]
pub(super) struct Scene {
    pub(super) table: String,
    /// The seat of the asked player, and of the other one.
    pub(super) asked: u64,
    pub(super) other: u64,
    /// The number of the other player at the table.
    pub(super) who: u64,
    /// What the asked player sees.
    pub(super) seen: Value,
}

/// A header that makes every request come from another address, so that limits per address do not matter.
pub(super) fn forwarded() -> String {
    static ADDRESSES: AtomicU32 = AtomicU32::new(1);
    let [_, b, c, d] = ADDRESSES.fetch_add(1, Ordering::Relaxed).to_be_bytes();
    format!("X-Forwarded-For: 10.{b}.{c}.{d}")
}

/// The people of the matrix, who are created when they are first needed.
pub(super) struct World {
    pub(super) node: Node,
    people: HashMap<&'static str, Person>,
    scenes: HashMap<(Stage, bool), Scene>,
}

impl World {
    pub(super) fn new(node: Node) -> Self {
        Self { node, people: HashMap::new(), scenes: HashMap::new() }
    }

    /// Somebody by this name, the same person every time.
    pub(super) async fn person(&mut self, name: &'static str) -> Person {
        if let Some(person) = self.people.get(name) {
            return person.clone();
        }
        // Another name every time: nobody else may have that of an account.
        let (mut person, called) = self.newcomer(name).await;
        match name {
            "Account" | "Target" => {
                let account = json!({ "login": key(), "password": PASSWORD });
                person.sign("/api/me/account", account).await.good();
            }
            "Closed" => drop(person.post("/api/sign-out", json!({})).await.good()),
            "Banned" => {
                let id = self.id_of(&called).await;
                self.moderate(&format!("/api/admin/people/{id}"), json!({ "do": "ban" })).await;
            }
            _ => {}
        }
        self.people.insert(name, person.clone());
        person
    }

    /// A new guest, and what they are called: a role and a number.
    pub(super) async fn newcomer(&self, role: &str) -> (Person, String) {
        let name = format!("{role} {}", key().trim_start_matches("key-").trim_start_matches('0'));
        (self.node.guest(&name).await, name)
    }

    /// The id of the person who is called so.
    pub(super) async fn id_of(&self, name: &str) -> String {
        let people = self.node.store.people(name, 0, 1).await.expect("the store answers");
        people[0].id.0.clone()
    }

    async fn moderate(&self, path: &str, body: Value) {
        let bearer = format!("Authorization: Bearer {SECRET}");
        let answer = request(&self.node.host, "POST", path, &[&bearer], &body.to_string()).await;
        answer.good();
    }

    /// The headers of an actor's requests.
    pub(super) async fn headers(&mut self, actor: Actor, scene: &Scene) -> Vec<String> {
        let name = match actor {
            Actor::Nobody => return Vec::new(),
            Actor::WrongSecret => return vec!["Authorization: Bearer not the secret".to_owned()],
            Actor::ServerHost => return vec![format!("Authorization: Bearer {SECRET}")],
            Actor::SignedOut => "Closed",
            Actor::Banned => "Banned",
            Actor::Outsider | Actor::Spectator => "Spectator",
            Actor::Account => "Account",
            Actor::Muted => "Muted",
            Actor::BannedHere => "Unwelcome",
            Actor::OtherSeat => player(scene.other),
            Actor::AskedSeat => player(scene.asked),
            Actor::TableHost => "Host",
        };
        let cookie = self.person(name).await.cookie.expect("they had a session");
        vec![format!("Cookie: {cookie}")]
    }

    /// Forgets all tables and everybody at them: somebody may have changed. People with an account are expensive to make and
    /// change only by what they do.
    pub(super) fn renew(&mut self, actor: Option<Actor>) {
        let keeps = |name: &str| match name {
            "Account" => actor != Some(Actor::Account),
            "Closed" | "Banned" | "Target" => true,
            _ => false,
        };
        self.people.retain(|name, _| keeps(name));
        self.scenes.clear();
    }

    /// A table in this stage, which an outsider may not see.
    pub(super) async fn scene(&mut self, stage: Stage, actor: Actor) -> Scene {
        let spectators = actor != Actor::Outsider;
        if let Some(scene) = self.scenes.get(&(stage, spectators)) {
            return scene.clone();
        }
        let scene = self.new_scene(stage, spectators).await;
        self.scenes.insert((stage, spectators), scene.clone());
        scene
    }

    async fn new_scene(&mut self, stage: Stage, spectators: bool) -> Scene {
        let host = self.person("Host").await;
        let players = [self.person(player(1)).await, self.person(player(2)).await];
        let seats = if stage == Stage::Open { "3" } else { "2" };
        let request = json!({
            "game": "rattus", "setup": { "players": seats }, "spectators": spectators, "public": true, "player_aids": true,
        });
        let table = host.table(request).await;
        for (seat, person) in (1..).zip(&players) {
            person.does(&table, json!({ "do": "sit", "seat": seat })).await;
        }
        if spectators {
            self.mute_and_ban(&host, &table).await;
        }
        if !matches!(stage, Stage::Open | Stage::Full) {
            host.does(&table, json!({ "do": "start" })).await;
        }
        let asked = players[0].scene(&table).await["waiting"][0].as_u64().unwrap_or(1);
        let owner = &players[asked as usize - 1];
        if stage == Stage::Over {
            owner.does(&table, json!({ "do": "resign", "seat": asked })).await;
        }
        let seen = owner.scene(&table).await;
        let other = 3 - asked;
        let who = seen["sheet"]["seats"][other as usize - 1]["holder"]["who"].as_u64();
        Scene { table, asked, other, who: who.expect("a number"), seen }
    }

    async fn mute_and_ban(&mut self, host: &Person, table: &str) {
        for (name, forbid) in [("Muted", "mute"), ("Unwelcome", "ban")] {
            let person = self.person(name).await;
            person.does(table, json!({ "do": "say", "room": "watchers", "text": "Hello" })).await;
            let log = host.scene(table).await["log"].clone();
            let said =
                log.as_array().expect("a log").iter().rev().find(|line| line["what"]["kind"] == "said");
            let who = said.expect("it was said")["what"]["who"].clone();
            let command = match forbid {
                "mute" => json!({ "do": "mute", "who": who, "silent": true }),
                _ => json!({ "do": "ban", "who": who, "banned": true }),
            };
            host.does(table, command).await;
        }
    }

    /// The number of the last entry of a table's log.
    pub(super) async fn last_entry(&self, table: &str) -> u64 {
        let row = self.node.store.table(&TableId(table.to_owned())).await.expect("the store answers");
        row.expect("the table exists").last
    }
}

/// The name of the player on a seat.
fn player(seat: u64) -> &'static str {
    if seat == 1 { "First" } else { "Second" }
}
