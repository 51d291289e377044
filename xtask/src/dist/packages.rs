//! The packages of other people that end up in the binary: Rust crates, and npm packages of the client.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A package of somebody else.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Package {
    pub(super) source: Ecosystem,
    pub(super) name: String,
    pub(super) version: String,
    /// An SPDX licence expression.
    pub(super) licence: String,
    pub(super) repository: Option<String>,
    /// SHA-256 of the package file, as hexadecimal digits.
    pub(super) sha256: Option<String>,
    /// Where its files are on this machine.
    pub(super) folder: PathBuf,
}

/// Where a package comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Ecosystem {
    Cargo,
    Npm,
}

/// All packages in the binary. `bundled` is the list the client's bundler wrote.
pub(super) fn in_the_binary(root: &Path, bundled: &Path) -> Result<Vec<Package>, String> {
    let mut packages = crates(root)?;
    packages.extend(npm(&root.join("web"), bundled)?);
    packages.sort();
    Ok(packages)
}

/// What `cargo metadata` prints.
pub(super) fn cargo_metadata(root: &Path) -> Result<Value, String> {
    let text = output(Command::new("cargo").args(["metadata", "--locked", "--format-version", "1"]), root)?;
    serde_json::from_str(&text).map_err(|error| format!("cargo metadata printed no JSON: {error}"))
}

/// The crates linked into the binary: normal dependencies with the features of a release, without procedural macros.
fn crates(root: &Path) -> Result<Vec<Package>, String> {
    let tree = output(
        Command::new("cargo").args([
            "tree",
            "--locked",
            "--package=miasma",
            "--edges=normal,no-proc-macro",
            "--prefix=none",
            "--format={p}",
        ]),
        root,
    )?;
    let linked: BTreeSet<(&str, &str)> = tree.lines().filter_map(name_and_version).collect();
    let checksums = checksums(&read(&root.join("Cargo.lock"))?);
    let metadata = cargo_metadata(root)?;
    let packages = metadata["packages"].as_array().ok_or("cargo metadata lists no packages")?;
    let mut found = Vec::new();
    for package in packages {
        let text = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
        let (name, version) = (text("name"), text("version"));
        // A package of this workspace has no source.
        if package["source"].is_null() || !linked.contains(&(&name, &version)) {
            continue;
        }
        let manifest = PathBuf::from(text("manifest_path"));
        found.push(Package {
            source: Ecosystem::Cargo,
            licence: text("license").replace('/', " OR "),
            repository: package["repository"].as_str().map(String::from),
            sha256: checksums.get(&(name.clone(), version.clone())).cloned(),
            folder: manifest.parent().unwrap_or(root).to_owned(),
            name,
            version,
        });
    }
    Ok(found)
}

/// Reads `name v1.2.3 (...)`, a line of `cargo tree`.
fn name_and_version(line: &str) -> Option<(&str, &str)> {
    let mut words = line.split_whitespace();
    Some((words.next()?, words.next()?.strip_prefix('v')?))
}

/// The checksums in Cargo.lock by name and version. Cargo writes each entry as lines `key = "value"`, in this order.
fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let mut found = BTreeMap::new();
    for entry in lock.split("[[package]]").skip(1) {
        let value = |key: &str| {
            let line = entry.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""))?;
            line.strip_suffix('"').map(String::from)
        };
        if let (Some(name), Some(version), Some(checksum)) =
            (value("name"), value("version"), value("checksum"))
        {
            found.insert((name, version), checksum);
        }
    }
    found
}

/// The npm packages in the client, by the bundler's list of names.
fn npm(web: &Path, bundled: &Path) -> Result<Vec<Package>, String> {
    let names: Vec<String> = serde_json::from_str(&read(bundled)?)
        .map_err(|error| format!("{} is no list of names: {error}", bundled.display()))?;
    names.into_iter().map(|name| npm_package(web, name)).collect()
}

fn npm_package(web: &Path, name: String) -> Result<Package, String> {
    let folder = web.join("node_modules").join(&name);
    let manifest: Value = serde_json::from_str(&read(&folder.join("package.json"))?)
        .map_err(|error| format!("the package.json of {name} is no JSON: {error}"))?;
    let text = |value: &Value| value.as_str().map(String::from);
    let repository = text(&manifest["repository"]["url"]).or_else(|| text(&manifest["repository"]));
    Ok(Package {
        source: Ecosystem::Npm,
        version: text(&manifest["version"]).ok_or_else(|| format!("{name} has no version"))?,
        licence: text(&manifest["license"]).unwrap_or_default(),
        repository: repository.map(|url| url.trim_start_matches("git+").to_owned()),
        sha256: None,
        folder,
        name,
    })
}

fn output(command: &mut Command, root: &Path) -> Result<String, String> {
    let output =
        command.current_dir(root).output().map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{command:?} failed: {}", String::from_utf8_lossy(&output.stderr).trim()));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("{command:?} printed no text: {error}"))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_cargo_tree_names_package_and_version() {
        assert_eq!(name_and_version("serde v1.0.229 (*)"), Some(("serde", "1.0.229")));
        assert_eq!(name_and_version(""), None);
    }

    #[test]
    fn checksums_are_read_by_name_and_version() {
        let lock = "version = 4\n\n[[package]]\nname = \"own\"\nversion = \"0.1.0\"\n\n[[package]]\nname = \"one\"\n\
                    version = \"1.2.3\"\nsource = \"registry\"\nchecksum = \"abc\"\ndependencies = [\n \"two\",\n]\n";
        let found = checksums(lock);
        assert_eq!(found.len(), 1);
        assert_eq!(found[&("one".to_owned(), "1.2.3".to_owned())], "abc");
    }

    #[test]
    fn every_crate_in_the_binary_has_a_licence_and_a_checksum() {
        let crates = crates(crate::root()).expect("cargo knows the workspace");
        assert!(crates.iter().any(|package| package.name == "tokio"));
        for package in &crates {
            assert!(!package.licence.is_empty() && package.sha256.is_some(), "{package:?}");
            assert_ne!(package.name, "shakmaty", "a release must not contain code under the GPL");
        }
    }
}
