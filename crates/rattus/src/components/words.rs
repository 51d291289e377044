//! The closed lists of words that the files of a pack use.

use super::sheet::Value;
use toml::de::DeValue;

/// Makes an enum whose variants stand in the files as words.
macro_rules! words {
    ($($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)? })+) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            /// All its words, as the files write them.
            pub const WORDS: &[&str] = &[$($word),+];

            /// Its word.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// What this word means.
            #[must_use]
            pub fn named(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)+ _ => None }
            }
        }

        impl Value for $name {
            fn of(value: &DeValue<'_>) -> Option<Self> {
                value.as_str().and_then(Self::named)
            }
        }
    )+};
}

words! {
    /// Where an entry comes from.
    Source {
        /// The box or its rules show it.
        Printed = "printed",
        /// Somebody who has the box told of it.
        Reported = "reported",
        /// Worked out or invented for want of better.
        Reconstructed = "reconstructed",
    }

    /// How sure it is that two regions are neighbours.
    Certainty {
        /// Nothing else is possible.
        Certain = "certain",
        /// Everything else would be odd.
        NearCertain = "near-certain",
        /// The geography says so.
        Likely = "likely",
        /// A guess that makes the map playable.
        Assumed = "assumed",
    }

    /// What joins two neighbours, RB-03.
    BorderKind {
        /// A common border.
        Land = "land",
        /// An arrow.
        Sea = "sea",
        /// One of the two.
        Unknown = "unknown",
    }

    /// The board a region lies on, AF-02.
    Continent {
        /// The base game's.
        Europe = "europe",
        /// The North African one.
        Africa = "africa",
    }

    /// The shade of a region, which says from how many players on it is used, RB-02.
    Tier {
        /// Always.
        Light = "light",
        /// From three.
        Middle = "middle",
        /// With four, and with six.
        Dark = "dark",
        /// From five.
        Africa = "africa",
    }

    /// The part of the turn a class card belongs to, RB-40.
    When {
        /// Placing cubes.
        Placing = "B",
        /// Any time before the plague moves.
        BeforePlague = "before C",
        /// Moving the plague.
        Plague = "C",
    }
}
