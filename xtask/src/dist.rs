//! `cargo xtask dist`: builds everything a release consists of, in one folder.

mod elf;
mod licences;
mod packages;
mod sbom;

use crate::suite::Run;
use crate::test;
use crate::tool::{self, CARGO_DEB, DPKG_DEV, NODE, search_path};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where releases are built, below the workspace's root. Not `target/dist`: cargo keeps the files of that profile there.
const FOLDER: &str = "target/distrib";

/// The client, built first so that the bundler can say which packages end up in it. The licences of Rust's packages are
/// read from their sources, so those have to be there too.
const CLIENT: &[Run] = &[
    Run::of("npm ci --no-audit --no-fund").below("web"),
    Run::of(
        "node node_modules/vite/bin/vite.js build --logLevel warn --emptyOutDir --outDir ../target/distrib/build/client",
    )
    .below("web")
    .with("MIASMA_BUNDLED", "../target/distrib/build/bundled.json"),
    Run::of("cargo fetch --locked --quiet"),
];

const BINARY: &[Run] =
    &[Run::of("cargo build --locked --profile dist --package miasma").with("MIASMA_WEB", CLIENT_FOLDER)];

/// An absolute path, because cargo runs build scripts in the folder of their crate.
const CLIENT_FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/distrib/build/client");

