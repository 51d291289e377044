//! One game in the terminal, from start to end.

use super::input::Input;
use super::lines;
use super::seating::Seating;
use crate::failure::{Failure, Outcome};
use crate::ledger::Ledger;
use crate::packs::Pack;
use crate::proof::prove;
use crate::texts::{self, Texts};
use ::bots::{BotPlayer, BotRng};
use game::{Actor, Dealer, Event as _, Eye, Journal, Question, Record, RecordedGame, Seat, Seed, Setup as _};
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use title::Title;
use title::layout::{numbered, wrapped};

/// A running game, its players, and the messages that each of them has not read yet.
pub struct Session<'a, G: Title, W> {
    pub(super) recorded: RecordedGame<G>,
    pub(super) dealer: Dealer,
    pub(super) seed: Seed,
    pub(super) seating: Seating,
    pub(super) texts: Texts,
    pub(super) ledger: Ledger,
    pub(super) pack: &'a Pack,
    pub(super) out: &'a mut W,
    /// For each eye at the screen, its unread messages.
    pub(super) news: Vec<(Eye, Vec<String>)>,
    /// The seat that the screen was last shown to.
    pub(super) before: Option<Seat>,
    /// The number of entries when the table was last printed, and the eye it was printed for.
    pub(super) shown: Option<(usize, Eye)>,
}

/// Whether the session continues.
pub(super) enum Flow {
    /// It continues.
    Continue,
    /// Somebody quit, or the input ended.
    Quit,
}

impl<'a, G: Title, W: Write> Session<'a, G, W> {
    /// Starts a new game, or continues one at the end of its record.
    pub fn new(
        record: &Record<G>,
        seating: Seating,
        pack: &'a Pack,
        out: &'a mut W,
    ) -> Result<Self, Failure> {
        let texts = texts::of::<G>(&record.setup).with_names(seating.names());
        let seed = record.seed.expect("a game in the terminal has its seed");
        let (recorded, dealer) = restore(record, &texts)?;
        Ok(Self {
            recorded,
            dealer,
            seed,
            news: seating.eyes().into_iter().map(|eye| (eye, Vec::new())).collect(),
            seating,
            texts,
            ledger: Ledger::of::<G>(),
            pack,
            out,
            before: None,
            shown: None,
        })
    }

    /// Plays until the game is over or somebody quits, then writes the record if requested.
    pub fn play(mut self, record: Option<&Path>) -> Result<Outcome, Failure> {
        self.greet()?;
        let mut lines = lines::read(io::stdin().lock());
        while let Flow::Continue = self.step(&mut lines)? {}
        if let Some(path) = record {
            self.save(path)?;
        }
        self.out.flush()?;
        Ok(Outcome::Success)
    }

    fn greet(&mut self) -> Result<(), Failure> {
        let game = self.texts.name("game", G::NAME);
        let commitment = self.seed.commitment().to_string();
        let seats = self.seating.describe(&self.texts);
        self.say("play-welcome", &[("game", game.into()), ("seats", seats.into())])?;
        self.say("play-commitment", &[("commitment", commitment.into())])?;
        for advice in self.recorded.record().setup.advice() {
            writeln!(self.out, "{}", wrapped(&texts::warning(&self.texts, &advice)))?;
        }
        self.say("play-try-help", &[])
    }

