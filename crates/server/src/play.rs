//! A running game behind a trait object: what the server needs of it, without its types.

use crate::texts;
use crate::workers::Effort;
use bots::{Bot, BotPlayer, BotRng, Evaluator as _, Skill};
use game::{
    Actor, Dealer, Entry, EntryKind, Event as _, Eye, Game, Journal, Limit, NoUndo, Patches, Question,
    Record, RecordedGame, Refused, Seat, Seats, Seed, Snapshot,
};
use protocol::{Asked, Event, Hint, HintStep, Phrase, Place, Undo};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use title::Title;

/// The seat that has to answer, and what others may know about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Waiting {
    /// The seat that has to answer.
    pub(crate) seat: Seat,
    /// The seats that everybody sees the game wait for.
    pub(crate) shown: Seats,
    /// Whether there is only one possible answer.
    pub(crate) forced: bool,
    /// Whether the question is secret, see [`Question::secret`].
    pub(crate) secret: bool,
}

/// The bot that decides, by the effort that the server can afford.
pub(crate) type BotFor = Box<dyn FnOnce(Effort) -> Bot + Send>;

/// Why an answer or an undo was refused.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum AnswerError {
    /// The game is over.
    Over,
    /// Another seat has to answer.
    NotAsked,
    /// The words cannot be parsed as an answer; the text says what is accepted.
    Unparsable(String),
    /// The rules refuse it.
    Illegal(Reason),
    /// The entries cannot be undone, or do not exist.
    NoUndo(Reason),
}

/// Why the rules refuse something.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Reason {
    /// For clients that translate it.
    pub(crate) because: Phrase,
    /// The same as an English sentence.
    pub(crate) sentence: String,
}

/// The state of a game, as it is stored in the snapshot of a table.
#[derive(Serialize, Deserialize)]
pub(crate) struct GameSnapshot {
    game: Vec<u8>,
    dealt: [u64; 2],
    entries: usize,
}

/// A game in progress.
pub(crate) trait Play: Send + Sync {
    /// The seat that has to answer; `None` once the game is over.
    fn waiting(&self) -> Option<Waiting>;

    /// Answers for `seat`, answers the draws that follow from the seed, and returns them. `draws` is set when a log is
    /// read: the draws must be the same then.
    fn choose(
        &mut self,
        seat: Seat,
        words: &str,
        draws: Option<&[String]>,
    ) -> Result<Vec<String>, AnswerError>;

    /// Answers the draws of the set-up from the seed, and returns them. `draws` is set when a log is read: the draws must
    /// be the same then.
    fn deal(&mut self, draws: Option<&[String]>) -> Result<Vec<String>, AnswerError>;

    /// Undoes the seat's answers from record entry `from` on.
    fn undo(&mut self, seat: Seat, from: usize) -> Result<(), AnswerError>;

    /// Records an answer that lies before a snapshot, without playing it.
    fn record_answer(&mut self, seat: Option<Seat>, words: &str) -> Result<(), AnswerError>;

    /// Records an undo that lies before a snapshot.
    fn record_undo(&mut self, seat: Seat, from: usize);

    /// The state to store. `None` if the last entry can still be undone, since a restored game cannot undo it.
    fn snapshot(&self) -> Option<GameSnapshot>;

    /// Restores a stored state, after all entries before it were recorded.
    fn restore(&mut self, snapshot: &GameSnapshot) -> Result<(), String>;

    /// The number of entries of the record.
    fn entries(&self) -> usize;

    /// A number that differs between consecutive turns. `None` outside turns.
    fn turn(&self) -> Option<u32>;

    /// The view of an eye, as JSON.
    fn view(&self, eye: Eye) -> Box<RawValue>;

    /// The patches of the last move, deal or undo.
    fn last_patches(&self) -> Box<dyn EntryPatches + '_>;

    /// The patches of an entry that did not change the game. The eye of a viewer may have changed.
    fn no_patches(&self) -> Box<dyn EntryPatches + '_>;

    /// The open question, if it goes to one of these seats.
    fn asked(&self, seats: Seats) -> Option<Asked>;

