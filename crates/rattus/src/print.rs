//! What is printed on the components, for a client that draws them.

use crate::Region;
use crate::components::{Components, Continent, Signs, TokenSet};
use crate::token::Symbol;
use serde::Serialize;
use std::collections::BTreeMap;

/// The printed facts that a board needs, by the ids of the components.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "RattusPack"))]
pub struct Print {
    /// The hash of the components.
    pub hash: &'static str,
    /// What the uploader called them, if they were uploaded.
    pub name: Option<String>,
    /// Class cards: the class.
    pub cards: BTreeMap<&'static str, &'static str>,
    /// Tokens of the base game and of Africanus.
    pub tokens: BTreeMap<&'static str, TokenPrint>,
    /// Which of the tokens belong to Africanus.
    pub africanus_tokens: Vec<&'static str>,
    /// Region cards.
    pub region_cards: BTreeMap<&'static str, RegionCardPrint>,
    /// The regions of the African board.
    pub africa: Vec<&'static str>,
    /// The number of potions (PP-65).
    pub potions: u8,
    /// The number of diplomats (AF-10).
    pub diplomats: u8,
}

/// A token.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "RattusToken"))]
pub struct TokenPrint {
    /// The population at which it breaks out.
    pub limit: u8,
    /// `majority`, `all` or a class, in the order in which they take effect.
    pub signs: Vec<&'static str>,
}

/// A region card.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "RattusRegionCard"))]
pub struct RegionCardPrint {
    /// The region it names.
    pub region: &'static str,
    /// The classes it protects; none for any class.
    pub classes: Vec<&'static str>,
}

impl Print {
    /// The printed facts of these components.
    pub(crate) fn of(components: &'static Components, name: Option<String>) -> Self {
        let region = |region: Region| components.regions[region.index()].id;
        let cards = components.stated_cards.iter().map(|card| (card.id(), components.card(card).class.id()));
        let region_cards = components.region_cards.iter().map(|card| {
            let classes = match card.signs {
                Signs::Two(one, other) => vec![one.id(), other.id()],
                Signs::Wild => Vec::new(),
            };
            (card.id, RegionCardPrint { region: region(card.region), classes })
        });
        let africa = components.regions.iter().filter(|region| region.board == Continent::Africa);
        Self {
            hash: &components.hash,
            name,
            cards: cards.collect(),
            tokens: tokens(&components.base).chain(tokens(&components.africanus)).collect(),
            africanus_tokens: components.africanus.ids.to_vec(),
            region_cards: region_cards.collect(),
            africa: africa.map(|region| region.id).collect(),
            potions: components.numbers.pieces.potions,
            diplomats: components.numbers.sultan.diplomats,
        }
    }
}

fn tokens(set: &'static TokenSet) -> impl Iterator<Item = (&'static str, TokenPrint)> {
    set.ids.iter().zip(&set.faces).map(|(id, face)| {
        let signs = face.symbols().iter().map(|symbol| match symbol {
            Symbol::Majority => "majority",
            Symbol::All => "all",
            Symbol::Class(class) => class.id(),
        });
        (*id, TokenPrint { limit: face.limit, signs: signs.collect() })
    })
}
