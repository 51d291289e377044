//! Africanus, by the part of the game its rules speak of.

mod diplomats;
mod end;
mod region_cards;
mod secrecy;
mod set_up;

use crate::testing::{Table, africa};
use crate::{CardId, EventKind, RegionCardId};

/// Two rats in Gallia, one with Peasantry and Church, one with Royalty and Peasantry; seat 1 has the Peasant and two
/// cubes there, and three play. A third rat has the limit 3.
fn gallia() -> Table {
    let t = africa(3, "peasant,monk,king,baker,serf,wizard").hold(1, "peasant").cubes("gallia", &[0, 2]);
    t.rats("gallia", &["n18", "n23", "n34"])
}

/// What the region cards are that were opened by the last answer, and what they protect.
fn opened(t: &Table) -> Vec<(&'static str, CardId)> {
    let played = t.events.iter().filter_map(|event| match event.kind {
        EventKind::RegionCardPlayed { card, onto, .. } => Some((card, onto)),
        _ => None,
    });
    played
        .map(|(RegionCardId(card), onto)| (t.game.components.region_cards[usize::from(card)].id, onto))
        .collect()
}
