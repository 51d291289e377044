//! The technologies, PE-201 to PE-234: the one list of them, and which moments they change.
//!
//! Numbers that the cards bear (spaces, prices, limits) are in `technologies.toml`; what a card does stands in
//! the file of the moment it belongs to, a section for each card, and the rules call it there by name.

pub(crate) mod assistants;
pub(crate) mod containment;
pub(crate) mod experts;
pub(crate) mod learning;
pub(crate) mod medicine;
pub(crate) mod output;
pub(crate) mod shields;
pub(crate) mod storage;
pub(crate) mod travel;
pub(crate) mod treatment;
pub(crate) mod works;

use crate::components::Tech;

/// What `technologies.toml` says about the effect of a technology.
pub(crate) struct Effect {
    /// Its stable name.
    pub(crate) id: &'static str,
    /// The name of its main number in `params`.
    pub(crate) number: Option<&'static str>,
    /// The only value of that number that has a rule, if there is only one.
    pub(crate) only: Option<u8>,
}

/// Declares technologies: the name and number, the rule of the ledger, the effect with the name of its main number and the
/// only value it can have.
macro_rules! technologies {
    (@some) => { None };
    (@some $value:literal) => { Some($value) };
    ($($name:ident = $number:literal by $rule:literal: $effect:literal $(($main:literal $(= $only:literal)?))?),+ $(,)?) => {
        impl Tech {
            $(#[doc = concat!("PE-", $rule, ".")] pub const $name: Self = Self($number);)+

            /// How many technologies have rules.
            pub const COUNT: u8 = [$($number),+].len() as u8;

            /// The effects, in the order of the numbers.
            pub(crate) const EFFECTS: [Effect; Self::COUNT as usize] = [$(Effect {
                id: $effect,
                number: technologies!(@some $($main)?),
                only: technologies!(@some $($($only)?)?),
            }),+];

            /// The number of the rule that says what it does; rule 90 for a number without a technology.
            pub(crate) const fn rule(self) -> u16 {
                match self.0 { $($number => $rule,)+ _ => 90 }
            }
        }
    };
}

impl Tech {
    /// All technologies that have rules.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }
}

technologies! {
    BREATHING_APPARATUS = 1 by 201: "treat_on_card" ("spaces"),
    BLAST_FURNACE = 2 by 202: "influence_on_build" ("influence"),
    EXAMINATION_DESK = 3 by 203: "coin_on_visit",
    MEDICAL_MASK = 4 by 204: "ignore_sick" ("per_location" = 1),
    DISINFECTANT = 5 by 205: "resource_on_enter_opponent",
    CLONING_EXPERIMENT = 6 by 206: "jump_same_size" ("cost_moves"),
    CONSTRUCTION_CRANE = 7 by 207: "influence_on_build" ("influence"),
    PATIENT_TRANSPORTER = 8 by 208: "free_gather" ("per_location"),
    INHALER = 9 by 209: "discard_sick_on_cure" ("count" = 1),
    PLAGUE_EXPERTS = 10 by 210: "store_healthy" ("spaces"),
    SCHOLARS = 11 by 211: "recall_from_capital" ("count" = 1),
    TEST_LABORATORY = 12 by 212: "trade_healthy_for_sick" ("take"),
    CONVEYOR_BELT = 13 by 213: "castle_output" ("amount"),
    HOSPITAL_TENT = 14 by 214: "treat_on_card" ("spaces"),
    PROTECTIVE_CLOTHING = 15 by 215: "discard_sick_at_quarter" ("per_quarter" = 1),
    TRAVEL_PERMIT = 16 by 216: "free_enter_opponent",
    MEDICAL_EXPERIMENTS = 17 by 217: "buy_healthy" ("healthy"),
    QUARANTINE_TENT = 18 by 218: "quarantine_spaces" ("spaces"),
    QUARANTINE_CABIN = 19 by 219: "quarantine_spaces" ("spaces"),
    TOOL_CART = 20 by 220: "resource_on_build" ("most"),
    IMPROVED_CONTAINMENT = 21 by 221: "strong_camp" ("heal_on_place" = 1),
    STEEL_HORSESHOES = 22 by 222: "move_points" ("moves"),
    SYRINGE = 23 by 223: "gain_after_cure",
    QUARANTINE_CHECKPOINT = 24 by 224: "shield_special_buildings",
    MOBILE_WORKSHOP = 25 by 225: "extra_building" ("output"),
    LOADING_CRANE = 26 by 226: "resource_cap" ("cap"),
    STORAGE_CRATES = 27 by 227: "resource_cap_one_kind" ("cap"),
    ADRENALINE_SHOT = 28 by 228: "repeat_combination",
    TUITION = 29 by 229: "gain_on_capital_assign",
    STORAGE_CONTAINER = 30 by 230: "produce_at_doctor",
}
