//! A disk of its own for a server, which can become read-only as after an error of the hardware.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// An ext4 file system in a file.
pub struct LoopDisk {
    folder: TempDir,
}

impl LoopDisk {
    /// Mounts a new file system. Where that is not permitted it says so and returns `None`; with `CI=true` it panics.
    pub fn mount() -> Option<Self> {
        let folder = tempfile::tempdir().expect("a temporary directory can be created");
        let disk = Self { folder };
        fs::create_dir(disk.path()).expect("it can be created");
        let image = fs::File::create(disk.image()).and_then(|image| image.set_len(256 << 20));
        image.expect("an image can be created");
        if run(Command::new("mkfs.ext4").arg("-q").arg(disk.image())) && disk.attach() {
            return Some(disk);
        }
        assert!(
            !std::env::var("CI").is_ok_and(|ci| ci == "true"),
            "a file system can't be mounted: run as root"
        );
        eprintln!("!!! NOT TESTED: a file system can't be mounted here. Run the test as root.");
        None
    }

    /// Where it is mounted.
    pub fn path(&self) -> PathBuf {
        self.folder.path().join("disk")
    }

    /// Makes the kernel believe that the disk has failed. From now on it is read-only, also for files that are open.
    pub fn fail(&self) {
        let device =
            Command::new("findmnt").args(["-n", "-o", "SOURCE"]).arg(self.path()).output().expect("findmnt");
        let device = String::from_utf8_lossy(&device.stdout).trim().to_owned();
        let name = Path::new(&device).file_name().expect("a device has a name").to_owned();
        let trigger = Path::new("/sys/fs/ext4").join(name).join("trigger_fs_error");
        fs::write(trigger, "1").expect("an error can be triggered");
    }

    /// Repairs the disk. Nothing may use it.
    pub fn repair(&self) {
        assert!(run(Command::new("umount").arg(self.path())), "the disk is in use");
        // Its exit status is 1 if it repaired something.
        let _ = run(Command::new("fsck.ext4").arg("-y").arg(self.image()));
        assert!(self.attach(), "the disk can be mounted again");
    }

    fn image(&self) -> PathBuf {
        self.folder.path().join("image")
    }

    fn attach(&self) -> bool {
        run(Command::new("mount").args(["-o", "loop,errors=remount-ro"]).arg(self.image()).arg(self.path()))
    }
}

impl Drop for LoopDisk {
    fn drop(&mut self) {
        run(Command::new("umount").arg("--lazy").arg(self.path()));
    }
}

fn run(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}
