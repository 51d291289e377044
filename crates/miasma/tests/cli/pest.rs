//! Pest with every command.

use crate::tools::{directory, file, miasma, typed};
use serde_json::Value;

/// Set-ups of Pest as arguments.
const TABLES: [&[&str]; 7] = [
    &["--players", "2"],
    &["--players", "3"],
    &["--players", "4"],
    &["--players", "5"],
    &["--set", "variant=duel"],
    &["--set", "variant=solo"],
    &["--set", "variable=yes"],
];

fn simulate(words: &[&str]) -> Value {
    let words: Vec<&str> = ["simulate", "pest", "--json"].iter().chain(words).copied().collect();
    serde_json::from_str(&miasma(&words).fine()).expect("JSON")
}

/// The record of a random game at this table.
fn record(name: &str, table: &[&str]) -> String {
    let place = directory(name);
    let words = ["--games", "1", "--seed", "5", "--records", place.to_str().expect("a plain path")];
    simulate(&[table, &words].concat());
    let path =
        std::fs::read_dir(&place).expect("it is there").next().expect("a record").expect("listed").path();
    std::fs::read_to_string(path).expect("a record is text")
}

#[test]
fn every_table_is_simulated_recorded_verified_and_retried() {
    for (number, table) in TABLES.iter().enumerate() {
        let text = record(&format!("pest-table-{number}"), table);
        let path = file(&format!("pest-verify-{number}"), &text);
        let out = miasma(&["verify", &path]).fine();
        assert!(out.starts_with("OK: pest for ") && out.contains("played to the end"), "{out}");
        let place = directory(&format!("pest-retro-{number}"));
        std::fs::write(place.join("one.record"), &text).expect("it can be written");
        assert!(miasma(&["retro", &place.display().to_string()]).fine().contains("1 same"));
    }
}

#[test]
fn a_variant_limits_the_number_of_players() {
    let seats = |words: &[&str]| {
        let report = simulate(&[&["--games", "1"], words].concat());
        report["wins_by_seat"].as_array().expect("a list").len()
    };
    assert_eq!(seats(&[]), 4);
    assert_eq!(seats(&["--set", "variant=duel"]), 2);
    assert_eq!(seats(&["--set", "variant=solo"]), 1);
    assert_eq!(seats(&["--players", "1"]), 1);
    miasma(&["simulate", "pest", "--players", "3", "--set", "variant=duel"]).refused("duel for 2");
    miasma(&["simulate", "pest", "--players", "6"]).refused("players");
    miasma(&["simulate", "pest", "--set", "boxes=base"]).refused("boxes");
}

#[test]
fn a_game_has_eighteen_turns_for_each_player_whatever_the_jobs() {
    let run = |jobs| simulate(&["--players", "3", "--games", "70", "--seed", "7", "--jobs", jobs]);
    let (one, two) = (run("1"), run("2"));
    assert_eq!(one["turns"], 70 * 18 * 3);
    for field in ["decisions", "draws", "wins_by_seat", "mean_score_by_seat", "ended_by"] {
        assert_eq!(one[field], two[field], "{field}");
    }
}

#[test]
fn a_tampered_game_is_found() {
    let text = record("pest-tampered", TABLES[1]);
    let line = text.lines().find(|line| line.contains(" seat ") && line.contains(" cell ")).expect("a turn");
    let seat = line.split(" cell ").next().expect("a line has a beginning");
    let tampered = text.replacen(line, &format!("{seat} improve"), 1);
    miasma(&["verify", &file("pest-tampered-file", &tampered)]).failed("(PE-");
}

#[test]
fn a_whole_game_against_bots_is_played_and_verified() {
    let path = directory("pest-play").join("game.record").display().to_string();
    for (table, bots) in [(&["--players", "2"][..], "1"), (&["--set", "variant=solo"], "0")] {
        let words =
            [&["play", "pest", "--bots", bots, "--level", "random", "--seed", "3", "--record", &path], table]
                .concat();
        let out = typed(&words, &"1\n".repeat(3000)).fine();
        assert!(out.contains("The third era is over.") && out.contains("The seed was "), "{out}");
        assert!(miasma(&["verify", &path]).fine().contains("played to the end"));
    }
}

#[test]
fn people_are_asked_how_to_set_up_and_can_ask_back() {
    let script = "2\n2\n\n\nhelp steel horseshoes\nhelp decree_07\nhelp blessir\nhelp PE-44\nwhy cell move-cure\ntable\nquit\n";
    let out = typed(&["play", "pest", "--ask", "--seed", "4"], script).fine();
    for expected in [
        "One plays the solo game",
        "The duel, for two.",
        "miasma play pest --players 2 --set variant=duel --set variable=no --bots 1",
        "Steel Horseshoes: 3 research",
        "PE-222",
        "Agenda: 2 prestige",
        "Blessir: city",
        "PE-44  Exchange",
        "(PE-",
        "Open technologies",
    ] {
        assert!(out.contains(expected), "{expected} is missing in {out}");
    }
}

