//! Events bring a view up to date.

use super::difference::difference;
use crate::{Event, Eye, Game, View};

/// The view of every eye, kept up to date by events alone.
pub(super) struct Views<G: Game>(Vec<(Eye, G::View)>);

impl<G: Game> Views<G> {
    /// What every eye sees now.
    pub(super) fn of(game: &G) -> Self {
        Self(Eye::limited(game.seats()).chain([Eye::Open]).map(|eye| (eye, game.view(eye))).collect())
    }

    /// Shows the events to every eye, and tells whether each view is then what the eye sees of the game `after`
    /// them.
    pub(super) fn follow(&mut self, events: &[G::Event], after: &G) -> Result<(), String> {
        for (eye, view) in &mut self.0 {
            for seen in events.iter().filter_map(|event| event.seen_by(*eye)) {
                view.apply(&seen);
            }
            let now = after.view(*eye);
            if *view != now {
                let seen: Vec<_> = events.iter().filter_map(|event| event.seen_by(*eye)).collect();
                let parting = difference(view, &now);
                return Err(format!("{eye:?} saw {seen:?}, but makes of it {parting}"));
            }
        }
        Ok(())
    }
}

/// How many of the events some eye does not see whole.
pub(super) fn hidden<E: Event>(events: &[E], seats: u8) -> u64 {
    let secret = |event: &&E| Eye::limited(seats).any(|eye| event.seen_by(eye) != Some(**event));
    events.iter().filter(secret).count() as u64
}
