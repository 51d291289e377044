//! A running game behind a trait object: what the server needs of it, without its types.

use bots::{Bot, BotPlayer, BotRng, Evaluator as _, Skill};
use game::{
    Actor, Dealer, Entry, EntryKind, Event as _, Eye, Game, Journal, Limit, NoUndo, Patches, Question,
    Record, Refused, Seat, Seats, Seed, Sitting, Snapshot,
};
use protocol::{Asked, Event, Phrase, Place, Undo};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use title::Title;

/// Whom the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Waiting {
    /// Who is asked.
    pub(crate) seat: Seat,
    /// The seats shown to everybody as the ones the game waits for.
    pub(crate) told: Seats,
    /// Whether only one answer is possible.
    pub(crate) forced: bool,
}

impl Waiting {
    /// Whether it is secret which seat is asked.
    pub(crate) fn in_secret(&self) -> bool {
        self.told != Seats::only(self.seat)
    }
}

/// Why an answer was not taken.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum NotTaken {
    /// Nothing is asked any more.
    Over,
    /// Somebody else is asked.
    NotAsked,
    /// The words mean nothing here.
    Unheard(String),
    /// The rules refuse it.
    Illegal(Phrase),
    /// It can't be taken back, or no such entry.
    NoUndo(Phrase),
}

/// A game so far, as it is kept beside the log.
#[derive(Serialize, Deserialize)]
pub(crate) struct Bookmark {
    game: Vec<u8>,
    dealt: [u64; 2],
    entries: usize,
}

/// One game being played.
pub(crate) trait Play: Send + Sync {
    /// Whom it waits for; nobody once it is over.
    fn waiting(&self) -> Option<Waiting>;

    /// Answers for `seat` and lets chance do its part: what chance drew. With `draws` it is a move that was made already, and
    /// chance must come to the same.
    fn choose(&mut self, seat: Seat, words: &str, draws: Option<&[String]>) -> Result<Vec<String>, NotTaken>;

    /// Deals, or checks a deal.
    fn deal(&mut self, draws: Option<&[String]>) -> Result<Vec<String>, NotTaken>;

    /// Takes back.
    fn undo(&mut self, seat: Seat, from: usize) -> Result<(), NotTaken>;

    /// Notes an entry that lies before a bookmark, without playing it.
    fn note(&mut self, seat: Option<Seat>, words: &str) -> Result<(), NotTaken>;

    /// Notes an undo that lies before a bookmark.
    fn note_undo(&mut self, seat: Seat, from: usize);

    /// The game as it is now, where the last entry can't be taken back.
    fn bookmark(&self) -> Option<Bookmark>;

    /// Goes to where the bookmark was put, all entries before it having been noted.
    fn open_at(&mut self, bookmark: &Bookmark) -> Result<(), String>;

    /// How many entries the record has.
    fn entries(&self) -> usize;

    /// A number that is another one in the next turn.
    fn turn(&self) -> Option<u32>;

    /// What an eye sees.
    fn view(&self, eye: Eye) -> Box<RawValue>;

    /// The patches of the last move, deal or undo.
    fn last_patches(&self) -> Box<dyn EntryPatches + '_>;

    /// The patches of an entry that did not change the game: eyes may change all the same.
    fn no_patches(&self) -> Box<dyn EntryPatches + '_>;

    /// The question, if it is to one of these seats.
    fn asked(&self, seats: Seats) -> Option<Asked>;

    /// What happened in the last move, deal or undo, as an eye saw it.
    fn told(&self, eye: Eye) -> Vec<Event>;

    /// The first event of the last move as watchers see it, which says what the move was.
    fn headline(&self) -> Option<Phrase>;

    /// Who made the last move and what they answered, where the eye may know.
    fn last(&self, eye: Eye) -> (Option<Seat>, Option<String>);

    /// What a seat could take back.
    fn undoable(&self, seat: Seat) -> Undo;

