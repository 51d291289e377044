//! Rules that fail close their own table, and no other.

use super::*;
use crate::play::{Bookmark, NotTaken, Play, Waiting};
use crate::thinkers::Thinkers;
use crate::time::Clock;
use bots::Bot;
use game::{Eye, Seat, Seats, Seed};
use protocol::{Asked, NewTable, Phrase, SeatPlan, Stage, Undo};
use serde_json::value::RawValue;

/// A game whose rules fail at the next answer.
struct Fragile(Box<dyn Play>);

impl Play for Fragile {
    fn choose(&mut self, _: Seat, _: &str, _: Option<&[String]>) -> Result<Vec<String>, NotTaken> {
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

    fn deal(&mut self, draws: Option<&[String]>) -> Result<Vec<String>, NotTaken> {
        self.0.deal(draws)
    }

    fn undo(&mut self, seat: Seat, from: usize) -> Result<(), NotTaken> {
        self.0.undo(seat, from)
    }

    fn note(&mut self, seat: Option<Seat>, words: &str) -> Result<(), NotTaken> {
        self.0.note(seat, words)
    }

    fn note_undo(&mut self, seat: Seat, from: usize) {
        self.0.note_undo(seat, from);
    }

    fn bookmark(&self) -> Option<Bookmark> {
        self.0.bookmark()
    }

    fn open_at(&mut self, bookmark: &Bookmark) -> Result<(), String> {
        self.0.open_at(bookmark)
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

    fn write_view(&self, eye: Eye, out: &mut Vec<u8>) {
        self.0.write_view(eye, out);
    }

    fn asked(&self, seats: Seats) -> Option<Asked> {
        self.0.asked(seats)
    }

    fn told(&self, eye: Eye) -> Vec<Phrase> {
        self.0.told(eye)
    }

    fn last(&self, eye: Eye) -> (Option<Seat>, Option<String>) {
        self.0.last(eye)
    }

    fn undoable(&self, seat: Seat) -> Undo {
        self.0.undoable(seat)
    }

    fn why(&self, seat: Seat, words: &str) -> Option<NotTaken> {
        self.0.why(seat, words)
    }

    fn result(&self) -> Option<protocol::Result> {
        self.0.result()
    }

    fn thinker(&self, bot: Bot, rng: BotRng) -> Box<dyn FnOnce() -> String + Send> {
        self.0.thinker(bot, rng)
    }

    fn adviser(&self, bot: Bot, rng: BotRng) -> Box<dyn FnOnce() -> (String, Vec<Phrase>) + Send> {
        self.0.adviser(bot, rng)
    }

    fn record(&self, seed: Option<Seed>) -> String {
        self.0.record(seed)
    }

    fn query(&self, name: &str, seat: Seat, argument: Option<&str>) -> Option<serde_json::Value> {
        self.0.query(name, seat, argument)
    }

    fn imagined(&self, eye: Eye, number: u64) -> Box<dyn Play> {
        self.0.imagined(eye, number)
    }
}

fn wish() -> NewTable {
    let me = || SeatPlan::Me { name: None };
    let wish = serde_json::json!({ "game": "rattus", "setup": { "players": "2" } });
    NewTable { seats: vec![me(), me()], ..serde_json::from_value(wish).expect("a wish") }
}

fn order(command: Command) -> Order {
    Order { key: crate::secret::secret(), command }
}

/// The first answer that is offered.
fn choose(room: &Room) -> Command {
    let asked = room.play.asked(Seats::first(2)).expect("somebody is asked");
    Command::Choose { seat: asked.seat, after: room.moved, choice: asked.options[0].clone() }
}

#[tokio::test]
async fn rules_that_fail_close_their_table_with_its_state_saved_and_no_other() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let store = store::open(&store::Location::Directory(folder.path().join("data"))).await.expect("a store");
    let shared = Shared::new(store, Thinkers::new(1), Default::default(), Clock::default());
    let (who, _) = shared.guest("Anna").await.expect("a guest");
    let sound = shared.make(&who, &wish()).await.expect("a table");
    let fragile = shared.make(&who, &wish()).await.expect("a table");
    for id in [&sound, &fragile] {
        let started = shared.command(id, &who, order(Command::Start {})).await;
        assert!(matches!(started, Commanded::Accepted { .. }), "{started:?}");
    }

    let (asks, _queue) = mpsc::channel(8);
    let mut table = Table::open(Arc::clone(&shared), &fragile, asks).await.expect("it opens");
    let before = table.room.number;
    let real = table.room.play.imagined(Eye::Open, 0);
    let command = choose(&table.room);
    table.room.play = Box::new(Fragile(real));
    let outbox = Arc::new(Outbox::default());
    table.listeners.push(Listener { id: 1, who: Some(Arc::clone(&who)), outbox: Arc::clone(&outbox) });
    let (answer, sound_still) = table.command(&who, order(command)).await;
    let Commanded::Refused { refusal } = answer else { panic!("{answer:?}") };
    assert_eq!(refusal.code, "broken");
    assert!(sound_still);
    assert_eq!((table.room.number, table.room.stage()), (before + 1, Stage::Over));
    assert_eq!(table.room.state.ended, Some(Ended::Broken));
    let said = String::from_utf8_lossy(&outbox.take().await.0).into_owned();
    assert!(said.contains("\"kind\":\"ended\"") && said.contains("\"how\":\"broken\""), "{said}");
    assert!(table.room.play.record(None).contains("entries"), "what was played is kept");

    let over = shared.look(&sound, |room| (room.stage(), choose(room))).await.expect("it goes on");
    assert_eq!(over.0, Stage::Running);
    let moved = shared.command(&sound, &who, order(over.1)).await;
    assert!(matches!(moved, Commanded::Accepted { .. }), "{moved:?}");
    assert!(shared.meters.write(0).contains("miasma_tables_broken_total 1"));
}

#[tokio::test]
async fn a_question_that_makes_the_rules_fail_lets_the_listeners_come_back() {
    let folder = tempfile::tempdir().expect("a folder for temporary files");
    let store = store::open(&store::Location::Directory(folder.path().join("data"))).await.expect("a store");
    let shared = Shared::new(store, Thinkers::new(1), Default::default(), Clock::default());
    let (who, _) = shared.guest("Anna").await.expect("a guest");
    let id = shared.make(&who, &wish()).await.expect("a table");
    let outbox = Arc::new(Outbox::default());
    let watched = shared
        .ask(&id, |answer| Ask::Watch {
            listener: Box::new(Listener { id: 1, who: None, outbox: Arc::clone(&outbox) }),
            message: 1,
            since: 0,
            answer,
        })
        .await;
    assert_eq!(watched, Ok(Ok(())));
    let failed: Result<(), Refusal> = shared.look(&id, |_| panic!("a rule has failed")).await;
    assert_eq!(failed.map_err(|refusal| refusal.code), Err("unavailable".to_owned()));
    let told_to_come_back = async { while !outbox.take().await.1 {} };
    tokio::time::timeout(Duration::from_secs(5), told_to_come_back)
        .await
        .expect("they are told to come back");
    assert_eq!(shared.look(&id, |room| room.number).await, Ok(3), "the table opens again");
}
