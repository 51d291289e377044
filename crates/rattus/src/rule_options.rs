//! The rule options of the ledger, as one table plays them.

use crate::rattus::Rattus;
use game::{Edition, Game as _};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A way to play that differs from the first value of a rule option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Variation {
    /// Eight tokens are removed with three players, without Africanus, not six (RB-05).
    EightRemoved,
    /// The start player chooses where the plague piece starts, not chance (RB-06).
    ChosenPlagueStart,
    /// The first seat starts, not a player drawn by chance (RB-07).
    FirstSeatStarts,
    /// The Knight's region is ravaged at once in the final round, not in the final plague (RB-64).
    FinalKnightAtOnce,
    /// An empty supply ends the regular game, even while cubes are on the Baker (PP-44).
    EmptySupplyEnds,
    /// The owner of the cubes decides on potions; by default they are used automatically (PP-63).
    OwnerUsesPotions,
    /// The number of potions is unlimited; by default there are ten (PP-65).
    UnlimitedPotions,
    /// When the bag is empty in the final round, the Soldier also draws from tokens removed at set-up (PP-72).
    SoldierDrawsRemoved,
    /// The map's file orders the regions of the final plague, not the player of the last regular turn (AF-42).
    FinalOrderByMap,
    /// All cubes of a player end the regular game only at the end of their own turn, not of any turn (RB-60).
    OwnTurnEnds,
    /// The player who brought the end about sits out the final round, not the one of the last turn (RB-61).
    EnderSitsOut,
    /// The player of the Knight chooses whether the plague piece counts in the final plague (RB-64).
    FinalKnightByChoice,
    /// The Soldier's rat comes even where the spread places none (PP-12).
    SoldierAlways,
    /// Walls do not stop new rats (PP-34).
    WallsLetNewRatsPass,
}

/// A rule option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleOption {
    /// Its stable name.
    pub name: &'static str,
    /// The rule that names it.
    pub rule: &'static str,
    /// The stable names of its two values; the second is its [`Variation`].
    pub values: [&'static str; 2],
    /// The first edition that has it. Earlier ones play by the first value, and neither set-ups nor records mention it.
    pub since: Edition,
    /// The first edition in which the second value is the default, if there is one.
    pub second_since: Option<Edition>,
}

/// The edition that a table plays by, and its variations, one bit each.
///
/// Snapshots name options and values: the order of the list is not part of any format.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "StoredOptions", try_from = "StoredOptions")]
pub struct RuleOptions {
    edition: Edition,
    variations: u16,
}

/// Rule options in a snapshot.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum StoredOptions {
    /// As the first builds wrote them: one bit for each of [`FIRST_OPTIONS`], edition 1.
    Bits(u16),
    /// The edition, and the value of every option.
    Values { edition: Edition, values: BTreeMap<String, String> },
}

/// The options of the first builds, in their order. Never changes.
const FIRST_OPTIONS: [&str; 9] = [
    "removed_with_three",
    "plague_start",
    "first_player",
    "final_knight",
    "end_by_cubes",
    "potions",
    "potions_limited",
    "soldier_draws_from",
    "final_order",
];

impl RuleOption {
    /// Whether an edition has it.
    #[must_use]
    pub fn is_in(&self, edition: Edition) -> bool {
        self.since <= edition
    }

    /// The number of its default value in an edition.
    #[must_use]
    pub fn default_in(&self, edition: Edition) -> usize {
        usize::from(self.is_in(edition) && self.second_since.is_some_and(|since| since <= edition))
    }

    /// The id of the box whose ledger names it.
    #[must_use]
    pub fn box_id(&self) -> &'static str {
        match &self.rule[..2] {
            "PP" => "pied_piper",
            "AF" => "africanus",
            _ => "base",
        }
    }
}

impl RuleOptions {
    /// All options, in the order of [`Variation`].
    pub const ALL: [RuleOption; 14] = [
        option("removed_with_three", "RB-05", ["6", "8"]),
        option("plague_start", "RB-06", ["random", "start_player_chooses"]),
        option("first_player", "RB-07", ["random", "seat"]),
        option("final_knight", "RB-64", ["at_the_end", "at_once"]),
        option("end_by_cubes", "PP-44", ["on_board", "supply_empty"]),
        option("potions", "PP-63", ["automatic", "ask_owner"]),
        option("potions_limited", "PP-65", ["yes", "no"]),
        option("soldier_draws_from", "PP-72", ["used", "all"]),
        option("final_order", "AF-42", ["last_player", "map"]),
        since_2("all_cubes_out", "RB-60", ["any_turn", "own_turn"]),
        since_2("sits_out", "RB-61", ["last_player", "who_ended"]),
        since_2("final_knight_counts", "RB-64", ["always", "by_choice"]),
        since_2("soldier_extra", "PP-12", ["with_spread", "always"]),
        since_2("walls_stop_new_rats", "PP-34", ["yes", "no"]),
    ];

    /// The defaults of an edition.
    #[must_use]
    pub fn of(edition: Edition) -> Self {
        let numbered = Self::ALL.iter().enumerate();
        let variations =
            numbered.fold(0, |bits, (number, option)| bits | (option.default_in(edition) as u16) << number);
        Self { edition, variations }
    }

