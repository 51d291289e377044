//! The rules of the ledger, one by one, in its own order.

mod components;
mod decrees;
mod eras;
mod forecast;
mod moves;
mod plague;
mod previews;
mod reach;
mod refusals;
mod setup;
mod studies;
mod technologies;
mod texts;
mod turns;
mod variants;
mod works;
