//! Rules that panic close their own table and no other.

use super::*;
use crate::accounts::Accounts;
use crate::config::Config;
use crate::net::send_queue::SendQueue;
use crate::packs::PackStore;
use crate::play::{AnswerError, BotFor, EntryPatches, GameSnapshot, Play, Reason, Waiting};
use crate::tables::Tables;
use crate::workers::Effort;
use bots::BotRng;
use game::{Eye, Seat, Seats, Seed};
use protocol::{Asked, Ended, Hint, NewTable, Phrase, SeatPlan, Stage, Undo};
use serde_json::value::RawValue;

/// A game whose rules panic at the next answer.
struct Fragile(Box<dyn Play>);

impl Play for Fragile {
    fn choose(&mut self, _: Seat, _: &str, _: Option<&[String]>) -> Result<Vec<String>, AnswerError> {
        panic!("a rule has failed")
    }

    fn chances(&self) -> Vec<f32> {
        self.0.chances()
    }

    fn position(&self) -> Vec<u8> {
        self.0.position()
    }

    fn begin_at(&mut self, position: &[u8]) -> Result<(), String> {
        self.0.begin_at(position)
    }

    fn waiting(&self) -> Option<Waiting> {
        self.0.waiting()
    }

    fn deal(&mut self, draws: Option<&[String]>) -> Result<Vec<String>, AnswerError> {
        self.0.deal(draws)
    }

    fn undo(&mut self, seat: Seat, from: usize) -> Result<(), AnswerError> {
        self.0.undo(seat, from)
    }

    fn record_answer(&mut self, seat: Option<Seat>, words: &str) -> Result<(), AnswerError> {
        self.0.record_answer(seat, words)
    }

    fn record_undo(&mut self, seat: Seat, from: usize) {
        self.0.record_undo(seat, from);
    }

    fn snapshot(&self) -> Option<GameSnapshot> {
        self.0.snapshot()
    }

    fn restore(&mut self, snapshot: &GameSnapshot) -> Result<(), String> {
        self.0.restore(snapshot)
    }

    fn entries(&self) -> usize {
        self.0.entries()
    }

    fn turn(&self) -> Option<u32> {
        self.0.turn()
    }

    fn view(&self, eye: Eye) -> Box<RawValue> {
        self.0.view(eye)
    }

    fn last_patches(&self) -> Box<dyn EntryPatches + '_> {
        self.0.last_patches()
    }

    fn no_patches(&self) -> Box<dyn EntryPatches + '_> {
        self.0.no_patches()
    }

    fn asked(&self, seats: Seats) -> Option<Asked> {
        self.0.asked(seats)
    }

    fn events(&self, eye: Eye) -> Vec<protocol::Event> {
        self.0.events(eye)
    }

    fn last_event(&self) -> Option<Phrase> {
        self.0.last_event()
    }

    fn last(&self, eye: Eye) -> (Option<Seat>, Option<String>) {
        self.0.last(eye)
    }

    fn undoable(&self, seat: Seat) -> Undo {
        self.0.undoable(seat)
    }

    fn undo_limit(&self, seat: Seat) -> Reason {
        self.0.undo_limit(seat)
    }

    fn why(&self, seat: Seat, words: &str) -> Option<AnswerError> {
        self.0.why(seat, words)
    }

    fn result(&self) -> Option<protocol::Result> {
        self.0.result()
    }

    fn decide_task(&self, bot: BotFor, rng: BotRng) -> Box<dyn FnOnce(Effort) -> String + Send> {
        self.0.decide_task(bot, rng)
    }

    fn advise_task(&self, bot: BotFor, rng: BotRng) -> Box<dyn FnOnce(Effort) -> Hint + Send> {
        self.0.advise_task(bot, rng)
    }

    fn record(&self, seed: Option<Seed>) -> String {
        self.0.record(seed)
    }

    fn query(&self, name: &str, seat: Seat, argument: Option<&str>) -> Option<serde_json::Value> {
        self.0.query(name, seat, argument)
    }

    fn determinized(&self, eye: Eye, number: u64) -> Box<dyn Play> {
        self.0.determinized(eye, number)
    }
}

async fn server_with_guest(store: Arc<dyn store::Store>) -> (Arc<Tables>, Arc<Person>) {
    let services = Services::new(store, Config::default()).expect("threads can be started");
    let accounts = Accounts::new(Arc::clone(&services));
    let packs = PackStore::new(Arc::clone(&services));
    let (who, _) = accounts.create_guest("Anna", None).await.expect("a guest");
    (Tables::new(services, packs), who)
}

