//! The difference of two values of one type, for sending a view as its changes.
//!
//! Written as JSON, a difference ("patch") holds only what changed:
//!
//! - an object for a struct: the fields that changed, each with the difference of its values;
//! - an object for a list whose length stays the same: the elements that changed, by index from 0;
//! - the new value itself for everything else, `null` included.
//!
//! So a patch is applied without knowing the type: an object patch changes the object or list it meets, and any
//! other patch, or an object that meets neither, replaces the value.

use crate::Seat;
use serde::ser::{Serialize, SerializeMap, Serializer};

/// A value that can be serialized as its difference from an earlier value.
pub trait Diff: Serialize + PartialEq {
    /// Whether the two serialize differently.
    fn differs(&self, before: &Self) -> bool {
        self != before
    }

    /// Serializes the patch that turns `before` into `self`. Called only if the two differ.
    fn diff<S: Serializer>(&self, before: &Self, serializer: S) -> Result<S::Ok, S::Error>;
}

/// The patch that turns the first value into the second.
#[derive(Clone, Copy, Debug)]
pub struct Patch<'a, T>(pub &'a T, pub &'a T);

impl<T: Diff> Serialize for Patch<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(before, after) = *self;
        if after.differs(before) {
            after.diff(before, serializer)
        } else {
            serializer.serialize_map(Some(0))?.end()
        }
    }
}

/// Writes one entry of an object, if the values differ.
pub fn diff_entry<M: SerializeMap, T: Diff>(
    map: &mut M,
    key: impl Serialize,
    before: &T,
    after: &T,
) -> Result<(), M::Error> {
    if after.differs(before) { map.serialize_entry(&key, &Patch(before, after)) } else { Ok(()) }
}

/// Writes the elements that differ, by index; both lists have the same length.
pub fn diff_elements<T: Diff, S: Serializer>(
    after: &[T],
    before: &[T],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    for (index, (after, before)) in after.iter().zip(before).enumerate() {
        diff_entry(&mut map, index, before, after)?;
    }
    map.end()
}

/// Declares a struct of a view, and how it differs from another: field by field.
#[macro_export]
macro_rules! diff {
    ($(
        $(#[$meta:meta])*
        $vis:vis struct $name:ident { $($(#[$field_meta:meta])* $field_vis:vis $field:ident: $type:ty),* $(,)? }
    )+) => { $(
        $(#[$meta])*
        #[derive(serde::Serialize, Clone, PartialEq, Eq, Debug)]
        $vis struct $name { $($(#[$field_meta])* $field_vis $field: $type,)* }

        impl $crate::Diff for $name {
            fn differs(&self, before: &Self) -> bool {
                $($crate::Diff::differs(&self.$field, &before.$field))||*
            }

            fn diff<S: serde::Serializer>(&self, before: &Self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(None)?;
                $($crate::diff_entry(&mut map, stringify!($field), &before.$field, &self.$field)?;)*
                serde::ser::SerializeMap::end(map)
            }
        }
    )+ };
}

/// Declares types whose values are replaced as a whole.
#[macro_export]
macro_rules! diff_whole {
    ($($type:ty),+ $(,)?) => { $(
        impl $crate::Diff for $type {
            fn diff<S: serde::Serializer>(&self, _: &Self, serializer: S) -> Result<S::Ok, S::Error> {
                serde::Serialize::serialize(self, serializer)
            }
        }
    )+ };
}

diff_whole!(bool, u8, u16, u32, i32, &'static str, String, SeatName);

impl<T: Diff> Diff for Option<T> {
    fn differs(&self, before: &Self) -> bool {
        match (self, before) {
            (Some(after), Some(before)) => after.differs(before),
            (None, None) => false,
            _ => true,
        }
    }

    fn diff<S: Serializer>(&self, before: &Self, serializer: S) -> Result<S::Ok, S::Error> {
        match (self, before) {
            (Some(after), Some(before)) => after.diff(before, serializer),
            _ => self.serialize(serializer),
        }
    }
}

impl<T: Diff> Diff for Vec<T> {
    fn differs(&self, before: &Self) -> bool {
        self.len() != before.len() || self.iter().zip(before).any(|(after, before)| after.differs(before))
    }

    fn diff<S: Serializer>(&self, before: &Self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.len() == before.len() {
            diff_elements(self, before, serializer)
        } else {
            self.serialize(serializer)
        }
    }
}

impl<T: Diff, const N: usize> Diff for [T; N]
where
    Self: Serialize,
{
    fn differs(&self, before: &Self) -> bool {
        self.iter().zip(before).any(|(after, before)| after.differs(before))
    }

    fn diff<S: Serializer>(&self, before: &Self, serializer: S) -> Result<S::Ok, S::Error> {
        diff_elements(self, before, serializer)
    }
}

/// Tuples are treated as short lists.
macro_rules! diff_tuple {
    ($($name:ident $index:tt),+) => {
        impl<$($name: Diff),+> Diff for ($($name,)+) {
            fn differs(&self, before: &Self) -> bool {
                $(self.$index.differs(&before.$index))||+
            }

            fn diff<S: Serializer>(&self, before: &Self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(None)?;
                $(diff_entry(&mut map, $index, &before.$index, &self.$index)?;)+
                map.end()
            }
        }
    };
}

diff_tuple!(A 0, B 1);
diff_tuple!(A 0, B 1, C 2);

/// A seat as views and records write it: `seat 1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SeatName(pub Seat);

impl Serialize for SeatName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
