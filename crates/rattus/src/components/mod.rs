//! The components: map, tokens, cards and numbers, read from the files in `data/rattus` or from a data pack.
//!
//! Everything is checked when it is read, and a pack with faults gives no components at all, so the rules may rely on the
//! properties stated here. No file is opened here: texts come in, components come out.

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
pub use words::{BorderKind, Certainty, Continent, Tier};

use crate::cards::{CardId, Cards};
use crate::class::Class;
use crate::region::{MAX_REGIONS, Region, Regions};
use crate::setup::Boxes;
use crate::token::{Face, MAX_TOKENS, Token, Tokens};
use std::fmt;
use std::hash::{Hash, Hasher};

/// Maximum number of borders of a map. A set of them fits into one word.
pub const MAX_BORDERS: usize = 64;

/// Number of region cards that name one region, AF-06.
pub const REGION_CARDS_EACH: usize = 3;

/// All components of the boxes.
#[non_exhaustive]
pub struct Components {
    /// The hash of the pack: `sha256:` and 64 hexadecimal digits.
    pub hash: String,
    /// By `Region`, in the order of `regions.toml`.
    pub regions: Vec<RegionInfo>,
    /// By `Region`: the regions that share a border or an arrow with it, whether in play or not (RB-03).
    pub neighbours: [Regions; MAX_REGIONS],
    /// By border number, in the order of `adjacency.toml`. Walls stand on borders (PP-33).
    pub borders: Vec<Border>,
    /// The base game's tokens, RB-04.
    pub base: TokenSet,
    /// The tokens that replace them in Africanus (AF-04).
    pub africanus: TokenSet,
    /// By `CardId`.
    pub cards: Vec<CardInfo>,
    /// The cards that the pack has. Older packs lack cards that were added later.
    pub stated_cards: Cards,
    /// By `CardId`: the class of the card.
    pub class_of: [Class; CardId::ALL.len()],
    /// By `Class`: the cards of the class, as a set of `CardId` indices.
    pub class_cards: [u32; Class::ALL.len()],
    /// The card sets that the rules suggest (PP-03).
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
    /// The shade of the region on the map.
    pub tier: Tier,
    /// The numbers of players with which it is in play: bit `n` for `n` players.
    pub players: u8,
    /// The position from left to right, in percent of the map.
    pub x: u8,
    /// The position from top to bottom, in percent of the map.
    pub y: u8,
    /// The source of name and tier.
    pub source: Source,
    /// The source of the position.
    pub source_layout: Source,
}

/// Two neighbours.
#[derive(Clone, Copy, Debug)]
pub struct Border {
    /// One of the two regions.
    pub a: Region,
    /// The other region.
    pub b: Region,
    /// What connects them.
    pub kind: BorderKind,
    /// How certain the connection is.
    pub certainty: Certainty,
    /// The source of the entry.
    pub source: Source,
    /// Why the connection is assumed.
    pub reason: &'static str,
}

/// One set of rat tokens.
#[derive(Clone, Debug)]
pub struct TokenSet {
    /// By `Token`. Entries from `count` on are not used.
    pub faces: [Face; MAX_TOKENS],
    /// By `Token`: the stable id.
    pub ids: Vec<&'static str>,
    /// The number of tokens.
    pub count: u8,
    /// The starting tokens.
    pub start: Tokens,
    /// All tokens.
    pub all: Tokens,
    /// By `Token`: the source of its face.
    pub sources: Vec<Source>,
}

/// A class card.
#[derive(Clone, Copy, Debug)]
pub struct CardInfo {
    /// The id of the card.
    pub id: CardId,
    /// The English name.
    pub name: &'static str,
    /// The class of the card.
    pub class: Class,
    /// The source of the entry.
    pub source: Source,
}

/// Six cards that are suggested together (PP-03).
#[derive(Clone, Debug)]
pub struct SuggestedSet {
    /// The stable id.
    pub id: &'static str,
    /// The name of the set.
    pub name: &'static str,
    /// The cards, all different.
    pub cards: Vec<CardId>,
    /// The source of the entry.
    pub source: Source,
}

