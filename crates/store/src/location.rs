//! Where a store is, as a host writes it on the command line, and how to open it.

use crate::api::Store;
use crate::error::StoreError;
use crate::model::Salvaged;
use crate::postgres::Postgres;
use crate::sqlite::{self, Sqlite};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The name of the SQLite file in a server's data directory.
const FILE: &str = "miasma.db";

/// Where a server stores its data.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// One SQLite file in a data directory, which is created if it does not exist.
    Directory(PathBuf),
    /// A PostgreSQL database that several servers can share: `postgres://user:password@host/name`.
    Url(String),
}

/// Opens the store at a location and migrates its schema to the version of this build.
pub async fn open(location: &Location) -> Result<Arc<dyn Store>, StoreError> {
    match location {
        Location::Directory(directory) => {
            create(directory)?;
            Ok(Arc::new(Sqlite::open(directory.join(FILE)).await?))
        }
        Location::Url(url) => Ok(Arc::new(Postgres::connect(checked(url)?).await?)),
    }
}

/// Opens the store at a location to read it, while a server may be using it. Nothing is written, no migration runs, and a
/// database of an earlier build can be read as well.
pub async fn open_read_only(location: &Location) -> Result<Arc<dyn Store>, StoreError> {
    match location {
        Location::Directory(directory) => Ok(Arc::new(Sqlite::open_read_only(directory.join(FILE)).await?)),
        Location::Url(url) => Ok(Arc::new(Postgres::connect_read_only(checked(url)?).await?)),
    }
}

/// Restores a dump into an empty store, completely or not at all. If it fails, a database that was created for it is deleted again.
pub async fn restore(
    location: &Location,
    lines: &mut (dyn Iterator<Item = std::io::Result<String>> + Send),
) -> Result<(), StoreError> {
    let created = match location {
        Location::Directory(directory) => {
            Some((directory, directory.join(FILE))).filter(|(_, file)| !file.exists())
        }
        Location::Url(_) => None,
    };
    let is_new_directory = created.as_ref().is_some_and(|(directory, _)| !directory.exists());
    let restored = match open(location).await {
        Ok(store) => {
            let restored = store.restore(lines).await;
            store.close().await;
            restored
        }
        Err(error) => Err(error),
    };
    if let (Err(_), Some((directory, file))) = (&restored, created) {
        sqlite::delete(&file);
        if is_new_directory {
            let _ = fs::remove_dir(directory);
        }
    }
    restored
}

/// Writes everything that can be read of a damaged database as a dump. A SQLite file is copied to the directory `scratch` first; no
/// server may be using it.
pub async fn salvage(
    location: &Location,
    scratch: &Path,
    line: &mut (dyn for<'l> FnMut(&'l str) -> std::io::Result<()> + Send),
) -> Result<Salvaged, StoreError> {
    match location {
        Location::Directory(directory) => Sqlite::salvage(&directory.join(FILE), scratch, line).await,
        Location::Url(url) => Postgres::salvage(checked(url)?, line).await,
    }
}

fn checked(url: &str) -> Result<&str, StoreError> {
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        // The message repeats nothing of the URL, not even its start: without a scheme that may be the password.
        return Err(StoreError::Refused(
            "a database URL must start with postgres:// or postgresql://".to_owned(),
        ));
    }
    Ok(url)
}

fn create(directory: &Path) -> Result<(), StoreError> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory).map_err(|error| {
        StoreError::Refused(format!("cannot create the directory {}: {error}", directory.display()))
    })
}

impl std::fmt::Debug for Location {
    /// Leaves out the URL, which contains the password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Directory(directory) => f.debug_tuple("Directory").field(directory).finish(),
            Self::Url(_) => f.write_str("Url(..)"),
        }
    }
}
