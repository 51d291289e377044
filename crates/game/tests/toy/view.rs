//! What one eye sees.

use super::{Cards, Flaw, Phase, Toy, ToyEvent};
use game::{Eye, Seat, Seats, View};
use serde::{Serialize, Serializer};
use std::fmt;

/// What one eye sees of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ToyView {
    /// Whose cards the eye sees.
    mine: Seats,
    turn: Option<Seat>,
    deck: Pile,
    hands: [Pile; 4],
    rows: [Cards; 4],
    stashes: [Pile; 4],
    peeks: [u8; 4],
    over: bool,
    trace: Trace,
}

/// Cards of which one sees some.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
struct Pile {
    count: u8,
    seen: Cards,
}

/// Something that only shows in bytes.
#[derive(Clone)]
struct Trace(u32);

impl PartialEq for Trace {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Trace {}

impl fmt::Debug for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Trace")
    }
}

impl Serialize for Trace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.0)
    }
}

impl Pile {
    fn of(cards: Cards, seen: Cards) -> Self {
        Self { count: cards.len(), seen: cards.and(seen) }
    }

    fn put(&mut self, seen: Cards) {
        self.count += 1;
        self.seen = self.seen.or(seen);
    }

    fn take(&mut self, seen: Cards) {
        self.count -= 1;
        self.seen = self.seen.minus(seen);
    }
}

impl ToyView {
    /// What `eye` sees of `toy`.
    pub(super) fn of(toy: &Toy, eye: Eye) -> Self {
        let eye = if Flaw::ViewTells.is_here() { Eye::Open } else { eye };
        let mine = Seats::first(toy.seats).iter().filter(|&seat| eye.among(Seats::only(seat)));
        let seen = toy.seen_by(eye);
        let trace = if Flaw::BytesTell.is_here() { toy.deck.0 } else { 0 };
        Self {
            mine: mine.fold(Seats::NONE, Seats::with),
            turn: toy.turn,
            deck: Pile::of(toy.deck, seen),
            hands: toy.hands.map(|hand| Pile::of(hand, seen)),
            rows: toy.rows,
            stashes: toy.stashes.map(|stash| Pile::of(stash, seen)),
            peeks: toy.peeks.0,
            over: toy.phase == Phase::Over,
            trace: Trace(trace),
        }
    }
}

impl Toy {
    /// The cards whose place `eye` knows.
    pub(super) fn seen_by(&self, eye: Eye) -> Cards {
        if eye == Eye::Open {
            return self.cards;
        }
        (0..4).fold(Cards::NONE, |seen, seat| {
            let own = if eye.among(Seats::only(Seat(seat as u8))) {
                self.hands[seat].or(self.stashes[seat]).or(self.known[seat])
            } else {
                Cards::NONE
            };
            seen.or(self.rows[seat]).or(own)
        })
    }
}

impl View for ToyView {
    type Event = ToyEvent;

    fn apply(&mut self, event: &ToyEvent) {
        let set = |card: Option<_>| card.map_or(Cards::NONE, |card| Cards::NONE.with(card));
        match *event {
            ToyEvent::Started { seat } => self.turn = Some(seat),
            ToyEvent::Drawn { seat, card } => {
                self.deck.take(set(card));
                self.hands[seat.index()].put(set(card.filter(|_| self.mine.has(seat))));
            }
            ToyEvent::Played { seat, card } => {
                self.hands[seat.index()].take(set(Some(card)));
                self.rows[seat.index()] = self.rows[seat.index()].with(card);
            }
            ToyEvent::Hidden { seat, card } => {
                self.hands[seat.index()].take(set(card));
                self.stashes[seat.index()].put(set(card.filter(|_| self.mine.has(seat))));
            }
            ToyEvent::Peeked { by, of, card } => {
                self.peeks[by.index()] -= 1;
                let stash = &mut self.stashes[of.index()];
                stash.seen = stash.seen.or(set(card));
            }
            ToyEvent::Snatched { by, from, card } => {
                self.hands[by.index()].take(set(Some(card.twin())));
                self.rows[from.index()] = self.rows[from.index()].without(card);
                self.rows[by.index()] = self.rows[by.index()].with(card).with(card.twin());
            }
            ToyEvent::Declined { .. } => {}
            ToyEvent::Turned { .. } if Flaw::ViewForgets.is_here() => {}
            ToyEvent::Turned { seat } => self.turn = Some(seat),
            ToyEvent::Ended => self.over = true,
        }
    }
}
