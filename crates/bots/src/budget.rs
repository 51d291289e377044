//! How long a bot may think about one decision.

use std::fmt;
use std::str::FromStr;
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

impl FromStr for Budget {
    type Err = String;

    /// Reads `4000` (iterations), `200ms`, `0.2s`, or both limits as `120/300ms`.
    fn from_str(text: &str) -> Result<Self, String> {
        let iterations = |text: &str| text.parse().ok().filter(|&most| most > 0);
        let budget = match text.split_once('/') {
            Some((most, time)) => {
                iterations(most).zip(duration(time)).map(|(most, time)| Self::Both(most, time))
            }
            None => duration(text).map(Self::Time).or_else(|| iterations(text).map(Self::Iterations)),
        };
        budget.ok_or_else(|| {
            format!("\"{text}\" is no budget: write 4000 (iterations), 200ms, 0.2s, or both as 120/300ms")
        })
    }
}

/// A time such as `200ms` or `0.2s`, longer than nothing.
fn duration(text: &str) -> Option<Duration> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 1e-3),
        None => (text.strip_suffix('s')?, 1.0),
    };
    let time = number.parse::<f64>().ok().filter(|time| *time > 0.0 && *time < 1e6)?;
    Some(Duration::from_secs_f64(time * unit))
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(most) => write!(f, "{most}"),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
            Self::Both(most, time) => write!(f, "{most}/{}ms", time.as_millis()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_reads_what_it_writes() {
        for text in ["4000", "200ms", "120/300ms"] {
            assert_eq!(text.parse::<Budget>().expect("a budget").to_string(), text);
        }
        assert_eq!("0.2s".parse(), Ok(Budget::Time(Duration::from_millis(200))));
        for text in ["", "0", "-3", "fast", "0ms", "12/", "/3s", "3s/12"] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }
}
