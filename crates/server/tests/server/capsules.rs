//! Databases of earlier builds, opened by this one.

use crate::cluster::Cluster;
use crate::play::verify_of;
use capsule::http::Client;
use capsule::people::{Person, World};
use capsule::{Capsule, Shown, TableShown, compare};
use serde_json::{Value, json};
use server::admin::Verdict;
use server::{Config, Retention, WallClock};
use std::sync::Mutex;
use std::time::Duration;
use store::testing::TestDatabase;
use store::{Location, Store};

/// Number of people who play at once. They share commits.
const PLAYERS: u64 = 4;

/// Opens a capsule with this build: every table shows what it showed, running games can be finished, and finished games verify.
pub(crate) async fn open(name: &str, database: TestDatabase) {
    let capsule =
        Capsule::all().into_iter().find(|capsule| capsule.name == name).expect("it is in the repository");
    fill(&database, &capsule).await;
    let shown = capsule.shown().expect("the capsule is complete");
    let backup = ask_before_the_upgrade(&database, &shown).await;
    let empty = database.another();
    let cluster = Cluster { clock: WallClock::starting_at(shown.at), ..Cluster::new(database) };
    let (clock, tables) = (cluster.clock.clone(), shown.clone());
    serve(&cluster, move |host| {
        looks_the_same(host, &tables);
        verify_finished(host, &tables);
        play_on(host, &tables);
        clock.set_forward(Duration::from_secs(24 * 60 * 60));
        verify_daily(host, &tables);
    })
    .await;
    // The way back: the backup from before is restored elsewhere.
    restore(&backup, &empty).await;
    let cluster = Cluster { clock: WallClock::starting_at(shown.at), ..Cluster::new(empty) };
    serve(&cluster, move |host| looks_the_same(host, &shown)).await;
}

/// Longer than any capsule is kept.
const FOREVER: std::time::Duration = std::time::Duration::from_secs(100 * 365 * 24 * 3600);

/// Lets a function talk to a server that is started for it.
async fn serve(cluster: &Cluster, talk: impl FnOnce(&str) + Send + 'static) {
    // A capsule gets old, and must not be pruned.
    let retention = Retention {
        open_tables: FOREVER,
        closed_tables: FOREVER,
        idle_games: FOREVER,
        ..Retention::default()
    };
    let node = cluster.serve_with(Config { retention, unlimited: true, ..Config::default() }).await;
    let host = node.host.clone();
    tokio::task::spawn_blocking(move || talk(&host)).await.expect("every table survived");
    node.stop().await;
}

/// What a host does before an upgrade: this build is asked whether it plays every game the same, and a backup is made. Returns
/// the backup.
async fn ask_before_the_upgrade(database: &TestDatabase, shown: &Shown) -> Vec<String> {
    let store = store::open_read_only(&database.location).await.expect("the database opens");
    let verdicts = server::admin::retro(&*store).await.expect("every game is read");
    assert!(
        verdicts.len() > 20 && verdicts.iter().all(|(_, verdict)| *verdict == Verdict::Same),
        "{verdicts:?}"
    );
    let mut records = Vec::new();
    let exported = server::admin::export(&*store, |id, record| {
        records.extend(record.ok().map(|record| (id.0.clone(), record)));
        Ok(())
    });
    exported.await.expect("every game is read").expect("nothing is written to a file");
    for table in shown.tables.iter().filter(|table| table.record.is_string()) {
        let exported = records.iter().find(|(id, _)| *id == table.id).map(|(_, record)| record.as_str());
        assert_eq!(exported, table.record.as_str(), "{}", table.about);
    }
    let backup = dump(&*store).await;
    store.close().await;
    backup
}

/// Puts the database of a capsule in the place of an empty one: the file itself, or what is in it.
async fn fill(database: &TestDatabase, capsule: &Capsule) {
    let unpack = |folder: &std::path::Path| {
        std::fs::create_dir_all(folder).expect("the folder can be created");
        capsule.unpack(&folder.join("miasma.db")).expect("the capsule is complete");
    };
    match &database.location {
        Location::Directory(folder) => unpack(folder),
        Location::Url(_) => {
            let folder = tempfile::tempdir().expect("a temporary directory");
            unpack(folder.path());
            let old = store::open_read_only(&Location::Directory(folder.path().to_owned())).await;
            restore(&dump(&*old.expect("the file opens")).await, database).await;
        }
    }
}

async fn dump(store: &dyn Store) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = |line: &str| {
        lines.push(line.to_owned());
        Ok(())
    };
    store.dump(&mut line).await.expect("the dump is written");
    lines
}

