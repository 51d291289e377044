//! The suites of `cargo xtask test`, each with the tools it needs. A new suite is one entry in [`SUITES`].

use crate::tool::{
    CARGO_DENY, CHROMIUM, CLIPPY, FAIL2BAN, FAKETIME, NODE, POSTGRES, PROMTOOL, RUSTFMT, Tool, search_path,
};
use std::fmt;
use std::process::Command;

/// Builds without the browser client: suites that test only Rust need no Node and save its build time.
const WITHOUT_CLIENT: (&str, &str) = ("MIASMA_WEB", "skip");

/// All suites in the order they run, fast ones first.
pub(crate) const SUITES: &[Suite] = &[
    Suite {
        name: "format",
        about: "sources are formatted by rustfmt",
        needs: &[&RUSTFMT],
        runs: &[Run::of("cargo fmt --all --check")],
    },
    Suite {
        name: "ledger",
        about: "every rule in force has a test, and every rule id in the code exists",
        needs: &[],
        runs: &[Run::of("cargo xtask ledger")],
    },
    Suite {
        name: "tidy",
        about: "no module cycles, no file over 600 lines, and every file and name in the documentation exists",
        needs: &[],
        runs: &[Run::of("cargo xtask tidy")],
    },
    Suite {
        name: "lint",
        about: "clippy reports no warnings",
        needs: &[&CLIPPY],
        runs: &[Run::of("cargo clippy --workspace --all-targets -- -D warnings").without_client()],
    },
    Suite {
        name: "workspace",
        about: "unit, integration and law tests of all crates, except those on PostgreSQL",
        needs: &[],
        runs: &[Run::of("cargo test --workspace --no-fail-fast -- --skip postgres::").without_client()],
    },
    Suite {
        name: "web",
        about: "client: format, lint, type check, unit tests, and a translation of every text",
        needs: &[&NODE],
        runs: &[
            Run::of("npm ci --no-audit --no-fund").below("web"),
            Run::of("npm run check").below("web"),
            Run::of("node node_modules/vitest/vitest.mjs run").below("web"),
        ],
    },
    Suite {
        name: "postgres",
        about: "the store and server tests on PostgreSQL, with several nodes per table",
        needs: &[&POSTGRES],
        // With --workspace, as above: for fewer packages cargo selects other features and compiles much again.
        runs: &[Run::of("cargo test --workspace --test store --test server postgres::")
            .with("CI", "true")
            .without_client()],
    },
    Suite {
        name: "faults",
        about: "full and failing disks, damaged logs, killed, frozen and cut-off nodes, wrong clocks: no move is lost",
        needs: &[&POSTGRES, &FAKETIME],
        runs: &[Run::of("cargo test --workspace --test faults -- --test-threads 1")
            .with("CI", "true")
            .without_client()],
    },
    Suite {
        name: "monitoring",
        about: "promtool accepts the alert rules, and fail2ban finds failed sign-ins",
        needs: &[&PROMTOOL, &FAIL2BAN],
        runs: &[Run::of("cargo test --workspace --test cli monitoring").with("CI", "true").without_client()],
    },
    Suite {
        name: "browser",
        about: "whole games in Chromium against a real server",
        needs: &[&NODE, &CHROMIUM],
        runs: &[
            // Building a test of the binary builds the binary too, from crates that are compiled already.
            Run::of("cargo test --workspace --test faults --no-run"),
            Run::of("node node_modules/vitest/vitest.mjs run --config vitest.browser.config.ts").below("web"),
        ],
    },
    Suite {
        name: "docs",
        about: "rustdoc builds without warnings",
        needs: &[],
        runs: &[Run::of("cargo doc --workspace --no-deps")
            .with("RUSTDOCFLAGS", "-D warnings")
            .without_client()],
    },
    Suite {
        name: "deny",
        about: "licences, duplicate versions and sources of dependencies are those deny.toml allows",
        needs: &[&CARGO_DENY],
        runs: &[Run::of("cargo deny --all-features check licenses bans sources")],
    },
];

