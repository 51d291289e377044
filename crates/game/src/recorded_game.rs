//! A game in progress: its state, its record, and how far it can be undone.

use crate::{
    Actor, Choice, Dealer, Entry, EntryKind, Faults, Game, Illegal, Journal, Phrase, Question, Record, Seat,
};

/// A game, its record so far, and the states that can be restored by undo.
#[derive(Clone, Debug)]
pub struct RecordedGame<G: Game> {
    game: G,
    record: Record<G>,
    /// The states before the latest answers that can be undone. All of them are answers of one seat that revealed nothing.
    /// Draws that nobody saw may lie between them.
    points: Vec<Point<G>>,
    limit: Limit,
}

#[derive(Clone, Debug)]
struct Point<G> {
    game: G,
    /// The number of entries in the record at that point.
    entries: usize,
    seat: Seat,
}

/// Why an undo cannot go back further.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// The game starts there.
    Beginning,
    /// Entry `entry` revealed something, or was a secret answer: undoing it, or naming its seat, would reveal the secret.
    Learned {
        /// The number of the entry, counted from 1.
        entry: usize,
    },
    /// Another seat answered in entry `entry`.
    Acted {
        /// The number of the entry, counted from 1.
        entry: usize,
        /// The other seat.
        seat: Seat,
    },
}

/// Why an undo is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// The latest entry cannot be undone, for this reason.
    Limit(Limit),
    /// The latest answer was given by this other seat.
    NotYours(Seat),
    /// The entry is not one of those that can be undone.
    NotThere,
}

/// Why an entry could not be carried out.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused<C: Choice> {
    /// Another actor has to answer.
    NotAsked {
        /// The actor that has to answer. Do not show it to players: they see [`Question::waiting`].
        asked: Actor,
    },
    /// The rules refuse the choice.
    Illegal(Box<Illegal<C>>),
    /// The undo is not possible.
    NoUndo(NoUndo),
    /// The game is over.
    Over,
}

/// The result of replaying a record. The error has the number of the entry that could not be carried out, and why.
pub type Replayed<G> = Result<RecordedGame<G>, (usize, Refused<<G as Game>::Choice>)>;

impl<G: Game> RecordedGame<G> {
    /// Starts a game from a record without entries.
    pub fn new(record: Record<G>) -> Result<Self, Faults> {
        let game = G::new(&record.setup)?;
        Ok(Self {
            game,
            record: Record { entries: Vec::new(), ..record },
            points: Vec::new(),
            limit: Limit::Beginning,
        })
    }

    /// Continues a game whose state after all entries of `record` is `game`. Nothing before this point can be undone.
    #[must_use]
    pub fn resume(record: Record<G>, game: G) -> Self {
        let limit = match record.entries.len() {
            0 => Limit::Beginning,
            entry => Limit::Learned { entry },
        };
        Self { game, record, points: Vec::new(), limit }
    }

    /// Replays a whole record.
    ///
    /// `each` is called for every entry with its number, the game before it, the entry, the game after it, and the journal
    /// with its events and positions.
    pub fn replay(
        record: &Record<G>,
        mut each: impl FnMut(usize, &G, &Entry<G::Choice>, &G, &Journal<G>),
    ) -> Result<Replayed<G>, Faults> {
        let mut recorded = Self::new(record.clone())?;
        for (place, entry) in record.entries.iter().enumerate() {
            let before = recorded.game;
            let mut journal = Journal::with_positions();
            if let Err(refused) = recorded.enter(*entry, &mut journal) {
                return Ok(Err((place + 1, refused)));
            }
            each(place + 1, &before, entry, &recorded.game, &journal);
        }
        Ok(Ok(recorded))
    }

    /// The current state.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The record so far.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The record, for changing its other fields, or for appending entries that were carried out before (as the server does
    /// for the entries before a snapshot). Appending does not change [`RecordedGame::game`].
    pub fn record_mut(&mut self) -> &mut Record<G> {
        &mut self.record
    }

    /// The open question.
    #[must_use]
    pub fn question(&self) -> Option<Question<G::Choice>> {
        self.game.question()
    }

    /// Carries out one entry. Changes nothing on error.
    pub fn enter(
        &mut self,
        entry: Entry<G::Choice>,
        journal: &mut Journal<G>,
    ) -> Result<(), Refused<G::Choice>> {
        match (entry.kind, entry.who) {
            (EntryKind::Choose(choice), who) => self.play(who, choice, journal),
            (EntryKind::Undo { from }, Some(seat)) => self.undo(seat, from).map_err(Refused::NoUndo),
            (EntryKind::Undo { .. }, None) => Err(Refused::NoUndo(NoUndo::NotThere)),
        }
    }