async fn restore(lines: &[String], database: &TestDatabase) {
    let store = database.open().await;
    store.restore(&mut lines.iter().cloned().map(Ok)).await.expect("the dump is restored");
    store.close().await;
}

fn looks_the_same(host: &str, shown: &Shown) {
    let client = Client::new(host);
    let now = shown.look_again(&World::new(&client, 1));
    let mut differences = Vec::new();
    for (then, now) in shown.tables.iter().zip(&now.tables) {
        let found = compare::differences(&to_json(then), &to_json(now));
        differences.extend(found.into_iter().map(|how| format!("{} ({}){how}", then.about, then.id)));
    }
    differences.extend(compare::differences(&to_json(&shown.lists), &to_json(&now.lists)));
    let count = differences.len();
    differences.truncate(40);
    assert!(differences.is_empty(), "{count} differences:\n{}", differences.join("\n"));
}

fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("it can be written")
}

/// Games that were over replay, and their records verify.
fn verify_finished(host: &str, shown: &Shown) {
    let client = Client::new(host);
    let world = World::new(&client, 2);
    for table in &shown.tables {
        if table.record.is_string() {
            verify(&world, shown, table);
        }
    }
}

fn verify(world: &World<'_>, shown: &Shown, table: &TableShown) {
    let host = shown.person(&table.people[0]);
    let record = world.get(&host, &format!("/api/tables/{}/record", table.id));
    assert_eq!(record.status, 200, "{}: {}", table.about, record.body);
    let scene = world.scene(&host, &table.id);
    match scene["sheet"]["game"].as_str() {
        // The players ended it; the proof covers what was played.
        _ if scene["sheet"]["ended"] != "played" => {}
        Some("rattus") => drop(verify_of::<rattus::Rattus>(&record.body, &scene["sheet"]["commitment"])),
        _ => drop(verify_of::<::pest::Game>(&record.body, &scene["sheet"]["commitment"])),
    }
    let proof = world.read(&host, &format!("/api/tables/{}/proof", table.id));
    assert_eq!((&proof["fair"], &proof["fault"]), (&json!(true), &Value::Null), "{}", table.about);
}

/// Running games are finished, and waiting rooms begin.
fn play_on(host: &str, shown: &Shown) {
    let queue = Mutex::new(shown.tables.iter());
    std::thread::scope(|scope| {
        for number in 0..PLAYERS {
            let queue = &queue;
            scope.spawn(move || {
                let client = Client::new(host);
                let world = World::new(&client, number);
                loop {
                    let next = queue.lock().expect("nobody panics with it").next();
                    let Some(table) = next else { break };
                    play_table(&world, shown, table);
                }
            });
        }
    });
}

fn play_table(world: &World<'_>, shown: &Shown, table: &TableShown) {
    let people: Vec<Person> = table.people.iter().map(|name| shown.person(name)).collect();
    let stage = world.scene(&people[0], &table.id)["sheet"]["stage"].clone();
    match stage.as_str() {
        Some("open") => {
            let is_host = |person: &&Person| world.scene(person, &table.id)["sheet"]["host"] == true;
            let host = people.iter().find(is_host).expect("a waiting room has a host");
            for seat in world.scene(host, &table.id)["sheet"]["seats"].as_array().expect("a table has seats")
            {
                if matches!(seat["holder"]["kind"].as_str(), Some("nobody" | "invited")) {
                    world.does(
                        host,
                        &table.id,
                        &json!({ "do": "bot", "seat": seat["seat"], "level": "random" }),
                    );
                }
            }
            world.does(host, &table.id, &json!({ "do": "start" }));
            world.play(&people, &table.id, 2);
        }
        Some("running") => {
            world.play(&people, &table.id, usize::MAX);
            let scene = world.scene(&people[0], &table.id);
            assert!(scene["result"]["places"].is_array(), "{}: {scene}", table.about);
            let has_record = scene["sheet"]["forked"].is_null() && scene["sheet"]["today"].is_null();
            if has_record {
                verify(world, shown, table);
            }
        }
        _ => {}
    }
}

/// The daily game can be verified when its day is over.
fn verify_daily(host: &str, shown: &Shown) {
    let client = Client::new(host);
    let world = World::new(&client, 3);
    let daily = shown.tables.iter().filter(|table| table.about.contains("daily"));
    let count = daily.inspect(|table| verify(&world, shown, table)).count();
    assert_eq!(count, 3, "a finished attempt, practice, and a running attempt");
}
