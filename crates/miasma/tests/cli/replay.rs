//! `miasma replay`.

use crate::tools::{changed, command, file, miasma, record};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read};

fn lines(words: &[&str]) -> Vec<Value> {
    let words: Vec<&str> = ["replay", "--json"].iter().chain(words).copied().collect();
    miasma(&words).fine().lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn entries(text: &str) -> usize {
    text.lines().skip_while(|line| *line != "entries").skip(1).take_while(|line| *line != "end").count()
}

#[test]
fn the_json_has_a_line_for_the_beginning_and_one_for_every_entry() {
    let text = record(3);
    let lines = lines(&[&file("replay-json", &text)]);
    assert_eq!(lines.len(), entries(&text) + 1);
    assert_eq!(lines[0]["record"]["game"], "rattus");
    assert_eq!(lines[0]["record"]["setup"]["players"], "3");
    for (number, pair) in (1..).zip(lines.windows(2)) {
        let (before, step) = (&pair[0], &pair[1]);
        assert_eq!(step["entry"], number);
        assert_eq!(step["actor"], before["question"]["who"]);
        assert_eq!(step["prompt"], before["question"]["prompt"]);
        assert_eq!(step["rule"], before["question"]["rule"]);
        assert_eq!(step["options"], before["question"]["options"]);
        let answer = if step["actor"] == "chance" { &step["drawn"] } else { &step["choice"] };
        assert!(step["options"].as_array().expect("a list").contains(answer), "{step}");
        assert!(step["table"].is_object());
        for event in step["events"].as_array().expect("a list") {
            assert!(
                event["event"].is_string() && event["rule"].is_string() && event["args"].is_object(),
                "{event}"
            );
        }
    }
    let last = lines.last().expect("there are lines");
    assert!(last["question"].is_null());
    assert_eq!(last["standing"]["places"].as_array().map(Vec::len), Some(3));
}

#[test]
fn one_entry_is_the_same_line_alone() {
    let path = file("replay-at", &record(2));
    let all = lines(&[&path]);
    for at in [0, 1, 40, all.len() - 1] {
        assert_eq!(lines(&[&path, "--at", &at.to_string()]), [all[at].clone()]);
    }
    let beyond = all.len().to_string();
    miasma(&["replay", &path, "--at", &beyond]).refused("--at");
}

#[test]
fn a_seat_sees_its_own_questions_and_nobody_elses() {
    let path = file("replay-as", &record(4));
    for (eye, own) in [("2", "seat 2"), ("watcher", "nobody")] {
        for step in lines(&[&path, "--as", eye]) {
            let mine = step["actor"] == own;
            for field in ["prompt", "options", "choice"] {
                assert_eq!(step[field].is_null(), !mine, "{field} of {step}");
            }
            assert!(step["drawn"].is_null(), "a draw may be secret: {step}");
            let question = &step["question"];
            assert_eq!(question["options"].is_null(), question["who"] != own, "{question}");
        }
    }
}

#[test]
fn a_seat_sees_no_face_down_token() {
    let text = record(4);
    let path = file("replay-secrets", &text);
    let open = lines(&[&path]);
    for eye in ["1", "watcher"] {
        for (step, whole) in lines(&[&path, "--as", eye]).iter().zip(&open) {
            let json = step.to_string();
            for token in whole["table"]["bag_tokens"].as_array().expect("the open eye sees the bag") {
                assert!(!json.contains(&token.to_string()), "{token} is in the bag, and in {json}");
            }
        }
    }
}

#[test]
fn in_words_it_tells_every_entry_and_shows_the_table() {
    let text = record(2);
    let path = file("replay-words", &text);
    let out = miasma(&["replay", &path]).fine();
    assert!(out.contains("    1  chance: "), "{out}");
    assert!(out.contains("Gallia"), "{out}");
    let at = miasma(&["replay", &path, "--at", "0"]).fine();
    assert!(at.contains("Gallia") && !at.contains("    1  chance"), "{at}");
    let seen = miasma(&["replay", &path, "--as", "watcher", "--at", "30"]).fine();
    assert!(seen.contains("Waiting for seat "), "{seen}");
}

#[test]
fn bad_words_are_refused() {
    let path = file("replay-bad", &record(2));
    miasma(&["replay", &path, "--as", "3"]).refused("choose 1 to 2");
    let run = miasma(&["replay", &path, "--as", "king"]);
    assert_eq!(run.status, 2);
    assert!(run.err.contains("watcher"), "{}", run.err);
    let seat = |line: &str| line.split(' ').take(3).collect::<Vec<_>>().join(" ");
    let tampered = changed(
        &record(2),
        |line| line.split(' ').nth(1) == Some("seat"),
        |line| format!("{} plague gallia", seat(line)),
    );
    let run = miasma(&["replay", &file("replay-tampered", &tampered)]);
    assert_eq!(run.status, 2);
    assert!(run.err.contains("can't be replayed: entry "), "{}", run.err);
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let path = file("replay-pipe", &record(4));
    let mut child = command(&["replay", "--json", &path]).spawn().expect("it starts");
    let mut line = String::new();
    let mut reader = BufReader::new(child.stdout.take().expect("its output is ours"));
    reader.read_line(&mut line).expect("a line");
    drop(reader);
    let mut err = String::new();
    child.stderr.take().expect("its errors are ours").read_to_string(&mut err).expect("text");
    assert!(child.wait().expect("it ends").success());
    assert_eq!(err, "");
}

#[test]
fn the_table_counts_rats_and_seats_as_choices_and_events_do() {
    let lines = lines(&[&file("replay-counts", &record(3))]);
    let mut placed = Vec::new();
    for line in &lines {
        for event in line["events"].as_array().expect("a list") {
            if event["event"] == "event-rat-placed" {
                placed.push((event["args"]["rat"].clone(), event["args"]["region"].clone()));
            }
            if event["event"] == "event-turn-began" {
                assert_eq!(line["table"]["on_turn"], event["args"]["seat"], "{line}");
            }
        }
        if placed.len() == 3 {
            break;
        }
    }
    let table = &lines[placed_by(&lines, 3)]["table"];
    for (rat, region) in placed {
        let regions = table["regions"].as_array().expect("a list");
        let here = regions.iter().find(|other| other["id"] == region).expect("the region is in play");
        assert_eq!(here["rats"][0]["mark"], rat, "{here}");
    }
    let turns = lines.iter().filter(|line| line["question"]["prompt"] == "turn");
    for line in turns.clone() {
        assert_eq!(line["table"]["on_turn"], line["question"]["who"], "{line}");
    }
    assert!(turns.count() > 10);
}

/// The first line after which `rats` rats are on the board.
fn placed_by(lines: &[Value], rats: usize) -> usize {
    let count = |line: &Value| {
        let regions = line["table"]["regions"].as_array().expect("a list");
        regions.iter().map(|region| region["rats"].as_array().map_or(0, Vec::len)).sum::<usize>()
    };
    lines.iter().position(|line| count(line) >= rats).expect("enough rats are placed")
}