#[test]
fn the_replay_has_the_whole_table_and_the_score_so_far() {
    let path = file("pest-replay", &record("pest-replay-record", TABLES[2]));
    let json = miasma(&["replay", "--json", &path]).fine();
    let lines: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    for line in &lines {
        let table = &line["table"];
        for (key, count) in [("places", 45), ("seats", 4), ("decrees", 3)] {
            assert_eq!(table[key].as_array().map(Vec::len), Some(count), "{key} of {table}");
        }
        for key in ["market", "deck", "roads", "rewards", "capital_buildings", "order", "pests_seen"] {
            assert!(table[key].is_array(), "{key} of {table}");
        }
        for seat in table["seats"].as_array().expect("a list") {
            assert!(seat["score"].is_i64() && seat["score_parts"].is_array(), "{seat}");
        }
    }
    let last = lines.last().expect("there are lines");
    for place in last["standing"]["places"].as_array().expect("a list") {
        let seat = place["seat"].as_str().and_then(|seat| seat.strip_prefix("seat ")).expect("a seat");
        let seat: usize = seat.parse().expect("a number");
        assert_eq!(last["table"]["seats"][seat - 1]["score"], place["score"]);
    }
    let text = miasma(&["replay", &path, "--at", "60", "--as", "watcher"]).fine();
    assert!(text.contains("Blessir") && text.contains("quarantine"), "{text}");
}

#[test]
fn the_reports_have_a_row_for_each_thing_with_intervals() {
    let reports = [
        ("scores", "score", 11),
        ("buildings", "building", 14),
        ("technologies", "technology", 30),
        ("decrees", "decree", 15),
    ];
    for (report, subject, count) in reports {
        let rows =
            simulate(&["--games", "40", "--report", report])[report].as_array().expect("a list").clone();
        assert_eq!(rows.len(), count, "{report}");
        for row in &rows {
            assert!(row[subject].is_string() && row["games"].as_u64() == Some(40), "{row}");
            let measures = row.as_object().expect("an object").values().filter(|value| value.is_object());
            for measure in measures {
                let [value, low, high] =
                    ["value", "low", "high"].map(|part| measure[part].as_f64().expect("a number"));
                assert!(0.0 <= low && low <= value && value <= high, "{measure} of {row}");
            }
        }
        let out = miasma(&["simulate", "pest", "--games", "5", "--report", report]).fine();
        assert!(out.contains("95 % interval"), "{out}");
    }
    let solo = simulate(&["--games", "20", "--set", "variant=solo", "--report", "scores"]);
    assert!(solo["scores"].to_string().contains("sick_left"), "{solo}");
    miasma(&["simulate", "pest", "--report", "cards"])
        .refused("choose scores or buildings or technologies or decrees");
}

#[test]
fn a_pack_of_one_game_leaves_the_other_as_it_is() {
    let data = |game: &str, file: &str| {
        let path = format!("{}/../../data/{game}/{file}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("the built-in data")
    };
    let rattus = directory("pack-of-rattus");
    std::fs::write(rattus.join("rats_base.toml"), data("rattus", "rats_base.toml"))
        .expect("it can be written");
    let rattus = rattus.display().to_string();
    let plain = file("pack-beside-pest", &record("pack-beside-pest-record", TABLES[0]));
    for words in [&["verify", &plain][..], &["bench", "--seconds", "0.2"]] {
        miasma(&[words, &["--data-pack", &rattus]].concat()).fine();
    }
    miasma(&["simulate", "pest", "--games", "1", "--data-pack", &rattus]).refused("not a data pack of pest");

    let pest = directory("pack-of-pest");
    let richer = data("pest", "player_board.toml").replacen("wood = 1", "wood = 4", 1);
    std::fs::write(pest.join("player_board.toml"), richer).expect("it can be written");
    let pest = pest.display().to_string();
    let place = directory("pack-of-pest-records").display().to_string();
    miasma(&["simulate", "pest", "--games", "1", "--records", &place, "--data-pack", &pest]).fine();
    miasma(&["retro", &place, "--data-pack", &pest]).fine();
    miasma(&["retro", &place]).failed("--data-pack");
    // A comment makes no other components.
    let commented = directory("pack-of-pest-commented");
    let text = data("pest", "player_board.toml") + "\n# as in the box\n";
    std::fs::write(commented.join("player_board.toml"), text).expect("it can be written");
    let (commented, records) =
        (commented.display().to_string(), directory("pack-of-pest-same").display().to_string());
    miasma(&["simulate", "pest", "--games", "1", "--records", &records, "--data-pack", &commented]).fine();
    miasma(&["retro", &records]).fine();
    miasma(&["simulate", "rattus", "--games", "1", "--data-pack", &pest])
        .refused("not a data pack of rattus");

    let both = directory("pack-of-either");
    std::fs::write(both.join("setup.toml"), data("pest", "setup.toml")).expect("it can be written");
    let both = both.display().to_string();
    miasma(&["simulate", "pest", "--games", "1", "--data-pack", &both]).refused("rattus or of pest");
    let folder = std::path::Path::new(&both).join("pest");
    std::fs::create_dir(&folder).expect("it can be made");
    std::fs::rename(std::path::Path::new(&both).join("setup.toml"), folder.join("setup.toml"))
        .expect("moved");
    miasma(&["simulate", "pest", "--games", "1", "--data-pack", &both]).fine();
}

#[test]
fn a_bad_pack_of_pest_has_all_its_faults_listed() {
    let pack = directory("pest-pack-bad");
    std::fs::write(pack.join("decrees.toml"), "[[decree]]\nnumber = \"one\"\n").expect("it can be written");
    std::fs::write(pack.join("dragons.toml"), "").expect("it can be written");
    let run = miasma(&["simulate", "pest", "--data-pack", &pack.display().to_string()]);
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert!(run.err.contains("dragons.toml"), "{}", run.err);
    std::fs::remove_file(pack.join("dragons.toml")).expect("it is there");
    let run = miasma(&["simulate", "pest", "--data-pack", &pack.display().to_string()]);
    assert!(run.err.contains("decrees.toml"), "{}", run.err);
}
