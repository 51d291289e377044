//! The four cards of Africanus, AF-30 to AF-39.

pub(super) mod astronomer;
pub(super) mod caravan_leader;
pub(super) mod explorer;
pub(super) mod sultan;
