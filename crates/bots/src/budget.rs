//! How long a bot may think about one decision.

use std::time::{Duration, Instant};

/// The limit of a search for one decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    /// A number of iterations: the same seed gives the same move on every machine.
    Iterations(u32),
    /// A duration by the clock.
    Time(Duration),
    /// A number of iterations and a duration; the search stops at whichever is reached first.
    Both(u32, Duration),
}

impl Budget {
    /// The maximum number of iterations.
    pub(crate) fn iterations(self) -> u32 {
        match self {
            Self::Iterations(most) | Self::Both(most, _) => most,
            Self::Time(_) => u32::MAX,
        }
    }

    /// The moment at which the time is used up, counted from now; `None` without a time limit.
    pub(crate) fn deadline(self) -> Option<Instant> {
        match self {
            Self::Iterations(_) => None,
            Self::Time(time) | Self::Both(_, time) => Some(Instant::now() + time),
        }
    }
}
