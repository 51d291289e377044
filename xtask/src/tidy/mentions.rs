//! Mentions: files and names that the documentation speaks of exist.
//!
//! In [`PAGES`] every path in backticks must exist, below the root or below `crates/`; a bare file name must be that of some source
//! file. Every type, function or constant in backticks must occur in the sources. Links between pages must lead somewhere.

use crate::source::{Source, is_word};
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

/// The pages whose mentions are checked.
const PAGES: &[&str] = &["ARCHITECTURE.md", "CONTRIBUTING.md"];

/// More pages whose links are checked.
const LINKED: &[&str] = &["README.md", "docs/hosting.md", "docs/operations.md", "docs/rules/README.md"];

/// Where names are looked for.
const FOLDERS: &[&str] = &["crates", "xtask", "web"];
const EXTENSIONS: &[&str] = &["rs", "ts", "svelte", "js", "mjs", "css"];

/// What the name of a file ends in; other words with a slash are no paths.
const FILES: &[&str] =
    &[".rs", ".ts", ".svelte", ".toml", ".md", ".ftl", ".css", ".json", ".sh", ".txt", ".js", ".webp", "/"];

/// One message per mention of something that does not exist.
pub(super) fn faults(root: &Path) -> io::Result<Vec<String>> {
    let sources = Source::of_kinds(root, FOLDERS, EXTENSIONS)?;
    let texts = sources.iter().map(|source| source.text.as_str());
    let words: BTreeSet<&str> = texts.flat_map(|text| text.split(|c| !is_word(c))).collect();
    let is_file = |name: &str| sources.iter().any(|source| source.path.rsplit('/').next() == Some(name));
    let exists =
        |path: &str| root.join(path).exists() || root.join("crates").join(path).exists() || is_file(path);
    let mut faults = Vec::new();
    for page in PAGES {
        let text = fs::read_to_string(root.join(page))?;
        for (line, token) in backticked(&text) {
            if let Some(missing) = missing(token, &exists, &words) {
                faults.push(format!("{page}:{line}: `{missing}` does not exist"));
            }
        }
    }
    for page in PAGES.iter().chain(LINKED) {
        let text = fs::read_to_string(root.join(page))?;
        let folder = Path::new(page).parent().unwrap_or(Path::new(""));
        for (line, target) in links(&text) {
            if !root.join(folder).join(target).exists() {
                faults.push(format!("{page}:{line}: the link to {target} leads nowhere"));
            }
        }
    }
    Ok(faults)
}

/// What a token mentions that is not there.
fn missing<'a>(token: &'a str, exists: &impl Fn(&str) -> bool, words: &BTreeSet<&str>) -> Option<&'a str> {
    if token.contains(['<', '*', ' ', '{', '=', '$']) || token.starts_with(['/', '-', '.']) {
        return None;
    }
    if FILES.iter().any(|end| token.ends_with(end)) {
        return (!exists(token)).then_some(token);
    }
    let name = token.split('(').next().unwrap_or_default();
    let is_name = !name.is_empty()
        && name.chars().all(|c| is_word(c) || c == ':')
        && name.contains(|c: char| c.is_uppercase() || c == '_' || c == ':');
    let unknown = || name.split("::").any(|part| !words.contains(part));
    (is_name && unknown()).then_some(token)
}

/// The tokens between backticks, with their lines; blocks of code are left out.
fn backticked(text: &str) -> Vec<(usize, &str)> {
    let mut fenced = false;
    let mut tokens = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        if text.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced && !text.starts_with("    ") {
            tokens.extend(text.split('`').skip(1).step_by(2).map(|token| (line, token)));
        }
    }
    tokens
}

/// The targets of links to files, with their lines.
fn links(text: &str) -> Vec<(usize, &str)> {
    let mut links = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        for after in text.split("](").skip(1) {
            let target = after.split([')', '#']).next().unwrap_or_default();
            if !target.is_empty() && !target.contains("://") {
                links.push((line, target));
            }
        }
    }
    links
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_the_documentation_mentions_exists() {
        let found = faults(crate::root()).expect("the pages can be read");
        assert!(found.is_empty(), "{}", found.join("\n"));
    }

    fn missing_in(text: &str) -> Vec<(usize, &str)> {
        let words = BTreeSet::from(["Loom", "weave", "MOST_THREADS"]);
        let exists = |path: &str| ["loom/src/lib.rs", "docs/"].contains(&path);
        let missing = |(line, token)| Some((line, missing(token, &exists, &words)?));
        backticked(text).into_iter().filter_map(missing).collect()
    }

    #[test]
    fn paths_and_names_in_backticks_are_checked() {
        assert_eq!(missing_in("`loom/src/lib.rs` `docs/` `Loom::weave` `weave(x)` `MOST_THREADS`"), []);
        assert_eq!(
            missing_in("a\n`loom/src/old.rs` and `Shuttle`"),
            [(2, "loom/src/old.rs"), (2, "Shuttle")]
        );
        assert_eq!(missing_in("`Loom::tear`"), [(1, "Loom::tear")]);
    }

    #[test]
    fn commands_placeholders_and_blocks_of_code_are_left_out() {
        assert_eq!(missing_in("`cargo test` `cards/<box>/<card>.rs` `/api/Me` `--Flag` `*.ts`"), []);
        assert_eq!(missing_in("```\n`Shuttle`\n```\n    `Shuttle`\n"), []);
    }

    #[test]
    fn links_lose_their_anchors_and_addresses_are_left_out() {
        assert_eq!(links("[a](docs/a.md#x) [b](https://b.example)\n[c](#here)"), [(1, "docs/a.md")]);
    }
}
