//! Rules of the Pied Piper that belong to no single card, and how its cards meet.

mod choosing;
mod finale;
mod plague;
mod potions;
mod walls;