    /// The edition of the rules. A rule whose outcome changed asks for it and keeps the old outcome.
    #[inline]
    #[must_use]
    pub const fn edition(self) -> Edition {
        self.edition
    }

    /// Whether the table plays by this variation.
    #[inline]
    #[must_use]
    pub const fn has(self, variation: Variation) -> bool {
        self.variations >> variation as u8 & 1 == 1
    }

    /// The value of each option of the edition, by name.
    #[must_use]
    pub fn values(self) -> Vec<(&'static str, &'static str)> {
        let numbered = Self::ALL.iter().enumerate().filter(|(_, option)| option.is_in(self.edition));
        numbered
            .map(|(number, option)| (option.name, option.values[usize::from(self.variations >> number & 1)]))
            .collect()
    }

    /// Sets an option of the edition by name; `Err` lists what it can be.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let known = |option: &RuleOption| option.name == name && option.is_in(self.edition);
        let number = Self::ALL.iter().position(known);
        let number =
            number.ok_or_else(|| format!("there is no option \"{name}\" in edition {}", self.edition))?;
        let values = Self::ALL[number].values;
        let chosen = values.iter().position(|known| *known == value);
        let chosen =
            chosen.ok_or_else(|| format!("\"{value}\" is none of its values: {}", values.join(", ")))?;
        self.variations = self.variations & !(1 << number) | (chosen as u16) << number;
        Ok(())
    }
}

impl Default for RuleOptions {
    /// The defaults of the newest edition.
    fn default() -> Self {
        Self::of(Rattus::EDITION)
    }
}

impl From<RuleOptions> for StoredOptions {
    fn from(options: RuleOptions) -> Self {
        let values = options.values().into_iter().map(|(name, value)| (name.to_owned(), value.to_owned()));
        Self::Values { edition: options.edition, values: values.collect() }
    }
}

impl TryFrom<StoredOptions> for RuleOptions {
    type Error = String;

    fn try_from(stored: StoredOptions) -> Result<Self, String> {
        match stored {
            StoredOptions::Bits(bits) => {
                let mut options = Self::of(Edition(1));
                for (number, name) in FIRST_OPTIONS.iter().enumerate() {
                    let option = Self::ALL.iter().find(|option| option.name == *name);
                    let values = option.ok_or_else(|| format!("the option {name} is gone"))?.values;
                    options.set(name, values[usize::from(bits >> number & 1)])?;
                }
                Ok(options)
            }
            StoredOptions::Values { edition, values } => {
                edition.check(Rattus::EDITION)?;
                let mut options = Self::of(edition);
                values.iter().try_for_each(|(name, value)| options.set(name, value))?;
                Ok(options)
            }
        }
    }
}

const fn option(name: &'static str, rule: &'static str, values: [&'static str; 2]) -> RuleOption {
    RuleOption { name, rule, values, since: Edition(1), second_since: None }
}

const fn since_2(name: &'static str, rule: &'static str, values: [&'static str; 2]) -> RuleOption {
    RuleOption { since: Edition(2), ..option(name, rule, values) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_is_set_by_name_and_read_as_its_variation() {
        let mut options = RuleOptions::default();
        options.set("final_order", "map").expect("an option and its value");
        options.set("plague_start", "start_player_chooses").expect("an option and its value");
        assert!(options.has(Variation::FinalOrderByMap) && options.has(Variation::ChosenPlagueStart));
        assert!(!options.has(Variation::EightRemoved));
        options.set("final_order", "last_player").expect("an option and its value");
        assert!(!options.has(Variation::FinalOrderByMap));
        assert_eq!(RuleOptions::ALL[Variation::FinalOrderByMap as usize].name, "final_order");
    }

    #[test]
    fn an_option_and_its_default_depend_on_the_edition() {
        let late = RuleOption { since: Edition(2), second_since: Some(Edition(3)), ..RuleOptions::ALL[0] };
        assert_eq!([1, 2, 3].map(|edition| late.is_in(Edition(edition))), [false, true, true]);
        assert_eq!([1, 2, 3].map(|edition| late.default_in(Edition(edition))), [0, 0, 1]);
    }

    #[test]
    fn snapshots_name_options_and_those_of_the_first_builds_are_read() {
        let mut options = RuleOptions::of(Edition(1));
        options.set("plague_start", "start_player_chooses").expect("an option and its value");
        options.set("final_order", "map").expect("an option and its value");
        let text = serde_json::to_string(&options).expect("it can be written");
        assert!(text.contains(r#""plague_start":"start_player_chooses""#), "{text}");
        assert_eq!(serde_json::from_str::<RuleOptions>(&text).expect("it can be read"), options);
        assert_eq!(
            serde_json::from_str::<RuleOptions>("258").expect("as the first builds wrote it"),
            options
        );
        let newer = text.replace("\"edition\":1", "\"edition\":99");
        let error = serde_json::from_str::<RuleOptions>(&newer).expect_err("it is newer");
        assert!(error.to_string().contains("update miasma"), "{error}");
    }
}
