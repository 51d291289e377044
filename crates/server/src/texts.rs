//! Sentences of the text files in English, for programs that don't translate refusals themselves.

use protocol::{Phrase, Value};
use std::sync::LazyLock;
use title::english::{English, FluentArgs, FluentValue};

/// The texts of all games: their keys differ.
static TEXTS: LazyLock<English> = LazyLock::new(|| {
    let games = registry::each_title!(G => <G as title::Title>::TEXTS);
    English::of([include_str!("../../../texts/en/miasma.ftl")].into_iter().chain(games))
});

/// The English sentence of a phrase, or its key if there is no such sentence.
pub(crate) fn sentence(phrase: &Phrase) -> String {
    let mut args = FluentArgs::new();
    for (name, value) in &phrase.args {
        args.set(name.to_string(), argument(value));
    }
    format(&phrase.key, &args).unwrap_or_else(|| phrase.key.to_string())
}

fn format(key: &str, args: &FluentArgs<'_>) -> Option<String> {
    TEXTS.format(key, args).map(|(text, _)| text.trim().to_owned())
}

fn argument(value: &Value) -> FluentValue<'static> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        other => plain(other).into(),
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::Thing { kind, id } => {
            format(&format!("{kind}-{id}"), &FluentArgs::new()).unwrap_or_else(|| id.to_string())
        }
        Value::Seat { seat } => format!("seat {seat}"),
        Value::Number(number) => number.to_string(),
        Value::Flag(flag) => if *flag { "yes" } else { "no" }.to_owned(),
        Value::Text(text) => text.clone(),
        Value::List(things) => things.iter().map(plain).collect::<Vec<_>>().join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_formatted_with_the_names_of_its_arguments() {
        let gallia = Value::Thing { kind: "region".into(), id: "gallia".into() };
        assert_eq!(plain(&Value::List(vec![gallia, Value::Seat { seat: 2 }])), "Gallia, seat 2");
        assert_eq!(sentence(&Phrase::plain("no-such-key")), "no-such-key");
        let text = sentence(&Phrase::plain("refused-plague-not-next"));
        assert!(text.contains(' ') && !text.contains("refused-"), "{text}");
    }
}
