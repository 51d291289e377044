//! The fields of the set-up with texts.

use crate::Setup;
use ::game::{Setup as _, Topic};
use title::{DescribedTopic, Texts};

/// Players, variant, variable set-up and rule options, as far as these choices leave them open.
pub(crate) fn topics(pack: &str, chosen: &[(String, String)], texts: &dyn Texts) -> Vec<DescribedTopic> {
    Setup::topics(pack, chosen).into_iter().map(|topic| described(topic, texts)).collect()
}

fn described(topic: Topic, texts: &dyn Texts) -> DescribedTopic {
    let field = topic.field;
    let about = match field {
        "players" => texts.text("pest-set-up-players", &[]),
        _ => texts.name("option", field),
    };
    let meaning = |value: &str| match field {
        "players" => String::new(),
        _ => texts.name("option", &format!("{field}-{value}")),
    };
    let values = topic.values.into_iter().map(|value| (value.clone(), meaning(&value))).collect();
    DescribedTopic { field, about, values, usual: topic.usual, pick: None, asked: topic.asked }
}
