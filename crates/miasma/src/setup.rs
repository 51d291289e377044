//! The options that set a game up, the same for every command.

use crate::failure::Failure;
use crate::games::{Pack, Title};
use game::{Faults, Setup as _};

/// How the game is to be set up.
#[derive(clap::Args, Clone, Debug)]
#[group(skip)]
pub struct Args {
    /// How many play
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// The boxes in play, such as "base,pied_piper"
    #[arg(long, value_name = "NAMES")]
    boxes: Option<String>,
    /// The cards in play: their names, or a way to choose them
    #[arg(long, value_name = "NAMES")]
    cards: Option<String>,
    /// Any field of the set-up, by the name that records give it; may be repeated
    #[arg(long = "set", value_name = "NAME=VALUE", value_parser = pair)]
    set: Vec<(String, String)>,
}

impl Args {
    /// Whether nothing was said about the set-up.
    pub fn is_empty(&self) -> bool {
        self.players.is_none() && self.boxes.is_none() && self.cards.is_none() && self.set.is_empty()
    }

    /// The set-up they describe, for `players` where their number is not among them.
    pub fn setup<G: Title>(&self, players: u8, pack: &Pack) -> Result<G::Setup, Failure> {
        let components = pack.load::<G>()?;
        let setup =
            G::Setup::from_fields(G::EDITION, &components, &self.fields(players)?).map_err(impossible)?;
        let faults = setup.faults();
        if faults.is_empty() { Ok(setup) } else { Err(impossible(faults)) }
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

fn impossible(faults: Faults) -> Failure {
    let faults: Vec<String> = faults.0.iter().map(ToString::to_string).collect();
    Failure::because(format!("that set-up is not possible: {}", faults.join("; ")))
}

fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("write NAME=VALUE, such as first_player=seat".to_owned()),
    }
}
