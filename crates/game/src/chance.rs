//! Random streams that anybody can recompute from the seed, and functions that turn them into integers and orders.
//!
//! A stream is `ChaCha8` in its original layout: the 32 bytes of the seed are the key, words 12 and 13 of the state count
//! blocks from 0 (low word first), and words 14 and 15 are the nonce, here the purpose's number (low word first): 1 for the
//! deal, 2 for draws, 3 for bots. The key stream is read as little-endian 32-bit words, so the sixteen words of each block
//! come in the order of the state.
//!
//! The functions that turn words into integers and orders are our own, with golden values in the tests, because a library
//! may change its own between releases.

use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A source of random words: a stream of a seed, or a bot's own generator.
pub trait Random {
    /// The next 32 random bits.
    fn word(&mut self) -> u32;

    /// A uniformly random number below `bound`.
    ///
    /// Words at or above the largest multiple of `bound` are skipped; the rest are taken modulo `bound`.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "a number below nothing");
        loop {
            let word = self.word();
            let number = word % bound;
            // Whether the word lies below the largest whole multiple of `bound`, without a second division.
            if word - number <= u32::MAX - (bound - 1) {
                return number;
            }
        }
    }

    /// Shuffles `items` (Fisher-Yates): from the last position down, each item is swapped with a random one at or below it.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for place in (1..items.len()).rev() {
            items.swap(place, self.below(place as u32 + 1) as usize);
        }
    }
}

impl<R: Rng> Random for R {
    #[inline]
    fn word(&mut self) -> u32 {
        self.next_u32()
    }
}

/// What a draw is for. Each purpose has its own stream, so draws of one purpose do not shift those of another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Draws of the set-up.
    Deal,
    /// Draws during play.
    Draw,
    /// The seed of a bot's own generator. It never influences the game.
    Bot,
}

/// The 32 secret bytes that determine all draws of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed made from a small number and the number of the game, for simulations and tests.
    #[must_use]
    pub fn numbered(number: u64, game: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"miasma seed");
        hash.update(number.to_le_bytes());
        hash.update(game.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// The SHA-256 hash of the seed. It is published before the deal, so that everybody can check the seed after the game.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The stream of one purpose, from its start.
    #[must_use]
    pub fn stream(&self, purpose: Purpose) -> ChaCha8Rng {
        let mut stream = ChaCha8Rng::from_seed(self.0);
        stream.set_stream(match purpose {
            Purpose::Deal => 1,
            Purpose::Draw => 2,
            Purpose::Bot => 3,
        });
        stream
    }
}

impl fmt::Debug for Seed {
    /// Does not print the seed: it must not get into a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        bytes_of(text).map(Self)
    }
}

/// The SHA-256 hash of a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(pub [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl FromStr for Commitment {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        bytes_of(text).map(Self)
    }
}

/// Answers a game's questions to chance from its seed.
#[derive(Debug)]
pub struct Dealer {
    deal: ChaCha8Rng,
    draw: ChaCha8Rng,
    /// The entries of the record that were drawn, oldest first, and the position before each.
    marks: Vec<(usize, [u64; 2])>,
}

impl Dealer {
    /// The dealer of the game with this seed, before the first draw.
    #[must_use]
    pub fn new(seed: &Seed) -> Self {
        Self { deal: seed.stream(Purpose::Deal), draw: seed.stream(Purpose::Draw), marks: Vec::new() }
    }

    /// The number of words read from the streams of the deal and of draws.
    #[must_use]
    pub fn position(&self) -> [u64; 2] {
        [&self.deal, &self.draw].map(|stream| stream.get_word_pos() as u64)
    }

    /// Resumes the dealer of this seed after the given number of words of each stream.
    #[must_use]
    pub fn at(seed: &Seed, [deal, draw]: [u64; 2]) -> Self {
        let mut dealer = Self::new(seed);
        dealer.go_to([deal, draw]);
        dealer
    }

    fn go_to(&mut self, [deal, draw]: [u64; 2]) {
        self.deal.set_word_pos(deal.into());
        self.draw.set_word_pos(draw.into());
    }

    /// Draws entry `entry` of a record, counted from 1, like [`Dealer::pick`]. [`Dealer::rewind`] can go back before it.
    pub fn pick_entry(&mut self, entry: usize, purpose: Purpose, count: u32) -> u32 {
        self.marks.push((entry, self.position()));
        self.pick(purpose, count)
    }

