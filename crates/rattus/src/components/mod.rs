//! The components: map, tokens, cards and numbers, read from the files in `data/rattus` or from a pack in
//! their place.
//!
//! Everything is checked when it is read, and a pack with faults gives no components at all; so the rules may
//! rely on what is said here. Nothing here touches the disk: texts come in, components come out.

mod build;
mod check;
#[cfg(test)]
mod fault_tests;
mod files;
mod pack;
#[cfg(test)]
mod tests;
mod words;

pub use game::data::Source;
pub use pack::by_hash_serde;
pub use words::{BorderKind, Certainty, Continent, Tier, When};

use crate::cards::{CardId, Cards};
use crate::class::Class;
use crate::region::{MAX_REGIONS, Region, Regions};
use crate::setup::Boxes;
use crate::token::{Face, MAX_TOKENS, Token, Tokens};
use std::fmt;
use std::hash::{Hash, Hasher};

/// No map has more borders, so that a set of them fits into a word.
pub const MAX_BORDERS: usize = 64;

/// Number of region cards that name one region, AF-06.
pub const REGION_CARDS_EACH: usize = 3;

/// Everything that lies in the boxes.
#[non_exhaustive]
pub struct Components {
    /// Names the whole: `sha256:` and 64 hexadecimal digits.
    pub hash: String,
    /// By `Region`, in the order of `regions.toml`.
    pub regions: Vec<RegionInfo>,
    /// By `Region`: those that share a border or an arrow with it, whether in play or not, RB-03.
    pub neighbours: [Regions; MAX_REGIONS],
    /// By border number, in the order of `adjacency.toml`; walls stand on them, PP-33.
    pub borders: Vec<Border>,
    /// The base game's tokens, RB-04.
    pub base: TokenSet,
    /// Those that replace them in Africanus, AF-04.
    pub africanus: TokenSet,
    /// By `CardId`.
    pub cards: Vec<CardInfo>,
    /// The cards that the pack has. Older packs lack cards that were added later.
    pub stated_cards: Cards,
    /// By `CardId`: its class.
    pub class_of: [Class; CardId::ALL.len()],
    /// By `Class`: its cards, as a set of `CardId` indices.
    pub class_cards: [u32; Class::ALL.len()],
    /// The sets the rules suggest, PP-03.
    pub suggested_sets: Vec<SuggestedSet>,
    /// By region card number, in the order of `region_cards.toml`, AF-06.
    pub region_cards: Vec<RegionCard>,
    /// The numbers of the set-up.
    pub numbers: Numbers,
}

/// A region of the map.
#[derive(Clone, Copy, Debug)]
pub struct RegionInfo {
    /// The stable id.
    pub id: &'static str,
    /// The name on the map.
    pub name: &'static str,
    /// The board it lies on.
    pub board: Continent,
    /// Its shade.
    pub tier: Tier,
    /// The player counts at which it is in play: bit `n` for `n` players.
    pub players: u8,
    /// From left to right, in percent of the map.
    pub x: u8,
    /// From top to bottom, in percent of the map.
    pub y: u8,
    /// The lands it covers.
    pub extent: &'static str,
    /// Where name and tier come from.
    pub source: Source,
    /// Where place and extent come from.
    pub source_layout: Source,
}

/// Two neighbours.
#[derive(Clone, Copy, Debug)]
pub struct Border {
    /// One of them.
    pub a: Region,
    /// The other.
    pub b: Region,
    /// What joins them.
    pub kind: BorderKind,
    /// How sure that is.
    pub certainty: Certainty,
    /// Where it comes from.
    pub source: Source,
    /// Why it is believed.
    pub reason: &'static str,
}

/// One set of rat tokens.
#[derive(Clone, Debug)]
pub struct TokenSet {
    /// By `Token`; beyond `count` they mean nothing.
    pub faces: [Face; MAX_TOKENS],
    /// By `Token`: the stable id.
    pub ids: Vec<&'static str>,
    /// How many tokens there are.
    pub count: u8,
    /// The starting tokens.
    pub start: Tokens,
    /// All tokens.
    pub all: Tokens,
    /// By `Token`: where its face comes from.
    pub sources: Vec<Source>,
}

