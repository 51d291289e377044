//! The expected losses when a region is ravaged.

use super::CLASSES;
use crate::{Class, Face, Knowledge, Rattus, Region, Symbol, Tokens};
use bots::Skill;
use game::{Eye, Game as _, MAX_SEATS, Seat};

/// Populations that limits tell apart: 0 up to the highest limit. Larger ones count as the highest.
const LIMITS: usize = 7;

/// A number for each seat, padded with zeros to whole vector registers.
pub(super) type Lanes = [f32; LANES];

/// Two registers of four.
pub(super) const LANES: usize = 8;

const _: () = assert!(MAX_SEATS <= LANES, "every seat has a lane");

/// The average number of hits by a token of some kind, by population.
#[derive(Clone, Copy, Debug)]
struct Rates {
    majority: [f32; LIMITS],
    all: [f32; LIMITS],
    class: [[f32; LIMITS]; CLASSES],
}

impl Rates {
    const NONE: Self = Self { majority: [0.0; LIMITS], all: [0.0; LIMITS], class: [[0.0; LIMITS]; CLASSES] };

    fn add(&mut self, face: &Face, weight: f32) {
        for population in usize::from(face.limit)..LIMITS {
            for symbol in face.symbols() {
                match symbol {
                    Symbol::Majority => self.majority[population] += weight,
                    Symbol::All => self.all[population] += weight,
                    Symbol::Class(class) => self.class[*class as usize][population] += weight,
                }
            }
        }
    }

    fn of(game: &Rattus, groups: [(Tokens, f32); 2]) -> Self {
        let mut rates = Self::NONE;
        for (tokens, share) in groups {
            for token in tokens.iter() {
                rates.add(game.face(token), share / f32::from(tokens.len()));
            }
        }
        rates
    }
}

/// The losses that one seat expects at one decision, from what it knows about the tokens.
#[derive(Clone, Debug)]
pub(super) struct ExpectedLosses {
    eye: Eye,
    /// Rats with marks below this one were placed at set-up.
    first_marks: u8,
    set_up: Rates,
    bag: Rates,
    classes: bool,
}

/// The average hits on a seat, without those for the majority, by kind of rat (of the set-up, from the bag), population
/// and seat.
pub(super) type Hits = [[Lanes; LIMITS]; 2];

impl ExpectedLosses {
    pub(super) fn new(game: &Rattus, seat: Seat, skill: Skill) -> Self {
        let eye = Eye::Seat(seat);
        let known = Knowledge::of(game, eye);
        let share = f32::from(known.start_in_bag) / f32::from(known.bag_places.max(1));
        Self {
            eye,
            first_marks: known.first_marks,
            set_up: Rates::of(game, [(known.start, 1.0), (Tokens::NONE, 0.0)]),
            bag: Rates::of(game, [(known.start, share), (known.later, 1.0 - share)]),
            classes: skill == Skill::Full,
        }
    }

    /// The average hits on each seat, those for its cards included.
    #[inline]
    pub(super) fn hits(&self, game: &Rattus) -> Hits {
        let mut hits = [self.set_up.all.map(|rate| [rate; LANES]), self.bag.all.map(|rate| [rate; LANES])];
        if !self.classes {
            return hits;
        }
        let class_of = &game.components().class_of;
        for seat in 0..usize::from(game.seats()) {
            for card in game.board().held(Seat(seat as u8)).iter() {
                let class = class_of[card.index()] as usize;
                for (hits, rates) in hits.iter_mut().zip([&self.set_up, &self.bag]) {
                    for (lanes, rate) in hits.iter_mut().zip(rates.class[class]) {
                        lanes[seat] += rate;
                    }
                }
            }
        }
        hits
    }

