//! What is told of a room hangs on nothing that the one who is told can't know.

use super::*;
use crate::play::Play;
use bots::BotRng;
use game::{Eye, Random as _};
use protocol::{Leavers, Pace};

const AT: Millis = 1_000_000;

fn person(seat: Seat) -> PersonId {
    PersonId(format!("person {}", seat.0))
}

fn who(eye: Eye) -> Option<PersonId> {
    match eye {
        Eye::Seat(seat) => Some(person(seat)),
        _ => None,
    }
}

/// A room in which a game has begun: a bot has the last seat, a stand-in plays the one before it.
fn begun(boxes: &str, players: u8, pace: Pace, number: u8) -> Room {
    let title = titles::named("rattus").expect("it is played here");
    let fields = [("players", players.to_string()), ("boxes", boxes.to_owned())];
    let setup = fields.map(|(name, value)| (name.to_owned(), value)).into();
    let made = Made {
        host: "host".to_owned(),
        game: "rattus".to_owned(),
        edition: title.edition.0,
        pack: (title.load_pack)(&[]).expect("the built-in components are sound"),
        setup,
        seed: Seed([number; 32]).to_string(),
        shared_seed: false,
        public: true,
        spectators: true,
        pace,
        leavers: Leavers::Bot,
        hints: true,
        odds: true,
        fork: None,
        pack_name: None,
        day: None,
    };
    let mut room = Room::new(TableId("table".to_owned()), AT, made).expect("it can be played");
    let mut deeds: Vec<Deed> = (1..players)
        .map(|seat| Deed::Sat { seat, person: person(index(seat)).0, name: format!("Person {seat}") })
        .collect();
    deeds.push(Deed::Bot { seat: players, level: "random".to_owned() });
    deeds.push(Deed::Started { draws: Vec::new() });
    deeds.push(Deed::StandIn { seat: players - 1, level: STAND_IN.to_owned() });
    for mut deed in deeds {
        room.apply(AT, &mut deed).expect("it can be done");
    }
    room
}

/// Everything that is sent to an eye without being asked for, what could be taken back apart: that is another question.
fn sent(room: &Room, eye: Eye) -> String {
    let mut scene = room.scene(who(eye).as_ref(), Presence::default(), Vec::new());
    scene.undo = None;
    let why = ["pass", "use knight", "use wizard", "play c03", "cube gallia", "nonsense"];
    let why = why.map(|words| room.why(who(eye).as_ref(), own_seat(eye), words));
    let parts = (scene, why, room.summary());
    serde_json::to_string(&parts).expect("it can be written")
}

fn own_seat(eye: Eye) -> u8 {
    match eye {
        Eye::Seat(seat) => seat.0 + 1,
        _ => 1,
    }
}

/// Does something in a room with another game in it, and puts everything back.
fn with<T>(room: &mut Room, play: Box<dyn Play>, act: impl FnOnce(&mut Room) -> T) -> T {
    let (number, moved, state) = (room.number, room.moved, room.state.clone());
    let real = std::mem::replace(&mut room.play, play);
    let outcome = act(room);
    room.play = real;
    (room.number, room.moved, room.state) = (number, moved, state);
    outcome
}

/// What an eye is sent of an answer given in secret, as long as it is still not told who is asked.
fn secret_answer(room: &mut Room, eye: Eye, choice: &str, by: By) -> Option<String> {
    let seat = room.waiting()?.seat;
    let copy = room.play.imagined(Eye::Open, 0);
    with(room, copy, |room| {
        let mut deed = Deed::Moved { seat: seat.0 + 1, choice: choice.to_owned(), draws: Vec::new(), by };
        room.apply(AT + 500, &mut deed).expect("it was offered");
        room.waiting().filter(Waiting::in_secret)?;
        let frame = room.update(room.onlooker(who(eye).as_ref()), AT + 500, &deed, None);
        Some(String::from_utf8_lossy(&frame).into_owned())
    })
}

