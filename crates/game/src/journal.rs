//! The events of one answer, and the positions between them.

use crate::Game;

/// Collects the events of an answer, if the caller wants them, and whether the answer can be undone.
///
/// Playouts collect nothing: with the journal off, an event costs one predictable branch.
#[derive(Debug)]
pub struct Journal<G: Game> {
    events: Option<Vec<G::Event>>,
    positions: Option<Vec<G>>,
    is_final: bool,
}

impl<G: Game> Journal<G> {
    /// A journal that collects nothing.
    #[must_use]
    pub const fn off() -> Self {
        Self { events: None, positions: None, is_final: false }
    }

    /// A journal that collects events.
    #[must_use]
    pub const fn recording() -> Self {
        Self { events: Some(Vec::new()), positions: None, is_final: false }
    }

    /// A journal that collects events and the position right after each of them.
    #[must_use]
    pub const fn with_positions() -> Self {
        Self { events: Some(Vec::new()), positions: Some(Vec::new()), is_final: false }
    }

    /// Adds an event. `game` must already be in the state after it.
    #[inline]
    pub fn push(&mut self, event: G::Event, game: &G) {
        if let Some(events) = &mut self.events {
            events.push(event);
            if let Some(positions) = &mut self.positions {
                positions.push(*game);
            }
        }
    }

    /// Marks the answer as final, because it revealed something.
    #[inline]
    pub fn mark_final(&mut self) {
        self.is_final = true;
    }

    /// Whether the answer is final.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.is_final
    }

    /// Runs `play` and returns its result, and whether `play` itself made the answer final.
    pub(crate) fn made_final_by<T>(&mut self, play: impl FnOnce(&mut Self) -> T) -> (T, bool) {
        let earlier = std::mem::replace(&mut self.is_final, false);
        let result = play(self);
        let is_final = self.is_final;
        self.is_final |= earlier;
        (result, is_final)
    }

    /// The events in the order they happened.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        self.events.as_deref().unwrap_or(&[])
    }

    /// The position right after each event, if positions are kept.
    #[must_use]
    pub fn positions(&self) -> &[G] {
        self.positions.as_deref().unwrap_or(&[])
    }

    /// Returns the events and resets the journal.
    pub fn take(&mut self) -> Vec<G::Event> {
        self.is_final = false;
        if let Some(positions) = &mut self.positions {
            positions.clear();
        }
        self.events.as_mut().map(std::mem::take).unwrap_or_default()
    }
}
