//! The suites: every test there is, each with the tools it needs. A new suite is one entry in [`SUITES`].

use crate::tool::{CHROMIUM, CLIPPY, NODE, POSTGRES, RUSTFMT, Tool};
use std::fmt;
use std::process::Command;

/// Leaves the client out of a build: the suites that look at Rust alone need no Node, and don't wait for it.
const WITHOUT_CLIENT: (&str, &str) = ("MIASMA_WEB", "skip");

/// All of them, in the order they run: the quick ones first.
pub(crate) const SUITES: &[Suite] = &[
    Suite {
        name: "format",
        about: "the sources stand as rustfmt would write them",
        needs: &[&RUSTFMT],
        runs: &[Run::of("cargo fmt --all --check")],
    },
    Suite {
        name: "ledger",
        about: "every rule in force has a test, and no test names a rule that is not there",
        needs: &[],
        runs: &[Run::of("cargo xtask ledger")],
    },
    Suite {
        name: "lint",
        about: "clippy has nothing to say",
        needs: &[&CLIPPY],
        runs: &[Run::of("cargo clippy --workspace --all-targets -- -D warnings").without_client()],
    },
    Suite {
        name: "workspace",
        about: "the tests of all crates, the laws among them; those on PostgreSQL have a suite of their own",
        needs: &[],
        runs: &[Run::of("cargo test --workspace --no-fail-fast -- --skip postgres::").without_client()],
    },
    Suite {
        name: "web",
        about: "the client is formatted, lint-free and type-safe, its tests pass, and no language lacks a text",
        needs: &[&NODE],
        runs: &[
            Run::of("npm ci --no-audit --no-fund").below("web"),
            Run::of("npm run check").below("web"),
            Run::of("node node_modules/vitest/vitest.mjs run").below("web"),
        ],
    },
    Suite {
        name: "postgres",
        about: "PostgreSQL keeps what SQLite keeps, killed again and again, and several nodes serve one table",
        needs: &[&POSTGRES],
        // Of the whole workspace, as above: for a part of it other features would be chosen, and much built once more.
        runs: &[Run::of("cargo test --workspace --test store --test server --test kill postgres::")
            .with("CI", "true")
            .without_client()],
    },
    Suite {
        name: "browser",
        about: "whole games in a real browser, on the real server",
        needs: &[&NODE, &CHROMIUM],
        runs: &[
            // Tests of the program bring it with them, built like all that was tested before.
            Run::of("cargo test --workspace --test kill --no-run"),
            Run::of("node node_modules/vitest/vitest.mjs run --config vitest.browser.config.ts").below("web"),
        ],
    },
    Suite {
        name: "docs",
        about: "the documentation builds without a warning",
        needs: &[],
        runs: &[Run::of("cargo doc --workspace --no-deps")
            .with("RUSTDOCFLAGS", "-D warnings")
            .without_client()],
    },
];

/// Pictures of the client, for looking at: no test.
pub(crate) const SCREENSHOTS: &[Run] = &[
    Run::of("cargo build --package miasma"),
    Run::of("node node_modules/vitest/vitest.mjs run --config vitest.browser.config.ts")
        .below("web")
        .with("MIASMA_SCREENSHOTS", "../target/screenshots"),
];

/// Numbers of the client, for reading.
pub(crate) const MEASURE: &[Run] = &[
    Run::of("cargo build --release --package miasma"),
    Run::of("node node_modules/vitest/vitest.mjs run --config vitest.browser.config.ts --disable-console-intercept")
        .below("web")
        .with("MIASMA_MEASURE", "../target/measure.json"),
];

/// Tests that pass, fail or are skipped together.
pub(crate) struct Suite {
    pub(crate) name: &'static str,
    /// What holds when it passes.
    pub(crate) about: &'static str,
    pub(crate) needs: &'static [&'static Tool],
    /// One after the other, until one fails.
    pub(crate) runs: &'static [Run],
}

