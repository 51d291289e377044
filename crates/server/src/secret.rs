//! Secrets and names that nobody can guess.

use game::Seed;
use sha2::{Digest, Sha256};
use store::{PersonId, SecretHash, TableId};

/// Letters and digits that can't be taken for one another.
const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A new secret for a cookie or a link: 160 bits.
pub(crate) fn secret() -> String {
    signs::<32>()
}

/// What is stored in a secret's place.
pub(crate) fn hash(secret: &str) -> SecretHash {
    Sha256::digest(secret.as_bytes()).into()
}

/// A new table's public name.
pub(crate) fn table_id() -> TableId {
    TableId(signs::<10>())
}

/// A new person's name for the machine.
pub(crate) fn person_id() -> PersonId {
    PersonId(signs::<16>())
}

/// A new game's seed.
pub(crate) fn seed() -> Seed {
    Seed(bytes())
}

fn signs<const LENGTH: usize>() -> String {
    bytes::<LENGTH>().iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect()
}

fn bytes<const LENGTH: usize>() -> [u8; LENGTH] {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).expect("the system has random bytes");
    bytes
}
