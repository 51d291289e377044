//! What a player may do at any time of their turn: exchanging, PE-44, and moving sick people about, PE-62.

use crate::choice::{Choice, Pair, Shift, Space, family};
use crate::game::Game;
use crate::place::Resource;
use crate::turn::Turn;
use game::{Bits, Edition, Options, Seat};

/// At most so many people are moved about in one turn, so that play always ends. There are at most ten
/// quarantine spaces, of which the four harmful ones and the two cards can be worth leaving.
pub(crate) const MOST_SHIFTS: u8 = 8;

/// The pairs of different kinds, by which kinds there are.
const DIFFERENT: [u16; 16] = pairs(Kinds::Different);
/// The pairs of one kind, by which kinds there are two of.
const SAME: [u16; 16] = pairs(Kinds::Same);

/// Whether a pair is of one kind or of two.
#[derive(Clone, Copy)]
enum Kinds {
    Same,
    Different,
}

const fn pairs(of: Kinds) -> [u16; 16] {
    let mut table = [0; 16];
    let mut kinds = 0;
    while kinds < 16 {
        let (mut pair, mut a) = (0, 0);
        while a < 4 {
            let mut b = a;
            while b < 4 {
                if kinds >> a & kinds >> b & 1 == 1 && (a == b) == matches!(of, Kinds::Same) {
                    table[kinds] |= 1 << pair;
                }
                pair += 1;
                b += 1;
            }
            a += 1;
        }
        kinds += 1;
    }
    table
}

/// The exchanges `seat` can make now.
#[inline]
pub(crate) fn exchanges(game: &Game, seat: Seat) -> u128 {
    let player = game.table.player(seat);
    let (mut one, mut two) = (0, 0);
    for kind in 0..4 {
        one |= usize::from(player.goods[kind] > 0) << kind;
        two |= usize::from(player.goods[kind] > 1) << kind;
    }
    let pairs = DIFFERENT[one] | SAME[two];
    if pairs == 0 || player.takes(&game.pack, Resource::Coin) {
        return u128::from(pairs);
    }
    Bits(u64::from(pairs))
        .filter(|&pair| has_room(game, seat, Pair(pair)))
        .fold(0, |set, pair| set | 1 << pair)
}

/// Whether the coin of an exchange fits on the track. Judged when the two are given: one of them may have been the kind above
/// the limit (PE-227). Edition 1 judged before.
pub(crate) fn has_room(game: &Game, seat: Seat, pair: Pair) -> bool {
    let mut player = *game.table.player(seat);
    if game.table.options.edition >= Edition(2) {
        let (first, second) = pair.kinds();
        player.goods[first] = player.goods[first].saturating_sub(1);
        player.goods[second] = player.goods[second].saturating_sub(1);
    }
    player.takes(&game.pack, Resource::Coin)
}

/// The moves among quarantine spaces `seat` can make now and that any rule could care about: out of a harmful
/// space, or off a card; off a card into a harmful one only when nothing else is free.
#[inline]
pub(crate) fn shifts(game: &Game, seat: Seat) -> u128 {
    let player = game.table.player(seat);
    let worth = player.sick[1..Space::QUARANTINE].iter().any(|&people| people > 0);
    if !worth || game.scratch.shifts >= MOST_SHIFTS {
        return 0;
    }
    let mut free = 0u128;
    for space in 0..Space::QUARANTINE as u8 {
        free |= u128::from(player.free(&game.pack, Space(space))) << space;
    }
    let harmless = free & 0b111;
    let mut set = 0;
    for from in 1..Space::QUARANTINE {
        if player.sick[from] == 0 {
            continue;
        }
        let others = !(1u128 << from);
        let targets = if from >= Space::HARMLESS {
            free
        } else if harmless & others != 0 {
            harmless & others
        } else {
            free & others
        };
        set |= targets << (8 * from);
    }
    set
}

/// Those of the moves that matter when people come: out of a harmful space. Leaving a card only makes room that a newcomer
/// takes.
#[inline]
pub(crate) fn shifts_before_newcomers(game: &Game, seat: Seat) -> u128 {
    shifts(game, seat) >> (8 * Space::HARMLESS) << (8 * Space::HARMLESS)
}

/// Adds both to the options of a question.
#[inline]
pub(crate) fn offer(game: &Game, seat: Seat, options: &mut Options<Choice>) {
    options.add(family::exchange, exchanges(game, seat));
    options.add(family::shift, shifts(game, seat));
}

/// Carries `choice` out, if it is one of them.
#[inline]
pub(crate) fn take(turn: &mut Turn<'_>, seat: Seat, choice: Choice) -> bool {
    match choice {
        Choice::Exchange(pair) => turn.exchange(seat, pair),
        Choice::Shift(shift) => {
            let (from, to) = Shift::ends(shift);
            turn.shift(seat, from, to);
        }
        _ => return false,
    }
    true
}
