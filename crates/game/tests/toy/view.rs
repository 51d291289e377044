//! What one eye sees.

use super::{Cards, Flaw, Phase, Toy};
use game::{Diff, Eye, Seat, Seats};
use serde::{Serialize, Serializer};
use std::fmt;

game::diff! {
    /// What one eye sees of the table.
    pub struct ToyView {
        turn: Turn,
        deck: Pile,
        buried: Pile,
        hands: [Pile; 4],
        rows: [Cards; 4],
        stashes: [Pile; 4],
        peeks: [u8; 4],
        over: bool,
        trace: Trace,
    }

    /// Cards of which one sees some.
    struct Pile {
        count: u8,
        seen: Cards,
    }
}

game::diff_whole!(Cards);

/// Whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Turn(Option<Seat>);

impl Diff for Turn {
    fn differs(&self, before: &Self) -> bool {
        self != before && !Flaw::PatchForgets.is_here()
    }

    fn diff<S: Serializer>(&self, _: &Self, serializer: S) -> Result<S::Ok, S::Error> {
        self.serialize(serializer)
    }
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
}

impl Diff for Trace {
    fn differs(&self, before: &Self) -> bool {
        self.0 != before.0
    }

    fn diff<S: Serializer>(&self, _: &Self, serializer: S) -> Result<S::Ok, S::Error> {
        self.serialize(serializer)
    }
}

impl ToyView {
    /// What `eye` sees of `toy`.
    pub(super) fn of(toy: &Toy, eye: Eye) -> Self {
        let eye = if Flaw::ViewTells.is_here() { Eye::Open } else { eye };
        let seen = toy.seen_by(eye);
        let trace = if Flaw::BytesTell.is_here() { toy.deck.0 } else { 0 };
        Self {
            turn: Turn(toy.turn),
            deck: Pile::of(toy.deck, seen),
            buried: Pile::of(toy.buried, seen),
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
