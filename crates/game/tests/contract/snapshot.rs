//! A snapshot opens to the same game or not at all.

use crate::table::random_game;
use crate::toy::Toy;
use game::{Snapshot, SnapshotError};
use sha2::{Digest, Sha256};

/// A snapshot of anything at all, with a right check sum.
fn sealed(content: &impl serde::Serialize) -> Snapshot {
    let mut bytes = Vec::new();
    ciborium::into_writer(content, &mut bytes).unwrap();
    bytes.extend_from_slice(&Sha256::digest(&bytes)[..8]);
    Snapshot(bytes)
}

#[test]
fn every_moment_of_a_game_opens_again() {
    random_game(1, |recorded| assert_eq!(Snapshot::of(recorded.game()).open(), Ok(*recorded.game())));
}

#[test]
fn names_and_not_positions_stand_in_it() {
    let snapshot = Snapshot::of(random_game(1, |_| {}).game());
    for name in ["toy", "hands", "stashes", "Over"] {
        assert!(snapshot.0.windows(name.len()).any(|bytes| bytes == name.as_bytes()), "{name}");
    }
}

#[test]
fn another_game_is_named() {
    let error = sealed(&("chess", 1, "e4")).open::<Toy>().unwrap_err();
    assert_eq!(error, SnapshotError::OtherGame("chess".to_owned()));
    assert_eq!(error.to_string(), "the snapshot is of a game of chess");
}

#[test]
fn another_version_is_distinguished_from_damage() {
    let error = sealed(&("toy", 2, "of another shape")).open::<Toy>().unwrap_err();
    assert_eq!(error, SnapshotError::OtherVersion(2));
    assert!(error.to_string().ends_with("replay the record"));
}

#[test]
fn a_record_that_describes_no_game_is_broken() {
    for error in
        [sealed(&("toy", 1, "not a toy")).open::<Toy>(), sealed(&"toy").open(), Snapshot(vec![]).open()]
    {
        assert!(matches!(error, Err(SnapshotError::Broken(_))), "{error:?}");
    }
}

#[test]
fn damage_anywhere_is_noticed() {
    let whole = Snapshot::of(random_game(1, |_| {}).game());
    for place in 0..whole.0.len() {
        let mut damaged = whole.clone();
        damaged.0[place] ^= 1 << (place % 8);
        assert!(matches!(damaged.open::<Toy>(), Err(SnapshotError::Broken(_))), "byte {place}");
        let cut = Snapshot(whole.0[..place].to_vec());
        assert!(matches!(cut.open::<Toy>(), Err(SnapshotError::Broken(_))), "cut at {place}");
    }
    let mut longer = whole;
    longer.0.push(0);
    assert!(longer.open::<Toy>().is_err());
}
