//! The TypeScript types of the messages, views and events in the client are generated from the Rust types.

use game::{Argument, Game as _, Kind};
use protocol::limits;
use registry::each_title;
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};
use title::ClientTypes as _;
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

/// The first line of files that repeat facts of the rules.
const RULES_HEAD: &str =
    "// Generated from the Rust rules by `MIASMA_WRITE_TYPES=1 cargo test -p protocol`; do not edit.\n";

/// The tables of `events.ts`.
const KINDS: &str = "
/** An event of any game; each game's `events.ts` has the fields of its own. */
export type GameEvent = { key: string; rule: string };

/** For each key of a game's events, what the ids of its fields name: `region`, `card`, or `seat` for numbers of seats. */
export type EventKinds<Event extends GameEvent = GameEvent> = { [Key in Event['key']]?: Record<string, string> };
";

#[test]
fn the_clients_types_follow_from_rust() {
    let mut types = Types { config: Config::new(), seen: HashSet::new(), declared: BTreeMap::new() };
    types.visit::<protocol::FromClient>();
    types.visit::<protocol::ToClient>();
    types.visit::<protocol::NewTable>();
    types.visit::<protocol::TableSummary>();
    types.visit::<protocol::GameInfo>();
    types.visit::<protocol::TableCreated>();
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
    types.visit::<protocol::RecoveryLink>();
    types.visit::<protocol::Block>();
    types.visit::<protocol::Blocked>();
    types.visit::<protocol::HostMessage>();
    types.visit::<protocol::HostPerson>();
    types.visit::<protocol::HostPersonAction>();
    types.visit::<protocol::HostPersonResult>();
    types.visit::<protocol::HostReport>();
    types.visit::<protocol::HostTable>();
    types.visit::<protocol::HostTableAction>();
    types.visit::<protocol::SetReportState>();
    types.visit::<protocol::PrunedData>();
    types.visit::<protocol::NewPack>();
    types.visit::<protocol::UploadedPack>();
    types.visit::<protocol::Today>();
    types.visit::<protocol::PlayToday>();
    each_title!(G => G::visit_types(&mut types));
    let mut text =
        "// Generated from the Rust types by `MIASMA_WRITE_TYPES=1 cargo test -p protocol`; do not edit.\n"
            .to_owned();
    text.push_str(KINDS);
    for declaration in types.declared.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    written("protocol.ts", &text);
}

#[test]
fn the_clients_files_of_each_game_follow_from_rust() {
    each_title!(G => {
        for (file, text) in G::files() {
            // JSON has no comments.
            let head = if file.ends_with(".json") { "" } else { RULES_HEAD };
            written(&format!("{}/{file}", G::NAME), &format!("{head}{text}"));
        }
    });
}

#[test]
fn the_clients_levels_of_bots_follow_from_rust() {
    let levels = bots::Bot::LEVELS.join("', '");
    let text = format!(
        "{RULES_HEAD}\n/** The levels of bots, weakest first. */\nexport const LEVELS = ['{levels}'] as const;\n"
    );
    written("table/levels.ts", &text);
}

#[test]
fn the_clients_limits_follow_from_rust() {
    let mut text = format!("{RULES_HEAD}\n// Limits that the server checks.\n");
    let mut write = |about: &str, name: &str, value: usize| {
        write!(text, "\n/** {about} */\nexport const {name} = {value};\n").expect("text");
    };
    write("Maximum characters of a person's name.", "NAME_CHARACTERS", limits::NAME_CHARACTERS);
    write("Minimum characters of the name of an account.", "LOGIN_MIN", *limits::LOGIN_CHARACTERS.start());
    write("Maximum characters of the name of an account.", "LOGIN_MAX", *limits::LOGIN_CHARACTERS.end());
    write("Minimum characters of a password.", "PASSWORD_MIN", *limits::PASSWORD_CHARACTERS.start());
    write("Maximum characters of a password.", "PASSWORD_MAX", *limits::PASSWORD_CHARACTERS.end());
    write("Maximum characters of a chat message.", "CHAT_CHARACTERS", limits::CHAT_CHARACTERS);
    write("Maximum characters of the text of a report.", "REPORT_CHARACTERS", limits::REPORT_CHARACTERS);
    write("Maximum characters of a pack's name.", "PACK_NAME_CHARACTERS", limits::PACK_NAME_CHARACTERS);
    write("Rows in one page of a list.", "LIST_PAGE", limits::LIST_PAGE as usize);
    written("limits.ts", &text);
}

#[test]
fn the_clients_events_follow_from_rust() {
    each_title!(G => written(&format!("{}/events.ts", G::NAME), &events(G::NAME, G::events())));
}

/// The union of a game's events, and what kind of component each of their ids names.
fn events(game: &str, keys: Vec<(&'static str, Vec<Argument>)>) -> String {
    let union = format!("{}{}Event", game[..1].to_uppercase(), &game[1..]);
    let mut kinds: BTreeMap<&str, Vec<Argument>> = BTreeMap::new();
    for (key, arguments) in keys {
        let same = kinds.insert(key, arguments.clone()).is_none_or(|other| other == arguments);
        assert!(same, "two events have the key {key} and different arguments");
    }
    let mut text =
        "// Generated from the Rust types by `MIASMA_WRITE_TYPES=1 cargo test -p protocol`; do not edit.\n"
            .to_owned();
    writeln!(text, "import type {{ EventKinds }} from '$/protocol';\n\nexport type {union} =").expect("text");
    for (place, (key, arguments)) in kinds.iter().enumerate() {
        let fields: String = arguments.iter().map(field).collect();
        let end = if place + 1 == kinds.len() { ";" } else { "" };
        writeln!(text, "  | {{ key: '{key}'; rule: string{fields} }}{end}").expect("text");
    }
    writeln!(
        text,
        "\n/** What the ids and numbers of each event name. */\nexport const KINDS: EventKinds<{union}> = {{"
    )
    .expect("text");
    for (key, arguments) in &kinds {
        let named: Vec<String> = arguments.iter().filter_map(named).collect();
        if !named.is_empty() {
            writeln!(text, "  '{key}': {{ {} }},", named.join(", ")).expect("text");
        }
    }
    text.push_str("};\n");
    text
}

fn field(argument: &Argument) -> String {
    let of = match argument.kind {
        Kind::Thing(_) => "string",
        Kind::Things(_) => "string[]",
        Kind::Seat | Kind::Number => "number",
        Kind::Seats => "number[]",
        Kind::Flag => "boolean",
    };
    format!("; {}{}: {of}", argument.name, if argument.optional { "?" } else { "" })
}

fn named(argument: &Argument) -> Option<String> {
    let kind = match argument.kind {
        Kind::Thing(kind) | Kind::Things(kind) => kind,
        Kind::Seat | Kind::Seats => "seat",
        Kind::Number | Kind::Flag => return None,
    };
    Some(format!("{}: '{kind}'", argument.name))
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
