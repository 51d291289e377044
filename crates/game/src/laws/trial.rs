//! One random game, and the laws tried on it.

use super::breach::fields;
use super::secrecy::{Answered, Pair, any_outcome_looks_alike, imagine, is_secret};
use super::undo::{Back, is_final, shows_nothing};
use super::views::{announced, hidden, patched};
use super::{Breach, Law, Report, Terms, answers, ending, memory, questions, words};
use crate::{Actor, Eye, Game, Journal, Question, Random, Record, Seat, Seed, Setup, Sitting};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::any::Any;

/// Answers per attempted undo, on average.
const UNDO: u32 = 32;
/// Maximum answers of a pair of games, so that many pairs are tried.
const TOGETHER: u32 = 32;

pub(super) struct Trial<'a, G: Game> {
    terms: &'a Terms,
    seed: u64,
    number: u64,
    report: &'a mut Report,
    start: G,
    sitting: Sitting<G>,
    /// The game before each entry of the record.
    before: Vec<G>,
    pair: Option<Pair<G>>,
    back: Back,
    /// Plays the game.
    play: Xoshiro256PlusPlus,
    /// Picks what is tried; apart from `play`, so that a game is the same whatever is tried on it.
    pick: Xoshiro256PlusPlus,
}

impl<'a, G: Game> Trial<'a, G> {
    pub(super) fn new(
        terms: &'a Terms,
        setup: &G::Setup,
        seed: u64,
        number: u64,
        report: &'a mut Report,
    ) -> Result<Self, Breach> {
        let breach =
            |words: String| Breach { game: number, ..Breach::of_setup::<G>(setup, Law::Begins, seed, words) };
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(breach(format!("the set-up to be tried has faults: {faults}")));
        }
        let sitting = Sitting::<G>::new(Record::new(setup.clone(), None))
            .map_err(|faults| breach(format!("a set-up without faults does not begin: {faults}")))?;
        let start = *sitting.game();
        if start.seats() != setup.players() {
            return Err(breach(format!("{} seats for {} players", start.seats(), setup.players())));
        }
        let play = Xoshiro256PlusPlus::from_seed(Seed::numbered(seed, number).0);
        let mut pick = play.clone();
        pick.jump();
        Ok(Self {
            terms,
            seed,
            number,
            report,
            start,
            sitting,
            before: Vec::new(),
            pair: None,
            back: Back::default(),
            play,
            pick,
        })
    }

    /// Plays to the end.
    pub(super) fn run(&mut self) -> Result<(), Breach> {
        while let Some(question) = self.sitting.question() {
            let game = *self.sitting.game();
            if self.before.len() >= self.terms.most_entries {
                let words = format!("it has not ended after {} entries", self.before.len());
                return self.judge(Law::Ends, Err(words));
            }
            self.judge(Law::Asks, questions::well_asked(&game, &question))?;
            if question.options.is_empty() {
                return Ok(());
            }
            if self.pick.below(self.terms.costly) == 0 {
                self.look(&game, &question)?;
            }
            self.pair_up(&game)?;
            if self.play.below(UNDO) == 0 && self.go_back()? {
                continue;
            }
            if !self.answer(game, &question)? {
                return Ok(());
            }
        }
        self.end()
    }

    /// Tries the costly laws on the game as it stands.
    fn look(&mut self, game: &G, question: &Question<G::Choice>) -> Result<(), Breach> {
        self.sweep(game)?;
        self.judge(Law::Says, words::said_is_heard(game, &self.start, question))?;
        self.judge(Law::Ranks, ending::every_seat_has_a_place(game))?;
        self.judge(Law::Saves, memory::snapshot_opens(game))?;
        for eye in Eye::limited(game.seats()) {
            self.imagine(game, eye)?;
        }
        let seat = Seat(self.pick.below(u32::from(game.seats())) as u8);
        let entry = self.pick.below(self.before.len() as u32 + 2) as usize;
        let free = self.back.choices().is_some_and(|(owner, mine)| owner == seat && mine.contains(&entry));
        if !free {
            self.judge(Law::Undoes, is_final(&self.sitting, seat, entry))?;
        }
        Ok(())
    }

    fn sweep(&mut self, game: &G) -> Result<(), Breach> {
        self.report.sweeps += 1;
        let found = answers::only_the_offered(game, &mut self.pick);
        self.judge(Law::Answers, found)
    }

    /// Determinizes the game for `eye`.
    fn imagine(&mut self, game: &G, eye: Eye) -> Result<Option<G>, Breach> {
        let imagined = imagine(game, eye, &mut self.pick);
        self.report.imagined += 1;
        self.report.redealt += u64::from(imagined.as_ref().is_ok_and(|other| other != game));
        let other = imagined.as_ref().ok().copied();
        self.judge(Law::Imagines, imagined.map(drop))?;
        Ok(other)
    }

    /// Finds the game a companion, where it has none.
    fn pair_up(&mut self, game: &G) -> Result<(), Breach> {
        if self.pair.is_some() || self.pick.below(self.terms.costly) != 0 {
            return Ok(());
        }
        let seats = u32::from(game.seats());
        let eye = Eye::limited(game.seats())
            .nth(self.pick.below(seats + 1) as usize)
            .expect("an eye for each seat, and the watcher's");
        if let Some(other) = self.imagine(game, eye)? {
            let pair = Pair::new(game, other, eye, TOGETHER, &mut self.pick);
            self.pair = self.weigh(Law::Hides, pair)?;
        }
        Ok(())
    }

    /// Takes something back, if anything can be.
    fn go_back(&mut self) -> Result<bool, Breach> {
        let Some((seat, entries)) = self.back.choices() else { return Ok(false) };
        let from = entries[self.play.below(entries.len() as u32) as usize];
        let now = *self.sitting.game();
        let undone = match self.sitting.undo(seat, from) {
            Err(why) => Err(format!("{seat} can't take back entry {from}: {why:?}")),
            Ok(()) => memory::same(self.sitting.game(), &self.before[from - 1]),
        };
        self.judge(Law::Undoes, undone)?;
        self.before.push(now);
        self.back.go(from);
        self.judge(Law::Undoes, self.back.agrees(&self.sitting))?;
        self.report.undos += 1;
        self.pair = None;
        Ok(true)
    }

    /// Gives a random answer; `false` when the game can't go on.
    fn answer(&mut self, before: G, question: &Question<G::Choice>) -> Result<bool, Breach> {
        self.count(question);
        let choice = question.options.nth(self.play.below(question.options.len()));
        let mut after = before;
        let mut journal = Journal::with_positions();
        let returned = after.play_unchecked(choice, &mut journal);
        let events = journal.events();
        let answered = Answered { before: &before, question, choice, after: &after, journal: &journal };

        let mut own = Journal::kept();
        if let Err(refused) = self.sitting.play(question.who.seat(), choice, &mut own) {
            self.judge(Law::Answers, Err(format!("{choice:?} is offered, but {refused:?}")))?;
            return Ok(false);
        }
        self.before.push(before);
        self.judge(Law::Replays, memory::same(self.sitting.game(), &after))?;
        self.judge(Law::Replays, memory::same_events(own.events(), events))?;
        self.judge(Law::Asks, questions::agrees(&after, returned))?;
        self.judge(Law::Conserves, after.broken().map_or(Ok(()), Err))?;

        let eye = self.any_eye();
        self.judge(Law::Follows, announced(&before, &journal, &after, eye))?;
        if self.pick.below(self.terms.costly) == 0 {
            self.judge(Law::Follows, patched(&before, &journal, &after, eye))?;
        }
        self.report.hidden += hidden(events, after.seats());
        self.judge_undo(question, events, journal.barred())?;
        if let Some(pair) = self.pair.take() {
            let paired = pair.answer(&answered, &mut self.pick);
            self.pair = self.weigh(Law::Hides, paired)?.flatten();
            self.report.paired += u64::from(self.pair.is_some());
        }
        if self.pick.below(self.terms.costly) == 0 {
            self.judge(Law::Says, words::well_told(&after, events))?;
            self.judge(Law::Replays, memory::unwatched(&before, choice, &after))?;
        }
        if is_secret(question) && self.pick.below(self.terms.costly) == 0 {
            let varied = any_outcome_looks_alike(&answered, &mut self.pick);
            self.report.varied += self.weigh(Law::Hides, varied)?.unwrap_or(0);
        }
        Ok(true)
    }

    /// Tries that what showed something is final, and that the sitting knows what is not.
    fn judge_undo(
        &mut self,
        question: &Question<G::Choice>,
        events: &[G::Event],
        barred: bool,
    ) -> Result<(), Breach> {
        let free = question.who.seat().filter(|_| !barred && !is_secret(question));
        if free.is_some() {
            self.judge(Law::Undoes, shows_nothing(events, self.start.seats()))?;
        }
        self.back.note(self.before.len(), free);
        self.judge(Law::Undoes, self.back.agrees(&self.sitting))
    }

    /// What to make of a panic while it was played.
    pub(super) fn panicked(&self, panic: &(dyn Any + Send)) -> Result<(), Breach> {
        let said = panic.downcast_ref::<String>().map(String::as_str);
        let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
        self.judge(Law::Survives, Err(format!("it panicked: {}", said.unwrap_or("without a word"))))
    }

    fn end(&mut self) -> Result<(), Breach> {
        let game = *self.sitting.game();
        self.judge(Law::Ranks, ending::every_seat_has_a_place(&game))?;
        let ending = self.weigh(Law::Ranks, ending::has_ended(&game))?;
        if self.pick.below(self.terms.costly) == 0 {
            self.sweep(&game)?;
            self.judge(Law::Saves, memory::snapshot_opens(&game))?;
        }
        self.judge(Law::Replays, memory::replays(self.sitting.record(), &game))?;
        self.report.games += 1;
        self.report.longest = self.report.longest.max(self.before.len());
        *self.report.endings.entry(ending.unwrap_or("")).or_default() += 1;
        Ok(())
    }

    /// One of all eyes, the open one included.
    fn any_eye(&mut self) -> Eye {
        let seats = self.start.seats();
        let eye = self.pick.below(u32::from(seats) + 2) as usize;
        Eye::limited(seats).nth(eye).unwrap_or(Eye::Open)
    }

    fn count(&mut self, question: &Question<G::Choice>) {
        let options = question.options.len();
        self.report.widest = self.report.widest.max(options);
        match question.who {
            Actor::Seat(_) => {
                self.report.decisions += 1;
                self.report.forced += u64::from(options == 1);
            }
            Actor::Chance(_) => self.report.draws += 1,
        }
    }

    fn judge(&self, law: Law, found: Result<(), String>) -> Result<(), Breach> {
        self.weigh(law, found).map(drop)
    }

    /// What was found, or the breach of `law` that it is; `None` if this law is not to be tried.
    fn weigh<T>(&self, law: Law, found: Result<T, String>) -> Result<Option<T>, Breach> {
        match found {
            Ok(found) => Ok(Some(found)),
            Err(_) if self.terms.without == Some(law) => Ok(None),
            Err(words) => Err(Breach {
                law,
                setup: fields(&self.sitting.record().setup),
                seed: self.seed,
                game: self.number,
                entry: self.before.len(),
                words,
                record: self.sitting.record().write(),
            }),
        }
    }
}
