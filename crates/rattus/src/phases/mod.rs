//! The phases of the game, in the order of the rulebook.

pub(crate) mod begin;
pub(crate) mod finale;
pub(crate) mod regular;
