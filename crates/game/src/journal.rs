//! What happened while a rule ran.

/// Takes down the events of one answer, for whoever wants them, and whether it can be taken back.
///
/// Playouts keep no events: the journal of a bot costs one predictable branch an event.
#[derive(Debug)]
pub struct Journal<E> {
    events: Option<Vec<E>>,
    barred: bool,
}

impl<E> Journal<E> {
    /// Keeps the events.
    #[must_use]
    pub fn kept() -> Self {
        Self { events: Some(Vec::new()), barred: false }
    }

    /// Lets them go by.
    #[must_use]
    pub const fn off() -> Self {
        Self { events: None, barred: false }
    }

    /// Notes an event.
    #[inline]
    pub fn note(&mut self, event: E) {
        if let Some(events) = &mut self.events {
            events.push(event);
        }
    }

    /// Something was shown or drawn: what came before can't be taken back.
    #[inline]
    pub fn bar(&mut self) {
        self.barred = true;
    }

    /// Whether anything was shown or drawn.
    #[must_use]
    pub fn barred(&self) -> bool {
        self.barred
    }

    /// The events in the order they happened.
    #[must_use]
    pub fn events(&self) -> &[E] {
        self.events.as_deref().unwrap_or(&[])
    }

    /// The events, taken out; the journal goes on empty and unbarred.
    pub fn take(&mut self) -> Vec<E> {
        self.barred = false;
        self.events.as_mut().map(std::mem::take).unwrap_or_default()
    }
}
