//! Bot players for any [`game::Game`] that has an evaluation function.
//!
//! A [`BotPlayer`] answers the questions of one seat. Before it looks at a game it determinizes it: everything the seat
//! can't know is re-dealt at random, consistently with what the seat has seen. All evaluation and search work on such
//! determinizations, so a bot can't use hidden information.
//!
//! | module | method |
//! |---|---|
//! | `greedy` | one-ply search: evaluate the position after each option |
//! | `turn_search` | search to the end of the own turn, for games whose turns are long chains of decisions |
//! | `search` | information-set Monte Carlo tree search (ISMCTS) with PUCT selection |
//!
//! What a position is worth is up to the game: it implements [`Evaluator`]. Everything else here knows only the contract.
//!
//! ```
//! use bots::{Bot, BotPlayer, BotRng};
//! use game::{Actor, Game as _, Journal, Random as _, Setup as _};
//! use rattus::{Rattus, Setup};
//!
//! let mut game = Rattus::new(&Setup::standard(2)).expect("the standard set-up is valid");
//! let mut chance = BotRng::numbered(1);
//! let bot = Bot::named("greedy").expect("a known bot");
//! let mut players = [2, 3].map(|number| BotPlayer::<Rattus>::new(bot.clone(), BotRng::numbered(number)));
//! while let Some(question) = game.question() {
//!     let choice = match question.who {
//!         Actor::Chance(_) => question.options.nth(chance.below(question.options.len())),
//!         Actor::Seat(seat) => players[seat.index()].decide(&game).choice,
//!     };
//!     game.play_unchecked(choice, &mut Journal::off());
//! }
//! for place in game.standing().places {
//!     println!("{}. seat {} with {} points", place.rank, place.seat.0 + 1, place.score);
//! }
//! ```

#![forbid(unsafe_code)]

mod bot;
mod budget;
mod decision;
mod evaluator;
mod greedy;
mod player;
mod rng;
mod search;
mod turn_search;

pub use bot::{Bot, Method};
pub use budget::Budget;
pub use decision::{Advice, Decision, Ranked, Step};
pub use evaluator::{Evaluated, Evaluator, Scores, Skill, softmax};
pub use player::BotPlayer;
pub use rng::BotRng;
pub use search::{Rollout, Search, SearchParams};
