//! Files that root creates in another user's folder.

use std::io;
use std::path::Path;

/// Gives a file of root to the owner of its folder. An administrator who runs a command as root on the data of a service would
/// otherwise leave files there that the service can't use. Does nothing where the folder belongs to root, and for other users.
#[cfg(unix)]
pub fn give_to_owner_of_folder(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::MetadataExt as _;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let (file, folder) = (path.metadata()?, folder.metadata()?);
    if file.uid() == 0 && folder.uid() != 0 {
        std::os::unix::fs::chown(path, Some(folder.uid()), Some(folder.gid()))?;
    }
    Ok(())
}

/// Other systems have no such user.
#[cfg(not(unix))]
pub fn give_to_owner_of_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
