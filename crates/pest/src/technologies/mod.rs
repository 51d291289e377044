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

/// Names a technology by its number.
macro_rules! technologies {
    ($($(#[$doc:meta])* $name:ident = $number:literal),+ $(,)?) => {
        impl Tech { $($(#[$doc])* pub const $name: Self = Self($number);)+ }
    };
}

technologies! {
    /// PE-201.
    BREATHING_APPARATUS = 1,
    /// PE-202.
    BLAST_FURNACE = 2,
    /// PE-203.
    EXAMINATION_DESK = 3,
    /// PE-204.
    PLAGUE_MASK = 4,
    /// PE-205.
    DISINFECTANT = 5,
    /// PE-206.
    CLONE_EXPERIMENT = 6,
    /// PE-207.
    CONSTRUCTION_CRANE = 7,
    /// PE-208.
    PATIENT_TRANSPORT = 8,
    /// PE-209.
    INHALER = 9,
    /// PE-210.
    PLAGUE_EXPERTS = 10,
    /// PE-211.
    SCHOLARS = 11,
    /// PE-212.
    TEST_LABORATORY = 12,
    /// PE-213.
    ASSEMBLY_LINE = 13,
    /// PE-214.
    HOSPITAL_TENT = 14,
    /// PE-215.
    PROTECTIVE_CLOTHING = 15,
    /// PE-216.
    TRAVEL_PERMIT = 16,
    /// PE-217.
    MEDICAL_EXPERIMENTS = 17,
    /// PE-218.
    QUARANTINE_TENT = 18,
    /// PE-219.
    QUARANTINE_HUT = 19,
    /// PE-220.
    TOOL_CART = 20,
    /// PE-221.
    IMPROVED_CONTAINMENT = 21,
    /// PE-222.
    STEEL_HORSESHOES = 22,
    /// PE-223.
    SYRINGE = 23,
    /// PE-224.
    QUARANTINE_CHECKPOINT = 24,
    /// PE-225.
    MOBILE_WORKSHOP = 25,
    /// PE-226.
    LOADING_CRANE = 26,
    /// PE-227.
    STORAGE_CRATES = 27,
    /// PE-228.
    ADRENALINE_SHOT = 28,
    /// PE-229.
    SCHOOL_FEES = 29,
    /// PE-230.
    STORAGE_CONTAINERS = 30,
}
