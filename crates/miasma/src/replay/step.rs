//! One step of a replay as one eye saw it. `docs/replay-json.md` describes its JSON.

use crate::failure::Failure;
use crate::texts::{self, Texts};
use game::{
    Actor, Entry, EntryKind, Event as _, Eye, Phrase, Place, Purpose, Question, Record, Setup as _, Standing,
    Value,
};
use serde::{Serialize, Serializer};
use serde_json::json;
use std::collections::BTreeMap;
use std::io::Write;
use title::Title;
use title::layout::hanging_within;

/// One entry and the table after it, as one eye saw them.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Step<G: Title> {
    /// The number of the entry; 0 is the table before the first.
    pub entry: usize,
    /// The head of the record, only in step 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<Head>,
    /// The seat that answered, or chance; `None` if the eye could not know it.
    actor: Option<String>,
    #[serde(flatten)]
    answered: Answered,
    /// The first undone entry.
    undo: Option<usize>,
    /// The events.
    events: Vec<EventStep>,
    /// The table after it.
    table: G::View,
    /// The next question; `None` when the game is over.
    question: Option<ShownQuestion>,
    /// The result, when the game is over.
    #[serde(serialize_with = "result")]
    standing: Option<Standing>,
}

/// The question of an entry and its answer; all `None` if the eye could not know them.
#[derive(Serialize, Default)]
struct Answered {
    /// The stream a draw came from.
    stream: Option<&'static str>,
    prompt: Option<&'static str>,
    rule: Option<&'static str>,
    options: Option<Vec<String>>,
    /// The answer of a seat.
    choice: Option<String>,
    /// The answer of chance.
    drawn: Option<String>,
    #[serde(skip)]
    phrase: Option<Phrase>,
}

/// The head of a record.
#[derive(Serialize)]
pub struct Head {
    game: &'static str,
    edition: u16,
    pack: String,
    commitment: Option<String>,
    #[serde(serialize_with = "object")]
    setup: Vec<(String, String)>,
}

/// One event.
#[derive(Serialize)]
struct EventStep {
    event: &'static str,
    rule: &'static str,
    args: PhraseArgs,
    #[serde(skip)]
    phrase: Phrase,
    #[serde(skip)]
    opens: bool,
}

/// Width of the output in characters.
const WIDTH: usize = 124;
/// The column where events begin, right of the answers.
const COLUMN: usize = 38;

/// A question as one eye sees it: complete for the seat that is asked, otherwise only who has to answer.
#[derive(Serialize, Default)]
struct ShownQuestion {
    who: Option<String>,
    stream: Option<&'static str>,
    waiting: Vec<String>,
    prompt: Option<&'static str>,
    rule: Option<&'static str>,
    args: Option<PhraseArgs>,
    options: Option<Vec<String>>,
    #[serde(skip)]
    phrase: Option<Phrase>,
}

/// The arguments of a sentence.
struct PhraseArgs(Vec<(&'static str, Value)>);

impl Head {
    /// The head of this record.
    pub fn of<G: Title>(record: &Record<G>) -> Self {
        Self {
            game: G::NAME,
            edition: record.setup.edition().0,
            pack: record.setup.pack(),
            commitment: record.commitment.map(|commitment| commitment.to_string()),
            setup: record.setup.fields(),
        }
    }

    /// Prints the game and its set-up.
    fn write(&self, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
        let (game, edition) = (texts.name("game", self.game), self.edition);
        writeln!(out, "{}", texts.own("replay-head", &[("game", game.into()), ("edition", edition.into())]))?;
        for (name, value) in &self.setup {
            writeln!(out, "  {name:<20} {value}")?;
        }
        writeln!(out)?;
        Ok(())
    }
}

impl<G: Title> Step<G> {
    /// The table before the first entry.
    pub fn first(head: Head, game: &G, eye: Eye) -> Self {
        Self { record: Some(head), ..Self::after(0, game, eye) }
    }

    /// The step of an entry.
    pub fn of(
        number: usize,
        before: &G,
        entry: &Entry<G::Choice>,
        after: &G,
        events: &[G::Event],
        eye: Eye,
    ) -> Self {
        let mut step = Self::after(number, after, eye);
        step.events = events
            .iter()
            .filter_map(|event| event.seen_by(eye))
            .map(|event| EventStep::of(after, &event))
            .collect();
        match entry.kind {
            EntryKind::Undo { from } => {
                step.actor = entry.who.map(|seat| seat.to_string());
                step.undo = Some(from);
            }
            EntryKind::Choose(choice) => {
                let question = before.question().expect("an accepted entry answered a question");
                step.actor = question.apparent_to(eye).map(|who| who.to_string());
                if question.read_by(eye) {
                    step.answered = Answered::of(before, &question, choice);
                }
            }
        }
        step
    }

    fn after(entry: usize, game: &G, eye: Eye) -> Self {
        let standing = game.standing();
        Self {
            entry,
            record: None,
            actor: None,
            answered: Answered::default(),
            undo: None,
            events: Vec::new(),
            table: game.view(eye),
            question: game.question().map(|question| ShownQuestion::of(game, &question, eye)),
            standing: standing.ended_by.is_some().then_some(standing),
        }
    }

    /// Prints the step without the table: the answer, and next to it the events.
    pub fn write(&self, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
        if let Some(head) = &self.record {
            head.write(texts, out)?;
        }
        let Some(actor) = self.actor.as_deref().or((self.entry > 0).then_some("somebody")) else {
            return Ok(());
        };
        let deed = match (&self.answered.choice, &self.answered.drawn, self.undo) {
            (Some(words), _, _) | (_, Some(words), _) => words.clone(),
            (_, _, Some(from)) => format!("undo {from}"),
            _ => "...".to_owned(),
        };
        let mut lines = EntryLines { label: format!("{:>5}  {actor}: {deed}", self.entry), out };
        let shown: Vec<&EventStep> =
            self.events.iter().filter(|happening| !texts.phrase(&happening.phrase).is_empty()).collect();
        // An answer without an object or without events needs its question to be understood.
        let bare = self.answered.choice.as_ref().filter(|words| shown.is_empty() || !words.contains(' '));
        if let Some(question) = self.answered.phrase.as_ref().filter(|_| bare.is_some()) {
            lines.line(&texts.cited(question))?;
        }
        if let Some(entry) = self.undo {
            lines.line(&texts.own("replay-undone", &[("entry", entry.into())]))?;
        }
        for happening in shown {
            let sentence = texts.cited(&happening.phrase);
            if happening.opens { lines.heading(&sentence)? } else { lines.line(&sentence)? }
        }
        lines.close()
    }

    /// Prints the next question, or the result.
    pub fn write_question(&self, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
        match (&self.question, &self.standing) {
            (Some(ShownQuestion { phrase: Some(phrase), options: Some(options), .. }), _) => {
                writeln!(out, "{}", texts.cited(phrase))?;
                writeln!(out, "  {}", options.join(", "))?;
            }
            (Some(asked), _) => writeln!(out, "Waiting for {}.", texts.list(&asked.waiting))?,
            (None, Some(standing)) => texts::write_standing(texts, standing, out)?,
            (None, None) => {}
        }
        Ok(())
    }
}

/// The lines of one entry: the answer on the left of the first, the events on the right.
struct EntryLines<'a, W> {
    label: String,
    out: &'a mut W,
}

impl<W: Write> EntryLines<'_, W> {
    fn line(&mut self, sentence: &str) -> Result<(), Failure> {
        let label = format!("{:<COLUMN$} ", self.label);
        self.label.clear();
        Ok(writeln!(self.out, "{}", hanging_within(WIDTH, &label, sentence, COLUMN + 3))?)
    }

    fn heading(&mut self, sentence: &str) -> Result<(), Failure> {
        self.close()?;
        Ok(writeln!(self.out, "\n{sentence}")?)
    }

    fn close(&mut self) -> Result<(), Failure> {
        if !self.label.is_empty() {
            writeln!(self.out, "{}", self.label)?;
            self.label.clear();
        }
        Ok(())
    }
}

