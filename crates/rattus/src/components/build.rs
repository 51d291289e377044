//! Builds components from a pack without faults.

use super::check::{Files, newest_cards};
use super::files::{self, Numbers as RawNumbers};
use super::{
    Border, CardInfo, Components, Numbers, Pieces, RegionCard, RegionInfo, Row, Signs, SuggestedSet,
    SultanNumbers, TokenSet,
};
use crate::cards::{CardId, Cards};
use crate::class::Class;
use crate::region::{MAX_REGIONS, Region, Regions};
use crate::token::{Face, MAX_TOKENS, Token, Tokens};
use game::data::{Field, File, Id, Row as Entry, Within};

/// Builds the components of a pack without faults.
pub(super) fn build(files: &Files<'_>, hash: String) -> Components {
    let regions: Vec<RegionInfo> = entries(&content(&files.regions).region).map(region).collect();
    let place = |field: &Field<String>| {
        let id = field.read();
        Region(regions.iter().position(|region| region.id == id).expect("every named region exists") as u8)
    };
    let borders: Vec<Border> = entries(&content(&files.adjacency).edge)
        .map(|edge| Border {
            a: place(&edge.a),
            b: place(&edge.b),
            kind: *edge.kind.read(),
            certainty: *edge.certainty.read(),
            source: *edge.source.read(),
            reason: text(&edge.reason),
        })
        .collect();
    let mut neighbours = [Regions::NONE; MAX_REGIONS];
    for &Border { a, b, .. } in &borders {
        neighbours[a.index()] = neighbours[a.index()].with(b);
        neighbours[b.index()] = neighbours[b.index()].with(a);
    }
    let class_cards = content(&files.class_cards);
    let stated: Vec<CardInfo> = entries(&class_cards.card).map(card).collect();
    let mut class_masks = [0; Class::ALL.len()];
    for card in &stated {
        class_masks[card.class as usize] |= 1 << card.id.index();
    }
    let stated_cards: Cards = stated.iter().map(|card| card.id).collect();
    // A card that is missing is never drawn; its entry only fills the place.
    let missing = entries(newest_cards()).filter(|entry| !stated_cards.has(card_id(&entry.id.read().0)));
    let mut cards: Vec<CardInfo> = missing.map(card).collect();
    cards.extend(stated);
    cards.sort_by_key(|card| card.id);
    let region_cards = entries(&content(&files.region_cards).card);
    Components {
        hash,
        region_cards: region_cards.map(|card| region_card(card, place(&card.region))).collect(),
        regions,
        neighbours,
        borders,
        base: tokens(content(&files.rats_base)),
        africanus: tokens(content(&files.rats_africanus)),
        class_of: std::array::from_fn(|card| cards[card].class),
        class_cards: class_masks,
        stated_cards,
        cards,
        suggested_sets: entries(&class_cards.suggested_set).map(suggested_set).collect(),
        numbers: numbers(content(&files.setup)),
    }
}

fn content<'f, T>(file: &'f Option<File<'_, T>>) -> &'f T {
    &file.as_ref().expect("a file that can't be read is a fault").content
}

fn entries<T>(rows: &[Entry<T>]) -> impl Iterator<Item = &T> {
    rows.iter().map(Entry::read)
}

/// A text with static lifetime. It leaks memory, so it is used only for packs without faults.
fn text(field: &Field<String>) -> &'static str {
    field.read().clone().leak()
}

fn id(field: &Field<Id>) -> &'static str {
    field.read().0.clone().leak()
}

fn number<const LEAST: u8, const MOST: u8>(field: &Field<Within<LEAST, MOST>>) -> u8 {
    field.read().0
}

fn card_id(name: &str) -> CardId {
    CardId::named(name).expect("every named card exists")
}

