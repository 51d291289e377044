//! The external programs that suites need, and how to install them.

use std::env;
use std::fmt;
use std::io;
use std::process::{Child, Command, Stdio};

pub(crate) const RUSTFMT: Tool = Tool {
    name: "rustfmt",
    present: || answers("cargo", &["fmt", "--version"]),
    installers: &[Installer::Component("rustfmt"), Installer::Package("rustfmt")],
};

pub(crate) const CLIPPY: Tool = Tool {
    name: "clippy",
    present: || answers("cargo", &["clippy", "--version"]),
    installers: &[Installer::Component("clippy"), Installer::Package("rust-clippy")],
};

/// Node with npm, for the client. The version is checked because some systems still package an older one.
pub(crate) const NODE: Tool = Tool {
    name: "node 20.19+ or 22.12+",
    present: || {
        const NEW_ENOUGH: &str = "const [a, b] = process.versions.node.split('.').map(Number); \
            process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)";
        answers("node", &["-e", NEW_ENOUGH]) && answers("npm", &["--version"])
    },
    installers: &[Installer::Package("nodejs npm")],
};

/// The browser of the browser tests.
pub(crate) const CHROMIUM: Tool = Tool {
    name: "chromium",
    present: || {
        ["chromium", "chromium-browser", "google-chrome"].iter().any(|name| answers(name, &["--version"]))
    },
    installers: &[Installer::Package("chromium")],
};

/// PostgreSQL. Debian installs its programs outside the PATH, in one folder per version.
pub(crate) const POSTGRES: Tool = Tool {
    name: "postgresql",
    present: || {
        let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        answers("initdb", &["--version"])
            || versions.into_iter().any(|v| v.path().join("bin/initdb").exists())
    },
    installers: &[Installer::Package("postgresql")],
};

/// Gives a process a wrong clock.
pub(crate) const FAKETIME: Tool = Tool {
    name: "libfaketime",
    present: || std::path::Path::new("/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1").exists(),
    installers: &[Installer::Package("libfaketime")],
};

/// The checks of the Prometheus rules and of the fail2ban filter.
pub(crate) const PROMTOOL: Tool = Tool {
    name: "promtool",
    present: || answers("promtool", &["--version"]),
    installers: &[Installer::Package("prometheus")],
};

pub(crate) const FAIL2BAN: Tool = Tool {
    name: "fail2ban-regex",
    present: || answers("fail2ban-regex", &["--version"]),
    installers: &[Installer::Package("fail2ban")],
};

/// The check of licences, duplicate versions and sources. An unoptimised build takes 95 s of processor time instead
/// of minutes, and a run still only 2 s.
pub(crate) const CARGO_DENY: Tool = Tool {
    name: "cargo-deny",
    present: || answers("cargo", &["deny", "--version"]),
    installers: &[Installer::Crate("cargo-deny@0.20.2")],
};

/// Makes the Debian package.
pub(crate) const CARGO_DEB: Tool = Tool {
    name: "cargo-deb",
    present: || answers("cargo", &["deb", "--version"]),
    installers: &[Installer::Crate("cargo-deb@3.8.0")],
};

/// Finds the libraries a Debian package depends on.
pub(crate) const DPKG_DEV: Tool = Tool {
    name: "dpkg-shlibdeps",
    present: || answers("dpkg-shlibdeps", &["--version"]),
    installers: &[Installer::Package("dpkg-dev")],
};

/// Makes a Debian tree for trials.
pub(crate) const DEBOOTSTRAP: Tool = Tool {
    name: "debootstrap",
    present: || answers("debootstrap", &["--version"]),
    installers: &[Installer::Package("debootstrap")],
};

/// Boots a tree with its own systemd.
pub(crate) const NSPAWN: Tool = Tool {
    name: "systemd-nspawn",
    present: || answers("systemd-nspawn", &["--version"]),
    installers: &[Installer::Package("systemd-container")],
};

/// Where programs from crates.io are installed, below the workspace's root.
const INSTALLED: &str = "target/tools";

/// A program that a machine with Rust may lack.
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    pub(crate) present: fn() -> bool,
    /// Ways to install it, the preferred one first.
    pub(crate) installers: &'static [Installer],
}

impl Tool {
    /// The commands that install it, for an error message.
    pub(crate) fn remedy(&self) -> String {
        let installers: Vec<_> = self.installers.iter().map(|way| format!("`{way}`")).collect();
        format!("get it with {}", installers.join(" or "))
    }
}

/// A way to install a tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Installer {
    /// A component of the Rust toolchain.
    Component(&'static str),
    /// A Debian package, or several separated by spaces.
    Package(&'static str),
    /// A program on crates.io with its version. It is built in the background while suites run.
    Crate(&'static str),
}

impl fmt::Display for Installer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Component(name) => write!(f, "rustup component add {name}"),
            Self::Package(name) => write!(f, "apt-get install --yes {name}"),
            Self::Crate(name) => write!(f, "cargo install --locked --debug {name}"),
        }
    }
}

/// What can be installed on this machine, and what is being installed.
pub(crate) struct System {
    rustup: bool,
    packages: Packages,
    building: Vec<(&'static str, Child)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Packages {
    /// No apt-get, or no permission to use it.
    Unavailable,
    /// The package list has not been updated yet.
    Stale,
    Fresh,
}

impl System {
    pub(crate) fn detect() -> Self {
        let may_install = is_root() && answers("apt-get", &["--version"]);
        Self {
            rustup: answers("rustup", &["--version"]),
            packages: if may_install { Packages::Stale } else { Packages::Unavailable },
            building: Vec::new(),
        }
    }

