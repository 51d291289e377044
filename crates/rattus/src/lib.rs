//! The rules of Rattus, with the Pied Piper and Africanus.

#![forbid(unsafe_code)]

mod cards;
mod class;
mod components;
mod region;
mod token;

pub use cards::CardId;
pub use class::Class;
pub use region::{MAX_REGIONS, Region, Regions};
pub use token::{Face, Symbol, Token, Tokens};
