//! The random number generator of bots.

use game::{Purpose, Random, Seed};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A fast generator for rollouts and determinizations. Draws of a real game never come from it.
#[derive(Clone, Debug)]
pub struct BotRng(Xoshiro256PlusPlus);

impl BotRng {
    /// The generator with this number as its seed.
    #[must_use]
    pub fn numbered(number: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(number))
    }

    /// The generator for all bots of the game with this seed, from its beginning.
    #[must_use]
    pub fn for_game(seed: &Seed) -> Self {
        let mut key = [0; 32];
        seed.stream(Purpose::Bot).fill_bytes(&mut key);
        Self(Xoshiro256PlusPlus::from_seed(key))
    }

    /// The generator for one decision: that of a bot which answers after `entries` entries of the game with this seed.
    #[must_use]
    pub fn for_decision(seed: &Seed, entries: usize) -> Self {
        let mut stream = seed.stream(Purpose::Bot);
        stream.set_word_pos(16 * (entries as u128 + 1));
        let mut key = [0; 32];
        stream.fill_bytes(&mut key);
        Self(Xoshiro256PlusPlus::from_seed(key))
    }

    /// A generator that is independent of this one from here on.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(self.0.next_u64()))
    }
}

impl Random for BotRng {
    #[inline]
    fn word(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }

    /// By multiplication: no division and no rejection. The bias is at most `bound` in 2^32, too small for a search to
    /// notice. Draws of a real game are unbiased.
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
        let mut rng = BotRng::for_game(&Seed::numbered(1, 1));
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
