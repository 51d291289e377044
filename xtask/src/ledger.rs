//! `cargo xtask ledger`: checks that every rule of `docs/rules` has a test that carries its id.

use crate::source::{self, Named, Source};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Prints the coverage of the given prefixes, or of all, and every fault. Returns whether there is none.
pub(crate) fn run(prefixes: &[String]) -> Result<bool, String> {
    let (ledger, sources) = read(crate::root())?;
    let known = ledger.pages.iter().map(|page| page.prefix.as_str()).collect::<Vec<_>>();
    if let Some(unknown) = prefixes.iter().find(|prefix| !known.contains(&prefix.as_str())) {
        return Err(format!(
            "no page of docs/rules has the prefix `{unknown}`; the prefixes are {}",
            known.join(", ")
        ));
    }

    let tested = tested(&ledger, &sources);
    for page in ledger.pages.iter().filter(|page| prefixes.is_empty() || prefixes.contains(&page.prefix)) {
        println!("{}", page.coverage(&tested));
    }
    let mut faults = ledger.faults(&sources, prefixes);
    faults.extend(source::ignored(&sources));
    for fault in &faults {
        println!("{fault}");
    }
    Ok(faults.is_empty())
}

fn read(root: &Path) -> Result<(Ledger, Vec<Source>), String> {
    let sources = Source::all(root).map_err(|error| format!("cannot read the sources: {error}"))?;
    Ok((Ledger::read(&root.join("docs/rules"))?, sources))
}

/// All pages of rules.
pub(crate) struct Ledger {
    pages: Vec<Page>,
}

/// One page of rules.
struct Page {
    file: String,
    prefix: String,
    status: Status,
    rules: Vec<String>,
}

/// Whether the rules of a page need tests yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    InForce,
    Planned,
}

impl Status {
    fn word(self) -> &'static str {
        match self {
            Self::InForce => "in force",
            Self::Planned => "planned",
        }
    }
}

impl Ledger {
    /// Reads the pages of a folder, and the table in its README that says which are in force.
    fn read(folder: &Path) -> Result<Self, String> {
        let unreadable = |error| format!("cannot read {}: {error}", folder.display());
        let mut pages = BTreeMap::new();
        for entry in fs::read_dir(folder).map_err(unreadable)? {
            let path = entry.map_err(unreadable)?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if name.ends_with(".md") {
                pages.insert(name, fs::read_to_string(&path).map_err(unreadable)?);
            }
        }
        let readme = pages.remove("README.md").unwrap_or_default();
        Self::of(&readme, pages)
    }

    fn of(readme: &str, mut texts: BTreeMap<String, String>) -> Result<Self, String> {
        let mut pages = Vec::new();
        let mut faults = Vec::new();
        for row in readme.lines().filter_map(Row::of) {
            match (texts.remove(row.file), row.status) {
                (None, _) => {
                    faults.push(format!("{} is listed but does not exist, or is listed twice", row.file));
                }
                (_, None) => faults.push(format!("{} is neither in force nor planned", row.file)),
                (Some(text), Some(status)) => {
                    let rules = rules_of(&text);
                    faults.extend(odd_rules(&row, &rules));
                    pages.push(Page { file: row.file.into(), prefix: row.prefix.into(), status, rules });
                }
            }
        }
        faults.extend(texts.keys().map(|file| format!("{file} is not listed in README.md")));
        if faults.is_empty() { Ok(Self { pages }) } else { Err(format!("docs/rules: {}", faults.join("; "))) }
    }

    /// All faults: rules in force, or of a requested prefix, without a test; unknown ids; planned pages that have all
    /// their tests.
    fn faults(&self, sources: &[Source], requested: &[String]) -> Vec<String> {
        let tested = tested(self, sources);
        let mut faults = Vec::new();
        for page in &self.pages {
            let missing = page.missing(&tested);
            let required = if requested.is_empty() {
                page.status == Status::InForce
            } else {
                requested.contains(&page.prefix)
            };
            if required && !missing.is_empty() {
                faults.push(format!("{}: no test carries {}", page.file, missing.join(" ")));
            }
            if page.status == Status::Planned && missing.is_empty() {
                faults.push(format!("{}: every rule has a test, so put the page in force", page.file));
            }
        }
        for source in sources {
            faults.extend(self.unknown_ids(source));
        }
        faults
    }

