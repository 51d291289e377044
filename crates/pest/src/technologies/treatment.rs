//! Breathing apparatus and Hospital tent, PE-201, PE-214: a sick person on the card moves one space with each
//! Research or Cure, and is healthy on the last.

use crate::choice::Space;
use crate::components::Tech;
use crate::event::EventKind;
use crate::game::Game;
use crate::turn::Turn;
use game::Seat;

/// The two cards, with their space.
const CARDS: [(Tech, Space); 2] =
    [(Tech::BREATHING_APPARATUS, Space::APPARATUS), (Tech::HOSPITAL_TENT, Space::HOSPITAL)];

/// The card's last space, the healthy one.
fn last(game: &Game, card: usize) -> u8 {
    game.pack.technology(CARDS[card].0).amount
}

/// A Research or Cure begins: people far from the last space move on. The cards whose person is due to be
/// healthy in this action, as bits.
pub(crate) fn begin(turn: &mut Turn<'_>, seat: Seat) -> u8 {
    let mut due = 0;
    for (card, (tech, space)) in CARDS.into_iter().enumerate() {
        let at = turn.player(seat).treated[card];
        if at == 0 {
            continue;
        }
        if at + 1 < last(turn.game, card) {
            turn.happen(tech.rule(), EventKind::Treated { seat, card: space, space: at + 1 });
        } else {
            due |= 1 << card;
        }
    }
    due
}

/// The cards among `due` whose person can go to the recovery track now, as technologies.
pub(crate) fn usable(game: &Game, seat: Seat, due: u8) -> u128 {
    if due == 0 || !game.has_recovery_room(seat) {
        return 0;
    }
    (0..2).filter(|card| due >> card & 1 == 1).fold(0, |set, card| set | 1 << CARDS[card].0.0)
}

/// The person on `tech` goes to the recovery track, free. What is still due.
pub(crate) fn heal(turn: &mut Turn<'_>, seat: Seat, tech: Tech, due: u8) -> u8 {
    let card = usize::from(tech == Tech::HOSPITAL_TENT);
    turn.happen(tech.rule(), EventKind::Recovered { seat, card: CARDS[card].1 });
    due & !(1 << card)
}

/// The action ends: who is due goes, or waits on the last space, PE-102. How many went.
pub(crate) fn finish(turn: &mut Turn<'_>, seat: Seat, mut due: u8) -> u8 {
    let mut went = 0;
    for (card, (tech, space)) in CARDS.into_iter().enumerate() {
        if due >> card & 1 == 0 {
            continue;
        }
        if turn.has_recovery_room(seat) {
            due = heal(turn, seat, tech, due);
            went += 1;
        } else if turn.player(seat).treated[card] < last(turn.game, card) {
            let last = last(turn.game, card);
            turn.happen(102, EventKind::Treated { seat, card: space, space: last });
        }
    }
    went
}
