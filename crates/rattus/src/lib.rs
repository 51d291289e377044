//! The rules of Rattus, with the Pied Piper and Africanus.
//!
//! [`Rattus`] is one game at one moment. Its phases (`phases/`) read like the rulebook's turn order, what several
//! rules share is in `procedures/`, and every class card is one file in `cards/`. `bot/` evaluates positions for bots,
//! `terminal/` shows the game as text, and `title.rs` offers all of it to server and terminal.
//!
//! A game with random answers, from set-up to standing:
//!
//! ```
//! use bots::BotRng;
//! use game::{Game as _, Journal, Random as _, Setup as _};
//! use rattus::{Rattus, Setup};
//!
//! let mut game = Rattus::new(&Setup::standard(4)).expect("the standard set-up is valid");
//! let mut rng = BotRng::numbered(1);
//! while let Some(question) = game.question() {
//!     // Questions to a seat and to chance are answered alike.
//!     let choice = question.options.nth(rng.below(question.options.len()));
//!     game.play(choice, &mut Journal::off()).expect("an option is legal");
//! }
//! for place in game.standing().places {
//!     println!("{}. seat {} with {} cubes", place.rank, place.seat.0 + 1, place.score);
//! }
//! ```

#![forbid(unsafe_code)]

mod board;
mod bot;
mod cards;
mod choice;
mod class;
pub mod components;
mod crowd;
mod determinize;
mod event;
mod frame;
mod hands;
mod load;
mod odds;
mod phases;
mod print;
mod procedures;
mod rattus;
mod refusal;
mod region;
mod rule_options;
mod score;
mod setup;
mod terminal;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod title;
mod token;
mod turn;
mod view;
mod words;

pub use board::{Board, Rat};
pub use bot::RattusEvaluator;
pub use cards::{CardId, Cards};
pub use choice::{Choice, family};
pub use class::Class;
pub use components::Components;
pub use determinize::Deal;
pub use event::{BorderId, End, Event, EventKind, From, RegionCards};
pub use hands::RegionCardId;
pub use load::Load;
pub use odds::{Knowledge, Odds, Piece, odds};
pub use print::{Print, RegionCardPrint, TokenPrint};
pub use rattus::{Rattus, Stage};
pub use region::{MAX_REGIONS, Region, Regions};
pub use rule_options::{RuleOption, RuleOptions, Variation};
pub use setup::{Boxes, CardChoice, Setup};
pub use token::{Face, Symbol, Token, Tokens};
pub use view::{LoadView, RatView, RavageView, RegionView, SeatView, View};
