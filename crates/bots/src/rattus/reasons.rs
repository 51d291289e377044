//! Why a move is played, in sentences with numbers.

use super::RattusJudge;
use ::rattus::{Choice, Rattus};
use game::Phrase;

pub(super) fn reasons(_: &RattusJudge, _: &Rattus, _: Choice, _: &[Rattus]) -> Vec<Phrase> {
    Vec::new()
}
