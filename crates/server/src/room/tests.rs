//! What a viewer is sent depends on nothing they can't know; and how rooms are folded.

use super::*;
use crate::log_entry::LogEntry;
use crate::titles;
use bots::BotRng;
use game::{Eye, Random as _};
use protocol::{Command, Leavers, LineKind, Pace};

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

/// A room with a running game: a bot has the last seat, a stand-in plays the one before it.
fn begun(boxes: &str, players: u8, pace: Pace, number: u8) -> Room {
    let title = titles::named("rattus").expect("it is played here");
    let fields = [("players", players.to_string()), ("boxes", boxes.to_owned())];
    let setup = fields.map(|(name, value)| (name.to_owned(), value)).into();
    let made = TableConfig {
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
        player_aids: true,
        fork: None,
        pack_name: None,
        day: None,
    };
    let mut room = Room::new(TableId("table".to_owned()), AT, made).expect("it can be played");
    let mut entries: Vec<LogEntry> = (1..players)
        .map(|seat| LogEntry::Sat {
            seat,
            person: person(seat_index(seat)).0,
            name: format!("Person {seat}"),
            account: false,
        })
        .collect();
    entries.push(LogEntry::Bot { seat: players, level: "random".to_owned() });
    entries.push(LogEntry::Started { draws: Vec::new() });
    entries.push(LogEntry::StandIn { seat: players - 1, level: STAND_IN.to_owned() });
    for mut entry in entries {
        room.apply(AT, &mut entry).expect("it can be done");
    }
    room
}

/// Everything an eye is sent or can ask for, except what could be undone: that depends on more.
fn sent(room: &Room, eye: Eye) -> String {
    let mut scene = room.scene(who(eye).as_ref(), Presence::default(), Vec::new());
    scene.undo = None;
    let why = ["pass", "use knight", "use wizard", "play c03", "cube gallia", "nonsense"];
    let why = why.map(|words| room.why(who(eye).as_ref(), own_seat(eye), words));
    let times = (room.release_at(), room.scheduled_at(), room.automatic_entry().is_some());
    let notices = room.notice_entry(Seats::first(6)).is_some();
    let parts = (scene, why, room.summary(), times, notices);
    serde_json::to_string(&parts).expect("it can be serialized")
}

fn own_seat(eye: Eye) -> u8 {
    match eye {
        Eye::Seat(seat) => seat.0 + 1,
        _ => 1,
    }
}

/// Runs `act` in a room with another game in it, and restores the room afterwards.
fn with<T>(room: &mut Room, play: Box<dyn Play>, act: impl FnOnce(&mut Room) -> T) -> T {
    let (number, moved, state) = (room.number, room.moved, room.state.clone());
    let real = std::mem::replace(&mut room.play, play);
    let outcome = act(room);
    room.play = real;
    (room.number, room.moved, room.state) = (number, moved, state);
    outcome
}

/// What an eye is sent about the answer to a secret question, if the answers stay secret and the next question is secret
/// as well.
fn secret_answer(room: &mut Room, eye: Eye, choice: &str, by: MovedBy) -> Option<String> {
    let seat = room.waiting()?.seat;
    let copy = room.play.determinized(Eye::Open, 0);
    with(room, copy, |room| {
        let mut entry =
            LogEntry::Moved { seat: seat.0 + 1, choice: choice.to_owned(), draws: Vec::new(), by };
        let before = room.eye(room.viewer(who(eye).as_ref()));
        room.apply(AT + 500, &mut entry).expect("it was offered");
        room.waiting().filter(|waiting| waiting.secret)?;
        let eyes = room.viewer(who(eye).as_ref());
        let opened = matches!(room.line(eyes, AT, &entry).what, LineKind::Moved { seat: Some(_), .. });
        if opened {
            return None;
        }
        let (update, after) = room.update(room.viewer(who(eye).as_ref()), AT + 500, &entry, None);
        let patches = after.map(|after| room.patches().between(before, after).to_vec());
        Some(serde_json::to_string(&(update, patches)).expect("it can be serialized"))
    })
}

