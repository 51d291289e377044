//! Support for tests of this crate and of the ones above it: empty databases on both engines, and a throw-away
//! PostgreSQL.

mod cluster;
mod database;
mod small_disk;
mod suite;

pub use cluster::{Cluster, INSTALL_HINT, TlsCluster};
pub use database::{Engine, TestDatabase};
pub use small_disk::SmallDisk;
pub use suite::Suite;
