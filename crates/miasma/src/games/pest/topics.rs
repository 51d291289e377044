//! What can be chosen for a game of Pest, in words.

use crate::setup::Topic;
use crate::texts::Texts;
use game::Setup as _;
use pest::Setup;

/// Players, variant, variable set-up and the readings of the rules, as far as these choices leave them open.
pub(super) fn topics(pack: &str, chosen: &[(String, String)], texts: &Texts) -> Vec<Topic> {
    Setup::topics(pack, chosen).into_iter().map(|topic| in_words(topic, texts)).collect()
}

fn in_words(topic: game::Topic, texts: &Texts) -> Topic {
    let field = topic.field;
    let about = match field {
        "players" => texts.own("pest-set-up-players", &[]),
        _ => texts.name("option", field),
    };
    let meaning = |value: &str| match field {
        "players" => String::new(),
        _ => texts.name("option", &format!("{field}-{value}")),
    };
    let values = topic.values.into_iter().map(|value| (value.clone(), meaning(&value))).collect();
    Topic { field, about, values, usual: topic.usual, pick: None, asked: topic.asked }
}
