//! A bot's own generator.

use game::{Purpose, Random, Seed};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A fast generator for playouts and imagined deals. No outcome of a game's own chance follows from it.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The generator with this number.
    #[must_use]
    pub fn numbered(number: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(number))
    }

    /// The generator of the bots of the game with this seed, from its beginning.
    #[must_use]
    pub fn of(seed: &Seed) -> Self {
        let mut key = [0; 32];
        seed.stream(Purpose::Bot).fill_bytes(&mut key);
        Self(Xoshiro256PlusPlus::from_seed(key))
    }

    /// The generator of a bot that answers after so many entries of the game with this seed.
    #[must_use]
    pub fn at(seed: &Seed, entries: usize) -> Self {
        let mut stream = seed.stream(Purpose::Bot);
        stream.set_word_pos(16 * (entries as u128 + 1));
        let mut key = [0; 32];
        stream.fill_bytes(&mut key);
        Self(Xoshiro256PlusPlus::from_seed(key))
    }

    /// A generator that goes its own way from here.
    #[must_use]
    pub fn branch(&mut self) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(self.0.next_u64()))
    }
}

impl Random for Dice {
    #[inline]
    fn word(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }

    /// By multiplication: no division and no rejection, and a bias of at most `bound` in 2^32, which no search can
    /// see. A game's own chance is exact.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.word()) * u64::from(bound)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_below_a_bound_come_equally_often() {
        let mut dice = Dice::of(&Seed::numbered(1, 1));
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
