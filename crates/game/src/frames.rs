//! The stack of paused rules that a game holds.

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// What happens after a rule has run a step. `F` is the game's type for paused rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next<F> {
    /// The rule is finished, and the rule below it continues.
    Done,
    /// The rule continues as this frame.
    Step(F),
    /// Another rule runs first.
    Call {
        /// The rule that runs now.
        first: F,
        /// The frame that continues when `first` is finished.
        then: F,
    },
}

impl<F> Next<F> {
    /// Continues at `step`.
    #[inline]
    pub fn step(step: impl Into<F>) -> Self {
        Self::Step(step.into())
    }

    /// Runs `first`, then continues at `then`.
    #[inline]
    pub fn call(first: impl Into<F>, then: impl Into<F>) -> Self {
        Self::Call { first: first.into(), then: then.into() }
    }
}

/// A stack of paused rules, at most `DEPTH` deep. The one on top runs.
///
/// The default frame means "nothing runs". It fills the unused places, so that equal games have equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "F: Serialize", deserialize = "F: Deserialize<'de> + Copy + Default"))]
pub struct Frames<F, const DEPTH: usize> {
    #[serde(serialize_with = "write", deserialize_with = "read")]
    frames: [F; DEPTH],
    depth: u8,
}

impl<F: Copy + Default, const DEPTH: usize> Frames<F, DEPTH> {
    /// A stack of one rule.
    #[must_use]
    pub fn new(first: F) -> Self {
        let mut frames = [F::default(); DEPTH];
        frames[0] = first;
        Self { frames, depth: 1 }
    }

    /// The running rule, or the default frame if every rule is finished.
    #[inline]
    #[must_use]
    pub fn top(&self) -> F {
        self.frames[usize::from(self.depth).saturating_sub(1)]
    }

    /// The rule that all others were called from.
    #[inline]
    #[must_use]
    pub fn bottom(&self) -> F {
        self.frames[0]
    }

    /// The paused rules, the running one first.
    pub fn iter(&self) -> impl Iterator<Item = F> + '_ {
        self.frames[..usize::from(self.depth)].iter().rev().copied()
    }

    /// Replaces the running rule by what comes after it.
    #[inline]
    pub fn follow(&mut self, next: Next<F>) {
        let top = usize::from(self.depth) - 1;
        match next {
            Next::Done => {
                self.frames[top] = F::default();
                self.depth -= 1;
            }
            Next::Step(frame) => self.frames[top] = frame,
            Next::Call { first, then } => {
                self.frames[top] = then;
                self.frames[top + 1] = first;
                self.depth += 1;
            }
        }
    }
}

/// Serializes an array of any length; serde's own implementation supports only some lengths.
fn write<F: Serialize, S: Serializer, const DEPTH: usize>(
    frames: &[F; DEPTH],
    to: S,
) -> Result<S::Ok, S::Error> {
    let mut tuple = to.serialize_tuple(DEPTH)?;
    for frame in frames {
        tuple.serialize_element(frame)?;
    }
    tuple.end()
}

/// Deserializes an array of any length.
fn read<'de, F, D, const DEPTH: usize>(from: D) -> Result<[F; DEPTH], D::Error>
where
    F: Deserialize<'de> + Copy + Default,
    D: Deserializer<'de>,
{
    struct Array<F, const DEPTH: usize>(PhantomData<F>);

    impl<'de, F: Deserialize<'de> + Copy + Default, const DEPTH: usize> Visitor<'de> for Array<F, DEPTH> {
        type Value = [F; DEPTH];

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{DEPTH} frames")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut frames: A) -> Result<Self::Value, A::Error> {
            let mut array = [F::default(); DEPTH];
            for (place, frame) in array.iter_mut().enumerate() {
                *frame = frames.next_element()?.ok_or_else(|| A::Error::invalid_length(place, &self))?;
            }
            Ok(array)
        }
    }

    from.deserialize_tuple(DEPTH, Array(PhantomData))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finished_rule_leaves_nothing_behind() {
        let mut frames = Frames::<u8, 3>::new(1);
        let before = frames;
        frames.follow(Next::Call { first: 7, then: 1 });
        assert_eq!((frames.top(), frames.bottom()), (7, 1));
        assert_eq!(frames.iter().collect::<Vec<_>>(), [7, 1]);
        frames.follow(Next::Step(8));
        assert_eq!(frames.top(), 8);
        frames.follow(Next::Done);
        assert_eq!(frames, before);
        frames.follow(Next::Done);
        assert_eq!((frames.top(), frames.iter().count()), (0, 0));
    }

    #[test]
    fn a_stack_is_stored_and_read_back() {
        let frames = Frames::<u8, 3>::new(5);
        let mut bytes = Vec::new();
        ciborium::into_writer(&frames, &mut bytes).expect("bytes can be written");
        assert_eq!(ciborium::from_reader::<Frames<u8, 3>, _>(&bytes[..]).ok(), Some(frames));
        assert!(ciborium::from_reader::<Frames<u8, 4>, _>(&bytes[..]).is_err());
    }
}