    /// The cubes each seat loses on average if `region` is ravaged now, with `bonus` neutral cubes in its population.
    #[inline]
    pub(super) fn in_region(&self, game: &Rattus, region: Region, hits: &Hits, bonus: u8) -> Lanes {
        let board = game.board();
        let mut cubes = lanes(|seat| board.cubes_of(seat, region));
        let mut shield = if game.has_loads() { potions(game, region) } else { [0.0; LANES] };
        let first = cubes;
        let mut population = f32::from(board.population(region));
        let offset = f32::from(bonus) - f32::from(board.nuns_in(region)) + 0.5;
        for rat in board.rats(region) {
            let felt = population + offset;
            if felt < 1.0 {
                break;
            }
            let felt = (felt as usize).min(LIMITS - 1);
            let most = greatest(&cubes) - 0.4;
            let struck = if rat.is_known_to(self.eye) {
                let face = game.face(rat.token);
                if felt < usize::from(face.limit) {
                    continue;
                }
                self.known_hits(game, face, &cubes, most)
            } else {
                let kind = usize::from(rat.mark >= self.first_marks);
                let majority = if kind == 0 { self.set_up.majority[felt] } else { self.bag.majority[felt] };
                hidden_hits(&hits[kind][felt], &cubes, majority, most)
            };
            let fallen = strike(&mut cubes, &mut shield, &struck);
            for fallen in &fallen[..MAX_SEATS] {
                population -= fallen;
            }
        }
        std::array::from_fn(|seat| first[seat] - cubes[seat])
    }

    #[inline(never)]
    fn known_hits(&self, game: &Rattus, face: &Face, cubes: &Lanes, most: f32) -> Lanes {
        let mut lanes = [0.0; LANES];
        for (seat, lane) in lanes[..usize::from(game.seats())].iter_mut().enumerate() {
            let mut count = 0;
            for symbol in face.symbols() {
                count += match symbol {
                    Symbol::Majority => u8::from(cubes[seat] > most),
                    Symbol::All => 1,
                    Symbol::Class(class) if self.classes => cards_of(game, Seat(seat as u8), *class),
                    Symbol::Class(_) => 0,
                };
            }
            *lane = f32::from(count);
        }
        lanes
    }
}

/// A count for each seat. Unused seats count nothing; including them is faster than leaving them out.
#[inline]
fn lanes(has: impl Fn(Seat) -> u8) -> Lanes {
    let mut lanes = [0.0; LANES];
    for (seat, lane) in lanes[..MAX_SEATS].iter_mut().enumerate() {
        *lane = f32::from(has(Seat(seat as u8)));
    }
    lanes
}

/// The potions of each seat in `region`. Few games have any, so this is kept out of the hot path.
#[cold]
#[inline(never)]
fn potions(game: &Rattus, region: Region) -> Lanes {
    lanes(|seat| game.board().potions_of(seat, region))
}

/// The maximum, at least 0, as a tree of comparisons that vectorizes.
#[inline]
fn greatest(lanes: &Lanes) -> f32 {
    let more = |one: f32, other: f32| if one > other { one } else { other };
    let [a, b, c, d, e, f, g, h] = *lanes;
    more(more(more(a, e), more(c, g)), more(more(b, f), more(d, h)))
}

/// The average hits of a hidden token; those for the majority fall on seats with more cubes than `most`.
#[inline]
fn hidden_hits(hits: &Lanes, cubes: &Lanes, majority: f32, most: f32) -> Lanes {
    std::array::from_fn(|seat| {
        let hits = hits[seat] + if cubes[seat] > most { majority } else { 0.0 };
        // Hits beyond the last cube cost nothing.
        hits * if cubes[seat] < 1.5 { 1.0 - 0.2 * hits } else { 1.0 }
    })
}

/// Applies hits to potions first and then to cubes, and returns the cubes lost.
#[inline]
fn strike(cubes: &mut Lanes, shield: &mut Lanes, hits: &Lanes) -> Lanes {
    std::array::from_fn(|seat| {
        let spared = least(hits[seat], shield[seat]);
        shield[seat] -= spared;
        let fallen = least(hits[seat] - spared, cubes[seat]);
        cubes[seat] -= fallen;
        fallen
    })
}

/// The minimum. Unlike `f32::min` it does not handle NaN, and is one instruction.
#[inline]
fn least(one: f32, other: f32) -> f32 {
    if one < other { one } else { other }
}

fn cards_of(game: &Rattus, seat: Seat, class: Class) -> u8 {
    game.board().held(seat).and(game.of_class(class)).len()
}
