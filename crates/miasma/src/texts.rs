//! The English texts of the terminal: formats phrases of the rules and messages of the program.

use game::{Phrase, Seat, Standing, Value};
use std::io::{self, Write};
use title::english::{English, FluentArgs, FluentValue};
use title::{Arg, Title};

/// The texts of the program itself.
const OWN: &str = concat!(
    include_str!("../../../texts/en/miasma.ftl"),
    "\n",
    include_str!("../../../texts/en/terminal.ftl")
);

/// Names a component by kind and id.
type Namer = dyn Fn(&str, &str, &Texts) -> Option<String>;

/// The texts of one game and of the program, and the names of the players.
pub struct Texts {
    texts: English,
    players: Vec<Option<String>>,
    components: Box<Namer>,
}

impl Texts {
    /// The texts for a game with this set-up.
    pub fn of<G: Title>(setup: &G::Setup) -> Self {
        let setup = setup.clone();
        let components = move |kind: &str, id: &str, texts: &Self| G::name(&setup, kind, id, texts);
        Self { components: Box::new(components), ..Self::from_files(&[OWN, G::TEXTS, G::TERMINAL_TEXTS]) }
    }

    /// Only the texts of the program itself.
    #[cfg(test)]
    pub fn own_only() -> Self {
        Self::from_files(&[OWN])
    }

    fn from_files(files: &[&str]) -> Self {
        let texts = English::of(files.iter().copied());
        Self { texts, players: Vec::new(), components: Box::new(|_, _, _| None) }
    }

    /// Sets the names of the players, which replace the numbers of their seats.
    pub fn with_names(mut self, names: Vec<Option<String>>) -> Self {
        self.players = names;
        self
    }

    /// Formats a phrase; empty for events that need no message.
    pub fn phrase(&self, phrase: &Phrase) -> String {
        self.render(phrase, &mut Vec::new()).trim().to_owned()
    }

    /// Formats a phrase, followed by the id of its rule.
    pub fn cited(&self, phrase: &Phrase) -> String {
        format!("{} ({})", self.phrase(phrase), phrase.rule)
    }

    /// Formats advice on a set-up as a warning.
    pub fn warning(&self, advice: &Phrase) -> String {
        self.own("warning", &[("advice", self.cited(advice).into())])
    }

    /// Formats a text of the program itself.
    pub fn own(&self, key: &str, args: &[(&'static str, FluentValue<'_>)]) -> String {
        let mut filled = FluentArgs::new();
        for (name, value) in args {
            filled.set(*name, value.clone());
        }
        self.lookup(key, &filled, &mut Vec::new()).unwrap_or_else(|| key.to_owned())
    }

    /// The name of a component, such as region `gallia`.
    pub fn name(&self, kind: &str, id: &str) -> String {
        self.named(kind, id, &mut Vec::new())
    }

    /// Whether the files have a name for a component.
    pub fn has(&self, kind: &str, id: &str) -> bool {
        self.texts.has(&format!("{kind}-{id}"))
    }

    /// The name of a player.
    pub fn seat(&self, seat: Seat) -> String {
        match self.players.get(seat.index()) {
            Some(Some(name)) => name.clone(),
            _ => self.own("seat", &[("number", (seat.0 + 1).into())]),
        }
    }

    /// Prints a ranking, best first, with the parts of each score.
    pub fn write_standing(&self, standing: &Standing, out: &mut impl Write) -> io::Result<()> {
        if let Some(ended_by) = standing.ended_by {
            writeln!(out, "{}", self.name("end", ended_by))?;
        }
        for place in &standing.places {
            let parts: Vec<String> = place
                .parts
                .iter()
                .map(|(part, score)| {
                    let part = self.name("score", part);
                    self.own("standing-part", &[("part", part.into()), ("score", (*score).into())])
                })
                .collect();
            let args = [
                ("rank", place.rank.into()),
                ("seat", self.seat(place.seat).into()),
                ("score", place.score.into()),
                ("parts", self.list(&parts).into()),
            ];
            writeln!(out, "{}", self.own("standing-place", &args))?;
        }
        if let Some(title) = standing.title {
            let title = self.name("rank", title);
            writeln!(out, "{}", self.own("standing-title", &[("title", title.into())]))?;
        }
        Ok(())
    }

    /// Joins a list: "a, b and c".
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

    fn render(&self, phrase: &Phrase, faults: &mut Vec<String>) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &phrase.args {
            args.set(*name, self.value(value, faults));
        }
        self.lookup(phrase.key, &args, faults).unwrap_or_else(|| {
            faults.push(format!("missing text \"{}\"", phrase.key));
            let args = phrase.args.iter().map(|(name, value)| format!("{name}: {}", self.plain(value)));
            match args.collect::<Vec<_>>().join(", ") {
                args if args.is_empty() => phrase.key.to_owned(),
                args => format!("{} ({args})", phrase.key),
            }
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

    fn value(&self, value: &Value, faults: &mut Vec<String>) -> FluentValue<'static> {
        match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Flag(true) => "yes".into(),
            Value::Flag(false) => "no".into(),
            Value::Id(kind, id) => self.named(kind, id, faults).into(),
            Value::Seat(seat) => self.seat(*seat).into(),
            Value::List(things) => {
                for thing in things {
                    self.value(thing, faults);
                }
                self.plain(value).into()
            }
        }
    }

    /// Formats a value.
    fn plain(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => number.to_string(),
            Value::Flag(flag) => self.own(if *flag { "yes" } else { "no" }, &[]),
            Value::Id(kind, id) => self.name(kind, id),
            Value::Seat(seat) => self.seat(*seat),
            Value::List(things) => {
                self.list(&things.iter().map(|thing| self.plain(thing)).collect::<Vec<String>>())
            }
        }
    }

    fn named(&self, kind: &str, id: &str, faults: &mut Vec<String>) -> String {
        let key = format!("{kind}-{id}");
        let name = (self.components)(kind, id, self);
        name.or_else(|| self.lookup(&key, &FluentArgs::new(), faults)).unwrap_or_else(|| {
            faults.push(format!("missing text \"{key}\""));
            id.to_owned()
        })
    }
}

impl title::Texts for Texts {
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

#[cfg(test)]
mod tests;
