//! The data files as they are written.
//!
//! No count is above what the boxes hold, as the table of a game has no room for more; what the rules rely on, such
//! as three rats a region, is fixed.

use super::words::{BorderKind, CardSign, Certainty, Continent, Tier, When};
use crate::class::Class;
use crate::token::{MAX_SYMBOLS, Symbol};
use game::data::{Field, Id, List, Row, Set, Source, Within};
use serde::Deserialize;

/// Declares tables of a file.
macro_rules! tables {
    ($($(#[$doc:meta])* $name:ident $(<$(const $n:ident),+>)? { $($(#[$meta:meta])* $field:ident: $type:ty),* $(,)? })+) => { $(
        $(#[$doc])*
        #[derive(Deserialize)]
        #[serde(expecting = "a table")]
        #[allow(dead_code, reason = "a pack must state it, though the rules do not need it")]
        pub(super) struct $name $(<$(const $n: u8),+>)? { $($(#[$meta])* pub(super) $field: $type,)* }
    )+ };
}

/// A form of the files that this build reads.
type Schema = Field<Within<1, 1>>;

// Some keys are notes for people who edit a file: `name_de`, `phase`, `needs`, `effect` and `final` of a card, `extent` of a region. No rule reads
// them. They stay until `data/` changes for another reason, because the hash of a pack covers every value.
tables! {
    Adjacency {
        schema: Schema,
        #[serde(default)]
        edge: Vec<Row<Edge>>,
        #[serde(default)]
        not_edge: Vec<Row<NotEdge>>,
    }
    Edge {
        a: Field<String>,
        b: Field<String>,
        kind: Field<BorderKind>,
        certainty: Field<Certainty>,
        source: Field<Source>,
        reason: Field<String>,
    }
    NotEdge {
        a: Field<String>,
        b: Field<String>,
        certainty: Field<Certainty>,
        source: Field<Source>,
        reason: Field<String>,
    }

    ClassCards {
        schema: Schema,
        #[serde(default)]
        card: Vec<Row<Card>>,
        #[serde(default)]
        suggested_set: Vec<Row<SuggestedSet>>,
    }
    Card {
        id: Field<Id>,
        name: Field<String>,
        name_de: Field<String>,
        class: Field<Class>,
        set: Field<CardBox>,
        phase: Field<When>,
        needs: Field<String>,
        effect: Field<String>,
        #[serde(rename = "final")]
        final_effect: Field<String>,
        source: Field<Source>,
    }
    SuggestedSet {
        id: Field<Id>,
        name: Field<String>,
        cards: Field<Set<String, 6, 6>>,
        source: Field<Source>,
    }

    Rats {
        schema: Schema,
        #[serde(default)]
        rat: Vec<Row<Rat>>,
    }
    Rat {
        id: Field<Id>,
        start: Field<bool>,
        limit: Field<Within<1, 6>>,
        symbols: Field<List<Symbol, 1, MAX_SYMBOLS>>,
        source: Field<Source>,
    }

    RegionCards {
        schema: Schema,
        #[serde(default)]
        card: Vec<Row<RegionCard>>,
    }
    RegionCard {
        id: Field<Id>,
        region: Field<String>,
        symbols: Field<Set<CardSign, 1, 2>>,
        source: Field<Source>,
    }

    Regions {
        schema: Schema,
        #[serde(default)]
        region: Vec<Row<Region>>,
    }
    Region {
        id: Field<Id>,
        name: Field<String>,
        board: Field<Continent>,
        tier: Field<Tier>,
        players: Field<Set<Within<2, 6>, 1, 5>>,
        x: Field<Within<0, 100>>,
        y: Field<Within<0, 100>>,
        extent: Field<String>,
        source: Field<Source>,
        source_layout: Field<Source>,
    }

    Setup {
        schema: Schema,
        cubes_per_player: Field<Within<2, 20>>,
        max_rats_per_region: Field<Within<3, 3>>,
        source: Field<Source>,
        #[serde(default)]
        base: Vec<Row<BaseNumbers>>,
        #[serde(default)]
        africanus: Vec<Row<AfricanusNumbers>>,
        sultan: Row<Sultan>,
        pieces: Row<Pieces>,
    }
    /// The numbers for one player count. The limits are those of the box: players, tokens, starting tokens, other tokens
    /// and class cards; starting tokens are not among those removed, RB-05.
    Numbers<const PLAYERS, const RATS, const STARTING, const OTHERS, const CARDS> {
        players: Field<Within<2, PLAYERS>>,
        regions: Field<Within<1, 17>>,
        rats_total: Field<Within<RATS, RATS>>,
        rats_starting_placed: Field<Within<1, STARTING>>,
        rats_removed: Field<Within<0, OTHERS>>,
        supply: Field<Within<1, RATS>>,
        start_cubes: Field<Within<2, 20>>,
        class_cards: Field<Within<6, CARDS>>,
        chivalry_steps: Field<Within<1, 3>>,
        region_cards_dealt: Option<Field<Within<1, 12>>>,
        region_cards_in_deck: Option<Field<Within<1, 51>>>,
        source: Field<Source>,
    }
    Sultan {
        diplomats: Field<Within<1, 15>>,
        first: Field<Within<0, 20>>,
        second: Field<Within<0, 20>>,
        tie_first_shares: Field<Within<0, 40>>,
        tie_second_shares: Field<Within<0, 20>>,
        two_players_first: Field<Within<0, 20>>,
        two_players_second: Field<Within<0, 20>>,
        rounding: Field<Rounding>,
        source: Field<Source>,
    }
    Pieces {
        bishops: Field<Within<2, 2>>,
        nuns: Field<Within<3, 3>>,
        walls: Field<Within<3, 3>>,
        potions: Field<Within<1, 10>>,
        three_step_markers: Field<Within<0, 10>>,
        caravans: Field<Within<1, 1>>,
        source: Field<Source>,
    }
}

pub(super) type BaseNumbers = Numbers<4, 49, 12, 37, 6>;
pub(super) type AfricanusNumbers = Numbers<6, 65, 17, 64, 8>;

/// The box a card is in.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum CardBox {
    Base,
    PiedPiper,
    Africanus,
}

impl CardBox {
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::PiedPiper => "pied_piper",
            Self::Africanus => "africanus",
        }
    }
}

/// How shared points are rounded, AF-35.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Rounding {
    Down,
}
