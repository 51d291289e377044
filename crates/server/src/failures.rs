//! Logs failures that may come in thousands, such as those of a full disk: the first of a kind at once, then summaries.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use store::TableId;

/// Time between two summaries of the same kind of failure.
const SUMMARY_EVERY: Duration = Duration::from_secs(30);

/// Maximum number of tables a summary names.
const TABLES_NAMED: usize = 5;

static FAILURES: FailureLog = FailureLog(Mutex::new(BTreeMap::new()));

/// Logs a failure, or counts it for the next summary. `what` is the kind of failure and the text of the log line.
pub(crate) fn report(what: &'static str, table: Option<&TableId>, error: &dyn Display) {
    if FAILURES.note(Instant::now(), what, table, error) {
        match table {
            Some(table) => tracing::warn!(%table, %error, "{what}"),
            None => tracing::warn!(%error, "{what}"),
        }
    }
}

/// Logs the summaries that are due. Called every few seconds, so that the last failures of a series are counted as well.
pub(crate) fn log_summaries() {
    for FailureCount { what, count, tables, last } in FAILURES.due(Instant::now()) {
        let seconds = SUMMARY_EVERY.as_secs();
        tracing::warn!(count, tables, error = last, "{what}, repeatedly in the last {seconds} seconds");
    }
}

/// The failures since the last log line, by kind.
struct FailureLog(Mutex<BTreeMap<&'static str, Repeated>>);

struct Repeated {
    /// The time of the last log line.
    logged: Instant,
    count: u64,
    tables: BTreeSet<TableId>,
    last: String,
}

/// What one summary says.
#[derive(PartialEq, Eq, Debug)]
struct FailureCount {
    what: &'static str,
    count: u64,
    tables: String,
    last: String,
}

impl FailureLog {
    /// Notes a failure. Returns whether it is the first of its kind and has to be logged now.
    fn note(&self, now: Instant, what: &'static str, table: Option<&TableId>, error: &dyn Display) -> bool {
        let mut kinds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(repeated) = kinds.get_mut(what) else {
            let first = Repeated { logged: now, count: 0, tables: BTreeSet::new(), last: String::new() };
            kinds.insert(what, first);
            return true;
        };
        repeated.count += 1;
        repeated.last = error.to_string();
        // One more than are named, to know that there are more.
        if let Some(table) = table.filter(|_| repeated.tables.len() <= TABLES_NAMED) {
            repeated.tables.insert(table.clone());
        }
        false
    }

    /// The summaries that are due. A kind without any failure since its last line is forgotten.
    fn due(&self, now: Instant) -> Vec<FailureCount> {
        let mut kinds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut due = Vec::new();
        kinds.retain(|what, repeated| {
            if now.duration_since(repeated.logged) < SUMMARY_EVERY {
                return true;
            }
            if repeated.count == 0 {
                return false;
            }
            let mut tables: Vec<&str> =
                repeated.tables.iter().map(|table| &*table.0).take(TABLES_NAMED).collect();
            if repeated.tables.len() > TABLES_NAMED {
                tables.push("...");
            }
            let tables = tables.join(" ");
            due.push(FailureCount {
                what,
                count: repeated.count,
                tables,
                last: std::mem::take(&mut repeated.last),
            });
            *repeated = Repeated { logged: now, count: 0, tables: BTreeSet::new(), last: String::new() };
            true
        });
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_of_failures_are_one_line_and_a_summary_every_half_minute() {
        let log = FailureLog(Mutex::default());
        let start = Instant::now();
        let table = |number: u32| TableId(format!("t{number}"));
        assert!(log.note(start, "the store failed", Some(&table(0)), &"disk full"));
        for number in 0..6749 {
            let at = start + Duration::from_millis(number.into());
            assert!(!log.note(at, "the store failed", Some(&table(number % 9)), &"disk full"));
        }
        assert!(log.note(start, "something else", None, &"why"), "another kind is logged at once");
        assert_eq!(log.due(start + Duration::from_secs(29)), []);
        let tables = "t0 t1 t2 t3 t4 ...".to_owned();
        let summary =
            FailureCount { what: "the store failed", count: 6749, tables, last: "disk full".to_owned() };
        assert_eq!(log.due(start + Duration::from_secs(30)), [summary]);
        assert_eq!(log.due(start + Duration::from_secs(59)), []);
        assert_eq!(log.due(start + Duration::from_secs(60)), []);
        let later = start + Duration::from_secs(61);
        assert!(log.note(later, "the store failed", None, &"disk full"), "a new series begins with a line");
    }
}
