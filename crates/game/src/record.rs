//! The record of a game: its set-up and every answer, as text.
//!
//! `docs/records.md` describes the format. Entries are only appended; an undo is an entry too.

use crate::{Commitment, Edition, Faults, Game, Seat, Seed, Setup};
use std::fmt::Write as _;

/// The version that this build writes. A newer minor version only adds fields, which are kept; a newer major version is
/// refused.
const MAJOR: usize = 1;
const MINOR: usize = 0;

/// The set-up of a game and its entries.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// The set-up.
    pub setup: G::Setup,
    /// The hash of the seed, published before the deal.
    pub commitment: Option<Commitment>,
    /// All answers in order, including those of chance. Entry `n` of the text has index `n - 1` here.
    pub entries: Vec<Entry<G::Choice>>,
    /// The seed, added after the end of the game.
    pub seed: Option<Seed>,
    /// Fields before the entries that this build does not know. They are written back unchanged.
    pub head: Vec<(String, String)>,
    /// Fields after the entries that this build does not know. They are written back unchanged.
    pub tail: Vec<(String, String)>,
}

/// One entry of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<C> {
    /// The seat that answered; `None` for chance.
    pub who: Option<Seat>,
    /// What the entry does.
    pub kind: EntryKind<C>,
}

/// What an entry does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind<C> {
    /// Answers the question with this choice.
    Choose(C),
    /// Undoes the entries from number `from` on.
    Undo {
        /// The first undone entry, counted from 1 as in the text.
        from: usize,
    },
}

/// Why a text is not a record of this game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from 1; 0 if the error concerns the whole text.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            0 => f.write_str(&self.message),
            line => write!(f, "line {line}: {}", self.message),
        }
    }
}

impl std::error::Error for RecordError {}

fn at(line: usize, message: impl Into<String>) -> RecordError {
    RecordError { line, message: message.into() }
}

impl<G: Game> Record<G> {
    /// The record of a game that has not started.
    #[must_use]
    pub fn new(setup: G::Setup, commitment: Option<Commitment>) -> Self {
        Self { setup, commitment, entries: Vec::new(), seed: None, head: Vec::new(), tail: Vec::new() }
    }

    /// The text of the record.
    #[must_use]
    pub fn write(&self) -> String {
        let names = G::new(&self.setup).expect("a record's set-up was checked when it was made");
        let mut text = format!("miasma-record {MAJOR}.{MINOR}\ngame {}\n", G::NAME);
        let mut field = |name: &str, value: &str| {
            writeln!(text, "{name} {value}").expect("a string takes all text");
        };
        field("edition", &self.setup.edition().to_string());
        field("pack", &self.setup.pack());
        if let Some(commitment) = &self.commitment {
            field("commitment", &commitment.to_string());
        }
        for (name, value) in self.setup.fields().iter().chain(&self.head) {
            field(name, value);
        }
        text.push_str("entries\n");
        for (number, entry) in (1..).zip(&self.entries) {
            let who = entry.who.map_or_else(|| "chance".to_owned(), |seat| seat.to_string());
            let what = match entry.kind {
                EntryKind::Choose(choice) => names.say(choice),
                EntryKind::Undo { from } => format!("undo {from}"),
            };
            writeln!(text, "{number} {who} {what}").expect("a string takes all text");
        }
        if self.seed.is_some() || !self.tail.is_empty() {
            text.push_str("end\n");
        }
        if let Some(seed) = &self.seed {
            writeln!(text, "seed {seed}").expect("a string takes all text");
        }
        for (name, value) in &self.tail {
            writeln!(text, "{name} {value}").expect("a string takes all text");
        }
        text
    }

    /// Parses a record of this game. The entries are parsed but not replayed.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let text = Text::read(text)?;
        if text.game != G::NAME {
            return Err(at(0, format!("this is a record of {}, not of {}", text.game, G::NAME)));
        }
        let mut edition = G::EDITION;
        let mut pack = String::new();
        let mut commitment = None;
        let mut fields = Vec::new();
        let mut head = Vec::new();
        for (line, name, value) in text.head {
            match name.as_str() {
                "edition" => {
                    let number = value.parse().map_err(|_| at(line, "the edition is not a number"))?;
                    edition = Edition(number);
                }
                "pack" => pack = value,
                "commitment" => commitment = Some(value.parse().map_err(|why: String| at(line, why))?),
                _ if G::Setup::knows(&name) => fields.push((name, value)),
                _ => head.push((name, value)),
            }
        }
        edition.check(G::EDITION).map_err(|why| at(0, why))?;
        let of_setup = |faults: Faults| at(0, format!("its set-up is not possible: {faults}"));
        let setup = G::Setup::from_fields(edition, &pack, &fields).map_err(of_setup)?;
        let names = G::new(&setup).map_err(of_setup)?;
        let entries = text
            .entries
            .iter()
            .map(|(line, who, what)| {
                let who = actor(*line, who, setup.players())?;
                let kind = match what.strip_prefix("undo ") {
                    Some(from) => EntryKind::Undo {
                        from: number(from).ok_or_else(|| at(*line, "undo wants an entry's number"))?,
                    },
                    None => EntryKind::Choose(names.hear(what).map_err(|why| at(*line, why))?),
                };
                Ok(Entry { who, kind })
            })
            .collect::<Result<_, RecordError>>()?;
        let mut seed = None;
        let mut tail = Vec::new();
        for (line, name, value) in text.tail {
            match name.as_str() {
                "seed" => seed = Some(value.parse().map_err(|why: String| at(line, why))?),
                _ => tail.push((name, value)),
            }
        }
        Ok(Self { setup, commitment, entries, seed, head, tail })
    }
}

