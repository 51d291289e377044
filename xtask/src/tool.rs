//! The tools the suites need, and how to get them.

use std::fmt;
use std::process::{Command, Stdio};

pub(crate) const RUSTFMT: Tool = Tool {
    name: "rustfmt",
    present: || answers("cargo", &["fmt", "--version"]),
    ways: &[Way::Component("rustfmt"), Way::Package("rustfmt")],
};

pub(crate) const CLIPPY: Tool = Tool {
    name: "clippy",
    present: || answers("cargo", &["clippy", "--version"]),
    ways: &[Way::Component("clippy"), Way::Package("rust-clippy")],
};

/// Node with npm, for the client, as new as its tools want it: some systems still package an older one.
pub(crate) const NODE: Tool = Tool {
    name: "node 20.19+ or 22.12+",
    present: || {
        const NEW_ENOUGH: &str = "const [a, b] = process.versions.node.split('.').map(Number); \
            process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)";
        answers("node", &["-e", NEW_ENOUGH]) && answers("npm", &["--version"])
    },
    ways: &[Way::Package("nodejs npm")],
};

/// The browser that plays the games of the browser tests.
pub(crate) const CHROMIUM: Tool = Tool {
    name: "chromium",
    present: || {
        ["chromium", "chromium-browser", "google-chrome"].iter().any(|name| answers(name, &["--version"]))
    },
    ways: &[Way::Package("chromium")],
};

/// Debian keeps its programs off the PATH, in a folder for each version.
pub(crate) const POSTGRES: Tool = Tool {
    name: "postgresql",
    present: || {
        let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        answers("initdb", &["--version"])
            || versions.into_iter().any(|v| v.path().join("bin/initdb").exists())
    },
    ways: &[Way::Package("postgresql")],
};

/// A program that is not part of every machine with Rust on it.
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    pub(crate) present: fn() -> bool,
    /// How to get it, the best first.
    pub(crate) ways: &'static [Way],
}

impl Tool {
    /// How to get it, in words.
    pub(crate) fn remedy(&self) -> String {
        let ways: Vec<_> = self.ways.iter().map(|way| format!("`{way}`")).collect();
        format!("get it with {}", ways.join(" or "))
    }
}

/// One way to get a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// A component of the Rust toolchain.
    Component(&'static str),
    /// A package of Debian and its kin, or several between blanks.
    Package(&'static str),
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Component(name) => write!(f, "rustup component add {name}"),
            Self::Package(name) => write!(f, "apt-get install --yes {name}"),
        }
    }
}

/// What may be installed here, and whether the list of packages is fresh.
pub(crate) struct Machine {
    rustup: bool,
    packages: Packages,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Packages {
    /// No apt-get, or no right to use it.
    Closed,
    Stale,
    Fresh,
}

impl Machine {
    /// Looks around.
    pub(crate) fn look() -> Self {
        let may_install = is_root() && answers("apt-get", &["--version"]);
        Self {
            rustup: answers("rustup", &["--version"]),
            packages: if may_install { Packages::Stale } else { Packages::Closed },
        }
    }

    /// Makes sure of a tool, installing it where that is possible; says whether it is there.
    pub(crate) fn provide(&mut self, tool: &Tool) -> bool {
        if (tool.present)() {
            println!("    {} is here", tool.name);
            return true;
        }
        let Some(way) = self.way_to(tool) else {
            println!("    {} is missing and can't be installed from here", tool.name);
            return false;
        };
        println!("    {} is missing: {way}", tool.name);
        self.take(way) && (tool.present)()
    }

    /// The first way that is open here.
    fn way_to(&self, tool: &Tool) -> Option<Way> {
        tool.ways.iter().copied().find(|way| match way {
            Way::Component(_) => self.rustup,
            Way::Package(_) => self.packages != Packages::Closed,
        })
    }

    fn take(&mut self, way: Way) -> bool {
        match way {
            Way::Component(name) => succeeds(Command::new("rustup").args(["component", "add", name])),
            Way::Package(name) => {
                if self.packages == Packages::Stale {
                    // A stale list may still do, so a failure here is not the end.
                    succeeds(apt().arg("update"));
                    self.packages = Packages::Fresh;
                }
                succeeds(apt().args(["install", "--yes", "--no-install-recommends"]).args(name.split(' ')))
            }
        }
    }
}

fn apt() -> Command {
    let mut command = Command::new("apt-get");
    command.arg("--quiet").env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
    command
}

fn succeeds(command: &mut Command) -> bool {
    command.status().is_ok_and(|status| status.success())
}

fn answers(program: &str, args: &[&str]) -> bool {
    Command::new(program).args(args).output().is_ok_and(|output| output.status.success())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOM: Tool =
        Tool { name: "loom", present: || false, ways: &[Way::Component("loom"), Way::Package("loom-tools")] };
    const CLOSED: Machine = Machine { rustup: false, packages: Packages::Closed };

    #[test]
    fn the_first_open_way_is_taken() {
        let both = Machine { rustup: true, packages: Packages::Stale };
        assert_eq!(both.way_to(&LOOM), Some(Way::Component("loom")));
        let packages = Machine { rustup: false, packages: Packages::Fresh };
        assert_eq!(packages.way_to(&LOOM), Some(Way::Package("loom-tools")));
        assert_eq!(CLOSED.way_to(&LOOM), None);
    }

    #[test]
    fn a_tool_that_is_missing_and_closed_off_is_not_provided() {
        let mut machine = CLOSED;
        assert!(!machine.provide(&LOOM));
        assert!(machine.provide(&Tool { present: || true, ..LOOM }));
    }

    #[test]
    fn the_remedy_names_every_way() {
        assert_eq!(
            LOOM.remedy(),
            "get it with `rustup component add loom` or `apt-get install --yes loom-tools`"
        );
    }
}