    /// Why these words are no answer for the seat now; nothing if they are one.
    fn why(&self, seat: Seat, words: &str) -> Option<NotTaken>;

    /// The result, once it is over.
    fn result(&self) -> Option<protocol::Result>;

    /// How likely each seat is to win, as the bots' judge sees it with everything open; together 1.
    fn chances(&self) -> Vec<f32>;

    /// The position, for playing on from it elsewhere.
    fn position(&self) -> Vec<u8>;

    /// Begins at a position of another game.
    fn begin_at(&mut self, position: &[u8]) -> Result<(), String>;

    /// Computes the answer of the seat that is asked, on any thread.
    fn thinker(&self, bot: Bot, rng: BotRng) -> Box<dyn FnOnce() -> String + Send>;

    /// The same, and says why.
    fn adviser(&self, bot: Bot, rng: BotRng) -> Box<dyn FnOnce() -> (String, Vec<Phrase>) + Send>;

    /// The record, with the seed or without.
    fn record(&self, seed: Option<Seed>) -> String;

    /// Answers one of the game's queries for a seat; `None` where the argument names nothing.
    fn query(&self, name: &str, seat: Seat, argument: Option<&str>) -> Option<serde_json::Value>;

    /// A determinization of this game for `eye`: everything it can't know is dealt again at random.
    fn imagined(&self, eye: Eye, number: u64) -> Box<dyn Play>;
}

/// What turns the views from before an entry into those after it.
pub(crate) trait EntryPatches {
    /// The patches, as a JSON list, that turn what `before` saw before the entry into what `after` sees now; `before` is
    /// `None` for those who saw nothing yet. One for each event that `after` sees; without such an event at most one.
    fn between(&mut self, before: Option<Eye>, after: Eye) -> &[u8];
}

/// The eye before an entry and the eye after it.
type EyePair = (Option<Eye>, Eye);

/// The patches of an entry of one game.
struct Steps<'a, G: Title> {
    before: &'a G,
    journal: Journal<G>,
    after: &'a G,
    /// What was written so far: many viewers share an eye.
    written: Vec<(EyePair, Vec<u8>)>,
}

impl<G: Title> EntryPatches for Steps<'_, G> {
    fn between(&mut self, before: Option<Eye>, after: Eye) -> &[u8] {
        let key = (before.map(G::shared_eye), G::shared_eye(after));
        let known = self.written.iter().position(|(other, _)| *other == key);
        let index = known.unwrap_or_else(|| {
            let before = key.0.map(|eye| self.before.view(eye));
            let patches = Patches { before, journal: &self.journal, after: self.after, eye: key.1 };
            self.written.push((key, serde_json::to_vec(&patches).expect("patches can be written")));
            self.written.len() - 1
        });
        &self.written[index].1
    }
}

/// A game of one kind being played.
pub(crate) struct Live<G: Title> {
    sitting: Sitting<G>,
    seed: Seed,
    dealer: Dealer,
    events: Vec<G::Event>,
    last: Option<Last<G>>,
    /// The position before the last move, deal or undo, and how many entries the record had then. Its patches are worked
    /// out from these by playing it again, and only if somebody is there to see them.
    before: (G, usize),
}

/// The last answer of a seat and the question it answered.
struct Last<G: Title> {
    question: Question<G::Choice>,
    words: String,
}

impl<G: Title> Live<G> {
    /// A game that has not begun.
    pub(crate) fn new(setup: &G::Setup, seed: Seed) -> Result<Self, game::Faults> {
        let record = Record::new(setup.clone(), Some(seed.commitment()));
        let sitting = Sitting::new(record)?;
        let before = (*sitting.game(), 0);
        Ok(Self { sitting, seed, dealer: Dealer::new(&seed), events: Vec::new(), last: None, before })
    }

