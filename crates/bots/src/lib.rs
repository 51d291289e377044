//! Who plays when no person does.
//!
//! A [`Mind`] answers the questions of one seat. The first thing it does with a game is to deal anew whatever its seat
//! can't know, and from then on it looks at that table only: it is honest by construction. What a position is worth is
//! the business of a game's own [`Judge`]; everything else here knows only the contract.

#![forbid(unsafe_code)]

mod bot;
mod budget;
mod dice;
mod greedy;
mod judge;
mod mind;
mod pest;
mod plan;
mod rattus;
mod search;

pub use crate::pest::PestJudge;
pub use crate::rattus::RattusJudge;
pub use bot::{Bot, Method};
pub use budget::Budget;
pub use dice::Dice;
pub use judge::{Judge, Judged, Scores, Sight};
pub use mind::{Advice, Mind, Thought};
pub use search::{Playout, Search, Shape};