/// A class card.
#[derive(Clone, Copy, Debug)]
pub struct CardInfo {
    /// Which one.
    pub id: CardId,
    /// Its English name.
    pub name: &'static str,
    /// Its German name.
    pub name_de: &'static str,
    /// Its class.
    pub class: Class,
    /// The part of the turn it belongs to.
    pub phase: When,
    /// The pieces it needs; empty if none.
    pub needs: &'static str,
    /// A note on what it does.
    pub effect: &'static str,
    /// A note on what it does in the final round.
    pub final_effect: &'static str,
    /// Where it comes from.
    pub source: Source,
}

/// Six cards that go well together, PP-03.
#[derive(Clone, Debug)]
pub struct SuggestedSet {
    /// The stable id.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The cards, no two alike.
    pub cards: Vec<CardId>,
    /// Where it comes from.
    pub source: Source,
}

/// A region card, AF-06.
#[derive(Clone, Copy, Debug)]
pub struct RegionCard {
    /// The stable id.
    pub id: &'static str,
    /// The region it names.
    pub region: Region,
    /// What it shows.
    pub signs: Signs,
    /// Where its signs come from.
    pub source: Source,
}

/// What a region card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signs {
    /// Two different classes, AF-20.
    Two(Class, Class),
    /// Any class, AF-21.
    Wild,
}

impl Signs {
    /// Whether it protects a card of this class.
    #[inline]
    #[must_use]
    pub fn fits(self, class: Class) -> bool {
        match self {
            Self::Two(one, other) => class == one || class == other,
            Self::Wild => true,
        }
    }
}

/// The numbers of the set-up.
#[derive(Clone, Debug)]
pub struct Numbers {
    /// RB-01.
    pub cubes_per_player: u8,
    /// RB-19.
    pub max_rats: u8,
    /// Where these two come from.
    pub source: Source,
    /// For 2 to 4 players, in this order.
    pub base: [Row; 3],
    /// For 2 to 6 players, in this order.
    pub africanus: [Row; 5],
    /// AF-10, AF-35.
    pub sultan: Sultan,
    /// PP-07.
    pub pieces: Pieces,
}

/// The numbers for one player count.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// How many play.
    pub players: u8,
    /// Regions in play; each gets one starting token.
    pub regions: u8,
    /// Tokens in the box.
    pub rats_total: u8,
    /// Tokens removed from the game unseen, RB-05, AF-05.
    pub rats_removed: u8,
    /// Tokens in the bag at the first turn.
    pub supply: u8,
    /// Cubes each player starts with on the board, two a round, RB-08, AF-08.
    pub start_cubes: u8,
    /// Class cards in play, PP-02, AF-03.
    pub class_cards: u8,
    /// Steps a Chivalry card gives the plague piece, RB-45, AF-07.
    pub chivalry_steps: u8,
    /// Region cards dealt to each player, AF-06; none in the base game.
    pub region_cards_dealt: u8,
    /// Region cards of the regions in play, before the deal; none in the base game.
    pub region_cards: u8,
    /// Where it comes from.
    pub source: Source,
}

/// Diplomats and their points, AF-10, AF-35.
#[derive(Clone, Copy, Debug)]
pub struct Sultan {
    /// How many there are.
    pub diplomats: u8,
    /// Points for most; those tied for it share `first + second`, rounded down.
    pub first: u8,
    /// Points for second most; those tied for it share them, rounded down.
    pub second: u8,
    /// Points for most, with two players.
    pub two_players_first: u8,
    /// Points for second most, with two players.
    pub two_players_second: u8,
    /// Where it comes from.
    pub source: Source,
}

/// The pieces some cards bring, PP-07.
#[derive(Clone, Copy, Debug)]
pub struct Pieces {
    /// The Bishop's.
    pub bishops: u8,
    /// The Nun's.
    pub nuns: u8,
    /// The Emperor's.
    pub walls: u8,
    /// The Wizard's.
    pub potions: u8,
    /// Where it comes from.
    pub source: Source,
}