#[test]
fn messages_are_identical_for_all_hidden_states() {
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
                let other = room.play.determinized(eye, u64::from(rng.word()));
                let imagined = with(&mut room, other, |room| sent(room, eye));
                assert_eq!(real, imagined, "{eye:?}, {boxes}, entry {}", room.number);
                compared += 1;
            }
            let options = room.play.asked(Seats::only(waiting.seat)).expect("somebody is asked").options;
            if waiting.secret && options.len() > 1 {
                for eye in Eye::limited(players).filter(|&eye| eye != Eye::Seat(waiting.seat)) {
                    let sent: Vec<String> = options
                        .iter()
                        .flat_map(|choice| [MovedBy::Holder, MovedBy::StandIn].map(|by| (choice, by)))
                        .filter_map(|(choice, by)| secret_answer(&mut room, eye, choice, by))
                        .collect();
                    secret += sent.len();
                    assert!(sent.windows(2).all(|two| two[0] == two[1]), "{eye:?}: {sent:#?}");
                }
            }
            let choice = options[rng.below(options.len() as u32) as usize].clone();
            at += Millis::from(rng.below(40_000));
            let seat = waiting.seat.0 + 1;
            room.apply(at, &mut LogEntry::Moved { seat, choice, draws: Vec::new(), by: MovedBy::Holder })
                .expect("it was offered");
        }
    }
    assert!(compared > 3000 && secret > 20, "{compared} {secret}");
}

/// What a viewer learns on a simulated clock about a secret question that nobody answers: when it takes effect, and the number
/// and the time stamp of the entry.
fn unanswered(room: &mut Room, eye: Eye, play: Box<dyn Play>) -> String {
    let notice = room.notice_entry(Seats::first(6));
    with(room, play, |room| {
        if let Some(mut notice) = notice {
            room.apply(AT + 300, &mut notice).expect("it can be done");
        }
        let Some(release) = room.release_at() else { return "nobody is there".to_owned() };
        let several = room.has_several_people();
        assert!(!several || (room.is_early(release - 1) && !room.is_early(release)));
        let mut entry = room.unanswered_entry().expect("a secret question has a default answer");
        room.apply(release, &mut entry).expect("it is offered");
        let line = room.line(room.viewer(who(eye).as_ref()), release, &entry);
        format!("{release} {} {}", line.number, line.at)
    })
}

