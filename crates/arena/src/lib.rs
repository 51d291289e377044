//! Bots against bots: matches in which every deal is played from every seat, confidence intervals and ratings.
//!
//! ```
//! use arena::Contest;
//! use bots::Bot;
//! use game::Setup as _;
//!
//! let bots = ["novice", "random"].map(|name| Bot::named(name).expect("a known bot")).to_vec();
//! let setup = rattus::Setup::standard(2);
//! let contest = Contest::<rattus::Rattus> { setup, bots, games: 4, seed: 1, jobs: 1 };
//! for line in contest.play(|| ()).expect("the standard set-up is valid").lines {
//!     println!("{} won {} of {} games", line.name, line.wins, line.games);
//! }
//! ```

#![forbid(unsafe_code)]

mod contest;
mod ratings;
pub mod speed;
mod tally;

pub use contest::{Contest, Result, round_robin};
pub use ratings::{Pairing, ratings};
pub use tally::{Line, Tally, Z, wilson};
