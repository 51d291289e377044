//! Events bring a view up to date.

use super::difference::difference;
use crate::{Event, Eye, Game, View};

/// The view of every eye, kept up to date by events alone.
pub(super) struct Views<G: Game> {
    views: Vec<(Eye, G::View)>,
    next: usize,
}

impl<G: Game> Views<G> {
    /// What every eye sees now.
    pub(super) fn of(game: &G) -> Self {
        let eyes = Eye::limited(game.seats()).chain([Eye::Open]);
        Self { views: eyes.map(|eye| (eye, game.view(eye))).collect(), next: 0 }
    }

    /// Shows the events to every eye, and tells whether the view of the next eye in turn is then what it sees of the
    /// game `after` them. A view that went wrong stays wrong until its turn comes.
    pub(super) fn follow(&mut self, events: &[G::Event], after: &G) -> Result<(), String> {
        for (eye, view) in &mut self.views {
            for seen in events.iter().filter_map(|event| event.seen_by(*eye)) {
                view.apply(&seen);
            }
        }
        self.next = (self.next + 1) % self.views.len();
        agrees(&self.views[self.next], events, after)
    }

    /// Whether every view is what its eye sees of `game`.
    pub(super) fn agree(&self, game: &G) -> Result<(), String> {
        self.views.iter().try_for_each(|view| agrees(view, &[], game))
    }
}

fn agrees<G: Game>((eye, view): &(Eye, G::View), events: &[G::Event], game: &G) -> Result<(), String> {
    let now = game.view(*eye);
    if *view == now {
        return Ok(());
    }
    let seen: Vec<_> = events.iter().filter_map(|event| event.seen_by(*eye)).collect();
    let parting = difference(view, &now);
    Err(format!("{eye:?} saw {seen:?} last, but makes of it all {parting}"))
}

/// How many of the events some eye does not see whole.
pub(super) fn hidden<E: Event>(events: &[E], seats: u8) -> u64 {
    let secret = |event: &&E| Eye::limited(seats).any(|eye| event.seen_by(eye) != Some(**event));
    events.iter().filter(secret).count() as u64
}
