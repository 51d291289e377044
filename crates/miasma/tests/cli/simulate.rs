//! `miasma simulate`.

use crate::tools::{directory, miasma};
use serde_json::Value;

fn simulate(words: &[&str]) -> Value {
    let words: Vec<&str> = ["simulate", "rattus", "--json"].iter().chain(words).copied().collect();
    serde_json::from_str(&miasma(&words).fine()).expect("JSON")
}

/// The report without what depends on the clock.
fn timeless(mut report: Value) -> Value {
    let fields = report.as_object_mut().expect("an object");
    for field in ["seconds", "games_per_s", "decisions_per_s"] {
        assert!(fields.remove(field).expect("it is there").as_f64() > Some(0.0));
    }
    report
}

#[test]
fn the_json_counts_what_was_played() {
    let report = timeless(simulate(&["--players", "3", "--games", "50", "--seed", "7"]));
    assert_eq!(report["games"], 50);
    assert!(report["decisions"].as_u64() > Some(50 * 10));
    let sum =
        |field: &str| report[field].as_array().expect("a list").iter().filter_map(Value::as_f64).sum::<f64>();
    assert_eq!(report["wins_by_seat"].as_array().map(Vec::len), Some(3));
    assert!((sum("wins_by_seat") - 50.0).abs() < 1e-9);
    assert_eq!(report["mean_score_by_seat"].as_array().map(Vec::len), Some(3));
    let ended: u64 =
        report["ended_by"].as_object().expect("an object").values().filter_map(Value::as_u64).sum();
    assert_eq!(ended, 50);
}

#[test]
fn the_same_seed_gives_the_same_result_whatever_the_jobs() {
    let run = |seed, jobs| timeless(simulate(&["--games", "200", "--seed", seed, "--jobs", jobs]));
    let one = run("7", "1");
    assert_eq!(one, run("7", "2"));
    assert_eq!(one, run("7", "5"));
    assert_ne!(one, run("8", "1"));
}

#[test]
fn records_change_nothing_and_are_the_same_whatever_the_jobs() {
    let texts = |name: &str, jobs| {
        let place = directory(name);
        let report = simulate(&["--games", "70", "--jobs", jobs, "--records", &place.display().to_string()]);
        let mut texts: Vec<(std::ffi::OsString, String)> = std::fs::read_dir(place)
            .expect("it is there")
            .map(|file| file.expect("it can be listed"))
            .map(|file| (file.file_name(), std::fs::read_to_string(file.path()).expect("a text")))
            .collect();
        texts.sort();
        (timeless(report), texts)
    };
    let (report, records) = texts("simulate-one", "1");
    assert_eq!(records.len(), 70);
    assert_eq!((report.clone(), records), texts("simulate-two", "2"));
    assert_eq!(report, timeless(simulate(&["--games", "70"])));
}

#[test]
fn the_table_shows_rates_with_intervals_and_how_games_ended() {
    let out =
        miasma(&["simulate", "rattus", "--players", "2", "--games", "30", "--seed", "7", "--bot", "random"])
            .fine();
    for word in ["games/s", "decisions/s", "turns", "95 %", "mean score"] {
        assert!(out.contains(word), "{word} is missing in {out}");
    }
}

#[test]
fn the_set_up_can_be_chosen() {
    let all = simulate(&["--games", "20", "--set", "first_player=seat", "--set", "players=2"]);
    assert_eq!(all["wins_by_seat"].as_array().map(Vec::len), Some(2));
    let boxed = simulate(&["--games", "20", "--boxes", "base", "--cards", "random"]);
    assert_eq!(timeless(boxed), timeless(simulate(&["--games", "20"])));
}

#[test]
fn impossible_set_ups_are_refused_with_all_faults() {
    miasma(&["simulate", "rattus", "--players", "9"]).refused("players");
    miasma(&["simulate", "rattus", "--players", "0"]).refused("players");
    miasma(&["simulate", "rattus", "--set", "colour=red"]).refused("colour");
    miasma(&["simulate", "rattus", "--boxes", "atlantis"]).refused("boxes");
    miasma(&["simulate", "rattus", "--players", "2", "--set", "players=3"]).refused("players");
    let run = miasma(&["simulate", "rattus", "--set", "first_player=me", "--set", "plague_start=there"]);
    assert!(run.err.contains("first_player") && run.err.contains("plague_start"), "{}", run.err);
    run.refused("set-up");
}

#[test]
fn bad_numbers_are_refused() {
    for words in
        [["--games", "0"], ["--jobs", "0"], ["--seed", "x"], ["--bot", "genius"], ["--set", "players"]]
    {
        let run = miasma(&["simulate", "rattus", words[0], words[1]]);
        assert_eq!(run.status, 2, "{words:?}");
        assert!(run.err.contains(words[0]), "{}", run.err);
    }
}

#[test]
fn records_that_cannot_be_written_are_told() {
    let place = directory("simulate-unwritable").join("file");
    std::fs::write(&place, "in the way").expect("it can be written");
    miasma(&["simulate", "rattus", "--games", "3", "--records", &place.display().to_string()])
        .refused("can't make");
}
