//! File lengths: no hand-written file is so long that it must hold more than one topic.

use crate::source::Source;
use std::io;
use std::path::Path;

/// Most lines of a hand-written file.
const MOST: usize = 600;

/// The kinds of files that count.
const EXTENSIONS: &[&str] = &["rs", "ts", "js", "mjs", "svelte", "css", "py", "sh", "sql", "ftl", "toml"];

/// Where they are. `data/` is exempt: its files are tables with one entry for each component of a box, and each holds one topic however many
/// components there are. The names of the files belong to the format of data packs and to the hash of a pack.
const FOLDERS: &[&str] = &["crates", "docs", "packaging", "texts", "web", "xtask"];

/// Files that a program writes.
const GENERATED: &[&str] = &["web/src/protocol.ts"];

/// One message per file that is too long.
pub(super) fn faults(root: &Path) -> io::Result<Vec<String>> {
    let sources = Source::of_kinds(root, FOLDERS, EXTENSIONS)?;
    Ok(sources.iter().filter_map(|source| fault(&source.path, source.text.lines().count())).collect())
}

fn fault(path: &str, lines: usize) -> Option<String> {
    let too_long = lines > MOST && !GENERATED.contains(&path);
    too_long.then(|| format!("{path}: {lines} lines, at most {MOST}: split it by topic"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_file_of_the_workspace_is_too_long() {
        let found = faults(crate::root()).expect("the sources can be read");
        assert!(found.is_empty(), "{}", found.join("\n"));
    }

    #[test]
    fn the_limit_is_inclusive_and_generated_files_are_exempt() {
        assert_eq!(fault("loom.rs", 600), None);
        assert_eq!(
            fault("loom.rs", 601).as_deref(),
            Some("loom.rs: 601 lines, at most 600: split it by topic")
        );
        assert_eq!(fault(GENERATED[0], 9999), None);
    }
}
