//! Mutation-based fuzzing: inputs are made from valid ones by small changes, and every one is checked.
//!
//! A fuzz target is an ordinary test next to the code it attacks, so it reaches private functions, runs on stable Rust and is
//! part of the test suite with a few thousand cases and a fixed seed. `cargo xtask fuzz` runs the targets with many more.
//! cargo-fuzz, afl and honggfuzz find new paths by coverage, but need a nightly compiler or binaries with other flags, which could not
//! share the builds of the tests; bolero and proptest run on stable, but generate inputs without coverage as well. What helps most
//! without coverage is a good corpus, and ours is real: records, packs, messages. Inputs that were accepted join it.
//!
//! ```
//! use fuzz::{Fuzz, Outcome};
//!
//! let tally = Fuzz::of("numbers", 500).corpus(["12", "-7"]).words(["e", "."]).each_text(|text| {
//!     match text.parse::<i64>() {
//!         Ok(number) => {
//!             assert_eq!(number.to_string().parse(), Ok(number));
//!             Outcome::Accepted
//!         }
//!         Err(_) => Outcome::Refused,
//!     }
//! });
//! assert_eq!(tally.accepted + tally.refused, 500);
//! ```

#![forbid(unsafe_code)]

mod mutate;

use mutate::Mutator;
use std::fmt;
use std::time::{Duration, Instant};

/// The variable that says how many cases a target runs.
const CASES: &str = "MIASMA_FUZZ_CASES";

/// The variable that says which random numbers a target uses.
const SEED: &str = "MIASMA_FUZZ_SEED";

/// Maximum number of inputs in a corpus.
const MAX_CORPUS: usize = 2000;

/// Maximum bytes of an input, unless the target says otherwise.
const MAX_BYTES: usize = 4096;

/// What became of an input. Anything else, such as a state that changed without need, is a failed assertion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The input is valid. It joins the corpus.
    Accepted,
    /// The input was refused, with a reason, and changed nothing.
    Refused,
}

/// The number of inputs by their outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Valid inputs.
    pub accepted: u64,
    /// Refused inputs.
    pub refused: u64,
    /// The time all of them took.
    pub took: Duration,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { accepted, refused, took } = self;
        write!(
            f,
            "{} cases, {accepted} accepted, {refused} refused, {:.1} s",
            accepted + refused,
            took.as_secs_f64()
        )
    }
}

/// A fuzz target: its corpus, its dictionary and its number of cases.
pub struct Fuzz {
    name: &'static str,
    cases: u64,
    corpus: Vec<Vec<u8>>,
    mutator: Mutator,
}

impl Fuzz {
    /// A target with this number of cases, unless `MIASMA_FUZZ_CASES` says otherwise.
    #[must_use]
    pub fn of(name: &'static str, cases: u64) -> Self {
        let number = |variable: &str| {
            let text = std::env::var(variable).ok()?;
            Some(text.parse().unwrap_or_else(|_| panic!("{variable} is a number, not \"{text}\"")))
        };
        let mutator = Mutator::new(number(SEED).unwrap_or(1), MAX_BYTES);
        Self { name, cases: number(CASES).unwrap_or(cases), corpus: Vec::new(), mutator }
    }

    /// Adds valid inputs.
    #[must_use]
    pub fn corpus(mut self, inputs: impl IntoIterator<Item = impl Into<Vec<u8>>>) -> Self {
        self.corpus.extend(inputs.into_iter().map(Into::into));
        self
    }

    /// Adds words that mutations insert.
    #[must_use]
    pub fn words(mut self, words: impl IntoIterator<Item = impl Into<Vec<u8>>>) -> Self {
        self.mutator.words.extend(words.into_iter().map(Into::into));
        self
    }

    /// Allows inputs of this size.
    #[must_use]
    pub fn max_bytes(mut self, bytes: usize) -> Self {
        self.mutator.max_bytes = bytes;
        self
    }

    /// The number of cases.
    #[must_use]
    pub fn cases(&self) -> u64 {
        self.cases
    }

    /// The next input, for a target that runs its cases by itself.
    pub fn input(&mut self) -> Vec<u8> {
        self.mutator.mutated(&self.corpus)
    }

    /// Notes what became of an input.
    pub fn note(&mut self, tally: &mut Tally, input: Vec<u8>, outcome: Outcome) {
        match outcome {
            Outcome::Refused => tally.refused += 1,
            Outcome::Accepted => {
                tally.accepted += 1;
                if self.corpus.len() < MAX_CORPUS {
                    self.corpus.push(input);
                }
            }
        }
    }

    /// Runs the cases. If one panics, the input is printed.
    pub fn each(mut self, mut check: impl FnMut(&[u8]) -> Outcome) -> Tally {
        let (mut tally, begun) = (Tally::default(), Instant::now());
        for case in 1..=self.cases {
            let input = self.input();
            let witness = Witness { name: self.name, case, input: &input };
            let outcome = check(&input);
            drop(witness);
            self.note(&mut tally, input, outcome);
        }
        tally.took = begun.elapsed();
        println!("fuzz {}: {tally}", self.name);
        tally
    }

    /// Runs the cases as texts: what is not UTF-8 is replaced.
    pub fn each_text(self, mut check: impl FnMut(&str) -> Outcome) -> Tally {
        self.each(|input| check(&String::from_utf8_lossy(input)))
    }
}

/// Prints the input of a case that panics.
pub struct Witness<'a> {
    /// The target.
    pub name: &'static str,
    /// The number of the case, counted from 1.
    pub case: u64,
    /// The input.
    pub input: &'a [u8],
}

impl Drop for Witness<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("fuzz {}: case {} fails: b\"{}\"", self.name, self.case, self.input.escape_ascii());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_inputs() {
        let inputs = || {
            let mut all = Vec::new();
            let tally = Fuzz::of("twice", 200).corpus(["place gallia 3"]).each(|input| {
                all.push(input.to_vec());
                if input.len() > 10 { Outcome::Accepted } else { Outcome::Refused }
            });
            assert_eq!(tally.accepted + tally.refused, all.len() as u64);
            all
        };
        assert_eq!(inputs(), inputs());
    }

    #[test]
    fn most_inputs_differ_from_the_corpus_and_none_is_too_long() {
        let mut different = 0;
        let tally =
            Fuzz::of("changed", 1000).corpus(["{\"do\":\"sit\",\"seat\":1}"]).max_bytes(40).each(|input| {
                assert!(input.len() <= 40);
                different += u32::from(input != b"{\"do\":\"sit\",\"seat\":1}");
                Outcome::Refused
            });
        assert!(u64::from(different) * 10 > tally.refused * 9, "{different}");
    }
}
