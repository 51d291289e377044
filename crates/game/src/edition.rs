//! Numbered readings of the rules.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A numbered reading of the rules. A fix that changes outcomes raises it, and the old reading stays behind it
/// while games need it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Edition(pub u16);

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
