//! What can be chosen for a game of Pest.

use crate::setup::{Asked, Topic};
use crate::texts::Texts;
use game::Setup as _;
use pest::Setup;

/// Players, variant, variable set-up and the readings of the rules, as far as these choices leave them open.
pub(super) fn topics(chosen: &[(String, String)], texts: &Texts) -> Vec<Topic> {
    let chosen = |name: &str| chosen.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str());
    let variants: &[&str] = match chosen("players") {
        None => &["base", "duel", "solo"],
        Some("1") => &["solo"],
        Some("2") => &["base", "duel"],
        Some(_) => &["base"],
    };
    let players = Topic {
        field: "players",
        about: texts.own("pest-set-up-players", &[]),
        values: (1..=5).map(|players: u8| (players.to_string(), String::new())).collect(),
        usual: 3,
        pick: None,
        asked: Asked::AtTheTable,
    };
    let mut topics = vec![
        players,
        option("variant", variants, Asked::AtTheTable, texts),
        option("variable", &["no", "yes"], Asked::AtTheTable, texts),
    ];
    topics.extend(Setup::readings().map(|(name, values)| option(name, values, Asked::ByName, texts)));
    topics
}

fn option(name: &'static str, values: &[&str], asked: Asked, texts: &Texts) -> Topic {
    let value = |value: &&str| ((*value).to_owned(), texts.name("option", &format!("{name}-{value}")));
    debug_assert!(Setup::knows(name), "{name} is a field of the set-up");
    Topic {
        field: name,
        about: texts.name("option", name),
        values: values.iter().map(value).collect(),
        usual: 0,
        pick: None,
        asked,
    }
}
