//! Records are read as they were written, and faulty ones are refused with a reason.

use crate::table::{DEAL, random_game, text};
use crate::toy::{Toy, ToySetup};
use game::{Edition, Entry, EntryKind, NoUndo, Random, Record, RecordedGame, Refused, Seat, Seed};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The line and the words of the error that reading `text` gives.
fn error(text: &str) -> (usize, String) {
    let error = Record::<Toy>::read(text).expect_err("this should not be read");
    (error.line, error.message)
}

fn replay(text: &str) -> Result<RecordedGame<Toy>, (usize, Refused<crate::toy::Answer>)> {
    RecordedGame::replay(&Record::read(text).expect("a record"), |_, _, _, _, _| {}).expect("a set-up")
}

#[test]
fn a_whole_game_reads_back_and_replays() {
    for number in 0..20 {
        let mut recorded = random_game(number, |_| {});
        let seed = Seed::numbered(number, 0);
        recorded.record_mut().commitment = Some(seed.commitment());
        recorded.record_mut().seed = Some(seed);
        let text = recorded.record().write();
        let read = Record::<Toy>::read(&text).unwrap();
        assert_eq!(&read, recorded.record());
        assert_eq!(read.write(), text);
        assert_eq!(replay(&text).unwrap().game(), recorded.game());
    }
}

#[test]
fn the_text_is_the_documented_one() {
    let mut record = Record::<Toy>::new(ToySetup { players: 2, pairs: 7, edition: Edition(1) }, None);
    record.commitment = Some(Seed([0; 32]).commitment());
    record.seed = Some(Seed([0; 32]));
    record.entries.push(Entry { who: None, kind: EntryKind::Choose(crate::toy::Answer::Start(Seat(1))) });
    record.entries.push(Entry { who: Some(Seat(1)), kind: EntryKind::Undo { from: 1 } });
    let text = "miasma-record 1.0\n\
        game toy\n\
        edition 1\n\
        pack toys\n\
        commitment 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925\n\
        players 2\n\
        pairs 7\n\
        entries\n\
        1 chance start 2\n\
        2 seat 2 undo 1\n\
        end\n\
        seed 0000000000000000000000000000000000000000000000000000000000000000\n";
    assert_eq!(record.write(), text);
    assert_eq!(Record::read(text), Ok(record));
}

#[test]
fn fields_nobody_here_knows_are_kept() {
    let with_fields = text(&DEAL).replace("pairs 10\n", "pairs 10\nmood good, mostly\nempty\n")
        + "end\nresult seat 1 wins\nnote\n";
    let record = Record::<Toy>::read(&with_fields).unwrap();
    let own = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(record.head, [own("mood", "good, mostly"), own("empty", "")]);
    assert_eq!(record.tail, [own("result", "seat 1 wins"), own("note", "")]);
    assert_eq!(Record::read(&record.write()), Ok(record));
}

#[test]
fn fields_left_out_have_their_defaults() {
    let record = Record::<Toy>::read("miasma-record 1.0\ngame toy\npack toys\nentries\n").unwrap();
    assert_eq!(record.setup, ToySetup { players: 2, pairs: 10, edition: Edition(2) });
}

#[test]
fn windows_line_ends_and_blank_lines_do_not_matter() {
    let plain = text(&DEAL);
    assert_eq!(Record::<Toy>::read(&plain.replace('\n', "\r\n\r\n")), Record::read(&plain));
}

#[test]
fn a_newer_minor_version_is_read_and_a_newer_major_one_refused() {
    let version = |version: &str| text(&DEAL).replacen("1.0", version, 1);
    assert!(Record::<Toy>::read(&version("1.7")).is_ok());
    let (line, message) = error(&version("2.0"));
    assert_eq!(line, 1);
    assert_eq!(message, "the record has format 2.0, this build reads up to 1.x: use a newer miasma");
    for wrong in ["", "one", "1", "1.", "1.x", ".0", "0.9", "+1.0", "1.0.0", "99999999999999999999999.0"] {
        let (line, message) = error(&version(wrong));
        assert_eq!(line, 1);
        assert!(message.contains("miasma-record 1.0"), "{wrong}: {message}");
    }
}

#[test]
fn a_file_that_is_no_record_is_reported_as_such() {
    for wrong in ["", "\n\n", "hello", "miasma-recor 1.0\n", "{\"game\": \"toy\"}"] {
        assert!(error(wrong).1.starts_with("this is no record"), "{wrong}");
    }
    assert!(error("miasma-record 1.0\nentries\n").1.contains("which game"));
}

#[test]
fn a_record_of_another_game_is_named() {
    let other = text(&DEAL).replace("game toy", "game chess");
    assert_eq!(error(&other).1, "this is a record of chess, not of toy");
    assert_eq!(game::game_of(&other), Ok("chess".to_owned()));
}

#[test]
fn a_duplicate_field_is_refused_at_its_line() {
    for field in ["game toy", "edition 2", "pack toys", "players 3", "pairs 10", "mood x"] {
        let twice = text(&DEAL).replacen("entries\n", &format!("mood x\n{field}\nentries\n"), 1);
        let (line, message) = error(&twice);
        let name = field.split(' ').next().unwrap();
        assert_eq!((line, message), (8, format!("the field \"{name}\" stands twice")));
    }
    assert!(error(&(text(&DEAL) + "end\nnote a\nnote b\n")).1.contains("twice"));
}

