//! Wall-clock time in UTC.

use protocol::Millis;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{DAY, Store};

/// The system's clock, optionally set to another time. Clones share the offset.
#[derive(Clone, Debug, Default)]
pub struct WallClock {
    ahead: Arc<AtomicI64>,
    /// How much the system's clock is wrong, in milliseconds.
    skew: Millis,
    /// The time that a stopped clock shows, apart from what it was set forward.
    stopped_at: Option<Millis>,
}

impl WallClock {
    /// A clock on a machine whose own clock is fast by this much. The clock of the database is right all the same.
    #[must_use]
    pub fn skewed(&self, by: Duration) -> Self {
        Self { skew: by.as_millis() as Millis, ..self.clone() }
    }

    /// A clock that shows this moment now, in milliseconds since 1970, and runs on from it.
    #[must_use]
    pub fn starting_at(moment: Millis) -> Self {
        let clock = Self::default();
        clock.ahead.store(moment - system_time(), Ordering::Relaxed);
        clock
    }

    /// A clock that only moves when it is set forward. Turn clocks and the times of secret questions never end with it.
    #[must_use]
    pub fn stopped() -> Self {
        Self { stopped_at: Some(system_time()), ..Self::default() }
    }

    /// Milliseconds since 1970, by the clock of the database where several nodes share it.
    pub(crate) fn now(&self, store: &dyn Store) -> Millis {
        let running = || store.time().unwrap_or_else(|| system_time() + self.skew);
        self.stopped_at.unwrap_or_else(running) + self.ahead.load(Ordering::Relaxed)
    }

    /// Sets the clock forward for every server that shares it, so that tests need not wait.
    pub fn set_forward(&self, by: Duration) {
        self.ahead.fetch_add(by.as_millis() as Millis, Ordering::Relaxed);
    }
}

fn system_time() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Millis)
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

/// The UTC date and time of a moment, such as `2026-11-16 13:05`.
pub(crate) fn utc_minute(at: Millis) -> String {
    let minutes = at.rem_euclid(DAY) / 60_000;
    format!("{} {:02}:{:02}", utc_day(at), minutes / 60, minutes % 60)
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
        assert_eq!(utc_minute(20_773 * DAY + (13 * 60 + 5) * 60_000 + 59_999), "2026-11-16 13:05");
        assert_eq!(
            (utc_day(20_773 * DAY - 1).as_str(), utc_day(20_773 * DAY).as_str()),
            ("2026-11-15", "2026-11-16")
        );
    }
}
