//! The patches that take one eye through an answer.

use crate::{Diff, Event, Eye, Game, Journal, Patch};
use serde::ser::{Serialize, SerializeSeq, Serializer};

/// A list of patches: one for each event that `eye` sees, each leading to the view right after it. Without such an event, one
/// patch if the view changes all the same: after an undo, or when another eye takes over.
#[derive(Debug)]
pub struct Patches<'a, G: Game> {
    /// The view to start from; `None` where the eye has seen nothing yet, so that the first patch is a whole view.
    pub before: Option<G::View>,
    /// What happened, with positions.
    pub journal: &'a Journal<G>,
    /// The game after it.
    pub after: &'a G,
    /// The eye the patches are for.
    pub eye: Eye,
}

impl<G: Game> Serialize for Patches<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        let mut shown = None;
        for (event, position) in self.journal.events().iter().zip(self.journal.positions()) {
            if event.seen_by(self.eye).is_some() {
                let next = Some(position.view(self.eye));
                list.serialize_element(&Patch(shown.as_ref().unwrap_or(&self.before), &next))?;
                shown = Some(next);
            }
        }
        // After an event nothing changes without another: the law `Follows` says so.
        if shown.is_none() {
            let after = Some(self.after.view(self.eye));
            if after.differs(&self.before) {
                list.serialize_element(&Patch(&self.before, &after))?;
            }
        }
        list.end()
    }
}