/// The name of the game of a record.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    Text::read(text).map(|text| text.game)
}

fn actor(line: usize, who: &str, seats: u8) -> Result<Option<Seat>, RecordError> {
    if who == "chance" {
        return Ok(None);
    }
    who.strip_prefix("seat ")
        .and_then(number)
        .filter(|seat| (1..=usize::from(seats)).contains(seat))
        .map(|seat| Some(Seat(seat as u8 - 1)))
        .ok_or_else(|| at(line, format!("\"{who}\" is neither chance nor seat 1 to {seats}")))
}

/// Parses a number. Unlike `parse`, it accepts no sign.
fn number(digits: &str) -> Option<usize> {
    digits.bytes().all(|digit| digit.is_ascii_digit()).then(|| digits.parse().ok()).flatten()
}

/// A record split into its parts, before they are parsed.
struct Text {
    game: String,
    head: Vec<(usize, String, String)>,
    entries: Vec<(usize, String, String)>,
    tail: Vec<(usize, String, String)>,
}

impl Text {
    fn read(text: &str) -> Result<Self, RecordError> {
        let mut lines = (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty());
        let first = lines.next().map_or("", |(_, line)| line);
        let version = first
            .strip_prefix("miasma-record ")
            .ok_or_else(|| at(1, "this is no record: its first line should be \"miasma-record 1.0\""))?;
        let major = version
            .split_once('.')
            .filter(|(_, minor)| number(minor).is_some())
            .and_then(|(major, _)| number(major))
            .filter(|&major| major > 0)
            .ok_or_else(|| at(1, format!("\"{version}\" is no version: write \"miasma-record 1.0\"")))?;
        if major > MAJOR {
            return Err(at(
                1,
                format!(
                    "the record has format {version}, this build reads up to {MAJOR}.x: use a newer miasma"
                ),
            ));
        }
        let mut parts = Self { game: String::new(), head: Vec::new(), entries: Vec::new(), tail: Vec::new() };
        let mut part = "head";
        for (place, line) in lines {
            match (part, line) {
                ("head", "entries") => part = "entries",
                ("entries", "end") => part = "tail",
                ("entries", _) => parts.entry(place, line)?,
                _ => parts.field(place, line, part == "head")?,
            }
        }
        if parts.game.is_empty() {
            return Err(at(
                0,
                "the record does not say which game it is of: a line \"game rattus\" is missing",
            ));
        }
        if part == "head" {
            return Err(at(0, "the record has no line \"entries\": it was cut off, or is no record"));
        }
        Ok(parts)
    }

    fn field(&mut self, place: usize, line: &str, head: bool) -> Result<(), RecordError> {
        let (name, value) = line.split_once(' ').unwrap_or((line, ""));
        let value = value.trim().to_owned();
        if head && name == "game" {
            if !self.game.is_empty() {
                return Err(at(place, "the field \"game\" stands twice"));
            }
            self.game = value;
            return Ok(());
        }
        let fields = if head { &mut self.head } else { &mut self.tail };
        if fields.iter().any(|(_, other, _)| other == name) {
            return Err(at(place, format!("the field \"{name}\" stands twice")));
        }
        fields.push((place, name.to_owned(), value));
        Ok(())
    }

    fn entry(&mut self, line: usize, text: &str) -> Result<(), RecordError> {
        let due = self.entries.len() + 1;
        let shape = || {
            at(line, format!("\"{text}\" is no entry: write \"{due} seat 1 ...\" or \"{due} chance ...\""))
        };
        let (label, rest) = text.split_once(' ').ok_or_else(shape)?;
        if number(label) != Some(due) {
            return Err(at(line, format!("entry {due} should stand here, not \"{label}\"")));
        }
        let words = if rest.starts_with("seat ") { 2 } else { 1 };
        let mut split = rest.splitn(words + 1, ' ');
        let who: Vec<&str> = split.by_ref().take(words).collect();
        let what = split.next().ok_or_else(shape)?;
        self.entries.push((line, who.join(" "), what.to_owned()));
        Ok(())
    }
}
