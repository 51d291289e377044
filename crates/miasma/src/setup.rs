//! The command-line options of a set-up, which several commands share.

use crate::failure::Failure;
use crate::packs::Pack;
use crate::texts;
use game::{Faults, Setup as _};
use registry::each_title;
use std::fmt::Write as _;
use title::Title;
use title::layout::hanging;

/// The set-up of a game.
#[derive(clap::Args, Clone, Debug)]
#[group(skip)]
pub struct Args {
    /// Number of players [default: the game's usual number]
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Any field of the set-up, such as "players=3"; may be repeated; --help lists all fields
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = pair)]
    set: Vec<(String, String)>,
}

impl Args {
    /// Whether no option was given.
    pub fn is_empty(&self) -> bool {
        self.players.is_none() && self.set.is_empty()
    }

    /// Builds the set-up. Without --players it is for `seated` players, or for the default number.
    pub fn setup<G: Title>(&self, seated: Option<u8>, pack: &Pack) -> Result<G::Setup, Failure> {
        let components = pack.load::<G>()?;
        let players = seated.unwrap_or_else(|| G::Setup::usual_players(&self.set));
        build::<G>(&components, &self.fields(players)?).map_err(|faults| impossible(&faults))
    }

    fn fields(&self, players: u8) -> Result<Vec<(String, String)>, Failure> {
        let mut fields = vec![("players".to_owned(), self.players.unwrap_or(players).to_string())];
        for (name, value) in &self.set {
            if name == "players" && self.players.is_none() {
                fields[0].1.clone_from(value);
            } else if fields.iter().any(|(other, _)| other == name) {
                return Err(Failure::new(format!(
                    "the set-up field \"{name}\" is given twice: leave one out"
                )));
            } else {
                fields.push((name.clone(), value.clone()));
            }
        }
        Ok(fields)
    }
}

/// Builds a set-up from fields, or returns all their faults.
pub fn build<G: Title>(components: &str, fields: &[(String, String)]) -> Result<G::Setup, Faults> {
    G::Setup::build(G::EDITION, components, fields)
}

/// Describes the set-up fields of every game, for `--help`.
pub fn help() -> String {
    let mut help = String::new();
    each_title!(G => help.push_str(&help_of::<G>()));
    help.trim_end().to_owned()
}

fn help_of<G: Title>() -> String {
    let standard = G::Setup::standard(4);
    let texts = texts::of::<G>(&standard);
    let mut help = format!("Set-up fields of {} (--set FIELD=VALUE) and their values:\n", G::NAME);
    for topic in G::topics(&standard.pack(), &G::widest_choices(), &texts) {
        let _ = writeln!(help, "  {}: {}", topic.field, topic.about);
        let unexplained = topic.values.iter().all(|(_, meaning)| meaning.is_empty());
        if unexplained {
            let values: Vec<&str> = topic.values.iter().map(|(value, _)| value.as_str()).collect();
            let _ = writeln!(help, "      {}", values.join(", "));
        }
        for (value, meaning) in topic.values.iter().filter(|_| !unexplained) {
            help.push_str(&value_line(value, meaning));
        }
        if let Some(pick) = topic.pick {
            let names: Vec<&str> = pick.of.iter().map(|(value, _)| value.as_str()).collect();
            help.push_str(&value_line("NAME,NAME,...", &format!("{} {}.", pick.about, names.join(", "))));
        }
    }
    help
}

/// Formats a value and its meaning.
fn value_line(value: &str, meaning: &str) -> String {
    /// Width of the column of values.
    const COLUMN: usize = 27;
    hanging(&format!("      {value:<COLUMN$}"), meaning, 6 + COLUMN) + "\n"
}

fn impossible(faults: &Faults) -> Failure {
    let faults: Vec<String> = faults.0.iter().map(ToString::to_string).collect();
    Failure::new(format!("this set-up is not possible: {}", faults.join("; ")))
}

fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("write NAME=VALUE, such as first_player=seat".to_owned()),
    }
}
