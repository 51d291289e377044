//! One test case: a random game that is checked against the laws while it is played.

use super::secrecy::{Answered, Pair, any_outcome_looks_alike, imagine, is_secret};
use super::undo::{Back, is_final, repeats, shows_nothing};
use super::views::{announced, hidden, patched};
use super::violation::fields;
use super::{Config, Law, Report, Violation, answers, ending, memory, questions, words};
use crate::{Actor, Dealer, Eye, Game, Journal, Question, Random, Record, RecordedGame, Seat, Seed, Setup};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::any::Any;

/// Answers per attempted undo, on average.
const UNDO: u32 = 32;
/// Maximum answers of a pair of games, so that many pairs are tested.
const TOGETHER: u32 = 32;

pub(super) struct Case<'a, G: Game> {
    config: &'a Config,
    seed: u64,
    number: u64,
    report: &'a mut Report,
    start: G,
    recorded: RecordedGame<G>,
    /// The game before each entry of the record.
    before: Vec<G>,
    pair: Option<Pair<G>>,
    back: Back,
    /// Draws for chance.
    dealer: Dealer,
    /// The generator that answers for seats.
    play: Xoshiro256PlusPlus,
    /// The generator that selects what is checked. It is separate from `play`, so that a game does not depend on what is
    /// checked.
    pick: Xoshiro256PlusPlus,
}

