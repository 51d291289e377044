//! The phases of the game, each a paused rule.

pub(crate) mod deal;
pub(crate) mod era;
pub(crate) mod pest;
pub(crate) mod support;
pub(crate) mod year;