impl Answered {
    fn of<G: Title>(game: &G, question: &Question<G::Choice>, choice: G::Choice) -> Self {
        let words = Some(game.say(choice));
        let phrase = game.prompt(question);
        let (choice, drawn) = if question.who.seat().is_some() { (words, None) } else { (None, words) };
        Self {
            stream: stream(question),
            prompt: Some(question.prompt),
            rule: Some(phrase.rule.0),
            options: Some(options(game, question)),
            choice,
            drawn,
            phrase: Some(phrase),
        }
    }
}

impl ShownQuestion {
    fn of<G: Title>(game: &G, question: &Question<G::Choice>, eye: Eye) -> Self {
        let who = question.apparent_to(eye).map(|who| who.to_string());
        let waiting = question.waiting.iter().map(|seat| seat.to_string()).collect();
        if !question.read_by(eye) {
            return Self { who, waiting, ..Self::default() };
        }
        let phrase = game.prompt(question);
        Self {
            who,
            stream: stream(question),
            waiting,
            prompt: Some(question.prompt),
            rule: Some(phrase.rule.0),
            args: Some(PhraseArgs(phrase.args.clone())),
            options: Some(options(game, question)),
            phrase: Some(phrase),
        }
    }
}

impl EventStep {
    fn of<G: Title>(game: &G, event: &G::Event) -> Self {
        let (phrase, opens) = (game.tell(event), G::is_heading(event));
        Self { event: phrase.key, rule: phrase.rule.0, args: PhraseArgs(phrase.args.clone()), phrase, opens }
    }
}

fn options<G: Title>(game: &G, question: &Question<G::Choice>) -> Vec<String> {
    question.options.iter().map(|option| game.say(option)).collect()
}

/// The random stream of a question to chance.
fn stream<C: game::Choice>(question: &Question<C>) -> Option<&'static str> {
    match question.who {
        Actor::Seat(_) | Actor::Chance(Purpose::Bot) => None,
        Actor::Chance(Purpose::Deal) => Some("deal"),
        Actor::Chance(Purpose::Draw) => Some("draw"),
    }
}

impl Serialize for PhraseArgs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, plain(value))))
    }
}

/// Serializes names and values in their order.
fn object<S: Serializer>(fields: &[(String, String)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(fields.iter().map(|(name, value)| (name, value)))
}

/// Serializes a result, with seats as in records.
fn result<S: Serializer>(standing: &Option<Standing>, serializer: S) -> Result<S::Ok, S::Error> {
    let place = |place: &Place| {
        json!({
            "seat": place.seat.to_string(),
            "rank": place.rank,
            "score": place.score,
            "parts": place.parts.iter().copied().collect::<BTreeMap<&str, i32>>(),
        })
    };
    let result = standing.as_ref().map(|standing| {
        let places: Vec<_> = standing.places.iter().map(place).collect();
        json!({ "ended_by": standing.ended_by, "places": places, "title": standing.title })
    });
    result.serialize(serializer)
}

fn plain(value: &Value) -> serde_json::Value {
    match value {
        Value::Id(_, id) => (*id).into(),
        Value::Seat(seat) => seat.to_string().into(),
        Value::Number(number) => (*number).into(),
        Value::Flag(flag) => (*flag).into(),
        Value::List(things) => things.iter().map(plain).collect(),
    }
}
