//! Rattus in the terminal.

use super::Title;
use crate::texts::Texts;
use game::{Eye, Faults, Game};
use rattus::{Components, Rattus};

impl Title for Rattus {
    const TEXTS: &'static str = include_str!("../../../../texts/en/rattus.ftl");
    const LEDGERS: &'static [&'static str] = &[
        include_str!("../../../../docs/rules/rattus-base.md"),
        include_str!("../../../../docs/rules/rattus-pied-piper.md"),
        include_str!("../../../../docs/rules/rattus-africanus.md"),
    ];
    const FILES: &'static [&'static str] = Components::FILES;

    fn load(files: &[(String, String)]) -> Result<String, Faults> {
        Components::load(files).map(|c| c.hash())
    }

    fn table(&self, eye: Eye, _texts: &Texts) -> String {
        format!("{:?}\n", self.view(eye))
    }
}