    /// Goes back before the first draw at or after entry `from`, which is undone: repeating these draws gives the same
    /// outcomes. Returns whether there was such a draw.
    pub fn rewind(&mut self, from: usize) -> bool {
        let kept = self.marks.partition_point(|&(entry, _)| entry < from);
        let Some(&(_, position)) = self.marks.get(kept) else { return false };
        self.go_to(position);
        self.marks.truncate(kept);
        true
    }

    /// Draws one of `count` equally likely outcomes, counted from 0.
    #[inline]
    pub fn pick(&mut self, purpose: Purpose, count: u32) -> u32 {
        match purpose {
            Purpose::Deal => self.deal.below(count),
            Purpose::Draw => self.draw.below(count),
            Purpose::Bot => unreachable!("no game asks for a bot's stream"),
        }
    }
}

/// Reads 64 hexadecimal digits.
fn bytes_of(text: &str) -> Result<[u8; 32], String> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| format!("\"{text}\" is not 64 hexadecimal digits"))?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEED: Seed = Seed([7; 32]);

    /// A generator that returns given words.
    struct Script(Vec<u32>);

    impl Random for Script {
        fn word(&mut self) -> u32 {
            self.0.remove(0)
        }
    }

    #[test]
    fn golden_words_of_the_streams() {
        // The 17th word is the first of the second block, the 65th is past what any library makes at once.
        let words = |purpose| {
            let mut stream = SEED.stream(purpose);
            let words: Vec<u32> = (0..65).map(|_| stream.word()).collect();
            [words[0], words[1], words[2], words[16], words[64]]
        };
        assert_eq!(words(Purpose::Deal), DEAL);
        assert_eq!(words(Purpose::Draw), DRAW);
        assert_eq!(words(Purpose::Bot), BOT);
    }

    #[test]
    fn golden_numbers_and_order() {
        let mut dealer = Dealer::new(&SEED);
        let picks: Vec<u32> = (1..=12).map(|count| dealer.pick(Purpose::Draw, count)).collect();
        assert_eq!(picks, PICKS);
        let mut order: Vec<u8> = (0..10).collect();
        SEED.stream(Purpose::Deal).shuffle(&mut order);
        assert_eq!(order, ORDER);
    }

    #[test]
    fn a_dealer_resumes_where_another_stopped() {
        let mut first = Dealer::new(&SEED);
        for count in 1..40 {
            first.pick(Purpose::Deal, count);
            first.pick(Purpose::Draw, 2 * count + 1);
        }
        let mut second = Dealer::at(&SEED, first.position());
        for count in 1..100 {
            for purpose in [Purpose::Deal, Purpose::Draw] {
                assert_eq!(first.pick(purpose, count), second.pick(purpose, count));
            }
        }
    }

    #[test]
    fn words_beyond_the_last_whole_multiple_are_passed_over() {
        assert_eq!(Script(vec![u32::MAX, 5]).below(3), 2, "2^32 - 1 would favour 0");
        assert_eq!(Script(vec![u32::MAX]).below(4), 3, "2^32 is a multiple of 4");
        assert_eq!(Script(vec![17]).below(1), 0);
    }

    #[test]
    fn the_commitment_is_the_hash_of_the_seed() {
        assert_eq!(
            Seed([0; 32]).commitment().to_string(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn seeds_read_back_and_bad_ones_are_refused() {
        assert_eq!(SEED.to_string().parse::<Seed>(), Ok(SEED));
        assert!("07".parse::<Seed>().is_err());
        assert!("zz".repeat(32).parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
        assert!("+1".repeat(32).parse::<Seed>().is_err());
    }

    #[test]
    fn a_seed_does_not_show_itself_to_a_log() {
        assert_eq!(format!("{SEED:?}"), "Seed(secret)");
    }

    // Computed by a second program that shares no code with this one.
    const DEAL: [u32; 5] = [0x4832_545a, 0x6299_7db2, 0x65f6_7693, 0x29ed_eeb0, 0xe1c3_24e4];
    const DRAW: [u32; 5] = [0x0fea_5520, 0x7689_769b, 0x6e7d_e78c, 0x77b7_40b0, 0x3a12_d6df];
    const BOT: [u32; 5] = [0xe7e4_9f55, 0x2052_a131, 0xfc4e_5022, 0x9935_9768, 0xd63a_741d];
    const PICKS: [u32; 12] = [0, 1, 0, 1, 0, 4, 5, 6, 1, 1, 4, 4];
    const ORDER: [u8; 10] = [1, 7, 0, 8, 5, 9, 4, 3, 2, 6];
}
