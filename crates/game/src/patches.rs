//! The patches that lead one eye's view through an answer.

use crate::{Diff, Event, Eye, Game, Journal, Patch};
use serde::ser::{Serialize, SerializeSeq, Serializer};

/// A list of patches, one for each event that `eye` sees, each leading to the view right after that event. If the eye sees
/// no event but its view changes (after an undo, or when another eye takes over), there is one patch.
#[derive(Debug)]
pub struct Patches<'a, G: Game> {
    /// The view to start from. `None` if the eye has no view yet; the first patch is then a whole view.
    pub before: Option<G::View>,
    /// The events of the answer, with positions.
    pub journal: &'a Journal<G>,
    /// The game after the answer.
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
        // The view does not change after the last event without another event: the law `Follows` checks it.
        if shown.is_none() {
            let after = Some(self.after.view(self.eye));
            if after.differs(&self.before) {
                list.serialize_element(&Patch(&self.before, &after))?;
            }
        }
        list.end()
    }
}
