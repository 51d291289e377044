//! Law: undo restores the earlier state, and only where nothing was revealed; repeating what was undone gives the same game,
//! draws included. Which entries can be undone is computed here a second time.

use super::memory;
use crate::{Actor, Dealer, EntryKind, Event, Eye, Game, Journal, Limit, NoUndo, RecordedGame, Seat, Seats};

/// The entries that can be undone. All belong to one seat.
#[derive(Default)]
pub(super) struct Back {
    seat: Option<Seat>,
    entries: Vec<usize>,
    /// Draws between these entries that revealed nothing.
    draws: Vec<usize>,
}

impl Back {
    /// Adds an answer. `free` is its seat, if the seat may undo it.
    pub(super) fn note(&mut self, entry: usize, free: Option<Seat>) {
        if free.is_none() || self.seat != free {
            self.entries.clear();
            self.draws.clear();
        }
        self.seat = free;
        self.entries.extend(free.map(|_| entry));
    }

    /// Adds a draw that revealed nothing.
    pub(super) fn note_draw(&mut self, entry: usize) {
        self.draws.push(entry);
    }

    /// The seat that can undo, and the entries.
    pub(super) fn choices(&self) -> Option<(Seat, &[usize])> {
        self.seat.filter(|_| !self.entries.is_empty()).map(|seat| (seat, self.entries.as_slice()))
    }

    /// Removes the entries from this number on.
    pub(super) fn go(&mut self, from: usize) {
        self.entries.retain(|&entry| entry < from);
        self.draws.retain(|&entry| entry < from);
    }

    /// The answers and draws from entry `from` on that were not undone, in order.
    pub(super) fn since(&self, from: usize) -> Vec<usize> {
        let mut since: Vec<usize> =
            self.entries.iter().chain(&self.draws).copied().filter(|&entry| entry >= from).collect();
        since.sort_unstable();
        since
    }

    /// Checks that the recorded game offers the same entries to every seat.
    pub(super) fn agrees<G: Game>(&self, recorded: &RecordedGame<G>) -> Result<(), String> {
        for seat in Seats::first(recorded.game().seats()).iter() {
            let offered = recorded.undoable(seat);
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

/// Checks that repeating the entries `repeated`, which were just undone, leads to `now` again: every draw has the same
/// outcome, so nobody learns anything by trying again.
pub(super) fn repeats<G: Game>(
    undone: &RecordedGame<G>,
    mut dealer: Dealer,
    repeated: &[usize],
    now: &G,
) -> Result<(), String> {
    let mut recorded = undone.clone();
    for &entry in repeated {
        let entry = undone.record().entries[entry - 1];
        let EntryKind::Choose(choice) = entry.kind else { unreachable!("an undo is not repeated") };
        let question = recorded.question().ok_or("the game was over when an answer was repeated")?;
        if let Actor::Chance(purpose) = question.who {
            let number = recorded.record().entries.len() + 1;
            let drawn = question.options.nth(dealer.pick_entry(number, purpose, question.options.len()));
            if drawn != choice {
                return Err(format!("{choice:?} was drawn, but {drawn:?} after it was taken back"));
            }
        }
        let played = recorded.play(entry.who, choice, &mut Journal::off());
        played.map_err(|refused| format!("{choice:?} can't be repeated: {refused:?}"))?;
    }
    memory::same(recorded.game(), now)
}

/// Checks that entry `from`, which cannot be undone, is refused and that the recorded game is unchanged.
pub(super) fn is_final<G: Game>(recorded: &RecordedGame<G>, seat: Seat, from: usize) -> Result<(), String> {
    let mut tried = recorded.clone();
    if tried.undo(seat, from).is_ok() {
        return Err(format!("{seat} took back entry {from}, which is final"));
    }
    if tried.game() != recorded.game() || tried.record() != recorded.record() {
        return Err(format!("{seat} could not take back entry {from}, but left a mark"));
    }
    Ok(())
}
