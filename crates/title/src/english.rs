//! English sentences out of Fluent files.

pub use fluent_bundle::{FluentArgs, FluentValue};

use crate::{Arg, Texts, Title};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentError, FluentResource};
use game::{Phrase, Seat, Value};
use std::sync::Arc;

/// The texts of some files; a later file overrides an earlier one.
pub struct English(FluentBundle<FluentResource>);

impl English {
    /// Reads files. A file with a fault still has its other texts; see [`Self::faults`].
    pub fn of<'f>(files: impl IntoIterator<Item = &'f str>) -> Self {
        let mut bundle = bundle();
        // Terminals would show the isolation marks for right-to-left names.
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self(bundle)
    }

    /// What is wrong with files: texts that cannot be read, and keys that occur twice.
    pub fn faults<'f>(files: impl IntoIterator<Item = &'f str>) -> Vec<String> {
        let mut bundle = bundle();
        let mut faults = Vec::new();
        for file in files {
            let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.iter().map(ToString::to_string));
                resource
            });
            let twice = bundle.add_resource(resource).err().unwrap_or_default();
            faults.extend(twice.iter().map(ToString::to_string));
        }
        faults
    }

    /// Whether there is a text with this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.0.has_message(key)
    }

    /// The text with this key, with its arguments filled in, and what was wrong with them. A missing argument shows as its
    /// name.
    pub fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<(String, Vec<FluentError>)> {
        let pattern = self.0.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.0.format_pattern(pattern, Some(args), &mut errors).into_owned();
        Some((text, errors))
    }
}

fn bundle() -> FluentBundle<FluentResource> {
    FluentBundle::new_concurrent(vec!["en".parse().expect("en is a language")])
}

/// Names a component by kind and id, if the data and not the text files define its name.
type Namer = dyn Fn(&str, &str, &Sentences) -> Option<String>;

/// Formats the phrases of the rules, with the names of components and players.
pub struct Sentences {
    texts: Arc<English>,
    players: Vec<Option<String>>,
    components: Box<Namer>,
}

impl Sentences {
    /// Sentences without the names that only the components of a game define.
    #[must_use]
    pub fn new(texts: Arc<English>) -> Self {
        Self { texts, players: Vec::new(), components: Box::new(|_, _, _| None) }
    }

    /// Sentences of a game with this set-up.
    #[must_use]
    pub fn of<G: Title>(texts: Arc<English>, setup: &G::Setup) -> Self {
        let setup = setup.clone();
        let components = move |kind: &str, id: &str, texts: &Self| G::name(&setup, kind, id, texts);
        Self { components: Box::new(components), ..Self::new(texts) }
    }

    /// Sets the names of the players, which replace the numbers of their seats.
    #[must_use]
    pub fn with_names(mut self, names: Vec<Option<String>>) -> Self {
        self.players = names;
        self
    }

    /// The text files.
    #[must_use]
    pub fn texts(&self) -> &English {
        &self.texts
    }

    /// Formats a phrase; empty for events that need no message.
    #[must_use]
    pub fn phrase(&self, phrase: &Phrase) -> String {
        self.checked_phrase(phrase, &mut Vec::new()).trim().to_owned()
    }

    /// Formats a phrase, followed by the id of its rule.
    #[must_use]
    pub fn cited(&self, phrase: &Phrase) -> String {
        format!("{} ({})", self.phrase(phrase), phrase.rule)
    }

    /// Formats a text that is no phrase of the rules.
    #[must_use]
    pub fn own(&self, key: &str, args: &[(&'static str, FluentValue<'_>)]) -> String {
        let mut filled = FluentArgs::new();
        for (name, value) in args {
            filled.set(*name, value.clone());
        }
        self.lookup(key, &filled, &mut Vec::new()).unwrap_or_else(|| key.to_owned())
    }

    /// The name of a component, such as region `gallia`.
    #[must_use]
    pub fn name(&self, kind: &str, id: &str) -> String {
        self.checked_name(kind, id, &mut Vec::new())
    }

    /// Whether the files have a name for a component.
    #[must_use]
    pub fn has(&self, kind: &str, id: &str) -> bool {
        self.texts.has(&format!("{kind}-{id}"))
    }

