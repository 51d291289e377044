//! The licences of all packages in the binary, as one text.

use super::packages::{Ecosystem, Package};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

const RULE: &str = "--------------------------------------------------------------------------------";

/// Files with licence texts start with one of these, in any case.
const NAMES: &[&str] = &["license", "licence", "copying", "notice", "copyright", "unlicense", "ofl"];

/// Lists the packages with their licences, then each licence text once with the packages it came with. Packages that come
/// without a text have their licences named, and the standard texts follow in our own copies.
pub(super) fn text(root: &Path, packages: &[Package]) -> Result<String, String> {
    let mut list = String::from(
        "Miasma contains the following packages. Each is listed with its licence; the texts follow below.\n\n",
    );
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in packages {
        let title = title(package);
        let found = texts_of(&package.folder)
            .map_err(|error| format!("cannot read the files of {title}: {error}"))?;
        let remark = if found.is_empty() { ", without a copy of its text" } else { "" };
        writeln!(list, "{title}: {}{remark}", package.licence).expect("writing to a string never fails");
        if package.name == "libsqlite3-sys" {
            list.push_str("    contains SQLite, which is in the public domain\n");
        }
        for text in found {
            texts.entry(text).or_default().push(title.clone());
        }
    }
    for (name, file) in [("MIT licence", "LICENSE-MIT"), ("Apache licence 2.0", "LICENSE-APACHE")] {
        let text =
            fs::read_to_string(root.join(file)).map_err(|error| format!("cannot read {file}: {error}"))?;
        texts
            .entry(normalized(&text))
            .or_default()
            .push(format!("Miasma, and the standard text of the {name}"));
    }
    let mut texts: Vec<_> = texts.into_iter().collect();
    texts.sort_by(|(_, one), (_, other)| one.cmp(other));
    for (text, titles) in texts {
        write!(list, "\n{RULE}\n{}\n{RULE}\n\n{text}\n", titles.join("\n"))
            .expect("writing to a string never fails");
    }
    Ok(list)
}

fn title(package: &Package) -> String {
    let kind = match package.source {
        Ecosystem::Cargo => "crate",
        Ecosystem::Npm => "npm package",
    };
    format!("{kind} {} {}", package.name, package.version)
}

/// The licence texts in a package's folder, in the order of their names.
fn texts_of(folder: &Path) -> std::io::Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        if path.is_file() && NAMES.iter().any(|start| name.starts_with(start)) {
            files.push(path);
        }
    }
    files.sort();
    files.iter().map(|path| Ok(normalized(&String::from_utf8_lossy(&fs::read(path)?)))).collect()
}

/// The text without differences that do not matter, so that equal texts are found equal.
fn normalized(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_ends_and_blank_margins_do_not_make_two_texts() {
        assert_eq!(normalized("\nMIT  \r\nfree\r\n\r\n"), normalized("MIT\nfree"));
    }

    #[test]
    fn our_own_licences_are_found_in_the_root() {
        let texts = texts_of(crate::root()).expect("the root can be read");
        assert_eq!(texts.len(), 2);
        assert!(texts.iter().any(|text| text.contains("Apache License")));
    }
}
