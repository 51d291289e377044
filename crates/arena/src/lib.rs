//! Bots against bots: matches with every deal played from every seat, intervals and ratings.

#![forbid(unsafe_code)]

mod contest;
mod ratings;
mod tally;

pub use contest::{Contest, Result, round_robin};
pub use ratings::{Pairing, ratings};
pub use tally::{Line, Tally, wilson};
