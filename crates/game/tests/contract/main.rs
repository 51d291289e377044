//! The contract, tried on a toy.

mod laws;
pub mod options;
mod record;
mod seats;
mod sitting;
mod snapshot;
mod table;
#[path = "../toy/mod.rs"]
pub mod toy;
