//! What Rattus offers to server, terminal and client beyond its rules.

use crate::{Boxes, Components, EventKind, Piece, Print, Rattus, odds, terminal};
use game::{Edition, Eye, Faults, Game as _, Seat};
use serde_json::{Value, json};
use title::report::Report;
use title::{Access, DescribedTopic, Query, Texts, Title};

impl Title for Rattus {
    const TEXTS: &'static str = include_str!("../../../texts/en/rattus.ftl");
    const TERMINAL_TEXTS: &'static str = include_str!("../../../texts/en/rattus-terminal.ftl");
    const LEDGERS: &'static [&'static str] = &[
        include_str!("../../../docs/rules/rattus-base.md"),
        include_str!("../../../docs/rules/rattus-pied-piper.md"),
        include_str!("../../../docs/rules/rattus-africanus.md"),
    ];
    const FILES: &'static [&'static str] = Components::FILES;
    const QUERIES: &'static [Query] = &[Query { name: "odds", access: Access::OwnSeat }];
    const REPORTS: &'static [Report<Self>] = &[terminal::REPORT];

    fn load_pack(files: &[(String, String)]) -> Result<String, Faults> {
        Components::load(files).map(|components| components.hash.clone())
    }

    fn restore_pack(hash: &str, edition: Edition, files: &[(String, String)]) -> Result<(), Faults> {
        Components::restore(hash, edition, files).map(drop)
    }

    fn pack_files(hash: &str) -> Option<Vec<(&'static str, String)>> {
        Components::files_of(hash)
    }

    fn has_pack(hash: &str) -> bool {
        Components::by_hash(hash).is_some()
    }

    fn print_pack(hash: &str, name: Option<String>) -> Option<Value> {
        let print = Print::of(Components::by_hash(hash)?, name);
        Some(serde_json::to_value(print).expect("a pack can be written"))
    }

    /// `odds`: the losses of each seat if the plague moved to a region, as far as `seat` knows.
    fn query(&self, name: &str, seat: Seat, argument: Option<&str>) -> Option<Value> {
        match name {
            "odds" => {
                let region = self.components().region(argument?)?;
                let odds = odds(self, Eye::Seat(seat), region, Piece::CountsNothing);
                let players = usize::from(self.seats());
                let expected: Vec<f64> = (0..self.seats()).map(|seat| odds.expected(Seat(seat))).collect();
                let outcomes: Vec<Value> = odds
                    .outcomes
                    .iter()
                    .map(|(losses, chance)| json!({ "losses": losses[..players], "chance": chance }))
                    .collect();
                Some(json!({ "expected": expected, "outcomes": outcomes }))
            }
            _ => None,
        }
    }

    fn topics(pack: &str, chosen: &[(String, String)], texts: &dyn Texts) -> Vec<DescribedTopic> {
        terminal::topics(pack, chosen, texts)
    }

    fn widest_choices() -> Vec<(String, String)> {
        vec![("boxes".to_owned(), Boxes::IDS.join(","))]
    }

    fn name(setup: &Self::Setup, kind: &str, id: &str, texts: &dyn Texts) -> Option<String> {
        terminal::name(setup, kind, id, texts)
    }

    fn describe(setup: &Self::Setup, id: &str, texts: &dyn Texts) -> Option<String> {
        terminal::describe(setup, id, texts)
    }

    fn is_heading(event: &Self::Event) -> bool {
        matches!(
            event.kind,
            EventKind::TurnBegan { .. }
                | EventKind::FinalTurnBegan { .. }
                | EventKind::FinalPlagueBegan { .. }
                | EventKind::GameEnded
        )
    }

    fn screen(&self, eye: Eye, texts: &dyn Texts) -> String {
        terminal::screen(self, eye, texts)
    }
}
