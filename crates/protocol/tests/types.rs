//! The TypeScript types of the messages and of the games' views stand in the client as they follow from Rust.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use std::{env, fs};
use ts_rs::{Config, TS, TypeVisitor};

/// Collects the declarations of types and of all they mention.
struct Types {
    config: Config,
    seen: HashSet<TypeId>,
    declared: BTreeMap<String, String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let mut text = String::new();
            for line in
                T::docs().into_iter().flat_map(|docs| docs.lines().map(str::to_owned).collect::<Vec<_>>())
            {
                text.push_str(line.trim_end());
                text.push('\n');
            }
            text.push_str(&format!("export {}\n", T::decl(&self.config)));
            let there = self.declared.insert(T::name(&self.config), text);
            assert!(there.is_none(), "two types are called {}", T::name(&self.config));
        }
        T::visit_dependencies(self);
    }
}

#[test]
fn the_clients_types_follow_from_rust() {
    let mut types = Types { config: Config::new(), seen: HashSet::new(), declared: BTreeMap::new() };
    types.visit::<protocol::FromClient>();
    types.visit::<protocol::ToClient>();
    types.visit::<protocol::NewTable>();
    types.visit::<protocol::Listed>();
    types.visit::<protocol::GameInfo>();
    types.visit::<protocol::TableMade>();
    types.visit::<protocol::Hint>();
    types.visit::<protocol::Replay>();
    types.visit::<protocol::Chances>();
    types.visit::<protocol::Fork>();
    types.visit::<protocol::Proof>();
    types.visit::<protocol::Report>();
    types.visit::<protocol::Reported>();
    types.visit::<protocol::Me>();
    types.visit::<protocol::Name>();
    types.visit::<protocol::Account>();
    types.visit::<protocol::SignIn>();
    types.visit::<protocol::Recovery>();
    types.visit::<protocol::NewPack>();
    types.visit::<protocol::PackMade>();
    types.visit::<protocol::Today>();
    types.visit::<protocol::PlayToday>();
    types.visit::<rattus::View>();
    types.visit::<pest::Sheet>();
    types.visit::<pest::Print>();
    types.visit::<pest::Study>();
    let mut text =
        "// Made from the Rust types by `MIASMA_WRITE_TYPES=1 cargo test -p protocol`; not for editing.\n"
            .to_owned();
    for declaration in types.declared.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    written("protocol.ts", &text);
}

#[test]
fn the_clients_facts_of_class_cards_follow_from_rust() {
    let mut text =
        "// Made from the Rust rules by `MIASMA_WRITE_TYPES=1 cargo test -p protocol`; not for editing.\n"
            .to_owned();
    let cards = || rattus::CardId::ALL.iter();
    text.push_str("\n/** Class cards, in the order in which they are listed everywhere. */\n");
    text.push_str("export const CARD_ORDER = [\n");
    text.extend(cards().map(|card| format!("  '{}',\n", card.id())));
    text.push_str("];\n\n/** The rule that says what a class card's ability is. */\n");
    text.push_str("export const CARD_RULES: Record<string, string> = {\n");
    text.extend(cards().map(|card| format!("  {}: '{}',\n", card.id(), card.rule())));
    text.push_str("};\n");
    written("rattus/cards.ts", &text);
}

/// Compares a file of the client with what it must be; with `MIASMA_WRITE_TYPES` set, writes it first.
fn written(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(file);
    if env::var_os("MIASMA_WRITE_TYPES").is_some() {
        fs::write(&path, text).expect("the client's folder can be written");
    }
    let there = fs::read_to_string(&path).unwrap_or_default();
    assert!(there == text, "web/src/{file} is out of date: MIASMA_WRITE_TYPES=1 cargo test -p protocol");
}
