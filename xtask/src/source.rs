//! Source files of the workspace, and a scanner that finds tests in Rust without parsing it fully.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::Path;

/// The folders with Rust sources.
const FOLDERS: &[&str] = &["crates", "xtask"];

/// Folders of build output and downloads.
const NOT_OURS: &[&str] = &["target", "node_modules", "dist"];

/// One file.
pub(crate) struct Source {
    /// Relative to the workspace's root.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// A name and its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Named {
    pub(crate) name: String,
    pub(crate) line: usize,
}

impl Source {
    /// Every file of the workspace, in the order of their paths.
    pub(crate) fn all(root: &Path) -> io::Result<Vec<Self>> {
        Self::of_kinds(root, FOLDERS, &["rs"])
    }

    /// Every file below these folders whose name ends in one of these extensions, in the order of their paths.
    pub(crate) fn of_kinds(root: &Path, folders: &[&str], extensions: &[&str]) -> io::Result<Vec<Self>> {
        let mut sources = Vec::new();
        for folder in folders {
            gather(root, &root.join(folder), extensions, &mut sources)?;
        }
        sources.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(sources)
    }

    /// The tests that run.
    pub(crate) fn tests(&self) -> Vec<Named> {
        functions(&self.text)
            .into_iter()
            .filter(|f| f.is_test() && !f.is_ignored())
            .map(|f| f.named)
            .collect()
    }

    /// The tests that do not run: functions with `#[ignore]`, and documentation examples marked `ignore`.
    fn ignored(&self) -> Vec<Named> {
        let tests = functions(&self.text).into_iter().filter(Function::is_ignored).map(|f| f.named);
        let lines = self.text.lines().enumerate().filter(|(_, line)| is_ignored_example(line));
        let examples = lines.map(|(at, _)| Named { name: "an example".into(), line: at + 1 });
        tests.chain(examples).collect()
    }
}

/// One message per ignored test. There should be none: a test that does not run checks nothing.
pub(crate) fn ignored(sources: &[Source]) -> Vec<String> {
    let place =
        |source: &Source, found: Named| format!("{}:{}: {} is ignored", source.path, found.line, found.name);
    sources.iter().flat_map(|source| source.ignored().into_iter().map(|found| place(source, found))).collect()
}

fn gather(root: &Path, folder: &Path, extensions: &[&str], sources: &mut Vec<Source>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if !name.starts_with('.') && !NOT_OURS.contains(&name.as_ref()) {
                gather(root, &path, extensions, sources)?;
            }
        } else if path.extension().is_some_and(|kind| extensions.iter().any(|known| kind == *known)) {
            let text = fs::read_to_string(&path)?;
            let path = path.strip_prefix(root).expect("the file was found below the root");
            sources.push(Source { path: path.display().to_string(), text });
        }
    }
    Ok(())
}

/// A function with attributes before it.
struct Function {
    named: Named,
    attributes: Vec<String>,
}

impl Function {
    /// Whether it has an attribute such as `#[test]` or `#[tokio::test(...)]`.
    fn is_test(&self) -> bool {
        self.attributes.iter().any(|attribute| path(attribute).rsplit("::").next() == Some("test"))
    }

    fn is_ignored(&self) -> bool {
        self.attributes.iter().any(|attribute| match path(attribute) {
            "ignore" => true,
            "cfg_attr" => attribute.split(|c| !is_word(c)).any(|word| word == "ignore"),
            _ => false,
        })
    }
}

fn functions(text: &str) -> Vec<Function> {
    let code = code_of(text);
    let mut functions = Vec::new();
    let mut rest = code.as_str();
    while let Some(at) = rest.find("#[") {
        rest = &rest[at..];
        let mut attributes = Vec::new();
        while let Some((attribute, after)) = attribute(rest) {
            attributes.push(attribute.to_owned());
            rest = after.trim_start();
        }
        if let Some(name) = function_name(rest) {
            let line = code[..code.len() - rest.len()].matches('\n').count() + 1;
            functions.push(Function { named: Named { name: name.to_owned(), line }, attributes });
        }
        // Skips an incomplete attribute, so that the loop always ends.
        rest = rest.strip_prefix("#[").unwrap_or(rest);
    }
    functions
}

/// The text between `#[` and its `]`, and the text after it.
fn attribute(text: &str) -> Option<(&str, &str)> {
    let inner = text.strip_prefix("#[")?;
    let mut depth = 1;
    for (at, c) in inner.char_indices() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((&inner[..at], &inner[at + 1..]));
        }
    }
    None
}

fn path(attribute: &str) -> &str {
    attribute.split(|c: char| !is_word(c) && c != ':').next().unwrap_or_default()
}

/// The name of the function that starts here, if one does.
fn function_name(text: &str) -> Option<&str> {
    let mut rest = text;
    loop {
        let (word, after) = rest.split_once(char::is_whitespace)?;
        if word == "fn" {
            return after.trim_start().split(|c| !is_word(c)).next().filter(|name| !name.is_empty());
        }
        if !(word.starts_with("pub") || ["async", "const", "unsafe"].contains(&word)) {
            return None;
        }
        rest = after.trim_start();
    }
}

fn is_ignored_example(line: &str) -> bool {
    let line = line.trim_start();
    let doc = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"));
    let fence = doc.and_then(|doc| doc.trim_start().strip_prefix("```"));
    fence.is_some_and(|words| words.split(',').any(|word| word.trim().starts_with("ignore")))
}

