//! The six cards of the base game, RB-40 to RB-53.

pub(super) mod king;
pub(super) mod knight;
pub(super) mod merchant;
pub(super) mod monk;
pub(super) mod peasant;
pub(super) mod witch;
