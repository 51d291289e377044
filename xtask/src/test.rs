//! `cargo xtask test`: installs tools, runs suites, prints a report.

use crate::report::{Outcome, Report, Skips};
use crate::suite::{self, Run, SUITES, Suite};
use crate::tool::{System, Tool};
use std::time::Instant;

/// Runs the named suites, or all. Returns whether none failed.
pub(crate) fn run(names: &[String]) -> Result<bool, String> {
    let suites = suite::select(SUITES, names)?;
    let skips = Skips::by(std::env::var("CI").ok().as_deref());
    let mut machine = System::detect();
    let mut missing = install_tools(&suites, &mut machine);

    let mut report = Report::default();
    for suite in suites {
        println!("\n==> {}: {}", suite.name, suite.about);
        let began = Instant::now();
        missing.extend(suite.needs.iter().filter(|tool| !machine.finish(tool)).map(|tool| tool.name));
        let outcome = match missing_for(suite, &missing) {
            Some(reason) => {
                println!("!!! {} DID NOT RUN: {reason}", suite.name);
                skips.outcome(reason)
            }
            None => run_all(suite.runs),
        };
        report.add(suite.name, outcome, began.elapsed());
    }
    print!("\n{report}");
    Ok(report.is_good())
}

/// Runs commands that belong to no suite. Returns whether all succeeded.
pub(crate) fn run_commands(runs: &[Run]) -> bool {
    match run_all(runs) {
        Outcome::Passed => true,
        Outcome::Failed(reason) | Outcome::Skipped(reason) => {
            println!("{reason}");
            false
        }
    }
}

/// Prints the suites and the tools they need.
pub(crate) fn list() {
    for suite in SUITES {
        println!("{:<12}{}", suite.name, suite.about);
        for tool in suite.needs {
            println!("{:<12}  needs {}: {}", "", tool.name, tool.remedy());
        }
    }
}

/// Installs the tools of the suites, each once. Returns the names of those that cannot be installed.
fn install_tools(suites: &[&Suite], machine: &mut System) -> Vec<&'static str> {
    let mut tools: Vec<&Tool> = suites.iter().flat_map(|suite| suite.needs).copied().collect();
    tools.sort_by_key(|tool| tool.name);
    tools.dedup_by_key(|tool| tool.name);
    if tools.is_empty() {
        return Vec::new();
    }
    println!("==> tools");
    tools.into_iter().filter(|tool| !machine.provide(tool)).map(|tool| tool.name).collect()
}

/// The tools a suite lacks and how to install them; `None` if it can run.
fn missing_for(suite: &Suite, missing: &[&str]) -> Option<String> {
    let lacks = suite.needs.iter().filter(|tool| missing.contains(&tool.name));
    let lacks: Vec<_> = lacks.map(|tool| format!("no {}, {}", tool.name, tool.remedy())).collect();
    (!lacks.is_empty()).then(|| lacks.join("; "))
}

/// Runs commands in order and stops at the first that fails.
fn run_all(runs: &[Run]) -> Outcome {
    for run in runs {
        println!("    {run}");
        match run.command().status() {
            Ok(status) if status.success() => {}
            Ok(status) => return Outcome::Failed(format!("`{run}` ended with {status}")),
            Err(error) => return Outcome::Failed(format!("cannot run `{run}`: {error}")),
        }
    }
    Outcome::Passed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tool::Installer;

    const NEEDLE: Tool =
        Tool { name: "needle", present: || false, installers: &[Installer::Package("needle")] };
    const THREAD: Tool =
        Tool { name: "thread", present: || false, installers: &[Installer::Package("thread")] };
    const SEW: Suite = Suite { name: "sew", about: "it holds", needs: &[&NEEDLE, &THREAD], runs: &[] };

    #[test]
    fn a_suite_lacks_only_what_it_needs() {
        assert_eq!(missing_for(&SEW, &[]), None);
        assert_eq!(missing_for(&SEW, &["vat"]), None);
        assert_eq!(
            missing_for(&SEW, &["thread", "vat"]).as_deref(),
            Some("no thread, get it with `apt-get install --yes thread`")
        );
    }

    #[test]
    fn a_suite_passes_when_each_of_its_runs_does() {
        assert_eq!(run_all(&[Run::of("true"), Run::of("true")]), Outcome::Passed);
        let torn = run_all(&[Run::of("false"), Run::of("true")]);
        assert!(matches!(torn, Outcome::Failed(reason) if reason.contains("`false`")));
        let lost = run_all(&[Run::of("no-such-program-anywhere")]);
        assert!(matches!(lost, Outcome::Failed(reason) if reason.contains("cannot run")));
    }
}
