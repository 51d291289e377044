//! Laws: records replay to the same game, and snapshots restore it.

use super::difference::difference;
use crate::{Event, Game, Journal, Record, RecordedGame, Snapshot};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

/// Checks that `record`, written, read and replayed, leads to `game`.
pub(super) fn replays<G: Game>(record: &Record<G>, game: &G) -> Result<(), String> {
    let text = record.write();
    let read = Record::<G>::read(&text).map_err(|error| format!("its record can't be read: {error}"))?;
    if read != *record || read.write() != text {
        return Err(format!("its record reads as another: {}", read.write()));
    }
    let replayed = RecordedGame::replay(&read, |_, _, _, _, _| {})
        .map_err(|faults| format!("its record does not begin: {faults}"))?
        .map_err(|(entry, refused)| format!("entry {entry} is refused in the replay: {refused:?}"))?;
    same(replayed.game(), game).map_err(|why| format!("the replay ends in another game: {why}"))
}

/// Checks that the same answer leads to the same game when the journal is off.
pub(super) fn unwatched<G: Game>(before: &G, choice: G::Choice, after: &G) -> Result<(), String> {
    let mut quiet = *before;
    quiet.play_unchecked(choice, &mut Journal::off());
    same(&quiet, after).map_err(|why| format!("{choice:?} ends in another game when nobody watches: {why}"))
}

/// Checks that two games are equal and have equal hashes.
pub(super) fn same<G: Game>(one: &G, other: &G) -> Result<(), String> {
    if one != other {
        return Err(difference(one, other));
    }
    let hash = BuildHasherDefault::<DefaultHasher>::default();
    if hash.hash_one(one) != hash.hash_one(other) {
        return Err(format!("equal games have different hashes: {one:?}"));
    }
    Ok(())
}

/// Checks that the same answer caused the same events twice.
pub(super) fn same_events<E: Event>(one: &[E], other: &[E]) -> Result<(), String> {
    if one == other { Ok(()) } else { Err(format!("the same answer made {one:?} happen, then {other:?}")) }
}

/// Checks that a snapshot restores the same game.
pub(super) fn snapshot_opens<G: Game>(game: &G) -> Result<(), String> {
    let opened = Snapshot::of(game).open::<G>().map_err(|error| error.to_string())?;
    same(&opened, game).map_err(|why| format!("the snapshot opens to another game: {why}"))
}
