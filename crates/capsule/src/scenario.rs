//! Which tables a capsule contains.

use crate::people::{Person, World, id_of};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;

/// A table of the capsule.
pub struct Made {
    /// What it is there for.
    pub about: String,
    /// Its id.
    pub id: String,
    /// Who sits there, or did.
    pub people: Vec<Person>,
}

/// The names of the people. Six are enough for the largest table.
const NAMES: [&str; 6] = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"];

/// The numbers of choices after which running games are left alone. Short ones are in the set-up, long ones have snapshots.
const STOPS: [usize; 8] = [2, 9, 23, 41, 60, 14, 85, 31];

/// Makes tables and remembers them.
pub struct Scenario<'a> {
    world: &'a World<'a>,
    /// Everybody.
    pub people: Vec<Person>,
    /// The tables so far.
    pub made: Vec<Made>,
    /// By game, fields of the set-up with values that are not the default.
    options: BTreeMap<String, Vec<(String, String)>>,
}

impl<'a> Scenario<'a> {
    /// Signs everybody in and reads the options of the games.
    #[must_use]
    pub fn new(world: &'a World<'a>) -> Self {
        let people: Vec<Person> = NAMES.iter().map(|name| world.guest(name)).collect();
        let games = world.read(&people[0], "/api/games");
        let options = games.as_array().expect("a list of games").iter().map(|game| {
            let topics = game["topics"].as_array().expect("a list of fields");
            let options = topics.iter().filter(|topic| topic["common"] == false).flat_map(other_values);
            (text(&game["name"]), options.collect())
        });
        let options = options.collect();
        Self { world, people, made: Vec::new(), options }
    }

    /// Makes all tables. `data` is the folder of the component files, from which packs are made.
    pub fn run(&mut self, data: &Path) {
        let rattus = rattus_setups();
        let pest = pest_setups();
        self.games("rattus", &rattus);
        self.games("pest", &pest);
        self.all_options("rattus", &json!({ "boxes": "base,pied_piper,africanus", "players": "3" }));
        self.all_options("pest", &json!({ "players": "3", "variable": "yes" }));
        self.all_options("pest", &json!({ "players": "1", "variant": "solo" }));
        self.class_cards();
        self.paces();
        self.waiting_rooms();
        self.seats_of_all_kinds();
        self.ends();
        self.forks();
        self.packs(data);
        self.daily();
        self.accounts();
    }

    /// For each set-up one running and one finished game, each with an option that is not the default.
    fn games(&mut self, game: &str, setups: &[Value]) {
        let options = self.options[game].clone();
        for (number, setup) in setups.iter().enumerate() {
            for (kind, moves, shift) in
                [("running", STOPS[number % STOPS.len()], 0), ("finished", usize::MAX, setups.len() / 2)]
            {
                let mut setup = setup.clone();
                let (name, value) = &options[(number + shift) % options.len()];
                setup[name] = value.as_str().into();
                self.game(kind, &json!({ "game": game, "setup": setup }), moves);
            }
        }
    }

    /// A running and a finished game in which every option has a value that is not the default.
    fn all_options(&mut self, game: &str, setup: &Value) {
        let mut setup = setup.clone();
        for (name, value) in self.options[game].iter().filter(|(name, _)| name != "preset") {
            setup[name] = value.as_str().into();
        }
        let request = json!({ "game": game, "setup": setup });
        self.game("running, all options", &request, 47);
        self.game("finished, all options", &request, usize::MAX);
    }

    /// The ways to choose the class cards of Rattus.
    fn class_cards(&mut self) {
        let boxes = "base,pied_piper";
        let setup = json!({ "boxes": boxes, "players": "4" });
        let info = self.world.read(&self.people[0], &format!("/api/games/rattus?boxes={boxes}&players=4"));
        let topics = info["topics"].as_array().expect("fields");
        let cards = topics.iter().find(|topic| topic["field"] == "cards").expect("cards are chosen");
        let of = cards["pick"]["of"].as_array().expect("cards to pick from");
        let count = cards["pick"]["count"].as_u64().expect("a number") as usize;
        let picked: Vec<String> = of.iter().rev().take(count).map(text).collect();
        let ways = other_values(cards).into_iter().map(|(_, value)| value).chain([picked.join(",")]);
        for way in ways.collect::<Vec<_>>() {
            let mut setup = setup.clone();
            setup["cards"] = way.into();
            self.game("running, chosen cards", &json!({ "game": "rattus", "setup": setup }), 33);
        }
    }

