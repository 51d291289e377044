//! Procedures that several rules share.

pub(crate) mod free;
pub(crate) mod gain;
pub(crate) mod market;
pub(crate) mod pay;
pub(crate) mod reward;
pub(crate) mod take_in;
