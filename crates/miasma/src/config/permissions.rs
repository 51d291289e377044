//! Who can read the files of a configuration.

use std::path::Path;

/// The user of the service that the Debian package installs.
const USER: &str = "miasma";

/// The user who runs the service, as seen by an administrator who checks the configuration as root, and so can read everything.
pub struct ServiceUser {
    pub name: String,
    #[cfg_attr(not(unix), expect(dead_code, reason = "only Unix has such permissions"))]
    id: u32,
    #[cfg_attr(not(unix), expect(dead_code, reason = "only Unix has such permissions"))]
    groups: Vec<u32>,
}

#[cfg(unix)]
impl ServiceUser {
    /// The user of the service, if root asks and there is one.
    pub fn if_root_asks() -> Option<Self> {
        let is_root = rustix::process::geteuid().is_root();
        let text = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
        is_root.then(|| Self::read(&text("/etc/passwd"), &text("/etc/group"))).flatten()
    }

    /// Finds the user in the contents of `/etc/passwd` and `/etc/group`.
    fn read(passwd: &str, group: &str) -> Option<Self> {
        let fields = |line: &str| line.split(':').map(str::to_owned).collect::<Vec<String>>();
        let user = passwd.lines().map(fields).find(|fields| fields[0] == USER)?;
        let (id, own_group) = (user.get(2)?.parse().ok()?, user.get(3)?.parse().ok()?);
        let is_member = |fields: &Vec<String>| {
            fields.get(3).is_some_and(|members| members.split(',').any(|member| member == USER))
        };
        let others = group.lines().map(fields).filter(is_member).filter_map(|fields| fields[2].parse().ok());
        Some(Self { name: USER.to_owned(), id, groups: std::iter::once(own_group).chain(others).collect() })
    }

    /// Whether the permissions of a file and of the folders it is in let this user read it.
    pub fn can_read(&self, path: &Path) -> bool {
        const READ: u32 = 0o4;
        const ENTER: u32 = 0o1;
        let Ok(path) = path.canonicalize() else { return false };
        self.may(READ, &path) && path.ancestors().skip(1).all(|folder| self.may(ENTER, folder))
    }

    fn may(&self, right: u32, path: &Path) -> bool {
        use std::os::unix::fs::MetadataExt as _;
        let Ok(file) = path.metadata() else { return false };
        let shift = match () {
            () if file.uid() == self.id => 6,
            () if self.groups.contains(&file.gid()) => 3,
            () => 0,
        };
        file.mode() >> shift & right != 0
    }
}

#[cfg(not(unix))]
impl ServiceUser {
    pub fn if_root_asks() -> Option<Self> {
        None
    }

    pub fn can_read(&self, _: &Path) -> bool {
        true
    }
}

/// Whether every user of the machine can read a file.
#[cfg(unix)]
pub fn is_readable_by_all(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o004 != 0)
}

#[cfg(not(unix))]
pub fn is_readable_by_all(_: &Path) -> bool {
    false
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::fs::{self, Permissions};
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};

    #[test]
    fn the_user_of_the_service_is_found_with_its_groups() {
        let passwd = "root:x:0:0:root:/root:/bin/bash\nmiasma:x:997:996:Miasma server:/var/lib/miasma:/usr/sbin/nologin\n";
        let group = "root:x:0:\nssl-cert:x:110:postgres,miasma\nmiasma:x:996:\n";
        let user = ServiceUser::read(passwd, group).expect("it is there");
        assert_eq!((user.id, user.groups), (997, vec![996, 110]));
        assert!(ServiceUser::read("root:x:0:0:root:/root:/bin/bash\n", "").is_none());
    }

    #[test]
    fn a_file_is_readable_by_owner_group_and_others_as_its_mode_says() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).expect("it is ours");
        let path = folder.path().join("secret");
        fs::write(&path, "x").expect("it can be written");
        let file = fs::metadata(&path).expect("it is there");
        let user = |id, group| ServiceUser { name: USER.to_owned(), id, groups: vec![group] };
        let (owner, member) = (user(file.uid(), 4_000_000), user(4_000_000, file.gid()));
        let other = user(4_000_000, 4_000_000);
        for (mode, expected) in [
            (0o600, [true, false, false]),
            (0o640, [true, true, false]),
            (0o644, [true, true, true]),
            (0o044, [false, true, true]),
        ] {
            fs::set_permissions(&path, Permissions::from_mode(mode)).expect("it is ours");
            assert_eq!([&owner, &member, &other].map(|user| user.can_read(&path)), expected, "{mode:o}");
            assert_eq!(is_readable_by_all(&path), expected[2]);
        }
        fs::set_permissions(folder.path(), Permissions::from_mode(0o700)).expect("it is ours");
        assert!(!other.can_read(&path), "the folder can't be entered");
    }
}