    /// Handles one question, which chance, a bot or a person answers, or the end.
    fn step(&mut self, lines: &mut impl Iterator<Item = io::Result<String>>) -> Result<Flow, Failure> {
        let Some(question) = self.recorded.question() else { return self.after_the_end(lines) };
        match question.who {
            Actor::Chance(_) => {
                let mut journal = Journal::recording();
                self.recorded.settle(&mut self.dealer, &mut journal);
                self.note(&mut journal);
                Ok(Flow::Continue)
            }
            Actor::Seat(seat) => match self.seating.bot(seat) {
                Some(bot) => {
                    let rng = BotRng::for_decision(&self.seed, self.recorded.record().entries.len());
                    let decision = BotPlayer::new(bot.clone(), rng).decide(self.recorded.game());
                    self.choose(seat, decision.choice)?;
                    Ok(Flow::Continue)
                }
                // A question with one option only conceals who has a choice (AF-25).
                None => match question.options.only() {
                    Some(only) => {
                        self.choose(seat, only)?;
                        Ok(Flow::Continue)
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
    ) -> Result<Flow, Failure> {
        let eye = Eye::Seat(seat);
        if self.hand_over(seat, lines)?.is_quit() {
            return Ok(Flow::Quit);
        }
        self.print_news(eye)?;
        let now = (self.recorded.record().entries.len(), eye);
        if self.shown != Some(now) {
            self.show(eye)?;
            self.print_question(question)?;
            self.shown = Some(now);
        }
        let Some(line) = self.read(lines)? else { return self.leave() };
        match Input::parse(&line) {
            Input::Choose(typed) => self.answer(seat, question, &typed)?,
            Input::Why(typed) => self.why(question, &typed)?,
            input => return self.run_input(input, eye),
        }
        Ok(Flow::Continue)
    }

    /// Prints the result and runs commands until the input ends.
    fn after_the_end(
        &mut self,
        lines: &mut impl Iterator<Item = io::Result<String>>,
    ) -> Result<Flow, Failure> {
        let now = (self.recorded.record().entries.len(), Eye::Open);
        if self.shown != Some(now) {
            self.shown = Some(now);
            // There are no secrets any more, so print the longest list of unread messages.
            let longest = self.news.iter().max_by_key(|(_, news)| news.len()).map(|(eye, _)| *eye);
            if let Some(eye) = longest {
                self.print_news(eye)?;
            }
            self.show(Eye::Open)?;
            texts::write_standing(&self.texts, &self.recorded.game().standing(), self.out)?;
            let seed = self.seed.to_string();
            self.say("play-seed", &[("seed", seed.into())])?;
            if self.seating.eyes() == [Eye::Spectator] {
                return Ok(Flow::Quit);
            }
            self.say("play-over", &[])?;
        }
        match self.read(lines)? {
            None => Ok(Flow::Quit),
            Some(line) => self.run_input(Input::parse(&line), Eye::Open),
        }
    }

    /// Asks people who share the screen to change places before secrets are shown.
    fn hand_over(
        &mut self,
        seat: Seat,
        lines: &mut impl Iterator<Item = io::Result<String>>,
    ) -> Result<Flow, Failure> {
        let changes = self.before.is_some_and(|before| before != seat);
        self.before = Some(seat);
        if !changes {
            return Ok(Flow::Continue);
        }
        let name = self.texts.seat(seat);
        self.say("play-hand-over", &[("seat", name.clone().into())])?;
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            self.say("play-look-away", &[("seat", name.into())])?;
            if self.read(lines)?.is_none() {
                return self.leave();
            }
            // Clears the screen and its scrollback.
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(Flow::Continue)
    }

    /// Adds events to the unread messages of every eye, as far as it may see them.
    pub(super) fn note(&mut self, journal: &mut Journal<G>) {
        for event in journal.take() {
            for (eye, news) in &mut self.news {
                let told =
                    event.seen_by(*eye).map(|event| self.texts.phrase(&self.recorded.game().tell(&event)));
                // Events that need no message have an empty text.
                news.extend(told.filter(|sentence| !sentence.is_empty()));
            }
        }
    }

    /// Prints the unread messages of an eye.
    pub(super) fn print_news(&mut self, eye: Eye) -> Result<(), Failure> {
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
        writeln!(self.out, "\n{}", self.recorded.game().screen(eye, &self.texts))?;
        Ok(())
    }

    /// Prints a question with numbered answers.
    pub(super) fn print_question(&mut self, question: &Question<G::Choice>) -> Result<(), Failure> {
        let game = self.recorded.game();
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
        let line = lines.next().transpose().map_err(|error| Failure::cannot("read the input", error))?;
        if !io::stdin().is_terminal() {
            // Piped input is not echoed by a terminal, so a transcript would lack it.
            writeln!(self.out, "{}", line.as_deref().unwrap_or(""))?;
        }
        Ok(line)
    }

    pub(super) fn say(
        &mut self,
        key: &str,
        args: &[(&'static str, title::english::FluentValue<'_>)],
    ) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", self.texts.own(key, args))?)
    }
}

impl Flow {
    fn is_quit(&self) -> bool {
        matches!(self, Self::Quit)
    }
}

/// The game at the end of its record, and the dealer after its draws.
pub(super) fn restore<G: Title>(
    record: &Record<G>,
    texts: &Texts,
) -> Result<(RecordedGame<G>, Dealer), Failure> {
    let proof = prove(record, texts)?
        .map_err(|flaw| Failure::new(format!("the game cannot be continued, it fails at {flaw}")))?;
    let dealer = proof.dealer.expect("a game in the terminal has its seed");
    Ok((proof.recorded, dealer))
}
