//! Module cycles: two top-level modules of a crate must not depend on each other, directly or through others.
//!
//! Dependencies are read from `crate::name` and `super::name` paths, groups included. A name that the crate's root
//! re-exports (`pub use room::Room`) counts as its module. Test code and the root itself (`lib.rs`, `main.rs`) are left out.

use crate::source::{Source, code_of, is_word};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// One message per group of modules that depend on each other.
///
/// Crates with the rules of a game may have cycles: a rules engine is one recursion. Frames dispatch to cards or actions, and
/// these push frames.
pub(super) fn faults(sources: &[Source]) -> Vec<String> {
    let rules = crate::rules_crates();
    let mut crates: BTreeMap<&str, Vec<File>> = BTreeMap::new();
    for source in sources {
        if let Some((name, inner)) = in_crate(&source.path) {
            crates.entry(name).or_default().push(File::read(source, inner));
        }
    }
    let allowed = |name: &str| rules.iter().any(|rules| name.strip_prefix("crates/") == Some(rules));
    let checked = crates.into_iter().filter(|(name, _)| !allowed(name));
    checked.flat_map(|(name, files)| Graph::of(&files).cycles(name)).collect()
}

/// The crate's directory and the path inside its `src`.
fn in_crate(path: &str) -> Option<(&str, &str)> {
    let (folder, inner) = path.split_once("/src/")?;
    (!inner.starts_with("bin/")).then_some((folder, inner))
}

/// A source file without its comments, strings and test items.
struct File {
    path: String,
    /// `["room", "plan"]` for `room/plan.rs`; empty for the root.
    module: Vec<String>,
    code: String,
    /// Modules declared with `#[cfg(test)] mod name;`.
    test_modules: Vec<Vec<String>>,
}

impl File {
    fn read(source: &Source, inner: &str) -> Self {
        let mut module: Vec<String> = inner.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
        if matches!(module.last().map(String::as_str), Some("mod" | "lib" | "main")) {
            module.pop();
        }
        let mut code = code_of(&source.text);
        let tests = blank_test_items(&mut code);
        let below = |name: String| module.iter().cloned().chain([name]).collect();
        let test_modules = tests.into_iter().map(below).collect();
        Self { path: source.path.clone(), module, code, test_modules }
    }
}

/// Blanks every item under `#[cfg(test)]`; returns the names of the modules among them that are files.
fn blank_test_items(code: &mut String) -> Vec<String> {
    const ATTRIBUTE: &str = "#[cfg(test)]";
    let mut names = Vec::new();
    while let Some(start) = code.find(ATTRIBUTE) {
        let item = &code[start + ATTRIBUTE.len()..];
        let end = item_end(item);
        let words: Vec<&str> = item[..end].split(|c| !is_word(c)).filter(|word| !word.is_empty()).collect();
        if let Some(at) = words.iter().position(|word| *word == "mod")
            && item[..end].ends_with(';')
        {
            names.extend(words.get(at + 1).map(|&name| name.to_owned()));
        }
        let range = start..start + ATTRIBUTE.len() + end;
        let blank: String = code[range.clone()].chars().map(|c| if c == '\n' { '\n' } else { ' ' }).collect();
        code.replace_range(range, &blank);
    }
    names
}

