//! Rat tokens: their faces, and sets of them.

use crate::class::Class;
use game::indexed;
use serde::{Deserialize, Serialize};

/// The number of tokens of the largest set, that of Africanus.
pub(crate) const MAX_TOKENS: usize = 65;

/// Maximum number of symbols on one token.
pub(crate) const MAX_SYMBOLS: usize = 6;

indexed! {
    /// A rat token, by its line in the file of its set.
    Token below 128,
}

/// A symbol on a token (RB-26 to RB-29).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symbol {
    /// M: the players with the most cubes in the region.
    Majority,
    /// A: all players in the region.
    All,
    /// The holders of this class's cards.
    Class(Class),
}

/// The face of a token: its limit and its symbols, first every M, then every A, then the classes as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// The population at which the plague breaks out.
    pub limit: u8,
    /// The number of symbols.
    pub count: u8,
    /// The symbols. Only the first `count` are valid.
    pub symbols: [Symbol; MAX_SYMBOLS],
}

impl Face {
    /// A face with these symbols, sorted into the order of RB-26.
    #[must_use]
    pub fn new(limit: u8, printed: &[Symbol]) -> Self {
        let mut symbols = [Symbol::All; MAX_SYMBOLS];
        let rank = |symbol: &Symbol| match symbol {
            Symbol::Majority => 0,
            Symbol::All => 1,
            Symbol::Class(_) => 2,
        };
        let mut ordered = printed.to_vec();
        ordered.sort_by_key(rank);
        symbols[..ordered.len()].copy_from_slice(&ordered);
        Self { limit, count: ordered.len() as u8, symbols }
    }

    /// The symbols in the order they take effect.
    #[inline]
    #[must_use]
    pub fn symbols(&self) -> &[Symbol] {
        &self.symbols[..usize::from(self.count)]
    }
}

/// A set of tokens, in as few bytes as possible: every board has three of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Tokens([u8; MAX_TOKENS.div_ceil(8)]);

impl Tokens {
    /// The empty set.
    pub const NONE: Self = Self([0; MAX_TOKENS.div_ceil(8)]);

    #[inline]
    pub(crate) const fn of(set: u128) -> Self {
        let [a, b, c, d, e, f, g, h, i, ..] = set.to_le_bytes();
        Self([a, b, c, d, e, f, g, h, i])
    }

    /// The set in the form that [`game::Options`] takes.
    #[inline]
    #[must_use]
    pub const fn set(self) -> u128 {
        let [a, b, c, d, e, f, g, h, i] = self.0;
        u64::from_le_bytes([a, b, c, d, e, f, g, h]) as u128 | (i as u128) << 64
    }

    /// Whether the set contains `token`.
    #[inline]
    #[must_use]
    pub const fn has(self, token: Token) -> bool {
        self.set() >> token.0 & 1 == 1
    }

    /// The set with `token`.
    #[inline]
    #[must_use]
    pub const fn with(self, token: Token) -> Self {
        Self::of(self.set() | 1 << token.0)
    }

    /// The set without `token`.
    #[inline]
    #[must_use]
    pub const fn without(self, token: Token) -> Self {
        Self::of(self.set() & !(1 << token.0))
    }

    /// The intersection of two sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::of(self.set() & other.set())
    }

    /// The union of two sets.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::of(self.set() | other.set())
    }

    /// The members that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self::of(self.set() & !other.set())
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.set() == 0
    }

    /// The number of tokens.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.set().count_ones() as u8
    }

    /// The tokens, in the order of their file.
    pub fn iter(self) -> impl Iterator<Item = Token> {
        (0..MAX_TOKENS as u8).map(Token).filter(move |&token| self.has(token))
    }
}

impl FromIterator<Token> for Tokens {
    fn from_iter<I: IntoIterator<Item = Token>>(tokens: I) -> Self {
        tokens.into_iter().fold(Self::NONE, Self::with)
    }
}
