//! Editions of the rules.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The version of a game's rules, as this project implements them. A fix that changes outcomes raises it. Code for an older
/// edition stays as long as games need it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Edition(pub u16);

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
