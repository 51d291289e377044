//! How the toy is set up.

use super::Flaw;
use game::{Edition, Faults, Setup};

/// Two to four players, seven to twelve pairs of cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToySetup {
    /// How many play.
    pub players: u8,
    /// With how many pairs.
    pub pairs: u8,
    /// By which reading.
    pub edition: Edition,
}

impl Setup for ToySetup {
    fn topics(_: &str, _: &[(String, String)]) -> Vec<game::Topic> {
        vec![game::Topic::new("players", 2..=6)]
    }

    fn standard(players: u8) -> Self {
        Self { players, pairs: 10, edition: Edition(2) }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn edition(&self) -> Edition {
        self.edition
    }

    fn pack(&self) -> String {
        "toys".to_owned()
    }

    fn fields(&self) -> Vec<(String, String)> {
        vec![("players".to_owned(), self.players.to_string()), ("pairs".to_owned(), self.pairs.to_string())]
    }

    fn from_fields(edition: Edition, pack: &str, fields: &[(String, String)]) -> Result<Self, Faults> {
        let mut setup = Self { edition, ..Self::standard(2) };
        let mut faults = Faults::none();
        if pack != "toys" {
            faults.add("pack", "only toys are known");
        }
        for (name, value) in fields {
            match (name.as_str(), value.parse()) {
                ("players", Ok(players)) => setup.players = players,
                ("pairs", Ok(_)) if Flaw::ForgetsPairs.is_here() => {}
                ("pairs", Ok(pairs)) => setup.pairs = pairs,
                (_, Ok(_)) => faults.add(name, "no such field"),
                (_, Err(_)) => faults.add(name, "not a number"),
            }
        }
        faults.0.extend(setup.faults().0);
        faults.or(setup)
    }

    fn knows(name: &str) -> bool {
        matches!(name, "players" | "pairs")
    }

    fn faults(&self) -> Faults {
        let mut faults = Faults::none();
        if !(2..=4).contains(&self.players) {
            faults.add("players", "2 to 4 can play");
        }
        if !(7..=12).contains(&self.pairs) {
            faults.add("pairs", "7 to 12 are needed");
        }
        faults
    }

    fn samples(round: u64) -> Vec<Self> {
        let pairs = 7 + (round % 6) as u8;
        (2..=4).map(|players| Self { pairs, ..Self::standard(players) }).collect()
    }
}