/// The length of the item that starts here: up to its `;`, or to the `}` that closes its body.
fn item_end(text: &str) -> usize {
    let is_import =
        text.split(|c| !is_word(c)).find(|word| !word.is_empty() && *word != "pub") == Some("use");
    let mut depth = 0_usize;
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            '}' => {
                depth = depth.saturating_sub(1);
                if depth == 0 && !is_import {
                    return at + 1;
                }
            }
            ';' if depth == 0 => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Where one module uses another.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Location {
    path: String,
    line: usize,
}

/// The dependencies between the top-level modules of one crate, each with the first place that shows it.
#[derive(Default)]
struct Graph(BTreeMap<String, BTreeMap<String, Location>>);

impl Graph {
    fn of(files: &[File]) -> Self {
        let tests: Vec<&Vec<String>> = files.iter().flat_map(|file| &file.test_modules).collect();
        let files: Vec<&File> =
            files.iter().filter(|file| tests.iter().all(|test| !file.module.starts_with(test))).collect();
        let mut graph = Self::default();
        for file in &files {
            if let Some(top) = file.module.first() {
                graph.0.entry(top.clone()).or_default();
            }
        }
        let exports = files.iter().filter(|file| file.module.is_empty()).flat_map(|root| exports(&root.code));
        let exports: BTreeMap<String, String> = exports.collect();
        for file in files {
            let Some(top) = file.module.first() else { continue };
            for (name, line) in root_names(file) {
                let target = exports.get(&name).unwrap_or(&name);
                if target != top && graph.0.contains_key(target) {
                    let place = Location { path: file.path.clone(), line };
                    graph.0.entry(top.clone()).or_default().entry(target.clone()).or_insert(place);
                }
            }
        }
        graph
    }

    fn cycles(&self, name: &str) -> Vec<String> {
        let mut seen = BTreeSet::new();
        let mut messages = Vec::new();
        for module in self.0.keys() {
            if seen.contains(module) {
                continue;
            }
            let group: Vec<&String> = self.0.keys().filter(|other| self.depend(module, other)).collect();
            if group.is_empty() {
                continue;
            }
            seen.extend(group.iter().copied().cloned());
            messages.push(self.message(name, &group));
        }
        messages
    }

    /// Whether each of two modules reaches the other; for one and the same, whether it reaches itself.
    fn depend(&self, one: &str, other: &str) -> bool {
        self.path(one, other).is_some() && self.path(other, one).is_some()
    }

    /// The shortest way from one module to another, at least one step long.
    fn path<'a>(&'a self, from: &str, to: &str) -> Option<Vec<&'a str>> {
        let (from, _) = self.0.get_key_value(from)?;
        let mut ways = VecDeque::from([vec![from.as_str()]]);
        let mut visited = BTreeSet::new();
        while let Some(way) = ways.pop_front() {
            for next in self.0[*way.last().expect("a way has a start")].keys() {
                let longer: Vec<&str> = way.iter().copied().chain([next.as_str()]).collect();
                if next == to {
                    return Some(longer);
                }
                if visited.insert(next.as_str()) {
                    ways.push_back(longer);
                }
            }
        }
        None
    }

    fn message(&self, name: &str, group: &[&String]) -> String {
        let cycles = group.iter().filter_map(|module| self.path(module, module));
        let shortest = cycles.min_by_key(Vec::len).expect("a module of the group reaches itself");
        let names: Vec<&str> = group.iter().map(|module| module.as_str()).collect();
        let mut message = format!("{name}: module cycle between {}\n    {}", names.join(", "), shortest[0]);
        for step in shortest.windows(2) {
            let Location { path, line } = &self.0[step[0]][step[1]];
            message.push_str(&format!("\n    -> {} ({path}:{line})", step[1]));
        }
        message
    }
}

/// Names that the root re-exports, with the module each comes from.
fn exports(root: &str) -> Vec<(String, String)> {
    let mut exports = Vec::new();
    for statement in root.split(';') {
        let Some((_, path)) = statement.rsplit_once("use ") else { continue };
        let path = path.trim().trim_start_matches("crate::").trim_start_matches("self::");
        let Some((module, names)) = path.split_once("::") else { continue };
        let names = names.split(|c| !is_word(c)).filter(|name| !name.is_empty());
        exports.extend(names.map(|name| (name.to_owned(), module.trim().to_owned())));
    }
    exports
}

/// The names of the crate's root that a file uses, with their lines.
fn root_names(file: &File) -> Vec<(String, usize)> {
    let code = &file.code;
    let mut names = Vec::new();
    let mut inline_modules: Vec<usize> = Vec::new();
    let mut braces = 0;
    let mut at = 0;
    while at < code.len() {
        let rest = &code[at..];
        let first = rest.chars().next().expect("not at the end");
        if is_word(first) {
            let word = rest.split(|c| !is_word(c)).next().unwrap_or_default();
            let after = &rest[word.len()..];
            if word == "mod" && opens_block(after) {
                inline_modules.push(braces);
            }
            let level = file.module.len() + inline_modules.len();
            if let Some(path) = from_root(word, after, level) {
                let line = code[..at].matches('\n').count() + 1;
                names.extend(first_names(path).into_iter().map(|name| (name.to_owned(), line)));
                at += rest.len() - path.len();
                continue;
            }
            at += word.len();
            continue;
        }
        match first {
            '{' => braces += 1,
            '}' => {
                braces -= 1;
                inline_modules.pop_if(|start| *start == braces);
            }
            _ => {}
        }
        at += first.len_utf8();
    }
    names
}

