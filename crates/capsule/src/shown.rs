//! What the tables of a server show, to everybody who may look.

use crate::people::{Person, World};
use crate::scenario::Made;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What a server showed at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// The moment, in milliseconds since 1970.
    pub at: i64,
    /// The cookies of everybody, by name.
    pub people: BTreeMap<String, String>,
    /// The tables.
    pub tables: Vec<TableShown>,
    /// The list of their own tables and the daily game, by person.
    pub lists: BTreeMap<String, Value>,
}

/// What one table showed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableShown {
    /// Its id.
    pub id: String,
    /// What it is there for.
    pub about: String,
    /// Who sits there, or did.
    pub people: Vec<String>,
    /// The scene, or the refusal, for each of them and for a stranger. Its log has the last entries only.
    pub scenes: BTreeMap<String, Value>,
    /// The record of a finished game, or the refusal.
    pub record: Value,
    /// The proof of a finished game, or the refusal.
    pub proof: Value,
    /// Some steps of the replay of a finished game.
    pub steps: Vec<Value>,
}

/// Number of log entries at the end of a scene.
const LOG: u64 = 20;

/// Number of steps of a replay.
const STEPS: u64 = 3;

impl Shown {
    /// Looks at these tables.
    #[must_use]
    pub fn look(world: &World<'_>, at: i64, people: &[Person], tables: &[Made]) -> Self {
        let cookie = |person: &Person| Some((person.name.clone(), person.cookie.clone()?));
        Self {
            at,
            people: people.iter().filter_map(cookie).collect(),
            tables: tables.iter().map(|table| TableShown::look(world, table)).collect(),
            lists: people.iter().map(|person| (person.name.clone(), lists(world, person))).collect(),
        }
    }

    /// Looks at the same tables again with the same people.
    #[must_use]
    pub fn look_again(&self, world: &World<'_>) -> Self {
        let tables = self.tables.iter().map(|table| Made {
            about: table.about.clone(),
            id: table.id.clone(),
            people: table.people.iter().map(|name| self.person(name)).collect(),
        });
        let people: Vec<Person> = self.people.keys().map(|name| self.person(name)).collect();
        Self::look(world, self.at, &people, &tables.collect::<Vec<_>>())
    }

    /// The person of this name.
    #[must_use]
    pub fn person(&self, name: &str) -> Person {
        Person { name: name.to_owned(), cookie: self.people.get(name).cloned() }
    }
}

impl TableShown {
    fn look(world: &World<'_>, table: &Made) -> Self {
        let stranger = Person::stranger();
        let eyes = table.people.iter().chain([&stranger]);
        let scenes: BTreeMap<String, Value> =
            eyes.map(|person| (person.name.clone(), scene(world, person, &table.id))).collect();
        let host = &table.people[0];
        let of = |part: &str| {
            let reply = world.get(host, &format!("/api/tables/{}/{part}", table.id));
            if reply.status == 200 {
                reply
            } else {
                crate::http::Reply { body: refusal(&reply.json()).to_string(), ..reply }
            }
        };
        let record = of("record");
        let record = if record.status == 200 { record.body.into() } else { record.json() };
        let over = scenes[&host.name]["sheet"]["stage"] == "over";
        Self {
            id: table.id.clone(),
            about: table.about.clone(),
            people: table.people.iter().map(|person| person.name.clone()).collect(),
            record,
            proof: of("proof").json(),
            steps: if over { steps(world, host, &table.id) } else { Vec::new() },
            scenes,
        }
    }
}

/// A scene with the end of its log. Presence is left out: it says who is connected.
fn scene(world: &World<'_>, person: &Person, table: &str) -> Value {
    let reply = world.get(person, &format!("/api/tables/{table}?since=1000000"));
    if reply.status != 200 {
        return refusal(&reply.json());
    }
    let last = reply.json()["number"].as_u64().expect("a scene has a number");
    let mut scene = world.read(person, &format!("/api/tables/{table}?since={}", last.saturating_sub(LOG)));
    let sheet = &mut scene["sheet"];
    sheet.as_object_mut().expect("a scene has a sheet").remove("watchers");
    for seat in sheet["seats"].as_array_mut().expect("a table has seats") {
        seat.as_object_mut().expect("a seat has fields").remove("present");
    }
    scene
}

/// Steps of a replay, spread over the game, with everything open.
fn steps(world: &World<'_>, person: &Person, table: &str) -> Vec<Value> {
    let step =
        |from: u64| world.read(person, &format!("/api/tables/{table}/replay?as=open&from={from}&most=1"));
    let total = step(0)["total"].as_u64().expect("a replay has steps");
    (0..STEPS)
        .map(|part| step(part * total.saturating_sub(1) / (STEPS - 1))["steps"][0].take())
        .map(with_view)
        .collect()
}

/// A step with its whole view: later builds send the view as the first of several patches.
fn with_view(mut step: Value) -> Value {
    let fields = step.as_object_mut().expect("a step has fields");
    if let Some(Value::Array(patches)) = fields.remove("patches") {
        let mut view = Value::Null;
        patches.iter().for_each(|patch| apply_patch(&mut view, patch));
        fields.insert("view".to_owned(), view);
    }
    step
}

/// Applies a patch of an update or of a replay, as `docs/bot-api.md` describes it.
pub fn apply_patch(value: &mut Value, patch: &Value) {
    match (value, patch) {
        (Value::Object(fields), Value::Object(patch)) => {
            for (name, change) in patch {
                apply_patch(fields.get_mut(name).expect("a patched field is in the view"), change);
            }
        }
        (Value::Array(items), Value::Object(patch)) => {
            for (index, change) in patch {
                apply_patch(&mut items[index.parse::<usize>().expect("a list is patched by index")], change);
            }
        }
        (value, patch) => patch.clone_into(value),
    }
}

/// What a person sees away from tables. The list of tables is sorted by id: tables that changed in the same millisecond have no order.
fn lists(world: &World<'_>, person: &Person) -> Value {
    let list = |which: &str| {
        let mut tables: Vec<Value> = Vec::new();
        loop {
            let page = world.read(person, &format!("/api/tables?which={which}&skip={}", tables.len()));
            let page = page.as_array().expect("a list").clone();
            if page.is_empty() {
                tables.sort_by_key(|table| table["id"].as_str().map(str::to_owned));
                return Value::from(tables);
            }
            tables.extend(page);
        }
    };
    json!({ "mine": list("mine"), "running": list("running"), "today": world.read(person, "/api/today"),
        "me": world.read(person, "/api/me") })
}

/// The code of a refusal. Its wording may change.
fn refusal(reply: &Value) -> Value {
    json!({ "refused": reply["code"] })
}
