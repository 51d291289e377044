//! Procedures that several rules share: drawing and placing, the ravage, the march of the final round.

pub(crate) mod cube_step;
pub(crate) mod deck;
pub(crate) mod draw;
pub(crate) mod march;
pub(crate) mod piece_step;
pub(crate) mod place;
pub(crate) mod protect;
pub(crate) mod ravage;
