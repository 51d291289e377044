//! Compares what tables show now with what they showed then.
//!
//! Every field that was shown then must have the same value now; fields may be added. What may differ for a good reason, or is
//! shown in another form since, is listed here and nowhere else:
//!
//! - `MAY_DIFFER`.
//! - A live table gets a fresh clock when a server starts, which is one more entry of its log (`compare_scenes`).
//! - `RENAMED`.
//! - At a running table with several seats of one person, the log is the one that the asked seat sees (`shares_device`).
//! - Events in the log: the first builds sent them as sentences with arguments, later ones as flat objects (`flat`).

use serde_json::{Map, Value};

/// Fields that may differ, with the reason.
const MAY_DIFFER: [(&str, &str); 5] = [
    ("clock", "a live table gets a fresh clock when a server starts"),
    ("deadline", "as the clock"),
    ("updated", "a fresh clock is an entry of the log"),
    ("undo", "a draw that nobody saw can be undone since, so more can be taken back (RB-70)"),
    ("binding", "as undo: fewer answers are final"),
];

/// Fields with another name now, and the reason.
const RENAMED: [(&str, &str, &str); 1] =
    [("odds", "player_aids", "the option of a table covers every query of a game, not only odds")];

/// Everything that differs, with its place.
#[must_use]
pub fn differences(then: &Value, now: &Value) -> Vec<String> {
    let mut found = Vec::new();
    compare("", then, now, &mut found);
    found
}

fn compare(place: &str, then: &Value, now: &Value, found: &mut Vec<String>) {
    match (then, now) {
        (Value::Object(then), Value::Object(now)) if then.contains_key("log") => {
            compare_scenes(place, then.clone(), now.clone(), found);
        }
        (Value::Object(then), Value::Object(now)) => compare_fields(place, then, now, found),
        (Value::Array(then), Value::Array(now)) if then.len() == now.len() => {
            for (number, (then, now)) in then.iter().zip(now).enumerate() {
                compare(&format!("{place}/{number}"), then, now, found);
            }
        }
        (then, now) if then == now => {}
        (then, now) => found.push(format!("{place} is {now}, it was {then}")),
    }
}

fn compare_fields(place: &str, then: &Map<String, Value>, now: &Map<String, Value>, found: &mut Vec<String>) {
    let must_agree = |name: &str| MAY_DIFFER.iter().all(|(other, _)| *other != name);
    for (name, value) in then.iter().filter(|(name, _)| must_agree(name)) {
        let place = format!("{place}/{name}");
        let renamed = RENAMED.iter().find(|(old, ..)| old == name).and_then(|(_, new, _)| now.get(*new));
        match now.get(name).or(renamed) {
            None => found.push(format!("{place} is missing, it was {value}")),
            Some(new) if name == "events" => compare(&place, &flat_events(value), new, found),
            Some(new) => compare(&place, value, new, found),
        }
    }
}

/// Compares two scenes. A fresh clock may have been added to the log, so that the end of the log begins later.
fn compare_scenes(
    place: &str,
    mut then: Map<String, Value>,
    mut now: Map<String, Value>,
    found: &mut Vec<String>,
) {
    let last = then.remove("number").and_then(|number| number.as_u64()).unwrap_or(0);
    let mut old = lines(then.remove("log"));
    let mut new = lines(now.remove("log"));
    new.retain(|line| number_of(line) <= last || line["what"]["kind"] != "resumed");
    let first = new.first().map_or(0, number_of);
    old.retain(|line| number_of(line) >= first);
    if old.is_empty() {
        found.push(format!("{place}/log is empty"));
    }
    if shares_device(&then) {
        // Earlier builds told each entry as the seat saw it that had to answer then, so one seat read the secrets of another.
        for line in old.iter_mut().chain(&mut new) {
            if let Some(what) = line["what"].as_object_mut() {
                what.retain(|name, _| name != "choice" && name != "events");
            }
        }
    }
    compare(&format!("{place}/log"), &old.into(), &new.into(), found);
    compare_fields(place, &then, &now, found);
}