#[test]
fn the_time_at_which_a_secret_answer_takes_effect_does_not_depend_on_hands() {
    let mut compared = 0;
    for number in 0..12u8 {
        let pace =
            [Pace::Relaxed, Pace::Live { turn_s: 30, reserve_s: 60 }, Pace::Correspondence { hours: 12 }];
        let mut room = begun("base,africanus", 3, pace[usize::from(number % 3)], number);
        let mut rng = BotRng::numbered(number.into());
        while let Some(waiting) = room.waiting() {
            if waiting.secret {
                for eye in Eye::limited(3).filter(|&eye| eye != Eye::Seat(waiting.seat)) {
                    let (same, other) = (
                        room.play.determinized(Eye::Open, 0),
                        room.play.determinized(eye, u64::from(rng.word())),
                    );
                    assert_eq!(unanswered(&mut room, eye, same), unanswered(&mut room, eye, other));
                    compared += 1;
                }
            }
            let options = room.play.asked(Seats::only(waiting.seat)).expect("somebody is asked").options;
            let choice = options[rng.below(options.len() as u32) as usize].clone();
            let seat = waiting.seat.0 + 1;
            room.apply(AT, &mut LogEntry::Moved { seat, choice, draws: Vec::new(), by: MovedBy::Holder })
                .expect("it was offered");
        }
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn leaving_a_seat_and_taking_it_again_changes_neither_the_clock_nor_the_votes() {
    let mut room = begun("base", 4, Pace::Live { turn_s: 10, reserve_s: 0 }, 1);
    while let Some(waiting) = room.waiting().filter(|waiting| waiting.seat.0 > 1) {
        let choice =
            room.play.asked(Seats::only(waiting.seat)).expect("somebody is asked").options[0].clone();
        let seat = waiting.seat.0 + 1;
        room.apply(AT, &mut LogEntry::Moved { seat, choice, draws: Vec::new(), by: MovedBy::Holder })
            .expect("it was offered");
    }
    let late = room.waiting().expect("somebody is asked").seat;
    let (seat, other) = (late.0 + 1, 2 - late.0);
    let until = room.clock().expect("a clock runs").until;
    assert!(until.is_some());
    room.apply(AT, &mut LogEntry::Voted { seat: other, about: seat, vote: Vote::Wait })
        .expect("it can be done");
    for second in 1..=5 {
        let at = AT + second * 1000;
        room.apply(at, &mut LogEntry::StandIn { seat, level: STAND_IN.to_owned() }).expect("it can be done");
        let back = LogEntry::Sat { seat, person: person(late).0, name: "Back".to_owned(), account: false };
        room.apply(at + 500, &mut back.clone()).expect("it can be done");
        assert_eq!(room.clock().expect("a clock runs").until, until);
        assert_eq!(room.state.seats[late.index()].votes.get(&other), Some(&Vote::Wait));
    }
    // Who has no time left can't come back for this move.
    room.apply(AT + 10_000, &mut LogEntry::Reminded { seat, up: true }).expect("it can be done");
    room.apply(AT + 31_000, &mut LogEntry::StandIn { seat, level: STAND_IN.to_owned() })
        .expect("it can be done");
    let who = store::Person {
        id: person(late),
        name: "Back".to_owned(),
        created: AT,
        login: None,
        password: None,
        skeleton: None,
        banned: None,
    };
    let refused = room.plan(AT + 31_500, &who, &Command::Sit { seat, invite: None });
    assert!(matches!(&refused, Err(Rejected::Refused(refusal)) if refusal.code == "time_up"), "{refused:?}");
}

#[test]
fn taking_a_seat_back_during_a_secret_question_does_not_move_the_clock() {
    for number in 0..40u8 {
        let mut room = begun("base,africanus", 3, Pace::Live { turn_s: 30, reserve_s: 60 }, number);
        let mut rng = BotRng::numbered(number.into());
        while let Some(waiting) = room.waiting() {
            if waiting.secret {
                let before = room.clock();
                let back = LogEntry::Sat {
                    seat: 2,
                    person: person(Seat(1)).0,
                    name: "Back".to_owned(),
                    account: false,
                };
                room.apply(AT + 9000, &mut back.clone()).expect("it can be done");
                assert_eq!(room.clock(), before);
                return;
            }
            let options = room.play.asked(Seats::only(waiting.seat)).expect("somebody is asked").options;
            let choice = options[rng.below(options.len() as u32) as usize].clone();
            let seat = waiting.seat.0 + 1;
            room.apply(AT, &mut LogEntry::Moved { seat, choice, draws: Vec::new(), by: MovedBy::Holder })
                .expect("it was offered");
        }
    }
    panic!("nobody was asked in secret");
}

#[test]
fn a_room_is_the_same_whichever_snapshot_it_is_opened_from() {
    let mut room = begun("base,pied_piper,africanus", 3, Pace::Relaxed, 7);
    let mut rng = BotRng::numbered(7);
    let mut log = vec![LogEntry::Created(Box::new(room.config.clone()))];
    for seat in 1..3 {
        log.push(LogEntry::Sat {
            seat,
            person: person(seat_index(seat)).0,
            name: format!("Person {seat}"),
            account: false,
        });
    }
    log.push(LogEntry::Bot { seat: 3, level: "random".to_owned() });
    let mut fresh = begun("base,pied_piper,africanus", 3, Pace::Relaxed, 7);
    let mut started = LogEntry::Started { draws: Vec::new() };
    // Applying the deal writes its draws into the entry.
    fresh.play = (titles::named("rattus").expect("it is played here").open)(
        room.config.edition,
        &room.config.pack,
        &room.config.setup,
        room.seed,
    )
    .expect("it can be played");
    fresh.apply(AT, &mut started).expect("it can be dealt");
    log.push(started);
    log.push(LogEntry::StandIn { seat: 2, level: STAND_IN.to_owned() });
    let mut snapshots = Vec::new();
    while let Some(waiting) = room.waiting() {
        let undo = room.play.undoable(waiting.seat);
        let mut entry = if !undo.entries.is_empty() && rng.below(4) == 0 {
            let from = undo.entries[rng.below(undo.entries.len() as u32) as usize];
            LogEntry::Undone { seat: waiting.seat.0 + 1, from }
        } else {
            let options = room.play.asked(Seats::only(waiting.seat)).expect("somebody is asked").options;
            let choice = options[rng.below(options.len() as u32) as usize].clone();
            LogEntry::Moved { seat: waiting.seat.0 + 1, choice, draws: Vec::new(), by: MovedBy::Holder }
        };
        room.apply(AT, &mut entry).expect("it was offered");
        log.push(entry);
        if let Some(state) = room.snapshot() {
            let eyes: Vec<String> = Eye::limited(3).map(|eye| scene(&room, eye)).collect();
            snapshots.push((store::Snapshot { number: room.number, state }, eyes));
        }
    }
    let entries: Vec<store::Entry> = (1..)
        .zip(&log)
        .map(|(number, entry)| store::Entry {
            number,
            at: AT,
            key: None,
            body: serde_json::to_string(entry).expect("it can be serialized"),
        })
        .collect();
    let id = || TableId("table".to_owned());
    let whole = Room::from_log(id(), &entries, None).expect("the log is sound");
    assert!(snapshots.len() > 20, "{}", snapshots.len());
    for (snapshot, eyes) in snapshots.iter().step_by(5) {
        let here = &entries[..snapshot.number as usize];
        let opened = Room::from_log(id(), here, Some(snapshot)).expect("the log is sound");
        let played = Room::from_log(id(), here, None).expect("the log is sound");
        for (eye, shown) in Eye::limited(3).zip(eyes) {
            assert_eq!(scene(&opened, eye), *shown, "opened at entry {}", snapshot.number);
            assert_eq!(scene(&played, eye), *shown, "played to entry {}", snapshot.number);
        }
        let to_the_end = Room::from_log(id(), &entries, Some(snapshot)).expect("the log is sound");
        assert_eq!(to_the_end.play.record(None), whole.play.record(None));
        assert_eq!(scene(&to_the_end, Eye::Spectator), scene(&whole, Eye::Spectator));
    }
    // The snapshot of another build is ignored.
    let odd = store::Snapshot { number: 20, state: b"{}".to_vec() };
    let opened = Room::from_log(id(), &entries, Some(&odd)).expect("the log is sound");
    assert_eq!(scene(&opened, Eye::Spectator), scene(&whole, Eye::Spectator));
}

fn scene(room: &Room, eye: Eye) -> String {
    let scene = room.scene(who(eye).as_ref(), Presence::default(), Vec::new());
    serde_json::to_string(&scene).expect("it can be serialized")
}

#[test]
fn a_restarted_server_restarts_the_clock_of_a_live_table_once() {
    let asking = |seat: u8, pace: Pace| {
        let mut rooms = (0..40).map(|number| begun("base", 3, pace, number));
        rooms
            .find(|room| room.waiting().is_some_and(|waiting| waiting.seat.0 == seat))
            .expect("all begin at times")
    };
    let live = Pace::Live { turn_s: 30, reserve_s: 60 };
    let mut room = asking(0, live);
    assert_eq!(room.resume_after_downtime(AT), None, "it was there when the clock began");
    let back = AT + 3_600_000;
    let mut entry = room.resume_after_downtime(back).expect("the clock ran while it was away");
    room.apply(back + 5000, &mut entry).expect("it can be done");
    assert_eq!(room.clock().and_then(|clock| clock.until), Some(back + 90_000), "from when it was back");
    assert_eq!(room.resume_after_downtime(back), None, "a table that went to sleep and is opened again");
    assert_eq!(asking(2, live).resume_after_downtime(back), None, "no clock runs for a bot");
    for pace in [Pace::Correspondence { hours: 1 }, Pace::Relaxed] {
        assert_eq!(asking(0, pace).resume_after_downtime(back), None, "{pace:?}");
    }
}
