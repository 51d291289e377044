//! `cargo xtask test`: the tools first, then the suites, then how they ended.

use crate::report::{Outcome, Report, Skips};
use crate::suite::{self, Run, SUITES, Suite};
use crate::tool::{Machine, Tool};
use std::time::Instant;

/// Runs the named suites, or all; says whether none failed.
pub(crate) fn run(names: &[String]) -> Result<bool, String> {
    let suites = suite::select(SUITES, names)?;
    let skips = Skips::by(std::env::var("CI").ok().as_deref());
    let missing = prepare(&suites);

    let mut report = Report::default();
    for suite in suites {
        println!("\n==> {}: {}", suite.name, suite.about);
        let began = Instant::now();
        let outcome = match lack(suite, &missing) {
            Some(reason) => {
                println!("!!! {} DID NOT RUN: {reason}", suite.name);
                skips.judge(reason)
            }
            None => play(suite.runs),
        };
        report.add(suite.name, outcome, began.elapsed());
    }
    print!("\n{report}");
    Ok(report.is_good())
}

/// Gives commands outside of any suite; says whether all went well.
pub(crate) fn give(runs: &[Run]) -> bool {
    match play(runs) {
        Outcome::Passed => true,
        Outcome::Failed(reason) | Outcome::Skipped(reason) => {
            println!("{reason}");
            false
        }
    }
}

/// Names the suites and what they need.
pub(crate) fn list() {
    for suite in SUITES {
        println!("{:<12}{}", suite.name, suite.about);
        for tool in suite.needs {
            println!("{:<12}  needs {}: {}", "", tool.name, tool.remedy());
        }
    }
}

/// Sees to every tool once and names those that can't be had.
fn prepare(suites: &[&Suite]) -> Vec<&'static str> {
    let mut tools: Vec<&Tool> = suites.iter().flat_map(|suite| suite.needs).copied().collect();
    tools.sort_by_key(|tool| tool.name);
    tools.dedup_by_key(|tool| tool.name);
    if tools.is_empty() {
        return Vec::new();
    }
    println!("==> tools");
    let mut machine = Machine::look();
    tools.into_iter().filter(|tool| !machine.provide(tool)).map(|tool| tool.name).collect()
}

/// Why a suite can't run, and what would let it.
fn lack(suite: &Suite, missing: &[&str]) -> Option<String> {
    let lacks = suite.needs.iter().filter(|tool| missing.contains(&tool.name));
    let lacks: Vec<_> = lacks.map(|tool| format!("no {}, {}", tool.name, tool.remedy())).collect();
    (!lacks.is_empty()).then(|| lacks.join("; "))
}

/// Gives the commands one after the other, until one fails.
fn play(runs: &[Run]) -> Outcome {
    for run in runs {
        println!("    {run}");
        match run.command().status() {
            Ok(status) if status.success() => {}
            Ok(status) => return Outcome::Failed(format!("`{run}` ended with {status}")),
            Err(error) => return Outcome::Failed(format!("`{run}` can't be run: {error}")),
        }
    }
    Outcome::Passed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tool::Way;

    const NEEDLE: Tool = Tool { name: "needle", present: || false, ways: &[Way::Package("needle")] };
    const THREAD: Tool = Tool { name: "thread", present: || false, ways: &[Way::Package("thread")] };
    const SEW: Suite = Suite { name: "sew", about: "it holds", needs: &[&NEEDLE, &THREAD], runs: &[] };

    #[test]
    fn a_suite_lacks_only_what_it_needs() {
        assert_eq!(lack(&SEW, &[]), None);
        assert_eq!(lack(&SEW, &["vat"]), None);
        assert_eq!(
            lack(&SEW, &["thread", "vat"]).as_deref(),
            Some("no thread, get it with `apt-get install --yes thread`")
        );
    }

    #[test]
    fn a_suite_passes_when_each_of_its_runs_does() {
        assert_eq!(play(&[Run::of("true"), Run::of("true")]), Outcome::Passed);
        let torn = play(&[Run::of("false"), Run::of("true")]);
        assert!(matches!(torn, Outcome::Failed(reason) if reason.contains("`false`")));
        let lost = play(&[Run::of("no-such-program-anywhere")]);
        assert!(matches!(lost, Outcome::Failed(reason) if reason.contains("can't be run")));
    }
}