/// Whether the viewer of a scene has several seats at a running table.
fn shares_device(scene: &Map<String, Value>) -> bool {
    let Some(sheet) = scene.get("sheet").filter(|sheet| sheet["stage"] == "running") else { return false };
    let seats = sheet["seats"].as_array().map_or(&[][..], Vec::as_slice);
    seats.iter().filter(|seat| seat["holder"]["me"] == true).count() > 1
}

fn lines(log: Option<Value>) -> Vec<Value> {
    log.and_then(|log| log.as_array().cloned()).unwrap_or_default()
}

fn number_of(line: &Value) -> u64 {
    line["number"].as_u64().unwrap_or(0)
}

fn flat_events(events: &Value) -> Value {
    events.as_array().map_or(Value::Null, |events| events.iter().map(flat).collect())
}

/// An event as later builds send it: its arguments are fields, components are their ids, and seats are numbers.
fn flat(event: &Value) -> Value {
    let Some(args) = event["args"].as_object() else { return event.clone() };
    let mut fields = event.as_object().cloned().unwrap_or_default();
    fields.remove("args");
    fields.extend(args.iter().map(|(name, value)| (name.clone(), argument(value))));
    fields.into()
}

fn argument(value: &Value) -> Value {
    match value {
        Value::Array(values) => values.iter().map(argument).collect(),
        Value::Object(fields) => fields.get("id").or_else(|| fields.get("seat")).unwrap_or(value).clone(),
        _ => value.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn fields_may_be_added_but_not_changed_or_removed() {
        let then = json!({ "view": { "bag": 8, "seats": [1, 2] }, "clock": 5 });
        let now = json!({ "view": { "bag": 8, "seats": [1, 2], "new": true }, "clock": 9 });
        assert!(differences(&then, &now).is_empty());
        let now = json!({ "view": { "bag": 7, "seats": [1] } });
        assert_eq!(
            differences(&then, &now),
            ["/view/bag is 7, it was 8", "/view/seats is [1], it was [1,2]"]
        );
        assert_eq!(differences(&then, &json!({})).len(), 1);
    }

    #[test]
    fn a_fresh_clock_is_the_only_entry_that_may_be_added() {
        let line = |number: u64, kind: &str| json!({ "number": number, "what": { "kind": kind } });
        let then = json!({ "number": 3, "log": [line(2, "sat"), line(3, "moved")] });
        let now = json!({ "number": 4, "log": [line(3, "moved"), line(4, "resumed")] });
        assert!(differences(&then, &now).is_empty());
        let now = json!({ "number": 4, "log": [line(3, "moved"), line(4, "moved")] });
        assert_eq!(differences(&then, &now).len(), 1);
    }

    #[test]
    fn only_people_with_several_seats_read_another_log() {
        let line = |choice: Value| json!([{ "number": 2, "what": { "kind": "moved", "choice": choice } }]);
        let scene = |mine: [bool; 2], choice: Value| {
            let seats = mine.map(|me| json!({ "holder": { "me": me } }));
            json!({ "number": 2, "sheet": { "stage": "running", "seats": seats }, "log": line(choice) })
        };
        let differences = |mine| differences(&scene(mine, json!("pass")), &scene(mine, Value::Null)).len();
        assert_eq!((differences([true, true]), differences([true, false])), (0, 1));
    }

    #[test]
    fn events_of_the_first_builds_are_flattened() {
        let then = json!({ "events": [{ "key": "k", "rule": "RB-08", "args": {
            "seat": { "seat": 2 }, "region": { "id": "gallia", "kind": "region" }, "count": 1, "all": [{ "id": "a", "kind": "b" }] } }] });
        let now = json!({ "events": [{ "key": "k", "rule": "RB-08", "seat": 2, "region": "gallia", "count": 1, "all": ["a"] }] });
        assert!(differences(&then, &now).is_empty(), "{:?}", differences(&then, &now));
    }
}
