//! People at their browsers, as far as a capsule needs them.

use crate::http::{Client, Reply};
use serde_json::{Value, json};
use std::cell::Cell;

/// The tables of one server and everybody who plays there.
pub struct World<'a> {
    client: &'a Client,
    numbers: Cell<u64>,
}

/// Somebody with a cookie, or a stranger without one.
#[derive(Clone, Debug)]
pub struct Person {
    /// The display name.
    pub name: String,
    /// The cookie, as `name=value`.
    pub cookie: Option<String>,
}

impl<'a> World<'a> {
    /// The people of the server that this client talks to. Their choices follow from the seed.
    #[must_use]
    pub fn new(client: &'a Client, seed: u64) -> Self {
        Self { client, numbers: Cell::new(seed) }
    }

    /// A new guest.
    #[must_use]
    pub fn guest(&self, name: &str) -> Person {
        let mut person = Person { name: name.to_owned(), cookie: None };
        self.sign(&mut person, "/api/me", &json!({ "name": name }));
        person
    }

    /// Sends a request that must succeed and may change the person's cookie.
    pub fn sign(&self, person: &mut Person, path: &str, body: &Value) -> Value {
        let reply = self.request("POST", path, person, Some(body));
        assert_eq!(reply.status, 200, "{path}: {}", reply.body);
        person.cookie = reply.cookie.clone().or(person.cookie.take());
        reply.json()
    }

    /// Sends any request.
    #[must_use]
    pub fn request(&self, method: &str, path: &str, person: &Person, body: Option<&Value>) -> Reply {
        let reply = self.client.request(method, path, person.cookie.as_deref(), body);
        reply.unwrap_or_else(|error| panic!("{method} {path}: {error}"))
    }

    /// Reads something.
    #[must_use]
    pub fn get(&self, person: &Person, path: &str) -> Reply {
        self.request("GET", path, person, None)
    }

    /// Reads something that must be there.
    #[must_use]
    pub fn read(&self, person: &Person, path: &str) -> Value {
        let reply = self.get(person, path);
        assert_eq!(reply.status, 200, "{path}: {}", reply.body);
        reply.json()
    }

    /// Sends something that must be accepted.
    pub fn post(&self, person: &Person, path: &str, body: &Value) -> Value {
        let reply = self.request("POST", path, person, Some(body));
        assert_eq!(reply.status, 200, "{path} {body}: {}", reply.body);
        reply.json()
    }

    /// Creates a table and returns its id.
    #[must_use]
    pub fn table(&self, person: &Person, request: &Value) -> String {
        id_of(&self.post(person, "/api/tables", request))
    }

    /// Sends a command to a table and returns the reply.
    pub fn order(&self, person: &Person, table: &str, command: &Value) -> Value {
        let key = format!("capsule-{:016x}", self.random());
        self.post(person, &format!("/api/tables/{table}"), &json!({ "key": key, "command": command }))
    }

    /// Sends a command that must be accepted.
    pub fn does(&self, person: &Person, table: &str, command: &Value) {
        let reply = self.order(person, table, command);
        assert_eq!(reply["answer"], "accepted", "{command}: {reply}");
    }

    /// The table as a person sees it, without its log.
    #[must_use]
    pub fn scene(&self, person: &Person, table: &str) -> Value {
        self.read(person, &format!("/api/tables/{table}?since=1000000"))
    }

    /// Plays a table with these people until the game is over or they made `moves` more moves, and until it waits for one of
    /// them. Now and then a move is taken back.
    ///
    /// Returns whether the game is over.
    pub fn play(&self, people: &[Person], table: &str, moves: usize) -> bool {
        let mut made = 0;
        let mut turn = 0;
        let mut idle = 0;
        loop {
            let person = &people[turn % people.len()];
            let scene = self.scene(person, table);
            if matches!(scene["sheet"]["stage"].as_str(), Some("over" | "closed")) {
                return true;
            }
            let answered = !scene["question"].is_null() && {
                if made == moves {
                    return false;
                }
                self.answer(person, table, &scene)
            };
            if answered {
                made += 1;
                idle = 0;
                continue;
            }
            turn += 1;
            idle += 1;
            if idle > people.len() {
                // Bots are thinking. The request returns when one has moved.
                let since = &scene["number"];
                let _ = self.get(person, &format!("/api/tables/{table}?since={since}&wait=5"));
            }
        }
    }

    /// Answers the question of a scene. Returns `false` if a bot answers for this person, or has ended the game.
    fn answer(&self, person: &Person, table: &str, scene: &Value) -> bool {
        let command = self.some_answer(scene);
        let reply = self.order(person, table, &command);
        match (reply["answer"].as_str(), reply["refusal"]["code"].as_str()) {
            (Some("accepted" | "stale"), _) => true,
            (_, Some("stand_in" | "resigned" | "over")) => false,
            _ => panic!("{command}: {reply}"),
        }
    }

    /// Answers the question of a scene, or takes back what came before it.
    fn some_answer(&self, scene: &Value) -> Value {
        let back = scene["undo"]["entries"].as_array().and_then(|entries| entries.last());
        if let Some(from) = back.filter(|_| self.below(16) == 0) {
            return json!({ "do": "undo", "seat": scene["undo"]["seat"], "after": scene["moved"], "from": from });
        }
        let options = scene["question"]["options"].as_array().expect("a question has options");
        // "done" shortens a game: random players would exchange goods for ever.
        let done = options.iter().find(|option| **option == "done").filter(|_| self.below(2) == 0);
        let choice = done.unwrap_or_else(|| &options[self.below(options.len())]);
        json!({ "do": "choose", "seat": scene["question"]["seat"], "after": scene["moved"], "choice": choice })
    }

    /// A number below `limit`. The sequence is SplitMix64's.
    fn below(&self, limit: usize) -> usize {
        (self.random() % limit as u64) as usize
    }

    fn random(&self) -> u64 {
        let state = self.numbers.get().wrapping_add(0x9e37_79b9_7f4a_7c15);
        self.numbers.set(state);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

impl Person {
    /// Somebody who never signed in.
    #[must_use]
    pub fn stranger() -> Self {
        Self { name: "stranger".to_owned(), cookie: None }
    }
}

/// The id of a table that was created.
#[must_use]
pub fn id_of(made: &Value) -> String {
    made["id"].as_str().expect("a created table has an id").to_owned()
}
