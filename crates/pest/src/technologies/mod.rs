//! The technologies, PE-201 to PE-234: a name for each number, and which moments it changes.
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

/// Names a technology by its number, and gives it the rule of the ledger.
macro_rules! technologies {
    ($($(#[$doc:meta])* $name:ident = $number:literal by $rule:literal),+ $(,)?) => {
        impl Tech {
            $($(#[$doc])* pub const $name: Self = Self($number);)+

            /// How many technologies have rules.
            pub const COUNT: u8 = [$($number),+].len() as u8;

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
    /// PE-201.
    BREATHING_APPARATUS = 1 by 201,
    /// PE-202.
    BLAST_FURNACE = 2 by 202,
    /// PE-203.
    EXAMINATION_DESK = 3 by 203,
    /// PE-204.
    PLAGUE_MASK = 4 by 204,
    /// PE-205.
    DISINFECTANT = 5 by 205,
    /// PE-206.
    CLONE_EXPERIMENT = 6 by 206,
    /// PE-207.
    CONSTRUCTION_CRANE = 7 by 207,
    /// PE-208.
    PATIENT_TRANSPORT = 8 by 208,
    /// PE-209.
    INHALER = 9 by 209,
    /// PE-210.
    PLAGUE_EXPERTS = 10 by 210,
    /// PE-211.
    SCHOLARS = 11 by 211,
    /// PE-212.
    TEST_LABORATORY = 12 by 212,
    /// PE-213.
    ASSEMBLY_LINE = 13 by 213,
    /// PE-214.
    HOSPITAL_TENT = 14 by 214,
    /// PE-215.
    PROTECTIVE_CLOTHING = 15 by 215,
    /// PE-216.
    TRAVEL_PERMIT = 16 by 216,
    /// PE-217.
    MEDICAL_EXPERIMENTS = 17 by 217,
    /// PE-218.
    QUARANTINE_TENT = 18 by 218,
    /// PE-219.
    QUARANTINE_HUT = 19 by 219,
    /// PE-220.
    TOOL_CART = 20 by 220,
    /// PE-221.
    IMPROVED_CONTAINMENT = 21 by 221,
    /// PE-222.
    STEEL_HORSESHOES = 22 by 222,
    /// PE-223.
    SYRINGE = 23 by 223,
    /// PE-224.
    QUARANTINE_CHECKPOINT = 24 by 224,
    /// PE-225.
    MOBILE_WORKSHOP = 25 by 225,
    /// PE-226.
    LOADING_CRANE = 26 by 226,
    /// PE-227.
    STORAGE_CRATES = 27 by 227,
    /// PE-228.
    ADRENALINE_SHOT = 28 by 228,
    /// PE-229.
    SCHOOL_FEES = 29 by 229,
    /// PE-230.
    STORAGE_CONTAINERS = 30 by 230,
}
