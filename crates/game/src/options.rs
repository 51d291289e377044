//! The legal answers to a question: a few bit sets, one per family of choices.

use crate::{Choice, nth_bit};
use std::fmt;
use std::marker::PhantomData;

/// Maximum number of words of 64 members each. A family takes one word, or two if it has members from 64 on.
const MOST: usize = 12;

/// The flag of the upper half of a family: its members from 64 on.
const UPPER: u8 = 1 << 7;

/// The legal answers to one question, in a fixed order: families in the order in which they were added, members ascending.
#[derive(Clone, Copy)]
pub struct Options<C> {
    words: [u64; MOST],
    families: [u8; MOST],
    used: u8,
    of: PhantomData<C>,
}

impl<C: Choice> Options<C> {
    /// No answers.
    #[inline]
    #[must_use]
    pub const fn none() -> Self {
        Self { words: [0; MOST], families: [0; MOST], used: 0, of: PhantomData }
    }

    /// Adds the members of `family` in `set`. Each family may be added once. Empty sets are ignored.
    #[inline]
    #[must_use]
    pub fn with(mut self, family: u8, set: u128) -> Self {
        self.add(family, set);
        self
    }

    /// Adds one choice of a family that is not present yet.
    #[inline]
    #[must_use]
    pub fn and(self, choice: C) -> Self {
        self.with(choice.family(), 1 << choice.member())
    }

    /// Adds the members of `family` in `set`.
    #[inline]
    pub fn add(&mut self, family: u8, set: u128) {
        debug_assert!(set == 0 || self.members(family) == 0, "family {family} twice");
        self.push(family, set as u64);
        self.push(family | UPPER, (set >> 64) as u64);
    }

    #[inline]
    fn push(&mut self, family: u8, word: u64) {
        if word != 0 {
            let place = usize::from(self.used);
            self.words[place] = word;
            self.families[place] = family;
            self.used += 1;
        }
    }

    /// Keeps only those members of `family` that are in `set`.
    #[inline]
    #[must_use]
    pub fn keeping(mut self, family: u8, set: u128) -> Self {
        let mut kept = 0;
        for place in 0..usize::from(self.used) {
            let mut word = self.words[place];
            match self.families[place] {
                lower if lower == family => word &= set as u64,
                upper if upper == family | UPPER => word &= (set >> 64) as u64,
                _ => {}
            }
            if word != 0 {
                self.words[kept] = word;
                self.families[kept] = self.families[place];
                kept += 1;
            }
        }
        self.used = kept as u8;
        self
    }

    /// The number of answers.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u32 {
        self.words[..usize::from(self.used)].iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there is no answer.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// The only answer, if there is exactly one. The question need not be asked then.
    #[inline]
    #[must_use]
    pub fn only(&self) -> Option<C> {
        (self.used == 1 && self.words[0].is_power_of_two())
            .then(|| choice(self.families[0], self.words[0].trailing_zeros() as u8))
    }

    /// The `n`-th answer, counted from 0. It must exist.
    #[inline]
    #[must_use]
    pub fn nth(&self, mut n: u32) -> C {
        for place in 0..usize::from(self.used) {
            let here = self.words[place].count_ones();
            if n < here {
                return choice(self.families[place], nth_bit(self.words[place].into(), n));
            }
            n -= here;
        }
        unreachable!("option {n} past the last")
    }

    /// Whether `choice` is one of the answers.
    #[inline]
    #[must_use]
    pub fn allows(&self, choice: C) -> bool {
        self.members(choice.family()) >> choice.member() & 1 == 1
    }

    /// The members of one family.
    #[must_use]
    pub fn members(&self, family: u8) -> u128 {
        let used = usize::from(self.used);
        let places = self.families[..used].iter().zip(&self.words[..used]);
        places.fold(0, |set, (&other, &word)| match other {
            _ if other == family => set | u128::from(word),
            _ if other == family | UPPER => set | u128::from(word) << 64,
            _ => set,
        })
    }

    /// The position of `choice` among the answers, counted from 0.
    #[must_use]
    pub fn position(&self, choice: C) -> Option<u32> {
        self.iter().position(|option| option == choice).map(|place| place as u32)
    }

    /// The answers in order.
    #[inline]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = C> {
        Iter { options: self, place: 0, word: self.words[0], left: self.len() as usize }
    }

    /// A 64-bit hash, for callers that have to recognize many sets of options and do not want to store them. Collisions are
    /// too unlikely to matter.
    #[inline]
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        // Odd constants without a pattern. The first one spreads every bit to the upper half, and the rotation brings it
        // down again; the second one keeps families from looking like members.
        const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
        const APART: u64 = 0xd6e8_feb8_6659_fd93;
        let used = usize::from(self.used);
        let places = self.families[..used].iter().zip(&self.words[..used]);
        places.fold(SPREAD, |print, (&family, &word)| {
            (print ^ word)
                .wrapping_mul(SPREAD)
                .rotate_left(32)
                .wrapping_add(u64::from(family).wrapping_mul(APART))
        })
    }
}

/// Iterates over the answers word by word.
struct Iter<'o, C> {
    options: &'o Options<C>,
    place: usize,
    /// The members of the current word that are left.
    word: u64,
    left: usize,
}

impl<C: Choice> Iterator for Iter<'_, C> {
    type Item = C;

    #[inline]
    fn next(&mut self) -> Option<C> {
        if self.left == 0 {
            return None;
        }
        self.left -= 1;
        // Words in use are never empty.
        if self.word == 0 {
            self.place += 1;
            self.word = self.options.words[self.place];
        }
        let member = self.word.trailing_zeros() as u8;
        self.word &= self.word - 1;
        Some(choice(self.options.families[self.place], member))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<C: Choice> ExactSizeIterator for Iter<'_, C> {}

/// The choice for a member of a family's lower or upper half.
#[inline]
fn choice<C: Choice>(family: u8, member: u8) -> C {
    C::of(family & !UPPER, if family & UPPER == 0 { member } else { member + 64 })
}

impl<C: Choice> PartialEq for Options<C> {
    fn eq(&self, other: &Self) -> bool {
        let used = usize::from(self.used);
        self.used == other.used
            && self.words[..used] == other.words[..used]
            && self.families[..used] == other.families[..used]
    }
}

impl<C: Choice> Eq for Options<C> {}

impl<C: Choice> fmt::Debug for Options<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
