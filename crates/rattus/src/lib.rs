//! The rules of Rattus, with the Pied Piper and Africanus.
//!
//! [`Rattus`] is one game at one moment. Its phases (`phases/`) read like the rulebook's turn order, what several
//! rules share is in `procedures/`, and every class card is one file in `cards/`.

#![forbid(unsafe_code)]

mod board;
mod cards;
mod choice;
mod class;
pub mod components;
mod crowd;
mod determinize;
mod event;
mod frame;
mod hands;
mod house;
mod load;
mod odds;
mod phases;
mod procedures;
mod rattus;
mod refusal;
mod region;
mod score;
mod setup;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod token;
mod turn;
mod view;
mod words;

pub use board::{Board, Rat};
pub use cards::{CardId, Cards};
pub use choice::{Choice, family};
pub use class::Class;
pub use components::Components;
pub use determinize::Deal;
pub use event::{Border, End, Event, From, RegionCards, What};
pub use hands::RegionCardId;
pub use house::House;
pub use load::Load;
pub use odds::{Knowledge, Odds, Piece, odds};
pub use rattus::{Rattus, Stage};
pub use region::{MAX_REGIONS, Region, Regions};
pub use setup::{Boxes, CardChoice, Setup};
pub use token::{Face, Symbol, Token, Tokens};
pub use view::{LoadView, RatView, RavageView, RegionView, SeatView, View};
