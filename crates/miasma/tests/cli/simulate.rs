//! `miasma simulate`.

use crate::tools::{directory, miasma};
use serde_json::Value;

fn simulate(words: &[&str]) -> Value {
    let words: Vec<&str> = ["simulate", "rattus", "--json"].iter().chain(words).copied().collect();
    serde_json::from_str(&miasma(&words).fine()).expect("JSON")
}

/// The report without fields that depend on time.
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
    let boxed = simulate(&["--games", "20", "--set", "boxes=base", "--set", "cards=random"]);
    assert_eq!(timeless(boxed), timeless(simulate(&["--games", "20"])));
}

#[test]
fn impossible_set_ups_are_refused_with_all_faults() {
    miasma(&["simulate", "rattus", "--players", "9"]).refused("players");
    miasma(&["simulate", "rattus", "--players", "0"]).refused("players");
    miasma(&["simulate", "rattus", "--set", "colour=red"]).refused("colour");
    miasma(&["simulate", "rattus", "--set", "boxes=atlantis"]).refused("boxes");
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
fn records_that_cannot_be_written_are_reported() {
    let place = directory("simulate-unwritable").join("file");
    std::fs::write(&place, "in the way").expect("it can be written");
    miasma(&["simulate", "rattus", "--games", "3", "--records", &place.display().to_string()])
        .refused("can't make");
}

/// The rows of the card report.
fn cards(words: &[&str]) -> Vec<Value> {
    let words: Vec<&str> = ["--report", "cards"].iter().chain(words).copied().collect();
    simulate(&words)["cards"].as_array().expect("a list").clone()
}

#[test]
fn the_report_on_cards_has_a_row_for_every_card_of_the_boxes() {
    let rows = cards(&["--games", "60"]);
    let ids: Vec<&str> = rows.iter().filter_map(|row| row["card"].as_str()).collect();
    assert_eq!(ids, ["peasant", "merchant", "monk", "knight", "witch", "king"]);
    let measures = ["taken", "takes", "won_at_end", "won_ever", "survived", "sign_losses", "turns_held"];
    for row in &rows {
        assert_eq!(row["games"], 60, "the base game always has all six");
        for measure in measures {
            let [value, low, high] =
                ["value", "low", "high"].map(|part| row[measure][part].as_f64().expect("a number"));
            assert!(0.0 <= low && low <= value && value <= high, "{measure} of {row}");
            assert!(row[measure]["cases"].as_u64() > Some(0), "{measure} of {row}");
        }
        for share in ["taken", "won_at_end", "won_ever", "survived"] {
            assert!(row[share]["high"].as_f64() <= Some(1.0), "{share} of {row}");
        }
    }
    let all = cards(&["--games", "60", "--set", "boxes=base,pied_piper,africanus", "--players", "6"]);
    assert_eq!(all.len(), registry::rattus::CardId::ALL.len());
    let in_play: u64 = all.iter().filter_map(|row| row["games"].as_u64()).sum();
    assert_eq!(in_play, 60 * 8, "eight cards in every game of six");
}

#[test]
fn a_report_changes_nothing_and_is_the_same_whatever_the_jobs() {
    let run = |jobs| {
        let words = ["--report", "cards", "--set", "boxes=base,africanus", "--games", "150", "--jobs", jobs];
        timeless(simulate(&words))
    };
    let mut one = run("1");
    assert_eq!(one, run("3"));
    one.as_object_mut().expect("an object").remove("cards").expect("the report is there");
    assert_eq!(one, timeless(simulate(&["--set", "boxes=base,africanus", "--games", "150"])));
}

#[test]
fn the_report_is_a_table_with_intervals_and_a_legend() {
    let words =
        ["simulate", "rattus", "--report", "cards", "--games", "40", "--set", "boxes=base,pied_piper"];
    let out = miasma(&words).fine();
    for word in ["Chivalry\n", "  Knight", "won, at end, %", "95 % interval", "pick rate: ", "survival: "] {
        assert!(out.contains(word), "{word} is missing in {out}");
    }
    assert!(miasma(&["simulate", "--help"]).fine().contains("pick rate: "), "the help says it too");
}

#[test]
fn the_plot_is_well_formed_and_shows_every_card() {
    let path = directory("simulate-plot").join("cards.svg");
    let file = path.display().to_string();
    let words = [
        "--report",
        "cards",
        "--svg",
        &file,
        "--games",
        "80",
        "--set",
        "boxes=base,africanus",
        "--players",
        "5",
    ];
    simulate(&words);
    let plot = std::fs::read_to_string(&path).expect("it was written");
    assert!(plot.starts_with("<svg ") && plot.ends_with("</svg>\n"), "{plot}");
    for text in
        ["How the class cards fare", "80 games of 5", ">Sultan<", ">Islam<", "one of 5 players: 20.0 %"]
    {
        assert!(plot.contains(text), "{text} is missing in {plot}");
    }
    assert!(!plot.contains("NaN") && !plot.contains("inf"), "{plot}");
    // Every element is closed, and texts are escaped.
    assert_eq!(plot.matches("<text").count(), plot.matches("</text>").count());
    assert_eq!(plot.matches('<').count(), plot.matches('>').count());
    simulate(&words);
}

#[test]
fn impossible_reports_are_refused_before_any_game_is_played() {
    miasma(&["simulate", "rattus", "--report", "horses"]).refused("has no report \"horses\": choose cards");
    miasma(&["simulate", "rattus", "--report", "cards", "--svg", "/none/such/x.svg"]).refused("can't write");
    let letter = directory("simulate-letter").join("letter.svg");
    std::fs::write(&letter, "dear diary").expect("it can be written");
    miasma(&["simulate", "rattus", "--report", "cards", "--svg", &letter.display().to_string()])
        .refused("is not a plot");
    assert_eq!(miasma(&["simulate", "rattus", "--svg", "x.svg"]).status, 2);
}

#[test]
fn presets_set_many_options_and_single_ones_differ_from_them() {
    let place = directory("simulate-preset");
    let words = ["--set", "soldier_draws_from=used", "--set", "preset=online", "--games", "1", "--records"];
    let words: Vec<&str> = words.into_iter().chain([place.to_str().expect("a plain path")]).collect();
    simulate(&words);
    let file = std::fs::read_dir(place).expect("it is there").next().expect("a record").expect("listed");
    let record = std::fs::read_to_string(file.path()).expect("a text");
    for field in ["final_knight at_once", "potions_limited no", "soldier_draws_from used"] {
        assert!(record.contains(&format!("\n{field}\n")), "{field} is missing in {record}");
    }
    miasma(&["simulate", "rattus", "--set", "preset=mine"]).refused("printed, online");
}

#[test]
fn all_faults_of_a_set_up_are_listed_at_once() {
    let words = [
        "--players",
        "9",
        "--set",
        "boxes=base,atlantis",
        "--set",
        "cards=knight,horse,knight",
        "--set",
        "tea=yes",
    ];
    let words: Vec<&str> = ["simulate", "rattus"].into_iter().chain(words).collect();
    let run = miasma(&words);
    for fault in ["players: 9", "\"atlantis\"", "\"horse\"", "knight stands twice", "\"tea\""] {
        assert!(run.err.contains(fault), "{fault} is missing in {}", run.err);
    }
    run.refused("set-up");
    let cards = ["simulate", "rattus", "--players", "3", "--set", "cards=sultan,nun,knight"];
    let run = miasma(&cards);
    assert!(run.err.contains("3 players use 6 class cards, not 3"), "{}", run.err);
    run.refused("not in the chosen boxes: nun (pied_piper), sultan (africanus)");
}

#[test]
fn advice_is_a_warning_next_to_the_result() {
    let run =
        miasma(&["simulate", "rattus", "--players", "2", "--set", "boxes=base,pied_piper", "--games", "2"]);
    assert_eq!(run.status, 0);
    assert!(run.err.starts_with("Warning: ") && run.err.contains("(PP-04)"), "{}", run.err);
}
