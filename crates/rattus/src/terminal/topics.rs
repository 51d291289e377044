//! The fields of the set-up with texts.

use crate::{CardId, Components, Setup};
use game::Setup as _;
use title::{DescribedPick, DescribedTopic, Texts};

/// Players, boxes, cards, presets and options, as far as these choices leave them open.
pub(crate) fn topics(pack: &str, chosen: &[(String, String)], texts: &dyn Texts) -> Vec<DescribedTopic> {
    let components = Components::by_hash(pack).expect("the pack was loaded");
    let words = Words { components, texts };
    Setup::topics(pack, chosen).into_iter().map(|topic| words.topic(topic)).collect()
}

struct Words<'a> {
    components: &'static Components,
    texts: &'a dyn Texts,
}

impl Words<'_> {
    fn topic(&self, topic: game::Topic) -> DescribedTopic {
        let field = topic.field;
        let pick = topic.pick.map(|pick| DescribedPick {
            about: self.texts.name("cards", "picked"),
            count: pick.count,
            of: pick.of.into_iter().map(|card| (card.to_owned(), self.card(card))).collect(),
        });
        let about = match field {
            "cards" => {
                let count = pick.as_ref().map_or(6, |pick| pick.count);
                self.texts.text("set-up-cards", &[("count", count.into())])
            }
            "players" | "boxes" | "preset" => self.texts.text(&format!("set-up-{field}"), &[]),
            _ => self.texts.name("option", field),
        };
        let values =
            topic.values.into_iter().map(|value| (value.clone(), self.meaning(field, &value))).collect();
        DescribedTopic { field, about, values, usual: topic.usual, pick, asked: topic.asked }
    }

    fn meaning(&self, field: &str, value: &str) -> String {
        match field {
            "players" => String::new(),
            "boxes" => self.list("box", value.split(',')),
            "cards" => self.cards(value),
            "preset" => self.texts.name("preset", value),
            _ => self.texts.name("option", &format!("{field}-{value}")),
        }
    }

    /// A way to choose class cards, or a suggested set with what is in it.
    fn cards(&self, value: &str) -> String {
        let Some(set) = self.components.suggested_sets.iter().find(|set| set.id == value) else {
            return self.texts.name("cards", value);
        };
        let known = self.texts.has("set", value);
        let name = if known { self.texts.name("set", value) } else { set.name.to_owned() };
        format!("{name}: {}.", self.list("card", set.cards.iter().map(|card| card.id())))
    }

    /// A class card with its class.
    fn card(&self, id: &str) -> String {
        let card = CardId::named(id).expect("a set-up offers cards there are");
        let class = self.texts.name("class", self.components.card(card).class.id());
        format!("{} ({class})", self.texts.name("card", id))
    }

    fn list<'a>(&self, kind: &str, ids: impl Iterator<Item = &'a str>) -> String {
        self.texts.list(&ids.map(|id| self.texts.name(kind, id)).collect::<Vec<String>>())
    }
}
