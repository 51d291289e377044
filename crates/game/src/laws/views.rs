//! Law: every change of a view belongs to an event, and patches lead from one view to the next.

use super::difference::{difference, part};
use crate::{Diff, Event, Eye, Game, Journal, Patches};
use ciborium::Value;

/// Checks that the view of `eye` after the last event equals its view after the answer.
pub(super) fn announced<G: Game>(
    before: &G,
    journal: &Journal<G>,
    after: &G,
    eye: Eye,
) -> Result<(), String> {
    let seen = |event: &G::Event| event.seen_by(eye).is_some();
    let last = journal.events().iter().rposition(seen);
    let (told, now) = (last.map_or(before, |last| &journal.positions()[last]).view(eye), after.view(eye));
    if !now.differs(&told) {
        return Ok(());
    }
    let events = journal.events();
    Err(format!("after {events:?}, {eye:?} sees more than the events tell: {}", difference(&told, &now)))
}

/// Checks that the patches of an answer turn the old view of `eye` into its new one.
pub(super) fn patched<G: Game>(before: &G, journal: &Journal<G>, after: &G, eye: Eye) -> Result<(), String> {
    let mut view = value(&before.view(eye));
    let patches = value(&Patches { before: Some(before.view(eye)), journal, after, eye });
    for patch in patches.into_array().expect("patches are a list") {
        apply(&mut view, patch);
    }
    let now = value(&after.view(eye));
    if view == now {
        return Ok(());
    }
    let parting = part(&format!("{view:?}"), &format!("{now:?}"));
    Err(format!("the patches for {eye:?} lead to another view: {parting}"))
}

fn value(value: &impl serde::Serialize) -> Value {
    Value::serialized(value).expect("views and patches can be written")
}

/// Applies a patch as a client does, see [`crate::Diff`].
fn apply(value: &mut Value, patch: Value) {
    match (value, patch) {
        (Value::Map(fields), Value::Map(patch)) => {
            for (key, change) in patch {
                let field = fields.iter_mut().find(|(name, _)| *name == key).expect("the field is there");
                apply(&mut field.1, change);
            }
        }
        (Value::Array(items), Value::Map(patch)) => {
            for (key, change) in patch {
                let index = key.as_integer().and_then(|index| usize::try_from(index).ok());
                apply(&mut items[index.expect("a list is patched by index")], change);
            }
        }
        (value, patch) => *value = patch,
    }
}

/// The number of events that some eye does not see completely.
pub(super) fn hidden<E: Event>(events: &[E], seats: u8) -> u64 {
    let secret = |event: &&E| Eye::limited(seats).any(|eye| event.seen_by(eye) != Some(**event));
    events.iter().filter(secret).count() as u64
}