    /// Ids in test names and in the text that are on no page.
    fn unknown_ids(&self, source: &Source) -> Vec<String> {
        let known = |id: &String| self.pages.iter().any(|page| page.rules.contains(id));
        let prefixes = self.prefixes();
        let mut faults = Vec::new();
        for test in source.tests() {
            let ids = ids_in_name(&test.name, &prefixes);
            faults.extend(ids.iter().filter(|id| !known(id)).map(|id| source.fault(&test, id)));
        }
        for (at, line) in source.text.lines().enumerate() {
            let cited = Named { name: line.trim().to_owned(), line: at + 1 };
            let ids = ids_in_text(line, &prefixes);
            faults.extend(ids.iter().filter(|id| !known(id)).map(|id| source.fault(&cited, id)));
        }
        faults
    }

    fn prefixes(&self) -> Vec<&str> {
        self.pages.iter().map(|page| page.prefix.as_str()).collect()
    }
}

impl Source {
    fn fault(&self, place: &Named, id: &str) -> String {
        format!("{}:{}: unknown rule {id}: {}", self.path, place.line, place.name)
    }
}

impl Page {
    fn missing(&self, tested: &BTreeSet<String>) -> Vec<&str> {
        self.rules.iter().filter(|rule| !tested.contains(*rule)).map(String::as_str).collect()
    }

    fn coverage(&self, covered: &BTreeSet<String>) -> String {
        let (status, all) = (self.status.word(), self.rules.len());
        let tested = all - self.missing(covered).len();
        format!("{} ({status}): {tested} of {all} rules have a test", self.prefix)
    }
}

/// A row of the README's table of pages: the file, its ids' prefix, its status.
struct Row<'a> {
    file: &'a str,
    prefix: &'a str,
    status: Option<Status>,
}

impl<'a> Row<'a> {
    fn of(line: &'a str) -> Option<Self> {
        let cells: Vec<&str> = line.trim().strip_prefix('|')?.split('|').map(str::trim).collect();
        let [link, prefix, status, ..] = cells[..] else { return None };
        let file = link.strip_prefix('[')?.split(']').next()?;
        let status = [Status::InForce, Status::Planned].into_iter().find(|known| known.word() == status);
        file.ends_with(".md").then_some(Self { file, prefix, status })
    }
}

/// The ids a page defines, which are in bold.
fn rules_of(page: &str) -> Vec<String> {
    page.split("**").skip(1).step_by(2).filter(|bold| is_id(bold)).map(String::from).collect()
}

fn is_id(text: &str) -> bool {
    text.split_once('-').is_some_and(|(prefix, number)| {
        prefix.len() == 2
            && prefix.bytes().all(|b| b.is_ascii_uppercase())
            && !number.is_empty()
            && number.bytes().all(|b| b.is_ascii_digit())
    })
}

fn odd_rules(row: &Row<'_>, rules: &[String]) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let mut faults = Vec::new();
    for rule in rules {
        if !rule.starts_with(row.prefix) {
            faults.push(format!("{}: {rule} does not start with {}", row.file, row.prefix));
        }
        if !seen.insert(rule) {
            faults.push(format!("{}: {rule} is defined twice", row.file));
        }
    }
    faults
}

/// The rules with a test.
fn tested(ledger: &Ledger, sources: &[Source]) -> BTreeSet<String> {
    let prefixes = ledger.prefixes();
    let tests = sources.iter().flat_map(Source::tests);
    tests.flat_map(|test| ids_in_name(&test.name, &prefixes)).collect()
}

/// The ids in the name of a test: `rb_12_rb_13_the_sentence` carries RB-12 and RB-13. Ids are whole words with the
/// digits of the ledger, so that a text search finds the tests of a rule.
fn ids_in_name(name: &str, prefixes: &[&str]) -> Vec<String> {
    let words: Vec<String> = name.split('_').map(str::to_uppercase).collect();
    let pairs = words.windows(2).filter(|pair| {
        prefixes.contains(&pair[0].as_str()) && pair[1].starts_with(|c: char| c.is_ascii_digit())
    });
    pairs.map(|pair| pair.join("-")).collect()
}