impl Components {
    /// The region with this id.
    #[must_use]
    pub fn region(&self, id: &str) -> Option<Region> {
        position(self.regions.iter().map(|region| region.id), id).map(Region)
    }

    /// The regions in play with this number of players, RB-02, AF-02.
    #[must_use]
    pub fn in_play(&self, players: u8) -> Regions {
        let numbered = (0..).map(Region).zip(&self.regions);
        numbered.filter(|(_, info)| info.players >> players & 1 == 1).map(|(region, _)| region).collect()
    }

    /// The border with this id: both regions' ids in either order, joined by `-`.
    #[must_use]
    pub fn border(&self, id: &str) -> Option<u8> {
        let (a, b) = id.split_once('-')?;
        self.border_between(self.region(a)?, self.region(b)?)
    }

    /// The border between two regions, if they are neighbours.
    #[must_use]
    pub fn border_between(&self, a: Region, b: Region) -> Option<u8> {
        let pair = Regions::only(a).with(b);
        let found = self.borders.iter().position(|border| Regions::only(border.a).with(border.b) == pair);
        found.map(|border| border as u8)
    }

    /// The id of a border: its regions' ids in alphabetical order, joined by `-`.
    #[must_use]
    pub fn border_id(&self, border: u8) -> String {
        let Border { a, b, .. } = self.borders[usize::from(border)];
        let mut ends = [a, b].map(|region| self.regions[region.index()].id);
        ends.sort_unstable();
        ends.join("-")
    }

    /// The region card with this id.
    #[must_use]
    pub fn region_card(&self, id: &str) -> Option<u8> {
        position(self.region_cards.iter().map(|card| card.id), id)
    }

    /// The numbers of the region cards that name one of these regions, as a set.
    #[must_use]
    pub fn region_cards_of(&self, regions: Regions) -> u64 {
        let numbered = self.region_cards.iter().enumerate();
        numbered.filter(|(_, card)| regions.has(card.region)).fold(0, |set, (number, _)| set | 1 << number)
    }

    /// The class cards of these boxes.
    #[must_use]
    pub fn cards_of(&self, boxes: Boxes) -> Cards {
        self.stated_cards.iter().filter(|card| boxes.has(card.set())).collect()
    }

    /// What is known of a card.
    #[must_use]
    pub fn card(&self, card: CardId) -> &CardInfo {
        &self.cards[card.index()]
    }
}

impl TokenSet {
    /// The token with this id.
    #[must_use]
    pub fn token(&self, id: &str) -> Option<Token> {
        position(self.ids.iter().copied(), id).map(Token)
    }

    /// The id of a token.
    #[must_use]
    pub fn id(&self, token: Token) -> &'static str {
        self.ids[token.index()]
    }

    /// The face of a token.
    #[inline]
    #[must_use]
    pub fn face(&self, token: Token) -> &Face {
        &self.faces[token.index()]
    }
}

impl Numbers {
    /// The row for this number of players, with or without Africanus, if it can be played.
    #[inline]
    #[must_use]
    pub fn of(&self, africanus: bool, players: u8) -> Option<&Row> {
        let rows = if africanus { &self.africanus[..] } else { &self.base };
        rows.get(usize::from(players).checked_sub(2)?)
    }

    /// The row for this number of players at a table that has begun.
    #[inline]
    #[must_use]
    pub fn row(&self, africanus: bool, players: u8) -> &Row {
        self.of(africanus, players).expect("a game has begun only where so many can play")
    }
}

fn position(mut ids: impl Iterator<Item = &'static str>, id: &str) -> Option<u8> {
    ids.position(|known| known == id).map(|position| position as u8)
}

impl fmt::Debug for Components {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Components({})", self.hash)
    }
}

impl PartialEq for Components {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other) || self.hash == other.hash
    }
}

impl Eq for Components {}

impl Hash for Components {
    /// A few digits do: no process holds many packs, and games are hashed often.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.hash.as_bytes()[7..15].hash(state);
    }
}
