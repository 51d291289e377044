//! The database file: its lock, its permissions, and what identifies it as ours.

use super::Connection;
use super::wal as log;
use crate::error::StoreError;
use crate::ownership;
use sqlx::Row as _;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

/// SQLite's application id in the file header: "Mias" in ASCII.
const APPLICATION_ID: i64 = 0x4d69_6173;

/// The first bytes of every SQLite file.
const SIGNATURE: &[u8] = b"SQLite format 3\0";

/// Locks the file for this process. The operating system releases the lock when the process ends, however it ends.
pub(super) fn lock(path: &Path) -> Result<File, StoreError> {
    let name = with_suffix(path, ".lock");
    let lock = create_private(&name).map_err(|error| unwritable(&name, &error))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => {
            Err(StoreError::Refused(format!("another miasma is using {}", path.display())))
        }
        Err(TryLockError::Error(error)) => Err(unwritable(&name, &error)),
    }
}

/// The path of the write-ahead log that SQLite keeps next to the file.
pub(super) fn wal(path: &Path) -> PathBuf {
    with_suffix(path, "-wal")
}

/// Refuses a write-ahead log that is damaged in the middle: SQLite would silently ignore everything after the damage.
pub(super) fn check_wal(path: &Path) -> Result<(), StoreError> {
    let path = wal(path);
    let unreadable =
        |error: io::Error| StoreError::Refused(format!("cannot read {}: {error}", path.display()));
    loop {
        let bytes = read_or_empty(&path).map_err(unreadable)?;
        let Some(damage) = log::find_damage(&bytes) else { return Ok(()) };
        // A running server may have started the log again while it was read. Then the header is another one.
        if read_or_empty(&path).map_err(unreadable)?.get(..32) == bytes.get(..32) {
            return Err(StoreError::Corrupt(format!(
                "{} is damaged at byte {}, and {} transactions after that would be lost. Save what can be read with `miasma admin \
                 salvage FILE`, and restore that file into an empty folder",
                path.display(),
                damage.offset,
                damage.lost
            )));
        }
    }
}

/// Copies a database to the directory `scratch`, with a write-ahead log that SQLite reads as far as it is undamaged.
pub(super) fn repaired_copy(path: &Path, scratch: &Path) -> Result<PathBuf, StoreError> {
    let copy = scratch.join("miasma.db");
    let copied =
        fs::copy(path, &copy).and_then(|_| fs::write(wal(&copy), log::repaired(&read_or_empty(&wal(path))?)));
    copied.map_err(|error| {
        StoreError::Refused(format!("cannot copy the database to {}: {error}", scratch.display()))
    })?;
    Ok(copy)
}

fn read_or_empty(path: &Path) -> io::Result<Vec<u8>> {
    match fs::read(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        read => read,
    }
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// Checks that a few more transactions fit on the disk: writes a small file next to the database and deletes it.
pub(super) fn check_disk(path: &Path) -> Result<(), StoreError> {
    const BYTES: usize = 64 * 1024;
    let name = with_suffix(path, ".probe");
    let written = private().create(true).truncate(true).open(&name).and_then(|mut file| {
        file.write_all(&[0; BYTES])?;
        file.sync_all()
    });
    // Another check may have deleted it first.
    let _ = fs::remove_file(&name);
    written.map_err(|error| StoreError::Unavailable(format!("cannot write {}: {error}", name.display())))
}

/// Creates the file if it does not exist, with permissions that SQLite also gives to the WAL.
pub(super) fn create(path: &Path) -> Result<(), StoreError> {
    create_private(path).map(drop).map_err(|error| unwritable(path, &error))
}

/// Deletes a database with the files that SQLite and [`lock`] keep next to it.
pub(crate) fn delete(path: &Path) {
    for suffix in ["", "-wal", "-shm", ".lock"] {
        let _ = fs::remove_file(with_suffix(path, suffix));
    }
}

/// Opens a file, or creates it for the owner of its folder.
fn create_private(path: &Path) -> io::Result<File> {
    let file = private().create(true).truncate(false).open(path)?;
    ownership::give_to_owner_of_folder(path)?;
    Ok(file)
}

/// The database file that was opened, to notice when another one is at its path.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Identity {
    #[cfg(unix)]
    device_and_inode: (u64, u64),
}

