//! Names and descriptions of components.

use crate::components::{
    Agenda, Bundle, Components, Cost, Counted, DecreeInfo, Imperative, Spread, TechInfo,
};
use crate::{Color, Resource, Size};
use title::Texts;

/// The name of a component where the data decides it: the content of a reward, and components that only a pack has.
pub(crate) fn name(pack: &Components, kind: &str, id: &str, texts: &dyn Texts) -> Option<String> {
    if kind == "reward" {
        return pack.tokens.iter().find(|token| token.0 == id).map(|token| gain(&token.1, texts));
    }
    if texts.has(kind, id) {
        return None;
    }
    let own = |name: &str| name.to_owned();
    match kind {
        "place" => pack.map.places.iter().find(|info| info.id == id).map(|info| own(info.name)),
        "technology" => pack.technologies.iter().find(|info| info.id == id).map(|info| own(info.name)),
        "pest" => pack.pests.iter().find(|info| info.id == id).map(|info| own(info.name)),
        "support" => pack.supports.iter().find(|info| info.id == id).map(|info| own(info.name)),
        "decree" => pack
            .decrees
            .iter()
            .find(|info| info.id == id)
            .map(|info| format!("{}; {}", info.agenda_name, info.imperative_name)),
        "capital-building" => {
            pack.capital_buildings.iter().find(|info| info.id == id).map(|info| own(info.name))
        }
        // The report on buildings lists those of the capital among the others.
        "building" if pack.capital_buildings.iter().any(|info| info.id == id) => {
            Some(texts.name("capital-building", id))
        }
        _ => None,
    }
}

/// What a technology, decree, place, card or building is, found by its id or its name.
pub(crate) fn describe(pack: &Components, what: &str, texts: &dyn Texts) -> Option<String> {
    let id = what.replace([' ', '-'], "_");
    let meant = |kind: &str, other: &str| {
        other == id || texts.name(kind, other).to_lowercase().replace([' ', '-'], "_") == id
    };
    if let Some(info) = pack.stated_technologies().find(|info| meant("technology", info.id)) {
        return Some(technology(info, texts));
    }
    if let Some(info) = pack.decrees.iter().find(|info| meant("decree", info.id)) {
        let name = texts.name("decree", info.id);
        return Some(
            texts.text("pest-decree", &[("decree", name.into()), ("about", decree(info, texts).into())]),
        );
    }
    if let Some(place) = pack.map.all.iter().find(|place| meant("place", pack.map.places[place.index()].id)) {
        let info = &pack.map.places[place.index()];
        let neighbours = pack.map.neighbours[place.index()].iter();
        let mut roads: Vec<String> =
            neighbours.map(|other| texts.name("place", pack.map.places[other.index()].id)).collect();
        if pack.map.capital.has(place) {
            roads.push(texts.text("pest-the-capital", &[]));
        }
        let args = [
            ("place", texts.name("place", info.id).into()),
            ("size", size(info.size, texts).into()),
            ("resource", resource(info.resource, texts).into()),
            ("port", info.port.map_or_else(|| "no".to_owned(), |port| color(port, texts)).into()),
            ("roads", texts.list(&roads).into()),
        ];
        return Some(texts.text("pest-place", &args));
    }
    if let Some(info) = pack.pests.iter().find(|info| meant("pest", info.id)) {
        let spreads: Vec<String> = info.spreads.iter().map(|&each| spread(each, texts)).collect();
        let args = [("card", texts.name("pest", info.id).into()), ("spreads", texts.list(&spreads).into())];
        return Some(texts.text("pest-pest", &args));
    }
    if let Some(info) = pack.supports.iter().find(|info| meant("support", info.id)) {
        let [left, middle, right] = info.rewards.each_ref().map(|bundle| gain(bundle, texts));
        let args = [
            ("card", texts.name("support", info.id).into()),
            ("left", left.into()),
            ("middle", middle.into()),
            ("right", right.into()),
        ];
        return Some(texts.text("pest-support", &args));
    }
    if let Some(info) = pack.buildings.iter().find(|info| meant("building", info.id)) {
        let args = [
            ("building", texts.name("building", info.id).into()),
            ("cost", cost(&info.cost, texts).into()),
            ("prestige", info.prestige.into()),
        ];
        return Some(texts.text("pest-building", &args));
    }
    let info = pack.capital_buildings.iter().find(|info| meant("capital-building", info.id))?;
    let reward = Bundle { prestige: info.prestige, influence: info.influence, ..Bundle::NONE };
    let args = [
        ("building", texts.name("capital-building", info.id).into()),
        ("cost", cost(&info.cost, texts).into()),
        ("gain", gain(&reward, texts).into()),
    ];
    Some(texts.text("pest-capital-building", &args))
}