    /// Live and correspondence tables of both games.
    fn paces(&mut self) {
        for game in ["rattus", "pest"] {
            for (kind, pace) in [
                ("live", json!({ "kind": "live", "turn_s": 3600, "reserve_s": 7200 })),
                ("correspondence", json!({ "kind": "correspondence", "hours": 48 })),
            ] {
                let request =
                    json!({ "game": game, "setup": { "players": "3" }, "pace": pace, "leavers": "vote" });
                self.game(&format!("running, {kind}"), &request, 27);
                self.game(&format!("finished, {kind}"), &request, usize::MAX);
            }
        }
    }

    /// Tables that have not begun, and one that never will.
    fn waiting_rooms(&mut self) {
        let (world, anna) = (self.world, self.people[0].clone());
        let seats = json!([{ "kind": "me" }, { "kind": "invited", "name": "Gero" }, { "kind": "bot", "level": "master" },
            { "kind": "open" }]);
        for (game, public) in [("rattus", true), ("pest", false)] {
            let request = json!({ "game": game, "setup": { "players": "4" }, "seats": seats, "public": public,
                "spectators": public, "odds": true, "hints": false, "pace": { "kind": "live", "turn_s": 60, "reserve_s": 0 } });
            let table = world.table(&anna, &request);
            world.does(&self.people[1], &table, &json!({ "do": "sit", "seat": 4 }));
            world.does(&self.people[1], &table, &say("May I sit here?"));
            self.add("waiting room", game, table, &[0, 1]);
        }
        let table = world.table(&anna, &json!({ "game": "rattus", "seats": [{ "kind": "me" }] }));
        world.does(&anna, &table, &json!({ "do": "abandon" }));
        self.add("abandoned", "rattus", table, &[0]);
    }

    /// Bots, stand-ins, two seats of one person, chat and a muted person, a shared seed, no spectators.
    fn seats_of_all_kinds(&mut self) {
        let (world, people) = (self.world, self.people.clone());
        for (game, level) in [("rattus", "expert"), ("pest", "novice")] {
            let bot = json!({ "kind": "bot", "level": level });
            let seats = json!([{ "kind": "me" }, bot, { "kind": "bot", "level": "random" }]);
            let request =
                json!({ "game": game, "setup": { "players": "3" }, "seats": seats, "public": true });
            let table = world.table(&people[0], &request);
            world.does(&people[0], &table, &json!({ "do": "start" }));
            world.play(&people[..1], &table, 12);
            self.add("running, with bots", game, table, &[0]);
        }
        let seats = json!([{ "kind": "me", "name": "Left hand" }, { "kind": "me", "name": "Right hand" }]);
        let request = json!({ "game": "rattus", "setup": { "players": "2" }, "seats": seats, "seed": "5a".repeat(32),
            "odds": true });
        let table = world.table(&people[0], &request);
        world.does(&people[0], &table, &json!({ "do": "start" }));
        world.play(&people[..1], &table, 30);
        self.add("running, two seats of one person, shared seed", "rattus", table, &[0]);

        let table = self.begin(&json!({ "game": "rattus", "setup": { "players": "3" } }));
        world.play(&people[..3], &table, 20);
        world.does(&people[1], &table, &say("Spam!"));
        world.does(&people[5], &table, &json!({ "do": "say", "room": "watchers", "text": "Go on." }));
        // Earlier builds mute by name.
        let mute = match &world.scene(&people[0], &table)["sheet"]["seats"][1]["holder"]["who"] {
            Value::Null => json!({ "do": "mute", "name": "Ben", "silent": true }),
            who => json!({ "do": "mute", "who": who, "silent": true }),
        };
        world.does(&people[0], &table, &mute);
        world.does(&people[2], &table, &json!({ "do": "stand", "seat": 3 }));
        world.play(&people[..2], &table, 9);
        self.add("running, with a stand-in, chat and a muted person", "rattus", table, &[0, 1, 2, 5]);

        let request =
            json!({ "game": "pest", "setup": { "players": "2", "variant": "duel" }, "spectators": false });
        self.game("running, without spectators", &request, 18);
    }