fn opens_block(after_mod: &str) -> bool {
    after_mod.trim_start().trim_start_matches(is_word).trim_start().starts_with('{')
}

/// What follows `crate::`, or as many `super::` as lead from a module of this depth to the root.
fn from_root<'a>(word: &str, after: &'a str, depth: usize) -> Option<&'a str> {
    let mut rest = after.strip_prefix("::")?;
    if word == "crate" {
        return Some(rest);
    }
    let mut supers = usize::from(word == "super");
    while supers > 0
        && let Some(more) = rest.strip_prefix("super::")
    {
        supers += 1;
        rest = more;
    }
    (supers > 0 && supers == depth).then_some(rest)
}

/// The first name of a path, or of each path in a group.
fn first_names(path: &str) -> Vec<&str> {
    let name = |path: &str| path.trim_start().split(|c| !is_word(c)).next().map(str::len).unwrap_or(0);
    let Some(group) = path.strip_prefix('{') else {
        return vec![&path[..name(path)]];
    };
    let (mut names, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                let element = group[start..at].trim_start();
                names.push(&element[..name(element)]);
                start = at + 1;
                if c == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(files: &[(&str, &str)]) -> Vec<String> {
        let sources: Vec<Source> = files
            .iter()
            .map(|(path, text)| Source { path: format!("crates/loom/src/{path}"), text: (*text).into() })
            .collect();
        faults(&sources)
    }

    #[test]
    fn the_workspace_has_no_module_cycles() {
        let sources = Source::all(crate::root()).expect("the sources can be read");
        let found = faults(&sources);
        assert!(found.is_empty(), "{}", found.join("\n"));
    }

    #[test]
    fn two_modules_that_use_each_other_are_a_cycle_with_its_places() {
        let found = check(&[
            ("lib.rs", "mod warp;\nmod weft;\n"),
            ("warp.rs", "use crate::weft::Thread;\n"),
            ("weft/mod.rs", "\nfn tie(warp: &crate::warp::Warp) {}\n"),
        ]);
        assert_eq!(
            found,
            ["crates/loom: module cycle between warp, weft\n    warp\n    \
              -> weft (crates/loom/src/warp.rs:1)\n    -> warp (crates/loom/src/weft/mod.rs:2)"]
        );
    }

    #[test]
    fn groups_and_super_paths_count() {
        let group = [("a.rs", "use crate::{c::{X, Y}, b};"), ("b/deep.rs", "use super::super::a::Z;")];
        assert_eq!(check(&group).len(), 1);
        let inline = [("a.rs", "mod inner { use super::super::b; }"), ("b.rs", "use super::a;")];
        assert_eq!(check(&inline).len(), 1);
        let own = [("a.rs", "mod inner { use super::b; }"), ("b.rs", "use super::a;")];
        assert_eq!(check(&own), Vec::<String>::new());
    }

    #[test]
    fn a_name_the_root_exports_counts_as_its_module() {
        let files = [
            ("lib.rs", "pub use a::{Warp, Weft};"),
            ("a.rs", "use crate::b::B;"),
            ("b.rs", "use crate::Weft;"),
        ];
        assert_eq!(check(&files).len(), 1);
    }

    #[test]
    fn longer_cycles_are_found_and_the_shortest_is_shown() {
        let found = check(&[
            ("a.rs", "use crate::b;"),
            ("b.rs", "use crate::c;"),
            ("c.rs", "use crate::{a, d};"),
            ("d.rs", "use crate::c;"),
        ]);
        assert_eq!(found.len(), 1);
        assert!(
            found[0].starts_with("crates/loom: module cycle between a, b, c, d\n    c\n    -> d"),
            "{found:?}"
        );
    }

    #[test]
    fn test_code_comments_and_the_root_do_not_count() {
        let found = check(&[
            ("lib.rs", "mod a;\nmod b;\n#[cfg(test)]\nmod helpers;\nuse a::A; use b::B;"),
            (
                "a.rs",
                "// crate::b\nuse crate::helpers;\n#[cfg(test)]\nmod tests { use crate::b; }\n#[cfg(test)] use crate::{b};",
            ),
            ("b.rs", "use crate::a;\n#[cfg(test)] mod more;"),
            ("b/more.rs", "use crate::c;"),
            ("c.rs", "use crate::b;"),
            ("helpers.rs", "use crate::a;"),
        ]);
        assert_eq!(found, Vec::<String>::new());
    }
}
