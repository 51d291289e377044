//! What may be answered: a few bit sets, one a family of choices.

use crate::{Choice, nth_bit};
use std::fmt;
use std::marker::PhantomData;

/// At most this many families stand in one question.
const MOST: usize = 10;

/// The answers to one question, in a fixed order: families as they were added, members ascending.
#[derive(Clone, Copy)]
pub struct Options<C> {
    sets: [u128; MOST],
    families: [u8; MOST],
    used: u8,
    of: PhantomData<C>,
}

impl<C: Choice> Options<C> {
    /// No answers yet.
    #[inline]
    #[must_use]
    pub const fn none() -> Self {
        Self { sets: [0; MOST], families: [0; MOST], used: 0, of: PhantomData }
    }

    /// These and the members of `family` in `set`. A family is added once, empty sets are left out.
    #[inline]
    #[must_use]
    pub fn with(mut self, family: u8, set: u128) -> Self {
        self.add(family, set);
        self
    }

    /// These and one choice, of a family that is not among them yet.
    #[inline]
    #[must_use]
    pub fn and(self, choice: C) -> Self {
        self.with(choice.family(), 1 << choice.member())
    }

    /// Adds the members of `family` in `set`.
    #[inline]
    pub fn add(&mut self, family: u8, set: u128) {
        if set != 0 {
            debug_assert!(
                !self.families[..usize::from(self.used)].contains(&family),
                "family {family} twice"
            );
            let place = usize::from(self.used);
            self.sets[place] = set;
            self.families[place] = family;
            self.used += 1;
        }
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u32 {
        self.sets[..usize::from(self.used)].iter().map(|set| set.count_ones()).sum()
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// The only option, where there is just one: then nothing needs to be asked.
    #[inline]
    #[must_use]
    pub fn only(&self) -> Option<C> {
        (self.used == 1 && self.sets[0].is_power_of_two())
            .then(|| C::of(self.families[0], self.sets[0].trailing_zeros() as u8))
    }

    /// The `n`-th, which must exist.
    #[inline]
    #[must_use]
    pub fn nth(&self, mut n: u32) -> C {
        for place in 0..usize::from(self.used) {
            let here = self.sets[place].count_ones();
            if n < here {
                return C::of(self.families[place], nth_bit(self.sets[place], n));
            }
            n -= here;
        }
        unreachable!("option {n} past the last")
    }

    /// Whether `choice` is one of them.
    #[inline]
    #[must_use]
    pub fn allows(&self, choice: C) -> bool {
        self.members(choice.family()) >> choice.member() & 1 == 1
    }

    /// The members of one family among them.
    #[inline]
    #[must_use]
    pub fn members(&self, family: u8) -> u128 {
        let used = usize::from(self.used);
        self.families[..used].iter().position(|&other| other == family).map_or(0, |place| self.sets[place])
    }

    /// Which of them, counted from 0, `choice` is.
    #[must_use]
    pub fn position(&self, choice: C) -> Option<u32> {
        self.iter().position(|option| option == choice).map(|place| place as u32)
    }

    /// All of them in order.
    pub fn iter(&self) -> impl Iterator<Item = C> {
        (0..self.len()).map(|n| self.nth(n))
    }
}

impl<C: Choice> PartialEq for Options<C> {
    fn eq(&self, other: &Self) -> bool {
        let used = usize::from(self.used);
        self.used == other.used
            && self.sets[..used] == other.sets[..used]
            && self.families[..used] == other.families[..used]
    }
}

impl<C: Choice> Eq for Options<C> {}

impl<C: Choice> fmt::Debug for Options<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
