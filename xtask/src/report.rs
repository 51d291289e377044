//! The report of a test run: one row per suite.

use std::fmt;
use std::time::Duration;

/// The outcome of a suite, with the reason where it did not pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Passed,
    Failed(String),
    Skipped(String),
}

impl Outcome {
    fn word(&self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::Failed(_) => "failed",
            Self::Skipped(_) => "skipped",
        }
    }

    fn reason(&self) -> &str {
        match self {
            Self::Passed => "",
            Self::Failed(reason) | Self::Skipped(reason) => reason,
        }
    }
}

/// What happens to a suite whose tools are missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Skips {
    Allowed,
    /// In CI a test that did not run counts as failed.
    Fail,
}

impl Skips {
    /// Reads the environment variable `CI`.
    pub(crate) fn by(ci: Option<&str>) -> Self {
        if ci == Some("true") { Self::Fail } else { Self::Allowed }
    }

    /// The outcome of a suite whose tools are missing.
    pub(crate) fn outcome(self, reason: String) -> Outcome {
        match self {
            Self::Allowed => Outcome::Skipped(reason),
            Self::Fail => Outcome::Failed(format!("{reason}; with CI=true a skipped suite counts as failed")),
        }
    }
}

/// The outcomes of all suites of a run.
#[derive(Default)]
pub(crate) struct Report(Vec<(&'static str, Outcome, Duration)>);

impl Report {
    pub(crate) fn add(&mut self, suite: &'static str, outcome: Outcome, time: Duration) {
        self.0.push((suite, outcome, time));
    }

    pub(crate) fn is_good(&self) -> bool {
        self.count("failed") == 0
    }

    fn count(&self, word: &str) -> usize {
        self.0.iter().filter(|(_, outcome, _)| outcome.word() == word).count()
    }
}

/// One row per suite, and the totals on the last line.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<12}{:<9}{:>9}", "suite", "outcome", "time")?;
        for (suite, outcome, time) in &self.0 {
            let row = format!("{suite:<12}{:<9}{:>7.1} s  ", outcome.word(), time.as_secs_f64());
            writeln!(f, "{}", format!("{row}{}", outcome.reason()).trim_end())?;
        }
        let [passed, failed, skipped] = ["passed", "failed", "skipped"].map(|word| self.count(word));
        writeln!(f, "\n{passed} passed, {failed} failed, {skipped} skipped")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_skip_fails_only_with_ci_true() {
        assert_eq!(Skips::by(None).outcome("no loom".into()), Outcome::Skipped("no loom".into()));
        assert_eq!(Skips::by(Some("false")).outcome("no loom".into()), Outcome::Skipped("no loom".into()));
        assert!(matches!(Skips::by(Some("true")).outcome("no loom".into()), Outcome::Failed(_)));
    }

    #[test]
    fn a_report_is_good_if_no_suite_failed() {
        let mut report = Report::default();
        report.add("weave", Outcome::Passed, Duration::ZERO);
        report.add("dye", Skips::Allowed.outcome("no vat".into()), Duration::ZERO);
        assert!(report.is_good());
        report.add("sew", Skips::Fail.outcome("no needle".into()), Duration::ZERO);
        assert!(!report.is_good());
    }

    #[test]
    fn the_last_line_has_the_totals() {
        let mut report = Report::default();
        report.add("weave", Outcome::Passed, Duration::from_millis(1234));
        report.add("dye", Outcome::Skipped("no vat".into()), Duration::ZERO);
        report.add("sew", Outcome::Failed("torn".into()), Duration::from_secs(75));
        assert_eq!(
            report.to_string(),
            "suite       outcome       time\n\
             weave       passed       1.2 s\n\
             dye         skipped      0.0 s  no vat\n\
             sew         failed      75.0 s  torn\n\
             \n\
             1 passed, 1 failed, 1 skipped\n"
        );
    }
}
