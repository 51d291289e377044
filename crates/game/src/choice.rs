//! Answers to questions, and their packing into sets.

use std::fmt::Debug;
use std::hash::Hash;

/// An answer to a question: a family ("place", "take") and a member of it ("gallia", "knight").
///
/// [`crate::Options`] uses the two numbers to pack choices into bit sets; they never leave the process. In records and
/// messages a choice is written in words, see [`crate::Game::say`].
pub trait Choice: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The number of members of each family, by the family's number; 1 for a family without members. See
    /// [`crate::Member::COUNT`].
    const MEMBERS: &'static [u8];

    /// The choice of this family and member.
    fn of(family: u8, member: u8) -> Self;

    /// The number of its family, below 32.
    fn family(self) -> u8;

    /// The number of its member within the family, below 128.
    fn member(self) -> u8;
}

/// Defines a game's `Choice`: one family per line, with the type of its members in parentheses if it has any. Generates the
/// enum, its packing, and a constant for each family's number in the module `family`.
#[macro_export]
macro_rules! choices {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident $(($of:ty))? as $family:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$doc])* $variant $(($of))?),+ }

        #[allow(non_camel_case_types, clippy::enum_variant_names)]
        enum Numbering { $($family),+ }

        /// The number of each family of choices.
        #[allow(non_upper_case_globals)]
        pub mod family {
            $(#[doc = concat!("Of `", stringify!($variant), "`.")]
            pub const $family: u8 = super::Numbering::$family as u8;)+
            /// The word of each family in records and messages, by its number.
            pub const WORDS: &[&str] = &[$(stringify!($family)),+];
        }

        impl $crate::Choice for $name {
            const MEMBERS: &'static [u8] = &[$($crate::choices!(@count $($of)?)),+];

            #[inline]
            fn of(family: u8, member: u8) -> Self {
                let _ = member;
                match family {
                    $(family::$family => $name::$variant $((<$of as $crate::Member>::at(member)))?,)+
                    _ => unreachable!("no choice of family {family}"),
                }
            }

            #[inline]
            fn family(self) -> u8 {
                match self { $($crate::choices!(@pattern $name $variant $($of)?) => family::$family),+ }
            }

            #[inline]
            fn member(self) -> u8 {
                match self { $($crate::choices!(@bind $name $variant thing $($of)?) => $crate::choices!(@member thing $($of)?)),+ }
            }
        }
    };
    (@count) => { 1 };
    (@count $of:ty) => { <$of as $crate::Member>::COUNT };
    (@pattern $name:ident $variant:ident) => { $name::$variant };
    (@pattern $name:ident $variant:ident $of:ty) => { $name::$variant(_) };
    (@bind $name:ident $variant:ident $thing:ident) => { $name::$variant };
    (@bind $name:ident $variant:ident $thing:ident $of:ty) => { $name::$variant($thing) };
    (@member $thing:ident) => { 0 };
    (@member $thing:ident $of:ty) => { <$of as $crate::Member>::index($thing) };
}