pub(crate) fn is_word(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

/// The text with comments, strings and character literals replaced by spaces. Line numbers stay the same.
pub(crate) fn code_of(text: &str) -> String {
    let mut code = text.as_bytes().to_vec();
    let mut at = 0;
    while at < code.len() {
        match passage(&text.as_bytes()[at..]) {
            Some(length) => {
                blank(&mut code, at..at + length);
                at += length;
            }
            None => at += 1,
        }
    }
    String::from_utf8(code).expect("only whole characters are replaced")
}

fn blank(code: &mut [u8], range: Range<usize>) {
    for byte in &mut code[range] {
        if *byte != b'\n' {
            *byte = b' ';
        }
    }
}

/// The length of the comment, string or character literal that starts here.
fn passage(text: &[u8]) -> Option<usize> {
    match text {
        [b'/', b'/', ..] => Some(text.iter().position(|&b| b == b'\n').unwrap_or(text.len())),
        [b'/', b'*', ..] => Some(block_comment(text)),
        [b'"', ..] => Some(quoted(text, b'"')),
        [b'\'', b'\\', ..] => Some(quoted(text, b'\'')),
        [b'\'', first, ..] => {
            // Without a closing quote it is a lifetime.
            let width = char_width(*first);
            (text.get(1 + width) == Some(&b'\'')).then_some(width + 2)
        }
        [b'r', ..] => raw_string(text),
        _ => None,
    }
}

fn block_comment(text: &[u8]) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        match &text[at..] {
            [b'/', b'*', ..] => (depth, at) = (depth + 1, at + 2),
            [b'*', b'/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at
}

fn quoted(text: &[u8], quote: u8) -> usize {
    let mut at = 1;
    while at < text.len() {
        match text[at] {
            b'\\' => at += 2,
            b if b == quote => return at + 1,
            _ => at += 1,
        }
    }
    text.len()
}

fn raw_string(text: &[u8]) -> Option<usize> {
    let hashes = text[1..].iter().take_while(|&&b| b == b'#').count();
    let begin = 1 + hashes;
    if text.get(begin) != Some(&b'"') {
        return None;
    }
    let end: Vec<u8> = std::iter::once(b'"').chain(std::iter::repeat_n(b'#', hashes)).collect();
    let inside = text[begin + 1..].windows(end.len()).position(|window| window == end);
    Some(inside.map_or(text.len(), |length| begin + 1 + length + end.len()))
}

fn char_width(first: u8) -> usize {
    match first {
        0xf0.. => 4,
        0xe0.. => 3,
        0xc0.. => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Source {
        Source { path: "loom.rs".into(), text: text.into() }
    }

    fn names(found: Vec<Named>) -> Vec<String> {
        found.into_iter().map(|named| named.name).collect()
    }

    #[test]
    fn no_test_of_the_workspace_is_ignored() {
        let sources = Source::all(crate::root()).expect("the sources can be read");
        assert_eq!(super::ignored(&sources), Vec::<String>::new());
    }

    #[test]
    fn tests_are_found_with_their_lines() {
        let text = "fn plain() {}\n\n#[test]\nfn first() {}\n#[derive(Debug)]\nstruct S;\n\
                    #[tokio::test(flavor = \"x\")]\n#[should_panic(expected = \"]\")]\nasync fn second() {}\n";
        let found = source(text).tests();
        assert_eq!(
            found,
            [Named { name: "first".into(), line: 4 }, Named { name: "second".into(), line: 9 }]
        );
    }

    #[test]
    fn ignored_tests_are_found() {
        let text = "#[test]\n#[ignore = \"slow\"]\nfn slow() {}\n#[ignore]\n#[test]\npub(crate) fn old() {}\n\
                    #[test]\n#[cfg_attr(miri, ignore)]\nfn odd() {}\n#[test]\nfn ignore() {}\n";
        assert_eq!(names(source(text).tests()), ["ignore"]);
        assert_eq!(names(source(text).ignored()), ["slow", "old", "odd"]);
    }

    #[test]
    fn an_ignored_example_counts_as_an_ignored_test() {
        let found = source("/// ```ignore\n/// weave();\n/// ```\n//! ```text\n").ignored();
        assert_eq!(found, [Named { name: "an example".into(), line: 1 }]);
    }

    #[test]
    fn comments_and_strings_are_not_code() {
        let hidden = [
            "// #[test] fn a() {}\n",
            "/* /* */ #[test] fn a() {} */",
            "const A: &str = \"\\\" #[test] fn a() {}\";",
            "const A: &str = r#\"\" #[test] fn a() {}\"#;",
            "const A: &[u8] = br\"\\\"; const B: char = '\\''; // #[test] fn a() {}",
            "const A: char = '\"'; // \" #[test] fn a() {}",
        ];
        for text in hidden {
            let text = format!("{text}\n#[test]\nfn seen<'a>() {{}}\n");
            assert_eq!(names(source(&text).tests()), ["seen"], "{text}");
        }
    }

    #[test]
    fn incomplete_code_is_read_to_its_end() {
        for text in [
            "#[",
            "#[test]",
            "#[test] fn",
            "#[test] fn ",
            "\"",
            "/*",
            "r#\"",
            "'",
            "'\\",
            "#[a #[test] fn b() {}",
        ] {
            source(text).tests();
        }
    }
}
