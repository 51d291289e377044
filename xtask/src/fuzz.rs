//! `cargo xtask fuzz`: runs the fuzz tests with many more cases than the test suite does.

use std::process::Command;
use std::time::Instant;

/// The variable that tells a fuzz test how many cases to run.
const VARIABLE: &str = "MIASMA_FUZZ_CASES";

/// A fuzz test.
struct Target {
    name: &'static str,
    /// The test binary, as cargo selects it.
    binary: &'static [&'static str],
    /// How many times the test runs its cases: some do it for every game.
    runs: u64,
    /// The share of all cases in percent. Quick targets get more.
    share: u64,
}

/// All fuzz tests. The name of the test is `fuzz_` and the name of the target.
const TARGETS: &[Target] = &[
    Target { name: "names", binary: &["--lib"], runs: 1, share: 24 },
    Target { name: "frames", binary: &["--lib"], runs: 1, share: 35 },
    Target { name: "choices", binary: &["--test", "fuzz"], runs: 2, share: 30 },
    Target { name: "records", binary: &["--test", "fuzz"], runs: 2, share: 9 },
    Target { name: "packs", binary: &["--test", "fuzz"], runs: 2, share: 1 },
    Target { name: "bodies", binary: &["--test", "hostile"], runs: 1, share: 1 },
];

/// Runs `cases` cases of one target, or spread over all. Returns whether all passed.
pub(crate) fn run(cases: u64, name: Option<&str>) -> Result<bool, String> {
    let all: Vec<&Target> =
        TARGETS.iter().filter(|target| name.is_none_or(|name| target.name == name)).collect();
    if all.is_empty() {
        let known: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        return Err(format!(
            "there is no fuzz target `{}`: choose {}",
            name.unwrap_or_default(),
            known.join(", ")
        ));
    }
    let shares: u64 = all.iter().map(|target| target.share).sum();
    let mut failed = Vec::new();
    for target in all {
        let cases = (cases * target.share / shares / target.runs).max(1);
        if !passes(target, cases) {
            failed.push(target.name);
        }
    }
    for name in &failed {
        println!("{name}: a case failed, or the test could not run");
    }
    Ok(failed.is_empty())
}

fn passes(target: &Target, cases: u64) -> bool {
    let test = format!("fuzz_{}", target.name);
    // The profile of the tests has overflow checks and debug assertions, which find more than a release would.
    let args = [&["test", "--workspace"], target.binary, &[test.as_str(), "--", "--nocapture"]].concat();
    println!("==> {VARIABLE}={cases} cargo {}", args.join(" "));
    let start = Instant::now();
    let status = Command::new("cargo")
        .args(args)
        .env(VARIABLE, cases.to_string())
        .env("MIASMA_WEB", "skip")
        .current_dir(crate::root())
        .status();
    println!("    {:.1} s", start.elapsed().as_secs_f64());
    status.is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up() {
        assert_eq!(TARGETS.iter().map(|target| target.share).sum::<u64>(), 100);
    }

    #[test]
    fn every_fuzz_test_is_a_target() {
        let sources = crate::source::Source::all(crate::root()).expect("the sources can be read");
        let mut tests: Vec<&str> = Vec::new();
        for source in &sources {
            let names = source.text.split("fn fuzz_").skip(1).filter_map(|rest| rest.split('(').next());
            tests.extend(names.filter(|name| name.bytes().all(|byte| byte.is_ascii_lowercase())));
        }
        tests.sort_unstable();
        let mut targets: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        targets.sort_unstable();
        assert_eq!(tests, targets);
    }
}
