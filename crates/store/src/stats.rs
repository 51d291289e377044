//! Statistics of a store: how long commits take, and how often it failed.

use crate::error::{AppendError, StoreError};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;

/// Statistics since the store was opened.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StoreStats {
    /// The number of commits that took at most as long as each of [`StoreStats::BOUNDS`]; the last element counts all.
    pub commit_counts: Vec<u64>,
    /// The time of all commits together.
    pub commit_time: Duration,
    /// Operations that failed because the database is unavailable or its data is damaged.
    pub errors: u64,
}

impl StoreStats {
    /// Upper bounds of the classes of `commit_counts`, in seconds.
    pub const BOUNDS: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];
}

/// The size of a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoreSize {
    /// Bytes of the database.
    pub database: u64,
    /// Bytes of its write-ahead log, where it belongs to this database alone.
    pub wal: Option<u64>,
}

/// Records statistics.
#[derive(Default)]
pub(crate) struct Recorder {
    commits: Mutex<Commits>,
    errors: AtomicU64,
    /// The database file, where it is one.
    file: Option<PathBuf>,
    /// The first damage that was found in it.
    damage: OnceLock<String>,
}

#[derive(Default)]
struct Commits {
    /// Commits in each class of [`StoreStats::BOUNDS`], and slower ones.
    classes: [u64; StoreStats::BOUNDS.len() + 1],
    time: Duration,
}

impl Recorder {
    /// Statistics of a database in one file.
    pub(crate) fn of_file(path: &Path) -> Self {
        Self { file: Some(path.to_owned()), ..Self::default() }
    }

    /// The damage that an operation found in the database file. It does not go away by itself.
    pub(crate) fn damage(&self) -> Option<String> {
        self.damage.get().cloned()
    }

    pub(crate) fn committed(&self, time: Duration) {
        let mut commits = self.commits.lock().unwrap_or_else(PoisonError::into_inner);
        let class = StoreStats::BOUNDS.iter().position(|bound| time.as_secs_f64() <= *bound);
        commits.classes[class.unwrap_or(StoreStats::BOUNDS.len())] += 1;
        commits.time += time;
    }

    /// Counts an operation if it failed, and returns its result. Damage is remembered, and its description names the file.
    pub(crate) fn observe<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if matches!(result, Err(StoreError::Unavailable(_) | StoreError::Corrupt(_))) {
            self.errors.fetch_add(1, Ordering::Relaxed);
        }
        let Some(file) = &self.file else { return result };
        result.map_err(|error| match error {
            StoreError::Corrupt(why) => {
                let name = file.display().to_string();
                let why = if why.contains(&name) { why } else { format!("{name}: {why}") };
                let _ = self.damage.set(why.clone());
                StoreError::Corrupt(why)
            }
            other => other,
        })
    }

    /// Counts an append if the store failed, and returns its result.
    pub(crate) fn observe_append(&self, result: Result<(), AppendError>) -> Result<(), AppendError> {
        match result {
            Err(AppendError::Store(error)) => self.observe(Err(error)).map_err(AppendError::Store),
            other => other,
        }
    }

    pub(crate) fn stats(&self) -> StoreStats {
        let commits = self.commits.lock().unwrap_or_else(PoisonError::into_inner);
        let mut sum = 0;
        let commit_counts = commits.classes.map(|count| {
            sum += count;
            sum
        });
        StoreStats {
            commit_counts: commit_counts.to_vec(),
            commit_time: commits.time,
            errors: self.errors.load(Ordering::Relaxed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_histogram_counts_every_commit() {
        let recorder = Recorder::default();
        assert_eq!(recorder.stats().commit_counts, [0; StoreStats::BOUNDS.len() + 1]);
        recorder.committed(Duration::from_secs(9));
        for milli in 0..2000 {
            recorder.committed(Duration::from_millis(milli));
        }
        let StoreStats { commit_counts, commit_time, .. } = recorder.stats();
        assert_eq!(commit_counts, [1, 2, 3, 6, 11, 26, 51, 101, 251, 501, 1001, 2000, 2001]);
        assert_eq!(commit_time, Duration::from_millis(1_999_000 + 9000));
    }

    #[test]
    fn failures_of_the_store_are_counted_and_refusals_are_not() {
        let recorder = Recorder::default();
        assert!(recorder.observe(Ok(7)).is_ok());
        assert!(recorder.observe::<()>(Err(StoreError::Refused(String::new()))).is_err());
        assert!(recorder.observe_append(Err(AppendError::Behind { last: 1 })).is_err());
        assert_eq!(recorder.stats().errors, 0);
        assert!(recorder.observe::<()>(Err(StoreError::closed())).is_err());
        assert!(recorder.observe_append(Err(StoreError::Corrupt(String::new()).into())).is_err());
        assert_eq!(recorder.stats().errors, 2);
    }
}
