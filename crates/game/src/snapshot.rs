//! The state of a running game as bytes, for saving it.

use crate::Game;
use sha2::{Digest, Sha256};

/// Raised whenever the format changes. A snapshot of another version is refused, and the game is restored by replaying its
/// record.
const VERSION: u16 = 1;

/// The state of a game as self-describing bytes with a checksum. The checksum is needed because damaged bytes could still
/// describe a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot(pub Vec<u8>);

impl Snapshot {
    /// Takes a snapshot of a game.
    #[must_use]
    pub fn of<G: Game>(game: &G) -> Self {
        let mut bytes = Vec::new();
        ciborium::into_writer(&(G::NAME, VERSION, game), &mut bytes).expect("a vector takes all bytes");
        bytes.extend(check_sum(&bytes));
        Self(bytes)
    }

    /// Restores the game.
    pub fn open<G: Game>(&self) -> Result<G, SnapshotError> {
        let broken = |error: ciborium::de::Error<_>| SnapshotError::Broken(error.to_string());
        let bytes = match self.0.split_last_chunk() {
            Some((bytes, sum)) if check_sum(bytes) == *sum => bytes,
            _ => return Err(SnapshotError::Broken("its check sum is wrong".to_owned())),
        };
        let (name, version, game): (String, u16, ciborium::Value) =
            ciborium::from_reader(bytes).map_err(broken)?;
        if name != G::NAME {
            return Err(SnapshotError::OtherGame(name));
        }
        if version != VERSION {
            return Err(SnapshotError::OtherVersion(version));
        }
        game.deserialized().map_err(|error| SnapshotError::Broken(error.to_string()))
    }
}

fn check_sum(bytes: &[u8]) -> [u8; 8] {
    *Sha256::digest(bytes).first_chunk().expect("a digest has 32 bytes")
}

/// Why a snapshot cannot be restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SnapshotError {
    /// The snapshot belongs to the game of this name.
    OtherGame(String),
    /// The snapshot has another format version. Replay the record.
    OtherVersion(u16),
    /// The snapshot is damaged, or its components are not loaded.
    Broken(String),
}

impl std::fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::OtherGame(name) => write!(f, "the snapshot is of a game of {name}"),
            Self::OtherVersion(version) => {
                write!(f, "the snapshot has version {version}, this build reads {VERSION}: replay the record")
            }
            Self::Broken(why) => write!(f, "the snapshot can't be read ({why}): replay the record"),
        }
    }
}

impl std::error::Error for SnapshotError {}
