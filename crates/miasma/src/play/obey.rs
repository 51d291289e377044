//! What a person at the terminal can have done: answers, and everything that is no answer.

use super::evening::{Evening, Mood, take_up};
use super::order::{Order, Reach};
use super::words::{Meaning, meaning};
use crate::failure::Failure;
use crate::files;
use crate::proof::refusal;
use crate::texts::Texts;
use game::{Eye, Journal, Limit, NoUndo, Phrase, Question, Seat};
use std::io::Write;
use std::path::Path;
use title::Title;
use title::layout::wrapped;

impl<G: Title, W: Write> Evening<'_, G, W> {
    /// What can be done whoever is asked, and after the end too.
    pub(super) fn obey(&mut self, order: Order, eye: Eye) -> Result<Mood, Failure> {
        match order {
            Order::Undo(reach) => self.undo(reach)?,
            Order::Help(what) => self.help(what.as_deref())?,
            Order::Table => {
                self.show(eye)?;
                if let Some(question) = self.sitting.question() {
                    self.put(&question)?;
                }
            }
            Order::Save(path) => match self.save(&path) {
                Err(Failure::Because(why)) => writeln!(self.out, "{why}")?,
                other => other?,
            },
            Order::Load(path) => match self.load(&path) {
                Err(Failure::Because(why)) => writeln!(self.out, "{why}")?,
                other => other?,
            },
            Order::Quit => return self.leave(),
            Order::Incomplete(key) => self.say(key, &[])?,
            Order::Choose(_) | Order::Why(_) => self.say("play-over", &[])?,
            Order::Blank => {}
        }
        Ok(Mood::On)
    }

    pub(super) fn answer(
        &mut self,
        seat: Seat,
        question: &Question<G::Choice>,
        typed: &str,
    ) -> Result<(), Failure> {
        match meaning(self.sitting.game(), question, typed) {
            Meaning::Choice(choice) => self.choose(seat, choice),
            other => self.puzzle(question, typed, other),
        }
    }

    pub(super) fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Failure> {
        let mut journal = Journal::kept();
        match self.sitting.play(Some(seat), choice, &mut journal) {
            Err(refused) => writeln!(self.out, "{}", wrapped(&refusal(&refused, &self.texts)))?,
            Ok(()) => {
                self.note(&mut journal);
                if self.sitters.bot(seat).is_none() {
                    self.tell(Eye::Seat(seat))?;
                }
            }
        }
        Ok(())
    }

    pub(super) fn why(&mut self, question: &Question<G::Choice>, typed: &str) -> Result<(), Failure> {
        match meaning(self.sitting.game(), question, typed) {
            Meaning::Choice(choice) => match self.sitting.game().refusal(choice) {
                Some(because) => self.cite(&because),
                None => {
                    let words = self.sitting.game().say(choice);
                    self.say("play-allowed", &[("choice", words.into())])
                }
            },
            other => self.puzzle(question, typed, other),
        }
    }

    /// Says why what was typed names no choice.
    fn puzzle(
        &mut self,
        question: &Question<G::Choice>,
        typed: &str,
        meaning: Meaning<G::Choice>,
    ) -> Result<(), Failure> {
        match meaning {
            Meaning::Choice(_) => Ok(()),
            Meaning::Several(several) => {
                let several = self.texts.own("play-several", &[("several", several.join(", ").into())]);
                Ok(writeln!(self.out, "{}", wrapped(&several))?)
            }
            Meaning::TooMany => self.say("play-too-many", &[("most", question.options.len().into())]),
            Meaning::Nothing(Some(why)) => Ok(writeln!(self.out, "{}", wrapped(&why))?),
            Meaning::Nothing(None) => {
                let unclear = self.texts.own("play-unclear", &[("typed", typed.into())]);
                Ok(writeln!(self.out, "{}", wrapped(&unclear))?)
            }
        }
    }

    /// Takes back what whoever acted last can take back, provided it was a person.
    fn undo(&mut self, reach: Reach) -> Result<(), Failure> {
        let last = self.sitting.record().entries.last().and_then(|entry| entry.who).unwrap_or(Seat(0));
        let seat = match self.sitting.undoable(last) {
            Err(NoUndo::NotYours(other)) => other,
            _ => last,
        };
        let (entries, limit) = match self.sitting.undoable(seat) {
            Ok(_) if self.sitters.bot(seat).is_some() => {
                let entry = self.sitting.record().entries.len();
                return self.cite(&Limit::Acted { entry, seat }.phrase());
            }
            Ok(undoable) => undoable,
            Err(no) => return self.cite(&no.phrase()),
        };
        let from = match reach {
            Reach::Step => entries.last(),
            Reach::All => entries.first(),
        };
        let from = *from.expect("something can be taken back");
        self.sitting.undo(seat, from).expect("the entry is one of those that can be taken back");
        self.say("play-undone", &[("entry", from.into())])?;
        if Some(&from) == entries.first() {
            self.cite(&limit.phrase())?;
        }
        Ok(())
    }

    /// Says a sentence of the rules with the rule it comes from.
    fn cite(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", wrapped(&self.texts.cited(phrase)))?)
    }

    fn help(&mut self, what: Option<&str>) -> Result<(), Failure> {
        let Some(what) = what else { return self.say("play-help", &[]) };
        let described =
            G::describe(&self.sitting.record().setup, &what.to_lowercase().replace(' ', "_"), &self.texts);
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
        let mut record = self.sitting.record().clone();
        files::close(&mut record, self.seed, &self.sitting.game().standing());
        files::write(path, &record)?;
        self.say("play-saved", &[("file", path.display().to_string().into())])
    }

    fn load(&mut self, path: &Path) -> Result<(), Failure> {
        let (record, sitters) = super::open::<G>(path, self.pack)?;
        let texts = Texts::of::<G>(&record.setup).calling(sitters.names());
        (self.sitting, self.dealer) = take_up(&record, &texts)?;
        self.seed = record.seed.expect("an opened record has its seed");
        self.news = sitters.eyes().into_iter().map(|eye| (eye, Vec::new())).collect();
        (self.sitters, self.texts) = (sitters, texts);
        (self.before, self.shown) = (None, None);
        self.say("play-loaded", &[("file", path.display().to_string().into())])
    }

    pub(super) fn leave(&mut self) -> Result<Mood, Failure> {
        if self.sitting.question().is_some() {
            self.say("play-left", &[])?;
        }
        Ok(Mood::Off)
    }
}