    /// The events of the last move, deal or undo, as an eye sees them.
    fn events(&self, eye: Eye) -> Vec<Event>;

    /// The first event of the last move as spectators see it. It summarizes the move.
    fn last_event(&self) -> Option<Phrase>;

    /// The seat of the last move and its answer, as far as the eye may know them.
    fn last(&self, eye: Eye) -> (Option<Seat>, Option<String>);

    /// What a seat could undo.
    fn undoable(&self, seat: Seat) -> Undo;

    /// Why a seat can't undo more.
    fn undo_limit(&self, seat: Seat) -> Reason;

    /// Why this answer of a seat would be refused; `None` if it would be accepted.
    fn why(&self, seat: Seat, words: &str) -> Option<AnswerError>;

    /// The result, once the game is over.
    fn result(&self) -> Option<protocol::Result>;

    /// The probability of winning for each seat, estimated by the bots' evaluation function with all information. They add
    /// up to 1.
    fn chances(&self) -> Vec<f32>;

    /// The state of the game as bytes, for a fork.
    fn position(&self) -> Vec<u8>;

    /// Starts from the state of another game.
    fn begin_at(&mut self, position: &[u8]) -> Result<(), String>;

    /// A closure that computes the answer of the seat to move. It can run on any thread.
    fn decide_task(&self, bot: BotFor, rng: BotRng) -> Box<dyn FnOnce(Effort) -> String + Send>;

    /// A closure that computes a hint for the seat to move: the answer, with reasons, and the rest of its turn.
    fn advise_task(&self, bot: BotFor, rng: BotRng) -> Box<dyn FnOnce(Effort) -> Hint + Send>;

    /// The record, with the seed if given.
    fn record(&self, seed: Option<Seed>) -> String;

    /// Answers one of the game's queries for a seat. `None` if the argument is not valid.
    fn query(&self, name: &str, seat: Seat, argument: Option<&str>) -> Option<serde_json::Value>;

    /// A determinization of this game for `eye`: everything it cannot know is dealt again.
    fn determinized(&self, eye: Eye, number: u64) -> Box<dyn Play>;
}

/// The patches of one entry, for all viewers.
pub(crate) trait EntryPatches {
    /// The patches, as a JSON list, from the view of `before` before the entry to the view of `after` after it. `before` is
    /// `None` for viewers who have seen nothing yet. There is one patch for each event that `after` sees; without such an
    /// event at most one.
    fn between(&mut self, before: Option<Eye>, after: Eye) -> &[u8];
}

/// The eye before an entry and the eye after it.
type EyePair = (Option<Eye>, Eye);

/// The patches of an entry of one game.
struct Steps<'a, G: Title> {
    before: &'a G,
    journal: Journal<G>,
    after: &'a G,
    /// The patches that were encoded so far. Many viewers share an eye.
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

/// A game in progress, with its types.
pub(crate) struct Live<G: Title> {
    recorded: RecordedGame<G>,
    seed: Seed,
    dealer: Dealer,
    events: Vec<G::Event>,
    last: Option<Last<G>>,
    /// The state before the last move, deal or undo, and the number of record entries then. Patches are computed by playing
    /// the entries again, and only if somebody watches.
    before: (G, usize),
}

/// The last answer of a seat and the question it answered.
struct Last<G: Title> {
    question: Question<G::Choice>,
    words: String,
}

impl<G: Title> Live<G> {
    /// A game that has not started.
    pub(crate) fn new(setup: &G::Setup, seed: Seed) -> Result<Self, game::Faults> {
        let record = Record::new(setup.clone(), Some(seed.commitment()));
        let recorded = RecordedGame::new(record)?;
        let before = (*recorded.game(), 0);
        Ok(Self { recorded, seed, dealer: Dealer::new(&seed), events: Vec::new(), last: None, before })
    }