/// Files of the repository that are part of a release, with their names there.
const FILES: &[(&str, &str)] = &[
    ("packaging/debian/miasma.service", "miasma.service"),
    ("packaging/debian/miasma.miasma-backup.service", "miasma-backup.service"),
    ("packaging/debian/miasma.miasma-backup.timer", "miasma-backup.timer"),
    ("packaging/sysusers.d/miasma.conf", "miasma.sysusers.conf"),
    ("docs/host/nginx.conf", "nginx.conf"),
    ("docs/hosting.md", "hosting.md"),
    ("docs/configuration.md", "configuration.md"),
    ("docs/operations.md", "operations.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
];

/// The names of the generated files.
const BINARY_NAME: &str = "miasma";
const LICENCES_NAME: &str = "THIRD-PARTY-LICENSES.txt";
const SBOM_NAME: &str = "miasma.cdx.json";
const CHECKSUMS_NAME: &str = "SHA256SUMS";

/// Builds the release. Returns its folder, or `None` if a command failed, which is printed.
pub(crate) fn build() -> Result<Option<PathBuf>, String> {
    let work = crate::root().join(FOLDER).join("build");
    fs::create_dir_all(&work).map_err(cannot("create", &work))?;
    if !tool::provide_all(&[&NODE, &CARGO_DEB, &DPKG_DEV])
        || !test::run_commands(CLIENT)
        || !test::run_commands(BINARY)
    {
        return Ok(None);
    }
    let root = crate::root();
    let folder = folder();
    make_empty(&folder)?;
    let binary = target_folder(root)?.join("dist").join(BINARY_NAME);
    let program = fs::read(&binary).map_err(cannot("read", &binary))?;
    if elf::has_symbols(&program)? {
        return Err(format!("{} is not stripped: see the profile dist in Cargo.toml", binary.display()));
    }
    copy(&binary, &folder.join(BINARY_NAME))?;
    for (from, to) in FILES {
        copy(&root.join(from), &folder.join(to))?;
    }
    write(&folder.join("miasma.toml"), &configuration(root)?)?;
    let packages = packages::in_the_binary(root, &work.join("bundled.json"))?;
    write(&folder.join(LICENCES_NAME), &licences::text(root, &packages)?)?;
    write(&folder.join(SBOM_NAME), &sbom::text(env!("CARGO_PKG_VERSION"), &packages))?;
    if package(&folder, "1")?.is_none() || !checksums(&folder)? {
        return Ok(None);
    }
    println!("==> {}", folder.display());
    for file in names(&folder)? {
        let size = fs::metadata(folder.join(&file)).map_err(cannot("read", &folder))?.len();
        println!("    {:>9.1} kB  {file}", size as f64 / 1000.0);
    }
    Ok(Some(folder))
}

/// The folder of the release.
pub(crate) fn folder() -> PathBuf {
    crate::root().join(FOLDER).join("release")
}

/// Copies the files of a folder to another one, which has no other files afterwards.
pub(crate) fn copy_folder(from: &Path, to: &Path) -> Result<(), String> {
    make_empty(to)?;
    names(from)?.iter().try_for_each(|name| copy(&from.join(name), &to.join(name)))
}

/// Makes the Debian package with this revision from a release folder. Returns its path, or `None` if cargo-deb failed.
pub(crate) fn package(folder: &Path, revision: &str) -> Result<Option<PathBuf>, String> {
    fs::create_dir_all(folder).map_err(cannot("create", folder))?;
    let mut command = Command::new("cargo");
    command
        .args(["deb", "--package", "miasma", "--profile", "dist", "--no-build", "--quiet", "--deb-revision"])
        .arg(revision)
        .arg("--output")
        .arg(folder)
        .env("PATH", search_path())
        .current_dir(crate::root());
    println!("    cargo deb --package miasma --profile dist --no-build --deb-revision {revision}");
    if !command.status().map_err(|error| format!("cannot run cargo deb: {error}"))?.success() {
        return Ok(None);
    }
    let ending = |name: &String| name.ends_with(".deb") && name.contains(&format!("-{revision}_"));
    let package = names(folder)?.into_iter().find(ending);
    package.map(|name| Some(folder.join(name))).ok_or_else(|| "cargo deb wrote no package".to_owned())
}

/// The example configuration with the data folder of the systemd unit.
fn configuration(root: &Path) -> Result<String, String> {
    const UNSET: &str = "\n#data = \"\"\n";
    let path = root.join("docs/host/miasma.toml");
    let example = fs::read_to_string(&path).map_err(cannot("read", &path))?;
    if !example.contains(UNSET) {
        return Err(format!("{} has no setting `data` without a value", path.display()));
    }
    Ok(example.replace(UNSET, "\ndata = \"/var/lib/miasma\"\n"))
}

/// Where cargo puts what it builds.
fn target_folder(root: &Path) -> Result<PathBuf, String> {
    let metadata = packages::cargo_metadata(root)?;
    let folder = metadata["target_directory"].as_str().ok_or("cargo metadata names no target directory")?;
    Ok(PathBuf::from(folder))
}

/// Writes the checksums of all files, in the format of `sha256sum --check`.
fn checksums(folder: &Path) -> Result<bool, String> {
    let mut command = Command::new("sha256sum");
    command.args(names(folder)?).current_dir(folder);
    let output = command.output().map_err(|error| format!("cannot run sha256sum: {error}"))?;
    if output.status.success() {
        let path = folder.join(CHECKSUMS_NAME);
        fs::write(&path, output.stdout).map_err(cannot("write", &path))?;
    }
    Ok(output.status.success())
}

/// The names of the files in a folder, sorted.
fn names(folder: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(folder).map_err(cannot("read", folder))?;
    let mut names: Vec<String> =
        entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

fn make_empty(folder: &Path) -> Result<(), String> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(cannot("remove", folder)(error)),
        _ => fs::create_dir_all(folder).map_err(cannot("create", folder)),
    }
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(drop).map_err(cannot("copy", from))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(cannot("write", path))
}

fn cannot(verb: &'static str, path: &Path) -> impl Fn(std::io::Error) -> String {
    let path = path.display().to_string();
    move |error| format!("cannot {verb} {path}: {error}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_packaged_configuration_names_the_data_folder() {
        let text = configuration(crate::root()).expect("the example can be read");
        assert!(text.lines().any(|line| line == "data = \"/var/lib/miasma\""));
    }
}
