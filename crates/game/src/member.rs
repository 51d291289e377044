//! Numbered things, and sets of them with one bit each, so that a set is one machine word.

/// Something that a choice can name, by a number below 128.
pub trait Member: Copy {
    /// The number of values that [`Member::at`] accepts, including those not in the current game.
    const COUNT: u8 = 128;

    /// The member with this number, which must be below [`Member::COUNT`].
    fn at(index: u8) -> Self;

    /// The number of this member.
    fn index(self) -> u8;
}

impl Member for u8 {
    #[inline]
    fn at(index: u8) -> Self {
        index
    }

    #[inline]
    fn index(self) -> u8 {
        self
    }
}

impl Member for crate::Seat {
    #[inline]
    fn at(index: u8) -> Self {
        Self(index)
    }

    #[inline]
    fn index(self) -> u8 {
        self.0
    }
}

/// Defines newtypes over an index, such as the position of a component in its file: `indexed! { /// A road. Road below 96
/// }`.
#[macro_export]
macro_rules! indexed {
    ($($(#[$about:meta])* $name:ident below $count:literal),+ $(,)?) => { $(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub struct $name(pub u8);

        impl $name {
            /// The number as an index.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::Member for $name {
            const COUNT: u8 = $count;

            #[inline]
            fn at(index: u8) -> Self {
                Self(index)
            }

            #[inline]
            fn index(self) -> u8 {
                self.0
            }
        }
    )+ };
}

/// Implements `Member` for enums that list their variants in order as `ALL`.
#[macro_export]
macro_rules! listed {
    ($($name:ty),+ $(,)?) => { $(
        impl $crate::Member for $name {
            const COUNT: u8 = Self::ALL.len() as u8;

            #[inline]
            fn at(index: u8) -> Self {
                Self::ALL[usize::from(index)]
            }

            #[inline]
            fn index(self) -> u8 {
                self as u8
            }
        }
    )+ };
}

/// Defines a set type. The expression gives the bit of a member: `set_of! { /// A set of seats. pub struct Seats(u8) of
/// Seat, seat => 1 << seat.0 }`.
#[macro_export]
macro_rules! set_of {
    ($(#[$about:meta])* pub struct $set:ident($word:ty) of $member:ty, $one:ident => $bit:expr) => {
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
        $(#[$about])*
        pub struct $set(pub $word);

        impl $set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// The set with one member.
            #[inline]
            #[must_use]
            pub const fn only($one: $member) -> Self {
                Self($bit)
            }

            /// Whether the set contains the member.
            #[inline]
            #[must_use]
            pub const fn has(self, $one: $member) -> bool {
                self.0 & $bit != 0
            }

            /// The set with one more member.
            #[inline]
            #[must_use]
            pub const fn with(self, $one: $member) -> Self {
                Self(self.0 | $bit)
            }

            /// The set without one member.
            #[inline]
            #[must_use]
            pub const fn without(self, $one: $member) -> Self {
                Self(self.0 & !$bit)
            }

            /// The intersection of two sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The union of two sets.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The members that are not in `other`.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether the set is empty.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of members.
            #[inline]
            #[must_use]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// The set in the form that [`crate::Options`] takes.
            #[inline]
            #[must_use]
            pub const fn set(self) -> u128 {
                self.0 as u128
            }

            /// The members, lowest number first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $member> {
                $crate::Bits(self.0.into()).map(<$member as $crate::Member>::at)
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> Self {
                members.into_iter().fold(Self::NONE, Self::with)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::{Seat, Seats};

    #[test]
    fn a_set_holds_what_was_put_in_and_lists_it_in_order() {
        let set: Seats = [4, 1, 3].map(Seat).into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [1, 3, 4].map(Seat));
        assert_eq!((set.len(), set.has(Seat(3)), set.has(Seat(0))), (3, true, false));
        assert_eq!(set.without(Seat(3)).without(Seat(0)), Seats::only(Seat(1)).with(Seat(4)));
        let low = Seats::first(3);
        assert_eq!((set.and(low), set.minus(low)), (Seats::only(Seat(1)), Seats(0b11000)));
        assert_eq!((set.or(low).set(), Seats::NONE.is_empty()), (0b11111, true));
    }
}
