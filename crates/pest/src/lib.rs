//! The rules of Pest: base game, duel, solo and variable set-up.
//!
//! [`Game`] is one game at one moment. `phases/` is the order of a year, `actions/` what a player does in a turn,
//! `technologies/` what cards change. `bot/` evaluates positions for bots, `terminal/` shows the game as text, and
//! `title.rs` offers all of it to server and terminal.
//!
//! A solo game with random answers, from set-up to standing:
//!
//! ```
//! use bots::BotRng;
//! use game::{Game as _, Journal, Random as _, Setup as _};
//! use pest::{Game, Setup};
//!
//! let mut game = Game::new(&Setup::standard(1)).expect("the standard set-up is valid");
//! let mut rng = BotRng::numbered(1);
//! while let Some(question) = game.question() {
//!     // Questions to a seat and to chance are answered alike.
//!     let choice = question.options.nth(rng.below(question.options.len()));
//!     game.play(choice, &mut Journal::off()).expect("an option is legal");
//! }
//! let place = &game.standing().places[0];
//! println!("{} prestige: {:?}", place.score, place.parts);
//! ```

#![forbid(unsafe_code)]

mod actions;
mod bot;
mod choice;
pub mod components;
mod decrees;
mod event;
mod forecast;
mod frame;
mod game;
mod lazy_view;
mod ledger;
mod pest_view;
mod phases;
mod place;
mod print;
mod procedures;
mod reach;
mod refusal;
mod rehearsal;
pub mod score;
mod setup;
mod study;
pub mod table;
mod technologies;
mod terminal;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod title;
mod turn;
mod variants;
mod wire;
mod words;

pub use crate::game::Game;
pub use actions::walk::{Price, Way};
pub use bot::PestEvaluator;
pub use choice::{Action, Card, CardKind, Cell, Choice, Entry, Pair, Room, Shift, Slot, Space, family};
pub use components::{Components, Pack};
pub use event::{Event, EventKind};
pub use forecast::{Forecast, LeftPreview, Preview, StepOffer, TopPreview, forecast, preview, steps};
pub use lazy_view::LazyView;
pub use pest_view::PestView;
pub use place::{Color, Counts, MAX_PLACES, MAX_ROADS, Place, Places, Resource, Road, Size};
pub use print::Print;
pub use reach::{Reach, reach};
pub use setup::{RuleOption, Setup};
pub use study::Study;
pub use table::{Options, Player, Table, Variant};