fn technology(info: &TechInfo, texts: &dyn Texts) -> String {
    let args = [
        ("technology", texts.name("technology", info.id).into()),
        ("research", info.cost.into()),
        ("prestige", info.prestige.into()),
        ("slot", texts.name("slot", slot(info)).into()),
        ("ability", texts.name("technology", &format!("{}-ability", info.id)).into()),
    ];
    texts.text("pest-technology", &args)
}

/// Where a technology goes: the id of a slot, or "any".
pub(super) fn slot(info: &TechInfo) -> &'static str {
    match info.slots {
        0b001 => "top",
        0b010 => "middle",
        0b100 => "bottom",
        _ => "any",
    }
}

/// A decree's agenda and imperative.
pub(super) fn decree(info: &DecreeInfo, texts: &dyn Texts) -> String {
    let agenda = match info.agenda {
        Agenda::Per { amount, every, what } => {
            let args =
                [("amount", amount.into()), ("every", every.into()), ("what", counted(what, texts).into())];
            texts.text("pest-agenda-per", &args)
        }
        Agenda::Rank(ranks) => {
            let ranks: Vec<String> = ranks.iter().map(ToString::to_string).collect();
            texts.text("pest-agenda-rank", &[("ranks", ranks.join(", ").into())])
        }
    };
    let task = imperative(info.imperative, texts);
    let args = [("era", (info.era + 1).into()), ("agenda", agenda.into()), ("task", task.into())];
    texts.text("pest-decree-about", &args)
}

fn counted(what: Counted, texts: &dyn Texts) -> String {
    match what {
        Counted::Goods(kind) => resource(kind, texts),
        other => texts.name("pest-counted", other.id()),
    }
}

fn imperative(imperative: Imperative, texts: &dyn Texts) -> String {
    match imperative {
        Imperative::Build { resource: kind, size: of, port, on_road, others, beside_own } => {
            let mut where_to = Vec::new();
            let mut say = |part: String| where_to.push(part);
            if let Some(kind) = kind {
                say(texts.text("pest-build-resource", &[("resource", resource(kind, texts).into())]));
            }
            if let Some(of) = of {
                say(texts.text("pest-build-size", &[("size", size(of, texts).into())]));
            }
            if port {
                say(texts.text("pest-build-port", &[]));
            }
            if let Some(road) = on_road {
                say(texts.text("pest-build-road", &[("color", color(road, texts).into())]));
            }
            if others {
                say(texts.text("pest-build-others", &[]));
            }
            match beside_own {
                Some(true) => say(texts.text("pest-build-next", &[])),
                Some(false) => say(texts.text("pest-build-apart", &[])),
                None => {}
            }
            texts.text("pest-task-build", &[("where", texts.list(&where_to).into())])
        }
        Imperative::Technology => texts.text("pest-task-technology", &[]),
        Imperative::Road => texts.text("pest-task-road", &[]),
        Imperative::Place { least } => texts.text("pest-task-place", &[("least", least.into())]),
    }
}

fn spread(spread: Spread, texts: &dyn Texts) -> String {
    match spread {
        Spread::Roads(road) => texts.text("pest-spread-roads", &[("color", color(road, texts).into())]),
        Spread::Places { size: of, resource: kind, port, on_road } => {
            let word = |word: Option<String>| word.unwrap_or_else(|| "any".to_owned()).into();
            let args = [
                ("size", word(of.map(|of| size(of, texts)))),
                ("resource", word(kind.map(|kind| resource(kind, texts)))),
                ("port", word(port.map(|port| color(port, texts)))),
                ("road", word(on_road.map(|road| color(road, texts)))),
            ];
            texts.text("pest-spread-places", &args)
        }
    }
}

/// What is gained, each thing with its number.
pub(super) fn gain(bundle: &Bundle, texts: &dyn Texts) -> String {
    let mut things = amounts(&bundle.goods, texts);
    for (kind, number) in bundle.others().into_iter().filter(|(_, number)| *number > 0) {
        things.push(texts.text(&format!("pest-gain-{kind}"), &[("number", number.into())]));
    }
    texts.list(&things)
}

/// What is paid.
pub(super) fn cost(cost: &Cost, texts: &dyn Texts) -> String {
    texts.list(&amounts(cost, texts))
}

fn amounts(goods: &Cost, texts: &dyn Texts) -> Vec<String> {
    let some = Resource::ALL.into_iter().zip(goods).filter(|(_, number)| **number > 0);
    some.map(|(kind, number)| {
        let args = [("number", (*number).into()), ("resource", resource(kind, texts).into())];
        texts.text("pest-amount", &args)
    })
    .collect()
}

/// A resource's name.
pub(super) fn resource(kind: Resource, texts: &dyn Texts) -> String {
    texts.name("resource", kind.id())
}

fn size(size: Size, texts: &dyn Texts) -> String {
    texts.name("pest-size", size.id())
}

fn color(color: Color, texts: &dyn Texts) -> String {
    texts.name("pest-color", color.id())
}
