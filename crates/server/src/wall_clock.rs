//! Wall-clock time in UTC.

use protocol::Millis;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Milliseconds in a day.
pub(crate) const DAY: Millis = 24 * 60 * 60 * 1000;

/// The system's clock, optionally set to another time. Clones share the offset.
#[derive(Clone, Debug, Default)]
pub struct WallClock {
    ahead: Arc<AtomicI64>,
}

impl WallClock {
    /// A clock that shows this moment now, in milliseconds since 1970, and runs on from it.
    #[must_use]
    pub fn starting_at(moment: Millis) -> Self {
        let clock = Self::default();
        clock.ahead.store(moment - clock.now(), Ordering::Relaxed);
        clock
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> Millis {
        let real =
            SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis);
        real + self.ahead.load(Ordering::Relaxed)
    }

    /// Sets the clock forward for every server that shares it, so that tests need not wait.
    pub fn set_forward(&self, by: Duration) {
        self.ahead.fetch_add(by.as_millis() as Millis, Ordering::Relaxed);
    }
}

/// The UTC date of a moment, such as `2026-11-16`.
pub(crate) fn utc_day(at: Millis) -> String {
    // Years are counted from 1 March, so that the leap day is the last day of a year.
    let days = at.div_euclid(DAY) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{date:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let noon = |days: Millis| utc_day(days * DAY + DAY / 2);
        assert_eq!(noon(0), "1970-01-01");
        assert_eq!(noon(59), "1970-03-01");
        assert_eq!(noon(11_016), "2000-02-29");
        assert_eq!(noon(20_773), "2026-11-16");
        assert_eq!(
            (utc_day(20_773 * DAY - 1).as_str(), utc_day(20_773 * DAY).as_str()),
            ("2026-11-15", "2026-11-16")
        );
    }
}
