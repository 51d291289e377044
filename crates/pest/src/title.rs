//! What Pest offers to server, terminal and client beyond its rules.

use crate::components::FILES;
use crate::{EventKind, Game, Pack, Print, Study, terminal};
use ::game::{Edition, Eye, Faults, Seat};
use serde_json::{Value, to_value};
use title::report::Report;
use title::{Access, DescribedTopic, Query, Texts, Title};

/// The names of the component files.
const FILE_NAMES: [&str; FILES.len()] = {
    let mut names = [""; FILES.len()];
    let mut place = 0;
    while place < names.len() {
        names[place] = FILES[place].0;
        place += 1;
    }
    names
};

impl Title for Game {
    const TEXTS: &'static str =
        concat!(include_str!("../../../texts/en/pest.ftl"), include_str!("../../../texts/en/pest.names.ftl"));
    const TERMINAL_TEXTS: &'static str = include_str!("../../../texts/en/pest-terminal.ftl");
    const LEDGERS: &'static [&'static str] =
        &[include_str!("../../../docs/rules/pest.md"), include_str!("../../../docs/pest-rulings.md")];
    const FILES: &'static [&'static str] = &FILE_NAMES;
    const LISTED_FIELDS: &'static [&'static str] = &["variant", "variable"];
    const DAILY: Option<&'static [(&'static str, &'static str)]> =
        Some(&[("variant", "solo"), ("players", "1")]);
    const QUERIES: &'static [Query] = &[Query { name: "study", access: Access::Everybody }];
    const REPORTS: &'static [Report<Self>] = terminal::REPORTS;

    fn load_pack(files: &[(String, String)]) -> Result<String, Faults> {
        let files: Vec<(&str, &str)> =
            files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        Pack::load(&files).map(|pack| pack.hash.to_owned())
    }

    fn restore_pack(hash: &str, edition: Edition, files: &[(String, String)]) -> Result<(), Faults> {
        Pack::restore(hash, edition, files).map(drop)
    }

    fn pack_files(hash: &str) -> Option<Vec<(&'static str, String)>> {
        Pack::files_of(hash)
    }

    fn has_pack(hash: &str) -> bool {
        loaded(hash).is_some()
    }

    fn print_pack(hash: &str, name: Option<String>) -> Option<Value> {
        Some(to_value(Print::of(loaded(hash)?, name)).expect("a pack can be written"))
    }

    /// `study`: what `seat` could work out from the public state, such as steps, reach, previews and a forecast.
    fn query(&self, name: &str, seat: Seat, _: Option<&str>) -> Option<Value> {
        match name {
            "study" => Some(to_value(Study::of(self, seat)).expect("a study can be written")),
            _ => None,
        }
    }

    fn topics(pack: &str, chosen: &[(String, String)], texts: &dyn Texts) -> Vec<DescribedTopic> {
        terminal::topics(pack, chosen, texts)
    }

    /// None: a number of players would leave fewer variants.
    fn widest_choices() -> Vec<(String, String)> {
        Vec::new()
    }

    fn name(setup: &Self::Setup, kind: &str, id: &str, texts: &dyn Texts) -> Option<String> {
        terminal::name(setup.pack.get(), kind, id, texts)
    }

    fn describe(setup: &Self::Setup, id: &str, texts: &dyn Texts) -> Option<String> {
        terminal::describe(setup.pack.get(), id, texts)
    }

    fn is_heading(event: &Self::Event) -> bool {
        matches!(
            event.kind,
            EventKind::YearBegan { .. }
                | EventKind::TurnBegan { .. }
                | EventKind::AssistantsBack
                | EventKind::Ended
        )
    }

    fn screen(&self, _: Eye, texts: &dyn Texts) -> String {
        terminal::screen(self, texts)
    }
}

/// The components with this hash.
fn loaded(hash: &str) -> Option<Pack> {
    let standard = Pack::standard();
    if hash == standard.hash { Some(standard) } else { Pack::named(hash) }
}

#[cfg(feature = "types")]
impl title::ClientTypes for Game {
    fn visit_types(visitor: &mut impl ts_rs::TypeVisitor) {
        visitor.visit::<crate::PestView>();
        visitor.visit::<Print>();
        visitor.visit::<Study>();
    }

    fn events() -> Vec<(&'static str, Vec<::game::Argument>)> {
        crate::EventKind::arguments()
    }

    /// The rule options, and the components that the client contains.
    fn files() -> Vec<(&'static str, String)> {
        let mut options =
            "\n/** The rule options, the default first; some matter in one variant only. */\n".to_owned();
        options.push_str(
            "export const OPTIONS: { name: string; rule: string; values: string[]; only?: 'base' | 'duel' | 'solo' }[] = [\n",
        );
        for option in crate::Setup::rule_options() {
            let mut values = option.values.to_vec();
            values.rotate_left(option.default);
            let values = format!("['{}']", values.join("', '"));
            let only = option.only.map(|variant| format!(", only: '{variant}'")).unwrap_or_default();
            let (name, rule) = (option.name, option.rule);
            options.push_str(&format!("  {{ name: '{name}', rule: '{rule}', values: {values}{only} }},\n"));
        }
        options.push_str("];\n");
        let components = Self::print_pack(Pack::standard().hash, None).expect("the standard pack is loaded");
        vec![("options.ts", options), ("components.json", format!("{components}\n"))]
    }
}