    /// Lets chance answer, or checks that it answers as it did.
    fn draw(&mut self, draws: Option<&[String]>, journal: &mut Journal<G>) -> Result<Vec<String>, NotTaken> {
        let mut drawn = Vec::new();
        while let Some(question) = self.sitting.question() {
            let Actor::Chance(purpose) = question.who else { break };
            let choice = question.options.nth(self.dealer.pick(purpose, question.options.len()));
            let words = self.sitting.game().say(choice);
            if let Some(due) = draws.and_then(|draws| draws.get(drawn.len()))
                && *due != words
            {
                return Err(NotTaken::Unheard(format!("chance drew {words} where the log has {due}")));
            }
            self.sitting.play(None, choice, journal).map_err(|_| NotTaken::Over)?;
            drawn.push(words);
        }
        if draws.is_some_and(|due| due.len() != drawn.len()) {
            let counts = (drawn.len(), draws.map_or(0, <[String]>::len));
            return Err(NotTaken::Unheard(format!(
                "chance drew {} times where the log has {}",
                counts.0, counts.1
            )));
        }
        Ok(drawn)
    }

    /// The position now, and how many entries the record has.
    fn here(&self) -> (G, usize) {
        (*self.sitting.game(), self.sitting.record().entries.len())
    }

    fn hear(&self, words: &str) -> Result<G::Choice, NotTaken> {
        self.sitting.game().hear(words).map_err(NotTaken::Unheard)
    }
}

impl<G: Title> Play for Live<G> {
    fn waiting(&self) -> Option<Waiting> {
        let question = self.sitting.question()?;
        let seat = question.who.seat()?;
        Some(Waiting { seat, told: question.waiting, forced: question.options.only().is_some() })
    }

    fn choose(&mut self, seat: Seat, words: &str, draws: Option<&[String]>) -> Result<Vec<String>, NotTaken> {
        let choice = self.hear(words)?;
        let question = self.sitting.question().ok_or(NotTaken::Over)?;
        let before = self.here();
        let mut journal = Journal::kept();
        self.sitting.play(Some(seat), choice, &mut journal).map_err(not_taken)?;
        let drawn = self.draw(draws, &mut journal)?;
        self.before = before;
        self.last = Some(Last { question, words: words.to_owned() });
        self.events = journal.take();
        Ok(drawn)
    }

    fn deal(&mut self, draws: Option<&[String]>) -> Result<Vec<String>, NotTaken> {
        let before = self.here();
        let mut journal = Journal::kept();
        let drawn = self.draw(draws, &mut journal)?;
        self.before = before;
        self.events = journal.take();
        Ok(drawn)
    }

    fn undo(&mut self, seat: Seat, from: usize) -> Result<(), NotTaken> {
        let before = self.here();
        self.sitting.undo(seat, from).map_err(|why| NotTaken::NoUndo(why.phrase().into()))?;
        self.before = before;
        self.events.clear();
        Ok(())
    }

    fn note(&mut self, seat: Option<Seat>, words: &str) -> Result<(), NotTaken> {
        let kind = EntryKind::Choose(self.hear(words)?);
        self.sitting.record_mut().entries.push(Entry { who: seat, kind });
        Ok(())
    }

    fn note_undo(&mut self, seat: Seat, from: usize) {
        self.sitting.record_mut().entries.push(Entry { who: Some(seat), kind: EntryKind::Undo { from } });
    }

    fn bookmark(&self) -> Option<Bookmark> {
        // Who opens it will say that nothing before this entry can be taken back, and that must be so for this reason.
        let barred = match self.sitting.undoable(Seat(0)) {
            Err(NoUndo::Limit(Limit::Learned { entry })) => entry == self.entries(),
            Err(NoUndo::Limit(Limit::Beginning)) => self.entries() == 0,
            _ => false,
        };
        barred.then(|| Bookmark {
            game: Snapshot::of(self.sitting.game()).0,
            dealt: self.dealer.position(),
            entries: self.entries(),
        })
    }

