//! A table that one eye can't tell from the real one.

use crate::board::Rat;
use crate::hands::{GENERATIONS, Pile};
use crate::house::SoldierDrawsFrom;
use crate::procedures::protect;
use crate::rattus::Rattus;
use crate::token::{Token, Tokens};
use game::{Eye, Random, Seat};

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
    let set = game.tokens();
    let board = &game.board;
    let first_marks = board.in_play.len() as u8;
    let recycled_mark = (!board.recycled.is_empty()).then(|| board.next_mark - 1);
    let unknown: Vec<Rat> =
        board.all_rats().map(|(_, rat)| *rat).filter(|rat| !rat.is_known_to(eye)).collect();
    let recycled = unknown.iter().copied().find(|rat| Some(rat.mark) == recycled_mark);
    let removed = set.all.minus(board.bag).minus(board.tokens_on_board()).minus(board.used);
    let on_board: Tokens =
        unknown.iter().map(|rat| rat.token).filter(|&token| !board.used.has(token)).collect();
    let hidden = on_board.or(board.bag).or(removed);
    let mut start = shuffled(hidden.and(set.start), random);
    let mut dealt = Vec::with_capacity(unknown.len());
    for rat in unknown.iter().filter(|rat| rat.mark < first_marks) {
        dealt.push((rat.mark, start.pop().expect("a starting token for each rat of the set-up")));
    }
    // In the base game only later tokens can have been removed, with Africanus any (RB-05, AF-05).
    let mut removable = shuffled(hidden.minus(set.start), random);
    if game.boxes.africanus {
        removable.append(&mut start);
        random.shuffle(&mut removable);
    }
    // How many tokens are out of the game unseen, were the Soldier's rat not one of them.
    let mut out = removed.len();
    if let Some(rat) = recycled {
        let all = game.house.soldier_draws_from == SoldierDrawsFrom::All;
        out += u8::from(!board.used.has(rat.token));
        let pool: Vec<Token> = board.recycled.iter().collect();
        let pick = random.below(pool.len() as u32 + if all { u32::from(out) } else { 0 }) as usize;
        match pool.get(pick) {
            Some(&token) => dealt.push((rat.mark, token)),
            None => {
                dealt.push((rat.mark, removable.pop().expect("a token that was removed")));
                out -= 1;
            }
        }
    }
    let mut rest = removable.split_off(usize::from(out));
    rest.append(&mut start);
    random.shuffle(&mut rest);
    let from_bag = |rat: &&Rat| rat.mark >= first_marks && Some(rat.mark) != recycled_mark;
    for rat in unknown.iter().filter(from_bag) {
        dealt.push((rat.mark, rest.pop().expect("a token for each rat")));
    }
    game.board.bag = rest.into_iter().collect();
    for (mark, token) in dealt {
        game.board.rats.iter_mut().flatten().find(|rat| rat.mark == mark).expect("it lies there").token =
            token;
    }
}

fn shuffled<R: Random>(tokens: Tokens, random: &mut R) -> Vec<Token> {
    let mut list: Vec<Token> = tokens.iter().collect();
    random.shuffle(&mut list);
    list
}

/// Others' hands and the deck change cards, those of each generation among themselves: how many of each a hand has
/// is no secret, because every draw and every shuffle is seen (AF-24).
fn deal_hands<R: Random>(game: &mut Rattus, eye: Eye, random: &mut R) {
    let piles: Vec<Pile> = (0..game.players)
        .map(Seat)
        .filter(|&seat| eye != Eye::Seat(seat))
        .map(Pile::Hand)
        .chain([Pile::Deck])
        .collect();
    for number in 0..GENERATIONS {
        let hands = &mut game.board.hands;
        let generation = hands.generation(number);
        let counts: Vec<u32> =
            piles.iter().map(|&pile| (hands.pile(pile) & generation).count_ones()).collect();
        let pool = piles.iter().fold(0, |cards, &pile| cards | hands.pile(pile) & generation);
        let mut cards: Vec<u8> = (0..64).filter(|card| pool >> card & 1 == 1).collect();
        random.shuffle(&mut cards);
        for (&pile, count) in piles.iter().zip(counts) {
            let dealt = cards.split_off(cards.len() - count as usize);
            hands.put(dealt.iter().fold(0, |set, card| set | 1 << card), pile);
        }
    }
    protect::answer_anew(game, eye, random);
}
