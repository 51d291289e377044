//! Names and descriptions of components.

use crate::components::Signs;
use crate::{CardId, Components, Region, Setup, Symbol};
use title::Texts;

/// The name of a component where the data decides it. Faces always come from the data: a pack may change them.
pub(crate) fn name(setup: &Setup, kind: &str, id: &str, texts: &dyn Texts) -> Option<String> {
    let components = setup.components;
    match kind {
        "token" => face(components, id, texts),
        "region_card" => region_card(components, id, texts),
        "region" if !texts.has("region", id) => {
            Some(components.regions[components.region(id)?.index()].name.to_owned())
        }
        "card" if !texts.has("card", id) => Some(components.card(CardId::named(id)?).name.to_owned()),
        _ => None,
    }
}

/// What a card does, or the neighbours of a region.
pub(crate) fn describe(setup: &Setup, id: &str, texts: &dyn Texts) -> Option<String> {
    if let Some(region) = setup.components.region(id) {
        return Some(neighbours(setup, region, texts));
    }
    let card = setup.components.card(CardId::named(id)?);
    let part = |part: &str| texts.name("card", &format!("{id}-{part}")).into();
    let args = [
        ("card", texts.name("card", id).into()),
        ("class", texts.name("class", card.class.id()).into()),
        ("ability", part("ability")),
        ("final", part("final")),
        ("risk", part("risk")),
    ];
    Some(texts.text("rattus-card", &args))
}

/// The regions in play next to one.
fn neighbours(setup: &Setup, region: Region, texts: &dyn Texts) -> String {
    let components = setup.components;
    let name = |region: Region| texts.name("region", components.regions[region.index()].id);
    let next = components.neighbours[region.index()].and(components.in_play(setup.players));
    let names: Vec<String> = next.iter().map(name).collect();
    texts.text("rattus-next-to", &[("region", name(region).into()), ("regions", texts.list(&names).into())])
}

/// What a token shows: its limit and its symbols.
fn face(components: &Components, id: &str, texts: &dyn Texts) -> Option<String> {
    let set = [&components.base, &components.africanus].into_iter().find(|set| set.token(id).is_some())?;
    let face = set.face(set.token(id)?);
    let symbols: Vec<String> = face
        .symbols()
        .iter()
        .map(|symbol| match symbol {
            Symbol::Majority => texts.name("symbol", "majority"),
            Symbol::All => texts.name("symbol", "all"),
            Symbol::Class(class) => texts.name("class", class.id()),
        })
        .collect();
    let args = [("limit", face.limit.into()), ("symbols", symbols.join(", ").into())];
    Some(texts.text("token-face", &args))
}

/// What a region card shows: its region and its signs.
fn region_card(components: &Components, id: &str, texts: &dyn Texts) -> Option<String> {
    let card = &components.region_cards[usize::from(components.region_card(id)?)];
    let signs = match card.signs {
        Signs::Two(one, other) => [one, other].map(|class| texts.name("class", class.id())).join(", "),
        Signs::Wild => texts.text("region_card-any-class", &[]),
    };
    let region = texts.name("region", components.regions[card.region.index()].id);
    Some(texts.text("region_card-face", &[("region", region.into()), ("signs", signs.into())]))
}