#[test]
fn what_is_sent_is_the_same_to_the_byte_whatever_the_one_it_is_sent_to_cannot_know() {
    let (mut compared, mut secret) = (0, 0);
    let live = Pace::Live { turn_s: 30, reserve_s: 60 };
    for number in 0..10u8 {
        let boxes = ["base", "base,pied_piper", "base,africanus", "base,pied_piper,africanus"];
        let boxes = boxes[usize::from(3 - number % 4)];
        let pace = if number % 2 == 0 { live } else { Pace::Correspondence { hours: 12 } };
        let players = 3 + number % 2;
        let mut room = begun(boxes, players, pace, number);
        let mut rng = BotRng::numbered(number.into());
        let mut at = AT;
        while let Some(waiting) = room.waiting() {
            for eye in Eye::limited(players) {
                let real = sent(&room, eye);
                let other = room.play.imagined(eye, u64::from(rng.word()));
                let imagined = with(&mut room, other, |room| sent(room, eye));
                assert_eq!(real, imagined, "{eye:?}, {boxes}, entry {}", room.number);
                compared += 1;
            }
            let options = room.play.asked(Seats::only(waiting.seat)).expect("somebody is asked").options;
            if waiting.in_secret() && options.len() > 1 {
                for eye in Eye::limited(players).filter(|&eye| eye != Eye::Seat(waiting.seat)) {
                    let told: Vec<String> = options
                        .iter()
                        .flat_map(|choice| [By::Holder, By::StandIn].map(|by| (choice, by)))
                        .filter_map(|(choice, by)| secret_answer(&mut room, eye, choice, by))
                        .collect();
                    secret += told.len();
                    assert!(told.windows(2).all(|two| two[0] == two[1]), "{eye:?}: {told:#?}");
                }
            }
            let choice = options[rng.below(options.len() as u32) as usize].clone();
            at += Millis::from(rng.below(40_000));
            let seat = waiting.seat.0 + 1;
            room.apply(at, &mut Deed::Moved { seat, choice, draws: Vec::new(), by: By::Holder })
                .expect("it was offered");
        }
    }
    assert!(compared > 3000 && secret > 20, "{compared} {secret}");
}

#[test]
fn a_return_in_secret_does_not_move_the_clock() {
    for number in 0..40u8 {
        let mut room = begun("base,africanus", 3, Pace::Live { turn_s: 30, reserve_s: 60 }, number);
        let mut rng = BotRng::numbered(number.into());
        while let Some(waiting) = room.waiting() {
            if waiting.in_secret() {
                let before = room.clock();
                let back = Deed::Sat { seat: 2, person: person(Seat(1)).0, name: "Back".to_owned() };
                room.apply(AT + 9000, &mut back.clone()).expect("it can be done");
                assert_eq!(room.clock(), before);
                return;
            }
            let options = room.play.asked(Seats::only(waiting.seat)).expect("somebody is asked").options;
            let choice = options[rng.below(options.len() as u32) as usize].clone();
            let seat = waiting.seat.0 + 1;
            room.apply(AT, &mut Deed::Moved { seat, choice, draws: Vec::new(), by: By::Holder })
                .expect("it was offered");
        }
    }
    panic!("nobody was asked in secret");
}

