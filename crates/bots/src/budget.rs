//! How long a bot may think.

use std::time::{Duration, Instant};

/// How much thinking one decision may take.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// So many iterations: the same seed gives the same move on every machine.
    Iterations(u32),
    /// So long.
    Time(Duration),
    /// So many iterations, but no longer than this.
    Both(u32, Duration),
}

impl Budget {
    /// The most iterations.
    pub(crate) fn iterations(self) -> u32 {
        match self {
            Self::Iterations(most) | Self::Both(most, _) => most,
            Self::Time(_) => u32::MAX,
        }
    }

    /// The moment at which it is used up, counted from now.
    pub(crate) fn deadline(self) -> Option<Instant> {
        match self {
            Self::Iterations(_) => None,
            Self::Time(time) | Self::Both(_, time) => Some(Instant::now() + time),
        }
    }
}
