//! Law: undo restores the earlier state, and only where nothing was revealed. Which entries can be undone is computed here
//! a second time.

use crate::{Event, Eye, Game, Limit, NoUndo, Seat, Seats, Sitting};

/// The entries that can be undone. All belong to one seat.
#[derive(Default)]
pub(super) struct Back {
    seat: Option<Seat>,
    entries: Vec<usize>,
}

impl Back {
    /// Adds an entry. `free` is its seat, if the seat may undo it.
    pub(super) fn note(&mut self, entry: usize, free: Option<Seat>) {
        if free.is_none() || self.seat != free {
            self.entries.clear();
        }
        self.seat = free;
        self.entries.extend(free.map(|_| entry));
    }

    /// The seat that can undo, and the entries.
    pub(super) fn choices(&self) -> Option<(Seat, &[usize])> {
        self.seat.filter(|_| !self.entries.is_empty()).map(|seat| (seat, self.entries.as_slice()))
    }

    /// Removes the entries from this number on.
    pub(super) fn go(&mut self, from: usize) {
        self.entries.retain(|&entry| entry < from);
    }

    /// Checks that the sitting offers the same entries to every seat.
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

/// Whether the limit lies before the first entry that can be undone.
fn before(limit: Limit, first: usize) -> bool {
    match limit {
        Limit::Beginning => true,
        Limit::Learned { entry } | Limit::Acted { entry, .. } => entry < first,
    }
}

/// Checks that an answer that can be undone reveals nothing to anybody.
pub(super) fn shows_nothing<E: Event>(events: &[E], seats: u8) -> Result<(), String> {
    for eye in Eye::limited(seats) {
        if let Some(event) = events.iter().find(|event| event.reveals(eye)) {
            return Err(format!("{event:?} shows {eye:?} something, but can be taken back"));
        }
    }
    Ok(())
}

/// Checks that entry `from`, which cannot be undone, is refused and that the sitting is unchanged.
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
