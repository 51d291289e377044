//! Editions of the rules.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of a game's rules, as this project implements them. A fix that changes outcomes raises it. Code for an older
/// edition stays as long as games need it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Edition(pub u16);

impl Edition {
    /// Whether a build whose newest edition is `newest` can play this one. Older editions stay playable for ever; the error says
    /// what to do.
    pub fn check(self, newest: Self) -> Result<(), String> {
        match self.0 {
            0 => Err("editions of the rules are counted from 1".to_owned()),
            _ if self > newest => Err(format!(
                "edition {self} of the rules is newer than this build, which knows 1 to {newest}: update miasma"
            )),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