    /// Answers questions to chance from the seed. If `draws` is given, checks that they are the same.
    fn draw(
        &mut self,
        draws: Option<&[String]>,
        journal: &mut Journal<G>,
    ) -> Result<Vec<String>, AnswerError> {
        let mut drawn = Vec::new();
        while let Some(question) = self.recorded.question() {
            let Actor::Chance(purpose) = question.who else { break };
            let picked = self.dealer.pick_entry(self.entries() + 1, purpose, question.options.len());
            let choice = question.options.nth(picked);
            let words = self.recorded.game().say(choice);
            if let Some(due) = draws.and_then(|draws| draws.get(drawn.len()))
                && *due != words
            {
                return Err(AnswerError::Unparsable(format!("chance drew {words} where the log has {due}")));
            }
            self.recorded.play(None, choice, journal).map_err(|_| AnswerError::Over)?;
            drawn.push(words);
        }
        if draws.is_some_and(|due| due.len() != drawn.len()) {
            let counts = (drawn.len(), draws.map_or(0, <[String]>::len));
            return Err(AnswerError::Unparsable(format!(
                "chance drew {} times where the log has {}",
                counts.0, counts.1
            )));
        }
        Ok(drawn)
    }

    /// The current state, and the number of record entries.
    fn here(&self) -> (G, usize) {
        (*self.recorded.game(), self.recorded.record().entries.len())
    }

    fn not_taken(&self, refused: Refused<G::Choice>) -> AnswerError {
        match refused {
            Refused::Over => AnswerError::Over,
            Refused::NotAsked { .. } => AnswerError::NotAsked,
            Refused::Illegal(illegal) => AnswerError::Illegal(self.reason(illegal.because)),
            Refused::NoUndo(why) => AnswerError::NoUndo(self.reason(why.phrase::<G>())),
        }
    }

    /// Why a seat can't undo more, and whether it can undo anything.
    fn limit_of(&self, seat: Seat) -> (game::Phrase, bool) {
        match self.recorded.undoable(seat) {
            Ok((_, limit)) => (limit.phrase::<G>(), true),
            Err(why) => (why.phrase::<G>(), false),
        }
    }

    fn reason(&self, because: game::Phrase) -> Reason {
        let sentence = texts::sentence::<G>(&self.recorded.record().setup, &because);
        Reason { because: because.into(), sentence }
    }

    fn hear(&self, words: &str) -> Result<G::Choice, AnswerError> {
        self.recorded.game().hear(words).map_err(AnswerError::Unparsable)
    }
}

impl<G: Title> Play for Live<G> {
    fn waiting(&self) -> Option<Waiting> {
        let question = self.recorded.question()?;
        let seat = question.who.seat()?;
        Some(Waiting {
            seat,
            shown: question.waiting,
            forced: question.options.only().is_some(),
            secret: question.in_secret(),
        })
    }

    fn choose(
        &mut self,
        seat: Seat,
        words: &str,
        draws: Option<&[String]>,
    ) -> Result<Vec<String>, AnswerError> {
        let choice = self.hear(words)?;
        let question = self.recorded.question().ok_or(AnswerError::Over)?;
        let before = self.here();
        let mut journal = Journal::recording();
        let played = self.recorded.play(Some(seat), choice, &mut journal);
        played.map_err(|refused| self.not_taken(refused))?;
        let drawn = self.draw(draws, &mut journal)?;
        self.before = before;
        self.last = Some(Last { question, words: words.to_owned() });
        self.events = journal.take();
        Ok(drawn)
    }

    fn deal(&mut self, draws: Option<&[String]>) -> Result<Vec<String>, AnswerError> {
        let before = self.here();
        let mut journal = Journal::recording();
        let drawn = self.draw(draws, &mut journal)?;
        self.before = before;
        self.events = journal.take();
        Ok(drawn)
    }

    fn undo(&mut self, seat: Seat, from: usize) -> Result<(), AnswerError> {
        let before = self.here();
        let undone = self.recorded.undo(seat, from);
        undone.map_err(|why| AnswerError::NoUndo(self.reason(why.phrase::<G>())))?;
        self.dealer.rewind(from);
        self.before = before;
        self.events.clear();
        Ok(())
    }

    fn record_answer(&mut self, seat: Option<Seat>, words: &str) -> Result<(), AnswerError> {
        let kind = EntryKind::Choose(self.hear(words)?);
        self.recorded.record_mut().entries.push(Entry { who: seat, kind });
        Ok(())
    }

