//! Capsules: databases written by earlier builds, with what each of their tables showed.
//!
//! A capsule is a folder in `capsules/` with `miasma.db.gz`, the database, and `shown.json.gz`, a [`Shown`]. Tests open it with
//! the current build and compare. `cargo xtask capsule NAME` makes one; CONTRIBUTING.md says when.

#![forbid(unsafe_code)]

pub mod compare;
pub mod http;
pub mod people;
pub mod scenario;
mod shown;

pub use shown::{Shown, TableShown, apply_patch};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

/// A capsule of the repository.
pub struct Capsule {
    /// The name of its folder.
    pub name: String,
    folder: PathBuf,
}

const DATABASE: &str = "miasma.db.gz";
const SHOWN: &str = "shown.json.gz";

impl Capsule {
    /// All capsules of the repository, by name.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let folders = fs::read_dir(root()).expect("the repository has capsules");
        let mut all: Vec<Self> = folders
            .map(|folder| folder.expect("the folder can be read").path())
            .filter(|folder| folder.is_dir())
            .map(|folder| Self {
                name: folder.file_name().unwrap_or_default().to_string_lossy().into_owned(),
                folder,
            })
            .collect();
        all.sort_by(|one, other| one.name.cmp(&other.name));
        all
    }

    /// Writes the database to a file.
    pub fn unpack(&self, database: &Path) -> io::Result<()> {
        fs::write(database, unpacked(&self.folder.join(DATABASE))?)
    }

    /// What its tables showed.
    pub fn shown(&self) -> io::Result<Shown> {
        Ok(serde_json::from_slice(&unpacked(&self.folder.join(SHOWN))?)?)
    }

    /// Writes a new capsule.
    pub fn create(name: &str, database: &Path, shown: &Shown) -> io::Result<PathBuf> {
        let folder = root().join(name);
        fs::create_dir_all(root())?;
        fs::create_dir(&folder)?;
        pack(&folder.join(DATABASE), &fs::read(database)?)?;
        pack(&folder.join(SHOWN), &serde_json::to_vec(shown)?)?;
        Ok(folder)
    }
}

/// The folder of all capsules.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../capsules")
}

fn pack(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    fs::write(path, packer.finish()?)
}

fn unpacked(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    GzDecoder::new(fs::File::open(path)?).read_to_end(&mut bytes)?;
    Ok(bytes)
}