fn request() -> NewTable {
    let me = || SeatPlan::Me { name: None };
    let request = serde_json::json!({ "game": "rattus", "setup": { "players": "2" } });
    NewTable { seats: vec![me(), me()], ..serde_json::from_value(request).expect("a request") }
}

fn order(command: Command) -> KeyedCommand {
    KeyedCommand { key: crate::secret::secret(), command }
}

/// The first answer offered.
fn choose(room: &Room) -> Command {
    let asked = room.play.asked(Seats::first(2)).expect("somebody is asked");
    Command::Choose { seat: asked.seat, after: room.moved, choice: asked.options[0].clone() }
}

#[tokio::test]
async fn rules_that_panic_close_their_table_with_its_state_saved_and_no_other() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let store = store::open(&store::Location::Directory(folder.path().join("data"))).await.expect("a store");
    let (tables, who) = server_with_guest(store).await;
    let sound = tables.create(&who, &request()).await.expect("a table");
    let fragile = tables.create(&who, &request()).await.expect("a table");
    for id in [&sound, &fragile] {
        let started = tables.command(id, &who, order(Command::Start {})).await;
        assert!(matches!(started, CommandReply::Accepted { .. }), "{started:?}");
    }

    let (requests, _queue) = mpsc::channel(8);
    let mut table = Table::open(Arc::clone(&tables.services), &fragile, requests).await.expect("it opens");
    let before = table.room.number;
    let real = table.room.play.determinized(Eye::Open, 0);
    let command = choose(&table.room);
    table.room.play = Box::new(Fragile(real));
    let queue = Arc::new(SendQueue::default());
    table.subscribers.push(Subscriber {
        id: 1,
        reader: crate::room::Reader { who: Some(Arc::clone(&who)), blocked: Arc::default() },
        queue: Arc::clone(&queue),
    });
    let (answer, can_continue) = table.command(&who, order(command)).await;
    let CommandReply::Refused { refusal } = answer else { panic!("{answer:?}") };
    assert_eq!(refusal.code, "broken");
    assert!(can_continue);
    assert_eq!((table.room.number, table.room.stage()), (before + 1, Stage::Over));
    assert_eq!(table.room.state.ended, Some(Ended::Broken));
    let sent = String::from_utf8_lossy(&queue.take().await.0).into_owned();
    assert!(sent.contains("\"kind\":\"ended\"") && sent.contains("\"how\":\"broken\""), "{sent}");
    assert!(table.room.play.record(None).contains("entries"), "what was played is kept");

    let over = tables.inspect(&sound, |room| (room.stage(), choose(room))).await.expect("it goes on");
    assert_eq!(over.0, Stage::Running);
    let moved = tables.command(&sound, &who, order(over.1)).await;
    assert!(matches!(moved, CommandReply::Accepted { .. }), "{moved:?}");
    let store = tables.services.store.stats();
    let readings =
        crate::metrics::Readings { tables_live: 0, database_up: true, tables: None, size: None, store };
    assert!(tables.services.metrics.render(&readings).contains("miasma_tables_broken_total 1"));
}

#[tokio::test]
async fn a_request_that_makes_the_rules_fail_lets_the_subscribers_reconnect() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let store = store::open(&store::Location::Directory(folder.path().join("data"))).await.expect("a store");
    let (tables, who) = server_with_guest(store).await;
    let id = tables.create(&who, &request()).await.expect("a table");
    let queue = Arc::new(SendQueue::default());
    let subscribed = tables
        .request(&id, |reply| TableRequest::Subscribe {
            subscriber: Box::new(Subscriber {
                id: 1,
                reader: crate::room::Reader::default(),
                queue: Arc::clone(&queue),
            }),
            message_id: 1,
            since: 0,
            reply,
        })
        .await;
    assert_eq!(subscribed, Ok(Ok(())));
    let failed: Result<(), Refusal> = tables.inspect(&id, |_| panic!("a rule has failed")).await;
    assert_eq!(failed.map_err(|refusal| refusal.code), Err("unavailable".to_owned()));
    let closed = async { while !queue.take().await.1 {} };
    tokio::time::timeout(Duration::from_secs(5), closed).await.expect("the subscribers are closed");
    assert_eq!(tables.inspect(&id, |room| room.number).await, Ok(3), "the table opens again");
}