    fn record_undo(&mut self, seat: Seat, from: usize) {
        self.recorded.record_mut().entries.push(Entry { who: Some(seat), kind: EntryKind::Undo { from } });
    }

    fn snapshot(&self) -> Option<GameSnapshot> {
        // A restored game reports that nothing before this entry can be undone, so this must be true already.
        let barred = match self.recorded.undoable(Seat(0)) {
            Err(NoUndo::Limit(Limit::Learned { entry })) => entry == self.entries(),
            Err(NoUndo::Limit(Limit::Beginning)) => self.entries() == 0,
            _ => false,
        };
        barred.then(|| GameSnapshot {
            game: Snapshot::of(self.recorded.game()).0,
            dealt: self.dealer.position(),
            entries: self.entries(),
        })
    }

    fn restore(&mut self, snapshot: &GameSnapshot) -> Result<(), String> {
        if snapshot.entries != self.entries() {
            return Err(format!("it lies after {} entries, not {}", snapshot.entries, self.entries()));
        }
        let game = Snapshot(snapshot.game.clone()).open().map_err(|why| why.to_string())?;
        self.dealer = Dealer::at(&self.seed, snapshot.dealt);
        self.recorded = RecordedGame::resume(self.recorded.record().clone(), game);
        self.before = self.here();
        Ok(())
    }

    fn entries(&self) -> usize {
        self.recorded.record().entries.len()
    }

    fn turn(&self) -> Option<u32> {
        self.recorded.game().turn()
    }

    fn view(&self, eye: Eye) -> Box<RawValue> {
        serde_json::value::to_raw_value(&self.recorded.game().view(eye)).expect("a view can be written")
    }