/// The ids that a line cites.
fn ids_in_text(line: &str, prefixes: &[&str]) -> Vec<String> {
    let words = line.split(|c: char| c != '-' && !c.is_alphanumeric());
    let ids = words.filter(|word| is_id(word) && prefixes.contains(&&word[..2]));
    ids.map(String::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const README: &str = "\
        | page | ids | status |\n|---|---|---|\n\
        | [weaving.md](weaving.md) | WV | in force |\n| [dyeing.md](dyeing.md) | DY | planned |\n";
    const WEAVING: &str = "- **WV-01** One. **Ruling**: see WV-02.\n- **WV-02** Two.\n- **WV-12** Twelve.\n";
    const DYEING: &str = "- **DY-01** Blue.\n";

    fn pages(pages: &[(&str, &str)]) -> BTreeMap<String, String> {
        pages.iter().map(|&(file, text)| (file.to_owned(), text.to_owned())).collect()
    }

    fn ledger() -> Ledger {
        Ledger::of(README, pages(&[("weaving.md", WEAVING), ("dyeing.md", DYEING)]))
            .expect("the pages are valid")
    }

    fn source(text: &str) -> Source {
        Source { path: "loom.rs".into(), text: text.into() }
    }

    fn tests(names: &[&str]) -> Source {
        source(&names.iter().map(|name| format!("#[test]\nfn {name}() {{}}\n")).collect::<String>())
    }

    fn faults(source: Source) -> Vec<String> {
        ledger().faults(&[source], &[])
    }

    #[test]
    fn every_rule_in_force_has_a_test_and_every_id_exists() {
        let (ledger, sources) = read(crate::root()).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(ledger.faults(&sources, &[]), Vec::<String>::new());
    }

    #[test]
    fn a_page_defines_the_ids_in_bold() {
        assert_eq!(rules_of(WEAVING), ["WV-01", "WV-02", "WV-12"]);
    }

    #[test]
    fn a_name_may_carry_several_whole_ids() {
        let carried = |name| ids_in_name(name, &["WV", "DY"]);
        assert_eq!(carried("wv_12_the_warp_is_set"), ["WV-12"]);
        assert_eq!(carried("wv_123_the_warp_is_set"), ["WV-123"]);
        assert_eq!(carried("wv_01_dy_02_both"), ["WV-01", "DY-02"]);
        assert_eq!(carried("both_of_wv_01"), ["WV-01"]);
        assert_eq!(carried("wv_12b_too"), ["WV-12B"]);
        assert!(carried("xwv_12_dy_the_wv").is_empty());
    }

    #[test]
    fn rules_in_force_need_tests_and_planned_ones_do_not() {
        assert_eq!(
            faults(tests(&["wv_02_two", "wv_123_far"])),
            ["weaving.md: no test carries WV-01 WV-12", "loom.rs:4: unknown rule WV-123: wv_123_far",]
        );
        assert!(faults(tests(&["wv_01_wv_02_wv_12_all"])).is_empty());
    }

    #[test]
    fn only_a_requested_prefix_is_checked() {
        let found = ledger().faults(&[tests(&[])], &["DY".into()]);
        assert_eq!(found, ["dyeing.md: no test carries DY-01"]);
    }

    #[test]
    fn an_ignored_test_does_not_count() {
        let mut source = tests(&["wv_01_wv_02"]);
        source.text.push_str("#[test]\n#[ignore]\nfn wv_12() {}\n");
        assert_eq!(faults(source), ["weaving.md: no test carries WV-12"]);
    }

    #[test]
    fn an_id_cited_in_a_source_must_exist() {
        let mut source = tests(&["wv_01_wv_02_wv_12"]);
        source.text.push_str("/// By WV-02 and WV-7, not XWV-9.\n");
        assert_eq!(faults(source), ["loom.rs:3: unknown rule WV-7: /// By WV-02 and WV-7, not XWV-9."]);
    }

    #[test]
    fn a_planned_page_with_all_its_tests_must_be_put_in_force() {
        let found = faults(tests(&["wv_01_wv_02_wv_12", "dy_01_blue"]));
        assert_eq!(found, ["dyeing.md: every rule has a test, so put the page in force"]);
    }

    #[test]
    fn all_faults_of_the_pages_are_reported_at_once() {
        let readme =
            format!("{README}| [lost.md](lost.md) | LO | planned |\n| [odd.md](odd.md) | OD | maybe |\n");
        let weaving = format!("{WEAVING}**WV-01** **XX-01**");
        let texts = [("weaving.md", weaving.as_str()), ("dyeing.md", DYEING), ("odd.md", ""), ("new.md", "")];
        let fault = Ledger::of(&readme, pages(&texts)).err().expect("the pages have faults");
        for part in [
            "lost.md is listed but does not exist",
            "odd.md is neither in force nor planned",
            "new.md is not listed",
            "WV-01 is defined twice",
            "XX-01 does not start with WV",
        ] {
            assert!(fault.contains(part), "{part}: {fault}");
        }
    }

    #[test]
    fn coverage_counts_the_rules_with_a_test() {
        let ledger = ledger();
        let tested = tested(&ledger, &[tests(&["wv_02_two"])]);
        assert_eq!(ledger.pages[0].coverage(&tested), "WV (in force): 1 of 3 rules have a test");
    }
}
