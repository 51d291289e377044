//! How the toy is played: what each phase asks, and what an answer does.

use super::answer::family;
use super::{Answer, Asked, Card, Cards, Flaw, Phase, Toy, ToyEvent};
use game::{Journal, Options, Phrase, Place, Purpose, Question, Seat, Seats, Value};

/// Each seat is dealt so many.
const HAND: u8 = 3;
/// A stash holds so many.
const STASH: u8 = 2;

impl Toy {
    pub(super) fn ask(&self) -> Option<Asked> {
        let cards = |family, cards: Cards| Options::none().with(family, u128::from(cards.0));
        Some(match self.phase {
            Phase::Start => {
                let seats = Options::none().with(family::start, u128::from(Seats::first(self.seats).0));
                Question::draw(Purpose::Deal, "start", "TY-01", seats)
            }
            Phase::Deal { .. } => {
                Question::draw(Purpose::Deal, "deal", "TY-01", cards(family::draw, self.deck))
            }
            Phase::Act { seat } => {
                let asked = Question::to(seat, "act", "TY-01", self.acts(seat));
                match () {
                    () if Flaw::AsksUnawaited.is_here() => Question { waiting: Seats::NONE, ..asked },
                    () if Flaw::AwaitsStrangers.is_here() => Question { waiting: Seats::first(6), ..asked },
                    () => asked,
                }
            }
            Phase::Play { seat } => {
                Question::to(seat, "play", "TY-01", cards(family::card, self.hands[seat.index()]))
            }
            Phase::Hide { seat } => {
                Question::to(seat, "hide", "TY-01", cards(family::card, self.hands[seat.index()]))
            }
            Phase::Bury { .. } => {
                Question::draw(Purpose::Draw, "bury", "TY-01", cards(family::draw, self.deck))
            }
            Phase::Snatch { seat, card } => self.ask_in_secret(seat, card),
            Phase::Peek { seat, of } => {
                let unseen = self.stashes[of.index()].minus(self.known[seat.index()]);
                let unseen = if Flaw::AsksForNothing.is_here() { Cards::NONE } else { unseen };
                Question::draw(Purpose::Draw, "peek", "TY-01", cards(family::card, unseen))
            }
            Phase::Draw { .. } if Flaw::AsksABot.is_here() => {
                Question::draw(Purpose::Bot, "draw", "TY-01", cards(family::draw, self.deck))
            }
            Phase::Draw { .. } => {
                Question::draw(Purpose::Draw, "draw", "TY-01", cards(family::draw, self.deck))
            }
            Phase::Over => return None,
        })
    }

    /// What `seat` may do in its turn.
    fn acts(&self, seat: Seat) -> Options<Answer> {
        let mut acts = Options::none().and(Answer::Play);
        if self.stashes[seat.index()].len() < STASH {
            acts.add(family::hide, if Flaw::OffersTwice.is_here() { 0b11 } else { 1 });
        }
        if self.buried.is_empty() && self.deck.len() > 1 {
            acts.add(family::bury, 1);
        }
        let can_peek = |of: &u8| {
            let unseen = self.stashes[usize::from(*of)].minus(self.known[seat.index()]);
            let worth = !Flaw::OptionsTell.is_here() || unseen.iter().any(|card| card.0 % 2 == 0);
            Seat(*of) != seat && !unseen.is_empty() && worth
        };
        if self.peeks.0[seat.index()] > 0 {
            acts.add(family::peek, (0..self.seats).filter(can_peek).fold(0, |set, of| set | 1 << of));
        }
        acts
    }

    /// Asks the holder of the twin without naming the seat; asks chance if nobody holds it, so that neither shows.
    fn ask_in_secret(&self, seat: Seat, card: Card) -> Asked {
        let waiting = Seats::first(self.seats).without(seat);
        let decline = Options::none().and(Answer::Decline);
        let nobody = Question { waiting, ..Question::draw(Purpose::Draw, "snatch", "TY-01", decline) };
        match self.holder(seat, card) {
            None if Flaw::KeyTells.is_here() => Question { prompt: "wait", ..nobody },
            None if Flaw::WaitingTells.is_here() => Question { waiting: Seats::NONE, ..nobody },
            _ if Flaw::AsksNobody.is_here() => Question::to(Seat(5), "snatch", "TY-01", decline),
            None => nobody,
            Some(holder) if Flaw::WaitingTells.is_here() => {
                Question::to(holder, "snatch", "TY-01", decline.and(Answer::Snatch))
            }
            Some(holder) => Question::to(holder, "snatch", "TY-01", decline.and(Answer::Snatch))
                .secretly(waiting, Answer::Decline),
        }
    }

