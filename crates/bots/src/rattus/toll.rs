//! The toll of the rats in a region, as a mean.

use super::CLASSES;
use crate::{Scores, Sight};
use ::rattus::{Class, Face, Knowledge, Rattus, Region, Symbol, Tokens};
use game::{Eye, Game as _, MAX_SEATS, Seat};

/// Populations up to which limits differ, and 0.
const LIMITS: usize = 7;

/// What a token of some kind does to a population, by how large that is.
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

/// What rats do, as far as one seat knows at one decision.
#[derive(Clone, Debug)]
pub(super) struct Toll {
    eye: Eye,
    /// Rats with marks below this one are of the set-up.
    first_marks: u8,
    set_up: Rates,
    bag: Rates,
    classes: bool,
}

/// By kind of rat (of the set-up, from the bag), seat and population: how many blows fall on the seat, majority or not.
pub(super) type Hits = [[[f32; LIMITS]; MAX_SEATS]; 2];

impl Toll {
    pub(super) fn new(game: &Rattus, eye: Seat, sight: Sight) -> Self {
        let known = Knowledge::of(game, Eye::Seat(eye));
        let share = f32::from(known.start_in_bag) / f32::from(known.bag_places.max(1));
        Self {
            eye: Eye::Seat(eye),
            first_marks: known.first_marks,
            set_up: Rates::of(game, [(known.start, 1.0), (Tokens::NONE, 0.0)]),
            bag: Rates::of(game, [(known.start, share), (known.later, 1.0 - share)]),
            classes: sight == Sight::Full,
        }
    }

    /// The blows that fall on each seat, its cards' included.
    #[inline]
    pub(super) fn hits(&self, game: &Rattus) -> Hits {
        let mut hits = [[self.set_up.all; MAX_SEATS], [self.bag.all; MAX_SEATS]];
        if !self.classes {
            return hits;
        }
        let class_of = &game.components().class_of;
        let [set_up, bag] = &mut hits;
        let seats = usize::from(game.seats());
        for (seat, (set_up, bag)) in set_up.iter_mut().zip(bag).take(seats).enumerate() {
            for card in game.board().held(Seat(seat as u8)).iter() {
                let class = class_of[card.index()] as usize;
                add(set_up, &self.set_up.class[class]);
                add(bag, &self.bag.class[class]);
            }
        }
        hits
    }

    /// The cubes each seat loses in the mean when `region` is ravaged as it lies, `bonus` neutral cubes counted.
    #[inline]
    pub(super) fn losses(&self, game: &Rattus, region: Region, hits: &Hits, bonus: u8) -> Scores {
        let board = game.board();
        let players = usize::from(game.seats());
        let mut cubes = [0.0f32; MAX_SEATS];
        let mut population = 0.0f32;
        for (seat, cube) in cubes[..players].iter_mut().enumerate() {
            *cube = f32::from(board.cubes_of(Seat(seat as u8), region));
            population += *cube;
        }
        let mut shield = [0.0f32; MAX_SEATS];
        if game.has_loads() {
            for (seat, shield) in shield[..players].iter_mut().enumerate() {
                *shield = f32::from(board.potions_of(Seat(seat as u8), region));
            }
        }
        let first = cubes;
        let offset = f32::from(bonus) - f32::from(board.nuns_in(region)) + 0.5;
        for rat in board.rats(region) {
            let felt = population + offset;
            if felt < 1.0 {
                break;
            }
            let felt = (felt as usize).min(LIMITS - 1);
            let most = cubes[..players].iter().copied().fold(0.0, f32::max) - 0.4;
            if rat.is_known_to(self.eye) {
                let face = game.face(rat.token);
                if felt < usize::from(face.limit) {
                    continue;
                }
                for seat in 0..players {
                    let blows = self.known_blows(game, face, Seat(seat as u8), cubes[seat] > most);
                    population -= strike(&mut cubes[seat], &mut shield[seat], blows);
                }
                continue;
            }
            let kind = usize::from(rat.mark >= self.first_marks);
            let majority = if kind == 0 { self.set_up.majority[felt] } else { self.bag.majority[felt] };
            for seat in 0..players {
                let mut blows = hits[kind][seat][felt];
                if cubes[seat] > most {
                    blows += majority;
                }
                // Blows beyond the last cube cost nothing.
                if cubes[seat] < 1.5 {
                    blows *= 1.0 - 0.2 * blows;
                }
                population -= strike(&mut cubes[seat], &mut shield[seat], blows);
            }
        }
        let mut losses = [0.0; MAX_SEATS];
        for seat in 0..players {
            losses[seat] = first[seat] - cubes[seat];
        }
        losses
    }

    fn known_blows(&self, game: &Rattus, face: &Face, seat: Seat, tops: bool) -> f32 {
        let mut blows = 0;
        for symbol in face.symbols() {
            blows += match symbol {
                Symbol::Majority => u8::from(tops),
                Symbol::All => 1,
                Symbol::Class(class) if self.classes => cards_of(game, seat, *class),
                Symbol::Class(_) => 0,
            };
        }
        f32::from(blows)
    }
}

#[inline]
fn add(row: &mut [f32; LIMITS], more: &[f32; LIMITS]) {
    for (sum, more) in row.iter_mut().zip(more) {
        *sum += more;
    }
}

/// Takes so many blows off a shield of potions and then off cubes, and says how many cubes fell.
#[inline]
fn strike(cubes: &mut f32, shield: &mut f32, blows: f32) -> f32 {
    let spared = blows.min(*shield);
    *shield -= spared;
    let fallen = (blows - spared).min(*cubes);
    *cubes -= fallen;
    fallen
}

fn cards_of(game: &Rattus, seat: Seat, class: Class) -> u8 {
    game.board().held(seat).and(game.of_class(class)).len()
}
