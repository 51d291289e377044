//! Random secrets, ids and seeds from the operating system.

use game::Seed;
use sha2::{Digest, Sha256};
use store::{PersonId, SecretHash, TableId};

/// Letters and digits that are hard to confuse.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A new secret of 160 bits for a cookie or a link.
pub(crate) fn secret() -> String {
    random_text::<32>()
}

/// The length of the session secrets of earlier builds.
pub(crate) const EARLIER_SESSION: usize = 32;

/// A new secret of 200 bits for a session. Its length tells it from those of earlier builds.
pub(crate) fn session() -> String {
    random_text::<40>()
}

/// A new password of 60 bits that can be read out.
pub(crate) fn password() -> String {
    random_text::<12>()
}

/// The SHA-256 of a secret, which is stored instead of it.
pub(crate) fn hash(secret: &str) -> SecretHash {
    Sha256::digest(secret.as_bytes()).into()
}

/// A new table id of 50 bits.
pub(crate) fn table_id() -> TableId {
    TableId(random_text::<10>())
}

/// A new person id of 80 bits.
pub(crate) fn person_id() -> PersonId {
    PersonId(random_text::<16>())
}

/// A new seed for a game.
pub(crate) fn seed() -> Seed {
    Seed(random_bytes())
}

/// A random number.
pub(crate) fn number() -> u64 {
    u64::from_le_bytes(random_bytes())
}

fn random_text<const LENGTH: usize>() -> String {
    random_bytes::<LENGTH>().iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

fn random_bytes<const LENGTH: usize>() -> [u8; LENGTH] {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).expect("the operating system provides random bytes");
    bytes
}
