//! What Rattus offers to server, terminal and client beyond its rules.

use crate::{Boxes, Components, EventKind, Piece, Print, Rattus, odds, terminal};
use game::{Edition, Eye, Faults, Game as _, Seat};
use serde::Serialize;
use serde_json::{Value, to_value};
use title::report::Report;
use title::{Access, DescribedTopic, Query, Texts, Title};

impl Title for Rattus {
    const TEXTS: &'static str = concat!(
        include_str!("../../../texts/en/rattus.ftl"),
        include_str!("../../../texts/en/rattus.names.ftl"),
    );
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
        Some(to_value(print).expect("a pack can be written"))
    }

    /// `odds`: the losses of each seat if the plague moved to a region, as far as `seat` knows.
    fn query(&self, name: &str, seat: Seat, argument: Option<&str>) -> Option<Value> {
        match name {
            "odds" => {
                let region = self.components().region(argument?)?;
                let odds = odds(self, Eye::Seat(seat), region, Piece::CountsNothing);
                let players = usize::from(self.seats());
                let expected = (0..self.seats()).map(|seat| odds.expected(Seat(seat))).collect();
                let outcomes = odds
                    .outcomes
                    .iter()
                    .map(|&(losses, chance)| Outcome { losses: losses[..players].to_vec(), chance })
                    .collect();
                Some(to_value(OddsAnswer { expected, outcomes }).expect("odds can be written"))
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

/// The answer to the query `odds`.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "RattusOdds"))]
struct OddsAnswer {
    /// The cubes that each seat loses on average, in the order of seats.
    expected: Vec<f64>,
    /// Every possible outcome.
    outcomes: Vec<Outcome>,
}

/// An outcome of a ravage.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "RattusOutcome"))]
struct Outcome {
    /// The cubes that each seat loses, in the order of seats.
    losses: Vec<u8>,
    /// Its probability.
    chance: f64,
}

#[cfg(feature = "types")]
impl title::ClientTypes for Rattus {
    fn visit_types(visitor: &mut impl ts_rs::TypeVisitor) {
        visitor.visit::<crate::View>();
        visitor.visit::<crate::Print>();
        visitor.visit::<OddsAnswer>();
    }

    fn events() -> Vec<(&'static str, Vec<game::Argument>)> {
        crate::EventKind::arguments()
    }

    /// The order and the rules of class cards, which components the client contains, the words of choices, and the rule
    /// options.
    fn files() -> Vec<(&'static str, String)> {
        let cards = || crate::CardId::ALL.iter();
        let mut text = "\n/** Class cards, in the order in which they are listed everywhere. */\n".to_owned();
        text.push_str("export const CARD_ORDER = [\n");
        text.extend(cards().map(|card| format!("  '{}',\n", card.id())));
        text.push_str("];\n\n/** The rule that says what a class card's ability is. */\n");
        text.push_str("export const CARD_RULES: Record<string, string> = {\n");
        text.extend(cards().map(|card| format!("  {}: '{}',\n", card.id(), card.rule())));
        text.push_str("};\n\n/** Further rules about a class card. */\n");
        text.push_str("export const MORE_CARD_RULES: Record<string, string[]> = {\n");
        for card in cards().filter(|card| !card.more_rules().is_empty()) {
            text.push_str(&format!("  {}: ['{}'],\n", card.id(), card.more_rules().join("', '")));
        }
        text.push_str("};\n\n/** The hashes of the components that the client contains. */\n");
        text.push_str("export const BUILT_IN_PACKS = [\n");
        text.extend(Components::builtin_hashes().iter().map(|hash| format!("  '{hash}',\n")));
        text.push_str("];\n");
        let mut words = "\n/** The first word of a choice. */\nexport type ChoiceWord =\n".to_owned();
        words.push_str(
            &crate::words::first_words().map(|word| format!("  | '{word}'")).collect::<Vec<_>>().join("\n"),
        );
        words.push_str(";\n");
        let mut options =
            "\n/** The rule options, the default first, each with the box that it belongs to. */\n"
                .to_owned();
        options.push_str(
            "export const OPTIONS: { name: string; rule: string; values: string[]; box: 'base' | 'pied_piper' | 'africanus' }[] = [\n",
        );
        for option in crate::RuleOptions::ALL {
            let mut values = option.values;
            values.rotate_left(option.default_in(Self::EDITION));
            let [default, other] = values;
            let (name, rule, box_id) = (option.name, option.rule, option.box_id());
            let values = format!("['{default}', '{other}']");
            options.push_str(&format!(
                "  {{ name: '{name}', rule: '{rule}', values: {values}, box: '{box_id}' }},\n"
            ));
        }
        options.push_str("];\n");
        vec![("cards.ts", text), ("choice-words.ts", words), ("options.ts", options)]
    }
}