    /// The name of a player.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        match self.players.get(seat.index()) {
            Some(Some(name)) => name.clone(),
            _ => self.own("seat", &[("number", (seat.0 + 1).into())]),
        }
    }

    /// Joins a list: "a, b and c".
    #[must_use]
    pub fn list(&self, things: &[String]) -> String {
        match things {
            [] => self.own("list-none", &[]),
            [one] => one.clone(),
            [one, last] => self.own("list-last", &[("before", one.into()), ("last", last.into())]),
            [one, two, rest @ ..] => {
                let first = self.own("list-more", &[("before", one.into()), ("next", two.into())]);
                let joined: Vec<String> = std::iter::once(first).chain(rest.iter().cloned()).collect();
                self.list(&joined)
            }
        }
    }

    /// Formats a value.
    #[must_use]
    pub fn value(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => number.to_string(),
            Value::Flag(flag) => self.own(if *flag { "yes" } else { "no" }, &[]),
            Value::Id(kind, id) => self.name(kind, id),
            Value::Seat(seat) => self.seat(*seat),
            Value::List(things) => {
                self.list(&things.iter().map(|thing| self.value(thing)).collect::<Vec<String>>())
            }
        }
    }

    /// Formats a phrase, and adds missing texts and arguments to `faults`.
    pub fn checked_phrase(&self, phrase: &Phrase, faults: &mut Vec<String>) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &phrase.args {
            args.set(*name, self.argument(value, faults));
        }
        self.lookup(phrase.key, &args, faults).unwrap_or_else(|| {
            faults.push(format!("missing text \"{}\"", phrase.key));
            let args = phrase.args.iter().map(|(name, value)| format!("{name}: {}", self.value(value)));
            match args.collect::<Vec<_>>().join(", ") {
                args if args.is_empty() => phrase.key.to_owned(),
                args => format!("{} ({args})", phrase.key),
            }
        })
    }

    /// The name of a component; adds a missing one to `faults`.
    pub fn checked_name(&self, kind: &str, id: &str, faults: &mut Vec<String>) -> String {
        let key = format!("{kind}-{id}");
        let name = (self.components)(kind, id, self);
        name.or_else(|| self.lookup(&key, &FluentArgs::new(), faults)).unwrap_or_else(|| {
            faults.push(format!("missing text \"{key}\""));
            id.to_owned()
        })
    }

    fn lookup(&self, key: &str, args: &FluentArgs<'_>, faults: &mut Vec<String>) -> Option<String> {
        let (text, errors) = self.texts.format(key, args)?;
        // A selector without its argument takes the default; only a visible placeholder is a fault.
        if text.contains('{') {
            faults.extend(errors.iter().map(|error| format!("the text \"{key}\": {error}")));
        }
        Some(text)
    }

    /// A value as an argument of a text, which may select by it.
    fn argument(&self, value: &Value, faults: &mut Vec<String>) -> FluentValue<'static> {
        match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Flag(true) => "yes".into(),
            Value::Flag(false) => "no".into(),
            Value::Id(kind, id) => self.checked_name(kind, id, faults).into(),
            Value::Seat(seat) => self.seat(*seat).into(),
            Value::List(things) => {
                for thing in things {
                    self.argument(thing, faults);
                }
                self.value(value).into()
            }
        }
    }
}

impl Texts for Sentences {
    fn text(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        let args: Vec<(&'static str, FluentValue<'_>)> = args
            .iter()
            .map(|(name, arg)| match arg {
                Arg::Text(text) => (*name, text.as_str().into()),
                Arg::Number(number) => (*name, (*number).into()),
            })
            .collect();
        self.own(key, &args)
    }

    fn name(&self, kind: &str, id: &str) -> String {
        Self::name(self, kind, id)
    }

    fn has(&self, kind: &str, id: &str) -> bool {
        Self::has(self, kind, id)
    }

    fn seat(&self, seat: Seat) -> String {
        Self::seat(self, seat)
    }

    fn list(&self, things: &[String]) -> String {
        Self::list(self, things)
    }
}
