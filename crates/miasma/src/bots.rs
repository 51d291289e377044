//! Who plays when no person does.

use game::{Choice, Purpose, Question, Random, Seed};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt;

/// A way of playing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Bot {
    /// Chooses uniformly among what is offered.
    Random,
}

impl Bot {
    /// The bot of this name.
    pub fn named(name: &str) -> Option<Self> {
        (name == "random").then_some(Self::Random)
    }

    /// Answers a question, thinking with this generator.
    #[inline]
    pub fn answer<C: Choice>(self, question: &Question<C>, mind: &mut Mind) -> C {
        match self {
            Self::Random => question.options.nth(mind.below(question.options.len())),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
        }
    }
}

/// The generator of the bots of one game. It follows from the game's seed, but no outcome of the game's own
/// chance follows from it.
#[derive(Clone, Debug)]
pub struct Mind(Xoshiro256PlusPlus);

impl Mind {
    /// The mind of a game from its beginning.
    pub fn new(seed: &Seed) -> Self {
        let mut key = [0; 32];
        seed.stream(Purpose::Bot).fill_bytes(&mut key);
        Self(Xoshiro256PlusPlus::from_seed(key))
    }

    /// The mind that answers after so many entries, wherever one took the game up.
    pub fn at(seed: &Seed, entries: usize) -> Self {
        let mut stream = seed.stream(Purpose::Bot);
        stream.set_word_pos(16 * (entries as u128 + 1));
        let mut key = [0; 32];
        stream.fill_bytes(&mut key);
        Self(Xoshiro256PlusPlus::from_seed(key))
    }
}

impl Random for Mind {
    #[inline]
    fn word(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }

    /// By multiplication: no division and no rejection, and a bias of at most `bound` in 2^32, which no
    /// simulation can see. A game's own chance is exact.
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
        let mut mind = Mind::new(&Seed::numbered(1, 1));
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[mind.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