/// Takes screenshots of the client for people to look at.
pub(crate) const SCREENSHOTS: &[Run] = &[
    Run::of("cargo build --package miasma"),
    Run::of("node node_modules/vitest/vitest.mjs run --config vitest.browser.config.ts")
        .below("web")
        .with("MIASMA_SCREENSHOTS", "../target/screenshots"),
];

/// Measures the client, served by the binary that ships.
pub(crate) const MEASURE: &[Run] = &[
    Run::of("cargo build --profile dist --package miasma"),
    Run::of("node node_modules/vitest/vitest.mjs run --config vitest.browser.config.ts --disable-console-intercept")
        .below("web")
        .with("MIASMA_MEASURE", "../target/measure.json"),
];

/// A set of commands that pass, fail or are skipped together.
pub(crate) struct Suite {
    pub(crate) name: &'static str,
    /// What it checks.
    pub(crate) about: &'static str,
    pub(crate) needs: &'static [&'static Tool],
    /// Run in order until one fails.
    pub(crate) runs: &'static [Run],
}

/// One command, run in the workspace's root or a directory below it.
#[derive(Clone, Copy)]
pub(crate) struct Run {
    /// Program and arguments separated by spaces. There is no shell and no quoting.
    line: &'static str,
    variable: Option<(&'static str, &'static str)>,
    client: Client,
    directory: &'static str,
}

/// Whether a build includes the browser client.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Client {
    Included,
    Skipped,
}

impl Run {
    pub(crate) const fn of(line: &'static str) -> Self {
        Self { line, variable: None, client: Client::Included, directory: "" }
    }

    /// Runs it in a directory of the workspace.
    pub(crate) const fn below(self, directory: &'static str) -> Self {
        Self { directory, ..self }
    }

    /// Builds without the client.
    pub(crate) const fn without_client(self) -> Self {
        Self { client: Client::Skipped, ..self }
    }

    /// Sets an environment variable.
    pub(crate) const fn with(self, name: &'static str, value: &'static str) -> Self {
        Self { variable: Some((name, value)), ..self }
    }

    pub(crate) fn command(&self) -> Command {
        let mut words = self.line.split_whitespace();
        let mut command = Command::new(words.next().expect("a line starts with its program"));
        command
            .args(words)
            .env("PATH", search_path())
            .envs(self.variables())
            .current_dir(crate::root().join(self.directory));
        command
    }

    fn variables(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.variable.into_iter().chain((self.client == Client::Skipped).then_some(WITHOUT_CLIENT))
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

/// The suites with these names in the order of `table`, or all suites if there are no names.
pub(crate) fn select<'a>(table: &'a [Suite], names: &[String]) -> Result<Vec<&'a Suite>, String> {
    let unknown: Vec<_> = names.iter().filter(|name| !table.iter().any(|s| s.name == **name)).collect();
    if !unknown.is_empty() {
        let known: Vec<_> = table.iter().map(|suite| suite.name).collect();
        return Err(format!("unknown suite {unknown:?}; the suites are {}", known.join(", ")));
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
    fn no_names_select_every_suite() {
        assert_eq!(selected(&[]).unwrap().len(), SUITES.len());
    }

    #[test]
    fn named_suites_run_once_in_the_order_of_the_table() {
        assert_eq!(selected(&["docs", "format", "docs"]).unwrap(), ["format", "docs"]);
    }

    #[test]
    fn an_unknown_suite_is_an_error_that_lists_the_suites() {
        let fault = selected(&["lint", "lnit"]).unwrap_err();
        assert!(fault.contains("\"lnit\"") && fault.contains("format, ledger, tidy, lint"), "{fault}");
    }

    #[test]
    fn no_two_suites_share_a_name() {
        for (at, suite) in SUITES.iter().enumerate() {
            assert!(
                SUITES[..at].iter().all(|other| other.name != suite.name),
                "{} is listed twice",
                suite.name
            );
        }
    }

    #[test]
    fn a_run_is_printed_as_a_shell_command() {
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
