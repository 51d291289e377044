//! The commands of `docs/hosting.md`. `cargo xtask trial` runs them; this test only knows that they exist, but runs everywhere.

use crate::tools::miasma;
use std::path::Path;

#[test]
fn every_command_of_the_hosting_page_is_one_of_this_build() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting.md");
    let page = std::fs::read_to_string(page).expect("the page can be read");
    let mut known = 0;
    for line in page.lines() {
        // After `runuser --user miasma --`, or from the beginning.
        let command = line.rsplit(" -- ").next().unwrap_or(line);
        let mut words = command.split_whitespace().peekable();
        if !words.next().is_some_and(|program| program == "miasma" || program.ends_with("/miasma")) {
            continue;
        }
        let mut names = Vec::new();
        while let Some(name) = words.next_if(|word| word.chars().all(|c| c.is_ascii_lowercase())) {
            names.push(name);
        }
        names.push("--help");
        let help = miasma(&names).fine();
        let is_option = |word: &&str| word.starts_with("--") && *word != "-->";
        for option in words.filter(is_option) {
            assert!(help.contains(option), "`{line}`: there is no {option}");
        }
        known += 1;
    }
    assert!(known > 5, "only {known} commands are recognized");
}