    /// Answers the question for `who` (`None` is chance). Changes nothing on error.
    pub fn play(
        &mut self,
        who: Option<Seat>,
        choice: G::Choice,
        journal: &mut Journal<G>,
    ) -> Result<(), Refused<G::Choice>> {
        let question = self.question().ok_or(Refused::Over)?;
        if question.who.seat() != who {
            return Err(Refused::NotAsked { asked: question.who });
        }
        let before = self.game;
        let (played, is_final) =
            journal.made_final_by(|journal| self.game.play(choice, journal).map_err(Box::new));
        played.map_err(Refused::Illegal)?;
        let is_final = is_final || question.is_final();
        if is_final {
            journal.mark_final();
        }
        self.record.entries.push(Entry { who, kind: EntryKind::Choose(choice) });
        if is_final {
            self.points.clear();
            self.limit = Limit::Learned { entry: self.record.entries.len() };
        } else if let Some(seat) = who {
            self.remember(before, seat);
        }
        Ok(())
    }

    /// Saves the state before the last entry, so that `seat` can undo it.
    fn remember(&mut self, before: G, seat: Seat) {
        let entry = self.record.entries.len();
        if let Some(last) = self.points.last().filter(|last| last.seat != seat) {
            self.limit = Limit::Acted { entry: last.entries + 1, seat: last.seat };
            self.points.clear();
        }
        self.points.push(Point { game: before, entries: entry - 1, seat });
    }

    /// Answers questions to chance from `dealer` until a seat is asked.
    pub fn settle(&mut self, dealer: &mut Dealer, journal: &mut Journal<G>) {
        while let Some(question) = self.question() {
            let Actor::Chance(purpose) = question.who else { return };
            let entry = self.record.entries.len() + 1;
            let choice = question.options.nth(dealer.pick_entry(entry, purpose, question.options.len()));
            self.play(None, choice, journal).unwrap_or_else(|_| unreachable!("a drawn option was offered"));
        }
    }

    /// The entries that can be undone, oldest first: their numbers, and the state before each.
    pub fn points(&self) -> impl Iterator<Item = (usize, &G)> {
        self.points.iter().map(|point| (point.entries + 1, &point.game))
    }

    /// The numbers of the entries that `seat` can undo, oldest first, and what limits them.
    pub fn undoable(&self, seat: Seat) -> Result<(Vec<usize>, Limit), NoUndo> {
        match self.points.last() {
            None => Err(NoUndo::Limit(self.limit)),
            Some(point) if point.seat != seat => Err(NoUndo::NotYours(point.seat)),
            Some(_) => Ok((self.points.iter().map(|point| point.entries + 1).collect(), self.limit)),
        }
    }

    /// Undoes the entries of `seat` from number `from` on, with the draws between them. The record keeps them and gets an
    /// entry for the undo. The caller must then [rewind](Dealer::rewind) the dealer to the same entry.
    pub fn undo(&mut self, seat: Seat, from: usize) -> Result<(), NoUndo> {
        let (entries, _) = self.undoable(seat)?;
        let place = entries.iter().position(|&entry| entry == from).ok_or(NoUndo::NotThere)?;
        self.game = self.points[place].game;
        self.points.truncate(place);
        self.record.entries.push(Entry { who: Some(seat), kind: EntryKind::Undo { from } });
        Ok(())
    }
}

impl NoUndo {
    /// The reason as a sentence, with the game's rule about undo.
    #[must_use]
    pub fn phrase<G: Game>(self) -> Phrase {
        match self {
            Self::Limit(limit) => limit.phrase::<G>(),
            Self::NotYours(seat) => Phrase::new("undo-not-yours", G::UNDO_RULE).with("seat", seat),
            Self::NotThere => Phrase::new("undo-not-there", G::UNDO_RULE),
        }
    }
}

impl Limit {
    /// The reason as a sentence, with the game's rule about undo.
    #[must_use]
    pub fn phrase<G: Game>(self) -> Phrase {
        match self {
            Self::Beginning => Phrase::new("undo-beginning", G::UNDO_RULE),
            Self::Learned { entry } => {
                Phrase::new("undo-learned", G::UNDO_RULE).with("entry", crate::Value::Number(entry as i64))
            }
            Self::Acted { entry, seat } => Phrase::new("undo-acted", G::UNDO_RULE)
                .with("entry", crate::Value::Number(entry as i64))
                .with("seat", seat),
        }
    }
}