/// A region card, AF-06.
#[derive(Clone, Copy, Debug)]
pub struct RegionCard {
    /// The stable id.
    pub id: &'static str,
    /// The region it names.
    pub region: Region,
    /// The signs it shows.
    pub signs: Signs,
    /// The source of its signs.
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
    /// Cubes per player (RB-01).
    pub cubes_per_player: u8,
    /// Maximum number of rats in a region (RB-19).
    pub max_rats: u8,
    /// The source of these two numbers.
    pub source: Source,
    /// For 2 to 4 players, in this order.
    pub base: [Row; 3],
    /// For 2 to 6 players, in this order.
    pub africanus: [Row; 5],
    /// Diplomats and their points (AF-10, AF-35).
    pub sultan: SultanNumbers,
    /// The numbers of pieces of single cards (PP-07).
    pub pieces: Pieces,
}

/// The numbers for one player count.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The number of players.
    pub players: u8,
    /// Regions in play; each gets one starting token.
    pub regions: u8,
    /// Tokens in the box.
    pub rats_total: u8,
    /// Tokens removed from the game unseen, RB-05, AF-05.
    pub rats_removed: u8,
    /// Tokens in the bag at the first turn.
    pub supply: u8,
    /// Cubes that each player starts with on the board, placed two per round (RB-08, AF-08).
    pub start_cubes: u8,
    /// Class cards in play, PP-02, AF-03.
    pub class_cards: u8,
    /// Steps a Chivalry card gives the plague piece, RB-45, AF-07.
    pub chivalry_steps: u8,
    /// Region cards dealt to each player, AF-06; none in the base game.
    pub region_cards_dealt: u8,
    /// Region cards of the regions in play, before the deal; none in the base game.
    pub region_cards: u8,
    /// The source of the row.
    pub source: Source,
}

/// Diplomats and their points, AF-10, AF-35.
#[derive(Clone, Copy, Debug)]
pub struct SultanNumbers {
    /// The number of diplomats.
    pub diplomats: u8,
    /// Points for the most diplomats. Players who tie share `first + second`, rounded down.
    pub first: u8,
    /// Points for the second most diplomats. Players who tie share them, rounded down.
    pub second: u8,
    /// Points for the most diplomats with two players.
    pub two_players_first: u8,
    /// Points for the second most diplomats with two players.
    pub two_players_second: u8,
    /// The source of these numbers.
    pub source: Source,
}

/// The numbers of pieces that some cards use (PP-07).
#[derive(Clone, Copy, Debug)]
pub struct Pieces {
    /// Pieces of the Bishop.
    pub bishops: u8,
    /// Pieces of the Nun.
    pub nuns: u8,
    /// Walls of the Emperor.
    pub walls: u8,
    /// Potions of the Wizard.
    pub potions: u8,
    /// The source of these numbers.
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

    /// The border between two regions, if they are neighbours.
    #[must_use]
    pub fn border_between(&self, a: Region, b: Region) -> Option<u8> {
        let pair = Regions::only(a).with(b);
        let found = self.borders.iter().position(|border| Regions::only(border.a).with(border.b) == pair);
        found.map(|border| border as u8)
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

    /// The information about a card.
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
    /// The row for these boxes and this number of players. `None` if that cannot be played.
    #[inline]
    #[must_use]
    pub fn of(&self, boxes: Boxes, players: u8) -> Option<&Row> {
        let rows = if boxes.africanus { &self.africanus[..] } else { &self.base };
        rows.get(usize::from(players).checked_sub(2)?)
    }

    /// The row for these boxes and this number of players in a game that has started.
    #[inline]
    #[must_use]
    pub fn row(&self, boxes: Boxes, players: u8) -> &Row {
        self.of(boxes, players).expect("a game starts only with a valid number of players")
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
    /// A few digits are enough: a process holds few packs, and games are hashed often.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.hash.as_bytes()[7..15].hash(state);
    }
}