    fn last_patches(&self) -> Box<dyn EntryPatches + '_> {
        let (before, first) = &self.before;
        let (mut game, mut journal) = (*before, Journal::with_positions());
        for entry in &self.recorded.record().entries[*first..] {
            if let EntryKind::Choose(choice) = entry.kind {
                game.play_unchecked(choice, &mut journal);
            }
        }
        Box::new(Steps { before, journal, after: self.recorded.game(), written: Vec::new() })
    }

    fn no_patches(&self) -> Box<dyn EntryPatches + '_> {
        let game = self.recorded.game();
        Box::new(Steps { before: game, journal: Journal::with_positions(), after: game, written: Vec::new() })
    }

    fn asked(&self, seats: Seats) -> Option<Asked> {
        let question = self.recorded.question()?;
        let seat = question.who.seat().filter(|&seat| seats.has(seat))?;
        let game = self.recorded.game();
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
            unanswered: question.secret.map(|unanswered| game.say(unanswered)),
            takes_effect: None,
        })
    }

    fn last_event(&self) -> Option<Phrase> {
        let seen = self.events.iter().find_map(|event| event.seen_by(Eye::Spectator))?;
        Some(self.recorded.game().tell(&seen).into())
    }

    fn events(&self, eye: Eye) -> Vec<Event> {
        let game = self.recorded.game();
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
        let (limit, is_possible) = self.limit_of(seat);
        // Going back to a question with one answer would only repeat that answer.
        let open = |game: &G| game.question().is_some_and(|question| question.options.only().is_none());
        let points = self.recorded.points().filter(|(_, game)| is_possible && open(game));
        Undo {
            seat: seat.0 + 1,
            entries: points.map(|(entry, _)| entry as u32).collect(),
            limit: limit.into(),
        }
    }

    fn undo_limit(&self, seat: Seat) -> Reason {
        self.reason(self.limit_of(seat).0)
    }

    fn why(&self, seat: Seat, words: &str) -> Option<AnswerError> {
        let choice = match self.hear(words) {
            Ok(choice) => choice,
            Err(why) => return Some(why),
        };
        let Some(question) = self.recorded.question() else { return Some(AnswerError::Over) };
        if question.who != Actor::Seat(seat) {
            return Some(AnswerError::NotAsked);
        }
        self.recorded.game().refusal(choice).map(|because| AnswerError::Illegal(self.reason(because)))
    }

    fn result(&self) -> Option<protocol::Result> {
        let standing = self.recorded.game().standing();
        let places = standing.places.iter().map(|place| Place {
            seat: place.seat.0 + 1,
            rank: place.rank,
            score: place.score,
            parts: place.parts.iter().map(|(part, score)| ((*part).to_owned(), *score)).collect(),
        });
        standing.ended_by.filter(|_| self.recorded.question().is_none()).map(|ended_by| protocol::Result {
            ended_by: ended_by.to_owned(),
            places: places.collect(),
            title: standing.title.map(str::to_owned),
        })
    }

    fn chances(&self) -> Vec<f32> {
        let game = self.recorded.game();
        let evaluator = G::Evaluator::new(game, Seat(0), Skill::Full);
        let values = &evaluator.values(game)[..usize::from(game.seats())];
        let sum: f32 = values.iter().sum();
        values.iter().map(|value| if sum > 0.0 { value / sum } else { 1.0 / values.len() as f32 }).collect()
    }

    fn position(&self) -> Vec<u8> {
        Snapshot::of(self.recorded.game()).0
    }

    fn begin_at(&mut self, position: &[u8]) -> Result<(), String> {
        let game = Snapshot(position.to_vec()).open().map_err(|why| why.to_string())?;
        self.recorded = RecordedGame::resume(self.recorded.record().clone(), game);
        self.before = self.here();
        Ok(())
    }

    fn decide_task(&self, bot: BotFor, rng: BotRng) -> Box<dyn FnOnce(Effort) -> String + Send> {
        let game = *self.recorded.game();
        Box::new(move |effort| game.say(BotPlayer::new(bot(effort), rng).decide(&game).choice))
    }

    fn advise_task(&self, bot: BotFor, rng: BotRng) -> Box<dyn FnOnce(Effort) -> Hint + Send> {
        let game = *self.recorded.game();
        let seat = game.question().and_then(|question| question.who.seat()).map_or(0, |seat| seat.0 + 1);
        Box::new(move |effort| {
            let (advice, then) = BotPlayer::new(bot(effort), rng).advise_turn(&game);
            Hint {
                seat,
                choice: game.say(advice.decision.choice),
                reasons: advice.reasons.into_iter().map(Phrase::from).collect(),
                then: then
                    .into_iter()
                    .map(|step| HintStep {
                        name: step.name.to_owned(),
                        prompt: step.prompt.into(),
                        choice: game.say(step.choice),
                    })
                    .collect(),
            }
        })
    }

    fn record(&self, seed: Option<Seed>) -> String {
        let mut record = self.recorded.record().clone();
        record.seed = seed;
        record.write()
    }

    fn query(&self, name: &str, seat: Seat, argument: Option<&str>) -> Option<serde_json::Value> {
        self.recorded.game().query(name, seat, argument)
    }

    fn determinized(&self, eye: Eye, number: u64) -> Box<dyn Play> {
        let game = self.recorded.game().determinize(eye, &mut BotRng::numbered(number));
        Box::new(Self {
            recorded: RecordedGame::resume(self.recorded.record().clone(), game),
            seed: self.seed,
            dealer: Dealer::at(&self.seed, self.dealer.position()),
            // The eye knows what has just happened.
            events: self.events.iter().filter_map(|event| event.seen_by(eye)).collect(),
            last: None,
            before: (game, self.entries()),
        })
    }
}

/// Whether an answer can't be undone: it reveals something, or a draw that follows from it does. Whether a draw reveals
/// something does not depend on its outcome, so any outcome will do.
fn binds<G: Game>(game: &G, choice: G::Choice) -> bool {
    let (mut game, mut journal) = (*game, Journal::off());
    let mut next = game.play_unchecked(choice, &mut journal);
    while let Some(draw) = next.filter(|next| !journal.is_final() && next.who.seat().is_none()) {
        if draw.is_final() {
            return true;
        }
        next = game.play_unchecked(draw.options.nth(0), &mut journal);
    }
    journal.is_final()
}
