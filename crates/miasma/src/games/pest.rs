//! Pest in the terminal.

mod buildings;
mod decrees;
mod scores;
mod table;
mod technologies;
mod topics;
mod words;

use super::Title;
use crate::report::Report;
use crate::setup::Topic;
use crate::texts::Texts;
use game::{Eye, Faults};
use pest::components::FILES;
use pest::{Fact, Game, Pack, Setup};

/// The names of the component files.
const NAMES: [&str; FILES.len()] = {
    let mut names = [""; FILES.len()];
    let mut place = 0;
    while place < names.len() {
        names[place] = FILES[place].0;
        place += 1;
    }
    names
};

impl Title for Game {
    const TEXTS: &'static str = include_str!("../../../../texts/en/pest.ftl");
    const LEDGERS: &'static [&'static str] =
        &[include_str!("../../../../docs/rules/pest.md"), include_str!("../../../../docs/pest-rulings.md")];
    const FILES: &'static [&'static str] = &NAMES;
    const REPORTS: &'static [Report<Self>] =
        &[scores::REPORT, buildings::REPORT, technologies::REPORT, decrees::REPORT];

    fn load(files: &[(String, String)]) -> Result<String, Faults> {
        let files: Vec<(&str, &str)> =
            files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        Pack::load(&files).map(|pack| pack.hash.to_owned())
    }

    fn topics(pack: &str, chosen: &[(String, String)], texts: &Texts) -> Vec<Topic> {
        topics::topics(pack, chosen, texts)
    }

    /// Nothing: a number of players leaves fewer variants.
    fn everything() -> Vec<(String, String)> {
        Vec::new()
    }

    fn name(setup: &Setup, kind: &str, id: &str, texts: &Texts) -> Option<String> {
        words::name(setup.pack.get(), kind, id, texts)
    }

    fn describe(setup: &Setup, id: &str, texts: &Texts) -> Option<String> {
        words::describe(setup.pack.get(), id, texts)
    }

    fn opens(event: &Self::Event) -> bool {
        matches!(
            event.fact,
            Fact::YearBegan { .. } | Fact::TurnBegan { .. } | Fact::AssistantsBack | Fact::Ended
        )
    }

    fn table(&self, _: Eye, texts: &Texts) -> String {
        table::draw(self, texts)
    }
}