    /// The ways in which a table ends.
    fn ends(&mut self) {
        let (world, people) = (self.world, self.people.clone());
        let request = json!({ "game": "rattus", "setup": { "players": "2" } });
        let agreed = self.begin(&request);
        world.play(&people[..2], &agreed, 17);
        for seat in 1..=2 {
            world.does(&people[seat - 1], &agreed, &json!({ "do": "end", "seat": seat, "agree": true }));
        }
        self.add("ended by agreement", "rattus", agreed, &[0, 1]);
        let resigned = self.begin(&request);
        world.play(&people[..2], &resigned, 12);
        world.does(&people[1], &resigned, &json!({ "do": "resign", "seat": 2 }));
        self.add("ended by resignation", "rattus", resigned, &[0, 1]);
        let table = self.begin(&json!({ "game": "pest", "setup": { "players": "3" } }));
        world.play(&people[..3], &table, 11);
        world.does(&people[2], &table, &json!({ "do": "resign", "seat": 3 }));
        world.play(&people[..2], &table, 11);
        world.does(&people[0], &table, &json!({ "do": "end", "seat": 1, "agree": true }));
        self.add("running, one resigned and one agrees to end", "pest", table, &[0, 1, 2]);
        let finished = self.begin(&request);
        world.play(&people[..2], &finished, usize::MAX);
        world.does(&people[1], &finished, &json!({ "do": "rematch" }));
        let rematch = text(&world.scene(&people[0], &finished)["sheet"]["rematch"]);
        self.add("finished, with a rematch", "rattus", finished, &[0, 1]);
        self.add("waiting room of a rematch", "rattus", rematch, &[0, 1]);
    }

    /// Games that continue from a step of a finished one.
    fn forks(&mut self) {
        for game in ["rattus", "pest"] {
            let about = format!("{game}: finished");
            let origins = self.made.iter().filter(|made| made.about.starts_with(&about));
            let origins: Vec<(String, usize)> =
                origins.map(|made| (made.id.clone(), made.people.len())).collect();
            for (number, (origin, players)) in origins.iter().step_by(5).enumerate() {
                let replay =
                    self.world.read(&self.people[0], &format!("/api/tables/{origin}/replay?from=30&most=60"));
                let steps = replay["steps"].as_array().expect("steps");
                // Some steps ask nobody anything.
                let fork = steps.iter().skip(7 * number).find_map(|step| {
                    let request =
                        json!({ "number": step["number"], "seat": 1 + number % players, "level": "random" });
                    let path = format!("/api/tables/{origin}/fork");
                    let reply = self.world.request("POST", &path, &self.people[0], Some(&request));
                    (reply.status == 200).then(|| id_of(&reply.json()))
                });
                let table = fork.expect("a game can be forked at some step");
                let moves = [0, 6, usize::MAX][number % 3];
                self.world.play(&self.people[..1], &table, moves);
                self.add(
                    &format!("fork, {}", if moves == usize::MAX { "finished" } else { "running" }),
                    game,
                    table,
                    &[0],
                );
            }
        }
    }

    /// Games with uploaded packs, of every game for which packs can be uploaded.
    fn packs(&mut self, data: &Path) {
        for (game, file, old, new) in [
            ("pest", "player_board.toml", "wood = 1", "wood = 4"),
            ("rattus", "setup.toml", "potions = 10", "potions = 7"),
        ] {
            let path = data.join(game).join(file);
            let text =
                std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert!(text.contains(old), "{old} is in {}", path.display());
            let files = json!({ file: text.replacen(old, new, 1) });
            let request = json!({ "game": game, "name": "Own box", "files": files });
            let reply = self.world.request("POST", "/api/packs", &self.people[0], Some(&request));
            if reply.json()["code"] == "no_packs" {
                continue;
            }
            assert_eq!(reply.status, 200, "{}", reply.body);
            let hash = self::text(&reply.json()["hash"]);
            let request = json!({ "game": game, "pack": hash, "setup": { "players": "2" } });
            self.game("running, uploaded pack", &request, 52);
            self.game("finished, uploaded pack", &request, usize::MAX);
            let table = self.world.table(&self.people[0], &request);
            self.add("waiting room, uploaded pack", game, table, &[0]);
        }
    }

    /// The daily game: a finished attempt, practice after it, and a running attempt.
    fn daily(&mut self) {
        let (world, people) = (self.world, self.people.clone());
        for (number, person, practice, moves) in
            [(0, 0, false, usize::MAX), (1, 0, true, 20), (2, 1, false, 35)]
        {
            let table = id_of(&world.post(&people[person], "/api/today", &json!({ "practice": practice })));
            world.play(&people[person..=person], &table, moves);
            let about =
                ["finished, daily game", "running, daily game, practice", "running, daily game"][number];
            self.add(about, "pest", table, &[person]);
        }
    }