    /// Installs a tool if it is missing. Returns whether it is there, or is being built.
    pub(crate) fn provide(&mut self, tool: &Tool) -> bool {
        if (tool.present)() {
            println!("    {} is installed", tool.name);
            return true;
        }
        let Some(way) = self.way_to(tool) else {
            println!("    {} is missing and cannot be installed here", tool.name);
            return false;
        };
        println!("    {} is missing: {way}", tool.name);
        match way {
            Installer::Component(name) => {
                succeeds(Command::new("rustup").args(["component", "add", name])) && (tool.present)()
            }
            Installer::Package(name) => self.install_package(name) && (tool.present)(),
            Installer::Crate(name) => {
                let child = build_in_background(name);
                self.building.extend(child.map(|child| (tool.name, child)));
                self.building.iter().any(|(name, _)| *name == tool.name)
            }
        }
    }

    /// Waits for a tool that is being built. Returns whether it can be used.
    pub(crate) fn finish(&mut self, tool: &Tool) -> bool {
        let Some(at) = self.building.iter().position(|(name, _)| *name == tool.name) else { return true };
        let (_, mut child) = self.building.swap_remove(at);
        child.wait().is_ok_and(|status| status.success()) && (tool.present)()
    }

    /// The first way that works on this machine.
    fn way_to(&self, tool: &Tool) -> Option<Installer> {
        tool.installers.iter().copied().find(|way| match way {
            Installer::Component(_) => self.rustup,
            Installer::Package(_) => self.packages != Packages::Unavailable,
            Installer::Crate(_) => true,
        })
    }

    fn install_package(&mut self, name: &str) -> bool {
        if self.packages == Packages::Stale {
            // A stale list may still work, so the result does not matter.
            succeeds(apt().arg("update"));
            self.packages = Packages::Fresh;
        }
        succeeds(apt().args(["install", "--yes", "--no-install-recommends"]).args(name.split(' ')))
    }
}

/// Installs the missing ones of these tools. Returns whether all are there; others are printed with their remedy.
pub(crate) fn provide_all(tools: &[&Tool]) -> bool {
    let mut machine = System::detect();
    println!("==> tools");
    let provided: Vec<bool> = tools.iter().map(|tool| machine.provide(tool)).collect();
    let mut complete = true;
    for (tool, provided) in tools.iter().zip(provided) {
        if !provided || !machine.finish(tool) {
            println!("    {} is missing: {}", tool.name, tool.remedy());
            complete = false;
        }
    }
    complete
}

/// The PATH with the folder of installed programs in front.
pub(crate) fn search_path() -> std::ffi::OsString {
    let installed = crate::root().join(INSTALLED).join("bin");
    let path = env::var_os("PATH").unwrap_or_default();
    env::join_paths([installed].into_iter().chain(env::split_paths(&path))).unwrap_or(path)
}

/// Builds at the lowest priority, on what the suites leave of the processor, and without output.
fn build_in_background(name: &str) -> io::Result<Child> {
    let target = crate::root().join(INSTALLED);
    let mut command = Command::new("nice");
    command.args(["-n", "19", "cargo", "install", "--quiet", "--locked", "--debug", "--root"]).arg(&target);
    command.arg(name).env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_TARGET_DIR", target.join("build"));
    command.current_dir(env::temp_dir()).stdin(Stdio::null()).spawn()
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
    let output = Command::new(program).args(args).env("PATH", search_path()).output();
    output.is_ok_and(|output| output.status.success())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOM: Tool = Tool {
        name: "loom",
        present: || false,
        installers: &[Installer::Component("loom"), Installer::Package("loom-tools")],
    };

    fn machine(rustup: bool, packages: Packages) -> System {
        System { rustup, packages, building: Vec::new() }
    }

    #[test]
    fn the_first_way_that_works_is_used() {
        assert_eq!(machine(true, Packages::Stale).way_to(&LOOM), Some(Installer::Component("loom")));
        assert_eq!(machine(false, Packages::Fresh).way_to(&LOOM), Some(Installer::Package("loom-tools")));
        assert_eq!(machine(false, Packages::Unavailable).way_to(&LOOM), None);
    }

    #[test]
    fn a_tool_that_cannot_be_installed_is_not_provided() {
        let mut machine = machine(false, Packages::Unavailable);
        assert!(!machine.provide(&LOOM));
        assert!(machine.provide(&Tool { present: || true, ..LOOM }));
    }

    #[test]
    fn a_tool_being_built_is_ready_when_its_build_succeeds() {
        let mut machine = machine(false, Packages::Unavailable);
        let build = |program| Command::new(program).spawn().expect("the program exists");
        machine.building = vec![("loom", build("true")), ("vat", build("false"))];
        let present = Tool { present: || true, ..LOOM };
        assert!(machine.finish(&present));
        assert!(!machine.finish(&Tool { name: "vat", ..present }));
        assert!(machine.finish(&Tool { name: "needle", ..LOOM }), "nothing is being built");
    }

    #[test]
    fn the_remedy_names_every_way() {
        assert_eq!(
            LOOM.remedy(),
            "get it with `rustup component add loom` or `apt-get install --yes loom-tools`"
        );
    }
}