    /// Who but `seat` holds the twin of `card`.
    fn holder(&self, seat: Seat, card: Card) -> Option<Seat> {
        (0..self.seats).map(Seat).find(|other| *other != seat && self.hands[other.index()].has(card.twin()))
    }

    /// Whether the question must be asked even if it has one answer only.
    pub(super) fn is_secret(&self) -> bool {
        matches!(self.phase, Phase::Snatch { .. })
    }

    pub(super) fn take(&mut self, choice: Answer, journal: &mut Journal<Self>) {
        match (self.phase, choice) {
            (Phase::Start, Answer::Start(seat)) => {
                journal.mark_final();
                self.turn = Some(seat);
                journal.push(ToyEvent::Started { seat }, self);
                self.phase = if self.deck.is_empty() { Phase::Start } else { Phase::Deal { seat } };
            }
            (Phase::Deal { seat }, Answer::Draw(card)) => {
                self.draw(seat, card, journal);
                let hint = Flaw::DrawingHints.is_here() && self.deck.len() > 8 && card.0.is_multiple_of(2);
                if let Some(seat) = self.turn.filter(|_| hint) {
                    journal.push(ToyEvent::Turned { seat }, self);
                }
                self.phase = self.dealt(seat);
            }
            (Phase::Act { seat }, Answer::Play) => self.phase = Phase::Play { seat },
            (Phase::Act { .. }, Answer::Hide) if Flaw::Panics.is_here() => panic!("ouch"),
            (Phase::Act { seat }, Answer::Hide) => self.phase = Phase::Hide { seat },
            (Phase::Act { seat }, Answer::Bury) => self.phase = Phase::Bury { seat },
            (Phase::Bury { seat }, Answer::Draw(card)) => {
                self.deck = self.deck.without(card);
                self.buried = self.buried.with(card);
                journal.push(ToyEvent::Buried { seat, card: Some(card) }, self);
                self.phase = Phase::Act { seat };
            }
            (Phase::Act { seat }, Answer::Peek(of)) => self.phase = Phase::Peek { seat, of },
            (Phase::Play { seat }, Answer::Card(card)) => {
                if !Flaw::ShowsFreely.is_here() {
                    journal.mark_final();
                }
                self.hands[seat.index()] = self.hands[seat.index()].without(card);
                self.rows[seat.index()] = self.rows[seat.index()].with(card);
                journal.push(ToyEvent::Played { seat, card }, self);
                self.phase = Phase::Snatch { seat, card };
            }
            (Phase::Hide { seat }, Answer::Card(card)) => {
                self.hands[seat.index()] = self.hands[seat.index()].without(card);
                self.stashes[seat.index()] = self.stashes[seat.index()].with(card);
                journal.push(ToyEvent::Hidden { seat, card: Some(card) }, self);
                self.draw_next(seat, journal);
            }
            (Phase::Snatch { seat, card }, Answer::Decline) => {
                if let Some(seat) = self.holder(seat, card) {
                    journal.push(ToyEvent::Declined { seat }, self);
                }
                self.draw_next(seat, journal);
            }
            (Phase::Snatch { seat, card }, Answer::Snatch) => self.snatch(seat, card, journal),
            (Phase::Peek { seat, of }, Answer::Card(card)) => {
                journal.mark_final();
                self.known[seat.index()] = self.known[seat.index()].with(card);
                self.peeks.0[seat.index()] -= 1;
                journal.push(ToyEvent::Peeked { by: seat, of, card: Some(card) }, self);
                self.turn_to(seat.clockwise(1, self.seats), journal);
            }
            (Phase::Draw { seat }, Answer::Draw(card)) => {
                self.draw(seat, card, journal);
                self.turn_to(seat.clockwise(1, self.seats), journal);
            }
            (phase, choice) => unreachable!("{choice:?} is no answer to {phase:?}"),
        }
    }

    fn draw(&mut self, seat: Seat, card: Card, journal: &mut Journal<Self>) {
        journal.mark_final();
        self.deck = self.deck.without(card);
        self.hands[seat.index()] = self.hands[seat.index()].with(card);
        journal.push(ToyEvent::Drawn { seat, card: Some(card) }, self);
    }

    /// Whom to deal to next; when all have enough, the first to be dealt to begins.
    fn dealt(&self, seat: Seat) -> Phase {
        let next = seat.clockwise(1, self.seats);
        match (self.hands[seat.index()].len(), self.hands[next.index()].len()) {
            (HAND, HAND) => Phase::Act { seat: next },
            (HAND, _) => Phase::Deal { seat: next },
            _ => Phase::Deal { seat },
        }
    }

