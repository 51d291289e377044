//! What can be taken back, worked out a second time.

use crate::{Event, Eye, Game, Limit, NoUndo, Seat, Seats, Sitting};

/// The entries that can be taken back, all of one seat.
#[derive(Default)]
pub(super) struct Back {
    seat: Option<Seat>,
    entries: Vec<usize>,
}

impl Back {
    /// Takes note of an entry: `free` is its seat, if it may take the entry back.
    pub(super) fn note(&mut self, entry: usize, free: Option<Seat>) {
        if free.is_none() || self.seat != free {
            self.entries.clear();
        }
        self.seat = free;
        self.entries.extend(free.map(|_| entry));
    }

    /// Who can take something back, and what.
    pub(super) fn choices(&self) -> Option<(Seat, &[usize])> {
        self.seat.filter(|_| !self.entries.is_empty()).map(|seat| (seat, self.entries.as_slice()))
    }

    /// Forgets the entries from this number on.
    pub(super) fn go(&mut self, from: usize) {
        self.entries.retain(|&entry| entry < from);
    }

    /// Whether the sitting offers the same to every seat.
    pub(super) fn agrees<G: Game>(&self, sitting: &Sitting<G>) -> Result<(), String> {
        for seat in Seats::first(sitting.game().seats()).iter() {
            let offered = sitting.undoable(seat);
            let right = match (&offered, self.choices()) {
                (Ok((entries, limit)), Some((owner, mine))) => {
                    owner == seat && entries == mine && before(*limit, mine[0])
                }
                (Err(NoUndo::NotYours(owner)), Some((mine, _))) => *owner == mine && mine != seat,
                (Err(NoUndo::Limit(_)), None) => true,
                _ => false,
            };
            if !right {
                return Err(format!("{seat} is offered {offered:?} to take back, not {:?}", self.choices()));
            }
        }
        Ok(())
    }
}

/// Whether the limit lies before the first entry that can be taken back.
fn before(limit: Limit, first: usize) -> bool {
    match limit {
        Limit::Beginning => true,
        Limit::Learned { entry } | Limit::Acted { entry, .. } => entry < first,
    }
}

/// Whether an answer that can be taken back shows nobody anything.
pub(super) fn shows_nothing<E: Event>(events: &[E], seats: u8) -> Result<(), String> {
    for eye in Eye::limited(seats) {
        if let Some(event) = events.iter().find(|event| event.teaches(eye)) {
            return Err(format!("{event:?} shows {eye:?} something, but can be taken back"));
        }
    }
    Ok(())
}

/// Whether entry `from`, which can't be taken back, is refused and the sitting untouched.
pub(super) fn is_final<G: Game>(sitting: &Sitting<G>, seat: Seat, from: usize) -> Result<(), String> {
    let mut tried = sitting.clone();
    if tried.undo(seat, from).is_ok() {
        return Err(format!("{seat} took back entry {from}, which is final"));
    }
    if tried.game() != sitting.game() || tried.record() != sitting.record() {
        return Err(format!("{seat} could not take back entry {from}, but left a mark"));
    }
    Ok(())
}