fn region(entry: &files::Region) -> RegionInfo {
    RegionInfo {
        id: id(&entry.id),
        name: text(&entry.name),
        board: *entry.board.read(),
        tier: *entry.tier.read(),
        players: entry.players.read().0.iter().fold(0, |mask, count| mask | 1 << count.0),
        x: number(&entry.x),
        y: number(&entry.y),
        source: *entry.source.read(),
        source_layout: *entry.source_layout.read(),
    }
}

fn tokens(file: &files::Rats) -> TokenSet {
    let rats = || entries(&file.rat);
    let mut faces = [Face::new(u8::MAX, &[]); MAX_TOKENS];
    for (face, rat) in faces.iter_mut().zip(rats()) {
        *face = Face::new(number(&rat.limit), &rat.symbols.read().0);
    }
    let numbered = || (0..).map(Token).zip(rats());
    TokenSet {
        faces,
        ids: rats().map(|rat| id(&rat.id)).collect(),
        count: file.rat.len() as u8,
        start: numbered().filter(|(_, rat)| *rat.start.read()).map(|(token, _)| token).collect(),
        all: numbered().map(|(token, _)| token).collect::<Tokens>(),
        sources: rats().map(|rat| *rat.source.read()).collect(),
    }
}

fn card(entry: &files::Card) -> CardInfo {
    CardInfo {
        id: card_id(&entry.id.read().0),
        name: text(&entry.name),
        class: *entry.class.read(),
        source: *entry.source.read(),
    }
}

fn suggested_set(entry: &files::SuggestedSet) -> SuggestedSet {
    let cards = entry.cards.read().0.iter().map(|name| card_id(name)).collect();
    SuggestedSet { id: id(&entry.id), name: text(&entry.name), cards, source: *entry.source.read() }
}

fn region_card(entry: &files::RegionCard, region: Region) -> RegionCard {
    let classes: Option<Vec<Class>> = entry.symbols.read().0.iter().map(|sign| sign.0).collect();
    let signs = match classes.as_deref() {
        Some(&[one, other]) => Signs::Two(one, other),
        _ => Signs::Wild,
    };
    RegionCard { id: id(&entry.id), region, signs, source: *entry.source.read() }
}

fn numbers(file: &files::Setup) -> Numbers {
    let (sultan, pieces) = (file.sultan.read(), file.pieces.read());
    Numbers {
        cubes_per_player: number(&file.cubes_per_player),
        max_rats: number(&file.max_rats_per_region),
        source: *file.source.read(),
        base: rows(&file.base).try_into().expect("one row for each count"),
        africanus: rows(&file.africanus).try_into().expect("one row for each count"),
        sultan: SultanNumbers {
            diplomats: number(&sultan.diplomats),
            first: number(&sultan.first),
            second: number(&sultan.second),
            two_players_first: number(&sultan.two_players_first),
            two_players_second: number(&sultan.two_players_second),
            source: *sultan.source.read(),
        },
        pieces: Pieces {
            bishops: number(&pieces.bishops),
            nuns: number(&pieces.nuns),
            walls: number(&pieces.walls),
            potions: number(&pieces.potions),
            source: *pieces.source.read(),
        },
    }
}

/// The numbers of a box by player count.
fn rows<const P: u8, const R: u8, const S: u8, const O: u8, const C: u8>(
    rows: &[Entry<RawNumbers<P, R, S, O, C>>],
) -> Vec<Row> {
    let row = |entry: &RawNumbers<P, R, S, O, C>| Row {
        players: number(&entry.players),
        regions: number(&entry.regions),
        rats_total: number(&entry.rats_total),
        rats_removed: number(&entry.rats_removed),
        supply: number(&entry.supply),
        start_cubes: number(&entry.start_cubes),
        class_cards: number(&entry.class_cards),
        chivalry_steps: number(&entry.chivalry_steps),
        region_cards_dealt: entry.region_cards_dealt.as_ref().map_or(0, number),
        region_cards: entry.region_cards_in_deck.as_ref().map_or(0, number),
        source: *entry.source.read(),
    };
    let mut rows: Vec<Row> = entries(rows).map(row).collect();
    rows.sort_by_key(|row| row.players);
    rows
}
