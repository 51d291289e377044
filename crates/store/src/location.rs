//! Where a store is, as a host writes it on the command line, and how to open it.

use crate::api::Store;
use crate::error::StoreError;
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
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
