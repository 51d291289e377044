//! The options of the ledger, as one table plays them.

use serde::{Deserialize, Serialize};

/// Makes the enum of each option, and the table of all their names and values.
macro_rules! house {
    ($($(#[$doc:meta])* $field:ident: $type:ident = $rule:literal { $($(#[$vdoc:meta])* $value:ident = $name:literal),+ }),+ $(,)?) => {
        $(#[doc = concat!("Option `", stringify!($field), "` (", $rule, "); the first value is the default.")]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum $type { $($(#[$vdoc])* $value),+ }

        impl $type {
            /// The stable names of its values, the default first.
            pub const NAMES: &[&str] = &[$($name),+];
            const VALUES: &[Self] = &[$(Self::$value),+];
        })+

        #[allow(non_camel_case_types)]
        #[derive(Clone, Copy)]
        enum Place { $($field),+ }

        impl House {
            /// Each option's name, the rule that names it, and its values, the default first.
            pub const OPTIONS: &[(&str, &str, &[&str])] = &[$((stringify!($field), $rule, $type::NAMES)),+];

            $($(#[$doc])*
            #[inline]
            #[must_use]
            pub fn $field(self) -> $type {
                const { assert!($type::VALUES.len() == 2, "an option is one bit") };
                $type::VALUES[usize::from(self.0 >> Place::$field as u8 & 1)]
            })+

            /// The value of each option, by name.
            #[must_use]
            pub fn values(self) -> Vec<(&'static str, &'static str)> {
                vec![$((stringify!($field), $type::NAMES[self.$field() as usize])),+]
            }

            /// Sets an option by name; `Err` lists what it can be.
            pub fn set(&mut self, option: &str, value: &str) -> Result<(), String> {
                let (place, names) = match option {
                    $(stringify!($field) => (Place::$field, $type::NAMES),)+
                    _ => return Err(format!("there is no option \"{option}\"")),
                };
                let number = names
                    .iter()
                    .position(|name| *name == value)
                    .ok_or_else(|| format!("\"{value}\" is none of its values: {}", names.join(", ")))?;
                self.0 = self.0 & !(1 << place as u8) | (number as u16) << place as u8;
                Ok(())
            }
        }
    };
}

/// Every option of a table, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct House(u16);

house! {
    /// How many tokens go out of the game with three players, without Africanus.
    removed_with_three: RemovedWithThree = "RB-05" {
        /// Six.
        #[default] Six = "6",
        /// Eight.
        Eight = "8"
    },
    /// Who says where the plague piece starts.
    plague_start: PlagueStart = "RB-06" {
        /// Chance.
        #[default] Random = "random",
        /// The start player.
        StartPlayerChooses = "start_player_chooses"
    },
    /// Who starts.
    first_player: FirstPlayer = "RB-07" {
        /// Chance says.
        #[default] Random = "random",
        /// The first seat of the table.
        Seat = "seat"
    },
    /// When the Knight's region is ravaged in the final round.
    final_knight: FinalKnight = "RB-64" {
        /// In the final plague.
        #[default] AtTheEnd = "at_the_end",
        /// At once.
        AtOnce = "at_once"
    },
    /// How cubes end the regular game.
    end_by_cubes: EndByCubes = "PP-44" {
        /// All on the board, the palace included.
        #[default] OnBoard = "on_board",
        /// None left in the supply.
        SupplyEmpty = "supply_empty"
    },
    /// Who decides on potions.
    potions: Potions = "PP-63" {
        /// They go by themselves.
        #[default] Automatic = "automatic",
        /// The owner of the cubes is asked.
        AskOwner = "ask_owner"
    },
    /// Whether there are just ten potions.
    potions_limited: PotionsLimited = "PP-65" {
        /// Ten.
        #[default] Yes = "yes",
        /// As many as one likes.
        No = "no"
    },
    /// Whence the Soldier draws in the final round when the bag is empty.
    soldier_draws_from: SoldierDrawsFrom = "PP-72" {
        /// The used tokens.
        #[default] Used = "used",
        /// Those and the ones removed at set-up.
        All = "all"
    },
    /// Who orders the regions of the final plague, with Africanus.
    final_order: FinalOrder = "AF-42" {
        /// Whoever had the last regular turn.
        #[default] LastPlayer = "last_player",
        /// The map's file.
        Map = "map"
    },
}
