//! A sound pack made into components.

use super::sheet::{Entry, Sheet, Value};
use super::{
    Border, CardInfo, Components, Numbers, Pieces, RegionCard, RegionInfo, Row, Signs, SuggestedSet, Sultan,
    TokenSet,
};
use crate::cards::CardId;
use crate::class::Class;
use crate::region::{MAX_REGIONS, Region, Regions};
use crate::token::{Face, MAX_TOKENS, Symbol, Token, Tokens};
use toml::de::DeValue;

/// Builds the components of a pack in which nothing was found wrong.
pub(super) fn build(sheets: &[Sheet<'_>; 7], hash: String) -> Components {
    let [adjacency, class_cards, rats_africanus, rats_base, region_cards, map, setup] = sheets;
    let regions: Vec<RegionInfo> = map.entries("region").iter().map(region).collect();
    let place = |entry: &Entry<'_, '_>, key| {
        let id: String = entry.read(key);
        Region(regions.iter().position(|region| region.id == id).expect("every named region exists") as u8)
    };
    let borders: Vec<Border> = adjacency
        .entries("edge")
        .iter()
        .map(|edge| Border {
            a: place(edge, "a"),
            b: place(edge, "b"),
            kind: edge.read("kind"),
            certainty: edge.read("certainty"),
            source: edge.read("source"),
            reason: edge.read("reason"),
        })
        .collect();
    let mut neighbours = [Regions::NONE; MAX_REGIONS];
    for &Border { a, b, .. } in &borders {
        neighbours[a.index()] = neighbours[a.index()].with(b);
        neighbours[b.index()] = neighbours[b.index()].with(a);
    }
    let mut cards: Vec<CardInfo> = class_cards.entries("card").iter().filter_map(card).collect();
    cards.sort_by_key(|card| card.id);
    let mut class_masks = [0; Class::ALL.len()];
    for card in &cards {
        class_masks[card.class as usize] |= 1 << card.id.index();
    }
    let region_cards = region_cards.entries("card");
    Components {
        hash,
        region_cards: region_cards.iter().map(|card| region_card(card, place(card, "region"))).collect(),
        regions,
        neighbours,
        borders,
        base: tokens(rats_base),
        africanus: tokens(rats_africanus),
        class_of: std::array::from_fn(|card| cards[card].class),
        class_cards: class_masks,
        cards,
        suggested_sets: class_cards.entries("suggested_set").iter().filter_map(suggested_set).collect(),
        numbers: numbers(setup),
    }
}

fn region(entry: &Entry<'_, '_>) -> RegionInfo {
    RegionInfo {
        id: entry.read("id"),
        name: entry.read("name"),
        board: entry.read("board"),
        tier: entry.read("tier"),
        players: entry.read::<Vec<u8>>("players").into_iter().fold(0, |mask, count| mask | 1 << count),
        x: entry.read("x"),
        y: entry.read("y"),
        extent: entry.read("extent"),
        source: entry.read("source"),
        source_layout: entry.read("source_layout"),
    }
}

fn tokens(sheet: &Sheet<'_>) -> TokenSet {
    let rats = sheet.entries("rat");
    let mut faces = [Face::new(u8::MAX, &[]); MAX_TOKENS];
    for (face, rat) in faces.iter_mut().zip(&rats) {
        *face = Face::new(rat.read("limit"), &rat.read::<Vec<Symbol>>("symbols"));
    }
    let numbered = || (0..).map(Token).zip(&rats);
    TokenSet {
        faces,
        ids: rats.iter().map(|rat| rat.read("id")).collect(),
        count: rats.len() as u8,
        start: numbered().filter(|(_, rat)| rat.read("start")).map(|(token, _)| token).collect(),
        all: numbered().map(|(token, _)| token).collect::<Tokens>(),
        sources: rats.iter().map(|rat| rat.read("source")).collect(),
    }
}

fn card(entry: &Entry<'_, '_>) -> Option<CardInfo> {
    Some(CardInfo {
        id: entry.get("id")?,
        name: entry.read("name"),
        name_de: entry.read("name_de"),
        class: entry.read("class"),
        phase: entry.read("phase"),
        needs: entry.read("needs"),
        effect: entry.read("effect"),
        final_effect: entry.read("final"),
        source: entry.read("source"),
    })
}

fn suggested_set(entry: &Entry<'_, '_>) -> Option<SuggestedSet> {
    let cards = entry.get("cards")?;
    Some(SuggestedSet { id: entry.read("id"), name: entry.read("name"), cards, source: entry.read("source") })
}

fn region_card(entry: &Entry<'_, '_>, region: Region) -> RegionCard {
    let signs = match entry.get::<Vec<Class>>("symbols").as_deref() {
        Some(&[one, other]) => Signs::Two(one, other),
        _ => Signs::Wild,
    };
    RegionCard { id: entry.read("id"), region, signs, source: entry.read("source") }
}

fn numbers(sheet: &Sheet<'_>) -> Numbers {
    let top = sheet.top();
    let rows = |list| {
        let mut rows: Vec<Row> = sheet.entries(list).iter().map(row).collect();
        rows.sort_by_key(|row| row.players);
        rows
    };
    let table = |name| sheet.table(name).expect("a sound set-up has all its tables");
    let (sultan, pieces) = (table("sultan"), table("pieces"));
    Numbers {
        cubes_per_player: top.read("cubes_per_player"),
        max_rats: top.read("max_rats_per_region"),
        source: top.read("source"),
        base: rows("base").try_into().expect("one row for each count"),
        africanus: rows("africanus").try_into().expect("one row for each count"),
        sultan: Sultan {
            diplomats: sultan.read("diplomats"),
            first: sultan.read("first"),
            second: sultan.read("second"),
            two_players_first: sultan.read("two_players_first"),
            two_players_second: sultan.read("two_players_second"),
            source: sultan.read("source"),
        },
        pieces: Pieces {
            bishops: pieces.read("bishops"),
            nuns: pieces.read("nuns"),
            walls: pieces.read("walls"),
            potions: pieces.read("potions"),
            source: pieces.read("source"),
        },
    }
}

fn row(entry: &Entry<'_, '_>) -> Row {
    Row {
        players: entry.read("players"),
        regions: entry.read("regions"),
        rats_total: entry.read("rats_total"),
        rats_removed: entry.read("rats_removed"),
        supply: entry.read("supply"),
        start_cubes: entry.read("start_cubes"),
        class_cards: entry.read("class_cards"),
        chivalry_steps: entry.read("chivalry_steps"),
        region_cards_dealt: entry.get("region_cards_dealt").unwrap_or(0),
        region_cards: entry.get("region_cards_in_deck").unwrap_or(0),
        source: entry.read("source"),
    }
}

impl Value for Class {
    fn of(value: &DeValue<'_>) -> Option<Self> {
        Self::named(value.as_str()?)
    }
}

impl Value for CardId {
    fn of(value: &DeValue<'_>) -> Option<Self> {
        Self::named(value.as_str()?)
    }
}

impl Value for Symbol {
    fn of(value: &DeValue<'_>) -> Option<Self> {
        match value.as_str()? {
            "M" => Some(Self::Majority),
            "A" => Some(Self::All),
            class => Class::named(class).map(Self::Class),
        }
    }
}
