//! What can be chosen for a game of Rattus.

use crate::setup::{Asked, Pick, Topic};
use crate::texts::Texts;
use game::Setup as _;
use rattus::{Boxes, CardId, Components, House, Setup};

/// Players, boxes, cards, presets and options, as far as these choices leave them open.
pub fn topics(pack: &str, chosen: &[(String, String)], texts: &Texts) -> Vec<Topic> {
    let chosen = |name: &str| chosen.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str());
    let players: u8 = chosen("players").and_then(|players| players.parse().ok()).unwrap_or(4);
    let has = |id: &str| chosen("boxes").is_some_and(|boxes| boxes.split(',').any(|other| other == id));
    let setup = Setup {
        components: Components::by_hash(pack).expect("the pack was loaded"),
        boxes: Boxes { pied_piper: has("pied_piper"), africanus: has("africanus") },
        ..Setup::standard(players)
    };
    let mut topics = vec![self::players(texts), boxes(players, texts), cards(&setup, texts), preset(texts)];
    topics.extend(House::OPTIONS.iter().map(|(name, _, values)| option(name, values, texts)));
    topics
}

fn players(texts: &Texts) -> Topic {
    Topic {
        field: "players",
        about: texts.own("set-up-players", &[]),
        values: (2..=6).map(|players: u8| (players.to_string(), String::new())).collect(),
        usual: 2,
        pick: None,
        asked: Asked::AtTheTable,
    }
}

/// The combinations of boxes that seat so many.
fn boxes(players: u8, texts: &Texts) -> Topic {
    let combination = |boxes: Boxes| {
        let ids: Vec<&str> = Boxes::IDS.iter().copied().filter(|id| boxes.has(id)).collect();
        let names: Vec<String> = ids.iter().map(|id| texts.name("box", id)).collect();
        (ids.join(","), texts.list(&names))
    };
    Topic {
        field: "boxes",
        about: texts.own("set-up-boxes", &[]),
        values: Boxes::ALL
            .into_iter()
            .filter(|boxes| boxes.most_players() >= players)
            .map(combination)
            .collect(),
        usual: 0,
        pick: None,
        asked: Asked::AtTheTable,
    }
}

/// The ways to choose class cards, where the boxes have more than are used.
fn cards(setup: &Setup, texts: &Texts) -> Topic {
    let count = setup.card_count().unwrap_or(6);
    let spare = setup.pool().len() > count;
    let names = |cards: &[CardId]| {
        texts.list(&cards.iter().map(|card| texts.name("card", card.id())).collect::<Vec<String>>())
    };
    let ways: &[&str] = if spare { &["random", "one_from_each_class"] } else { &["random"] };
    let mut values: Vec<(String, String)> =
        ways.iter().map(|way| ((*way).to_owned(), texts.name("cards", way))).collect();
    if spare {
        values.extend(setup.offered_sets().map(|set| {
            let name = if texts.has("set", set.id) { texts.name("set", set.id) } else { set.name.to_owned() };
            (set.id.to_owned(), format!("{name}: {}.", names(&set.cards)))
        }));
    }
    let card = |card: CardId| {
        let class = texts.name("class", setup.components.card(card).class.id());
        (card.id().to_owned(), format!("{} ({class})", texts.name("card", card.id())))
    };
    let pick =
        Pick { about: texts.name("cards", "picked"), count, of: setup.pool().iter().map(card).collect() };
    Topic {
        field: "cards",
        about: texts.own("set-up-cards", &[("count", count.into())]),
        values,
        usual: 0,
        pick: spare.then_some(pick),
        asked: Asked::AtTheTable,
    }
}

fn preset(texts: &Texts) -> Topic {
    let preset = |id: &str| (id.to_owned(), texts.name("preset", id));
    Topic {
        field: "preset",
        about: texts.own("set-up-preset", &[]),
        values: ["printed", "online"].map(preset).to_vec(),
        usual: 0,
        pick: None,
        asked: Asked::ByName,
    }
}

fn option(name: &'static str, values: &[&str], texts: &Texts) -> Topic {
    let value = |value: &&str| ((*value).to_owned(), texts.name("option", &format!("{name}-{value}")));
    Topic {
        field: name,
        about: texts.name("option", name),
        values: values.iter().map(value).collect(),
        usual: 0,
        pick: None,
        asked: Asked::ByName,
    }
}
