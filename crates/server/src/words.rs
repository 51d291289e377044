//! Refusals in English, for those who have no screen that would say it in their own language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use protocol::{Phrase, Value};
use std::sync::LazyLock;

/// One bundle for all games: their keys don't meet.
static TEXTS: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().expect("en is a language")]);
    bundle.set_use_isolating(false);
    for file in [
        include_str!("../../../texts/en/miasma.ftl"),
        include_str!("../../../texts/en/rattus.ftl"),
        include_str!("../../../texts/en/pest.ftl"),
    ] {
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
});

/// The sentence of a phrase; its key where there is none.
pub(crate) fn sentence(phrase: &Phrase) -> String {
    let mut args = FluentArgs::new();
    for (name, value) in &phrase.args {
        args.set(name.to_string(), filled(value));
    }
    say(&phrase.key, Some(&args)).unwrap_or_else(|| phrase.key.to_string())
}

fn say(key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
    let pattern = TEXTS.get_message(key)?.value()?;
    // What can't be filled in stands there by its name.
    Some(TEXTS.format_pattern(pattern, args, &mut Vec::new()).trim().to_owned())
}

fn filled(value: &Value) -> FluentValue<'static> {
    match value {
        Value::Number(number) => FluentValue::from(*number),
        other => plain(other).into(),
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::Thing { kind, id } => say(&format!("{kind}-{id}"), None).unwrap_or_else(|| id.to_string()),
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
    fn a_phrase_of_the_rules_is_said_with_its_names() {
        let gallia = Value::Thing { kind: "region".into(), id: "gallia".into() };
        assert_eq!(plain(&Value::List(vec![gallia, Value::Seat { seat: 2 }])), "Gallia, seat 2");
        assert_eq!(sentence(&Phrase::plain("no-such-key")), "no-such-key");
        let said = sentence(&Phrase::plain("refused-plague-not-next"));
        assert!(said.contains(' ') && !said.contains("refused-"), "{said}");
    }
}
