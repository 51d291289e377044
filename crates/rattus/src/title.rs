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
    const LISTED_FIELDS: &'static [&'static str] = &["boxes", "cards"];
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

#[cfg(feature = "types")]
impl title::ClientTypes for Rattus {
    fn visit_types(visitor: &mut impl ts_rs::TypeVisitor) {
        visitor.visit::<crate::View>();
        visitor.visit::<crate::Print>();
    }

    fn events() -> Vec<(&'static str, Vec<game::Argument>)> {
        crate::EventKind::arguments()
    }

    /// The order and the rules of class cards, and which components the client contains.
    fn files() -> Vec<(&'static str, String)> {
        let cards = || crate::CardId::ALL.iter();
        let mut text = "\n/** Class cards, in the order in which they are listed everywhere. */\n".to_owned();
        text.push_str("export const CARD_ORDER = [\n");
        text.extend(cards().map(|card| format!("  '{}',\n", card.id())));
        text.push_str("];\n\n/** The rule that says what a class card's ability is. */\n");
        text.push_str("export const CARD_RULES: Record<string, string> = {\n");
        text.extend(cards().map(|card| format!("  {}: '{}',\n", card.id(), card.rule())));
        text.push_str("};\n\n/** The hashes of the components that the client contains. */\n");
        text.push_str("export const BUILT_IN_PACKS = [\n");
        text.extend(Components::builtin_hashes().iter().map(|hash| format!("  '{hash}',\n")));
        text.push_str("];\n");
        let mut words = "\n/** The first word of a choice. */\nexport type ChoiceWord =\n".to_owned();
        words.push_str(
            &crate::words::first_words().map(|word| format!("  | '{word}'")).collect::<Vec<_>>().join("\n"),
        );
        words.push_str(";\n");
        vec![("cards.ts", text), ("choice-words.ts", words)]
    }
}
