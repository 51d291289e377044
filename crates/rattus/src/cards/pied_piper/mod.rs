//! The twelve cards of the Pied Piper, PP-10 to PP-80.

pub(super) mod baker;
pub(super) mod bishop;
pub(super) mod courier;
pub(super) mod crusader;
pub(super) mod emperor;
pub(super) mod mayor;
pub(super) mod nun;
pub(super) mod pied_piper;
pub(super) mod queen;
pub(super) mod serf;
pub(super) mod soldier;
pub(super) mod wizard;
