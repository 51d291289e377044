//! The class cards, one file each.

/// Makes `CardId` out of the one list of cards.
macro_rules! cards {
    ($($name:ident in $set:ident::$module:ident),+ $(,)?) => {
        /// A class card.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        #[allow(missing_docs, reason = "each card's file says what it is")]
        pub enum CardId { $($name),+ }

        impl CardId {
            /// All of them, in the order of the list.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The stable id.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => stringify!($module)),+ }
            }

            /// The stable id of the box it comes from.
            #[must_use]
            pub const fn set(self) -> &'static str {
                match self { $(Self::$name => stringify!($set)),+ }
            }

            /// The card with this id.
            #[must_use]
            pub fn named(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|card| card.id() == id)
            }

            /// The card as an index.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}

cards! {
    Peasant in base::peasant,
    Merchant in base::merchant,
    Monk in base::monk,
    Knight in base::knight,
    Witch in base::witch,
    King in base::king,
    Serf in pied_piper::serf,
    Baker in pied_piper::baker,
    Courier in pied_piper::courier,
    Mayor in pied_piper::mayor,
    Nun in pied_piper::nun,
    Bishop in pied_piper::bishop,
    Crusader in pied_piper::crusader,
    Soldier in pied_piper::soldier,
    PiedPiper in pied_piper::pied_piper,
    Wizard in pied_piper::wizard,
    Queen in pied_piper::queen,
    Emperor in pied_piper::emperor,
    Astronomer in africanus::astronomer,
    Explorer in africanus::explorer,
    Sultan in africanus::sultan,
    CaravanLeader in africanus::caravan_leader,
}
