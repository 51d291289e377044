//! How an input is changed.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

/// Numbers at which something changes: signs, sizes of integers, limits.
const NUMBERS: [&str; 16] = [
    "0",
    "-1",
    "1",
    "7",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "2147483648",
    "4294967295",
    "9223372036854775807",
    "18446744073709551616",
    "1e308",
    "NaN",
];

/// Changes inputs.
pub(crate) struct Mutator {
    random: Xoshiro256PlusPlus,
    pub(crate) words: Vec<Vec<u8>>,
    pub(crate) max_bytes: usize,
}

impl Mutator {
    pub(crate) fn new(seed: u64, max_bytes: usize) -> Self {
        Self { random: Xoshiro256PlusPlus::seed_from_u64(seed), words: Vec::new(), max_bytes }
    }

    /// An input of the corpus after a few changes; half of the inputs have one, a quarter two.
    pub(crate) fn mutated(&mut self, corpus: &[Vec<u8>]) -> Vec<u8> {
        let mut input = if corpus.is_empty() { Vec::new() } else { corpus[self.below(corpus.len())].clone() };
        loop {
            self.change(&mut input, corpus);
            if self.below(2) == 0 {
                break;
            }
        }
        input.truncate(self.max_bytes);
        input
    }

    fn change(&mut self, input: &mut Vec<u8>, corpus: &[Vec<u8>]) {
        let place = self.below(input.len() + 1);
        let range = place..place + self.below((input.len() - place).min(32) + 1);
        match self.below(14) {
            0 if place < input.len() => input[place] ^= 1 << self.below(8),
            1 if place < input.len() => input[place] = self.below(256) as u8,
            2 => drop(input.drain(range)),
            3 => {
                let copy = input[range].to_vec();
                let to = self.below(input.len() + 1);
                input.splice(to..to, copy);
            }
            4 => input.truncate(place),
            5 if !self.words.is_empty() => {
                input.splice(range, self.word());
            }
            6 if !corpus.is_empty() => {
                // The end of another input.
                let other = &corpus[self.below(corpus.len())];
                let from = self.below(other.len() + 1);
                input.truncate(place);
                input.extend_from_slice(&other[from..]);
            }
            7 => {
                let number = NUMBERS[self.below(NUMBERS.len())];
                let digits = digits_after(input, place);
                input.splice(digits, number.bytes());
            }
            8..=12 => self.replace_word(input, place),
            _ => {
                let count = 1 + self.below(3);
                let bytes: Vec<u8> = (0..count).map(|_| self.below(256) as u8).collect();
                input.splice(place..place, bytes);
            }
        }
    }

    /// Replaces the word at a place by another of the input or of the dictionary.
    fn replace_word(&mut self, input: &mut Vec<u8>, place: usize) {
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
        let word_at = |input: &[u8], place: usize| {
            let start = input[..place].iter().rposition(|byte| !is_word(byte)).map_or(0, |at| at + 1);
            let end =
                input[place..].iter().position(|byte| !is_word(byte)).map_or(input.len(), |at| place + at);
            start..end
        };
        let from = if self.words.is_empty() || self.below(2) == 0 {
            let other = self.below(input.len() + 1);
            input[word_at(input, other)].to_vec()
        } else {
            self.word()
        };
        let range = word_at(input, place);
        input.splice(range, from);
    }

    /// A word of the dictionary, which is not empty.
    fn word(&mut self) -> Vec<u8> {
        let number = self.below(self.words.len());
        self.words[number].clone()
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.random.next_u64() % bound as u64) as usize
    }
}

/// The first digits after a place; the place itself if there are none.
fn digits_after(input: &[u8], place: usize) -> std::ops::Range<usize> {
    let start = input[place..].iter().position(u8::is_ascii_digit).map_or(place, |at| place + at);
    let end =
        input[start..].iter().position(|byte| !byte.is_ascii_digit()).map_or(input.len(), |at| start + at);
    start..end
}