#[test]
fn a_room_is_the_same_opened_from_any_kept_state() {
    let mut room = begun("base,pied_piper,africanus", 3, Pace::Relaxed, 7);
    let mut rng = BotRng::numbered(7);
    let mut log = vec![Deed::Made(Box::new(room.made.clone()))];
    for seat in 1..3 {
        log.push(Deed::Sat { seat, person: person(index(seat)).0, name: format!("Person {seat}") });
    }
    log.push(Deed::Bot { seat: 3, level: "random".to_owned() });
    let mut fresh = begun("base,pied_piper,africanus", 3, Pace::Relaxed, 7);
    let mut started = Deed::Started { draws: Vec::new() };
    // The deal itself, written down as it was drawn.
    fresh.play = (titles::named("rattus").expect("it is played here").open)(
        room.made.edition,
        &room.made.pack,
        &room.made.setup,
        room.seed,
    )
    .expect("it can be played");
    fresh.apply(AT, &mut started).expect("it can be dealt");
    log.push(started);
    log.push(Deed::StandIn { seat: 2, level: STAND_IN.to_owned() });
    let mut kept = Vec::new();
    while let Some(waiting) = room.waiting() {
        let undo = room.play.undoable(waiting.seat);
        let mut deed = if !undo.entries.is_empty() && rng.below(4) == 0 {
            let from = undo.entries[rng.below(undo.entries.len() as u32) as usize];
            Deed::Undone { seat: waiting.seat.0 + 1, from }
        } else {
            let options = room.play.asked(Seats::only(waiting.seat)).expect("somebody is asked").options;
            let choice = options[rng.below(options.len() as u32) as usize].clone();
            Deed::Moved { seat: waiting.seat.0 + 1, choice, draws: Vec::new(), by: By::Holder }
        };
        room.apply(AT, &mut deed).expect("it was offered");
        log.push(deed);
        if let Some(state) = room.keep() {
            let eyes: Vec<String> = Eye::limited(3).map(|eye| scene(&room, eye)).collect();
            kept.push((store::Snapshot { number: room.number, state }, eyes));
        }
    }
    let entries: Vec<store::Entry> = (1..)
        .zip(&log)
        .map(|(number, deed)| store::Entry {
            number,
            at: AT,
            key: None,
            body: serde_json::to_string(deed).expect("it can be written"),
        })
        .collect();
    let id = || TableId("table".to_owned());
    let whole = Room::of_log(id(), &entries, None).expect("the log is sound");
    assert!(kept.len() > 20, "{}", kept.len());
    for (kept, eyes) in kept.iter().step_by(5) {
        let here = &entries[..kept.number as usize];
        let opened = Room::of_log(id(), here, Some(kept)).expect("the log is sound");
        let played = Room::of_log(id(), here, None).expect("the log is sound");
        for (eye, told) in Eye::limited(3).zip(eyes) {
            assert_eq!(scene(&opened, eye), *told, "opened at entry {}", kept.number);
            assert_eq!(scene(&played, eye), *told, "played to entry {}", kept.number);
        }
        let to_the_end = Room::of_log(id(), &entries, Some(kept)).expect("the log is sound");
        assert_eq!(to_the_end.play.record(None), whole.play.record(None));
        assert_eq!(scene(&to_the_end, Eye::Watcher), scene(&whole, Eye::Watcher));
    }
    // A state that another build has kept is passed over.
    let odd = store::Snapshot { number: 20, state: b"{}".to_vec() };
    let opened = Room::of_log(id(), &entries, Some(&odd)).expect("the log is sound");
    assert_eq!(scene(&opened, Eye::Watcher), scene(&whole, Eye::Watcher));
}

fn scene(room: &Room, eye: Eye) -> String {
    let scene = room.scene(who(eye).as_ref(), Presence::default(), Vec::new());
    serde_json::to_string(&scene).expect("it can be written")
}

#[test]
fn a_server_that_comes_back_gives_the_time_at_a_live_table_once_more_and_only_once() {
    let asking = |seat: u8, pace: Pace| {
        let mut rooms = (0..40).map(|number| begun("base", 3, pace, number));
        rooms
            .find(|room| room.waiting().is_some_and(|waiting| waiting.seat.0 == seat))
            .expect("all begin at times")
    };
    let live = Pace::Live { turn_s: 30, reserve_s: 60 };
    let mut room = asking(0, live);
    assert_eq!(room.resumed(AT), None, "it was there when the clock began");
    let back = AT + 3_600_000;
    let mut deed = room.resumed(back).expect("the clock ran while it was away");
    room.apply(back + 5000, &mut deed).expect("it can be done");
    assert_eq!(room.clock().and_then(|clock| clock.until), Some(back + 90_000), "from when it was back");
    assert_eq!(room.resumed(back), None, "a table that went to sleep and is opened again");
    assert_eq!(asking(2, live).resumed(back), None, "no clock runs for a bot");
    for pace in [Pace::Correspondence { hours: 1 }, Pace::Relaxed] {
        assert_eq!(asking(0, pace).resumed(back), None, "{pace:?}");
    }
}
