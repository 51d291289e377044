//! Which store to open, from what a host writes on the command line.

use crate::{Millis, Postgres, Sqlite, Store, StoreError};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The file in the folder of a server.
const FILE: &str = "miasma.db";

const DAY: Millis = 24 * 60 * 60 * 1000;

/// Where a server keeps what must not be lost.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// In a folder of its own, made where there is none: one SQLite file.
    Folder(PathBuf),
    /// In a database that several servers share: `postgres://user:password@host/name`.
    Url(String),
}

/// Opens the store of a place, and brings it to the shape this build knows.
pub async fn open(place: &Place) -> Result<Arc<dyn Store>, StoreError> {
    match place {
        Place::Folder(folder) => {
            make(folder)?;
            Ok(Arc::new(Sqlite::open(folder.join(FILE)).await?))
        }
        Place::Url(url) => connect(url).await,
    }
}

/// Opens the store of a place beside the server that has it, to list and to back up. What can't be done beside it is
/// refused.
pub async fn look(place: &Place) -> Result<Arc<dyn Store>, StoreError> {
    match place {
        Place::Folder(folder) => Ok(Arc::new(Sqlite::look(folder.join(FILE)).await?)),
        Place::Url(url) => connect(url).await,
    }
}

/// Whether the use of a session is worth writing down: once a day, or oftener where sessions end sooner than in four.
pub(crate) fn is_stale(used: Millis, now: Millis, since: Millis) -> bool {
    now.saturating_sub(used) >= DAY.min(now.saturating_sub(since) / 4)
}

async fn connect(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        // Not even the scheme is repeated: who forgot it may have begun with the password.
        return Err(StoreError::Refused(
            "the address of a database begins with postgres:// or postgresql://".to_owned(),
        ));
    }
    Ok(Arc::new(Postgres::connect(url).await?))
}

fn make(folder: &Path) -> Result<(), StoreError> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
        .create(folder)
        .map_err(|error| StoreError::Refused(format!("can't make the folder {}: {error}", folder.display())))
}

impl std::fmt::Debug for Place {
    /// Without the address, for the password is in it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Folder(folder) => f.debug_tuple("Folder").field(folder).finish(),
            Self::Url(_) => f.write_str("Url(..)"),
        }
    }
}
