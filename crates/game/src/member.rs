//! Things that have a number, and sets of them: one bit each, so that a state is flat and a set is a word.

/// Something a family of choices can name, by its number below 128.
pub trait Member: Copy {
    /// How many numbers [`Member::at`] takes, whether or not all of them are on the table.
    const COUNT: u8 = 128;

    /// The thing with this number, which is below [`Member::COUNT`].
    fn at(index: u8) -> Self;

    /// Its number.
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

/// Makes newtypes over an index, such as the line of a component in its file: `indexed! { /// A road. Road below 96 }`.
#[macro_export]
macro_rules! indexed {
    ($($(#[$about:meta])* $name:ident below $count:literal),+ $(,)?) => { $(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub struct $name(pub u8);

        impl $name {
            /// As an index.
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

/// Numbers the variants of enums that list them all, in their order, as `ALL`.
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

/// Makes a set of members; each names its bit: `set_of! { /// A set of seats. pub struct Seats(u8) of Seat, seat => 1 << seat.0 }`.
#[macro_export]
macro_rules! set_of {
    ($(#[$about:meta])* pub struct $set:ident($word:ty) of $member:ty, $one:ident => $bit:expr) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
        pub struct $set(pub $word);

        impl $set {
            /// None.
            pub const NONE: Self = Self(0);

            /// One alone.
            #[inline]
            #[must_use]
            pub const fn only($one: $member) -> Self {
                Self($bit)
            }

            /// Whether it is one of them.
            #[inline]
            #[must_use]
            pub const fn has(self, $one: $member) -> bool {
                self.0 & $bit != 0
            }

            /// These and one more.
            #[inline]
            #[must_use]
            pub const fn with(self, $one: $member) -> Self {
                Self(self.0 | $bit)
            }

            /// These but one.
            #[inline]
            #[must_use]
            pub const fn without(self, $one: $member) -> Self {
                Self(self.0 & !$bit)
            }

            /// Those in both.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Those in either.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Those of these that are not in `other`.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether there are none.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many there are.
            #[inline]
            #[must_use]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// As members of a family of choices.
            #[inline]
            #[must_use]
            pub const fn set(self) -> u128 {
                self.0 as u128
            }

            /// All of them, lowest number first.
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
