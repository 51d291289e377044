//! A small file system in memory, to fill up.

use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// A small file system, unmounted when it is dropped.
pub struct SmallDisk(TempDir);

impl SmallDisk {
    /// Mounts a file system of this size, such as `8m`. Where that is not permitted it says so and returns `None`; with `CI=true` it
    /// panics.
    pub fn mount(size: &str) -> Option<Self> {
        let folder = tempfile::tempdir().expect("a temporary directory can be created");
        let options = format!("size={size}");
        if run(Command::new("mount").args(["-t", "tmpfs", "-o", &options, "tmpfs"]).arg(folder.path())) {
            return Some(Self(folder));
        }
        assert!(
            !std::env::var("CI").is_ok_and(|ci| ci == "true"),
            "a file system can't be mounted: run as root"
        );
        eprintln!("!!! NOT TESTED: a file system can't be mounted here. Run the test as root.");
        None
    }

    /// Where it is mounted.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Makes a folder of it read-only for everything that is opened from now on.
    pub fn cover_read_only(&self, folder: &Path) {
        assert!(run(Command::new("mount").args(["--bind"]).arg(folder).arg(folder)));
        assert!(run(Command::new("mount").args(["-o", "remount,bind,ro"]).arg(folder)));
    }

    /// Ends [`SmallDisk::cover_read_only`].
    pub fn uncover(&self, folder: &Path) {
        assert!(run(Command::new("umount").arg(folder)));
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazily, since a failed test may still have files open.
        run(Command::new("umount").arg("--lazy").arg("--recursive").arg(self.0.path()));
    }
}

fn run(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}