/// One command, given in the workspace's root or below it.
#[derive(Clone, Copy)]
pub(crate) struct Run {
    /// Program and arguments between blanks; there is no shell, and so no quoting.
    line: &'static str,
    variable: Option<(&'static str, &'static str)>,
    client: Client,
    directory: &'static str,
}

/// Whether a build carries the client.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Client {
    In,
    Out,
}

impl Run {
    pub(crate) const fn of(line: &'static str) -> Self {
        Self { line, variable: None, client: Client::In, directory: "" }
    }

    /// In a directory of the workspace.
    pub(crate) const fn below(self, directory: &'static str) -> Self {
        Self { directory, ..self }
    }

    /// Without building the client.
    pub(crate) const fn without_client(self) -> Self {
        Self { client: Client::Out, ..self }
    }

    /// With an environment variable set for it.
    pub(crate) const fn with(self, name: &'static str, value: &'static str) -> Self {
        Self { variable: Some((name, value)), ..self }
    }

    pub(crate) fn command(&self) -> Command {
        let mut words = self.line.split_whitespace();
        let mut command = Command::new(words.next().expect("a line begins with its program"));
        command.args(words).envs(self.variables()).current_dir(crate::root().join(self.directory));
        command
    }

    fn variables(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.variable.into_iter().chain((self.client == Client::Out).then_some(WITHOUT_CLIENT))
    }
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.directory.is_empty() {
            write!(f, "cd {} && ", self.directory)?;
        }
        for (name, value) in self.variables() {
            write!(f, "{name}='{value}' ")?;
        }
        f.write_str(self.line)
    }
}

/// The suites so named, in the order of the table; all of them when none is named.
pub(crate) fn select<'a>(table: &'a [Suite], names: &[String]) -> Result<Vec<&'a Suite>, String> {
    let unknown: Vec<_> = names.iter().filter(|name| !table.iter().any(|s| s.name == **name)).collect();
    if !unknown.is_empty() {
        let known: Vec<_> = table.iter().map(|suite| suite.name).collect();
        return Err(format!("no suite is named {unknown:?}; there are {}", known.join(", ")));
    }
    Ok(table.iter().filter(|suite| names.is_empty() || names.iter().any(|n| n == suite.name)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn selected(names: &[&str]) -> Result<Vec<&'static str>, String> {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        Ok(select(SUITES, &names)?.iter().map(|suite| suite.name).collect())
    }

    #[test]
    fn without_a_name_every_suite_is_selected() {
        assert_eq!(selected(&[]).unwrap().len(), SUITES.len());
    }

    #[test]
    fn named_suites_run_once_each_in_the_order_of_the_table() {
        assert_eq!(selected(&["docs", "format", "docs"]).unwrap(), ["format", "docs"]);
    }

    #[test]
    fn an_unknown_suite_is_refused_and_the_known_ones_are_named() {
        let fault = selected(&["lint", "lnit"]).unwrap_err();
        assert!(fault.contains("\"lnit\"") && fault.contains("format, ledger, lint"), "{fault}");
    }

    #[test]
    fn no_two_suites_share_a_name() {
        for (at, suite) in SUITES.iter().enumerate() {
            assert!(SUITES[..at].iter().all(|other| other.name != suite.name), "{} stands twice", suite.name);
        }
    }

    #[test]
    fn a_run_is_printed_as_one_would_type_it() {
        let run = Run::of("cargo doc --no-deps").with("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(run.to_string(), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps");
        let command = run.command();
        assert_eq!(command.get_program(), "cargo");
        assert!(command.get_args().eq(["doc", "--no-deps"]));
        let inside = Run::of("npm ci").below("web");
        assert_eq!(inside.to_string(), "cd web && npm ci");
        assert!(inside.command().get_current_dir().is_some_and(|directory| directory.ends_with("web")));
        assert_eq!(Run::of("cargo test").without_client().to_string(), "MIASMA_WEB='skip' cargo test");
    }
}