impl<'a, G: Game> Case<'a, G> {
    pub(super) fn new(
        config: &'a Config,
        setup: &G::Setup,
        seed: u64,
        number: u64,
        report: &'a mut Report,
    ) -> Result<Self, Violation> {
        let violation = |words: String| Violation {
            game: number,
            ..Violation::of_setup::<G>(setup, Law::Begins, seed, words)
        };
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(violation(format!("the set-up to be tried has faults: {faults}")));
        }
        let recorded = RecordedGame::<G>::new(Record::new(setup.clone(), None))
            .map_err(|faults| violation(format!("a set-up without faults does not begin: {faults}")))?;
        let start = *recorded.game();
        if start.seats() != setup.players() {
            return Err(violation(format!("{} seats for {} players", start.seats(), setup.players())));
        }
        let numbered = Seed::numbered(seed, number);
        let play = Xoshiro256PlusPlus::from_seed(numbered.0);
        let mut pick = play.clone();
        pick.jump();
        Ok(Self {
            config,
            seed,
            number,
            report,
            start,
            recorded,
            before: Vec::new(),
            pair: None,
            back: Back::default(),
            dealer: Dealer::new(&numbered),
            play,
            pick,
        })
    }

    /// Plays the game to its end.
    pub(super) fn run(&mut self) -> Result<(), Violation> {
        while let Some(question) = self.recorded.question() {
            let game = *self.recorded.game();
            if self.before.len() >= self.config.most_entries {
                let words = format!("it has not ended after {} entries", self.before.len());
                return self.check(Law::Ends, Err(words));
            }
            self.check(Law::Asks, questions::well_asked(&game, &question))?;
            if question.options.is_empty() {
                return Ok(());
            }
            if self.pick.below(self.config.costly) == 0 {
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

    /// Checks the costly laws on the current state.
    fn look(&mut self, game: &G, question: &Question<G::Choice>) -> Result<(), Violation> {
        self.sweep(game)?;
        self.check(Law::Says, words::choices_round_trip(game, &self.start, question))?;
        self.check(Law::Ranks, ending::every_seat_has_a_place(game))?;
        self.check(Law::Saves, memory::snapshot_opens(game))?;
        for eye in Eye::limited(game.seats()) {
            self.imagine(game, eye)?;
        }
        let seat = Seat(self.pick.below(u32::from(game.seats())) as u8);
        let entry = self.pick.below(self.before.len() as u32 + 2) as usize;
        let free = self.back.choices().is_some_and(|(owner, mine)| owner == seat && mine.contains(&entry));
        if !free {
            self.check(Law::Undoes, is_final(&self.recorded, seat, entry))?;
        }
        Ok(())
    }

    fn sweep(&mut self, game: &G) -> Result<(), Violation> {
        self.report.sweeps += 1;
        let found = answers::only_the_offered(game, &mut self.pick);
        self.check(Law::Answers, found)
    }

    /// Determinizes the game for `eye`.
    fn imagine(&mut self, game: &G, eye: Eye) -> Result<Option<G>, Violation> {
        let imagined = imagine(game, eye, &mut self.pick);
        self.report.imagined += 1;
        self.report.redealt += u64::from(imagined.as_ref().is_ok_and(|other| other != game));
        let other = imagined.as_ref().ok().copied();
        self.check(Law::Imagines, imagined.map(drop))?;
        Ok(other)
    }

    /// Pairs the game with a determinized copy, if it has none.
    fn pair_up(&mut self, game: &G) -> Result<(), Violation> {
        if self.pair.is_some() || self.pick.below(self.config.costly) != 0 {
            return Ok(());
        }
        let seats = u32::from(game.seats());
        let eye = Eye::limited(game.seats())
            .nth(self.pick.below(seats + 1) as usize)
            .expect("an eye for each seat, and the watcher's");
        if let Some(other) = self.imagine(game, eye)? {
            let pair = Pair::new(game, other, eye, TOGETHER, &mut self.pick);
            self.pair = self.unless_excluded(Law::Hides, pair)?;
        }
        Ok(())
    }

    /// Undoes something, if possible. Returns whether it did.
    fn go_back(&mut self) -> Result<bool, Violation> {
        let Some((seat, entries)) = self.back.choices() else { return Ok(false) };
        let from = entries[self.play.below(entries.len() as u32) as usize];
        let now = *self.recorded.game();
        let undone = match self.recorded.undo(seat, from) {
            Err(why) => Err(format!("{seat} can't take back entry {from}: {why:?}")),
            Ok(()) => memory::same(self.recorded.game(), &self.before[from - 1]),
        };
        self.check(Law::Undoes, undone)?;
        self.dealer.rewind(from);
        let repeated = self.back.since(from);
        let dealer = Dealer::at(&Seed::numbered(self.seed, self.number), self.dealer.position());
        self.check(Law::Undoes, repeats(&self.recorded, dealer, &repeated, &now))?;
        self.before.push(now);
        self.back.go(from);
        self.check(Law::Undoes, self.back.agrees(&self.recorded))?;
        self.report.undos += 1;
        self.pair = None;
        Ok(true)
    }

    /// Gives a random answer. Returns `false` if the game cannot continue.
    fn answer(&mut self, before: G, question: &Question<G::Choice>) -> Result<bool, Violation> {
        self.count(question);
        let count = question.options.len();
        let choice = question.options.nth(match question.who {
            Actor::Chance(purpose) => self.dealer.pick_entry(self.before.len() + 1, purpose, count),
            Actor::Seat(_) => self.play.below(count),
        });
        let mut after = before;
        let mut journal = Journal::with_positions();
        let returned = after.play_unchecked(choice, &mut journal);
        let events = journal.events();
        let answered = Answered { before: &before, question, choice, after: &after, journal: &journal };

        let mut own = Journal::recording();
        if let Err(refused) = self.recorded.play(question.who.seat(), choice, &mut own) {
            self.check(Law::Answers, Err(format!("{choice:?} is offered, but {refused:?}")))?;
            return Ok(false);
        }
        self.before.push(before);
        self.check(Law::Replays, memory::same(self.recorded.game(), &after))?;
        self.check(Law::Replays, memory::same_events(own.events(), events))?;
        self.check(Law::Asks, questions::agrees(&after, returned))?;
        self.check(Law::Conserves, after.broken().map_or(Ok(()), Err))?;

        let eye = self.any_eye();
        self.check(Law::Follows, announced(&before, &journal, &after, eye))?;
        if self.pick.below(self.config.costly) == 0 {
            self.check(Law::Follows, patched(&before, &journal, &after, eye))?;
        }
        self.report.hidden += hidden(events, after.seats());
        self.check_undo(question, &journal)?;
        if let Some(pair) = self.pair.take() {
            let paired = pair.answer(&answered, &mut self.pick);
            self.pair = self.unless_excluded(Law::Hides, paired)?.flatten();
            self.report.paired += u64::from(self.pair.is_some());
        }
        if self.pick.below(self.config.costly) == 0 {
            self.check(Law::Says, words::events_have_texts(&after, events))?;
            self.check(Law::Replays, memory::unwatched(&before, choice, &after))?;
        }
        if is_secret(question) && self.pick.below(self.config.costly) == 0 {
            let varied = any_outcome_looks_alike(&answered, &mut self.pick);
            self.report.varied += self.unless_excluded(Law::Hides, varied)?.unwrap_or(0);
        }
        Ok(true)
    }

    /// Checks that an answer that revealed something is final, and that the recorded game offers the right entries for undo. That a
    /// draw looks the same with any outcome is part of the law Hides.
    fn check_undo(&mut self, question: &Question<G::Choice>, journal: &Journal<G>) -> Result<(), Violation> {
        let free = !journal.is_final() && !question.is_final();
        if free {
            self.check(Law::Undoes, shows_nothing(journal.events(), self.start.seats()))?;
        }
        match question.who {
            Actor::Chance(_) if free => {
                self.back.note_draw(self.before.len());
                self.report.undoable_draws += u64::from(self.back.choices().is_some());
            }
            who => self.back.note(self.before.len(), who.seat().filter(|_| free)),
        }
        self.check(Law::Undoes, self.back.agrees(&self.recorded))
    }

    /// Reports a panic of the rules as a violation.
    pub(super) fn panicked(&self, panic: &(dyn Any + Send)) -> Result<(), Violation> {
        let said = panic.downcast_ref::<String>().map(String::as_str);
        let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
        self.check(Law::Survives, Err(format!("it panicked: {}", said.unwrap_or("without a word"))))
    }

    fn end(&mut self) -> Result<(), Violation> {
        let game = *self.recorded.game();
        self.check(Law::Ranks, ending::every_seat_has_a_place(&game))?;
        let ending = self.unless_excluded(Law::Ranks, ending::has_ended(&game))?;
        if self.pick.below(self.config.costly) == 0 {
            self.sweep(&game)?;
            self.check(Law::Saves, memory::snapshot_opens(&game))?;
        }
        self.check(Law::Replays, memory::replays(self.recorded.record(), &game))?;
        self.report.games += 1;
        self.report.longest = self.report.longest.max(self.before.len());
        *self.report.endings.entry(ending.unwrap_or("")).or_default() += 1;
        Ok(())
    }

    /// A random eye. The open eye is included.
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

    fn check(&self, law: Law, found: Result<(), String>) -> Result<(), Violation> {
        self.unless_excluded(law, found).map(drop)
    }

    /// Passes a result on, and turns an error into a violation of `law`. `None` if this law is excluded.
    fn unless_excluded<T>(&self, law: Law, found: Result<T, String>) -> Result<Option<T>, Violation> {
        match found {
            Ok(found) => Ok(Some(found)),
            Err(_) if self.config.without == Some(law) => Ok(None),
            Err(words) => Err(Violation {
                law,
                setup: fields(&self.recorded.record().setup),
                seed: self.seed,
                game: self.number,
                entry: self.before.len(),
                words,
                record: self.recorded.record().write(),
            }),
        }
    }
}
