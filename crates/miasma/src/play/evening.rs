//! One game at the terminal, from sitting down to leaving.

use super::order::Order;
use super::sitter::Sitters;
use super::typed;
use crate::failure::{Failure, Outcome};
use crate::ledger::Ledger;
use crate::packs::Pack;
use crate::proof::prove;
use crate::texts::Texts;
use ::bots::{BotPlayer, BotRng};
use game::{Actor, Dealer, Event as _, Eye, Journal, Question, Record, Seat, Seed, Setup as _, Sitting};
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use title::Title;
use title::layout::{numbered, wrapped};

/// A game, those who play it, and what each of them has not yet been told.
pub struct Evening<'a, G: Title, W> {
    pub(super) sitting: Sitting<G>,
    pub(super) dealer: Dealer,
    pub(super) seed: Seed,
    pub(super) sitters: Sitters,
    pub(super) texts: Texts,
    pub(super) ledger: Ledger,
    pub(super) pack: &'a Pack,
    pub(super) out: &'a mut W,
    /// For each eye before the screen, the sentences it has yet to read.
    pub(super) news: Vec<(Eye, Vec<String>)>,
    /// Whose eyes the screen was last meant for.
    pub(super) before: Option<Seat>,
    /// How many entries the record had when the table was last shown, and to whom.
    pub(super) shown: Option<(usize, Eye)>,
}

/// Whether the evening goes on.
pub(super) enum Mood {
    /// It does.
    On,
    /// Somebody wants to leave, or there is nobody to ask any more.
    Off,
}

impl<'a, G: Title, W: Write> Evening<'a, G, W> {
    /// Sits down to a game that has just begun, or goes on where its record ends.
    pub fn sit_down(
        record: &Record<G>,
        sitters: Sitters,
        pack: &'a Pack,
        out: &'a mut W,
    ) -> Result<Self, Failure> {
        let texts = Texts::of::<G>(&record.setup).calling(sitters.names());
        let seed = record.seed.expect("a game at the terminal has its seed");
        let (sitting, dealer) = take_up(record, &texts)?;
        Ok(Self {
            sitting,
            dealer,
            seed,
            news: sitters.eyes().into_iter().map(|eye| (eye, Vec::new())).collect(),
            sitters,
            texts,
            ledger: Ledger::of::<G>(),
            pack,
            out,
            before: None,
            shown: None,
        })
    }

    /// Plays until the game is over or somebody leaves; then writes the record, if it is wanted.
    pub fn play(mut self, record: Option<&Path>) -> Result<Outcome, Failure> {
        self.greet()?;
        let mut lines = typed::lines(io::stdin().lock());
        while let Mood::On = self.step(&mut lines)? {}
        if let Some(path) = record {
            self.save(path)?;
        }
        self.out.flush()?;
        Ok(Outcome::Fine)
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let game = self.texts.name("game", G::NAME);
        let commitment = self.seed.commitment().to_string();
        let seats = self.sitters.told(&self.texts);
        self.say("play-welcome", &[("game", game.into()), ("seats", seats.into())])?;
        self.say("play-commitment", &[("commitment", commitment.into())])?;
        for advice in self.sitting.record().setup.advice() {
            writeln!(self.out, "{}", wrapped(&self.texts.warning(&advice)))?;
        }
        self.say("play-try-help", &[])
    }

    /// One question: answered by chance, by a bot or by a person; or the end.
    fn step(&mut self, lines: &mut impl Iterator<Item = io::Result<String>>) -> Result<Mood, Failure> {
        let Some(question) = self.sitting.question() else { return self.after_the_end(lines) };
        match question.who {
            Actor::Chance(_) => {
                let mut journal = Journal::kept();
                self.sitting.settle(&mut self.dealer, &mut journal);
                self.note(&mut journal);
                Ok(Mood::On)
            }
            Actor::Seat(seat) => match self.sitters.bot(seat) {
                Some(bot) => {
                    let rng = BotRng::for_decision(&self.seed, self.sitting.record().entries.len());
                    let decision = BotPlayer::new(bot.clone(), rng).decide(self.sitting.game());
                    self.choose(seat, decision.choice)?;
                    Ok(Mood::On)
                }
                // A question that leaves no choice is only asked so that nobody can tell (AF-25).
                None => match question.options.only() {
                    Some(only) => {
                        self.choose(seat, only)?;
                        Ok(Mood::On)
                    }
                    None => self.ask(seat, &question, lines),
                },
            },
        }
    }

    fn ask(
        &mut self,
        seat: Seat,
        question: &Question<G::Choice>,
        lines: &mut impl Iterator<Item = io::Result<String>>,
    ) -> Result<Mood, Failure> {
        let eye = Eye::Seat(seat);
        if self.hand_over(seat, lines)?.is_off() {
            return Ok(Mood::Off);
        }
        self.tell(eye)?;
        let now = (self.sitting.record().entries.len(), eye);
        if self.shown != Some(now) {
            self.show(eye)?;
            self.put(question)?;
            self.shown = Some(now);
        }
        let Some(line) = self.read(lines)? else { return self.leave() };
        match Order::read(&line) {
            Order::Choose(typed) => self.answer(seat, question, &typed)?,
            Order::Why(typed) => self.why(question, &typed)?,
            order => return self.obey(order, eye),
        }
        Ok(Mood::On)
    }

