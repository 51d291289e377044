//! `miasma bench`.

use crate::tools::miasma;
use serde_json::Value;

#[test]
fn the_json_has_a_key_for_each_game() {
    let report: Value =
        serde_json::from_str(&miasma(&["bench", "--json", "--seconds", "0.2"]).fine()).expect("JSON");
    let keys = |value: &Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&report), ["pest", "rattus"]);
    for game in ["rattus", "pest"] {
        assert_eq!(keys(&report[game]), ["bytes", "decisions_per_s", "games_per_s"]);
        assert!(report[game]["decisions_per_s"].as_u64() > Some(0));
    }
}

#[test]
fn the_table_names_them_too() {
    let out = miasma(&["bench", "--seconds", "0.2"]).fine();
    assert!(out.contains("rattus") && out.contains("pest"), "{out}");
}

#[test]
fn impossible_times_are_refused() {
    for seconds in ["0", "-1", "NaN"] {
        miasma(&["bench", &format!("--seconds={seconds}")]).refused("--seconds");
    }
}

#[test]
fn a_given_set_up_is_measured_next_to_the_default() {
    let words =
        ["bench", "rattus", "--json", "--seconds", "0.2", "--players", "6", "--set", "boxes=base,africanus"];
    let report: Value = serde_json::from_str(&miasma(&words).fine()).expect("JSON");
    let keys: Vec<&String> = report.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["as_set_up", "rattus"]);
    miasma(&["bench", "--players", "3"]).refused("name it");
    miasma(&["bench", "chess"]).refused("choose rattus");
    miasma(&["bench", "rattus", "--players", "6"]).refused("africanus");
}
