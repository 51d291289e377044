//! The options that set a game up, the same for every command.

use crate::failure::Failure;
use crate::packs::Pack;
use crate::texts::Texts;
use game::{Faults, Setup as _};
use registry::each_title;
use std::fmt::Write as _;
use title::Title;
use title::layout::hanging;

/// How the game is to be set up.
#[derive(clap::Args, Clone, Debug)]
#[group(skip)]
pub struct Args {
    /// How many play [default: 4, or as many as the variant is for]
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// The boxes in play, such as "base,pied_piper" [default: base]
    #[arg(long, value_name = "NAMES")]
    boxes: Option<String>,
    /// The class cards in play: their names with commas, a suggested set, or a way to draw them [default: random]
    #[arg(long, value_name = "NAMES")]
    cards: Option<String>,
    /// Any field of the set-up, such as "preset=online"; may be repeated. --help lists them all
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = pair)]
    set: Vec<(String, String)>,
}

impl Args {
    /// Whether nothing was said about the set-up.
    pub fn is_empty(&self) -> bool {
        self.players.is_none() && self.boxes.is_none() && self.cards.is_none() && self.set.is_empty()
    }

    /// The set-up they describe, for those seated, or the usual number, where their number is not among them.
    pub fn setup<G: Title>(&self, seated: Option<u8>, pack: &Pack) -> Result<G::Setup, Failure> {
        let components = pack.load::<G>()?;
        let players = seated.unwrap_or_else(|| G::Setup::usual_players(&self.set));
        build::<G>(&components, &self.fields(players)?).map_err(|faults| impossible(&faults))
    }

    fn fields(&self, players: u8) -> Result<Vec<(String, String)>, Failure> {
        let named = [("boxes", &self.boxes), ("cards", &self.cards)];
        let mut fields = vec![("players".to_owned(), self.players.unwrap_or(players).to_string())];
        fields.extend(named.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value.clone()?))));
        for (name, value) in &self.set {
            if name == "players" && self.players.is_none() {
                fields[0].1.clone_from(value);
            } else if fields.iter().any(|(other, _)| other == name) {
                return Err(Failure::because(format!(
                    "the set-up field \"{name}\" is given twice: leave one out"
                )));
            } else {
                fields.push((name.clone(), value.clone()));
            }
        }
        Ok(fields)
    }
}

/// The set-up of these fields, or everything that is wrong with them.
pub fn build<G: Title>(components: &str, fields: &[(String, String)]) -> Result<G::Setup, Faults> {
    G::Setup::build(G::EDITION, components, fields)
}

/// The fields of every game's set-up, for the help of the commands that take them.
pub fn help() -> String {
    let mut help = String::new();
    each_title!(G => help.push_str(&help_of::<G>()));
    help.trim_end().to_owned()
}

fn help_of<G: Title>() -> String {
    let standard = G::Setup::standard(4);
    let texts = Texts::of::<G>(&standard);
    let mut help =
        format!("The set-up of {}, by field (--set FIELD=VALUE), with what each can be:\n", G::NAME);
    for topic in G::topics(&standard.pack(), &G::widest_choices(), &texts) {
        let _ = writeln!(help, "  {}: {}", topic.field, topic.about);
        let wordless = topic.values.iter().all(|(_, meaning)| meaning.is_empty());
        if wordless {
            let values: Vec<&str> = topic.values.iter().map(|(value, _)| value.as_str()).collect();
            let _ = writeln!(help, "      {}", values.join(", "));
        }
        for (value, meaning) in topic.values.iter().filter(|_| !wordless) {
            help.push_str(&meant(value, meaning));
        }
        if let Some(pick) = topic.pick {
            let names: Vec<&str> = pick.of.iter().map(|(value, _)| value.as_str()).collect();
            help.push_str(&meant("NAME,NAME,...", &format!("{} {}.", pick.about, names.join(", "))));
        }
    }
    help
}

/// A value and what it means, lines of the help.
fn meant(value: &str, meaning: &str) -> String {
    /// Values of this width keep the column straight.
    const COLUMN: usize = 27;
    hanging(&format!("      {value:<COLUMN$}"), meaning, 6 + COLUMN) + "\n"
}

fn impossible(faults: &Faults) -> Failure {
    let faults: Vec<String> = faults.0.iter().map(ToString::to_string).collect();
    Failure::because(format!("that set-up is not possible: {}", faults.join("; ")))
}

fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("write NAME=VALUE, such as first_player=seat".to_owned()),
    }
}