    /// A guest with a seat who is merged into an account, and a report.
    fn accounts(&mut self) {
        let (world, anna) = (self.world, self.people[0].clone());
        let mut gero = world.guest("Gero");
        let account = json!({ "login": "gero", "password": "three rats in gallia" });
        world.sign(&mut gero, "/api/me/account", &account);
        let mut guest = world.guest("Somebody");
        let request = json!({ "game": "rattus", "setup": { "players": "2" }, "seats": [{ "kind": "me" }] });
        let table = world.table(&guest, &request);
        world.does(&anna, &table, &json!({ "do": "sit", "seat": 2 }));
        world.does(&guest, &table, &json!({ "do": "start" }));
        let both = [guest.clone(), anna.clone()];
        world.play(&both, &table, 15);
        // Earlier builds merge a guest who signs in.
        match world.request("POST", "/api/me/merge", &guest, Some(&account)) {
            reply if reply.status == 404 => drop(world.sign(&mut guest, "/api/sign-in", &account)),
            reply => guest.cookie = reply.cookie.or(guest.cookie.take()),
        }
        guest.name = "Gero".to_owned();
        let both = [guest.clone(), anna];
        world.play(&both, &table, 15);
        self.made.push(Made {
            about: "rattus: running, a guest signed in".to_owned(),
            id: table.clone(),
            people: both.to_vec(),
        });
        let report = json!({ "table": table, "number": 9, "text": "This looks odd.", "details": { "browser": "none" } });
        world.post(&guest, "/api/reports", &report);
        self.people.push(guest);
    }

    /// A table of people that has begun.
    fn begin(&self, request: &Value) -> String {
        let players: usize =
            text(&request["setup"]["players"]).parse().expect("the number of players is given");
        let mut request = request.clone();
        request["seats"] = json!([{ "kind": "me" }]);
        let table = self.world.table(&self.people[0], &request);
        for seat in 2..=players {
            self.world.does(&self.people[seat - 1], &table, &json!({ "do": "sit", "seat": seat }));
        }
        self.world.does(&self.people[0], &table, &json!({ "do": "start" }));
        table
    }

    /// Plays a game of people for this number of choices, with a little chat.
    fn game(&mut self, about: &str, request: &Value, moves: usize) {
        let players: usize =
            text(&request["setup"]["players"]).parse().expect("the number of players is given");
        let table = self.begin(request);
        // Chat has a rate limit.
        if self.made.len().is_multiple_of(10) {
            self.world.does(&self.people[self.made.len() / 10 % players], &table, &say("Good luck!"));
        }
        let over = self.world.play(&self.people[..players], &table, moves);
        assert_eq!(over, moves == usize::MAX, "{request} ends only where it should");
        self.add(about, &text(&request["game"]), table, &(0..players).collect::<Vec<_>>());
    }

    fn add(&mut self, about: &str, game: &str, id: String, people: &[usize]) {
        let people = people.iter().map(|&person| self.people[person].clone()).collect();
        self.made.push(Made { about: format!("{game}: {about}"), id, people });
    }
}

/// All boxes with all player counts.
fn rattus_setups() -> Vec<Value> {
    let boxes =
        [("base", 4), ("base,pied_piper", 4), ("base,africanus", 6), ("base,pied_piper,africanus", 6)];
    let setups = boxes.iter().flat_map(|(boxes, most)| {
        (2..=*most).map(move |players| json!({ "boxes": boxes, "players": players.to_string() }))
    });
    setups.collect()
}

/// All variants with all player counts, with fixed and variable set-up.
fn pest_setups() -> Vec<Value> {
    let games = [("solo", 1), ("duel", 2), ("base", 2), ("base", 3), ("base", 4), ("base", 5)];
    let setups = games.iter().flat_map(|(variant, players)| {
        ["no", "yes"].map(
            |variable| json!({ "variant": variant, "players": players.to_string(), "variable": variable }),
        )
    });
    setups.collect()
}

/// The values of a field that are not its default.
fn other_values(topic: &Value) -> Vec<(String, String)> {
    let usual = topic["usual"].as_u64().expect("a default") as usize;
    let values = topic["values"].as_array().expect("values").iter().enumerate();
    values
        .filter(|(number, _)| *number != usual)
        .map(|(_, value)| (text(&topic["field"]), text(value)))
        .collect()
}

fn say(words: &str) -> Value {
    json!({ "do": "say", "room": "table", "text": words })
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is a text")).to_owned()
}
