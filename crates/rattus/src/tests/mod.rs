//! Rules that belong to no single card, by the part of the game they speak of.

mod africanus;
mod finale;
mod pied_piper;
mod plague;
mod previews;
mod set_up;
mod turn;
