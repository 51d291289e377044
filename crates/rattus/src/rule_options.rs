//! The rule options of the ledger, as one table plays them.

use serde::{Deserialize, Serialize};

/// A way to play that differs from the default of a rule option.
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
}

/// A rule option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleOption {
    /// Its stable name.
    pub name: &'static str,
    /// The rule that names it.
    pub rule: &'static str,
    /// The stable names of its two values: the default, and its [`Variation`].
    pub values: [&'static str; 2],
}

/// Which variations a table plays by, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct RuleOptions(u16);

impl RuleOptions {
    /// All options, in the order of [`Variation`].
    pub const ALL: [RuleOption; 9] = [
        option("removed_with_three", "RB-05", ["6", "8"]),
        option("plague_start", "RB-06", ["random", "start_player_chooses"]),
        option("first_player", "RB-07", ["random", "seat"]),
        option("final_knight", "RB-64", ["at_the_end", "at_once"]),
        option("end_by_cubes", "PP-44", ["on_board", "supply_empty"]),
        option("potions", "PP-63", ["automatic", "ask_owner"]),
        option("potions_limited", "PP-65", ["yes", "no"]),
        option("soldier_draws_from", "PP-72", ["used", "all"]),
        option("final_order", "AF-42", ["last_player", "map"]),
    ];

    /// Whether the table plays by this variation.
    #[inline]
    #[must_use]
    pub const fn has(self, variation: Variation) -> bool {
        self.0 >> variation as u8 & 1 == 1
    }

    /// The value of each option, by name.
    #[must_use]
    pub fn values(self) -> Vec<(&'static str, &'static str)> {
        let numbered = Self::ALL.iter().enumerate();
        numbered
            .map(|(number, option)| (option.name, option.values[usize::from(self.0 >> number & 1)]))
            .collect()
    }

    /// Sets an option by name; `Err` lists what it can be.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let number = Self::ALL.iter().position(|option| option.name == name);
        let number = number.ok_or_else(|| format!("there is no option \"{name}\""))?;
        let values = Self::ALL[number].values;
        let chosen = values.iter().position(|known| *known == value);
        let chosen =
            chosen.ok_or_else(|| format!("\"{value}\" is none of its values: {}", values.join(", ")))?;
        self.0 = self.0 & !(1 << number) | (chosen as u16) << number;
        Ok(())
    }
}

const fn option(name: &'static str, rule: &'static str, values: [&'static str; 2]) -> RuleOption {
    RuleOption { name, rule, values }
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
}