    fn snatch(&mut self, from: Seat, card: Card, journal: &mut Journal<Self>) {
        let by = self.holder(from, card).expect("only the holder of the twin is offered to snatch");
        journal.mark_final();
        self.rows[from.index()] = self.rows[from.index()].without(card);
        self.hands[by.index()] = self.hands[by.index()].without(card.twin());
        if !Flaw::LosesACard.is_here() {
            self.rows[by.index()] = self.rows[by.index()].with(card).with(card.twin());
        }
        journal.push(ToyEvent::Snatched { by, from, card }, self);
        self.draw_next(from, journal);
    }

    fn draw_next(&mut self, seat: Seat, journal: &mut Journal<Self>) {
        if self.deck.is_empty() {
            self.turn_to(seat.clockwise(1, self.seats), journal);
        } else {
            self.phase = Phase::Draw { seat };
        }
    }

    /// Gives the turn to `seat`, or the next after it that has cards.
    fn turn_to(&mut self, seat: Seat, journal: &mut Journal<Self>) {
        let able = |seat: &Seat| !self.hands[seat.index()].is_empty();
        match (0..self.seats).map(|steps| seat.clockwise(steps, self.seats)).find(able) {
            Some(seat) => {
                self.turn = Some(seat);
                self.phase = Phase::Act { seat };
                if !Flaw::TurnsUnannounced.is_here() {
                    journal.push(ToyEvent::Turned { seat }, self);
                }
            }
            None if Flaw::Endless.is_here() => self.phase = Phase::Start,
            None => {
                self.phase = Phase::Over;
                journal.push(ToyEvent::Ended, self);
            }
        }
    }

    pub(super) fn refuse(&self, choice: Answer) -> Option<Phrase> {
        let Some(question) = self.ask() else { return Some(Phrase::new("over", "TY-01")) };
        match (question.options.allows(choice), choice) {
            (true, Answer::Hide) if Flaw::RefusesTheOffered.is_here() => Some(Phrase::new("no", "TY-02")),
            (false, Answer::Snatch) if Flaw::AcceptsMore.is_here() && question.prompt == "snatch" => None,
            (true, _) => None,
            (false, _) if Flaw::RefusesWithoutRule.is_here() => Some(Phrase::new("not-now", "nowhere")),
            (false, Answer::Card(card)) if Flaw::RefusalTells.is_here() => {
                Some(Phrase::new("elsewhere", "TY-03").with("deck", self.deck.has(card)))
            }
            (false, Answer::Card(_)) => Some(Phrase::new("not-in-hand", "TY-03")),
            (false, _) => Some(Phrase::new("not-now", "TY-04")),
        }
    }

    pub(super) fn told(&self, event: &ToyEvent) -> Phrase {
        let card = |phrase: Phrase, card: Option<Card>| match card {
            Some(card) => phrase.with("card", card.0),
            None => phrase,
        };
        match *event {
            ToyEvent::Started { seat } => Phrase::new("started", "TY-05").with("seat", seat),
            ToyEvent::Drawn { seat, card: drawn } => {
                card(Phrase::new("drawn", "TY-06").with("seat", seat), drawn)
            }
            ToyEvent::Played { seat, card: played } => {
                card(Phrase::new("played", "TY-07").with("seat", seat), Some(played))
            }
            ToyEvent::Hidden { seat, .. } if Flaw::SentenceTells.is_here() => Phrase::new("hidden", "TY-08")
                .with("stash", Value::Number(i64::from(self.stashes[seat.index()].0))),
            ToyEvent::Hidden { seat, card: hidden } => {
                card(Phrase::new("hidden", "TY-08").with("seat", seat), hidden)
            }
            ToyEvent::Buried { seat, card: buried } => {
                card(Phrase::new("buried", "TY-13").with("seat", seat), buried)
            }
            ToyEvent::Peeked { by, of, card: seen } => {
                card(Phrase::new("peeked", "TY-09").with("by", by).with("of", of), seen)
            }
            ToyEvent::Declined { seat } => Phrase::new("declined", "TY-10").with("seat", seat),
            ToyEvent::Snatched { by, from, card: snatched } => {
                card(Phrase::new("snatched", "TY-10").with("by", by).with("from", from), Some(snatched))
            }
            ToyEvent::Turned { .. } if Flaw::TellsWithoutKey.is_here() => Phrase::new("", "TY-11"),
            ToyEvent::Turned { seat } => Phrase::new("turned", "TY-11").with("seat", seat),
            ToyEvent::Ended => Phrase::new("ended", "TY-12"),
        }
    }

    /// The score of `seat`, not yet ranked.
    pub(super) fn place(&self, seat: Seat) -> Place {
        let sum = |cards: Cards| cards.iter().map(Card::value).sum::<i32>();
        let (row, stash) = (sum(self.rows[seat.index()]), 2 * sum(self.stashes[seat.index()]));
        Place { seat, rank: 1, score: row + stash, parts: vec![("row", row), ("stash", stash)] }
    }
}