    /// The result, and then whatever people still want; the end of the input ends the evening.
    fn after_the_end(
        &mut self,
        lines: &mut impl Iterator<Item = io::Result<String>>,
    ) -> Result<Mood, Failure> {
        let now = (self.sitting.record().entries.len(), Eye::Open);
        if self.shown != Some(now) {
            self.shown = Some(now);
            // Nobody has secrets any more: whoever has waited longest has most to read.
            let longest = self.news.iter().max_by_key(|(_, news)| news.len()).map(|(eye, _)| *eye);
            if let Some(eye) = longest {
                self.tell(eye)?;
            }
            self.show(Eye::Open)?;
            self.texts.write_standing(&self.sitting.game().standing(), self.out)?;
            let seed = self.seed.to_string();
            self.say("play-seed", &[("seed", seed.into())])?;
            if self.sitters.eyes() == [Eye::Watcher] {
                return Ok(Mood::Off);
            }
            self.say("play-over", &[])?;
        }
        match self.read(lines)? {
            None => Ok(Mood::Off),
            Some(line) => self.obey(Order::read(&line), Eye::Open),
        }
    }

    /// Where several people share the screen, the next one is called before their secrets are shown.
    fn hand_over(
        &mut self,
        seat: Seat,
        lines: &mut impl Iterator<Item = io::Result<String>>,
    ) -> Result<Mood, Failure> {
        let changes = self.before.is_some_and(|before| before != seat);
        self.before = Some(seat);
        if !changes {
            return Ok(Mood::On);
        }
        let name = self.texts.seat(seat);
        self.say("play-hand-over", &[("seat", name.clone().into())])?;
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            self.say("play-look-away", &[("seat", name.into())])?;
            if self.read(lines)?.is_none() {
                return self.leave();
            }
            // Clears the screen, and what had scrolled out of it too.
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(Mood::On)
    }

    /// Keeps what happened for everybody before the screen, each as they may know it.
    pub(super) fn note(&mut self, journal: &mut Journal<G>) {
        for event in journal.take() {
            for (eye, news) in &mut self.news {
                let told =
                    event.seen_by(*eye).map(|event| self.texts.phrase(&self.sitting.game().tell(&event)));
                // What goes without saying at a table has an empty text.
                news.extend(told.filter(|sentence| !sentence.is_empty()));
            }
        }
    }

    /// Tells `eye` what it has not read yet.
    pub(super) fn tell(&mut self, eye: Eye) -> Result<(), Failure> {
        let news = self.news.iter_mut().find(|(other, _)| *other == eye);
        let news = news.map(|(_, news)| std::mem::take(news)).unwrap_or_default();
        for alike in news.chunk_by(|one, other| one == other) {
            let sentence = match alike {
                [sentence] => sentence.clone(),
                [sentence, ..] => {
                    let args = [("sentence", sentence.into()), ("times", alike.len().into())];
                    self.texts.own("play-times", &args)
                }
                [] => unreachable!("a chunk has an item"),
            };
            writeln!(self.out, "{}", wrapped(&sentence))?;
        }
        Ok(())
    }

    pub(super) fn show(&mut self, eye: Eye) -> Result<(), Failure> {
        writeln!(self.out, "\n{}", self.sitting.game().screen(eye, &self.texts))?;
        Ok(())
    }

    /// Asks, with the answers numbered.
    pub(super) fn put(&mut self, question: &Question<G::Choice>) -> Result<(), Failure> {
        let game = self.sitting.game();
        writeln!(self.out, "{}", wrapped(&self.texts.cited(&game.prompt(question))))?;
        let answers: Vec<String> = question.options.iter().map(|option| game.say(option)).collect();
        writeln!(self.out, "{}", numbered(&answers))?;
        Ok(())
    }

    fn read(
        &mut self,
        lines: &mut impl Iterator<Item = io::Result<String>>,
    ) -> Result<Option<String>, Failure> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let line = lines.next().transpose().map_err(|error| Failure::cannot("read what was typed", error))?;
        if !io::stdin().is_terminal() {
            // What is piped in is not on the screen: a transcript should have it.
            writeln!(self.out, "{}", line.as_deref().unwrap_or(""))?;
        }
        Ok(line)
    }

    pub(super) fn say(
        &mut self,
        key: &str,
        args: &[(&'static str, fluent_bundle::FluentValue<'_>)],
    ) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", self.texts.own(key, args))?)
    }
}

impl Mood {
    fn is_off(&self) -> bool {
        matches!(self, Self::Off)
    }
}

/// The game at the end of its record, and the dealer after its draws.
pub(super) fn take_up<G: Title>(record: &Record<G>, texts: &Texts) -> Result<(Sitting<G>, Dealer), Failure> {
    let proof = prove(record, texts)?
        .map_err(|flaw| Failure::because(format!("the game can't be taken up, it fails at {flaw}")))?;
    let dealer = proof.dealer.expect("a game at the terminal has its seed");
    Ok((proof.sitting, dealer))
}
