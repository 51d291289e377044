//! The contract, tried on a toy.

mod laws;
pub mod options;
mod record;
mod recorded_game;
mod seats;
mod snapshot;
mod table;
#[path = "../toy/mod.rs"]
pub mod toy;
