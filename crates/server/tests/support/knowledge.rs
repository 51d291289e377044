//! What a viewer may know about a game of Rattus, and what a text tells.

use game::{Event as _, Eye, Game as _, Record, RecordedGame};
use rattus::Rattus;
use serde_json::Value;
use std::collections::BTreeSet;

/// The tokens and region cards that a text speaks of.
pub(crate) fn pieces(text: &str) -> BTreeSet<String> {
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric());
    let piece = |word: &&str| {
        let bytes = word.as_bytes();
        bytes.len() == 3 && b"bcn".contains(&bytes[0]) && bytes[1..].iter().all(u8::is_ascii_digit)
    };
    words.filter(piece).map(str::to_owned).collect()
}

/// The pieces an eye has seen after each entry of the record.
pub(crate) fn seen(record: &Record<Rattus>, eye: Eye) -> Vec<BTreeSet<String>> {
    let mut all = vec![BTreeSet::new()];
    let replayed = RecordedGame::replay(record, |_, _, _, after, journal| {
        let mut now = all.last().expect("never empty").clone();
        now.extend(pieces(&serde_json::to_string(&after.view(eye)).expect("a view can be written")));
        for event in journal.events().iter().filter_map(|event| event.seen_by(eye)) {
            now.extend(pieces(&format!("{:?}", after.tell(&event))));
        }
        all.push(now);
    });
    replayed.expect("a sound set-up").expect("a sound record");
    all
}

/// The last record entry that a message speaks of.
pub(crate) fn last_entry(value: &Value) -> u64 {
    match value {
        Value::Object(fields) => {
            let own = fields.get("entry").and_then(Value::as_u64).unwrap_or(0);
            fields.values().map(last_entry).max().unwrap_or(0).max(own)
        }
        Value::Array(all) => all.iter().map(last_entry).max().unwrap_or(0),
        _ => 0,
    }
}