/// The identity of the file at this path.
#[cfg(unix)]
pub(super) fn identity(path: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata(path).map(|file| Identity { device_and_inode: (file.dev(), file.ino()) })
}

/// Other systems do not let anybody delete or replace an open file.
#[cfg(not(unix))]
pub(super) fn identity(_: &Path) -> io::Result<Identity> {
    Ok(Identity {})
}

/// Checks that the open file is still at its path. What is written to a file that was deleted or replaced is lost.
pub(super) fn check_in_place(path: &Path, opened: &Identity) -> Result<(), StoreError> {
    match identity(path) {
        Ok(found) if found == *opened => Ok(()),
        Ok(_) => Err(gone(path, "was replaced")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(gone(path, "was deleted")),
        Err(error) => Err(unreadable_now(path, &error)),
    }
}

/// Whether the write-ahead log is not at its path.
pub(super) fn is_log_gone(path: &Path) -> bool {
    matches!(wal(path).try_exists(), Ok(false))
}

fn gone(path: &Path, what_happened: &str) -> StoreError {
    StoreError::Unavailable(format!(
        "{} {what_happened} while the server runs: stop the server, and put the file back or restore a backup",
        path.display()
    ))
}

/// Checks that the file begins like a database.
pub(super) fn check_header(path: &Path) -> Result<(), StoreError> {
    match starts_like_a_database(path) {
        Ok(true) => Ok(()),
        Ok(false) => Err(StoreError::Corrupt(format!("{} does not begin like a database", path.display()))),
        Err(error) => Err(unreadable_now(path, &error)),
    }
}

fn starts_like_a_database(path: &Path) -> io::Result<bool> {
    let mut start = Vec::new();
    File::open(path)?.take(SIGNATURE.len() as u64).read_to_end(&mut start)?;
    Ok(start == SIGNATURE)
}

fn unreadable_now(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Unavailable(format!("cannot read {}: {error}", path.display()))
}

pub(super) fn check_readable(path: &Path) -> Result<(), StoreError> {
    match File::open(path) {
        Ok(_) => Ok(()),
        Err(error) => Err(StoreError::Refused(format!("cannot read {}: {error}", path.display()))),
    }
}

/// The error for a file that SQLite cannot open.
pub(super) fn unreadable(path: &Path, error: sqlx::Error) -> StoreError {
    match StoreError::from(error) {
        StoreError::Corrupt(why) if starts_like_a_database(path).unwrap_or(false) => {
            StoreError::Corrupt(format!("{}: {why}", path.display()))
        }
        StoreError::Corrupt(_) => {
            StoreError::Refused(format!("{} is not a database of miasma", path.display()))
        }
        other => other,
    }
}

/// Reads the schema version from the file header; 0 for an empty file. Refuses databases of other programs.
pub(super) async fn schema_version(c: &mut Connection, path: &Path) -> Result<i64, StoreError> {
    let row = sqlx::query(
        "SELECT user_version, application_id, (SELECT COUNT(*) FROM sqlite_schema)
         FROM pragma_user_version, pragma_application_id",
    )
    .fetch_one(c)
    .await
    .map_err(|error| unreadable(path, error))?;
    let version: i64 = row.try_get(0)?;
    let application: i64 = row.try_get(1)?;
    let objects: i64 = row.try_get(2)?;
    if application == APPLICATION_ID || (version == 0 && application == 0 && objects == 0) {
        return Ok(version);
    }
    Err(StoreError::Refused(format!("{} is a database of another program", path.display())))
}

/// Writes the schema version and the application id to the file header. Earlier builds read the version there and refuse
/// a newer one.
pub(super) async fn mark(c: &mut Connection, version: i64) -> Result<(), StoreError> {
    let mark = format!("PRAGMA user_version = {version}; PRAGMA application_id = {APPLICATION_ID}");
    sqlx::raw_sql(sqlx::AssertSqlSafe(mark)).execute(c).await?;
    Ok(())
}

/// Only the server's user may read the file: it contains what people wrote, and hashes of their secrets.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn unwritable(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Refused(format!("cannot write {}: {error}", path.display()))
}