#[test]
fn editions_and_set_ups_that_are_not_known_are_refused() {
    let with = |from: &str, to: &str| error(&text(&DEAL).replace(from, to)).1;
    assert_eq!(
        with("edition 2", "edition 3"),
        "edition 3 of the rules is newer than this build, which knows 1 to 2: update miasma"
    );
    assert!(with("edition 2", "edition 0").contains("counted from 1"));
    assert!(with("edition 2", "edition two").contains("not a number"));
    let faults = with("players 3\npairs 10", "players 7\npairs 2");
    assert!(faults.contains("players: 2 to 4") && faults.contains("pairs: 7 to 12"), "all at once: {faults}");
    assert!(with("pack toys", "pack tools").contains("pack"));
}

#[test]
fn commitments_and_seeds_must_be_64_digits() {
    assert!(error(&text(&DEAL).replace("players", "commitment 12\nplayers")).1.contains("64 hexadecimal"));
    assert!(error(&(text(&DEAL) + "end\nseed 12\n")).1.contains("64 hexadecimal"));
}

#[test]
fn entries_are_numbered_from_1_without_a_gap() {
    for wrong in ["2 chance start 1", "0 chance start 1", "x chance start 1", "+1 chance start 1"] {
        let (line, message) = error(&format!("{}{wrong}\n", text(&[])));
        assert_eq!(line, 8);
        assert!(message.starts_with("entry 1 should stand here, not"), "{message}");
    }
}

#[test]
fn entries_name_the_actor_and_the_action() {
    let wrong = |entry: &str| error(&text(&[entry])).1;
    assert!(wrong("seat 4 hide").contains("\"seat 4\" is neither chance nor seat 1 to 3"));
    for seat in ["seat 0", "seat +1", "seat x", "seat 99999999999999999999", "somebody"] {
        assert!(wrong(&format!("{seat} hide")).contains("neither chance nor seat"), "{seat}");
    }
    assert!(wrong("chance").contains("is no entry"));
    assert!(wrong("seat 1").contains("is no entry"));
    assert!(wrong("seat 1 dance").contains("none of start, draw"));
    assert!(wrong("seat 1 undo it").contains("an entry's number"));
}

#[test]
fn a_file_that_was_cut_off_keeps_its_whole_entries_or_is_refused() {
    let whole = random_game(1, |_| {}).record().write();
    let lines: Vec<&str> = whole.lines().collect();
    let entries = lines.iter().position(|line| *line == "entries").unwrap();
    for kept in 0..lines.len() {
        let cut = lines[..kept].join("\n");
        match Record::<Toy>::read(&cut) {
            Ok(record) => {
                assert_eq!(record.entries.len(), kept - entries - 1);
                assert!(replay(&cut).is_ok());
            }
            Err(error) => assert!(kept <= entries, "{error}"),
        }
    }
    assert!(error(&lines[..entries].join("\n")).1.contains("it was cut off"));
}

#[test]
fn a_replay_stops_at_the_entry_it_can_not_carry_out() {
    let after = |entry: &str| replay(&text(&[&DEAL[..], &[entry]].concat())).unwrap_err();
    assert!(matches!(after("seat 2 hide"), (11, Refused::NotAsked { .. })));
    assert!(matches!(after("chance hide"), (11, Refused::NotAsked { .. })));
    assert!(matches!(after("seat 1 card 1"), (11, Refused::Illegal(_))));
    assert!(matches!(after("seat 1 undo 10"), (11, Refused::NoUndo(NoUndo::Limit(_)))));
    assert!(matches!(after("chance undo 10"), (11, Refused::NoUndo(NoUndo::NotThere))));
    let over = random_game(1, |_| {}).record().clone();
    let number = over.entries.len() + 1;
    let late = over.write() + &format!("{number} seat 1 hide\n");
    assert_eq!(replay(&late).unwrap_err(), (number, Refused::Over));
}

#[test]
fn undo_entries_are_replayed() {
    let entries =
        ["seat 1 hide", "seat 1 undo 11", "seat 1 play", "seat 1 undo 13", "seat 1 hide", "seat 1 card 1"];
    let replayed = replay(&text(&[&DEAL[..], &entries].concat())).unwrap();
    let straight = replay(&text(&[&DEAL[..], &entries[4..]].concat())).unwrap();
    assert_eq!(replayed.game(), straight.game());
    assert_eq!(replayed.record().entries.len(), 16);
}

#[test]
fn no_text_makes_it_panic() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    let sound: Vec<char> = {
        let mut record = random_game(2, |_| {}).record().clone();
        record.seed = Some(Seed([1; 32]));
        record.write().chars().collect()
    };
    let alphabet: Vec<char> = "0123456789 \n\t.+-undoseatchancé\u{0}🐀".chars().collect();
    let mut understood = 0;
    for _ in 0..4000 {
        let mut text = sound.clone();
        for _ in 0..=random.below(3) {
            let place = random.below(text.len() as u32) as usize;
            let length = (random.below(12) as usize).min(text.len() - place);
            let other = alphabet[random.below(alphabet.len() as u32) as usize];
            match random.below(4) {
                0 => text[place] = other,
                1 => text.insert(place, other),
                2 => drop(text.drain(place..place + length)),
                _ => {
                    let copy = text[place..place + length].to_vec();
                    let to = random.below(text.len() as u32) as usize;
                    text.splice(to..to, copy);
                }
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(record) = Record::<Toy>::read(&text) {
            understood += 1;
            assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record), "{text}");
            drop(RecordedGame::replay(&record, |_, _, _, _, _| {}));
        }
    }
    assert!(understood > 100, "only {understood} of the texts were records at all");
}
