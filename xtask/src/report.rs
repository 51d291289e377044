//! How the suites ended.

use std::fmt;
use std::time::Duration;

/// How one suite ended, and why where that needs saying.
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

/// Whether a suite may be left out for want of a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Skips {
    Allowed,
    /// Where the result is what others rely on, a test that did not run did not pass.
    Fail,
}

impl Skips {
    /// By the variable `CI`.
    pub(crate) fn by(ci: Option<&str>) -> Self {
        if ci == Some("true") { Self::Fail } else { Self::Allowed }
    }

    /// What a suite without its tools has come to.
    pub(crate) fn judge(self, reason: String) -> Outcome {
        match self {
            Self::Allowed => Outcome::Skipped(reason),
            Self::Fail => Outcome::Failed(format!("{reason}; CI=true makes a skipped suite a failed one")),
        }
    }
}

/// All suites that were asked for.
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

/// A row for each suite, and the sum alone on the last line.
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
    fn a_skip_is_a_failure_with_ci_true_alone() {
        assert_eq!(Skips::by(None).judge("no loom".into()), Outcome::Skipped("no loom".into()));
        assert_eq!(Skips::by(Some("false")).judge("no loom".into()), Outcome::Skipped("no loom".into()));
        assert!(matches!(Skips::by(Some("true")).judge("no loom".into()), Outcome::Failed(_)));
    }

    #[test]
    fn a_report_is_good_while_nothing_failed() {
        let mut report = Report::default();
        report.add("weave", Outcome::Passed, Duration::ZERO);
        report.add("dye", Skips::Allowed.judge("no vat".into()), Duration::ZERO);
        assert!(report.is_good());
        report.add("sew", Skips::Fail.judge("no needle".into()), Duration::ZERO);
        assert!(!report.is_good());
    }

    #[test]
    fn the_sum_stands_alone_on_the_last_line() {
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
