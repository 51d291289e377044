//! The six actions of the grid, and the turn that holds two of them.

pub(crate) mod assign;
pub(crate) mod construct;
pub(crate) mod cure;
pub(crate) mod produce;
pub(crate) mod research;
pub(crate) mod turn;
pub(crate) mod walk;