    fn open_at(&mut self, bookmark: &Bookmark) -> Result<(), String> {
        if bookmark.entries != self.entries() {
            return Err(format!("it lies after {} entries, not {}", bookmark.entries, self.entries()));
        }
        let game = Snapshot(bookmark.game.clone()).open().map_err(|why| why.to_string())?;
        self.dealer = Dealer::at(&self.seed, bookmark.dealt);
        self.sitting = Sitting::resume(self.sitting.record().clone(), game);
        self.before = self.here();
        Ok(())
    }

    fn entries(&self) -> usize {
        self.sitting.record().entries.len()
    }

    fn turn(&self) -> Option<u32> {
        self.sitting.game().turn()
    }

    fn view(&self, eye: Eye) -> Box<RawValue> {
        serde_json::value::to_raw_value(&self.sitting.game().view(eye)).expect("a view can be written")
    }

    fn last_patches(&self) -> Box<dyn EntryPatches + '_> {
        let (before, first) = &self.before;
        let (mut game, mut journal) = (*before, Journal::with_positions());
        for entry in &self.sitting.record().entries[*first..] {
            if let EntryKind::Choose(choice) = entry.kind {
                game.play_unchecked(choice, &mut journal);
            }
        }
        Box::new(Steps { before, journal, after: self.sitting.game(), written: Vec::new() })
    }

    fn no_patches(&self) -> Box<dyn EntryPatches + '_> {
        let game = self.sitting.game();
        Box::new(Steps { before: game, journal: Journal::with_positions(), after: game, written: Vec::new() })
    }

    fn asked(&self, seats: Seats) -> Option<Asked> {
        let question = self.sitting.question()?;
        let seat = question.who.seat().filter(|&seat| seats.has(seat))?;
        let game = self.sitting.game();
        Some(Asked {
            seat: seat.0 + 1,
            name: question.prompt.to_owned(),
            prompt: game.prompt(&question).into(),
            options: question.options.iter().map(|option| game.say(option)).collect(),
            binding: question
                .options
                .iter()
                .filter(|&option| binds(game, option))
                .map(|option| game.say(option))
                .collect(),
        })
    }

    fn headline(&self) -> Option<Phrase> {
        let seen = self.events.iter().find_map(|event| event.seen_by(Eye::Spectator))?;
        Some(self.sitting.game().tell(&seen).into())
    }

    fn told(&self, eye: Eye) -> Vec<Event> {
        let game = self.sitting.game();
        self.events
            .iter()
            .filter_map(|event| event.seen_by(eye))
            .map(|event| game.tell(&event).into())
            .collect()
    }

    fn last(&self, eye: Eye) -> (Option<Seat>, Option<String>) {
        let Some(last) = &self.last else { return (None, None) };
        let seat = last.question.apparent_to(eye).and_then(Actor::seat);
        (seat, last.question.read_by(eye).then(|| last.words.clone()))
    }

    fn undoable(&self, seat: Seat) -> Undo {
        let said = |limit: Limit| Phrase::from(limit.phrase());
        match self.sitting.undoable(seat) {
            Err(NoUndo::Limit(limit)) => Undo { seat: seat.0 + 1, entries: Vec::new(), limit: said(limit) },
            Err(why) => Undo { seat: seat.0 + 1, entries: Vec::new(), limit: why.phrase().into() },
            Ok((_, limit)) => {
                // To go back to a question with one answer would only bring that answer again.
                let open =
                    |game: &G| game.question().is_some_and(|question| question.options.only().is_none());
                let entries = self
                    .sitting
                    .points()
                    .filter(|(_, game)| open(game))
                    .map(|(entry, _)| entry as u32)
                    .collect();
                Undo { seat: seat.0 + 1, entries, limit: said(limit) }
            }
        }
    }

    fn why(&self, seat: Seat, words: &str) -> Option<NotTaken> {
        let choice = match self.hear(words) {
            Ok(choice) => choice,
            Err(why) => return Some(why),
        };
        let Some(question) = self.sitting.question() else { return Some(NotTaken::Over) };
        if question.who != Actor::Seat(seat) {
            return Some(NotTaken::NotAsked);
        }
        self.sitting.game().refusal(choice).map(|because| NotTaken::Illegal(because.into()))
    }

    fn result(&self) -> Option<protocol::Result> {
        let standing = self.sitting.game().standing();
        let places = standing.places.iter().map(|place| Place {
            seat: place.seat.0 + 1,
            rank: place.rank,
            score: place.score,
            parts: place.parts.iter().map(|(part, score)| ((*part).to_owned(), *score)).collect(),
        });
        standing
            .ended_by
            .filter(|_| self.sitting.question().is_none())
            .map(|ended_by| protocol::Result { ended_by: ended_by.to_owned(), places: places.collect() })
    }

    fn chances(&self) -> Vec<f32> {
        let game = self.sitting.game();
        let evaluator = G::Evaluator::new(game, Seat(0), Skill::Full);
        let values = &evaluator.values(game)[..usize::from(game.seats())];
        let sum: f32 = values.iter().sum();
        values.iter().map(|value| if sum > 0.0 { value / sum } else { 1.0 / values.len() as f32 }).collect()
    }

    fn position(&self) -> Vec<u8> {
        Snapshot::of(self.sitting.game()).0
    }

    fn begin_at(&mut self, position: &[u8]) -> Result<(), String> {
        let game = Snapshot(position.to_vec()).open().map_err(|why| why.to_string())?;
        self.sitting = Sitting::resume(self.sitting.record().clone(), game);
        self.before = self.here();
        Ok(())
    }

    fn thinker(&self, bot: Bot, rng: BotRng) -> Box<dyn FnOnce() -> String + Send> {
        let game = *self.sitting.game();
        Box::new(move || game.say(BotPlayer::new(bot, rng).decide(&game).choice))
    }

    fn adviser(&self, bot: Bot, rng: BotRng) -> Box<dyn FnOnce() -> (String, Vec<Phrase>) + Send> {
        let game = *self.sitting.game();
        Box::new(move || {
            let advice = BotPlayer::new(bot, rng).advise(&game);
            (game.say(advice.decision.choice), advice.reasons.into_iter().map(Phrase::from).collect())
        })
    }

    fn record(&self, seed: Option<Seed>) -> String {
        let mut record = self.sitting.record().clone();
        record.seed = seed;
        record.write()
    }

    fn query(&self, name: &str, seat: Seat, argument: Option<&str>) -> Option<serde_json::Value> {
        self.sitting.game().query(name, seat, argument)
    }

    fn imagined(&self, eye: Eye, number: u64) -> Box<dyn Play> {
        let game = self.sitting.game().determinize(eye, &mut BotRng::numbered(number));
        Box::new(Self {
            sitting: Sitting::resume(self.sitting.record().clone(), game),
            seed: self.seed,
            dealer: Dealer::at(&self.seed, self.dealer.position()),
            // What just happened belongs to what the eye knows.
            events: self.events.iter().filter_map(|event| event.seen_by(eye)).collect(),
            last: None,
            before: (game, self.entries()),
        })
    }
}

/// Whether an answer can't be taken back: it shows or draws something, or the next draw follows from it.
fn binds<G: Game>(game: &G, choice: G::Choice) -> bool {
    let mut journal = Journal::off();
    let next = { *game }.play_unchecked(choice, &mut journal);
    journal.barred() || next.is_some_and(|next| next.who.seat().is_none())
}

fn not_taken<C: game::Choice>(refused: Refused<C>) -> NotTaken {
    match refused {
        Refused::Over => NotTaken::Over,
        Refused::NotAsked { .. } => NotTaken::NotAsked,
        Refused::Illegal(illegal) => NotTaken::Illegal(illegal.because.into()),
        Refused::NoUndo(why) => NotTaken::NoUndo(why.phrase().into()),
    }
}
