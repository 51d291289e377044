//! A table that one eye can't tell from the real one.
//!
//! A searching bot deals one for every line it tries, so nothing is allocated here and nothing is shuffled that need
//! not be: tokens are picked out of bit sets, and what nobody picks is the bag.

use crate::board::Rat;
use crate::hands::{GENERATIONS, Pile};
use crate::house::SoldierDrawsFrom;
use crate::procedures::protect;
use crate::rattus::Rattus;
use crate::token::{Token, Tokens};
use game::{Eye, Random, Seat, nth_bit};

/// Deals anew what `eye` can't know, each possibility as likely as public facts make it.
///
/// Three kinds of places are told apart, because everybody can: the rats of the set-up are starting tokens; the
/// tokens removed in the base game are none (RB-05); the bag and the rats out of it may be either. A rat brought
/// back by the Soldier is one of those used by then (PP-72).
pub(crate) fn determinize<R: Random>(game: &Rattus, eye: Eye, random: &mut R) -> Rattus {
    let mut other = *game;
    if eye == Eye::Open {
        return other;
    }
    deal_rats(&mut other, eye, random);
    if other.boxes.africanus {
        deal_hands(&mut other, eye, random);
    }
    other
}

fn deal_rats<R: Random>(game: &mut Rattus, eye: Eye, random: &mut R) {
    let hidden = Hidden::from(game, eye);
    let mut start = hidden.start;
    // First the rats of the set-up: every other place can hold what they leave.
    each_unknown(game, eye, |rat| {
        if rat.mark < hidden.first_marks {
            rat.token = pick(&mut start, random);
        }
    });
    // In the base game only later tokens can have been removed, with Africanus any (RB-05, AF-05).
    let (mut removable, kept) =
        if game.boxes.africanus { (hidden.later.or(start), Tokens::NONE) } else { (hidden.later, start) };
    let mut out = hidden.out;
    if let Some(mark) = hidden.recycled {
        let all = game.house.soldier_draws_from == SoldierDrawsFrom::All;
        let mut pool = game.board.recycled;
        let of_used = u32::from(pool.len());
        let among = random.below(of_used + if all { u32::from(out) } else { 0 });
        let token = if among < of_used {
            pick(&mut pool, random)
        } else {
            out -= 1;
            pick(&mut removable, random)
        };
        each_unknown(game, eye, |rat| {
            if rat.mark == mark {
                rat.token = token;
            }
        });
    }
    for _ in 0..out {
        pick(&mut removable, random);
    }
    let mut rest = removable.or(kept);
    each_unknown(game, eye, |rat| {
        if rat.mark >= hidden.first_marks && Some(rat.mark) != hidden.recycled {
            rat.token = pick(&mut rest, random);
        }
    });
    game.board.bag = rest;
}

/// What an eye can't tell apart of the tokens, and what it can: public facts all.
pub(crate) struct Hidden {
    /// The starting tokens whose place the eye doesn't know.
    pub(crate) start: Tokens,
    /// The others whose place it doesn't know.
    pub(crate) later: Tokens,
    /// How many tokens are out of the game unseen, were the Soldier's rat not one of them.
    pub(crate) out: u8,
    /// Rats with marks below this one are of the set-up.
    pub(crate) first_marks: u8,
    /// The mark of the rat the Soldier brought back, where the eye doesn't know its face.
    pub(crate) recycled: Option<u8>,
}

impl Hidden {
    pub(crate) fn from(game: &Rattus, eye: Eye) -> Self {
        let (board, set) = (&game.board, game.tokens());
        let recycled_mark = (!board.recycled.is_empty()).then(|| board.next_mark - 1);
        let (mut known, mut on_board, mut recycled, mut was_removed) = (Tokens::NONE, Tokens::NONE, None, 0);
        for (_, rat) in board.all_rats() {
            on_board = on_board.with(rat.token);
            if rat.is_known_to(eye) {
                known = known.with(rat.token);
            } else if Some(rat.mark) == recycled_mark {
                recycled = recycled_mark;
                was_removed = u8::from(!board.used.has(rat.token));
            }
        }
        let seen = board.used.or(known);
        let removed = set.all.minus(board.bag).minus(on_board).minus(board.used);
        Self {
            start: set.start.minus(seen),
            later: set.all.minus(set.start).minus(seen),
            out: removed.len() + was_removed,
            first_marks: board.in_play.len() as u8,
            recycled,
        }
    }
}

/// Lets `change` change each rat on the board whose face `eye` doesn't know.
#[inline]
fn each_unknown(game: &mut Rattus, eye: Eye, mut change: impl FnMut(&mut Rat)) {
    for region in game.board.ratty().iter() {
        let count = usize::from(game.board.rat_count(region));
        for rat in &mut game.board.rats[region.index()][..count] {
            if !rat.is_known_to(eye) {
                change(rat);
            }
        }
    }
}

/// Takes one of them out, each as likely as the next.
#[inline]
fn pick<R: Random>(tokens: &mut Tokens, random: &mut R) -> Token {
    let token = Token(nth_bit(tokens.0, random.below(u32::from(tokens.len()))));
    *tokens = tokens.without(token);
    token
}

/// Others' hands and the deck change cards, those of each generation among themselves: how many of each a hand has
/// is no secret, because every draw and every shuffle is seen (AF-24).
fn deal_hands<R: Random>(game: &mut Rattus, eye: Eye, random: &mut R) {
    let players = game.players;
    for number in 0..GENERATIONS {
        let hands = &mut game.board.hands;
        let generation = hands.generation(number);
        let mut pool = match eye {
            Eye::Seat(own) => generation & !hands.of(own),
            _ => generation,
        };
        if pool == 0 {
            continue;
        }
        // What no hand gets is the deck.
        let mut dealt = [0; game::MAX_SEATS];
        for seat in (0..players).map(Seat).filter(|&seat| eye != Eye::Seat(seat)) {
            for _ in 0..(hands.of(seat) & generation).count_ones() {
                let card = nth_bit(pool.into(), random.below(pool.count_ones()));
                pool &= !(1 << card);
                dealt[seat.index()] |= 1 << card;
            }
        }
        for seat in (0..players).map(Seat).filter(|&seat| eye != Eye::Seat(seat)) {
            hands.put(dealt[seat.index()], Pile::Hand(seat));
        }
        if number == 0 {
            hands.put(pool, Pile::Deck);
        }
    }
    protect::answer_anew(game, eye, random);
}
