//! Carries out what a person types: answers and commands.

use super::input::{Input, Reach};
use super::parse::{Parsed, parse_choice};
use super::session::{Flow, Session, restore};
use crate::failure::Failure;
use crate::files;
use crate::proof::refusal;
use crate::texts;
use game::{Eye, Journal, Limit, NoUndo, Phrase, Question, Seat};
use std::io::Write;
use std::path::Path;
use title::Title;
use title::layout::wrapped;

impl<G: Title, W: Write> Session<'_, G, W> {
    /// Runs a command that does not depend on the question. It also works after the end.
    pub(super) fn run_input(&mut self, input: Input, eye: Eye) -> Result<Flow, Failure> {
        match input {
            Input::Undo(reach) => self.undo(reach)?,
            Input::Help(what) => self.help(what.as_deref())?,
            Input::Table => {
                self.show(eye)?;
                if let Some(question) = self.recorded.question() {
                    self.print_question(&question)?;
                }
            }
            Input::Save(path) => match self.save(&path) {
                Err(Failure::Message(why)) => writeln!(self.out, "{why}")?,
                other => other?,
            },
            Input::Load(path) => match self.load(&path) {
                Err(Failure::Message(why)) => writeln!(self.out, "{why}")?,
                other => other?,
            },
            Input::Quit => return self.leave(),
            Input::Incomplete(key) => self.say(key, &[])?,
            Input::Choose(_) | Input::Why(_) => self.say("play-over", &[])?,
            Input::Blank => {}
        }
        Ok(Flow::Continue)
    }

    pub(super) fn answer(
        &mut self,
        seat: Seat,
        question: &Question<G::Choice>,
        typed: &str,
    ) -> Result<(), Failure> {
        match parse_choice(self.recorded.game(), question, typed) {
            Parsed::Choice(choice) => self.choose(seat, choice),
            other => self.explain(question, typed, other),
        }
    }

    pub(super) fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Failure> {
        let mut journal = Journal::recording();
        match self.recorded.play(Some(seat), choice, &mut journal) {
            Err(refused) => writeln!(self.out, "{}", wrapped(&refusal::<G>(&refused, &self.texts)))?,
            Ok(()) => {
                self.note(&mut journal);
                if self.seating.bot(seat).is_none() {
                    self.print_news(Eye::Seat(seat))?;
                }
            }
        }
        Ok(())
    }

    pub(super) fn why(&mut self, question: &Question<G::Choice>, typed: &str) -> Result<(), Failure> {
        match parse_choice(self.recorded.game(), question, typed) {
            Parsed::Choice(choice) => match self.recorded.game().refusal(choice) {
                Some(because) => self.cite(&because),
                None => {
                    let words = self.recorded.game().say(choice);
                    self.say("play-allowed", &[("choice", words.into())])
                }
            },
            other => self.explain(question, typed, other),
        }
    }

    /// Says why what was typed names no choice.
    fn explain(
        &mut self,
        question: &Question<G::Choice>,
        typed: &str,
        meaning: Parsed<G::Choice>,
    ) -> Result<(), Failure> {
        match meaning {
            Parsed::Choice(_) => Ok(()),
            Parsed::Ambiguous(several) => {
                let several = self.texts.own("play-several", &[("several", several.join(", ").into())]);
                Ok(writeln!(self.out, "{}", wrapped(&several))?)
            }
            Parsed::OutOfRange => self.say("play-too-many", &[("most", question.options.len().into())]),
            Parsed::Unknown(Some(why)) => Ok(writeln!(self.out, "{}", wrapped(&why))?),
            Parsed::Unknown(None) => {
                let unclear = self.texts.own("play-unclear", &[("typed", typed.into())]);
                Ok(writeln!(self.out, "{}", wrapped(&unclear))?)
            }
        }
    }

    /// Undoes answers of the person who acted last.
    fn undo(&mut self, reach: Reach) -> Result<(), Failure> {
        let last = self.recorded.record().entries.last().and_then(|entry| entry.who).unwrap_or(Seat(0));
        let seat = match self.recorded.undoable(last) {
            Err(NoUndo::NotYours(other)) => other,
            _ => last,
        };
        let (entries, limit) = match self.recorded.undoable(seat) {
            Ok(_) if self.seating.bot(seat).is_some() => {
                let entry = self.recorded.record().entries.len();
                return self.cite(&Limit::Acted { entry, seat }.phrase::<G>());
            }
            Ok(undoable) => undoable,
            Err(no) => return self.cite(&no.phrase::<G>()),
        };
        let from = match reach {
            Reach::Step => entries.last(),
            Reach::All => entries.first(),
        };
        let from = *from.expect("there is an entry to undo");
        self.recorded.undo(seat, from).expect("the entry can be undone");
        self.dealer.rewind(from);
        self.say("play-undone", &[("entry", from.into())])?;
        if Some(&from) == entries.first() {
            self.cite(&limit.phrase::<G>())?;
        }
        Ok(())
    }

    /// Prints a sentence with the id of its rule.
    fn cite(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", wrapped(&self.texts.cited(phrase)))?)
    }

    fn help(&mut self, what: Option<&str>) -> Result<(), Failure> {
        let Some(what) = what else { return self.say("play-help", &[]) };
        let described =
            G::describe(&self.recorded.record().setup, &what.to_lowercase().replace(' ', "_"), &self.texts);
        if let Some(described) = &described {
            writeln!(self.out, "{}", wrapped(described))?;
        }
        let rules = match self.ledger.find(what) {
            Some(rule) => vec![rule],
            None if described.is_some() => self.ledger.opening(what),
            None => self.ledger.about(what),
        };
        if rules.is_empty() && described.is_none() {
            return self.say("play-no-help", &[("what", what.into())]);
        }
        for rule in rules {
            writeln!(self.out, "{}", wrapped(&format!("{}  {}", rule.id, rule.text)))?;
        }
        Ok(())
    }

    pub(super) fn save(&mut self, path: &Path) -> Result<(), Failure> {
        let mut record = self.recorded.record().clone();
        files::close(&mut record, self.seed, &self.recorded.game().standing());
        files::write(path, &record)?;
        self.say("play-saved", &[("file", path.display().to_string().into())])
    }

    fn load(&mut self, path: &Path) -> Result<(), Failure> {
        let (record, seating) = super::open::<G>(path, self.pack)?;
        let texts = texts::of::<G>(&record.setup).with_names(seating.names());
        (self.recorded, self.dealer) = restore(&record, &texts)?;
        self.seed = record.seed.expect("an opened record has its seed");
        self.news = seating.eyes().into_iter().map(|eye| (eye, Vec::new())).collect();
        (self.seating, self.texts) = (seating, texts);
        (self.before, self.shown) = (None, None);
        self.say("play-loaded", &[("file", path.display().to_string().into())])
    }

    pub(super) fn leave(&mut self) -> Result<Flow, Failure> {
        if self.recorded.question().is_some() {
            self.say("play-left", &[])?;
        }
        Ok(Flow::Quit)
    }
}
